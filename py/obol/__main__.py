"""``python -m obol``."""

import sys

from .cli import main

sys.exit(main())
