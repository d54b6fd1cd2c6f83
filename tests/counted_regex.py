"""Counts how many characters a regular expression looks at, by matching it as Python's `re` does.

The work of `re` itself cannot be counted from outside. This matcher takes the parsed expression and tries
the same alternatives in the same order: the longest repetition first, then shorter ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from re import _constants as code  # type: ignore[attr-defined]  # the typing stubs do not have it
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

Nodes = Sequence[tuple[Any, Any]]


class Counted:
    """One search for an expression in a text, from each place on. `looks` counts the characters."""

    def __init__(self, pattern: re.Pattern[str], text: str) -> None:
        self.nodes: Nodes = list(parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG))
        self.flags = pattern.flags
        self.text = text
        self.looks = 0
        self.groups: dict[int, str] = {}

    def search_all(self) -> int:
        """Find every match as `finditer` does. Returns how many characters were looked at."""
        at = 0
        while at <= len(self.text):
            end = next(self.ends(self.nodes, at), None)
            at = at + 1 if end is None or end == at else end
        return self.looks

    def ends(self, nodes: Nodes, at: int) -> Iterator[int]:
        """Where a match of these parts from here on may end, in the order in which they are tried."""
        if not nodes:
            yield at
            return
        (kind, what), rest = nodes[0], nodes[1:]
        for end in self._of_one(kind, what, at):
            yield from self.ends(rest, end)

    def _of_one(self, kind: Any, what: Any, at: int) -> Iterator[int]:
        if kind in (code.LITERAL, code.NOT_LITERAL, code.IN, code.ANY):
            if self._is_there(kind, what, at):
                yield at + 1
        elif kind is code.AT:
            if self._holds(what, at):
                yield at
        elif kind in (code.ASSERT, code.ASSERT_NOT):
            direction, parts = what
            start = at if direction > 0 else at - parts.getwidth()[0]
            found = start >= 0 and any(True for _ in self.ends(list(parts), start))
            if found == (kind is code.ASSERT):
                yield at
        elif kind is code.SUBPATTERN:
            for end in self.ends(list(what[-1]), at):
                if what[0] is not None:
                    self.groups[what[0]] = self.text[at:end]
                yield end
        elif kind is code.BRANCH:
            for parts in what[1]:
                yield from self.ends(list(parts), at)
        elif kind is code.GROUPREF:
            same = self.groups.get(what)
            self.looks += len(same or "")
            if same is not None and self.text.startswith(same, at):
                yield at + len(same)
        elif kind in (code.MAX_REPEAT, code.MIN_REPEAT):
            least, most, parts = what
            yield from self._repeated(list(parts), least, most, at, kind is code.MAX_REPEAT)
        elif kind is code.POSSESSIVE_REPEAT:
            least, most, parts = what
            yield from islice(self._repeated(list(parts), least, most, at, True), 1)
        else:
            raise NotImplementedError(kind)

    def _repeated(self, parts: Nodes, least: int, most: Any, at: int, greedy: bool) -> Iterator[int]:
        """The ends after each number of repetitions, without recursion for a part of one character."""
        single = len(parts) == 1 and parts[0][0] in (code.LITERAL, code.NOT_LITERAL, code.IN, code.ANY)
        if single and greedy:
            ends = [at]
            while len(ends) <= most and self._is_there(*parts[0], ends[-1]):
                ends.append(ends[-1] + 1)
            yield from reversed(ends[least:])
            return
        if not greedy and least <= 0:
            yield at
        if most > 0:
            for end in self.ends(parts, at):
                if end > at:
                    yield from self._repeated(parts, least - 1, most - 1, end, greedy)
        if greedy and least <= 0:
            yield at

    def _is_there(self, kind: Any, what: Any, at: int) -> bool:
        self.looks += 1
        if at >= len(self.text):
            return False
        char = self.text[at]
        if kind is code.ANY:
            return char != "\n" or bool(self.flags & re.DOTALL)
        if kind is code.IN:
            return self._is_one_of(what, char)
        same = char == chr(what) or (bool(self.flags & re.IGNORECASE) and char.lower() == chr(what).lower())
        return same == (kind is code.LITERAL)

    def _is_one_of(self, choices: Nodes, char: str) -> bool:
        negated = choices[0][0] is code.NEGATE
        cases = {char, char.lower(), char.upper()} if self.flags & re.IGNORECASE else {char}
        found = any(self._is_in(*choice, one) for choice in choices for one in cases if len(one) == 1)
        return found != negated

    def _is_in(self, kind: Any, what: Any, char: str) -> bool:
        if kind is code.LITERAL:
            return ord(char) == what
        if kind is code.RANGE:
            return bool(what[0] <= ord(char) <= what[1])
        if kind is code.CATEGORY:
            name = str(what).removeprefix("CATEGORY_").lower()
            is_so = {
                "digit": char.isdecimal(),
                "space": char.isspace(),
                "word": char.isalnum() or char == "_",
            }
            return is_so[name.removeprefix("not_")] != name.startswith("not_")
        return False

    def _holds(self, what: Any, at: int) -> bool:
        self.looks += 1
        around = [at > 0 and self._is_word(at - 1), at < len(self.text) and self._is_word(at)]
        if what in (code.AT_BOUNDARY, code.AT_NON_BOUNDARY):
            return (around[0] != around[1]) == (what is code.AT_BOUNDARY)
        of_lines = bool(self.flags & re.MULTILINE)
        if what in (code.AT_BEGINNING, code.AT_BEGINNING_STRING):
            starts = what is code.AT_BEGINNING and of_lines and at > 0
            return at == 0 or (starts and self.text[at - 1] == "\n")
        ends = what is code.AT_END and of_lines and at < len(self.text)
        return at == len(self.text) or (ends and self.text[at] == "\n")

    def _is_word(self, at: int) -> bool:
        return self.text[at].isalnum() or self.text[at] == "_"


def looks(pattern: re.Pattern[str], text: str) -> int:
    """How many characters are looked at to find all matches in a text."""
    return Counted(pattern, text).search_all()


def looks_from_the_start(pattern: re.Pattern[str], text: str) -> int:
    """The same for one match at the beginning of a text."""
    counted = Counted(pattern, text)
    next(counted.ends(counted.nodes, 0), None)
    return counted.looks
