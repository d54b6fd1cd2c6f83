"""Lines that begin almost like a line of the table: such a line misspelt, or the turn of a stranger."""

from __future__ import annotations

from referee.core.log_rules import hint_of
from referee.forms.folding import fold, nearest
from referee.language.spoken import table_word

from . import syntax
from .lines_without_colon import Reading
from .next_words import in_full
from .syntax import finding


def read_misspelt(reader: Reading, number: int, offset: int, text: str) -> bool:
    """Read a line of the table whose first word is misspelt. Returns whether it is one."""
    head, _, body = text.partition(":")
    first, _, whose = fold(head).partition(" ")
    words = reader.spoken.table_words
    near = nearest(first, words, lambda word: table_word(reader.spoken, word))
    if near is None:
        return False
    if not (_is_about_a_player(reader, near) and reader.seat_of(whose) is not None) and (
        nearest(first, reader.players) is not None or reader.reads_as_turn(body)
    ):
        return False
    facts = {"case": "verb", "word": head.split(" ")[0], "hint": hint_of(in_full(reader.spoken, near))}
    reader.report(finding(syntax.UNKNOWN_VERB, number, offset, len(first), action=0, **facts))
    reader.add(number, None, None, reader.cures.of_line(text, offset, table=True), broken=True)
    return True


def is_like_a_stranger(reader: Reading, text: str) -> bool:
    """Whether a line may be the turn of somebody whose name is like a word of the table."""
    head, _, body = text.partition(":")
    first, *whose = fold(head).split()
    return reader.reads_as_turn(body) and not (whose and _is_about_a_player(reader, first))


def _is_about_a_player(reader: Reading, word: str) -> bool:
    """Whether a line of the table that begins with this word names a player before the colon."""
    forms = reader.record.known_game.forms_by_verb.get(table_word(reader.spoken, word), ())
    return any(slot.vocabulary.personal and ":" in slot.shape for form in forms for slot in form.slots)
