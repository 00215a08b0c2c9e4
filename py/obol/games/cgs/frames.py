"""The two longest frames of the stack, entry by entry: an attack under way, and a check."""

# The entries of a STRIKE frame; a CHECK frame begins with the same two.
STEP, WHO, AGAINST, MODE, SUPPORT, HELPERS, FOR, CONTRA, DIE, RESULT, FLAGS, TARGET = range(1, 13)
UNKNOWN, MISS, STRUCK = range(3)
COUNTER, VOID, SAFE, SURPRISE, BEASTLY, DEAD = (1 << place for place in range(6))
"""What is to be known of an attack: a counter-attack; cancelled; its hit cancelled; and so on."""

# The entries of a CHECK frame.
STAT, BY, BONUS, THROWN, PASSED, WIN, LOSE = range(3, 10)
