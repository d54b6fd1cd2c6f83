"""Parses a text with the parse tables of a grammar, and builds its tree.

Lark makes the tables (`compiling.py`). Running them takes few lines of code, and loading Lark would take
longer than reading a log. Tests compare this parser with Lark: the same trees, the same faults.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

END = "$END"
WINNERS = "winners"
"""Where the tables have the words for a draw and for an unfinished game, which stand for a name."""

NONE = ""
"""The terminal of text that is not a token allowed there."""

Data = dict[str, Any]
_new = tuple.__new__  # takes half the time of Token(...), which is made for every word


class Token(NamedTuple):
    """A word or punctuation mark of the text: its terminal and its place."""

    kind: str
    text: str
    start: int
    end: int


class Tree(NamedTuple):
    """A rule of the grammar, and what was read for it."""

    name: str
    children: list[Tree | Token]

    def tokens(self) -> list[Token]:
        """All tokens below, in the order of the text."""
        found: list[Token] = []
        for child in self.children:
            if isinstance(child, Tree):
                found += child.tokens()
            else:
                found.append(child)
        return found


class ParseFault(Exception):
    """The text cannot be parsed: where it fails, and which terminals were expected there."""

    def __init__(self, offset: int, expected: frozenset[str], at_end: bool) -> None:
        super().__init__(offset)
        self.offset = offset
        self.expected = expected
        self.at_end = at_end


class _Rule(NamedTuple):
    """How to reduce the top of the stack: `size` items become one `symbol`.

    `kept` lists the items that go into the tree, each with whether its children go in instead. `alone`: if
    only one is left, it takes the place of the node.
    """

    symbol: str
    size: int
    name: str
    alone: bool
    kept: list[tuple[int, bool]] | None


class _Scanner:
    """Finds the next token where only some terminals may stand."""

    def __init__(
        self, wanted: Sequence[str], ignored: Sequence[str], names: dict[str, dict[str, str]]
    ) -> None:
        self.names = names
        """For a terminal: the words that match it but are a terminal of their own."""
        blanks = f"(?>(?:{'|'.join(ignored)})*)"  # atomic, so that a run of blanks is tried only once
        self.match = re.compile(f"{blanks}(?:{'|'.join(wanted) or '(?!)'})").match
        """Matches what is ignored together with the token behind it."""
        self.skip = re.compile(blanks).match


Row = dict[str, int]
"""What to do in a state: for each symbol the next state, or the complement of the rule to reduce."""


class Parser:
    """The tables of one grammar, unpacked as they are needed."""

    def __init__(self, tables: Data) -> None:
        self.spelt: dict[str, list[str]] = tables["spelt"]
        """The texts that match a terminal, if they are a closed list."""
        self.means: dict[str, dict[str, str]] = tables.get("means", {})
        """For a terminal: the words of another language, and the English word for each."""
        self.also: dict[str, dict[str, str]] = tables.get("also", {})
        """For a terminal: the other English words that are read for a canonical one."""
        self._rows: list[Row | None] = [None] * len(tables["rows"])
        self._packed = tables["rows"]
        self._ahead = tables["ahead"]
        self._rules = [_Rule(*rule) for rule in tables["rules"]]
        self._starts: dict[str, int] = tables["starts"]
        self._ends: dict[str, int] = tables["ends"]
        self._terminals: list[tuple[str, str]] = [(name, pattern) for name, pattern in tables["terminals"]]
        self._words: dict[str, dict[str, str]] = tables["words"]
        self._ignored = frozenset(tables["ignored"])
        self._shared = _shared(self.spelt) if self.means else {}
        self._scanners: dict[frozenset[str], _Scanner] = {}
        self._scanner_of: dict[int, _Scanner] = {}

    def opening(self, start: str) -> list[str]:
        """The terminals with which a text may begin."""
        return [name for name in self._row(self._starts[start]) if name.isupper()]

    def second(self, start: str, first: str) -> list[str]:
        """The terminals that may follow a text's first one at once."""
        state = self._row(self._starts[start])[first]
        return [name for name in self._row(state) if name.isupper()] if state >= 0 else []

    def pattern_of(self, terminal: str) -> str | None:
        """The regular expression of a terminal, or None if it has none of its own."""
        return next((pattern for name, pattern in self._terminals if name == terminal), None)

    def tokens(self, start: str, text: str) -> list[Token]:
        """All words and marks of a text, also those that are not in its tree. Raises ParseFault."""
        read: list[Token] = []
        self.parse(start, text, read)
        return read

    def parse(self, start: str, text: str, read: list[Token] | None = None) -> Tree:
        """The tree of a text. Raises ParseFault. `read` takes the tokens."""
        end = self._ends[start]
        states = [self._starts[start]]
        values: list[Any] = []
        rows = self._rows
        at = 0
        while True:
            token = self._next(text, at, states[-1])
            if token[1] in self._shared:
                token = self._that_fits(token, states, end)
            kind, _, begin, at = token
            while True:
                action = (rows[states[-1]] or self._row(states[-1])).get(kind)
                if action is None:
                    raise ParseFault(begin, self._accepted(states, end), kind == END)
                if action >= 0:
                    break
                self._reduce(self._rules[~action], states, values)
                if kind == END and states[-1] == end:
                    tree: Tree = values[-1]
                    return tree
            states.append(action)
            values.append(token)
            if read is not None:
                read.append(token)

    def _that_fits(self, token: Token, states: list[int], end: int) -> Token:
        """A word that is several terminals, as the one that can stand here: `de` is `of` and `by`."""
        kinds = self._shared[token.text]
        if token.kind in kinds and not self._goes_on(token.kind, states[:], end):
            fitting = [kind for kind in kinds if self._goes_on(kind, states[:], end)]
            return token._replace(kind=fitting[0]) if fitting else token
        return token

    def _row(self, state: int) -> Row:
        row = self._rows[state]
        if row is None:
            goes, reduces = self._packed[state]
            row = self._rows[state] = dict(goes)
            for rule, ahead in reduces:
                row.update(dict.fromkeys(self._ahead[ahead], ~rule))
        return row

    def _reduce(self, rule: _Rule, states: list[int], values: list[Any]) -> None:
        symbol, size, name, alone, kept = rule
        children: list[Any] = []
        if size:
            children = values[-size:]
            del states[-size:], values[-size:]
        if kept is not None:
            all_of_them, children = children, []
            for index, spread in kept:
                if not spread:
                    children.append(all_of_them[index])
                elif children:
                    children += all_of_them[index].children
                else:
                    children = all_of_them[index].children  # no other node shares them
        values.append(children[0] if alone and len(children) == 1 else _new(Tree, (name, children)))
        states.append((self._rows[states[-1]] or self._row(states[-1]))[symbol])

    def _next(self, text: str, at: int, state: int) -> Token:
        """The next token from `at` on that is allowed in this state."""
        scanner = self._scanner_of.get(state) or self._scanner(state)
        match = scanner.match(text, at)
        if match is not None and match.lastgroup is not None:
            kind = match.lastgroup
            begin, at = match.span(kind)
            word = match[kind]
            if kind in scanner.names:
                kind = scanner.names[kind].get(word, kind)
            return _new(Token, (kind, word, begin, at))
        blanks = scanner.skip(text, at)
        at = blanks.end() if blanks is not None else at
        return Token(END if at == len(text) else NONE, "", at, at)

    def _scanner(self, state: int) -> _Scanner:
        allowed = self._ignored.union(self._row(state))
        scanner = self._scanners.get(allowed)
        if scanner is None:
            names = {
                name: {word: other for word, other in words.items() if other in allowed}
                for name, words in self._words.items()
                if name in allowed
            }
            told = {other for words in names.values() for other in words.values()}
            patterns = [
                f"(?P<{name}>{pattern})"
                for name, pattern in self._terminals
                if name in allowed and name not in told and name not in self._ignored
            ]
            ignored = [pattern for name, pattern in self._terminals if name in self._ignored]
            scanner = self._scanners[allowed] = _Scanner(patterns, ignored, names)
        self._scanner_of[state] = scanner
        return scanner

    def _accepted(self, states: list[int], end: int) -> frozenset[str]:
        """The terminals that could come next, or the end of the text."""
        ahead = [name for name in self._row(states[-1]) if name.isupper()]
        return frozenset(name for name in ahead if self._goes_on(name, states[:], end)) or frozenset(ahead)

    def _goes_on(self, kind: str, states: list[int], end: int) -> bool:
        while (action := self._row(states[-1]).get(kind)) is not None and action < 0:
            rule = self._rules[~action]
            if rule.size:
                del states[-rule.size :]
            states.append(self._row(states[-1])[rule.symbol])
            if kind == END and states[-1] == end:
                return True
        return action is not None


def _shared(spelt: dict[str, list[str]]) -> dict[str, list[str]]:
    """Words that are several terminals, and those terminals."""
    kinds: dict[str, list[str]] = {}
    for kind, words in sorted(spelt.items()):
        for word in words:
            kinds.setdefault(word, []).append(kind)
    return {word: names for word, names in kinds.items() if len(names) > 1}
