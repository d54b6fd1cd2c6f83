"""The same promises, with inputs that atheris chooses by the code that they reach."""

from __future__ import annotations

import random
import sys

from scripts.fuzz_inputs import boards, records
from scripts.fuzz_targets import TARGETS


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
    atheris.instrument_all()

    def one(data: bytes) -> None:
        hold(data, random.Random(len(data)))

    with tempfile.TemporaryDirectory(prefix="referee-corpus-") as folder:
        for number, text in enumerate(boards() if name == "board" else records()[::5]):
            Path(folder, str(number)).write_bytes(text.encode("utf-8", "surrogateescape"))
        atheris.Setup([sys.argv[0], f"-max_total_time={int(minutes * 60)}", "-timeout=10", folder], one)
        atheris.Fuzz()
    return 0
