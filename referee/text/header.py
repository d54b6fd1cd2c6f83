"""Reads the header: the game, the edition, the players and the rulings."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from referee import shelf
from referee.core.editions import UnknownChoice, settle
from referee.core.entry import Player
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.rule import Rule
from referee.forms.folding import fold
from referee.speech.say import phrase
from referee.speech.values import Series

from . import syntax
from .header_keys import (
    FREE_KEYS,
    LONGEST_REMEMBERED,
    REPEATED,
    RESERVED,
    HeaderLine,
    header_line,
    key_of,
    with_accents,
)
from .line_kinds import STATEMENTS
from .player_list import parse_players
from .source import cut_comment
from .syntax import MOST_FINDINGS, Hint, did_you_mean, finding, listed

if TYPE_CHECKING:
    from .boards import Beside

MOST_HEADER_LINES = 50

_RULING = re.compile(r"\s*(?P<key>[a-z][a-z0-9_-]*)\s*=\s*(?P<option>[a-z0-9][a-z0-9_-]*)\s*(?:,|$)")


def read_header(record: Record, faulty: Container[int]) -> int:
    """Read the header lines into the record, except those whose numbers are in `faulty`.

    Returns the index of the first line below the header.
    """
    findings, header = record.findings, record.header
    before = len(findings)
    for index, line in enumerate(record.lines):
        code = cut_comment(line)[0] if "#" in line else line
        if not code or code.isspace():
            continue
        if len(findings) - before > MOST_FINDINGS:
            return index
        said = header_line(code)
        if said is None:
            if "game" in header.lines and "players" in header.lines:
                return index  # the header has all that it needs
            goes_on = _goes_on(record, index)
            meant = _guesses().key_meant(record, index, code, goes_on) if ":" in code else None
            if not goes_on and meant is None:
                return index
            findings.append(_guesses().unknown_key(index + 1, code))
            if meant is not None:
                _read_line(record, index + 1, meant)
            continue
        if not said.is_english:
            if is_player(record, said.word):
                return index
            if said.key != "language":
                header.foreign_keys.append((index + 1, said.start, said.word, said.languages))
        elif said.key in header.lines and said.key not in REPEATED and is_player(record, said.word):
            return index  # a turn of somebody who is called what a header line begins with
        if index + 1 in faulty:
            header.lines.setdefault(said.key, index + 1)  # it is there, though it cannot be read
        else:
            _read_line(record, index + 1, said)
    return len(record.lines)


@cache
def _guesses() -> ModuleType:
    """What a misspelt header line clearly means. It is loaded for the first log that has one."""
    from . import header_slips

    return header_slips


def is_player(record: Record, head: str) -> bool:
    """Whether a player of the header is called what a line begins with."""
    if not record.header.players:
        return False  # most header lines stand above the players
    said = fold(head.strip())
    return any(said in (fold(each.name), fold(each.name).split()[0]) for each in record.header.players)


def _goes_on(record: Record, index: int) -> bool:
    """Whether the header continues below a line: the game or the players are named there."""
    wanted = {"game", "players"} - set(record.header.lines)
    below = record.lines[index + 1 : index + 1 + MOST_HEADER_LINES]
    return any(key_of(cut_comment(line)[0]) in wanted for line in below)


def _read_line(record: Record, number: int, said: HeaderLine) -> None:
    header, found = record.header, record.findings
    key, word, start, value, column, _, _ = said
    if key in header.lines and key not in REPEATED:
        place = number, start, len(word)
        found.append(finding(syntax.TWICE, *place, key=f"{word}:", line=header.lines[key]))
        return
    header.lines.setdefault(key, number)
    if not value:
        end = len(cut_comment(record.lines[number - 1])[0].rstrip())
        found.append(finding(syntax.BAD_HEADER, number, 0, end, case="field", key=word))
    elif key == "players":
        _players(record, number, column, value)
    elif key == "ruling":
        _rulings(record, number, column, value)
    elif key in ("game", "edition"):
        setattr(header, key, as_name(value))
    elif key == "language":
        header.language = value
    else:
        header.fields.append((key, value))


@lru_cache(maxsize=256)
def as_name(value: str) -> str:
    """The name of a game or edition as it is listed: lower case, with hyphens for spaces."""
    return "-".join(fold(value).split())


def game_called(value: str) -> str:
    """The name of a game by its name or by one of its titles, `Easter Island`; as it is if by neither."""
    name = as_name(value)
    if name in shelf.own_names():
        return name
    from referee.language.languages import game_titled

    return game_titled(name) or name


def parse_rulings(value: str) -> list[tuple[str, str]] | None:
    chosen, at, folded = [], 0, fold(value)
    while at < len(folded):
        match = _RULING.match(folded, at)
        if match is None:
            return None
        chosen.append((match["key"], match["option"]))
        at = match.end()
    return None if folded.rstrip().endswith(",") else chosen


def _players(record: Record, number: int, column: int, value: str) -> None:
    short = len(value) <= LONGEST_REMEMBERED
    players, reserved = _named(value) if short else _named.__wrapped__(value)
    if players is None:
        record.findings.append(finding(syntax.BAD_HEADER, number, column, len(value), case="players"))
        return
    for name in reserved:
        place = number, column, len(value)
        record.findings.append(finding(syntax.BAD_HEADER, *place, **syntax.reserved(name)))
    record.header.players = players


@lru_cache(maxsize=512)
def _named(value: str) -> tuple[tuple[Player, ...] | None, tuple[str, ...]]:
    """The players, and the names among them that no player may have. The same people play many games."""
    players = parse_players(value)
    return players, tuple(player.name for player in players or () if _is_reserved(player.name))


def _is_reserved(name: str) -> bool:
    first = fold(name).split()[0]
    return fold(name) in RESERVED or first in STATEMENTS or first in FREE_KEYS


def _rulings(record: Record, number: int, column: int, value: str) -> None:
    chosen = parse_rulings(value)
    if chosen is None:
        record.findings.append(finding(syntax.BAD_HEADER, number, column, len(value), case="ruling"))
        return
    for key, option in chosen:
        earlier = record.header.lines.get(f"ruling {key}")
        if earlier is not None:
            word = record.lines[number - 1].partition(":")[0].strip()
            twice = finding(syntax.TWICE, number, column, len(value), key=f"{word}: {key}", line=earlier)
            record.findings.append(twice)
            continue
        record.header.rulings[key] = option
        record.header.lines[f"ruling {key}"] = number


def settle_header(record: Record, first: int, beside: Beside | None) -> None:
    """Find the game, edition, rulings and board that the header names, or report what is wrong.

    `first` is the index of the first line below the header. `beside` reads files in the folder of the log.
    """
    header = record.header
    if not _find_game(record, first):
        return
    if not header.players and "players" not in header.lines:
        slip = _guesses().slip(record, first, "players")
        record.findings.append(slip or _at(record, None, syntax.NO_PLAYERS))
    if record.known_game.boards is None:
        _find_terms(record, None)
    else:
        _find_board_and_terms(record, first, beside)
    if header.language is not None or header.foreign_keys or has_odd_notes(record):
        _settler_of_language()(record)


@cache
def _settler_of_language() -> Callable[[Record], None]:
    """What settles the language. It is loaded for the first log that needs it; an import takes longer."""
    from .log_language import settle_language

    return settle_language


def has_odd_notes(record: Record) -> bool:
    """Whether words behind players' names may be totems or colours in another language than English."""
    for player in record.header.players:
        if player.notes:
            break
    else:
        return False
    notes = [note for player in record.header.players for note in player.notes]
    from referee.language.languages import english_notes

    known = english_notes(record.known_game)
    return bool(known) and any(fold(note) not in known for note in notes)


