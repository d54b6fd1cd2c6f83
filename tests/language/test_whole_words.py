"""What is said in a log's own words: deeds that are no action, hints, and examples that cannot be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import referee
from referee.export.rules import example_said
from referee.speech.current import speaking
from referee.text.reader import read
from referee.text.unreadable_examples import unreadable_in
from tests.language.test_rulebook_phrases import BOARD, CARDS, HEADS, ISLAND
from tests.support import ROOT, hold_for_each


@pytest.mark.parametrize(
    ("language", "deed", "dutch"),
    [
        ("fr", "échange b2 d4", "ruil b2 d4"),
        ("fr", "pousse b2 nord", "duw b2 noord"),
        ("en", "swap b2 and d4 in secret", "swap b2 and d4 in secret"),
    ],
)
def test_a_deed_is_translated_whole_or_left_whole(language: str, deed: str, dutch: str) -> None:
    record = referee.loads(f"{HEADS[ISLAND].format(language)}Ann: {deed}\n")
    assert referee.format_log(record).splitlines()[-1] == f"Ann: {deed}"
    assert referee.format_log(record, "nl").splitlines()[-1] == f"Ann: {dutch}"


def test_a_deed_in_words_of_its_own_language_is_not_half_translated() -> None:
    record = referee.loads(f"{HEADS[ISLAND].format('fr')}Ann: annule la dernière action\n")
    assert referee.format_log(record).splitlines()[-1] == "Ann: annule la dernière action"


@pytest.mark.parametrize(
    ("game", "language", "line", "hint"),
    [
        (BOARD, "fr", "Ann: échange 4 ressourcs œufs contre poule", "ressource"),
        (CARDS, "nl", "Ann: speel graan gratys", "gratis"),
        (CARDS, "fr", "recomplet colonne 1: poisson", "recomplète"),
        (BOARD, "es", "Ann: reorientacin A4", "reorientación"),
    ],
)
def test_a_hint_is_a_word_of_the_log_with_its_accents(
    game: str, language: str, line: str, hint: str
) -> None:
    (finding, *_) = referee.loads(f"{HEADS[game].format(language)}{line}\n").findings
    with speaking(language):
        assert f" {hint}" in finding.message


def test_examples_that_cannot_be_read_are_told_in_every_language() -> None:
    paths = [*ROOT.glob("records/log/illegal/rules/SYN-WORD-1-*.moai")]

    def is_told(path: Path) -> None:
        record = read(path.read_text(encoding="utf-8"), path.name)
        for language in ("fr", "nl", "es"):
            said = unreadable_in(record, language)
            assert said is not None
            assert [finding.code for finding in read(said).findings] == [
                finding.code for finding in record.findings
            ]

    hold_for_each(paths, lambda path: path.name, is_told)


def test_an_example_names_the_same_board_file_in_every_language() -> None:
    paths = [
        path for path in (ROOT / "records").rglob("*.moai") if ".yaml" in path.read_text("utf-8", "replace")
    ]
    assert len(paths) > 20

    def is_kept(path: Path) -> None:
        (name,) = re.findall(r"\S+\.yaml", path.read_text(encoding="utf-8").split("\n\n")[0])[:1]
        for language in ("fr", "nl", "es"):
            with speaking(language):
                assert name in example_said(path), language

    hold_for_each(paths, lambda path: path.name, is_kept)
