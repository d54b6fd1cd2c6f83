"""Advice about lines that begin with something else than a player's name and a colon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from referee.core.acts import Misnamed
from referee.core.entry import Entry, Play
from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.phrase import Form
from referee.forms.seats import names_beginning
from referee.language.spoken import table_word

from . import syntax
from .advice import advised, like, players_from, written_like
from .clauses import Clauses
from .line_heads import table_heads
from .syntax import finding
from .writer import write_play

LONGEST_BODY, MOST_NAMED = 200, 6
"""The most characters of a line with an unknown head that is compared with lines of the table, and the most
players with whom that is done."""

MANY_WORDS = 3
"""The fewest words before a colon that are a sentence, and no name."""


def head_fault(
    clauses: Clauses, entries: Sequence[Entry], number: int, offset: int, text: str
) -> Finding | None:
    """The finding for a line whose head is a word of the rulebook, or the verb of an action."""
    fault = _head_fault(clauses, entries, number, offset, text)
    if fault is None or names_beginning(text.partition(":")[0].strip(), clauses.players):
        return None  # the names are looked at last, since there may be thousands
    return fault


def _head_fault(
    clauses: Clauses, entries: Sequence[Entry], number: int, offset: int, text: str
) -> Finding | None:
    head, _, body = text.partition(":")
    advice = advised(clauses.spoken, head.strip(), clauses.players, is_head=True)
    if advice is not None:
        players = players_from(body.strip(), clauses.players)
        advice = advised(clauses.spoken, head.strip(), players, is_head=True) or advice
        return finding(syntax.NO_LINE, number, offset, len(head), case="aside", advice=advice.advice)
    if forms := _forms_named(clauses.spoken, head):
        hint = written_like(clauses.spoken, forms, clauses.players)
        return finding(syntax.NO_LINE, number, offset, len(head), case="other", hint=hint)
    if (fault := of_the_table(clauses, number, offset, text)) is not None:
        return fault
    if not _is_verb(clauses.spoken, head):
        return None
    play = clauses.quiet().clause(1, 0, f"{head} {body}", 0)
    if play is None or isinstance(play.action, Misnamed):
        return None
    written = f"{clauses.players[_last_seat(entries)]}: {write_play(clauses.spoken, play, clauses.players)}"
    fault = finding(syntax.NO_LINE, number, offset, len(head), case="verb", written=written)
    fault.suggestion = written
    return fault


def of_the_table(clauses: Clauses, number: int, offset: int, text: str) -> Finding | None:
    """The finding for a line of the table with a head of other words than it has: `the fields of Ann: 3`,
    `deck of cards: 20`. It is no turn of somebody unknown, since it has no action."""
    head, _, body = text.partition(":")
    game, words = clauses.spoken, fold(head).split()
    if not body.strip() or _is_turn(clauses, body):
        return None
    named = [word for word in words if word in game.table_words] if len(words) > 1 else []
    if not named and len(body) > LONGEST_BODY:
        return None
    firsts = _by_first_word(tuple(clauses.players))
    players = [firsts[word] for word in words if word in firsts] or clauses.players
    quiet = clauses.quiet(mute=True)
    heads = table_heads(tuple(dict.fromkeys(named)) or game.table_words, players[:MOST_NAMED])
    fitting: list[Play] = []
    for each in heads:
        said = f"{each} {body.strip()}"
        play = quiet.line(1, 0, said, True) if named else quiet.canonical_line(said)
        if play is not None and not isinstance(play.action, Misnamed) and play not in fitting:
            fitting.append(play)
    if not fitting and not named:
        return None
    if len(fitting) == 1 and named:
        written = write_play(game, fitting[0], clauses.players)
        hint = like([f"`{written}`"])
        fault = finding(syntax.NO_LINE, number, offset, len(head), case="other", hint=hint)
        fault.suggestion = written
        return fault
    told = words_of_table(game, named)
    kinds = {type(play.action) for play in fitting}
    forms = [form for form in game.forms if form.name in told or (not told and form.kind in kinds)]
    hint = written_like(game, forms, players)
    return finding(syntax.NO_LINE, number, offset, len(head), case="other", hint=hint)


@lru_cache(maxsize=256)
def _by_first_word(players: tuple[str, ...]) -> Mapping[str, str]:
    """The players by the first words of their names."""
    return {fold(name).split()[0]: name for name in reversed(players)}


def words_of_table(game: Game, words: Iterable[str]) -> set[str]:
    """Those of these words with which a line of the table begins, in English."""
    return {table_word(game, word) for word in words if word in game.table_words}


def _is_turn(clauses: Clauses, body: str) -> bool:
    """Whether there is an action among the words behind a colon."""
    quiet = clauses.quiet(mute=True)
    parts = body.split(";", syntax.FEW)[: syntax.FEW]
    return any(quiet.clause(1, 0, part, 0) is not None for part in parts if part.strip())


def _forms_named(game: Game, head: str) -> list[Form]:
    """The lines of the table whose first word is among several words before a colon, with a number:
    `the column 1 is filled`."""
    words = fold(head).split()
    if len(words) < MANY_WORDS or not any(word.isdecimal() for word in words):
        return []
    named = words_of_table(game, words)
    forms = [form for form in game.forms if form.name in named]
    return [form for form in forms if form.name in game.examples]


def _is_verb(game: Game, head: str) -> bool:
    return " ".join(fold(head).split()) in _verbs(game)


@cache
def _verbs(game: Game) -> frozenset[str]:
    """The words that an action may begin with."""
    from . import grammar

    parser = grammar.parser(game)
    return frozenset(word for kind in parser.opening("clause") for word in parser.spelt.get(kind, ()))


def _last_seat(entries: Sequence[Entry]) -> int:
    """Whose turn it probably is: the player of the line above, else the first."""
    return next((entry.seat for entry in reversed(entries) if entry.seat is not None), 0)
