"""Writes a random game as a log: the header, a line for each turn, some claims, the result."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from referee.core.acts import UNFINISHED, Claim, Result
from referee.core.editions import Terms, settle
from referee.core.game import Game
from referee.core.judge import first_breach

from .playout import TABLE, Choose, PlayedTurn, Remark, play_on, varied

CLAIMS_EVERY = 12
"""About how many turns are between two claims."""


class LogLine(NamedTuple):
    """One line of a log, and its turn; None for a claim and for the result."""

    text: str
    turn: PlayedTurn | None


class Teller:
    """Writes the lines of a game while it is played, from a given table on."""

    def __init__(
        self, game: Game, terms: Terms, names: Sequence[str], state: Any, dice: Random, most_turns: int
    ) -> None:
        self.game = game
        self.terms = terms
        self.names = names
        self.state = state
        self.dice = dice
        self.most_turns = most_turns

    def lines(
        self, choose: Choose, remark: Remark | None = None, extras: Container[type] = ()
    ) -> Iterator[LogLine]:
        options, dice = self.terms.options, self.dice
        turns = play_on(self.game, self.state, options, dice, self.most_turns, choose, remark, extras)
        for number, turn in enumerate(turns):
            yield LogLine(self.written(turn), turn)
            if turn.ends and turn.seat != TABLE and number % CLAIMS_EVERY == CLAIMS_EVERY - 1:
                yield from (LogLine(text, None) for text in self.claim())

    def written(self, turn: PlayedTurn) -> str:
        said = "; ".join(self.game.write(action, self.names) for action in turn.actions)
        return said if turn.seat == TABLE else f"{self.names[turn.seat]}: {said}"

    def claim(self) -> list[str]:
        """A right claim, for a random player and quantity."""
        game, dice = self.game, self.dice
        seat, which = dice.randrange(len(self.names)), dice.randrange(len(game.quantities.names))
        number = game.quantity(self.state, seat, which)
        if isinstance(number, tuple):
            if len(number) > 1:
                return []  # the number depends on something hidden
            (number,) = number
        return [game.write(Claim(seat, number, which), self.names)]

    def result(self) -> list[str]:
        """Who won, and the score; nothing if the game is not over, or if hidden things leave it open."""
        sheet = self.game.score(self.state, self.terms.options, self.names)
        if not sheet.over or sheet.contenders or not sheet.winners:
            return []
        sums = [line for line in sheet.lines if line.is_sum]
        counts = tuple(line.amount for line in sums) if all(line.most is None for line in sums) else ()
        return [self.game.write(Result(sheet.winners, None, counts or None), self.names)]

    def full_result(self) -> list[str]:
        """The same with all optional parts: how it ended, and a number for each player."""
        game, options = self.game, self.terms.options
        sheet = game.score(self.state, options, self.names)
        if not sheet.over:
            return [game.write(Result(UNFINISHED), self.names)]
        firsts = [game.quantity(self.state, seat, 0) for seat in range(len(self.names))]
        known = tuple(number for number in firsts if not isinstance(number, tuple))
        counts = known if len(known) == len(firsts) else None
        said = Result(sheet.winners, game.endings.values.get(sheet.status), counts)
        if first_breach(self.terms.plan, self.state, TABLE, said, options) is None:
            return [game.write(said, self.names)]
        return self.result()


def random_log(
    game: Game,
    edition: str,
    names: Sequence[str],
    seed: int,
    *,
    rulings: Mapping[str, str] | None = None,
    most_turns: int = 400,
    choose: Choose | None = None,
) -> list[str]:
    """The lines of a legal random game. The same arguments give the same log, everywhere."""
    board = game.boards.make(game.boards.default(len(names))) if game.boards else None
    terms = settle(game, edition, rulings or {}, board)
    dice = Random(f"{game.name} {edition} {len(names)} {seed}")
    state = game.start(terms.options, len(names))
    chosen = [f"ruling: {key}={option}" for key, option in (rulings or {}).items()]
    lines = [f"game: {game.name}", f"edition: {edition}", *chosen, f"players: {', '.join(names)}", ""]
    teller = Teller(game, terms, names, state, dice, most_turns)
    lines += [told.text for told in teller.lines(choose or varied)]
    return [*lines, *teller.result()]
