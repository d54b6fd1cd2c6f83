"""Turns the words of one clause, or of one line of the table itself, into an action.

Most clauses of most logs are canonical and occur often. So each distinct clause is read once for each game
and kept in a cache. The forms read canonical text, and the grammar reads only the rest. All three ways give
the same actions; tests check that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.core.acts import Misnamed, Result
from referee.core.entry import Play, Waiver
from referee.core.finding import Finding
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.phrase import Form, NoSuchName, NotAWord, WordList, seat_of
from referee.core.record import Record
from referee.speech.say import SHELL
from referee.speech.values import Term

from . import cache, canonical, syntax
from .syntax import choice_of, did_you_mean, finding, listed

if TYPE_CHECKING:
    from .rulebook_words import Synonyms

_WAIVER = re.compile(r' stands ([A-Z]{2,6}-[A-Z]+-\d{1,3})(?: ("[^"]*"))?')
_WAIVED = re.compile(r'(?P<said>.+?)(?P<waivers>(?: stands [A-Z]{2,6}-[A-Z]+-\d{1,3}(?: "[^"]*")?)+)')


class Clauses:
    """Reads the clauses of one table. `findings` says what cannot be read."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.known_game
        self.players = tuple(player.name for player in record.header.players)
        self.memory = cache.of_game(self.game.name)
        self.spellings = cache.of_spellings(self.game.name)
        self.named, self.lines = cache.of_table(self.game.name, self.players)
        self.clause_readers = canonical.clause_readers(self.game)
        self.line_readers = canonical.line_readers(self.game)
        self.findings: list[Finding] = record.findings
        self.expected: frozenset[str] = frozenset()
        """The terminals that the grammar expected where the last clause could not be read."""

    def quiet(self) -> Clauses:
        """Another reader for the same table, with findings of its own and without translation."""
        return Clauses(Record(self.record.name, [], self.record.header, game=self.game))

    def clause(self, number: int, offset: int, clause: str, index: int) -> Play | None:
        """One action. If it cannot be read, reports that and returns None."""
        text = " ".join(clause.split())
        self.expected = frozenset()
        if not text:
            self.report(finding(syntax.MISSING, number, max(0, offset - 1), 1, action=index, case="action"))
            return None
        known = self.memory.get(text) or self.named.get(text)
        if known is not None:
            return known
        play = self._waived(text) if " stands " in text and text == clause.strip() else None
        play = play or self.canonical(text)
        if play is not None:
            return play
        findings = len(self.findings)
        play = self.by_grammar(number, offset, clause, index)
        if play is None or isinstance(play.action, Misnamed):
            words = self._translated(clause)
            told = self.quietly(lambda other: other.clause(1, 0, words or "", index)) if words else None
            if told is not None:
                del self.findings[findings:]
                return told  # not cached: in another edition the word may mean something else
        return play if play is None or play.waivers else self._remember(text, play)

    def canonical(self, text: str) -> Play | None:
        """Read and cache a canonical clause without the grammar. One with a waiver is not canonical."""
        said = canonical.reading(self.clause_readers, text, self.players)
        if said is None:
            return None
        play, names_players = said
        if names_players:
            cache.keep(self.named, cache.MOST_OF_A_TABLE, text, play)
        else:
            cache.keep(self.memory, cache.MOST_REMEMBERED, text, play)
        return play

    def canonical_line(self, text: str) -> Play | None:
        """Read a canonical line of the table itself without the grammar."""
        said = canonical.reading(self.line_readers, text, self.players)
        return None if said is None else said[0]

    def _waived(self, text: str) -> Play | None:
        """Read a canonical clause with waivers. Their reasons in quotes stay exactly as typed."""
        waived = _WAIVED.fullmatch(text)
        said = waived and canonical.reading(self.clause_readers, waived["said"], self.players)
        if not waived or not said:
            return None
        waivers = [
            Waiver(code, why[1:-1] if why else None) for code, why in _WAIVER.findall(waived["waivers"])
        ]
        return Play(said[0].action, tuple(waivers))

    def line(self, number: int, offset: int, text: str, table: bool) -> Play | None:
        """A result, a claim or a line of the table. If it cannot be read, reports that and returns None."""
        findings = len(self.findings)
        play = self._line(number, offset, text, table)
        if play is None or isinstance(play.action, Misnamed):
            words = self._translated(text)
            told = self.quietly(lambda other: other.line(1, 0, words or "", table)) if words else None
            if told is not None:
                del self.findings[findings:]
                return told  # not cached: in another edition the words may mean something else
        elif not play.waivers and [text] == self.record.lines[number - 1 : number]:
            cache.keep(self.lines, cache.MOST_OF_A_TABLE, text, play)
        return play

    def _line(self, number: int, offset: int, text: str, table: bool) -> Play | None:
        self.expected = frozenset()
        known = self.canonical_line(" ".join(text.split()))
        if known is not None:
            return known
        from . import grammar, parse_errors
        from .parsing import ParseFault

        reading = grammar.read_table_line if table else grammar.read_statement
        try:
            said = reading(self.game.grammar, fold(text), text)
            return self.build(said, number, offset, text, 0)
        except ParseFault as fault:
            self.expected = fault.expected
            self.report(parse_errors.explain(fault, text, (number, offset, 0), self.game))
            return None

    def _translated(self, text: str) -> str | None:
        """The text with words of the table's rulebook translated, or None if it has none."""
        from .rulebook_words import translated

        return translated(fold(text), self.synonyms)

    @cached_property
    def synonyms(self) -> Synonyms:
        """The words of the table's rulebook."""
        from .rulebook_words import synonyms_of

        return synonyms_of(self.record)

    def quietly(self, reading: Callable[[Clauses], Play | None]) -> Play | None:
        """Try a reading without reporting anything. None unless all of it can be read."""
        play = reading(self.quiet())
        return None if play is None or isinstance(play.action, Misnamed) else play

    def _remember(self, text: str, play: Play) -> Play:
        """Cache the meaning of a clause: only for this table if it names a player."""
        form = self.game.form_of[type(play.action)]
        if form.names_players(play.action):
            cache.keep(self.named, cache.MOST_OF_A_TABLE, text, play)
        else:
            cache.keep(self.memory, cache.MOST_REMEMBERED, text, play)
            if not form.keeps_words:
                cache.keep(self.spellings, cache.MOST_REMEMBERED, fold(text), play)
        return play

    def by_grammar(self, number: int, offset: int, clause: str, index: int) -> Play | None:
        from . import grammar, parse_errors
        from .parsing import ParseFault

        try:
            said = grammar.read_clause(self.game.grammar, fold(clause), clause)
            return self.build(said, number, offset, clause, index)
        except ParseFault as fault:
            self.expected = fault.expected
            self.report(parse_errors.explain(fault, clause, (number, offset, index), self.game))
            return None

    def build(self, said: Any, number: int, offset: int, text: str, index: int) -> Play | None:
        """The action for a phrase of the grammar. Raises ParseFault if the phrase fills a slot twice."""
        phrase = said.phrase
        waivers = tuple(Waiver(each.code, each.reason) for each in said.stands)
        try:
            action = self._action(phrase, text)
        except NotAWord as unknown:
            self.report(self._unknown_word(unknown, phrase, number, offset, text, index))
            return None
        return Play(action, waivers, not waivers and self.game.is_plain(action))

    def _action(self, phrase: Any, text: str) -> Any:
        fields = {name: part.words for name, part in phrase.parts.items()}
        if phrase.name == "claim_win":
            return Result((seat_of(fields["player"][0], self.players),))
        if phrase.name == "not_an_action":
            return self.game.not_an_action(" ".join(fields["text"][0].split()))
        form = self.game.form_named[phrase.name]
        for name, again in phrase.again:
            fields[name] = _together(form, name, fields[name], again)
        try:
            return form.build(fields, self.players)
        except NoSuchName as missing:
            word = _as_typed(missing.word, text, _start(phrase))
            return Misnamed(phrase.name, missing.what, word, _in_canonical_words(form, phrase, text))

    def _unknown_word(
        self, unknown: NotAWord, phrase: Any, number: int, offset: int, text: str, index: int
    ) -> Finding:
        word = fold(unknown.word)
        starts = [part.offset for part in phrase.parts.values() if word in map(fold, part.words)]
        at = fold(text).find(word, min(starts, default=0))
        length = len(unknown.word)
        typed = text[at : at + length] if at >= 0 else unknown.word
        facts: dict[str, Any] = {"word": typed, "hint": choice_of(typed, unknown.known)}
        if unknown.what == "player":
            rule = syntax.UNKNOWN_PLAYER
            facts["word"] = typed[1:-1] if fold(typed[:1]) == '"' else typed
            facts["hint"] = did_you_mean(facts["word"], unknown.known)
            facts["known"] = listed(self.players)
        else:
            rule = syntax.WRONG_WORD
            kind = Term(unknown.what, self.game.book.package)
            facts["noun"] = SHELL.phrase("a-noun", "{noun:a}", noun=kind)
        return finding(rule, number, offset + max(0, at), length, action=index, **facts)

    def report(self, fault: Finding) -> None:
        self.findings.append(fault)


def _together(form: Form, name: str, words: list[str], again: Any) -> list[str]:
    """The words of a slot that is filled in two places: `c3 destroyed, b2 destroyed`. It must be a list."""
    slots = {slot.field: slot.vocabulary for slot in (*form.slots, *form.seen)}
    vocabulary: object = slots.get(name)
    if not isinstance(vocabulary, WordList) or not words or not again.words:
        from .parsing import ParseFault

        raise ParseFault(again.offset, frozenset({"$END"}), False)
    return [*words, *([","] if vocabulary.commas else []), *again.words]


def _in_canonical_words(form: Form, phrase: Any, text: str) -> str:
    """A text that names something unknown, with the canonical verb and all its other words."""
    start = _start(phrase)
    said = " ".join(text[start : phrase.end].split())
    verb = form.verb.replace(" :", ":") if start else ""
    return " ".join(filter(None, [verb, said]))


def _start(phrase: Any) -> int:
    """Where the first slot of a phrase begins."""
    return min((part.offset for part in phrase.parts.values() if part.words), default=int(phrase.end))


def _as_typed(word: str, text: str, start: int) -> str:
    """A folded word as it was typed in the text."""
    at = fold(text).find(word, start)
    return text[at : at + len(word)] if at >= 0 else word
