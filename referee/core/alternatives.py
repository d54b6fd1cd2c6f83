"""What would have been legal where a rule was broken: a few examples, and a fix if one is plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .record import Play
from .verdict import Finding

SHOWN = 3


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
    near = [index for (differing, *_), index in ranked if differing == 1]
    if finding.legal_for == finding.seat and len(near) == 1:
        finding.suggestion = texts[near[0]]


def _write(game: Any, action: Any, players: Sequence[str]) -> str:
    form = game.form_of.get(type(action))
    return form.write(action, players).partition(" -> ")[0] if form else ""


def _unlikeness(words: Sequence[str], text: str) -> tuple[int, int]:
    """In how many words two actions differ, and how early. Another verb is furthest."""
    other = text.split()
    if not words or words[0] != other[0]:
        return len(words) + len(other), 0
    length = max(len(words), len(other))
    same = [index < min(len(words), len(other)) and words[index] == other[index] for index in range(length)]
    return same.count(False), -same.index(False) if False in same else 0
