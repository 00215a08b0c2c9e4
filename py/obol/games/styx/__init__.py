"""Styx, for two: cards on five fields of the river, the ferryman decides how."""

from .rules import STYX

__all__ = ["STYX"]
