"""The parse tables of a grammar as plain data in a file, since to make them takes ten times as long.

The file lies beside the grammar and is made by `scripts/compile_grammars.py`. It is two lines of JSON, so
that to read it runs nothing. The first line says what the tables in the second were made from. They are
used only if that is this very grammar and this very version of Lark, and if they are whole; otherwise they
are passed over and made anew.

What Lark gives to be kept is in an order that changes from run to run. Here it is sorted, so that the same
grammar gives the same file.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from referee.assets import folder

FORMAT = 1
SUFFIX = ".tables.jsonl"
WIDEST = 1 << 16
"""Stands for the length of what may go on for ever; Python versions differ in the number for it."""

Data = dict[str, Any]


def file_of(grammar: str) -> str:
    return grammar.removesuffix(".lark") + SUFFIX


def read(grammar: str, text: str, version: str) -> Data | None:
    """The tables kept for a grammar of this text, as Lark loads them; None if there are none to be used."""
    try:
        kept = (folder("grammar") / file_of(grammar)).read_text(encoding="utf-8")
        head, _, packed = kept.partition("\n")
        if json.loads(head) != _head(text, version, packed):
            return None
        return _loose(json.loads(packed))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def write(text: str, version: str, data: Data, memo: dict[int, Data]) -> str:
    """The text of such a file, from what Lark gives to be kept."""
    packed = _one_line(_packed(data, memo)) + "\n"
    return f"{_one_line(_head(text, version, packed))}\n{packed}"


def _head(text: str, version: str, packed: str) -> Data:
    return {"format": FORMAT, "lark": version, "grammar": text, "crc32": crc32(packed.encode())}


def _one_line(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), default=sorted)


def _packed(data: Data, memo: dict[int, Data]) -> Data:
    """Terminals and rules in an order of their own; states numbered as they are met from the start on."""
    things = {number: _narrowed(thing) for number, thing in memo.items()}
    order = sorted(things, key=lambda number: _one_line(things[number]))
    place = {number: index for index, number in enumerate(order)}
    parser = data["parser"]
    table = parser["parser"]
    names = table["tokens"]
    states = {
        state: {names[token]: action for token, action in row.items()}
        for state, row in table["states"].items()
    }
    numbers = _numbered(table["start_states"], states)
    rows: list[Any] = [None] * len(numbers)
    for state, number in numbers.items():
        goes: dict[str, int] = {}
        reduces: dict[int, list[str]] = {}
        for name, (reduce, to) in sorted(states[state].items()):
            if reduce:
                reduces.setdefault(place[to["@"]], []).append(name)
            else:
                goes[name] = numbers[to]
        rows[number] = [goes, sorted(reduces.items())]
    return {
        "things": [things[number] for number in order],
        "terminals": sorted(place[each["@"]] for each in parser["lexer_conf"]["terminals"]),
        "rules": sorted(place[each["@"]] for each in data["rules"]),
        "lexer": {name: each for name, each in parser["lexer_conf"].items() if name != "terminals"},
        "parser": {name: each for name, each in parser["parser_conf"].items() if name != "rules"},
        "options": data["options"],
        "starts": {name: numbers[state] for name, state in table["start_states"].items()},
        "ends": {name: numbers[state] for name, state in table["end_states"].items()},
        "rows": rows,
    }


def _narrowed(thing: Data) -> Data:
    pattern = thing.get("pattern")
    if not pattern or "_width" not in pattern:
        return thing
    low, high = pattern["_width"]
    return {
        **thing,
        "pattern": {**pattern, "_width": [low, min(high, WIDEST)], "flags": sorted(pattern["flags"])},
    }


def _numbered(starts: dict[str, int], states: dict[int, Any]) -> dict[int, int]:
    numbers: dict[int, int] = {}
    ahead = [starts[name] for name in sorted(starts)]
    while ahead:
        state = ahead.pop(0)
        if state in numbers:
            continue
        numbers[state] = len(numbers)
        ahead += [
            to for _, (reduce, to) in sorted(states[state].items(), key=lambda each: each[0]) if not reduce
        ]
    return numbers


def _loose(packed: Data) -> Data:
    """What Lark loads, from what was packed."""
    names = sorted({name for goes, reduces in packed["rows"] for name in _named(goes, reduces)})
    number = {name: index for index, name in enumerate(names)}
    states: dict[int, Any] = {}
    for state, (goes, reduces) in enumerate(packed["rows"]):
        row: dict[int, Any] = {number[name]: (0, to) for name, to in goes.items()}
        for rule, ahead in reduces:
            action = 1, {"@": rule}
            for name in ahead:
                row[number[name]] = action
        states[state] = row
    rules = [{"@": rule} for rule in packed["rules"]]
    terminals = [{"@": each} for each in packed["terminals"]]
    table = {
        "tokens": dict(enumerate(names)),
        "states": states,
        "start_states": packed["starts"],
        "end_states": packed["ends"],
    }
    parser = {
        "lexer_conf": {**packed["lexer"], "terminals": terminals},
        "parser_conf": {**packed["parser"], "rules": rules},
        "parser": table,
    }
    data = {"parser": parser, "rules": rules, "options": packed["options"]}
    return {"data": data, "memo": dict(enumerate(packed["things"]))}


def _named(goes: dict[str, int], reduces: list[Any]) -> list[str]:
    return [*goes, *(name for _, ahead in reduces for name in ahead)]
