"""The tables kept beside a grammar are those of that grammar, or they are not used."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import lark
import pytest

from referee.assets import folder
from referee.core.folding import fold
from referee.core.game import Game
from referee.text import grammar, tables
from tests.text.bending import GAMES, bent, texts

FILES = [game.grammar for game in GAMES]


@pytest.fixture(autouse=True)
def _nothing_loaded() -> Iterator[None]:
    grammar.parser.cache_clear()
    yield
    grammar.parser.cache_clear()


@pytest.mark.parametrize("file", FILES)
def test_the_kept_tables_are_fresh(file: str) -> None:
    kept = (folder("grammar") / tables.file_of(file)).read_text(encoding="utf-8")
    assert json.loads(kept.partition("\n")[0])["grammar"] == grammar.text_of(file)
    if lark.__version__ == json.loads(kept.partition("\n")[0])["lark"]:
        assert kept == grammar.to_keep(file), "run python -m scripts.compile_grammars"


@pytest.mark.parametrize("file", FILES)
def test_kept_tables_are_used(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    head = (folder("grammar") / tables.file_of(file)).read_text(encoding="utf-8").partition("\n")[0]
    if json.loads(head)["lark"] != lark.__version__:
        pytest.skip("made by another version of Lark")
    monkeypatch.setattr(grammar, "made", lambda name: pytest.fail("the tables were made anew"))
    assert grammar.parser(file)


def answer(parser: lark.Lark, start: str, text: str) -> Any:
    """The tree, or where it stops fitting and what would have fitted."""
    try:
        return parser.parse(text, start=start)
    except lark.exceptions.UnexpectedToken as error:
        return error.token.start_pos, error.accepts or error.expected
    except lark.exceptions.UnexpectedCharacters as error:
        return error.pos_in_stream, error.allowed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kept_and_made_tables_give_the_same_trees_and_faults(game: Game) -> None:
    kept, made = grammar.parser(game.grammar), grammar.made(game.grammar)
    for said in [*texts(game), *bent(game, 800, 7)]:
        start = (
            "table_line" if said.is_line and game.table_words else "statement" if said.is_line else "clause"
        )
        assert answer(kept, start, fold(said.text)) == answer(made, start, fold(said.text)), said


def other_lark(text: str) -> str:
    return text.replace(f'"lark":"{lark.__version__}"', '"lark":"0.1"', 1)


def other_grammar(text: str) -> str:
    return text.replace("place", "plaec", 1)


def other_format(text: str) -> str:
    return text.replace('"format":1', '"format":0', 1)


def cut(text: str) -> str:
    return text[: len(text) // 2]


def one_number_changed(text: str) -> str:
    at = text.rindex("1")
    return text[:at] + "2" + text[at + 1 :]


def nothing(text: str) -> str:
    return ""


def not_json(text: str) -> str:
    return "\x80\x04\x95 a pickle, say\n" + text.partition("\n")[2]


def something_else(text: str) -> str:
    return '["a list"]\n{}\n'


def forged(text: str) -> str:
    """Right by its own word, but without any tables."""
    head = json.loads(text.partition("\n")[0])
    packed = '{"things":[],"rows":[]}\n'
    return json.dumps({**head, "crc32": tables.crc32(packed.encode())}) + "\n" + packed


WRONG = [
    other_lark,
    other_grammar,
    other_format,
    cut,
    one_number_changed,
    nothing,
    not_json,
    something_else,
]


@pytest.mark.parametrize("wrong", [*WRONG, forged], ids=lambda wrong: wrong.__name__)
def test_other_tables_are_passed_over(
    wrong: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = FILES[0]
    right = grammar.to_keep(file)
    path = tmp_path / tables.file_of(file)
    monkeypatch.setattr(tables, "folder", lambda name: tmp_path)
    path.write_text(right, encoding="utf-8")
    assert tables.read(file, grammar.text_of(file), lark.__version__) is not None
    path.write_text(wrong(right), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != right
    assert tables.read(file, grammar.text_of(file), lark.__version__) is None
    assert grammar.parser(file).parse("put c3 north", start="clause").data == "clause"


def test_no_tables_are_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "folder", lambda name: tmp_path)
    assert grammar.parser(FILES[0]).parse("put c3 north", start="clause").data == "clause"


def test_tables_hold_nothing_that_runs() -> None:
    for file in FILES:
        text = (folder("grammar") / tables.file_of(file)).read_text(encoding="utf-8")
        assert not re.search(r"__reduce__|!!python", text)
        assert all(json.loads(line) for line in text.splitlines())
