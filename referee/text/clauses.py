"""Turns the words of one clause, or of one line of the table itself, into an action.

Most clauses of most logs are canonical and occur often. So each distinct clause is read once for each game
and kept in a cache. The forms read canonical text, and the grammar reads only the rest. All three ways give
the same actions; tests check that.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cached_property
from typing import Any

from referee.core.acts import Misnamed, NotAnAction, Result
from referee.core.entry import Play, Waiver
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold, nearest
from referee.forms.phrase import NoSuchName, NotAWord, seat_of
from referee.forms.seats import bare_seats

from . import cache, canonical, syntax
from .phrase_words import as_typed, in_canonical_words, is_action, start_of, together, waivers_said
from .syntax import finding


class Clauses:
    """Reads the clauses of one table. `findings` says what cannot be read."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.known_game
        self.players = tuple([player.name for player in record.header.players])
        self.spoken = record.notation
        told = self.game.name if self.spoken is self.game else f"{self.game.name} {self.spoken.language}"
        self.memory = cache.of_game(told)
        self.spellings = cache.of_spellings(told)
        self.turns = cache.of_turns(told)
        self.named, self.lines, self.named_turns = cache.of_table(told, self.players)
        self.clause_readers = canonical.clause_readers(self.spoken)
        self.owner, taken = canonical.owner_words(self.spoken) or ("", ())
        self.owned = cache.of_owned(told)
        self.bare_seats = bare_seats(self.players, taken) if self.owner else {}
        self.line_readers = canonical.line_readers(self.spoken)
        self.misnamed = False
        """Whether something was read that names what the game does not have."""
        self.tells_apart = True
        """Whether a clause that may also be several actions is a finding."""
        self.mute = False
        self.findings: list[Finding] = record.findings
        self.expected: frozenset[str] = frozenset()
        """The terminals that the grammar expected where the last clause could not be read."""

    @cached_property
    def stands(self) -> str:
        """The canonical word that begins a waiver."""
        return self.spoken.lexicon.word("stands") if self.spoken.lexicon is not None else "stands"

    def quiet(self, tells_apart: bool = True, mute: bool = False) -> Clauses:
        """Another reader for the same table, with findings of its own; a `mute` one explains nothing that
        it cannot read, for who only wants to know what it can."""
        record = self.record
        other = copy(self)
        other.record = Record(record.name, [], record.header, game=self.game, spoken=record.spoken)
        other.findings = other.record.findings
        other.mute = mute
        other.misnamed, other.tells_apart, other.expected = False, tells_apart, frozenset()
        return other

    def in_language(self, language: str, clause: str) -> Play | None:
        """What a clause says in another language. None unless all of it can be read."""
        from referee.language.spoken import spoken

        record = self.record
        game = spoken(self.game, language)
        other = Clauses(Record(record.name, [], record.header, game=self.game, spoken=game))
        play = other.clause(1, 0, clause, 0)
        return None if play is None or isinstance(play.action, Misnamed) else play

    def clause(self, number: int, offset: int, clause: str, index: int) -> Play | None:
        """One action. If it cannot be read, reports that and returns None."""
        text = " ".join(clause.split())
        self.expected = frozenset()
        if not text:
            self.report(finding(syntax.MISSING, number, max(0, offset - 1), 1, action=index, case="action"))
            return None
        if (known := self.memory.get(text) or self.named.get(text)) is not None:
            return known
        play = self._waived(text) if f" {self.stands} " in text and text == clause.strip() else None
        if (play := play or self.canonical(text) or self.loose(fold(text))) is not None:
            return play
        before = len(self.findings)
        play = plain = self.by_grammar(number, offset, clause, index)
        if play is None and self._says_nothing(clause):
            return None
        if play is None or isinstance(play.action, Misnamed | NotAnAction):
            plain = self._plainly(clause, lambda quiet, said: quiet.by_grammar(number, offset, said, index))
            if play and isinstance(play.action, NotAnAction) and not is_action(plain):
                plain = play  # no word may be left out of what is no action
        if plain in (None, play) and (fault := self._unquoted_name(number, offset, clause, index, play)):
            self.findings[before:] = [fault]
            return None
        if plain is None:
            return play
        if plain is not play:
            del self.findings[before:]
            play = plain
        if (fault := self._unclear(number, offset, clause, index, play)) is not None:
            self.report(fault)
            return None
        return play if play.waivers or not self.tells_apart else self._remember(text, play)

    def _says_nothing(self, clause: str) -> bool:
        from .advice import says_nothing

        return says_nothing(self.spoken, clause, self.players)

    def _unclear(self, number: int, offset: int, clause: str, index: int, play: Play) -> Finding | None:
        from .how_many import how_many
        from .partings import ambiguity, readings

        fault = how_many(self, number, offset, clause, index, play)
        if fault is not None or not self.tells_apart:
            return fault
        return ambiguity(clause, readings(self, clause, is_one=True), number, offset, index)

    def _unquoted_name(
        self, number: int, offset: int, clause: str, index: int, play: Play | None
    ) -> Finding | None:
        from .unquoted_names import unquoted_name

        return unquoted_name(self, number, offset, clause, index, play)

    def _plainly(
        self, text: str, read: Callable[[Clauses, str], Play | None], is_claim: bool = False
    ) -> Play | None:
        """Read a text without its articles, or with `2 fish` as `fish fish`. None if that does not help.

        What names something unknown counts only if nothing else can be read: `a boat` names a boat."""
        from .plain_text import plain_texts

        misnamed = None
        for plain in plain_texts(self.spoken, text, self.players, is_claim):
            play = read(self.quiet(mute=True), plain)
            if play is not None and not isinstance(play.action, Misnamed):
                return play
            misnamed = misnamed or play
        self.misnamed = self.misnamed or misnamed is not None
        return misnamed

    def canonical(self, text: str) -> Play | None:
        """Read and cache a canonical clause without the grammar. One with a waiver is not canonical."""
        key = None
        if self.owner and self.owner in text:
            head, _, rest = text.partition(self.owner)
            name = rest.partition(" ")[0]
            seat = self.bare_seats.get(name)
            if seat is not None:
                key = head, seat, rest[len(name) :]
                play = self.owned.get(key)
                if play is not None:
                    cache.keep(self.named, cache.MOST_OF_A_TABLE, text, play)
                    return play
        said = canonical.reading_folded(self.clause_readers, fold(text), self.players)
        if said is None:
            return None
        play, names = said
        if names:
            cache.keep(self.named, cache.MOST_OF_A_TABLE, text, play)
            if key is not None and names == canonical.ONE_NAME and len(self.owned) < cache.MOST_REMEMBERED:
                self.owned[key] = play
        else:
            cache.keep(self.memory, cache.MOST_REMEMBERED, text, play)
        return play

    def loose(self, folded: str) -> Play | None:
        """Read a clause, folded and with single blanks, without the grammar if only its verb is unusual.

        It is cached by its folded text, so that it is read once in whatever case it is written.
        """
        known = self.spellings.get(folded) or self.named.get(folded)
        if known is not None:
            return known
        said = canonical.reading_folded(self.clause_readers, folded, self.players)
        if said is None:
            from .respelling import respelled

            other = respelled(self.spoken, folded)
            if other is not None:
                said = canonical.reading_folded(self.clause_readers, other, self.players)
        if said is None:
            return None
        play, names_players = said
        if names_players:
            cache.keep(self.named, cache.MOST_OF_A_TABLE, folded, play)
        else:
            cache.keep(self.spellings, cache.MOST_REMEMBERED, folded, play)
        return play

    def canonical_line(self, text: str) -> Play | None:
        """Read a canonical line of the table itself without the grammar."""
        said = canonical.reading_folded(self.line_readers, fold(text), self.players)
        return None if said is None else said[0]

    def respaced_line(self, text: str) -> Play | None:
        """The same for a line with other blanks, around colons for example, and without a comment."""
        from .respelling import respaced

        other = None if "#" in text else respaced(text)
        return None if other is None else self.canonical_line(other)

    def _waived(self, text: str) -> Play | None:
        """Read a canonical clause with waivers. Their reasons in quotes stay exactly as typed."""
        waived = waivers_said(self.stands)[1].fullmatch(text)
        said = waived and canonical.reading(self.clause_readers, waived["said"], self.players)
        if not waived or not said:
            return None
        found = waivers_said(self.stands)[0].findall(waived["waivers"])
        waivers = [Waiver(code, why[1:-1] if why else None) for code, why in found]
        return Play(said[0].action, tuple(waivers))

    def line(self, number: int, offset: int, text: str, table: bool) -> Play | None:
        """A result, a claim or a line of the table. If it cannot be read, reports that and returns None."""
        from .how_many import how_many

        play = self._line(number, offset, text, table)
        if play is None or isinstance(play.action, Misnamed):
            return play
        if (fault := how_many(self, number, offset, text, 0, play)) is not None:
            self.report(fault)
            return None
        if not play.waivers and [text] == self.record.lines[number - 1 : number]:
            cache.keep(self.lines, cache.MOST_OF_A_TABLE, text, play)
        return play

    def _line(self, number: int, offset: int, text: str, table: bool) -> Play | None:
        """The same. A full stop may stand behind it, and a name of several words needs no quotes in it."""
        before = len(self.findings)
        play = self._bare_line(number, offset, text, table)
        if play is not None and not isinstance(play.action, Misnamed):
            return play
        if text.rstrip().endswith("."):  # it belongs to no name
            del self.findings[before:]
            text = text.rstrip().removesuffix(".")
            play = self._bare_line(number, offset, text, table)
        quoted = self._with_quotes(text) if play is None or isinstance(play.action, Misnamed) else None
        named = quoted and self.quietly(lambda quiet: quiet._bare_line(number, offset, quoted, table))
        if named:
            del self.findings[before:]
        return named or play

    def _with_quotes(self, text: str) -> str | None:
        from .unquoted_names import with_quotes

        return with_quotes(self.players, text)

    def _bare_line(self, number: int, offset: int, text: str, table: bool) -> Play | None:
        self.expected = frozenset()
        known = self.canonical_line(" ".join(text.split())) or self.respaced_line(text)
        if known is not None:
            return known
        from . import grammar, parse_errors
        from .parsing import ParseFault

        reading = grammar.read_table_line if table else grammar.read_statement

        def read(clauses: Clauses, text: str) -> Play | None:
            try:
                said = reading(clauses.spoken, fold(text), text)
                return clauses.build(said, number, offset, text, 0)
            except ParseFault as fault:
                parse_errors.refuse(clauses, fault, text, (number, offset, 0))
                return None

        before = len(self.findings)
        play = read(self, text)
        if play is None or isinstance(play.action, Misnamed):
            plain = self._plainly(text, read, is_claim=not table)
            if plain is not None:
                del self.findings[before:]
                return plain
        return play

    def quietly(self, reading: Callable[[Clauses], Play | None]) -> Play | None:
        """Try a reading without reporting anything. None unless all of it can be read."""
        play = reading(self.quiet(mute=True))
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
            said = grammar.read_clause(self.spoken, fold(clause), clause)
            return self.build(said, number, offset, clause, index)
        except ParseFault as fault:
            parse_errors.refuse(self, fault, clause, (number, offset, index))
            return None

    def build(self, said: Any, number: int, offset: int, text: str, index: int) -> Play | None:
        """The action for a phrase of the grammar. Raises ParseFault if the phrase fills a slot twice."""
        phrase = said.phrase
        waivers = tuple(Waiver(each.code, each.reason) for each in said.stands)
        try:
            action = self._action(phrase, text)
        except NotAWord as unknown:
            from .wrong_words import unknown_word

            place = number, offset, index
            if not self.mute:
                self.report(
                    unknown_word(self.spoken, self.game, self.players, unknown, phrase, text, place)
                )
            return None
        return Play(action, waivers, not waivers and self.game.is_plain(action))

    def _action(self, phrase: Any, text: str) -> Any:
        fields = {name: part.words for name, part in phrase.parts.items()}
        if phrase.name == "claim_win":
            return Result((seat_of(fields["player"][0], self.players),))
        if phrase.name == "not_an_action":
            return self._deed(" ".join(fields["text"][0].split()))
        form = self.game.form_named[phrase.name]
        for name, again in phrase.again:
            fields[name] = together(form, name, fields[name], again)
        try:
            return form.build(fields, self.players)
        except NoSuchName as missing:
            from .translation import name_in_english, with_name_in_english

            self.misnamed = True
            typed = as_typed(missing.word, text, start_of(phrase))
            self._refuse_slip(missing, typed, text)
            self._refuse_other_words(missing, form, phrase)
            said = self._in_english(in_canonical_words(form, phrase, text))
            said = with_name_in_english(self.spoken, said, typed)
            return Misnamed(phrase.name, missing.what, name_in_english(self.spoken, typed), said)

    def _deed(self, typed: str) -> object:
        """Something that is no action. Its words in English say what it is; it is kept in one language."""
        deed: Any = self.game.not_an_action(self._in_english(typed))
        if self.spoken is self.game:
            return deed
        from .translation import deed_in_english

        return type(deed)(deed_in_english(self.spoken, typed))

    def _refuse_slip(self, missing: NoSuchName, typed: str, text: str) -> None:
        """NotAWord for a name that is misspelt in the language of the log, or of a third language."""
        from .advice import advised
        from .log_language import foreign_meanings
        from .log_words import is_a_piece, names_said

        names = names_said(self.spoken, missing.what)
        near = nearest(typed, names) if self.spoken is not self.game and typed.isalpha() else None
        slip = near is not None and not is_a_piece(self.spoken, typed)
        if slip or foreign_meanings(self.spoken, typed) or advised(self.spoken, text, self.players):
            raise NotAWord(missing.what, missing.word, names)

    def _refuse_other_words(self, missing: NoSuchName, form: Any, phrase: Any) -> None:
        """NotAWord for a word that is no attempt at a name, and so breaks no rule of the game."""
        from .log_words import is_a_piece, is_no_name, names_said

        word = missing.word
        if (
            word.isalpha()
            and not is_a_piece(self.spoken, word)
            and is_no_name(self.spoken, form, phrase, word)
        ):
            raise NotAWord(missing.what, word, names_said(self.spoken, missing.what))

    def _in_english(self, text: str) -> str:
        """Words that are kept as they are, in English: the record is the same in every language."""
        if self.spoken is self.game:
            return text
        from .translation import in_english

        return in_english(self.spoken, text)

    def report(self, fault: Finding) -> None:
        """Report a fault. It may be that a word is of a third language."""
        from .wrong_words import foreign_word_of

        self.findings.append(foreign_word_of(self.spoken, fault, self.players) or fault)
