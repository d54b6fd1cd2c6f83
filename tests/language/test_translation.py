"""Records in all languages: the same text after a journey through them, and the same verdict in each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import referee
from referee.core.record import Record
from referee.export.fingerprint import fingerprint
from referee.text.translated import translated
from referee.text.writer import Unwritable
from tests.effort import some
from tests.support import ROOT, hold_for_each, loaded, name_of, records, scored

JOURNEY = ("fr", "nl", "es", "en")
JUDGED = 6
"""Of so many records one is judged in all languages, in a sample; all are translated in a full run."""


def read(text: str, path: Path) -> Record:
    return referee.loads(text, name=path.name, folder=path.parent)


def canonical_records() -> list[tuple[Path, str]]:
    found = []
    for path in some(records(), 23):
        record = loaded(path)
        if not record.findings and record.language == "en":
            try:
                found.append((path, referee.format_log(record)))
            except Unwritable:
                continue
    return found


def test_a_record_is_the_same_after_a_journey_through_all_languages() -> None:
    cases = canonical_records()
    assert len(cases) > 70
    hold_for_each(cases, lambda case: name_of(case[0]), comes_back_unchanged)


def comes_back_unchanged(case: tuple[Path, str]) -> None:
    path, text = case
    record = read(text, path)
    for language in JOURNEY:
        said = translated(record, language)
        record = read(said, path)
        assert (record.findings, record.language) == ([], language)
    assert said == text


def test_the_verdict_is_the_same_in_all_languages() -> None:
    hold_for_each(some(canonical_records(), JUDGED), lambda case: name_of(case[0]), is_judged_alike)


def is_judged_alike(case: tuple[Path, str]) -> None:
    path, text = case
    record = read(text, path)
    expected = told(record)
    for language in JOURNEY[:-1]:
        other = read(translated(record, language), path)
        assert told(other, shift=1) == expected, language
        assert fingerprint(other) == fingerprint(record)
        neutral = referee.to_json(other)
        assert neutral.pop("language") == language
        neutral["header"] = [item for item in neutral["header"] if item.get("key") != "language"]
        assert neutral == referee.to_json(record)


def told(record: Record, shift: int = 0) -> list[Any]:
    """Codes, cases and lines of the findings, and the score. A translated log has one header line more."""
    verdict = referee.check(record)
    findings = [
        (each.code, each.facts.get("case"), each.place.line - shift * (each.place.line > 1), each.severity)
        for each in verdict.findings
    ]
    return [findings, scored(verdict) if verdict.state is not None else None]


def test_comments_stay_and_the_language_line_comes_and_goes() -> None:
    text = (
        "# un jeu\ngame: easter-island  # le jeu\nplayers: Odile, Robin\n\n"
        "Odile: place b2 north  # nord\n#! EI-TURN-1\n"
    )
    french = referee.format_log(referee.loads(text), "fr")
    assert french == (
        "# un jeu\njeu: easter-island  # le jeu\nlangue: fr\njoueurs: Odile, Robin\n\n"
        "Odile: place b2 nord  # nord\n#! EI-TURN-1\n"
    )
    assert referee.format_log(referee.loads(french)) == french
    assert referee.format_log(referee.loads(french), "en") == text


def test_format_adds_the_language_that_the_words_show() -> None:
    log = referee.loads("game: easter-island\nplayers: Odile, Robin\n\nOdile: poser b2 nord\n")
    said = referee.format_log(log)
    assert said == "jeu: easter-island\nlangue: fr\njoueurs: Odile, Robin\n\nOdile: place b2 nord\n"
    assert referee.format_log(referee.loads(said)) == said


def test_a_record_in_json_keeps_its_language() -> None:
    said = "jeu: easter-island\nlangue: fr\njoueurs: Odile, Robin\n\nOdile: place b2 nord; soleil O-3\n"
    data = referee.to_json(referee.loads(said))
    assert data["entries"][0]["actions"][1] == {"do": "sun", "sun": "W-3"}
    assert referee.format_log(referee.from_json(data)) == said


def test_what_no_rule_allows_is_translated_too() -> None:
    text = (
        "game: easter-island\nplayers: Odile, Robin\n\n"
        "Odile: swap d2 d4; place f9 north\nRobin: undo everything\n"
    )
    record = referee.loads(text)
    assert "Odile: échange d2 d4; place f9 nord\nRobin: undo everything\n" in referee.format_log(
        record, "fr"
    )
    comes_back_unchanged((ROOT, text))


def test_an_english_log_with_a_word_of_the_rulebook_says_that_it_is_english() -> None:
    """`nord` was kept, and is French: the log was read as a French one, and came back as `noord`."""
    said = "spel: easter-island\ntaal: nl\nspelers: Odile, Robin\n\nOdile: plaats f9 nord\n"
    english = referee.format_log(referee.loads(said), "en")
    assert english.splitlines()[:2] == ["game: easter-island", "language: en"]
    assert referee.format_log(referee.loads(english), "nl") == said


def test_a_log_that_cannot_be_said_is_left_alone() -> None:
    text = "game: easter-island\nlanguage: fr\nplayers: Odile, Robin\n\nOdile: saute par-dessus\n"
    record = referee.loads(text)
    with pytest.raises(Unwritable, match="this cannot be said in English: Odile: saute par-dessus"):
        referee.format_log(record, "en")


def test_english_words_behind_a_name_are_written_in_the_language_of_the_log() -> None:
    said = "jeu: rapa-nui-island\nlangue: fr\nédition: matagot-fr\njoueurs: Ana (turtle), Bea (dolphin)\n"
    assert "Ana (tortue), Bea (dauphin)" in referee.format_log(referee.loads(said))


@pytest.mark.parametrize("named", ["woodcutter", "Priest", "moai", "boat"])
@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_a_name_in_a_wrong_place_is_the_same_in_all_languages(language: str, named: str) -> None:
    """A priest is no offering, and a boat is nothing: the record says so by one word in every language."""
    head = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\n"
    record = referee.loads(f"{head}Ann: offer Ben {named}, Ann ?\n")
    assert not record.findings
    again = referee.loads(referee.format_log(record, language))
    (entry,), (other,) = record.entries, again.entries
    assert entry.plays == other.plays
