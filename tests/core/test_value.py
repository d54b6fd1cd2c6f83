"""Value classes: frozen, slotted, equal only within a class."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from referee.core.value import field_defaults, value


@value
class Point:
    """A point."""

    x: int
    y: int = 0

    @property
    def sum(self) -> int:
        return self.x + self.y


@value
class Vector:
    x: int
    y: int = 0


@value
class Nothing:
    pass


def test_fields_defaults_and_properties() -> None:
    assert (Point(1).x, Point(1).y, Point(x=1, y=2).sum) == (1, 0, 3)
    assert Point.__doc__ == "A point."
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    assert repr(Nothing()) == "Nothing()"


def test_equal_means_same_class_and_fields() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Vector(1, 2)
    assert len({Point(1, 2), Point(1, 2), Vector(1, 2), Nothing(), Nothing()}) == 3


def test_fields_are_set_once() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    with pytest.raises(AttributeError):
        point.z = 2  # type: ignore[attr-defined]


def test_missing_and_surplus_arguments_are_refused() -> None:
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Point(1, 2, 3)  # type: ignore[call-arg]


def test_match() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


class Pair(NamedTuple):
    """A class that is no value class, as an action of another package may be."""

    x: int
    y: int = 0


@pytest.mark.parametrize("kind", [Point, Pair])
def test_fields_stand_in_the_order_of_the_constructor_with_their_defaults(kind: type) -> None:
    assert list(field_defaults(kind).items()) == [("x", None), ("y", 0)]
