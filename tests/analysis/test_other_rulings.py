"""A fault that another answer to an open question would make legal names that answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.analysis import other_rulings
from referee.core.finding import Place
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.verdict import Verdict
from tests.support import ROOT

CARDS = """\
game: rapa-nui-cards
edition: kosmos-fr
players: Anne, Marc, Carl

position: turn 10, Carl
wood Carl: 9
owns Anne: fish 1, potato 1
owns Marc: fish 1, potato 1
hand Anne: fish grain grain
hand Marc: moai fish woodcutter
hand Carl: moai potato grain
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: woodcutter woodcutter woodcutter priest
column 4: fish moai woodcutter grain
Carl: play moai; offer Marc potato, Anne fish, Carl ?; extra fish; draw 3
"""
ISLAND = """\
game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid, Dan

position: round 3, phase 3, Bea
order: Bea, Cid, Ana, Dan
tiles: D5.1 rest
erected: B1 small
built Bea: fervent
placed Bea: villager B1, villager D5
carved Bea: medium
hand Bea: luxury
resources Bea: reed 4 egg 1 wood 1 pearl 1
"""
TURNS = {
    "capped": "Bea: pukao to B1\nCid: pass\n",
    "luxury": "Bea: pukao to B1; exchange reed 4 for outstanding necklace\n",
    "fervent": "Bea: moai medium to D5.1 -> Bea wood 3\n",
}


def judged(text: str) -> Verdict:
    return referee.check(referee.loads(text))


def named(text: str) -> dict[str, tuple[tuple[str, str], ...]]:
    return {each.code: each.rulings for each in judged(text).findings if each.counts}


def test_KO_OFFER_2_the_french_text_begins_left_of_the_start_player() -> None:
    assert named(CARDS) == {"KO-OFFER-2": (("offer-start", "first-left"),)}


@pytest.mark.parametrize(
    ("turn", "code", "ruling"),
    [
        ("capped", "MA-EXCH-1", ("exchange-due", "may")),
        ("luxury", "MA-EXCH-4", ("lux-kind", "any")),
        ("fervent", "MA-FERV-1", ("fervent-step", "any")),
    ],
)
def test_open_questions_of_the_board_game(turn: str, code: str, ruling: tuple[str, str]) -> None:
    assert named(ISLAND + TURNS[turn]) == {code: (ruling,)}


def test_a_question_that_the_header_answers_is_not_asked_again() -> None:
    decided = CARDS.replace("players:", "ruling: offer-start=builder-left\nplayers:")
    assert named(decided) == {"KO-OFFER-2": ()}


def test_a_fault_that_no_answer_makes_legal_names_none() -> None:
    twice = CARDS.replace("Marc potato, Anne fish", "Marc grain, Anne fish")
    assert all(rulings == () for rulings in named(twice).values())


@pytest.mark.parametrize(("elsewhere", "named"), [(1, False), (99, True)])
def test_an_answer_that_makes_a_line_above_wrong_is_not_named(elsewhere: int, named: bool) -> None:
    """What it makes wrong further down does not matter: the players went on by their own answer."""
    verdict = judged(CARDS)
    [fault] = [each for each in verdict.findings if each.counts]
    option = ("offer-start", "first-left")
    faults = other_rulings._Faults(verdict.record)
    faults.known = {None: frozenset({fault.place}), option: frozenset({Place(elsewhere)})}
    assert faults.allows(option, fault) == named


def test_long_logs_with_many_faults_are_not_replayed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer is tried once for the whole log, however many faults there are, and only so many."""
    replays: list[int] = []

    def counted(record: Record) -> Verdict:
        replays.append(sum(len(entry.plays) for entry in record.entries))
        return replay(record)

    monkeypatch.setattr(other_rulings, "replay", counted)
    head = "game: easter-island\nplayers: Ann, Ben\n"
    judged(f"{head}Ann: {'; '.join(['pass'] * 900)}\n")
    assert len(replays) < 6
    assert sum(replays) <= other_rulings.MOST_ACTIONS
    replays.clear()
    monkeypatch.setattr(other_rulings, "MOST_ACTIONS", 10)
    assert named(CARDS) == {"KO-OFFER-2": ()}
    assert replays == []


WRONG = sorted((ROOT / "records").glob("*/illegal/rules/*.moai"))


@pytest.mark.sampled(12)
@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_the_line_that_is_named_makes_it_legal(path: Path) -> None:
    """Writing the line in the header removes the fault, in every record that breaks a rule."""
    text = path.read_text(encoding="utf-8")
    for finding in judged(text).findings:
        for key, option in finding.rulings:
            first = text.index("\n", text.index("game:")) + 1
            other = judged(f"{text[:first]}ruling: {key}={option}\n{text[first:]}")
            at = (finding.place.line + 1, finding.code)
            assert at not in [(each.place.line, each.code) for each in other.findings if each.counts]
