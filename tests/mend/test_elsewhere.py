"""Actions on the wrong line: a turn broken off, a line without a name, two turns on one line."""

from __future__ import annotations

import pytest

import referee
from referee.core.acts import Elsewhere
from referee.core.finding import Place
from referee.mend.context import Context
from referee.mend.elsewhere import at_home
from referee.mend.path import Ground, Path
from referee.mend.words import other_words
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
