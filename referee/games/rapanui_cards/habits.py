"""How people play the card game: they build moai, buy now and then, and count everything at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from referee.core.habits import Choice, Habits

from .actions import Buy, Draw, Holdings, Offer, PlayCards, Reveal, Stone, Values
from .cards import HIDDEN, MOAI
from .offerings import Four
from .options import Options
from .scoring.scoring import standing
from .state.state import OFFERINGS, OVER, State, play_cost, price_of

SELDOM = 0.2
MOAI_FIRST = 4.0


def worth(state: State, options: Options, choices: Sequence[Choice]) -> list[float]:
    """Prefer moai to everything else; a face-down card that its owner never reveals is rare."""
    return [_worth(action) for _, action in choices]


def _worth(action: object) -> float:
    if isinstance(action, PlayCards):
        return MOAI_FIRST if action.cards[0] == MOAI else float(len(action.cards))
    if isinstance(action, Offer):
        return SELDOM if any(kind == HIDDEN for _, kind, _ in action.offered) else 1.0
    return 1.0


def tell(state: State, seat: int, action: object, options: Options, dice: Random) -> object:
    """Write more details: what was paid, and which card was drawn."""
    if isinstance(action, Buy):
        return Buy(action.kind, price_of(state, seat, action.kind, options))
    if isinstance(action, PlayCards):
        return PlayCards(action.cards, play_cost(action.cards, options))
    if isinstance(action, Draw) and len(action.sources) == 1:
        front = state.front(action.sources[0])
        return Draw(action.sources, took=None if front is None else (front,), exposed=action.exposed)
    return action


def remark(state: State, options: Options, dice: Random) -> object:
    """After the end: what lies on the stone, what kinds are worth, who holds what, what was face down."""
    if state.phase != OVER:
        return None
    said = list(_counted(state, options))
    return said[int(dice.random() * len(said))] if said else None


def _counted(state: State, options: Options) -> Iterator[object]:
    for purse in state.purses:
        yield from (Reveal(turn, kind) for turn in purse.open_turns for kind in OFFERINGS)
    result = standing(state, options)
    if len(result.valuations) == 1:
        yield Values(_tally(min(result.valuations)))
    if result.exact is not None:
        if not state.hidden_on_stone:
            stone = tuple(state.stone)
            yield Stone(_tally((stone[0], stone[1], stone[2], stone[3])))
        for seat, held in enumerate(result.exact.holdings):
            yield Holdings(seat, _tally(held))


def _tally(numbers: Four) -> tuple[tuple[int, int], ...]:
    return tuple(enumerate(numbers))


HABITS = Habits(frozenset({Buy}), frozenset(), worth, tell, remark)
