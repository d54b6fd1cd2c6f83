"""The figures of a stored run in words and tables, for docs/performance.md and for the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from . import peers
from .targets import targets

Found = Mapping[str, Any]
SLOWEST = 5
"""So many of the slowest commands are named first."""


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table with names on the left and numbers on the right."""
    between = ["---", *("---:" for _ in head[1:])]
    return [f"| {' | '.join(map(str, line))} |" for line in (head, between, *rows)]


def _ratio(ratios: Sequence[float] | None) -> str:
    """The median with its range."""
    return "-" if ratios is None else f"{ratios[0]:.2f} [{ratios[1]:.2f}-{ratios[2]:.2f}]"


# --- what is slow, and what was wanted ---


def slow(stored: Found) -> list[str]:
    """The worst of each part, worst first."""
    return ["## What is slow", "", *(f"- {line}" for line in _slow(stored))]


def _slow(stored: Found) -> Iterator[str]:
    if "wrong" in stored:
        for game, rows in stored["wrong"]["games"].items():
            check, repair = rows["check"], rows["repair"]
            yield (
                f"A wrong log of {game}: `check` takes {check['90 %']:,.0f} ms or more for one in ten and "
                f"{check['worst']:,.0f} ms at the worst, `repair` {repair['median']:,.0f} ms in the median "
                f"and {repair['worst']:,.0f} ms at the worst."
            )
    if "passes" in stored:
        slower = [
            (figures["cold ratio"][0], name)
            for name, figures in stored["passes"]["programs"].items()
            if name not in peers.PEERS and figures.get("cold ratio", [1.0])[0] < 1.0
        ]
        if slower:
            told = ", ".join(f"{name} {ratio:.2f} ×" for ratio, name in sorted(slower))
            yield f"Slower than python-chess in a first pass: {told}."
    if "startup" in stored:
        times = sorted(((each[0], name) for name, each in stored["startup"]["times empty"].items()))
        told = ", ".join(f"`{name}` {ratio:.0f} ×" for ratio, name in reversed(times[-SLOWEST:]))
        yield f"The slowest commands for one log, × an empty Python: {told}."
    if "growth" in stored:
        lines = [
            (row["ms"][-1] / each["actions"][-1], command, game)
            for game, each in stored["growth"].items()
            for command, row in each["commands"].items()
            if "5 logs" not in command and "line" not in command
        ]
        told = ", ".join(f"`{name}` of {game} {ms:.2f} ms" for ms, name, game in sorted(lines)[:-4:-1])
        yield f"The slowest commands for each action of a legal log: {told}."


def reached(stored: Found) -> list[str]:
    all_targets = list(targets(stored))
    rows = [
        (each.what, each.wanted, each.got, "met" if each.met else "**missed**")
        for each in sorted(all_targets, key=lambda each: each.met)
    ]
    met = sum(each.met for each in all_targets)
    told = f"{met} of {len(all_targets)} are met."
    return ["## Targets", "", told, "", *table(["", "wanted", "measured", ""], rows)]


# --- the parts ---


def passes(found: Found) -> list[str]:
    rows = [
        (
            name,
            f"{each['cold']:,}",
            _ratio(each.get("cold ratio")),
            f"{each['warm']:,}",
            _ratio(each.get("warm ratio")),
        )
        for name, each in found["programs"].items()
    ]
    head = ["text to verdict, one process", "cold, a second", "× python-chess", "warm", "× python-chess"]
    told = (
        "Moves or actions in a second of processor time. Cold: a fresh process that has read one other "
        f"game reads each of {found['logs']} logs once. Warm: it reads them once more. The logs are of "
        "`simulate`, in all editions and numbers of players in turn. Loose: the same in other words, case "
        "and spacing. Golden games: the long legal logs of the repository. Medians of "
        f"{found['rounds']} rounds, in each of which all programs take their turn; in brackets the least "
        f"and the most. × is against *{peers.BASE}* in the same round. sgfmill does not judge whether a "
        "move is legal. An action here is simpler than a move of chess, so the ratio says what a user "
        "gets, not which program is better."
    )
    return ["## From text to verdict", "", told, "", *table(head, rows)]


