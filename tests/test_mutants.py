"""scripts/mutants.py: a mutant is noticed if a record covers it, and survives if none does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import referee
from referee import shelf
from referee.core.rule import RuleCheck as Clause
from scripts import mutants as script
from scripts.mutants import EXCUSED, Suite, report
from scripts.spoiling import Mutant, mutants
from tests.support import RECORDS, found, marks, records

GAME = shelf.game("easter-island")
MUTANTS = mutants(GAME)


def mutant(sort: str, check: str, *, of: list[Mutant] = MUTANTS) -> Mutant:
    return next(each for each in of if (each.sort, each.check) == (sort, check))


def suite(*names: str) -> Suite:
    return Suite(GAME, [path for name in names for path in records("easter-island") if path.stem == name])


SPOILED = [
    ("removed", "token_lies_there"),
    ("always", "token_was_laid_earlier"),
    ("blind", "token_may_fire"),
    ("lenient", "token_may_fire of token_lies_there"),
    ("effect", "fire"),
]


def fire_records() -> list[str]:
    return sorted({path.stem for path in records("easter-island") if path.stem.startswith("EI-FIRE")})


@pytest.mark.parametrize(("sort", "check"), SPOILED)
def test_what_records_cover_is_noticed(sort: str, check: str) -> None:
    assert suite(*fire_records(), "EI-RAY-1-first-wrong").notices(mutant(sort, check))


@pytest.mark.parametrize(("sort", "check"), SPOILED)
def test_without_those_records_it_survives(sort: str, check: str) -> None:
    assert not suite("EI-PLACE-1-occupied", "EI-SETUP-3-ninth-statue").notices(mutant(sort, check))


@pytest.mark.parametrize(
    ("sort", "check", "record"),
    [
        ("when", "pivoted_statue_looks_in", "edge-facing-forbidden"),
        ("ruling", "move-lines=with-diagonals", "move-lines-with-diagonals"),
        ("value", "setup_each", "EI-SETUP-2-setup-word"),
        ("effect", "result", "one-left-named-in-mid-turn"),
    ],
)
def test_a_record_notices_its_option(sort: str, check: str, record: str) -> None:
    assert suite(record).notices(mutant(sort, check))
    assert not suite("EI-PLACE-1-occupied").notices(mutant(sort, check))


def with_a_check(check: Any) -> list[Mutant]:
    """The mutants of a book that has one more check, which is the first to be asked of a ray."""
    like = next(clause for clause in GAME.book.clauses if clause.check.__name__ == "token_lies_there")
    added = Clause(like.rule, check, like.on, like.during, None, False, None)
    with patch.object(GAME.book, "clauses", [added, *GAME.book.clauses]):
        return [each for each in mutants(GAME) if each.check == check.__name__]


def test_a_check_that_no_record_breaks_survives() -> None:
    def ray_is_not_green(state: Any, seat: int, action: Any, options: Any) -> Any:
        return None

    removed = mutant("removed", "ray_is_not_green", of=with_a_check(ray_is_not_green))
    assert not suite(*fire_records()).notices(removed)


def test_a_check_of_a_closed_phase_is_no_mutant() -> None:
    """Nothing is legal when the game is over: a check of that phase may object to everything."""
    whole = suite("one-left-by-own-ray", "unfinished")
    fire = mutant("always", "token_was_laid_earlier")
    after_the_end = Mutant("always", "", "", (), fire.spoil, fire.kinds, (GAME.phases - 1,))
    assert not whole.is_closed(fire)
    assert whole.is_closed(after_the_end)


def test_nothing_stays_spoiled() -> None:
    clauses, screens = list(GAME.book.clauses), dict(GAME.book.screens)
    (path,) = [path for path in records("easter-island", "illegal") if path.stem == fire_records()[0]]
    for sort, check in SPOILED:
        suite(path.stem).notices(mutant(sort, check))
        assert found(referee.check(referee.load(path))) == marks(path)
    assert (GAME.book.clauses, GAME.book.screens) == (clauses, screens)


def test_every_excuse_is_for_a_mutant() -> None:
    for name, excuses in EXCUSED.items():
        assert set(excuses) <= {each.key for each in mutants(shelf.game(name))}


def test_the_report_lists_what_survives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two records alone hardly anything is noticed; the exit code says so."""
    folder = tmp_path / "records" / "easter-island"
    folder.mkdir(parents=True)
    for path in (RECORDS / "easter-island").rglob("EI-SETUP-2-setup-word.moai"):
        (folder / f"{path.parts[-3]}.moai").write_bytes(path.read_bytes())
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "ProcessPoolExecutor", InProcess)
    script._suite.cache_clear()
    try:
        assert script.main(["easter-island", "--only", "value"]) == 1
        lines = capsys.readouterr().out.splitlines()
        game = report(["easter-island"], ["value"], 1)["games"]["easter-island"]
    finally:
        script._suite.cache_clear()
    assert lines[:2] == ["easter-island: 5 mutants, 1 killed, 4 survive, 0 excused", "  value    1 of 5"]
    assert lines[2:] == [f"  SURVIVES value {each['check']}" for each in game["survivors"]]
    assert (game["mutants"], game["killed"], len(game["survivors"])) == (5, 1, 4)
    assert set(game["survivors"][0]) == {"sort", "rule", "check", "on"}


class InProcess:
    """Replaces a pool of processes, so that a test can change what its workers read."""

    def __init__(self, jobs: int) -> None:
        pass

    def map(self, function: Any, *arguments: Any, chunksize: int) -> Any:
        return map(function, *arguments)

    def __enter__(self) -> InProcess:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_all_records_notice_a_wrong_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["easter-island", "--only", "value", "--jobs", "1", "--output-format", "json"]) == 0
    game = json.loads(capsys.readouterr().out)["games"]["easter-island"]
    assert (game["mutants"], game["killed"], game["survivors"]) == (5, 5, [])


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        script.main(["chess"])
    assert left.value.code == 2
    assert "chess is not a game; the games are: easter-island, " in capsys.readouterr().err


def test_the_list_names_rule_check_and_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["easter-island", "--list", "--only", "removed"]) == 0
    assert "easter-island: removed  EI-FIRE-1 token_lies_there (Fire)\n" in capsys.readouterr().out
