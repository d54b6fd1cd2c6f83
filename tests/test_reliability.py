"""docs/reliability.md is made by the script from the stored numbers alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scripts import early_interrupts, fuzz_worst
from scripts import make_reliability as made
from scripts import reliability_numbers as numbers
from scripts.fault_verdicts import OUTCOMES
from scripts.worst_reasons import why_not

STORED = made.stored()
TRIED = {"rules", "games", "fuzz", "worst", "files", "faults", "strangers"}


def test_the_page_is_made_from_the_stored_numbers() -> None:
    assert made.PAGE.read_text(encoding="utf-8") == made.page(STORED), (
        "run python -m scripts.make_reliability"
    )
    assert json.loads(made.STORED.read_text(encoding="utf-8")) == STORED


def test_what_can_be_counted_here_is_on_the_page() -> None:
    assert set(STORED) >= TRIED
    assert set(STORED) <= set(numbers.COLLECTORS) == {section.name for section in made.SECTIONS}


def test_no_number_is_on_the_page_that_is_not_stored() -> None:
    """Without numbers there is no section; with other numbers the page differs."""
    empty = made.page({})
    assert "##" not in empty
    for name in STORED:
        title = next(section.title for section in made.SECTIONS if section.name == name)
        rest = {key: value for key, value in STORED.items() if key != name}
        assert f"## {title}\n" in made.page(STORED)
        assert f"## {title}\n" not in made.page(rest)
        assert made.page({**rest, name: raised(STORED[name])}) != made.page(STORED)


def raised(data: Any) -> Any:
    """The same numbers, each one higher."""
    if isinstance(data, dict):
        return {key: raised(value) for key, value in data.items()}
    return data + 1 if isinstance(data, int) else data


def test_the_page_does_not_say_more_than_there_is() -> None:
    """Rules and records may have been added since the last run; none may be missing."""
    now = numbers.rules(numbers.Effort())
    for game, counted in STORED["rules"].items():
        assert all(counted[key] <= now[game][key] for key in counted), game
        assert counted["pairs"] == counted["rules"]


def test_nothing_that_failed_is_stored() -> None:
    assert [each["wrong"] for each in STORED["games"].values()] == [0] * len(STORED["games"])
    assert STORED["fuzz"]["found"] == 0
    assert STORED["worst"]["beyond"] == 0
    faults = STORED["faults"]["commands"].values()
    assert {(row["broken"], row["lost"]) for row in faults} == {(0, 0)}
    assert all(row["faults"] == sum(row[key] for key in OUTCOMES) for row in faults)
    assert sum(row["faults"] for row in faults) >= 2_000


FAULTS = {
    "faults": 1234,
    "done": 1000,
    "refused": 200,
    "interrupted": 30,
    "killed": 4,
    "broken": 0,
    "lost": 0,
}


def test_sections_of_what_others_make() -> None:
    """The shape in which each command tells its numbers, and the page that comes of it."""
    told = made.page(
        {
            "mutants": {"chess": {"mutants": 1200, "killed": 1198, "excused": 1, "survivors": 1}},
            "violations": {"chess": {"games": 10, "found": 9}},
            "coverage": {"chess": {"editions": 2, "endings": 3}},
            "recorder": {"kills": 500, "acknowledged": 12345},
            "faults": {"possible": 9000, "kinds": 3, "commands": {"draw -o": FAULTS}},
        }
    )
    for words in ("| chess | 1,200 | 1,198 | 1 | 1 |", "| chess | 10 | 9 |", "| chess | 2 | 3 |"):
        assert words in told
    assert "| draw -o | 1,234 | 1,000 | 200 | 30 | 4 | 0 | 0 |" in told
    assert "1,234 faults of 3 kinds, out of 9,000 possible ones." in told
    assert "500 kills, 12,345 acknowledged lines, none lost." in told


@pytest.mark.parametrize(
    ("name", "answer", "wanted"),
    [
        (
            "mutants",
            {"games": {"chess": {"mutants": 5, "killed": 3, "excused": [{}], "survivors": [{}]}}},
            {"chess": {"mutants": 5, "killed": 3, "excused": 1, "survivors": 1}},
        ),
        (
            "coverage",
            {"games": [{"game": "chess", "editions": {"a": 3, "b": 0}, "endings": {"mate": 1}}]},
            {"chess": {"editions": 1, "endings": 1}},
        ),
        (
            "faults",
            {
                "possible": 9,
                "kinds": {"EIO": 1, "SIGINT before": 1},
                "commands": {"b": {"x": 1}, "a": {"x": 2}},
            },
            {"possible": 9, "kinds": 2, "commands": {"a": {"x": 2}, "b": {"x": 1}}},
        ),
        (
            "recorder",
            {"kills": 3, "acknowledged": 40, "undone": 1},
            {"kills": 3, "acknowledged": 40},
        ),
    ],
)
def test_collectors_read_what_the_commands_answer(
    monkeypatch: pytest.MonkeyPatch, name: str, answer: dict[str, Any], wanted: dict[str, Any]
) -> None:
    monkeypatch.setattr(numbers, "_run", lambda *command, codes=(0, 1): json.dumps(answer))
    assert numbers.COLLECTORS[name](numbers.Effort()) == wanted


def test_a_run_of_the_fuzzer_and_those_before_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = {
        "executions": {"read": 3_000, "repair": 20},
        "broken": {},
        "found": 0,
        "seed": 1,
        "slowest": {"read": 0.1, "repair": 1.9},
        "held": 7,
        "seconds": 2,
        "mebibytes": 512,
    }
    for name, count in (("one", 1_200), ("two", 34)):
        state = {"seed": 7, "executions": {"read": count}, "found": {"read: no-keyerror": count // 10}}
        (tmp_path / name).mkdir()
        (tmp_path / name / "state.json").write_text(json.dumps(state), encoding="utf-8")
    monkeypatch.setattr(numbers, "_run", lambda *command, codes=(0, 1): json.dumps(run))
    effort = numbers.Effort(before=(str(tmp_path / "one"), str(tmp_path / "two")))
    told = made.page({"fuzz": numbers.fuzz(effort)})
    for words in ("| repair | 20 | 0 | 1.9 |", "| all | 3,020 | 1,234 | 1.9 |", "Broken promises: 0."):
        assert words in told
    assert "1,234 executions before" in told and "512 MiB" in told
    assert "| read: no-keyerror | 123 |" in told
    longest = "The longest of these runs had 1,200 executions, with the seed 7, and found 120 inputs."
    assert longest in " ".join(told.split())
    (tmp_path / "page.json").write_text(json.dumps({"fuzz": numbers.fuzz(effort)}), encoding="utf-8")
    effort = numbers.Effort(before=(str(tmp_path / "page.json"), str(tmp_path / "two")))
    later = numbers.fuzz(effort)["before"]  # an earlier page: its own run, and those before that
    assert later["targets"] == {"read": 3_000 + 1_234 + 34, "repair": 20}
    assert later["executions"] == sum(later["targets"].values())
    assert later["broken"] == {"read: no-keyerror": 123 + 3}
    assert "before the last mends" not in made.page({"fuzz": numbers.fuzz(numbers.Effort())})


def test_the_table_of_limits_has_the_most_of_each_and_counts_what_is_slow() -> None:
    measured = [
        fuzz_worst.Measured("400 lines", "one", "chess", "repair", 2.6, 70, True),
        fuzz_worst.Measured("400 lines", "two", "chess", "repair", 1.2, 90, True),
        fuzz_worst.Measured("400 lines", "two", "chess", "check", 0.3, 40, True),
        fuzz_worst.Measured("16 MiB", "one", "chess", "check", 11.0, 90, True),
        fuzz_worst.Measured("16 MiB", "two", "chess", "check", 1.0, 600, True),
        fuzz_worst.Measured("16 MiB", "three", "chess", "check", 1.0, 60, False),
    ]
    told = made.page({"worst": fuzz_worst.summed(measured)})
    assert "|  | 400 lines | 16 MiB |" in told
    assert "| `repair` | 2.6 s, 90 MiB | – |" in told
    assert "| `check` | 0.3 s, 40 MiB | 11.0 s, 600 MiB |" in told
    words = " ".join(told.split())
    assert "6 answers, 3 beyond 10 s of processor time or 512 MiB" in words
    assert "Of 3 answers about logs of 400 lines 1 took more than 2 s: `repair` 1." in words


def test_each_limit_is_measured_for_each_command_or_there_is_a_reason() -> None:
    limits = STORED["worst"]["limits"]
    measured = {(limit, command) for limit, row in limits.items() for command in row}
    commands = {command for _, command in measured}
    assert set(fuzz_worst.COMMANDS) <= commands
    assert set(limits) == {*fuzz_worst.logs(), *fuzz_worst.OTHERS}
    for limit in limits:
        for command in commands:
            assert ((limit, command) in measured) != bool(why_not(limit, command)), (limit, command)


def test_a_cell_without_figures_has_its_reason_on_the_page() -> None:
    cells = [("400 lines", "check"), ("400 lines", "lsp"), ("JSON of 1 MiB", "import"), ("1 MiB", "lsp")]
    measured = [fuzz_worst.Measured(limit, "one", "", command, 0.1, 20, True) for limit, command in cells]
    told = " ".join(made.page({"worst": fuzz_worst.summed(measured)}).split())
    assert "- it does not read a log: `import`, at 400 lines" in told
    assert "- only `import` reads a record in JSON: all but `import`, at JSON of 1 MiB" in told
    assert "- only pages, browsers and editors have this limit: all but `lsp`, at 1 MiB" in told


def test_commands_that_are_measured_again_take_the_place_of_what_is_stored() -> None:
    def cell(command: str, seconds: float, limit: str = "16 MiB") -> fuzz_worst.Measured:
        return fuzz_worst.Measured(limit, "one", "chess", command, seconds, 90, True)

    before = [cell("check", 11.0), cell("golden", 12.0), cell("repair", 2.6, "400 lines")]
    stored = fuzz_worst.summed(before)
    assert (stored["beyond"], stored["slow"]) == (2, {"repair": 1})
    again = [cell("check", 4.0), cell("repair", 1.0, "400 lines"), cell("replay", 2.1, "400 lines")]
    now = fuzz_worst.renewed(stored, again)
    assert (now["beyond"], now["slow"]) == (1, {"replay": 1})
    assert (now["answers"], now["normal"]) == (4, 2)  # a command that was not measured before
    told = " ".join(made.page({"worst": now}).split())
    assert "| `check` | 4.0 s, 90 MiB |" in told and "| `golden` | 12.0 s, 90 MiB |" in told
    assert "Measured after a later change: `check` at 16 MiB; `repair`, `replay` at 400 lines." in told
    later = fuzz_worst.renewed(now, [cell("check", 3.0)], "abc1234")
    told = " ".join(made.page({"worst": later}).split())
    assert "Measured after a later change: `repair`, `replay` at 400 lines." in told
    assert "Measured at commit abc1234: `check` at 16 MiB." in told


def test_a_session_of_the_recorder_is_no_slow_answer() -> None:
    shapes = ("every line waived", "typed into the recorder, all wrong")
    took = [fuzz_worst.Measured("400 lines", each, "", "record", 3.0, 90, True) for each in shapes]
    assert [each.slow for each in took] == [True, False]


@pytest.mark.parametrize(
    ("code", "said", "end", "source"),
    [
        (2, "referee: interrupted\n", "one line", ""),
        (-2, "", "silent", ""),
        (1, 'Traceback (most recent call last):\n  File "<frozen site>", line 1', "traceback", "Python"),
        (1, 'Traceback (most recent call last):\n  File "bin/referee", line 3', "traceback", "script"),
        (
            1,
            'Traceback\n  File "bin/referee"\n  File "x/referee/cli/app.py"',
            "traceback",
            "our first modules",
        ),
        (1, "something", "other", ""),
    ],
)
def test_how_an_interrupt_ended(code: int, said: str, end: str, source: str) -> None:
    assert early_interrupts.ended(code, said) == end
    assert source in early_interrupts.came_from(said, "bin/referee")


def test_a_command_that_is_not_there_gives_no_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(numbers.NotHere):
        numbers._data("-m", "scripts.no_such_thing")
    numbers.COLLECTORS["nothing"] = lambda effort: numbers._data("-m", "scripts.no_such_thing")
    try:
        assert "nothing" not in made.collect(["nothing"], numbers.Effort())
    finally:
        del numbers.COLLECTORS["nothing"]
    assert re.match("nothing: no numbers: ", capsys.readouterr().err)
