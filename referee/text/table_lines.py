"""Lines that begin almost like a line of the table: such a line misspelt, or the turn of a stranger."""

from __future__ import annotations

from referee.core.acts import UNREAD
from referee.core.finding import Finding
from referee.core.log_rules import hint_of
from referee.forms.folding import fold, nearest
from referee.language.spoken import table_word

from . import syntax
from .advice import written_like
from .line_heads import another_turn
from .lines_without_colon import Reading, claim_of
from .misspellings import words_of
from .next_words import in_full
from .plain_numbers import OF, spelt
from .syntax import finding, written_so


def read_headed(reader: Reading, number: int, offset: int, text: str) -> bool:
    """Read a line with something else than a player's name before its colon. Returns whether it is one."""
    if written := _claim_meant(reader, text):
        reader.report(written_so(number, offset, text, written))
        return True
    if read_misspelt(reader, number, offset, text):
        return True
    if another_turn(reader.spoken, text.partition(":")[2], reader.players) is not None:
        return False  # at least that one is a turn
    if not reader.cures.of_head(reader.record.entries, number, offset, text):
        fault = unknown_line(reader, number, offset, text)
        if fault is None:
            return False
        reader.report(fault)
    reader.add(number, None, None, [UNREAD], broken=True)
    return True


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


def _claim_meant(reader: Reading, text: str) -> str:
    """The claim that a line makes whose head is what is counted and a name: `points of Ann: 7`."""
    head, _, number = text.partition(":")
    quantity, *between, name = head.split() if " " in head.strip() else ("", "")
    seat = reader.seat_named(name) if quantity and number.strip().isdecimal() else None
    of_name = spelt(reader.spoken, OF)
    if seat is None or any(fold(word) not in of_name for word in between):
        return ""
    return claim_of(reader, reader.players[seat], f"{quantity} {number.strip()}")


def unknown_line(reader: Reading, number: int, offset: int, text: str) -> Finding | None:
    """The finding for a line whose beginning is no player's name: words of the game, such as a heading of
    the rulebook, or several words before what is no turn."""
    head, _, body = text.partition(":")
    words = fold(head).split()
    known = words_of(reader.spoken)
    if not words or nearest(" ".join(words), reader.players) is not None:
        return None
    of_the_game = [word for word in words if word in known]
    if reader.reads_as_turn(body) and (len(words) == 1 or of_the_game != words):
        return None  # the turn of a stranger
    if len(words) == 1 and not of_the_game:
        return None
    verbs = {table_word(reader.spoken, word) for word in words if word in reader.spoken.table_words}
    forms = [form for verb in verbs for form in reader.record.known_game.forms_by_verb.get(verb, ())]
    hint = written_like(reader.spoken, forms, reader.players) if forms else ""
    return finding(syntax.NO_LINE, number, offset, len(head.rstrip()), case="other", hint=hint)


def is_like_a_stranger(reader: Reading, text: str) -> bool:
    """Whether a line may be the turn of somebody whose name is like a word of the table."""
    head, _, body = text.partition(":")
    first, *whose = fold(head).split()
    if whose and reader.seat_named(head.split()[-1]) is not None:
        return False  # it is about this player
    return reader.reads_as_turn(body) and not (whose and _is_about_a_player(reader, first))


def _is_about_a_player(reader: Reading, word: str) -> bool:
    """Whether a line of the table that begins with this word names a player before the colon."""
    forms = reader.record.known_game.forms_by_verb.get(table_word(reader.spoken, word), ())
    return any(slot.vocabulary.personal and ":" in slot.shape for form in forms for slot in form.slots)
