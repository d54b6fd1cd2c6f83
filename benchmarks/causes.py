"""Logs with several slips: are exactly the lines counted that were made wrong, and how fast?"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import referee

from .before import Before, Stored, stored_figures
from .earlier import judged_by
from .excuses import excuse
from .injected import HEADER, KINDS, LATER, ONE_WORD, Case, Scribe, Slip
from .slips import EXTRA, SLIPS
from .table import Cell, Table, to_json

NUMBERS = (1, 2, 3, 5)
"""How many slips a log has."""

SINGLES = 3
"""There are this many times as many logs with one slip, because their figures are given for each kind."""

MEANINGS = (
    "Exact: the lines that count are the lines made wrong.",
    "Precision: of the lines that count, those made wrong.",
    "Recall: of the lines made wrong, those that count; lines that cannot be told are left out.",
    "Hidden: lines made wrong that do not count, although no fault elsewhere explains them.",
)

MOST_TOLD = 12
"""The most lines that do not count to list singly for each game."""


class Tried(NamedTuple):
    """The result for one log: lines by number."""

    case: Case
    injected: frozenset[int]
    counted: frozenset[int]
    excused: dict[int, str]
    """For each injected line that does not count: why it cannot be distinguished from a consequence."""
    hidden: frozenset[int]
    """Injected lines that do not count, without an excuse."""
    actions: int
    seconds: float

    @property
    def exact(self) -> bool:
        return self.injected == self.counted


def run(
    logs: int, seed: int, game: str | None = None, keep: Path | None = None, earlier: Path | None = None
) -> dict[str, Table]:
    """This many logs of each game with each number of slips. `earlier` is a checkout of another version,
    which judges the same logs."""
    tried: list[Tried] = []
    for name in referee.game_names() if game is None else (game,):
        for number in NUMBERS:
            found = list(_tried(name, number, logs * (SINGLES if number == 1 else 1), seed))
            tried += found
            if keep is not None:
                _keep(keep, found)
    before = stored_figures() if earlier is None else _judged_by(earlier, tried)
    return _tables(tried, before)


def _tables(tried: Sequence[Tried], before: Stored) -> dict[str, Table]:
    return {
        "causes": _by_game(tried, before),
        "causes by kind": _by_kind(tried, before),
        "causes: time": _times(tried, before),
    }


def _judged_by(earlier: Path, tried: Sequence[Tried]) -> Stored:
    """The tables of another version for the same logs."""
    judged = judged_by(earlier, [each.case.text for each in tried])
    theirs = [
        _tried_out(each.case, lines, each.actions, seconds)
        for each, (lines, seconds) in zip(tried, judged, strict=True)
    ]
    return {name: to_json(table) for name, table in _tables(theirs, {}).items()}


def _tried(name: str, number: int, logs: int, seed: int) -> Iterator[Tried]:
    kinds = [*SLIPS, *HEADER]
    for index in range(logs):
        scribe = Scribe(name, seed, index, number)
        case = scribe.one(kinds[index % len(kinds)]) if number == 1 else scribe.several(number)
        if case is None:
            continue
        if index == 0:
            try_out(case)  # so that everything is loaded before timing starts
        yield try_out(case)
    for index in range(logs // len(kinds) if number == 1 else 0):
        extra = (Scribe(name, seed, index).extra(kind) for kind in EXTRA)
        yield from (try_out(case) for case in extra if case is not None)


def try_out(case: Case) -> Tried:
    """Check the log. Only the processor time of the check is measured."""
    record = referee.loads(case.text)
    begun = time.process_time()
    findings = referee.check(record).findings
    seconds = time.process_time() - begun
    counted = frozenset(finding.place.line for finding in findings if finding.counts)
    return _tried_out(case, counted, sum(len(entry.plays) for entry in record.entries), seconds)


def _tried_out(case: Case, counted: frozenset[int], actions: int, seconds: float) -> Tried:
    injected = frozenset(case.injected())
    reasons = {line: excuse(case, line) for line in sorted(injected - counted)}
    excused = {line: reason for line, reason in reasons.items() if reason is not None}
    hidden = frozenset(reasons) - frozenset(excused)
    return Tried(case, injected, counted, excused, hidden, actions, seconds)


def share(part: int, whole: int) -> float | None:
    return 100 * part / whole if whole else None


def _precision(tried: Sequence[Tried]) -> float | None:
    right = sum(len(each.injected & each.counted) for each in tried)
    return share(right, sum(len(each.counted) for each in tried))


def _recall(tried: Sequence[Tried]) -> float | None:
    """The share of the recognizable injected lines that count."""
    right = sum(len(each.injected & each.counted) for each in tried)
    return share(right, sum(len(each.injected) - len(each.excused) for each in tried))


def _lines_share(tried: Sequence[Tried], lines: Sequence[Collection[int]]) -> float | None:
    """The share of these lines among all the lines made wrong."""
    return share(sum(map(len, lines)), sum(len(each.injected) for each in tried))


CLOCK = "Computing time of the check, in a warm process."

BESIDE_OTHERS = "% recall (*)"
GROUPS = (
    ("ONE WORD, shows at once", ONE_WORD),
    ("ONE WORD", (*ONE_WORD, *(kind + LATER for kind in ONE_WORD))),
    ("ALL KINDS", KINDS),
)

Measure = Callable[[Sequence[Tried]], Cell]

FIGURES: dict[str, Measure] = {
    "% exact": lambda tried: share(sum(each.exact for each in tried), len(tried)),
    "% precision": _precision,
    "% recall": _recall,
    "% hidden": lambda tried: _lines_share(tried, [each.hidden for each in tried]),
    "% cannot be told": lambda tried: _lines_share(tried, [each.excused for each in tried]),
}


def _row(tried: Sequence[Tried], key: tuple[Cell, ...], before: Before) -> tuple[Cell, ...]:
    return before.row(key, len(tried), {name: measure(tried) for name, measure in FIGURES.items()})


def _by_game(tried: Sequence[Tried], stored: Stored) -> Table:
    before = Before("causes", ("game", "slips"), stored)
    rows, notes = [], []
    for name in _games(tried):
        of_game = [each for each in tried if each.case.game == name]
        for number in NUMBERS:
            some = [each for each in of_game if len(each.case.slips) == number]
            rows.append(_row(some, (name, number), before))
        notes += _told(name, of_game)
    for number in NUMBERS if len(_games(tried)) > 1 else ():
        some = [each for each in tried if len(each.case.slips) == number]
        rows.append(_row(some, ("all", number), before))
    notes += MEANINGS
    columns = before.columns(FIGURES)
    return Table("Which lines count, in random logs with independent slips", columns, rows, tuple(notes))


def _told(name: str, tried: Sequence[Tried]) -> list[str]:
    """The lines that do not count: all hidden ones, and some of the others with their reasons."""
    hidden = [
        f"{name}: HIDDEN line {line} ({each.case.injected()[line].kind})"
        for each in tried
        for line in sorted(each.hidden)
    ]
    reasons = [f"{name}: {reason}" for each in tried for reason in each.excused.values()]
    more = [f"{name}: {len(reasons) - MOST_TOLD} more of this sort"] if len(reasons) > MOST_TOLD else []
    return [*hidden, *reasons[:MOST_TOLD], *more]


def _by_kind(tried: Sequence[Tried], stored: Stored) -> Table:
    """One slip in a log, by its kind, and how many lines of this kind count when there are other slips."""
    before = Before("causes by kind", ("slip", "game"), stored)
    games = _games(tried)
    whole = ["all"] if len(games) > 1 else games
    groups: list[tuple[str, tuple[str, ...], list[str]]] = [(kind, (kind,), whole) for kind in KINDS]
    groups += [(title, kinds, list(dict.fromkeys([*games, *whole]))) for title, kinds in GROUPS]
    rows = []
    for title, kinds, names in groups:
        for name in names:
            of_game = [each for each in tried if name in ("all", each.case.game)]
            single = [
                each for each in of_game if len(each.case.slips) == 1 and each.case.slips[0].kind in kinds
            ]
            figures = {key: measure(single) for key, measure in FIGURES.items()}
            figures[BESIDE_OTHERS] = _recall_beside_others(of_game, kinds)
            if single:
                rows.append(before.row((title, name), len(single), figures))
    columns = before.columns([*FIGURES, BESIDE_OTHERS])
    notes = (
        "(*) In logs with several slips: of the lines of this kind that can be told, those that count.",
    )
    return Table("One slip in a log, by its kind", columns, rows, notes)


def _recall_beside_others(tried: Sequence[Tried], kinds: Sequence[str]) -> float | None:
    lines = [
        line in each.counted
        for each in tried
        if len(each.case.slips) > 1
        for line, slip in each.case.injected().items()
        if slip.kind in kinds and line not in each.excused
    ]
    return share(sum(lines), len(lines))


def _times(tried: Sequence[Tried], stored: Stored) -> Table:
    before = Before("causes: time", ("game", "slips"), stored)
    rows = []
    games = _games(tried)
    for name in [*games, "all"] if len(games) > 1 else games:
        of_game = [each for each in tried if name in ("all", each.case.game)]
        for number in (*NUMBERS, "all"):
            some = [each for each in of_game if number in ("all", len(each.case.slips))]
            if some:
                rows.append(before.row((name, str(number)), len(some), _time(some)))
    columns = before.columns(_time(tried))
    return Table("Check of a wrong log", columns, rows, (CLOCK,))


def _time(tried: Sequence[Tried]) -> dict[str, Cell]:
    times = sorted(1000 * each.seconds for each in tried)
    return {
        "actions a log": round(sum(each.actions for each in tried) / len(tried)),
        "median ms": times[len(times) // 2],
        "95 % ms": times[len(times) * 95 // 100],
        "worst ms": times[-1],
    }


def _games(tried: Sequence[Tried]) -> list[str]:
    return list(dict.fromkeys(each.case.game for each in tried))


def _keep(folder: Path, tried: Sequence[Tried]) -> None:
    """Write every log that is not exact, followed by what was expected."""
    folder.mkdir(parents=True, exist_ok=True)
    for index, each in enumerate(tried):
        if each.exact:
            continue
        slips = each.case.injected()
        end = [f"# made wrong: line {line}, {_was(each.case, slip)}" for line, slip in slips.items()]
        end += [f"# counts: {', '.join(map(str, sorted(each.counted)))}"]
        end += [f"# cannot be told: {reason}" for reason in each.excused.values()]
        end += [f"# hidden: line {line}" for line in sorted(each.hidden)]
        name = f"{each.case.game}-{len(slips)}-{index:03}{'-hidden' if each.hidden else ''}.moai"
        (folder / name).write_text(each.case.text + "\n".join(end) + "\n", encoding="utf-8")


def _was(case: Case, slip: Slip) -> str:
    old, new = case.lines[slip.edit.start : slip.edit.end], slip.edit.put
    return f"{slip.kind}: {' / '.join(old)!r} became {' / '.join(new)!r}"
