"""The replay: waivers, claims, policies, moments, and what follows from what."""

from __future__ import annotations

import re

import pytest

import referee
from referee.analysis.log_point import LogPoint as Moment
from referee.analysis.log_point import parse_moment
from referee.core.replay import MOST_FINDINGS
from referee.mend.explain import explain
from tests.games.easter_island.positions import POSITIONS
from tests.support import codes, found, log

R2 = POSITIONS["R2"]


def test_waived_breach_is_told_and_done_but_does_not_count() -> None:
    verdict = referee.check(
        log(*R2, 'Ann: pivot d4 north stands EI-PIVOT-2 "both agreed"; pass', "Ben: pivot d4 east; pass")
    )
    assert [(f.code, f.severity, f.reason) for f in verdict.findings] == [
        ("EI-PIVOT-2", "waived", "both agreed")
    ]
    assert verdict.legal
    assert len(verdict.waived) == 1


def test_waiver_of_two_rules_at_once() -> None:
    line = "Ann: place b3 west; sun S-a; fire W-3 stands EI-TURN-4 stands EI-FIRE-5"
    verdict = referee.check(log(*R2, line))
    assert [(f.code, f.severity) for f in verdict.findings] == [
        ("EI-TURN-4", "waived"),
        ("EI-FIRE-5", "waived"),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Ann: pivot c3 east stands EI-PIVOT-2", ["LOG-WAIVE-1"]),
        ("Ann: pivot d4 north stands EI-PIVOT-3", ["EI-PIVOT-2", "LOG-WAIVE-2"]),
        ("Ann: pivot c3 east stands EI-NOPE-1", ["LOG-WAIVE-3"]),
        ("Cora: pass stands EI-PLAYERS-1", []),
        ("result Ben one-left stands EI-END-4", []),
        ("claim Ann statues 9 stands LOG-CLAIM-1", []),
        ("claim Ann statues 4 stands LOG-CLAIM-1", ["LOG-WAIVE-1"]),
    ],
)
def test_waivers_waive_what_they_name(line: str, expected: list[str]) -> None:
    assert codes(*R2, line) == expected


TWO_LINES = """\
game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid

position: round 2, phase 3, Ana
hand Ana: barter
resources Ana: reed 3 egg 3 wood 1
Ana: barter reed 1 egg 1 wood 1 for pearl 3{first}
Ana: buy artist{second}
Bea: pass{third}
Cid: pass
"""


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("first", [("MA-TURN-1", "waived")]),
        ("second", [("MA-TURN-1", "waived")]),
        ("third", [("MA-TURN-1", "error"), ("LOG-WAIVE-1", "error")]),
        ("", [("MA-TURN-1", "error")]),
    ],
)
def test_waiver_on_any_line_of_a_turn(where: str, expected: list[tuple[str, str]]) -> None:
    waivers = dict.fromkeys(("first", "second", "third"), "") | {where: " stands MA-TURN-1"}
    verdict = referee.check(referee.loads(TWO_LINES.format_map(waivers)))
    assert [(f.code, f.severity) for f in verdict.findings] == expected


def test_waiver_of_a_rule_judged_when_the_turn_is_over() -> None:
    lines = (*R2, "Ann: pivot c3 east stands EI-TURN-5", "Ben: pivot d4 north; pivot d4 east")
    verdict = referee.check(log(*lines, rulings="passing=exactly-two"))
    assert [(f.code, f.severity) for f in verdict.findings] == [("EI-TURN-5", "waived")]


@pytest.mark.parametrize(
    ("claim", "right"),
    [("statues", 4), ("reserve", 3), ("destroyed", 0), ("hand", 7), ("ready", 1), ("spent", 0)],
)
def test_claims_are_checked_where_they_stand(claim: str, right: int) -> None:
    assert codes(*R2, f"claim Ann {claim} {right}") == []
    assert codes(*R2, f"claim Ann {claim} {right + 1}") == ["LOG-CLAIM-1"]
    (finding,) = referee.check(log(*R2, f"claim Ann {claim} {right + 2}")).findings
    assert finding.facts["right"] == right
    assert finding.facts["difference"] == 2


