"""Turns a record into JSON and back. A canonical log is the same text after both."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from referee import shelf
from referee.core.entry import Entry, OncePerPlay, Play, Player, Waiver
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import NoSuchName, NotAWord
from referee.text.boards import Beside
from referee.text.header_keys import key_of
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.writer import (
    canonical,
    write_comment,
    write_entry,
    write_header_line,
    write_players,
)

from .json_text import to_text

SCHEMA_VERSION = 1
ACTIONS_IN_A_PART = 2_000


def record_to_json(record: Record) -> dict[str, Any]:
    """The record as data. Unwritable if a part of it cannot be read."""
    canonical(record)  # raises Unwritable
    header: list[dict[str, Any]] = []
    body: list[dict[str, Any]] = []
    for is_body, item in _items(record, partial(_play, record.known_game, record.players)):
        (body if is_body else header).append(item)
    return {**_head(record), "header": header, "entries": body}


def record_to_text(record: Record) -> Iterator[str]:
    """The same as JSON text, in parts: the data of the largest log would take over a gibibyte."""
    canonical(record)
    header: list[dict[str, Any]] = []
    part: list[dict[str, Any]] = []
    size = parts = 0
    actions = OncePerPlay(partial(_play, record.known_game, record.players))
    for is_body, item in _items(record, actions):
        if not is_body:
            header.append(item)
            continue
        part.append(item)
        size += len(item.get("actions", ()))
        if size >= ACTIONS_IN_A_PART:
            yield _opening(record, header, parts) + _inner(part)
            part, size, parts = [], 0, parts + 1
    if part:
        yield _opening(record, header, parts) + _inner(part)
        parts += 1
    yield "\n  ]\n}" if parts else to_text({**_head(record), "header": header, "entries": []})


def _opening(record: Record, header: list[dict[str, Any]], parts: int) -> str:
    """The text before a part of the entries: the beginning of the document, or a comma."""
    return "," if parts else to_text({**_head(record), "header": header, "entries": []})[: -len("]\n}")]


def _inner(items: list[dict[str, Any]]) -> str:
    """The JSON of items inside a list, indented by one level."""
    return to_text(items)[1 : -len("\n]")].replace("\n", "\n  ")


def _head(record: Record) -> dict[str, Any]:
    told = {} if record.language == ENGLISH else {"language": record.language}
    return {
        "schema_version": SCHEMA_VERSION,
        "game": record.header.game,
        "edition": record.known_terms.edition,
        **told,
        "rulings": dict(record.header.rulings),
        "players": [{"name": player.name, "notes": list(player.notes)} for player in record.header.players],
    }


def _items(
    record: Record, action_of: Callable[[Play], dict[str, Any]]
) -> Iterator[tuple[bool, dict[str, Any]]]:
    """The lines in order, each with whether it is below the header. Several blank lines become one."""
    entries = {entry.line: entry for entry in record.entries}
    is_body = is_gap = False
    begun = False
    for number, line in enumerate(record.lines, 1):
        code, comment = cut_comment(line)
        entry = entries.get(number)
        item: dict[str, Any] = {}
        if entry is not None:
            item |= _entry(record.players, entry, action_of)
        elif code.strip():
            key = key_of(code)
            item |= {"key": key, "value": _value(record, key, code)}
        if comment is not None:
            item |= _comment(comment)
        if not item:
            is_gap = begun
            continue
        if is_gap:
            yield is_body, {}
        if entry is not None:
            is_body = True
        yield is_body, item
        begun, is_gap = True, False
        if (
            item.get("key") == "game"
            and record.language != ENGLISH
            and "language" not in record.header.lines
        ):
            yield is_body, {"key": "language", "value": record.language}
    if is_gap and not is_body:
        yield is_body, {}


def _value(record: Record, key: str | None, code: str) -> str:
    """The value of a header line, in English."""
    if key == "game":
        return record.known_game.name
    if key == "language":
        return record.language
    if key == "players":
        return write_players(record.header.players)
    return write_header_line(code).partition(": ")[2]


def _comment(comment: str) -> dict[str, str]:
    """A comment, or the mark of a golden record: `#! CODE`, or `#? CODE` with its question mark."""
    text = write_comment(comment)
    if text.startswith("#!"):
        return {"mark": text[2:].strip()}
    if text.startswith("#?"):
        return {"mark": text[1:].strip()}
    return {"comment": text[1:].strip()}


def _entry(
    players: Sequence[str], entry: Entry, action_of: Callable[[Play], dict[str, Any]]
) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if entry.name is not None or entry.seat is not None:
        data["player"] = entry.name if entry.seat is None else players[entry.seat]
    data["actions"] = list(map(action_of, entry.plays))
    return data


def _play(game: Game, players: Sequence[str], play: Play) -> dict[str, Any]:
    data: dict[str, Any] = game.form_of[type(play.action)].to_json(play.action, players)
    if play.waivers:
        data["stands"] = [_waiver(waiver) for waiver in play.waivers]
    return data


def _waiver(waiver: Waiver) -> dict[str, Any]:
    data: dict[str, Any] = {"code": waiver.code}
    if waiver.reason is not None:
        data["reason"] = waiver.reason.replace("\t", " ")
    return data


def text_from_json(data: Any, beside: Beside | None = None) -> str:
    """The canonical text of a record in JSON. ValueError with a message if it is not a record.

    The text is read again and must give the same data. So nothing in the data, such as a line break in a
    name, can become a line of its own.
    """
    from .action_schema import schema_of
    from .schema import validate_record

    validate_record(data, "record.schema.json", "a record")
    try:
        game = shelf.game(data["game"])
    except KeyError:
        raise ValueError(f"there is no game {data['game']}") from None
    validate_record(data, schema_of(game), f"a record of {game.title}")
    data = _whole_numbers(data)
    players = [player["name"] for player in data["players"]]
    lines = [_header_text(item) for item in data.get("header") or _made_header(data)]
    if data["entries"] and lines and lines[-1] and "header" not in data:
        lines.append("")
    for item in data["entries"]:
        text = _entry_text(game, item, players) if "actions" in item else ""
        lines.append(_with_comment(text, item))
    text = "\n".join(lines).rstrip("\n") + "\n"
    record = read(text, beside=beside)
    _require_same(data, record)
    return text if record.language == ENGLISH else canonical(record)


def _require_same(data: dict[str, Any], record: Record) -> None:
    if record.findings:
        raise ValueError(f"this record cannot be written as a log: {record.findings[0].message}")
    again = record_to_json(record)
    wanted = {
        "game": data["game"],
        "edition": data["edition"],
        "rulings": data.get("rulings", {}),
        "players": [{"notes": [], **player} for player in data["players"]],
    }
    for key, value in wanted.items():
        if again[key] != value:
            raise ValueError(
                f"this record cannot be written as a log: {key} would become {_shown(again[key])}"
            )
    for part in ("header", "entries"):
        if part in data and _said(data[part]) != _said(again[part]):
            pairs = zip_longest(_said(data[part]), _said(again[part]))
            item, other = next(pair for pair in pairs if pair[0] != pair[1])
            raise ValueError(
                f"this record cannot be written as a log: {_shown(item)} would become {_shown(other)}"
            )


def _shown(data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 200 else text[:200] + "..."


def _said(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [item for item in items if item]


def _whole_numbers(data: Any) -> Any:
    """The data with 3 for 3.0, because JSON may write either."""
    if isinstance(data, dict):
        return {key: _whole_numbers(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_whole_numbers(value) for value in data]
    return int(data) if isinstance(data, float) and data.is_integer() else data


def _made_header(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The header for data that another program wrote without one."""
    players = [Player(each["name"], tuple(each.get("notes", ()))) for each in data["players"]]
    header = [
        {"key": "game", "value": data["game"]},
        {"key": "edition", "value": data["edition"]},
        *([{"key": "language", "value": data["language"]}] if "language" in data else []),
        {"key": "players", "value": write_players(players)},
    ]
    header += [{"key": "ruling", "value": f"{k}={v}"} for k, v in data.get("rulings", {}).items()]
    return header


