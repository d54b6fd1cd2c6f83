"""The description of a repair says what it changes, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from benchmarks.injected import Scribe
from referee.core.record import Record
from referee.mend.patch import difference, patched
from referee.mend.repairs import Repair
from referee.mend.saying import Says
from tests.effort import tries

LOGS = range(tries(2, 40, "REFEREE_REPAIRS"))

POSITION = """game: easter-island
players: Odile, Robin

Odile: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready
Robin: has d4 south; has d2 west; has a5 east; has c1 north; placed last
Odile: begins turn 3
Odile: sun N-a; sun N-b
"""


def words_put_in(told: object) -> Iterator[str]:
    """The words that a description says are put in the place of others."""
    if isinstance(told, Says) and told.key == "edit.for":
        yield str(told.facts["new"])
    elif isinstance(told, Says):
        for fact in told.facts.values():
            yield from words_put_in(fact)


def assert_described(record: Record, repair: Repair) -> None:
    added = "\n".join(row[1:] for row in difference(record, repair.edits) if row.startswith("+"))
    whole = patched(record, repair.edits)
    for edit in repair.edits:
        others = [each for each in repair.edits if each is not edit]
        assert patched(record, others) != whole, edit.says
        for words in words_put_in(edit.says):
            assert all(word.strip(",") in added for word in words.split()), (edit.says, added)


@pytest.mark.parametrize("number", LOGS)
@pytest.mark.parametrize("game", referee.game_names())
def test_all_that_is_said_is_done(game: str, number: int) -> None:
    case = Scribe(game, 77, number, 2).several(2)
    if case is not None:
        record = referee.loads(case.text)
        for repair in referee.repair(record).repairs:
            assert_described(record, repair)


def test_a_word_and_the_order_of_two_lines_are_mended_together() -> None:
    record = referee.loads(
        f"{POSITION}Odile: frie W-3 -> c3 destroyed; pass\n"
        "Robin: sun N-c; pivot d4 west\nRobin: sun E-1; pass\n"
    )
    repairs = referee.repair(record).repairs
    assert repairs
    for repair in repairs:
        assert_described(record, repair)
    mended = referee.loads(referee.repaired(record, repairs[0]))
    assert referee.check(mended).findings == []


def test_a_hundred_names_are_not_mistaken_for_each_other() -> None:
    names = [f"P{number}" for number in range(1, 101)]
    lines = [f"{name}: place a1 north" for name in names[:20]]
    header = f"game: easter-island\nplayers: {', '.join(names)}\n\n"
    record = referee.loads(header + "\n".join(lines) + "\n")
    for repair in referee.repair(record).repairs:
        assert_described(record, repair)
        assert not any(edit.kind == "player" for edit in repair.edits)
