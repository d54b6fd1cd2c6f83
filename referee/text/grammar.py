"""The grammar at work: the only module that knows Lark. It is loaded when a line needs it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import lark
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.grammar import Rule
from lark.lexer import TerminalDef

from referee.assets import read_text
from referee.core.folding import fold

from . import tables

if TYPE_CHECKING:
    Branch = Tree[Token]

_SLOT = "_slot"
"""A slot that shares its name with an action carries this ending in the grammar."""

PUNCTUATION = {"SEMICOLON", "COLON", "COMMA", "$END", "_STANDS"}


class Part(NamedTuple):
    """The words of one slot, and the offset of the first."""

    words: list[str]
    offset: int


class Phrase(NamedTuple):
    """An action as it was said: the name of its form, and its parts by slot."""

    name: str
    parts: dict[str, Part]
    end: int
    again: tuple[tuple[str, Part], ...] = ()
    """Slots that are said once more."""


class Stands(NamedTuple):
    code: str
    reason: str | None


class Clause(NamedTuple):
    phrase: Phrase
    stands: tuple[Stands, ...]


class Fault(Exception):
    """Text that fits no rule: where it stops fitting, and which terminals would have."""

    def __init__(self, offset: int, expected: frozenset[str], at_end: bool) -> None:
        super().__init__(offset)
        self.offset = offset
        self.expected = expected
        self.at_end = at_end


@cache
def parser(grammar: str) -> Lark:
    """The parser of a game, from the tables that are kept for it or else from its grammar."""
    kept = tables.read(grammar, text_of(grammar), lark.__version__)
    try:
        return made(grammar) if kept is None else Lark.load(kept)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        return made(grammar)  # whole and of this grammar by its own word, and yet no tables


def text_of(grammar: str) -> str:
    """The shell's grammar with the game's own behind it."""
    return read_text("grammar", "common.lark") + read_text("grammar", grammar)


def to_keep(grammar: str) -> str:
    """The text of the file with the tables of a grammar."""
    data, memo = made(grammar).memo_serialize([TerminalDef, Rule])
    return tables.write(text_of(grammar), lark.__version__, data, memo)


def made(grammar: str) -> Lark:
    return Lark(
        text_of(grammar),
        parser="lalr",
        lexer="contextual",
        start=["clause", "statement", "header", "line", *_table(grammar)],
        maybe_placeholders=False,
    )


def _table(grammar: str) -> list[str]:
    """Games with lines of the table itself have a rule for them."""
    return ["table_line"] if "\ntable_line:" in read_text("grammar", grammar) else []


def parse(grammar: str, start: str, folded: str) -> Tree[Token]:
    """The tree of a folded text. Raises Fault."""
    try:
        return parser(grammar).parse(folded, start=start)
    except UnexpectedToken as error:
        at_end = error.token.type == "$END"
        offset = len(folded) if at_end else int(error.token.start_pos or 0)
        raise Fault(offset, frozenset(error.accepts or error.expected), at_end) from None
    except UnexpectedCharacters as error:
        raise Fault(error.pos_in_stream or 0, frozenset(error.allowed or ()), False) from None
    except UnexpectedInput as error:  # pragma: no cover - Lark has no other kind today
        raise Fault(error.pos_in_stream or 0, frozenset(), False) from None


def read_clause(grammar: str, folded: str, original: str) -> Clause:
    return _clause(parse(grammar, "clause", folded), original)


def read_statement(grammar: str, folded: str, original: str) -> Clause:
    return _clause(parse(grammar, "statement", folded), original)


def read_table_line(grammar: str, folded: str, original: str) -> Clause:
    return _clause(parse(grammar, "table_line", folded), original)


def _clause(tree: Tree[Token], original: str) -> Clause:
    act, *stands = tree.children
    assert isinstance(act, Tree)
    waivers = tuple(_stands(each, original) for each in stands if isinstance(each, Tree))
    end = len(original)
    if stands:
        code = next(stands[0].scan_values(lambda each: isinstance(each, Token)))  # type: ignore[union-attr]
        end = fold(original).rindex("stands", 0, code.start_pos)
    return Clause(_phrase(act, original, end), waivers)


def _phrase(tree: Tree[Token], original: str, end: int) -> Phrase:
    parts: dict[str, Part] = {}
    again: list[tuple[str, Part]] = []
    behind = 0
    for child in tree.children:
        if isinstance(child, Tree):
            tokens = list(child.scan_values(lambda each: isinstance(each, Token)))
            name = str(child.data).removesuffix(_SLOT)
            offset = int(tokens[0].start_pos or 0) if tokens else behind
            behind = int(tokens[-1].end_pos or 0) if tokens else behind
            part = Part(_words(child, original), offset)
            if name in parts:
                again.append((name, part))
            else:
                parts[name] = part
        else:
            said = original[child.start_pos : child.end_pos].strip()
            parts["text"] = Part([said], int(child.start_pos or 0))
    return Phrase(str(tree.data), parts, end, tuple(again))


def _words(tree: Tree[Token], original: str) -> list[str]:
    """The words of a slot; where it has items of its own, a comma stands behind each but the last."""
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
    """Names and reasons keep the letters that were typed, in plain quotes; all else is folded."""
    typed = original[token.start_pos : token.end_pos]
    if token.type == "STRING":
        return f'"{typed[1:-1]}"'
    return typed if token.type in ("NAME", "ODD_NAME") else str(token)


def _stands(tree: Tree[Token], original: str) -> Stands:
    code, *reason = [token for token in tree.children if isinstance(token, Token)]
    text = original[reason[0].start_pos : reason[0].end_pos][1:-1] if reason else None
    return Stands(str(code).upper(), text)
