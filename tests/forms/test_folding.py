"""How near two words are: the quick tests do not change the answer."""

from __future__ import annotations

import random

from referee.forms.folding import nearest, typing_distance


def words(seed: int, count: int) -> list[str]:
    """Short words of few letters, so that many of them are near each other."""
    dice = random.Random(seed)
    return ["".join(dice.choices("abcd-", k=dice.randint(0, 7))) for _ in range(count)]


def slips(one: str, two: str) -> int:
    """The distance by its definition: characters left out, added, changed or swapped."""
    rows = [[max(i, j) for j in range(len(two) + 1)] for i in range(len(one) + 1)]
    for i, a in enumerate(one, 1):
        for j, b in enumerate(two, 1):
            rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a != b))
            if i > 1 and j > 1 and (a, b) == (two[j - 2], one[i - 2]):
                rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
    return rows[-1][-1]


def test_the_distance_is_the_number_of_slips_up_to_a_bound() -> None:
    for one, two in zip(words(1, 500), words(2, 500), strict=True):
        for most in range(5):
            assert typing_distance(one, two, most) == min(slips(one, two), most + 1), (one, two, most)


def test_a_list_may_be_of_any_kind() -> None:
    for seed, word in enumerate(words(3, 100)):
        known = words(100 + seed, seed % 6)
        assert nearest(word, known) == nearest(word, tuple(known)) == nearest(word, iter(known))
