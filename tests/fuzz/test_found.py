"""What the fuzzer found: for each finding the smallest input, and what is right."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee import shelf
from referee.core.finding import Finding
from referee.core.record import Record
from referee.forms.folding import fold, nearest, typing_distance
from referee.mend import header as headers
from referee.mend import repairs
from referee.mend.explain import explain, most_lines
from referee.mend.story import Story
from referee.scribe.journal import Journal
from referee.scribe.session import KEEP, Session
from referee.text import writer
from referee.text.boards import read_board
from referee.text.reader import MOST_FINDINGS, read
from referee.text.source import MOST_COLUMNS
from scripts.fuzz_inputs import FOUND
from tests.effort import tries
from tests.fuzz.test_fuzz import work_of
from tests.support import RECORDS, found

ISLAND = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\n\n"
CARDS = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\n"


@pytest.mark.parametrize("space", ["A4.0x1F", "A4.1.2", "A-4", "ABCDEFGHI", "A4.٣"])
def test_a_space_that_none_can_be_called_is_not_read(space: str) -> None:
    """The quick reader accepted any word, and the record could not be written as data."""
    for line in (f"tiles: {space} rest, A1.2 barter", f"Ann: has villager {space}"):
        record = referee.loads(f"{ISLAND}{line}\n")
        assert [finding.code[:3] for finding in record.findings] == ["SYN"], line


def test_a_number_in_superscript_is_no_number() -> None:
    verdict = referee.check(referee.loads(f"{CARDS}Ann: take ² fish\nAnn: offer fish -> Ann ²\n"))
    assert found(verdict)


@pytest.mark.parametrize("number", ["½", "⅓", "①", "²", "ⅰ", "㎏", "１２½"])
def test_a_sign_that_begins_like_a_number_is_no_number(number: str) -> None:
    """`draw ½` was read as `draw 1`, and `format` wrote it so."""
    for line in (f"supply: fish {number}, berry 2", f"Ann: draw {number}"):
        record = referee.loads(f"{CARDS}{line}\n")
        assert [finding.code for finding in record.findings] == ["SYN-WORD-1"], line


@pytest.mark.parametrize(
    ("one", "two"), [("한", "하"), ("ﬁn", "fn"), ("ǆo", "do"), ("㎏", "k"), ("ﷺ", "ص")]
)
def test_a_letter_of_several_is_not_the_first_of_them(one: str, two: str) -> None:
    """Two players were taken for one, because their names were compared by the first letter."""
    record = referee.loads(f"game: easter-island\nplayers: {one}, {two}\n\n{one} : pass\n{two} : pass\n")
    assert [entry.seat for entry in record.entries] == [0, 1]


@pytest.mark.parametrize(("typed", "folded"), [("Moaï", "moai"), ("Ｃ３", "c3"), ("ệ", "e"), ("𝐪", "q")])
def test_what_is_one_letter_is_folded_to_it(typed: str, folded: str) -> None:
    assert fold(typed) == folded


@pytest.mark.parametrize("end", ["\x85", "\u2028", "\u2029", "\r", "\r\n"])
def test_a_line_of_a_board_ends_where_yaml_says(end: str) -> None:
    (boards,) = shelf.board_rooms().values()
    reading = read_board(f"name: x{end}stars: 1{end}zork: 1{end}".encode(), boards)
    named = [flaw for flaw in reading.flaws if any("zork" in str(fact) for fact in flaw.facts.values())]
    assert {flaw.span.line for flaw in named} == {3}
    assert reading.lines[2] == "zork: 1"


@pytest.mark.parametrize("line", ["placed Cid: vea, Ana", "Zed: zork vea", "aa: villager vea -> Ana"])
def test_a_line_is_not_compared_with_thousands_of_names_again_and_again(line: str) -> None:
    """Each reading that was tried for a wrong line folded all names, so that a short log took minutes."""

    def work(names: int, lines: int) -> int:
        called = ",".join(f"{chr(0x4E00 + number)}a" for number in range(names))
        head = f"game: rapa-nui-island\nedition: matagot-fr\nplayers: {called}\n\n"
        return work_of(lambda: referee.loads(head + f"{line}\n" * lines))

    work(2_700, 4)
    alone, more = work(2_700, 4), work(2_700, 24)
    assert (more - alone) / 20 < 8 * 2_700


@pytest.mark.parametrize(
    "text",
    [
        f"{CARDS}position: turn 10, Ann\n{{}}Ann: draw 1\n",
        f"{ISLAND.replace('Ben', 'Ben, Cid')}position: round 2, phase 3, Ann\n{{}}Ann: pass\n",
    ],
    ids=["cards", "island"],
)
@pytest.mark.parametrize(
    "line", ["owns Ann: fish 1", "wood Ann: 3", "display Ann: moai", "resources Ann: reed 3"]
)
def test_what_is_told_again_and_again_does_not_make_the_state_grow(text: str, line: str) -> None:
    """Each telling was noted, and a dispute compares the states after each of thousands of lines."""
    once, often = (referee.replay(referee.loads(text.format(f"{line}\n" * count))) for count in (2, 40))
    sizes = [len(repr(each.known_state.components())) for each in (once, often)]
    assert sizes[1] < sizes[0] + 20


def test_a_thousand_rulings_that_do_not_exist() -> None:
    """Each was a call within a call; now they are told one after the other, and not without end."""
    rulings = "".join(f"ruling: zork{number}=x\n" for number in range(5_000))
    record = referee.loads(f"game: easter-island\nplayers: Ann, Ben\n{rulings}\nAnn: place c3 north\n")
    codes = [finding.code for finding in record.findings]
    assert codes == ["SYN-HEAD-6"] * MOST_FINDINGS + ["SYN-TEXT-4"]


def test_a_wrong_ruling_does_not_hide_a_right_one() -> None:
    rulings = "ruling: zork=x, after-violation=stop\nruling: passing=zork\n"
    record = referee.loads(f"game: easter-island\nplayers: Ann, Ben\n{rulings}")
    assert {finding.code for finding in record.findings} == {"SYN-HEAD-6"}
    assert record.terms is not None
    assert record.terms.chosen == {"after-violation": "stop"} == record.header.rulings


def test_a_header_that_does_not_end() -> None:
    record = referee.loads("game: easter-island\nplayers: Ann, Ben\n" + "game: easter-island\n" * 5_000)
    assert len(record.findings) == MOST_FINDINGS + 1
    assert record.findings[-1].code == "SYN-TEXT-4"
    assert record.findings[-1].place.line == MOST_FINDINGS + 3


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("edition: twilight-fr\nplayers: Ann, Ben\nruling: first-player=ages-required\n", "EI-FIRST-1"),
        ("edition: twilight-fr\nplayers: Ann (30), Ben (40)\n", "EI-FIRST-1"),
        ("edition: twilight-fr\nplayers: Ann, Ben, Cid\n", "EI-PLAYERS-1"),
        ("edition: twilight-fr\nplayers: Ann, Ann\n", "EI-PLAYERS-1"),
    ],
)
@pytest.mark.parametrize("above", ["", "zork: x\n", "zork: x\nBen: pass\n"])
@pytest.mark.parametrize("below", ["", "zork: x\n", "Ann: pass\n"])
def test_a_fault_of_the_header_counts_with_lines_of_play_and_without(
    header: str, code: str, above: str, below: str
) -> None:
    """With no line of play the fault was lost, and what should have followed from it crashed."""
    record = referee.loads(f"{above}game: easter-island\n{header}{below}")
    assert code in {finding.code for finding in referee.check(record).findings if finding.counts}


@pytest.mark.parametrize("quote", '"“”„«»')
@pytest.mark.parametrize("name", ["{}Zed", "Zed{}", "Z{}ed", "{}Zed{}", "Zed {} Zo"])
def test_a_name_has_no_quote_of_any_kind(name: str, quote: str) -> None:
    """A quote that bends left or right was let in, and `format` wrote lines that nobody could read."""
    record = referee.loads(f"game: easter-island\nplayers: Ann, {name.replace('{}', quote)}\n")
    if name == "{}Zed{}" and quote == '"':  # one name in quotes
        assert record.players == ("Ann", "Zed")
    else:
        assert [finding.code for finding in record.findings] == ["SYN-HEAD-8"]


NOBODY_READS = "".join(f"Ann: zork{number} c3; zork c3 by {number}\n" for number in range(tries(30, 60)))
MANY_WRONG = "".join(f"Ann: has villager A{number}; gain {number} wood\n" for number in range(1, 9))


@pytest.mark.parametrize("header", [ISLAND, CARDS])
@pytest.mark.parametrize("ask", [referee.check, referee.repair])
def test_a_log_that_nobody_can_read_is_not_read_under_every_other_header(
    header: str, ask: Callable[[Record], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reading of such a log takes a tenth of a second, and there are twenty headers to try."""
    texts: list[str] = []

    def counted(text: str, name: str, **more: Any) -> Record:
        texts.append(text)
        return read(text, name, **more)

    monkeypatch.setattr(headers, "read", counted)
    record = referee.loads(f"{header}{NOBODY_READS}{MANY_WRONG}")
    ask(record)
    most = 1 if ask is referee.check else 2  # for the story, and after a repair
    assert len(texts) <= most


