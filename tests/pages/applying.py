"""Applies the frames of a page, as its script does, to compare the result with the drawings."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from referee.export.safe_text import visible
from referee.export.svg import attributes
from referee.pages.frames import PREFIX
from referee.pictures.drawing import Drawing

FRAME, CELLS = 8, 9


class Seen(NamedTuple):
    """A shape as a page has it."""

    id: str
    tag: str
    attributes: dict[str, str]
    text: str
    title: str


def shapes_of(drawing: Drawing) -> list[Seen]:
    """The shapes of a drawing in painting order, as they are written on a page."""
    found = []
    for shape in drawing.shapes:
        said = {name: visible(value) for name, value in attributes(shape, PREFIX).items() if name != "id"}
        found.append(Seen(shape.id, shape.tag, said, visible(shape.text), visible(shape.title)))
    return found


class Applied:
    """A table that is changed by the frames of a page."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.order: list[int] = []
        self.looks: dict[int, int] = {}
        self.described = ""

    def apply(self, frame: list[Any]) -> None:
        gone, new, different, described, *_ = [*frame, *([[]] * 5)]
        self.order = [each for each in self.order if each not in gone]
        for number, below, look in zip(new[::3], new[1::3], new[2::3], strict=True):
            self.order.insert(0 if below < 0 else self.order.index(below) + 1, number)
            self.looks[number] = look
        self.looks |= dict(zip(different[::2], different[1::2], strict=True))
        if described:
            parts = re.split(r"(; |\. )", self.described)
            for start, end, text in described:
                parts[start:end] = [text]
            self.described = "".join(parts)

    @property
    def shapes(self) -> list[Seen]:
        return [self._seen(number) for number in self.order]

    def _seen(self, number: int) -> Seen:
        strings = self.data["strings"]
        look = self.data["looks"][self.looks[number]]
        tag, text, title, *pairs = [strings[part] if isinstance(part, int) else part for part in look]
        return Seen(
            self.data["ids"][number], tag, dict(zip(pairs[::2], pairs[1::2], strict=True)), text, title
        )


def data_of(page: str) -> dict[str, Any]:
    """The data of a replay page."""
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data
