"""Writes a record as canonical text: one spelling for everything. Comments and the order are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.entry import Entry, OncePerPlay, Play, Player, Waiver
from referee.core.game import Game
from referee.core.record import Record

from .header import as_name, key_of, parse_players, parse_rulings
from .source import MOST_BYTES, MOST_COLUMNS, cut_comment
from .syntax import listed
from .unread_words import unheard

TAB = "\t"


class Unwritable(ValueError):
    """The log has lines or words that cannot be read, and so cannot be written either."""


def canonical(record: Record) -> str:
    """The log in canonical form. No word is lost, and formatting it again changes nothing."""
    if record.findings or record.game is None:
        raise Unwritable(f"{record.name} has lines that cannot be read; `referee check` lists them")
    entries = {entry.line: entry for entry in record.entries}
    game, players = record.game, record.players
    texts = OncePerPlay(lambda play: write_play(game, play, players))
    written: list[str] = []
    heard: set[tuple[str, str]] = set()
    for number, line in enumerate(record.lines, 1):
        entry = entries.get(number)
        text = _with_comment(record, None if entry is None else _turn(entry, players, texts), line)
        named = text.startswith("game:")  # the game was found, so its name is understood
        if text != line and not named and (turn := _below_its_name(line, text)) not in heard:
            if unheard(record, *turn) and (lost := unheard(record, line, text)):
                raise Unwritable(f"{record.name}:{number}: formatting would lose {listed(lost)}")
            heard.add(turn)
        if len(text) > MOST_COLUMNS:
            longer = f"this line would have {len(text):,} characters; at most {MOST_COLUMNS:,} are read"
            raise Unwritable(f"{record.name}:{number}: in canonical form {longer}")
        if text or (written and written[-1]):
            written.append(text)
    while written and not written[-1]:
        written.pop()
    whole = "\n".join(written) + "\n"
    if len(whole) > MOST_BYTES // 4 and len(whole.encode("utf-8", "replace")) > MOST_BYTES:
        most = f"more than {MOST_BYTES // 2**20} MiB, which are not read"
        raise Unwritable(f"{record.name}: in canonical form the log would have {most}")
    return whole


def _below_its_name(line: str, text: str) -> tuple[str, str]:
    """A line and its new text, both without the player's name, because most turns occur many times."""
    name, colon, said = line.partition(":")
    return (said, text[len(name) + 1 :]) if colon and text.startswith(f"{name}:") else (line, text)


def write_line(record: Record, entry: Entry | None, line: str) -> str:
    """A line in canonical form. `entry` is what was played there, if it is not a line of the header."""
    turn = None if entry is None else write_entry(record.known_game, entry, record.players)
    return _with_comment(record, turn, line)


def _with_comment(record: Record, turn: str | None, line: str) -> str:
    """A line of the log: what was played there, or a line of the header, and its comment."""
    code, comment = cut_comment(line)
    if turn is not None:
        text = turn
    elif key_of(code) == "game" and record.game is not None:
        text = f"game: {record.game.name}"
    else:
        text = write_header_line(code) if code.strip() else ""
    remark = write_comment(comment)
    return f"{text}  {remark}" if text and remark else text or remark


def write_comment(comment: str | None) -> str:
    """`# words`, and `#! CODE` or `#? CODE` for the marks of golden records."""
    if comment is None:
        return ""
    text = comment.replace("\t", " ").rstrip()
    if text.startswith(("!", "?")):
        return f"#{text[0]} {text[1:].strip()}".rstrip()
    return f"# {text.strip()}".rstrip()


def write_header_line(code: str) -> str:
    key = key_of(code)
    value = " ".join(code.partition(":")[2].split())
    if key == "players":
        return f"players: {write_players(parse_players(value) or ())}"
    if key == "ruling":
        return "ruling: " + ", ".join(f"{k}={v}" for k, v in parse_rulings(value) or ())
    if key in ("game", "edition"):
        value = as_name(value)
    return f"{key}: {value}"


def write_players(players: Sequence[Player]) -> str:
    return ", ".join(
        f"{player.name} ({', '.join(player.notes)})" if player.notes else player.name for player in players
    )


def write_entry(game: Game, entry: Entry, players: Sequence[str]) -> str:
    return _turn(entry, players, lambda play: write_play(game, play, players))


def _turn(entry: Entry, players: Sequence[str], text_of: Callable[[Play], str]) -> str:
    said = "; ".join(map(text_of, entry.plays))
    if entry.name is not None:
        return f"{entry.name}: {said}"
    return said if entry.seat is None else f"{players[entry.seat]}: {said}"


def write_play(game: Game, play: Play, players: Sequence[str]) -> str:
    return game.write(play.action, players) + "".join(map(write_waiver, play.waivers))


def write_waiver(waiver: Waiver) -> str:
    reason = "" if waiver.reason is None else f' "{waiver.reason.replace(TAB, " ")}"'
    return f" stands {waiver.code}{reason}"
