"""Other headers for a log: other players or another order, another edition, board or ruling.

If the header is wrong, the whole log seems wrong, and a change of one line of the header fixes it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations

from referee.core.entry import Player
from referee.core.record import Record
from referee.forms.folding import fold
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.syntax import UNKNOWN_PLAYER
from referee.text.writer import write_players

from .edits import Edit
from .likeness import HEADER
from .saying import Says, says

MOST_GUESTS = 2
"""How many names too many a header may have for a search for players who never play."""

MOST_BROKEN = 30
"""The most unreadable actions with all headers together. One takes as long as a hundred readable ones."""

MOST_WRONG = 60
"""The most faults with another header that may still be the right one. It is read no further."""

MOST_LINES = 20_000
"""The most lines of a log that is read and judged again with other headers."""


class OtherHeaders:
    """The log with another line in the header. Each is read once, however often the log is judged."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.read: dict[tuple[int, str], Record] = {}

    def all(self, players: bool = True) -> Iterator[tuple[Edit, Record]]:
        """The log with another line in the header, which may also name other `players`. None for a log that
        is judged by other terms than its header says, because those would be lost."""
        record = self.record
        if not self.says_the_terms:
            return
        broken = unreadable(record)
        for line, text, told in _lines(record, players):
            if broken > MOST_BROKEN or len(record.lines) > MOST_LINES:
                return
            other = self.reading(line, text)
            broken += unreadable(other)
            if len(other.findings) > MOST_WRONG:
                continue
            changes = _changes(record.players, other.players)
            yield Edit("header", 0, (), 0, HEADER * changes, told, line, text=text), other

    @cached_property
    def says_the_terms(self) -> bool:
        """Whether the header says by which terms the log is judged."""
        record = self.record
        first = record.entries[0].line if record.entries else len(record.lines) + 1
        head = "\n".join(record.lines[: first - 1])
        own, terms = read(head, record.name, house=record.house).terms, record.known_terms
        return own is not None and (own.edition, own.chosen) == (terms.edition, terms.chosen)

    def reading(self, line: int, text: str) -> Record:
        """The log with this text in place of a line of its header."""
        if (line, text) not in self.read:
            record = self.record
            lines = [*record.lines[: line - 1], text, *record.lines[line:]]
            told = "\n".join(lines)
            self.read[line, text] = read(told, record.name, house=record.house, most=MOST_WRONG + 1)
        return self.read[line, text]


class NoOtherHeader(OtherHeaders):
    """For a log that has the right header, or is not worth the time to read it with others."""

    def all(self, players: bool = True) -> Iterator[tuple[Edit, Record]]:
        return iter(())


def unreadable(record: Record) -> int:
    """How many actions cannot be read, whoever plays."""
    return sum(each.rule is not UNKNOWN_PLAYER for each in record.findings)


def _lines(record: Record, players: bool) -> Iterator[tuple[int, str, Says]]:
    header, game = record.header, record.known_game
    if players and "players" in header.lines and len(header.players) <= game.most_players + MOST_GUESTS:
        seen = {header.players}
        if len({fold(player.name) for player in header.players}) < len(header.players):
            return  # two players have the same name
        for others, told in _other_players(record):
            names = [player.name for player in others]
            if any(name != word and word in names for name in names for word in name.split()):
                continue  # both parts of a name with a missing comma
            if game.least_players <= len(others) <= game.most_players and tuple(others) not in seen:
                seen.add(tuple(others))
                yield _line(record, "players", _players(record, others), told)
    if "edition" in header.lines:
        for edition in game.data["editions"]:
            if edition != record.known_terms.edition:
                told = says("edit.edition", "the edition is {name}", name=edition)
                yield _line(record, "edition", edition, told)
    if "board" in header.lines and game.boards is not None:
        for board in game.boards.shipped:
            if board != getattr(record.known_terms.board, "name", None):
                told = says("edit.board", "the board is {name}", name=board)
                yield _line(record, "board", board, told)
    yield from _other_rulings(record)


