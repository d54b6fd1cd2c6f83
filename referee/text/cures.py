"""What was meant by words that cannot be read, where that is plain from the words alone.

A cure is a small change after which all of the text can be read: the word that the finding suggests, a
semicolon for a comma, a key word or a verb put in. What was meant is then known to the replay (NearlyRead),
and the finding carries the cured text in canonical form. No state of any game is looked at, and nothing is
left out: a cure has all the words that were typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any

from referee.core.acts import LostLine, Misnamed, NearlyRead, Unreadable
from referee.core.folding import fold, nearest
from referee.core.phrase import Form
from referee.core.record import Play
from referee.core.verdict import Finding

from . import syntax
from .canonical import is_line
from .clauses import Clauses
from .syntax import suggested
from .writer import write_play

UNREAD = Play(Unreadable(), (), plain=True)

MOST_SUGGESTED = 4
"""Wrong words of a clause that are put right to see what was meant."""

MOST_PARTS = 6
"""Actions in a clause that commas, full stops or `and` may part."""

LONGEST = 300
MOST_TRIED = 1_500
"""Characters of a text that is cured, and readings tried for a whole log. Beyond them nothing is cured."""

_BETWEEN = r"\s*(?:[,.&+/](?=\s|$)|(?<=\s)(?:and|then)(?=\s))\s*"
"""What people write between two actions instead of a semicolon, if not nothing at all."""
KEY_WORDS = {
    "_ARROW": "->",
    "_BY": "by",
    "_TO": "to",
    "_FOR": "for",
    "_VIA": "via",
    "_OF": "of",
}
"""Terminals of a grammar that stand for one word, which somebody may have left out."""

Cure = tuple[list[Play], dict[str, Any]]
"""What was meant, and what the finding says of it."""


class Cures:
    """Looks for cures in one log. The finding that is cured is the last of the reader's findings."""

    def __init__(self, clauses: Clauses) -> None:
        self.clauses = clauses
        self.game = clauses.game
        self.tried = 0
        self.known: dict[str, Cure] = {}

    @cached_property
    def between(self) -> re.Pattern[str]:
        """Where one action may end and another begin."""
        verbs = "|".join(form.verb for form in self.game.forms if form.verb and not is_line(form))
        return re.compile(rf"{_BETWEEN}|\s+(?=(?:{verbs})\b)")

    def of_clause(self, text: str, offset: int) -> list[Play]:
        """The actions that were meant by a clause that cannot be read, or one that stands for them all."""
        fault = self.clauses.findings[-1]
        if len(text) > LONGEST or fault.span is None:
            return [UNREAD]
        start = fault.span.column - 1 - offset
        if text not in self.known:
            self.known[text] = self._clause(text, fault, start)
        plays, facts = self.known[text]
        fault.facts = {**fault.facts, **facts}
        return self._told(fault, plays)

    def _clause(self, text: str, fault: Finding, start: int) -> Cure:
        expected, left_over = self.clauses.expected, fault.rule is syntax.LEFT_OVER
        plays = self._as_suggested(text, fault, start, self._read)
        if plays:
            return plays, {}
        plays = self._parted(text)
        if not plays and left_over:
            plays = self._all([text[:start], text[start:]])
        if plays:
            return plays, {"case": "semicolon"} if left_over else {}
        for terminal, word in KEY_WORDS.items():
            if terminal in expected and (plays := self._all([f"{text[:start]} {word} {text[start:]}"])):
                return plays, {"case": "key", "missing": word} if left_over else {}
        if fault.rule is syntax.UNKNOWN_VERB and not suggested(fault):
            return self._with_verb(text)
        return [], {}

    def _with_verb(self, text: str) -> Cure:
        """With the verb that fits before these words: the only one, or the usual one of several."""
        fitting: dict[Form, Play] = {}
        for form in self.game.forms:
            if form.verb and not form.rare and not is_line(form):
                plays = self._all([f"{form.verb} {text}"])
                if plays and self.game.form_of[type(plays[0].action)] is form:
                    fitting[form] = plays[0]
        if not fitting:
            return [], {}
        in_order = sorted(fitting, key=lambda form: not form.usual)
        verbs = dict.fromkeys(f"`{form.verb}`" for form in in_order)
        readings = [write_play(self.game, fitting[form], self.clauses.players) for form in in_order]
        plain = len(fitting) == 1 or [form.usual for form in in_order[:2]] == [True, False]
        facts = {"case": "no verb", "verbs": " or ".join(verbs), "readings": readings}
        return [fitting[in_order[0]]] if plain else [], facts

    def of_line(self, text: str, offset: int, table: bool) -> list[Play]:
        """The same for a line of the table itself."""
        fault = self.clauses.findings[-1]
        lost = self._lost(text) if table else [UNREAD]
        if len(text) > LONGEST or fault.span is None:
            return lost
        start = fault.span.column - 1 - offset
        plays = self._as_suggested(text, fault, start, lambda other, said: other.line(1, 0, said, table))
        return self._told(fault, plays) if plays else lost

    def _lost(self, text: str) -> list[Play]:
        """Of a line of the table nobody can read at least what it is about is known."""
        word = nearest(text.split()[0].partition(":")[0], self.game.table_words)
        return [UNREAD] if word is None else [Play(LostLine(word), (), plain=True)]

    def of_turn(self, name: str, body: str) -> list[Play]:
        """What a player did whose line lacks its colon."""
        fault = self.clauses.findings[-1]
        plays = self._all(body.split(";")) if len(body) <= LONGEST else []
        return self._told(fault, plays, f"{name}: ")

    def _told(self, fault: Finding, plays: list[Play], before: str = "") -> list[Play]:
        """The plays as they are reckoned with, after the finding was told what they are."""
        if not plays:
            return [UNREAD]
        said = (write_play(self.game, play, self.clauses.players) for play in plays)
        fault.suggestion = before + "; ".join(said)
        return [Play(NearlyRead(play.action), (), plain=False) for play in plays]

    def _as_suggested(
        self, text: str, fault: Finding, start: int, read: Callable[[Clauses, str], Play | None]
    ) -> list[Play]:
        """With the words that findings suggest in place of the wrong ones."""
        for _ in range(MOST_SUGGESTED):
            word = suggested(fault)
            if not word or fault.span is None:
                break
            text = text[:start] + word + text[start + fault.span.end_column - fault.span.column :]
            other = self._other()
            play = None if other is None else read(other, text)
            if play is not None:
                return [] if isinstance(play.action, Misnamed) else [play]
            if other is None or not other.findings or other.findings[-1].span is None:
                break
            fault = other.findings[-1]
            start = fault.span.column - 1 if fault.span else 0
        return []

    def _parted(self, text: str) -> list[Play]:
        """With semicolons for what else may stand between two actions."""
        return self._split(text, list(self.between.finditer(fold(text)))[:MOST_PARTS])

    def _split(self, text: str, gaps: list[re.Match[str]], begin: int = 0) -> list[Play]:
        for number, gap in enumerate(gaps):
            first = self._all([text[begin : gap.start()]])
            if not first:
                continue
            if not text[gap.end() :].strip():
                return first
            rest = self._all([text[gap.end() :]]) or self._split(text, gaps[number + 1 :], gap.end())
            if rest:
                return first + rest
        return []

    def _all(self, texts: list[str]) -> list[Play]:
        """The actions that these texts say; none unless each says one."""
        plays: list[Play] = []
        for text in texts:
            other = self._other()
            play = self._read(other, text) if other is not None and text.strip() else None
            if play is None or isinstance(play.action, Misnamed):
                return []
            plays.append(play)
        return plays

    def _read(self, other: Clauses, text: str) -> Play | None:
        return other.clause(1, 0, text, 0)

    def _other(self) -> Clauses | None:
        """A reader that nobody hears, as long as there is time for one."""
        self.tried += 1
        return self.clauses.quiet() if self.tried <= MOST_TRIED else None
