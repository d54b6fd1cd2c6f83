"""Applies the grammar: turns folded text into a phrase, which is the name of a form and its slots."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from referee.assets import read_text
from referee.core.folding import fold

from . import parse_tables
from .parsing import Data, Parser, Token, Tree

_SLOT = "_slot"
"""In the grammar, a slot with the same name as an action has this ending."""


class SlotWords(NamedTuple):
    """The words of one slot, and the offset of the first."""

    words: list[str]
    offset: int


class Phrase(NamedTuple):
    """An action as typed: the name of its form, and its parts by slot."""

    name: str
    parts: dict[str, SlotWords]
    end: int
    again: tuple[tuple[str, SlotWords], ...] = ()
    """Slots that are filled a second time."""


class Stands(NamedTuple):
    code: str
    reason: str | None


class ParsedClause(NamedTuple):
    phrase: Phrase
    stands: tuple[Stands, ...]


@cache
def parser(grammar: str) -> Parser:
    """The parser of a game, made from the tables in its file, or else from new tables."""
    kept = parse_tables.read(grammar, text_of(grammar))
    try:
        return Parser(made(grammar) if kept is None else kept)
    except (LookupError, TypeError, ValueError, AttributeError):
        return Parser(made(grammar))  # the file claims to have tables of this grammar, but it has none


def text_of(grammar: str) -> str:
    """The common grammar followed by the game's own."""
    return read_text("grammar", "common.lark") + read_text("grammar", grammar)


def made(grammar: str) -> Data:
    """New tables."""
    from .compiling import compiled

    return compiled(text_of(grammar), starts_of(grammar))


def to_keep(grammar: str) -> str:
    """The text of a file with the tables of a grammar."""
    return parse_tables.write(text_of(grammar), made(grammar))


def starts_of(grammar: str) -> list[str]:
    """The start rules of a grammar. Games with lines of the table itself have a rule for them."""
    table = ["table_line"] if "\ntable_line:" in read_text("grammar", grammar) else []
    return ["clause", "statement", *table]


def parse(grammar: str, start: str, folded: str) -> Tree:
    """The tree of a folded text. Raises Fault."""
    return parser(grammar).parse(start, folded)


def read_clause(grammar: str, folded: str, original: str) -> ParsedClause:
    return _clause(parse(grammar, "clause", folded), original)


def read_statement(grammar: str, folded: str, original: str) -> ParsedClause:
    return _clause(parse(grammar, "statement", folded), original)


def read_table_line(grammar: str, folded: str, original: str) -> ParsedClause:
    return _clause(parse(grammar, "table_line", folded), original)


def _clause(tree: Tree, original: str) -> ParsedClause:
    act, *stands = tree.children
    assert isinstance(act, Tree)
    waivers = tuple(_stands(each, original) for each in stands if isinstance(each, Tree))
    end = len(original)
    if stands:
        assert isinstance(stands[0], Tree)
        end = fold(original).rindex("stands", 0, stands[0].tokens()[0].start)
    return ParsedClause(_phrase(act, original, end), waivers)


def _phrase(tree: Tree, original: str, end: int) -> Phrase:
    parts: dict[str, SlotWords] = {}
    again: list[tuple[str, SlotWords]] = []
    behind = 0
    for child in tree.children:
        if isinstance(child, Tree):
            tokens = child.tokens()
            name = child.name.removesuffix(_SLOT)
            offset = tokens[0].start if tokens else behind
            behind = tokens[-1].end if tokens else behind
            part = SlotWords(_words(child, original), offset)
            if name in parts:
                again.append((name, part))
            else:
                parts[name] = part
        else:
            said = original[child.start : child.end].strip()
            parts["text"] = SlotWords([said], child.start)
    return Phrase(tree.name, parts, end, tuple(again))


def _words(tree: Tree, original: str) -> list[str]:
    """The words of a slot. If it has items, there is a comma after each but the last."""
    words: list[str] = []
    for index, child in enumerate(tree.children):
        if isinstance(child, Tree):
            words += _words(child, original)
            if index < len(tree.children) - 1:
                words[-1] += ","
        else:
            words.append(_word(child, original))
    return words


def _word(token: Token, original: str) -> str:
    """A word as the forms read it: names and reasons as typed, in plain quotes; all others folded."""
    typed = original[token.start : token.end]
    if token.kind == "STRING":
        return f'"{typed[1:-1]}"'
    return typed if token.kind in ("NAME", "ODD_NAME") else token.text


def _stands(tree: Tree, original: str) -> Stands:
    code, *reason = [token for token in tree.children if isinstance(token, Token)]
    text = original[reason[0].start : reason[0].end][1:-1] if reason else None
    return Stands(code.text.upper(), text)
