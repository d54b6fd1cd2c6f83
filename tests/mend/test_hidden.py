"""No line that was made wrong is hidden, although the first faults are easily misread and many follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

import referee
from benchmarks.injected import Scribe
from benchmarks.slips import Lines, guests, joined
from referee.mend.explain import explain
from tests.effort import tries

Slip = Callable[[Lines, Random, Sequence[str]], Lines | None]


def injected_and_counted(game: str, seed: int, slips: int, number: int) -> tuple[set[int], set[int]]:
    """The lines that were made wrong, and those that count."""
    case = Scribe(game, seed, number, slips).several(slips)
    assert case is not None
    findings = referee.check(referee.loads(case.text)).findings
    return set(case.injected()), {each.place.line for each in findings if each.counts}


@pytest.mark.parametrize(
    ("game", "seed", "slips", "number"),
    [
        ("rapa-nui-cards", 880011, 3, 21),
        ("rapa-nui-cards", 3, 2, 7),
        ("rapa-nui-cards", 2611191, 5, 7),
        ("rapa-nui-cards", 7101, 5, 6),  # a draw from a wrong column, in a line that follows from another
        ("rapa-nui-cards", 7102, 5, 9),  # a reading that another one makes legal only at first
        ("rapa-nui-island", 7103, 5, 43),  # likely but wrong readings of the first faults
    ],
)
def test_every_slip_counts_where_an_early_one_makes_many_lines_wrong(
    game: str, seed: int, slips: int, number: int
) -> None:
    injected, counted = injected_and_counted(game, seed, slips, number)
    assert injected <= counted


@pytest.mark.parametrize(
    ("game", "seed", "slips", "number"),
    [
        ("rapa-nui-cards", 7303, 5, 66),  # two slips change where a refill is due
        ("rapa-nui-cards", 7303, 5, 71),  # a comma of the header, and the first turn is missing
        ("rapa-nui-cards", 2611191, 2, 34),  # a turn is missing below a claim
        ("rapa-nui-cards", 7301, 5, 46),  # a slip to which nothing points explains some by chance
        ("rapa-nui-cards", 7102, 5, 12),  # a draw from a wrong column, below unreadable words
        ("rapa-nui-cards", 7102, 5, 16),  # two slips that only together make the lines below legal
        ("rapa-nui-island", 7103, 2, 48),  # an early slip in whose place many others seem likely
    ],
)
def test_exactly_the_slips_count_where_two_of_them_concern_the_same_things(
    game: str, seed: int, slips: int, number: int
) -> None:
    injected, counted = injected_and_counted(game, seed, slips, number)
    assert injected == counted


@pytest.mark.parametrize("number", range(68, 68 + tries(4, 40)))
def test_a_draw_from_the_next_column_counts_once(number: int) -> None:
    """No word of the faults that it causes points to it."""
    case = Scribe("rapa-nui-cards", 7102, number).one("a number one off")
    counted = [each for each in referee.check(referee.loads(case.text)).findings if each.counts]
    assert {each.place.line for each in counted} == set(case.injected())


@pytest.mark.parametrize("game", ["rapa-nui-cards", "rapa-nui-island"])
def test_the_order_of_players_from_another_one_on_hides_no_missing_turn(game: str) -> None:
    for number in range(tries(6, 60)):
        scribe = Scribe(game, 23, number)
        head, body = scribe.lines[: scribe.head], scribe.lines[scribe.head :]
        names = (*scribe.names[1:], scribe.names[0])
        turns = [at for at, line in enumerate(body) if line.partition(":")[0] in scribe.names]
        second = turns[1]
        if len(names) < 3 or body[second].partition(":")[0] != scribe.names[1]:
            continue
        head = [f"players: {', '.join(names)}" if line.startswith("players:") else line for line in head]
        lines = [*head, *body[:second], *body[second + 1 :]]
        findings = referee.check(referee.loads("\n".join(lines) + "\n")).findings
        assert len([each for each in findings if each.counts]) <= 3, lines


@pytest.mark.parametrize("game", referee.game_names())
@pytest.mark.parametrize("slip", [guests, joined])
def test_a_header_is_not_read_with_a_second_change_that_hides_a_missing_turn(game: str, slip: Slip) -> None:
    """If the first turn is missing, another order of players explains it too."""
    for number in range(tries(3, 20)):
        scribe = Scribe(game, 12, number)
        head, body = scribe.lines[: scribe.head], scribe.lines[scribe.head :]
        first = next(at for at, line in enumerate(body) if line.partition(":")[0] in scribe.names)
        changed = slip(head, scribe.dice, scribe.names)
        assert changed is not None
        record = referee.loads("\n".join([*changed, *body[:first], *body[first + 1 :]]) + "\n")
        verdict = referee.replay(record)
        faults = [each for each in (*record.findings, *verdict.findings) if each.severity == "error"]
        story = explain(record, faults, played=not verdict.stopped)
        for header in story.header if len(story.roots) > 1 else ():  # alone it is as good
            assert is_one_change(record.players, story.record.players), header.says


def is_one_change(old: Sequence[str], new: Sequence[str]) -> bool:
    """Whether players are named in the same order, or the same players in another order."""
    one, two = (" ".join(names).split() for names in (old, new))
    kept = [word for word in two if word in one]
    return set(old) == set(new) or kept == [word for word in one if word in two]


def test_the_line_that_is_read_in_another_way_is_at_fault_not_the_one_above() -> None:
    """A refill lacks a card, so another lies in front, and the turn above it seems to lack a choice."""
    lines = referee.simulate("rapa-nui-cards", seed=12103).text.splitlines()
    at = lines.index("refill 3: moai woodcutter moai priest")
    lines[at] = lines[at].removesuffix(" priest")
    counted = [each for each in referee.check(referee.loads("\n".join(lines))).findings if each.counts]
    assert [(each.place.line, each.code) for each in counted] == [(at + 1, "KO-FILL-2")]