def test_claim_between_two_moves_sees_the_first_only() -> None:
    lines = (*R2, "claim Ann spent 0", "Ann: fire W-3; pass", "claim Ann spent 1", "claim Ann statues 3")
    assert codes(*lines) == []


def test_findings_after_a_violation_are_marked() -> None:
    verdict = referee.check(log(*R2, "Ann: pivot d4 north; move b2 d2"))
    assert [(f.code, f.after_violation) for f in verdict.findings] == [
        ("EI-PIVOT-2", False),
        ("EI-MOVE-6", True),
    ]


@pytest.mark.parametrize(
    ("lines", "follows"),
    [
        # a slip in one placement, and a later pivot of that statue, which is found where it stands
        (["Ann: place d4 north; pass", "Ben: pass", "Ann: pivot d3 east; pass"], {}),
        # an unreadable placement, and a later pivot of that statue
        (["Ann: place d3 xyz; pass", "Ben: pass", "Ann: pivot d3 east; pass"], {10: 8}),
        # a token on a place that is taken, which is found where it is fired
        (["Ann: sun W-2; pass", "Ben: pass", "Ann: fire W-1; pass"], {}),
        # two faults that have nothing to do with each other
        (["Ann: pivot a1 north; pass", "Ben: move d4 d4"], {}),
    ],
)
def test_consequences_point_at_their_cause(lines: list[str], follows: dict[int, int]) -> None:
    verdict = referee.check(log(*R2, *lines))
    marked = {f.place.line: f.follows.line for f in verdict.findings if f.follows is not None}
    assert marked == follows
    assert all(not f.counts for f in verdict.findings if f.follows is not None)


def test_playing_on_after_the_end_is_one_fault() -> None:
    lines = (*POSITIONS["L"], "Ann: fire W-2", "Ben: sun N-a", "Ann: sun N-b", "Ben: sun N-d")
    verdict = referee.check(log(*lines))
    assert found(verdict) == [(9, "EI-END-3")]


def test_search_for_causes_is_bounded() -> None:
    """A log with many faults and many lines is judged without replaying it for ever."""
    lines = ["Ann: pivot a1 north; pass", "Ben: pivot a1 north; pass"] * 200
    record = log(*R2, *lines)
    verdict = referee.check(record)
    assert len(found(verdict)) == 400
    assert explain(record, verdict.findings).path.ground.tried < 2_000


def test_endless_nonsense_stops() -> None:
    verdict = referee.check(log(*R2, *["Ann: pivot a1 north"] * 2_000))
    assert verdict.stopped
    errors = [finding for finding in verdict.findings if finding.severity == "error"]
    assert len(errors) == MOST_FINDINGS + 1
    assert errors[-1].code == "LOG-MANY-1"


def test_a_thousand_notices_are_no_fault() -> None:
    verdict = referee.check(
        log(
            *R2,
            *["Ann: pivot c3 east", "Ben: pivot d4 west", "Ann: pivot c3 north", "Ben: pivot d4 south"]
            * 300,
        )
    )
    assert verdict.legal and not verdict.stopped


def test_strict_stops_at_the_first_and_says_so() -> None:
    verdict = referee.check(log(*R2, "Ann: pivot d4 north; move b2 d2"), strict=True)
    assert [f.code for f in verdict.findings] == ["EI-PIVOT-2"]
    assert verdict.stopped


def test_replay_leaves_the_record_alone() -> None:
    record = log(*R2, "Ann: fire W-3; pass", "Ben: move d4 d4")
    first = referee.check(record)
    second = referee.check(record)
    assert [(f.place, f.code) for f in first.findings] == [(f.place, f.code) for f in second.findings]
    assert first.state.components() == second.state.components()


@pytest.mark.parametrize(("text", "moment"), [("31", Moment(31)), (" 31.2 ", Moment(31, 2))])
def test_moment(text: str, moment: Moment) -> None:
    assert parse_moment(text) == moment


