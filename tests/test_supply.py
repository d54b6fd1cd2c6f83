"""What is installed for development, for CI and for the oldest versions is what pyproject.toml says."""

from __future__ import annotations

import ast
import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from scripts import lock, oldest

LOCKED = re.compile(
    r"^(?P<name>[a-z0-9._-]+)==(?P<version>[^ ]+) \\\n(?P<hashes>(?: {4}--hash=.*\n)+)", re.MULTILINE
)
TEXT = lock.FILE.read_text(encoding="utf-8")
VERSIONS = {canonicalize_name(each["name"]): Version(each["version"]) for each in LOCKED.finditer(TEXT)}


@pytest.mark.parametrize("wanted", lock.wanted())
def test_the_lock_holds_what_is_wanted(wanted: str) -> None:
    requirement = Requirement(wanted)
    assert VERSIONS[canonicalize_name(requirement.name)] in requirement.specifier


def test_everything_in_the_lock_has_a_version_and_hashes() -> None:
    """And nothing else is in it: no index, no address, no place on a machine."""
    rest = LOCKED.sub("", TEXT).removeprefix(lock.HEAD)
    assert rest == ""
    for each in LOCKED.finditer(TEXT):
        for row in each["hashes"].splitlines():
            assert re.fullmatch(r" {4}--hash=sha256:[0-9a-f]{64}(?: \\)?", row)


def test_the_oldest_versions_are_the_lower_bounds() -> None:
    assert oldest.FILE.read_text(encoding="utf-8") == oldest.text(), "run python -m scripts.oldest"


def test_what_has_no_lower_bound_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oldest, "requirements", lambda *extras: ["typer<1"])
    with pytest.raises(ValueError, match="typer<1 has no lower bound"):
        oldest.oldest()


def test_a_test_that_needs_a_package_says_so_as_ci_knows_it() -> None:
    """pytest's own words for a missing package would fail in CI, which takes only reasons that it knows."""
    ci = (lock.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    allowed = re.findall(r"grep -vE '([^']+)'", ci)
    assert len(allowed) == 1
    for path in sorted((lock.ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.importorskip":
                reasons = [ast.unparse(each.value) for each in node.keywords if each.arg == "reason"]
                reason = ": " + "".join(reasons).replace("{package}", "a_package")
                assert re.search(allowed[0], reason), f"{path.name}, line {node.lineno}"
