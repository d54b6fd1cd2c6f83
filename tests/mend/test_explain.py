"""What counts and what follows: the properties of the search, on logs with random slips."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import referee
from referee import shelf
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.core.verdict import Verdict
from referee.mend.explain import MOST_LINES, explain
from referee.mend.path import Ground, Path
from referee.mend.story import Story
from referee.playing.game_log import random_log
from tests.effort import tries

NAMES = ("Anne", "Marc", "Herman", "Carl")
LOGS = [(name, seed) for name in shelf.names() for seed in range(tries(2, 6))]


@cache
def spoiled(name: str, seed: int) -> str:
    """A random game with two or three words, names or lines wrong."""
    dice = Random(f"{name} {seed}")
    game = shelf.game(name)
    players = NAMES[: dice.randint(game.least_players, game.most_players)]
    lines = random_log(game, dice.choice(list(game.data["editions"])), players, seed, most_turns=40)
    first = lines.index("") + 1
    for _ in range(dice.randint(2, 3)):
        at = dice.randrange(first, len(lines))
        words = lines[at].split(" ")
        match dice.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                one, two = dice.randrange(len(words)), dice.randrange(len(words))
                words[one], words[two] = words[two], words[one]
                lines[at] = " ".join(words)
            case _:
                lines[at] = lines[at].replace(dice.choice("234"), dice.choice("1256"), 1)
    return "\n".join(lines) + "\n"


@cache
def judged(name: str, seed: int) -> tuple[Record, Verdict, list[Finding]]:
    record = referee.loads(spoiled(name, seed))
    verdict = referee.check(record)
    return record, verdict, [finding for finding in verdict.findings if finding.severity == ERROR]


def story_of(record: Record) -> Story | None:
    """The story behind a verdict, if one was looked for."""
    found = [*record.findings, *replay(record).findings]
    faults = [finding for finding in found if finding.severity == ERROR]
    return explain(record, faults) if len(faults) > 1 and len(faults) > len(record.findings) else None


@pytest.mark.parametrize(("name", "seed"), LOGS)
def test_what_follows_points_at_a_fault_that_counts(name: str, seed: int) -> None:
    _, verdict, errors = judged(name, seed)
    counted = {finding.place for finding in errors if finding.counts}
    lines = {place.line for place in counted}
    for finding in verdict.findings:
        if finding.follows is not None:
            assert finding.follows in counted or finding.follows.line in lines
    assert bool(errors) == bool(counted)


@pytest.mark.parametrize(("name", "seed"), LOGS)
def test_what_follows_is_clean_in_the_story(name: str, seed: int) -> None:
    """No fault is hidden: where the story finds something wrong, it counts."""
    record, _, errors = judged(name, seed)
    story = story_of(record)
    if story is None:
        return
    edits = [root.edit for root in story.roots if root.edit is not None and root.edit.kind != "header"]
    again = Path(Ground(story.record, MOST_LINES), edits, {root.place for root in story.roots}).begin()
    assert again.fault is None
    wrong = {finding.place.line for finding in again.findings if finding.severity == ERROR}
    counted = {finding.place.line for finding in errors if finding.counts}
    assert wrong <= counted


@pytest.mark.sampled(3)
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 1, 0), (1, 0, 2, 3)])
@pytest.mark.parametrize(("name", "seed"), LOGS[::2])
def test_a_finding_names_the_player_of_its_line_if_the_header_is_wrong(
    name: str, seed: int, order: tuple[int, ...]
) -> None:
    text = spoiled(name, seed)
    header = next(line for line in text.splitlines() if line.startswith("players:"))
    players = header.removeprefix("players: ").split(", ")
    wrong = ", ".join(players[seat] for seat in order if seat < len(players))
    record = referee.loads(text.replace(header, f"players: {wrong}"))
    if not record.can_be_judged:
        return
    for finding in referee.check(record).findings:
        assert finding.legal_for is None or finding.legal_for < len(record.players)
        author, colon, _ = record.lines[finding.place.line - 1].partition(":")
        if colon and author in players and finding.turn is not None and not finding.only_said:
            assert finding.seat is not None and record.players[finding.seat] == author


@pytest.mark.parametrize(("name", "seed"), LOGS[::3])
def test_the_same_log_is_always_told_the_same(name: str, seed: int) -> None:
    said = [
        [(f.place, f.code, f.follows, f.suggestion) for f in referee.check(referee.loads(text)).findings]
        for text in [spoiled(name, seed)] * 2
    ]
    assert said[0] == said[1]


@pytest.mark.parametrize(("name", "seed"), LOGS)
def test_a_path_goes_on_from_any_line_as_from_the_beginning(name: str, seed: int) -> None:
    record = referee.loads(spoiled(name, seed))
    whole = Path(Ground(record, MOST_LINES)).begin()
    end = len(record.entries) if whole.fault is None else whole.index(whole.fault.place.line)
    for at in range(0, end, 5):
        assert Path(whole.ground).run(whole.resume(at), at).reach == whole.reach


@pytest.mark.parametrize(("name", "seed"), LOGS[::4])
def test_repair_makes_nothing_worse_and_deletes_nothing_that_can_be_read(name: str, seed: int) -> None:
    record, _, errors = judged(name, seed)
    before = sum(finding.counts for finding in errors)
    for repair in referee.repair(record, limit=8_000).repairs:
        text = referee.repaired(record, repair)
        after = sum(finding.counts for finding in referee.check(referee.loads(text)).findings)
        assert after <= before
        assert all(edit.new or edit.kind in ("double", "header") for edit in repair.edits)


CLAIM = "claim Ann hand 8\n"
HEAD = "game: easter-island\nplayers: Ann, Ben\n\n"
NAMES_200 = ", ".join(f"p{number}" for number in range(200))
BAD = {
    "nothing": "",
    "a header": HEAD,
    "two hundred names": f"game: rapa-nui-island\nplayers: {NAMES_200}\n\np0: villager A1\n",
    "a line five times": HEAD + "Ann: place a1 north\n" * 5 + "Ben: place b1 north\n",
    "wrong in every line": HEAD + "Ann: pivot a1 north; pass\nBen: pivot a1 north; pass\n" * 150,
    "nothing that can be read": HEAD + "Ann: xyzzy; plugh\nBen: foo bar baz\n" * 150,
    "claims without end": HEAD + CLAIM * 2_000 + "Ann: pass\n" + CLAIM * 2_000,
}


@pytest.mark.parametrize("what", BAD)
def test_work_is_bounded_whatever_the_log_says(what: str) -> None:
    """Counted in lines that are replayed and readings that are tried, never in seconds."""
    record = referee.loads(BAD[what])
    verdict = referee.check(record)
    assert verdict.findings or what in ("a header",)
    if not record.can_be_judged:
        return
    story = explain(record, verdict.findings)
    assert story.path.ground.tried <= 2 * MOST_LINES + len(record.entries)
    assert story.path.ground.left > -(40 * len(record.entries) + 2_000)
    assert referee.repair(record, limit=2_000).tried <= 4_000 + 20 * len(record.entries)


MISSPELT_AND_WRONG = {
    # the last line, and all that counts on it
    "a result": ("result Bern one-left", ["SYN-NAME-1", "EI-END-4"]),
    "an act": ("Ann: plase a1 north", ["SYN-VERB-1", "EI-PLACE-1"]),
    "an act that is right": ("Ann: plase a2 north", ["SYN-VERB-1"]),
}


@pytest.mark.parametrize("what", MISSPELT_AND_WRONG)
def test_what_was_meant_by_a_misspelt_word_may_be_wrong_as_well(what: str) -> None:
    line, codes = MISSPELT_AND_WRONG[what]
    text = f"{HEAD}Ann: place a1 north\nBen: place b1 north\n{line}\n"
    found = referee.check(referee.loads(text)).findings
    assert [finding.code for finding in found if finding.counts] == codes
