"""The catalogues: nothing is missing, stale or wrong, and the modules are made from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.catalogues import Catalogue, files, misfit

ROOMS = ("referee", "easter_island", "rapanui_cards", "rapanui_island")
COMPLETE = {f"{room}/messages/{language}.yaml" for room in ROOMS for language in ("es", "fr", "nl")}
"""Those in which nothing may be missing."""


def name(path: Path) -> str:
    return "/".join(path.parts[-3:])


@pytest.mark.parametrize(("package", "path"), files(), ids=lambda each: name(Path(each)))
def test_every_text_is_there_and_fits(package: str, path: Path) -> None:
    each = Catalogue(package, path)
    faults = [fault for fault in each.faults() if name(path) in COMPLETE or not fault.endswith(": missing")]
    assert faults == []
    assert each.path.read_text(encoding="utf-8") == each.text()
    assert each.module.read_text(encoding="utf-8") == each.compiled()


@pytest.mark.parametrize(
    ("english", "translation", "fault"),
    [
        ("{n} cards", "{n} cartes", ""),
        ("{n} {n|card|cards}", "{n} {n|carte|cartes}", ""),
        ("{n} {n|is|are} left", "il en reste {n}", ""),
        ("{a} and {b}", "{a}", "a blank is missing: b"),
        ("{a}", "{a} {c}", "a blank that the English does not have: c"),
        ("{a}", "{a", "a blank that cannot be read: {a"),
        ("{kind} {n}", "{kind:by n} {n}", ""),
    ],
)
def test_a_translation_has_the_blanks_of_the_english(english: str, translation: str, fault: str) -> None:
    assert misfit("some.key", english, translation) == fault
