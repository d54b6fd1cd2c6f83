"""referee simulate: one game to the screen or a file, many into a folder"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import referee
from referee import shelf
from referee.batch.chunk import do_chunk
from referee.batch.source import CannotUse, Failed, Source
from referee.disk import NotPlain, read_plain, undisturbed
from referee.export.data import to_text
from referee.playing.asking import Simulated
from referee.text.source import SUFFIX

from .files import STDIN, Trouble, emit, leave_as_it_is, notice, read_bytes, write_whole
from .many import number_of
from .stopping import in_order

EVERY = 0.5
"""Seconds between two words on how far it is."""


class Asked(NamedTuple):
    """The options of the command, as they were given."""

    game: str
    illegal: str | bool
    edition: str | None
    players: int | None
    rulings: Sequence[str]
    board: str | None
    temper: str
    turns: int | None
    output_format: str


def run(
    asked: Asked,
    code: str | None,
    games: int,
    seed: int,
    output: str | None,
    progress: bool,
    jobs: str = "1",
) -> None:
    processes = number_of(jobs)
    asked = _with_code(asked, code)
    folder = _folder(games, output)
    if folder is None:
        if output not in (None, STDIN) and os.path.lexists(str(output)):
            leave_as_it_is(str(output))
            raise Trouble(f"{output} is there already; a random game takes the place of no file")
        emit(_written(asked, _one(asked, seed)), output)
        return
    ending = ".json" if asked.output_format == "json" else SUFFIX
    _one(asked, seed)  # what cannot be asked for is told before there is a folder
    with in_order(), _made_on_the_way(folder):
        _make(folder, asked, range(seed, seed + games), ending)
        _write_all(asked, folder, range(seed, seed + games), ending, Progress(games, progress), processes)


def _with_code(asked: Asked, code: str | None) -> Asked:
    """The rule stands behind --illegal; on the line it may also come before the game."""
    if code is None:
        return asked
    if not asked.illegal:
        raise Trouble(f"{code}: a rule to break goes with --illegal")
    if asked.game not in shelf.own_names() and code in shelf.names():
        return asked._replace(game=code, illegal=asked.game)
    return asked._replace(illegal=code)


def _one(asked: Asked, seed: int) -> Simulated:
    try:
        return referee.simulate(
            asked.game,
            seed=seed,
            edition=asked.edition,
            players=asked.players,
            rulings=_rulings(asked.rulings),
            board=asked.board,
            temper=asked.temper,
            turns=asked.turns,
            illegal=asked.illegal,
        )
    except ValueError as error:
        raise Trouble(str(error)) from None


def _rulings(said: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for each in said:
        key, equals, option = each.partition("=")
        if not (key.strip() and equals and option.strip()):
            raise Trouble(f"{each}: a ruling is written KEY=OPTION")
        if key.strip() in chosen:
            raise Trouble(f"{key.strip()}: the ruling is chosen twice")
        chosen[key.strip()] = option.strip()
    return chosen


def _written(asked: Asked, game: Simulated) -> str:
    if asked.output_format != "json":
        return game.text
    folder = os.path.dirname(asked.board or "") or "."
    try:
        return to_text(referee.to_json(referee.loads(game.text, game.name, folder))) + "\n"
    except ValueError as error:
        raise Trouble(str(error)) from None


# --- many games ---


def _folder(games: int, output: str | None) -> str | None:
    """The folder for the logs; None for one log by itself."""
    if output is None or output == STDIN:
        if games > 1:
            raise Trouble(f"{games} logs go into a folder; say which one, --output FOLDER")
        return None
    is_folder = os.path.isdir(output) or output.endswith(("/", os.sep))
    if games == 1 and not is_folder:
        return None
    if os.path.lexists(output) and not os.path.isdir(output):
        raise Trouble(f"{output} is a file; {games} logs go into a folder")
    return output


@contextlib.contextmanager
def _made_on_the_way(folder: str) -> Iterator[None]:
    """Folders that were made for logs, and are empty because there are none, do not stay."""
    missing, here = [], folder.rstrip("/" + os.sep)
    while here and "\0" not in here and not os.path.lexists(here):
        missing.append(here)
        here = os.path.dirname(here)
    try:
        yield
    except BaseException:
        with undisturbed(), contextlib.suppress(OSError):
            for each in missing:
                os.rmdir(each)
        raise


def _make(folder: str, asked: Asked, seeds: range, ending: str) -> None:
    """The folder is there and can take the logs; nothing in it is replaced.

    The very same games may be there already, from a run that did not come to its end.
    """
    try:
        os.makedirs(folder, exist_ok=True)
        present = sorted(os.listdir(folder))
    except (OSError, ValueError) as error:
        raise Trouble(f"{folder}: {getattr(error, 'strerror', None) or error}") from None
    ours = {f"{seed}{ending}": seed for seed in seeds}
    for name in present:
        seed = ours.get(name.rpartition("-")[2])
        if name.startswith(f"{asked.game}-") and seed is not None:
            game = _one(asked, seed)
            if name != game.name + ending or not _is_there(os.path.join(folder, name), asked, game):
                raise Trouble(f"{os.path.join(folder, name)} is there already; no file is replaced")
    if asked.board is not None and asked.board.lower().endswith((".yaml", ".yml")):
        _lay_beside(folder, asked.board)


def _lay_beside(folder: str, board: str) -> None:
    """A log names its board file, which has to lie beside it."""
    copy = os.path.join(folder, os.path.basename(board))
    data = read_bytes(board)
    if not os.path.lexists(copy):
        write_whole(copy, data)
    elif read_bytes(copy) != data:
        raise Trouble(f"{copy} is there already, and is another board; no file is replaced")


def _is_there(path: str, asked: Asked, game: Simulated) -> bool:
    """Whether a file holds that very game."""
    written = _written(asked, game).encode()
    try:
        return read_plain(path, len(written)) == written
    except (OSError, NotPlain):
        return False


def simulate_one(asked: Asked, source: Source) -> tuple[Simulated, str]:
    """The game of a seed and how it is written, in whichever process this is."""
    try:
        game = _one(asked, int(source.data))
        return game, _written(asked, game)
    except Trouble as fault:
        raise CannotUse(str(fault)) from None


def _games(asked: Asked, seeds: range, jobs: int) -> Iterator[tuple[Simulated, str]]:
    """All games in the order of their seeds."""
    task = partial(simulate_one, asked)
    items = (Source(f"the game of seed {seed}", str(seed).encode()) for seed in seeds)
    if jobs == 1:
        results: Iterator[tuple[Simulated, str] | Failed] = do_chunk(task, items)
    else:
        from referee.batch.pool import Pool

        results = Pool(task, jobs, notice).results(items)
    for made in results:
        if isinstance(made, Failed):
            raise Trouble(made.text)
        yield made


def _write_all(asked: Asked, folder: str, seeds: range, ending: str, progress: Progress, jobs: int) -> None:
    finished = kept = 0
    for done, (game, written) in enumerate(_games(asked, seeds, jobs), 1):
        path = os.path.join(folder, game.name + ending)
        finished += game.finished
        if not os.path.lexists(path):
            write_whole(path, written)
        elif _is_there(path, asked, game):
            kept += 1
            leave_as_it_is(path)
        else:
            raise Trouble(f"{path} is there already; no file is replaced")
        progress.say(done)
    progress.end()
    said = "one violation each" if asked.illegal else f"{finished} of them finished"
    rest = f"; {kept} of them were there already" if kept else ""
    notice(f"wrote {len(seeds)} logs to {folder}, {said}{rest}")


class Progress:
    """How far a long run is, on standard error: on a terminal, or where it is asked for."""

    def __init__(self, total: int, wanted: bool) -> None:
        self.total = total
        self.on_terminal = sys.stderr is not None and sys.stderr.isatty()
        self.wanted = self.on_terminal or (wanted and sys.stderr is not None)
        self.last = time.monotonic()
        self.said = False

    def say(self, done: int) -> None:
        if not self.wanted or time.monotonic() - self.last < EVERY or done == self.total:
            return
        self.last = time.monotonic()
        self.said = True
        end = "\r" if self.on_terminal else "\n"
        print(f"referee: {done} of {self.total}", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.said and self.on_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