def test_few_partial_repairs_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong after each of ten repairs was counted as if each were a log to be checked."""
    judged: list[Record] = []

    def spy(record: Record, faults: list[Finding], *more: int, **how: bool) -> Story:
        judged.append(record)
        return explain(record, faults, *more, **how)

    monkeypatch.setattr(sys.modules[explain.__module__], "explain", spy)  # loaded there when it is needed
    (log,) = FOUND.glob("repair--answer-within-the-bound--15-*.moai")
    referee.repair(referee.load(log), limit=2_000)
    assert 0 < len(judged) <= repairs.MOST_PARTIAL


def test_partial_repairs_are_judged_with_less_work_than_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was judged as if it were a log of its own, and these checks were the most of the work."""
    limits: list[int] = []

    def spy(record: Record, faults: list[Finding], lines: int | None = None, **how: bool) -> Story:
        limits.append(most_lines(record) if lines is None else lines)
        return explain(record, faults, lines, **how)

    monkeypatch.setattr(sys.modules[explain.__module__], "explain", spy)  # loaded there when it is needed
    (log,) = FOUND.glob("repair--answer-within-the-bound--2-95*.moai")
    record = referee.load(log)
    referee.repair(record, limit=2_000)
    assert limits and sum(limits) <= most_lines(record)


