"""The table as a person sees it: the island in characters, and the state in words."""

from __future__ import annotations

from collections.abc import Sequence

from referee.pictures.drawing import LastAction
from referee.pictures.text_picture import Row, Run, TextPicture, columns, fitted, own, placed

from ..actions import Fire
from ..board import (
    COLUMNS,
    EMPTY,
    FACING_NAMES,
    POINT_NAMES,
    SIZE,
    opposite,
    sun_name,
)
from ..calculations.ray import cast
from ..options import Options
from ..state import OVER, POSITION, SETUP, State, actions_allowed
from .words import say

ARROWS = "^>v<"
MARKS = "AB"
READY, SPENT = "+", "*"
NORTH_SIDE, EAST_SIDE, SOUTH_SIDE, WEST_SIDE = range(0, 4 * SIZE, SIZE)
LEFT, STEP = 9, 4
"""Where the column a begins, and how far the columns are apart."""
NAME_WIDTH = 14


def draw(state: State, options: Options, players: Sequence[str]) -> TextPicture:
    """The island, both players' stock, and whose turn it is. `A` is the older player."""
    rows: list[Row | str] = [_letters(), _sun_row(state, NORTH_SIDE)]
    rows += [_island_row(state, row) for row in range(SIZE - 1, -1, -1)]
    rows += [_sun_row(state, SOUTH_SIDE), "", say("legend"), ""]
    rows += [row for seat in (0, 1) for row in _stock(state, players, seat)]
    return TextPicture([*rows, heading(state, options, players)])


def heading(state: State, options: Options, players: Sequence[str]) -> str:
    """Whose turn it is, or what else is going on."""
    if state.phase == SETUP:
        placed_, wanted = sum(state.set_up), 2 * options.setup_each
        return say("setup", placed=placed_, all=wanted, name=players[state.to_act])
    if state.phase == POSITION:
        return say("position")
    if state.phase == OVER or state.ended is not None:
        return say("over")
    allowed = actions_allowed(state, options)
    return say("turn", turn=state.turn, name=players[state.to_act], done=state.done, allowed=allowed)


def _letters() -> Row:
    return placed((LEFT + STEP * column, [Run(letter)]) for column, letter in enumerate(COLUMNS))


def _island_row(state: State, row: int) -> Row:
    cells = [(LEFT + STEP * column, [_cell(state, row * SIZE + column)]) for column in range(SIZE)]
    west, east = _token(state, WEST_SIDE + row), _token(state, EAST_SIDE + row)
    return placed([(2, [Run(str(row + 1))]), (5, [west]), *cells, (LEFT + STEP * SIZE, [east])])


def _cell(state: State, point: int) -> Run:
    seat = state.owner[point]
    return Run(".") if seat == EMPTY else own(seat, MARKS[seat] + ARROWS[state.facing[point]])


def _token(state: State, sun: int) -> Run:
    seat = state.token[sun]
    return (
        Run(".")
        if seat == EMPTY
        else own(seat, MARKS[seat].lower() + (SPENT if state.spent[sun] else READY))
    )


def _sun_row(state: State, side: int) -> Row:
    return placed((LEFT + STEP * line, [_token(state, side + line)]) for line in range(SIZE))


def _stock(state: State, players: Sequence[str], seat: int) -> list[Row]:
    names = [
        say(key, mark=mark, name=fitted(player, NAME_WIDTH))
        for key, mark, player in zip(("older", "younger"), MARKS, players, strict=False)
    ]
    standing, reserve, lost = state.standing[seat], state.reserve[seat], state.lost[seat]
    width = max(map(columns, names)) + 2
    astray, elsewhere = len(state.astray[seat]), state.spent_somewhere[seat]
    ready, spent = (len(state.tokens(seat, fired)) for fired in (False, True))
    told = (
        say("statues", standing=standing, reserve=reserve, lost=lost),
        say("tokens", hand=state.hand[seat], ready=ready + astray, spent=spent + elsewhere),
        *unplaced_things(state.somewhere[seat], astray + elsewhere),
    )
    first = placed([(0, [own(seat, names[seat])]), (width, [Run(told[0])])])
    return [first, *(placed([(width, [Run(each)])]) for each in told[1:])]


def unplaced_things(statues: int, tokens: int) -> list[str]:
    """A line about what is on the table, if the log does not say where; else none."""
    return [say("unplaced things", statues=statues, tokens=tokens)] if statues or tokens else []


def unplaced(count: int) -> str:
    """What is added to statues or tokens on the table, if the log does not say where some of them are."""
    return say("unplaced", count=count) if count else ""


def aftermath(last: LastAction, state: State, players: Sequence[str]) -> tuple[str, ...]:
    """What a ray has just done: its way, where it was turned, and what it destroyed. Nothing if no token
    has fired, because that was not possible."""
    if not isinstance(last.action, Fire) or state.spent_count == last.before.spent_count:
        return ()
    facings, owners, sun = last.before.facing, last.before.owner, last.action.sun
    ray, way = cast(facings, sun), FACING_NAMES[opposite(sun // SIZE)]
    told = [say("ray goes", sun=sun_name(sun), way=say(way))]
    turning = ray.struck[:-1] if ray.leaves == EMPTY else ray.struck
    for point in turning:
        owner, turned = players[owners[point]], say(FACING_NAMES[facings[point]])
        told.append(say("ray turns", point=POINT_NAMES[point], owner=owner, way=turned))
    if ray.victim == EMPTY:
        told.append(say("ray strikes nothing", sun=sun_name(ray.leaves)))
    else:
        owner, point_name = players[owners[ray.victim]], POINT_NAMES[ray.victim]
        left = ray.leaves != EMPTY
        out = sun_name(ray.leaves) if left else ""
        told.append(say("ray leaves" if left else "ray destroys", owner=owner, point=point_name, sun=out))
    return (" ".join(told),)
