"""What things are worth to a sensible player of Styx, in hundredths of a field."""

WIN = 10_000
CAPTURE = 100
COVER = -20
"""A soul on an own field: it gains nothing and spends a soul."""
AGAIN = 35
"""Another soul may follow at once."""
KEEP = 8
"""A soul like Phlegyas, in hand."""
BLIND = 45
"""A soul drawn blind, and ten less for each in hand: a little less than a capture."""
PHLEGYAS = 5
"""What is lost with a soul that can do anything."""
AHEAD = 8
"""Turns that an imagined game goes on. Farther off, what happens says more about luck than about a choice."""
MIDDLE = (0, 0, 3, 6, 6, 3, 0)
"""A strength in the middle is rarely the greatest, the least or the farthest: it is left alone longer."""
