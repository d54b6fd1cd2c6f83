"""The oldest versions that pyproject.toml allows, as constraints for pip.

python -m scripts.oldest            constraints-oldest.txt is written
python -m scripts.oldest --check    nothing is written; 1 if it is stale
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "constraints-oldest.txt"
EXTRAS = ("pytest", "test")
"""The extras that are needed to run and to test. Style and types do not depend on the versions."""
HEAD = "# Made by scripts/oldest.py from the lower bounds of pyproject.toml. Do not edit.\n"
_LEAST = re.compile(r"(?P<name>[A-Za-z0-9._-]+)(?:\[[^\]]*\])?>=(?P<version>[0-9.]+)")


def requirements(*extras: str) -> list[str]:
    """The requirements of the project and of these extras, without the project itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return [each for each in wanted if not each.startswith(f"{project['name']}[")]


def oldest() -> dict[str, str]:
    """The oldest version of each requirement. ValueError if one has no lower bound."""
    found = {}
    for each in requirements(*EXTRAS):
        match = _LEAST.match(each)
        if match is None:
            raise ValueError(f"pyproject.toml: {each} has no lower bound")
        found[match["name"]] = match["version"]
    return found


def text() -> str:
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(oldest().items()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the file is stale")
    if parser.parse_args().check:
        fresh = FILE.exists() and FILE.read_text(encoding="utf-8") == text()
        print(f"{FILE.name} is {'as it should be' if fresh else 'stale'}")
        return int(not fresh)
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