def _find_board_and_terms(record: Record, first: int, beside: Beside | None) -> None:
    from .boards import NoBoard

    try:
        _find_terms(record, _find_board(record, first, beside))
    except NoBoard as missing:
        record.findings.append(_at(record, "board", missing.rule, **missing.facts))
        _find_terms(record, None)  # report faults of the edition and the rulings as well
        record.terms = None


def _find_board(record: Record, first: int, beside: Beside | None) -> Any:
    """The board that the header names, or the shipped one for that many players. Raises NoBoard."""
    from .boards import board_named

    boards, header = record.known_game.boards, record.header
    assert boards is not None
    named = [value for key, value in header.fields if key == "board"]
    if len(named) > 1:
        once = header.lines["board"]
        again = next(n for n in range(once + 1, first + 1) if key_of(record.lines[n - 1]) == "board")
        word = record.lines[again - 1].partition(":")[0].strip()
        record.findings.append(finding(syntax.TWICE, again, 0, len(word), key=f"{word}:", line=once))
    if not named:
        return boards.make(boards.default(len(header.players)))
    board, notices = board_named(boards, named[0], beside)
    for notice in notices:
        placed = _at(record, "board", notice.rule, **notice.facts)
        placed.severity = notice.severity
        record.notices.append(placed)
    return board


