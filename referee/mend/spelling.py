"""Spelling slips that are safe to correct: a word can only be one other, and nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.acts import NearlyRead
from referee.core.entry import Entry
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import meant
from referee.text.boards import Beside
from referee.text.locations import locate
from referee.text.reader import read
from referee.text.sure_slips import corrections, most_canonical

MOST_FIXED = 200
"""The most slips of a log that are corrected."""


def any_rule(code: str) -> bool:
    """Every rule is selected."""
    return True


def corrected(
    record: Record, beside: Beside | None = None, takes: Callable[[str], bool] = any_rule
) -> tuple[list[str], int]:
    """The lines of a log after the safe corrections, and how many words were corrected.

    Only findings whose code `takes` accepts are corrected. Each correction is read again before it is
    taken: the line must then mean what the reader understood before, and no line may read differently.
    """
    fixed = 0
    for _ in range(MOST_FIXED):
        wanted = [finding for finding in record.findings if takes(finding.code)]
        better = next((new for finding in wanted if (new := _corrected(record, finding, beside))), None)
        if better is None:
            break
        fixed += _words_changed(record.lines, better.lines)
        record = better
    return record.lines, fixed


def _words_changed(before: Sequence[str], after: Sequence[str]) -> int:
    pairs = zip(" ".join(before).split(), " ".join(after).split(), strict=False)
    return sum(one != two for one, two in pairs)


def _corrected(record: Record, finding: Finding, beside: Beside | None) -> Record | None:
    """The log with the misspelt words of one clause corrected, or None if that is not safe."""
    index = finding.place.action
    if not finding.suggestion or index is None:
        return None
    entry = _entry(record, finding.place.line)
    if entry is None or index >= len(entry.plays) or not isinstance(entry.plays[index].action, NearlyRead):
        return None
    span = locate(record, finding.place)
    if finding.span is None or not span.column <= finding.span.column < span.end_column:
        return None
    line = record.lines[span.line - 1]
    before, typed, after = (
        line[: span.column - 1],
        line[span.column - 1 : span.end_column - 1],
        line[span.end_column - 1 :],
    )
    choices = corrections(typed, record.notation, record.players)
    right = most_canonical(typed, choices, finding.suggestion)
    if right is None:
        return None
    read_again = {text: _read_again(record, span.line, before + text + after, beside) for text in choices}
    if not all(_means_the_same(record, better, finding.place) for better in read_again.values()):
        return None  # two words are as near, and they mean different things
    return read_again[right]


def _read_again(record: Record, number: int, line: str, beside: Beside | None) -> Record:
    lines = [*record.lines[: number - 1], line, *record.lines[number:]]
    return read("".join(f"{each}\n" for each in lines), record.name, beside, record.house)


def _entry(record: Record, line: int) -> Entry | None:
    return next((entry for entry in record.entries if entry.line == line), None)


def _means_the_same(before: Record, after: Record, place: Place) -> bool:
    """Whether two logs have the same actions, and one finding of the reader less, at that place."""
    if len(after.findings) != len(before.findings) - 1 or len(after.entries) != len(before.entries):
        return False
    left = [(each.rule.code, each.place) for each in before.findings]
    if any((each.rule.code, each.place) not in left for each in after.findings):
        return False
    if any(each.place == place for each in after.findings):
        return False
    return all(_plain(one) == _plain(two) for one, two in zip(before.entries, after.entries, strict=True))


def _plain(entry: Entry) -> object:
    """An entry with every action as it is meant, whether its spelling is right or not."""
    return entry.line, entry.name, entry.seat, [meant(play)[:2] for play in entry.plays]
