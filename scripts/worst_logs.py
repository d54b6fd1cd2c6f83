"""Logs of the worst shape at each limit that the documentation states.

A shape makes some part of the program work hardest: an endless header, an endless word, a thousand players,
a search that has to try everything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import cycle, islice

from referee import shelf
from referee.analysis.limits import MOST_ACTIONS, MOST_ON_A_PAGE
from referee.playing.game_log import random_log
from referee.text.source import MOST_BYTES, MOST_COLUMNS, MOST_LINES

NAMES = ("Ann", "Ben", "Cora", "Dan")
NORMAL_LINES = 400
"""The most lines of a log of normal size. The longest record of a complete game has 263 lines."""
SEED = 7
QUOTE = '"'
APART = "e\u0301"
"""A letter, and its accent as a character of its own."""
FIRST_LETTER = 0x4E00
"""Chinese characters, so that a name is one character and a line has as many names as possible."""
MOST_NAMES = 4_900
"""As many names as fit into one header line."""

Shapes = dict[str, str]


def header(game: str) -> str:
    edition = next(iter(shelf.game(game).data["editions"]))
    return f"game: {game}\nedition: {edition}\nplayers: Ann, Ben\n"


@cache
def whole_game(game: str) -> tuple[list[str], list[str]]:
    """A complete random game: the header, and the lines of play up to the result."""
    rules = shelf.game(game)
    edition = next(iter(rules.data["editions"]))
    lines = [line for line in random_log(rules, edition, NAMES[: rules.most_players], SEED) if line]
    ends = (
        max(at for at, line in enumerate(lines) if line.startswith(("game:", "edition:", "players:"))) + 1
    )
    return lines[:ends], lines[ends : NORMAL_LINES - 10]


def text_of(*parts: list[str]) -> str:
    return "\n".join(line for part in parts for line in part) + "\n"


def _again(lines: list[str], many: int) -> list[str]:
    """The lines repeated, up to this many in all."""
    return list(islice(cycle(lines), many))


def many_lines(game: str, lines: int) -> Shapes:
    """Logs with this many lines, most of them short."""
    top = header(game)
    many = max(0, lines - 10)
    claim = f"claim Ann {shelf.game(game).quantities.names[0]} 0\n"
    return {
        "rulings that do not exist": top + "".join(f"ruling: a{i}=b\n" for i in range(many)),
        "the header again and again": top + f"game: {game}\n" * many,
        "a header that does not come": ("junk here\n" * 49 + "players: \x00\n") * (many // 50),
        "lines of strangers": top + "".join(f"Zed{i}: pass\n" for i in range(many)),
        "lines that cannot be read": top + "".join(f"Ann: zork{i}\n" for i in range(many)),
        "passing without end": top + "Ann: pass\nBen: pass\n" * (many // 2),
        "claims without end, then faults": top + claim * many + "Ann: pass\nZed: pass\nAnn: pass\n",
        "faults, then claims without end": top + "Ann: pass\nZed: pass\n" + claim * many,
        "claims between turns": top + f"Ann: pass\n{claim}Ben: pass\n{claim}" * (many // 4),
        "results without end": top + "result Ann\n" * many,
        "bytes that are no text": top + "".join(f"Ann: \x00{i}\n" for i in range(many)),
    }


def games_without_end(game: str, lines: int) -> Shapes:
    """Logs with this many lines of a complete game, which is legal up to its end."""
    head, play = whole_game(game)
    many = max(0, lines - 10)
    return {
        "a game again and again": text_of(head, _again(play, many)),
        "a log again and again": text_of(_again(head + play, many)),
        "a game, its last line without end": text_of(head, play, play[-1:] * (many - len(play))),
        "a game, its last turn without end": text_of(head, play[:-1], play[-2:-1] * (many - len(play))),
        "a game without its first turn, again and again": text_of(head, _again(play, many)[1:]),
        "each line of a game twice": text_of(head, [line for line in play for _ in (1, 2)]),
        "remarks": text_of(head, play, ["# nothing"] * (many - len(play))),
    }


def as_many_actions(game: str, actions: int) -> Shapes:
    """Logs with this many actions. Most lines have several, so that these have fewer lines."""
    head, play = whole_game(game)
    turns: list[str] = []
    for line in cycle(play):
        actions -= line.count(";") + 1
        if actions < 0:
            break
        turns.append(line)
    first = next(at for at, line in enumerate(turns) if line.startswith("Ann: "))
    return {
        "as many actions of a game as may be": text_of(head, turns),
        "as many actions as may be, one turn left out": text_of(head, turns[:first], turns[first + 1 :]),
    }


def long_lines(game: str, letters: int, lines: int = 1) -> Shapes:
    """Logs with this many characters on each of this many lines."""
    top, long = header(game), letters - 20
    clauses = f"Ann: {'; '.join(['pass'] * (long // 6))}\n"
    head, play = whole_game(game)
    turn = next(line for line in reversed(play) if line.startswith("Ann: "))[5:]
    turns = f"Ann: {'; '.join([turn] * (long // (len(turn) + 2)))}"
    rulings = ", ".join(f"a{i}=b" for i in range(long // 9))
    return {
        "one line of rulings": top + f"ruling: {rulings}\n",
        "a name of spaces": f"game: {game}\nplayers: a{' ' * (long - 10)}b(\n",
        "words without end": top + f"Ann: {'x' * long}\n" * lines,
        "accents apart from their letters": top + f"Ann: {APART * (long // 2)}\n" * lines,
        "quotes": top + f"Ann: {QUOTE * long}\n" * lines,
        "waivers": top + f"Ann: pass {'stands EI-FIRE-5 ' * (long // 18)}\n" * (lines // 3 + 1),
        "brackets": top + f"Ann: place {'(' * (long - 10)}\n" * lines,
        "numbers": top + "".join(f"Ann: take {'9' * (long - 20)}{i}\n" for i in range(lines)),
        "one clause without end": top + clauses * lines,
        "a game, then one turn without end": text_of(head, play, [turns] * lines),
        "commas": top + f"Ann: place {', ' * (long // 2 - 10)}\n" * lines,
        "signs within a word": top
        + "".join(f"Ann: p{sign * (long - 10)}ass\n" for sign in islice(cycle(",.-;"), lines)),
        "blanks within a line": top + f"Ann : pass{' ' * (long - 10)}pass\n" * lines,
        "marks": top + f"Ann: pass #! {'EI-FIRE-5 ' * (long // 11)}\n" * lines,
    }


def many_names(game: str, names: int) -> Shapes:
    """Logs with this many players in the header."""
    head, play = whole_game(game)
    called = [chr(FIRST_LETTER + i) for i in range(names + 2 * NORMAL_LINES)]
    top = [f"players: {','.join(called[:names])}" if line.startswith("players:") else line for line in head]
    turns = [f"{called[i % names]}: pass" for i in range(NORMAL_LINES - 10)]
    wrong = [f"{name}: pass" for name in called[names:][: NORMAL_LINES - 10]]
    return {
        "the header alone": text_of(top),
        "and everybody passes": text_of(top, turns),
        "and strangers pass": text_of(top, wrong),
        "and the game of others": text_of(top, play),
        "and claims": text_of(
            top, [f"claim {name} {shelf.game(game).quantities.names[0]} 0" for name in called[:names]]
        ),
        "and results": text_of(top, [f"result {name}" for name in called[: min(names, NORMAL_LINES)]]),
    }


def normal(game: str) -> Shapes:
    """Logs of at most 400 lines, wrong in as many ways as a log can be."""
    head, play = whole_game(game)
    names = [name for name in NAMES if f"{name}:" in text_of(play)]
    other = dict(zip(names, names[1:] + names[:1], strict=True))
    half = play[: len(play) // 2]
    third = len(play) // 3
    last = next(line for line in reversed(play) if line.split(":")[0] in names)

    def owner(line: str, to: Callable[[str], str]) -> str:
        name, colon, said = line.partition(":")
        return f"{to(name)}:{said}" if colon and name in names else line

    again = next(name for name in shelf.own_names() if name != game)
    joined: list[str] = []
    for line in play:
        name, _, said = line.partition(": ")
        if joined and name in names:
            joined[-1] += f"; {said}"
        else:
            joined.append(line)
    wide = [line if len(line) < MOST_COLUMNS else line[: MOST_COLUMNS - 1] for line in joined]
    return {
        "as it was played": text_of(head, play),
        "every name is another's": text_of(head, [owner(line, lambda name: other[name]) for line in play]),
        "one name for all": text_of(head, [owner(line, lambda name: names[0]) for line in play]),
        "strangers play": text_of(head, [owner(line, lambda name: "Zed") for line in play]),
        "from the end to the beginning": text_of(head, play[::-1]),
        "one line 350 times": text_of(head, half[:40], [last] * 350),
        "every line twice": text_of(head, [line for line in half for _ in (1, 2)]),
        "every second line": text_of(head, play[::2]),
        "a hole in the middle": text_of(head, play[:third], play[2 * third :]),
        "without the set-up": text_of(head, play[8:]),
        "all turns in few lines": text_of(head, wide),
        "nothing can be read": text_of(head, [f"Ann: zork {i}" for i in range(NORMAL_LINES - 10)]),
        "a word too many in each line": text_of(head, [f"{line} zork" for line in play]),
        "a slip of the pen in each line": text_of(head, [misspelt(line) for line in play]),
        "of another game": text_of([f"game: {again}" if "game:" in line else line for line in head], play),
        "of no edition": text_of(
            ["edition: zork" if "edition:" in line else line for line in head],
            play,
        ),
        "the log twice": text_of(head, half, head, half),
        "results in each line": text_of(head, play[:60], ["result Ann"] * 300),
        "200 names": many_names(game, 200)["and the game of others"],
        "every line waived": text_of(head, [f"{line} stands {_code(game)}" for line in play]),
        "numbers raised": text_of(head, [line.translate(_RAISED) for line in play]),
    }


def misspelt(line: str) -> str:
    """The line with two letters of its last long word exchanged."""
    found = list(re.finditer(r"[a-z]{6,}", line))
    if not found:
        return line
    at = found[-1].start() + 2
    return line[:at] + line[at + 1] + line[at] + line[at + 2 :]


_RAISED = str.maketrans("123456789", "234567891")


def _code(game: str) -> str:
    return next(iter(shelf.game(game).book)).code


def _all_of(game: str, lines: int) -> Shapes:
    return many_lines(game, lines) | games_without_end(game, lines)


def logs(part: float = 1.0) -> Mapping[str, Callable[[str], Shapes]]:
    """For each limit, the function that makes the logs of a game, at `part` of the largest size."""
    wide = int(MOST_BYTES / MOST_COLUMNS * part)
    return {
        "400 lines": normal,
        "5,000 lines": lambda game: (
            _all_of(game, int(MOST_ACTIONS * part)) | as_many_actions(game, int(MOST_ACTIONS * part))
        ),
        "200,000 lines": lambda game: _all_of(game, int(MOST_LINES * part)),
        "10,000 characters in a line": lambda game: long_lines(game, MOST_COLUMNS),
        "16 MiB": lambda game: {
            shape: text.encode("utf-8", "surrogateescape")[:MOST_BYTES].decode("utf-8", "ignore")
            for shape, text in long_lines(game, MOST_COLUMNS, wide).items()
            if len(text) > MOST_BYTES * part / 2
        },
        "1 MiB": lambda game: long_lines(game, MOST_COLUMNS, int(MOST_ON_A_PAGE / MOST_COLUMNS * part)),
        "200 names": lambda game: many_names(game, 200),
        "2,700 names": lambda game: many_names(game, int(2_700 * part)),
        "4,900 names": lambda game: many_names(game, int(MOST_NAMES * part)),
    }
