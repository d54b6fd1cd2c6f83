"""When the game is over, who won, and the sheet that accounts for every statue and token."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.game import GIVEN, Cause, Change, ScoreLine, ScoreSheet, Share
from referee.speech.say import Wording

from .actions import (
    Begins,
    Destroyed,
    Ended,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    PlacedLast,
    PlaceStatue,
    Setup,
    Sun,
)
from .board import EMPTY, FACING_NAMES, POINT_NAMES, POINTS, sun_name
from .options import Options
from .state import State
from .voice import VOICE

ENDINGS = ("one-left", "all-fired", "resigned")
ONE_LEFT, ALL_FIRED, RESIGNED = range(3)
QUANTITIES = ("statues", "reserve", "destroyed", "hand", "ready", "spent", "latest")
STATUES, RESERVE, DESTROYED, HAND, READY, SPENT, LATEST = range(7)
PLAIN_WORDS = {
    "statues": "statue{s} on the island",
    "reserve": "statue{s} in reserve",
    "destroyed": "statue{s} destroyed",
    "hand": "token{s} in hand",
    "ready": "token{s} ready",
    "spent": "token{s} spent",
    "latest": "placement{s} up to the player's last",
}

_CAUSES: dict[type, str] = {
    Setup: "EI-SETUP-3",
    PlaceStatue: "EI-PLACE-2",
    Sun: "EI-SUN-2",
    HasStatue: GIVEN,
    HasStatues: GIVEN,
    HasToken: GIVEN,
    HasTokens: GIVEN,
    HasLost: GIVEN,
    PlacedLast: GIVEN,
    Begins: GIVEN,
}


def pending_end(state: State, options: Options, turn_over: bool) -> Ended | None:
    """The end that is due now: after a ray, or when a turn is over. None while the game is on."""
    if options.end_at_once or turn_over:
        first, second = state.standing
        if first <= 1 or second <= 1:
            winner = None if first <= 1 and second <= 1 else int(first <= 1)
            return _ended(state, ONE_LEFT, winner, "EI-END-1", "EI-RESULT-1")
    if options.all_fired_at_once or turn_over:
        if state.spent_count >= options.spent_tokens_end:
            winner, rule = _most_statues(state, options)
            return _ended(state, ALL_FIRED, winner, "EI-END-2", rule)
    return None


def _ended(state: State, reason: int, winner: int | None, ended_by: str, decided_by: str) -> Ended:
    return Ended(reason, state.turn, state.done, winner, ended_by, decided_by, tuple(state.standing))


def _most_statues(state: State, options: Options) -> tuple[int | None, str]:
    first, second = state.standing
    if first != second:
        return (0 if first > second else 1), "EI-RESULT-2"
    return last_placer(state, options), "EI-RESULT-3"


def last_placer(state: State, options: Options) -> int | None:
    if options.survivors_break_ties:
        standing = [point for point in POINTS if state.owner[point] != EMPTY]
        if standing:
            return state.owner[max(standing, key=lambda point: state.placed_order[point])]
    return state.last_placer


def resignation(state: State, seat: int) -> Ended:
    return _ended(state, RESIGNED, 1 - seat, "", "")


def end_of(state: State, options: Options) -> Ended | None:
    """How the game ended; for a result in mid-turn, also if it ends with that turn."""
    return state.ended or (pending_end(state, options, turn_over=True) if state.acted else None)


def score(state: State, options: Options, players: Sequence[str]) -> ScoreSheet:
    ended = state.ended
    lines = [line for seat in (0, 1) for line in _told(state, seat, _lines(state, seat, players))]
    notes = []
    if state.resigned is not None and not options.resignation_counts:
        notes.append(
            VOICE.say(
                "note.resigned",
                "{player} resigned; the rulebook has no such ending",
                player=players[state.resigned],
            )
        )
    if ended is None:
        return ScoreSheet(
            "unfinished",
            VOICE.say("how.not-over", "the game is not over"),
            False,
            (),
            None,
            None,
            tuple(lines),
            tuple(notes),
        )
    return ScoreSheet(
        status=ENDINGS[ended.reason],
        how=_how(state, ended, players),
        over=True,
        winners=() if ended.winner is None else (ended.winner,),
        decided_by=ended.decided_by or None,
        ended_by=ended.ended_by or None,
        ended_at=str(moment(ended.turn, ended.action, always=True)) if ended.turn else None,
        lines=tuple(lines),
        notes=tuple(notes),
    )


def _how(state: State, ended: Ended, players: Sequence[str]) -> str:
    """The end of a game in words that need no rulebook."""
    say = VOICE.say
    if ended.reason == RESIGNED:
        return say("how.resigned", "{loser} resigned", loser=players[state.resigned or 0])
    if ended.winner is None:
        return say("how.none-left", "neither player has two statues left")
    winner, loser = players[ended.winner], players[1 - ended.winner]
    if ended.reason == ONE_LEFT:
        return say("how.one-left", "{loser} had a single statue left", loser=loser)
    if ended.decided_by == "EI-RESULT-2":
        return say(
            "how.majority",
            "all tokens have fired, and {winner} has {most} statues to {least}",
            winner=winner,
            most=max(state.standing),
            least=min(state.standing),
        )
    return say(
        "how.last-placer",
        "all tokens have fired, both have {each} statues, and {winner} was the last to place one",
        each=state.standing[0],
        winner=winner,
    )


def moment(turn: int, action: int, always: bool = False) -> Wording:
    """A turn, and which of its actions if it is known."""
    if not action and not always:
        return VOICE.phrase("moment.turn", "turn {turn}", turn=turn)
    return VOICE.phrase("moment.action", "turn {turn}, action {action}", turn=turn, action=action)


def _lines(state: State, seat: int, players: Sequence[str]) -> list[ScoreLine]:
    say = VOICE.say
    statues = [
        say(
            "score.statue",
            "{point} {facing} (statue {number})",
            point=POINT_NAMES[point],
            facing=VOICE.term(FACING_NAMES[state.facing[point]]),
            number=state.number[point],
        )
        for point in state.statues(seat)
    ]
    if state.somewhere[seat]:
        statues.append(_unclear(state.somewhere[seat]))
    deaths = [_death(death, players) for death in state.deaths if death.owner == seat]
    earlier = state.lost[seat] - len(deaths)
    if earlier > 0:
        deaths.insert(0, say("score.earlier", "{number} before the given position", number=earlier))
    ready, spent = state.tokens(seat, spent=False), state.tokens(seat, spent=True)
    lying = _suns(ready)
    if state.astray[seat]:
        lying = (*lying, _unclear(len(state.astray[seat])))
    island, reserve = (
        say("label.statues", "statues on the island"),
        say("label.reserve", "statues in reserve"),
    )
    lost, hand = say("label.destroyed", "statues destroyed"), say("label.hand", "tokens in hand")
    laid, fired = say("label.ready", "tokens ready"), say("label.spent", "tokens spent")
    latest = say("label.latest", "number of last placement")
    fired_suns, elsewhere = _suns(spent), state.spent_somewhere[seat]
    if elsewhere:
        fired_suns = (*fired_suns, _unclear(elsewhere))
    return [
        _counted(seat, "EI-RESULT-2", island, STATUES, state.standing[seat], tuple(statues)),
        _counted(seat, "EI-PLACE-2", reserve, RESERVE, state.reserve[seat]),
        _counted(seat, "EI-RAY-9", lost, DESTROYED, state.lost[seat], tuple(deaths)),
        _counted(seat, "EI-SUN-2", hand, HAND, state.hand[seat]),
        _counted(seat, "EI-FIRE-1", laid, READY, len(ready) + len(state.astray[seat]), lying),
        _counted(seat, "EI-FIRE-3", fired, SPENT, len(spent) + elsewhere, fired_suns),
        _counted(seat, "EI-RESULT-3", latest, LATEST, *_latest(state, seat)),
    ]


def _told(state: State, seat: int, lines: list[ScoreLine]) -> list[ScoreLine]:
    """The lines that the log says something about: a table that only counts its pieces leaves some open."""
    counted = state.ended is not None and not state.ended.turn and bool(state.somewhere[seat])
    if not counted:
        return lines
    shown = (STATUES, SPENT) if state.spent_count else (STATUES,)
    return [line._replace(details=()) for line in lines if line.shares[0].quantity in shown]


def _unclear(number: int) -> str:
    return VOICE.say("score.unclear", "{number} at a place that the log does not make clear", number=number)


def _counted(
    seat: int, rule: str, label: str, which: int, amount: int, details: tuple[str, ...] = ()
) -> ScoreLine:
    counts = which != LATEST
    return ScoreLine(seat, rule, label, amount, details, shares=(Share(which),), counts=counts)


def _suns(suns: list[int]) -> tuple[str, ...]:
    return tuple(f"{sun_name(sun)}" for sun in suns)


def _death(death: Destroyed, players: Sequence[str]) -> str:
    facts = {
        "point": POINT_NAMES[death.point],
        "number": death.number,
        "turn": death.turn,
        "sun": sun_name(death.sun),
        "player": players[death.by],
        "rule": death.rule,
    }
    if death.by == death.owner:
        return VOICE.say(
            "score.own-fire",
            "{point} (statue {number}): turn {turn}, ray from {sun} by {player} (own fire), {rule}",
            **facts,
        )
    return VOICE.say(
        "score.enemy-fire",
        "{point} (statue {number}): turn {turn}, ray from {sun} by {player} (enemy fire), {rule}",
        **facts,
    )


def _latest(state: State, seat: int) -> tuple[int, tuple[str, ...]]:
    """Which of all placements was the player's last, and when it was made."""
    number, turn, action = state.latest[seat]
    if not number:
        return 0, (VOICE.say("score.none", "none"),)
    if turn:
        return number, (str(moment(turn, action, always=True)),)
    if sum(state.set_up):
        return number, (VOICE.say("score.setup", "setup"),)
    return number, (VOICE.say("score.given", "before the given position"),)


def quantity(state: State, seat: int, which: int) -> int:
    """A number that a log may claim, by its place in the vocabulary's list of quantities."""
    if which == READY:
        return len(state.tokens(seat, spent=False)) + len(state.astray[seat])
    if which == SPENT:
        return len(state.tokens(seat, spent=True)) + state.spent_somewhere[seat]
    if which == LATEST:
        return state.latest[seat][0]
    return (state.standing, state.reserve, state.lost, state.hand)[which][seat]


def cause(before: State, state: State, action: object, change: Change) -> tuple[Cause, ...]:
    """The rule by which an action changed a number: what was set up, placed, laid, fired or struck."""
    kind = type(action)
    if kind in _CAUSES:
        return (Cause(_CAUSES[kind]),)
    deaths = [death for death in state.deaths[len(before.deaths) :] if death.owner == change.seat]
    if change.which in (STATUES, DESTROYED) and deaths:
        return (Cause(deaths[0].rule, _statue(deaths[0])),)
    return (Cause("EI-FIRE-3"),)


def _statue(death: Destroyed) -> str:
    return VOICE.say(
        "cause.statue", "statue {number} on {point}", number=death.number, point=POINT_NAMES[death.point]
    )
