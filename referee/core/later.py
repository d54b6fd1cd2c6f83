"""Parts of a game that most commands do not need: each is loaded when it is first used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Rooms:
    """The modules of one game, which need not be loaded yet."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)

    def function(self, module: str, name: str) -> Callable[..., Any]:
        """A function of a module. The module is loaded when the function is called."""
        found = cache(self.find)

        def call(*arguments: Any, **named: Any) -> Any:
            return found(module, name)(*arguments, **named)

        return call

    def mapping(self, module: str, name: str) -> Mapping[Any, Any]:
        """A mapping in a module. The module is loaded when something is looked up."""
        return LaterMapping(lambda: self.find(module, name))


class LaterMapping(Mapping[K, V]):
    """A mapping that is made when something is looked up in it."""

    def __init__(self, make: Callable[[], Mapping[K, V]]) -> None:
        self._made = cache(make)

    def __getitem__(self, key: K) -> V:
        return self._made()[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._made())

    def __len__(self) -> int:
        return len(self._made())
