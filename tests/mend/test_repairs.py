"""What repair finds first for slips as tables make them, in the text of the log."""

from __future__ import annotations

import pytest

import referee
from benchmarks.injected import Scribe
from referee import shelf
from referee.core.record import Record
from referee.mend.patch import difference
from referee.mend.repairs import MOST_SHOWN, Repair
from referee.playing.game_log import random_log
from tests.effort import tries
from tests.support import RECORDS
from tests.tables import CARDS, SORCERERS

STATUES, FINISHED, CARD_SCRIBE, BOARD_SCRIBE, FIRST_GAME = (
    (RECORDS / path).read_text(encoding="utf-8")
    for path in (
        "disputes/easter-island/two-scribes-first.moai",
        "rapa-nui-cards/legal/games/3-players-nl.moai",
        "disputes/rapa-nui-cards/two-scribes-first.moai",
        "disputes/rapa-nui-island/two-scribes-first.moai",
        "rapa-nui-island/legal/games/first-game.moai",
    )
)


def slipped(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def without(text: str, line: int) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(lines[: line - 1] + lines[line:])


def repaired(text: str) -> tuple[Record, list[tuple[Repair, str]]]:
    record = referee.loads(text)
    return record, [(each, referee.repaired(record, each)) for each in referee.repair(record).repairs]


MENDED = {
    "a ray that destroyed something": (
        SORCERERS
        + "Odile: fire W-3 -> nothing destroyed; pass\nclaim Odile statues 3\nRobin: pivot c1 east; pass\n",
        "fire W-3 -> nothing destroyed",
        "fire W-3 -> c3 destroyed",
    ),
    "a price": (
        CARDS
        + "Anne: play grain; draw 1\nMarc: play fish fish for 2; draw 2 2\n"
        + "claim Marc wood 2\nAnne: play fish; draw 3\n",
        "fish fish for 2",
        "fish fish for 1",
    ),
    "a colon, and a misspelt verb behind it": (
        SORCERERS + "Odile: sun N-a: sn N-b\nRobin: pass\n",
        "sun N-a: sn N-b",
        "sun N-a; sun N-b",
    ),
    "a card before a price": (
        CARDS + "Anne: play grain; draw 1\nMarc: play fish berry for 1; draw 2 2\nclaim Marc wood 2\n",
        "fish berry for 1",
        "fish fish for 1",
    ),
    "counts of a result": (
        slipped(FINISHED, "finished 40-41-27", "finished 41-40-27"),
        "finished 41-40-27",
        "finished 40-41-27",
    ),
    "the winner of a result": (
        slipped(FINISHED, "result Marc", "result Anne"),
        "result Anne",
        "result Marc",
    ),
    "a waiver of another rule": (
        SORCERERS + 'Odile: sun N-a; sun N-b; Sun N-c stands EI-TURN-2 "three"\nRobin: pass\n',
        "EI-TURN-2",
        "EI-TURN-4",
    ),
    "a waiver of nothing": (
        SORCERERS + 'Odile: sun N-a; Sun N-b stands EI-TURN-4 "three"  # hm\nRobin: pass\n',
        ' stands EI-TURN-4 "three"',
        "",
    ),
    "a number in letters": (
        slipped(CARD_SCRIBE, "Herman: play fish; draw 1\n", "Herman: play fish; draw one\n"),
        "draw one",
        "draw 1",
    ),
    "a card too few": (
        slipped(FINISHED, "play grain grain grain", "play grain grain"),
        "play grain grain;",
        "play grain grain grain;",
    ),
    "a card too many": (CARDS + "Anne: play grain; draw 1 2\n", "draw 1 2", "draw 1"),
    "players exchanged in the header": (
        slipped(STATUES, "Odile (red, 61), Robin (white, 58)", "Robin, Odile  # so"),
        "players: Robin, Odile  # so",
        "players: Odile, Robin  # so",
    ),
    "none of what was paid": (
        slipped(FIRST_GAME, "barter reed 2 wood 1 for", "barter reed 2 wood 0 for"),
        "barter reed 2 wood 0 for",
        "barter reed 2 wood 1 for",
    ),
    "a claim": (FIRST_GAME + "claim Ana total 44\n", "claim Ana total 44", "claim Ana total 43"),
    "a claim without its number": (
        FIRST_GAME + "claim Ana tablet\n",
        "claim Ana tablet\n",
        "claim Ana tablet 0\n",
    ),
    "a claim of nothing without its number": (
        SORCERERS + "claim Odile spent\n",
        "claim Odile spent",
        "claim Odile spent 0",
    ),
    "what was paid, with one thing twice": (
        slipped(FIRST_GAME, "barter reed 2 wood 1 for", "barter reed 2 reed 1 for"),
        "barter reed 2 reed 1 for",
        "barter reed 2 wood 1 for",
    ),
}


@pytest.mark.parametrize("what", MENDED)
def test_the_smallest_change_comes_first_and_no_text_twice(what: str) -> None:
    text, old, new = MENDED[what]
    record, found = repaired(text)
    repair, after = found[0]
    assert after == slipped(text, old, new)
    assert repair.complete and repair.certain and len(repair.edits) == 1
    assert referee.check(referee.loads(after)).legal
    assert not referee.check(record).legal
    assert len({after for _, after in found}) == len(found)


@pytest.mark.parametrize("game", referee.game_names())
def test_the_last_word_of_an_action_is_put_back(game: str) -> None:
    """Each legal one is offered, up to the most repairs that are shown, and the repair says which."""
    for number in range(tries(4, 40)):
        case = Scribe(game, 39, number).extra("the last word forgotten")
        if case is None or case.slips[0].edit.put[0].startswith("claim"):
            continue
        found = [text for _, text in repaired(case.text)[1]]
        assert found, case.text
        assert len(found) == MOST_SHOWN or "\n".join(case.lines) + "\n" in found, case.text


def test_a_repair_says_which_word_is_missing() -> None:
    _, found = repaired(SORCERERS + "Odile: sun N-a; sun\nRobin: pass\n")
    said = [edit.says for repair, _ in found for edit in repair.edits]
    assert len(found) == MOST_SHOWN and said[0] == "N-b is missing"


FORGOTTEN = {
    # the log, the line before which one is missing, its remark, and how an example begins
    "two suns": (without(STATUES, 15), 15, "a turn of Robin", "Robin: sun S-c; sun S-a"),
    "a ray and a sun": (without(STATUES, 18), 18, "a turn of Odile", "Odile: fire S-e; sun N-d"),
    "a sun and anything": (without(STATUES, 24), 24, "a turn of Odile", "Odile: sun N-e"),
    "a move and a sun": (without(STATUES, 27), 27, "a turn of Robin", "Robin: sun W-2; move c4 a4"),
    "a refill": (without(FINISHED, 18), 18, "the line `refill 4`", "refill 4: "),
    "another refill": (without(FINISHED, 34), 34, "the line `refill 2`", "refill 2: "),
    "a start hand": (without(CARD_SCRIBE, 7), 7, "the line `hand Marc`", "hand Marc: "),
    "a column": (without(CARD_SCRIBE, 12), 12, "the line `column 4`", "column 4: "),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_a_forgotten_line_is_a_remark_and_an_example(what: str) -> None:
    text, line, gap, example = FORGOTTEN[what]
    lines = text.splitlines()
    record, found = repaired(text)
    assert all(repair.complete and repair.edits[0].kind == "missing" for repair, _ in found[:2])
    remarks = [after for repair, after in found[:2] if not repair.certain]
    remark = f"# {gap} is missing here"
    assert remarks == ["\n".join([*lines[: line - 1], remark, *lines[line - 1 :]]) + "\n"]
    assert referee.loads(remarks[0]).findings == record.findings
    (told,) = [after for repair, after in found[:2] if repair.certain]
    assert told.splitlines()[line - 1].startswith(example)
    assert referee.check(referee.loads(told)).legal


def test_the_order_of_play_is_told_in_the_header_or_at_the_beginning() -> None:
    """Either the header names the players in a wrong order, or a line that says otherwise is missing."""
    lines = [line for line in BOARD_SCRIBE.splitlines() if not line.startswith("order:")]
    _, found = repaired("\n".join(lines) + "\n")
    at = lines.index("") + 1
    told = [*lines[:at], "order: Ana, Cid, Bea", *lines[at:]]
    texts = [after.splitlines() for _, after in found[:3]]
    assert "players: Ana (turtle), Cid (moray), Bea (dolphin)" in texts[0]
    assert told in texts
    assert all(referee.check(referee.loads("\n".join(text) + "\n")).legal for text in texts)


def test_another_word_of_the_line_does_not_mend_one_that_cannot_be_read() -> None:
    text = (RECORDS / "rapa-nui-cards/illegal/slips/offer-misspelt.moai").read_text(encoding="utf-8")
    _, found = repaired(text)
    assert found[0][1] == slipped(text, "; ofer ", "; offer ")
    assert all("; ofer " not in after for repair, after in found if repair.certain and repair.complete)


def test_words_that_may_mean_two_things_stop_no_repair() -> None:
    """The separator is in doubt, and the word after it is misspelt."""
    text = STATUES + "Robin: sun E-4: un W-1\n"
    assert all(
        not repair.complete or referee.check(referee.loads(after)).legal
        for repair, after in repaired(text)[1]
    )


def test_what_comes_after_a_remark_can_be_mended_too() -> None:
    text = slipped(without(FINISHED, 18), "finished 40-41-27", "finished 40-41-28")
    _, found = repaired(text)
    repair, after = found[0]
    assert [edit.kind for edit in repair.edits] == ["missing", "word"]
    expected = slipped(
        text,
        "Herman: play berry; draw 1\nrefill 1",
        "# the line `refill 4` is missing here\nHerman: play berry; draw 1\nrefill 1",
    )
    assert after == slipped(expected, "40-41-28", "40-41-27")


@pytest.mark.parametrize("seed", [1, 8])
def test_no_result_is_changed_after_a_turn_that_nobody_knows(seed: int) -> None:
    """The last turn is lost. What it did would explain the result."""
    lines = random_log(shelf.game("rapa-nui-cards"), "kosmos-nl", ("Anne", "Marc"), seed)
    assert lines[-1].startswith("result")
    last = max(at for at, line in enumerate(lines) if line.startswith(("Anne:", "Marc:")))
    _, found = repaired(without("\n".join(lines) + "\n", last + 1))
    for repair, after in found:
        if any(edit.gap.startswith("a turn") for edit in repair.edits):
            assert after.splitlines()[-1] == lines[-1]


@pytest.mark.parametrize(("seed", "line"), [(4, 22), (7, 20), (8, 21)])
def test_the_last_turn_of_a_phase_may_be_missing_before_a_line_of_the_same_player(
    seed: int, line: int
) -> None:
    lines = random_log(shelf.game("rapa-nui-island"), "matagot-fr", ("Ana", "Bea"), seed, most_turns=30)
    assert lines[line - 1].startswith("Bea: villager") and lines[line].startswith("Bea: carve")
    _, found = repaired(without("\n".join(lines) + "\n", line))
    repair, after = found[0]
    assert repair.complete
    assert after.splitlines()[line - 1] == "# a turn of Bea is missing here"


def test_a_difference_shows_what_changed_and_no_more() -> None:
    """Lines that repeat make a long log hard to compare; the edit itself is not."""
    turns = ["Odile: pivot b2 west; pivot b4 north", "Robin: pivot d4 north; pivot d2 east"]
    turns += ["Odile: pivot b2 north; pivot b4 east", "Robin: pivot d4 south; pivot d2 west"]
    lines = [*SORCERERS.splitlines(), *turns * 60]
    assert referee.check(referee.loads("\n".join(lines) + "\n")).legal
    wrong = lines[207]
    lines[207] = wrong.replace("d4", "d5")
    record = referee.loads("\n".join(lines) + "\n")
    best = referee.repair(record).repairs[0]
    assert difference(record, best.edits) == [
        "@@ -207,3 +207,3 @@",
        f" {lines[206]}",
        f"-{lines[207]}",
        f"+{wrong}",
        f" {lines[208]}",
    ]


@pytest.mark.parametrize("text", [STATUES, FINISHED], ids=["Easter Island", "cards"])
def test_nothing_is_offered_for_a_legal_log(text: str) -> None:
    """Another edition would do as well, but nothing is wrong with this one."""
    assert referee.repair(referee.loads(text)).repairs == ()


def test_KO_BUY_4_no_line_is_changed_after_a_turn_that_nobody_knows() -> None:
    """An unknown turn may have changed anything, so a second change after it proves nothing."""
    log = CARDS.replace("Anne, Marc\n", "Anne, Marc, Carl\nhand Carl: berry potato grain\n")
    log = log.replace("hand Marc: fish fish grain", "hand Marc: fish potato grain")
    log += "Anne: play grain; draw 1 -> moai\nMarc: buy potato for 5; play fish; draw 3 -> potato\n"
    record = referee.loads(log + "Carl: play potato; draw 2 -> priest\nclaim Anne wood 2\n")
    assert [finding.code for finding in referee.check(record).findings if finding.counts] == ["KO-BUY-4"]
    for repair in referee.repair(record).repairs:
        missing = {edit.at for edit in repair.edits if edit.kind == "missing"}
        assert not [edit for edit in repair.edits if edit.at in missing and edit.kind != "missing"]


@pytest.mark.parametrize("claimed", ["", "claim Marc wood 2\n"])
def test_KO_BUY_4_a_purchase_that_cannot_be_paid_is_not_deleted(claimed: str) -> None:
    """It can be read, so it stays. Nor are two turns put in one line after a turn that nobody knows."""
    log = CARDS + "Anne: play grain; draw 1 -> moai\nMarc: play fish fish for 1; draw 2 3 -> potato\n"
    _, found = repaired(f"{log}{claimed}Anne: buy fish; play berry; draw 4\n")
    assert found == []


def test_what_the_table_saw_is_left_out_last_and_never_in_silence() -> None:
    text = slipped(SORCERERS, "W-2 ready", "W-4 ready")
    text += "Odile: fire W-3 -> c3 destroyed; pivot e1 north\nRobin: fire W-2 -> b2 destroyed; pass\n"
    _, found = repaired(text)
    assert found[0][1] == slipped(text, "W-4 ready", "W-2 ready")
    for repair, other in found:
        seen = other.count("destroyed") == text.count("destroyed")
        assert seen or any("without" in edit.says for edit in repair.edits)


def test_three_slips_far_from_each_other_are_mended_together() -> None:
    path = RECORDS / "rapa-nui-cards/illegal/after-violation/three-slips.moai"
    _, found = repaired(path.read_text(encoding="utf-8"))
    assert [edit.says for edit in found[0][0].edits] == ["3 for 4", "7 for 8", "the line is Ben's"]
    assert referee.check(referee.loads(found[0][1])).legal


def test_a_line_that_is_there_is_not_missing_before_itself() -> None:
    """One card too many of a kind: the refill says it, so no other refill of this column is missing."""
    lines = referee.simulate("rapa-nui-cards", seed=113, edition="kosmos-nl").text.splitlines()
    at = next(at for at, line in enumerate(lines) if line == "refill 4: woodcutter fish potato woodcutter")
    right = lines[at]
    lines[at] = "refill 4: potato fish potato woodcutter"
    found = referee.repair(referee.loads("\n".join(lines))).repairs
    assert [each.edits[0].says for each in found[:1]] == ["woodcutter for potato"], right
    assert not any(edit.gap for each in found for edit in each.edits)
