"""Compare the verdicts of two checkouts on the same logs: python -m scripts.same_verdicts OTHER [-n LOGS]

The logs are all records, and random games of every edition and number of players: as `simulate` writes
them, in other words, with a violation, and without a line. Each checkout judges them in a process of its
own. Compared are the record and the verdict as data, and every field of the table at the end. A change that
only makes Referee faster must make no difference.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHOWN = 20
JUDGE = """
import hashlib, json, sys
import referee
from referee.export.findings import verdict_to_json
from referee.golden.content import golden_of

def told_of(thing):  # a tuple in the place of a list makes no difference
    return repr(thing).replace(",)", ")").translate(str.maketrans("()", "[]"))

with open(sys.argv[1], encoding="utf-8") as file:
    for line in file:
        name, text, folder = json.loads(line)
        record = referee.loads(text, name, folder)
        verdict = referee.check(record)
        said = [verdict_to_json(verdict)]
        if record.can_be_judged:
            table = verdict.state.components()
            said += [golden_of(verdict), {key: told_of(table[key]) for key in table if key != "options"}]
            said += [[told_of(entry) for entry in record.entries]]
        told = json.dumps(said, sort_keys=True, default=repr)
        print(hashlib.sha256(told.encode()).hexdigest(), flush=True)
"""
"""Prints a digest for each log of a file. It imports only what both checkouts have."""

Log = tuple[str, str, str | None]
"""Its name, its text, and the folder of its board file."""


def records() -> Iterator[Log]:
    for path in sorted((ROOT / "records").rglob("*.moai")):
        yield str(path.relative_to(ROOT)), path.read_bytes().decode("utf-8", "replace"), str(path.parent)


def random_games(number: int) -> Iterator[Log]:
    """So many games of each kind of text, for each game."""
    import referee
    from benchmarks.logs import simulated
    from benchmarks.loosen import loosened

    for game in referee.game_names():
        texts = simulated(game, number, seed=7)
        sorts = {
            "legal": texts,
            "loose": [loosened(text, seed) for seed, text in enumerate(texts)],
            "illegal": simulated(game, number, seed=8, illegal=True),
            "without a line": [without_a_line(text, seed) for seed, text in enumerate(texts)],
        }
        for sort, each in sorts.items():
            for seed, text in enumerate(each):
                yield f"{game}, {sort}, {seed}", text, None


def without_a_line(text: str, seed: int) -> str:
    head, blank, body = text.partition("\n\n")
    lines = body.splitlines(keepends=True)
    del lines[random.Random(seed).randrange(len(lines))]
    return head + blank + "".join(lines)


def judged(checkout: Path, logs: Path) -> list[str]:
    """A digest of everything that a checkout says about each log."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, "-c", JUDGE, str(logs)]
    told = subprocess.run(
        command, cwd=checkout, env=plain | {"PYTHONPATH": str(checkout)}, check=True, stdout=subprocess.PIPE
    )
    return told.stdout.decode().splitlines()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.same_verdicts", description="Same verdicts?")
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("-n", type=int, default=40, metavar="LOGS", help="of each game and sort of text")
    chosen = parser.parse_args(arguments)
    logs = [*records(), *random_games(chosen.n)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "logs.jsonl"
        file.write_text("".join(json.dumps(log) + "\n" for log in logs), encoding="utf-8")
        ours, theirs = judged(ROOT, file), judged(chosen.other.resolve(), file)
    unlike = [log[0] for log, one, two in zip(logs, ours, theirs, strict=True) if one != two]
    print(f"{len(logs)} logs, {len(unlike)} with another verdict", *unlike[:SHOWN], sep="\n  ")
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())
