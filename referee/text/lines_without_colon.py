"""Reads lines that have no colon, and finds out where one is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from referee.core.acts import UNREAD, Misnamed, NearlyRead
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.log_rules import hint_of
from referee.core.record import Record
from referee.forms.folding import fold, nearest
from referee.forms.seats import names_beginning, quoted
from referee.language import languages

from . import syntax
from .advice import advised
from .astray import elsewhere
from .line_heads import heads_of, table_heads
from .line_kinds import first_words, statements_of
from .misspellings import words_of
from .plain_numbers import names_of
from .results import begins_a_result, claims_meant, is_shared, result_meant, result_of, says_who_wins
from .syntax import did_you_mean, finding, written_so
from .unclear_names import read_unclear_turn
from .writer import write_play

if TYPE_CHECKING:
    from .clauses import Clauses
    from .suggestions import Cures

MOST_WORDS_OF_A_HEAD = 4
"""The most words of a line of the table after which a missing colon is looked for."""


class Reading(Protocol):
    """What is needed of the reader of a log."""

    record: Record
    spoken: Game
    players: tuple[str, ...]
    clauses: Clauses

    @property
    def cures(self) -> Cures: ...
    def seat_named(self, name: str) -> int | None: ...
    def seat_of(self, name: str) -> int | None: ...
    def reads_as_turn(self, body: str, enough: Callable[[Iterable[bool]], bool] = any) -> bool: ...
    def read_body(
        self, number: int, offset: int, body: str, seat: int | None
    ) -> tuple[list[Play], bool]: ...
    def add(
        self, number: int, name: str | None, seat: int | None, plays: list[Play], broken: bool
    ) -> None: ...
    def report(self, fault: Finding) -> None: ...


def read_anyway(reader: Reading, number: int, offset: int, text: str) -> None:
    first, _, rest = text.partition(" ")
    if is_shared(reader.spoken, text) and (written := result_meant(reader.clauses, text)):
        reader.report(_who_wins(number, offset, text, written))
        return
    if (head := name_without_colon(reader, text)) is not None:
        _line_of_a_player(reader, number, offset, text, head)
        return
    if is_several(reader, text):
        read_unclear_turn(reader, number, offset, first, rest)
        return
    verb = fold(first) in reader.spoken.forms_by_verb and reader.reads_as_turn(text)
    if fold(first) in reader.spoken.table_words and not verb:
        _table_line(reader, number, offset, text)
        return
    statements = statements_of(reader.spoken)
    meant = None if fold(first) in statements else nearest(first, statements)
    if meant is not None and (play := reader.clauses.quiet().line(number, 0, f"{meant} {rest}", False)):
        facts = {"case": "verb", "word": first, "hint": hint_of(meant)}
        fault = finding(syntax.UNKNOWN_VERB, number, offset, len(first), action=0, **facts)
        fault.suggestion = f"{meant} {rest}"
        reader.report(fault)
        reader.add(number, None, None, [Play(NearlyRead(play.action), play.waivers)], broken=True)
        return
    if verb:
        plays = elsewhere(reader, text)
        reader.report(finding(syntax.NO_LINE, number, offset, len(text), action=0, case="nobody", hint=""))
        reader.add(number, None, None, plays, broken=True)
        return
    if begins_a_result(reader.spoken, text) and (written := result_meant(reader.clauses, text)):
        reader.report(_who_wins(number, offset, text, written))
        return
    if (advice := advised(reader.spoken, text, reader.players)) is not None:
        place = offset + advice.start, advice.end - advice.start
        reader.report(finding(syntax.NO_LINE, number, *place, case="aside", advice=advice.advice))
        return
    if written := _draw(reader.spoken, text) or reader.cures.of_bare_words(text):
        reader.report(written_so(number, offset, text, written))
        return
    if written := _with_head(reader, number, text):
        reader.report(finding(syntax.NO_LINE, number, offset, len(text), case="head", written=written))
        reader.add(number, None, None, [UNREAD], broken=True)
        return
    known = [*statements, *reader.spoken.forms_by_verb]
    hint = "" if fold(first) in known else did_you_mean(first, known)
    reader.report(finding(syntax.NO_LINE, number, offset, len(text), case="nothing", hint=hint))


def _who_wins(number: int, offset: int, text: str, written: str) -> Finding:
    fault = finding(syntax.NO_LINE, number, offset, len(text), case="wins", written=written)
    fault.suggestion = written
    return fault


def _line_of_a_player(
    reader: Reading, number: int, offset: int, text: str, head: tuple[str, int, str]
) -> None:
    """Read a line that begins with a player's name and no colon: a turn, a claim, a result or a remark."""
    name, of_player, body = head
    seat: int | None = of_player
    fault = finding(syntax.NO_LINE, number, offset, len(name), case="colon", name=name)
    if says_who_wins(reader.spoken, body):
        written = result_of(reader.spoken, reader.players[of_player])
        fault = _who_wins(number, offset, text, written)
    elif written := claim_of(reader, reader.players[of_player], body):
        reader.report(written_so(number, offset, text, written))
        reader.add(number, None, None, [UNREAD], broken=True)
        return
    elif written := reader.cures.within_a_turn(text):
        fault = finding(syntax.NO_LINE, number, offset, len(text), case="within", written=written)
        reader.report(fault)
        reader.add(number, None, None, [UNREAD], broken=True)
        return
    elif not (reader.reads_as_turn(body) or _has_words_of_the_game(reader, body)):
        fault = finding(syntax.NO_LINE, number, offset, len(text), case="nothing", hint="")
        seat = None  # a remark about a player is no turn
    reader.report(fault)
    if seat is None or fault.facts.get("case") == "wins":
        reader.add(number, None, None, [UNREAD], broken=True)
        return
    reader.add(number, None, seat, reader.cures.of_turn(reader.players[of_player], body), broken=True)


