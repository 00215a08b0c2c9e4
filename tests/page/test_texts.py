"""The words of the page: three languages that say the same, and a word for everything that can be said.

Needs Fluent's Python twin, so it lives apart from the engine's tests, which also run inside Pyodide.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from obol.bots.bot import Bot, decide
from obol.games import GAMES, find_rules
from obol.games.apokalypse.ending import result as state_result
from obol.games.apokalypse.horsemen import ride
from obol.games.cgs.texts import keys as text_keys
from obol.games.cgs.texts import targets
from obol.games.strife.components import CHAMPION_NAMES, COLOURS
from obol.games.strife.scoring import award, final, judge
from obol.games.styx.components import ABILITIES, ABILITY, SOULS
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidSetup
from obol.kernel.link import decode
from obol.kernel.rules import State
from obol.kernel.words import Choice, Event, Message, Plain
from obol.lessons import lesson_of
from tests.games.apokalypse_table import table as nations
from tests.games.strife_table import play, table
from tests.games.strife_table import ref as ref_of
from tests.hasty import KINDS

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "assets" / "locales"
LANGUAGES = ("en", "de", "fr")
LESSONS = tuple(f"{game}-lesson" for game in GAMES)
FILES = ("app", "table", "library", "live", "share", "lesson", *GAMES, *LESSONS)
PREFIXES = ("error", "refusal", "why", *GAMES)
KEY = re.compile(rf"(?:{'|'.join(PREFIXES)})(?:-[a-z]+)+")
FAMILY = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z-]*")
# Paragraphs that the page itself leads to, by game: from its cards and phases.
PARAGRAPHS = {
    "styx": (
        *("goal", "components", "groups", "setup", "turn", "placing", "again", "ferryman", "end"),
        *ABILITIES,
    ),
    "strife": (
        *("goal", "components", "setup", "take", "gaps", "blocked", "middle", "removed", "champions"),
        *("score", "end", "options", "rulings"),
        *CHAMPION_NAMES,
    ),
    "apokalypse": (
        *("goal", "components", "setup", "hand", "alignment", "turn", "placing", "persons", "heaven", "hell"),
        *("codes", "music", "attack", "conversion", "window", "passing", "dealing", "horsemen", "score"),
        *("refill", "seals", "end", "example", "options", "rulings"),
    ),
    "cgs": (
        *("goal", "components", "map", "setup", "turn", "cards", "movement", "exploring", "caves"),
        *("encounters", "creatures", "combat", "effects", "banners", "olympus", "teams", "options"),
    ),
}
every_game = pytest.mark.parametrize(
    # Apokalypse has most to say: hearing it all takes longer than the quick loop should.
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] if game == "apokalypse" else []) for game in GAMES],
)
LONG = 10_000
"""In a game that can be longer, not every moment is asked for everything, and chance has less of a say."""
THOUGHTS = 40
"""So many decisions of a search are listened to in each game: what it says of them is the same in all."""


# The locale files


@cache
def resource(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse((LOCALES / language / f"{file}.ftl").read_text("utf-8"))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        source = (LOCALES / language / f"{file}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(source))
    return made


class Mentions(Visitor):
    """The variables and the other messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every key of a language, attributes as ``key.attribute``."""
    found = {}
    for file in FILES:
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def variables(language: str, key: str) -> set[str]:
    """What a key wants to be told, also through the messages it mentions."""
    mentions = Mentions()
    mentions.visit(patterns(language)[key])
    for other in mentions.messages:
        mentions.variables |= variables(language, other)
    return mentions.variables


def texts(node: ftl.BaseNode) -> Iterator[str]:
    """The bare words of a pattern."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.Pattern):
        for element in node.elements:
            yield from texts(element)
    elif isinstance(node, ftl.Placeable):
        yield from texts(node.expression)
    elif isinstance(node, ftl.SelectExpression):
        for variant in node.variants:
            yield from texts(variant.value)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_without_junk(language: str, file: str) -> None:
    body = resource(language, file).body
    assert [e.content for e in body if isinstance(e, ftl.Junk)] == []
    names = [e.id.name for e in body if isinstance(e, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names)), "a key is written twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_belongs_to_one_file(language: str) -> None:
    names = [
        entry.id.name
        for file in FILES
        for entry in resource(language, file).body
        if isinstance(entry, ftl.Message)
    ]
    assert sorted(names) == sorted(set(names)), "a later file would silently win"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys(language: str) -> None:
    assert patterns(language).keys() ^ patterns("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_want_the_same_values(language: str) -> None:
    differ = {
        key: variables(language, key) ^ variables("en", key)
        for key in patterns("en").keys() & patterns(language).keys()
        if variables(language, key) != variables("en", key)
    }
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mentioned_messages_exist(language: str) -> None:
    mentions = Mentions()
    for pattern in patterns(language).values():
        mentions.visit(pattern)
    assert mentions.messages - patterns(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Curly quotes and apostrophes; in French a narrow no-break space where the line must not break."""
    wrong = r"""["']| \.\.\.|\.\.\."""
    if language == "fr":
        wrong += r"| [;:!?»]|« |\w[!?;»]|«\w"
    if language == "de":
        wrong += r"|”|[«»]"
    found = {
        key: text
        for key, pattern in patterns(language).items()
        for text in texts(pattern)
        if re.search(wrong, text)
    }
    assert found == {}


# What the sources ask for


def python_sources(folder: str = "") -> Iterator[ast.Module]:
    """The sources of the engine; of the games only those on the list."""
    games = ROOT / "py" / "obol" / "games"
    unlisted = {path for path in games.iterdir() if path.is_dir() and path.name not in GAMES}
    for path in sorted((ROOT / "py" / "obol" / folder).rglob("*.py")):
        if unlisted.isdisjoint(path.parents):
            yield ast.parse(path.read_text("utf-8"))


def test_every_key_of_the_engine_has_words() -> None:
    """String literals that are keys, and beginnings of keys that the code completes."""
    keys = patterns("en").keys()
    missing = set()
    for module in python_sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEY.fullmatch(node.value) and node.value not in keys:
                    missing.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begin = node.values[0].value
                if FAMILY.fullmatch(begin) and not any(key.startswith(begin) for key in keys):
                    missing.add(begin + "…")
    assert missing == set()


def test_every_key_of_the_page_has_words() -> None:
    """``t("key")`` and ``has("key")``; of ``t(`beginning-${x}`)`` the beginning must lead somewhere."""
    keys = patterns("en").keys()
    missing = set()
    for path in sorted((ROOT / "assets").rglob("*.js")):
        if "vendor" in path.parts:
            continue
        code = path.read_text("utf-8")
        for key in re.findall(r"""\b(?:t|has)\(\s*["'`]([\w.-]+)["'`]""", code):
            if key not in keys:
                missing.add(f"{key} ({path.name})")
        for begin in re.findall(r"""\bt\(\s*`([\w-]+)\$\{""", code):
            if not any(key.startswith(begin) for key in keys):
                missing.add(f"{begin}… ({path.name})")
    assert missing == set()


@every_game
def test_every_option_and_choice_has_words(game: str) -> None:
    wanted = {f"game-{game}", f"game-{game}-line"}
    for option in GAMES[game].options:
        names = (option.id, *(f"{option.id}-{value}" for value in option.values))
        wanted |= {f"{game}-option-{name}{part}" for name in names for part in ("", ".help")}
    wanted |= {f"{game}-choice-{kind}" for kind in spoken(game).kinds}
    assert wanted - patterns("en").keys() == set()


# What is really said: games are played, and every sentence is formatted


class Spoken:
    """Everything a game says while it is played: messages, events, kinds of choices, refs."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.seats = GAMES[game].seats[0]
        self.messages: dict[tuple[object, ...], Message | Event] = {}
        self.asked = 0
        self.events: set[str] = set()
        self.kinds: set[str] = set()
        self.choices: dict[str, Choice] = {}
        self.refs: set[str] = set()
        self.rules: set[str] = set()
        self.unruled: set[str] = set()

    def hear(self, said: Message | Event) -> None:
        self.messages[said.key, *said.values.items()] = said
        self.refs.update(v for v in said.values.values() if isinstance(v, str) and ":" in v)
        if isinstance(said, Message) and said.rule:
            self.rules.add(said.rule)

    def tell(self, event: Event) -> None:
        for seat in (None, *range(self.seats)):
            told = event.told_to(seat)
            if told:
                self.hear(told)
                self.events.add(told.key)
                self.refs.update(told.refs)

    def ask(self, state: State) -> None:
        """The question, the choices, and refusals: each time for another part of all things."""
        self.hear(state.question())
        self.asked += 1
        if GAMES[self.game].longest > LONG and self.asked % 5:
            return
        choices = [state.choice(action) for action in state.legal()]
        self.choices.update((str(choice), choice) for choice in choices)
        self.kinds |= {choice.kind for choice in choices}
        self.refs |= {ref for choice in choices for ref in choice.refs}
        policy = GAMES[self.game].policy
        for action in state.legal():
            self.hear(policy.why(state, action))
        firsts = sorted({choice.refs[0] for choice in choices})[self.asked % 2 :: 2][:4]
        every = 7 * (1 + len(self.refs) // 100) if len(self.refs) > 200 else 7  # long games have many moments
        things = sorted(ref for ref in self.refs if not ref.startswith("seat:"))[self.asked % every :: every]
        for refs in [(ref,) for ref in things] + [(a, b) for a in firsts for b in things]:
            refused = state.refusal(refs)
            if refused:
                self.hear(refused)
                self.unruled |= {refused.key} if not refused.rule else set()


@cache
def spoken(game: str) -> Spoken:
    """Some whole games between bots of every kind, and the recorded ones, which hold what is rare."""
    rules = GAMES[game]
    heard = Spoken(game)
    movers = [KINDS["random"], KINDS["greedy"]]
    for seed in range(8):
        # Equal bots first, then different ones: games end early and late.
        hear_a_game(heard, seed, [movers[(seed + seat * (seed // 4)) % 2] for seat in range(heard.seats)])
    for record in sorted((ROOT / "tests" / "golden").glob(f"{game}-*.txt")):
        match = decode(record.read_text("utf-8").partition("\n")[0], find_rules)
        state = rules.start(match.setup, heard.tell)
        for action in match.actions:
            heard.ask(state)
            state.play(action, heard.tell)
    if game == "strife":
        hear_what_is_rare_in_strife(heard)
    if game == "apokalypse":
        hear_what_is_rare_in_apokalypse(heard)
    for seed in (8, 9):
        hear_a_game(heard, seed, [KINDS["search"]] * heard.seats, THOUGHTS)
    return heard


def hear_a_game(heard: Spoken, seed: int, movers: Sequence[Bot], decisions: int | None = None) -> None:
    """A whole game, or its beginning; by its seed every option is on and off, in every company."""
    rules = GAMES[heard.game]
    options = {o.id: o.values[(seed >> at) % len(o.values)] for at, o in enumerate(rules.options)}
    try:
        setup = rules.setup(heard.seats, options, seed)
    except InvalidSetup as error:
        heard.hear(error.message)
        return
    state = rules.start(setup, heard.tell)
    chance = Chance(seed)
    while state.actor is not None and decisions != 0:
        heard.ask(state)
        hurry = decisions is None and rules.longest > LONG and chance.below(4)
        thought = decide(KINDS["greedy"] if hurry else movers[state.actor], rules, state, chance)
        heard.hear(thought.why)
        state.play(thought.action, heard.tell)
        decisions = None if decisions is None else decisions - 1
    if state.actor is None:
        heard.hear(state.result().reason)


def hear_what_is_rare_in_apokalypse(heard: Spoken) -> None:
    """Four equal nations: no horseman, no seal, and all on one side; and a gift to oneself."""
    state = nations("", "", "", "", hands={0: "PR-M PR-H"})
    ride(state, 0, heard.tell)
    state.align = (0,) * 4
    heard.hear(state_result(state).reason)
    state = nations("", "", hands={0: "PR-M PR-H", 1: "PR-M"})
    state.play(
        next(one for one in state.legal() if state.choice(one).refs[1:] == ("earth:0-good",)), heard.tell
    )
    card = state.choice(state.legal()[0]).refs[0]
    refused = state.refusal([card, "seat:0"])
    assert refused
    heard.hear(refused)


def hear_what_is_rare_in_strife(heard: Spoken) -> None:
    """Positions that hardly any game reaches: what is played there, then what is touched in vain."""
    unusual = (
        (("#R1 _ #G1 B2 Misha #B3 _ #Y3 _",), "", "Misha seat:1"),
        (("#R1 _ Misha #B2 Y1",), "Misha", ""),
        (("#R1 _ Gnigrit #B2",), "Gnigrit", ""),
        (("R1 G1 _ Gurak B2 B5",), "Gurak", ""),
        (("R1 G1 _ Celestia B2 B5", "", "B4"), "Celestia", ""),
        (("R1 G1 _ Celestia B2 B5", "Y1 Misha", "B4"), "Celestia", "Misha"),
        (("R1 #G1 _ Amitiel #B2 B3", "R5"), "Amitiel", ""),
        (("R1 G1 _ Amitiel B2 #B3", "R5"), "Amitiel R5 gap:1-ccw", "R5"),
        (("R1 #G1 _ Amitiel B2 #B3 _ #Y1 Y5", "R5"), "Amitiel R5", "gap:1-cw"),
        (("#R1 _ Rogmesh #B2 Y1 #G1",), "Rogmesh", ""),
        (("R1 _ Rogmesh #B2",), "Rogmesh gap:1", ""),
        (("R1 G1 _ Rogmesh B2 #B3 _ #Y1 Y5 Y4 Y3 _",), "Rogmesh", "gap:2"),
        (("R1 G1 _ Rogmesh B2 #B3 _ #Y1 Y5 Y4 Y3 _",), "Rogmesh gap:1", "Y3"),
        *(((f"R1 G1 _ {name} B2 B5",), name, "") for name in ("Myriani", "Paeral", "Grongurd")),
    )
    for position, played, touched in unusual:
        state = table(*position)
        for event in play(state, *played.split()):
            heard.tell(event)
        heard.hear(state.question())
        for thing in touched.split():
            refused = state.refusal([ref_of(thing)])
            assert refused, thing
            heard.hear(refused)
    for position in (("#R1 _ Misha _ #G1 _", "R5"), ("R2 _ B3 _ Y4 _", "G5", "Y5", "#R5")):
        award(table(*position), heard.tell)
    for shields in ((2, 0, 0, 1, 1, 1), (1, 1, 1, 1, 0, 3), (1, 0, 0, 1, 0, 0)):
        heard.hear(final(table("R1 G1", shields=shields)).reason)


@cache
def printed(game: str) -> dict[str, Plain]:
    """What the box of a game names itself, with everything in it."""
    rules = GAMES[game]
    everything = {option.id: option.values[-1] for option in rules.options if option.id == "sets"}
    return rules.components(rules.setup(rules.seats[0], everything, 1))


def say(language: str, key: str, values: dict[str, int | str]) -> str:
    texts = bundle(language)
    message = texts.get_message(key)
    assert message.value is not None, key
    text, errors = texts.format_pattern(message.value, values)
    assert not errors, f"{language}: {key}: {errors}"
    assert isinstance(text, str)
    return text


def name(language: str, game: str, ref: str) -> str:
    """The name of a thing, as assets/texts.js makes it."""
    kind, _, rest = ref.partition(":")
    if kind == "seat":
        return "Ada"
    if ref in printed(game):
        return str(printed(game)[ref]["name"][language])
    begin, hyphen, end = rest.rpartition("-")
    values = {"name": rest, "a": begin if hyphen else rest, "b": end if hyphen else "", "who": "Ada"}
    numbers = {name: int(text) if text.isdigit() else text for name, text in values.items()}
    return say(language, f"{game}-{kind}", numbers if rest else {})


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_played_games(language: str, game: str) -> None:
    """No value is missing, none is left unsaid that the sentence hangs on, and no key shows through."""
    heard = spoken(game)
    names = {ref: name(language, game, ref) for ref in heard.refs}
    said: dict[tuple[str, ...], str] = {}
    for message in heard.messages.values():
        values = {key: names.get(str(value), value) for key, value in message.values.items()}
        text = say(language, message.key, values)
        said[message.key, *map(str, values.values())] = text
    strange = {text for text in said.values() if re.search(r"[{}$\[\]]|:\w+-\d|  |\b[a-z]+:\w", text)}
    assert strange == set()
    assert all(text[-1] in ".!" for text in said.values()), "a sentence ends like one"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_played_games(language: str, game: str) -> None:
    for choice in spoken(game).choices.values():
        values = {f"ref{at + 1}": name(language, game, ref) for at, ref in enumerate(choice.refs)}
        assert not re.search(r"[{}$:]|  ", say(language, f"{game}-choice-{choice.kind}", dict(values)))


def test_no_sentence_of_strife_is_left_unsaid() -> None:
    """What is written for the engine comes up somewhere: else its key or its condition is wrong."""
    sentence = re.compile(r"strife-(ask|idle|no|score|why|won)(-|$)(?!cards)")
    said = {message.key for message in spoken("strife").messages.values()}
    assert {key for key in patterns("en") if sentence.match(key)} - said == set()


@pytest.mark.slow
def test_no_sentence_of_apokalypse_is_left_unsaid() -> None:
    sentence = re.compile(r"apokalypse-(ask|award|no|passes|seal|shield|why|won)-(?!half)")
    said = {message.key for message in spoken("apokalypse").messages.values()}
    assert {key for key in patterns("en") if sentence.match(key)} - said - {"apokalypse-seals-left"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_a_cgs_card_can_have_has_words(language: str) -> None:
    """The vocabulary of component sets is closed, so its words are too."""
    lines = {*text_keys()}
    assert lines - patterns(language).keys() == set()
    written = {key for key in patterns(language) if key.startswith("cgs-text-")}
    assert written - lines == set(), "words that no set can bring up"
    for target in targets():
        assert say(language, "cgs-target", {"target": target}) != ""


@pytest.mark.parametrize("game", GAMES)
def test_every_note_of_a_lesson_has_words_and_no_word_is_left_over(game: str) -> None:
    noted = {note.text for note in lesson_of(game).notes}
    written = {
        entry.id.name for entry in resource("en", f"{game}-lesson").body if isinstance(entry, ftl.Message)
    }
    assert noted <= patterns("en").keys()
    assert written <= noted


@every_game
def test_the_name_of_a_thing_is_not_also_an_event(game: str) -> None:
    """``open`` is called by the key ``styx-open``: an event of that key would be spoken as a name."""
    heard = spoken(game)
    names = {f"{game}-{ref.partition(':')[0]}" for ref in heard.refs}
    assert heard.events & names == set(), "rename the event"


@pytest.mark.parametrize("language", LANGUAGES)
def test_styx_groups_have_letters_of_their_own(language: str) -> None:
    groups = ("brute", "carcass", "fiery", "cursed", "toxic", "vermin")
    letters = {say(language, "styx-letter", {"group": group}) for group in groups}
    assert len(letters) == 6
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_strife_colours_have_letters_and_champions_have_words_of_their_own(language: str) -> None:
    letters = {say(language, "strife-colour-letter", {"colour": colour}) for colour in COLOURS}
    assert len(letters) == len(COLOURS)
    assert all(len(letter) == 1 for letter in letters)
    for key in ("strife-champion-short", "strife-champion-help"):
        words = {say(language, key, {"champion": champion}) for champion in CHAMPION_NAMES}
        assert len(words) == len(CHAMPION_NAMES), key


# The rules pages


class Page(HTMLParser):
    """Ids, attributes and pictures of a rules page; complains about tags that do not close."""

    void = ("br", "hr", "img", "wbr")

    def __init__(self) -> None:
        super().__init__()
        self.sections: list[str] = []
        self.ids: list[str] = []
        self.uses: list[str] = []
        self.links: list[str] = []
        self.forbidden: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in self.void:
            self.open.append(tag)
        if tag == "section":
            self.sections.append(given.get("id") or "")
        if given.get("id"):
            self.ids.append(given["id"] or "")
        if tag == "use":
            self.uses.append(given.get("href") or "")
        if tag == "a":
            self.links.append(given.get("href") or "")
        if tag in ("script", "style", "link", "iframe"):
            self.forbidden.append(tag)
        self.forbidden += [name for name in given if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> in line {self.getpos()[0]}"
        assert self.open.pop() == tag, f"</{tag}> in line {self.getpos()[0]}"


@cache
def page(language: str, game: str) -> Page:
    made = Page()
    made.feed((LOCALES / language / f"{game}-rules.html").read_text("utf-8"))
    made.close()
    assert made.open == []
    return made


def rule_paragraphs(game: str) -> Iterator[str]:
    """Every paragraph that a Message of the game's sources names outright."""
    for module in python_sources(f"games/{game}"):
        for node in ast.walk(module):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Message"
                and len(node.args) > 2
            ):
                rule = node.args[2]
                parts = (rule.body, rule.orelse) if isinstance(rule, ast.IfExp) else (rule,)
                for part in parts:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_every_paragraph(language: str, game: str) -> None:
    wanted = {*PARAGRAPHS.get(game, ()), *rule_paragraphs(game), *spoken(game).rules}
    assert {f"rule-{paragraph}" for paragraph in wanted} - {*page(language, game).ids} == set()
    assert spoken(game).unruled == set(), "refusals without a way to their rule"


def test_ux05_every_refusal_but_those_about_the_course_of_the_game_names_its_rule() -> None:
    """That it is over, or another's turn, is no rule of a game; every other reason leads to its paragraph."""
    without = {
        ast.unparse(node.args[0])
        for module in python_sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Message"
        and len(node.args) < 3
        and re.search("-no-|refusal-", ast.unparse(node.args[0]))
    }
    assert without == {"'refusal-over'", "'refusal-turn'", "'refusal-others'"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_a_clean_fragment(language: str, game: str) -> None:
    """No styles or scripts (the page's policy would block them), no id that could meet another one."""
    rules = page(language, game)
    assert rules.forbidden == []
    assert len(rules.ids) == len(set(rules.ids))
    assert all(id_.startswith("rule-") for id_ in rules.ids)
    assert {link.removeprefix("#") for link in rules.links} <= set(rules.ids)
    assert rules.sections == page("en", game).sections, "the same paragraphs in the same order"
    assert rules.uses == page("en", game).uses, "the same pictures in the same places"


@every_game
def test_pictures_in_the_rules_exist(game: str) -> None:
    for use in page("en", game).uses:
        file, _, id_ = use.partition("#")
        assert f'id="{id_}"' in (ROOT / file).read_text("utf-8"), use


@pytest.mark.parametrize("language", LANGUAGES)
def test_styx_rules_list_the_abilities_of_the_cards(language: str) -> None:
    """The table on the rules page is the table of the engine."""
    text = (LOCALES / language / "styx-rules.html").read_text("utf-8")
    table = re.search(r'<table class="rules-souls">.*?</table>', text, re.DOTALL)
    assert table
    listed = re.findall(r"#ability-(\w+)", table[0])
    by_strength = [ABILITIES[ABILITY[card]] for strength in range(6) for card in SOULS[strength::6]]
    assert listed == by_strength


def test_the_example_in_the_strife_rules_is_true() -> None:
    state = table(
        "R3 _ Misha B1 R2 Y1 G2 _ Y4 R5' R4 B5 _ G4 Y2", "G5 B2 R1", "G3 B4 Y5", "B5' G2' R5", start=0
    )
    assert judge(state).sums == [5, 3, 2]
    play(state, "B5", "Misha", "G2", "Y4")
    verdict = judge(state)
    assert (verdict.low, verdict.colours) == (1, 0b1100), "blue and yellow"
    assert (verdict.sums, verdict.ranking) == ([7, 9, 9], [1, 2, 0])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_typography(language: str, game: str) -> None:
    text = (LOCALES / language / f"{game}-rules.html").read_text("utf-8")
    words = re.sub(r"<[^>]*>", " ", text)
    wrong = r"""["']|\.\.\."""
    if language == "fr":
        wrong += r"| [;!?»]|\w :|« |\w[!?;»]|«\w"
    assert re.findall(rf".{{0,20}}(?:{wrong}).{{0,20}}", words) == []
