"""The final score: glory, moai, wood and offerings, each point with its rule, as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.game import ScoreLine, ScoreSheet

from .cards import CARD_NAMES, MOAI, OFFERING_NAMES
from .offerings import Four
from .options import Options
from .outcomes import Exact, Outcome, Side, Span, Terms, outcome, victory
from .state import OVER, State

ENDINGS = ("finished",)
QUANTITIES = (
    "total",
    "wood",
    "glory",
    "moai",
    "priests",
    "woodcutters",
    "cards",
    "offerings",
    "woodpoints",
    "pile",
    "fish-supply",
    "berry-supply",
    "potato-supply",
    "grain-supply",
)
TOTAL, WOOD, GLORY, MOAI_SHOWN, PRIESTS, WOODCUTTERS, CARDS_OWNED, OFFERINGS, WOODPOINTS, PILE = range(10)


def four(numbers: Sequence[int]) -> Four:
    fish, berry, potato, grain = numbers
    return fish, berry, potato, grain


def wood_points(state: State, seat: int, options: Options) -> int:
    return state.wood[seat] // options.wood_for_a_point


def standing(state: State, options: Options) -> Outcome:
    """Everything that can be said about the result if the game ended now."""
    sides = [
        Side(
            state.purses[seat],
            state.glory[seat]
            + options.moai_points * state.display[seat][MOAI]
            + wood_points(state, seat, options),
            state.display[seat][MOAI],
            state.wood[seat],
        )
        for seat in range(state.players)
    ]
    told = None if state.told_stone is None else four(state.told_stone)
    return outcome(sides, four(state.stone), told, terms_of(options))


def terms_of(options: Options) -> Terms:
    return Terms(
        options.never_offered_is_zero, options.wood_breaks_ties, options.wood_remainder_breaks_ties
    )


def score(state: State, options: Options, players: Sequence[str]) -> ScoreSheet:
    result = standing(state, options)
    lines = [line for seat in range(state.players) for line in _lines(state, seat, result, options)]
    over = state.phase == OVER
    notes = [f"values: {_values(result)}", *_deduced(state)]
    if result.exact is None:
        certain = _names(sorted(result.certain), players) or "nobody"
        possible = _names(sorted(result.possible), players)
        notes.append(f"not all face-down cards are known: certain winners {certain}, possible {possible}")
    if over and result.exact is not None and options.lower_ranks:
        notes += _below(state, result.exact, terms_of(options), players)
    winners = tuple(sorted(result.exact.winners if result.exact else result.certain)) if over else ()
    return ScoreSheet(
        status="finished" if over else "unfinished",
        how=_how(result, over),
        over=over,
        winners=winners,
        decided_by=result.exact.decided_by if over and result.exact else None,
        ended_at=f"turn {state.turn}" if over else None,
        lines=tuple(lines),
        notes=tuple(notes),
        ended_by="KO-END-1" if over else None,
    )


def _how(result: Outcome, over: bool) -> str:
    if not over:
        return "the game is not over"
    if result.exact is None:
        return "the face-down cards that nobody saw leave it open"
    return "totals " + "-".join(map(str, result.exact.totals))


def _lines(state: State, seat: int, result: Outcome, options: Options) -> list[ScoreLine]:
    moai = state.display[seat][MOAI]
    wood = state.wood[seat]
    held = _held(state, seat, result)
    return [
        ScoreLine(seat, "KO-FINAL-1", "glory tokens", state.glory[seat]),
        ScoreLine(seat, "KO-FINAL-1", "moai", options.moai_points * moai, (f"{moai} displayed",)),
        ScoreLine(seat, "KO-FINAL-2", "wood", wood_points(state, seat, options), (f"{wood} wood",)),
        ScoreLine(seat, "KO-FINAL-3", "offerings", result.offerings[seat].lowest, held),
        ScoreLine(seat, "KO-FINAL-1", "total", result.totals[seat].lowest, (_span(result.totals[seat]),)),
    ]


def _held(state: State, seat: int, result: Outcome) -> tuple[str, ...]:
    if result.exact is None:
        return (f"{state.purses[seat].size} cards, worth {_span(result.offerings[seat])}",)
    return tuple(
        f"{number} {OFFERING_NAMES[kind]} at {result.exact.values[kind]}"
        for kind, number in enumerate(result.exact.holdings[seat])
        if number
    )


def _span(span: Span) -> str:
    return str(span.lowest) if span.lowest == span.highest else f"{span.lowest} to {span.highest}"


def _values(result: Outcome) -> str:
    return ", ".join(f"{OFFERING_NAMES[kind]} {_span(span)}" for kind, span in enumerate(result.values))


def _deduced(state: State) -> list[str]:
    return [
        f"the face-down card of turn {turn} must have been {OFFERING_NAMES[kind]} (KO-HIDE-2)"
        for purse in state.purses
        for turn, kind in purse.deductions().items()
    ]


def _below(state: State, exact: Exact, terms: Terms, players: Sequence[str]) -> list[str]:
    """Who comes after the winners, by the same comparison; nothing if that is one player at most."""
    moai = [display[MOAI] for display in state.display]
    left = [seat for seat in range(state.players) if seat not in exact.winners]
    places: list[str] = []
    while len(left) > 1 or (left and places):
        totals, shown, wood = (
            [each[seat] for seat in left] for each in (exact.totals, moai, tuple(state.wood))
        )
        best = [left[place] for place in victory(totals, shown, wood, terms).winners]
        places.append(" and ".join(players[seat] for seat in sorted(best)))
        left = [seat for seat in left if seat not in best]
    return [f"after the winner: {', then '.join(places)} (KO-WIN-1)"] if places else []


def _names(seats: Sequence[int], players: Sequence[str]) -> str:
    return ", ".join(players[seat] for seat in seats)


def quantity(state: State, seat: int, which: int) -> int:
    """A number that a log may claim. Totals and offering points are their least, if not settled."""
    display = state.display[seat]
    if which in (TOTAL, OFFERINGS, WOODPOINTS):
        return _points(state, seat, which)
    plain = {
        WOOD: state.wood[seat],
        GLORY: state.glory[seat],
        MOAI_SHOWN: display[CARD_NAMES.index("moai")],
        PRIESTS: display[CARD_NAMES.index("priest")],
        WOODCUTTERS: display[CARD_NAMES.index("woodcutter")],
        CARDS_OWNED: state.purses[seat].size,
        PILE: state.pile,
    }
    return plain[which] if which in plain else state.supply[which - PILE - 1]


def _points(state: State, seat: int, which: int) -> int:
    options = state.options
    if which == WOODPOINTS:
        return wood_points(state, seat, options)
    result = standing(state, options)
    return (result.totals if which == TOTAL else result.offerings)[seat].lowest
