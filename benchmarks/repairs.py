"""Does `referee repair` find the original of a log with slips, and does it ever make a log worse?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import referee
from referee.analysis.turns import said
from referee.core.record import Record

from .before import Before, stored_figures
from .injected import HEADER, LATER, Case, Scribe, first_error
from .slips import EXTRA, SLIPS
from .table import Cell, Table
from .twins import twin

KINDS = (*SLIPS, *HEADER)
SEVERAL = (2, 3, 5)
SEVERAL_SHARE = 10
"""There are this many logs with one slip for each log with two, three and so on."""

TYPING = (
    "a coordinate one off",
    "another word",
    "a number one off",
    "letters",
    "another player",
    "two lines swapped",
    "a line doubled",
    "a line missing",
)
"""The kinds that were measured from the beginning."""

MISSING = "a line missing"
ACT_MISSING = "an act missing"

NOTES = (
    "(*) The eight kinds that were measured from the beginning.",
    "Every slip makes the log illegal on its own.",
    "Of a missing line nobody can know what it said: right is who and where.",
    "(**) Of a missing act nobody can know it either: right is where.",
    "(***) Of the originals that can be known: the same slip in another legal log does not give the text.",
    "Of a wrong header the right one has to come back: edition, board, rulings, players.",
    "Computing time of one search, in a warm process.",
)


class Tried(NamedTuple):
    """The result for one log."""

    case: Case
    rank: int | None
    """The rank of the original among the proposals, or None."""
    nearly: int | None
    """The same, if of a lost action only its place has to be right."""
    legal: bool
    """Whether the log is legal after the first proposal."""
    unknown: str | None
    """The reason why the original cannot be known, if it is not the first proposal."""
    worse: bool
    """Whether any of the proposals leaves more faults than before."""
    seconds: float

    @property
    def kind(self) -> str:
        return self.case.slips[0].kind.removesuffix(LATER)


def run(slips: int, seed: int, game: str | None = None) -> dict[str, Table]:
    """This many logs of each game with one slip, the kinds in turn, and fewer with several."""
    names = referee.game_names() if game is None else (game,)
    several = max(1, slips // SEVERAL_SHARE)
    one = {name: list(_with_one(name, slips, seed)) for name in names}
    more = {
        (name, number): list(_with_several(name, number, several, seed))
        for name in names
        for number in SEVERAL
    }
    return {"repair": _of_one(one), "repair: several slips": _of_several(more)}


def _with_one(name: str, logs: int, seed: int) -> Iterator[Tried]:
    for index in range(logs):
        yield try_out(Scribe(name, seed, index).one(KINDS[index % len(KINDS)]))
    for index in range(logs // len(KINDS)):
        for case in (Scribe(name, seed, index).extra(kind) for kind in EXTRA):
            if case is not None:
                yield try_out(case)


def _with_several(name: str, number: int, logs: int, seed: int) -> Iterator[Tried]:
    for index in range(logs):
        case = Scribe(name, seed, index, number).several(number)
        if case is not None:
            yield try_out(case)


def try_out(case: Case) -> Tried:
    """Repair the log, and check the text after each proposal. Only the search is timed."""
    record = referee.loads(case.text)
    begun = time.process_time()
    repairs = referee.repair(record).repairs
    seconds = time.process_time() - begun
    texts = [referee.repaired(record, repair) for repair in repairs]
    mended = [
        text if repair.certain else _with_guess(record, repair)
        for text, repair in zip(texts, repairs, strict=True)
    ]
    counts = [_counts(text) for text in texts]
    worse = any(counts) and max(counts) > _counts(case.text)
    rank, nearly = (_rank([_is_right(case, text, any_act) for text in mended]) for any_act in (False, True))
    unknown = twin(case, mended[0]) if rank != 0 and mended and len(case.slips) == 1 else None
    return Tried(case, rank, nearly, bool(counts) and counts[0] == 0, unknown, worse, seconds)


def _rank(right: Sequence[bool]) -> int | None:
    return right.index(True) if True in right else None


def _with_guess(record: Record, repair: Any) -> str:
    """The text after a repair that leaves a remark, with a possible line in place of the remark."""
    edits = [edit._replace(gap="") if edit.gap else edit for edit in repair.edits]
    return referee.repaired(record, repair._replace(edits=tuple(edits)))


def _counts(text: str) -> int:
    """How many faults of the log count."""
    if first_error(text) is None:
        return 0
    return sum(finding.counts for finding in referee.check(referee.loads(text)).findings)


def _is_right(case: Case, text: str, any_act: bool) -> bool:
    """Whether this is the original. For a lost line, only its player has to be right. With `any_act`, for a
    lost act only the others of its line."""
    original, mended = referee.loads("\n".join(case.lines) + "\n"), referee.loads(text)
    if _header(mended) != _header(original):
        return False
    head = case.lines.index("") + 1
    lost = {slip.edit.start - head for slip in case.slips if slip.kind == MISSING}
    short = {slip.edit.start - head for slip in case.slips if any_act and slip.kind.startswith(ACT_MISSING)}
    told, expected = said(mended), said(original)
    return len(told) == len(expected) and all(
        one == two or (at in lost and _who(one) == _who(two)) or (at in short and _but_one(one, two))
        for at, (one, two) in enumerate(zip(told, expected, strict=True))
    )


def _who(line: str) -> str:
    return line.partition(":")[0]


def _but_one(line: str, other: str) -> bool:
    """Whether only one act differs."""
    one, two = line.split("; "), other.split("; ")
    return len(one) == len(two) and sum(a != b for a, b in zip(one, two, strict=True)) <= 1


def _header(record: Record) -> tuple[object, ...]:
    header = record.header
    board = getattr(record.terms.board, "name", None) if record.terms else None
    return header.edition, header.players, header.rulings, board


# --- the tables ---

Measure = Callable[[Sequence[Tried]], Cell]


def _share(part: int, whole: int) -> float | None:
    return 100 * part / whole if whole else None


def _first(tried: Sequence[Tried]) -> Cell:
    return _share(sum(each.rank == 0 for each in tried), len(tried))


def _first_of_knowable(tried: Sequence[Tried]) -> Cell:
    return _first([each for each in tried if each.unknown is None])


def _nearly_first(tried: Sequence[Tried]) -> Cell:
    return _share(sum(each.nearly == 0 for each in tried), len(tried))


def _median(tried: Sequence[Tried]) -> Cell:
    times = sorted(each.seconds for each in tried)
    return 1000 * times[len(times) // 2] if times else None


def _slowest(tried: Sequence[Tried]) -> Cell:
    return max((each.seconds for each in tried), default=None)


FIRST, NEARLY_FIRST, KNOWABLE = "% original first", "% first (**)", "% first (***)"
OF_ONE: dict[str, Measure] = {
    FIRST: _first,
    NEARLY_FIRST: _nearly_first,
    KNOWABLE: _first_of_knowable,
    "% among three": lambda tried: _share(
        sum(each.rank is not None and each.rank < 3 for each in tried), len(tried)
    ),
    "median ms": _median,
    "slowest s": _slowest,
}
OF_SEVERAL: dict[str, Measure] = {
    FIRST: _first,
    NEARLY_FIRST: _nearly_first,
    "% legal after the first": lambda tried: _share(sum(each.legal for each in tried), len(tried)),
    "% never worse": lambda tried: _share(sum(not each.worse for each in tried), len(tried)),
    "median ms": _median,
    "slowest s": _slowest,
}


def _of_one(found: dict[str, list[Tried]]) -> Table:
    before = Before("repair", ("game", "slip"), stored_figures())
    rows: list[tuple[Cell, ...]] = []
    reasons: list[str] = []
    for name, tried in found.items():
        reasons += [f"{name}: cannot be known, {each.unknown}" for each in tried if each.unknown]
        for kind in (*KINDS, *EXTRA):
            some = [each for each in tried if each.kind == kind]
            if some:
                rows.append(_row(some, (name, kind), OF_ONE, before))
        typed = [each for each in tried if each.kind in TYPING]
        rows.append(_row(typed, (name, "TYPING (*)"), OF_ONE, before))
        rows.append(_row(tried, (name, "ALL"), OF_ONE, before))
    notes = (*NOTES, *reasons)
    return Table("Repair of a random log with one slip", before.columns(OF_ONE), rows, notes)


def _of_several(found: dict[tuple[str, int], list[Tried]]) -> Table:
    before = Before("repair: several slips", ("game", "slips"), stored_figures())
    rows = [_row(tried, key, OF_SEVERAL, before) for key, tried in found.items()]
    columns = before.columns(OF_SEVERAL)
    notes = (NOTES[3], "Never worse: after none of the proposals does more count than before.")
    return Table("Repair of a random log with several slips", columns, rows, notes)


def _row(
    tried: Sequence[Tried], key: tuple[Cell, ...], measures: Mapping[str, Measure], before: Before
) -> tuple[Cell, ...]:
    return before.row(key, len(tried), {name: measure(tried) for name, measure in measures.items()})
