"""What a line that cannot be read may have said, if anything of its kind is possible.

As a line of the table: its own words behind every head that fits, a line of which nothing else is known,
the examples of the game with other players and numbers, and with words that the findings below it name. As
a turn: nothing, the actions that were legal there, and two of them if all their words are in the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from referee.core.acts import Claim, LostLine, Result, Unreadable
from referee.core.entry import Entry, Play
from referee.core.record import Record
from referee.core.replay import replay
from referee.forms.folding import fold
from referee.forms.phrase import Form
from referee.forms.seats import quoted
from referee.text import canonical
from referee.text.clauses import Clauses
from referee.text.line_advice import words_of_table
from referee.text.source import cut_comment

MANY = 40
NUMBERS = (0, 1, MANY)
"""The numbers that a line of the table may have told, besides those in it."""

COLUMNS = (1, 2, 3, 4)
"""The numbers that a head may have."""

MOST_NUMBERS, MOST_LEGAL, MOST_ACTIONS, MOST_SECONDS = 3, 400, 16, 6
"""The most numbers of a line that are tried, and the most actions: those looked at, the first ones tried,
and those behind which a second one is."""

Reading = tuple[list[Entry], int, bool]
"""The lines in the place of the unread one, by how many actions it is longer, and whether this has all of
its words."""


class Perhaps:
    """The readings of one line. `seats` are the accused players, `words` those that the findings name."""

    def __init__(
        self,
        record: Record,
        above: Sequence[Entry],
        own: Sequence[Entry],
        number: int,
        seats: list[int],
        words: list[str],
    ) -> None:
        self.record, self.above, self.accused, self.words = record, above, seats, words
        self.game, self.clauses = record.known_game, Clauses(record)
        self.players = self.clauses.players
        self.text = cut_comment(record.lines[number - 1])[0].strip()
        self.body = self.text.partition(":")[2].strip() or self.text
        self.entry = own[0] if own else Entry(number, None, None, (), False)
        self.is_setup = all(entry.seat is None for entry in above)
        self.english = canonical.line_readers(self.game)
        self.spent = 0  # lines replayed

    def readings(self) -> Iterator[Reading]:
        """The likeliest first."""
        entry = self.entry
        if entry.seat is None or self.is_setup:
            yield from self.as_line((), ())
        if entry.seat is not None:
            index = next((at for at, play in enumerate(entry.plays) if is_lost(play)), len(entry.plays))
            before = entry.plays[:index]
            behind = tuple(play for play in entry.plays[index + 1 :] if not is_lost(play))
            for plays in self.actions(entry.seat, before):
                new = (*before, *plays, *behind)
                yield [entry._replace(plays=new, broken=False)], len(new) - len(entry.plays), False
            if not self.is_setup:
                yield from self.as_line(before, behind)
        elif not self.is_setup:
            for seat in self.seats():
                for plays in self.actions(seat, ()):
                    yield [Entry(entry.line, None, seat, plays, False)], 0, False

    def as_line(self, before: tuple[Play, ...], behind: tuple[Play, ...]) -> Iterator[Reading]:
        """As a line of the table, between the other actions of its line."""
        line, _, seat, _, _ = self.entry
        for play, is_whole in self.lines():
            said = ((seat, before), (None, (play,)), (seat, behind))
            yield [Entry(line, None, whose, plays, False) for whose, plays in said if plays], 0, is_whole

    # --- lines of the table ---

    def seats(self) -> list[int]:
        """The players whom the line names. If it names nobody: the accused, or all."""
        words = set(words_in(self.text))
        named = [seat for seat, name in enumerate(self.players) if set(words_in(name)) <= words]
        return named or self.accused or list(range(len(self.players)))

    def lines(self) -> Iterator[tuple[Play, bool]]:
        """The lines of the table that it may have been, and whether they have all of its words."""
        forms = self.forms()
        seen: set[object] = set()
        for said in (self.behind_heads, self.unknown, self.with_numbers, self.with_words):
            for form in forms:
                for play in said(form):
                    if play.action not in seen:
                        seen.add(play.action)
                        yield play, said == self.behind_heads

    def forms(self) -> list[Form]:
        """The forms of lines of the table: those of its first words, if the line begins with such a word.
        Otherwise those whose words are before its colon come first."""
        lines = [form for form in self.game.forms if canonical.is_line(form)]
        forms = [form for form in lines if form.kind not in (Claim, Result)]
        spoken = self.record.notation
        words = words_in(self.text.partition(":")[0])
        named = words_of_table(spoken, words)
        if words_of_table(spoken, words[:1]):
            return [form for form in forms if _head(form) in named]
        return sorted(forms, key=lambda form: _head(form) not in named)

    def heads(self, form: Form) -> Iterator[tuple[str, str]]:
        """The example of a form with other players and numbers in its head: the head, and the rest."""
        example = self.game.examples.get(form.name, form.verb.replace(" :", ":"))
        head, colon, body = example.partition(":")
        has_number = any(char.isdecimal() for char in head)
        for seat in self.seats() if "{0}" in example else [0]:
            names = [quoted(self.players[(seat + more) % len(self.players)]) for more in (0, 1)]
            for number in self.numbers(COLUMNS) if has_number else ["0"]:
                yield f"{_with_number(head.format(*names), number)}{colon}", body.format(*names)

    def numbers(self, more: Iterable[int]) -> list[str]:
        """The numbers of the line, and these."""
        return list(dict.fromkeys([*re.findall(r"\d{1,4}", self.text)[:MOST_NUMBERS], *map(str, more)]))

    def behind_heads(self, form: Form) -> Iterator[Play]:
        """The words behind its colon, as such a line."""
        for head, rest in self.heads(form):
            for play in self.said(head + rest):
                own = self.record.notation.write(play.action, self.players).partition(":")[0]
                found = self.clauses.quietly(partial(_line, text=f"{own}: {self.body}"))
                yield from () if found is None else (found,)

    def unknown(self, form: Form) -> Iterator[Play]:
        if LostLine in self.game.effects:
            yield Play(LostLine(_head(form)), (), plain=True)

    def with_numbers(self, form: Form) -> Iterator[Play]:
        for head, rest in self.heads(form):
            yield from self.said(head + rest)
            yield from self.said(f"{head} {rest.split()[0]}" if rest else head)
            for number in self.numbers(NUMBERS):
                yield from self.said(head + _with_number(rest, number))

    def with_words(self, form: Form) -> Iterator[Play]:
        """The example with another word in the place of one of its words, and with all that fit there."""
        for head, rest in self.heads(form):
            first = rest.split(",")[0]
            for place in re.finditer(r"[\w.-]+", rest):
                all_said = []
                for word in self.words:
                    if _shape(word) != _shape(place[0]):
                        continue  # here stands another kind of thing
                    text = f"{rest[: place.start()]}{word}{rest[place.end() :]}"
                    for each in dict.fromkeys((text, _with_number(text, str(MANY)))):
                        yield from (found := list(self.said(head + each)))
                        if found and each is text and place.end() <= len(first):
                            all_said.append(text.split(",")[0])
                yield from self.said(f"{head}{','.join(all_said)}")

    def said(self, text: str) -> list[Play]:
        """A line of the table in English; nothing if it cannot be read."""
        play = canonical.reading(self.english, text, self.players)
        return [] if play is None else [play[0]]

    # --- actions ---

    def actions(self, seat: int, before: tuple[Play, ...]) -> Iterator[tuple[Play, ...]]:
        """What this player may have done: nothing, an action, or two that share the words of the line."""
        yield ()
        firsts = self.legal(seat, before)
        for play in firsts[:MOST_ACTIONS]:
            yield (play,)
        for play in [each for each in firsts if self.is_said(each)][:MOST_SECONDS]:
            for other in self.legal(seat, (*before, play)):
                if self.is_said(other):
                    yield play, other

    def legal(self, seat: int, before: tuple[Play, ...]) -> list[Play]:
        """The legal actions: those with the most words of the line, and one of each kind, come first."""
        line = Entry(self.entry.line, None, seat, before, False)
        entries = [*self.above, *([line] if before else [])]
        self.spent += len(entries)
        state, options = replay(self.record, entries=entries).known_state, self.record.known_terms.options
        words = set(words_in(self.text))
        found: list[tuple[int, int, int, object]] = []
        kinds: dict[type, int] = {}
        for number, (actor, action) in enumerate(self.game.legal(state, options)):
            if number == MOST_LEGAL:
                break
            if actor == seat:
                kinds[type(action)] = kinds.get(type(action), 0) + 1
                shared = len(words.intersection(self.words_of(action)))
                found.append((-shared, kinds[type(action)], number, action))
        ordered = sorted(found, key=lambda each: each[:3])
        return [Play(action, (), self.game.is_plain(action)) for *_, action in ordered]

    def words_of(self, action: object) -> list[str]:
        return words_in(self.record.notation.write(action, self.players))

    def is_said(self, play: Play) -> bool:
        """Whether all words of an action but the first, for which there are others, are in the line."""
        words = self.words_of(play.action)
        return len(words) > 1 and set(words[1:]) <= set(words_in(self.text))


def _line(quiet: Clauses, text: str) -> Play | None:
    return quiet.line(1, 0, text, True)


def is_lost(play: Play) -> bool:
    return isinstance(play.action, Unreadable)


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:[-.][^\W_]+)*", fold(text))


def _with_number(text: str, number: str) -> str:
    """A text with this number in the place of its numbers. Names of spaces, as `A1.1`, are none."""
    return re.sub(r"(?<![\w.])\d+\b", number, text)


def _shape(word: str) -> tuple[bool, bool]:
    """Whether it is a number, and whether it is the name of a place, such as `B4`."""
    return word.isdecimal(), any(char.isdecimal() for char in word)


def _head(form: Form) -> str:
    return form.verb.split()[0]
