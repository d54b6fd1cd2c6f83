"""referee dispute: other editions, other rulings, other scribes"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee.export.fingerprint import fingerprint, rules_version
from tests.export.data import faults
from tests.support import RECORDS, ROOT, name_of, records

from .conftest import GOOD, TIDY, UNTIDY, Run

WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
STATUES = RECORDS / "easter-island" / "legal" / "endings" / "all-fired-by-majority.moai"


def test_two_rulebooks_two_winners(run: Run) -> None:
    ran = run("dispute", WOOD)
    assert (ran.code, ran.err) == (0, "")
    assert "Under Rapa Nui (Kosmos, Dutch): Marc wins (KO-WIN-3)." in ran.out
    assert "Anne and Marc win (KO-WIN-4). The difference is KO-WIN-3, KO-WIN-4." in ran.out


def test_a_log_that_nobody_can_argue_about(run: Run, good: Path) -> None:
    assert (
        "Whatever the edition and the rulings, verdict and score are the same" in run("dispute", good).out
    )


@pytest.mark.parametrize(
    "path", [WOOD, STATUES, *records("easter-island", "illegal", "rules")[:9]], ids=name_of
)
def test_every_format_is_whole(run: Run, path: Path) -> None:
    data = json.loads(run("dispute", path, "--output-format", "json").out)
    assert faults("dispute", data) == []
    assert data["fingerprint"]["sha256"] == fingerprint(referee.load(path)).digest
    text = run("dispute", path, "--output-format", "markdown").out
    assert text.startswith("# Dispute\n")
    assert all(f"    {line}" in text for line in path.read_text(encoding="utf-8").splitlines() if line)
    heads = [line.count(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert len(set(heads)) <= 1


def test_only_rulings_that_matter_are_listed() -> None:
    found = referee.dispute(referee.load(WOOD))
    assert [view.label for view in found.views] == [
        "kosmos-fr",
        "tiebreak=moai",
        "tie-wood=remainder",
        "short-refill=lay-none",
    ]
    assert found.tried > len(found.views)
    assert all(view.outcome.differs(found.own) for view in found.views)


def test_the_first_line_that_differs() -> None:
    """A table that counts the majority otherwise differs from the first evaluation on."""
    record = referee.load(RECORDS / "rapa-nui-cards" / "legal" / "games" / "4-players-nl.moai")
    (view,) = [each for each in referee.dispute(record).views if each.label == "gather-majority=all"]
    assert view.first is not None
    text = "\n".join(record.lines)
    other = text.replace("\nplayers:", "\nruling: gather-majority=all\nplayers:", 1)
    for extra, same in ((-1, True), (0, False)):
        at = view.first.line + extra
        one = referee.replay(referee.loads(text), at=str(at)).state.components()
        two = referee.replay(referee.loads(other), at=str(at + 1)).state.components()
        assert (one["purses"] == two["purses"]) is same


def test_two_scribes_agree(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.moai", tmp_path / "two.moai"
    one.write_text(TIDY, encoding="utf-8")
    two.write_text(UNTIDY, encoding="utf-8")
    assert "The logs say the same in all 1 lines." in run("dispute", one, "--between", two).out


def test_two_scribes_part(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.moai", tmp_path / "two.moai"
    one.write_text(GOOD + "Ben: place d4 west\nAnn: place a1 north\n", encoding="utf-8")
    two.write_text(
        GOOD + "Ben: place c3 west\nBen: place b1 north\nAnn: place a1 north\n", encoding="utf-8"
    )
    ran = run("dispute", one, "--between", two)
    assert ran.code == 0
    assert "The logs agree in 2 lines. The first in which they do not:" in ran.out
    assert "  first   6: Ben: place d4 west\n          nothing wrong here\n" in ran.out
    assert "  second  6: Ben: place c3 west\n          EI-PLACE-1" in ran.out
    assert "  first   (no such line)\n" in ran.out
    data = json.loads(run("dispute", one, "--between", two, "--output-format", "json").out)
    assert faults("dispute", data) == []
    assert [each["kind"] for each in data["differences"]] == ["other", "only in the second"]
    assert run("dispute", one, "--between", two, "--output-format", "markdown").out.startswith("# Two logs")


def test_headers_that_differ_are_told(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "fr.moai"
    other.write_text(WOOD.read_text(encoding="utf-8").replace("kosmos-nl", "kosmos-fr"), encoding="utf-8")
    out = run("dispute", WOOD, "--between", other).out
    assert "edition: kosmos-nl in the first, kosmos-fr in the second" in out
    assert "second  1 finding; Anne and Marc win (KO-WIN-4); total: Anne 40, Marc 40, Carl 40" in out


def test_logs_of_two_games_are_not_compared(run: Run) -> None:
    ran = run("dispute", WOOD, "--between", STATUES)
    assert (ran.code, ran.out) == (2, "")


def test_fingerprint_is_of_what_the_log_says() -> None:
    one, two = referee.loads(TIDY), referee.loads(UNTIDY)
    assert fingerprint(one) == fingerprint(two)
    broken = fingerprint(referee.loads(TIDY + "Ben: plaec\n"))
    assert not broken.canonical and broken.digest != fingerprint(one).digest


def test_rules_version_is_of_what_the_rules_say() -> None:
    versions = {rules_version(referee.api.shelf.game(name)) for name in referee.game_names()}
    assert len(versions) == len(referee.game_names())


def test_no_command_but_apply_changes_a_log(run: Run, tmp_path: Path) -> None:
    """Every input file is the same, to the byte, after each command."""
    log = tmp_path / "log.moai"
    log.write_bytes(WOOD.read_bytes())
    data = tmp_path / "log.json"
    data.write_text(run("export", log).out, encoding="utf-8")
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in (log, data)}
    for command in (
        ["check", log],
        ["score", log],
        ["score", log, "--why", "Anne"],
        ["score", log, "--claimed", "Anne=1"],
        ["show", log],
        ["legal", log],
        ["dispute", log],
        ["dispute", log, "--between", log],
        ["format", log, "--check"],
        ["format", log, "--diff"],
        ["export", log],
        ["import", data],
    ):
        run(*command)
        assert {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in before} == before, command
    assert (ROOT / "schemas" / "dispute.schema.json").exists()
