"""The tables kept beside a grammar are those of that grammar, or they are not used."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import lark
import pytest

from referee.assets import folder
from referee.core.game import Game
from referee.forms.folding import fold
from referee.text import grammar, parse_tables, respelling
from referee.text.compiling import made
from referee.text.parsing import ParseFault as Fault
from referee.text.parsing import Token, Tree
from scripts import compile_grammars
from tests.text.bending import GAMES, bent, texts

FILES = [game.grammar for game in GAMES]
SPOKEN = list(compile_grammars.games())


@pytest.fixture(autouse=True)
def _nothing_loaded() -> Iterator[None]:
    grammar.parser.cache_clear()
    yield
    grammar.parser.cache_clear()


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_the_kept_tables_are_fresh_and_have_one_structure_in_all_languages(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = grammar.made(game)
    monkeypatch.setattr(grammar, "made", lambda _: tables)
    kept = compile_grammars.file_of(game).read_text(encoding="utf-8")
    assert kept == grammar.to_keep(game), "run python -m scripts.compile_grammars"
    english = parse_tables.read(game.grammar, grammar.template_of(game.grammar))
    assert english is not None
    as_data = json.loads(json.dumps(tables))
    assert {part for part in as_data if as_data[part] != english[part]} <= parse_tables.WORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_kept_verbs_are_fresh_and_used(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    path, text = compile_grammars.verbs_of(game)
    assert path.read_text(encoding="utf-8") == text, "run python -m scripts.compile_grammars"
    again = dict(respelling.made(game))
    monkeypatch.setattr(respelling, "made", lambda _: pytest.fail("found anew"))
    respelling.canonical_verbs.cache_clear()
    assert respelling.canonical_verbs(game) == again


@pytest.mark.parametrize("verbs", [["place"], {"place": 1}, None], ids=str)
def test_kept_verbs_that_are_none_are_passed_over(verbs: object, monkeypatch: pytest.MonkeyPatch) -> None:
    respelling.canonical_verbs.cache_clear()
    monkeypatch.setattr(parse_tables, "read", lambda *_: {parse_tables.VERBS: verbs})
    monkeypatch.setattr(respelling, "made", lambda _: {"puts": "place"})
    assert respelling.canonical_verbs(GAMES[0]) == {"puts": "place"}
    respelling.canonical_verbs.cache_clear()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_action_has_so_many_options_that_the_tables_are_slow_to_load(game: Game) -> None:
    """Each option doubles the rules of an action. Options that belong together need a rule of their own."""
    actions = Counter(name for name, *_ in grammar.made(game)["rules"])
    name, rules = actions.most_common(1)[0]
    assert rules <= 200, name


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: f"{game.name}-{game.language}")
def test_kept_tables_are_used(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammar, "made", lambda name: pytest.fail("the tables were made anew"))
    assert grammar.parser(game)


def test_a_loose_clause_needs_no_lark() -> None:
    """To load it would cost more than to read a log."""
    script = """
        import sys
        import referee
        record = referee.loads("game: easter-island\\nplayers: Ann, Ben\\n\\nAnn: put c3 N; xyzzy\\n")
        assert len(record.findings) == 1
        assert "lark" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True)


def by_lark(parser: lark.Lark, start: str, text: str) -> Any:
    """The tree, or where it stops fitting and what would have fitted."""
    try:
        return plain(parser.parse(text, start=start))
    except lark.exceptions.UnexpectedInput as error:
        offset = error.pos_in_stream
        at_end = isinstance(error, lark.exceptions.UnexpectedToken) and error.token.type == "$END"
        return len(text) if at_end else offset, error.interactive_parser.accepts(), at_end  # type: ignore[attr-defined]


def plain(tree: Any) -> Any:
    if isinstance(tree, lark.Token):
        return tree.type, str(tree), tree.start_pos, tree.end_pos
    return str(tree.data), [plain(child) for child in tree.children]


def by_tables(game: Game, start: str, text: str) -> Any:
    try:
        return as_plain(grammar.parse(game, start, text))
    except Fault as fault:
        return fault.offset, fault.expected, fault.at_end


def as_plain(tree: Tree | Token) -> Any:
    if isinstance(tree, Token):
        return tuple(tree)
    return tree.name, [as_plain(child) for child in tree.children]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_tables_give_the_trees_and_faults_that_lark_gives(game: Game) -> None:
    parser = made(grammar.text_of(game), grammar.starts_of(game.grammar))
    for said in [*texts(game), *bent(game, 800, 7)]:
        start = (
            "table_line" if said.is_line and game.table_words else "statement" if said.is_line else "clause"
        )
        text = fold(said.text)
        assert by_tables(game, start, text) == by_lark(parser, start, text), said


def other_grammar(text: str) -> str:
    return text.replace("place", "plaec", 1)


def other_format(text: str) -> str:
    return text.replace(f'"format":{parse_tables.FORMAT}', '"format":0', 1)


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
    """The first line of the file is right, but there are no tables."""
    head = json.loads(text.partition("\n")[0])
    packed = '{"rules":[],"rows":[]}\n'
    return json.dumps({**head, "crc32": parse_tables.crc32(packed.encode())}) + "\n" + packed


WRONG = [
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
    file, game = FILES[0], GAMES[0]
    right = compile_grammars.file_of(game).read_text(encoding="utf-8")
    path = tmp_path / parse_tables.file_of(file)
    monkeypatch.setattr(parse_tables, "folder", lambda name: tmp_path)
    path.write_text(right, encoding="utf-8")
    assert parse_tables.read(file, grammar.template_of(file)) is not None
    path.write_text(wrong(right), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != right
    assert parse_tables.read(file, grammar.template_of(file)) is None
    assert grammar.parse(game, "clause", "put c3 north").name == "clause"


def test_no_tables_are_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parse_tables, "folder", lambda name: tmp_path)
    assert grammar.parse(GAMES[0], "clause", "put c3 north").name == "clause"


def test_tables_hold_nothing_that_runs() -> None:
    for file in FILES:
        text = (folder("grammar") / parse_tables.file_of(file)).read_text(encoding="utf-8")
        assert not re.search(r"__reduce__|!!python", text)
        assert all(json.loads(line) for line in text.splitlines())
