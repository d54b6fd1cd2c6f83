"""What is new about a log with one more line, and how that line is stored."""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.record import Record
from referee.core.rule import ERROR
from referee.forms.lexicon import ENGLISH
from referee.speech.current import spoken
from referee.text import syntax
from referee.text.first_words import in_words_of
from referee.text.header import is_player
from referee.text.header_keys import key_of, languages_of
from referee.text.header_slips import MISSPELT
from referee.text.source import MOST_COLUMNS, cut_comment
from referee.text.unread_words import unheard
from referee.text.writer import write_line

from .look import Look


def fresh(before: Look, after: Look) -> list[Finding]:
    """The findings of `after` that are not in `before`, on any line."""
    known = Counter(map(_key, before.verdict.findings))
    found = []
    for finding in after.verdict.findings:
        if known[_key(finding)]:
            known[_key(finding)] -= 1
        else:
            found.append(finding)
    return found


def _key(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.place, finding.severity


def is_wrong(finding: Finding) -> bool:
    """Whether a finding stops a line from being taken: a rule is broken and not waived."""
    return finding.severity == ERROR


def is_missing(finding: Finding) -> bool:
    """Whether a part of the header is missing. That is not a fault while the header is being written."""
    if finding.rule is syntax.UNKNOWN_EDITION:
        return bool(finding.facts["case"] == "missing")
    if finding.rule is syntax.UNKNOWN_LANGUAGE:
        return bool(finding.facts["case"] == "undeclared")
    return finding.rule in (syntax.NO_GAME, syntax.NO_PLAYERS)


def is_header(line: str, record: Record | None = None) -> bool:
    """Whether a line is a header line, a comment or empty; not the turn of a player called `Player 1`."""
    code, _ = cut_comment(line)
    if not code.strip():
        return True
    return key_of(code) is not None and not (record and is_player(record, code.partition(":")[0]))


def header_faults(seen: Look) -> list[Finding]:
    """Why a log cannot be continued: its header cannot be read, is misspelt, or names too few or too many
    players. What a header still lacks is no fault as long as nothing but header lines is there."""
    record = seen.record
    game = record.game
    if game is not None and seen.playable:
        keys = record.header.lines.values()
        misspelt = [each for each in record.findings if each.rule in MISSPELT and each.place.line in keys]
        if misspelt:
            return misspelt
        if game.least_players <= len(record.header.players) <= game.most_players:
            return []
        return [each for each in seen.verdict.findings if each.place.line == record.header.lines["players"]]
    body = any(not is_header(line) for line in record.lines)
    return [each for each in record.findings if body or not is_missing(each)]


def last_entry(record: Record) -> Entry | None:
    """The entry of the last line of the text, if it has one."""
    entries = record.entries
    return entries[-1] if entries and entries[-1].line == len(record.lines) else None


def first_line(game: Game, typed: str) -> str:
    """The line that names the game, in the language of the header line that was typed first."""
    language = spoken()
    known = languages_of(typed.partition(":")[0].strip())
    named = f"game: {game.name}"
    return in_words_of(language, game, named) if language in known and ENGLISH not in known else named


def as_stored(record: Record, typed: str, number: int | None = None) -> str:
    """A line of a log, the last one by default, in canonical form; as typed if it cannot all be read."""
    number = number or len(record.lines)
    if any(finding.place.line == number and not is_missing(finding) for finding in record.findings):
        return typed.strip()
    entry = next((entry for entry in reversed(record.entries) if entry.line == number), None)
    if entry is None and not is_header(typed):
        return typed.strip()
    line = record.lines[number - 1]
    written = write_line(record, entry, line)
    lost = len(written) > MOST_COLUMNS or unheard(record, line, written)
    return typed.strip() if lost else written
