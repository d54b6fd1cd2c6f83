"""The rounds and turns of a log as an outline, and the score beside the lines that change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lsprotocol import types

from referee.core.game import ScoreSheet
from referee.core.record import Record
from referee.export.safe_text import visible
from referee.text.source import cut_comment

from .documents import OpenLog

LONGEST = 60
MOST_HINTS = 2_000
"""The most lines that hints are worked out for."""


class _Line(NamedTuple):
    """A line of play, from 0, and the parts of the game that it is in, the larger first."""

    number: int
    chapters: tuple[str, ...]


def symbols(log: OpenLog) -> list[types.DocumentSymbol]:
    """The parts of the game, and the lines in each."""
    record = log.record
    if not record.can_be_judged:
        return []
    chapter = record.known_game.chapter
    lines = []
    for number, state in enumerate(log.replay.states(0, len(record.entries))):
        if number < len(record.entries):
            lines.append(_Line(record.entries[number].line - 1, chapter(state)))
    return _nested(log, lines, 0)


def _nested(log: OpenLog, lines: list[_Line], depth: int) -> list[types.DocumentSymbol]:
    found: list[types.DocumentSymbol] = []
    begin = 0
    while begin < len(lines):
        here = lines[begin].chapters
        if len(here) <= depth:
            found.append(_turn(log, lines[begin].number))
            begin += 1
            continue
        end = begin
        while end < len(lines) and lines[end].chapters[: depth + 1] == here[: depth + 1]:
            end += 1
        first, last = (log.columns.whole_line(each.number) for each in (lines[begin], lines[end - 1]))
        found.append(
            types.DocumentSymbol(
                visible(here[depth]),
                types.SymbolKind.Namespace,
                types.Range(first.start, last.end),
                first,
                children=_nested(log, lines[begin:end], depth + 1),
            )
        )
        begin = end
    return found


def _turn(log: OpenLog, line: int) -> types.DocumentSymbol:
    said = visible(" ".join(cut_comment(log.record.lines[line])[0].split()))
    where = log.columns.whole_line(line)
    short = said if len(said) <= LONGEST else said[: LONGEST - 3] + "..."
    return types.DocumentSymbol(short or "-", types.SymbolKind.Event, where, where)


def score_hints(log: OpenLog, wanted: types.Range) -> Iterator[types.InlayHint]:
    """The score at the end of each line that changes it."""
    record = log.record
    if not record.can_be_judged:
        return
    game, options, players = record.known_game, record.known_terms.options, record.players
    inside = [
        number
        for number, entry in enumerate(record.entries)
        if wanted.start.line <= entry.line - 1 <= wanted.end.line
    ][:MOST_HINTS]
    if not inside:
        return
    before = ""
    for number, state in enumerate(log.replay.states(inside[0], inside[-1] + 1), inside[0]):
        now = _totals(record, game.score(state, options, players))
        if before and now != before:
            line = record.entries[number - 1].line - 1
            where = log.columns.whole_line(line).end
            yield types.InlayHint(where, f"  {now}", padding_left=True)
        before = now


def _totals(record: Record, sheet: ScoreSheet) -> str:
    """What each player has: the total, or in a game without one the first line of the score sheet."""
    shown = []
    for seat, name in enumerate(record.players[: record.known_game.most_players]):
        lines = [line for line in sheet.lines if line.seat == seat]
        line = next((each for each in lines if each.is_sum), lines[0] if lines else None)
        if line is not None:
            amount = str(line.amount) if line.most in (None, line.amount) else f"{line.amount}-{line.most}"
            shown.append(f"{visible(name)} {amount}")
    return ", ".join(shown)