@pytest.mark.parametrize("text", ["0", "1.0", "-1", "1.", ".1", "x", "1.2.3", "९", "9" * 50])
def test_no_moment(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        parse_moment(text)


def test_state_at_a_moment() -> None:
    record = log(*R2, "Ann: fire W-3; place c3 east", "Ben: pass")
    assert referee.replay(record, at="8.1").state.standing == [3, 4]
    assert referee.replay(record, at="8").state.standing == [4, 4]
    assert referee.replay(record, at="7").state.standing == [4, 4]
    assert referee.replay(record, at="7").state.spent_count == 0


def test_legal_at_a_moment() -> None:
    record = log(*R2, "Ann: fire W-3; place c3 east", "Ben: pass")
    assert ("Ann", "fire W-3") in referee.legal(record, at="8")
    assert ("Ann", "fire W-3") not in referee.legal(record, at="8.2")
    assert {player for player, _ in referee.legal(record, at="9")} == {"Ben"}
    assert {player for player, _ in referee.legal(record)} == {"Ann"}


def test_legal_in_position_R2_lists_everything() -> None:
    listed = [action for _, action in referee.legal(log(*R2))]
    assert len(listed) == len(set(listed)) == 119
    assert {"fire W-3", "pass", "move c3 c5", "place e5 west", "sun W-1", "pivot b2 south"} <= set(listed)
    assert not {"fire W-2", "move b2 b4", "place b2 north", "sun W-3"} & set(listed)


SETUP = [
    "Ann: place b2 north",
    "Ben: place d4 south",
    "Ann: place b4 east",
    "Ben: place d2 west",
    "Ann: place c3 north",
    "Ben: place a5 east",
    "Ann: place e1 west",
    "Ben: place c1 north",
]
PLAY = ["Ann: sun W-3", "Ben: sun W-2; sun E-1", "Ann: pivot b2 east; pass", "Ben: fire W-2; fire E-1"]

# One slip of a scribe, and the one finding that counts.
SLIPS = [
    ("wrong name in play", [*SETUP, PLAY[0], "Ann: sun W-2; sun E-1", *PLAY[2:]], "EI-TURN-1"),
    ("wrong name in the setup", ["Ben: place b2 north", *SETUP[1:], *PLAY], "EI-FIRST-1"),
    ("setup line missing", [*SETUP[:2], *SETUP[3:], *PLAY], "EI-SETUP-1"),
    ("opening line missing", [*SETUP, *PLAY[1:]], "EI-FIRST-2"),
    ("setup line twice", [*SETUP[:3], *SETUP[2:], *PLAY], "EI-SETUP-1"),
    ("turn line twice", [*SETUP, PLAY[0], PLAY[1], PLAY[1], *PLAY[2:]], "EI-TURN-1"),
    ("colon missing", [*SETUP, "Ann sun W-3", *PLAY[1:]], "SYN-LINE-1"),
    ("slip in a name", [*SETUP[:6], "Amn: place e1 west", *SETUP[7:], *PLAY], "EI-PLAYERS-1"),
    ("unreadable setup line", [*SETUP[:4], "Ann: place c3 nroth", *SETUP[5:], *PLAY], "SYN-WORD-1"),
    ("slip in a point of the setup", [*SETUP[:6], "Ann: place d4 west", *SETUP[7:], *PLAY], "EI-PLACE-1"),
]


@pytest.mark.parametrize(("lines", "code"), [row[1:] for row in SLIPS], ids=[row[0] for row in SLIPS])
def test_one_slip_is_one_finding(lines: list[str], code: str) -> None:
    assert codes(*lines) == [code]


def test_an_independent_mistake_counts_for_itself() -> None:
    lines = ["Ann: pivot d4 north; pass", "Ben: pivot d2 north; pass", "Ann: sun N-a; pass", "Ben: pass"]
    assert codes(*R2, *lines, "Ann: pivot c3 north; pass") == ["EI-PIVOT-2", "EI-PIVOT-3"]


def test_a_skipped_action_leaves_the_turns_in_step() -> None:
    lines = [
        "Ann: pivot b2 east",
        "Ben: pivot d4 north; pivot d4 south",
        "Ann: pivot b2 north; pivot b2 east",
    ]
    assert codes(*R2, *lines, rulings="after-violation=skip, passing=exactly-two") == ["EI-TURN-5"]
    assert codes(*SETUP, "Ann: pass", *PLAY[1:], rulings="after-violation=skip") == ["EI-TURN-3"]


def test_two_players_of_one_name_are_one_finding() -> None:
    record = log(*SETUP, players="Ann, Ann")
    assert [finding.code for finding in referee.check(record).findings] == ["EI-PLAYERS-1"]


def test_no_end_before_the_setup_is_over() -> None:
    lines = [
        *SETUP[:2],
        *SETUP[3:],
        "Ann: sun W-3",
        "Ben: sun W-2; sun E-1",
        "Ann: fire W-3; pivot e1 north",
    ]
    assert "EI-END-3" not in [
        f.code for f in referee.check(log(*lines, "Ben: fire W-2; fire E-1")).findings
    ]


@pytest.mark.parametrize(
    "line", ["Ann: pivot c3 east stands EI-TURN-5; pivot c3 north", "Ann: pass stands EI-TURN-5"]
)
def test_unused_waiver_of_a_rule_judged_later(line: str) -> None:
    assert codes(*R2, line, "Ben: pass") == ["LOG-WAIVE-1"]


def test_pass_after_the_last_action_is_no_fault() -> None:
    lines = (*POSITIONS["L"], "Ann: fire W-2 -> b2 destroyed; pass", "result Ben one-left 1-2")
    assert codes(*lines) == []
    assert codes(*POSITIONS["L"], "Ann: fire W-2", "Ben: pass") == ["EI-END-3"]


def test_skip_reports_a_short_turn_once() -> None:
    rulings = "passing=at-least-one, after-violation=skip"
    assert codes(*R2, "Ann: pass", "Ben: sun N-c; sun N-d", rulings=rulings) == ["EI-TURN-5"]


@pytest.mark.parametrize(
    ("seen", "code"),
    [
        ("b2 destroyed, c3 destroyed", "EI-RAY-7"),
        ("nothing destroyed, c3 destroyed", "SYN-WORD-2"),
        ("struck b4, struck c3", "EI-RAY-1"),
    ],
)
def test_an_outcome_said_twice_is_not_dropped(seen: str, code: str) -> None:
    assert codes(*R2, f"Ann: fire W-3 -> {seen}; pass") == [code]


def test_two_independent_mistakes_need_two_mends() -> None:
    lines = [
        "Ann: sun W-2; pass",
        "Ben: pass",
        "Ann: fire N-e; fire S-e",
        "Ben: pass",
        "Ann: fire N-d; fire S-d",
    ]
    counted = codes(*R2, *lines)
    assert counted[0] == "EI-SUN-1"
    assert counted.count("EI-FIRE-1") >= 3


@pytest.mark.parametrize(
    "header",
    [
        "gaem: easter-island\nplayers: Ann, Ben",
        "game: easter-island\nplayrs: Ann, Ben",
        "date 2026\ngame: easter-island\nplayers: Ann, Ben",
    ],
)
def test_a_slip_in_the_header_is_one_finding(header: str) -> None:
    verdict = referee.check(referee.loads(f"{header}\n\nAnn: place a1 north\n"))
    assert [code for _, code in found(verdict)] == ["SYN-HEAD-9"]


def test_a_position_in_which_the_game_is_over_is_over() -> None:
    lines = ["Ann: has a1 north", "Ben: has b1 north; has b2 north", "Ann: begins turn 51"]
    assert codes(*lines, "result Ben one-left 1-2") == ["EI-END-3"]
    assert referee.score(log(*lines)).status == "one-left"
    assert referee.legal(log(*lines)) == []


@pytest.mark.parametrize(
    "lines",
    [
        ["Ann: fire N-e; pass", "Ben: move c1 c5; pass"],
        ["Ann: move d2 d3; pass", "Ben: move c1 c4; pass"],
        ["Ann: pivot a1 east; pass", "Ben: pass", "Ann: pivot c3 north; pass"],
    ],
)
def test_a_far_stand_in_explains_nothing(lines: list[str]) -> None:
    """Two mistakes that only an action unlike the first could link count as two."""
    assert len(codes(*R2, *lines)) == 2


@pytest.mark.parametrize("players", ["Ann Ben", "Ann or Ben", "Ann"])
def test_too_few_players_are_one_finding(players: str) -> None:
    verdict = referee.check(log(*SETUP, *PLAY, players=players))
    assert [code for _, code in found(verdict)] == ["EI-PLAYERS-1"]
