"""The commands that write files, each with the content of its folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.util import find_spec

import referee
from referee.export.json_text import to_text
from scripts.fault_points import HARD_LINKS, LOCKS, UNNAMED_FILES

HEAD = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"
UNTIDY = HEAD + "ANN:  place c3 N; # why\n"
TIDY = HEAD + "Ann: place c3 north  # why\n"
OTHER = HEAD + "Ann: place b2 east\nben: place d4 w\n"
SLIP = HEAD + "Ann: place c3 nroth\nBen: place d4 west\n"
OLD = b"what was there before\n"
DATA = to_text(referee.to_json(referee.loads(TIDY))).encode()


@dataclass(frozen=True)
class Case:
    """A command, the files in its folder, and its input."""

    name: str
    command: tuple[str, ...]
    files: dict[str, bytes]
    told: tuple[str, ...] = ()
    """Lines on standard input, for a recorder: each line is one step."""
    lacks: frozenset[str] = frozenset()
    terminal: bool = False
    modes: dict[str, int] = field(default_factory=dict)
    codes: tuple[int, ...] = ()
    """More exit codes that are right after a fault: a slip that could not be corrected is reported."""
    answers: tuple[str, ...] = ()
    """Lines on standard input, for a command that asks and writes once, at its end."""
    kept: str = ""
    """The log that is kept line by line, if it is not the last word of the command."""
    resumes: str = ""
    """A folder in which the next run goes on where this one ended, so that its files may be unfinished."""

    @property
    def log(self) -> str:
        return self.kept or self.command[-1]

    @property
    def is_served(self) -> bool:
        """Whether the lines come from a page. Ctrl-C is then the usual end."""
        return self.command[0] == "serve"


def _text(**files: str) -> dict[str, bytes]:
    return {name.replace("_", "."): text.encode() for name, text in files.items()}


LOG = _text(log_moai=UNTIDY)
OVER = {**LOG, "out": OLD}
LOGS = {"a.moai": UNTIDY.encode(), "b.moai": OTHER.encode(), "c/c.moai": UNTIDY.encode()}
SLIPS = {"a.moai": SLIP.encode(), "b.moai": SLIP.replace("c3", "b2").encode()}
BEGUN = _text(log_moai=HEAD + "Ann: place c3 north\n")
LINES = (
    "game: easter-island",
    "edition: twilight-fr",
    "players: Ann, Ben",
    "Ann: place c3 north",
    "Ben: place d4 west",
    "undo",
    "redo",
)
OPENED = "".join(
    f"{name}: place {where}\n"
    for name, where in zip(
        ("Ann", "Ben") * 4,
        ("c3 east", "e2 south", "c2 south", "c4 north", "c1 south", "d3 south", "d5 north", "e4 north"),
        strict=True,
    )
)
GOES_ON = ("Ann: sun W-5", "Ben: sun S-c", "sun S-a", "undo", "redo")
MORE = ("Ben: place d4 west", "undo", "Ben: place d5 west", "undo", "redo", "note so it was", "undo")

BEGIN = "begin"
"""The step of a page that begins a log."""
TODAY = "2026-11-17"
BEGUN_TODAY = f"easter-island-{TODAY}.moai"


def _writers() -> list[Case]:
    """Commands that write files and end."""
    return [
        Case("format", ("format", "log.moai"), LOG, modes={"log.moai": 0o640}),
        Case("format, 3 logs", ("format", "."), LOGS),
        Case("format --language", ("format", "log.moai", "--language", "fr"), LOG),
        Case("repair --apply", ("repair", "log.moai", "--apply", "1"), _text(log_moai=SLIP)),
        Case("check --fix", ("check", "log.moai", "--fix"), _text(log_moai=SLIP), codes=(1,)),
        Case("check --fix, 2 logs", ("check", ".", "--fix"), SLIPS, codes=(1,)),
        Case("check -o, 2 formats", ("check", "log.moai", "-o", "out", "-o", "sarif=more"), OVER),
        Case("golden --update", ("golden", "--update", "."), {**LOGS, "b.golden.json": b"{}\n"}),
        Case("export -o", ("export", "log.moai", "-o", "out"), OVER, modes={"out": 0o600}),
        Case("export -o, 3 logs", ("export", ".", "--to", "jsonl", "-o", "out"), {**LOGS, "out": OLD}),
        Case("import -o", ("import", "data.json", "-o", "new.moai"), {"data.json": DATA}),
        Case("board new -o", ("board", "new", "ours", "-o", "new.yaml"), {}),
        Case("simulate -o", ("simulate", "easter-island", "--turns", "3", "-o", "new.moai"), {}),
        Case(
            "tally -o",
            ("tally", "easter-island", "--players", "Ann,Ben", "-o", "new.moai"),
            {},
            answers=("1", "4", "Ben"),
        ),
        Case("survey -o", ("survey", ".", "-o", "tables"), LOGS, resumes="tables/"),
        Case(
            "simulate -o, 3 games",
            ("simulate", "easter-island", "--turns", "3", "--games", "3", "-o", "games"),
            {},
        ),
    ]


def _reports() -> list[Case]:
    """Commands that write a report to a file."""
    asked = {
        "check": ("check", "log.moai"),
        "score": ("score", "log.moai"),
        "dispute": ("dispute", "log.moai"),
        "dispute --between": ("dispute", "log.moai", "--between", "log.moai"),
        "repair": ("repair", "log.moai"),
        "show": ("show", "log.moai"),
        "legal": ("legal", "log.moai"),
        "replay": ("replay", "log.moai"),
        "score as a page": ("score", "log.moai", "--output-format", "html"),
        "dispute as a page": ("dispute", "log.moai", "--output-format", "html"),
        "coverage": ("coverage", "log.moai"),
        "golden": ("golden", "log.moai"),
        "board draw": ("board", "draw", "stand-in-2"),
    }
    return [Case(f"{name} -o", (*command, "-o", "out"), OVER) for name, command in asked.items()]


def _recorders() -> list[Case]:
    """Recorders, with lines that are taken back and put back."""
    record = ("record", "easter-island", "log.moai")
    return [
        Case("record, a new log", record, {}, LINES),
        Case("record, undo and redo", record, BEGUN, MORE),
        Case("record, save", record, BEGUN, (MORE[0], "save copy.moai")),
        Case("record, a turn goes on", record, _text(log_moai=HEAD + OPENED), GOES_ON),
    ]


def _elsewhere() -> list[Case]:
    """File systems that lack something, so that another way is used, which may fail as well."""
    record = ("record", "easter-island", "log.moai")
    without = ((UNNAMED_FILES,), (UNNAMED_FILES, HARD_LINKS), (LOCKS,))
    found = []
    for lacks in without:
        where, missing = f" without {' or '.join(lacks)}", frozenset(lacks)
        found.append(Case(f"format{where}", ("format", "log.moai"), LOG, lacks=missing))
        found.append(
            Case(f"board new{where}", ("board", "new", "ours", "-o", "new.yaml"), {}, lacks=missing)
        )
        found.append(Case(f"record{where}", record, BEGUN, MORE[:2], lacks=missing))
    return found


def _pages() -> list[Case]:
    """`referee serve`, and a page that writes. They need the packages of the extra `web`."""
    if any(find_spec(name) is None for name in ("starlette", "uvicorn", "segno")):
        return []
    serve = ("serve", ".", "--port", "0")
    return [
        Case("serve, a new log", serve, {}, (BEGIN, *LINES[3:]), kept=BEGUN_TODAY),
        Case("serve, undo and redo", serve, BEGUN, MORE, kept="log.moai"),
    ]


CASES = [*_writers(), *_reports(), *_recorders(), *_elsewhere(), *_pages()]
