"""What each seat of CGS sees (8.1); the only place where secrecy is decided.

Open to all are the revealed map, all pieces with what lies on them, dinars, timers, points, discards and the
encounter piles on the map. Hidden are face-down tiles, the orders of the piles and other hands, but for what
a seat has looked at. Names and texts of things are not in here: a ref leads to them (texts.py).
"""

from typing import TYPE_CHECKING

from ...kernel.words import EVERYBODY, Plain
from .asking import reaction
from .components import KINDS, ROAD, WALL, WATER
from .contests import attack, in_reach, odds, played
from .events import card_ref, counter_ref, encounter_ref, hex_ref, piece_ref, place_ref, seat_ref, side_ref
from .ground import HIDDEN, Ground
from .moves import (
    ASK,
    ASK_ACTION,
    ASK_OPTION,
    ASK_REACT,
    ASK_ROTATION,
    ASK_STEP,
    ATTEMPT_ROUTE,
    GIVE,
    OVER,
    PHASES,
    QUESTIONS,
)
from .plans import route_chances
from .reach import value
from .sums import roll_view
from .texts import of_effects
from .trials import beaten_sum, need
from .vocabulary import STATS, TERRAINS
from .walking import reachable

if TYPE_CHECKING:
    from .table import Table

_NAMES = ((WATER, "water"), (WALL, "wall"), (ROAD, "road"))


def view(table: "Table", seat: int | None) -> Plain:
    """The table as this seat sees it; None is a spectator."""
    plan = table.plan
    asked = table.actor is not None and seat in (table.actor, EVERYBODY)
    secret = seat not in (table.actor, EVERYBODY) and reaction(table) is not None
    return {
        "seat": seat,
        "phase": PHASES[table.phase],
        "actor": None if secret else table.actor,
        "active": table.active,
        "round": table.round,
        "rounds": plan.rounds,
        "question": _question(table, seat),
        "layout": plan.grid.layout.id,
        "threshold": plan.threshold,
        "tiles": [_place(table, place, seat) for place in range(plan.grid.places)],
        "hexes": _hexes(table),
        "pieces": [_piece(table, piece) for piece in range(len(table.at)) if table.at[piece] >= 0],
        "players": [_player(table, owner, seat) for owner in range(plan.seats)],
        "sides": [_side(table, side) for side in range(plan.sides)],
        "piles": _piles(table, seat),
        "attack": attack(table),
        "played": played(table),
        "roll": roll_view(table),
        "steps": _steps(table),
        "turning": _turning(table),
        "offers": _offers(table),
        "odds": odds(table) if asked else {},
        "range": in_reach(table),
        "chances": _chances(table) if asked else {},
        "heroes": [piece_ref(plan.box, hero) for hero in range(plan.box.heroes) if table.owner[hero] < 0],
    }


def _question(table: "Table", seat: int | None) -> str | None:
    """The kind of the open question; None while something is still happening, and at the end.

    That somebody is asked for a reaction card is told to nobody else, not even in the turn of the asked.
    """
    asks = table.actor is not None and table.stack[-1][0] >= ASK
    if asks and table.stack[-1][0] == ASK_REACT and seat not in (table.actor, EVERYBODY):
        return None
    return QUESTIONS[table.stack[-1][0] - ASK] if asks else None


def _place(table: "Table", place: int, seat: int | None) -> Plain:
    """A tile: where it lies, whether it is turned over, and what is printed on it if this seat knows."""
    grid = table.plan.grid
    turned = table.turned[place] >= 0
    known = turned or bool(table.tile_seen[place] & _bits(seat))
    tile = table.tiles[place]
    return {
        "ref": place_ref(place),
        "q": grid.spots[place * 7][0],
        "r": grid.spots[place * 7][1],
        "cave": place >= grid.first_cave,
        "turned": table.turned[place] if turned else None,
        "print": f"print:{table.plan.box.tiles[tile].id}" if known and tile >= 0 else None,
        "peeked": known and not turned,
    }


