"""Colours: the parts of a line, the lexer of Pygments, and the files made for editors."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("pygments", reason="the package pygments is not installed")

from pygments import highlight
from pygments.formatters import HtmlFormatter

from referee.highlight.lexing import Kind, parts_of
from referee.highlight.pygments_lexer import MoaiLexer
from referee.highlight.words import every_word
from scripts import make_editors
from tests.support import ROOT, hold_for_each, records

LINES = [
    (
        'Odile: fire W-5 -> d5 destroyed; sun S-e stands EI-FIRE-1 "a # b"  #! EI-SUN-3',
        "Odile player|: sign|fire verb|W-5 name|-> sign|d5 name|destroyed name|; sign|sun verb|S-e name|"
        'stands waiver|EI-FIRE-1 code|"a # b" string|#!  comment|EI-SUN-3 code',
    ),
    ("joueurs: Ann, Ben  # deux", "joueurs key|: sign|Ann, Ben value|# deux comment"),
    ("résultat Odile 3-2", "résultat statement|Odile other|3-2 number"),
    ("refill 1: fish woodcutter", "refill verb|1 number|: sign|fish name|woodcutter name"),
    ("Zoé 🗿: pose b2 nord", "Zoé 🗿 player|: sign|pose verb|b2 name|nord name"),
]


@pytest.mark.parametrize(("line", "expected"), LINES)
def test_the_parts_of_a_line(line: str, expected: str) -> None:
    assert "|".join(f"{line[start:end]} {kind}" for start, end, kind in parts_of(line)) == expected


def test_a_player_may_be_called_like_a_verb() -> None:
    [first, *_] = parts_of("Fire: place b2 north", {"fire"})
    assert first.kind is Kind.player


@given(st.text(max_size=60))
def test_any_line_is_divided_in_order(line: str) -> None:
    at = 0
    for start, end, _ in parts_of(line):
        assert at <= start <= end <= len(line)
        at = end


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=200))
def test_pygments_gets_every_character_once(text: str) -> None:
    assert "".join(word for _, _, word in MoaiLexer().get_tokens_unprocessed(text)) == text


def test_words_of_records_have_colours() -> None:
    hold_for_each(records("easter-island", "legal", "endings"), str, words_have_colours)


def words_have_colours(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parts = [part for line in text.splitlines() for part in parts_of(line)]
    assert sum(part.kind is Kind.other for part in parts) < len(parts) / 10


def test_pygments_colours_a_log_and_is_told_of_the_lexer() -> None:
    html = highlight("Ann: place b2 north\n", MoaiLexer(), HtmlFormatter())
    assert '<span class="nf">place</span>' in html
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["project"]["entry-points"]["pygments.lexers"] == {
        "moai": f"{MoaiLexer.__module__}:{MoaiLexer.__name__}"
    }


def test_the_files_for_editors_are_fresh() -> None:
    assert make_editors.stale() == []


def test_every_pattern_of_the_grammar_is_one_and_knows_every_language() -> None:
    grammar = json.loads(make_editors.text_mate())
    patterns = [each.get("match", each.get("begin")) for each in grammar["patterns"]]
    compiled = [re.compile(pattern) for pattern in patterns]
    for word in ("place", "pose", "coloca", "plaats"):
        assert word in every_word().verbs
        assert any(pattern.fullmatch(word) for pattern in compiled), word
    header = next(pattern for pattern in compiled if pattern.match("joueurs: Ann"))
    assert header.match("Joueurs: Ann")[1] == "Joueurs"  # type: ignore[index]
    player = next(pattern for pattern in compiled if pattern.match("Ann: place b2"))
    assert player.match("refill 1: fish") is None


def test_the_extension_names_files_that_are_there() -> None:
    folder = ROOT / "editors" / "vscode"
    extension = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    parts = extension["contributes"]
    assert (folder / parts["grammars"][0]["path"]).is_file()
    assert (folder / parts["languages"][0]["configuration"]).is_file()
    assert parts["languages"][0]["extensions"] == [".moai"]
    assert parts["grammars"][0]["scopeName"] == json.loads(make_editors.text_mate())["scopeName"]
    assert '"lsp"' in (folder / "extension.js").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("vim") is None, reason="vim is not installed")
def test_vim_loads_the_syntax_file_and_knows_the_words(tmp_path: Path) -> None:
    log = tmp_path / "x.moai"
    log.write_text("players: Ann\n\nAnn: place b2 north  # EI-FIRE-1\n", encoding="utf-8")
    out = tmp_path / "out"
    name = 'synIDattr(synID({}, {}, 1), "name")'
    asked = ", ".join(name.format(*place) for place in ((1, 1), (3, 1), (3, 6), (3, 15), (3, 22), (3, 25)))
    vim = ["vim", "-u", "NONE", "-N", "-es", "--cmd", f"set rtp^={ROOT / 'editors' / 'vim'}", str(log)]
    script = ["-c", "syntax on", "-c", "filetype on", "-c", "set ft=moai", "-c"]
    script += [f"call writefile([{asked}], '{out}')", "-c", "qa!"]
    subprocess.run([*vim, *script], check=True, timeout=60, stdin=subprocess.DEVNULL, capture_output=True)
    assert out.read_text(encoding="utf-8").split() == [
        *("moaiKey", "moaiPlayer", "moaiVerb", "moaiName", "moaiComment", "moaiCode")
    ]


@pytest.mark.skipif(shutil.which("nano") is None, reason="nano is not installed")
def test_nano_takes_the_patterns() -> None:
    """nano needs a terminal. Its patterns are extended regular expressions, which grep reads too."""
    text = (ROOT / "editors" / "nano" / "moai.nanorc").read_text(encoding="utf-8")
    patterns = re.findall(r'^i?color \w+ "(.*)"$', text, re.MULTILINE)
    assert len(patterns) > 8
    for pattern in patterns:
        plain = pattern.replace('\\"', '"')
        grep = ["grep", "-E", "-e", plain]
        ran = subprocess.run(grep, input="", text=True, capture_output=True, timeout=60, check=False)
        assert (ran.returncode, ran.stderr) == (1, ""), plain[:80]
