"""referee dispute: other editions, other rulings"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import referee
from referee.export.disputes import summary
from referee.export.fingerprint import fingerprint, rules_version
from tests.export.data import faults
from tests.support import RECORDS, ROOT, name_of, records

from .conftest import GOOD, POSITION, TIDY, UNTIDY, Run

WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
SCRIBE = RECORDS / "disputes" / "rapa-nui-cards" / "two-scribes-first.moai"
ISLAND = RECORDS / "rapa-nui-island" / "legal" / "games"
STATUES = RECORDS / "easter-island" / "legal" / "endings" / "all-fired-by-majority.moai"


def test_two_rulebooks_two_winners(run: Run) -> None:
    ran = run("dispute", WOOD)
    assert (ran.code, ran.err) == (0, "")
    assert "Under Rapa Nui (Kosmos, Dutch): Marc wins (KO-WIN-3)." in ran.out
    assert "Anne and Marc win (KO-WIN-4). This comes from KO-WIN-3, KO-WIN-4." in ran.out


def test_a_log_that_nobody_can_argue_about(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "aged.moai"
    log.write_text(GOOD.replace("Ann, Ben", "Ann (41), Ben (39)"), encoding="utf-8")
    assert "The verdict and the score are the same under every edition" in run("dispute", log).out


@pytest.mark.parametrize(
    "path", [WOOD, STATUES, *records("easter-island", "illegal", "rules")[:9]], ids=name_of
)
def test_every_format_is_whole(run: Run, path: Path) -> None:
    data = json.loads(run("dispute", path, "--output-format", "json").out)
    assert faults("dispute", data) == []
    assert data["fingerprint"]["sha256"] == fingerprint(referee.load(path)).digest
    assert data["log"] == referee.load(path).lines
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
    """If the majority is counted differently, the score differs from the first evaluation on."""
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


def test_nothing_is_certified_that_check_rejects(run: Run, tmp_path: Path) -> None:
    """A line that cannot be read counts, in every format, and in the exit code."""
    log = tmp_path / "log.moai"
    log.write_text(POSITION + "Odile: sun N-a; frobnicate x\nRobin: pass\n", encoding="utf-8")
    ran = run("dispute", log)
    assert (ran.code, ran.err) == (1, "")
    assert "as the log says             1 finding " in ran.out
    assert "The log as it is: 1 finding.\n  line 7: SYN-VERB-1, `frobnicate` is not an action" in ran.out
    ran = run("dispute", log, "--output-format", "markdown")
    assert ran.code == 1
    assert "\n- line 7: SYN-VERB-1, " in ran.out
    ran = run("dispute", log, "--output-format", "json")
    assert ran.code == 1
    own = json.loads(ran.out)["own"]
    assert (own["legal"], [each["code"] for each in own["findings"]]) == (False, ["SYN-VERB-1"])


def test_what_the_table_let_stand_is_told(run: Run) -> None:
    for path in sorted((RECORDS / "disputes").glob("*/waived.moai")):
        (waived,) = referee.check(referee.load(path)).waived
        line, code, reason = waived.place.line, waived.code, waived.reason
        ran = run("dispute", path)
        assert ran.code == 0
        assert f'waived       line {line} {code} "{reason}"\n' in ran.out
        assert re.search(r"^as the log says +legal, 1 waived ", ran.out, re.MULTILINE)
        assert f"\n  waived at line {line}: {code}, {waived.message} ({reason})\n" in ran.out
        text = run("dispute", path, "--output-format", "markdown").out
        assert f'\n- waived: line {line} {code} "{reason}"\n' in text
        assert "| as the log says | legal, 1 waived |" in text
        data = json.loads(run("dispute", path, "--output-format", "json").out)
        assert faults("dispute", data) == []
        assert data["own"]["waived"] == [
            {"line": line, "code": code, "message": waived.message, "reason": reason}
        ]


def test_counts_are_those_of_check(run: Run, tmp_path: Path) -> None:
    """A line that is left out is one finding, and what follows from it follows under every ruling."""
    log = tmp_path / "log.moai"
    lines = SCRIBE.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join([*lines[:15], *lines[16:]]), encoding="utf-8")
    ran = run("dispute", log)
    assert ran.code == 1
    assert "log.moai: 1 finding, 15 more that follow;" in run("check", log).out
    assert "The log as it is: 1 finding, 15 more that follow.\n  line 16: KO-TURN-1, " in ran.out
    assert re.search(r"^as the log says +1 finding, 15 more that follow ", ran.out, re.MULTILINE)
    assert re.search(r"^start-kinds=distinct +4 findings, 15 more that follow ", ran.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("path", "label", "rules", "said"),
    [
        (
            ISLAND / "2-players-es.moai",
            "matagot-fr",
            ["MA-TWO-3", "MA-CARVE-5", "MA-PATH-7", "MA-AHU-1", "MA-END-2"],
            "lines 133 and 186 break MA-CARVE-5; lines 138 and 191 break MA-PATH-7; "
            "line 216 breaks MA-AHU-1; line 237 breaks MA-END-2; unfinished.",
        ),
        (
            ISLAND / "4-players-fr.moai",
            "matagot-es",
            ["MA-TAB-3", "MA-BARTER-1"],
            "lines 11, 14 and 82 break MA-BARTER-1; line 125 breaks MA-TAB-3.",
        ),
        (
            RECORDS / "disputes" / "rapa-nui-island" / "wrong-total.moai",
            "reconversion-window=before-any-carving",
            ["MA-RECON-1", "MA-TAB-2"],
            "line 29 breaks MA-TAB-2. This comes from MA-RECON-1, MA-TAB-2.",
        ),
        (
            RECORDS / "disputes" / "easter-island" / "two-editions.moai",
            "empty-fire=forbidden",
            ["EI-RAY-8"],
            "lines 17, 21, 22 and 4 more break EI-RAY-8.",
        ),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else "",
)
def test_every_rule_responsible_is_named_with_its_lines(
    path: Path, label: str, rules: list[str], said: str
) -> None:
    record = referee.load(path)
    found = referee.dispute(record)
    (number,) = [n for n, view in enumerate(found.views) if view.label == label]
    assert list(found.views[number].rules) == rules
    assert said in summary(record, found)[number]


def test_a_table_that_is_laid_out_otherwise_differs_from_the_set_up_on(run: Run) -> None:
    log = RECORDS / "disputes" / "rapa-nui-island" / "two-editions.moai"
    assert re.search(r"^matagot-es +1 finding +the set-up ", run("dispute", log).out, re.MULTILINE)
    views = json.loads(run("dispute", log, "--output-format", "json").out)["views"]
    assert [view["first_difference"] for view in views] == [0, 9]


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


def test_the_order_of_rules_is_the_same_in_every_process() -> None:
    """Sets of text have another order in each process, so none may decide what is printed."""
    log = RECORDS / "easter-island" / "illegal" / "rules" / "EI-RESULT-4-draw.moai"
    told = {
        subprocess.run(
            [sys.executable, "-m", "referee", "dispute", log, "--output-format", "json"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        for seed in ("4", "5")
    }
    assert len(told) == 1


@pytest.mark.parametrize(
    "between", [(), ("--between", RECORDS / "disputes/rapa-nui-cards/two-scribes-second.moai")]
)
def test_a_dispute_as_a_page(run: Run, tmp_path: Path, between: tuple[str, ...]) -> None:
    page = tmp_path / "dispute.html"
    ran = run("dispute", SCRIBE, *between, "--output-format", "html", "-o", page)
    assert (ran.out, ran.err) == ("", "")
    assert ran.code == (1 if between else 0)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert 'class="lead"' in text
