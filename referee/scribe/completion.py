"""Completes what is typed: names, actions that are legal now, quantities, commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from referee.core.entry import Play
from referee.core.folding import fold
from referee.core.seats import quoted
from referee.text.header_keys import FREE_KEYS, KEYS

from . import look, new_line
from .commands import COMMANDS
from .next_actions import begins_action, choices, more, seat_named, texts, turn_of, upcoming
from .session import Session

MOST_OFFERED = 60
FEW = 8
"""Up to this many actions are offered whole; if there are more, only the next word."""

ANSWERS = ("fix", "keep", "stands", "drop")


class Completion(NamedTuple):
    """A text to insert, and how many characters before the cursor it replaces."""

    text: str
    replaces: int


def complete(session: Session, typed: str) -> list[Completion]:
    """The ways to continue a line. Every legal action is among them, however unlikely."""
    typed = typed.lstrip()
    if session.pending is not None:
        return _words(typed, ANSWERS)
    question = session.question
    if question is not None and ":" not in typed:
        part = typed.rpartition(",")[2].lstrip()
        return _words(part, question.choices) + (_words(typed, COMMANDS) if typed else [])
    if not session.seen.playable:
        return _words(typed, [*(f"{key}: " for key in sorted(KEYS)), *COMMANDS])
    name, colon, body = typed.partition(":")
    seat = seat_named(session.seen, name) if colon else None
    if seat is not None:
        return _actions(session, seat, name, body)
    if colon:
        return _of_the_table(session, name, body)
    if ";" in typed and begins_action(session.seen, typed):
        coming = upcoming(session.seen)
        seats = coming.seats if coming.open_for is None else (coming.open_for,)
        return _actions(session, seats[0], session.seen.record.players[seats[0]], typed) if seats else []
    return _first(session, typed)


def _words(typed: str, known: Iterable[str]) -> list[Completion]:
    """The known words that begin with what is typed."""
    begins = fold(typed)
    return [Completion(word, len(typed)) for word in known if fold(word).startswith(begins)][:MOST_OFFERED]


def _first(session: Session, typed: str) -> list[Completion]:
    """A line without a colon: a name, an action of the current player, a claim, a command."""
    seen = session.seen
    players = [player.name for player in seen.record.header.players]
    head, space, rest = typed.partition(" ")
    if space and fold(head) == "claim":
        return _claim(session, players, rest)
    if space and fold(head) == "result":
        return _words(rest.rpartition(" ")[2], [*map(quoted, players), "draw", "unfinished"])
    if space and fold(head) == "show":
        return _words(rest, ("on", "off"))
    if space and fold(head) == "explain":
        return _words(rest, (rule.code for rule in session.game.book))
    coming = upcoming(seen)
    in_turn = [players[seat] for seat in coming.seats if seat < len(players)]
    names = dict.fromkeys([*in_turn, *players])
    words = [f"{name}: " for name in names] + ["claim ", "result ", *COMMANDS]
    if coming.example is not None:
        words.insert(0, coming.example.partition(":")[0] + ": ")
    acts: list[Completion] = []
    if typed and coming.open_for is not None:
        acts = _next_words(typed, texts(more(seen, coming.open_for)))
    elif typed and coming.seats:
        acts = _next_words(typed, texts(choices(seen, coming.seats[0])))
    if not seen.begun and not acts:
        words += [f"{key}: " for key in FREE_KEYS]
    return (acts + _words(typed, words))[:MOST_OFFERED]


def _of_the_table(session: Session, head: str, body: str) -> list[Completion]:
    """A line of the table itself: all names that it can have, whatever is on the table now."""
    verb = fold(head).partition(" ")[0]
    due = turn_of(session.seen)
    if due.is_table and fold(due.head) == fold(head):
        return _dealt(session, body)
    if verb not in session.game.table_words:
        return []
    names: dict[str, None] = {}
    waiting: list[object] = [
        slot.vocabulary for form in session.game.forms_by_verb.get(verb, ()) for slot in form.slots
    ]
    while waiting:
        each = waiting.pop()
        names |= dict.fromkeys(getattr(each, "names", ()))
        waiting += [part for part in getattr(each, "__dict__", {}).values() if hasattr(part, "read")]
    return _words(body.rpartition(" ")[2], names)


def _dealt(session: Session, body: str) -> list[Completion]:
    """The line of the table that comes next: what may lie there."""
    seen = session.seen
    game, lexicon = seen.record.known_game, seen.record.notation.lexicon
    whole, _, part = body.rpartition(" ")
    meant = (
        {}
        if lexicon is None
        else {fold(word): key for key, words in lexicon.names.items() for word in words}
    )
    said = [meant.get(fold(word.rstrip(",")), word.rstrip(",")) for word in whole.split()]
    found = []
    for word in game.next_dealt(seen.state, seen.options, said):
        name = word.removeprefix(", ")
        spoken = name if lexicon is None else lexicon.name(name)
        if fold(spoken).startswith(fold(part)):
            comma = (
                len(part) + 1 if word.startswith(",") and not whole.rstrip().endswith(",") else len(part)
            )
            found.append(Completion(f", {spoken} " if comma > len(part) else f"{spoken} ", comma))
    return found[:MOST_OFFERED]


def _claim(session: Session, players: Sequence[str], rest: str) -> list[Completion]:
    for name in map(quoted, players):
        if fold(rest).startswith(f"{fold(name)} "):
            return _words(
                rest[len(name) :].lstrip(), (f"{each} " for each in session.game.quantities.names)
            )
    return _words(rest, (f"{quoted(name)} " for name in players))


def _actions(session: Session, seat: int, name: str, body: str) -> list[Completion]:
    """The last action of a player's line, after the actions before it."""
    before, semicolon, clause = body.rpartition(";")
    plays: Sequence[Play] = ()
    goes_on = upcoming(session.seen).open_for == seat
    if goes_on and not semicolon:
        space = "" if clause.startswith(" ") else " "
        found = texts(more(session.seen, seat))
        return [offer._replace(text=space + offer.text) for offer in _next_words(clause.lstrip(), found)]
    if goes_on:
        return []  # a turn of three actions or more is rare
    if semicolon:
        lines = [*session.journal.lines, f"{name}: {before.strip()}"]
        seen = look.look(lines, session.journal.name, session.journal.folder, session.seen)
        entry = new_line.last_entry(seen.record)
        if entry is None or entry.broken:
            return []
        plays = entry.plays
    legal = texts(choices(session.seen, seat, plays))
    space = "" if clause.startswith(" ") else " "
    return [offer._replace(text=space + offer.text) for offer in _next_words(clause.lstrip(), legal)]


def _next_words(typed: str, known: Sequence[str]) -> list[Completion]:
    """The texts that begin as typed; if there are many, only their next words."""
    squeezed = " ".join(fold(typed).split()) + (" " if typed.endswith(" ") else "")
    fitting = [text for text in known if fold(text).startswith(squeezed) and len(text) > len(squeezed)]
    if len(fitting) <= FEW:
        return [Completion(text, len(typed)) for text in fitting]
    words = dict.fromkeys(_until_word(text, len(squeezed)) for text in fitting)
    return [Completion(word, len(typed)) for word in words][:MOST_OFFERED]


def _until_word(text: str, at: int) -> str:
    end = text.find(" ", at)
    return text if end < 0 else text[: end + 1]
