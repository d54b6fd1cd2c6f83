"""The cache of one log must not change how another log is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.core.acts import Unreadable
from referee.core.entry import Play
from referee.text import cache

from .reading import deeds

GAIN = "moai small to B5 -> Dan reed 3, Ana egg 1"


def island(players: str, *lines: str) -> referee.Record:
    head = ["game: rapa-nui-island", "edition: matagot-fr", f"players: {players}", ""]
    return referee.loads("\n".join([*head, *lines, ""]))


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    cache.forget()
    yield
    cache.forget()


def seats_of_gains(record: referee.Record) -> list[int]:
    return [gain.seat for gain in deeds(record)[0][0].gains]


def test_who_sits_elsewhere_is_not_mistaken() -> None:
    for _ in range(2):
        assert seats_of_gains(island("Ana, Bea, Cid, Dan", f"Ana: {GAIN}")) == [3, 0]
        assert seats_of_gains(island("Dan, Ana, Bea", f"Ana: {GAIN}")) == [0, 1]


@pytest.mark.parametrize("line", ["claim Ana reed 2", "order: Bea, Ana", "phase: 1", "round: 2"])
def test_a_line_of_the_table_is_read_the_same_again(line: str) -> None:
    first, second = (island("Ana, Bea", line, "", f"{line}  # again") for _ in range(2))
    assert cache.of_table("rapa-nui-island", ("Ana", "Bea"))[1]
    assert deeds(first) == deeds(second) and [entry.line for entry in second.entries] == [5, 7]
    other = island("Bea, Ana", line)
    assert (deeds(other)[0] == deeds(first)[0]) == ("Ana" not in line)


@pytest.mark.parametrize("clause", [GAIN, "villager B5", "pass"])
def test_a_remembered_clause_is_no_line_of_its_own(clause: str) -> None:
    for _ in range(2):
        record = island("Ana, Bea, Cid, Dan", f"Ana: {clause}", clause)
        assert len(record.findings) == 1
        assert all(
            isinstance(play.action, Unreadable) for each in record.entries[1:] for play in each.plays
        )


def test_several_clauses_are_remembered_one_by_one() -> None:
    line = f"Ana: buy fervent; {GAIN}; villager B5"
    assert deeds(island("Ana, Dan", line)) == deeds(island("Ana, Dan", line))
    assert island("Ana, Dan", line + "; nonsense").findings


def test_what_waives_a_rule_is_not_remembered() -> None:
    for _ in range(2):
        record = island("Ana, Bea", "claim Ana reed 2 stands LOG-CLAIM-1", "Ana: pass stands MA-TURN-4")
        assert all(play.waivers for entry in record.entries for play in entry.plays)
    assert not any(cache.of_table("rapa-nui-island", ("Ana", "Bea")))


def test_the_memory_is_bounded() -> None:
    for number in range(2 * cache.MOST_TABLES):
        cache.of_table("rapa-nui-island", (f"Ana{number}", "Bea"))
        assert len(cache._tables) <= cache.MOST_TABLES
    kept: cache.Memory = {}
    for number in range(30):
        cache.keep(kept, 10, str(number), Play(None))
        newest = [str(each) for each in range(max(0, number - 6), number + 1)]
        assert list(kept)[-7:] == newest and len(kept) <= 10
    cache.keep(kept, 10, "x" * (cache.LONGEST_REMEMBERED + 1), Play(None))
    assert max(map(len, kept)) <= 2
