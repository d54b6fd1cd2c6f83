"""Makes parse tables from a grammar. This is the only module that uses Lark.

It is loaded only if there is no file with the tables. Lark's output is in an order that changes from run to
run. It is sorted here, so that the same grammar gives the same tables.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

from .terminal_words import spelt

Data = dict[str, Any]


def made(text: str, starts: Sequence[str]) -> lark.Lark:
    """Lark's own parser for a grammar."""
    return lark.Lark(text, parser="lalr", lexer="contextual", start=list(starts), maybe_placeholders=False)


def compiled(text: str, starts: Sequence[str]) -> Data:
    """The tables of a grammar, as `parsing.Parser` takes them."""
    data, things = made(text, starts).memo_serialize([TerminalDef, Rule])
    parser = data["parser"]
    table, lexer = parser["parser"], parser["lexer_conf"]
    assert not lexer["g_regex_flags"]
    terminals = [things[each["@"]] for each in lexer["terminals"]]
    terminals.sort(key=_in_order)
    made_of = {number: _rule(thing) for number, thing in things.items() if "expansion" in thing}
    rules = sorted(made_of.values(), key=str)
    names = table["tokens"]
    states = {
        state: {names[token]: action for token, action in row.items()}
        for state, row in table["states"].items()
    }
    numbers = _numbered(table["start_states"], states)
    ahead: dict[tuple[str, ...], int] = {}
    rows: list[Any] = [None] * len(numbers)
    for state, number in numbers.items():
        goes: dict[str, int] = {}
        reduces: dict[int, list[str]] = {}
        for name, (reduce, to) in sorted(states[state].items()):
            if reduce:
                reduces.setdefault(rules.index(made_of[to["@"]]), []).append(name)
            else:
                goes[name] = numbers[to]
        told = [(rule, tuple(sorted(after))) for rule, after in sorted(reduces.items())]
        rows[number] = [goes, [[rule, ahead.setdefault(after, len(ahead))] for rule, after in told]]
    return {
        "terminals": [[each["name"], _pattern(each)] for each in terminals],
        "words": _words(terminals),
        "spelt": {each["name"]: words for each in terminals if (words := _spelt(each))},
        "ignored": sorted(lexer["ignore"]),
        "rules": rules,
        "starts": {name: numbers[state] for name, state in table["start_states"].items()},
        "ends": {name: numbers[state] for name, state in table["end_states"].items()},
        "ahead": [list(names) for names in ahead],
        "rows": rows,
    }


def _in_order(terminal: Data) -> tuple[int, int, int, str]:
    """The order in which terminals are tried: highest priority first, then longest first."""
    value = terminal["pattern"]["value"]
    _, widest = terminal["pattern"].get("_width", (0, len(value)))
    return -terminal["priority"], -widest, -len(value), terminal["name"]


def _pattern(terminal: Data) -> str:
    pattern = terminal["pattern"]
    assert not pattern["flags"]
    value: str = pattern["value"]
    return re.escape(value) if _is_word(terminal) else value


def _is_word(terminal: Data) -> bool:
    return bool(terminal["pattern"]["__type__"] == "PatternStr")


def _spelt(terminal: Data) -> list[str]:
    words = [terminal["pattern"]["value"]] if _is_word(terminal) else spelt(terminal["pattern"]["value"])
    return [word for word in words if word[0].isalpha()]


def _words(terminals: list[Data]) -> dict[str, dict[str, str]]:
    """Words that are a terminal of their own although they match another of the same priority."""
    found: dict[str, dict[str, str]] = {}
    for wide in terminals:
        for word in terminals:
            value = word["pattern"]["value"]
            if _is_word(wide) or not _is_word(word) or word["priority"] != wide["priority"]:
                continue
            match = re.match(wide["pattern"]["value"], value)
            if match and match[0] == value:
                found.setdefault(wide["name"], {})[value] = word["name"]
    return found


def _rule(rule: Data) -> list[Any]:
    """A rule as data: symbol, length, name in the tree, whether a single child replaces it, items kept."""
    options = rule["options"]
    symbol = str(rule["origin"]["name"])
    kept = [
        [index, part["__type__"] == "NonTerminal" and part["name"].startswith("_")]
        for index, part in enumerate(rule["expansion"])
        if options["keep_all_tokens"] or not part.get("filter_out")
    ]
    all_kept = len(kept) == len(rule["expansion"]) and not any(spread for _, spread in kept)
    name = str(rule["alias"] or options["template_source"] or symbol)
    alone = bool(options["expand1"] and not rule["alias"])
    return [symbol, len(rule["expansion"]), name, alone, None if all_kept else kept]


def _numbered(starts: dict[str, int], states: dict[int, Any]) -> dict[int, int]:
    """New numbers for the states, in the order in which they are reached from the start."""
    numbers: dict[int, int] = {}
    waiting = [starts[name] for name in sorted(starts)]
    while waiting:
        state = waiting.pop(0)
        if state in numbers:
            continue
        numbers[state] = len(numbers)
        waiting += [
            to for _, (reduce, to) in sorted(states[state].items(), key=lambda each: each[0]) if not reduce
        ]
    return numbers
