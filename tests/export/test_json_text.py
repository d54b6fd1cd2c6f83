"""JSON text is what json.dumps gives, with what cannot be seen escaped."""

from __future__ import annotations

import json
from collections import namedtuple
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.entry import OncePerPlay, Play
from referee.export.json_text import to_line, to_text

Pair = namedtuple("Pair", "one two")
LETTERS = st.text(st.characters(codec="ascii"))
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | LETTERS
KEYS = LETTERS | st.integers() | st.booleans() | st.none()
DATA = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner) | st.dictionaries(KEYS, inner) | st.builds(Pair, inner, inner) | st.tuples(inner)
    ),
)


@given(DATA)
def test_indented_json_is_that_of_the_library(data: Any) -> None:
    assert to_text(data) == json.dumps(data, indent=2).replace("\x7f", "\\u007f")


@pytest.mark.parametrize("write", [to_text, to_line])
def test_letters_stay_and_what_cannot_be_seen_is_escaped(write: Any) -> None:
    assert write("é\u202eß\x9b\ud800") == '"é\\u202eß\\u009b\\ud800"'
    assert write("a\U000e0041") == '"a\\udb40\\udc41"'


def test_an_action_that_occurs_again_is_made_once_and_only_so_many_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(OncePerPlay, "MOST", 2)
    plays = [Play(number) for number in range(4)]
    asked: list[object] = []
    made = OncePerPlay(lambda play: asked.append(play.action) or str(play.action))
    assert [made(play) for play in [*plays, *plays]] == ["0", "1", "2", "3"] * 2
    assert asked == [0, 1, 2, 3, 2, 3]
