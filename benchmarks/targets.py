"""What Referee wants to reach, and whether a stored run reaches it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .growth import too_steep

EASTER_ISLAND, CARDS, ISLAND = "easter-island", "rapa-nui-cards", "rapa-nui-island"
COLD = {EASTER_ISLAND: 3.0, ISLAND: 2.0, CARDS: 1.5}
WARM = {EASTER_ISLAND: 6.0, ISLAND: 4.0, CARDS: 3.0}
LOOSE = 1.0
CHECK = {EASTER_ISLAND: 7.5, CARDS: 9.0, ISLAND: 10.0}
CHECK_LOOSE = 11.0
HELP = 6.5
DISPUTE_MS = 3_000.0
EXPONENT = 1.1
TWO_PROCESSES = 1.8
KEY_MS = 150.0
TAP_MS = 100.0
OTHER_DEVICE_MS = 1000
IN_OTHER_LANGUAGES = {"cold": 1.05, "warm": 1.05, "start": 1.1}
REPLAY_SECONDS, PAGE_KB, OPENED_SECONDS = 2.0, 300.0, 1.0


class Target(NamedTuple):
    what: str
    wanted: str
    got: str
    met: bool


def targets(stored: Mapping[str, Any]) -> Iterator[Target]:
    """Every target whose figures are stored."""
    if "passes" in stored:
        yield from _passes(stored["passes"]["programs"])
    if "startup" in stored:
        yield from _startup(stored["startup"]["times empty"])
    if "growth" in stored:
        yield from _growth(stored["growth"])
    if "processes" in stored:
        yield from _processes(stored["processes"]["jobs"]["2"])
    if "editor" in stored:
        worst = max(stored["editor"][name]["worst"] for name in ("legal", "two faults above"))
        yield _at_most(f"findings in an editor, line {stored['editor']['line']}", worst, KEY_MS, " ms")
    if "pages" in stored:
        yield from _pages(stored["pages"][ISLAND])
    if "serve" in stored:
        yield from _serve(stored["serve"]["lengths"])
    if "languages" in stored:
        yield from _languages(stored["languages"]["games"])


def _serve(lengths: Mapping[str, Any]) -> Iterator[Target]:
    found = {length: row["tap"] + row["verdict"] for length, row in lengths.items()}
    yield _at_most("tap and verdict on a page, line 200", round(found["200"], 1), TAP_MS, " ms")
    worst = max(row["other device, worst"] for row in lengths.values())
    yield _at_most("a line shown on another device, worst of all", worst, OTHER_DEVICE_MS, " ms")


def _languages(games: Mapping[str, Any]) -> Iterator[Target]:
    for how, most in IN_OTHER_LANGUAGES.items():
        ratios = [(row[how], code, game) for game, codes in games.items() for code, row in codes.items()]
        for language in dict.fromkeys(code for _, code, _ in ratios):
            worst, _, game = max(each for each in ratios if each[1] == language)
            what = "start of `check`" if how == "start" else f"logs, {how}"
            yield _at_most(f"{what}, in {language} × in en (worst: {game})", worst, most)


def _at_least(what: str, got: float, wanted: float) -> Target:
    return Target(what, f"at least {wanted:g} ×", f"{got:g} ×", got >= wanted)


def _at_most(what: str, got: float, wanted: float, unit: str = " ×") -> Target:
    return Target(what, f"at most {wanted:g}{unit}", f"{got:g}{unit}", got <= wanted)


def _passes(programs: Mapping[str, Any]) -> Iterator[Target]:
    for how, wanted in (("cold", COLD), ("warm", WARM)):
        for game, least in wanted.items():
            ratios = programs[f"{game}, simulate"].get(f"{how} ratio")
            if ratios:
                yield _at_least(f"{game}, {how}, × python-chess", ratios[0], least)
    for game in COLD:
        ratios = programs[f"{game}, loose"].get("cold ratio")
        if ratios:
            yield _at_least(f"{game}, loose, cold, × python-chess", ratios[0], LOOSE)


def _pages(found: Mapping[str, Any]) -> Iterator[Target]:
    yield _at_most("`replay` of a board game of four", found["seconds"], REPLAY_SECONDS, " s")
    yield _at_most("its page", found["KB"], PAGE_KB, " KB")
    if found["opened"] is not None:
        yield _at_most("its page, opened in Chromium", found["opened"], OPENED_SECONDS, " s")


def _startup(times: Mapping[str, Any]) -> Iterator[Target]:
    yield _at_most("`--help`, × empty Python", times["--help"][0], HELP)
    for game, most in CHECK.items():
        yield _at_most(f"`check`, {game}, × empty Python", times[f"check / {game}"][0], most)
    for game in CHECK:
        got = times[f"check, loose / {game}"][0]
        yield _at_most(f"`check`, {game}, loose, × empty Python", got, CHECK_LOOSE)


def _growth(found: dict[str, Any]) -> Iterator[Target]:
    longest = found[ISLAND]["commands"]["dispute"]["ms"][-1]
    yield _at_most("`dispute` of a whole board game of four", longest, DISPUTE_MS, " ms")
    steep = [f"`{command}` of {game} {slope:g}" for game, command, slope in too_steep(found, EXPONENT)]
    got = ", ".join(steep) or "every command"
    yield Target("growth with the log, exponent", f"at most {EXPONENT:g}", got, not steep)


def _processes(row: Mapping[str, float]) -> Iterator[Target]:
    """Wall-clock time counts. Processor time says what idle cores could give."""
    got = (
        f"{row['wall ratio']:g} ×; best round {row['best round']:g} ×; processor time {row['at best']:g} ×"
    )
    met = row["wall ratio"] >= TWO_PROCESSES
    yield Target("`--jobs 2`, × one process", f"at least {TWO_PROCESSES:g} × on idle cores", got, met)
