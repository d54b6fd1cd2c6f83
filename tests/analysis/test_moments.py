"""The moments of a log are the tables that `referee show --at` draws."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.analysis.moments import START, Moment, each_moment
from referee.core.finding import Place
from referee.core.record import Record
from tests.effort import some
from tests.support import hold_for_each, judged, log, name_of, records


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
        shown = referee.show(record, at=at).removesuffix(note)
        assert shown.startswith(text.rstrip()), at  # what the action did may be told below it
        assert referee.picture(record, at=at) == drawn, at


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_moments_are_what_show_shows(game: str) -> None:
    hold_for_each(some(records(game), 64), name_of, moments_are_what_show_shows)


def shown(record: Record) -> list[Place]:
    seen: list[Place] = []
    each_moment(record, record.entries, lambda moment: seen.append(moment.place))
    return seen


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        (["Ann: place c3 north", "Ben: place c3 south", "Ann: place a1 north"], Place(6, 0)),
        (["Ann: place c3 north", "claim Ann 2", "Ben: place a1 south"], Place(6, 0)),
        (["claim Ann 2", "Ann: place c3 north"], Place(5, 0)),
        (["Ann: place c3 north", "Zed: place c4 north", "Ann: place a1 north"], Place(6, 0)),
    ],
)
def test_the_last_moment_is_where_the_replay_stops(lines: list[str], last: Place) -> None:
    assert shown(log(*lines, rulings="after-violation=stop"))[-1] == last.__class__(
        last.line + 1, last.action
    )


def test_a_replay_that_does_not_begin_shows_the_start() -> None:
    assert shown(log("Ann: place c3 north", players="Ann, Ann")) == [START]
