"""What an illegal action does to the table if the players carry it out anyway.

Players who make a mistake play on, so the replay follows what is physically possible: a wrong statue can
be pivoted, a spent token can be fired again. It does not follow what is impossible: two statues on one
intersection, a token from an empty hand. A statue that was placed, but cannot be where the log says,
stands somewhere (see effects/statues.py). Any other impossible action has no effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds
from referee.core.kinds import Forced

from .actions import (
    Begins,
    FinalTable,
    Fire,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    Move,
    Pass,
    Pivot,
    PivotBy,
    PlacedLast,
    PlaceStatue,
    Setup,
    ShiftToken,
    Sun,
    TakeToken,
)
from .board import EMPTY, FACING_NAMES, NORTH, POINT_NAMES
from .calculations.ray import cast
from .effects.effects import (
    Event,
    destroy_all,
    end_if_due,
    resign,
    set_up_one,
    settle,
    take_turn,
    turn_ends,
)
from .effects.position import begins
from .effects.statues import carry, do_untold, found_token, freshen, lay_astray, put, put_somewhere, stand
from .options import Options
from .scoring import pending_end
from .state import (
    IN_PLAY,
    OPENING,
    OVER,
    POSITION,
    SETTING_UP,
    SETUP,
    State,
    facing_after,
    may_lie_somewhere,
    sets_up,
)

PLACING_VERBS = ("place", "setup")
POINTS_BY_NAME = {name: point for point, name in enumerate(POINT_NAMES)}

Done = tuple[Event, ...]


def counted(
    deed: Callable[[State, int, Any, Options], Done | None],
) -> Callable[[State, int, Any, Options], Done | None]:
    """The player who acted had the turn, and this was one of its actions, whether it was possible or
    not.
    """

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        take_turn(state, seat)
        state.done += 1
        return deed(state, seat, action, options)

    return forced


def place(state: State, seat: int, action: PlaceStatue | Setup, options: Options) -> Done | None:
    owner = seat if action.owner is None else action.owner
    taken = state.facing[action.point] != EMPTY
    if taken and state.phase in SETTING_UP and seat != state.to_act:
        return None  # a line written twice places nothing; a slip in a due one did place its statue
    return _placed(state, seat, lambda: _bring(state, owner, action, options))


def _placed(state: State, seat: int, bring: Callable[[], None]) -> Done:
    """A statue came onto the island, in the setup or by an action."""
    if not sets_up(state, seat):
        take_turn(state, seat)
        state.done += 1
        bring()
        return ()
    if state.phase == SETUP and seat != state.to_act and not state.strayed:
        state.strayed = True
        state.missing += 1  # a statue of the other player's was left out before this one
    bring()
    set_up_one(state, seat)
    return ()


def _bring(state: State, owner: int, action: PlaceStatue | Setup, options: Options) -> None:
    """Bring a statue from the reserve, or the named one from the island, or a destroyed one from the
    box.
    """
    if state.facing[action.point] != EMPTY:
        _bring_elsewhere(state, owner, action)
        return
    number = action.number if action.number in range(1, options.statues_each + 1) else None
    if number is not None:
        point = state.statue_numbered(owner, number)
        if point != EMPTY:
            carry(state, point, action.point)
            state.facing[action.point] = action.facing
            state.placed_turn[action.point] = state.latest_turn = state.turn
            return
    dead = number is not None and state.named[owner] >> (number - 1) & 1
    if state.reserve[owner] > 0 and not dead:
        put(state, owner, action.point, action.facing, number, state.done)
    elif state.lost[owner] > 0:
        state.lost[owner] -= 1
        stand(state, owner, action.point, action.facing, number or _last_dead(state, owner))
        state.placed_turn[action.point] = state.latest_turn = state.turn


def _bring_elsewhere(state: State, owner: int, action: PlaceStatue | Setup) -> None:
    """The point is taken: the statue stands somewhere else, unless it was only written twice."""
    if (state.owner[action.point], state.facing[action.point]) != (owner, action.facing):
        put_somewhere(state, owner)


def _last_dead(state: State, owner: int) -> int:
    return next((death.number for death in reversed(state.deaths) if death.owner == owner), 1)


def lay(state: State, seat: int, action: Sun, options: Options) -> Done | None:
    owner = seat if action.owner is None else action.owner
    if state.token[action.sun] not in (EMPTY, owner):
        lay_astray(state, owner)  # the position is taken: it lies elsewhere
        return ()
    if state.token[action.sun] == owner or state.hand[owner] == 0:
        return None  # written twice, or out of an empty hand
    state.token[action.sun] = owner
    state.spent[action.sun] = action.spent
    state.spent_count += action.spent
    state.laid_turn[action.sun] = state.turn
    state.hand[owner] -= 1
    return ()


def pivot(state: State, seat: int, action: Pivot, options: Options) -> Done | None:
    if state.facing[action.point] == EMPTY:
        return None
    state.facing[action.point] = action.facing
    state.guessed[action.point] = False
    freshen(state, action.point, options)
    if action.to is not None and state.facing[action.to] == EMPTY:
        carry(state, action.point, action.to)
    return ()


def pivot_by(state: State, seat: int, action: PivotBy, options: Options) -> Done | None:
    if state.facing[action.point] == EMPTY or action.degrees % 90:
        return None
    if action.way is None and action.degrees % 180:
        return None
    state.facing[action.point] = facing_after(state, action)
    freshen(state, action.point, options)
    return ()


def move(state: State, seat: int, action: Move, options: Options) -> Done | None:
    if state.facing[action.start] == EMPTY:
        return None
    if action.end != action.start:
        if state.facing[action.end] != EMPTY:
            return None
        carry(state, action.start, action.end)
        freshen(state, action.end, options)
    if action.facing is not None:
        state.facing[action.end] = action.facing
    return ()


def fire(state: State, seat: int, action: Fire, options: Options) -> Done | None:
    """The statues that the log calls destroyed leave the board; if it names none, those the ray
    destroys.
    """
    if state.token[action.sun] == EMPTY and may_lie_somewhere(state, seat, options):
        found_token(state, seat, action.sun)
    if state.token[action.sun] == EMPTY:
        return None
    state.spent_count += not state.spent[action.sun]
    state.spent[action.sun] = True
    ray = cast(state.facing, action.sun)
    victims = action.destroyed
    if victims is None:
        victims = () if ray.victim == EMPTY else (ray.victim,)
    return end_if_due(state, destroy_all(state, seat, action.sun, victims, ray.rule), options)


def shift(state: State, seat: int, action: ShiftToken, options: Options) -> Done | None:
    if state.token[action.sun] == EMPTY or state.token[action.to_sun] != EMPTY:
        return None
    for column in (state.token, state.laid_turn):
        column[action.to_sun] = column[action.sun]
    state.spent[action.to_sun] = state.spent[action.sun]
    state.token[action.sun], state.spent[action.sun] = EMPTY, False
    return ()


def take(state: State, seat: int, action: TakeToken, options: Options) -> Done | None:
    owner = state.token[action.sun]
    if owner == EMPTY:
        return None
    state.spent_count -= state.spent[action.sun]
    state.token[action.sun], state.spent[action.sun] = EMPTY, False
    state.hand[owner] += 1
    return ()


def misnamed(state: State, seat: int, action: Misnamed, options: Options) -> Done | None:
    """Carry out what is clear: a statue came onto the island or turned, and perhaps where."""
    words = action.text.lower().split() if action.what == "facing" else []
    point = next((POINTS_BY_NAME[word] for word in words if word in POINTS_BY_NAME), None)
    late = action.verb == "has_statue" and state.phase == SETUP and any(state.set_up)
    if late or action.verb in PLACING_VERBS:
        return _placed(state, seat, lambda: _bring_somehow(state, seat, point, _facing(action)))
    if action.verb.startswith("has"):
        given(state, seat, action, options)
        if action.verb == "has_statue" and state.phase == POSITION:
            _bring_somehow(state, seat, point, _facing(action))
        return ()
    if action.verb == "sun" and state.phase in IN_PLAY:
        lay_astray(state, seat)
    take_turn(state, seat)
    state.done += 1
    if action.verb == "pivot" and point is not None and state.facing[point] != EMPTY:
        state.guessed[point] = True
        state.facing[point] = _facing(action) if action.word else state.facing[point]
    return ()


def _facing(action: Misnamed) -> int:
    """The facing nearest to the written one: north for `north-east`, and north if nothing is written."""
    initials = [name[0] for name in FACING_NAMES]
    first = action.word[:1].lower()
    return initials.index(first) if action.what == "facing" and first in initials else NORTH


def _bring_somehow(state: State, seat: int, point: int | None, facing: int) -> None:
    """Bring a statue from the reserve onto a free point if it is known, else onto an unknown one."""
    if point is None or state.facing[point] != EMPTY:
        put_somewhere(state, seat)
    elif state.reserve[seat] > 0:
        put(state, seat, point, facing, None, state.done)
        state.guessed[point] = True


def has_statue(state: State, seat: int, action: HasStatue, options: Options) -> Done | None:
    """In the middle of a setup it is a setup statue; in a given position it stands somewhere else."""
    if state.phase == SETUP and any(state.set_up):
        return place(state, seat, PlaceStatue(action.point, action.facing, None, action.number), options)
    given(state, seat, action, options)
    if state.phase == POSITION:
        _bring(state, seat, PlaceStatue(action.point, action.facing), options)
    return ()


def given(state: State, seat: int, action: object, options: Options) -> Done | None:
    if state.phase == SETUP and not sum(state.set_up):
        state.phase = POSITION
    return None


def begins_over(state: State, seat: int, action: Begins, options: Options) -> Done | None:
    """A position in which the game is over stays over, whatever turn the log begins."""
    if state.phase in SETTING_UP:
        settle(state)
    begins(state, seat, action, options)
    ended = pending_end(state, options, turn_over=True)
    if ended is not None:
        state.ended = ended
        state.phase = OVER
    return ()


def nothing(state: State, seat: int, action: object, options: Options) -> Done | None:
    return None


def pass_(state: State, seat: int, action: Pass, options: Options) -> Done | None:
    take_turn(state, seat)
    if state.phase == OPENING and not state.done and not state.passed:
        do_untold(state, seat)  # the opening has an action, and the log does not tell it
    state.passed = True
    return ()


WHAT_IT_DOES: dict[type, tuple[Forced[State, Options] | None, str]] = {
    Setup: (
        place,
        "The same as `place`. If it is out of order, a setup statue of the other player is missing from "
        "the log. Any other action during the setup counts as a turn that came too early. If the next "
        "line places no setup statue, play has begun, and the missing setup statues stand on points "
        "that are not known.",
    ),
    PlaceStatue: (
        place,
        "The statue stands on the point if the point is free. It comes from the reserve; if the reserve "
        "is empty, it is the statue with the number given, or else the one destroyed last. If another "
        "statue stands on the point, the new one counts, but its point is not known: it is taken to be "
        "wherever its owner first pivots or moves a statue that the log did not place. The action "
        "counts for the player who took it.",
    ),
    Sun: (
        counted(lay),
        "The token lies there if the position is free and its owner has one in hand. If the other "
        "player's token lies there, the position of the new one is not known: it is taken to be "
        "wherever its owner first fires a token that the log did not lay.",
    ),
    Pivot: (
        counted(pivot),
        "The statue that stands there turns as written, whoever owns it. It goes to a second point if "
        "one is named and free.",
    ),
    PivotBy: (
        counted(pivot_by),
        "The statue turns if the angle is a number of quarter turns. Otherwise it stays as it is.",
    ),
    Move: (counted(move), "The statue goes to the point if the point is free, past any statue in between."),
    Fire: (
        counted(fire),
        "The token is spent. The statues that the log calls destroyed leave the island; if it names "
        "none, the one that the ray destroys. Without a token nothing happens.",
    ),
    ShiftToken: (counted(shift), "The token moves to the other position if that is free."),
    TakeToken: (counted(take), "The token goes back to its owner's hand."),
    Pass: (
        pass_,
        "The turn of the player who passed is over. If the opening turn was passed or is missing, it "
        "had an action that is not in the log. That action may have laid a token or placed a statue, "
        "which can turn up later as described for `place` and `sun`.",
    ),
    Resign: (resign, "The same as if it were legal. If the game is already over, its result stays."),
    HasStatue: (
        has_statue,
        "In a position the statue stands on the point if the point is free; otherwise its point is not "
        "known. In the middle of a setup it counts as a setup statue.",
    ),
    HasToken: (given, "It is left out of the position."),
    HasLost: (given, "It is left out of the position."),
    HasStatues: (given, "It is left out of the position."),
    HasTokens: (given, "It is left out of the position."),
    FinalTable: (given, "The position stays without an end."),
    PlacedLast: (None, "The same as if it were legal."),
    Begins: (begins_over, "The turn begins. If the position already ends the game, the game is over."),
    TurnEnds: (
        turn_ends,
        "A turn with too few actions is over anyway. Play after the end of the game is reported once. "
        "The replay goes on, each line is judged by its own rules, and the result stays.",
    ),
    NotAnAction: (counted(nothing), "It counts as an action of the turn, and nothing moves."),
    Misnamed: (
        misnamed,
        "It counts as an action of the turn. If the facing does not exist, a statue looks the way "
        "nearest to the word, or north. If the point or the sun position does not exist, the place of "
        "the statue or token is not known. Otherwise nothing moves.",
    ),
}
"""What the replay does with each kind of illegal action, and the same in words for a reader."""

AS_PLAYED: dict[type, Forced[State, Options]] = {
    kind: deed for kind, (deed, _) in WHAT_IT_DOES.items() if deed is not None
}
IN_WORDS: dict[type, str] = {kind: words for kind, (_, words) in WHAT_IT_DOES.items() if words}
