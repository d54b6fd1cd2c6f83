"""Configurations of a stranger's folder: each holds, or is refused in one message, within the bounds."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from referee.cli.config_file import MOST_BYTES, MOST_OF_PROJECT, OWN, PROJECT, read_config
from referee.cli.log_files import Trouble

from .fuzz_inputs import NAMES, NUMBERS, SIGNS, Bender, as_bytes
from .fuzz_promises import promise

BEGINNINGS = (
    'language = "nl"\noutput-format = "concise"\nselect = ["KO", "SYN"]\nignore = ["KO-TURN"]\n',
    '[per-file-ignores]\n"old/*" = ["SYN"]\n\n[editions]\nrapa-nui-cards = "kosmos-nl"\n',
    '[rulings.rapa-nui-cards]\ntiebreak = "moai"\n\n[rulings.easter-island]\npassing = "yes"\n',
    'boards = "."\n',
    "x = {a.b = 1, 'c' = [1, 2.5, 1979-05-27, 07:32:00, nan, 0xff, true]}\n[[t]]\nx = '''\na'''\n",
)
PIECES = (
    "a.", "'a' . ", "[", "{a=", '"', '"""', "'''", '\\"', '"""\\"', "\n", " ", "\t", "\r\n", "#", "*",
    "[[a]]\n", "[a.b]\n", "1_", "9", "0x", "=", ",", "]", "}", "tool ", "[tool.", "\\u0041", "\ufeff", "é",
)  # fmt: skip


def make_config(bender: Bender) -> bytes:
    """A configuration with slips, or one with a piece of it repeated up to the largest size."""
    dice = bender.dice
    text = dice.choice(BEGINNINGS)
    in_project = dice.random() < 0.4
    if in_project:
        text = f"[project]\nname = 'x'\n\n[tool.referee]\n{text.replace('[', '[tool.referee.', 1)}"
    if dice.random() < 0.3:
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        spot = dice.randrange(len(lines[at]) + 1)
        piece = dice.choice(PIECES)
        most = (MOST_OF_PROJECT if in_project else MOST_BYTES) - 500
        run = piece * (dice.choice((40, 5_000, most)) // len(piece.encode()))
        lines[at] = lines[at][:spot] + run + lines[at][spot:]
        text = "\n".join(lines)
    else:
        text = bender.bent(text, lambda: dice.choice((*BEGINNINGS, *NAMES, *NUMBERS, *SIGNS)))
    return (b"#\n" if in_project else b"") + as_bytes(text)


def hold_config(data: bytes, dice: random.Random) -> None:
    name = PROJECT if data[:2] == b"#\n" else OWN
    with tempfile.TemporaryDirectory(prefix="referee-fuzz-") as folder:
        path = Path(folder, name)
        path.write_bytes(data)
        try:
            found = read_config(folder)
        except Trouble as refusal:
            promise(name in str(refusal), "a configuration is refused without its name")
            return
        promise(found is None or found.path == str(path), "a configuration of another folder holds")
        promise(found is not None or name == PROJECT, "a configuration is not seen")
