"""What a ray does, and what the log may say about it."""

from __future__ import annotations

from referee.core.rule import Breach, Check, Notice
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import FinalTable, Fire, Move, Pivot, PivotBy
from ..board import EMPTY, POINT_NAMES, sun_name
from ..calculations.ray import (
    BY_BACK,
    BY_FRONT,
    BY_LAST_TURN,
    BY_SECOND_SIDE,
    NOTHING_STRUCK,
    SIDE_NAMES,
    Ray,
    cast,
)
from ..options import Options
from ..state import PLAYING, POSITION, State, names_the_unseen
from ..voice import VOICE
from .book import BOOK, DOUBT, FOUND, PIVOTING, statue_is_at_hand


def outcome_is_right(state: State, seat: int, action: Fire, options: Options) -> Breach:
    """The screen of all rules about what the log says a ray did."""
    ray = cast(state.facing, action.sun)
    struck, destroyed = action.struck, action.destroyed
    if (struck is None or struck == ray.struck) and (destroyed is None or destroyed == _victims(ray)):
        return None
    return DOUBT


RAY_1 = BOOK.rule(
    "EI-RAY-1",
    title="Straight to the first statue",
    law="A ray enters along the line of its token and strikes the first statue on it. "
    "Empty intersections do not bend it.",
    says={
        "other": "the first statue that the ray from {sun} strikes is on {right}, but the log names "
        "{written}",
        "none": "no statue is on the line of {sun}, so none is struck",
        "found": FOUND,
    },
    where="RAY",
)


