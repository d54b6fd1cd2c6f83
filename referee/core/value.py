"""Frozen, slotted value classes that cost little to define.

A frozen dataclass takes half a millisecond to create, and a game has dozens of actions: together
they were a fifth of the time that `referee check` needs for a short log (docs/performance.md).
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Protocol, TypeVar, dataclass_transform

T = TypeVar("T")


class Slotted(Protocol):
    """What a value class is in the methods that it is given."""

    __slots__: tuple[str, ...]


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make the annotated fields of a class read-only. Values are equal if class and fields are equal."""
    fields = tuple(cls.__annotations__)
    defaults = {name: cls.__dict__[name] for name in fields if name in cls.__dict__}
    left_out = {"__dict__", "__weakref__", *defaults}
    body = {name: member for name, member in cls.__dict__.items() if name not in left_out}
    body |= {
        "__slots__": fields,
        "__match_args__": fields,
        "_defaults": defaults,
        "__init__": _init_later(fields, defaults),
        "__eq__": _eq,
        "__hash__": _hash_of(fields),
        "__repr__": _repr,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
    }
    made: type[T] = type(cls.__name__, cls.__bases__, body)
    return made


def changed(action: T, /, **fields: object) -> T:
    """The same value with other fields."""
    kept = {name: getattr(action, name) for name in type(action).__annotations__}
    return type(action)(**(kept | fields))


def field_defaults(cls: type) -> dict[str, Any]:
    """The fields of a class in the order of its constructor, each with its default, or None without one."""
    own: dict[str, Any] | None = cls.__dict__.get("_defaults")
    if own is not None:
        return {name: own.get(name) for name in cls.__annotations__}
    from inspect import Parameter, signature  # the action of another package may be any class

    told = signature(cls).parameters
    return {name: None if each.default is Parameter.empty else each.default for name, each in told.items()}


def _init_later(fields: tuple[str, ...], defaults: dict[str, object]) -> Callable[..., None]:
    """A constructor that is compiled at its first call: few logs have actions of every kind."""

    def first(self: object, *values: object, **named: object) -> None:
        cls = next(cls for cls in type(self).__mro__ if cls.__dict__.get("__init__") is first)
        made = _init(cls, fields, defaults)
        cls.__init__ = made  # type: ignore[misc]  # it takes the place of this one
        made(self, *values, **named)

    return first


def _init(cls: type, fields: tuple[str, ...], defaults: dict[str, object]) -> Callable[..., None]:
    """The constructor. It fills the slots themselves, in half the time of `object.__setattr__`."""
    parameters = "".join(
        f", {name}=_default_{name}" if name in defaults else f", {name}" for name in fields
    )
    lines = [f"    _set_{name}(self, {name})" for name in fields] or ["    pass"]
    names: dict[str, Any] = {f"_set_{name}": getattr(cls, name).__set__ for name in fields}
    names |= {f"_default_{name}": default for name, default in defaults.items()}
    exec(f"def __init__(self{parameters}):\n" + "\n".join(lines), names)
    made: Callable[..., None] = names["__init__"]
    return made


def _fields(self: Slotted) -> tuple[object, ...]:
    return tuple(getattr(self, name) for name in self.__slots__)


def _eq(self: Slotted, other: Slotted) -> bool:
    return _fields(self) == _fields(other) if type(other) is type(self) else NotImplemented


def _hash_of(fields: tuple[str, ...]) -> Callable[[Slotted], int]:
    """The hash of a class and its fields. The searches look actions up by the hundred thousand."""
    fields_of = attrgetter(*fields) if fields else type

    def hashed(self: Slotted) -> int:
        return hash((type(self), fields_of(self)))

    return hashed


def _repr(self: Slotted) -> str:
    said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__name__}({said})"


def _refuse(self: object, name: str, *_: object) -> None:
    raise AttributeError(f"{type(self).__name__}.{name} is read-only")
