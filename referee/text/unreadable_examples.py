"""Says an English example that cannot be read in another language, with the same slips in it."""

from __future__ import annotations

import re
from functools import cache

from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.language.spoken import spoken

from .header_keys import key_of
from .plain_numbers import ARTICLES, FILLERS
from .reader import read
from .source import cut_comment
from .writer import language_line, write_line_in

_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:-[^\W\d_]+)*(?!\w)")


def unreadable_in(record: Record, language: str) -> str | None:
    """The log in another language, without comments. None unless it has the same findings there."""
    if not record.header.players or any(finding.code.startswith("SYN-TEXT") for finding in record.findings):
        return None  # its lines are not those of a log
    game = spoken(record.known_game, language)
    entries = {entry.line: entry for entry in record.entries}
    wrong = {finding.place.line for finding in record.findings}
    lines: list[str] = []
    places: dict[int, int] = {}
    for number, line in enumerate(record.lines, 1):
        code, comment = cut_comment(line)
        mark = f"  #{comment}" if comment is not None and comment.startswith(("!", "?")) else ""
        if not code.strip() and (mark or comment is not None):
            continue
        if number in wrong:
            said = _word_by_word(record, game, code.rstrip())
        else:
            said = cut_comment(write_line_in(game, record, entries.get(number), line))[0].rstrip()
        places[number] = len(lines) + 1
        lines.append(said + mark)
        if key_of(code) == "game" and number not in entries:
            lines.append(language_line(game))
    text = "\n".join(lines).strip("\n")
    again = read(f"{text}\n", record.name)
    here = [(finding.code, places.get(finding.place.line)) for finding in record.findings]
    return text if here == [(finding.code, finding.place.line) for finding in again.findings] else None


def _word_by_word(record: Record, game: Game, code: str) -> str:
    """A line with each of its words in the language of this game. Names and slips stay as they are, and so
    does what a header line says: the name of a file is no word."""
    names = {fold(word) for player in record.players for word in player.split()}
    words = _words(game)

    def said(word: re.Match[str]) -> str:
        return word[0] if fold(word[0]) in names else words.get(fold(word[0]), word[0])

    head, colon, value = code.partition(":")
    return _WORD.sub(said, head) + colon + value if key_of(code) else _WORD.sub(said, code)


@cache
def _words(game: Game) -> dict[str, str]:
    """The English words of the notation, and the canonical word of this language for each."""
    english, own = (languages.lexicon(game.name, code) for code in (ENGLISH, game.language))
    words = {
        fold(word): own.word(key)
        for key, said in english.words.items()
        if key not in (ARTICLES, FILLERS)
        for word in said
    }
    keys = {fold(word): own.header[key][0] for key, said in english.header.items() for word in said}
    names = {fold(word): own.name(key) for key, said in english.names.items() for word in said}
    return keys | words | names
