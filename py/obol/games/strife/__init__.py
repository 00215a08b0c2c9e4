"""Strife of Gods, for three to five: a ring of cards, its gaps, and the champions at their edges."""

from .rules import STRIFE

__all__ = ["STRIFE"]
