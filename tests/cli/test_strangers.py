"""Text from unknown sources is only text in reports: it cannot control a terminal, and it is not markup.

A hostile text is put wherever such text is possible, and every command is run in every format. The output
has no control characters, and Markdown or SVG has no tags or cells that come from the text.
"""

from __future__ import annotations

import json
import os
import socket
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest
from markdown_it import MarkdownIt

from tests.cli.conftest import Run
from tests.effort import some
from tests.support import RECORDS

STEERING = {
    "escape": "\x1b[2J",
    "title": "\x1b]0;owned\x07",
    "bell": "\x07",
    "return": "\r",
    "backspace": "\b\b\b",
    "C1": "\x9b2J",
    "delete": "\x7f",
    "next line": "\x85",
    "line separator": "\u2028",
    "right to left": "\u202e",
    "isolate": "\u2066",
    "mark": "\u200f",
    "zero width": "\u200b",
    "byte-order mark": "\ufeff",
    "not UTF-8": "\udcff",
}
MARKUP = {
    "script": "<script>alert(1)<script>",
    "image": "<img src=x onerror=alert(1)>",
    "entity": "&lt;b&gt;",
    "cell": "a | b",
    "code": "`rm -rf`",
    "link": "[x] [y]",
    "emphasis": "*a* _b_ ~~c~~ $d$",
    "attribute": "'onload='x",
}
LOG = """\
game: rapa-nui-cards
edition: kosmos-nl
players: NAME, Marc, Herman
note: NAME
table: NAME

hand NAME: fish berry grain
hand Marc: fish fish grain
NAME: zork NAME  # NAME
Stranger NAME: pass
claim NAME wood 99
claim "NAME" wood 99 stands KO-NOTE-1 "NAME"
result NAME
"""
PLACES = {
    "a comment": "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north  # NAME\n",
    "a player": "game: easter-island\nplayers: NAME, Ben\n\nNAME: place f9 north\nBen: zork\n",
    "a stranger": "game: easter-island\nplayers: Ann, Ben\n\nNAME: place c3 north\n",
    "an action": "game: easter-island\nplayers: Ann, Ben\n\nAnn: NAME c3 north\nBen: place NAME north\n",
    "a reason": 'game: easter-island\nplayers: Ann, Ben\n\nAnn: place f9 north stands EI-GRID-1 "NAME"\n',
    "the game": "game: NAME\nplayers: Ann, Ben\n",
    "the edition": "game: easter-island\nedition: NAME\nplayers: Ann, Ben\n",
    "a ruling": "game: easter-island\nplayers: Ann, Ben\nruling: NAME=NAME\n",
    "a field": "game: easter-island\nplayers: Ann, Ben\ndate: NAME\nNAME: x\n",
    "the board": "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\nboard: NAME.yaml\n",
    "a note on a player": "game: easter-island\nplayers: Ann (NAME), Ben\n\nAnn: place f9 north\n",
    "everywhere": LOG,
}
SEEN = [
    ["check", "LOG"],
    ["check", "LOG", "--output-format", "concise"],
    ["check", "LOG", "--output-format", "json"],
    ["score", "LOG"],
    ["score", "LOG", "--output-format", "json"],
    ["score", "LOG", "--output-format", "csv"],
    ["score", "LOG", "--why", "WORD"],
    ["score", "LOG", "--claimed", "WORD=3"],
    ["score", "LOG", "--at", "WORD"],
    ["dispute", "LOG"],
    ["dispute", "LOG", "--output-format", "json"],
    ["dispute", "LOG", "--output-format", "markdown"],
    ["dispute", "LOG", "--between", "LOG"],
    ["repair", "LOG", "--limit", "1000"],
    ["show", "LOG"],
    ["replay", "LOG"],
    ["legal", "LOG"],
    ["format", "LOG", "--diff"],
    ["format", "LOG", "--check"],
    ["export", "LOG"],
    ["export", "LOG", "--to", "csv"],
    ["import", "LOG"],
    ["board", "check", "LOG"],
    ["board", "draw", "LOG"],
    ["board", "new", "WORD"],
    ["board", "draw", "WORD"],
    ["check", "WORD"],
    ["check", "LOG", "--output-format", "WORD"],
    ["check", "LOG", "--WORD"],
    ["explain", "WORD"],
    ["rules", "WORD"],
    ["WORD"],
]


