"""Writes a record as canonical text: one spelling for everything. Comments and the order are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.entry import Entry, OncePerPlay, Play, Player, Waiver
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.lexicon import ENGLISH
from referee.speech.say import tell

from .header import as_name, parse_rulings
from .header_keys import key_of
from .log_words import write_action
from .player_list import as_listed, parse_players, plainly
from .source import MOST_BYTES, MOST_COLUMNS, cut_comment
from .syntax import listed
from .unread_words import unheard

TAB = "\t"


class Unwritable(ValueError):
    """The log has lines or words that cannot be read, and so cannot be written either."""


def canonical(record: Record) -> str:
    """The log in the canonical form of its language. No word is lost; formatting again changes nothing."""
    if record.findings or record.game is None:
        raise Unwritable(
            tell(
                "write.unreadable",
                "{name} has lines that cannot be read; `referee check` lists them",
                name=record.name,
            )
        )
    entries = {entry.line: entry for entry in record.entries}
    game, players = record.notation, record.players
    texts = OncePerPlay(lambda play: write_play(game, play, players))
    written: list[str] = []
    heard: set[tuple[str, str]] = set()
    for number, line in enumerate(record.lines, 1):
        entry = entries.get(number)
        text = _with_comment(game, record, None if entry is None else _turn(entry, players, texts), line)
        named = key_of(text) in ("game", "language")  # these names are understood
        if text != line and not named and (turn := _below_its_name(line, text)) not in heard:
            typed = plainly(line) if key_of(text) == "players" else line
            if unheard(record, *turn) and (lost := unheard(record, typed, text)):
                raise Unwritable(
                    tell(
                        "write.loses",
                        "{name}:{line}: formatting would lose {words}",
                        name=record.name,
                        line=number,
                        words=listed(lost),
                    )
                )
            heard.add(turn)
        written.append(text)
        if key_of(text) == "game" and record.language != ENGLISH and "language" not in record.header.lines:
            written.append(language_line(record.notation))
    return whole(record.name, written)


def whole(name: str, lines: Sequence[str]) -> str:
    """The lines as a text, without empty lines that add nothing. Unwritable if it could not be read."""
    written: list[str] = []
    for number, text in enumerate(lines, 1):
        if len(text) > MOST_COLUMNS:
            facts: dict[str, object] = {"length": len(text), "most": MOST_COLUMNS}
            raise Unwritable(
                tell(
                    "write.long-line",
                    "{name}:{number}: in canonical form this line would have {length:,} characters; "
                    "at most {most:,} are read",
                    name=name,
                    number=number,
                    **facts,
                )
            )
        if text or (written and written[-1]):
            written.append(text)
    while written and not written[-1]:
        written.pop()
    text = "\n".join(written) + "\n"
    if len(text) > MOST_BYTES // 4 and len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Unwritable(
            tell(
                "write.large",
                "{name}: in canonical form the log would have more than {most} MiB, which are not read",
                name=name,
                most=MOST_BYTES // 2**20,
            )
        )
    return text


def first_lines(game: Game, language: str) -> list[str]:
    """How a log in this language begins. It is in English if the game does not speak the language."""
    from referee.language.languages import speaks
    from referee.language.spoken import spoken

    if language == ENGLISH or not speaks(game, language):
        return [f"game: {game.name}"]
    own = spoken(game, language)
    return [f"{header_word(own, 'game')}: {game.name}", language_line(own)]


def language_line(game: Game) -> str:
    return f"{header_word(game, 'language')}: {game.language}"


def header_word(game: Game, key: str) -> str:
    """A header key in the language of the game."""
    return key if game.lexicon is None else game.lexicon.header[key][0]


def _below_its_name(line: str, text: str) -> tuple[str, str]:
    """A line and its new text, both without the player's name, because most turns occur many times."""
    name, colon, said = line.partition(":")
    return (said, text[len(name) + 1 :]) if colon and text.startswith(f"{name}:") else (line, text)


def write_line(record: Record, entry: Entry | None, line: str) -> str:
    """A line in canonical form. `entry` is what was played there, if it is not a line of the header."""
    if record.game is not None:
        return write_line_in(record.notation, record, entry, line)
    code, comment = cut_comment(line)
    text, remark = write_header_line(code) if code.strip() else "", write_comment(comment)
    return f"{text}  {remark}" if text and remark else text or remark


def write_line_in(game: Game, record: Record, entry: Entry | None, line: str) -> str:
    """A line of the log in the language of this game."""
    turn = None if entry is None else write_entry(game, entry, record.players)
    return _with_comment(game, record, turn, line)


def _with_comment(game: Game, record: Record, turn: str | None, line: str) -> str:
    """A line of the log: what was played there, or a line of the header, and its comment."""
    code, comment = cut_comment(line)
    text = turn if turn is not None else _other_line(game, record, code)
    remark = write_comment(comment)
    return f"{text}  {remark}" if text and remark else text or remark


def _other_line(game: Game, record: Record, code: str) -> str:
    """A line of the header. What stands behind names is in English in the record, unless it is as typed."""
    key = key_of(code)
    if key == "game" and record.game is not None:
        return f"{header_word(game, key)}: {record.game.name}"
    if key == "language" and record.header.language is not None:
        return language_line(game)
    if key == "players" and (game.lexicon is not None or record.language != ENGLISH):
        notes = str if game.lexicon is None else game.lexicon.note
        players = [each._replace(notes=tuple(map(notes, each.notes))) for each in record.header.players]
        return f"{header_word(game, key)}: {write_players(players)}"
    return write_header_line(code, game) if code.strip() else ""


def write_comment(comment: str | None) -> str:
    """`# words`, and `#! CODE` or `#? CODE` for the marks of golden records."""
    if comment is None:
        return ""
    text = comment.replace("\t", " ").rstrip()
    if text.startswith(("!", "?")):
        return f"#{text[0]} {text[1:].strip()}".rstrip()
    return f"# {text.strip()}".rstrip()


def write_header_line(code: str, game: Game | None = None) -> str:
    """A line of the header, in English or in the language of this game."""
    key = key_of(code) or ""
    value = " ".join(code.partition(":")[2].split())
    word = key if game is None else header_word(game, key)
    if key == "players":
        return f"{word}: {write_players(parse_players(value) or ())}"
    if key == "ruling":
        return f"{word}: " + ", ".join(f"{k}={v}" for k, v in parse_rulings(value) or ())
    if key in ("game", "edition"):
        value = as_name(value)
    return f"{word}: {value}"


def write_players(players: Sequence[Player]) -> str:
    names = ((as_listed(player.name), player.notes) for player in players)
    return ", ".join(f"{name} ({', '.join(notes)})" if notes else name for name, notes in names)


def write_entry(game: Game, entry: Entry, players: Sequence[str]) -> str:
    return _turn(entry, players, lambda play: write_play(game, play, players))


def _turn(entry: Entry, players: Sequence[str], text_of: Callable[[Play], str]) -> str:
    said = "; ".join(map(text_of, entry.plays))
    if entry.name is not None:
        return f"{entry.name}: {said}"
    return said if entry.seat is None else f"{players[entry.seat]}: {said}"


def write_play(game: Game, play: Play, players: Sequence[str]) -> str:
    said = write_action(game, play.action, players)
    stands = "stands" if game.lexicon is None else game.lexicon.word("stands")
    return said + "".join(write_waiver(waiver, stands) for waiver in play.waivers)


def write_waiver(waiver: Waiver, stands: str = "stands") -> str:
    reason = "" if waiver.reason is None else f' "{waiver.reason.replace(TAB, " ")}"'
    return f" {stands} {waiver.code}{reason}"
