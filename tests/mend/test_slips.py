"""Slips in the header, in the order of acts and lines, and between clauses; alone, and beside others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import referee
from referee import shelf
from referee.core.finding import Finding
from referee.core.rule import ERROR
from referee.export import report
from referee.export.findings import verdict_to_json
from referee.export.terminal import PLAIN
from referee.mend.edits import applied
from referee.mend.explain import explain
from referee.playing.game_log import random_log
from tests.mend.test_explain import LOGS, judged
from tests.support import RECORDS

STATUES, CARDS, ISLAND = (
    (RECORDS / "disputes" / game / "two-scribes-first.moai").read_text(encoding="utf-8")
    for game in ("easter-island", "rapa-nui-cards", "rapa-nui-island")
)
GAMES = {"statues": STATUES, "cards": CARDS, "island": ISLAND}

Slip = Callable[[list[str]], list[str]]


def plain(text: str) -> tuple[list[str], list[str]]:
    """The lines of a log whose header has nothing but names, and the names."""
    record = referee.loads(text)
    line = record.header.lines["players"]
    lines = text.splitlines()
    lines[line - 1] = f"players: {', '.join(record.players)}"
    return lines, list(record.players)


def with_players(lines: list[str], players: str) -> list[str]:
    return [f"players: {players}" if line.startswith("players:") else line for line in lines]


def counted(lines: list[str]) -> list[Finding]:
    found = referee.check(referee.loads("\n".join(lines) + "\n")).findings
    return [finding for finding in found if finding.counts]


HEADERS: dict[str, Callable[[list[str]], str]] = {
    "rotated": lambda names: ", ".join([*names[1:], names[0]]),
    "a comma forgotten": lambda names: " ".join(names[:2]) + "".join(f", {name}" for name in names[2:]),
    "a guest": lambda names: ", ".join([*names, "Zoe"]),
    "one missing": lambda names: ", ".join(names[1:]),
}


def misspelt(lines: list[str], names: list[str]) -> tuple[list[str], int]:
    """The log with the name of the last line of play but one misspelt, and the number of that line."""
    at = [index for index, line in enumerate(lines) if line.split(":")[0] in names][-2]
    name, _, rest = lines[at].partition(":")
    return [*lines[:at], f"{name[0]}{name}:{rest}", *lines[at + 1 :]], at + 1


# Of two players nobody can be missing, and the log of the island itself gives the order of play.
HEADER_SLIPS = [
    (game, slip)
    for game in GAMES
    for slip in HEADERS
    if (game, slip) not in (("statues", "one missing"), ("island", "rotated"))
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "slip"), HEADER_SLIPS)
def test_a_wrong_header_counts_once_and_hides_no_other_fault(game: str, slip: str) -> None:
    lines, names = plain(GAMES[game])
    assert not counted(lines)
    wrong = with_players(lines, HEADERS[slip](names))
    alone = counted(wrong)
    assert len({finding.place.line for finding in alone}) == 1
    both, line = misspelt(wrong, names)
    after = counted(both)
    assert {finding.place.line for finding in after} == {alone[0].place.line, line}
    record = referee.loads("\n".join(both) + "\n")
    text = referee.repaired(record, referee.repair(record).repairs[0])
    assert referee.check(referee.loads(text)).legal
    assert text.splitlines()[-1] == lines[-1] and "Zoe" not in text


@pytest.mark.parametrize(("name", "seed"), LOGS)
def test_a_consequence_is_gone_after_the_faults_it_names(name: str, seed: int) -> None:
    """What is said of it is tried out: those faults read as the story reads them, and all others left."""
    record, _, errors = judged(name, seed)
    found = [*record.findings, *referee.replay(record).findings]
    faults = [finding for finding in found if finding.severity == ERROR]
    if not any(finding.follows for finding in errors) or len(faults) < 2:
        return
    story = explain(record, faults)
    fixes = {root.place: root.edit for root in story.roots if root.edit is not None}
    for finding in errors:
        if finding.follows is None or finding.follows not in fixes:
            continue  # what follows within its own line is no matter of the story
        edits = [fixes[place] for place in (finding.follows, *finding.follows_also)]
        entries = applied(story.record.entries, edits)
        wrong = referee.core.replay.replay(story.record, entries=entries).findings
        assert finding.place not in {each.place for each in wrong if each.severity == ERROR}


HEAD = "game: easter-island\nplayers: Ann, Ben\n\n"
POINTS = ("a1", "b1", "a2", "b3", "c2", "d4", "e1", "e5")
SETUP = "".join(
    f"{name}: place {point} north\n" for name, point in zip(["Ann", "Ben"] * 4, POINTS, strict=True)
)
SETUP += "Ann: sun W-5\n"
ONE_LINE = {
    # the lines after the set-up and the opening turn, and which of them counts
    "acts exchanged": (
        "Ben: move c1 d1; move b1 c1\nAnn: pass\nBen: pivot d1 east; pass\nAnn: pass",
        1,
    ),
    "a line written two lines off": (
        "Ann: sun W-2; pass\nBen: sun E-4; pass\nBen: sun E-1; pass\nAnn: fire W-2; pass",
        1,
    ),
    "an act forgotten in a short turn": (
        "Ben: sun E-1\nAnn: pass\nBen: fire E-2; pass\nclaim Ben spent 1\nclaim Ben hand 6\nAnn: pass",
        3,
    ),
    "a colon for a semicolon, and a word misspelt": (
        "Ben: sun E-1: snu E-2\nAnn: pass\nBen: fire E-1; fire E-2\nAnn: pass",
        1,
    ),
    "a turn forgotten before a claim": (
        "Ben: sun E-1; pass\nclaim Ann hand 6\nBen: pass\nAnn: pass",
        2,
    ),
}


@pytest.mark.parametrize("what", ONE_LINE)
def test_one_slip_counts_once(what: str) -> None:
    text, line = ONE_LINE[what]
    lines = (HEAD + SETUP + text).splitlines()
    assert [finding.place.line for finding in counted(lines)] == [len((HEAD + SETUP).splitlines()) + line]


@pytest.mark.parametrize(
    ("language", "line"), [("fr", "Ann: retire a3"), ("fr", "Ann: retire"), ("en", "Ann: take a3")]
)
def test_a_verb_that_is_known_is_not_suggested_for_itself(language: str, line: str) -> None:
    text = HEAD.replace("players", f"language: {language}\nplayers") + SETUP + "Ben: pass\n" + line
    (finding,) = counted(text.splitlines())
    assert finding.code == "EI-TURN-6"


def test_a_forgotten_act_is_found_although_no_word_points_to_it() -> None:
    """Ann's statue on c2 was destroyed by a ray from N-c that the log forgets."""
    text = "Ben: sun N-c; pass\nAnn: pass\nBen: sun E-1\nAnn: pass\nBen: place c2 north; move c2 c5\n"
    text += "Ann: pass\nBen: pivot c5 east; pass\nAnn: pass\nBen: move c5 b5; pass\n"
    (finding,) = counted((HEAD + SETUP + text).splitlines())
    assert finding.related[-1].note == "perhaps fire N-c is missing"


