"""What there is to say about a claim that is wrong, or that nobody can check."""

from __future__ import annotations

from collections.abc import Sequence

from referee.speech.ranges import either

from .acts import Claim
from .game import Game
from .log_rules import case_of_claim, excess
from .table import TableState

Answer = int | tuple[int, ...]
"""The number that is right, or all that may be while something is hidden."""


def possible_numbers(answer: Answer) -> tuple[int, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def nearest_number(claim: Claim, possible: Sequence[int]) -> int:
    """The right number that is nearest to what is claimed."""
    return min(possible, key=lambda number: abs(number - claim.value))


def facts_of_claim(
    game: Game, state: TableState, claim: Claim, players: Sequence[str], answer: Answer
) -> dict[str, object]:
    """The facts about a claim: what it says, and which numbers are right."""
    quantity, possible = game.quantities.names[claim.quantity], possible_numbers(answer)
    about: dict[str, object] = {
        "player": players[claim.player],
        "quantity": quantity,
        "units": game.called(claim.quantity, answer),
        "claimed": claim.value,
        **case_of_claim(quantity, game.of_table),
    }
    if claim.value in possible:
        return about | {"possible": either(possible)}
    right = nearest_number(claim, possible)
    return about | {
        "right": right if len(possible) == 1 else either(possible),
        "difference": claim.value - right,
        "too": excess(claim.value - right),
        **game.claim_case(state, claim.player, claim.quantity, claim.value),
    }
