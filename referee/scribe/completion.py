"""Completes what is typed: names, actions that are legal now, words of the notation, commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from referee.core.entry import Play
from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.speech.say import tell
from referee.text.header_keys import FREE_KEYS, KEYS
from referee.text.line_kinds import quantity_names, spoken_word, statement_meant
from referee.text.next_words import CLAUSE, STATEMENT, TABLE_LINE, next_words
from referee.text.source import cut_comment

from .command_words import ANSWERS, meant, shown
from .commands import COMMANDS
from .look import Look, look
from .new_line import fresh, is_wrong, last_entry
from .next_actions import (
    begins_action,
    choices,
    joined,
    legal_now,
    more,
    reads,
    seat_named,
    texts,
    upcoming,
    with_name,
)
from .session import Session

MOST_OFFERED = 60
FEW = 8
"""Up to this many actions are offered whole; if there are more, only the next word."""
HIGHEST = 12
"""The highest number that is tried where a number can stand."""

FREE_WORDS = ("note", "save", "stands")
"""Words after which anything may be typed: a comment, a file name, a reason."""

_LAST_WORD = re.compile(r"[^\s,;:]*$")


class Completion(NamedTuple):
    """A text to insert, and how many characters before the cursor it replaces."""

    text: str
    replaces: int


def complete(session: Session, text: str, cursor: int | None = None) -> list[Completion]:
    """The ways to continue a line at the cursor. Every legal action is among them, however unlikely."""
    typed = text[:cursor].lstrip()
    if session.pending is not None:
        return _words(typed, map(shown, ANSWERS))
    if cut_comment(typed)[1] is not None:
        return []
    question = session.question
    if question is not None and ":" not in typed:
        part = typed.rpartition(",")[2].lstrip()
        return _words(part, question.choices) + (_words(typed, map(shown, COMMANDS)) if typed else [])
    if not session.seen.playable:
        return _words(typed, [*(f"{key}: " for key in sorted(KEYS)), *map(shown, COMMANDS)])
    return _of_line(session, typed)[:MOST_OFFERED]


def _of_line(session: Session, typed: str) -> list[Completion]:
    name, colon, body = typed.partition(":")
    seat = seat_named(session.seen, name) if colon else None
    if seat is not None:
        return _actions(session, seat, body, space=True)
    if " " in typed and _command(typed) in FREE_WORDS:
        return []
    coming = upcoming(session.seen)
    if colon:
        due = coming.example is not None and fold(coming.example.partition(":")[0]) == fold(name)
        if due and _dealt(session, ""):  # the game knows what may lie there, so nothing else may
            return _dealt(session, body)
        return _by_grammar(session, TABLE_LINE, typed, typed)
    if coming.example is not None:
        return _first(session, typed) + _rest_of_table_line(session, typed, coming.example)
    seats = coming.seats if coming.open_for is None else (coming.open_for,)
    if seats and (";" in typed or " " in typed) and begins_action(session.seen, typed):
        return _actions(session, seats[0], typed, space=False)
    return _first(session, typed)


def _command(typed: str) -> str:
    """The command or answer that the first word is, or empty."""
    return meant(typed.split()[0], (*COMMANDS, *ANSWERS))[0] if typed.split() else ""


def _words(typed: str, known: Iterable[str]) -> list[Completion]:
    """The known words that begin with what is typed."""
    begins = fold(typed)
    return [Completion(word, len(typed)) for word in known if fold(word).startswith(begins)][:MOST_OFFERED]


def _first(session: Session, typed: str) -> list[Completion]:
    """A line without a colon: a name, an action of the current player, a claim, a command."""
    seen = session.seen
    players = [player.name for player in seen.record.header.players]
    head, space, rest = typed.partition(" ")
    statement = statement_meant(seen.record.notation, head) if space else ""
    if statement:
        return _statement(session, players, statement, rest) or _by_grammar(
            session, STATEMENT, typed, typed
        )
    command = _command(head) if space else ""
    if command == "show":
        return _words(rest, (tell("recorder.on", "on"), tell("recorder.off", "off")))
    if command == "explain":
        return _words(rest, (rule.code for rule in session.game.book))
    if command == "legal":
        verbs = dict.fromkeys(each.text.partition(" ")[0] for each in legal_now(seen))
        return _words(rest, [*players, *verbs])
    coming = upcoming(seen)
    in_turn = [players[seat] for seat in coming.seats if seat < len(players)]
    names = dict.fromkeys([*in_turn, *players])
    words = [f"{name}: " for name in names] + [
        *(f"{spoken_word(seen.record.notation, word)} " for word in ("claim", "result")),
        *map(shown, COMMANDS),
    ]
    if coming.example is not None:
        words.insert(0, coming.example.partition(":")[0] + ": ")
    acts: list[Completion] = []
    if typed and coming.open_for is not None:
        acts = _next_words(typed, texts(more(seen, coming.open_for)))
    elif typed and coming.seats:
        acts = _next_words(typed, texts(choices(seen, coming.seats[0])))
    if typed and not acts:
        words += _heads_of_table_lines(seen)
    if not seen.begun and not acts:
        words += [f"{key}: " for key in FREE_KEYS]
    return acts + _words(typed, words)


def _heads_of_table_lines(seen: Look) -> list[str]:
    """How lines of the table itself begin. A name comes after the first word, or a colon."""
    game = seen.record.notation
    forms = [game.forms_by_verb[word] for word in game.table_words if word in game.forms_by_verb]
    return [
        f"{form.verb.replace(' :', ':')} "
        for each in forms
        for form in each
        if form.verb.split()[0] in game.table_words
    ]


def _statement(session: Session, players: Sequence[str], verb: str, rest: str) -> list[Completion]:
    """A claim or a result: whose, and of what."""
    if verb == "result":
        if " " in rest.strip(",") and not rest.endswith(", "):
            return []  # how it ended: the grammar knows the words
        ends = ["draw", "unfinished"] if session.game.has_draws else ["unfinished"]
        said = [spoken_word(session.seen.record.notation, end) for end in ends]
        return _words(rest.rpartition(" ")[2], [*map(quoted, players), *said])
    for name in map(quoted, players):
        if fold(rest).startswith(f"{fold(name)} "):
            quantities = (f"{each} " for each in quantity_names(session.seen.record.notation))
            return _words(rest[len(name) :].lstrip(), quantities)
    return _words(rest, (f"{quoted(name)} " for name in players))


def _rest_of_table_line(session: Session, typed: str, example: str) -> list[Completion]:
    """What is typed after the head of the table's own line that comes next, such as `hand Anne: `."""
    head = example.partition(":")[0]
    return _dealt(session, typed) or _by_grammar(session, TABLE_LINE, f"{head}: {typed}", typed)


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


