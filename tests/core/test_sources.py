"""Where rules stand, and a new edition or ruling: blocks of data, and no module of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

import referee
from referee import shelf
from referee.core import editions
from referee.core.game import Game
from referee.core.rule import Rule
from referee.edition_file import load, load_sections
from referee.export.report import full
from referee.export.terminal import PLAIN
from tests.support import RECORDS, ROOT, found, marks

GAMES = shelf.own_names()


def codes(log: str) -> list[str]:
    return [code for _, code in found(referee.check(referee.loads(log)))]


def folder(name: str) -> Path:
    return ROOT / "referee" / "games" / shelf.packages()[name]


def marks_of(game: Game) -> set[str]:
    return {mark for rule in game.book for mark in rule.where.split()}


# The marks of the rules and the sections of the editions


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_its_sections_in_every_edition(name: str) -> None:
    game = shelf.game(name)
    assert set(game.sections) == set(game.data["editions"])
    for edition, sections in game.sections.items():
        missing = [
            f"{rule.code}: {mark}"
            for rule in game.book
            for mark in rule.where.split() or ["no mark"]
            if mark not in sections and rule.code not in sections
        ]
        assert missing == [], edition


@pytest.mark.parametrize("name", GAMES)
def test_every_section_is_of_a_rule(name: str) -> None:
    game = shelf.game(name)
    for sections in game.sections.values():
        assert set(sections) <= marks_of(game) | set(game.book.rules)


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_module_names_an_edition(name: str) -> None:
    keys = "|".join(shelf.game(name).data["editions"])
    for path in folder(name).rglob("*.py"):
        if path.name != "_editions.py" and path.parent.name != "messages":  # where an edition has its name
            assert re.findall(rf"\b({keys})\b", path.read_text(encoding="utf-8")) == [], path


def test_a_code_comes_before_the_marks_and_may_say_that_there_is_no_such_rule() -> None:
    game = shelf.game("easter-island")
    rule: Rule = game.book["EI-FIRE-5"]
    sections = {
        "twilight-fr": {"RESTRICTION-1": "Restrictions"},
        "toy-en": {"RESTRICTION-1": "Restrictions", "EI-FIRE-5": "Fire"},
        "toy-de": {"RESTRICTION-1": "Restrictions", "EI-FIRE-5": ""},
        "toy-fr": {},
    }
    assert replace(game, sections=sections).sources(rule) == {
        "twilight-fr": "Restrictions",
        "toy-en": "Fire",
    }


WRONG: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "edition": (
        lambda blocks: blocks.update({"toy-en": blocks["twilight-fr"]}),
        "there is no edition toy-en",
    ),
    "heading": (
        lambda blocks: blocks["twilight-fr"]["sections"].update(RAY="Les rayons, 1st paragraph"),
        "at twilight-fr/sections/RAY: 'Les rayons' is no heading",
    ),
    "part of a word": (
        lambda blocks: blocks["twilight-fr"]["sections"].update(RAY="Effets des ray"),
        "'Effets des ray' is no heading",
    ),
    "place": (
        lambda blocks: blocks["twilight-fr"]["sections"].update(RAY="LE JEU, somewhere"),
        "'somewhere' is no heading",
    ),
    "removed": (
        lambda blocks: blocks["twilight-fr"]["headings"].remove("LE JEU"),
        "'LE JEU' is no heading",
    ),
    "shape": (
        lambda blocks: blocks["twilight-fr"].pop("headings"),
        "at twilight-fr: 'headings' is a required",
    ),
    "sentence": (
        lambda blocks: blocks["twilight-fr"]["sections"].update(RAY="LE JEU " * 20),
        "is too long",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_sections_are_refused(case: str, tmp_path: Path) -> None:
    change, message = WRONG[case]
    blocks = yaml.safe_load((folder("easter-island") / "sources.yaml").read_text(encoding="utf-8"))
    change(blocks)
    path = tmp_path / "sources.yaml"
    path.write_text(yaml.safe_dump(blocks), encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(message)):
        load_sections(path, shelf.game("easter-island").data)


# A new edition, and a new ruling


def with_blocks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, edition: str, ruling: str = ""
) -> Game:
    """The game with a block more in copies of its two files of data, put into its place on the shelf."""
    own = shelf.game(name)
    files = ("editions.yaml", "sources.yaml")
    texts = [(folder(name) / file).read_text(encoding="utf-8") for file in files]
    if edition:
        texts[0] = texts[0].replace("\nrulings:\n", f"\n{edition}\nrulings:\n")
        sections = "".join(f"    {mark!r}: Our rules, 1st point\n" for mark in sorted(marks_of(own)))
        texts[1] += f"toy-en:\n  headings: [Our rules]\n  sections:\n{sections}"
    texts[0] += ruling
    for file, text in zip(files, texts, strict=True):
        (tmp_path / file).write_text(text, encoding="utf-8")
    data = load(tmp_path / "editions.yaml")
    game = replace(own, data=data, sections=load_sections(tmp_path / "sources.yaml", data))
    others = shelf.game
    monkeypatch.setattr(shelf, "game", lambda wanted: game if wanted == name else others(wanted))
    editions.forget()
    return game


@pytest.fixture(autouse=True)
def settled_anew() -> Any:
    yield
    editions.forget()


TOY = """
  toy-en:
    title: Our own rules
    publisher: ourselves
    language: en
