"""Lists with commas between their items, each of which is read and written by itself.

The same few items occur in many logs, so each distinct one is read once. An item may begin with the name of
a player; then the rest of it is kept, which means the same for every player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from .folding import fold
from .lexicon import TAKEN, Taken
from .phrase import WordList
from .seats import seat_and_rest
from .vocabulary import NAMED_ITEMS, NotAWord

T = TypeVar("T")
SEPARATOR = ", "


class ItemList(WordList, Generic[T]):
    """A list of items: `rest 2, barter 1`."""

    commas = True
    what: str

    def item_of(self, words: list[str]) -> T:
        """The value of the words of an item. Raises NotAWord or NoSuchName."""
        raise NotImplementedError

    def said(self, value: T) -> str:
        """The canonical text of an item."""
        raise NotImplementedError

    def take(self, text: str, players: Sequence[str]) -> tuple[Any, ...]:
        return tuple([exact_item(self, item) for item in text.split(SEPARATOR)])


class NamedItems(ItemList[T]):
    """A list of items for players: `Anne potato, Marc grain`. `item_of` and `said` leave out the name."""

    personal = True
    pattern = NAMED_ITEMS
    taken: Taken = TAKEN

    def of_player(self, seat: int, value: T) -> Any:
        """An item of a player, for its value without a name."""
        raise NotImplementedError

    def take(self, text: str, players: Sequence[str]) -> tuple[Any, ...]:
        items = []
        for item in text.split(SEPARATOR):
            seat, rest = seat_and_rest(item, players, self.taken)
            items.append(self.of_player(seat, exact_item(self, rest)))
        return tuple(items)


@lru_cache(maxsize=4096)
def exact_item(items: ItemList[T], text: str) -> T:
    """The value of a folded item. Raises NotAWord if the item is not written exactly so."""
    value = items.item_of(text.split())
    if fold(items.said(value)) != text:
        raise NotAWord(items.what, text, ())
    return value