TWO_FAULTS = {
    # a turn of Ann is missing before the first of these lines; the other is wrong in itself
    "a statue that looks there already": "Ben: sun E-2; pass\nAnn: pivot a1 north; pass\nBen: pass",
    "a point without a statue": "Ben: sun E-2; pass\nAnn: pivot d1 east; pass\nBen: pass",
    "a token in another place": "Ben: sun E-2; pass\nAnn: fire W-4; pass\nBen: pass",
}


@pytest.mark.parametrize("what", TWO_FAULTS)
def test_a_missing_turn_does_not_hide_another_fault(what: str) -> None:
    """Nobody knows what a missing turn did, so almost any later fault could be blamed on it."""
    text = HEAD + SETUP + "Ben: sun E-1; pass\n"
    lines = (text + TWO_FAULTS[what]).splitlines()
    first = len(text.splitlines()) + 1
    assert [finding.place.line for finding in counted(lines)] == [first, first + 1]


@pytest.mark.parametrize("game", ["cards", "island"])
@pytest.mark.parametrize("at", [0, 1])
def test_a_comma_lost_in_the_header_of_a_short_log_counts_once(game: str, at: int) -> None:
    lines, names = plain(GAMES[game])
    turns = [index for index, line in enumerate(lines) if line.split(":")[0] in names]
    lines = lines[: turns[2] + 1]
    joined = [*names[:at], f"{names[at]} {names[at + 1]}", *names[at + 2 :]]
    wrong = with_players(lines, ", ".join(joined))
    assert len(counted(wrong)) == 1
    record = referee.loads("\n".join(wrong) + "\n")
    assert referee.repaired(record, referee.repair(record).repairs[0]).splitlines() == lines


def test_a_comma_lost_behind_an_arrow_counts_once_and_is_put_back() -> None:
    text = (RECORDS / "rapa-nui-island/legal/examples/X06-large.moai").read_text(encoding="utf-8")
    wrong = text.replace("-> Cid reed 5, tires villager", "-> Cid reed 5 tires villager")
    assert wrong != text and len(counted(wrong.splitlines())) == 1
    record = referee.loads(wrong)
    assert referee.repaired(record, referee.repair(record).repairs[0]) == text


def test_a_file_that_is_no_text_is_one_finding() -> None:
    picture = bytes(range(256)) * 200
    (finding,) = referee.check(referee.loads(picture)).findings
    assert finding.code == "SYN-TEXT-1" and "a log is plain text" in finding.message


