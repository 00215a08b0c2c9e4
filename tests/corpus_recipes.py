"""The games of the links corpus: all settings, numbers of players and kinds of seats, over and not over.

A recipe is named by its words, and a game is recorded once: to have another one, add a recipe.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

NEVER = 1 << 30
PEOPLE = ("Ada", "Blaise", "Cleo", "Dido", "Euler", "Fritz", "Gauß", "Hypatia")
ODD = (
    "",
    "<script>alert(1)</script",
    "Łukasz ⚓ Ἀχέρων",
    "👩‍👩‍👧‍👦🏴‍☠️",
    "\"'`&amp;\\n${x}",
    "مَرْحَبًا",
    "e\u0301 is not é",
    "🜚" * 24,
)


@dataclass(frozen=True)
class Recipe:
    """Who sits there, with which options, who makes the choices, and after how many of them it stops."""

    game: str
    what: str
    seats: tuple[tuple[str, str], ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    players: tuple[str, ...] = ("greedy",)
    most: int = NEVER
    orders: Mapping[str, str] = field(default_factory=dict)


def kinds(*names: str) -> tuple[tuple[str, str], ...]:
    return tuple((kind, PEOPLE[seat]) for seat, kind in enumerate(names))


def strangers(*names: str) -> tuple[tuple[str, str], ...]:
    return tuple((kind, ODD[seat]) for seat, kind in enumerate(names))


def nobody(count: int) -> tuple[tuple[str, str], ...]:
    return (("person", ""),) * count


MIXED = ("random", "greedy")

STYX = [
    Recipe("styx", "before the first choice, no names", nobody(2), seed=0, most=0),
    Recipe("styx", "one choice", kinds("person", "greedy"), seed=7, most=1),
    Recipe("styx", "the river being turned over", kinds("person", "friend"), seed=8, most=3),
    Recipe("styx", "a soul taken, not laid", kinds("friend", "person"), seed=9, most=5),
    Recipe("styx", "halfway, by link", kinds("person", "friend"), seed=10, players=MIXED, most=37),
    Recipe("styx", "a whole game", kinds("person", "greedy"), seed=11),
    Recipe("styx", "a whole game by chance", kinds("random", "random"), seed=12, players=("random",)),
    Recipe("styx", "chains of two", kinds("person", "random"), {"chain": "two"}, 13, MIXED),
    Recipe("styx", "chance turns the river over", kinds("greedy", "person"), {"flips": "chance"}, 14, MIXED),
    Recipe(
        "styx",
        "both options",
        kinds("greedy", "greedy"),
        {"chain": "two", "flips": "chance"},
        15,
        ("random",),
    ),
    Recipe("styx", "names with markup, the largest seed", strangers("person", "friend"), seed=(1 << 48) - 1),
    Recipe(
        "styx", "names of pictures", (("friend", ODD[3]), ("person", ODD[7])), seed=1 << 47, players=MIXED
    ),
    Recipe(
        "styx", "names in Arabic and with an accent apart", (("person", ODD[5]), ("person", ODD[6])), seed=16
    ),
    Recipe("styx", "thinkers, played by the novice", kinds("novice", "adept"), seed=17, players=("novice",)),
    Recipe("styx", "master and oracle", kinds("master", "oracle"), seed=18, players=MIXED, most=60),
    Recipe("styx", "an early end", kinds("greedy", "random"), seed=42, players=("greedy", "random")),
    Recipe("styx", "two friends, seen by a third", kinds("friend", "friend"), seed=19, most=20),
]

STRIFE = [
    Recipe("strife", "before the first choice, no names", nobody(3), seed=0, most=0),
    Recipe("strife", "three, a whole game", kinds("person", "greedy", "random"), seed=21),
    Recipe("strife", "four by chance", kinds(*["random"] * 4), seed=22, players=("random",)),
    Recipe("strife", "five, a whole game", kinds("person", *["greedy"] * 4), seed=23),
    Recipe("strife", "five by chance", kinds(*["random"] * 5), seed=24, players=("random",)),
    Recipe(
        "strife", "without champions", kinds("person", "friend", "greedy"), {"champions": "no"}, 25, MIXED
    ),
    Recipe("strife", "three of each card", kinds(*["person"] * 4), {"copies": "three"}, 26, MIXED),
    Recipe("strife", "champions within reach", kinds(*["greedy"] * 5), {"inert": "no"}, 27, ("random",)),
    Recipe(
        "strife",
        "every option at its last value",
        kinds(*["person"] * 3),
        {"champions": "no", "copies": "three", "inert": "no"},
        28,
    ),
    Recipe("strife", "in the first round", kinds("person", "friend", "friend"), seed=29, most=17),
    Recipe("strife", "the third round", kinds(*["friend"] * 4), seed=30, players=MIXED, most=31),
    Recipe(
        "strife", "odd names", strangers("person", "friend", "greedy", "random", "novice"), seed=(1 << 48) - 1
    ),
    Recipe("strife", "thinkers", kinds("adept", "master", "oracle"), seed=31, players=("greedy",), most=40),
]

APOKALYPSE = [
    Recipe("apokalypse", "before the first choice, no names", nobody(2), seed=0, most=0),
    Recipe("apokalypse", "two, a whole game", kinds("person", "greedy"), seed=41),
    Recipe("apokalypse", "two by chance", kinds("random", "random"), seed=42, players=("random",)),
    Recipe("apokalypse", "three, a whole game", kinds("person", "friend", "greedy"), seed=43, players=MIXED),
    Recipe("apokalypse", "four, a whole game", kinds(*["greedy"] * 4), seed=44),
    Recipe("apokalypse", "five, balanced", kinds(*["person"] * 5), {"balanced": "yes"}, 45),
    Recipe("apokalypse", "six by chance", kinds(*["random"] * 6), seed=46, players=("random",)),
    Recipe(
        "apokalypse", "every citizen may be converted", kinds(*["greedy"] * 3), {"convAny": "yes"}, 47, MIXED
    ),
    Recipe(
        "apokalypse",
        "strict rounds, the first to pass deals",
        kinds("person", "greedy", "friend"),
        {"strictRoundEnd": "yes", "dealNewStart": "yes"},
        48,
        MIXED,
    ),
    *(
        Recipe("apokalypse", f"codes: {table}", kinds(*["random"] * 3), {"codeTable": table}, 49, MIXED)
        for table in ("trade", "thematic", "swaps")
    ),
    Recipe(
        "apokalypse", "talon uncounted", kinds("person", "person"), {"showTalonCounts": "no"}, 50, most=60
    ),
    Recipe("apokalypse", "odd names", strangers("person", "friend", "greedy", "random"), seed=51, most=33),
    Recipe(
        "apokalypse",
        "standing orders: never ask me",
        kinds("person", "person", "greedy"),
        seed=52,
        players=("random",),
        most=150,
        orders={"0": "never", "1": "target"},
    ),
    Recipe(
        "apokalypse", "six halfway", kinds("oracle", "master", "adept", *["friend"] * 3), seed=53, most=120
    ),
]

CGS = [
    Recipe("cgs", "before the first choice, no names", nobody(2), seed=0, most=0),
    Recipe("cgs", "two, a whole game", kinds("person", "greedy"), {"threshold": "4"}, 61),
    Recipe(
        "cgs", "three with the second set", kinds(*["greedy"] * 3), {"sets": "set2", "threshold": "5"}, 62
    ),
    Recipe("cgs", "four on the rosette", kinds(*["greedy"] * 4), {"layout": "rosette", "threshold": "4"}, 63),
    Recipe("cgs", "five on the grand map", kinds(*["friend"] * 5), {"layout": "grand"}, 64, most=150),
    Recipe("cgs", "two teams", kinds("person", "friend", "greedy", "greedy"), {"teams": "two"}, 65, most=200),
    Recipe("cgs", "three teams of two", kinds(*["person"] * 6), {"teams": "three"}, 66, most=150),
    Recipe("cgs", "four teams, eight players", kinds(*["greedy"] * 8), {"teams": "four"}, 67, most=150),
    Recipe("cgs", "three heroes each", kinds("person", "person"), {"heroes": "three"}, 68, most=200),
    Recipe(
        "cgs",
        "piles by player, both sets",
        kinds(*["random"] * 2),
        {"piles": "player", "sets": "both"},
        69,
        MIXED,
        250,
    ),
    Recipe("cgs", "twelve rounds by chance", kinds(*["random"] * 2), {"rounds": "12"}, 70, ("random",), 1500),
    Recipe("cgs", "twelve rounds", kinds("person", "greedy", "random"), {"rounds": "12"}, 71, MIXED),
    Recipe("cgs", "odd names", strangers(*["person", "friend", "greedy", "novice"] * 2), seed=72, most=40),
    Recipe("cgs", "seven, to round 25", kinds(*["greedy"] * 7), {"rounds": "25"}, 74, most=120),
    Recipe(
        "cgs",
        "two heroes each on the star",
        kinds("person", "friend"),
        {"heroes": "two", "layout": "star"},
        75,
        most=99,
    ),
    Recipe(
        "cgs", "four heroes each", kinds("person", "friend"), {"heroes": "four", "rounds": "50"}, 76, most=90
    ),
    Recipe("cgs", "the first set", kinds("friend", "person", "novice"), {"sets": "set1"}, 77, most=77),
    Recipe("cgs", "three, a long game", kinds("greedy", "greedy", "greedy"), {"threshold": "10"}, 73),
]

RECIPES = [*STYX, *STRIFE, *APOKALYPSE, *CGS]
