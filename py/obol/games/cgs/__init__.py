"""The Component Game System: heroes on a map of hexes, and everything on a card is data."""

from .rules import CGS

__all__ = ["CGS"]
