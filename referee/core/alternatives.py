"""What would have been legal where a rule was broken: a few examples, and a fix if one is plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .record import Play
from .verdict import Finding

SHOWN = 3
FAR = 100


def alternatives(
    finding: Finding, game: Any, state: Any, options: Any, play: Play, players: Sequence[str]
) -> None:
    """Fill in the legal actions of a finding: those most like what was written come first."""
    listed = list(game.legal(state, options))
    if not listed:
        return
    written = _write(game, play.action, players).split()
    texts = [game.write(action, players) for _, action in listed]
    ranked = sorted((_unlikeness(written, text), index) for index, text in enumerate(texts))
    finding.legal = tuple(texts[index] for _, index in ranked[:SHOWN])
    finding.legal_total = len(texts)
    finding.legal_for = listed[0][0]
    slips = [text for text in texts if is_slip(written, text.split())]
    if finding.legal_for == finding.seat and len(slips) == 1:
        finding.suggestion = slips[0]


def _write(game: Any, action: Any, players: Sequence[str]) -> str:
    form = game.form_of.get(type(action))
    return form.write(action, players).partition(" -> ")[0] if form else ""


def _unlikeness(words: Sequence[str], text: str) -> tuple[int, int]:
    """In how many words two actions differ, and how early. Another verb is furthest."""
    other = text.split()
    if not words or words[0] != other[0]:
        return FAR, 0
    same = [one == two for one, two in zip(words, other, strict=False)]
    return differing_words(words, other), -same.index(False) if False in same else 0


def differing_words(words: Sequence[str], other: Sequence[str]) -> int:
    same = sum(one == two for one, two in zip(words, other, strict=False))
    return max(len(words), len(other)) - same


def is_slip(words: Sequence[str], other: Sequence[str]) -> bool:
    """Whether one letter or figure, or two changed places, is all that lies between two actions."""
    if len(words) != len(other):
        return False
    pairs = [(one, two) for one, two in zip(words, other, strict=True) if one != two]
    if len(pairs) != 1:
        return False
    one, two = pairs[0]
    if len(one) != len(two):
        return False
    return sum(a != b for a, b in zip(one, two, strict=True)) == 1 or sorted(one) == sorted(two)
