"""What scores say about players: an interval, a rating, and when enough has been played."""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
SPRT_ELO = (0.0, 50.0)
"""The two claims a sequential test decides between: no better, or better by so much."""
SPRT_BOUND = log(0.95 / 0.05)
"""Either claim is wrongly accepted in one case of twenty."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(bound, 3) for bound in wilson(70, 100)]
    [0.604, 0.781]
    """
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, Z * Z
    middle = share + z2 / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def expected(elo: float) -> float:
    """The score that a lead in Elo promises.

    >>> round(expected(100), 2)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def bradley_terry(
    names: Sequence[str], scores: Mapping[tuple[str, str], tuple[float, int]]
) -> dict[str, float]:
    """Elo of everybody, from who scored how much against whom in how many games; the mean is 0.

    Half a game drawn between each two who met keeps a clean sweep from being infinitely good.

    >>> elo = bradley_terry("ab", {("a", "b"): (64, 100)})
    >>> round(elo["a"] - elo["b"])
    99
    """
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    for (one, other), (score, games) in scores.items():
        won[one] += score + 0.25
        won[other] += games - score + 0.25
    for _ in range(2000):
        worth = dict.fromkeys(names, 0.0)
        for (one, other), (_, games) in scores.items():
            each = (games + 0.5) / (strength[one] + strength[other])
            worth[one] += each
            worth[other] += each
        strength = {name: won[name] / worth[name] if worth[name] else 1.0 for name in names}
        mean = sum(log(of) for of in strength.values()) / len(names)
        strength = {name: of / 2.718281828459045**mean for name, of in strength.items()}
    return {name: 400 * log10(of) for name, of in strength.items()}


def sprt(samples: Sequence[float]) -> tuple[float, str]:
    """A sequential test over scores between 0 and 1: the log-likelihood ratio, and what it decides.

    ``better``, ``not better`` or ``open``. The samples are those of whole deals, every seat played once, so
    that luck of the deal does not count as spread.

    >>> sprt([1.0, 0.5] * 40)[1], sprt([0.5, 0.4, 0.6] * 100)[1], sprt([1.0, 0.0])[1]
    ('better', 'not better', 'open')
    """
    count = len(samples)
    if count < 2:
        return 0.0, "open"
    mean = sum(samples) / count
    spread = sum((one - mean) ** 2 for one in samples) / count
    low, high = (expected(elo) for elo in SPRT_ELO)
    ratio = count * (high - low) * (2 * mean - low - high) / (2 * max(spread, 1 / (4 * count)))
    if ratio >= SPRT_BOUND:
        return ratio, "better"
    return ratio, "not better" if ratio <= -SPRT_BOUND else "open"
