"""A board file for a table to fill in: a whole board to begin with, and beside each part what it is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ..voice import VOICE
from .board import BY_EDITION, BY_PLAYERS, OFFERINGS, RESOURCES, Board, format_gain


def _head() -> str:
    return VOICE.say(
        "board-file.head",
        """\
A board for Rapa Nui (Matagot), to be filled in from your own copy of the game.

What stands here now is an invented board that is complete and can be played on. Go through the file
from top to bottom with the real board before you and replace each value. Then:

    referee board check FILE      finds what cannot be right, and says on which line
    referee board draw FILE       shows what you wrote, to be compared with the board

Put the file beside your logs and write its name into their header:   board: FILE

How to write: everything behind a `#` is a remark. Names stand before a colon, lists in [brackets].
Indent by spaces, not by tabs.""",
    )


def template(name: str, board: Board) -> str:
    """A file that passes every check and holds this board under another name."""
    return "\n".join([_part(_head(), "").rstrip("\n") + "\n", *_parts(name, board)])


def _parts(name: str, board: Board) -> Iterator[str]:
    yield _part(
        VOICE.say("board-file.name", "What reports call this board."),
        f"name: {json.dumps(name, ensure_ascii=False)}",
    )
    yield _part(
        VOICE.say(
            "board-file.stand-in",
            """\
true: invented. Reports then say so. Write false once every value is copied from the real board.""",
        ),
        "stand_in: true",
    )
    yield _part(
        VOICE.say(
            "board-file.players",
            "The side of the board that this is: [3, 4] or [2]. Each side needs a file of its own.",
        ),
        f"players: {_list(board.players)}",
    )
    quarry = board.names[board.pukao_quarry]
    yield _part(
        VOICE.say(
            "board-file.quarries",
            """\
The two spaces on which nothing is gained: the crater, where the moai start, and the pukao quarry,
where the pukao start. Write the ids that you give these spaces below.""",
        ),
        f"crater: {board.names[board.crater]}\npukao_quarry: {quarry}",
    )
    yield from _counted_parts(board)
    yield from _drawn_parts(board)


def _counted_parts(board: Board) -> Iterator[str]:
    """Numbers that the board prints."""
    yield _part(
        VOICE.say("board-file.slots", "How many carver slots the moai quarry has, in columns 1, 2 and 3."),
        f"carver_slots: {_list(board.slots)}",
    )
    yield _part(
        VOICE.say("board-file.stars", "How many stars the turn track has, for the sorcerers."),
        f"stars: {board.stars}",
    )
    lengths = (f"{kind}: {length}" for kind, length in zip(RESOURCES, board.track, strict=True))
    yield _part(
        VOICE.say("board-file.track", "The largest number that the track of each resource shows."),
        f"track: {{{', '.join(lengths)}}}",
    )
    free = {BY_PLAYERS: "players", BY_EDITION: "edition"}.get(board.end_free, board.end_free)
    yield _part(
        VOICE.say(
            "board-file.end",
            """\
With how many free ahu platforms the game ends: `players` (as many as there are players, the rule for
three and four), `edition` (the rulebooks differ for two players; the log says which one is used), or
a number if your board prints one.""",
        ),
        f"end_free_ahu: {free}",
    )


def _drawn_parts(board: Board) -> Iterator[str]:
    """The island, and the piles of offerings."""
    yield _part(
        VOICE.say(
            "board-file.map",
            """\
A sketch, for drawings only: the ids in rows, roughly where the spaces lie. You may leave the whole
part out; the spaces are then drawn as a list.""",
        ),
        "\n".join(["map:", *(f'  - "{row}"' for row in board.rows)]),
    )
    yield _part(
        VOICE.say(
            "board-file.spaces",
            """\
Every space of the island, the two quarry spaces included. Give each an id: letters and figures, no
blanks, such as A1. (Only figures, or a word such as no or on: write it in quotes, "12".)

  gain  the resources printed on it: reed, egg, wood, pearl.
        egg        one egg
        reed+egg   both: a reed and an egg
        reed+reed  two reeds
        egg/wood   one of the two, as the owner chooses
        none       nothing; only on the crater and the pukao quarry
  ahu   how many ahu platforms lie on it: 0, 1, 2. The tiles on them belong into the log.
  next  the spaces that share a side with it. A corner is not enough. Neighbours name each other.""",
        ),
        "\n".join(["spaces:", *_spaces(board)]),
    )
    yield _part(
        VOICE.say(
            "board-file.offerings",
            """\
The five piles of ordinary offerings, 20 tiles in all: the values from the top of the pile to the
bottom, the highest first. Write all of them, also for two players: the rules take some out again.""",
        ),
        "\n".join(["offerings:", *_piles(board.offerings)]),
    )
    yield _part(
        VOICE.say(
            "board-file.outstanding", "The seven outstanding offerings, likewise. A kind that has none: []."
        ),
        "\n".join(["outstanding:", *_piles(board.outstanding)]),
    )


def _part(remark: str, text: str) -> str:
    rows = [f"# {row}".rstrip() for row in remark.split("\n")]
    return "\n".join([*rows, text, ""])


def _list(items: Sequence[object]) -> str:
    return f"[{', '.join(map(str, items))}]"


def _spaces(board: Board) -> Iterator[str]:
    for number, name in enumerate(board.names):
        others = _list([board.names[other] for other in sorted(board.next[number])])
        gain = format_gain(board.gains[number])
        yield f"  {name}: {{gain: {gain}, ahu: {board.ahu[number]}, next: {others}}}"


def _piles(piles: Sequence[Sequence[int]]) -> list[str]:
    return [f"  {kind}: {_list(pile)}" for kind, pile in zip(OFFERINGS, piles, strict=True)]
