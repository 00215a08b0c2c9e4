"""The script PyScript runs in the worker: the page's one door into Python.

It is small on purpose. `call` takes and gives strings and never raises; see obol/bridge.py.
"""

from obol.bridge import call

__export__ = ["call"]
__all__ = ["call"]
