"""Chance must give the same games for ever: these numbers may never change."""

from obol.kernel.chance import Chance, stir


def test_the_stream_is_fixed_for_ever() -> None:
    assert stir(0) == 16294208416658607535  # SplitMix64's own first number
    chance = Chance(2026)
    assert [chance.below(1000) for _ in range(8)] == [217, 959, 545, 655, 274, 554, 772, 851]
    cards = list(range(12))
    Chance(1).shuffle(cards)
    assert cards == [11, 9, 2, 3, 8, 10, 6, 4, 0, 1, 5, 7]


def test_shuffle_and_below_use_one_stream() -> None:
    """A shuffle that works out its numbers together must not differ, however many things there are."""
    one, other = Chance(5), Chance(5)
    for things in (0, 1, 2, 6, 48, 49, 50, 97, 150):
        cards, byhand = list(range(things)), list(range(things))
        one.shuffle(cards)
        for last in range(things - 1, 0, -1):
            place = other.below(last + 1)
            byhand[last], byhand[place] = byhand[place], byhand[last]
        assert cards == byhand
        assert one.state == other.state


def test_every_place_is_equally_likely() -> None:
    """A biased shuffle would favour a seat: each of 24 orders within five sigma of its share."""
    counts: dict[tuple[int, ...], int] = {}
    chance = Chance(99)
    rounds = 24_000
    for _ in range(rounds):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 5 * (1000 * 23 / 24) ** 0.5 for count in counts.values())


def test_neighbouring_seeds_are_strangers() -> None:
    firsts = [Chance(seed).below(6) for seed in range(6000)]
    assert all(abs(firsts.count(face) - 1000) < 150 for face in range(6))


def test_forks_are_independent_and_repeatable() -> None:
    chance = Chance(3)
    before = chance.state
    one, same, other = chance.fork(1, 2), chance.fork(1, 2), chance.fork(2, 1)
    assert chance.state == before
    assert one.state == same.state != other.state


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(8)
    twin = chance.copy()
    twin.below(10)
    assert twin.state != chance.state


def test_dice_show_every_face_and_no_other() -> None:
    chance = Chance(4)
    assert {chance.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_mix_is_fixed_for_ever_and_keeps_decks_apart() -> None:
    chance = Chance(1)
    low, high = chance.mix(bytes(range(6)), bytes(range(60, 64)))
    assert (list(low), list(high)) == ([3, 5, 1, 2, 0, 4], [61, 62, 63, 60])
    assert list(chance.mix(bytes(range(6)), b"")[1]) == []
    assert chance.mix(bytes(range(6)), bytes(range(60, 64))) != [low, high]


def test_mix_is_fair() -> None:
    """A biased one would favour a seat: each card in each place, each pair of cards, within five sigma."""
    chance, rounds = Chance(7), 24_000
    places = [[0] * 6 for _ in range(6)]
    pairs: dict[tuple[int, int], int] = {}
    for _ in range(rounds):
        low, high = chance.mix(bytes(range(6)), bytes(range(60, 64)))
        for place, card in enumerate(low):
            places[place][card] += 1
        pairs[low[0], high[0]] = pairs.get((low[0], high[0]), 0) + 1
    assert all(abs(count - 4000) < 5 * 4000**0.5 for row in places for count in row)
    assert len(pairs) == 24
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in pairs.values())
