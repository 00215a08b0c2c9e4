"""What style sheets may not do, because browsers pay for it at every change of the page."""

import re
from pathlib import Path

STYLES = Path(__file__).parents[2] / "assets" / "styles"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
FOR_PRINT = re.compile(r"@media print \{.*?\n\}", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{")
INNERMOST = re.compile(r"(:[a-z-]+)?\([^()]*\)")
COMBINATOR = re.compile(r"[\s>~+]+")


def unnamed(selector: str) -> bool:
    """Whether what a selector with :has() is for has neither a class, an id nor an attribute.

    >>> unnamed("#page:has(~ .boot:not([hidden])) .hero *"), unnamed(".ask:has(> .brief) p")
    (True, True)
    >>> unnamed("#page:has(~ .boot:not([hidden])) .hero"), unnamed(".seats:has(> :nth-child(4)) :is(.score)")
    (False, False)
    """
    marks = {"has": ":has", "is": ".is", "where": ".is"}
    while found := INNERMOST.search(selector):
        name = (found[1] or "").lstrip(":")
        selector = selector[: found.start()] + marks.get(name, "") + selector[found.end() :]
    last = COMBINATOR.split(selector.strip())[-1]
    return ":has" in selector and not re.search(r"[.#\[]|:has", last)


def test_what_depends_on_has_is_named() -> None:
    """A star or a bare tag behind one :has() makes browsers style everything anew for all of them."""
    found = []
    for sheet in sorted(STYLES.glob("*.css")):
        text = FOR_PRINT.sub("", COMMENT.sub("", sheet.read_text("utf-8")))
        for rule in RULE.finditer(text):
            selectors = re.sub(r"\s+", " ", rule[1]).strip()
            if ":has(" in selectors and not selectors.startswith("@"):
                found += [f"{sheet.name}: {one}" for one in split(selectors) if unnamed(one)]
    assert not found


def split(selectors: str) -> list[str]:
    """The selectors of a list; commas inside of parentheses are not between them.

    >>> split(".a:has(.b, .c) .d, .e")
    ['.a:has(.b, .c) .d', '.e']
    """
    parts, depth = [""], 0
    for sign in selectors:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]
