"""Apokalypse, for two to six: nations between heaven and hell, four horsemen, secret alignments."""

from .rules import APOKALYPSE

__all__ = ["APOKALYPSE"]
