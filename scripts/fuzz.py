"""Try the referee on random inputs: `python -m scripts.fuzz --executions 100000 --jobs 2`.

An execution is one input to one target. Its input is made only from the seed, the target and the number of
the execution, so that it can be made again. The state of a run is kept in a folder, and the same command
continues where it was stopped. Inputs that break a promise are written to that folder, and the exit code is
1. `--shrink` makes these inputs smaller and puts them where the tests replay them. `--try FILE` tries one
input on a target. With atheris installed (`pip install -e '.[fuzz]'`), `--guided` lets the coverage choose
the inputs, and keeps those that reach something new.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee import shelf  # noqa: E402
from scripts import fuzz_pool, fuzz_run  # noqa: E402
from scripts.fuzz_inputs import SEEDS  # noqa: E402
from scripts.fuzz_shrink import shrunk  # noqa: E402
from scripts.fuzz_targets import TARGETS  # noqa: E402


def main() -> int:
    asked = _arguments()
    if asked.guided:
        from scripts.fuzz_guided import run_guided

        return run_guided(asked.target or ["read", "format"], asked.minutes, asked.folder, asked.seeds)
    if asked.file is not None:
        return _try(asked.file, asked.target[0] if asked.target else None)
    if asked.distil is not None:
        return _distil(asked.distil, asked.target or ["read"], asked.seeds or SEEDS)
    if asked.shrink:
        return _shrink(asked.folder, asked.found)
    return _long(asked)


def _try(path: Path, target: str | None) -> int:
    """Try one input: with the target and the salt in its name, or with a named target and several salts."""
    name, salt = fuzz_run.named(path) or (target or "read", None)
    for each in range(8) if salt is None else [salt]:
        found, spent = fuzz_run.measured(target or name, path.read_bytes(), each, memory=fuzz_run.MEMORY)
        if found is not None:
            print(found.trace)
            return 1
    print(f"every promise holds ({spent.seconds:.2f} s)")
    return 0


def _shrink(folder: Path, where: Path) -> int:
    """Write the findings of a run, as small as possible, one for each promise of each target."""
    smallest: dict[tuple[str, str], fuzz_run.Found] = {}
    for path in sorted((folder / "found").iterdir()):
        known = fuzz_run.named(path) if path.suffix != ".txt" else None
        found = (
            fuzz_run.measured(known[0], path.read_bytes(), known[1], memory=fuzz_run.MEMORY)[0]
            if known
            else None
        )
        if found is None:
            continue
        found = shrunk(found)
        key = found.target, found.promise
        if key not in smallest or len(found.data) < len(smallest[key].data):
            smallest[key] = found
    for found in smallest.values():
        print(f"{fuzz_run.keep(found, where)}: {len(found.data)} bytes: {found.reason[:120]!r}")
    return 0


def _distil(corpus: Path, names: list[str], seeds: Path) -> int:
    """Add the inputs of a guided run to the seeds, if they reach more than smaller inputs do."""
    from hashlib import blake2s

    from scripts.fuzz_guided import distilled

    seeds.mkdir(parents=True, exist_ok=True)
    suffix = TARGETS[names[0]].suffix
    every = {path.read_bytes(): path for path in (*corpus.iterdir(), *seeds.glob(f"*{suffix}"))}
    kept = {path for name in names for path in distilled(list(every.values()), name)}
    texts = [path.read_bytes() for path in kept]
    for path in seeds.glob(f"*{suffix}"):
        path.unlink()
    for data in texts:
        (seeds / f"{blake2s(data, digest_size=4).hexdigest()}{suffix}").write_bytes(data)
    print(f"{len(texts)} seeds of {len(every)} inputs, {sum(map(len, texts)):,} bytes")
    return 0


def _long(asked: argparse.Namespace) -> int:
    mix = {name: target.share for name, target in TARGETS.items() if name in (asked.target or TARGETS)}
    seed = fuzz_pool.seed_of(asked.folder) if asked.seed is None else asked.seed
    state = fuzz_pool.State(asked.folder, fuzz_pool.Plan(seed, mix, asked.game))
    fuzz_pool.run(state, asked.executions, asked.jobs, time.monotonic() + asked.minutes * 60)
    if asked.output_format == "json":
        print(json.dumps(numbers(state)))
        return int(state.found > 0)
    for name, count in sorted(state.data["executions"].items(), key=lambda pair: -pair[1]):
        seconds, number = state.data["slowest"].get(name, (0.0, 0))
        print(f"{name:10}{count:>9,}  slowest {seconds:.2f} s (number {number})")
    print(f"{state.done:,} executions, seed {seed}; held at most {state.data['held'] / 2**20:,.0f} MiB")
    for promise, count in sorted(state.data["found"].items()):
        print(f"{count:>9,} broke {promise}")
    print(f"{state.found} found")
    return int(state.found > 0)


def numbers(state: fuzz_pool.State) -> dict[str, object]:
    """The numbers of a run for the page."""
    slowest = {name: round(seconds, 1) for name, (seconds, _) in state.data["slowest"].items()}
    return {
        "executions": state.data["executions"],
        "broken": state.data["found"],
        "found": state.found,
        "seed": state.plan.seed,
        "slowest": {name: slowest.get(name, 0.0) for name in state.data["executions"]},
        "held": round(state.data["held"] / 2**20),
        "seconds": int(fuzz_run.BOUND),
        "mebibytes": fuzz_run.MEMORY // 2**20,
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--executions", type=int, default=10_000, help="how many in all, whole rounds of them"
    )
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="how long at the most")
    parser.add_argument("--jobs", type=int, default=1, help="processes at the same time")
    parser.add_argument("--seed", type=int, help="1 without it, or that of the run that is gone on with")
    parser.add_argument("--game", choices=shelf.own_names(), help="records of this game only")
    parser.add_argument(
        "--target", action="append", choices=list(TARGETS), help="may be repeated; all without it"
    )
    parser.add_argument("--folder", type=Path, default=Path("fuzz-run"), help="where the run is kept")
    parser.add_argument("--try", dest="file", type=Path, metavar="FILE", help="hold this one input")
    parser.add_argument("--shrink", action="store_true", help="make the finds of the folder small")
    parser.add_argument("--found", type=Path, default=fuzz_run.FOUND, help="where small finds are put")
    parser.add_argument(
        "--output-format", choices=("full", "json"), default="full", help="how counts are told"
    )
    parser.add_argument("--guided", action="store_true", help="by coverage; needs atheris")
    parser.add_argument("--seeds", type=Path, help="inputs to begin with, beside the records (--guided)")
    parser.add_argument(
        "--distil", type=Path, metavar="CORPUS", help="add the best of a corpus to the seeds"
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