OURS = 'name: "ours"'
LINE_ENDS = ("\r", "\x85")


def commands(hostile: str) -> list[list[str]]:
    """All of them; in a sample every fourth, and other ones for the next text."""
    return some(SEEN, 4, list(STEERING.values()).index(hostile))


def steering(text: str) -> list[str]:
    """Characters that control a terminal or are invisible."""
    return [
        char
        for char in text
        if char != "\n"
        and unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
        and char != "\u200d"
    ]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("hostile", STEERING.values(), ids=STEERING)
def test_nothing_steers_the_terminal(run: Run, tmp_path: Path, hostile: str) -> None:
    """Neither in a log, nor in its file name, nor in a word of the command itself."""
    for number, text in enumerate(PLACES.values()):
        log = tmp_path / f"{number}.moai"
        log.write_bytes(text.replace("NAME", f"A{hostile}nn").encode("utf-8", "surrogateescape"))
        for command in [SEEN[number % 3]] if number else commands(hostile):
            typed = [
                f"a{hostile}b" if part == "WORD" else part.replace("WORD", hostile) for part in command
            ]
            ran = run(*(str(log) if part == "LOG" else part for part in typed))
            assert steering(ran.out + ran.err) == [], (command, text)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("hostile", STEERING.values(), ids=STEERING)
def test_nothing_in_the_name_of_a_file_steers_the_terminal(run: Run, tmp_path: Path, hostile: str) -> None:
    log = tmp_path / f"a{hostile.replace('/', '')}b.moai"
    log.write_text(PLACES["a player"].replace("NAME", "Ann"), encoding="utf-8")
    for command in commands(hostile):
        ran = run(*(str(log) if part == "LOG" else part for part in command if part != "WORD"))
        assert steering(ran.out + ran.err) == [], command


def test_nothing_in_a_board_steers_the_terminal(run: Run, tmp_path: Path) -> None:
    template = run("board", "new", "ours").out
    assert OURS in template
    for hostile in some(STEERING.values(), 2):
        for quoted in (json.dumps(f"o{hostile}s"), f'"o{hostile}s"'):
            path = tmp_path / "board.yaml"
            path.write_bytes(template.replace(OURS, f"name: {quoted}").encode("utf-8", "surrogateescape"))
            for command in (["check"], ["check", "--output-format", "json"], ["draw"], ["draw", "--svg"]):
                ran = run("board", *command, path)
                assert steering(ran.out + ran.err) == [], (command, hostile)
                folded = hostile in LINE_ENDS and hostile in quoted  # to YAML that is a space
                assert ran.code == (0 if folded else 1), (command, hostile)


def player(hostile: str) -> str:
    """The text as a player's name, without brackets, quotes and equals signs."""
    return "".join(char for char in hostile if char not in '()"=;:#,')


