"""What a person may tap next: words that continue the line, from the same completion as at the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.scribe.command_words import shown
from referee.scribe.commands import COMMANDS
from referee.scribe.completion import complete
from referee.scribe.look import Look, look
from referee.scribe.new_line import as_stored, fresh, is_wrong, last_entry
from referee.scribe.next_actions import choices, more, seat_named, texts, turn_of, upcoming
from referee.scribe.session import Session
from referee.text import syntax
from referee.text.line_kinds import quantity_names, statement_meant

MOST_DIGITS = 4
UNFINISHED = syntax.MISSING.code
TABLE = -1
"""In place of a seat, for a line of the table itself."""
AND_THEN = ";"
"""The label of the button that begins another action on the same line."""


class Tap(NamedTuple):
    """A button: what it says, and the line once it was tapped."""

    label: str
    text: str
    group: str = ""


class Taps(NamedTuple):
    """The line as it is now, what may come next, and which shapes of the picture may be tapped."""

    text: str
    buttons: tuple[Tap, ...]
    shapes: tuple[str, ...]
    is_whole: bool
    """Whether the line can be written as it is."""


def start_of_line(session: Session) -> str:
    """How the next line begins: with the player in turn, or with what the table is asked for."""
    seen = session.seen
    if not seen.playable:
        return ""
    turn = turn_of(seen)
    if turn.is_table:
        return f"{turn.head}: "
    return f"{quoted(turn.player)}: " if turn.player else ""


def choices_after(session: Session, typed: str, shapes: Sequence[str] = ()) -> Taps:
    """What may follow a line that is being written. `shapes` are the ids of the picture."""
    clauses = _clauses(session, typed)
    is_action = fold(clauses.begun.strip()) in {fold(text) for text in clauses.texts}
    buttons = _next_words(session, typed) if typed.strip() or start_of_line(session) else []
    names = _names_in(clauses, buttons)
    touchable = [
        shape
        for shape in shapes
        if any(f" {' '.join(_folded(name))} " in names for name in _meant(session, clauses, shape))
    ]
    buttons += _digits(session, typed)
    if is_action:
        buttons = _saying_more(session, typed, buttons)
        longer = f"{typed.rstrip()}; "
        if _next_words(session, longer):
            buttons.insert(0, Tap(AND_THEN, longer))
    return Taps(typed, tuple(buttons), tuple(touchable), is_action or _would_be_taken(session, typed))


def _digits(session: Session, typed: str) -> list[Tap]:
    """The digits of a number, at the end of a claim."""
    words = typed.split()
    notation = session.seen.record.notation if session.seen.playable else session.game
    named = {fold(name) for name in (*session.game.quantities.names, *quantity_names(notation))}
    is_number = typed[-1:].isdecimal() and len(words[-1]) < MOST_DIGITS
    is_due = typed.endswith(" ") and bool(words) and fold(words[-1]) in named
    if not statement_meant(notation, words[0] if words else "") or not (is_number or is_due):
        return []
    return [Tap(digit, f"{typed}{digit}") for digit in "0123456789"]


def _would_be_taken(session: Session, typed: str) -> bool:
    """Whether nothing would be wrong with the line as it is."""
    seen = session.seen
    if not seen.playable or not typed.strip().rstrip(":"):
        return False
    return not any(map(is_wrong, fresh(seen, _tried(session, typed))))


def _saying_more(session: Session, typed: str, taps: Sequence[Tap]) -> list[Tap]:
    """The words behind a whole action that say something more, or begin to, and break no rule."""
    known = as_stored(_tried(session, typed).record, typed) if taps else ""
    found = []
    for tap in taps:
        then = _tried(session, tap.text)
        wrong = [finding for finding in fresh(session.seen, then) if is_wrong(finding)]
        is_unfinished = bool(wrong) and all(finding.code == UNFINISHED for finding in wrong)
        if is_unfinished or (not wrong and as_stored(then.record, tap.text) != known):
            found.append(tap)
    return found


def _tried(session: Session, typed: str) -> Look:
    """How the log would be with this line."""
    lines = [*session.journal.lines, typed.strip()]
    return look(lines, session.journal.name, session.journal.folder, session.seen)


def _names_in(clauses: _Clauses, buttons: Sequence[Tap]) -> str:
    """All words that may still come in this action, to look for names in."""
    begun = len(clauses.begun.split())
    texts = [_folded(text)[begun:] for text in clauses.open_texts] or [
        _folded(each.label) for each in buttons
    ]
    return f" {' , '.join(' '.join(words) for words in texts)} "


def choices_by_shape(session: Session, typed: str, shape: str) -> tuple[Tap, ...]:
    """What a tap on a shape of the picture can mean, each as a longer line."""
    clauses = _clauses(session, typed)
    for name in _meant(session, clauses, shape):
        found: dict[str, Tap] = {}
        for text in clauses.open_texts:
            end = _end_of(name, text, len(clauses.begun.split()))
            if end:
                cut = " ".join(text.split()[:end])
                found.setdefault(cut, Tap(cut, f"{clauses.head}{cut} "))
        for each in () if clauses.texts else _next_words(session, typed):
            if _folded(each.label) == _folded(name):
                found.setdefault(each.label, each)
        if found:
            return tuple(found.values())
    return ()


def _end_of(name: str, text: str, begun: int) -> int:
    """How many words of a text lead up to a name in it, below what is begun; 0 if it is not there."""
    wanted, words = _folded(name), _folded(text)
    for at in range(begun, len(words) - len(wanted) + 1):
        if words[at : at + len(wanted)] == wanted:
            return at + len(wanted)
    return 0


def _folded(text: str) -> list[str]:
    return [fold(word.rstrip(",")) for word in text.split()]


def _meant(session: Session, clauses: _Clauses, shape: str) -> tuple[str, ...]:
    """What a shape is called in the language of the log, the most exact name first."""
    record = session.seen.record
    if not session.seen.playable:
        return ()
    lexicon = record.notation.lexicon
    names = record.known_game.touched(shape, clauses.seat)
    if lexicon is None:
        return names
    return tuple(" ".join(map(lexicon.name, map(lexicon.word, name.split()))) for name in names)


class _Clauses(NamedTuple):
    """The open action of a line: what stands before it, what it begins with, what it may be."""

    head: str
    begun: str
    texts: tuple[str, ...]
    seat: int = TABLE

    @property
    def open_texts(self) -> list[str]:
        """Those that begin so."""
        begun = " ".join(fold(self.begun).split())
        return [text for text in self.texts if fold(text).startswith(begun)]


def _clauses(session: Session, typed: str) -> _Clauses:
    seen = session.seen
    name, colon, body = typed.partition(":")
    seat = seat_named(seen, name) if colon and seen.playable else None
    if seat is None:
        return _Clauses(typed, "", ())
    before, semicolon, clause = body.rpartition(";")
    begun = clause.lstrip()
    head = typed[: len(typed) - len(begun)]
    goes_on = upcoming(seen).open_for == seat
    if goes_on and not semicolon:
        return _Clauses(head, begun, tuple(texts(more(seen, seat))), seat)
    if not semicolon:
        return _Clauses(head, begun, tuple(texts(choices(seen, seat))), seat)
    lines = [*session.journal.lines, f"{name}: {before.strip()}"]
    longer = look(lines, session.journal.name, session.journal.folder, seen)
    entry = last_entry(longer.record)
    if goes_on or entry is None or entry.broken:
        return _Clauses(head, begun, (), seat)
    return _Clauses(head, begun, tuple(texts(choices(seen, seat, entry.plays))), seat)


def _next_words(session: Session, typed: str) -> list[Tap]:
    """The ways to continue, each named by what it adds to the line."""
    found: dict[str, Tap] = {}
    commands = {fold(shown(command)) for command in COMMANDS}
    notation = session.seen.record.notation if session.seen.playable else session.game
    for offer in complete(session, typed):
        word = offer.text.strip()
        if fold(word) in commands or statement_meant(notation, word):
            continue
        text = typed[: len(typed) - offer.replaces] + offer.text
        added = text[len(typed) :] if text.startswith(typed) and typed.endswith(" ") else offer.text
        label = added.strip(" ,")
        if label:
            found.setdefault(label, Tap(label, text if text.endswith(" ") else f"{text} ", _verb(label)))
    return list(found.values())


def _verb(text: str) -> str:
    """The first of several words."""
    word, space, _ = text.partition(" ")
    return word if space else ""
