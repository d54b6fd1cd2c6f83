"""What an editor shows about the word under the mouse: the finding and its rule, or the table then."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from lsprotocol import types

from referee.analysis.last_action import last_action
from referee.analysis.log_point import LogPoint, until_after
from referee.api import explain, replay
from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.judge import meant
from referee.core.record import Record
from referee.core.rule import Rule
from referee.export.rules import game_of
from referee.export.safe_text import visible
from referee.highlight.lexing import CODE
from referee.speech.current import about_log
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.sources import place_said
from referee.text.locations import locate

from .documents import OpenLog


def hover(log: OpenLog, line: int, column: int) -> types.Hover | None:
    """What is known at a column (from 0) of a line (from 1) of the record."""
    text = log.record.lines[line - 1] if 0 < line <= len(log.record.lines) else ""
    parts: list[str] = []
    match = next((each for each in CODE.finditer(text) if each.start() <= column <= each.end()), None)
    if match is not None:
        parts += [_law(log.record, rule) for rule in explain(match[0])[:1]]
    else:
        parts += [_told(log.record, each) for each in log.at(line, column)]
        parts += _table(log.record, line, column)
    if not parts:
        return None
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, "\n\n---\n\n".join(parts)))


def _escaped(text: str) -> str:
    """Text from the log as plain text in Markdown."""
    return "".join(f"\\{char}" if char in "\\`*_{}[]<>#|!&" else char for char in visible(text))


def _told(record: Record, finding: Finding) -> str:
    rows = [_escaped(finding.message)]
    if finding.follows is not None:
        rows.append(tell("editor.follows", "(follows from line {line})", line=finding.follows.line))
    return "  \n".join(rows) + "\n\n" + _law(record, finding.rule)


def _law(record: Record, rule: Rule) -> str:
    rows = [f"**{rule.code}** {_escaped(rule.title)}", _escaped(rule.law)]
    game = game_of(rule)
    if game is not None:
        sources = game.sources(rule)
        editions = (
            [record.terms.edition] if record.terms and record.terms.edition in sources else list(sources)
        )
        rows += [
            f"*{_escaped(headed(game.edition_title(each), place_said(game.book.package, sources[each])))}*"
            for each in editions
        ]
    return "\n\n".join(rows)


def _table(record: Record, line: int, column: int) -> Iterator[str]:
    """The pieces that the action under the mouse names, before it, and the table after it."""
    if not record.can_be_judged:
        return
    at = bisect_left(record.entries, line, key=lambda entry: entry.line)
    if at == len(record.entries) or record.entries[at].line != line:
        return
    entry = record.entries[at]
    index = _action_at(record, entry, column)
    point = LogPoint(line, None if index is None else index + 1)
    entries = until_after(record.entries, point)
    game, options, players = record.known_game, record.known_terms.options, record.players
    state = replay(record, at=_written(point)).known_state
    last = last_action(record, entries)
    rows = [_after_line() if index is None else _after_action()]
    if index is not None and last is not None:
        action = meant(entry.plays[index]).action
        with about_log(record.language):
            before = [_escaped(each) for each in game.situation(last.before, action, players)]
            rows += [_escaped(each) for each in game.aftermath(last, state, players)]
        if before:
            yield "  \n".join([_before_action(), *before])
    drawn = "\n".join(map(visible, game.draw(state, options, players).splitlines()))
    yield "  \n".join(rows) + f"\n\n```text\n{drawn}\n```"


def _before_action() -> str:
    return f"*{tell('editor.before', 'Before this action:')}*"


def _after_action() -> str:
    return f"*{tell('editor.after', 'After this action:')}*"


def _after_line() -> str:
    return f"*{tell('editor.after-line', 'After this line:')}*"


def _written(point: LogPoint) -> str:
    return str(point.line) if point.action is None else f"{point.line}.{point.action}"


def _action_at(record: Record, entry: Entry, column: int) -> int | None:
    """The action of a line at a column, or None if that is the name or a comment."""
    from referee.core.finding import Place

    for index in range(len(entry.plays)):
        span = locate(record, Place(entry.line, index))
        if span.column <= column + 1 <= span.end_column:
            return index
    return None
