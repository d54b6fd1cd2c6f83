"""Actions on the wrong line: a turn broken off, a line without a name, two turns on one line."""

from __future__ import annotations

import pytest

import referee
from referee.core.acts import Elsewhere
from referee.core.finding import Place
from referee.mend.context import Context
from referee.mend.differences import other_words
from referee.mend.elsewhere import at_home
from referee.mend.path import Ground, Path
from tests.effort import some
from tests.support import RECORDS
from tests.tables import CARDS, SORCERERS

STATUES = SORCERERS + "Odile: sun N-a; pivot b2 west\nRobin: pass\nOdile: fire N-a; pass\n"
HANDS = CARDS + "Anne: play grain; draw 1\nMarc: play fish fish for 1; draw 2 2\nAnne: play fish; draw 3\n"

ASTRAY = {
    "a turn broken off": (STATUES, "sun N-a; pivot", "sun N-a\npivot", ["SYN-LINE-1"]),
    "a turn broken off, with the name again": (
        STATUES,
        "sun N-a; pivot",
        "sun N-a\nOdile: pivot",
        ["EI-TURN-1"],
    ),
    "a lost name": (STATUES, "Robin: pass", "pass", ["SYN-LINE-1"]),
    "a lost name after a comment": (STATUES, "Odile: fire", "# later\nfire", ["SYN-LINE-1"]),
    "two turns on one line": (STATUES, "west\nRobin: pass", "west Robin: pass", ["SYN-VERB-1"]),
    "a turn of cards broken off": (HANDS, "for 1; draw", "for 1\ndraw", ["SYN-LINE-1"]),
    "a lost name among cards": (HANDS, "Marc: play", "play", ["SYN-LINE-1"]),
    "two turns of cards on one line": (HANDS, "draw 1\nMarc", "draw 1. Marc", ["SYN-VERB-1"]),
}


@pytest.mark.parametrize("what", ASTRAY)
def test_only_the_slip_counts_and_repair_writes_the_line_that_was_meant(what: str) -> None:
    text, right, wrong, codes = ASTRAY[what]
    assert text.count(right) == 1
    assert referee.check(referee.loads(text)).legal
    record = referee.loads(text.replace(right, wrong))
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [each.code for each in counted] == codes
    repair = referee.repair(record).repairs[0]
    assert repair.complete and repair.certain
    told = referee.repaired(record, repair)
    assert told.replace("# later\n", "") == text


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_a_lost_line_break_is_the_only_fault_and_repair_puts_it_back(game: str) -> None:
    """Turns, claims, refills, hands and columns: whatever the lines are, both are read."""
    text = referee.simulate(game, seed=901).text
    lines = text.splitlines()
    first = lines.index("") + 1
    for at in some(range(first, len(lines) - 1), 9):
        one, two = lines[at : at + 2]
        if one.partition(":")[0] == two.partition(":")[0]:
            continue  # one turn in two lines has the name twice
        record = referee.loads("\n".join([*lines[:at], f"{one} {two}", *lines[at + 2 :]]) + "\n")
        counted = [each.place.line for each in referee.check(record).findings if each.counts]
        assert counted == [at + 1], f"{one} {two}"
        assert referee.repaired(record, referee.repair(record).repairs[0]) == text


@pytest.mark.parametrize(
    "wrong",
    [
        "column 2: woodcutter moai priest woodcutter; woodcutter moai priest woodcutter",
        "column 2: woodcutter moai priest woodcutter moai",
    ],
)
def test_what_is_left_over_hides_nothing_before_it(wrong: str) -> None:
    right = "column 2: woodcutter moai priest woodcutter"
    assert HANDS.count(right) == 1
    record = referee.loads(HANDS.replace(right, wrong))
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [each.place.line for each in counted] == [HANDS[: HANDS.index(right)].count("\n") + 1]
    assert referee.repaired(record, referee.repair(record).repairs[0]) == HANDS


DIGITS = {
    "twice": ("quarry 2", "quarry 22"),
    "a letter for it": ("quarry 1", "quarry l"),
    "one too many": ("quarry 3", "quarry 30"),
}


@pytest.mark.parametrize("what", DIGITS)
def test_a_number_with_a_wrong_sign_is_the_only_fault(what: str) -> None:
    right, wrong = DIGITS[what]
    lines = referee.simulate("rapa-nui-island", seed=904, players=4).text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.endswith(right))
    lines[at] = lines[at].replace(right, wrong)
    record = referee.loads("\n".join(lines) + "\n")
    counted = [each.place.line for each in referee.check(record).findings if each.counts]
    assert counted == [at + 1]


