"""Kills recorders at random moments and checks what they leave. test_killed.py runs it in a process
of its own, because it forks: `python -m tests.scribe.killing LOG KILLS SEED FOLDER`.

Each recorder is the real command, in a process of its own, with its lines on standard input. It
acknowledges on standard output what it has done. After each kill the file has to agree with what was
acknowledged; the step in progress may be done or not. Then the next recorder continues. Every fourth
recorder is killed after a step is done and just before it is acknowledged.
"""

from __future__ import annotations

import io
import itertools
import json
import os
import random
import re
import signal
import sys
import time
from pathlib import Path

import referee
import referee.cli.record  # loaded once, for all the recorders to come
from referee.cli import main

ACK = re.compile(r"[0-9]+ [^│]|taken back: ")
"""How a row begins that says what was done; others are notices, and a verdict at the end."""

MOST_AWAITED = 8
"""So many acknowledgements are awaited at the most, and then a moment more, before the kill."""
LONGEST = 0.012
"""Seconds of that moment, about what a recorder needs for two lines."""
UNSAID = 4
"""Each fourth recorder is killed with an acknowledgement on its lips."""


class Dying(io.TextIOWrapper):
    """The standard output of a recorder that is killed before a certain acknowledgement."""

    left = 0

    def write(self, text: str) -> int:
        for row in text.splitlines():
            self.left -= ACK.match(row) is not None
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().write(text)


def deeds(lines: list[str], done: int, dice: random.Random) -> list[str]:
    """The input of a recorder: the rest of the game, with an occasional undo and redo."""
    told: list[str] = []
    for number, line in enumerate(lines[done:], done):
        told.append(line)
        if number > 4 and dice.random() < 0.2:
            told += ["undo", "redo"]
    return told


def length_after(deed: str, length: int) -> int:
    return length - 1 if deed == "undo" else length + 1


def recorder(log: Path, game: str, told: list[str], unsaid: int) -> tuple[int, int]:
    """Start a recorder. Returns its process, and the descriptor of its acknowledgements.

    It is killed before it acknowledges the step with the number `unsaid`; 0 means never.
    """
    ears, mouth = os.pipe()
    answers, voice = os.pipe()
    process = os.fork()
    if process == 0:
        os.dup2(ears, 0)
        os.dup2(voice, 1)
        for descriptor in (ears, mouth, answers, voice):
            os.close(descriptor)
        sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
        sys.stdout = Dying(open(1, "wb"), encoding="utf-8")  # noqa: SIM115
        sys.stdout.left = unsaid
        sys.argv = ["referee", "record", game, str(log)]
        try:
            main()
        except SystemExit as left:
            os._exit(left.code if isinstance(left.code, int) else 3)
        finally:
            os._exit(3)
    os.close(ears)
    os.close(voice)
    os.write(mouth, "".join(f"{line}\n" for line in told).encode())
    os.close(mouth)
    return process, answers


def wait_for(answers: int, count: int) -> bytes:
    """Read until there are this many rows."""
    said = b""
    while said.count(b"\n") < count and (chunk := os.read(answers, 65536)):
        said += chunk
    return said


def rest_of(answers: int) -> bytes:
    said = b""
    while chunk := os.read(answers, 65536):
        said += chunk
    os.close(answers)
    return said


def acknowledged(said: bytes) -> list[str]:
    """The complete rows that a recorder printed before it was killed."""
    return [row for row in said.decode(errors="replace").split("\n")[:-1] if ACK.match(row)]


def check_one(
    log: Path, lines: list[str], told: list[str], acks: list[str], before: int
) -> tuple[int, bool]:
    """Compare the file after a kill with what was acknowledged.

    Returns how many lines it has now, and whether a step was done but not acknowledged.
    """
    length = before
    for deed, row in zip(told, acks, strict=False):
        length = length_after(deed, length)
        text = lines[length] if deed == "undo" else lines[length - 1]
        wanted = f"taken back: {text}  (`redo` puts it back)" if deed == "undo" else f"{length} {text}"
        assert row == wanted, (row, wanted)
    assert len(acks) <= len(told), acks[len(told) :]
    possible = {length} | ({length_after(told[len(acks)], length)} if len(acks) < len(told) else set())
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    assert text == "" or text.endswith("\n"), "a line without its end"
    here = text.splitlines()
    assert here == lines[: len(here)], "a line is missing, doubled or damaged"
    assert len(here) in possible, (len(here), possible)
    aside = log.with_name(f"{log.name}.undone")
    kept = aside.read_text(encoding="utf-8").splitlines() if aside.exists() else []
    for deed, row in zip(told, acks, strict=False):
        if deed == "undo":
            taken = row.removeprefix("taken back: ").removesuffix("  (`redo` puts it back)")
            assert any(each.endswith(taken) for each in kept), taken
    if len(here) > 4:
        verdict = referee.check(referee.load(log))
        assert verdict.judged
        assert verdict.legal
    return len(here), len(here) != length


def run(source: Path, kills: int, seed: int, folder: Path) -> dict[str, int]:
    dice = random.Random(seed)
    record = referee.loads(source.read_bytes())
    assert record.header.game is not None
    lines = [line for line in referee.format_log(record).splitlines() if line and not line.startswith("#")]
    count = {"kills": 0, "acknowledged": 0, "undone": 0, "games": 0, "early": 0, "ahead": 0}
    log, done = folder / "0.moai", 0
    for number in itertools.count(1):
        if count["kills"] == kills:
            break
        told = deeds(lines, done, dice)
        unsaid = 0 if number % UNSAID else dice.randrange(1, MOST_AWAITED)
        process, answers = recorder(log, record.header.game, told, unsaid)
        first = b""
        if not unsaid:
            first = wait_for(answers, dice.randrange(MOST_AWAITED))
            time.sleep(dice.random() * LONGEST)
            os.kill(process, signal.SIGKILL)
        said = acknowledged(first + rest_of(answers))
        _, status = os.waitpid(process, 0)
        done, ahead = check_one(log, lines, told, said, done)
        if os.WIFSIGNALED(status):
            assert os.WTERMSIG(status) == signal.SIGKILL
            count["kills"] += 1
            count["early"] += not said
            count["acknowledged"] += len(said)
            count["undone"] += sum(row.startswith("taken back") for row in said)
            count["ahead"] += ahead
        else:
            assert (os.WEXITSTATUS(status), done) == (0, len(lines)), "it ended by itself"
        if done == len(lines):
            count["games"] += 1
            log, done = folder / f"{count['games']}.moai", 0
    return count


if __name__ == "__main__":
    source, kills, seed, folder = sys.argv[1:]
    print(json.dumps(run(Path(source), int(kills), int(seed), Path(folder))))
