"""Another language is new files: no code knows which languages there are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

SHARED = ROOT / "referee" / "language" / "words"
OWN = ROOT / "referee" / "games" / "easter_island" / "words"
LOG = """joguxoz: easter-island
joluxoz: qx
joplayerzoz: Odile, Robin

Odile: joplacezoz b2 jonorthzoz
Robin: joplacezoz d4 josouthzoz
Odile: sun W-3
"""


def toy(path: Path) -> str:
    """A words file in which every word has another beginning and ending: `joplacezoz`."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"#.*", "", text)
    lines = []
    for row in text.splitlines():
        line = row
        key, colon, value = line.partition(": ")
        if colon and line.startswith("  ") and "{" not in value and value != ">-":
            first = value.strip('"').split(",")[0]
            if len(first) > 1 and not key.strip().startswith(">"):
                value = ", ".join(
                    f"jo{word.strip()}zoz" for word in value.strip('"').split(",") if word.strip()
                )
                line = f"{key}: {value}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def test_a_toy_language_is_new_files(tmp_path: Path) -> None:
    for folder in ("referee", "grammar", "schemas", "scripts"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shared = toy(SHARED / "en.yaml").replace("titles: English", "titles: Toyish")
    shared = shared.replace("game: jogamezoz", "game: joguxoz").replace(
        "language: jolanguagezoz", "language: joluxoz"
    )
    (tmp_path / SHARED.relative_to(ROOT) / "qx.yaml").write_text(shared, encoding="utf-8")
    (tmp_path / OWN.relative_to(ROOT) / "qx.yaml").write_text(
        toy(OWN / "en.yaml").replace("titles: Easter Island", "titles: Toy Island"), encoding="utf-8"
    )
    (tmp_path / "log.moai").write_text(LOG.replace("joplayerzoz", "joplayerszoz"), encoding="utf-8")
    for command in (
        ["-m", "scripts.compile_words"],
        ["-m", "scripts.compile_grammars"],
        ["-m", "referee", "check", "log.moai"],
        ["-m", "referee", "format", "--language", "en", "log.moai"],
    ):
        done = subprocess.run(
            [sys.executable, *command], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        assert done.returncode == (1 if "check" in command else 0), done.stdout + done.stderr
    written = (tmp_path / "log.moai").read_text(encoding="utf-8")
    assert written == (
        "game: easter-island\nplayers: Odile, Robin\n\n"
        "Odile: place b2 north\nRobin: place d4 south\nOdile: sun W-3\n"
    )