@pytest.mark.parametrize(
    "game", ["game: chess\n", "game:\n", "game: easter\u200b-island\n", "zork\ngame: chess\n"]
)
@pytest.mark.parametrize(
    "line", ["player: Ann, Ben", "editions: twilight-fr", "rulings: a=b", "zork", "# x"]
)
def test_a_recorder_of_a_log_whose_game_cannot_be_read(game: str, line: str, tmp_path: Path) -> None:
    """It asked the game, of which there was none, whether it knows a word of the header."""
    path = tmp_path / "log.moai"
    path.write_text(game, encoding="utf-8")
    journal = Journal(path)
    try:
        reply = Session(journal, shelf.game("easter-island"), KEEP).feed(line)
        assert not reply.written or line.split()[-1] in journal.lines[-1]
        assert path.read_text(encoding="utf-8").startswith(game)
    finally:
        journal.close()


def plain_distance(one: str, two: str) -> int:
    """The same by the definition, without any shortcut."""
    rows = [list(range(len(two) + 1))]
    for i, a in enumerate(one, 1):
        rows.append([i])
        for j, b in enumerate(two, 1):
            best = min(rows[-2][j] + 1, rows[-1][j - 1] + 1, rows[-2][j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and b == one[i - 2]:
                best = min(best, rows[-3][j - 2] + 1)
            rows[-1].append(best)
    return rows[-1][-1]


@given(st.text("abc", max_size=12), st.text("abc", max_size=12), st.integers(0, 6))
def test_slips_are_counted_right_up_to_a_number(one: str, two: str, most: int) -> None:
    assert typing_distance(one, two, most) == min(plain_distance(one, two), most + 1)


@pytest.mark.parametrize("length", [61, 300, 4_000])
def test_a_name_without_end_is_near_to_nothing(length: int) -> None:
    """Each line of such a log was compared with each name, letter by letter: minutes for a few lines."""
    name = "x" * length
    assert nearest(f"{name}y", ["Ben", name]) is None
    assert nearest(name, ["Ben", name]) == name
    assert nearest("x" * 20, ["Ben", "x" * 19 + "y"]) == "x" * 19 + "y"


def test_a_name_without_end_costs_no_more_than_another() -> None:
    (log,) = FOUND.glob("judge--answer-within-the-bound--59-*.moai")
    text = log.read_text(encoding="utf-8")
    names = re.search("x{200,}", text)
    assert names is not None
    short = work_of(lambda: referee.check(referee.loads(text.replace(names[0], "xxx"))))
    assert work_of(lambda: referee.check(referee.loads(text))) < 3 * short


def test_a_turn_of_many_faults_is_not_played_once_for_each() -> None:
    """When no more may be tried, the faults of a line are taken together, not each by a replay of it."""

    def work(count: int) -> int:
        text = (
            f"game: easter-island\nplayers: Ann, Ben\n\nAnn: {'; '.join(['has e1 west; pass'] * count)}\n"
        )
        return work_of(lambda: referee.check(referee.loads(text)))

    assert work(2 * tries(25, 250)) < 3 * work(tries(25, 250))


ENDED = (RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-moai.moai").read_text(encoding="utf-8")
RESULT = ENDED.strip().split("\n")[-1]


def test_the_rest_of_a_long_turn_is_not_looked_through_for_each_action() -> None:
    """`golden` took minutes for a turn of the card game that was written again and again in one line."""

    def work(count: int) -> int:
        turns = f"Anne: {'; '.join(['buy berry; box moai; draw 2'] * count)}\n" * 2
        record = referee.loads(ENDED + turns)
        return work_of(lambda: referee.replay(record))

    assert work(160) < 3 * work(80)


def test_a_result_that_is_written_again_is_not_judged_again() -> None:
    """`coverage` took 13 s for 200,000 results, because each was judged twice with all its points."""

    def work(count: int) -> int:
        record = referee.loads(ENDED + f"{RESULT}\n" * count)
        return work_of(lambda: (referee.coverage([record]), referee.show(record)))

    assert (work(400) - work(200)) / 200 < 150


@pytest.mark.parametrize("between", ["", "claim Anne wood 0\n", "Anne: draw 1\n", "Anne: zork\n", "zork\n"])
@pytest.mark.parametrize("result", [RESULT, "result Bart finished", "result draw finished"])
def test_a_result_again_is_judged_like_one_in_other_words(result: str, between: str) -> None:
    """The same words right after each other share one action, and are judged once."""
    same, other = (
        referee.check(referee.loads(f"{ENDED}{result}\n{between}{again}\n"))
        for again in (result, result.replace(" ", "  "))
    )
    assert found(same) == found(other)
    assert between or bool(found(same)) == (result != RESULT)


def test_a_line_that_would_grow_beyond_the_limit_is_left_as_it_is(tmp_path: Path) -> None:
    """`a,b` is written `a, b`: a header at the limit could not be read again. Nor could a line recorded."""
    names = ",".join(f"n{number}" for number in range(1_700))
    text = f"game: easter-island\nplayers: {names}\n"
    record = referee.loads(text)
    assert not record.findings and len(names) < MOST_COLUMNS < len(names) + 1_699
    with pytest.raises(ValueError, match="10,000 are read"):
        referee.format_log(record)
    (tmp_path / "log.moai").write_text("game: easter-island\n", encoding="utf-8")
    journal = Journal(tmp_path / "log.moai")
    try:
        Session(journal, shelf.game("easter-island"), KEEP).feed(f"players: {names}")
        assert not referee.load(tmp_path / "log.moai").findings
        assert all(len(line) <= MOST_COLUMNS for line in journal.lines)
    finally:
        journal.close()


def test_a_log_that_would_grow_beyond_the_limit_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "game:easter-island\nplayers:Ann,Ben\n" + "#é\n" * 50
    monkeypatch.setattr(writer, "MOST_BYTES", len(text.encode()) + 10)
    with pytest.raises(ValueError, match="in canonical form the log"):
        referee.format_log(referee.loads(text))
