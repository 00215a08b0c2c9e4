"""What the command line shows, and a plain way to play in it.

Sentences live in the page's locale files; the terminal speaks in keys and values, which need no translation
and are what a bug report should quote.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .bots import bot
from .bots.bot import decide
from .complaints import complaint
from .games import GAMES, find_rules
from .games.cgs.check import check
from .kernel import supplies
from .kernel.errors import InvalidCall, InvalidSetup
from .kernel.link import decode, encode
from .kernel.match import Match, Seat
from .kernel.rules import Rules, State
from .kernel.words import Event, Message, Plain


def sentence(message: Message) -> str:
    """A message for the terminal.

    >>> sentence(Message("error-link-long", {"longest": 9}))
    'link long (longest 9)'
    """
    words = message.key.removeprefix("error-").replace("-", " ")
    values = ", ".join(f"{name} {value}" for name, value in message.values.items())
    return f"{words} ({values})" if values else words


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as they are written on the command line: NAME=VALUE."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InvalidSetup("error-setup-option", option=name, value="")
        options[name] = value
    return options


def replay(text: str, seat: int | None, sets: Sequence[str] = ()) -> Plain:
    """The log of a link as a seat may know it, and the last position; with files of sets it may name."""
    for rules in GAMES.values():
        if rules.supplies:
            bring_sets(rules, sets)
    text = text.rpartition("#")[2]
    match = decode(text, find_rules)
    if seat is not None and seat not in range(len(match.seats)):
        raise InvalidSetup("error-setup-seats", game=match.rules.id, seats=seat)
    return _told(match, seat)


def _told(match: Match, seat: int | None) -> Plain:
    log: list[Plain] = []

    def listen(step: int, state: State, event: Event) -> None:
        told = event.told_to(seat)
        if told is not None:
            log.append({"step": step} | told.plain())

    state = match.tell(listen)
    return {
        "game": match.rules.id,
        "seats": [one.plain() for one in match.seats],
        "options": dict(match.setup.options),
        "seed": match.setup.seed,
        "decisions": len(match.actions),
        "log": log,
        "view": state.view(seat),
        "result": state.result().plain() if state.actor is None else None,
        # Whoever opens it elsewhere has not got what was brought here.
        "link": encode(match, carry=bool(match.setup.supplies)),
    }


def check_set(path: Path) -> Plain:
    """Everything that is wrong with a component set, each with its entry and its field."""
    return {"file": str(path), "problems": [problem.plain() for problem in check(_read(path), path.name)]}


def bring_sets(rules: Rules, files: Sequence[str]) -> dict[str, str]:
    """Component sets of a player's own, to be had at hand from now on: their texts by their names.

    One with problems is not played: ``sets check`` says what they are.
    """
    brought = {}
    for path in map(Path, files):
        text = _read(path)
        name, found = supplies.bring(rules, text, path.name)
        if found.problems:
            raise InvalidSetup("error-set-problems", file=str(path), problems=len(found.problems))
        brought[name] = text
    return brought


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidCall("error-set-file", file=str(path), detail=str(error)) from error


def show_sets(report: Plain) -> None:
    for one in report["sets"]:
        if not one["problems"]:
            print(f"{one['file']}: ready to be played")
        for problem in one["problems"]:
            print(complaint(one["file"], problem))


def show_puzzles(report: Plain) -> None:
    for one in report["puzzles"]:
        sure = "for certain" if one["exact"] else "most likely"
        print(f"{one['winning']} of {one['choices']} choices win {sure}, seat {one['seat']}: {one['link']}")
    print(f"{len(report['puzzles'])} puzzles in {report['games']} games of {report['game']}")


def play(
    rules: Rules,
    *,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    quiet: bool,
    sets: Sequence[str] = (),
) -> Plain | None:
    """A game of seat 0 against bots: the choices are numbered, an empty line or the end of input stops.

    With ``quiet`` (for programs) only the final report is printed, and choices are read without a prompt.
    """
    kinds = ["person", *(bots[seat % len(bots)] for seat in range(seats - 1))]
    brought = tuple(bring_sets(rules, sets))
    match = Match(rules, [Seat(kind) for kind in kinds], options, seed, brought)
    chance = match.chance(0)

    def tell(event: Event) -> None:
        told = event.told_to(0)
        if told is not None and not quiet:
            print("   " + line(told.plain()))

    while (actor := match.state.actor) is not None:
        if actor:
            thought = decide(bot(kinds[actor]), rules, match.state, chance)
            match.play(thought.action, tell)
            continue
        action = _ask(match, quiet)
        if action is None:
            break
        match.play(action, tell)
    return _told(match, 0)


def _ask(match: Match, quiet: bool) -> int | None:
    state = match.state
    actions = state.legal()
    if not quiet:
        print(sentence(state.question()))
        for number, action in enumerate(actions, 1):
            print(f"  {number}  {state.choice(action)}")
    while True:
        if not quiet:
            print("> ", end="", flush=True)
        answer = sys.stdin.readline().strip()
        if not answer:
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        print(f"a number from 1 to {len(actions)}, or nothing to stop", file=sys.stderr)


def line(event: Plain) -> str:
    """An event in one line."""
    words = event["key"].partition("-")[2].replace("-", " ")
    return " ".join([words, *(str(value) for value in event["values"].values())])


def show_games(answer: Plain) -> None:
    for one in answer["games"]:
        seats = one["seats"]
        print(f"{one['id']:12} {seats[0]}-{seats[-1]} players, rules version {one['version']}")
        for option in one["options"]:
            print(f"{'':12} --option {option['id']}={'|'.join(option['values'])}")


def show_simulation(answer: Plain) -> None:
    decisions, turns, branching, link = (answer[name] for name in ("decisions", "turns", "branching", "link"))
    print(f"{answer['game']}, {answer['seats']} seats, {', '.join(answer['bots'])}")
    print(f"games       {answer['games']}, finished {answer['finished']}")
    print(f"decisions   mean {decisions['mean']:.1f}, max {decisions['max']}")
    print(f"turns       mean {turns['mean']:.1f}, max {turns['max']}")
    print(f"branching   mean {branching['mean']:.2f}, max {branching['max']}")
    print(f"wins        {' '.join(map(str, answer['wins']))}")
    for role, count in answer["roles"].items():
        share = 100 * count["wins"] / count["games"]
        print(f"- {role:10}won {count['wins']} of {count['games']} ({share:.1f} %)")
    print(f"reasons     {', '.join(f'{key} {count}' for key, count in answer['reasons'].items())}")
    print(f"link        median {link['median']}, p95 {link['p95']}, max {link['max']} characters")
    print(f"speed       {answer['decisionsPerSecond']:,} decisions/s")


def show_replay(answer: Plain) -> None:
    names = (one["name"] or f"{one['kind']} {n}" for n, one in enumerate(answer["seats"]))
    print(f"{answer['game']}: {', '.join(names)}; seed {answer['seed']}")
    for event in answer["log"]:
        print(f"{event['step']:4}  {line(event)}")
    for name, value in answer["view"].items():
        print(f"      {name}: {value}")
    if answer["result"]:
        print(sentence(Message(answer["result"]["reason"]["key"], answer["result"]["reason"]["values"])))
    print(answer["link"])


def show_bench(answer: Plain) -> None:
    for name, figures in answer["games"].items():
        print(name)
        for figure, value in figures.items():
            unit = "" if figure in ("decisionsPerSecond", "linkCharacters") else " µs"
            print(f"  {figure:20} {value:12,.1f}{unit}")
