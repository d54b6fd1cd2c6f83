"""A board in characters: the map as its file sketches it, then all that the file says, to compare."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from ..voice import VOICE
from .board import BY_EDITION, BY_PLAYERS, OFFERINGS, RESOURCES, Board
from .layout import places

PLATFORM = "^"
GAP = 2
MOST = 9
"""The longest gain that stands on one line of the map."""


def draw(board: Board) -> str:
    """The whole board. Below each id stand its gain and a mark for each ahu platform."""
    rows = [_heading(board), *([board.note] if board.note else []), ""]
    if board.rows:
        rows += [*_map(board), ""]
    rows += [*_spaces(board), "", *_rest(board)]
    return "\n".join(row.rstrip() for row in rows)


def _heading(board: Board) -> str:
    *others, most = board.players
    if others:
        return VOICE.say(
            "board.for-either",
            "{name}: for {few} or {most} players",
            name=board.name,
            few=others[0],
            most=most,
        )
    return VOICE.say("board.for", "{name}: for {most} players", name=board.name, most=most)


def label(board: Board, space: int) -> str:
    """The id; the two quarries in brackets."""
    name = board.names[space]
    return f"[{name}]" if space in (board.crater, board.pukao_quarry) else name


def what(board: Board, space: int) -> str:
    """What is gained there, or which quarry it is."""
    if space == board.crater:
        return VOICE.say("board.crater", "crater")
    if space == board.pukao_quarry:
        return _word("pukao")
    return "/".join(
        "+".join(_word(kind) for kind, count in zip(RESOURCES, amounts, strict=True) for _ in range(count))
        for amounts in board.gains[space]
    )


def _word(name: str) -> str:
    return format(VOICE.term(name))


def _map(board: Board) -> Iterator[str]:
    """The sketch, drawn wider by so much that every gain has room."""
    sketch = places(board)
    cells = {
        space: [label(board, space), *_lines(what(board, space)), PLATFORM * board.ahu[space]]
        for space in range(len(board.names))
    }
    width = max(len(text) for cell in cells.values() for text in cell) + GAP
    steps = [b[0] - a[0] for row in sketch for a, b in pairwise(row)]
    scale = max(1, -(-width // min(steps, default=width)))
    for row in sketch:
        height = max(len(cells[space]) for _, space in row)
        for line in range(height):
            text = ""
            for column, space in row:
                text = text.ljust(column * scale) + _at(cells[space], line, height)
            yield text
        yield ""
    yield VOICE.say("board.marks", "[ ] quarry, {mark} ahu platform", mark=PLATFORM)


def _lines(gain: str) -> list[str]:
    """A long gain has a line for each kind, so that the map fits 80 columns in every language."""
    return re.findall(r"[^/+]+[/+]?", gain) if len(gain) > MOST else [gain]


def _at(cell: list[str], line: int, height: int) -> str:
    """A line of a cell. Its last line, the platforms, is also the last of its row."""
    if line == height - 1:
        return cell[-1]
    return cell[line] if line < len(cell) - 1 else ""


def _spaces(board: Board) -> Iterator[str]:
    wide = max(len(name) for name in board.names)
    broad = max(len(what(board, space)) for space in range(len(board.names)))
    for space, name in enumerate(board.names):
        others = " ".join(board.names[other] for other in sorted(board.next[space]))
        next_to = VOICE.say("board.next-to", "next to {others}", others=others)
        yield f"{name:<{wide}}  {what(board, space):<{broad}}  {board.ahu[space]} ahu  {next_to}"


def _rest(board: Board) -> Iterator[str]:
    track = ", ".join(f"{_word(kind)} {most}" for kind, most in zip(RESOURCES, board.track, strict=True))
    yield VOICE.say(
        "board.sizes",
        "{spaces} spaces, {platforms} ahu platforms",
        spaces=len(board.names),
        platforms=len(board.platforms),
    )
    yield _end(board)
    columns = " ".join(map(str, board.slots))
    yield VOICE.say("board.slots", "carver slots in columns 1 2 3: {columns}", columns=columns)
    yield VOICE.say("board.stars", "stars on the turn track: {stars}", stars=board.stars)
    yield VOICE.say("board.track", "resource tracks go to: {track}", track=track)
    yield VOICE.say("board.offerings", "offerings, top first:")
    wide = max(len(" ".join(map(str, pile))) for pile in board.offerings)
    broad = max(len(_word(kind)) for kind in OFFERINGS)
    for kind, pile, more in zip(OFFERINGS, board.offerings, board.outstanding, strict=True):
        values = " ".join(map(str, more))
        beside = (
            "   " + VOICE.say("board.outstanding", "outstanding {values}", values=values) if more else ""
        )
        yield f"  {_word(kind):<{broad}}  {' '.join(map(str, pile)):<{wide}}{beside}"


def _end(board: Board) -> str:
    if board.end_free == BY_PLAYERS:
        return VOICE.say("board.end-players", "free platforms at the end: as many as there are players")
    if board.end_free == BY_EDITION:
        return VOICE.say("board.end-edition", "free platforms at the end: as the rulebook says")
    return VOICE.say("board.end-number", "free platforms at the end: {number}", number=board.end_free)
