"""What may be written at the cursor: legal actions, names, quantities, codes of rules, header lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lsprotocol import types

from referee import shelf
from referee.core.entry import Play
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.language.languages import codes, shared
from referee.scribe.look import Look
from referee.scribe.next_actions import choices, more, seat_named, texts, upcoming
from referee.scribe.resuming import Trail
from referee.text.header_keys import KEYS, key_of
from referee.text.line_kinds import statements_of
from referee.text.source import cut_comment

from .documents import OpenLog

MOST_OFFERED = 100
FEW = 12
"""Up to this many actions are offered whole; if there are more, only their next word."""
_CODE_HERE = re.compile(r"(?:#[!?](?:\s*[A-Za-z0-9-]+,?)*\s*|\s)(?P<typed>[A-Za-z0-9-]*)$")


class CompletionOffer(NamedTuple):
    """A text to insert instead of what was typed before the cursor."""

    text: str
    typed: str
    kind: types.CompletionItemKind


def completions(log: OpenLog, line: int, column: int) -> list[types.CompletionItem]:
    """The ways to go on at a column (from 0) of a line (from 1) of the record."""
    text = log.record.lines[line - 1] if line <= len(log.record.lines) else ""
    typed = text[:column]
    cursor = log.columns.position(line - 1, column)
    items = []
    for number, offer in enumerate(_offers(log, line, typed)[:MOST_OFFERED]):
        start = log.columns.position(line - 1, column - len(offer.typed))
        edit = types.TextEdit(types.Range(start, cursor), offer.text)
        items.append(
            types.CompletionItem(
                offer.text.strip(),
                kind=offer.kind,
                text_edit=edit,
                filter_text=offer.text,
                sort_text=f"{number:04}",
            )
        )
    return items


def _offers(log: OpenLog, line: int, typed: str) -> list[CompletionOffer]:
    if log.trouble:
        return []
    above = log.record.lines[: line - 1]
    record = log.read("".join(f"{each}\n" for each in above))
    if not record.can_be_judged or (not record.entries and key_of(typed) is not None):
        return _header(record, typed)
    code = _codes(record, typed)
    if code is not None:
        return code
    if cut_comment(typed)[1] is not None:
        return []
    seen = Look(record, Trail.of(record))
    name, colon, body = typed.lstrip().partition(":")
    if not colon:
        return _first(seen, typed.lstrip())
    seat = seat_named(seen, name)
    return [] if seat is None else _actions(log, seen, seat, above, name, body)


def _fitting(typed: str, texts: Iterable[str], kind: types.CompletionItemKind) -> list[CompletionOffer]:
    begins = fold(typed)
    return [
        CompletionOffer(text, typed, kind) for text in dict.fromkeys(texts) if fold(text).startswith(begins)
    ]


def _header(record: Record, typed: str) -> list[CompletionOffer]:
    """A key of the header that is not there yet, or a value of the key that is typed."""
    key, colon, value = typed.partition(":")
    language = record.header.language or record.language
    if not colon:
        own = shared(language).header
        missing = [own[each][0] for each in sorted(KEYS) if each in own and each not in record.header.lines]
        return _fitting(
            typed.lstrip(), (f"{each}: " for each in missing), types.CompletionItemKind.Property
        )
    known = _values(key_of(f"{key}:"), record)
    return _fitting(value.lstrip(), known, types.CompletionItemKind.Value)


def _values(key: str | None, record: Record) -> Sequence[str]:
    game: Game | None = record.game
    if key == "game":
        return shelf.names()
    if key == "language":
        return codes()
    if game is None:
        return ()
    if key == "edition":
        return tuple(game.data["editions"])
    if key == "ruling":
        return [
            f"{name} {option}" for name, each in game.data["rulings"].items() for option in each["options"]
        ]
    return ()


def _codes(record: Record, typed: str) -> list[CompletionOffer] | None:
    """The codes of rules after `stands` or in a mark, or None if the cursor is elsewhere."""
    code, comment = cut_comment(typed)
    match = _CODE_HERE.search(typed)
    marked = comment is not None and comment[:1] in ("!", "?")
    words = fold(code).split(" ")
    waived = comment is None and len(words) > 1 and words[-2] in record.notation.stands
    if match is None or not (marked or waived):
        return None
    rules = (rule.code for rule in record.known_game.book)
    return _fitting(match["typed"], rules, types.CompletionItemKind.Reference)


def _first(seen: Look, typed: str) -> list[CompletionOffer]:
    """The beginning of a line: who is next, then the others, and lines of the table."""
    record = seen.record
    players = [player.name for player in record.header.players]
    words = fold(typed).split()
    claims = statements_of(record.notation)[1::2]
    if words and " " in typed and words[0] in claims:
        return _claim(record, typed, players)
    coming = upcoming(seen)
    in_turn = [players[seat] for seat in coming.seats if seat < len(players)]
    names = [f"{name}: " for name in dict.fromkeys([*in_turn, *players])]
    own = [f"{word} " for word in (*statements_of(record.notation)[:2],)]
    dealt = [coming.example.partition(":")[0] + ": "] if coming.example is not None else []
    return _fitting(typed, [*dealt, *names], types.CompletionItemKind.Variable) + _fitting(
        typed, own, types.CompletionItemKind.Keyword
    )


def _claim(record: Record, typed: str, players: Sequence[str]) -> list[CompletionOffer]:
    rest = typed.partition(" ")[2]
    for name in map(quoted, players):
        if fold(rest).startswith(f"{fold(name)} "):
            quantities = (f"{each} " for each in record.notation.quantities.names)
            return _fitting(rest[len(name) :].lstrip(), quantities, types.CompletionItemKind.Unit)
    return _fitting(rest, (f"{quoted(name)} " for name in players), types.CompletionItemKind.Variable)


def _actions(
    log: OpenLog, seen: Look, seat: int, above: Sequence[str], name: str, body: str
) -> list[CompletionOffer]:
    """The legal actions of a player, after the actions before them on the line."""
    before, semicolon, clause = body.rpartition(";")
    plays: Sequence[Play] = ()
    if semicolon:
        lines = [*above, f"{name}: {before.strip()}"]
        record = log.read("".join(f"{each}\n" for each in lines))
        entry = record.entries[-1] if record.entries and record.entries[-1].line == len(lines) else None
        if entry is None or entry.broken:
            return []
        plays = entry.plays
    legal = texts(choices(seen, seat, plays))
    if not legal and not plays and upcoming(seen).open_for == seat:
        legal = texts(more(seen, seat))
    return _next_words(clause, legal)


def _next_words(clause: str, legal: Sequence[str]) -> list[CompletionOffer]:
    """The actions that begin as typed; if there are many, only their next words."""
    typed = clause.lstrip()
    space = "" if clause.startswith(" ") else " "
    begun = " ".join(fold(typed).split()) + (" " if typed.endswith(" ") else "")
    fitting = [text for text in legal if fold(text).startswith(begun) and len(text) > len(begun)]
    if len(fitting) > FEW:
        ends = ((text, text.find(" ", len(begun))) for text in fitting)
        fitting = list(dict.fromkeys(text if end < 0 else text[: end + 1] for text, end in ends))
    return [CompletionOffer(space + text, typed, types.CompletionItemKind.Function) for text in fitting]