def _with_head(reader: Reading, number: int, text: str) -> str:
    """A line of the table that lacks its first words, with some that fit; empty if none do. The words of
    the lines around it come first."""
    known = words_of(reader.spoken)
    if any(word not in known for word in re.findall(r"[^\W\d_]{3,}", fold(text).replace("-", " "))):
        return ""
    around = [line.partition(" ")[0] for line in reader.record.lines[max(0, number - 2) : number + 1 : 2]]
    words = sorted(reader.spoken.table_words, key=lambda word: word not in map(fold, around))
    said = (f"{head} {text}" for head in table_heads(words, reader.players))
    lines = reader.clauses.quiet(mute=True).canonical_line
    return next((each for each in said if lines(each) is not None), "")


def _has_words_of_the_game(reader: Reading, body: str) -> bool:
    """Whether a text has a word of an action, or a name of something in the game."""
    known = names_of(reader.spoken) | set(reader.spoken.forms_by_verb)
    words = re.findall(r"[^\W_]{2,}(?:-[^\W_]+)*", fold(body))
    return any(word in known or (word in words_of(reader.spoken) and not word.isalpha()) for word in words)


def claim_of(reader: Reading, player: str, body: str) -> str:
    """The claim that a line without a colon makes: `Ann has 41 points`; empty if it is none."""
    if claims := claims_meant(reader.clauses, body, player):
        return claims[0] if len(claims) == 1 else ""
    word = "claim" if reader.spoken.lexicon is None else reader.spoken.lexicon.word("claim")
    said = f"{word} {quoted(player)} {body.strip(' .!')}"
    play = reader.clauses.quietly(lambda quiet: quiet.line(1, 0, said, False))
    return "" if play is None else write_play(reader.spoken, play, reader.players)


def _draw(game: Game, text: str) -> str:
    """The result for a line that says no more than that nobody has won; empty if it says anything else."""
    lexicon = languages.lexicon(game.name, game.language)
    said = fold(text).strip(" .!") in map(fold, lexicon.words["a draw"])
    return f"{lexicon.word('result')} {lexicon.word('a draw')}" if said else ""


def name_without_colon(reader: Reading, text: str) -> tuple[str, int, str] | None:
    """The player's name at the beginning of a line, the seat, and the text after the name.

    A name of several words may be misspelt, and one word may be only the beginning of a name, if actions
    follow it.
    """
    most = max(len(name.split()) for name in reader.players)
    found = [(name, reader.seat_named(name), body) for name, body in heads_of(text, most)]
    found += [
        (name, reader.seat_named(nearest(name, reader.players) or ""), body)
        for name, _, body in found
        if " " in name and reader.reads_as_turn(body)
    ]
    if is_beginning(reader, text):
        first, _, rest = text.partition(" ")
        found.append((first, reader.seat_of(first), rest))
    named = [(name, seat, body) for name, seat, body in found if seat is not None]
    return next((each for each in named if reader.reads_as_turn(each[2])), named[0] if named else None)


def is_beginning(reader: Reading, text: str) -> bool:
    """Whether a line begins with a word that is not the game's, and then has actions or says who has won:
    `M place d2 w`, `M wins`."""
    first, _, rest = text.partition(" ")
    known = {*reader.spoken.forms_by_verb, *first_words(reader.spoken)}
    if fold(first) in known:
        return False
    return says_who_wins(reader.spoken, rest) or reader.reads_as_turn(rest, all)


def is_several(reader: Reading, text: str) -> bool:
    """Whether that word is the beginning of several players' names."""
    return len(names_beginning(text.split()[0], reader.players)) > 1 and is_beginning(reader, text)


def _table_line(reader: Reading, number: int, offset: int, text: str) -> None:
    """Read a line of the table without its colon, by trying a colon after the first words."""
    for head, body in reversed(list(heads_of(text, MOST_WORDS_OF_A_HEAD))):
        play = reader.clauses.quiet().line(1, 0, f"{head}: {body}", True)
        if play is not None and not isinstance(play.action, Misnamed):
            if len(head.split()) == 1 and body.strip().isdecimal():  # a heading of the rulebook: `Round 3`
                reader.add(number, None, None, [play], broken=False)
                return
            reader.report(finding(syntax.NO_LINE, number, offset, len(head), case="colon", name=head))
            reader.add(number, None, None, reader.cures.told([play]), broken=True)
            return
    reader.report(finding(syntax.NO_LINE, number, offset, len(text), case="table", word=text.split()[0]))
    reader.add(number, None, None, reader.cures.lost(text), broken=True)