def startup(found: Found) -> list[str]:
    times: Mapping[str, Sequence[float]] = found["times empty"]
    plain = [name for name in times if " / " not in name]
    commands = list(dict.fromkeys(name.partition(" / ")[0] for name in times if " / " in name))
    games = list(dict.fromkeys(name.partition(" / ")[2] for name in times if " / " in name))
    rows = [
        (f"`{command}`", *(f"{times[f'{command} / {game}'][0]:.1f}" for game in games))
        for command in commands
    ]
    told = (
        f"Processor time of whole commands, as multiples of `python -c pass` ({found['empty ms']} ms): the "
        f"least of {found['starts']} starts each, because other work on the machine makes starts slower."
    )
    others = table(["", "× empty"], [(f"`{name}`", f"{times[name][0]:.1f}") for name in plain])
    return ["## Start-up", "", told, "", *others, "", *table(["one log of", *games], rows)]


def wrong(found: Found) -> list[str]:
    rows = [
        (f"`{command}`, {game}", *(f"{row[key]:,.0f}" for key in ("median", "90 %", "worst")))
        for game, commands in found["games"].items()
        for command, row in commands.items()
    ]
    told = (
        f"{found['logs']} logs of each game by `simulate --illegal`, milliseconds of processor time, warm."
    )
    return ["## Wrong logs", "", told, "", *table(["", "median", "90 %", "worst"], rows)]


def growth(found: Found) -> list[str]:
    games = list(found)
    commands = list(found[games[0]]["commands"])
    head = ["", *(f"{game}, ms | exponent" for game in games)]
    between = ["---", *("---:" for _ in range(2 * len(games)))]
    lengths = ", ".join(f"{game} {found[game]['actions'][-1]}" for game in games)
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(between)} |"]
    for command in commands:
        cells = [found[game]["commands"][command] for game in games]
        told = " | ".join(f"{cell['ms'][-1]:,.1f} | {cell['exponent']:.2f}" for cell in cells)
        lines.append(f"| `{command}` | {told} |")
    words = (
        f"One long game of each and its first half, quarter and eighth (actions: {lengths}): the time "
        "for the whole in milliseconds, and the exponent of the growth: 1 means that twice the log takes "
        "twice the time. "
        "`record, one line` judges the whole log again for each line; a log kept line by line was not "
        "timed as a whole. `simulate` plays games of 5 to 40 turns. Logs without a line are measured "
        "from a quarter on; the same line near the beginning is missing at every length. The search "
        "for causes and repairs is limited (see below)."
    )
    return ["## Growth with the log", "", words, "", *lines]


def memory(found: Found) -> list[str]:
    stages = found["stages"]
    head = ["logs checked in one process", *(f"{logs:,}" for logs, _ in stages)]
    told = "Logs of all games, a third of them loose, with other names in every round."
    return [
        "## Memory",
        "",
        told,
        "",
        *table(head, [("resident MiB", *(f"{mib:.1f}" for _, mib in stages))]),
    ]


def processes(found: Found) -> list[str]:
    rows = [
        (
            jobs,
            row["wall"],
            row["first"],
            row["others"],
            row["wall ratio"],
            row["best round"],
            row["at best"],
        )
        for jobs, row in found["jobs"].items()
    ]
    head = ["`--jobs`", "seconds", "first process", "others", "× one", "best round", "at best"]
    told = (
        f"`check --jobs N` of an archive with {found['logs']:,} logs of all games, every seventh with a "
        f"violation; medians of {found['rounds']} rounds. The machine has {found['cores']} cores, and its "
        f"load was {found['load']}, so wall-clock times (seconds, × one) say little. Processor time of the "
        "first process and of the others says what idle cores could give at best: N times the work of one "
        "process, over all the work of N."
    )
    return ["## Processes", "", told, "", *table(head, rows)]


