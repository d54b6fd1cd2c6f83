"""Rules in full, as Markdown: what each says, its source, its messages, and example records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path

import referee
from referee.core.edition_data import Ruling
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.record import Record
from referee.core.rule import Rule
from referee.export import report
from referee.export.rules import (
    default_mark,
    example_said,
    game_of,
    record_pairs,
    rulings_on,
    without_blanks,
)
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.speech.current import ENGLISH, spoken
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.sources import place_said

MOST_LINES = 8
"""The most lines of the legal log to show where it differs from the log that breaks the rule."""
MOST_COLUMNS = 160


def game_page(game: Game) -> Iterator[str]:
    """All rules and rulings of a game, paragraph by paragraph."""
    yield tell("page.rules", "# The rules of {game}", game=game.said_title) + "\n"
    yield "".join(f"- `{key}`: {game.edition_title(key)}\n" for key in game.data["editions"])
    yield from rules_page(game.book)
    if game.data["rulings"]:
        yield tell("page.rulings", "# Rulings") + "\n"
    for key in game.data["rulings"]:
        yield f"## {key}\n"
        yield from ruling_parts(game, key, game.ruling_said(key))


def rules_page(rules: Iterable[Rule]) -> Iterator[str]:
    for rule in rules:
        yield from rule_parts(rule)


def rule_parts(rule: Rule) -> Iterator[str]:
    yield f"## {headed(rule.code, rule.title)}\n"
    yield f"{rule.law}\n"
    game = game_of(rule)
    rows = []
    if game is not None:
        package = game.book.package
        rows += [
            tell(
                "page.source",
                "- Source, {edition}: {place}",
                edition=game.edition_title(key),
                place=place_said(package, text),
            )
            for key, text in rule.sources.items()
        ]
        rows += [
            tell("page.ruling", "- Ruling `{key}`: {asks}", key=key, asks=ruling["asks"])
            for key, ruling in rulings_on(rule, game)
        ]
    rows += [
        tell("page.message", "- Message: {text}", text=code_span(without_blanks(text)))
        for text in rule.faults
    ]
    rows += [tell("page.checked", "- Checked in `{name}`", name=name) for name in modules_of(rule)]
    if rows:
        yield "".join(f"{row}\n" for row in rows)
    for broken, legal in record_pairs(rule):
        yield from _pair(rule, broken, legal)


def ruling_parts(game: Game, key: str, ruling: Ruling) -> Iterator[str]:
    """A ruling: the question, the answers, the reason for the default, and the rules concerned."""
    yield f"{ruling['asks']}\n"
    options = ruling["options"].items()
    yield "".join(
        f"- {headed(f'`{key}={name}`{default_mark(game, key, name)}', one['says'])}\n"
        for name, one in options
    )
    yield tell("page.why", "Why: {because}", because=ruling["because"]) + "\n"
    if ruling["touches"]:
        yield tell("page.touches", "Rules: {codes}", codes=", ".join(ruling["touches"])) + "\n"


def modules_of(rule: Rule) -> list[str]:
    """The files with the checks of a rule; the file that declares the rule comes first."""
    names = [clause.check.__module__ for clause in rule.book.clauses if clause.rule is rule]
    return [name.replace(".", "/") + ".py" for name in dict.fromkeys(names)]


def _pair(rule: Rule, broken: Path, legal: Path | None) -> Iterator[str]:
    """What `check` prints for a log that breaks the rule, and the lines of the nearest legal log."""
    record = _example(broken)
    verdict = referee.check(record)
    more = len(verdict.findings) - 1
    verdict.findings[:] = _shown(rule, verdict.findings)
    instead = [] if legal is None else list(_example(legal).lines)
    if rule.faults:
        yield tell("page.breaks", "Breaks it: `{name}`", name=broken.name) + "\n"
    else:
        yield tell("page.beyond", "Goes beyond it: `{name}`", name=broken.name) + "\n"
    if verdict.findings:
        yield fenced("\n".join(report.full(verdict, Paint(False), standing=False)).split("\n"))
    if more > 0:
        yield (
            tell(
                "page.more-findings",
                "(and {number:,} more {number|finding|findings} in this log)",
                number=more,
            )
            + "\n"
        )
    lines = _different(record.lines, instead)
    if lines:
        yield tell("page.legal-lines", "Legal instead:") + "\n"
        yield fenced(_shortened(lines))
    elif legal is not None:
        yield tell("page.legal", "Legal instead: `{name}`", name=legal.name) + "\n"


def _example(path: Path) -> Record:
    """A record, in the language that is spoken now."""
    text = path.read_bytes() if spoken() == ENGLISH else example_said(path)
    return referee.loads(text, path.name, path.parent)


def _shown(rule: Rule, findings: Sequence[Finding]) -> list[Finding]:
    """The first finding of the rule, or else of the rule that refuses what goes beyond it."""
    return ([each for each in findings if each.code == rule.code] or list(findings))[:1]


def _different(broken: Sequence[str], legal: Sequence[str]) -> list[str]:
    """The lines of the legal log that the broken one does not have, without comments."""
    matcher = SequenceMatcher(None, broken, legal, autojunk=False)
    lines = [
        line
        for tag, _, _, begin, end in matcher.get_opcodes()
        if tag != "equal"
        for line in legal[begin:end]
    ]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def _shortened(lines: Sequence[str]) -> list[str]:
    """The first few lines, shortened, without control characters."""
    shown = [visible(line[:MOST_COLUMNS]) + ("…" if len(line) > MOST_COLUMNS else "") for line in lines]
    more = len(shown) - MOST_LINES
    return (
        shown
        if more <= 0
        else [
            *shown[:MOST_LINES],
            tell("page.more-lines", "… and {number:,} more lines", number=more),
        ]
    )


def fenced(lines: Sequence[str]) -> str:
    ticks = max((len(run) for line in lines for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, ticks + 1)
    return "\n".join([f"{fence}text", *(line.rstrip() for line in lines), fence]) + "\n"


def code_span(text: str) -> str:
    return f"`` {text} ``" if "`" in text else f"`{text}`"
