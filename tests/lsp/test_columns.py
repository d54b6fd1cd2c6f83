"""Places in a text as an editor counts them, in lines of any length."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("pygls", reason="the package pygls is not installed")

from lsprotocol import types
from pygls.workspace import PositionCodec

from referee.core.finding import Span
from referee.lsp import columns as places
from referee.lsp.columns import Columns
from referee.text.source import MOST_COLUMNS

ENCODINGS = [
    types.PositionEncodingKind.Utf8,
    types.PositionEncodingKind.Utf16,
    types.PositionEncodingKind.Utf32,
]
TEXTS = st.text(st.sampled_from("ab e\u0301\u0302n\u0303\u00e9\U0001f5ffх"), max_size=12)


def one_by_one(text: str, column: int) -> int:
    """The column in the text itself, by looking at every beginning of the text."""
    if unicodedata.is_normalized("NFC", text):
        return column
    lengths = [len(unicodedata.normalize("NFC", text[:at])) for at in range(len(text) + 1)]
    own = next((at for at, length in enumerate(lengths) if length >= column), len(text))
    while own < len(text) and unicodedata.combining(text[own]):
        own += 1
    return own


@given(TEXTS, st.sampled_from(ENCODINGS), st.data())
def test_a_column_is_found_as_by_looking_at_every_character(
    text: str, encoding: types.PositionEncodingKind, data: st.DataObject
) -> None:
    codec = PositionCodec(encoding)
    composed = unicodedata.normalize("NFC", text)
    column = data.draw(st.integers(0, len(composed)))
    position = Columns(text, codec).position(0, column)
    assert position.character == codec.client_num_units(text[: one_by_one(text, column)])
    assert Columns(text, codec).column(position) >= column


@pytest.mark.parametrize("letter", ["e\u0301", "\u00e9", "e"])
def test_the_work_for_a_column_does_not_grow_with_the_square_of_a_line(
    letter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a text with combining accents every beginning of the line was composed."""
    looked = 0
    composed = places._composed

    def counted(text: str) -> str:
        nonlocal looked
        looked += len(text)
        return composed(text)

    monkeypatch.setattr(places, "_composed", counted)
    text = letter * (MOST_COLUMNS // len(letter))
    found = Columns(text, PositionCodec()).range(Span(1, 1, MOST_COLUMNS // len(letter) + 1))
    assert found.end.character == len(text)
    assert looked < 40 * MOST_COLUMNS
