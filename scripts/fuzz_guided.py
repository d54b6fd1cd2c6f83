"""The same promises, with inputs that atheris chooses by the code that they reach."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from types import FunctionType
from typing import TypeGuard

from referee import shelf
from scripts.fuzz_inputs import boards, records
from scripts.fuzz_targets import TARGETS


def _own_functions() -> Iterator[FunctionType]:
    """The functions of the referee; to watch those of all libraries would take minutes."""
    list(shelf.own_games())
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] == "referee":
            classes = [each for each in vars(module).values() if getattr(each, "__module__", "") == name]
            for holder in (module, *(each for each in classes if isinstance(each, type))):
                yield from (each for each in vars(holder).values() if _is_own(each, name))


def _is_own(each: object, name: str) -> TypeGuard[FunctionType]:
    return isinstance(each, FunctionType) and each.__module__ == name


def run_guided(name: str, minutes: float) -> int:
    """Let libFuzzer run; it does not come back, and leaves a crash file where it was started."""
    try:
        import atheris
    except ImportError:
        print("coverage guidance needs atheris: pip install -e '.[fuzz]'", file=sys.stderr)
        return 2
    import tempfile
    from pathlib import Path

    hold = TARGETS[name].hold
    for function in _own_functions():
        atheris.instrument_func(function)

    def one(data: bytes) -> None:
        hold(data, random.Random(len(data)))

    with tempfile.TemporaryDirectory(prefix="referee-corpus-") as folder:
        for number, text in enumerate(boards() if name == "board" else records()[::5]):
            Path(folder, str(number)).write_bytes(text.encode("utf-8", "surrogateescape"))
        atheris.Setup([sys.argv[0], f"-max_total_time={int(minutes * 60)}", "-timeout=10", folder], one)
        atheris.Fuzz()
    return 0