def _bits(seat: int | None) -> int:
    """Whose looks count where one bit says of each seat whether it has looked."""
    return 0 if seat is None else -1 if seat == EVERYBODY else 1 << seat


_printed: list[tuple[Ground, list[tuple[int, Plain]]]] = []
"""What is printed on the last few maps looked at: a story shows the same map in hundreds of views."""
_KEPT = 4


def _hexes(table: "Table") -> list[Plain]:
    """The revealed hexes: what is printed there, and what lies there now."""
    found = next((printed for ground, printed in _printed if ground is table.ground), None)
    if found is None:
        terrain = table.ground.terrain
        found = [(hex, _print(table, hex)) for hex in range(len(terrain)) if terrain[hex] != HIDDEN]
        _printed.append((table.ground, found))
        del _printed[:-_KEPT]
    banner, top, won, camps = table.banner, table.top, table.won, table.camps
    return [
        {
            **printed,
            "banner": side_ref(table.plan, banner[hex]) if banner[hex] >= 0 else None,
            "camps": [side_ref(table.plan, side) for side, camp in enumerate(camps) if camp == hex]
            if hex in camps
            else [],
            "pile": _pile(table, hex) if top[hex] >= 0 or won[hex] else None,
        }
        for hex, printed in found
    ]


def _print(table: "Table", hex: int) -> Plain:
    ground, grid = table.ground, table.plan.grid
    return {
        "ref": hex_ref(hex),
        "q": grid.spots[hex][0],
        "r": grid.spots[hex][1],
        "terrain": TERRAINS[ground.terrain[hex]],
        "encounter": ground.encounter[hex],
        "creature": ground.creature[hex],
        "card": ground.card[hex],
        "mouth": ground.mouth[hex],
        "link": hex_ref(ground.link[hex]) if ground.link[hex] >= 0 else None,
        "edges": [[name for bit, name in _NAMES if ground.edges[hex * 6 + d] & bit] for d in range(6)],
    }


def _pile(table: "Table", hex: int) -> Plain:
    """The encounter pile of a hex: the open card, the beaten ones, and what each side still needs."""
    box = table.plan.box
    top = table.top[hex]
    return {
        "top": encounter_ref(box, top) if top >= 0 else None,
        "fresh": top >= 0 and table.fresh[hex] == table.turn,
        "won": [encounter_ref(box, entry >> 3) for entry in table.won[hex]],
        "beaten": [beaten_sum(table, hex, side) for side in range(table.plan.sides)],
        "need": [need(table, hex, side) for side in range(table.plan.sides)],
    }


def _piece(table: "Table", piece: int) -> Plain:
    box = table.plan.box
    printed = box.pieces[piece]
    seat = table.owner[piece]
    return {
        "ref": piece_ref(box, piece),
        "kind": KINDS[printed.kind],
        "owner": seat if seat >= 0 else None,
        "hex": hex_ref(table.at[piece]),
        "hurt": bool(table.hurt >> piece & 1),
        "sides": printed.sides,
        "value": printed.value,
        "stats": {stat: value(table, piece, n) for n, stat in enumerate(STATS) if printed.stats[n] >= 0},
        "printed": {stat: printed.stats[n] for n, stat in enumerate(STATS) if printed.stats[n] >= 0},
        "gear": [card_ref(box, card) for card in table.gear[piece]],
        "moved": bool(table.moved >> piece & 1),
        "acted": bool(table.acted >> piece & 1),
        "skips": [
            name
            for name, bits in (("move", table.skip_move), ("action", table.skip_act))
            if bits >> piece & 1
        ],
        "must": (piece << 8 | table.at[piece]) in table.must and table.phase != OVER,
        "prize": bool(table.prize >> piece & 1),
        "tied": [counter_ref(box, counter) for counter in table.tied[piece]],
        "mods": [
            {"stat": STATS[stat], "by": by, "until": seat_ref(until) if until >= 0 else "turn"}
            for who, stat, by, until in table.mods
            if who == piece
        ],
    }


