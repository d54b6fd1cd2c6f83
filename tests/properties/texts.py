"""A record as text: all ways to read it agree, it has one canonical form, and JSON loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import shelf
from referee.core.acts import Misnamed, NotAnAction, Unreadable
from referee.core.entry import Play
from referee.core.finding import Place
from referee.core.game import Game
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.text import grammar
from referee.text.clauses import Clauses
from referee.text.locations import locate
from referee.text.source import cut_comment
from referee.text.writer import Unwritable
from scripts.fuzz_words import hold_words
from tests.effort import in_sample
from tests.export.data import faults
from tests.support import Judged
from tests.text.reading import deeds, forget, seats

# Reading


def by_grammar(record: Record, clause: str) -> Play | None:
    """A clause as read by the grammar alone, without the cache and the forms."""
    return Clauses(record).by_grammar(5, 0, clause, 0)


def clauses(record: Record) -> Iterator[tuple[int, int, str]]:
    """Line, action and text of each clause that was read."""
    for entry in record.entries:
        if entry.name is None and entry.seat is None:
            continue
        line = record.lines[entry.line - 1]
        for index in range(0 if entry.broken else len(entry.plays)):
            span = locate(record, Place(entry.line, index))
            yield entry.line, index, line[span.column - 1 : span.end_column - 1]


def is_read_alike_by_memory_forms_and_grammar(log: Judged) -> None:
    forget()
    first = referee.loads(log.bytes, folder=log.path.parent)
    remembered = referee.loads(log.bytes, folder=log.path.parent)
    assert remembered.entries == first.entries == log.record.entries
    plays = {(entry.line, index): play for entry in first.entries for index, play in enumerate(entry.plays)}
    broken = {entry.line for entry in first.entries if entry.broken}
    for line, index, clause in clauses(first):
        if line not in broken:
            assert by_grammar(first, clause) == plays[line, index], clause


def _has_no_form(action: Any) -> bool:
    """Whether an action names something, or is something, that the game does not have."""
    return (
        isinstance(action, Unreadable | Misnamed | NotAnAction) or type(action).__name__ == "StoneTouched"
    )


def needs_no_grammar_once_it_is_canonical(log: Judged) -> None:
    actions = [play.action for entry in log.record.entries for play in entry.plays]
    if not log.is_readable or any(map(_has_no_form, actions)):
        return
    canonical_log = referee.format_log(log.record)
    asked: list[str] = []
    parse = grammar.parse

    def counted(name: Game, start: str, folded: str) -> Any:
        asked.append(folded)
        return parse(name, start, folded)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(grammar, "parse", counted)
        forget()
        again = referee.loads(canonical_log)
    assert asked == []
    assert [entry.plays for entry in again.entries] == [entry.plays for entry in log.record.entries]


# Writing


def comments(record: Record) -> list[str]:
    """The words of all comments, spaces at their ends aside."""
    found = [cut_comment(line)[1] for line in record.lines]
    return [" ".join(comment.split()) for comment in found if comment is not None]


def without_places(verdict: Verdict) -> list[tuple[str, str, bool]]:
    """The findings without their places, because formatting may drop blank lines."""
    return [(finding.code, finding.severity, finding.counts) for finding in verdict.findings]


def assert_formats_faithfully(
    record: Record, folder: Path | None = None, verdict: Verdict | None = None
) -> str:
    assert [finding.message for finding in record.findings] == []
    text = referee.format_log(record)
    again = referee.loads(text, folder=folder)
    assert again.findings == []
    assert referee.format_log(again) == text
    assert deeds(again) == deeds(record)
    assert seats(again) == seats(record)
    assert (again.header.players, again.header.rulings) == (record.header.players, record.header.rulings)
    assert comments(again) == comments(record)
    assert without_places(referee.check(again)) == without_places(verdict or referee.check(record))
    return text


def is_formatted_faithfully_or_refused(log: Judged) -> None:
    if log.is_readable:
        text = assert_formats_faithfully(log.record, log.path.parent, log.verdict)
        hold_words(log.record, text)
    else:
        with pytest.raises(Unwritable, match="cannot be read"):
            referee.format_log(log.record)


# JSON


def assert_round_trip(text: str, folder: Path | None = None) -> None:
    """A canonical log becomes valid JSON and comes back letter by letter."""
    record = referee.loads(text, folder=folder)
    assert referee.format_log(record) == text
    data = json.loads(json.dumps(referee.to_json(record)))
    if in_sample(text, 10):  # `from_json` asks the schemas as well, but takes short cuts
        assert faults("record", data) == []
        assert faults(shelf.packages()[data["game"]], data) == []
    back = referee.from_json(data, folder=folder)
    assert "\n".join(back.lines) + "\n" == text
    assert deeds(back) == deeds(record)


def comes_back_from_json(log: Judged) -> None:
    if log.is_readable:
        assert_round_trip(referee.format_log(log.record), log.path.parent)
