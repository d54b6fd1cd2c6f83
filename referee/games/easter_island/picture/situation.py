"""What stands and lies on the places that an action names, for the report of a fault."""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.core.acts import Misnamed, NotAnAction, TurnEnds

from ..actions import Fire, Sun, TakeToken
from ..board import EMPTY, FACING_NAMES, LINES, POINT_NAMES, SIZE, SUN_NAMES, opposite, sun_name
from ..calculations.ray import cast
from ..state import State
from ..voice import VOICE


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What stands and lies on the places that an action names, for the report of a fault."""
    if isinstance(action, TurnEnds):
        return ()
    seen = [
        _point(state, players, point) for point in _named(action, ("point", "start", "end", "to"), POINT)
    ]
    if isinstance(action, Fire):
        return tuple(dict.fromkeys(seen + _ray(state, action.sun, players)))
    seen += [_sun(state, players, sun) for sun in _named(action, ("sun", "to_sun"), SUN)]
    return tuple(dict.fromkeys(seen + _hands(state, action, players)))


POINT = re.compile(r"\b[a-e][1-5]\b", re.IGNORECASE)
SUN = re.compile(r"\b(?:[NS]-[a-e]|[EW]-[1-5])\b", re.IGNORECASE)
NUMBERS = {name.lower(): number for names in (POINT_NAMES, SUN_NAMES) for number, name in enumerate(names)}


def _named(action: object, fields: Sequence[str], pattern: re.Pattern[str]) -> list[int]:
    """The places in these fields; of an action that has none, those that occur in its words."""
    if isinstance(action, Misnamed | NotAnAction):
        return [NUMBERS[word.lower()] for word in pattern.findall(action.text)]
    values = [getattr(action, field, None) for field in fields]
    return [value for value in values if isinstance(value, int)]


def _hands(state: State, action: object, players: Sequence[str]) -> list[str]:
    """How many tokens are left, where one is laid or lifted: the fault may be that there are none."""
    verb = action.verb if isinstance(action, Misnamed) else ""
    if not isinstance(action, Sun | TakeToken) and verb not in ("sun", "take"):
        return []
    hands = [f"{name} {left}" for name, left in zip(players, state.hand, strict=False)]
    return [VOICE.say("situation.hand", "tokens in hand: {hands}", hands=", ".join(hands))]


def _point(state: State, players: Sequence[str], point: int) -> str:
    if state.owner[point] == EMPTY:
        return VOICE.say("situation.empty", "{place} empty", place=POINT_NAMES[point])
    return VOICE.say(
        "situation.statue",
        "{point} {player} {facing}",
        point=POINT_NAMES[point],
        player=players[state.owner[point]],
        facing=VOICE.term(FACING_NAMES[state.facing[point]]),
    )


def _sun(state: State, players: Sequence[str], sun: int) -> str:
    place = sun_name(sun)
    if state.token[sun] == EMPTY:
        return VOICE.say("situation.empty", "{place} empty", place=place)
    player = players[state.token[sun]]
    if state.spent[sun]:
        return VOICE.say("situation.spent", "{sun} {player} spent", sun=place, player=player)
    return VOICE.say("situation.ready", "{sun} {player} ready", sun=place, player=player)


def _ray(state: State, sun: int, players: Sequence[str]) -> list[str]:
    ray = cast(state.facing, sun)
    token = _sun(state, players, sun)
    if state.token[sun] == EMPTY:
        return [token]
    direction = VOICE.term(FACING_NAMES[opposite(sun // SIZE)])
    if not ray.struck:
        return [
            token,
            VOICE.say(
                "situation.misses",
                "the ray goes {direction} and meets nothing on its {number} points",
                direction=direction,
                number=len(LINES[sun][0]),
            ),
        ]
    hits = ", ".join(
        HITS[side](statue=_point(state, players, point))
        for point, side in zip(ray.struck, ray.sides, strict=True)
    )
    strikes = VOICE.say(
        "situation.strikes", "the ray goes {direction} and strikes {hits}", direction=direction, hits=hits
    )
    return [token, strikes]


def _hit_on_back(statue: str) -> str:
    return VOICE.say("situation.on-back", "{statue} on its back", statue=statue)


def _hit_on_left(statue: str) -> str:
    return VOICE.say("situation.on-left", "{statue} on its left", statue=statue)


def _hit_on_front(statue: str) -> str:
    return VOICE.say("situation.on-front", "{statue} on its front", statue=statue)


def _hit_on_right(statue: str) -> str:
    return VOICE.say("situation.on-right", "{statue} on its right", statue=statue)


HITS = (_hit_on_back, _hit_on_left, _hit_on_front, _hit_on_right)
"""In the order of the sides in calculations/ray.py."""