@pytest.mark.parametrize("game", ["rapa-nui-cards", "rapa-nui-island"])
def test_a_line_of_the_table_without_its_first_words_is_the_only_fault(game: str) -> None:
    text = referee.simulate(game, seed=904).text
    lines = text.splitlines()
    words = ("hand ", "column ", "refill ", "tiles:", "order:")
    places = [at for at, line in enumerate(lines) if line.startswith(words)]
    for at in places[:: max(1, len(places) // 6)]:
        wrong = [*lines[:at], lines[at].partition(": ")[2], *lines[at + 1 :]]
        record = referee.loads("\n".join(wrong) + "\n")
        counted = [each.place.line for each in referee.check(record).findings if each.counts]
        assert counted == [at + 1], lines[at]
        assert referee.repaired(record, referee.repair(record).repairs[0]) == text


def test_a_forgotten_last_word_is_the_only_fault() -> None:
    lines = referee.simulate("rapa-nui-island", seed=904, players=4).text.splitlines()
    at = next(at for at, line in enumerate(lines) if "; buy popular" in line)
    lines[at] = lines[at].replace("buy popular", "buy")
    record = referee.loads("\n".join(lines) + "\n")
    counted = [each.place.line for each in referee.check(record).findings if each.counts]
    assert counted == [at + 1]


def test_comments_stay_when_two_lines_become_one() -> None:
    wrong = STATUES.replace("sun N-a; pivot b2 west", "sun N-a  # one\npivot b2 west  # two")
    record = referee.loads(wrong)
    told = referee.repaired(record, referee.repair(record).repairs[0])
    assert "Odile: sun N-a; pivot b2 west  # one  # two\n" in told


@pytest.mark.parametrize("line", ["sun N-a; sun N-b", "fire S-a"])
def test_a_line_that_fits_nowhere_is_nobodys(line: str) -> None:
    """The turn above is full, and no player can do this."""
    record = referee.loads(STATUES.replace("Robin: pass", line))
    at = len(record.entries) - 2
    place = Place(record.entries[at].line, 0)
    assert isinstance(record.entries[at].plays[0].action, Elsewhere)
    assert at_home(Context(record), Path(Ground(record, 1_000)).begin(), place) == []
    assert "SYN-LINE-1" in [each.code for each in referee.check(record).findings if each.counts]


def test_a_result_is_judged_by_what_was_meant_above_it() -> None:
    """A turn was broken off, and the result names a wrong winner: both count, and no total is blamed."""
    path = RECORDS / "rapa-nui-cards/legal/games/3-players-nl.moai"
    text = path.read_text(encoding="utf-8")
    turn = next(line for line in reversed(text.splitlines()) if "; draw " in line)
    wrong = text.replace(turn, turn.replace("; draw", "\ndraw")).replace("result Marc", "result Anne")
    counted = [each for each in referee.check(referee.loads(wrong)).findings if each.counts]
    assert [each.code for each in counted] == ["SYN-LINE-1", "KO-WIN-1"]


def test_a_repair_names_the_sign_that_was_written() -> None:
    record = referee.loads(STATUES.replace("sun N-a; pivot b2", "sun N-a pivot b2"))
    assert [edit.says for edit in referee.repair(record).repairs[0].edits] == ["a semicolon is missing"]
    assert other_words("sun N-a, pivot b2", "sun N-a; pivot b2") == "a semicolon for the comma"


@pytest.mark.parametrize("first", ["Zed", "sun N-a; Zed", " has c3 north; pass;Robin"])
@pytest.mark.parametrize("said", ["pass", "sun N-a", "has W-2 ready; has d2 west"])
@pytest.mark.parametrize("between", [";", " "])
def test_a_strangers_line_may_have_another_players_turn_in_it(first: str, said: str, between: str) -> None:
    """What is wrong is the whole line, and its first action is not the one that belongs elsewhere."""
    record = referee.loads(STATUES.replace("Robin: pass", f"{first}: {said}{between}Robin: pass"))
    line = record.entries[-2]
    assert line.seat is None and any(isinstance(each.action, Elsewhere) for each in line.plays[1:])
    assert line.line in [each.place.line for each in referee.check(record).findings if each.counts]
    referee.repair(record, limit=1_000)
