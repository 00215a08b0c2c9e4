"""The numbers of CGS: frames of the stack, questions and actions. Their order is part of the save format.

A frame is a tuple of ints whose first entry is its kind. Kinds below ASK are procedures under way; the
others are questions, and the first entry after the kind is the seat that is asked.
"""

(
    SETUP,  # step
    ROUND,  # step
    TURN,  # step
    WALK,  # piece, points, road used
    ENTER,  # step, piece, hex
    DRAW,  # step, hex, piece, follow-up, drawn specials, card, place before
    SPAWN,  # left, level, piece, hex, script, place in script
    RULE,  # step, counter, piece, hex, tied
    STRIKE,  # an attack: see frames.py
    DEFEAT,  # step, piece, victor, seat
    BEATEN,  # step, hex, encounter, seat, piece
    ATTEMPT,  # step, piece, hex, route
    CHECK,  # step, piece, stat, by, bonus, die, win script, lose script
    PLAYED,  # step, seat, card, target, cancelled, function
    WINDOW,  # trigger, subject, asked seats, *functions done with
    RUN,  # script, place, seat, self, foe, hex
    THROW_OUT,  # seat, left
) = range(17)

ASK = 32
(
    ASK_HERO,
    ASK_START_CARD,
    ASK_ROTATION,  # seat, place, direction of the step (-1: start tile)
    ASK_CAMP,  # seat, place
    ASK_PASS,
    ASK_GIVE,
    ASK_PLAY,
    ASK_MOVER,
    ASK_STEP,
    ASK_ACTION,
    ASK_SUPPORT,  # seat, attacker, target, mode, *supporters
    ASK_CREATURE,
    ASK_MODE,  # seat, piece, target
    ASK_USE,  # seat, function, bearer, card
    ASK_REACT,
    ASK_PIECE,  # seat, *candidates
    ASK_PLAYER,  # seat, *candidates
    ASK_PLACE,  # seat, *places of face-down tiles
    ASK_HEX,  # seat, piece, *hexes
    ASK_OPTION,  # seat, *scripts
    ASK_DISCARD,  # seat, left
    ASK_LOOT,  # seat, *candidates
) = range(ASK, ASK + 22)
QUESTIONS = (
    "hero",
    "start-card",
    "rotation",
    "camp",
    "pass",
    "give",
    "play",
    "mover",
    "step",
    "action",
    "support",
    "creature",
    "mode",
    "use",
    "react",
    "piece",
    "player",
    "place",
    "hex",
    "option",
    "discard",
    "loot",
)

# The phases of a turn (A2.3) and what surrounds them.
PREPARE, CARDS, MOVEMENT, COMBAT, CREATURES, OVER = range(6)
PHASES = ("setup", "card", "movement", "combat", "creature", "over")

# Actions. NONE stands for 'no target' in a pair.
PIECES = 256
NONE = PIECES - 1
HEXES = 256
CARDS_MAX = 1024
PLACES = 32

TURN_TILE = 0  # + sixths
STEP = 8  # + direction, 6 is the cave mouth
STEP_PAID = 16  # + direction: the free road step is saved (R28)
SEAT = 24  # + seat
PLACE = 32  # + place of a tile
OPTION = 64  # + place in the list
MODE = 80  # + mode
USE_IT = 90
PIECE = 256  # + piece
HEX = 512  # + hex
COIN = 768  # + seat
CARD = 1024  # + card
ATTEMPT_ROUTE = 2048  # + piece * 8 + route
GIVE = 4096  # + card * 8 + seat
PASS = 1 << 14  # + card * 256 + receiver
PLAY = 1 << 19  # + card * 256 + target
ATTACK = 1 << 20  # + (piece * 256 + target) * 2 + mode
BEAST = 1 << 21  # + creature * 256 + target
USE = 1 << 22  # + piece * 8192 + card * 8 + function of the card
SHEET = CARDS_MAX - 1
"""In USE: the function stands on the piece itself."""
DONE = 1 << 25
"""No more of it, no, pass."""
