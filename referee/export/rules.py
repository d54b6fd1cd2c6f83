"""The explanation of a rule: its law, its source, the rulings on it, and two examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from referee import assets, shelf
from referee.core.edition_data import Ruling
from referee.core.game import Game
from referee.core.rule import Rule
from referee.language.languages import speaks
from referee.speech.current import ENGLISH, spoken
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.sources import place_said
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.translated import written_in
from referee.text.unreadable_examples import unreadable_in

from .safe_text import visible

MOST_LINES = 60
MOST_COLUMNS = 200


def game_of(rule: Rule) -> Game | None:
    """The game that a rule belongs to, or None for rules about the log itself."""
    return next((game for game in shelf.all_games() if rule.code in game.book), None)


def rulings_on(rule: Rule, game: Game) -> Iterator[tuple[str, Ruling]]:
    for key, ruling in game.data["rulings"].items():
        if rule.code in ruling["touches"]:
            yield key, game.ruling_said(key)


def record_pairs(rule: Rule) -> Iterator[tuple[Path, Path | None]]:
    """Every record that breaks the rule, with the nearest legal record."""
    folder = _records(rule)
    for broken in sorted((folder / "illegal" / "rules").glob(f"{rule.code}-*.moai")):
        legal = folder / "legal" / "rules" / broken.name
        yield broken, legal if legal.exists() else None


def _records(rule: Rule) -> Path:
    game = game_of(rule)
    return assets.records(game.name, game.home) if game else assets.records("log")


def examples(rule: Rule) -> tuple[Path | None, Path | None]:
    """A record that breaks the rule, and the nearest legal record."""
    folder = _records(rule)
    broken = sorted((folder / "illegal" / "rules").glob(f"{rule.code}-*.moai"))
    legal = sorted((folder / "legal" / "rules").glob(f"{rule.code}-*.moai"))
    return (broken[0] if broken else None), (legal[0] if legal else None)


def explain_text(rule: Rule) -> str:
    game = game_of(rule)
    rows = [headed(rule.code, rule.title), "", rule.law]
    if game is not None:
        rows.append("")
        for edition, source in sorted(
            game.sources(rule).items(), key=lambda each: _is_foreign(game, each[0])
        ):
            where = headed(game.edition_title(edition), place_said(game.book.package, source))
            rows.append(tell("explain.source", "source   {where}", where=where))
        rows += [row for pair in rulings_on(rule, game) for row in ruling_rows(game, *pair)]
    messages = [
        tell("explain.message", "message  {text}", text=without_blanks(each)) for each in rule.faults
    ]
    rows += ["", *messages] if messages else []
    broken, legal = examples(rule)
    if broken is not None:
        shown = tell("explain.breaks", "example that breaks it: {name}", name=broken.name)
        rows += ["", shown, *_quoted(broken)]
    if legal is not None:
        shown = tell("explain.does-not", "example that does not: {name}", name=legal.name)
        rows += ["", shown, *_quoted(legal)]
    return "\n".join(rows)


def _is_foreign(game: Game, edition: str) -> bool:
    """Whether an edition is in another language than the one that is spoken."""
    return edition in game.data["editions"] and game.data["editions"][edition]["language"] != spoken()


_CHOICE = re.compile(r"\{[^{}|]*\|(?:[^{}]*\|)?([^{}|]*)\}")
_BLANK = re.compile(r"\{[^{}|]*\}")


def without_blanks(sentence: str) -> str:
    """A message with `…` for what is filled in, and the plural where it depends on a number."""
    before = ""
    while before != sentence:
        before, sentence = sentence, _CHOICE.sub(r"\1", _BLANK.sub("…", sentence))
    return re.sub("…+", "…", sentence)


def default_mark(game: Game, key: str, option: str) -> str:
    """` (default)` if an option is the default of a ruling, with the editions if not of all."""
    editions = game.data["editions"]
    general = game.data["rulings"][key]["default"]
    defaults = {name: edition.get("rulings", {}).get(key, general) for name, edition in editions.items()}
    named = [name for name, default in defaults.items() if default == option]
    if not named:
        return ""
    if len(named) == len(editions):
        return tell("ruling.default", " (default)")
    return tell("ruling.default-of", " (default of {editions})", editions=", ".join(named))


def ruling_rows(game: Game, key: str, ruling: Ruling) -> list[str]:
    rows = ["", tell("explain.ruling", "ruling   {key}: {asks}", key=key, asks=ruling["asks"])]
    for name, option in ruling["options"].items():
        mark = default_mark(game, key, name)
        rows.append(f"           {headed(f'{name}{mark}', option['says'])}")
    rows.append(tell("explain.why", "           why: {because}", because=ruling["because"]))
    return rows


def _quoted(path: Path) -> list[str]:
    lines = [visible(line) for line in example_said(path).rstrip("\n").split("\n")]
    shown = [line if len(line) <= MOST_COLUMNS else line[:MOST_COLUMNS] + " …" for line in lines]
    if len(shown) > MOST_LINES:
        shown[MOST_LINES:] = [
            tell("explain.more-lines", "… and {number} lines more", number=len(shown) - MOST_LINES)
        ]
    return [f"    {line}".rstrip() for line in shown]


def example_text(path: Path) -> str:
    """The text of a record, even of one that is not valid text."""
    return path.read_text(encoding="utf-8", errors="replace")


def example_said(path: Path) -> str:
    """A record in the language that is spoken now, without its English comments, if it has words for it."""
    text = example_text(path)
    if spoken() == ENGLISH:
        return text
    record = read(text, path.name)
    if record.game is None or not speaks(record.game, spoken()):
        return text
    if record.findings and (said := unreadable_in(record, spoken())):
        return said
    if record.findings:
        return "\n".join(map(_without_comment, text.split("\n"))).lstrip("\n")
    lines = [_without_comment(line) for line in written_in(record, spoken()).split("\n")]
    return "\n".join(lines).lstrip("\n")


def _without_comment(line: str) -> str:
    """A line without its comment. The mark of a finding stays."""
    code, comment = cut_comment(line)
    return line if comment is None or comment.startswith(("!", "?")) else code.rstrip()


def rule_to_json(rule: Rule) -> dict[str, Any]:
    game = game_of(rule)
    broken, legal = examples(rule)
    return {
        "code": rule.code,
        "game": game.name if game else None,
        "title": rule.title,
        "law": rule.law,
        "faults": list(rule.faults),
        "sources": _sources(game, rule) if game else {},
        "rulings": [key for key, _ in rulings_on(rule, game)] if game else [],
        "breaks": example_text(broken) if broken else None,
        "passes": example_text(legal) if legal else None,
    }


def _sources(game: Game, rule: Rule) -> dict[str, str]:
    return {key: place_said(game.book.package, text) for key, text in game.sources(rule).items()}


def ruling_to_json(game: Game, key: str, ruling: Ruling) -> dict[str, Any]:
    return {
        "ruling": key,
        "game": game.name,
        "asks": ruling["asks"],
        "default": ruling["default"],
        "options": {name: option["says"] for name, option in ruling["options"].items()},
        "because": ruling["because"],
        "rules": list(ruling["touches"]),
    }