def _changes(old: Sequence[str], new: Sequence[str]) -> int:
    """In how many respects other players are named: who plays, and in which order. A comma is one."""
    before, after = (list(dict.fromkeys(" ".join(names).split())) for names in (old, new))
    both = [word for word in after if word in before]
    return max(1, (set(old) != set(new)) + (both != [word for word in before if word in after]))


def _other_players(record: Record) -> Iterator[tuple[list[Player], Says]]:
    """The players in the order of their first lines; in the same order as now, from the first of these on;
    with two of them exchanged; with one who is missing; or without one who never plays."""
    players = list(record.header.players)
    lines = Counter(entry.name for entry in record.entries if entry.name is not None)
    strangers = [name for name, often in lines.most_common() if often > 1]
    playing = {entry.seat for entry in record.entries}
    apart: list[Player] = []
    for player in players:
        words = player.name.split()
        apart += (player,) if lines.keys().isdisjoint(words) else map(Player, words)
    if len(apart) > len(players):
        yield apart, says("edit.players-comma", "a comma is missing between two players")
    began = dict.fromkeys(
        players[entry.seat] if entry.seat is not None else Player(entry.name or "")
        for entry in record.entries
        if entry.seat is not None or entry.name in strangers
    )
    first = next((entry.seat for entry in record.entries if entry.seat is not None), 0)
    for order in (began, dict.fromkeys([*began, *apart]), players[first:] + players[:first]):
        names = ", ".join(each.name for each in order)
        yield list(order), says("edit.players", "the players are {names}", names=names)
    for one, two in combinations(range(len(players)), 2):
        others = list(players)
        others[one], others[two] = players[two], players[one]
        before, after = others[one].name, others[two].name
        yield (
            others,
            says(
                "edit.order",
                "in the order of players {first} comes before {second}",
                first=before,
                second=after,
            ),
        )
    for name in strangers[:1]:
        for at in range(len(players), -1, -1):
            too = says("edit.plays-too", "{name} plays too", name=name)
            yield [*players[:at], Player(name), *players[at:]], too
    idle = [(seat, player) for seat, player in enumerate(players) if seat not in playing]
    if len(idle) < len(players):  # otherwise nobody is known to play
        for seat, player in idle:
            for name in strangers[:1]:
                others = [*players[:seat], Player(name, player.notes), *players[seat + 1 :]]
                told = says(
                    "edit.plays-instead", "{name} plays, and not {other}", name=name, other=player.name
                )
                yield others, told
            idles = says("edit.plays-not", "{name} does not play", name=player.name)
            yield [each for each in players if each is not player], idles


def _other_rulings(record: Record) -> Iterator[tuple[int, str, Says]]:
    first = record.entries[0].line if record.entries else 0
    for number, line in enumerate(record.lines[:first], 1):
        for key, option in record.header.rulings.items():
            said = re.search(rf"\b{re.escape(key)}\s*=\s*{re.escape(option)}\b", line)
            if said is None:
                continue
            for other in record.known_game.data["rulings"][key]["options"]:
                if other != option:
                    text = line[: said.start()] + f"{key}={other}" + line[said.end() :]
                    told = says("edit.ruling", "the ruling is {key}={option}", key=key, option=other)
                    yield number, text, told


def _players(record: Record, players: list[Player]) -> str:
    """The players and their notes in the language of the log."""
    lexicon = record.notation.lexicon
    if lexicon is not None:
        notes = [tuple(map(lexicon.note, player.notes)) for player in players]
        players = [player._replace(notes=each) for player, each in zip(players, notes, strict=True)]
    return write_players(players)


def _line(record: Record, key: str, value: str, told: Says) -> tuple[int, str, Says]:
    line = record.header.lines[key]
    code, _ = cut_comment(record.lines[line - 1])
    head = code.partition(":")[0].strip()
    return line, f"{head}: {value}" + record.lines[line - 1][len(code.rstrip()) :], told
