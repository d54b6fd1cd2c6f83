"""The final score: glory, moai, wood and offerings, each point with its rule, as far as it is known."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from referee.core.game import ScoreLine, ScoreSheet, Share
from referee.speech.ranges import between
from referee.speech.values import Series

from ..cards import MOAI, OFFERING_NAMES, cards_of, gatherer_of, of_kind
from ..offerings import Four
from ..options import Options
from ..state.state import OVER, State
from ..voice import VOICE
from .possibilities import (
    Exact,
    PossibleOutcome,
    Range,
    ResultOptions,
    Side,
    Status,
    consistent,
    hidden_kinds,
    outcome,
    victory,
)
from .quantity_names import FISH_HELD, FISH_STONE, GLORY, HAND, MOAI_SHOWN, WOOD

ENDINGS = ("finished",)
MOST_REMEMBERED = 1_000
_standings: dict[Hashable, PossibleOutcome] = {}


def four(numbers: Sequence[int]) -> Four:
    fish, berry, potato, grain = numbers
    return fish, berry, potato, grain


def wood_points(state: State, seat: int, options: Options) -> int:
    return state.wood[seat] // options.wood_for_a_point


def fixed_points(state: State, seat: int, options: Options) -> int:
    """The points that no offering card gives. Only moai in the display count."""
    moai = options.moai_points * state.display[seat][MOAI]
    return state.glory[seat] + moai + wood_points(state, seat, options)


def standing(state: State, options: Options) -> PossibleOutcome:
    """Everything that can be said about the result if the game ended now."""
    # A log may claim points again and again, and a search for causes comes to the same table many times.
    seats = zip(state.purses, state.display, state.glory, state.wood, strict=True)
    table = tuple([(purse.told, shown[MOAI], glory, wood) for purse, shown, glory, wood in seats])
    told = state.told_stone
    by = (
        options.moai_points,
        options.wood_for_a_point,
        options.never_offered_is_zero,
        options.wood_breaks_ties,
        options.wood_remainder_breaks_ties,
    )
    key = table, tuple(state.stone), told, by
    result = _standings.get(key)
    if result is None:
        sides = [
            Side(
                state.purses[seat],
                fixed_points(state, seat, options),
                state.display[seat][MOAI],
                state.wood[seat],
            )
            for seat in range(state.players)
        ]
        stone, terms = four(state.stone), terms_of(options)
        result = outcome(sides, stone, told, terms)
        if result.status is Status.CONTRADICTORY:
            result = outcome(sides, stone, None, terms)  # each player by himself can be
        if len(_standings) >= MOST_REMEMBERED:
            _standings.clear()
        _standings[key] = result
    return result


def contradicts(state: State) -> bool:
    """Whether the sorted stone contradicts the rest of the log; then it is ignored."""
    return not consistent(state.purses, four(state.stone), state.told_stone)


def terms_of(options: Options) -> ResultOptions:
    return ResultOptions(
        options.never_offered_is_zero,
        options.wood_breaks_ties,
        options.wood_remainder_breaks_ties,
        options.wood_for_a_point,
    )


def score(state: State, options: Options, players: Sequence[str]) -> ScoreSheet:
    result = standing(state, options)
    lines = [line for seat in range(state.players) for line in _lines(state, seat, result, options)]
    over = state.phase == OVER
    decided = len({ending.winners for ending in result.endings}) == 1
    rules = {ending.decided_by for ending in result.endings}
    return ScoreSheet(
        status="finished" if over else "unfinished",
        how=_how(result, over, decided),
        over=over,
        winners=tuple(sorted(result.certain)) if over else (),
        decided_by=min(rules) if over and decided and len(rules) == 1 else None,
        ended_at=VOICE.say("moment.turn", "turn {turn}", turn=state.turn)
        if over and not state.final
        else None,
        lines=tuple(lines),
        notes=tuple(_notes(state, result, decided, options, players)),
        ended_by="KO-END-1" if over else None,
        contenders=tuple(sorted(result.possible)) if over and not decided else (),
    )


def _notes(
    state: State, result: PossibleOutcome, decided: bool, options: Options, players: Sequence[str]
) -> list[str]:
    """What is said beside the lines: values, what is hidden, and the ranks below the winner."""
    say = VOICE.say
    notes = [say("note.values", "values: {values}", values=_values(result)), *_deduced(state)]
    if contradicts(state):
        notes.append(
            say("note.contradiction", "the sorted stone contradicts the rest of the log and is ignored")
        )
    if result.exact is None:
        notes.append(
            say(
                "note.ranges",
                "not all face-down cards are known, so totals are ranges; "
                "not every combination is possible",
            )
        )
        possible, certain = (_names(sorted(seats), players) for seats in (result.possible, result.certain))
        if not decided and certain:
            notes.append(
                say(
                    "note.may-and-will-win",
                    "may win: {players}, {certain} for certain",
                    players=possible,
                    certain=certain,
                )
            )
        elif not decided:
            notes.append(say("note.may-win", "may win: {players}", players=possible))
    if state.phase == OVER and result.exact is not None and options.lower_ranks:
        notes += _below(state, result.exact, terms_of(options), players)
    return notes


def _how(result: PossibleOutcome, over: bool, decided: bool) -> str:
    if not over:
        return VOICE.say("how.not-over", "the game is not over")
    if not decided:
        return VOICE.say("how.open", "it depends on face-down cards that are not known")
    if any(span.lowest != span.highest for span in result.totals):
        totals = ", ".join(map(_span, result.totals))
    else:
        totals = "-".join(str(span.lowest) for span in result.totals)
    return VOICE.say("how.totals", "totals {totals}", totals=totals)


def _lines(state: State, seat: int, result: PossibleOutcome, options: Options) -> list[ScoreLine]:
    say = VOICE.say
    moai = state.display[seat][MOAI]
    wood = state.wood[seat]
    held = _held(state, seat, result)
    return [
        ScoreLine(
            seat,
            "KO-FINAL-1",
            say("label.glory", "glory tokens"),
            state.glory[seat],
            shares=(Share(GLORY),),
        ),
        ScoreLine(
            seat,
            "KO-FINAL-1",
            say("label.moai", "moai"),
            options.moai_points * moai,
            (say("score.displayed", "{number} displayed", number=moai),),
            shares=(Share(MOAI_SHOWN, options.moai_points),),
        ),
        ScoreLine(
            seat,
            "KO-FINAL-2",
            say("label.wood", "wood"),
            wood_points(state, seat, options),
            (say("score.wood", "{number} wood", number=wood),),
            shares=(Share(WOOD, 1, options.wood_for_a_point),),
        ),
        _ranged(
            ScoreLine(
                seat,
                "KO-FINAL-3",
                say("label.offerings", "offerings"),
                0,
                held,
                shares=_held_shares(result),
                basis=tuple(range(FISH_STONE, HAND)),
                basis_rule="KO-VALUE-1",
            ),
            result.offerings[seat],
        ),
        _ranged(
            ScoreLine(seat, "KO-FINAL-1", say("label.total", "total"), 0, is_sum=True), result.totals[seat]
        ),
    ]


def _held_shares(result: PossibleOutcome) -> tuple[Share, ...]:
    """The cards of each kind, with what they are worth as far as that is certain."""
    return tuple(
        Share(FISH_HELD + kind, low, most=None if low == high else high)
        for kind, (low, high) in enumerate(result.values)
    )


def _ranged(line: ScoreLine, span: Range) -> ScoreLine:
    return line._replace(amount=span.lowest, most=None if span.lowest == span.highest else span.highest)


def _held(state: State, seat: int, result: PossibleOutcome) -> tuple[str, ...]:
    if result.exact is None:
        cards = cards_of(state.purses[seat].size)
        return (VOICE.say("not-all-known", "{cards}, not all known", cards=cards),)
    return tuple(
        VOICE.say(
            "score.held",
            "{cards} at {value}",
            cards=of_kind(number, gatherer_of(kind)),
            value=result.exact.values[kind],
        )
        for kind, number in enumerate(result.exact.holdings[seat])
        if number
    )


def _span(span: Range) -> str:
    return between(span.lowest, span.highest)


def _values(result: PossibleOutcome) -> str:
    return ", ".join(
        f"{VOICE.term(OFFERING_NAMES[kind])} {_span(span)}" for kind, span in enumerate(result.values)
    )


def _deduced(state: State) -> list[str]:
    return [
        VOICE.say(
            "note.deduced",
            "the face-down card of turn {turn} must have been {kind} (KO-HIDE-2)",
            turn=turn,
            kind=VOICE.term(OFFERING_NAMES[kind]),
        )
        for by_turn in hidden_kinds(state.purses, four(state.stone), told_stone(state))
        for turn, (kind, *others) in by_turn.items()
        if not others
    ]


def told_stone(state: State) -> Four | None:
    """The sorted stone, unless it contradicts the rest of the log."""
    return None if state.told_stone is None or contradicts(state) else state.told_stone


def _below(state: State, exact: Exact, terms: ResultOptions, players: Sequence[str]) -> list[str]:
    """Who comes after the winners, by the same comparison; nothing if that is one player at most."""
    moai = [display[MOAI] for display in state.display]
    left = [seat for seat in range(state.players) if seat not in exact.winners]
    places: list[str] = []
    while len(left) > 1 or (left and places):
        totals, shown, wood = (
            [each[seat] for seat in left] for each in (exact.totals, moai, tuple(state.wood))
        )
        best = [left[place] for place in victory(totals, shown, wood, terms).winners]
        places.append(str(Series(players[seat] for seat in sorted(best))))
        left = [seat for seat in left if seat not in best]
    if not places:
        return []
    then = VOICE.say("note.then", ", then ")
    return [VOICE.say("note.after", "after the winner: {places} (KO-WIN-1)", places=then.join(places))]


def _names(seats: Sequence[int], players: Sequence[str]) -> str:
    return ", ".join(players[seat] for seat in seats)
