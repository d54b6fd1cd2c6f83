"""One execution of the fuzzer: one input to one target, with limits of processor time and memory.

The input is made only from the seed, the target and its number. The random choices of a target come from a
small salt. So every execution can be repeated, from its numbers or from a file.
"""

from __future__ import annotations

import random
import re
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .fuzz_inputs import ROOT, Bender
from .fuzz_promises import Broken
from .fuzz_targets import TARGETS

try:
    import resource
except ImportError:  # this system has no such limits
    resource = None  # type: ignore[assignment]  # Windows has no such module

BOUND = 2.0
"""Seconds of processor time that an answer may take; waiting for other programs does not count."""

MEMORY = 512 * 1024 * 1024
"""Bytes of additional memory that one input may take."""

SALTS = 97
"""The number of salts: in how many ways a target may treat one input."""

_PAGE = resource.getpagesize() if resource is not None else 4096
_STATM = Path("/proc/self/statm")


class TooSlow(BaseException):
    """An input takes longer than promised. Not an Exception, so that `except Exception` cannot hide it."""


class Found(NamedTuple):
    """An input that broke a promise, and how."""

    target: str
    number: int
    salt: int
    data: bytes
    reason: str
    trace: str

    @property
    def slow(self) -> bool:
        return self.reason.startswith(TooSlow.__name__)

    @property
    def promise(self) -> str:
        """The broken promise in a few words, which are the same for similar inputs."""
        kind, _, words = self.reason.partition(": ")
        if kind == Broken.__name__:
            return slug(words)
        if self.slow:
            return "answer-within-the-bound"
        own = [line for line in self.trace.split("\n") if "/referee/" in line and ", in " in line]
        place = re.search(r'([a-z_]+)\.py", line \d+, in (\w+)', own[-1]) if own else None
        return slug(f"no {kind} in {place[1]} {place[2]}" if place else f"no {kind}")


def slug(words: str) -> str:
    """Words as a part of a file name, without what differs from input to input."""
    same = re.sub(r"'[^']*'|\"[^\"]*\"|\[.*", "", words.encode("ascii", "ignore").decode(), flags=re.DOTALL)
    return re.sub("[^a-zA-Z]+", "-", same).strip("-").lower()[:60].rstrip("-") or "something"


class Spent(NamedTuple):
    """What an execution took: seconds of processor time, and additional bytes, if more than any input
    before it."""

    seconds: float
    held: int


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Interrupt a computation that takes longer. Does nothing on a system without such a timer."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(*_: object) -> None:
        raise TooSlow(f"no answer within {seconds} seconds of computing")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def addressed() -> tuple[int, int]:
    """The bytes of address space and of memory of this process; 0 if the system does not report them."""
    try:
        size, held = _STATM.read_text().split()[:2]
    except OSError:
        return 0, 0
    return int(size) * _PAGE, int(held) * _PAGE


@contextmanager
def limited(memory: int | None) -> Iterator[list[int]]:
    """Refuse memory above this limit. The maximum used is put into the list that is yielded."""
    told = [0]
    size, held = addressed() if memory else (0, 0)
    if not size or memory is None:
        yield told
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    resource.setrlimit(resource.RLIMIT_AS, (size + memory, hard))
    try:
        yield told
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        now = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        told[0] = now * 1024 - held if now > peak else 0


def input_of(name: str, seed: int, number: int, game: str | None = None) -> tuple[bytes, int]:
    """The input of one execution, and its salt."""
    dice = random.Random(f"{seed}/{name}/{game}/{number}")
    return TARGETS[name].make(Bender(dice, game)), dice.randrange(SALTS)


def measured(
    name: str, data: bytes, salt: int, number: int = 0, memory: int | None = None
) -> tuple[Found | None, Spent]:
    """One execution, and what it took. The finding is None if every promise holds."""
    fault: BaseException | None = None
    trace = ""
    start = time.process_time()
    with limited(memory) as told:
        try:
            with bounded(BOUND):
                TARGETS[name].hold(data, random.Random(salt))
        except (Exception, TooSlow) as caught:
            fault, trace = caught, traceback.format_exc()
    spent = Spent(time.process_time() - start, told[0])
    if fault is None and spent.seconds > BOUND + 0.1:  # the interruption was caught somewhere
        fault = TooSlow(f"an answer after {spent.seconds:.1f} seconds of computing")
    if fault is None:
        return None, spent
    return Found(name, number, salt, data, f"{type(fault).__name__}: {fault}", trace), spent


def execute(name: str, data: bytes, salt: int, number: int = 0) -> Found | None:
    """One execution without a memory limit. None if every promise holds."""
    return measured(name, data, salt, number)[0]


def runs(name: str, seed: int, count: int, game: str | None = None, first: int = 0) -> Iterator[Found]:
    """The findings of this many executions of one target, from a number on."""
    for number in range(first, first + count):
        found = execute(name, *input_of(name, seed, number, game), number)
        if found is not None:
            yield found


def file_name(found: Found) -> str:
    """`judge--answer-within-the-bound--41-1f3a.moai`: target, promise, salt, and which input it is."""
    from hashlib import blake2s

    which = blake2s(found.data, digest_size=3).hexdigest()
    return f"{found.target}--{found.promise}--{found.salt}-{which}{TARGETS[found.target].suffix}"


def named(path: Path) -> tuple[str, int] | None:
    """The target and the salt in the name of a kept file, or None for another name."""
    parts = re.fullmatch(r"(\w+)--[\w-]+--(\d+)-[0-9a-f]+", path.stem)
    return (parts[1], int(parts[2])) if parts and parts[1] in TARGETS else None


def keep(found: Found, folder: Path) -> Path:
    """Write an input that was found."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_name(found)
    path.write_bytes(found.data)
    return path


FOUND = ROOT / "tests" / "fuzz" / "found"
