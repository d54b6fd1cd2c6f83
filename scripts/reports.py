"""Do all reports in a folder hold? python -m scripts.reports FOLDER

A report is a log or a script from somebody who found a fault. What a log expects is in its marks
(`#! CODE`), in the golden of our record that says the same, or in both. A log with neither does not hold.
A script is run with `REFEREE` set to this program, and holds if it exits with 0. A log that has the name of
a script belongs to that script.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import referee
from referee.golden.content import golden_of
from referee.golden.examine import golden_name
from referee.golden.expected import surprises
from referee.text.marks import marks
from referee.text.source import SUFFIX, cut_comment

RECORDS = Path(__file__).resolve().parent.parent / "records"
RUN_BY = {".sh": "bash", ".py": sys.executable}
AS_A_USER = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
"""Takes from root the right to read every folder, which other users do not have."""
MOST_SECONDS = 300
"""A script that takes longer hangs."""
MOST_SHOWN = 300
"""So many of the last signs that a script prints are shown."""

Lines = dict[int, str]
"""What a log says: its lines by number, without comments and empty lines."""


def said(text: str) -> Lines:
    code = {number: cut_comment(line)[0] for number, line in enumerate(text.splitlines(), 1)}
    return {number: " ".join(line.split()) for number, line in code.items() if line.strip()}


@cache
def records() -> dict[tuple[str, ...], Path]:
    """The records by what they say."""
    paths = sorted(RECORDS.rglob(f"*{SUFFIX}"))
    return {tuple(said(path.read_text("utf-8", "replace")).values()): path for path in paths}


def faults_of_log(path: Path) -> Iterator[str]:
    """Where the verdict on a log is not the expected one."""
    verdict = referee.check(referee.load(path))
    marked = marks(verdict.record.lines)
    if marked:
        yield from (each.text for each in surprises(verdict))
    lines = said(path.read_text("utf-8", "replace"))
    record = records().get(tuple(lines.values()))
    golden = None if record is None else record.with_name(golden_name(record.name))
    if record is not None and golden is not None and golden.exists():
        theirs = said(record.read_text("utf-8", "replace"))
        agreed = json.loads(golden.read_text(encoding="utf-8"))
        now = golden_of(verdict)
        found, expected = told(now, lines), told(agreed, theirs)
        yield from (f"not expected: {each}" for each in found if each not in expected)
        yield from (f"expected: {each}" for each in expected if each not in found)
        if now["result"] != agreed["result"]:
            yield f"its result is not that of {record.name}"
    elif not marked:
        yield "it has no mark, and no record with a golden says the same"


def told(golden: dict[str, Any], lines: Lines) -> list[str]:
    """The findings of a golden. They name lines by what is written there, since the same lines may have
    other numbers in another file."""
    at = {number: f"line {index} `{text}`" for index, (number, text) in enumerate(lines.items(), 1)}
    return [
        f"{at.get(each['line'])}: {each['code']}"
        + ("" if each["counts"] else f", {each['severity']}, follows from {at.get(each['follows'])}")
        for each in golden["findings"]
    ]


def faults_of_script(path: Path) -> Iterator[str]:
    program = str(Path(sys.executable).with_name("referee"))
    as_a_user = AS_A_USER if os.geteuid() == 0 and shutil.which(AS_A_USER[0]) else []
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                [*as_a_user, RUN_BY[path.suffix], str(path)],
                cwd=folder,
                env={**os.environ, "REFEREE": program},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=MOST_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            yield f"it runs for more than {MOST_SECONDS} seconds"
            return
    if done.returncode:
        last = (done.stdout + done.stderr).decode("utf-8", "replace")[-MOST_SHOWN:]
        yield f"exit {done.returncode}: {last.strip()}"


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    paths = sorted(Path(arguments[0]).resolve().rglob("*"))
    scripts = [path for path in paths if path.suffix in RUN_BY]
    of_scripts = {path.with_suffix(SUFFIX) for path in scripts}
    logs = [path for path in paths if path.suffix == SUFFIX and path not in of_scripts]
    broken = 0
    for path in (*logs, *scripts):
        faults = list(faults_of_script(path) if path in scripts else faults_of_log(path))
        broken += bool(faults)
        for fault in faults:
            print(f"{path.name}: {fault}", flush=True)
    print(f"{len(logs)} logs, {len(scripts)} scripts: {broken or 'none'} of them not as expected")
    return 1 if broken or not logs + scripts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
