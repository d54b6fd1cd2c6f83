"""The moments of a log are the tables that `referee show --at` draws."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.analysis.moments import START, Moment, each_moment
from referee.core.finding import Place
from tests.effort import some
from tests.support import hold_for_each, judged, name_of, records


def moments_are_what_show_shows(path: Path) -> None:
    record = judged(path).record
    if not record.can_be_judged or len(record.entries) > 120:
        return
    game, options, players = record.known_game, record.known_terms.options, record.players
    seen: dict[Place, tuple[str, object]] = {}

    def see(moment: Moment) -> None:
        drawn = None if game.drawing is None else game.drawing(moment.state, options, players, moment.last)
        seen[moment.place] = game.draw(moment.state, options, players), drawn

    each_moment(record, record.entries, see)
    for place in some([place for place in seen if place != START], 7):
        at = str(place.line) if place.action is None else f"{place.line}.{place.action + 1}"
        text, drawn = seen[place]
        note = f"\n{record.known_terms.note}" if record.known_terms.note else ""
        assert referee.show(record, at=at).removesuffix(note).rstrip() == text.rstrip(), at
        assert referee.picture(record, at=at) == drawn, at


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_moments_are_what_show_shows(game: str) -> None:
    hold_for_each(some(records(game), 16), name_of, moments_are_what_show_shows)