def _header_text(item: dict[str, Any]) -> str:
    return _with_comment(f"{item['key']}: {item['value']}" if "key" in item else "", item)


def _with_comment(text: str, item: dict[str, Any]) -> str:
    if "comment" not in item and "mark" not in item:
        return text
    if "mark" not in item:
        remark = f"# {item['comment']}".rstrip()
    elif item["mark"].startswith("?"):
        remark = write_comment(item["mark"])
    else:
        remark = f"#! {item['mark']}".rstrip()
    return f"{text}  {remark}" if text else remark


def _entry_text(game: Any, item: dict[str, Any], players: list[str]) -> str:
    plays = [_play_from(game, action, players) for action in item["actions"]]
    name = item.get("player")
    if name is None or name in players:
        seat = None if name is None else players.index(name)
        return write_entry(game, Entry(0, None, seat, tuple(plays), False), players)
    return write_entry(game, Entry(0, name, None, tuple(plays), False), players)


def _play_from(game: Any, data: dict[str, Any], players: list[str]) -> Play:
    waivers = tuple(Waiver(each["code"], each.get("reason")) for each in data.get("stands", ()))
    if "text" in data:
        # Words that name nothing, or no action: only their text matters, and it is read again.
        return Play(game.not_an_action(data["text"]), waivers)
    try:
        return Play(game.form_named[data["do"]].from_json(data, players), waivers)
    except (NoSuchName, NotAWord) as error:
        raise ValueError(f"{data['do']}: {error}") from None
