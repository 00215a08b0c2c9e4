"""Obol: four mythic table games, as engines that run anywhere Python runs."""

__version__ = "0.1.0"
