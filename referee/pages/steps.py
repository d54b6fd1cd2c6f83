"""The steps of a replay: the start, and then every action of the log with what it changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.analysis.moments import START, Moment, each_moment
from referee.analysis.turns import lines_of
from referee.core.acts import Claim, Elsewhere, Unreadable
from referee.core.entry import Entry
from referee.core.finding import Place
from referee.core.record import Record
from referee.export.safe_text import visible
from referee.pictures.drawing import Drawing, LastAction
from referee.text.locations import locate

from .frames import Frames, units
from .html import to_json
from .sheets import Sheets
from .text_picture import text_picture

TABLE = -1
PLAIN, CLAIM, UNREAD = range(3)
"""What a step is: an action, a claim, or a line that could not be read."""


class Steps(NamedTuple):
    """All steps. `rows` are their data for the script, and `places` where they are in the log."""

    frames: Frames
    rows: Sequence[str]
    places: Sequence[Place]
    chapters: Sequence[Sequence[str]]
    chapter_of: Sequence[int]
    sheets: Sheets
    stopped: bool

    def at(self, place: Place) -> int:
        """The step of a place: of its action, else the last one up to the end of its line."""
        same = [number for number, each in enumerate(self.places) if each == place]
        above = [number for number, each in enumerate(self.places) if each.line <= place.line]
        return (same or above)[-1]


def picture_of(record: Record, moment: Moment) -> Drawing:
    """The table at a moment, or in characters if the game has no picture of it."""
    game, options, players = record.known_game, record.known_terms.options, record.players
    if game.drawing is not None:
        return game.drawing(moment.state, options, players, moment.last)
    return text_picture(game.draw(moment.state, options, players))


def steps_of(record: Record) -> Steps:
    """Replay a log and note at each step only what changes, so that no state is kept."""
    entries = lines_of(record)
    recorder = _Recorder(record, entries)
    verdict = each_moment(record, entries, recorder.see)
    return Steps(
        recorder.frames,
        recorder.rows,
        recorder.places,
        [list(chapter) for chapter in recorder.chapters],
        recorder.chapter_of,
        recorder.sheets,
        verdict.stopped,
    )


class _Recorder:
    def __init__(self, record: Record, entries: Sequence[Entry]) -> None:
        self.record = record
        self.game, self.options = record.known_game, record.known_terms.options
        self.frames = Frames()
        self.sheets = Sheets(record.players[: self.game.most_players])
        self.rows: list[str] = []
        self.places: list[Place] = []
        self.chapters: dict[tuple[str, ...], int] = {}
        self.chapter_of: list[int] = []
        self.table: Any = None  # a copy of the last table
        self.marked = False  # whether its picture may also show what a player did
        self.kinds = {
            Place(entry.line, index): _kind(entry, index)
            for entry in entries
            for index in range(len(entry.plays))
        }

    def see(self, moment: Moment) -> None:
        frame, cells = self._changed(moment)
        then = moment.state if moment.last is None or moment.last.seat < 0 else moment.last.before
        chapter = self.chapters.setdefault(self.game.chapter(then), len(self.chapters))
        start, end = self._words(moment.place)
        told = [] if moment.last is None else self._told(moment)
        seat = TABLE if moment.seat is None else moment.seat
        row = [
            *(moment.place.line, moment.place.action, seat, then.turn, chapter, start, end),
            *(self.kinds.get(moment.place, PLAIN), frame, cells, told),
        ]
        while not row[-1] and len(row) > 7:
            row.pop()
        self.rows.append(to_json(row))
        self.places.append(moment.place)
        self.chapter_of.append(chapter)

    def _changed(self, moment: Moment) -> tuple[list[Any], list[list[Any]]]:
        """What is different in the picture and on the score sheet. A table that has not changed is not
        drawn again, so that a long log of lines that do nothing costs little."""
        is_same = self.table is not None and moment.state.components() == self.table.components()
        if is_same:
            cells = self.sheets.add_the_same()
        else:
            self.table = moment.state.copy()
            cells = self.sheets.add(self.game.score(moment.state, self.options, self.record.players))
        was_marked, self.marked = self.marked, _did_something(moment.last)
        if is_same and not was_marked and not self.marked:
            return [], cells
        return self.frames.add(picture_of(self.record, moment)), cells

    def _words(self, place: Place) -> tuple[int, int]:
        """Where the words of the action are in their line as the page shows it."""
        if place == START:
            return 0, 0
        span = locate(self.record, place)
        line = self.record.lines[place.line - 1]
        before, words = line[: span.column - 1], line[span.column - 1 : span.end_column - 1]
        start = units(visible(before))
        return start, start + units(visible(words))

    def _told(self, moment: Moment) -> list[str]:
        """What the action did, where its words do not say it."""
        assert moment.last is not None
        told = self.game.aftermath(moment.last, moment.state, self.record.players)
        return [visible(sentence) for sentence in told]


def _did_something(last: LastAction | None) -> bool:
    """Whether a player did something that can be read, which a picture may show."""
    return last is not None and last.seat >= 0 and not isinstance(last.action, Unreadable)


def _kind(entry: Entry, index: int) -> int:
    action = entry.plays[index].action
    if isinstance(action, Claim):
        return CLAIM
    return UNREAD if type(action) in (Unreadable, Elsewhere) else PLAIN