@pytest.mark.parametrize("hostile", some(MARKUP.values(), 2), ids=some(MARKUP, 2))
def test_a_dispute_in_markdown_is_read_as_text(run: Run, tmp_path: Path, hostile: str) -> None:
    """Rendered, it has no tag but those of the report, and every row has as many cells as the first."""
    record = next(iter(sorted((RECORDS / "disputes" / "rapa-nui-cards").glob("*.moai"))))
    text = record.read_text(encoding="utf-8")
    first = text.partition("players: ")[2].partition(",")[0]
    log = tmp_path / f"{player(hostile).replace('/', '')}.moai"
    log.write_text(text.replace(first, f"x {player(hostile)}"), encoding="utf-8")
    ran = run("dispute", log, "--output-format", "markdown")
    assert ran.code < 2
    html = MarkdownIt("commonmark", {"html": True}).enable("table").enable("strikethrough").render(ran.out)
    tree = ElementTree.fromstring(f"<page>{html}</page>")
    allowed = {
        "page",
        "h1",
        "h2",
        "ul",
        "li",
        "p",
        "pre",
        "code",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
    assert {node.tag for node in tree.iter()} <= allowed
    assert len({len(row) for row in tree.iter("tr")}) <= 1
    assert all(parent.tag == "pre" for parent in tree.iter() for child in parent if child.tag == "code")
    said = "".join(tree.itertext())
    assert f"x {' '.join(player(hostile).split())}" in said


@pytest.mark.parametrize("hostile", [*MARKUP.values(), "]]>", "<!--"], ids=[*MARKUP, "cdata", "comment"])
def test_a_board_in_svg_is_read_as_text(run: Run, tmp_path: Path, hostile: str) -> None:
    text = run("board", "new", "ours").out.replace(OURS, f"name: {json.dumps(hostile)}")
    path = tmp_path / "board.yaml"
    path.write_text(text, encoding="utf-8")
    ran = run("board", "draw", path, "--svg")
    assert ran.code == 0, ran.err
    tree = ElementTree.fromstring(ran.out)
    tags = {node.tag.rpartition("}")[2] for node in tree.iter()}
    assert tags <= {"svg", "title", "rect", "circle", "line", "text", "g", "polygon", "path"}
    assert hostile in "".join(tree.itertext())
    assert not [key for node in tree.iter() for key in node.attrib if key.lower().startswith("on")]


@pytest.mark.parametrize("first", ["=", "+", "-", "@"])
def test_a_cell_is_no_formula(run: Run, first: str) -> None:
    """A player's name is not a formula in a spreadsheet."""
    name = f"{first}cmd|x"
    text = f"game: easter-island\nplayers: {name}, Ben\n\n{name}: place c3 north\n"
    for command in (["export", "-", "--to", "csv"], ["score", "-", "--output-format", "csv"]):
        rows = run(*command, stdin=text).out.split("\n")
        assert not [cell for row in rows for cell in row.split(",") if cell.startswith(first)]


# --- a log reads no file but a board beside it ---

SECRET = "secret: of another\n"
NAMES = {
    "above": "../secret.yaml",
    "absolute": "ABSOLUTE",
    "hidden": ".secret.yaml",
    "backslash": "..\\secret.yaml",
    "drive": "C:secret.yaml",
    "link out": "link.yaml",
    "link to a device": "device.yaml",
    "pipe": "pipe.yaml",
    "socket": "socket.yaml",
    "folder": "folder.yaml",
    "dots": "....//secret.yaml",
    "percent": "%2e%2e%2fsecret.yaml",
    "url": "file:///etc/passwd.yaml",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_log_reads_no_other_file(run: Run, tmp_path: Path, name: str) -> None:
    """Nothing of it is shown, and nothing is waited for."""
    folder = tmp_path / "logs"
    (folder / "folder.yaml").mkdir(parents=True)
    (tmp_path / "secret.yaml").write_text(SECRET, encoding="utf-8")
    (folder / ".secret.yaml").write_text(SECRET, encoding="utf-8")
    (folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (folder / "device.yaml").symlink_to("/dev/zero")
    os.mkfifo(folder / "pipe.yaml")
    with socket.socket(socket.AF_UNIX) as open_socket:
        here = os.getcwd()
        os.chdir(folder)  # the address of a socket is short
        try:
            open_socket.bind("socket.yaml")
        finally:
            os.chdir(here)
        log = folder / "log.moai"
        board = name.replace("ABSOLUTE", str(tmp_path / "secret.yaml"))
        log.write_text(
            f"game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\nboard: {board}\n",
            encoding="utf-8",
        )
        for command in ("check", "score", "show", "export", "format"):
            ran = run(command, log)
            assert ran.code == 1
            assert "SYN-BOARD-1" in ran.out + ran.err
            assert "secret: of another" not in ran.out + ran.err


def test_a_pattern_finds_no_pipe(run: Run, tmp_path: Path) -> None:
    """A folder may contain a pipe that never ends. A pipe is read only if it is named."""
    os.mkfifo(tmp_path / "pipe.moai")
    (tmp_path / "log.moai").write_text(PLACES["a comment"], encoding="utf-8")
    for argument in (tmp_path, tmp_path / "*.moai", tmp_path / "**" / "*.moai"):
        assert "log.moai: legal" in run("check", argument).out