def _find_game(record: Record, first: int) -> bool:
    header = record.header
    if header.game is None:
        told = any(found.rule is syntax.UNKNOWN_KEY for found in record.findings)
        if "game" not in header.lines and not told:
            slip = _guesses().slip(record, first, "game")
            record.findings.append(slip or _at(record, None, syntax.NO_GAME, known=shelf.own_names()[0]))
        return False
    if header.game in shelf.packages():
        record.game = shelf.game(header.game)
        return True
    header.game = game_called(header.game)
    several = _begun(header.game)
    if len(several) > 1:
        fitting = [name for name in several if header.edition in shelf.game(name).data["editions"]]
        if len(fitting) != 1:
            typed = header_line(record.lines[header.lines["game"] - 1])
            key = "game" if typed is None else typed.word
            write = [f"`{key}: {name}` ({shelf.game(name).said_title})" for name in several]
            facts = {"case": "several", "word": header.game, "write": Series(write, "or")}
            record.findings.append(_at(record, "game", syntax.UNKNOWN_GAME, **facts))
            return False
        header.game = fitting[0]  # only one of these games has that edition
    known = shelf.own_names()
    hint: Hint
    try:
        game = shelf.game(header.game)
        if game.home is not None:
            from .game_trial import require_grammar

            require_grammar(game)
        record.game = game
    except KeyError:
        known = shelf.names()
        hint = did_you_mean(header.game, known)
    except ValueError as trouble:  # the game comes from another package and does not work
        hint = phrase("hint.trouble", " that works: {trouble}", trouble=str(trouble))
    else:
        return True
    found = {"word": _written(record, "game", header.game), "hint": hint, "known": listed(known)}
    record.findings.append(_at(record, "game", syntax.UNKNOWN_GAME, **found))
    meant = syntax.suggested(record.findings[-1])
    if meant in shelf.own_names() and header.edition in (None, *shelf.game(meant).data["editions"]):
        header.game, record.game = meant, shelf.game(meant)
    return record.game is not None


def _begun(name: str) -> list[str]:
    """Our own games whose names begin with this, unless it is the full name of a game."""
    names = shelf.own_names()
    if name in names:
        return []
    begin = name.replace("-", "")
    several = [each for each in names if each.replace("-", "").startswith(begin)]
    return [] if not several or name in shelf.names() else several


def _find_terms(record: Record, board: Any) -> None:
    header, game = record.header, record.known_game
    edition = header.edition or record.house.editions.get(game.name)
    if edition is None:
        editions: Sequence[str] = tuple(game.data["editions"])
        if len(editions) > 1:
            lines = [phrase("head.edition-line", "`edition: {name}`", name=name) for name in editions]
            facts = {"case": "missing", "game": game.said_title, "known": Series(lines, "or")}
            record.findings.append(_at(record, None, syntax.UNKNOWN_EDITION, **facts))
            return
        edition = editions[0]
    kept = dict(record.house.rulings.get(game.name, ()))
    if header.rulings:
        kept |= _known_rulings(record)
    while record.terms is None:
        try:
            record.terms = settle(game, edition, kept, board)
        except UnknownChoice as unknown:
            if unknown.what == "edition":
                record.findings.append(_unknown_choice(record, unknown))
                edition = header.edition and syntax.suggested(record.findings[-1])
                if not edition:
                    return
                header.edition = edition
                continue
            key = unknown.what.removeprefix("option of ")
            record.findings.append(_unknown_choice(record, unknown, key))
            del kept[key]
    if header.rulings:
        header.rulings = {key: option for key, option in header.rulings.items() if key in kept}


def _known_rulings(record: Record) -> dict[str, str]:
    """The rulings of the header that exist. The others are reported, up to the limit."""
    known, chosen = record.known_game.data["rulings"], record.header.rulings
    unknown = [key for key in chosen if key not in known]
    for key in unknown[: MOST_FINDINGS + 1]:
        record.findings.append(_unknown_choice(record, UnknownChoice("ruling", key, tuple(known)), key))
    return {key: option for key, option in chosen.items() if key in known}


def _unknown_choice(record: Record, unknown: UnknownChoice, key: str | None = None) -> Finding:
    """The finding for an unknown edition or, if `key` is given, for an unknown ruling or option."""
    facts = {
        "game": record.known_game.said_title,
        "what": unknown.what,
        "word": _written(record, "edition" if key is None else f"ruling {key}", unknown.word),
        "hint": did_you_mean(unknown.word, unknown.known),
        "known": listed(unknown.known),
    }
    if key is None:
        return _at(record, "edition", syntax.UNKNOWN_EDITION, case="unknown", **facts)
    case = "ruling" if unknown.what == "ruling" else "option"
    return _at(record, f"ruling {key}", syntax.UNKNOWN_RULING, case=case, key=key, **facts)


def _written(record: Record, key: str, word: str) -> str:
    """A word with the accents that it has in its header line, if it has one."""
    number = record.header.lines.get(key)
    return word if number is None else with_accents(record.lines[number - 1], word)


def _at(record: Record, key: str | None, rule: Rule, /, **facts: Any) -> Finding:
    """A finding on the value of a header line, or on the first line if that header line is missing."""
    number = record.header.lines.get(key, 1) if key else 1
    line = record.lines[number - 1] if record.lines else ""
    code, _ = cut_comment(line)
    start = code.find(":") + 1 if key else 0
    start += len(code[start:]) - len(code[start:].lstrip())
    return finding(rule, number, start, len(code.rstrip()) - start, **facts)
