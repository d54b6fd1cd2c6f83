"""The same promises, with inputs that atheris chooses by the code that they reach.

libFuzzer changes half of the inputs byte by byte; the other half is changed as a person would. Inputs that
reach something new are kept in a folder, from which the next run starts. A broken promise does not end the
run: the input is kept, as in every run of the fuzzer.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, TypeGuard

import referee
from referee import shelf
from scripts.fuzz_archives import make_archive
from scripts.fuzz_configs import BEGINNINGS
from scripts.fuzz_inputs import SEEDS, Bender, as_bytes, boards, records
from scripts.fuzz_pool import keep_few
from scripts.fuzz_run import MEMORY, SALTS, measured
from scripts.fuzz_targets import TARGETS

LARGEST = 4_000
"""Bytes of an input; larger ones are the business of the shapes."""


def _own_functions() -> Iterator[FunctionType]:
    """The functions of the referee. Watching those of all libraries would take minutes."""
    list(shelf.own_games())
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] == "referee":
            classes = [each for each in vars(module).values() if getattr(each, "__module__", "") == name]
            for holder in (module, *(each for each in classes if isinstance(each, type))):
                yield from (each for each in vars(holder).values() if _is_own(each, name))


def _is_own(each: object, name: str) -> TypeGuard[FunctionType]:
    return isinstance(each, FunctionType) and each.__module__ == name


def beginnings(suffix: str) -> list[bytes]:
    """Inputs that are partly valid, to start from, for targets that take such files."""
    if suffix == ".yaml":
        return [as_bytes(text) for text in boards()]
    if suffix == ".json":
        read = [referee.loads(text) for text in records()[::17]]
        return [json.dumps(referee.to_json(record)).encode() for record in read if not record.findings]
    if suffix == ".archive":
        return [make_archive(Bender(random.Random(number))) for number in range(60)]
    if suffix == ".toml":
        return [as_bytes(text) for text in BEGINNINGS]
    return [as_bytes(text) for text in records()[::7]]


def run_guided(names: Sequence[str], minutes: float, folder: Path, seeds: Path | None) -> int:
    """Let libFuzzer run. It ends the process, so the counts are written during the run."""
    try:
        import atheris
    except ImportError:
        print("coverage guidance needs atheris: pip install -e '.[fuzz]'", file=sys.stderr)
        return 2
    suffix = TARGETS[names[0]].suffix
    if any(TARGETS[name].suffix != suffix for name in names):
        print("these targets do not take the same inputs", file=sys.stderr)
        return 2
    corpus = folder / f"corpus{suffix}"
    corpus.mkdir(parents=True, exist_ok=True)
    begin = [data for data in beginnings(suffix) if len(data) < LARGEST]
    if not any(corpus.iterdir()):
        for path in sorted((seeds or SEEDS).glob(f"*{suffix}")) if (seeds or SEEDS).is_dir() else ():
            begin.append(path.read_bytes())
        for number, data in enumerate(begin):
            (corpus / f"begin-{number}").write_bytes(data)
    for function in _own_functions():
        atheris.instrument_func(function)
    count = _Count(folder / f"guided{suffix}.json")

    def one(data: bytes) -> None:
        salt = len(data) % SALTS
        name = names[salt % len(names)]
        found, _ = measured(name, data, salt, 0, MEMORY)
        count.add(name, "" if found is None else f"{name}: {found.promise}")
        if found is not None:
            keep_few(found, folder)

    def bend(data: bytes, size: int, seed: int) -> bytes:
        dice = random.Random(seed)
        if dice.random() < 0.5:
            return bytes(atheris.Mutate(data, size))
        bender = Bender(dice)
        text = data.decode("utf-8", "surrogateescape")
        other = (lambda: dice.choice(boards())) if suffix == ".yaml" else bender.piece
        return as_bytes(bender.bent(text, other))[:size]

    options = [
        f"-max_total_time={int(minutes * 60)}",
        "-timeout=100",
        "-rss_limit_mb=0",
        f"-max_len={LARGEST}",
    ]
    atheris.Setup([sys.argv[0], *options, "-print_final_stats=1", str(corpus)], one, custom_mutator=bend)
    atheris.Fuzz()
    return 0


class _Count:
    """The executions by target, in a file. Written regularly, because libFuzzer ends without notice."""

    def __init__(self, path: Path) -> None:
        self.path = path
        stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.executions: Counter[str] = Counter(stored.get("executions", {}))
        self.found: Counter[str] = Counter(stored.get("found", {}))
        self.told = time.monotonic()

    def add(self, name: str, broken: str) -> None:
        self.executions[name] += 1
        if broken:
            self.found[broken] += 1
        if time.monotonic() - self.told > 1:
            self.told = time.monotonic()
            new = self.path.with_suffix(".new")
            new.write_text(
                json.dumps({"executions": self.executions, "found": self.found}), encoding="utf-8"
            )
            new.replace(self.path)


def distilled(paths: Sequence[Path], name: str) -> list[Path]:
    """Those of these inputs that reach a line of the referee which no smaller one reaches."""
    list(shelf.own_games())
    seen: set[tuple[str, int]] = set()
    new: set[tuple[str, int]] = set()
    room = str(Path(shelf.__file__).parent)

    def line(frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(room):
            return None
        if event == "line":
            new.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    kept = []
    for path in sorted(paths, key=lambda path: (path.stat().st_size, path.name)):
        new.clear()
        sys.settrace(line)
        try:
            TARGETS[name].hold(path.read_bytes(), random.Random(0))
        finally:
            sys.settrace(None)
        if not new <= seen:
            kept.append(path)
        seen |= new
    return kept