"""
BROKEN = [
    ("easter-island", "EI-FIRE-5-struck-first"),
    ("rapa-nui-cards", "KO-BUY-1-twice"),
    ("rapa-nui-island", "MA-CARVE-1-twice"),
]


@pytest.mark.parametrize(("name", "record"), BROKEN)
def test_an_edition_is_two_blocks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, record: str
) -> None:
    with_blocks(monkeypatch, tmp_path, name, TOY)
    path = RECORDS / name / "illegal" / "rules" / f"{record}.moai"
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"(?m)^edition: .*\n", "", text).replace("\nplayers:", "\nedition: toy-en\nplayers:", 1)
    verdict = referee.check(referee.loads(text))
    assert codes(text) == [code for _, code in marks(path)]
    said = "\n".join(full(verdict, PLAIN))
    assert "Our own rules: Our rules, 1st point" in said


OPENING = """game: easter-island
edition: {}
players: Ann, Ben

Ann: place a1 north
Ben: place a5 north
Ann: place b1 north
Ben: place b5 north
"""


def test_an_edition_changes_values(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_blocks(monkeypatch, tmp_path, "easter-island", TOY + "    values: {setup_each: 2}\n")
    log = OPENING + "Ann: sun W-1\n"
    assert codes(log.format("toy-en")) == []
    assert codes(log.format("twilight-fr")) == ["EI-SETUP-2"]


RULING = """
  long-opening:
    asks: How many actions has the opening turn?
    default: one
    because: One action is what the text says.
    touches: [EI-TURN-2]
    options:
      one: {says: "one action", sets: {opening_actions: 1}}
      two: {says: "two actions", sets: {opening_actions: 2}}
"""
HOUSE_RULES = """
  house-rules:
    asks: Do we play as at home?
    default: no-rules
    because: It is shorter.
    touches: [EI-MOVE-4, EI-TURN-5]
    options:
      no-rules: {says: "as in the book"}
      at-home: {says: "one step at a time, with diagonals", sets: {one_step: true, diagonals: true}}
"""
PLAY = """game: easter-island
edition: twilight-fr
ruling: {}
players: Ann, Ben

Ann: place a1 north
Ben: place a5 north
Ann: place b1 north
Ben: place b5 north
Ann: place c1 north
Ben: place c5 north
Ann: place d1 north
Ben: place d5 north
{}
"""
RULED = [
    (RULING, "long-opening=one", "Ann: sun W-1; sun W-2", ["EI-TURN-2"]),
    (RULING, "long-opening=two", "Ann: sun W-1; sun W-2", []),
    (HOUSE_RULES, "house-rules=no-rules", "Ann: move a1 b2", ["EI-MOVE-4"]),
    (HOUSE_RULES, "house-rules=at-home", "Ann: move a1 b2", []),
    (HOUSE_RULES, "house-rules=at-home", "Ann: move a1 c3", ["EI-MOVE-4"]),
    (HOUSE_RULES, "move-lines=with-diagonals", "Ann: move a1 c3", []),
]


@pytest.mark.parametrize(("block", "chosen", "line", "expected"), RULED)
def test_a_ruling_is_a_block(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    block: str,
    chosen: str,
    line: str,
    expected: list[str],
) -> None:
    """Over values that the game has: one that all editions have, or what other rulings set."""
    with_blocks(monkeypatch, tmp_path, "easter-island", "", block)
    assert codes(PLAY.format(chosen, line)) == expected