ENCODINGS = {"latin-1": 1, "cp1252": 1, "utf-16-le": 1, "utf-16-be": 1, "utf-16": 0, "utf-8-sig": 0}


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_log_in_another_encoding_is_told_once(encoding: str) -> None:
    text = (HEAD + SETUP + "Ben: pass\nAnn: pass\n").replace("Ann", "Zoë").replace("Ben", "Noël")
    assert not referee.check(referee.loads(text)).findings
    findings = referee.check(referee.loads(text.encode(encoding))).findings
    assert [finding.code for finding in findings] == ["SYN-TEXT-1"] * ENCODINGS[encoding]


def test_a_finding_under_another_header_names_players_of_this_log() -> None:
    """With a comma lost in the header, a seat of the likelier header is not a seat of the one written."""
    text = "game: rapa-nui-cards\nedition: kosmos-fr\nplayers: Ines Zoe, Ben\n"
    text += "hand Zoe: fish fish grain\nZoe: buy grain; play fish; draw 3\n"
    text += "Zoe: buy fish; play woodcutter for 0; draw 3\nBen: play potato; draw 3; take Ben wood\n"
    verdict = referee.check(referee.loads(text))
    seats = range(len(verdict.record.players))
    for finding in verdict.findings:
        assert finding.seat is None or finding.seat in seats
        assert finding.legal_for is None or finding.legal_for in seats
    assert report.full(verdict, PLAIN) and verdict_to_json(verdict)


def test_two_changes_of_a_line_keep_every_action() -> None:
    """After two actions changed places, a word of one was written over the other."""
    text = (
        "game: rapa-nui-cards\nedition: kosmos-fr\nplayers: Anne, Marc, Carl\n\nposition: turn 10, Anne\n"
        "wood Anne: 9\nowns Anne: fish 1, potato 1\nhand Anne: moai fish fish\n"
        "hand Marc: moai fish woodcutter\nhand Carl: berry potato grain\ncolumn 1: priest\n"
        "column 2: woodcutter moai\ncolumn 3: woodcutter woodcutter potato priest\n"
        "column 4: fish moai woodcutter grain\n\nAnne: buy priest for 5; play fish fish; draw 4; draw 3\n"
        "claim Anne grain 1\nclaim Anne wood 3\n"
    )
    record = referee.loads(text)
    for repair in referee.repair(record, limit=8_000).repairs:
        (line,) = [
            each for each in referee.repaired(record, repair).splitlines() if each.startswith("Anne:")
        ]
        more = sum(edit.says.startswith("buy ") and "is missing" in edit.says for edit in repair.edits)
        verbs = [each.split()[0] for each in line.removeprefix("Anne:").split(";")]
        assert verbs.count("buy") == 1 + more, line


def random_cards(seed: int) -> list[str]:
    return random_log(shelf.game("rapa-nui-cards"), "kosmos-nl", ("Anne", "Marc", "Herman"), seed)


@pytest.mark.parametrize("seed", [501, 505, 507])
def test_a_turn_lost_before_the_last_refill_counts_once(seed: int) -> None:
    """The refill and the result are wrong for want of it."""
    lines = random_cards(seed)
    last = max(at for at, line in enumerate(lines) if line.startswith(("Anne:", "Marc:", "Herman:")))
    assert lines[last + 1].startswith("refill")
    found = counted(lines[:last] + lines[last + 1 :])
    assert [finding.place.line for finding in found] == [last + 1]


def test_of_two_lines_that_say_the_same_either_may_be_wrong() -> None:
    """`column 3` stands twice. The second is the right one: the cards that are drawn later show it."""
    lines = random_cards(3)
    at = next(at for at, line in enumerate(lines) if line.startswith("column 2:"))
    lines[at] = lines[at].replace("column 2:", "column 3:")
    (finding,) = counted(lines)
    assert finding.place.line == at + 2
    assert [(related.place.line, "2 for 3" in related.note) for related in finding.related[-1:]] == [
        (at + 1, True)
    ]


def test_a_second_card_in_a_turn_is_wrong_whatever_a_word_meant() -> None:
    """After an unreadable word the rest of the turn was not judged, and wood fell below 0."""
    head = CARDS.splitlines()
    first = next(at for at, line in enumerate(head) if line.startswith("Anne:") or ": play" in line)
    name = head[first].partition(":")[0]
    lines = [
        *head[:first],
        f"{head[first].partition(';')[0]}; zork 4",
        f"{name}: buy fish; play moai; draw 2",
    ]
    codes = [finding.code for finding in counted(lines)]
    assert codes[0] == "SYN-VERB-1" and {"KO-BUY-6", "KO-TURN-2"} <= set(codes)
