"""Classes that are cheap to define: they behave as the dataclasses that they replace."""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from referee.core.plain_class import declared, fresh, slotted


@slotted
class Shelf:
    name: str
    books: list[str] = fresh(default_factory=list)
    height: int = 2

    @property
    def size(self) -> int:
        return len(self.books) * self.height


@declared
class Rulebook:
    title: str
    pages: int = 3
    notes: dict[str, str] = fresh(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pages", self.pages + 1)


@dataclass(slots=True)
class AsShelf:
    name: str
    books: list[str] = field(default_factory=list)
    height: int = 2


def test_fields_are_given_by_place_or_name_and_may_change() -> None:
    shelf = Shelf("low", height=3)
    shelf.books.append("rules")
    assert (shelf.name, shelf.books, shelf.height, shelf.size) == ("low", ["rules"], 3, 3)
    assert Shelf("other").books == []
    with pytest.raises(AttributeError):
        shelf.width = 3  # type: ignore[attr-defined]


def test_dataclasses_can_copy_and_describe_them() -> None:
    shelf = Shelf("low", ["rules"])
    other = replace(shelf, name="high")  # type: ignore[type-var]  # mypy does not see that it may
    assert (other.name, other.books, shelf.name) == ("high", ["rules"], "low")
    told, usual = fields(Shelf), fields(AsShelf)  # type: ignore[arg-type]
    assert [(each.name, each.default, each.default_factory) for each in told] == [
        (each.name, each.default, each.default_factory) for each in usual
    ]
    assert told[0].default is MISSING


@pytest.mark.parametrize("kind", [Shelf, Rulebook])
def test_the_description_is_made_once(kind: Any) -> None:
    """A log of a thousand findings copies each of them, and asks for the description each time."""
    assert kind.__dataclass_fields__ is kind.__dataclass_fields__


def test_two_objects_are_never_equal() -> None:
    assert Shelf("low") != Shelf("low")
    assert len({Shelf("low"), Shelf("low")}) == 2


def test_what_is_declared_is_read_only_and_checked() -> None:
    book = Rulebook(title="Moai")
    assert (book.title, book.pages, book.notes) == ("Moai", 4, {})
    for change in (lambda: setattr(book, "title", "x"), lambda: delattr(book, "title")):
        with pytest.raises(AttributeError, match="read-only"):
            change()
    assert issubclass(FrozenInstanceError, AttributeError)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "missing the required argument 'title'"),
        ({"title": "x", "colour": "red"}, "unexpected keyword argument 'colour'"),
    ],
)
def test_a_wrong_or_missing_field_is_named(given: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError) as told:
        Rulebook(**given)
    assert message in str(told.value)
