"""Renew requirements-dev.txt: one version of everything that development and CI need, with its hashes.

    pip install pip-tools && python -m scripts.lock

The file names no index and no place on a machine, so that it can be used with any index.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from .oldest import ROOT, requirements

FILE = ROOT / "requirements-dev.txt"
EXTRAS = ("pytest", "test", "dev", "bench")
HEAD = (
    "# Made by `pip install pip-tools && python -m scripts.lock`. Do not edit.\n"
    "# pip install --require-hashes -r requirements-dev.txt\n"
)
OPTIONS = (
    "--quiet",
    "--upgrade",
    "--generate-hashes",
    "--strip-extras",
    "--allow-unsafe",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-emit-find-links",
    "--no-emit-options",
)


def wanted() -> list[str]:
    """What is locked: all that the extras name, and what builds the project."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return sorted({*requirements(*EXTRAS), *data["build-system"]["requires"]})


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="referee-lock-") as folder:
        given, made = Path(folder) / "given.in", Path(folder) / "made.txt"
        given.write_text("\n".join(wanted()) + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, "-o", str(made), str(given)]
        code = subprocess.run(command, cwd=folder, check=False).returncode
        if code == 0:
            FILE.write_text(HEAD + made.read_text(encoding="utf-8"), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
