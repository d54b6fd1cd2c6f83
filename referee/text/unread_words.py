"""Finds words of a line that were not understood, so that rewriting the line never loses a word.

The reader should refuse words that it does not know. If it ever skips one, the line is not rewritten,
because the word would be lost. A word counts as understood if the new text has it, or if the grammar, the
lists of names or the table's rulebook know it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import MOST_DIGITS
from referee.forms.seats import names_beginning
from referee.language import languages
from referee.language.spoken import spoken

from . import grammar
from .noted_players import seats_by_note
from .plain_text import left_out
from .source import cut_comment

_WORD = re.compile(r"[^\W\d_]+|\d+")
_TERMINAL = re.compile(r"^(?P<name>_?[A-Z][A-Z_]*)(?:\.\d+)?:(?P<body>.*)$", re.MULTILINE)
_PIECE = re.compile(r"/((?:[^/\\]|\\.)+)/|\"([^\"]+)\"")
_NONSENSE = ("xqzj", "qqqx-xx", "xqzj vvq", 'xqzj "vvq"', "xqzj: vvq", "77")
_IN_A_ROW = re.compile(r"\b([^\W\d_]+)(?: \1\b)+")
_SIGN = re.compile(r"[,;:]|->")
NONE_OF_IT = ""
"""The value of 0, which may be left out of a list."""
JOINED = ("lower", "to")
"""The keys for words of what is lowered, which becomes a part of the action behind it."""
_OF_ANY_WORDS = ("OTHER_DEED", "ACTOR", "STRING", "NOTE")


def unheard(record: Record, line: str, written: str) -> list[str]:
    """The words of a line that the new text does not have and that are not known."""
    said = fold(cut_comment(line)[0])
    kept = _values(fold(written)) | {NONE_OF_IT}
    if _values(said) <= kept:
        return []  # most lines, at half the price
    missing = [word for word in _WORD.finditer(said) if _value(word[0]) not in kept]
    missing = [word for word in missing if not _is_count(word, said, written)]
    missing = [word for word in missing if not _is_added(word, said, written)]
    for start, end in _known(record, said) if record.game is not None else ():  # no game, no words
        missing = [word for word in missing if not (start <= word.start() and word.end() <= end)]
        if not missing:
            break  # most lines have one such word, so most patterns need not be tried
    return [word[0] for word in missing]


def _is_count(number: re.Match[str], said: str, written: str) -> bool:
    """Whether a word only counts the next one, which is written so often: `2 fish`, `1 moai`."""
    if not number[0].isdecimal() or not said[number.end() : number.end() + 2].strip().isalpha():
        return False
    rows = {len(run[0].split()) for run in _IN_A_ROW.finditer(fold(written))}
    return int(number[0]) in rows | {1}


def _is_added(number: re.Match[str], said: str, written: str) -> bool:
    """Whether a number is added to another of the same kind: `pearl 1 pearl 2` is `pearl 3`."""
    if not number[0].isdecimal():
        return False
    begin = max((sign.end() for sign in _SIGN.finditer(said, 0, number.start())), default=0)
    sign = _SIGN.search(said, number.end())
    item = said[begin : len(said) if sign is None else sign.start()]
    words, sums, at = _WORD.findall(item), dict[str, int](), 0
    while at < len(words) - 1:
        pair = sorted(words[at : at + 2])  # a number comes before a word
        counted = pair[0].isdecimal() and len(pair[0]) <= MOST_DIGITS and not pair[1].isdecimal()
        if counted:
            sums[pair[1]] = sums.get(pair[1], 0) + int(pair[0])
        at += 1 + counted
    kinds = [kind for kind in sums if re.search(rf"\b{re.escape(kind)}\s+0*{sums[kind]}\b", fold(written))]
    return any(words.count(kind) > 1 for kind in kinds)


def _values(text: str) -> set[str]:
    return {_value(word) for word in set(_WORD.findall(text))}


def _value(word: str) -> str:
    """A word, or a number without leading zeros: `7` and `007` are the same."""
    return word.lstrip("0") if word.isdecimal() else word


def _known(record: Record, said: str) -> Iterator[tuple[int, int]]:
    """The parts of a text that are known from the game, its rulebook or the header."""
    game = record.notation
    for pattern in _patterns(game):
        yield from (match.span() for match in pattern.finditer(said))
    names = [word for player in record.players for word in _WORD.findall(fold(player))]
    noted = seats_by_note(record)
    for word in _WORD.finditer(said):
        of_a_player = any(name.startswith(word[0]) for name in names)
        of_a_player |= word[0] in noted or bool(names_beginning(word[0], record.players))
        if of_a_player or word[0] in names_of(game):
            yield word.span()


@cache
def _patterns(game: Game) -> tuple[re.Pattern[str], ...]:
    """The patterns of the grammar that match known words, not just any word."""
    found = []
    for terminal in _TERMINAL.finditer(grammar.text_of(game)):
        for regular, literal in _PIECE.findall(terminal["body"]):
            pattern = re.compile(regular or re.escape(literal))
            if terminal["name"] not in _OF_ANY_WORDS and not any(map(pattern.fullmatch, _NONSENSE)):
                found.append(pattern)
    return (*found, *left_out(game), _any_of_these(game, JOINED))


def _any_of_these(game: Game, keys: Sequence[str]) -> re.Pattern[str]:
    """Matches any English word for these; those of another language are known as its spellings."""
    own = languages.lexicon(game.name, ENGLISH).words
    words = [re.escape(fold(word)) for key in keys for word in own.get(key, ())]
    return re.compile(rf"(?<!\w)(?:{'|'.join(words) or '(?!)'})(?!\w)")


@cache
def names_of(game: Game) -> frozenset[str]:
    """The names in every list and their words, including those that are read but never written."""
    found: set[str] = set()
    for each in lists_of(game):
        values = getattr(each, "values", None)
        if isinstance(values, dict):
            found |= {
                word for name in values for word in (fold(str(name)), *_WORD.findall(fold(str(name))))
            }
    for words in grammar.parser(game).also.values():
        found |= {word for spelt in words for word in (spelt, *_WORD.findall(spelt))}
    if game.lexicon is not None:  # English words are read in every language
        spellings = game.lexicon.spellings
        found |= {word for spelt in spellings for word in (spelt, *_WORD.findall(spelt))}
        found |= {fold(note) for note in game.lexicon.notes}
        found |= names_of(spoken(game, ENGLISH))
    return frozenset(found)


def lists_of(game: Game) -> Iterator[object]:
    """The vocabularies of all slots, and those of which they are made; each once."""
    seen: set[int] = set()
    waiting: list[object] = [slot.vocabulary for form in game.forms for slot in form.slots]
    while waiting:
        each = waiting.pop()
        if id(each) not in seen:
            seen.add(id(each))
            yield each
            waiting += [part for part in getattr(each, "__dict__", {}).values() if hasattr(part, "read")]
