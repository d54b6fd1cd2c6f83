"""Applies the grammar: turns folded text into a phrase, which is the name of a form and its slots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from referee.assets import read_text
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH

from . import parse_tables
from .parse_tables import template_of
from .parsing import WINNERS, Data, Parser, Token, Tree

_NONE: Mapping[str, str] = {}
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
def parser(game: Game) -> Parser:
    """The parser of a game in its language, made from the tables in its files, or else from new tables."""
    kept = parse_tables.read(game.grammar, template_of(game.grammar))
    if kept is not None and game.language != ENGLISH:
        words = parse_tables.read(game.grammar, template_of(game.grammar), game.language)
        kept = None if words is None else {**kept, **words}
    try:
        return Parser(made(game) if kept is None else kept)
    except (LookupError, TypeError, ValueError, AttributeError):
        return Parser(made(game))  # the file claims to have tables of this grammar, but it has none


@cache
def text_of(game: Game) -> str:
    """The grammar of a game with the words of its language."""
    from .terminals import GrammarWords

    return GrammarWords(game).filled(template_of(game.grammar))


def made(game: Game) -> Data:
    """New tables."""
    from .compiling import compiled
    from .terminals import GrammarWords

    tables = compiled(text_of(game), starts_of(game.grammar))
    words, template = GrammarWords(game), template_of(game.grammar)
    return {**tables, "means": words.meanings(template), "also": words.other_spellings(template)}


def to_keep(game: Game) -> str:
    """The text of a file with the tables of a grammar. In other languages only their words differ."""
    tables = made(game)
    if game.language != ENGLISH:
        tables = {part: tables[part] for part in parse_tables.WORDS}
    return parse_tables.write(template_of(game.grammar), tables)


def starts_of(grammar: str) -> list[str]:
    """The start rules of a grammar. Games with lines of the table itself have a rule for them."""
    table = ["table_line"] if "\ntable_line:" in read_text("grammar", grammar) else []
    return ["clause", "statement", *table]


def parse(game: Game, start: str, folded: str) -> Tree:
    """The tree of a folded text. Raises Fault."""
    return parser(game).parse(start, folded)


def read_clause(game: Game, folded: str, original: str) -> ParsedClause:
    return _Phrases(game, original).clause(parse(game, "clause", folded))


def read_statement(game: Game, folded: str, original: str) -> ParsedClause:
    return _Phrases(game, original).clause(parse(game, "statement", folded))


def read_table_line(game: Game, folded: str, original: str) -> ParsedClause:
    return _Phrases(game, original).clause(parse(game, "table_line", folded))


class _Phrases:
    """Makes phrases of the trees of one text. Words of another language become those of the forms."""

    def __init__(self, game: Game, original: str) -> None:
        self.original = original
        self.stands = game.stands
        known = parser(game)
        self.means, self.also = known.means, known.also

    def clause(self, tree: Tree) -> ParsedClause:
        act, *stands = tree.children
        assert isinstance(act, Tree)
        waivers = tuple(self.waiver(each) for each in stands if isinstance(each, Tree))
        end = len(self.original)
        if stands:
            assert isinstance(stands[0], Tree)
            text = fold(self.original)[: stands[0].tokens()[0].start].rstrip()
            said = max((word for word in self.stands if text.endswith(word)), key=len)
            end = len(text) - len(said)
        return ParsedClause(self.phrase(act, end), waivers)

    def phrase(self, tree: Tree, end: int) -> Phrase:
        parts: dict[str, SlotWords] = {}
        again: list[tuple[str, SlotWords]] = []
        behind = 0
        for child in tree.children:
            if isinstance(child, Tree):
                tokens = child.tokens()
                name = child.name.removesuffix(_SLOT)
                offset = tokens[0].start if tokens else behind
                behind = tokens[-1].end if tokens else behind
                part = SlotWords(self.words(child), offset)
                if name in parts:
                    again.append((name, part))
                else:
                    parts[name] = part
            else:
                said = self.original[child.start : child.end].strip()
                parts["text"] = SlotWords([said], child.start)
        return Phrase(tree.name, parts, end, tuple(again))

    def words(self, tree: Tree) -> list[str]:
        """The words of a slot. If it has items, there is a comma after each but the last."""
        words: list[str] = []
        for index, child in enumerate(tree.children):
            if isinstance(child, Tree):
                words += self.words(child)
                if index < len(tree.children) - 1:
                    words[-1] += ","
            else:
                words.append(self.word(child))
        if tree.name == "winners" and len(words) == 1:
            return [self.means.get(WINNERS, {}).get(fold(words[0]), words[0])]
        return words

    def word(self, token: Token) -> str:
        """A word as the forms read it: names and reasons as typed, in plain quotes; all others folded."""
        typed = self.original[token.start : token.end]
        if token.kind == "STRING":
            return f'"{typed[1:-1]}"'
        if token.kind in ("NAME", "ODD_NAME"):
            return typed
        said, kind = " ".join(token.text.split()), token.kind
        meant = self.means.get(kind, _NONE).get(said) or self.also.get(kind, _NONE).get(said)
        return meant or token.text

    def waiver(self, tree: Tree) -> Stands:
        code, *reason = [token for token in tree.children if isinstance(token, Token)]
        text = self.original[reason[0].start : reason[0].end][1:-1] if reason else None
        return Stands(code.text.upper(), text)
