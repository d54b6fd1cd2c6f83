"""Reads canonical text, as the forms write it, without the grammar.

Nearly all of a log is canonical text. Each form gives one regular expression (form_patterns.py). What it
finds for a slot is looked up in the vocabulary, which takes only what it would write itself, ignoring case
and accents. The grammar also ignores case and accents, and reads the text of a form as the same action;
tests check both. So this module reads nothing that the grammar would refuse or read differently. For any
other text the answer is None, and the grammar is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from referee.core.acts import Claim, Result
from referee.core.entry import Play
from referee.core.game import Game
from referee.core.value import field_defaults
from referee.forms.folding import fold
from referee.forms.lexicon import Taken
from referee.forms.phrase import Form, NoSuchName, NotAWord, Seats

from .form_patterns import Group, Take, pattern_of

LONGEST = 600
"""The most characters of a text that is tried. Several lists in a row are slow to match in a long text."""

MOST_KNOWN, LONGEST_KNOWN = 1_000, 40
"""The most texts, and the most characters of one, that are remembered for each part of a form."""

NO_NAME, ONE_NAME, NAMES = range(3)
Reading = tuple[Play, int]
"""An action as read, and whether it names players, whose seats may be others in another log."""


def read_clause(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of a turn in a canonical text, or None."""
    return _action(reading(clause_readers(game), text, players))


def read_line(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of a canonical line of the table itself (a result, a claim, cards dealt), or None."""
    return _action(reading(line_readers(game), text, players))


def read(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of either kind of text, or None."""
    action = read_clause(game, text, players)
    return read_line(game, text, players) if action is None else action


def _action(said: Reading | None) -> Any | None:
    return None if said is None else said[0].action


def is_line(form: Form) -> bool:
    """Whether a form is for a line of the table itself, not for a turn: a colon, a result or a claim."""
    framed = [form.verb, *(slot.shape for slot in form.slots)]
    return form.kind in (Result, Claim) or any(":" in words for words in framed)


class FormReader:
    """Reads the canonical text of one form. Its pattern is compiled when the first text is read."""

    def __init__(self, game: Game, form: Form) -> None:
        self.form = form
        self.kind: Callable[..., Any] = form.kind
        self.may_be_plain = form.kind in game.effects
        self.writes_itself = type(form).write is not Form.write
        """Whether the form writes in a way of its own. Then only writing the action again makes sure."""
        self.groups: tuple[tuple[int, dict[str, Any], Take, bool, bool], ...] = ()
        """For each group of the pattern: the place of its field, what was read so far, how it is read,
        whether it names players (then nothing is kept), and whether it may be missing."""
        self.blank: list[Any] = []
        """The values of all fields if no group matches."""
        self.name_at = -1
        """The group that names a player, if there is one such group only."""
        self.shared: dict[tuple[Any, ...], Play] = {}
        """What was read with a player of this seat and these other texts. All tables share it."""
        self.match: Callable[[str], re.Match[str] | None] = self._compile_and_match

    def _compile_and_match(self, folded: str) -> re.Match[str] | None:
        pattern, groups, written = pattern_of(self.form)
        defaults = field_defaults(self.form.kind) | written
        fields = list(defaults)
        self.blank = list(defaults.values())
        self.groups = tuple([_plain_group(group, fields.index(group.field)) for group in groups])
        named = [at for at, group in enumerate(groups) if group.personal]
        if len(named) == 1 and not self.writes_itself:
            self.name_at = named[0]
        self.match = re.compile(pattern).fullmatch
        return self.match(folded)

    def read(self, folded: str, players: Sequence[str]) -> Reading | None:
        found = self.match(folded)
        if found is None:
            return None
        texts, key = found.groups(), None
        plain, names = self.may_be_plain, NO_NAME
        try:
            at = self.name_at
            if at >= 0 and len(folded) <= LONGEST_KNOWN and (name := texts[at]) is not None:
                key = self.groups[at][2](name, players), texts[:at], texts[at + 1 :]
                if key in self.shared:
                    return self.shared[key], ONE_NAME
            values = self.blank.copy()  # a list, because fields by name take longer
            for group, text in zip(self.groups, texts):  # noqa: B905  # there are as many
                if text is None:
                    continue
                at, known, take, personal, optional = group
                if text in known:
                    values[at] = known[text]
                else:
                    values[at] = value = take(text, players)
                    if personal:
                        names = NAMES if key is None else ONE_NAME
                    elif len(text) <= LONGEST_KNOWN and len(known) < MOST_KNOWN:
                        known[text] = value
                if optional:
                    plain = False
            action = self.kind(*values)
        except (NoSuchName, NotAWord, ValueError, IndexError):
            return None
        if self.writes_itself and fold(self.form.write(action, players)) != folded:
            return None
        play = Play(action, (), plain)
        if key is not None and len(self.shared) < MOST_KNOWN:
            self.shared[key] = play
        return play, names


def _plain_group(group: Group, at: int) -> tuple[int, dict[str, Any], Take, bool, bool]:
    """A group as a plain tuple, which is taken apart in half the time. `at` is the place of its field."""
    take, constant = group.take, group.constant
    if take is None:
        take = lambda text, players: constant  # noqa: E731  # it is one of many functions of this kind
    return at, {}, take, group.personal, group.optional


Readers = dict[str, tuple[FormReader, ...]]
"""The forms by the first word of what they write, folded, with a colon and without."""


@cache
def clause_readers(game: Game) -> Readers:
    """The forms of turns."""
    return _readers(game, lines=False)


@cache
def line_readers(game: Game) -> Readers:
    """The forms of lines of the table itself."""
    return _readers(game, lines=True)


@cache
def owner_words(game: Game) -> tuple[str, Taken] | None:
    """The words before the name of a player in an action, and the names that need quotes there.

    None if there are no such words, or if they are not the same in all actions.
    """
    slots = [slot for form in game.forms if not is_line(form) for slot in form.slots]
    found: dict[str, Taken] = {}
    for slot in slots:
        before, name, after = slot.shape.partition(" {}")
        if isinstance(slot.vocabulary, Seats) and name and not after:
            found[f" {before} "] = slot.vocabulary.taken
    return next(iter(found.items())) if len(found) == 1 else None


def _readers(game: Game, lines: bool) -> Readers:
    readers: Readers = {}
    for form in game.forms:
        if is_line(form) is lines:
            one = FormReader(game, form)
            for word in form.openings:
                bare = fold(word).removesuffix(":")
                for first in (bare, f"{bare}:"):
                    readers[first] = (*readers.get(first, ()), one)
    return readers


def reading(readers: Readers, text: str, players: Sequence[str]) -> Reading | None:
    """What the first form that fits reads in a text, or None."""
    return reading_folded(readers, fold(text), players)


def reading_folded(readers: Readers, folded: str, players: Sequence[str]) -> Reading | None:
    """The same for a text that is folded already."""
    if len(folded) > LONGEST:
        return None
    for each in readers.get(folded.partition(" ")[0], ()):
        said = each.read(folded, players)
        if said is not None:
            return said
    return None
