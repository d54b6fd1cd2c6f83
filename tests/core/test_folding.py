"""How near two words are: the quick tests do not change the answer."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.folding import nearest, typing_distance

WORDS = st.text("abcd-", max_size=7)


def slips(one: str, two: str) -> int:
    """The distance by its definition: characters left out, added, changed or swapped."""
    rows = [[max(i, j) for j in range(len(two) + 1)] for i in range(len(one) + 1)]
    for i, a in enumerate(one, 1):
        for j, b in enumerate(two, 1):
            rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a != b))
            if i > 1 and j > 1 and (a, b) == (two[j - 2], one[i - 2]):
                rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
    return rows[-1][-1]


@settings(max_examples=500)
@given(WORDS, WORDS, st.integers(0, 4))
def test_the_distance_is_the_number_of_slips_up_to_a_bound(one: str, two: str, most: int) -> None:
    assert typing_distance(one, two, most) == min(slips(one, two), most + 1)


@given(WORDS, st.lists(WORDS, max_size=5))
def test_a_list_may_be_of_any_kind(word: str, known: list[str]) -> None:
    assert nearest(word, known) == nearest(word, tuple(known)) == nearest(word, iter(known))
