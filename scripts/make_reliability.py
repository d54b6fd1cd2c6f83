"""Write docs/reliability.md from the numbers in docs/reliability.json.

    python -m scripts.make_reliability                    the page from the stored numbers
    python -m scripts.make_reliability --check            nothing is written; 1 if the page is stale
    python -m scripts.make_reliability --collect NAME...  run these again, or `all`, store, and write

A section without stored numbers is not on the page.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.reliability_numbers import COLLECTORS, Effort, NotHere, Numbers  # noqa: E402

PAGE = ROOT / "docs" / "reliability.md"
STORED = ROOT / "docs" / "reliability.json"
WIDTH = 108
MADE = "<!-- Made by scripts/make_reliability.py. Do not edit. -->"
INTRODUCTION = (
    "What is promised, how each promise is tested, and the numbers of the last run that was stored. Every "
    "number comes from a run that can be made again, `python -m scripts.make_reliability --collect NAME`; "
    "none is typed in by hand."
)


class Section(NamedTuple):
    """A promise: the name of its numbers, a title, how it is tested, and the numbers told."""

    name: str
    title: str
    text: str
    told: Callable[[Numbers], Sequence[str]]


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """Names on the left, numbers on the right."""
    between = ["---", *("---:" for _ in head[1:])]
    lines = [head, between, *([row[0], *(_figure(cell) for cell in row[1:])] for row in rows)]
    return [f"| {' | '.join(map(str, line))} |" for line in lines]


def _figure(cell: object) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def by_game(*columns: str) -> Callable[[Numbers], list[str]]:
    """A row for each game, and one for all of them."""

    def told(numbers: Numbers) -> list[str]:
        rows = [[name, *(each[column] for column in columns)] for name, each in numbers.items()]
        rows.append(["all", *(sum(each[column] for each in numbers.values()) for column in columns)])
        return table(["", *columns], rows)

    return told


def _fuzz(numbers: Numbers) -> list[str]:
    done: Mapping[str, int] = numbers["executions"]
    slowest: Mapping[str, float] = numbers["slowest"]
    earlier: Mapping[str, int] = numbers.get("before", {}).get("targets", {})
    rows: list[list[object]] = [
        [name, done[name], earlier.get(name, 0), f"{slowest[name]:.1f}"] for name in done
    ]
    all_earlier = numbers.get("before", {}).get("executions", 0)
    if all_earlier > sum(earlier.values()):
        rows.append(["not counted by target", "", all_earlier - sum(earlier.values()), ""])
    rows.append(["all", sum(done.values()), all_earlier, f"{max(slowest.values()):.1f}"])
    told = [
        *table(["target", "executions", "before", "slowest, seconds"], rows),
        "",
        filled(
            f"Broken promises: {numbers['found']}. The bounds for an input are {numbers['seconds']} s of "
            f"computing and {numbers['mebibytes']} MiB of memory beyond what was held before; the most "
            f"was {numbers['held']} MiB. {numbers['kept']} inputs that once broke a promise are kept."
        ),
    ]
    before = numbers.get("before")
    if before is not None:
        words = filled(
            f"{before['executions']:,} executions before the last mends, of the program and of the fuzzer "
            "itself, spoke against these promises:"
        )
        broken = [[promise, count] for promise, count in sorted(before["broken"].items())]
        told += ["", words, "", *table(["target and promise", "inputs"], broken)]
    return told


def _worst(numbers: Numbers) -> list[str]:
    """A row for each command, a column for each limit: the most that any input took."""
    if "limits" not in numbers:  # of a run that asked fewer commands and kept no table
        said = (
            f"{numbers['answers']} answers ({', '.join(numbers['commands'])}), {numbers['beyond']} beyond "
        )
        said += f"{numbers['seconds']} s of computing or {numbers['mebibytes']:,} MiB of memory. "
        said += "The run in which every command is measured at every limit is still to be made."
        return filled(said).split("\n")
    limits: Mapping[str, Mapping[str, Mapping[str, float]]] = numbers["limits"]
    commands = list(dict.fromkeys(command for row in limits.values() for command in row))
    rows = [
        [f"`{command}`", *(_taken(row[command]) if command in row else "" for row in limits.values())]
        for command in commands
    ]
    told = (
        f"{numbers['answers']:,} answers, {numbers['beyond']} beyond {numbers['seconds']} s of processor "
        f"time or {numbers['mebibytes']:,} MiB of memory. Of {numbers['normal']:,} answers about logs of "
        f"400 lines {sum(numbers['slow'].values())} took more than {numbers['normal_seconds']} s"
    )
    slow = ", ".join(f"`{command}` {count}" for command, count in sorted(numbers["slow"].items()))
    told += f": {slow}." if slow else "."
    told += " A command that takes longer than its bound is measured twice more, and the best time counts."
    return [*table(["", *limits], rows), "", *filled(told).split("\n")]


def _taken(cell: Mapping[str, float]) -> str:
    return f"{cell['seconds']:.1f} s, {cell['mebibytes']:.0f} MiB"


def _tests(numbers: Numbers) -> list[str]:
    return [f"{numbers['tests']} tests."]


def _faults(numbers: Numbers) -> list[str]:
    columns = ("faults", "done", "refused", "interrupted", "killed", "broken", "lost")
    rows = by_game(*columns)(numbers["commands"])
    total = sum(row["faults"] for row in numbers["commands"].values())
    drawn = f"{total:,} faults of {numbers['kinds']} kinds, of {numbers['possible']:,} that there are."
    return [rows[0].replace("|  |", "| command |", 1), *rows[1:], "", drawn]


def _recorder(numbers: Numbers) -> list[str]:
    return [f"{numbers['kills']:,} kills, {numbers['acknowledged']:,} acknowledged lines, none lost."]


SECTIONS = (
    Section(
        "rules",
        "Every rule is shown broken and kept",
        (
            "A rule has a record that breaks it, marked on its line, and a legal neighbour that "
            "does not. A record gives its marks and nothing else (`tests/test_records.py`, "
            "`tests/test_rulebook.py`)."
        ),
        by_game("rules", "pairs", "legal", "illegal"),
    ),
    Section(
        "mutants",
        "A rule that is spoiled is noticed",
        (
            "One thing of the law is spoiled at a time: a check left out, an effect that does "
            "nothing, a number that is one higher. A record has to notice (`python -m "
            "scripts.mutants`, which also gives the reason why no verdict can show an excused one)."
        ),
        by_game("mutants", "killed", "excused", "survivors"),
    ),
    Section(
        "coverage",
        "Every edition and every ending has its records",
        "Counted by `referee coverage records`.",
        by_game("editions", "endings"),
    ),
    Section(
        "games",
        "What may be played is legal",
        (
            "Random games from a seed, made of what the list of legal actions offers, are read "
            "and judged from the first line to the last. The list asks no rule, and the rules do "
            "not know the list."
        ),
        by_game("games", "actions", "wrong"),
    ),
    Section(
        "violations",
        "What is wrong is found, and only that",
        ("One violation is put into a random game. Found means: this rule on this line, and nothing else."),
        by_game("games", "found"),
    ),
    Section(
        "fuzz",
        "Any input gets an answer",
        (
            "No input gives a traceback, or takes more than the bounds. Findings lie inside the "
            "text. `format` never drops a word that nobody can have understood, leaves a log that it "
            "cannot read as it was, and changes nothing the second time. JSON comes back as the same "
            "text. Nothing but looks changes nothing in the verdict. What the recorder acknowledges is "
            "in the file. Inputs are records bent by slips: words, lines, numbers, names, signs, bytes, "
            "other games and editions; and whole logs of odd shapes: thousands of names, the same line "
            "without end, every line wrong, games mixed (`python -m scripts.fuzz`). For `read`, "
            "`format` and `json` most inputs are a header with a few lines; for the others they are "
            "whole logs. An execution is one input through one target, where it meets one question: "
            "cheap targets have far more of them than dear ones. `repair` may replay 5,000 lines here. "
            "An input beyond the time is tried twice more, since a busy machine computes more slowly, "
            "and the best of three counts. `python -m scripts.fuzz --guided` lets the coverage choose "
            "the inputs. What was found is made small, kept in `tests/fuzz/found` and tried by every "
            "run of the tests."
        ),
        _fuzz,
    ),
    Section(
        "worst",
        "The largest input gets an answer within bounds",
        (
            "Each limit that these pages state, and each command that it applies to: the most that "
            "any input of that size took, in seconds of computing and MiB of memory. The inputs have the "
            "worst shapes that we know: wrong in every line, one line again and again, nothing that can "
            "be read, results without end, lists in lists, links in a circle, and so on "
            "(`scripts/worst_logs.py`, `scripts/worst_files.py`). Each command runs in a process of its "
            "own (`python -m scripts.fuzz_worst`)."
        ),
        _worst,
    ),
    Section(
        "files",
        "A file is written whole or not at all",
        (
            "A full disk, a read-only folder, a failing disk, an interrupt, a kill: the file is "
            "the old one or the new one, and nothing else is left in the folder. What a kill leaves "
            "is taken away by the next command that writes there. A log that "
            "somebody else has changed since it was read is not overwritten; of two writers "
            "one waits, and while a recorder keeps a log nobody else writes to it. A link to a log "
            "is followed, one in the place of a golden, a lock or lines taken back is not; owner and "
            "permissions stay; a file with several names is left alone "
            "(`tests/cli/test_files.py`, `tests/cli/test_odd_folders.py`)."
        ),
        _tests,
    ),
    Section(
        "faults",
        "Every system call may fail",
        (
            "Each call to the system that a writing command makes about its folder is made to go wrong, "
            "one at a time: a full disk, a failing disk, a right that is missing, once or from then on; "
            "half a write; a signal before it or after it; a kill. Afterwards every file has its old or "
            "its new content, no line is lost that the recorder has acknowledged, nothing else is left in "
            "the folder, the exit code is documented, the reason is one line, and the same command works "
            "when it is run again. What a kill leaves is taken away by that next run; on a file system "
            "without locks it stays, since nobody can tell whether its process still lives. `done`: the "
            "command did its work all the same; `refused`: exit code 2 and the reason (`python -m "
            "scripts.faults`; with `--strace` by real calls; a sample in `tests/faults`)."
        ),
        _faults,
    ),
    Section(
        "recorder",
        "What the recorder has acknowledged is not lost",
        "Recorders are killed at random moments. Every line that was acknowledged is in the file.",
        _recorder,
    ),
    Section(
        "strangers",
        "A stranger's words are only words",
        (
            "Control characters and direction marks are shown and not sent to the terminal, from "
            "logs, boards, file names and the command line, in every format. Names are no markup "
            "in Markdown and SVG and no formula in CSV. A log reads no file but a board beside "
            "it; a board file runs nothing and has no anchors (`tests/cli/test_strangers.py`)."
        ),
        _tests,
    ),
)


def filled(text: str) -> str:
    return fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)


def page(numbers: Mapping[str, Numbers]) -> str:
    """The page from the numbers that there are."""
    rows = [MADE, "", "# Reliability", "", filled(INTRODUCTION)]
    for section in SECTIONS:
        if section.name in numbers:
            rows += [
                "",
                f"## {section.title}",
                "",
                filled(section.text),
                "",
                *section.told(numbers[section.name]),
            ]
    return "\n".join(rows) + "\n"


def stored() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    return data


def collect(names: Sequence[str], effort: Effort) -> dict[str, Any]:
    """The stored numbers with those of some collectors renewed."""
    numbers = stored()
    for name in names:
        try:
            numbers[name] = COLLECTORS[name](effort)
        except NotHere as missing:
            print(f"{name}: no numbers: {missing}", file=sys.stderr)
        else:
            print(f"{name}: {json.dumps(numbers[name])}")
    return {name: numbers[name] for name in COLLECTORS if name in numbers}


def _effort(asked: argparse.Namespace) -> Effort:
    before = tuple(asked.before)
    fuzzing = (asked.executions, asked.jobs, asked.folder, before)
    return Effort(*fuzzing, asked.notes, asked.games, asked.kills, asked.faults)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the page is stale")
    parser.add_argument("--collect", nargs="+", choices=[*COLLECTORS, "all"], default=[], metavar="NAME")
    parser.add_argument("--executions", type=int, default=Effort().executions, help="of the fuzzer")
    parser.add_argument("--jobs", type=int, default=Effort().jobs, help="processes of the fuzzer")
    parser.add_argument("--folder", default=Effort().folder, help="where the run of the fuzzer is kept")
    parser.add_argument("--before", nargs="+", default=[], help="folders of earlier runs, now mended")
    parser.add_argument("--games", type=int, default=Effort().games, help="random games of each edition")
    parser.add_argument("--kills", type=int, default=Effort().kills, help="recorders that are killed")
    parser.add_argument("--faults", type=int, default=Effort().faults, help="system calls that fail")
    parser.add_argument("--notes", help="measurements at the limits, which are continued")
    asked = parser.parse_args()
    if asked.check:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page(stored())
        print("docs/reliability.md is as it should be" if fresh else "docs/reliability.md is stale")
        return int(not fresh)
    names = list(COLLECTORS) if "all" in asked.collect else asked.collect
    numbers = collect(names, _effort(asked)) if names else stored()
    STORED.write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    PAGE.write_text(page(numbers), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
