"""Commands as they are typed, with words and file names from anywhere, run inside this process."""

from __future__ import annotations

import contextlib
import gc
import io
import random
import sys
import tempfile
from functools import cache
from pathlib import Path
from unittest.mock import patch

import typer.main

from .fuzz_inputs import NAMES, SIGNS
from .fuzz_promises import promise, unsafe


def hold_cli(data: bytes, dice: random.Random) -> None:
    with tempfile.TemporaryDirectory(prefix="referee-fuzz-") as folder:
        name = dice.choice((*NAMES, *SIGNS)).replace("\0", "").replace("/", "")[:60] or "log"
        path = Path(folder) / f"{name}.moai"
        try:
            path.write_bytes(data)
        except (OSError, UnicodeEncodeError):
            path = Path(folder) / "log.moai"
            path.write_bytes(data)
        command = [
            dice.choice((str(path), str(path), name)) if part == "LOG" else part for part in _typed(dice)
        ]
        command = [str(Path(folder) / "out") if part == "OUT" else part for part in command]
        with contextlib.chdir(folder):  # so that patterns among the names find only files in there
            code, said = run(command)
        promise(code in (0, 1, 2), f"an exit code that is not documented: [{command}: {code}]")
        promise(
            "internal error" not in said, f"a command ends in an internal error [{command} {said[-300:]}]"
        )
        promise(
            not unsafe(said), f"a command lets a control character through [{command}: {unsafe(said)!r}]"
        )


def _typed(dice: random.Random) -> list[str]:
    at = dice.choice(("1", "7", "9.1", "0", "x", "\x1b[2J", "-5", "9" * 50))
    word = dice.choice((*NAMES, *SIGNS)).replace("\0", "")
    shape = dice.choice(("full", "json", "concise", "markdown", "csv", "html", "svg", word))
    speech = dice.choice(("en", "fr", "nl", "es", word))
    to = dice.choice(("json", "csv", word))
    line = dice.choice(_COMMANDS)
    given = {"AT": at, "WORD": word, "SHAPE": shape, "TO": to, "CLAIM": f"{word}=3", "--WORD": f"--{word}"}
    given["SPEECH"] = speech
    return [given.get(part, part) for part in line.split()]


_COMMANDS = (
    "check LOG --output-format SHAPE",
    "check LOG --color never WORD",
    "check LOG -o OUT",
    "check LOG --language SPEECH",
    "check --WORD",
    "score LOG --at AT",
    "score LOG --why WORD",
    "score LOG --claimed CLAIM",
    "score LOG --output-format SHAPE",
    "dispute LOG --output-format SHAPE",
    "dispute LOG --between LOG --output-format SHAPE",
    "repair LOG --limit 2000",
    "repair LOG --limit 2000 --apply 1",
    "show LOG --at AT",
    "show LOG --output-format SHAPE",
    "replay LOG -o OUT --language SPEECH",
    "survey LOG -o OUT",
    "legal LOG --at AT",
    "legal LOG --output-format SHAPE",
    "format LOG",
    "format LOG --diff",
    "format LOG --language SPEECH",
    "export LOG --to TO",
    "export LOG -o OUT",
    "import LOG",
    "board check LOG",
    "board draw LOG",
    "board new WORD",
    "explain WORD",
    "rules WORD",
    "WORD",
    "--WORD",
)


_parser = cache(typer.main.get_command)
"""The parser of the command line, made once: making it takes longer than most commands."""


def run(command: list[str]) -> tuple[object, str]:
    """Run a command inside this process: its exit code and its output."""
    from referee.cli import main

    out, before, given = io.StringIO(), sys.argv, sys.stdin
    sys.argv, sys.stdin = ["referee", *command], io.TextIOWrapper(io.BytesIO(b""))
    try:
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(out),
            patch.object(typer.main, "get_command", _parser),
        ):
            main()
    except SystemExit as left:
        return left.code or 0, out.getvalue()
    finally:
        sys.argv, sys.stdin = before, given
        gc.enable()
    return 0, out.getvalue()
