"""Logs of the worst shape at the limits of size, and the bounds within which each is answered.

A shape is what makes some part of the program work hardest: a header that does not end, a word without end,
a thousand players, a search that has everything to look through.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from referee import shelf

ROOT = Path(__file__).resolve().parent.parent
LINES = 198_000
LETTERS = 9_900
QUOTE = '"'
SECONDS = 30
MEMORY = 1024 * 1024 * 1024
COMMANDS = ("check", "score", "show", "legal", "format --check", "export", "repair")


class Answer(NamedTuple):
    shape: str
    command: str
    code: int
    said: str

    @property
    def in_order(self) -> bool:
        return self.code in (0, 1, 2) and "internal fault" not in self.said and "Traceback" not in self.said


def header(game: str) -> str:
    edition = next(iter(shelf.game(game).data["editions"]))
    return f"game: {game}\nedition: {edition}\nplayers: Ann, Ben\n"


def shapes(game: str, part: float = 1.0) -> dict[str, str]:
    """The texts by name; `part` of the largest size."""
    top = header(game)
    many, wide = int(LINES * part), int(1_600 * part) + 1
    claim = f"claim Ann {shelf.game(game).quantities.names[0]} 0\n"
    return {
        "rulings that do not exist": top + "".join(f"ruling: a{i}=b\n" for i in range(many)),
        "one line of rulings": top + "ruling: " + ", ".join(f"a{i}=b" for i in range(1_200)) + "\n",
        "the header again and again": top + f"game: {game}\n" * many,
        "a header that does not come": ("junk here\n" * 49 + "players: \x00\n") * (many // 50),
        "a thousand players": f"game: {game}\nplayers: {', '.join(f'p{i}' for i in range(1_200))}\n",
        "a name of spaces": f"game: {game}\nplayers: a{' ' * LETTERS}b(\n",
        "lines of strangers": top + "".join(f"Zed{i}: pass\n" for i in range(many)),
        "lines that cannot be read": top + "".join(f"Ann: zork{i}\n" for i in range(many)),
        "passing without end": top + "Ann: pass\nBen: pass\n" * (many // 2),
        "claims without end, then faults": top + claim * many + "Ann: pass\nZed: pass\nAnn: pass\n",
        "faults, then claims without end": top + "Ann: pass\nZed: pass\n" + claim * many,
        "results without end": top + "result Ann\n" * many,
        "words without end": top + f"Ann: {'x' * LETTERS}\n" * wide,
        "quotes": top + f"Ann: {QUOTE * LETTERS}\n" * wide,
        "waivers": top + f"Ann: pass {'stands EI-FIRE-5 ' * 500}\n" * (wide // 3),
        "brackets": top + f"Ann: place {'(' * LETTERS}\n" * wide,
        "numbers": top + "".join(f"Ann: take {'9' * LETTERS}{i}\n" for i in range(wide)),
    }


def answer(shape: str, text: str, command: str) -> Answer:
    """One command on one log, in a process of its own that may use so much time and memory."""
    with tempfile.TemporaryDirectory(prefix="referee-worst-") as folder:
        path = Path(folder) / "log.moai"
        path.write_bytes(text.encode())
        ran = subprocess.run(
            [sys.executable, "-m", "referee", *command.split(), str(path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            preexec_fn=_limits(),
            check=False,
        )
    return Answer(shape, command, ran.returncode, ran.stderr.decode("utf-8", "replace")[-300:])


def _limits() -> Callable[[], None] | None:
    """Where the system has limits, a process beyond them is ended."""
    try:
        import resource
    except ImportError:
        return None

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    return limit


def main() -> int:
    """Every shape of every game by every command; 1 if one is not answered within the bounds."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--command", action="append", choices=COMMANDS, help="may be repeated; all without it"
    )
    parser.add_argument("--output-format", choices=("full", "json"), default="full")
    asked = parser.parse_args()
    commands = asked.command or list(COMMANDS)
    done = wrong = 0
    for game in shelf.own_names():
        for shape, text in shapes(game).items():
            for command in commands:
                told = answer(shape, text, command)
                done += 1
                if not told.in_order:
                    wrong += 1
                    print(
                        f"{game}: {shape}: {command}: {told.code} {told.said!r}",
                        file=sys.stderr,
                        flush=True,
                    )
    if asked.output_format == "json":
        bounds = {"seconds": SECONDS, "mebibytes": MEMORY // 1024 // 1024}
        print(json.dumps({"answers": done, "beyond": wrong, "commands": commands, **bounds}))
        return int(wrong > 0)
    print(f"{done} answers; {wrong} beyond {SECONDS} s of computing or {MEMORY // 1024 // 1024} MiB")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
