"""Everything that a package says, in English and by its key: from its rules, its data and its code."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from referee import shelf
from referee.assets import read_text
from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.core.rule import RuleBook
from referee.edition_file import PLACE
from referee.pages.words import ENGLISH as PAGES
from referee.scribe.command_words import ANSWERS
from referee.scribe.commands import COMMANDS
from referee.speech.sources import PIECES
from referee.text.board_schema import PART
from referee.text.syntax import SYN

ROOT = Path(__file__).resolve().parent.parent
SHELL = "referee"
SAYING = {"say", "phrase", "tell", "says"}
"""The functions whose first two arguments are a key and its English."""
SPEECH_SAYS = {"choice.py", "system_errors.py"}
"""The modules of the room `speech` that say something; in the others such calls are the machinery."""

Messages = dict[str, str]


def packages() -> list[str]:
    """The packages that have catalogues: the shell first, then the games."""
    return [SHELL, *sorted(package_of(game) for game in shelf.own_games())]


def package_of(game: Game) -> str:
    return game.book.package


@cache
def english(package: str) -> Messages:
    """The keys of a package and the English of each, in the order of the catalogue. Do not change it."""
    found: Messages = {}
    if package == SHELL:
        helps = [(f"recorder.help.{word}", str(each.__doc__)) for word, each in COMMANDS.items()]
        helps += [(f"recorder.word.{word}", word) for word in (*COMMANDS, *ANSWERS)]
        pages = [(f"html.{key}", text) for key, text in PAGES.items()]
        rules = [*helps, *pages, *_of_boards(), *_of_rules(SYN), *_of_rules(LOG)]
    else:
        game = next(game for game in shelf.own_games() if package_of(game) == package)
        rules = [*_of_pictures(package), *_of_data(game), *_of_rules(game.book)]
    for key, text in (*_of_code(package), *rules):
        if found.setdefault(key, text) != text:
            raise ValueError(f"{package}: two texts for {key}: {found[key]!r} and {text!r}")
    return found


def _of_pictures(package: str) -> Iterator[tuple[str, str]]:
    words: Mapping[str, str] = import_module(f"{package}.picture.words").WORDS
    yield from ((f"drawing.{key}", text) for key, text in words.items())


def _of_boards() -> Iterator[tuple[str, str]]:
    """What each part of a board file has to be: the titles in the schema."""

    def titles(part: object) -> Iterator[str]:
        if isinstance(part, dict):
            yield from [title] if isinstance(title := part.get("title"), str) else []
            yield from (title for below in part.values() for title in titles(below))

    for schema in (game.boards.schema for game in shelf.own_games() if game.boards):
        found = titles(json.loads(read_text("schemas", schema)))
        yield from ((f"{PART}{title}", title) for title in dict.fromkeys(found))


def _of_rules(book: RuleBook) -> Iterator[tuple[str, str]]:
    for rule in book:
        yield f"{rule.code}.title", rule.english_title
        yield f"{rule.code}.law", rule.english_law
        if isinstance(rule.says, str):
            yield rule.code, rule.says
        else:
            yield from ((f"{rule.code}.{case}", says) for case, says in rule.says.items())


def _of_data(game: Game) -> Iterator[tuple[str, str]]:
    yield "game.title", game.title
    yield from ((f"expected.{terminal}", noun) for terminal, noun in game.nouns.items())
    yield from ((f"aside.{key}", aside.says) for key, aside in game.asides.items())
    yield from ((f"units.{name}", words) for name, words in game.units.items())
    for edition, about in game.data["editions"].items():
        yield f"edition.{edition}", about["title"]
    for key, ruling in game.data["rulings"].items():
        yield f"ruling.{key}.asks", ruling["asks"]
        yield f"ruling.{key}.because", ruling["because"]
        for option, what in ruling["options"].items():
            yield f"ruling.{key}.option.{option}", what["says"]
    yield from ((f"source.{text}", text) for text in _remarks(game))


def _remarks(game: Game) -> Iterable[str]:
    """Our own words about places in the rulebook, among its headings."""
    import yaml

    package = Path(str(import_module(package_of(game)).__file__)).parent
    blocks: Mapping[str, Mapping[str, list[str]]] = yaml.safe_load(
        (package / "sources.yaml").read_text(encoding="utf-8")
    )
    remarks = {text for block in blocks.values() for text in block.get("remarks", ())}
    found = []
    for section in (section for sections in game.sections.values() for section in sections.values()):
        bracketed = False
        for piece in PIECES.split(section):
            bracketed = piece.endswith("(") or (bracketed and piece != ")")
            if bracketed or piece in remarks or (PLACE.fullmatch(piece) and not piece.isdigit()):
                found.append(piece)
    found = [piece for piece in found if piece.isascii() and not PIECES.fullmatch(piece)]
    return dict.fromkeys(found)


def _of_code(package: str) -> Iterator[tuple[str, str]]:
    """The texts in calls of `say`, `phrase` and `noun`. A key that is not a plain string is given apart."""
    folder = Path(str(import_module(package).__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        if package == SHELL and "games" in path.relative_to(folder).parts[:1]:
            continue
        if path.is_relative_to(folder / "speech") and path.name not in SPEECH_SAYS:
            continue
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            yield from _of_call(call)


def _of_call(call: ast.Call) -> Iterator[tuple[str, str]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    texts = [_text(argument) for argument in call.args[:2]]
    if name in SAYING and len(texts) == 2 and texts[0] is not None and texts[1] is not None:
        yield texts[0], texts[1]
    elif name == "noun" and texts and texts[0] is not None:
        plural = texts[1] if len(texts) == 2 and texts[1] else f"{texts[0]}s"
        yield f"noun.{texts[0]}", f"{texts[0]}|{plural}"


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
