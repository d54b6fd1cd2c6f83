"""Who writes: one device has the pen. The others read, ask for the pen, and take it when it is free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

AWAY = 15.0
"""After how many seconds without a connection the next device that comes gets the pen by itself."""


@dataclass
class Device:
    """A page that has the log open."""

    number: int
    open: int = 0
    """How many connections it has now."""
    left: float = 0.0
    """When its last connection ended."""


@dataclass
class Pen:
    """The devices of one log by their keys, which only they know, and which of them may write."""

    clock: Callable[[], float] = monotonic
    devices: dict[str, Device] = field(default_factory=dict)
    holder: str | None = None
    asking: str | None = None

    def arrive(self, key: str) -> Device:
        """A device connects. It gets the pen if it is alone, and who had the pen is gone for good."""
        is_alone = not self.anybody
        device = self.devices.setdefault(key, Device(len(self.devices) + 1))
        device.open += 1
        last = self.devices.get(self.holder or "")
        if is_alone and (last is None or (not last.open and self.clock() - last.left > AWAY)):
            self.holder = key
        return device

    def leave(self, key: str) -> None:
        device = self.devices[key]
        device.open -= 1
        device.left = self.clock()
        if self.asking == key and not device.open:
            self.asking = None

    @property
    def is_free(self) -> bool:
        """Whether nobody has the pen, or who has it is not connected."""
        device = self.devices.get(self.holder or "")
        return device is None or not device.open

    @property
    def anybody(self) -> bool:
        return any(device.open for device in self.devices.values())

    def may_write(self, key: str) -> bool:
        return key == self.holder and key in self.devices

    def take(self, key: str) -> bool:
        """Take the pen if it is free, else ask for it. Whether the device now has it."""
        if key not in self.devices:
            return False
        if self.is_free:
            self.holder, self.asking = key, None
        elif key != self.holder:
            self.asking = key
        return self.holder == key

    def give(self, key: str) -> None:
        """The holder gives the pen to the device that asks for it, or lays it down."""
        if self.may_write(key):
            self.holder, self.asking = self.asking, None

    def keep(self, key: str) -> None:
        """The holder does not want to give it."""
        if self.may_write(key):
            self.asking = None
