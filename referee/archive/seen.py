"""Notices names that come twice. It keeps eight bytes of each, in a table that is at most half full."""

from __future__ import annotations

from array import array
from hashlib import blake2b


class Seen:
    """A set of names. With ten million names, the chance that two are confused is three in a million."""

    def __init__(self) -> None:
        self.slots = array("Q", bytes(8 * 1024))
        self.count = 0

    def add(self, name: str) -> bool:
        """Add a name. False if it was already there."""
        if 2 * self.count >= len(self.slots):
            self._grow()
        mark = int.from_bytes(blake2b(name.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big")
        is_new = self._put(mark or 1)  # 0 is an empty place
        self.count += is_new
        return is_new

    def _put(self, mark: int) -> bool:
        slots = self.slots
        at = mark % len(slots)
        while slots[at] != 0:
            if slots[at] == mark:
                return False
            at = (at + 1) % len(slots)
        slots[at] = mark
        return True

    def _grow(self) -> None:
        old, self.slots = self.slots, array("Q", bytes(16 * len(self.slots)))
        for mark in old:
            if mark:
                self._put(mark)
