"""Asks for the final table of a game without a log, answer by answer. Uses no terminal.

The answers become lines of a log that begins at its end (`position: end`). Each is judged like a line that
is recorded, and refused if the rules or the box do not allow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from referee import api
from referee.core.final_table import TallyPlan, TallyQuestion
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.seats import quoted, seat_of
from referee.forms.vocabulary import NotAWord
from referee.speech.current import spoken
from referee.speech.say import tell
from referee.text.first_words import in_words_of
from referee.text.line_heads import and_words
from referee.text.repeated_prompt import without_prompt
from referee.text.source import split
from referee.text.writer import first_lines

from .header_questions import OPTIONAL, Question, completed, next_question
from .look import Look, look
from .new_line import as_stored, fresh, is_header, is_missing, is_wrong
from .reply import Fate, Reply, about, told
from .tally_answers import amounts_in, asks_back, asks_help, help_rows, is_nothing, number_in, without_stop

MOST_TIMES = 99
MOST_DIGITS = 9


class TallyPrompt(NamedTuple):
    """The question that is open now: its text, and whether it needs an answer."""

    asks: str
    required: bool
    choices: tuple[str, ...] = ()


class BeforeAnswer(NamedTuple):
    """All that an answer changes, kept so that the answer can be taken back."""

    lines: tuple[str, ...]
    seen: Look
    number: int
    opened: bool
    closed: bool


class Tallying:
    """The log of a final table while it is asked for."""

    def __init__(self, game: Game, header: Sequence[str] = (), folder: Path = Path()) -> None:
        self.game = game
        self.name = tell("tally.name", "final table")
        self.folder = folder
        self.lines: list[str] = first_lines(game, spoken())
        editions = tuple(game.data["editions"])
        if len(editions) == 1 and not any(line.startswith("edition:") for line in header):
            self.lines.append(in_words_of(spoken(), game, f"edition: {editions[0]}"))
        self.seen = self._look(self.lines)
        self.number = 0  # of the next question
        self.opened = self.closed = False  # whether the lines above and below the answers are written
        self.refused: list[Reply] = [reply for line in header if (reply := self._take(line)) is not None]
        """What is wrong with the lines of the header that were given."""
        self.before: list[BeforeAnswer] = []
        """How it was before each answer."""
        self._go_on()

    def _look(self, lines: Sequence[str]) -> Look:
        return look(lines, self.name, self.folder)

    # What is asked

    @cached_property
    def plan(self) -> TallyPlan:
        assert self.game.tally_plan is not None
        plan = self.game.tally_plan(self._names)
        claims = self._claims()
        self._claims_asked = len(claims)
        return plan._replace(questions=(*plan.questions, *claims))

    def _claims(self) -> list[TallyQuestion]:
        """What the table counted itself: the totals, or the winner in a game without totals."""
        record, state = self.seen.record, self.seen.state
        sheet = self.game.score(state, self.seen.options, record.players)
        if not any(line.is_sum for line in sheet.lines):
            who = tell("tally.winner", "Who won, as the table sees it? Leave it empty if you do not know")
            return [TallyQuestion(who, "result {}", name=True, claims=True)]
        return [
            TallyQuestion(
                tell(
                    "tally.total",
                    "What is {player}'s total, as the table counted it? Leave it empty if nobody counted",
                    player=player,
                ),
                f"claim {quoted(player)} {{}}",
                number=True,
                claims=True,
            )
            for player in record.players
        ]

    @property
    def _header_question(self) -> Question | None:
        return next_question(self.game, self.seen, OPTIONAL)

    @property
    def question(self) -> TallyPrompt | None:
        """The question that is open now; None if all are answered."""
        header = self._header_question
        if header is not None:
            return TallyPrompt(header.asks, True, header.choices)
        if self.number >= len(self.plan.questions):
            return None
        current = self.plan.questions[self.number]
        choices = self._names if current.name else tuple(filter(None, current.words.split(", ")))
        return TallyPrompt(current.asks, current.required, choices)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.seen.record.players

    # Answers

    def answer(self, text: str) -> Reply:
        """Take the answer to the open question, or say what is wrong with it."""
        text = text.strip()
        if len(split(text)) > 1:
            return told(tell("tally.one-line", "one answer at a time, please"))
        command = None if self._is_name(text) else self._command(text)
        if command is not None:
            return command
        moment = BeforeAnswer(tuple(self.lines), self.seen, self.number, self.opened, self.closed)
        reply = self._answered(text)
        if reply.fate is Fate.TAKEN:
            self.before.append(moment)
        return reply

    def _answered(self, text: str) -> Reply:
        header = self._header_question
        if header is not None:
            if not text:
                return told(tell("tally.needed", "please answer: nothing can be counted without it"))
            said = without_prompt(self.game, f"{header.key}: {{}}", text, spoken())
            return self._take(f"{header.key}: {said}") or self._next()
        current = self.plan.questions[self.number]
        text = without_prompt(self.game, current.line, text, spoken())
        if not text and current.required:
            return told(tell("tally.needed", "please answer: nothing can be counted without it"))
        none = not text or (is_nothing(text) and not current.claims)
        if none and not current.required and not current.none:
            return self._next(answered=True)
        if none and current.number:
            text = "0"
        line = current.none if none and current.none else self._line(current, text)
        if isinstance(line, Reply):
            return line
        return self._take(line, bool(current.times)) or self._next(answered=True)

    def _is_name(self, text: str) -> bool:
        """Whether the answer is the name of a player where one is asked for: it is no command then."""
        asked = self.question
        return asked is not None and any(fold(text) == fold(name) for name in asked.choices)

    def _command(self, text: str) -> Reply | None:
        """What is done if the answer is a command: back to the answer before, or help."""
        if asks_back(text):
            return self.back()
        asked = self.question
        return told(*help_rows(asked.asks)) if asked is not None and asks_help(text) else None

    def back(self) -> Reply:
        """Take the last answer back, so that its question is asked again."""
        if not self.before:
            return told(tell("tally.no-answer", "there is no answer to take back"))
        lines, self.seen, self.number, self.opened, self.closed = self.before.pop()
        self.lines = list(lines)
        if not self.opened:
            self.__dict__.pop("plan", None)  # the players may be others
        return told(tell("tally.taken-back", "the last answer is taken back"))

    def _line(self, question: TallyQuestion, text: str) -> str | Reply:
        if question.number or question.times:
            number = number_in(question, text)
            if number is None or len(number) > MOST_DIGITS:
                return told(tell("tally.number", "please write a number"))
            text = number
            if question.times and int(text) > MOST_TIMES:
                return told(
                    tell("tally.too-many", "please write a number from 0 to {most}", most=MOST_TIMES)
                )
        if question.times:
            text = " ".join([question.times] * int(text))
        if question.counts:
            text = amounts_in(text, and_words(self.game, spoken()))
        if question.name:
            try:
                player = self._names[self._seat(text)]
            except NotAWord:
                names = ", ".join(self._names)
                return told(tell("tally.who", "please write one of these names: {names}", names=names))
            text = player if question.line.startswith("{}:") else quoted(player)
        return question.line.replace("{}", text)

    def _seat(self, said: str) -> int:
        """The seat of the player who is named. A full stop may stand behind the name."""
        try:
            return seat_of(said, self._names)
        except NotAWord:
            return seat_of(without_stop(said), self._names)

    def _next(self, answered: bool = False) -> Reply:
        self.number += answered
        self._go_on()
        return Reply(Fate.TAKEN)

    def _go_on(self) -> None:
        """Write the lines above and below the answers, and pass over questions that do not matter."""
        if self._header_question is not None or not self.seen.playable:
            return
        if not self.opened:
            self.opened = True
            self._write_all(self.plan.above)
        last = len(self.plan.questions) - self._claims_asked
        while self.number < last and not self.plan.questions[self.number].when(self.seen.state):
            self.number += 1
        if self.number == last and not self.closed:
            self.closed = True
            self._write_all(self.plan.below)

    def _write_all(self, lines: Sequence[str]) -> None:
        """Lines that belong to every final table. What is wrong with them is shown with the result."""
        for line in lines:
            said = in_words_of(spoken(), self.game, line)
            self._write(said, self._look([*self.lines, said]))

    def _take(self, line: str, names: bool = False) -> Reply | None:
        """Write a line, or tell what is wrong with it. A wrong claim is taken: it is judged at the end."""
        line = in_words_of(spoken(), self.game, completed(self.game, line), names)
        seen = self._look([*self.lines, line])
        wrong = [each for each in fresh(self.seen, seen) if is_wrong(each) and not each.only_said]
        if is_header(line):
            wrong = [each for each in wrong if not is_missing(each)]
        if wrong:
            return Reply(Fate.REFUSED, (), line, len(seen.record.lines), about(seen, wrong), standing=False)
        self._write(line, seen)
        return None

    def _write(self, line: str, seen: Look) -> None:
        stored = as_stored(seen.record, line)
        self.lines.append(stored)
        self.seen = seen if stored == line else self._look(self.lines)

    @property
    def text(self) -> str:
        """The log so far, in canonical form."""
        first = next((n for n, line in enumerate(self.lines) if not is_header(line)), len(self.lines))
        text = "\n".join([*self.lines[:first], "", *self.lines[first:]]) + "\n"
        return api.format_log(api.loads(text, self.name, self.folder))