def _player(table: "Table", owner: int, seat: int | None) -> Plain:
    """A player: the hand only to itself, and to others what they have seen of it."""
    box = table.plan.box
    hand = table.hands[owner]
    if seat not in (owner, EVERYBODY):
        seen = 0 if seat is None else table.seen[seat]
        hand = tuple([card for card in hand if seen >> card & 1])
    return {
        "ref": seat_ref(owner),
        "side": side_ref(table.plan, table.plan.side[owner]),
        "pieces": [piece_ref(box, piece) for piece in table.own[owner]],
        "coins": table.coins[owner],
        "hand": [card_ref(box, card) for card in hand],
        "cards": len(table.hands[owner]),
        "timed": [{"card": card_ref(box, entry >> 4), "left": entry & 15} for entry in table.timed[owner]],
    }


def _side(table: "Table", side: int) -> Plain:
    """A side at the gate: what it has, and whether that is enough and more than anyone (C2.31)."""
    points = table.all_points()
    others = [of for other, of in enumerate(points) if other != side]
    return {
        "ref": side_ref(table.plan, side),
        "seats": [seat for seat, of in enumerate(table.plan.side) if of == side],
        "points": points[side],
        "most": max(others),
        "gate": table.gate(side),
        "camp": hex_ref(table.camps[side]) if table.camps[side] >= 0 else None,
    }


def _piles(table: "Table", seat: int | None) -> Plain:
    box = table.plan.box
    bit = _bits(seat)
    top = [
        encounter_ref(box, table.enc[-nth]) if table.enc_seen[-nth] & bit else None
        for nth in range(1, len(table.enc) + 1)
    ]
    while top and top[-1] is None:
        top.pop()
    return {
        "deck": len(table.deck),
        "out": [card_ref(box, card) for card in table.out],
        "encounters": len(table.enc),
        "known": top,
        "encountersOut": [encounter_ref(box, card) for card in table.enc_out],
        "bags": [[counter_ref(box, counter) for counter in bag] for bag in table.bags[1:]],
        "caves": len(table.caves),
    }


def _steps(table: "Table") -> Plain | None:
    """Who is walking, with how many points; open to all, as the walk is."""
    if table.actor is None or table.stack[-1][0] != ASK_STEP:
        return None
    _, piece, points, road = table.stack[-2]
    return {
        "piece": piece_ref(table.plan.box, piece),
        "points": points,
        "road": bool(road),
        "from": hex_ref(table.at[piece]),
        "reach": {hex_ref(hex): cost for hex, cost in sorted(reachable(table, piece, points, road).items())},
    }


def _turning(table: "Table") -> str | None:
    """The tile that is about to be laid."""
    asked = table.actor is not None and table.stack[-1][0] == ASK_ROTATION
    return place_ref(table.stack[-1][2]) if asked else None


def _offers(table: "Table") -> list[list[Plain]]:
    """What the options of an effect amount to, in the lines of its text."""
    if table.actor is None or table.stack[-1][0] != ASK_OPTION:
        return []
    return [of_effects(table.plan.box.sources[script]) for script in table.stack[-1][2:]]


def _chances(table: "Table") -> Plain:
    """The chance of each route of a trial that can be tried now, in hundredths."""
    if table.stack[-1][0] != ASK_ACTION:
        return {}
    found: Plain = {}
    for action in table.options:
        if ATTEMPT_ROUTE <= action < GIVE:
            piece, route = divmod(action - ATTEMPT_ROUTE, 8)
            chance = route_chances(table, piece, table.top[table.at[piece]])[route]
            found[f"{piece_ref(table.plan.box, piece)} route:{route}"] = chance
    return found
