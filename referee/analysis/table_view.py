"""The table in characters, with what the last action did, and what has to be said of the board."""

from __future__ import annotations

import textwrap

from referee.core.record import Record
from referee.core.table import TableState
from referee.speech.current import about_log

from .last_action import last_action
from .log_point import entries_until

MOST_COLUMNS = 79


def table_view(record: Record, state: TableState, at: str | None) -> list[str]:
    """The parts of the view, the picture first. Parts that have nothing to say are left out."""
    game, options = record.known_game, record.known_terms.options
    last = last_action(record, entries_until(record, at))
    with about_log(record.language):
        drawn = game.draw(state, options, record.players)
        told = game.aftermath(last, state, record.players) if last is not None else ()
    lines = [line for sentences in told for line in textwrap.wrap(sentences, MOST_COLUMNS)]
    return [drawn, *lines, *filter(None, [record.known_terms.note])]
