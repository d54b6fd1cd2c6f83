"""referee dispute --between: two scribes, one game"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import referee
from referee.analysis import comparison
from referee.export.comparisons import between_to_json
from referee.export.fingerprint import fingerprint, rules_version
from tests.export.data import faults
from tests.support import RECORDS

from .conftest import GOOD, POSITION, TIDY, UNTIDY, Ran, Run

DISPUTES = RECORDS / "disputes"
WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
STATUES = RECORDS / "easter-island" / "legal" / "endings" / "all-fired-by-majority.moai"
OF_EASTER_ISLAND, OF_CARDS, OF_ISLAND = (
    (DISPUTES / game / "two-scribes-first.moai").read_text(encoding="utf-8")
    for game in ("easter-island", "rapa-nui-cards", "rapa-nui-island")
)


def without_lines(text: str, pattern: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not re.match(pattern, line))


def twice(text: str, number: int) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:number], lines[number - 1], *lines[number:]])


def compared(one: str, two: str) -> comparison.Comparison:
    return referee.compare(referee.loads(one), referee.loads(two))


def lines_of(found: comparison.Comparison) -> list[tuple[str, int | None, int | None]]:
    return [
        (step.kind, step.first and step.first.line, step.second and step.second.line)
        for step in found.steps
    ]


def told(found: comparison.Comparison) -> list[tuple[list[str], list[str]]]:
    return [([each.said for each in one], [each.said for each in two]) for one, two in found.tellings]


Pair = Callable[..., Ran]


@pytest.fixture
def pair(run: Run, tmp_path: Path) -> Pair:
    """`pair(one, two, "--output-format", "json")`: what the command says of two texts."""

    def runs(one: str, two: str, *options: str) -> Ran:
        names = tmp_path / "one.moai", tmp_path / "two.moai"
        for name, text in zip(names, (one, two), strict=True):
            name.write_text(text, encoding="utf-8")
        return run("dispute", names[0], "--between", names[1], *options)

    return runs


def test_two_scribes_agree(pair: Pair) -> None:
    ran = pair(TIDY, UNTIDY)
    assert (ran.code, ran.err) == (0, "")
    assert "The logs say the same (1 turn).\n\nBoth logs are legal.\n" in ran.out
    assert "Told by one log alone" not in ran.out


SAME = {
    # what is told by one alone or in other words, and is no disagreement
    "no-headings": (
        OF_ISLAND,
        without_lines(OF_ISLAND, r"round:|phase:|order: Cid"),
        24,
        [
            (["round: 1", "phase: 1"], []),
            (["order: Cid, Ana, Bea", "phase: 2"], []),
            (["phase: 3"], []),
        ],
    ),
    "a-turn-on-two-lines": (
        OF_CARDS,
        re.sub(r"(?m)^(\w+): (.*); (draw .*)$", r"\1: \2\n\1: \3", OF_CARDS),
        33,
        [],
    ),
    "in-other-words": (
        POSITION + "Odile: pivot c3 by 90 right; pass\nRobin: pass\n",
        POSITION + "Odile: pivot c3 east; pass\nRobin: pass\n",
        5,
        [(["pivot c3 by 90 right"], ["pivot c3 east"])],
    ),
    "an-outcome": (
        POSITION + "Odile: fire W-3 -> c3 destroyed; pass\nRobin: pass\n",
        POSITION + "Odile: fire W-3; pass\nRobin: pass\n",
        5,
        [(["fire W-3 -> c3 destroyed"], ["fire W-3"])],
    ),
    "a-claim": (
        POSITION + "Odile: pass\nRobin: pass\n",
        POSITION + "Odile: pass\nclaim Odile statues 4\nRobin: pass\n",
        5,
        [([], ["claim Odile statues 4"])],
    ),
    "who-kept-the-log": (
        OF_EASTER_ISLAND,
        OF_EASTER_ISLAND.replace("players: ", "scribe: Robin\nplayers: ").replace(" (red, 61)", " (61)"),
        28,
        [
            (
                ["players: Odile (red, 61), Robin (white, 58)"],
                ["scribe: Robin", "players: Odile (61), Robin (white, 58)"],
            )
        ],
    ),
}


@pytest.mark.parametrize("case", SAME)
def test_what_only_one_tells_is_no_disagreement(case: str) -> None:
    one, two, turns, tellings = SAME[case]
    assert one != two
    assert referee.check(referee.loads(two)).legal
    found = compared(one, two)
    assert (found.same, found.aligned, lines_of(found)) == (True, turns, [])
    assert told(found) == tellings


def test_outcomes_that_one_leaves_out_are_no_disagreement(pair: Pair) -> None:
    short = re.sub(r" -> [\w ]* destroyed", "", OF_EASTER_ISLAND)
    ran = pair(OF_EASTER_ISLAND, short)
    assert (ran.code, ran.err) == (0, "")
    assert "The logs say the same (28 turns).\n" in ran.out
    assert "\n  first 16: fire W-5 -> d5 destroyed; second 16: fire W-5\n" in ran.out


def test_what_one_hides_and_the_other_shows_is_no_disagreement() -> None:
    """The tables differ in what was told of a card, but nobody has more or less."""
    shown = (RECORDS / "rapa-nui-cards" / "legal" / "rules" / "KO-DRAW-4-refilled.moai").read_text("utf-8")
    hidden = re.sub(r" -> [^;\n]*", "", shown)
    found = compared(shown, hidden)
    assert (found.same, len(found.tellings)) == (True, 1)


def test_a_choice_that_one_leaves_open_and_that_changes_the_table_is_a_disagreement() -> None:
    """Both logs are legal, but without the choice the replay gives the player something else."""
    game = (RECORDS / "rapa-nui-island" / "legal" / "games" / "2-players-es.moai").read_text("utf-8")
    one = "".join(game.splitlines(keepends=True)[:81])
    two = one.removesuffix(" -> Bea reed 1 egg 2\n") + "\n"
    found = compared(one, two)
    assert all(outcome.legal for outcome in found.outcomes)
    assert lines_of(found) == [(comparison.OTHER, 81, 81)]


OTHER = {
    # where the logs part: the kind, and the first line of the turn in both
    "outcomes-that-contradict": (
        POSITION + "Odile: fire W-3 -> c3 destroyed; pass\n",
        POSITION + "Odile: fire W-3 -> d4 destroyed; pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "an-outcome-against-the-table": (
        POSITION + "Odile: fire W-3; pass\n",
        POSITION + "Odile: fire W-3 -> d4 destroyed; pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "a-claim-against-the-table": (
        POSITION + "Odile: pass\n",
        POSITION + "Odile: pass\nclaim Odile statues 9\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "a-waiver": (
        POSITION + 'Odile: pivot d4 north stands EI-PIVOT-2 "agreed"; pass\nRobin: pass\n',
        POSITION + "Odile: pivot d4 north; pass\nRobin: pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "words-that-cannot-be-read": (
        POSITION + "Odile: sun N-a; frobnicate x\nRobin: pass\n",
        POSITION + "Odile: sun N-a; wibble y\nRobin: pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "a-line-that-cannot-be-read": (
        POSITION + "Odile: pass\nthen it rained\n",
        POSITION + "Odile: pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "a-stranger": (
        POSITION + "Odlie: pass\nRobin: pass\n",
        POSITION + "Odile: pass\nRobin: pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
    "a-turn-written-twice": (OF_CARDS, twice(OF_CARDS, 16), [(comparison.ONLY_SECOND, None, 17)]),
    "a-turn-left-out": (twice(OF_CARDS, 16), OF_CARDS, [(comparison.ONLY_FIRST, 17, None)]),
    "in-other-words-after-they-part": (
        POSITION + "Odile: move b4 b5; pass\nRobin: pass\nOdile: pivot c3 by 90 right; pass\n",
        POSITION + "Odile: move b4 a4; pass\nRobin: pass\nOdile: pivot c3 east; pass\n",
        [(comparison.OTHER, 7, 7)],
    ),
}


@pytest.mark.parametrize("case", OTHER)
def test_where_the_logs_part(case: str) -> None:
    one, two, steps = OTHER[case]
    found = compared(one, two)
    assert not found.same
    assert lines_of(found) == steps


@pytest.mark.parametrize("case", [*SAME, *OTHER])
def test_the_data_fits_its_schema(case: str) -> None:
    one, two = (referee.loads(text) for text in (SAME.get(case) or OTHER[case])[:2])
    found = referee.compare(one, two)
    data = between_to_json(one, two, found)
    assert faults("dispute", data) == []
    assert (len(data["differences"]), len(data["told"])) == (len(found.steps), len(found.tellings))
    assert data["same"] is (case in SAME)


def test_two_scribes_part(pair: Pair) -> None:
    one = GOOD + "Ben: place d4 west\nAnn: place a1 north\n"
    two = GOOD + "Ben: place c3 west\nBen: place b1 north\nAnn: place a1 north\n"
    ran = pair(one, two)
    assert ran.code == 1
    assert "The logs agree in 2 turns. The first turn that differs:\n" in ran.out
    assert "  first   6: Ben: place d4 west\n          nothing wrong in this turn\n" in ran.out
    assert "  second  6: Ben: place c3 west\n          EI-PLACE-1" in ran.out
    assert "  first   (no such turn)\n" in ran.out
    data = json.loads(pair(one, two, "--output-format", "json").out)
    assert faults("dispute", data) == []
    assert [each["kind"] for each in data["differences"]] == ["other", "only in the second"]


@pytest.mark.parametrize(
    ("one", "two", "said", "second"),
    [
        (
            OF_CARDS,
            twice(OF_CARDS, 16),
            "Only the first log is legal.",
            "second  1 finding, 11 more that follow; "
            "Anne wins (KO-WIN-1); total: Anne 35, Marc 30, Herman 21\n"
            "        line 17: KO-TURN-1, it is Marc's turn, not Anne's\n",
        ),
        (
            OF_EASTER_ISLAND,
            OF_EASTER_ISLAND.replace("61", "51"),
            "players: Odile (red, 61), Robin (white, 58) in the first, "
            "Odile (red, 51), Robin (white, 58) in the second\n"
            "The logs agree turn by turn (28 turns), but not in the header.\n\n"
            "Only the first log is legal.",
            "        line 4: EI-FIRST-1, ",
        ),
        (
            OTHER["words-that-cannot-be-read"][0],
            OTHER["words-that-cannot-be-read"][0],
            "The logs say the same (5 turns).\n\nNeither log is legal.",
            "        line 7: SYN-VERB-1, `frobnicate` is not an action",
        ),
        (
            OTHER["a-waiver"][1],
            OTHER["a-waiver"][0],
            'second  7: Odile: pivot d4 north stands EI-PIVOT-2 "agreed"; pass\n'
            "          waived EI-PIVOT-2, the statue on d4 is Robin's (agreed)\n\n"
            "Only the second log is legal.",
            "second  legal, 1 waived; unfinished; statues on the island: Odile 4, Robin 4\n"
            "        waived at line 7: EI-PIVOT-2, the statue on d4 is Robin's (agreed)\n",
        ),
    ],
    ids=["a-turn-twice", "ages", "both-unreadable", "waived"],
)
def test_which_of_the_two_is_legal(pair: Pair, one: str, two: str, said: str, second: str) -> None:
    ran = pair(one, two)
    assert ran.code == 1
    assert said in ran.out
    assert second in ran.out


def test_two_legal_logs_that_part_are_something_found(pair: Pair) -> None:
    ran = pair(
        OF_CARDS, (DISPUTES / "rapa-nui-cards" / "two-scribes-second.moai").read_text(encoding="utf-8")
    )
    assert ran.code == 1
    assert "Both logs are legal, so the rules do not decide which is right.\n" in ran.out


@pytest.mark.parametrize("game", referee.game_names())
def test_the_report_to_hand_over_stands_for_itself(run: Run, game: str) -> None:
    paths = [DISPUTES / game / f"two-scribes-{which}.moai" for which in ("first", "second")]
    text = run("dispute", paths[0], "--between", paths[1], "--output-format", "markdown").out
    assert text.startswith("# Two logs of one game\n")
    assert f"rules {game} {rules_version(referee.load(paths[0]).game)}" in text
    for path in paths:
        record = referee.load(path)
        assert f"\n- fingerprint: {fingerprint(record).digest} (canonical form)\n" in text
        assert all(f"\n    {line}" in text for line in record.lines if line)
    assert f"({record.terms.edition})" in text
    assert text.count("\n- rulings: none chosen\n") == text.count("\n- referee: ") == 2
    assert re.search(r"^\| first \| legal \|", text, re.MULTILINE)


def test_headers_that_differ_are_told(pair: Pair) -> None:
    text = WOOD.read_text(encoding="utf-8")
    out = pair(text, text.replace("kosmos-nl", "kosmos-fr")).out
    assert "edition: kosmos-nl in the first, kosmos-fr in the second" in out
    assert "second  1 finding; Anne and Marc win (KO-WIN-4); total: Anne 40, Marc 40, Carl 40" in out


def test_a_ruling_that_is_chosen_anyway_is_no_difference() -> None:
    text = OF_CARDS.replace("players: ", "ruling: tiebreak=moai-wood\nplayers: ", 1)
    chosen = referee.loads(text)
    assert not chosen.findings
    assert referee.compare(referee.loads(OF_CARDS), chosen).header == ()


def test_logs_of_two_games_are_not_compared(run: Run) -> None:
    ran = run("dispute", WOOD, "--between", STATUES)
    assert (ran.code, ran.out) == (2, "")


def test_turns_that_cost_too_much_to_replay_are_compared_by_their_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two, _ = OTHER["in-other-words-after-they-part"]
    monkeypatch.setattr(comparison, "MOST_ACTIONS", 1)
    assert lines_of(compared(one, two)) == [(comparison.OTHER, 7, 7), (comparison.OTHER, 9, 9)]
