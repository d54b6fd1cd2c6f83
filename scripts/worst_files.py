"""Inputs other than logs at their limits: boards, JSON records, goldens, folders of links, recorded lines.

Each case is a folder of files, and the commands that read them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

import referee
from referee import shelf
from referee.cli.convert import MOST_OF_JSON
from referee.cli.fixing import MOST_LINES, MOST_MEBIBYTES
from referee.golden.content import MOST_BYTES as MOST_OF_A_GOLDEN
from referee.text.board_yaml import MOST_BYTES as MOST_OF_A_BOARD

from .worst_logs import header, misspelt, text_of, whole_game

ROOT = Path(__file__).resolve().parent.parent
LOG = "game.moai"
BOARD, JSON, GOLDEN, LINKS = "a board of 64 KiB", "JSON of 1 MiB", "a golden of 4 MiB", "1,000 links"
MANY = 1_000
CORRECTIONS = "20,000 lines or 4 MiB to correct"
DEEP = 200
TYPED = "typed"
"""The names of shapes begin with this if their lines are typed into the recorder one by one."""


class Link(NamedTuple):
    """A link in the folder to another name."""

    to: str


class Case(NamedTuple):
    """Files at a limit, and the commands to run on them."""

    limit: str
    shape: str
    files: Mapping[str, bytes | Link]
    commands: Mapping[str, str]
    given: bytes = b""
    """What is typed into the command."""


def _padded(text: str, most: int) -> bytes:
    return (text + "x" * (most - len(text.encode())))[:most].encode()


def boards(commands: Mapping[str, str]) -> Iterator[Case]:
    game = next(game for game in shelf.own_games() if game.boards is not None)
    folder = ROOT / "referee" / "games" / shelf.packages()[game.name] / "boards"
    shipped = min(folder.glob("*.yaml")).read_text(encoding="utf-8")
    most = MOST_OF_A_BOARD
    shapes = {
        "a board and a long remark": _padded(f"{shipped}\n# ", most),
        "a board again and again": (shipped * (most // len(shipped))).encode(),
        "lists in lists": b"[" * (most // 2) + b"]" * (most // 2),
        "parts in parts": b"{a: " * (most // 5) + b"}" * (most // 5),
        "deeper with every line": "".join(f"{' ' * i}a:\n" for i in range(350)).encode(),
        "names without end": "".join(f"a{i}: b\n" for i in range(most // 10)).encode()[:most],
        "one name again and again": b"name: x\n" * (most // 8),
        "words without end": _padded("name: ", most),
        "a list without end": b"spaces:\n" + b"- x\n" * ((most - 10) // 4),
        "anchors": b"a: &a [x, x]\n" + b"b: [*a, *a]\n" * ((most - 20) // 12),
        "quotes": b'"' * most,
    }
    log = f"game: {game.name}\nboard: ours.yaml\nplayers: Ann, Ben\n"
    record = json.dumps(referee.to_json(referee.loads(f"{header(game.name)}Ann: pass\n")))
    named = '"key": "board", "value": "ours.yaml"}, {"key": "players"'
    record = record.replace('"key": "players"', named, 1)
    asked = {
        name: each.replace("NAME", "Ann").replace("GAME", game.name) for name, each in commands.items()
    } | {
        "board check": "board check ours.yaml",
        "board draw": "board draw ours.yaml",
        "import": "import in.json",
    }
    for shape, data in shapes.items():
        files = {
            LOG: log.encode(),
            "other.moai": log.encode(),
            "in.json": record.encode(),
            "ours.yaml": data,
        }
        yield Case(BOARD, shape, files, asked)


def records_in_json() -> Iterator[Case]:
    most = MOST_OF_JSON
    for game in shelf.own_names():
        head, play = whole_game(game)
        data = referee.to_json(referee.loads(text_of(head, play)))
        entries = data["entries"]
        size = len(json.dumps(entries))
        long = json.dumps(data | {"entries": entries * ((most - 5_000) // size)}).encode()
        yield Case(JSON, f"a record of {game} again and again", {"in.json": long}, IMPORT)
    empty = json.dumps({**data, "entries": []})
    fill = empty.index('"entries": [') + len('"entries": [')
    opened, closed = empty[:fill], empty[fill:]
    half = (most - len(empty)) // 2
    many = (most - len(empty)) // 3 - 1
    shapes = {
        "lists in lists": "[" * (most // 2) + "]" * (most // 2),
        "a record of lists in lists": opened + "[" * half + "]" * half + closed,
        "parts in parts": '{"a":' * (most // 6) + "0" + "}" * (most // 6),
        "a record of nothing": opened + ",".join(["{}"] * many) + closed,
        "a record of what is none": opened + ",".join(["0 "] * many) + closed,
        "a number without end": "9" * most,
        "a word without end": '"' + "x" * (most - 2) + '"',
        "spaces": " " * most,
        "a list never closed": "[0," * (most // 3),
    }
    for shape, text in shapes.items():
        yield Case(JSON, shape, {"in.json": text.encode()[:most]}, IMPORT)


IMPORT = {"import": "import in.json"}


def goldens() -> Iterator[Case]:
    most = MOST_OF_A_GOLDEN
    head, play = whole_game(shelf.own_names()[0])
    log = text_of(head, play)
    golden = referee.to_golden(referee.loads(log, LOG))
    wrong = {
        "line": 1,
        "action": None,
        "code": "EI-FIRE-5",
        "severity": "error",
        "counts": True,
        "follows": None,
        "message": "x",
    }
    size = len(json.dumps(wrong)) + 2
    found = [wrong | {"line": number} for number in range(10**6, 10**6 + (most - 20_000) // (size + 6))]
    lines = golden["result"]["score"]
    scored = lines * ((most - 20_000) // (len(json.dumps(lines)) + 2))
    shapes = {
        "findings without end": json.dumps(golden | {"findings": found}),
        "a score without end": json.dumps(golden | {"result": golden["result"] | {"score": scored}}),
        "lists in lists": "[" * (most // 2) + "]" * (most // 2),
        "a name without end": json.dumps(golden | {"players": ["x" * (most - 20_000)]}),
        "players without end": json.dumps(golden | {"players": ["x"] * ((most - 20_000) // 5)}),
    }
    commands = {"golden": f"golden {LOG}", "golden --update": f"golden --update {LOG}"}
    for shape, text in shapes.items():
        files = {LOG: log.encode(), "game.golden.json": text.encode()[:most]}
        yield Case(GOLDEN, shape, files, commands)


def folders() -> Iterator[Case]:
    log = text_of(*whole_game(shelf.own_names()[0])).encode()
    deep = "/".join(["d"] * DEEP)
    shapes: dict[str, dict[str, bytes | Link]] = {
        "links to the folder itself": {LOG: log, **{f"l{i}": Link(".") for i in range(MANY)}},
        "links in a circle": {LOG: log, **{f"l{i}": Link(f"l{(i + 1) % MANY}") for i in range(MANY)}},
        "a log by many links": {LOG: log, **{f"l{i}.moai": Link(LOG) for i in range(MANY // 10)}},
        "folders in folders": {f"{deep}/{LOG}": log, "up": Link(deep)},
        "two folders that lead to each other": {
            **{f"a/l{i}": Link("../b") for i in range(MANY // 2)},
            **{f"b/l{i}": Link("../a") for i in range(MANY // 2)},
            f"a/{LOG}": log,
        },
    }
    commands = {
        "check": "check .",
        "check --output-format json": "check --all --output-format json .",
        "format": "format --check .",
        "golden": "golden .",
        "golden --update": "golden --update .",
        "coverage": "coverage .",
        "check --fix": "check --fix .",
        "check --fix --diff": "check --fix --diff .",
        "export": "export --to jsonl .",
        "survey": "survey . -o tables",
    }
    for shape, files in shapes.items():
        served = {"serve": f"serve {LOG}"} if LOG in files else {}
        yield Case(LINKS, shape, files, commands | served)
        yield Case(LINKS, f"{shape}, by a pattern", files, {"check": "check **/*.moai"})


def corrections() -> Iterator[Case]:
    """Logs that are as long as one that is corrected may be."""
    commands = {"check --fix": f"check --fix {LOG}", "check --fix --diff": f"check --fix --diff {LOG}"}
    for game in shelf.own_names():
        head, play = whole_game(game)
        slips = [misspelt(line) for line in play]
        rows = MOST_LINES - len(head) - 1
        long = [f"{'; '.join([line] * (9_000 // (len(line) + 2)))}" for line in slips]
        size = MOST_MEBIBYTES * 1024 * 1024 - 10_000
        shapes = {
            "a slip in each line": text_of(head, list(islice(cycle(slips), rows))),
            "no slip": text_of(head, list(islice(cycle(play), rows))),
            "a slip in each line, all of one player": header(game) + "Ann: plaec c3 nroth\n" * (rows - 3),
            "long lines of slips": text_of(head, list(islice(cycle(long), size // 9_000))),
            "slips in remarks": text_of(head, play, ["# plaec nroth"] * (rows - len(play))),
        }
        for shape, text in shapes.items():
            yield Case(CORRECTIONS, f"{shape} ({game})", {LOG: text.encode()[: size + 9_000]}, commands)


def typed() -> Iterator[Case]:
    for game in shelf.own_names():
        head, play = whole_game(game)
        command = {"record": f"record --quiet {game} new.moai"}
        keep = {"record": f"record --quiet --keep {game} new.moai"}
        limit = "400 lines"
        yield Case(limit, f"{TYPED} into the recorder", {}, command, text_of(head, play).encode())
        wrong = header(game) + "Ann: zork\nZed: pass\nAnn: pass\n" * 130
        yield Case(limit, f"{TYPED} into the recorder, all wrong", {}, command, wrong.encode())
        yield Case(limit, f"{TYPED} and kept, all wrong", {}, keep, wrong.encode())
        long = header(game) + f"Ann: {'x' * 9_900}\n" * 100
        yield Case("10,000 characters in a line", f"{TYPED} into the recorder", {}, command, long.encode())
