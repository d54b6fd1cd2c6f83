"""Writes a log in another language. Comments stay as they are, and so do names and free text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from referee.core.entry import Entry, Play
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.language.spoken import spoken
from referee.speech.say import tell

from .header import read_header
from .header_keys import key_of
from .log_language import called, has_own_words, other_languages
from .reader import LineReader
from .source import cut_comment, split
from .writer import Unwritable, canonical, language_line, whole, write_comment, write_line_in


def translated(record: Record, language: str) -> str:
    """The log in the canonical form of another language. It is read again, and must say the same.

    Unwritable if the log cannot be read, or cannot be said in that language.
    """
    canonical(record)  # raises Unwritable
    if language == record.language:
        return canonical(record)
    if not languages.speaks(record.known_game, language):
        facts = {"name": record.name, "game": record.known_game.said_title, "language": called(language)}
        raise Unwritable(tell("write.no-words", "{name}: {game} has no words in {language}", **facts))
    text = written_in(record, language)
    again, first = _read_again(record, text, spoken(record.known_game, language))
    if language == ENGLISH and _seems_foreign(again, first):
        text = written_in(record, language, declared=True)
        again, _ = _read_again(record, text, record.known_game)
    here, there = _said(record), _said(again)
    if again.findings or here != there:
        number = _first_difference(record, again)
        raise Unwritable(
            tell(
                "write.cannot-be-said",
                "{name}:{number}: this cannot be said in {language}: {line}",
                name=record.name,
                number=number,
                language=called(language),
                line=record.lines[number - 1].strip(),
            )
        )
    return text


def written_in(record: Record, language: str, declared: bool = False) -> str:
    """The log in the canonical form of another language. Nobody has made sure that it says the same.
    English has a line that names it only if it is to be `declared`."""
    return whole(record.name, list(_lines(record, spoken(record.known_game, language), declared)))


def _seems_foreign(again: Record, first: int) -> bool:
    """Whether an English log has words of other languages, and would be read in one of them if its header
    did not name English."""
    again.header = replace(again.header, language=None)
    return has_own_words(again, first) or any(other_languages(again, first))


def _lines(record: Record, game: Game, declared: bool) -> Iterator[str]:
    told = declared or game.language != ENGLISH
    entries = {entry.line: entry for entry in record.entries}
    for number, line in enumerate(record.lines, 1):
        key = None if number in entries else key_of(cut_comment(line)[0])
        if key == "language":
            remark = write_comment(cut_comment(line)[1])
            said = language_line(game) if told else ""
            if said or remark:
                yield f"{said}  {remark}".strip()
            continue
        yield write_line_in(game, record, entries.get(number), line)
        if key == "game" and told and "language" not in record.header.lines:
            yield language_line(game)


def _said(record: Record) -> list[tuple[str | None, int | None, Sequence[Play]]]:
    return [(entry.name, entry.seat, entry.plays) for entry in record.entries]


def _first_difference(record: Record, again: Record) -> int:
    """The line of the log that reads differently in the other language."""
    for one, two in zip(record.entries, [*again.entries, Entry(0, None, None, (), True)], strict=False):
        if (one.name, one.seat, one.plays) != (two.name, two.seat, two.plays):
            return one.line
    return again.findings[0].place.line if again.findings else 1


def _read_again(record: Record, text: str, game: Game) -> tuple[Record, int]:
    """Read the lines below the header of a log that says the same in the language of this game, and say
    how many lines the header has."""
    again = Record(
        record.name, split(text), record.header, game=record.game, terms=record.terms, spoken=game
    )
    first = read_header(Record(record.name, again.lines), ())
    LineReader(again).read(first, ())
    return again, first
