"""referee simulate: one game to the screen or a file, many into a folder"""

from __future__ import annotations

import contextlib
import os
import re
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
from referee.export.json_text import to_text
from referee.playing.request import Simulated
from referee.speech.current import speaking
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.source import SUFFIX

from .convert import known_language
from .files import STDIN, Trouble, emit, leave_as_it_is, notice, read_bytes, write_whole
from .interrupts import in_order
from .many import number_of

EVERY = 0.5
"""Seconds between two progress messages."""


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
    language: str | None = None


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
    asked = _with_code(_in_known_language(asked), code)
    folder = _folder(games, output)
    if folder is None:
        if output not in (None, STDIN) and os.path.lexists(str(output)):
            leave_as_it_is(str(output))
            raise Trouble(
                tell(
                    "simulate.replaces",
                    "{file} already exists; a random game does not replace a file",
                    file=output,
                )
            )
        emit(_written(asked, _one(asked, seed)), output)
        return
    ending = ".json" if asked.output_format == "json" else SUFFIX
    _one(asked, seed)  # report wrong options before the folder is made
    with in_order(), _made_on_the_way(folder):
        _make(folder, asked, range(seed, seed + games), ending)
        _write_all(asked, folder, range(seed, seed + games), ending, Progress(games, progress), processes)


def _in_known_language(asked: Asked) -> Asked:
    """The options with the code of the language for its name. Trouble if there is no such language."""
    return asked if asked.language is None else asked._replace(language=known_language(asked.language))


def _with_code(asked: Asked, code: str | None) -> Asked:
    """The options with the rule of --illegal, which may come before or after the game."""
    if code is None:
        return asked
    if not asked.illegal:
        raise Trouble(tell("simulate.needs-illegal", "{code}: a rule to break needs --illegal", code=code))
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
            raise Trouble(tell("simulate.ruling", "{ruling}: write a ruling as KEY=OPTION", ruling=each))
        if key.strip() in chosen:
            raise Trouble(
                tell("simulate.twice", "{ruling}: this ruling is given twice", ruling=key.strip())
            )
        chosen[key.strip()] = option.strip()
    return chosen


def _written(asked: Asked, game: Simulated) -> str:
    if asked.output_format != "json" and asked.language is None:
        return game.text
    folder = os.path.dirname(asked.board or "") or "."
    try:
        record = referee.loads(game.text, game.name, folder)
        if asked.language is not None:
            text = _headed(referee.format_log(record, asked.language), asked.language)
            if asked.output_format != "json":
                return text
            record = referee.loads(text, game.name, folder)
        return to_text(referee.to_json(record)) + "\n"
    except ValueError as error:
        raise Trouble(str(error)) from None


_COMMENT = re.compile(r"# a random game(?: with a violation of (?P<code>\S+))?, seed (?P<seed>\d+)")


def _headed(text: str, language: str) -> str:
    """A log with the comment at its beginning in this language."""
    first, _, rest = text.partition("\n")
    found = _COMMENT.fullmatch(first)
    if found is None:
        return text
    seed, code = found["seed"], found["code"]
    with speaking(language):
        if code is None:
            said = tell("simulate.random", "a random game, seed {seed}", seed=seed)
        else:
            said = tell(
                "simulate.violation",
                "a random game with a violation of {code}, seed {seed}",
                code=code,
                seed=seed,
            )
    return f"# {said}\n{rest}"


# --- many games ---


def _folder(games: int, output: str | None) -> str | None:
    """The folder for the logs, or None for a single log."""
    if output is None or output == STDIN:
        if games > 1:
            raise Trouble(
                tell(
                    "simulate.folder",
                    "{number} logs go into a folder; say which one, --output FOLDER",
                    number=games,
                )
            )
        return None
    is_folder = os.path.isdir(output) or output.endswith(("/", os.sep))
    if games == 1 and not is_folder:
        return None
    if os.path.lexists(output) and not os.path.isdir(output):
        raise Trouble(
            tell(
                "simulate.is-file",
                "{file} is a file; {number} logs go into a folder",
                file=output,
                number=games,
            )
        )
    return output


@contextlib.contextmanager
def _made_on_the_way(folder: str) -> Iterator[None]:
    """Remove the folders that were made for logs, if no log was written to them."""
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
    """Make the folder, and check that the logs would not replace any file in it.

    The same games may already be there, from a run that was interrupted.
    """
    try:
        os.makedirs(folder, exist_ok=True)
        present = sorted(os.listdir(folder))
    except (OSError, ValueError) as error:
        raise Trouble(headed(str(folder), reason(error))) from None
    ours = {f"{seed}{ending}": seed for seed in seeds}
    for name in present:
        seed = ours.get(name.rpartition("-")[2])
        if name.startswith(f"{asked.game}-") and seed is not None:
            game = _one(asked, seed)
            if name != game.name + ending or not _is_there(os.path.join(folder, name), asked, game):
                raise Trouble(
                    tell(
                        "simulate.exists",
                        "{file} already exists; no file was replaced",
                        file=os.path.join(folder, name),
                    )
                )
    if asked.board is not None and asked.board.lower().endswith((".yaml", ".yml")):
        _lay_beside(folder, asked.board)


def _lay_beside(folder: str, board: str) -> None:
    """Copy the board file into the folder, because a log and its board must be in the same folder."""
    copy = os.path.join(folder, os.path.basename(board))
    data = read_bytes(board)
    if not os.path.lexists(copy):
        write_whole(copy, data)
    elif read_bytes(copy) != data:
        raise Trouble(
            tell(
                "simulate.other-board",
                "{file} already exists and is another board; no file was replaced",
                file=copy,
            )
        )


def _is_there(path: str, asked: Asked, game: Simulated) -> bool:
    """Whether a file contains this same game."""
    written = _written(asked, game).encode()
    try:
        return read_plain(path, len(written)) == written
    except (OSError, NotPlain):
        return False


def simulate_one(asked: Asked, source: Source) -> tuple[Simulated, str]:
    """The game of a seed, and its text. Any process can call this."""
    try:
        game = _one(asked, int(source.data))
        return game, _written(asked, game)
    except Trouble as fault:
        raise CannotUse(str(fault)) from None


def _games(asked: Asked, seeds: range, jobs: int) -> Iterator[tuple[Simulated, str]]:
    """All games, in the order of their seeds."""
    task = partial(simulate_one, asked)
    items = (
        Source(tell("simulate.seed", "the game of seed {seed}", seed=seed), str(seed).encode())
        for seed in seeds
    )
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
            raise Trouble(tell("simulate.exists", "{file} already exists; no file was replaced", file=path))
        progress.say(done)
    progress.end()
    facts = {"number": len(seeds), "folder": folder, "finished": finished}
    if asked.illegal:
        told = tell(
            "simulate.wrote-wrong",
            "wrote {number} {number|log|logs} to {folder}, one violation each",
            **facts,
        )
    else:
        told = tell(
            "simulate.wrote",
            "wrote {number} {number|log|logs} to {folder}, {finished} of them finished",
            **facts,
        )
    rest = tell("simulate.kept", "; {number} of them already existed", number=kept) if kept else ""
    notice(told + rest)


class Progress:
    """Shows the progress of a long run on standard error: on a terminal, or if asked for."""

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
        print(
            "referee: " + tell("progress", "{done} of {total}", done=done, total=self.total),
            end=end,
            file=sys.stderr,
            flush=True,
        )

    def end(self) -> None:
        if self.said and self.on_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
