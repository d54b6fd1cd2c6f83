"""How the time of each command grows with the length of a log.

The beginnings of one long game are measured, each in a warm process. The exponent is the slope of a
straight line through the logarithms of length and time: 1 means that twice the log takes twice the time.
"""

from __future__ import annotations

import math
import re
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import referee
from referee.batch.source import Source
from referee.scribe.journal import Journal
from referee.scribe.session import Session
from referee.survey.rows import survey_one

from .effort import Effort
from .logs import actions_in, beginning, whole_game

SHARES = (0.125, 0.25, 0.5, 1.0)
WRONG_SHARES = (0.25, 0.5, 0.75, 1.0)
GAPS = (0.06, 0.08, 0.1, 0.12, 0.14)
"""Where a line is missing in wrong logs: the same line at every length, as a share of the whole game."""
TURNS = (5, 10, 20, 40)
"""The turns of the games that `simulate` plays."""

Work = Callable[[], object]
Prepare = Callable[[str], Work]
"""Given the text of a log: a function to be timed."""


def _loaded(deed: Callable[[Any], object]) -> Prepare:
    """The time to read a log and do something with it, as a command does."""
    return lambda text: lambda: deed(referee.loads(text))


def _read_back(text: str) -> Work:
    data = referee.to_json(referee.loads(text))
    return lambda: referee.from_json(data)


def _compared(text: str) -> Work:
    other = re.sub(r" -> [^;\n]*", "", text)
    return lambda: referee.compare(referee.loads(text), referee.loads(other))


def _golden(text: str) -> Work:
    golden = referee.to_golden(referee.loads(text))
    return lambda: referee.golden_differences(referee.loads(text), golden)


COMMANDS: dict[str, Prepare] = {
    "check": _loaded(referee.check),
    "score": _loaded(referee.score),
    "score --why": _loaded(referee.account),
    "show": _loaded(referee.show),
    "legal": _loaded(referee.legal),
    "format": _loaded(referee.format_log),
    "export": _loaded(referee.to_json),
    "import": _read_back,
    "golden": _golden,
    "coverage": _loaded(lambda record: referee.coverage([record])),
    "survey": lambda text: lambda: survey_one(Source("log", text.encode())),
    "dispute": _loaded(referee.dispute),
    "dispute --between": _compared,
}

WRONG: dict[str, Callable[[Any], object]] = {
    "check of 5 logs, each without one line": referee.check,
    "repair of 5 logs, each without one line": referee.repair,
}


def measure(effort: Effort) -> dict[str, Any]:
    return {game: _of_game(game, effort) for game in referee.game_names()}


def _of_game(game: str, effort: Effort) -> dict[str, Any]:
    whole = whole_game(game, effort.seed)
    texts = [beginning(whole, share) for share in SHARES]
    lengths = [actions_in(text) for text in texts]
    commands = {
        name: _row(lengths, _best(list(map(prepare, texts)), effort.repeats))
        for name, prepare in COMMANDS.items()
    }
    commands |= {name: _wrong(whole, deed, effort.repeats) for name, deed in WRONG.items()}
    commands["simulate"] = _simulated(game, effort)
    commands["record, one line"] = _row(lengths, [_one_line(text, effort.repeats) for text in texts])
    return {"actions": lengths, "commands": commands}


def _wrong(whole: str, deed: Callable[[Any], object], repeats: int) -> dict[str, Any]:
    """Several logs at each length, because the time depends much on which line is missing."""
    lines = whole.partition("\n\n")[2].splitlines(keepends=True)
    missing = [lines[int(gap * len(lines))] for gap in GAPS]
    texts = [beginning(whole, share) for share in WRONG_SHARES]
    logs = [[referee.loads(text.replace(f"\n{line}", "\n", 1)) for line in missing] for text in texts]
    works = [partial(_each, deed, records) for records in logs]
    return _row(list(map(actions_in, texts)), _best(works, repeats))


def _each(deed: Callable[[Any], object], records: Sequence[Any]) -> None:
    for record in records:
        deed(record)


def _row(lengths: Sequence[int], seconds: Sequence[float]) -> dict[str, Any]:
    return {
        "ms": [round(1000 * each, 2) for each in seconds],
        "exponent": round(exponent(lengths, seconds), 2),
    }


def exponent(lengths: Sequence[float], seconds: Sequence[float]) -> float:
    return statistics.linear_regression(list(map(math.log, lengths)), list(map(math.log, seconds))).slope


def _best(works: Sequence[Work], repeats: int) -> list[float]:
    """The least processor time of each work in several rounds, after one that is not counted.

    All take their turn in each round. So other work that begins or ends on the machine meets all lengths,
    and makes no length seem slower than the others.
    """
    rounds = [list(map(_seconds, works)) for _ in range(repeats + 1)]
    return [min(times) for times in zip(*rounds[1:], strict=True)]


def _seconds(work: Work) -> float:
    begun = process_time()
    work()
    return max(process_time() - begun, 1e-6)


def _simulated(game: str, effort: Effort) -> dict[str, Any]:
    """Several games, each of another seed, because the last ones are remembered."""
    seeds = range(effort.seed * 100_000, effort.seed * 100_000 + 2 * effort.repeats)
    lengths: list[int] = []
    seconds: list[float] = []
    for turns in TURNS:
        begun = process_time()
        texts = [referee.simulate(game, seed=seed, turns=turns).text for seed in seeds]
        seconds.append((process_time() - begun) / len(texts))
        lengths.append(sum(map(actions_in, texts)) // len(texts))
    return _row(lengths, seconds)


def _one_line(text: str, repeats: int) -> float:
    """The time that the recorder needs for the last line of a log; all others are there already."""
    record = referee.loads(text)
    *lines, last = text.splitlines()
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for number in range(repeats + 1):
            path = Path(folder) / f"{number}.moai"
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            times.append(_fed(Session(Journal(path), record.known_game), last))
    return min(times)


def _fed(session: Session, line: str) -> float:
    try:
        return _seconds(lambda: session.feed(line))
    finally:
        session.journal.close()


def too_steep(found: dict[str, Any], most: float) -> Iterator[tuple[str, str, float]]:
    """The commands whose time grows faster than this exponent: game, command, exponent."""
    for game, each in found.items():
        for command, row in each["commands"].items():
            if row["exponent"] > most:
                yield game, command, row["exponent"]
