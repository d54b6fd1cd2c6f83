"""Runs every command at every limit, and measures processor time and memory.

    python -m scripts.fuzz_worst                          everything; about an hour
    python -m scripts.fuzz_worst --limit "200 names" --command repair --game rapa-nui-cards

`worst_logs.py` and `worst_files.py` make the inputs. A command that exceeds the bounds is reported at once.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import referee
from referee import shelf

from .worst_files import (
    BOARD,
    CORRECTIONS,
    GOLDEN,
    JSON,
    LINKS,
    LOG,
    TYPED,
    Case,
    boards,
    corrections,
    folders,
    goldens,
    records_in_json,
    typed,
)
from .worst_folders import ARCHIVE, CONFIGURATION, OF_A_PROJECT, archives, configurations
from .worst_logs import logs, many_lines, text_of, whole_game
from .worst_logs import long_lines as _long_lines
from .worst_run import run

SECONDS = 10
NORMAL_SECONDS = 2
"""What a log of a normal size may take. Logs that nobody would write may take longer, and are counted."""
MEBIBYTES = 512
TRIES = 3
NORMAL = "400 lines"
OTHER = "other.moai"

COMMANDS = {
    "check": f"check {LOG}",
    "check --output-format json": f"check --all --output-format json {LOG}",
    "score": f"score {LOG}",
    "score --why": f"score --why NAME {LOG}",
    "score --claimed": f"score --claimed NAME=99 {LOG}",
    "dispute": f"dispute {LOG}",
    "dispute --between": f"dispute {LOG} --between {OTHER}",
    "repair": f"repair {LOG}",
    "show": f"show {LOG}",
    "legal": f"legal {LOG}",
    "format": f"format {LOG}",
    "export": f"export {LOG}",
    "export --to csv": f"export --to csv {LOG}",
    "golden": f"golden {LOG}",
    "golden --update": f"golden --update {LOG}",
    "coverage": f"coverage {LOG}",
    "record": f"record --quiet GAME {LOG}",
    "check --fix": f"check --fix {LOG}",
    "replay": f"replay {LOG} -o page.html",
    "score as a page": f"score --output-format html {LOG}",
    "dispute as a page": f"dispute --output-format html {LOG}",
    "survey": f"survey {LOG} -o tables",
    "check --fix --diff": f"check --fix --diff {LOG}",
    "tally": f"tally {LOG}",
    "serve": f"serve {LOG}",
    "lsp": f"lsp {LOG}",
}
"""The commands that read a log. Each is run on every log."""

SEARCHED = ("400 lines", "5,000 lines")
SEARCHING = ("check", "dispute", "repair")
"""What searches is asked about the logs of every game, at the limits within which it does; everything else
about one game for each shape, each game in turn."""


class Measured(NamedTuple):
    """What one command took for one input."""

    limit: str
    shape: str
    game: str
    command: str
    seconds: float
    mebibytes: int
    in_order: bool

    @property
    def within(self) -> bool:
        return self.in_order and self.seconds <= SECONDS and self.mebibytes <= MEBIBYTES

    @property
    def slow(self) -> bool:
        """Whether it takes long for a log of a normal size. A session of the recorder has an answer for
        each line that is typed, so its time is not that of an answer."""
        is_session = self.shape.startswith(TYPED)
        return self.limit == NORMAL and self.seconds > NORMAL_SECONDS and not is_session


def shapes(game: str, part: float = 1.0) -> dict[str, str]:
    """Logs of a part of the largest size, for tests that count the work done."""
    return many_lines(game, int(200_000 * part)) | _long_lines(game, 10_000, int(1_600 * part) + 1)


def cases(limits: Sequence[str], games: Sequence[str]) -> Iterator[tuple[str, Case]]:
    """The inputs, each with its game. Some commands are left out if they are run with another game."""
    for limit, made in logs().items():
        if limit not in limits:
            continue
        for at, game in enumerate(shelf.own_names()):
            if game not in games:
                continue
            for number, (shape, text) in enumerate(made(game).items()):
                asked = {
                    name: command
                    for name, command in COMMANDS.items()
                    if (name in SEARCHING and limit in SEARCHED)
                    or number % len(shelf.own_names()) == at
                    or len(games) == 1
                }
                yield game, _log_case(limit, shape, text, game, asked)
    for limit, made_here in OTHERS.items():
        if limit in limits:
            yield from (("", case) for case in made_here())
    yield from (("", case) for case in typed() if case.limit in limits)


OTHERS: dict[str, Callable[[], Iterator[Case]]] = {
    BOARD: lambda: boards(COMMANDS),
    JSON: records_in_json,
    GOLDEN: goldens,
    LINKS: folders,
    CONFIGURATION: lambda: configurations(CONFIGURATION, COMMANDS),
    OF_A_PROJECT: lambda: configurations(OF_A_PROJECT, COMMANDS),
    ARCHIVE: archives,
    CORRECTIONS: corrections,
}
"""Everything at its limit that is not a log."""


@cache
def _golden(game: str) -> bytes:
    """The golden of another log, so that much differs."""
    return json.dumps(referee.to_golden(referee.loads(text_of(*whole_game(game)), LOG))).encode()


def _log_case(limit: str, shape: str, text: str, game: str, commands: dict[str, str]) -> Case:
    names = [line for line in text[:30_000].split("\n") if line.startswith("players: ")]
    first = names[0][9:].split(",")[0].split("(")[0].split() if names else []
    asked = first[0] if first and first[0].isprintable() else "Ann"  # a command line has no zero bytes
    said = {name: each.replace("NAME", asked) for name, each in commands.items()}
    said = {name: each.replace("GAME", game) for name, each in said.items()}
    lines = text.split("\n")
    other = "\n".join([*lines[: len(lines) // 2], *lines[len(lines) // 2 + 1 :]])
    files = {LOG: _bytes(text), OTHER: _bytes(other), "game.golden.json": _golden(game)}
    return Case(limit, shape, files, said)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def measure(asked: argparse.Namespace) -> Iterator[Measured]:
    """Measure some commands at a time. The inputs of a case are made when it is measured."""
    with ThreadPoolExecutor(asked.jobs) as pool:
        for game, case in cases(asked.limit, asked.game):
            if asked.shape and asked.shape not in case.shape:
                continue
            names = [name for name in case.commands if not asked.command or name in asked.command]
            new = [name for name in names if (case.limit, case.shape, game, name) not in asked.known]
            for each in pool.map(partial(_measured, game, case), new):
                if asked.notes is not None:
                    with asked.notes.open("a", encoding="utf-8") as notes:
                        notes.write(json.dumps(each) + "\n")
                yield each


def _measured(game: str, case: Case, name: str) -> Measured:
    """What a command took. One that took too long is tried twice more, since a busy machine computes more
    slowly, and the best of three counts."""
    answer = run(case.commands[name], case.files, case.given)
    for _ in range(1, TRIES):
        if answer.seconds > SECONDS:
            answer = min(answer, run(case.commands[name], case.files, case.given))
    took = (answer.seconds, answer.mebibytes, answer.in_order)
    measured = Measured(case.limit, case.shape, game, name, *took)
    if not measured.within or measured.slow:
        tail = "" if answer.in_order else f", exit {answer.code}: {answer.said[-200:]!r}"
        where = ": ".join(part for part in (case.limit, game, case.shape, name) if part)
        print(f"beyond: {where}: {took[0]} s, {took[1]} MiB{tail}", file=sys.stderr, flush=True)
    return measured


def _noted(notes: Path | None) -> list[Measured]:
    """The measurements of an earlier run that was stopped."""
    if notes is None or not notes.exists():
        return []
    return [Measured(*json.loads(line)) for line in notes.read_text(encoding="utf-8").splitlines()]


def summed(found: Sequence[Measured]) -> dict[str, Any]:
    """For each limit and command, the maximum over all shapes and games."""
    rows: dict[str, dict[str, dict[str, float]]] = {}
    for each in found:
        cell = rows.setdefault(each.limit, {}).setdefault(each.command, {"seconds": 0, "mebibytes": 0})
        cell["seconds"] = max(cell["seconds"], each.seconds)
        cell["mebibytes"] = max(cell["mebibytes"], each.mebibytes)
    return {
        "answers": len(found),
        "beyond": sum(not each.within for each in found),
        "seconds": SECONDS,
        "normal_seconds": NORMAL_SECONDS,
        "slow": dict(Counter(each.command for each in found if each.slow)),
        "normal": sum(each.limit == NORMAL for each in found),
        "mebibytes": MEBIBYTES,
        "limits": rows,
    }


def renewed(stored: dict[str, Any], found: Sequence[Measured], commit: str = "") -> dict[str, Any]:
    """Stored numbers with some limits and commands measured again, each with all its shapes.

    A stored cell beyond the bounds stands for one answer, which `beyond` counts.
    """
    new = summed(found)
    limits = {limit: dict(row) for limit, row in stored["limits"].items()}
    beyond, slow = stored["beyond"] + new["beyond"], dict(stored["slow"])
    for limit, row in new["limits"].items():
        for command, cell in row.items():
            old = limits.setdefault(limit, {}).get(command)
            beyond -= old is not None and (old["seconds"] > SECONDS or old["mebibytes"] > MEBIBYTES)
            limits[limit][command] = cell
            if limit == NORMAL:
                slow.pop(command, None)
    added = [each for each in found if each.command not in stored["limits"].get(each.limit, {})]
    counts = {
        "answers": stored["answers"] + len(added),
        "normal": stored["normal"] + sum(each.limit == NORMAL for each in added),
    }
    again = _dated(stored.get("again", {}), new["limits"], commit)
    measured = {"limits": limits, "beyond": beyond, "slow": slow | new["slow"], "again": again}
    return stored | counts | measured


Dated = Mapping[str, Mapping[str, Collection[str]]]
"""For each commit and limit, the commands that were measured then."""


def _dated(before: Dated, new: Mapping[str, Collection[str]], commit: str) -> Dated:
    """When each command was last measured at a limit."""
    dated: dict[str, dict[str, list[str]]] = {}
    for at, rows in before.items():
        for limit, commands in rows.items():
            if older := [each for each in commands if each not in new.get(limit, ())]:
                dated.setdefault(at, {})[limit] = older
    for limit, commands in new.items():
        dated.setdefault(commit, {}).setdefault(limit, []).extend(commands)
    return dated


def main() -> int:
    """Returns 1 if a command exceeded the bounds or did not answer."""
    limits = [*logs(), *OTHERS]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--limit", action="append", choices=limits, help="may be repeated; all without it")
    parser.add_argument("--command", action="append", help="as in the table; may be repeated")
    parser.add_argument("--game", action="append", choices=shelf.own_names(), help="may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="how many commands are measured at a time")
    parser.add_argument("--shape", help="only shapes whose names contain these words")
    parser.add_argument(
        "--notes",
        type=Path,
        help="keeps each measurement; a later run continues from there",
    )
    parser.add_argument(
        "--renew", type=Path, help="print these stored numbers, with what NOTES has measured again"
    )
    parser.add_argument("--commit", default="", help="the commit at which those were measured again")
    parser.add_argument("--output-format", choices=("full", "json"), default="full")
    asked = parser.parse_args()
    asked.limit, asked.game = asked.limit or limits, asked.game or list(shelf.own_names())
    before = _noted(asked.notes)
    if asked.renew is not None:
        stored = json.loads(asked.renew.read_text(encoding="utf-8"))["worst"]
        print(json.dumps(renewed(stored, before, asked.commit)))
        return 0
    asked.known = {each[:4] for each in before}
    numbers = summed([*before, *measure(asked)])
    if asked.output_format == "json":
        print(json.dumps(numbers))
    else:
        print(f"{numbers['answers']} answers; {numbers['beyond']} beyond the bounds")
    return int(numbers["beyond"] != 0)


if __name__ == "__main__":
    sys.exit(main())
