"""These tests read the page's files with developers' tools, which Pyodide does not have."""

import sys

collect_ignore_glob = ["*.py"] if sys.platform == "emscripten" else []
