"""Every golden record is read and judged once, and all properties of records are asserted.

A new file is tested automatically. A failure names the record and each property that it breaks.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

import referee
from referee import shelf
from referee.golden.examine import GOLDEN, golden_name, log_name
from tests.effort import in_sample
from tests.properties import judging, numbers, texts, verdicts
from tests.support import RECORDS, found, hold, hold_for_each, judged, loaded, name_of, records

PROPERTIES = (
    judging.gives_exactly_its_marks,
    judging.stops_at_its_first_mark_when_strict,
    judging.is_judged_as_its_golden_says,
    judging.has_a_golden_that_fits_its_schema_and_survives_its_file,
    judging.shows_its_ruling_beside_another_option,
    verdicts.is_valid_data_with_its_marks,
    verdicts.quotes_the_words_of_each_finding,
    verdicts.fills_each_message_with_facts_that_are_data,
    verdicts.has_reports_that_are_printable_and_name_their_rules,
    verdicts.shows_or_counts_each_finding_once,
    numbers.has_a_reason_for_every_point,
    numbers.names_a_rule_for_every_change_of_every_number,
    numbers.has_a_sheet_that_is_valid_data_and_a_table_of_the_same_numbers,
    numbers.has_a_row_for_each_action,
    texts.is_read_alike_by_memory_forms_and_grammar,
    texts.needs_no_grammar_once_it_is_canonical,
    texts.is_formatted_faithfully_or_refused,
    texts.comes_back_from_json,
    judging.was_changed_by_no_question,
)


JUDGED = (
    judging.gives_exactly_its_marks,
    judging.stops_at_its_first_mark_when_strict,
    judging.is_judged_as_its_golden_says,
    judging.shows_its_ruling_beside_another_option,
)
"""What holds for every record in each run. The other properties are asserted of every sixth record."""


def group_of(path: Path) -> str:
    """The folder of a record and the family of its rule: `easter-island/illegal/rules/EI-FIRE`."""
    return "-".join(name_of(path).split("-")[: 2 + name_of(path.parent).count("-")])


GROUPS: dict[str, list[Path]] = defaultdict(list)
for each in records():
    GROUPS[group_of(each)].append(each)


@pytest.mark.parametrize("group", GROUPS)
def test_records(group: str) -> None:
    def holds(path: Path) -> None:
        hold(PROPERTIES if in_sample(name_of(path), 6) else JUDGED, judged(path))

    hold_for_each(GROUPS[group], name_of, holds)


def test_no_property_is_forgotten() -> None:
    """Each function of those modules that takes a judged record is asserted."""
    written = {
        each
        for module in (judging, numbers, texts, verdicts)
        for each in vars(module).values()
        if getattr(each, "__annotations__", {}) == {"log": "Judged", "return": "None"}
    }
    assert written == set(PROPERTIES)


def test_there_are_records_of_every_sort() -> None:
    """Each property applies to at least one record."""
    sorts = {part: [path for path in records() if part in path.parts] for part in ("legal", "illegal")}
    assert all(len(paths) > 800 for paths in sorts.values())
    folders = {"legal", "illegal", "reports", "disputes"}
    assert [path for path in records() if not folders & set(path.parts)] == []
    assert sum(path.parent.name == "rulings" for path in sorts["illegal"]) > 80
    every = [loaded(path) for path in records()]
    assert sum(not record.findings for record in every) > 1_800
    assert sum(bool(record.findings) for record in every) > 50
    assert sum(record.can_be_judged for record in every) > 1_900


def test_disputes_and_reports_have_goldens() -> None:
    wanted = [path for path in records() if {"disputes", "reports"} & set(path.parts)]
    assert wanted
    assert [path for path in wanted if not Path(golden_name(str(path))).exists()] == []


def test_every_golden_has_its_log() -> None:
    assert [path for path in RECORDS.rglob(f"*{GOLDEN}") if not Path(log_name(str(path))).exists()] == []


def test_every_ruling_record_is_named_after_an_option() -> None:
    for path in records():
        if path.parent.name == "rulings":
            rulings = shelf.game(path.parts[-4]).data["rulings"]
            options = {f"{key}-{option}" for key, each in rulings.items() for option in each["options"]}
            assert path.stem in options, path


@pytest.mark.parametrize("path", records("easter-island", "legal", "endings"), ids=name_of)
def test_ending_states_its_own_result(path: Path) -> None:
    """The claim at the end of the file and the replay agree, and the other winner is refused."""
    text = path.read_text(encoding="utf-8")
    stated = text.rstrip().rsplit("\n", 1)[1].split()
    assert stated[0] == "result"
    sheet = referee.score(referee.loads(text))
    winners = [referee.loads(text).players[seat] for seat in sheet.winners]
    assert [stated[1]] == (winners or ["unfinished"])
    if winners:
        players = referee.loads(text).players
        other = next(name for name in players if name not in winners)
        wrong = text.replace(f"result {winners[0]} ", f"result {other} ")
        assert len(found(referee.check(referee.loads(wrong)))) == 1


ENDINGS = {
    "one-left-by-enemy-ray": ("one-left", "EI-RESULT-1"),
    "one-left-by-own-ray": ("one-left", "EI-RESULT-1"),
    "one-left-in-mid-turn": ("one-left", "EI-RESULT-1"),
    "one-left-named-in-mid-turn": ("one-left", "EI-RESULT-1"),
    "all-fired-by-majority": ("all-fired", "EI-RESULT-2"),
    "all-fired-by-tie-break": ("all-fired", "EI-RESULT-3"),
    "unfinished": ("unfinished", None),
    "resigned": ("unfinished", None),
    "resigned-accepted": ("resigned", None),
}


def test_every_way_to_end_has_a_record() -> None:
    paths = records("easter-island", "legal", "endings")
    sheets = {path.stem: referee.score(referee.load(path)) for path in paths}
    assert {name: (sheet.status, sheet.decided_by) for name, sheet in sheets.items()} == ENDINGS
