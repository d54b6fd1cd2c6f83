"""Classes with fields that cost little to define, for what is loaded with every command.

A dataclass takes one to three milliseconds to create, most of it to compile methods that nobody calls.
`dataclasses.replace` and `dataclasses.fields` work with these classes too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast, dataclass_transform

T = TypeVar("T")
_MISSING: Any = object()


class _Fresh:
    """The default of a field that is made anew for each object."""

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def fresh(*, default_factory: Callable[[], T]) -> T:
    """A field whose default is made anew for each object: an empty list, a mapping."""
    return cast("T", _Fresh(default_factory))


class _Fields:
    """The fields as dataclasses describe them. They are made when somebody asks for them, and kept."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.fields = fields
        self.described: Any = None

    def __get__(self, instance: object, owner: type) -> Any:
        if self.described is None:  # it takes a millisecond, and `replace` asks twice each time
            self.described = self.made_for(owner)
        return self.described

    def made_for(self, owner: type) -> Any:
        from dataclasses import field, make_dataclass

        def described(default: object) -> Any:
            if isinstance(default, _Fresh):
                return field(default_factory=default.make)
            return field() if default is _MISSING else field(default=default)

        described_fields = [(name, Any, described(default)) for name, default in self.fields.items()]
        return make_dataclass(owner.__name__, described_fields, kw_only=True).__dataclass_fields__  # type: ignore[attr-defined]  # made by make_dataclass


def _fields_of(cls: type) -> dict[str, object]:
    """The fields of a class and their defaults."""
    return {name: cls.__dict__.get(name, _MISSING) for name in cls.__annotations__}


@dataclass_transform(field_specifiers=(fresh,), eq_default=False)
def slotted(cls: type[T]) -> type[T]:
    """A class whose objects have exactly the annotated fields, which may be changed."""
    fields = _fields_of(cls)
    left_out = {"__dict__", "__weakref__", *fields}
    body = {name: member for name, member in cls.__dict__.items() if name not in left_out}
    body |= {"__slots__": tuple(fields), "__init__": _init(fields), "__dataclass_fields__": _Fields(fields)}
    made: type[T] = type(cls.__name__, cls.__bases__, body)
    return made


def _init(fields: Mapping[str, object]) -> Callable[..., None]:
    names: dict[str, Any] = {"_MISSING": _MISSING}
    parameters, lines = [], []
    for name, default in fields.items():
        if isinstance(default, _Fresh):
            names[f"_make_{name}"] = default.make
            parameters.append(f"{name}=_MISSING")
            lines.append(f"    self.{name} = _make_{name}() if {name} is _MISSING else {name}")
            continue
        names[f"_default_{name}"] = default
        parameters.append(name if default is _MISSING else f"{name}=_default_{name}")
        lines.append(f"    self.{name} = {name}")
    exec(f"def __init__(self, {', '.join(parameters)}):\n" + "\n".join(lines), names)
    made: Callable[..., None] = names["__init__"]
    return made


@dataclass_transform(field_specifiers=(fresh,), eq_default=False, kw_only_default=True, frozen_default=True)
def declared(cls: type[T]) -> type[T]:
    """A read-only class whose annotated fields are given by name. `__post_init__` may fill some in."""
    fields = _fields_of(cls)

    def filled(self: Any, **given: object) -> None:
        for name in given:
            if name not in fields:
                raise TypeError(f"{cls.__name__} got an unexpected keyword argument {name!r}")
        for name, default in fields.items():
            if default is _MISSING and name not in given:
                raise TypeError(f"{cls.__name__} is missing the required argument {name!r}")
        values = self.__dict__
        for name, default in fields.items():
            value = given.get(name, default)
            values[name] = value.make() if isinstance(value, _Fresh) else value
        self.__post_init__()

    def refused(self: object, name: str, *_: object) -> None:
        raise AttributeError(f"{cls.__name__}.{name} is read-only")

    described: dict[str, Any] = {
        "__init__": filled,
        "__setattr__": refused,
        "__delattr__": refused,
        "__dataclass_fields__": _Fields(fields),
    }
    for name, member in described.items():
        setattr(cls, name, member)
    return cls
