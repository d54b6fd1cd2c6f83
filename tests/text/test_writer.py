"""Writing is strict: one canonical text, which formatting does not change, with every comment kept."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.text.source import cut_comment
from tests.effort import tries
from tests.properties.texts import assert_formats_faithfully
from tests.support import log
from tests.text.random_games import canonical_game, untidy_game


@pytest.mark.parametrize("seed", range(12))
def test_random_game_is_already_canonical(seed: int) -> None:
    text = canonical_game(seed, most=60)
    assert assert_formats_faithfully(referee.loads(text)) == text


COMMENT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cf")), max_size=20)


@settings(max_examples=tries(20, 60))
@given(st.integers(0, 10_000), st.lists(COMMENT, max_size=6))
def test_untidy_game_formats_to_the_canonical_one(seed: int, remarks: list[str]) -> None:
    record = referee.loads(untidy_game(seed, remarks))
    text = assert_formats_faithfully(record)
    bare = [cut_comment(line)[0].rstrip() for line in text.split("\n")]
    canonical = canonical_game(seed).split("\n")
    assert [line for line in bare if line] == [line for line in canonical if line]


FORMATTED = [
    ("Ann:place  c3   N;", "Ann: place c3 north"),
    ("ANN : place c3 facing north#why", "Ann: place c3 north  # why"),
    ("ann: turn c3 e; rotate d4 by 90° clockwise", "Ann: pivot c3 east; pivot d4 by 90 right"),
    ("Ann: -", "Ann: pass"),
    ("Ann: lay sun on w3", "Ann: sun W-3"),
    ("Ann: fire NB → d2 x, hit d2", "Ann: fire N-b -> struck d2, d2 destroyed"),
    ("Ann: fire N-b -> nothing", "Ann: fire N-b -> nothing destroyed"),
    ("Ann: place  F9   north", "Ann: place F9 north"),
    ("Ann: swap c3  with Zoé's D4", "Ann: swap c3 with Zoé's D4"),
    ("Ann: place c3 n STANDS ei-place-1 “so be it”", 'Ann: place c3 north stands EI-PLACE-1 "so be it"'),
    ("Cora : pass", "Cora: pass"),
    ("Cora   Lee : pass", "Cora Lee: pass"),
    ("Result: ANN and ben one-left 2–1", "result Ann, Ben one-left 2-1"),
    ("claim ann won", "result Ann"),
    ("#!EI-FIRE-5", "#! EI-FIRE-5"),
    ("#   spaced   out  ", "# spaced   out"),
    ("#", "#"),
]


@pytest.mark.parametrize(("typed", "canonical"), FORMATTED, ids=[typed for typed, _ in FORMATTED])
def test_canonical_form_of_a_line(typed: str, canonical: str) -> None:
    lines = referee.format_log(log(typed)).split("\n")
    assert lines[4:] == [canonical, ""]


def test_blank_lines_are_kept_but_not_heaped() -> None:
    record = referee.loads("\n\n# top\n\n\ngame: easter-island\nplayers: Ann, Ben\n\n\n\nAnn: pass\n\n\n")
    assert referee.format_log(record) == "# top\n\ngame: easter-island\nplayers: Ann, Ben\n\nAnn: pass\n"


HEADERS = [
    ("PLAYERS : Ann(red,61) ,Jean  Luc", "players: Ann (red, 61), Jean Luc"),
    ("Player: Ann , Ben", "players: Ann, Ben"),
    ("rulings: Passing = Exactly-Two", "ruling: passing=exactly-two"),
    ("Edition:  TWILIGHT–FR", "edition: twilight-fr"),
    ("NOTE:  Two   Words  # and why", "note: Two Words  # and why"),
]


@pytest.mark.parametrize(("typed", "canonical"), HEADERS, ids=[typed for typed, _ in HEADERS])
def test_canonical_form_of_a_header_line(typed: str, canonical: str) -> None:
    rest = [line for line in ("edition: twilight-fr", "players: Ann, Ben") if line[:5] not in typed.lower()]
    record = referee.loads("\n".join(["game: easter-island", typed, *rest, ""]))
    assert record.findings == []
    text = referee.format_log(record)
    assert text.split("\n")[1] == canonical
    assert referee.format_log(referee.loads(text)) == text
