"""What is wrong with a board file is said in the language of the messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run
from tests.speech.test_no_english import LANGUAGES, forbidden, words_of

__all__ = ["run"]

SPOILED: list[tuple[str, str]] = [
    (r"(?m)^stars: .*\n", ""),
    (r"(?m)^stars: .*", "stars: many"),
    (r"(?m)^stars: .*", "stars:"),
    (r"(?m)^stars: .*", 'stars: ""'),
    (r"(?m)^stars: .*", "stars: 010"),
    (r"(?m)^stars: .*", "stars: &a 4"),
    (r"(?m)^stars: .*", "stars: !x 4"),
    (r"(?m)^stars: .*", "stars: 4\nstars: 5"),
    (r"(?m)^stars: .*", "stars: 4\nstarz: 5"),
    (r"(?m)^stars: .*", "stars: 4\n---\nstars: 4"),
    (r"(?m)^stars: .*", "stars: @4"),
    (r"(?m)^stars: .*", "stars\n"),
    (r"(?m)^stars: .*", "stars: 4: 5"),
    (r"(?m)^stars: .*", "stars: 2026-01-01"),
    (r"(?m)^stars: .*", "  stars: 4"),
    (r"(?m)^stars: .*", "stars: [[[[[[[[[4]]]]]]]]]"),
    (r"(?m)^stars: .*", "\tstars: 4"),
    (r"(?m)^stars: .*", "stars: \x01"),
    (r"(?m)^stars: .*", "[4]: 5"),
    (r"(?m)^name: .*", "name: 12"),
    (r"(?m)^name: .*", "name: yes"),
    (r"(?m)^name: .*", 'name: "ours'),
    (r"(?m)^carver_slots: .*", "carver_slots: [5, 4, 3"),
    (r"(?m)^carver_slots: .*", "carver_slots: 5"),
    (r"(?m)^carver_slots: .*", "carver_slots: [5, 4, x]"),
    (r"(?m)^track: .*", "track: {reed: x}"),
    (r"(?m)^track: .*", "track: {reed: 8, egg: 8, wood: 8, pearl: 8, gold: 8}"),
    (r"(?m)^players: .*", "players: [5]"),
    (r"(?m)^stand_in: .*", "stand_in: maybe"),
    (r"(?m)^end_free_ahu: .*", "end_free_ahu: soon"),
    (r"(?s).*", "- a list"),
]
"""A part of a good board file, and what is written instead."""
OF_THE_FILE = re.compile(
    r"`[^`]*`|\[[^]]*\]|\{[^}]*\}|\"[^\"]*\"|«[^»]*»|\([^)]*\)|\b(egg|reed\+egg|egg/wood|none|ours|track)\b"
    r"|: name, .*|, (niet|pas|no) \S+$"
)
"""Words of the file itself, which is the same in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_a_board_file_are_told_without_english(
    run: Run, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", language)
    monkeypatch.chdir(tmp_path)
    run("board", "new", "ours", "-o", "ours.yaml")
    good = Path("ours.yaml").read_text(encoding="utf-8")
    left = []
    for sign, instead in SPOILED:
        text = re.sub(sign, instead.replace("\\", r"\\"), good, count=1)
        assert text != good
        Path("ours.yaml").write_text(text, encoding="utf-8")
        said = [
            row
            for row in run("board", "check", "ours.yaml").out.splitlines()
            if "error[" in row or "[SYN" in row
        ]
        assert said, instead
        for row in said:
            english = words_of(OF_THE_FILE.sub(" ", row)) & forbidden(language)
            left += [f"{instead!r}: {sorted(english)}: {row}"] if english else []
    assert "\n".join(left) == ""
