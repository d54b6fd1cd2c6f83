"""The example game, or a broken one, installed for a test as packaging tools would install it."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from referee import installed
from tests.support import ROOT

EXAMPLE = ROOT / "examples" / "canoe-race"
PACKAGE = EXAMPLE / "canoe_race"
RECORDS = PACKAGE / "records"
NAME = "canoe-race"
SITE = ".site"


def entry_points() -> Mapping[str, str]:
    """The entry points in the project file of the example."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points: Mapping[str, str] = project["entry-points"]["referee.games"]
    return points


def install(
    site: Path,
    points: Mapping[str, str],
    package: str = "referee-canoe-race",
    groups: Sequence[str] = ("referee.games",),
) -> None:
    """Install a package with these entry points in a folder."""
    info = site / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    rows = [f"{name} = {value}" for name, value in points.items()]
    text = "\n".join("\n".join([f"[{group}]", *rows]) for group in groups)
    (info / "entry_points.txt").write_text(text + "\n", encoding="utf-8")


def install_example(site: Path) -> None:
    """A copy of the example, as a wheel of it would be unpacked."""
    shutil.copytree(PACKAGE, site / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    install(site, entry_points(), groups=list(dict.fromkeys(("referee.games", installed.GROUP))))


def main(arguments: Sequence[str]) -> None:
    """`pip install` and `pip uninstall` of the example, without a package index: into a folder here."""
    if arguments[0] == "install":
        install_example(Path(SITE))
    else:
        shutil.rmtree(SITE)


if __name__ == "__main__":
    main(sys.argv[1:])
