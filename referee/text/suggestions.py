"""Finds out what was meant by words that cannot be read, if the words alone make that clear.

A cure is a small change that makes the whole text readable: the word that the finding suggests, a semicolon
for a comma, an added keyword or verb. The replay then knows what was meant (NearlyRead), and the finding
has the cured text in canonical form. A cure does not depend on the state of the game, and keeps all the
words that were typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from functools import cached_property
from typing import Any

from referee.core.acts import UNREAD, LostLine, NearlyRead
from referee.core.entry import Entry, Play
from referee.core.finding import Finding
from referee.core.log_rules import hint_of
from referee.forms.folding import fold, nearest
from referee.language.spoken import table_word
from referee.speech.values import Series

from . import how_many, syntax
from .advice import advised
from .blame import blame, unknown_word
from .canonical import is_line
from .clauses import Clauses
from .line_heads import between
from .misspellings import SHORTEST_BEGUN, Respelling, plainest, respellings
from .results import begins_a_result, claims_meant, result_meant, result_of, says_who_wins
from .syntax import finding, is_unclear, suggested, written_so
from .verb_cures import MOST_PARTS, NO_CURE, Blamed, Cure, VerbCures
from .writer import write_play

MOST_SUGGESTED = 4
"""The most wrong words that are corrected in one clause."""

LONGEST = 600
"""The most characters of a text to cure."""

MOST_ON_A_ROUTE = 8
"""The most spaces of a transport that are tried."""

KEY_WORDS = {
    "_ARROW": "->",
    "_BY": "by",
    "_TO": "to",
    "_FOR": "for",
    "_VIA": "via",
    "_OF": "of",
}
"""The terminals of a grammar that are a single word, which somebody may have left out."""

Read = Callable[[Clauses, str], Play | None]


class Cures(VerbCures):
    """Looks for cures in one log. The fault to cure is the reader's last finding."""

    def __init__(self, clauses: Clauses) -> None:
        super().__init__(clauses)
        self.known: dict[tuple[str, str], Cure] = {}

    @cached_property
    def between(self) -> re.Pattern[str]:
        """Matches the places where one action may end and another begin."""
        verbs = "|".join(form.verb for form in self.game.forms if form.verb and not is_line(form))
        return re.compile(rf"{between(self.game)}|\s+(?=(?:{fold(verbs)})\b)")

    def of_clause(self, text: str, offset: int, actor: str = "") -> list[Play]:
        """The actions meant by a clause that cannot be read, or one action in place of them all."""
        fault = self.clauses.findings[-1]
        asks = fault.facts.get("case") in (how_many.CASE, how_many.PLACE_CASE)
        if len(text) > LONGEST or fault.span is None or asks:
            return [UNREAD]
        start = fault.span.column - 1 - offset
        if actor and (said := self._no_turn(text, fault, offset, actor)) is not None:
            self.clauses.findings[-1] = said
            return [UNREAD]
        advice = advised(self.game, text, self.clauses.players)
        if advice is not None and not self._respelt(text[advice.start :], fault, 0, self._read).plays:
            facts = {"case": "aside", "advice": advice.advice}
            blamed = Blamed(syntax.UNKNOWN_VERB, advice.start, advice.end - advice.start)
            plays = self._cured(Cure([], facts, blamed), fault, offset)
            return [] if advice.is_nothing else plays
        if (text, actor) not in self.known:
            self.known[text, actor] = self._clause(text, fault, start, actor, self.clauses.expected)
        return self._cured(self.known[text, actor], fault, offset)

    def _cured(self, cure: Cure, fault: Finding, offset: int) -> list[Play]:
        """The plays of a cure, after adding its facts to the finding."""
        fault.facts = {**fault.facts, **cure.facts}
        if cure.blamed is not None:
            rule, start, length = cure.blamed
            place = fault.place
            fault = finding(rule, place.line, offset + start, length, action=place.action, **cure.facts)
            self.clauses.findings[-1] = fault
        return self._told(fault, cure.plays)

    def _clause(self, text: str, fault: Finding, start: int, actor: str, expected: Container[str]) -> Cure:
        """The cure for a clause, or at least a finding that blames the right word."""
        cure = self._cure(text, fault, start, actor, expected)
        return cure if cure.plays or cure.facts else self._blamed(text, fault, start)

    def _blamed(self, text: str, fault: Finding, start: int, table: bool = False) -> Cure:
        """No cure, but the finding for the word that is in the way, with an example of what to write."""
        found = blame(self.clauses, self._other, text, fault, start, table)
        return NO_CURE if found is None else Cure([], found.facts, Blamed(*found[:3]))

    def _cure(self, text: str, fault: Finding, start: int, actor: str, expected: Container[str]) -> Cure:
        if fault.rule is syntax.FOREIGN_WORD and fault.span is not None:
            end = start + fault.span.end_column - fault.span.column
            plays = self._in_its_language(text, start, end, fault.facts.get("write"))
            if plays and "write" in fault.facts and not text[:start].strip():
                verb = write_play(self.game, plays[0], self.clauses.players).split()[0]
                return Cure(plays, {"write": verb})  # of the meanings of the word, the one it has here
            return Cure(plays, {})
        left_over = fault.rule is syntax.LEFT_OVER
        cure = self._respelt(text, fault, start, self._read)
        if cure.plays:
            return cure
        plays = self._as_suggested(text, fault, start, self._read)
        if plays:
            return Cure(plays, {})
        if left_over and (cure := self._seen(text, start)).plays:
            return cure
        plays = self._parted(text)
        if not plays and left_over:
            plays = self._all([text[:start], text[start:]])
        if plays:
            return Cure(plays, {"case": "semicolon"} if left_over else {})
        for terminal, word in KEY_WORDS.items():
            if terminal in expected and (plays := self._all([f"{text[:start]} {word} {text[start:]}"])):
                return self._lacking(plays, text, start, self._said(word))
        if "_VIA" in expected and "_TO" in expected and (plays := self._with_route(text, start)):
            return self._lacking(plays, text, start, self._said(KEY_WORDS["_VIA"]))
        if fault.rule is syntax.UNKNOWN_VERB and not suggested(fault):
            ways = (self._one_each, self._with_verbs, self._with_verb, self._with_both)
            return next((cure for way in ways if (cure := way(text)).facts), NO_CURE)
        if actor and fault.rule in (syntax.MISSING, syntax.UNKNOWN_PLAYER):
            return self._with_name(text, actor)
        if (cure := self._one_each(text)).facts:
            return cure
        if left_over:
            return self._beginning(text, start, actor)
        signs = list(re.compile(between(self.game)).finditer(fold(text), 0, start))
        if fault.rule is not syntax.WRONG_WORD or not signs or signs[-1].end() != start:
            return NO_CURE  # the sign is not what is wrong
        cure = self._beginning(text, signs[-1].start(), actor)
        if not cure.plays or UNREAD in cure.plays:
            return NO_CURE
        sign = text[signs[-1].start() : start]
        word, at = sign.strip(), signs[-1].start() + len(sign) - len(sign.lstrip())
        return Cure(cure.plays, cure.facts | {"word": word}, Blamed(syntax.LEFT_OVER, at, len(word)))

    def _seen(self, text: str, start: int) -> Cure:
        """Cure: an arrow before what was seen, where nothing or another sign stands."""
        sign = re.compile(between(self.game)).match(fold(text), start)
        rest = start if sign is None else sign.end()
        if "->" in text[:start] or not text[rest:].strip():
            return NO_CURE
        plays = self._all([f"{text[:start]} -> {text[rest:]}"])
        return Cure(
            plays, {"case": "key", "missing": "->", "word": text[rest:].split()[0]} if plays else {}
        )

    def _said(self, word: str) -> str:
        """A word of the notation in the language of the log."""
        lexicon = self.game.lexicon
        return word if lexicon is None or word not in lexicon.words else lexicon.word(word)

    def _lacking(self, plays: list[Play], text: str, start: int, missing: str) -> Cure:
        """The cure for a text in which a word is missing here."""
        word = text[start:].split()[0].rstrip(",;") if text[start:].strip() else ""
        if not word:
            return Cure(plays, {})
        facts = {"case": "key", "missing": missing, "word": word}
        return Cure(plays, facts, Blamed(syntax.LEFT_OVER, start, len(word)))

    def _with_route(self, text: str, start: int) -> list[Play]:
        """A transport that names only the spaces: those on the way, and the last one."""
        said = f"{text[:start]} {KEY_WORDS['_VIA']} {text[start:]}"
        gaps = list(re.finditer(r"(?<=\S)\s+(?=\S)", text[start:]))[:MOST_ON_A_ROUTE]
        shift = len(said) - len(text) + start
        tried = (
            f"{said[: shift + gap.start()]} {KEY_WORDS['_TO']} {said[shift + gap.end() :]}" for gap in gaps
        )
        return next((plays for each in tried if (plays := self._all([each]))), [])

    def _in_its_language(self, text: str, start: int, end: int, write: object) -> list[Play]:
        """A clause with a word of a third language: as that language reads it, or with the word that the
        log has for it. Nothing if it could mean two things."""
        from .log_language import foreign_meanings, has_two_meanings

        readings: list[Play] = []
        for language in foreign_meanings(self.game, text[start:end]):
            play = self.clauses.in_language(language, text)
            if play is not None and play not in readings:
                readings.append(play)
        if readings or not isinstance(write, str):
            return readings if len(readings) == 1 else []
        if any(has_two_meanings(self.game, word) for word in text.split()):
            return []
        return self._all([f"{text[:start]}{write}{text[end:]}"])

    def _beginning(self, text: str, start: int, actor: str) -> Cure:
        """Cure: read the text before a punctuation mark that should be a semicolon. The text after it is a
        clause of its own, even if it cannot be read."""
        sign = re.compile(between(self.game)).match(fold(text), start)
        plays = self._all([text[:start]]) if sign else []
        other = self._other()
        if not plays or sign is None or other is None or not text[sign.end() :].strip():
            return NO_CURE
        play = other.clause(1, 0, text[sign.end() :], 0)
        if play is not None:
            return Cure([*plays, play], {"case": "semicolon"})
        fault = other.findings[-1]
        begin = fault.span.column - 1 if fault.span else 0
        unknown = unknown_word(self.clauses, text, sign.end()) if "->" in text[:start] else None
        if unknown is not None:  # behind `->` a comma is right, and the word is not
            facts = {"case": "spelling", "word": unknown[0], "hint": ""}
            blamed = Blamed(syntax.WRONG_WORD, unknown.start(), len(unknown[0]))
            return Cure([*plays, UNREAD], facts, blamed)
        cure = self._clause(text[sign.end() :], fault, begin, actor, other.expected)
        return Cure(plays + (cure.plays or [UNREAD]), {"case": "semicolon"})

    def _respelt(self, text: str, fault: Finding, start: int, read: Read) -> Cure:
        """Cure: replace an unknown word by a known one, wherever the reader stopped."""
        clauses = self.clauses
        fitting: list[tuple[Respelling, Play, str]] = []
        for each in respellings(text, self.game, clauses.players):
            if fitting and each.slips > fitting[0][0].slips:
                break
            other = self._other()
            play = None if other is None else read(other, each.of(text))
            if play is not None and self._can_be_meant(play):
                fitting.append((each, play, write_play(self.game, play, clauses.players)))
        plainly = plainest(fitting)
        if plainly is None:
            return NO_CURE
        meant, play = plainly
        facts: dict[str, Any] = {"hint": hint_of(meant.word)}
        plays = [play]
        if start == meant.start and "hint" in fault.facts:
            return Cure(plays, facts)
        facts |= {"word": text[meant.start : meant.end], "case": "spelling"}
        rule = syntax.WRONG_WORD
        if not text[: meant.start].strip():
            rule, facts["case"] = syntax.UNKNOWN_VERB, "verb"
        return Cure(plays, facts, Blamed(rule, meant.start, meant.end - meant.start))

    def of_line(self, text: str, offset: int, table: bool) -> list[Play]:
        """The actions meant by a line of the table itself that cannot be read."""
        fault = self.clauses.findings[-1]
        lost = self.lost(text) if table else [UNREAD]
        if len(text) > LONGEST or fault.span is None or fault.facts.get("case") == how_many.CASE:
            return lost
        start = fault.span.column - 1 - offset

        def read(other: Clauses, said: str) -> Play | None:
            return other.line(1, 0, said, table)

        cure = self._respelt(text, fault, start, read)
        if not cure.plays:
            cure = Cure(self._as_suggested(text, fault, start, read), {})
        if cure.plays:
            return self._cured(cure, fault, offset)
        if not table:
            self.clauses.findings[-1] = self._statement(text, fault, offset) or fault
            return lost
        self._cured(self._blamed(text, fault, start, table), fault, offset)
        return lost

    def _no_turn(self, text: str, fault: Finding, offset: int, actor: str) -> Finding | None:
        """The finding for a result or a claim on a player's line: `Ann: has won`."""
        number, end = fault.place.line, len(text)
        if says_who_wins(self.game, text):
            written = result_of(self.game, actor)
            wins = finding(syntax.NO_LINE, number, offset, end, case="wins", written=written)
            wins.suggestion = written
            return wins
        claims = claims_meant(self.clauses, text, actor)
        return _claims(claims, number, offset, end) if claims else None

    def _statement(self, text: str, fault: Finding, offset: int) -> Finding | None:
        """The finding for a result or a claim that is clear, though it is not written like one."""
        number, end = fault.place.line, len(text)
        if is_unclear(fault):
            return None
        if claims := claims_meant(self.clauses, text):
            return _claims(claims, number, offset, end)
        if begins_a_result(self.game, text) and (written := result_meant(self.clauses, text)):
            return written_so(number, offset, text, written)
        return None

    def lost(self, text: str) -> list[Play]:
        """An action for an unreadable line of the table: at least its first word is known."""
        first = text.split()[0].partition(":")[0]
        word = nearest(first, self.game.table_words, lambda word: table_word(self.game, word))
        return [UNREAD] if word is None else [Play(LostLine(table_word(self.game, word)), (), plain=True)]

    def of_head(self, entries: Sequence[Entry], number: int, offset: int, text: str) -> bool:
        """Report a line with something else than a name before its colon. Returns whether it is one."""
        from .line_advice import head_fault

        fault = head_fault(self.clauses, entries, number, offset, text)
        if fault is not None:
            self.clauses.findings.append(fault)
        return fault is not None

    def within_a_turn(self, text: str) -> str:
        """The action that a line means in which the name of a player stands before the verb, or nothing."""
        return self._name_first(text) if len(text) <= LONGEST else ""

    def of_bare_words(self, text: str) -> str:
        """The line of the next player that words without a name and a verb mean, or nothing."""
        if len(text) > LONGEST or not any(char.isdecimal() for char in text):
            return ""
        plays = self._with_verb(text).plays
        if not plays:
            return ""
        seats = [entry.seat for entry in self.clauses.record.entries if entry.seat is not None]
        seat = (seats[-1] + 1) % len(self.clauses.players) if seats else 0
        players = self.clauses.players
        return f"{players[seat]}: {write_play(self.game, plays[0], players)}"

    def of_turn(self, name: str, body: str) -> list[Play]:
        """The actions of a player's line without its colon."""
        fault = self.clauses.findings[-1]
        plays = self._all(body.split(";")) if len(body) <= LONGEST else []
        return self._told(fault, plays, f"{name}: " if name else "")

    def told(self, plays: list[Play]) -> list[Play]:
        """The plays as NearlyRead, for the last finding."""
        return self._told(self.clauses.findings[-1], plays)

    def _told(self, fault: Finding, plays: list[Play], before: str = "") -> list[Play]:
        """The plays as NearlyRead, after adding their canonical text to the finding."""
        plays = [play if self._can_be_meant(play) else UNREAD for play in plays]
        if not plays:
            return [UNREAD]
        if UNREAD not in plays:
            said = (write_play(self.game, play, self.clauses.players) for play in plays)
            fault.suggestion = before + "; ".join(said)
        return [
            play if play is UNREAD else Play(NearlyRead(play.action), (), plain=False) for play in plays
        ]

    def _as_suggested(self, text: str, fault: Finding, start: int, read: Read) -> list[Play]:
        """Replace the wrong words by those that the findings suggest."""
        for _ in range(MOST_SUGGESTED):
            word = suggested(fault)
            length = 0 if fault.span is None else fault.span.end_column - fault.span.column
            if not word or length < SHORTEST_BEGUN:
                break
            text = text[:start] + word + text[start + length :]
            other = self._other()
            play = None if other is None else read(other, text)
            if play is not None:
                return [play] if self._can_be_meant(play) else []
            if other is None or not other.findings or other.findings[-1].span is None:
                break
            fault = other.findings[-1]
            start = fault.span.column - 1 if fault.span else 0
        return []

    def _parted(self, text: str) -> list[Play]:
        """Put semicolons where people write something else between two actions."""
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


def _claims(claims: list[str], number: int, offset: int, length: int) -> Finding:
    if len(claims) == 1:
        return written_so(number, offset, " " * length, claims[0])
    said = Series([f"`{claim}`" for claim in claims])
    return finding(syntax.NO_LINE, number, offset, length, case="claims", written=said)
