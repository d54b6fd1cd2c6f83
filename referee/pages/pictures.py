"""Pictures of the table at one place of a log, for pages that show only a few of them."""

from __future__ import annotations

from referee.analysis.moments import Moment, each_moment
from referee.core.finding import Place
from referee.core.record import Record
from referee.export.svg import figure
from referee.pictures.drawing import Drawing

from .html import Html, element, joined
from .steps import picture_of


def picture_at(record: Record, place: Place | None) -> Drawing:
    """The table after a place of the log, at the start for line 0, at the end for None."""
    seen: list[Moment] = []
    drawn: list[Drawing] = []

    def see(moment: Moment) -> None:
        if place is None or not seen or moment.place.order <= place.order:
            seen[:] = [moment]
            drawn[:] = [picture_of(record, moment)]

    each_moment(record, record.entries, see)
    return drawn[0]


def side_by_side(pictures: list[tuple[str, Drawing]], name: str) -> Html:
    """Pictures with their captions. `name` makes their ids different from those of other pictures."""
    figures = [
        element("figure", element("figcaption", caption), Html(figure(drawing, prefix=f"{name}{number}-")))
        for number, (caption, drawing) in enumerate(pictures)
    ]
    return element("div", joined(figures), class_="two")
