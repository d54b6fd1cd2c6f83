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
    written = _write(game, play.action, players)
    texts = [game.write(action, players) for _, action in listed]
    words = written.split()
    ranked = sorted(range(len(texts)), key=lambda index: (_distance(words, texts[index]), index))
    finding.legal = tuple(texts[index] for index in ranked[:SHOWN])
    finding.legal_total = len(texts)
    finding.legal_for = listed[0][0]
    if finding.legal_for == finding.seat:
        near = [text for text in texts if _distance(words, text) == 1]
        if len(near) == 1:
            finding.suggestion = near[0]


def _write(game: Any, action: Any, players: Sequence[str]) -> str:
    form = game.form_of.get(type(action))
    return form.write(action, players).partition(" -> ")[0] if form else ""


def _distance(words: Sequence[str], text: str) -> int:
    """In how many words two actions differ; another verb is further than any other difference."""
    other = text.split()
    if not words or words[0] != other[0]:
        return 10
    differing = sum(one != two for one, two in zip(words, other, strict=False))
    return differing + abs(len(words) - len(other))