def _actions(session: Session, seat: int, body: str, space: bool) -> list[Completion]:
    """The last action of a player's line, after the actions before it. `space`: one comes before it."""
    before, semicolon, clause = body.rpartition(";")
    legal = _legal_after(session, seat, before if semicolon else "")
    lead = " " if (space or semicolon) and not clause.startswith(" ") else ""
    offers = [] if legal is None else _next_words(clause.lstrip(), legal)
    if not offers and " " in clause.strip() and legal != []:
        line = f"{session.seen.record.players[seat]}: {body}"
        offers = _by_grammar(session, CLAUSE, clause, line)
    return [offer._replace(text=lead + offer.text) for offer in offers]


def _legal_after(session: Session, seat: int, before: str) -> list[str] | None:
    """What a player may do after these actions on the same line. None if they cannot be read."""
    seen, name = session.seen, session.seen.record.players[seat]
    goes_on = upcoming(seen).open_for == seat
    plays: Sequence[Play] = ()
    if before.strip() and goes_on:
        longer = joined(seen, f"{name}: {before}")
        lines = session.journal.lines
        lines = [*lines, f"{name}: {before}"] if longer is None else _replaced(lines, *longer)
        then = _look(session, lines)
        return texts(more(then, seat)) if upcoming(then).open_for == seat else []
    if goes_on:
        return texts(more(seen, seat))
    if before.strip():
        entry = last_entry(_look(session, [*session.journal.lines, f"{name}: {before}"]).record)
        if entry is None or entry.broken:
            return None
        plays = entry.plays
    return texts(choices(seen, seat, plays))


def _look(session: Session, lines: Sequence[str]) -> Look:
    return look(lines, session.journal.name, session.journal.folder, session.seen, describes=False)


def _replaced(lines: Sequence[str], number: int, line: str) -> list[str]:
    return [*lines[: number - 1], line, *lines[number:]]


def _by_grammar(session: Session, start: str, text: str, line: str) -> list[Completion]:
    """Words of the notation that can come next, whatever is on the table, and numbers that are right.

    `text` begins what `start` says, and `line` is the whole line so far.
    """
    record = session.seen.record
    match = _LAST_WORD.search(text)
    part = match[0] if match else ""
    begun = text[: len(text) - len(part)]
    found = next_words(record.notation, start, begun, [player.name for player in record.header.players])
    words = list(found.words)
    if found.number:
        words = [*_numbers(session, line[: len(line) - len(part)]), *words]
    if not words and start == TABLE_LINE:
        words = _as_in_example(session, begun)
    offers = [word for word in words if fold(word).startswith(fold(part)) and fold(word) != fold(part)]
    space = "" if not begun or begun[-1] in " ,;" else " "
    return [Completion(space + word, len(part)) for word in offers]


def _numbers(session: Session, line: str) -> list[str]:
    """The numbers with which nothing would be wrong, as far as the line goes."""
    right = []
    for number in range(HIGHEST + 1):
        typed = with_name(session.seen, f"{line}{number}")
        if not reads(session.seen, typed):
            continue
        longer = joined(session.seen, typed)
        lines = session.journal.lines
        seen = _look(session, [*lines, typed] if longer is None else _replaced(lines, *longer))
        if not any(is_wrong(finding) for finding in fresh(session.seen, seen)):
            right.append(str(number))
    return right


def _as_in_example(session: Session, begun: str) -> list[str]:
    """The word at this place of the line that comes next, if that line begins with the same words."""
    example = upcoming(session.seen).example
    words, count = (example or "").split(), len(begun.split())
    same_head = example is not None and fold(begun).startswith(fold(example.partition(":")[0]))
    return [words[count].rstrip(",")] if same_head and count < len(words) else []


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
