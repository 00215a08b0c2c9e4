"""The closed vocabulary of component sets: every word that a set may use, and nothing else.

The order of a tuple is the number of its words in the engine; a new word goes to the end.
"""

LANGUAGES = ("de", "en", "fr")
TERRAINS = ("plain", "forest", "mountain", "olympus", "black")
PLAIN, FOREST, MOUNTAIN, OLYMPUS, BLACK = range(5)
TILE_KINDS = ("land", "cave", "olympus")
LAND, CAVE, SUMMIT = range(3)

STATS = ("defence", "command", "diplomacy", "magic", "ranged", "melee", "speed")
DEFENCE, COMMAND, DIPLOMACY, MAGIC, RANGED, MELEE, SPEED = range(7)
PRINTED = STATS[:6]
"""What can stand on a sheet; the speed is everybody's 2 (D2.11)."""
MODES = ("melee", "ranged")
BY_MELEE, BY_RANGED = range(2)
STAT_OF_MODE = (MELEE, RANGED)

CARD_TYPES = ("character", "equipment", "ability", "event")
CHARACTER, EQUIPMENT, ABILITY, EVENT = range(4)
ENCOUNTER_TYPES = ("creature", "trial")
SIGNS = ("-", "=", ">", "~")
PERIODIC, PERMANENT, CONDITIONAL, ON_PLAY = range(4)

TRIGGERS = (
    "attack",
    "attack_rolled",
    "hit",
    "check_failed",
    "defeated",
    "won",
    "turn_start",
    "round_start",
    "card_played",
)
ATTACK, ROLLED, HIT, CHECK_FAILED, DEFEATED, WON, TURN_START, ROUND_START, CARD_PLAYED = range(9)
ROLES = ("attacker", "defender")
WHOSE = ("self", "own", "enemy")
SCOPES = ("all", "others", "own_all", "creatures")
AT_ALL = SCOPES[:2]
LIMITS = ("turn", "round")
SPANS = ("turn", "round")

CONDITIONS: dict[str, tuple[str, ...] | None] = {
    "mode": MODES,
    "result": ("hit", "miss"),
    "foe": ("creature", "hero", "ally", "character"),
    "check": PRINTED,
    "same_hex": None,
    "other": None,
    "wounded": None,
    "supported": None,
    "card_type": CARD_TYPES,
    "terrain": TERRAINS,
}
"""Each condition with the words it may have; None stands for true or false."""

KEYS = (
    "mountaineer",
    "swimmer",
    "wallclimber",
    "scout",
    "sniper",
    "no_surprise",
    "no_counter",
    "strong_support",
    "ranged_immune",
    "melee_immune",
    "truce",
)
KEY = {word: 1 << place for place, word in enumerate(KEYS)}
MOUNTAINEER, SWIMMER, WALLCLIMBER, SCOUT, SNIPER = (1 << place for place in range(5))
NO_SURPRISE, NO_COUNTER, STRONG_SUPPORT, RANGED_IMMUNE, MELEE_IMMUNE, TRUCE = (
    1 << place for place in range(5, 11)
)

WHO = ("self", "foe", "hero", "own", "own_all", "enemy", "creature", "enemy_player", "foe_player")
PLAYERS = WHO[7:]
AT_OTHERS = ("foe", "enemy", "enemy_player", "foe_player")

# A parameter is described by a word: int, stat, who, effects ... ; "?" marks what may be missing.
OPS: dict[str, dict[str, str]] = {
    "bonus": {"to": "to", "by": "int"},
    "reroll": {},
    "succeed": {},
    "cancel": {},
    "redirect": {},
    "heal": {"who": "who", "within": "count?"},
    "wound": {"who": "who", "within": "count?"},
    "gain": {"n": "number"},
    "lose": {"n": "number"},
    "steal": {"n": "number", "who": "player"},
    "draw": {"n": "number"},
    "discard": {"n": "number"},
    "peek": {"what": "what", "n": "number?"},
    "skip": {"what": "skip", "who": "who", "within": "count?"},
    "mod": {"who": "who", "stat": "stat", "by": "int", "span": "span", "within": "count?"},
    "move": {"who": "who", "to": "place", "n": "number?", "within": "count?"},
    "roll": {"table": "table"},
    "check": {"stat": "printed", "by": "int", "win": "effects?", "lose": "effects?"},
    "choose": {"options": "options"},
    "spawn": {"level": "level", "n": "number", "prize": "bool?", "loot": "number?", "mods": "mods?"},
    "banner": {},
    "grab_equipment": {},
}
"""Every effect with its parameters."""

WORDS: dict[str, tuple[str, ...]] = {
    "to": ("attack", "defence", "check"),
    "who": WHO[:7],
    "player": PLAYERS,
    "what": ("encounter", "tile", "hand"),
    "skip": ("move", "action"),
    "stat": STATS,
    "printed": PRINTED,
    "span": SPANS,
    "place": ("camp", "adjacent_random", "within"),
}

FN_FIELDS = ("sign", "mods", "keys", "scope", "when", "role", "whose", "if", "limit", "do", "discard")
ROUTES = ("test", "trial", "pay", "discard")
