"""Configurations that want to take time or memory: a hostile one is one message, at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from referee.cli.config_file import _MAY_BE_OURS, _PIECE, is_too_deep
from tests.cli.conftest import GOOD, Run
from tests.counted_regex import Counted

DEEP = "a" + ".a" * 32_000


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1\n",
        f"[{DEEP}]\n",
        f"[[{DEEP}]]\n",
        f"x = {{{DEEP} = 1}}\n",
        '"a"' + " . 'a'" * 50 + " = 1\n",
        'x = """a\\""" """""\n' + "a" + ".a" * 50 + " = 1\n",
        "x = ['''a'''', {" + "a" + ".a" * 50 + " = 1}]\n",
    ],
)
def test_a_key_of_very_many_parts_is_not_parsed(
    run: Run, tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """64 KiB of them took 8 s and 3.9 GiB."""
    parsed: list[str] = []
    monkeypatch.setattr(tomllib, "loads", parsed.append)
    (tmp_path / "good.moai").write_text(GOOD, encoding="utf-8")
    (tmp_path / "referee.toml").write_text(text, encoding="utf-8")
    ran = run("check", str(tmp_path / "good.moai"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.endswith("referee.toml: this is not TOML: nested too deeply\n")
    assert not parsed


@pytest.mark.parametrize(
    "text",
    [
        "# " + "a." * 99,
        f"x = '{'a.' * 99}'",
        f'x = "{"a." * 99}"',
        'x = """' + "a." * 99 + '\\""" ' + "b." * 99 + '"""',
        f"x = [{'1.5, ' * 99}]",
        f"a{'.a' * 39} = 1",
        f"'{'a.' * 99}'.b = 1",
    ],
)
def test_points_elsewhere_are_none_of_a_key(text: str) -> None:
    assert not is_too_deep(text)
    assert tomllib.loads(text) is not None


PIECES = ("\n", " ", "\t", "a.", "a .", "'", '"', '\\"', '"""', '\\"""', "'''", "[", "tool ", '"\\', "\\")


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("pattern", [_MAY_BE_OURS, _PIECE], ids=["ours", "pieces"])
def test_a_long_run_in_a_configuration_is_looked_at_once(pattern: re.Pattern[Any], piece: str) -> None:
    """A pyproject.toml of 512 KiB of line ends took more than 40 s."""
    said = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode()
    same = re.compile(said, pattern.flags & (re.DOTALL | re.MULTILINE))
    for before in ("x = ", 'x = """', "x = '''", 'x = "', ""):
        short, long = (Counted(same, before + piece * many).search_all() for many in (40, 160))
        assert long < 6 * short
