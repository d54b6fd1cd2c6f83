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
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.reliability_numbers import COLLECTORS, Effort, NotHere, Numbers, commit_here  # noqa: E402
from scripts.worst_reasons import why_not  # noqa: E402

PAGE = ROOT / "docs" / "reliability.md"
STORED = ROOT / "docs" / "reliability.json"
WIDTH = 108
DATED = ("fuzz", "worst", "faults", "interrupts")
"""Long runs, whose commit is noted."""
MADE = "<!-- Made by scripts/make_reliability.py. Do not edit. -->"
INTRODUCTION = (
    "This page lists what Referee promises, how each promise is tested, and the numbers of the last stored "
    "run. `python -m scripts.make_reliability --collect NAME` repeats a run; no number is typed by hand. "
    "The long runs are not all of one commit; each says which one."
)


class Section(NamedTuple):
    """A promise: the name of its numbers, a title, how it is tested, and how to show the numbers."""

    name: str
    title: str
    text: str
    told: Callable[[Numbers], Sequence[str]]


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table with names on the left and numbers on the right."""
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


def at_commit(numbers: Numbers) -> str:
    return f" Commit {numbers['commit']}." if "commit" in numbers else ""


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
            f"processor time and {numbers['mebibytes']} MiB of additional memory; the most that was used "
            f"is {numbers['held']} MiB. {numbers['kept']} inputs that once broke a promise are kept."
            + at_commit(numbers)
            + _unfinished(sum(done.values()))
        ),
    ]
    before = numbers.get("before")
    if before is not None:
        words = filled(
            f"{before['executions']:,} executions before the last fixes, of the program and of the fuzzer "
            f"itself, broke the promises below.{_longest(before.get('runs', ()))}"
        )
        broken = [[promise, count] for promise, count in sorted(before["broken"].items())]
        told += ["", words, "", *table(["target and promise", "inputs"], broken)]
    return told


def _unfinished(done: int) -> str:
    """That only the beginning of a run of the fuzzer is stored."""
    whole = Effort().executions
    if done >= whole:
        return ""
    return f" Of its {whole:,} executions the table has the first {done:,}."


def _longest(runs: Sequence[Mapping[str, int]]) -> str:
    """The longest of the earlier runs, if they were counted one by one."""
    if not runs:
        return ""
    run = max(runs, key=lambda run: run["executions"])
    return (
        f" The longest of these runs had {run['executions']:,} executions, with the seed {run['seed']}, "
        f"and found {run['found']} inputs."
    )


def _worst(numbers: Numbers) -> list[str]:
    """A row for each command, a column for each limit: the most that any input took."""
    if "limits" not in numbers:  # an older run with fewer commands and without a table
        said = (
            f"{numbers['answers']} answers ({', '.join(numbers['commands'])}), {numbers['beyond']} beyond "
        )
        said += f"{numbers['seconds']} s of processor time or {numbers['mebibytes']:,} MiB of memory. "
        said += "The run that measures every command at every limit has not been made yet."
        return filled(said).split("\n")
    limits: Mapping[str, Mapping[str, Mapping[str, float]]] = numbers["limits"]
    commands = list(dict.fromkeys(command for row in limits.values() for command in row))
    rows = [
        [f"`{command}`", *(_taken(row[command]) if command in row else "–" for row in limits.values())]
        for command in commands
    ]
    without = [(limit, each) for limit, row in limits.items() for each in commands if each not in row]
    told = (
        f"{numbers['answers']:,} answers, {numbers['beyond']} beyond {numbers['seconds']} s of processor "
        f"time or {numbers['mebibytes']:,} MiB of memory. Of {numbers['normal']:,} answers about logs of "
        f"400 lines {sum(numbers['slow'].values())} took more than {numbers['normal_seconds']} s"
    )
    slow = ", ".join(f"`{command}` {count}" for command, count in sorted(numbers["slow"].items()))
    told += f": {slow}." if slow else "."
    told += " A command that takes longer than its bound is measured twice more, and the best time counts."
    told += (
        " The time of `record` at 400 lines is that of a session in which 390 lines are typed; each line "
        "has its own answer, so it is not counted among these."
    )
    for commit, measured in numbers.get("again", {}).items():
        cells = "; ".join(
            f"{_all_or_some(row, limits[limit])} at {limit}" for limit, row in measured.items()
        )
        told += f" Measured {f'at commit {commit}' if commit else 'after a later change'}: {cells}."
    if "again" in numbers:
        told += " These were measured on a busy machine. The rest is of earlier runs."
    told += at_commit(numbers)
    return [*table(["", *limits], rows), "", *_dashes(without, commands), "", *filled(told).split("\n")]


def _dashes(without: Sequence[tuple[str, str]], commands: Sequence[str]) -> Iterator[str]:
    """Why a cell has no figures: the limits and commands of each reason."""
    reasons: dict[str, dict[str, list[str]]] = {}
    for limit, command in without:
        reasons.setdefault(why_not(limit, command), {}).setdefault(limit, []).append(command)
    if reasons:
        yield "A dash is where a limit does not apply to a command:"
        yield ""
    for why, cells in sorted(reasons.items()):
        by_commands: dict[tuple[str, ...], list[str]] = {}
        for limit, each in cells.items():
            by_commands.setdefault(tuple(each), []).append(limit)
        for missing, where in by_commands.items():
            rest = [each for each in commands if each not in missing]
            said = ", ".join(f"`{each}`" for each in (missing if len(missing) <= len(rest) else rest))
            who = said if len(missing) <= len(rest) else f"all but {said}"
            yield from _item(f"{why}: {who}, at {', '.join(where)}")


def _item(text: str) -> list[str]:
    lines = fill(text, WIDTH - 2, break_on_hyphens=False, break_long_words=False).split("\n")
    return [f"{'- ' if not at else '  '}{line}" for at, line in enumerate(lines)]


def _all_or_some(row: Sequence[str], every: Collection[str]) -> str:
    return "everything" if len(row) == len(every) > 3 else ", ".join(f"`{each}`" for each in row)


def _taken(cell: Mapping[str, float]) -> str:
    return f"{cell['seconds']:.1f} s, {cell['mebibytes']:.0f} MiB"


def _tests(numbers: Numbers) -> list[str]:
    return [f"{numbers['tests']} tests."]


def _faults(numbers: Numbers) -> list[str]:
    columns = ("faults", "done", "refused", "interrupted", "killed", "broken", "lost")
    rows = by_game(*columns)(numbers["commands"])
    total = sum(row["faults"] for row in numbers["commands"].values())
    drawn = f"{total:,} faults of {numbers['kinds']} kinds, out of {numbers['possible']:,} possible ones."
    drawn += at_commit(numbers)
    drawn += "".join(f" `{name}` tried at {commit}." for name, commit in numbers.get("again", {}).items())
    return [rows[0].replace("|  |", "| command |", 1), *rows[1:], "", drawn]


def _interrupts(numbers: Numbers) -> list[str]:
    head = ["script", "interrupts", "silent", "traceback", "one line", "other", "tracebacks"]
    rows = [*_ends("by call", numbers["scripts"]), *_ends("by clock", numbers.get("moments", {}))]
    spread = f"By call: spread evenly over the first {numbers['calls']} system calls, one in each run."
    if "moments" in numbers:
        spread += f" By clock: spread evenly over the first {numbers['within']:.0f} ms, on a busy machine."
    return [*table(head, rows), "", *filled(spread + at_commit(numbers)).split("\n")]


def _ends(how: str, scripts: Mapping[str, Numbers]) -> Iterator[list[object]]:
    """A row for each script: how the interrupted runs ended."""
    names = {"installed": "ours", "by pip": "as pip writes it"}
    for name, each in scripts.items():
        ends = [each["ends"].get(end, 0) for end in ("silent", "traceback", "one line", "other")]
        where = ", ".join(f"{count:,} in {source}" for source, count in sorted(each["from"].items()))
        yield [f"{names[name]}, {how}", each["interrupts"], *ends, where]


def _recorder(numbers: Numbers) -> list[str]:
    return [f"{numbers['kills']:,} kills, {numbers['acknowledged']:,} acknowledged lines, none lost."]


SECTIONS = (
    Section(
        "rules",
        "Every rule has a log that breaks it and a log that keeps it",
        (
            "Each rule has a record that breaks it, marked on its line, and a legal record that is "
            "nearly the same. In a record Referee finds what is marked and nothing else "
            "(`tests/test_records.py`, `tests/test_rulebook.py`)."
        ),
        by_game("rules", "pairs", "legal", "illegal"),
    ),
    Section(
        "mutants",
        "The records notice a wrong rule",
        (
            "One part of the rules is changed at a time: a check is left out, an effect does nothing, "
            "a number is one higher. At least one record has to notice (`python -m scripts.mutants`). "
            "`excused` counts the changes that cannot affect a verdict; the script gives the reason "
            "for each."
        ),
        by_game("mutants", "killed", "excused", "survivors"),
    ),
    Section(
        "coverage",
        "Every edition and every ending has records",
        ("Counted by `referee coverage records`."),
        by_game("editions", "endings"),
    ),
    Section(
        "games",
        "Legal games are accepted",
        (
            "Random games are made from a seed, by choosing from the list of legal actions. Then each "
            "is read and judged as a whole. The list does not use the rules, and the rules do not use "
            "the list."
        ),
        by_game("games", "actions", "wrong"),
    ),
    Section(
        "violations",
        "A violation is found, and nothing else",
        (
            "One violation is put into a random game. It counts as found if Referee reports this rule "
            "on this line, and nothing else."
        ),
        by_game("games", "found"),
    ),
    Section(
        "fuzz",
        "Any input gets an answer",
        (
            "No input causes a traceback or exceeds the bounds. Every finding points into the text. "
            "`format` keeps every word that it did not understand, does not change a log that it "
            "cannot read, and changes nothing when it runs again. Export to JSON and import give the "
            "same text. A change of spelling or spacing alone does not change the verdict. A line "
            "that the recorder has acknowledged is in the file. A log that is written in another language "
            "and back is the same log. No text of a log becomes markup on a page. A damaged archive gets "
            "an answer too. The inputs are records with random "
            "changes (words, lines, numbers, names, signs, bytes, other games and editions) and whole "
            "logs of unusual shapes (thousands of names, one line repeated, every line wrong, several "
            "games mixed); `python -m scripts.fuzz` makes them. For `read`, `format` and `json` most "
            "inputs are a header with a few lines; for the other targets they are whole logs. An "
            "execution is one input for one target, which checks one of these promises. Fast targets "
            "have many more executions than slow ones. `repair` may replay 5,000 lines here. An input "
            "that takes too long is tried twice more, because a busy machine is slower, and the best "
            "of the three times counts. With `python -m scripts.fuzz --guided` code coverage guides "
            "the choice of inputs. An input that breaks a promise is shortened and kept in "
            "`tests/fuzz/found`, or becomes a test of its own, and is tried in every run of the tests. "
            "A whole run of 200,000 (seed 907, commit 84b5918b) found nothing. Afterwards archives, "
            "configurations and editors were attacked by hand. What was found is told below the table of "
            "limits, and the fuzzer got inputs of these kinds: zips with numbers of 64 bits, lines of many "
            "small parts, tars with long headers, and configurations. A run with these inputs (seed 1013, "
            "commit f5aa596a) was stopped after 154,000, because a `dispute` of 1,800 wrong lines took "
            "3 s. It is mended and takes 1 s. The whole run after that (seed 1201, commit 8a23633d) found "
            "nothing. After more changes of the reader, runs with the seeds 1907 to 1909 found brackets in "
            "brackets (no answer), a player called like a header line (a log that could not be translated) "
            "and a line of 700 actions (2.6 s) before they were stopped; all three are mended. The table "
            "has the whole run after that (seed 1910), which found nothing; since then only the list of "
            "what may be played next in the recorder has changed."
        ),
        _fuzz,
    ),
    Section(
        "worst",
        "The largest inputs get an answer within bounds",
        (
            "For each limit in this documentation, and each command that it applies to, the table has "
            "the most that any input of that size took, in seconds of processor time and MiB of "
            "memory. The inputs have the worst shapes that we know: every line wrong, one line "
            "repeated, nothing readable, endless results, nested lists, circular links, and so on "
            "(`scripts/worst_logs.py`, `scripts/worst_files.py`). Each command runs in its own "
            "process (`python -m scripts.fuzz_worst`). A session of `serve` is a browser that opens the "
            "log and sends a line, and one of `lsp` an editor that opens the log and asks about it "
            "(`scripts/worst_sessions.py`). What lies beside logs, or holds them, is measured as well "
            "(`scripts/worst_folders.py`): boards, goldens, configurations, folders of links, and archives "
            "with a line of 32 MiB, a log of 16 MiB, content of 200 times its size, 60,000 members, or "
            "headers without end. An archive of 10,000,000 members was not made. `golden` compares a log "
            "with the golden of another one. Every command reads a configuration in the same way, so all "
            "its shapes are for `check` and `config`, and two of them for the others. "
            "Some bounds were once not kept. At 16 MiB `lsp` took 74 s, `survey` 29 s "
            "and `check --fix` 11 s, and up to 1,047 MiB were held. At 200,000 lines of strangers `serve` "
            "took 23 s and `tally` 13 s. So a page, an editor and a browser take at most 1 MiB, a survey "
            "takes at most 200,000 actions of a log, `check --fix` corrects at most 4 MiB, and reading "
            "stops after 1,000 lines of players whom the header does not name (`tests/test_extent.py`). "
            "A line of small parts in JSON lines took 900 MiB, and a long record there minutes; extra "
            "headers of a tar took 700 MiB; corrections in 20,000 lines of slips took 14 s; a key of "
            "32,000 parts in a configuration 8 s and 3.9 GiB; a pyproject.toml of empty lines more than "
            "40 s; and a zip or an editor that names a place or a length of 64 bits ended in an internal "
            "error. A `dispute` of a whole board game with slips took 5 s; it searches for them once now. "
            "These are bounded now "
            "(`tests/archive/test_reading.py`, `tests/cli/test_hostile_config.py`, "
            "`tests/lsp/test_incoming.py`). The commits 307908f0, e2b9997f, 0b08449f and 8299437c were "
            "measured before they were rebased."
        ),
        _worst,
    ),
    Section(
        "files",
        "A file is written completely or not at all",
        (
            "After a full disk, a read-only folder, a disk error, an interrupt or a kill, a file has "
            "its old or its new content, and no other file is left in the folder. What a kill leaves "
            "behind is removed by the next command that writes there. A log that another program has "
            "changed since it was read is not overwritten. Of two writers one waits, and while a "
            "recorder has a log open, nobody else writes to it. A link to a log is followed; a link "
            "in the place of a golden, a lock or the file of undone lines is not. Owner and "
            "permissions stay the same. A file with several names is not written "
            "(`tests/cli/test_files.py`, `tests/cli/test_odd_folders.py`)."
        ),
        _tests,
    ),
    Section(
        "faults",
        "Any system call may fail",
        (
            "Each system call that a writing command makes in its folder is made to fail, one at a "
            "time: a full disk, a disk error, a missing permission, once or from then on; half a "
            "write; a signal before or after the call; a kill. Afterwards every file has its old or "
            "its new content, no line that the recorder has acknowledged is lost, no other file is "
            "left in the folder, the exit code is a documented one, the reason is given in one line, "
            "and the same command works when it runs again. What a kill leaves behind is removed by "
            "that next run; on a file system without locks it stays, because nobody can know whether "
            "the process still runs. Tables of a survey may be unfinished; the next run completes them. "
            "`done`: the command did its work anyway. `refused`: exit code 2 and the reason "
            "(`python -m scripts.faults`; with `--strace` real calls fail; `tests/faults` has a sample)."
        ),
        _faults,
    ),
    Section(
        "interrupts",
        "Ctrl-C ends a command with one line, or without a word while Python starts",
        (
            "Python answers Ctrl-C with a traceback, and begins to do so before any program can "
            "run. So the command is a script of our own, and not the one that pip would write "
            "(`launcher/referee`). It starts Python without what Python loads for every program, "
            "decides first what Ctrl-C does, and loads the rest then. What Python writes to the "
            "error output before that is not shown. So Ctrl-C in these first milliseconds ends the "
            "process without a word; nothing has been read or written by then, and the exit code is "
            "130 or Python's own. Later it ends with one line and the exit code 2. `other`: Python "
            "overlooked the signal while it opened its streams, so the command went on. The script "
            "of pip, which is measured for comparison, is installed as `moai-referee`. `referee` "
            "runs it if it cannot tell which Python to use, if that Python is not there, or if "
            "PYTHONHOME is set, because then the reason has to be seen. If `referee` ever ends "
            "without a word by itself, the Python below it is broken, and `moai-referee` shows how. "
            "`python -m referee`, and Windows, where Python starts the command in another way, do "
            "as Python does. The files for Windows have not been tried (`python -m "
            "scripts.early_interrupts`, `tests/cli/test_launcher.py`)."
        ),
        _interrupts,
    ),
    Section(
        "recorder",
        "A line that the recorder has acknowledged is not lost",
        ("Recorders are killed at random moments. Every line that was acknowledged is in the file."),
        _recorder,
    ),
    Section(
        "strangers",
        "Text from strangers is only text",
        (
            "Control characters and direction marks in logs, boards, file names and the command line "
            "are made visible in every format, and never sent to the terminal. Names are not "
            "interpreted as markup in Markdown and SVG, or as formulas in CSV. Judging a log reads no "
            "other file than a board in its folder. A board file runs nothing and has no anchors "
            "(`tests/cli/test_strangers.py`)."
        ),
        _tests,
    ),
)


def filled(text: str) -> str:
    return fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)


def page(numbers: Mapping[str, Numbers]) -> str:
    """The page, from the numbers that are stored."""
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
            found = dict(COLLECTORS[name](effort))
            commit = effort.commit or commit_here()
            if name == "faults" and effort.only and name in numbers:
                found = _with_faults_of_a_few(numbers[name], found, commit)
            elif name in DATED and commit and not (name == "worst" and effort.renew):
                found["commit"] = commit
            numbers[name] = found
        except NotHere as missing:
            print(f"{name}: no numbers: {missing}", file=sys.stderr)
        else:
            print(f"{name}: {json.dumps(numbers[name])}")
    return {name: numbers[name] for name in COLLECTORS if name in numbers}


def _with_faults_of_a_few(before: Numbers, found: Numbers, commit: str) -> dict[str, Any]:
    """The numbers of all commands, with those of a few tried again, or tried for the first time."""
    rows = {**before["commands"], **found["commands"]}
    is_new = not found["commands"].keys() & before["commands"].keys()
    return {
        **before,
        "possible": before["possible"] + (found["possible"] if is_new else 0),
        "commands": {name: rows[name] for name in sorted(rows)},
        "again": {**before.get("again", {}), **dict.fromkeys(sorted(found["commands"]), commit)},
    }


def _effort(asked: argparse.Namespace) -> Effort:
    before = tuple(asked.before)
    fuzzing = (asked.executions, asked.jobs, asked.folder, before)
    limits = (asked.notes, asked.renew, asked.commit)
    return Effort(*fuzzing, *limits, asked.games, asked.kills, asked.faults, asked.only)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the page is stale")
    parser.add_argument("--collect", nargs="+", choices=[*COLLECTORS, "all"], default=[], metavar="NAME")
    parser.add_argument("--executions", type=int, default=Effort().executions, help="of the fuzzer")
    parser.add_argument("--jobs", type=int, default=Effort().jobs, help="processes of the fuzzer")
    parser.add_argument("--folder", default=Effort().folder, help="where the run of the fuzzer is kept")
    parser.add_argument(
        "--before", nargs="+", default=[], help="folders of earlier runs, whose findings are fixed"
    )
    parser.add_argument("--notes", help="a file with the notes of a run at the limits, which is continued")
    parser.add_argument(
        "--renew", action="store_true", help="those notes are of a few commands, measured again"
    )
    parser.add_argument("--commit", default="", help="the commit of that run; the current one without it")
    parser.add_argument("--games", type=int, default=Effort().games, help="random games of each edition")
    parser.add_argument("--kills", type=int, default=Effort().kills, help="recorders that are killed")
    parser.add_argument("--faults", type=int, default=Effort().faults, help="system calls that fail")
    parser.add_argument(
        "--only",
        default="",
        metavar="NAME",
        help="faults of the commands whose names begin with this alone",
    )
    asked = parser.parse_args()
    if asked.check:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page(stored())
        print("docs/reliability.md is as it should be" if fresh else "docs/reliability.md is stale")
        return int(not fresh)
    names = list(COLLECTORS) if "all" in asked.collect else asked.collect
    numbers = collect(names, _effort(asked)) if names else stored()
    whole = json.dumps(numbers, indent=2) + "\n"  # a kill must not leave half of the numbers
    new = STORED.with_suffix(".new")
    new.write_text(whole, encoding="utf-8")
    new.replace(STORED)
    PAGE.write_text(page(numbers), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