def editor(found: Found) -> list[str]:
    rows = [
        (name, row["median"], row["worst"], row["worst of all rounds"], row["completion"], row["hover"])
        for name in ("legal", "two faults above")
        for row in (found[name],)
    ]
    head = ["the log", "median", "worst", "worst of all rounds", "completion", "hover"]
    told = (
        f"Line {found['line']} of a board game is typed key by key into an editor with `referee lsp`. "
        "Milliseconds (wall clock) from each key to the findings, the best "
        f"of {found['rounds']} rounds; and for completion and hover at the end of the line."
    )
    return ["## In an editor", "", told, "", *table(head, rows)]


def pages(found: Found) -> list[str]:
    rows = [
        (game, row["lines"], row["seconds"], row["KB"], row["MiB of a quarter"], row["MiB"], row["opened"])
        for game, row in found.items()
    ]
    head = ["the game", "lines", "seconds", "KB", "MiB, a quarter", "MiB, all", "seconds to open"]
    told = (
        "`referee replay` of a long random game with as many players as the game allows: processor time of "
        "the command, the size of the page, the most memory for a quarter of the log and for all of it, "
        "and the time until Chromium has opened the page at the width of a phone (the best of several)."
    )
    return ["## Pages", "", told, "", *table(head, rows)]


def serve(found: Found) -> list[str]:
    rows = [
        (length, *(row[key] for key in ("tap", "verdict", "worst", "other device", "other device, worst")))
        for length, row in found["lengths"].items()
    ]
    told = (
        "A line at the end of a board game of four on the page of `referee serve`, over loopback. "
        "Milliseconds (wall clock) from a tap to the next choices, and from *Write* to the verdict on the "
        f"page, the best of {4 * found['rounds']}; and the worst tap and the worst verdict together. Then "
        "from *Write* on one device until another shows the line, the best and the worst. Notes make the "
        "longest log."
    )
    head = ["lines", "tap", "verdict", "both, worst", "other device", "worst"]
    return ["## On a page", "", told, "", *table(head, rows)]


def recorder(found: Found) -> list[str]:
    rows = [
        (length, row["line"], row["worst"], row["processor"], row["tab"])
        for length, row in found["lengths"].items()
    ]
    told = (
        "A line at the end of a board game of four, typed at the prompt of `referee record`. Milliseconds "
        "from Enter to the next prompt: the line is judged, is on the disk, and what it did is in words. "
        f"Wall clock, the best and the worst of {found['rounds']}; the best processor time; a completion."
    )
    head = ["lines", "line", "worst", "processor", "Tab"]
    return ["## At the prompt", "", told, "", *table(head, rows)]


def languages(found: Found) -> list[str]:
    rows = [
        (f"{game}, {code}", *(f"{row[how]:.2f}" for how in ("cold", "warm", "start")))
        for game, codes in found["games"].items()
        for code, row in codes.items()
    ]
    told = (
        "Processor time as a multiple of English. Cold and warm: the same logs of `simulate` in each "
        "language, from text to verdict, as in the first table. Start: `check` of one English log, with "
        f"messages in that language. The least of {found['rounds']} rounds and {found['starts']} starts, "
        "in which all languages take their turn."
    )
    head = ["× English", "cold", "warm", "start of `check`"]
    return ["## Other languages", "", told, "", *table(head, rows)]


SECTIONS: dict[str, Callable[[Found], list[str]]] = {
    "passes": passes,
    "startup": startup,
    "wrong": wrong,
    "growth": growth,
    "memory": memory,
    "processes": processes,
    "editor": editor,
    "pages": pages,
    "recorder": recorder,
    "serve": serve,
    "languages": languages,
}


def made(stored: Found) -> str:
    """On which machine, and with what."""
    how = stored["made"]
    versions = ", ".join(f"{name} {number}" for name, number in how["versions"].items() if number)
    return f"Measured on {how['date']}, {how['cores']} cores, load {how['load']}: {versions}."


def whole(stored: Found) -> list[str]:
    """All sections for which there are figures. What is slow comes first."""
    lines = [made(stored), "", *slow(stored), "", *reached(stored)]
    for name, section in SECTIONS.items():
        if name in stored:
            lines += ["", *section(stored[name])]
    return lines