@RAY_1.check(on=Fire, during=PLAYING, extra=True, screen=outcome_is_right)
def statues_named_were_seen(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if not names_the_unseen(state, action):
        return None
    named = (*(action.struck or ()), *(action.destroyed or ()))
    unseen = tuple(dict.fromkeys(point for point in named if state.facing[point] == EMPTY))
    return Notice(case="found", point=_points(unseen))


@RAY_1.check(on=Fire, during=PLAYING, extra=True, screen=outcome_is_right)
def first_statue_is_right(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if action.struck is None or names_the_unseen(state, action):
        return None
    ray = cast(state.facing, action.sun)
    if ray.struck[:1] == action.struck[:1]:
        return None
    return {
        "case": "other" if ray.struck else "none",
        "sun": sun_name(action.sun),
        "right": _points(ray.struck[:1]),
        "written": _points(action.struck[:1]),
    }


RAY_2 = BOOK.rule(
    "EI-RAY-2",
    title="A statue struck on its side sends the ray where it looks",
    law="A statue struck on its left or right side turns the ray. The ray goes on the way the statue "
    "looks, to the first statue in that direction.",
    says="the ray from {sun} strikes {right}, but the log names {written}",
    where="RAY-SIDE",
)


@RAY_2.check(on=Fire, during=PLAYING, extra=True, screen=outcome_is_right)
def later_statues_are_right(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if action.struck is None or names_the_unseen(state, action):
        return None
    ray = cast(state.facing, action.sun)
    if ray.struck == action.struck:
        return None
    return {
        "sun": sun_name(action.sun),
        "right": _points(ray.struck),
        "written": _points(action.struck),
    }


RAY_7 = BOOK.rule(
    "EI-RAY-7",
    title="A ray destroys one statue at most",
    law="A ray destroys one statue at most, the last one it strikes. Those that only turned it survive.",
    says={
        "named": "a ray destroys one statue at most, but the log names {number}; this ray destroys {right}",
        "table": "each player sets up {each} statues, so at least {lost|1 was|{lost} were} destroyed; but "
        "{fired|0=no token has fired|only 1 token has fired|only {fired} tokens have fired}, and a ray "
        "destroys one statue at most",
    },
    where="ONE-EACH",
)


@RAY_7.check(on=Fire, during=PLAYING, extra=True, screen=outcome_is_right)
def one_statue_at_most_dies(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if action.destroyed is None or len(action.destroyed) <= 1:
        return None
    ray = cast(state.facing, action.sun)
    return {"case": "named", "number": len(action.destroyed), "right": _points(_victims(ray))}


@RAY_7.check(on=FinalTable, during=(POSITION,))
def enough_rays_for_the_losses(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    """If the position does not say how many tokens of a player have fired, all in hand may have."""
    fired = state.spent_count + sum(state.hand[each] for each in (0, 1) if not state.fired_told[each])
    lost = sum(max(state.lost[each], options.setup_each - state.standing[each]) for each in (0, 1))
    if lost <= fired:
        return None
    return {"case": "table", "each": options.setup_each, "lost": lost, "fired": fired}


DEATH = "the ray from {sun} destroys the statue on {right} ({how}), but the log names {written}"

RAY_3 = BOOK.rule(
    "EI-RAY-3",
    title="A hit on the front destroys",
    law="A statue struck on its face is destroyed, and the ray stops there.",
    says=DEATH,
    where="RAY-FRONT CONDITION-1 PICTURE-B",
)
RAY_4 = BOOK.rule(
    "EI-RAY-4",
    title="A hit on the back destroys",
    law="A statue struck from behind is destroyed, and the ray stops there, even if the statue "
    "turned this same ray before.",
    says=DEATH,
    where="RAY-BACK CONDITION-1 PICTURE-C",
)
RAY_5 = BOOK.rule(
    "EI-RAY-5",
    title="The last to turn a ray that leaves the island is destroyed",
    law="When a ray leaves the island, the last statue that turned it, or the only one, is destroyed.",
    says=DEATH,
    where="CONDITION-2 PICTURE-D",
)
RAY_6 = BOOK.rule(
    "EI-RAY-6",
    title="A second hit on the opposite side destroys",
    law="A statue that turned a ray and is struck by it again on its other side is destroyed at "
    "that second hit and does not send the ray on.",
    says=DEATH,
    where="CONDITION-3 PICTURE-E",
)
RAY_8 = BOOK.rule(
    "EI-RAY-8",
    title="A ray along an empty line destroys nothing",
    law="A ray along a line without statues destroys nothing. Its token is spent all the same.",
    says={
        "claim": "no statue stands on the line of {sun}, so nothing is destroyed, but the log names "
        "{written}",
        "forbidden": "no statue stands on the line of {sun}, and at this table a ray must strike something",
    },
    where="ACTION-5 CONDITIONS-SILENT",
)
DECIDED_BY = {
    BY_FRONT: RAY_3,
    BY_BACK: RAY_4,
    BY_LAST_TURN: RAY_5,
    BY_SECOND_SIDE: RAY_6,
    NOTHING_STRUCK: RAY_8,
}
HOW = {
    BY_FRONT: VOICE.phrase("how.front", "struck on its front"),
    BY_BACK: VOICE.phrase("how.back", "struck on its back"),
    BY_LAST_TURN: VOICE.phrase("how.last-turn", "the last to turn the ray before it left the island"),
    BY_SECOND_SIDE: VOICE.phrase("how.second-side", "struck a second time, on its other side"),
}
ONLY_TURN = VOICE.phrase("how.only-turn", "the only one to turn the ray before it left the island")
NO_STATUE = VOICE.phrase("no-statue", "no statue")


def _decides(rule: str) -> Check:
    """A check that the death written is right, for the rays that this rule decides."""

    def death_is_right(state: State, seat: int, action: Fire, options: Options) -> Breach:
        if action.destroyed is None or names_the_unseen(state, action):
            return None
        ray = cast(state.facing, action.sun)
        if ray.rule != rule or _victims(ray) == action.destroyed:
            return None
        return {
            "case": "claim",
            "sun": sun_name(action.sun),
            "right": _points(_victims(ray)),
            "how": ONLY_TURN if rule == BY_LAST_TURN and len(ray.struck) == 1 else HOW.get(rule),
            "written": _points(action.destroyed),
            "struck": [
                f"{POINT_NAMES[point]} {SIDE_NAMES[side]}"
                for point, side in zip(ray.struck, ray.sides, strict=True)
            ],
        }

    return death_is_right


for _rule, _declared in DECIDED_BY.items():
    _declared.check(on=Fire, during=PLAYING, extra=True, screen=outcome_is_right)(_decides(_rule))


def no_idle_fire(options: Options) -> bool:
    return not options.empty_fire


@RAY_8.check(on=Fire, during=PLAYING, when=no_idle_fire)
def ray_strikes_something(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if cast(state.facing, action.sun).victim == EMPTY:
        return {"case": "forbidden", "sun": sun_name(action.sun)}
    return None


RAY_9 = BOOK.rule(
    "EI-RAY-9",
    title="A destroyed statue leaves at once",
    law="A destroyed statue leaves the island immediately: it cannot pivot, move, turn a ray or "
    "count, and its intersection is free.",
    says="the statue on {point} was destroyed and has left the island",
    where="REMOVED",
)


@RAY_9.check(on=PIVOTING, during=PLAYING, screen=statue_is_at_hand)
def statue_to_pivot_is_alive(state: State, seat: int, action: Pivot | PivotBy, options: Options) -> Breach:
    return _dead(state, action.point)


@RAY_9.check(on=Move, during=PLAYING, screen=statue_is_at_hand)
def statue_to_move_is_alive(state: State, seat: int, action: Move, options: Options) -> Breach:
    return _dead(state, action.start)


def _dead(state: State, point: int) -> Breach:
    return {"point": POINT_NAMES[point]} if state.emptied[point] else None


def _victims(ray: Ray) -> tuple[int, ...]:
    return () if ray.victim == EMPTY else (ray.victim,)


def _points(points: tuple[int, ...]) -> Series | Wording:
    return Series(POINT_NAMES[point] for point in points) if points else NO_STATUE
