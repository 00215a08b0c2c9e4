"""What is in the box of Strife of Gods, as tables.

A card is a number. Number cards are 0 to 59: copy * 20 + colour * 5 + value - 1, so that a box with two
copies (R1) holds exactly 0 to 39. The sixteen champions are 60 to 75, in the order of the rulebook.
"""

COLOURS = ("red", "green", "blue", "yellow")
LETTERS = "rgby"
CHAMPION_NAMES = (
    "misha",
    "muriel",
    "amitiel",
    "christoph",
    "gurak",
    "gnigrit",
    "rogmesh",
    "durboc",
    "myriani",
    "paeral",
    "ana",
    "grongurd",
    "celestia",
    "remial",
    "arcohn",
    "zakum",
)

KINDS = 20
"""Four colours times the values one to five."""
MOST_COPIES = 3
NUMBERS = range(KINDS * MOST_COPIES)
CHAMPION = NUMBERS.stop
"""The first champion: a card below it is a number card."""
CHAMPIONS = range(CHAMPION, CHAMPION + len(CHAMPION_NAMES))
CARDS = range(CHAMPIONS.stop)
HOLE = CARDS.stop
"""What lies in the ring is a card, or HOLE and the number of a gap."""

(
    MISHA,
    MURIEL,
    AMITIEL,
    CHRISTOPH,
    GURAK,
    GNIGRIT,
    ROGMESH,
    DURBOC,
    MYRIANI,
    PAERAL,
    ANA,
    GRONGURD,
    CELESTIA,
    REMIAL,
    ARCOHN,
    ZAKUM,
) = CHAMPIONS

DECKS = {"two": bytes(range(2 * KINDS)), "three": bytes(NUMBERS)}
"""The number cards, by how many copies of each are in the box (R1)."""
CHAMPION_DECK = bytes(CHAMPIONS)

RING = 32
"""Places in the ring, whoever plays (R2)."""
EVERY = 8
"""With champions, every eighth place of the ring holds one."""
TURNS = 4
"""Cards each player takes in a round (R23)."""
EDGES_ONLY = 3
"""With this many gaps only cards at an edge may be taken (R4)."""

SHIELDS = ("gold", "silver", "bronze")
POINTS = (3, 2, 1)

COLOUR = tuple(card % KINDS // 5 for card in NUMBERS) + (-1,) * len(CHAMPIONS)
VALUE = tuple(card % 5 + 1 for card in NUMBERS) + (0,) * len(CHAMPIONS)
COLOUR_BIT = tuple(1 << colour if colour >= 0 else 0 for colour in COLOUR)
NAME = (
    *(f"{LETTERS[COLOUR[card]]}{VALUE[card]}-{card // KINDS + 1}" for card in NUMBERS),
    *CHAMPION_NAMES,
)
REF = tuple(("number:" if card < CHAMPION else "champion:") + NAME[card] for card in CARDS)
CARD_OF_REF = {ref: card for card, ref in enumerate(REF)}
WORTH = tuple(
    tuple(VALUE[card] if card < CHAMPION and colours >> COLOUR[card] & 1 else 0 for card in CARDS)
    for colours in range(1 << len(COLOURS))
)
"""WORTH[colours][card]: what a card counts when these colours (a bit each) win."""
SEATS = range(3, 6)
"""How many may play (R22)."""
CLOCKWISE = {seats: tuple((*range(start, seats), *range(start)) for start in range(seats)) for seats in SEATS}
"""CLOCKWISE[seats][start]: all seats, from the start player on."""
SIDES = ("ccw", "cw")
"""The two ends of a gap: the side of its counter-clockwise and of its clockwise neighbour."""


def gap_ref(gap: int) -> str:
    """The name of a gap. A gap keeps its number as long as it exists.

    A new gap gets the least number that is free; when two flow together, the lesser number stays.
    """
    return f"gap:{gap}"


def end_ref(gap: int, side: int) -> str:
    """The name of one end of a gap, where a card can be laid: ``gap:2-ccw`` or ``gap:2-cw``."""
    return f"gap:{gap}-{SIDES[side]}"


def seat_ref(seat: int | None) -> str:
    return f"seat:{seat}"
