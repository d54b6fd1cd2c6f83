"""The structure of the program: which package may import which, and how large a module may be."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

from referee import shelf
from referee.core.acts import Claim, Result, TurnEnds
from referee.core.game import Game
from tests.support import ROOT, hold_for_each

PACKAGE = ROOT / "referee"


def is_generated(path: Path) -> bool:
    """Whether a script writes the module: editions, boards, and the words and messages of a language."""
    return path.name in ("_editions.py", "_boards.py") or (
        path.parent.name in ("words", "messages")
        and path.name.startswith("_")
        and path.name != "__init__.py"
    )


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if not is_generated(path))
GAME_ROOMS = (
    # from the bottom to the top: a room of a game, one module or a package, may import only those before it
    "messages",
    "voice",
    "_boards",
    "_editions",
    "words",
    "board",
    "pieces",
    "cards",
    "offerings",
    "options",
    "actions",
    "state",
    "calculations",
    "scoring",
    "effects",
    "as_played",
    "legal",
    "notation",
    "advice",
    "tally",
    "picture",
    "dealing",
    "rules",
    "steps",
    "habits",
    "board_files",
    "game",
)
EVERY_GAME_HAS = {
    "_editions",
    "actions",
    "advice",
    "as_played",
    "effects",
    "game",
    "habits",
    "legal",
    "notation",
    "options",
    "picture",
    "rules",
    "scoring",
    "state",
    "steps",
    "tally",
    "words",
}
LAYERS = {
    # a room, and what it may import besides itself
    "version": set(),
    "assets": set(),
    "speech": set(),
    "messages": set(),
    "forms": set(),
    "pictures": set(),
    "core": {"speech", "forms", "pictures"},
    "archive": {"speech", "text"},
    "batch": {"speech", "core", "text", "export", "loading", "__init__"},
    "survey": {"speech", "core", "language", "text", "export", "batch", "assets", "disk", "__init__"},
    "games": {"core", "forms", "pictures", "speech"},
    "edition_file": {"assets", "core", "forms"},
    "installed": {"core", "edition_file"},
    "shelf": {"core", "installed"},
    "language": {"speech", "core", "forms", "edition_file", "shelf"},
    "text": {"speech", "core", "forms", "language", "shelf", "assets"},
    "disk": {"speech", "text"},
    "loading": {"speech", "core", "text", "disk"},
    "analysis": {"speech", "core", "forms", "pictures"},
    "mend": {"speech", "core", "forms", "analysis", "text"},
    "checking": {"speech", "core", "analysis", "mend"},
    "rule_lookup": {"speech", "language", "core", "forms", "text", "shelf"},
    "playing": {"speech", "core", "forms", "text", "mend", "shelf", "assets"},
    "export": {
        "speech",
        "language",
        "core",
        "forms",
        "pictures",
        "analysis",
        "text",
        "shelf",
        "assets",
        "version",
    },
    "pages": {"speech", "core", "pictures", "analysis", "text", "export", "version"},
    "golden": {"speech", "core", "text", "export", "version"},
    "api": {
        "speech",
        "core",
        "pictures",
        "text",
        "analysis",
        "mend",
        "playing",
        "export",
        "pages",
        "golden",
        "shelf",
        "loading",
        "checking",
        "rule_lookup",
    },
    "__init__": {"api", "version"},
    "highlight": {"core", "forms", "language", "text", "shelf"},
    "lsp": {
        *(
            "speech",
            "core",
            "forms",
            "language",
            "analysis",
            "text",
            "mend",
            "export",
            "api",
            "scribe",
            "highlight",
        ),
        *("shelf", "version"),
    },
    "scribe": {
        *("speech", "core", "forms", "pictures", "analysis", "mend", "text", "export"),
        *("api", "rule_lookup", "disk"),
    },
    "web": {
        "speech",
        "core",
        "forms",
        "pictures",
        "language",
        "analysis",
        "text",
        "export",
        "pages",
        "scribe",
        "shelf",
        "disk",
        "api",
        "__init__",
    },
    "cli": {
        "web",
        "speech",
        "core",
        "forms",
        "language",
        "analysis",
        "text",
        "mend",
        "playing",
        "export",
        "pages",
        "golden",
        "scribe",
        "lsp",
        "archive",
        "batch",
        "survey",
        "shelf",
        "assets",
        "disk",
        "loading",
        "rule_lookup",
        "version",
        "__init__",
    },
    "plugin": {"speech", "core", "forms", "text", "export", "golden", "cli", "__init__"},
    "start": {"cli"},
    "__main__": {"start"},
}
"""`__init__` stands for `import referee`, the public functions."""

HEAVY = {
    *("lark", "jsonschema", "yaml", "typer", "rich", "pytest", "prompt_toolkit"),
    *("zstandard", "duckdb", "distributed", "dask", "multiprocessing", "pygls", "lsprotocol", "pygments"),
    *("starlette", "uvicorn", "segno"),
}
MAY_USE = {
    "distributed": {"batch/cluster.py"},
    "duckdb": {"survey/parquet.py"},
    "lark": {"text/compiling.py"},
    "lsprotocol": {"lsp"},
    "multiprocessing": {"batch/pool.py"},
    "zstandard": {"archive/streams.py"},
    "prompt_toolkit": {"cli/prompt.py"},
    "jsonschema": {"edition_file.py", "export/schema.py", "text/board_schema.py"},
    "pygls": {"lsp", "cli/lsp.py"},
    "pygments": {"highlight/pygments_lexer.py"},
    "pytest": {"plugin"},
    "segno": {"web/sharing.py"},
    "starlette": {"web/app.py", "web/gate.py"},
    "uvicorn": {"web/server.py"},
    "typer": {"cli"},
    "yaml": {"edition_file.py", "text/board_yaml.py"},
}


def module_name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    """A module, parsed once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> frozenset[str]:
    """Everything that a module imports, at once, lazily or only for its types, as absolute names."""
    package = path.relative_to(ROOT).parts[:-1]
    names: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return frozenset(names)


def dotted(path: Path) -> str:
    """The name by which a module is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def graph() -> dict[str, set[str]]:
    """Every module of the program, and the modules that it imports."""
    paths = {dotted(path): path for path in PACKAGE.rglob("*.py")}
    return {
        name: {_module(each, paths) for each in imports(path) if each.split(".")[0] == "referee"} - {name}
        for name, path in paths.items()
    }


def _module(name: str, known: Container[str]) -> str:
    """The module that a name is in, or that it is."""
    while name not in known:
        name = name.rpartition(".")[0]
    return name


def cycles(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """The modules that are part of an import cycle, or import one."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return [" -> ".join(reversed(error.args[1]))]
    return []


def top_room(name: str) -> str | None:
    parts = name.split(".")
    if parts[0] != "referee":
        return None
    return parts[1] if len(parts) > 1 else "__init__"


def game_room(name: str) -> tuple[str, str] | None:
    """The game of a module, and its room."""
    parts = name.split(".")
    return (parts[2], parts[3]) if parts[:2] == ["referee", "games"] and len(parts) > 3 else None


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert len(graph()) > 200
    assert cycles(graph()) == []


def test_a_cycle_is_found() -> None:
    assert cycles({"a": ["b"], "b": ["c"], "c": ["a"]}) != []


def test_no_room_imports_itself_by_way_of_others() -> None:
    assert cycles(LAYERS) == []


def test_imports_point_one_way() -> None:
    hold_for_each(sorted(graph()), str, imports_point_one_way)


def imports_point_one_way(name: str) -> None:
    own = top_room(name)
    assert own in LAYERS
    assert {top_room(other) for other in graph()[name]} - {own} <= LAYERS[own]


def test_rooms_of_a_game_import_only_those_below() -> None:
    games = sorted(name for name in graph() if game_room(name))
    assert {room for _, room in filter(None, map(game_room, games))} == set(GAME_ROOMS)
    hold_for_each(games, str, room_imports_only_those_below)


def room_imports_only_those_below(name: str) -> None:
    own = game_room(name)
    others = {game_room(other) for other in graph()[name]} - {own, None}
    assert own and {room for _, room in filter(None, others)} <= set(GAME_ROOMS[: GAME_ROOMS.index(own[1])])


def test_every_class_has_a_name_of_its_own() -> None:
    """All games together are one room here: what two games call the same is the same in both."""
    homes: dict[str, set[str | None]] = {}
    for path in MODULES:
        for node in tree_of(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, set()).add(top_room(dotted(path)))
    assert len(homes) > 200
    assert {name: rooms for name, rooms in homes.items() if len(rooms) > 1} == {}


@pytest.mark.parametrize("package", shelf.packages().values())
def test_no_game_has_two_classes_of_one_name(package: str) -> None:
    paths = sorted((PACKAGE / "games" / package).rglob("*.py"))
    nodes = [node for path in paths for node in tree_of(path).body]
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, times in names.items() if times > 1 and not name.startswith("_")] == []


def test_heavy_libraries_stay_in_their_place() -> None:
    hold_for_each(MODULES, module_name, heavy_libraries_stay_in_their_place)


def heavy_libraries_stay_in_their_place(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)} & HEAVY
    here = path.relative_to(PACKAGE).as_posix()
    for library in used:
        assert any(here.startswith(place) for place in MAY_USE.get(library, ())), (here, library)


def test_games_do_not_know_each_other() -> None:
    for path in MODULES:
        parts = path.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            others = set(shelf.packages().values()) - {parts[1]}
            assert not any(f"referee.games.{other}" in name for name in imports(path) for other in others)


def test_the_shell_names_no_game() -> None:
    words = [*shelf.packages(), *shelf.packages().values()]
    words += [edition for game in shelf.all_games() for edition in game.data["editions"]]
    for path in MODULES:
        if path.relative_to(PACKAGE).parts[0] == "games":
            continue
        text = path.read_text(encoding="utf-8")
        assert [word for word in words if word in text] == [], path


def test_rules_ask_for_no_edition() -> None:
    for path in PACKAGE.glob("games/*/**/*.py"):
        if path.name == "_editions.py":
            continue
        tree = tree_of(path)
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert "edition" not in names, path


@pytest.mark.parametrize("package", shelf.packages().values())
def test_every_game_has_the_same_rooms(package: str) -> None:
    folder = PACKAGE / "games" / package
    rooms = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert rooms >= EVERY_GAME_HAS
    assert (folder / "editions.yaml").exists()
    assert (ROOT / "grammar" / f"{package}.lark").exists()
    assert (ROOT / "schemas" / f"{package}.schema.json").exists()


def test_modules_and_functions_stay_small() -> None:
    hold_for_each(MODULES, module_name, module_and_its_functions_are_small)


def module_and_its_functions_are_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 60, node.name


IGNORED = re.compile(r"# type: ignore(\[[a-z-]+\])?(?P<reason>  # \w.*)?$")


def test_what_mypy_shall_ignore_has_its_reason_beside_it() -> None:
    folders = (PACKAGE, ROOT / "scripts", ROOT / "benchmarks", ROOT / "examples")
    modules = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert any(ignored_without_reason(["x = y  # type: ignore"]))
    hold_for_each(modules, str, mypy_ignores_nothing_without_reason)


def mypy_ignores_nothing_without_reason(path: Path) -> None:
    assert not list(ignored_without_reason(path.read_text(encoding="utf-8").splitlines()))


def ignored_without_reason(lines: Sequence[str]) -> Iterator[str]:
    """The reason stands behind the mark, or on a line of its own above it and what follows it."""
    for above, line in zip(("", *lines), lines, strict=False):
        found = IGNORED.search(line)
        if (
            found
            and not found["reason"]
            and not above.lstrip().startswith("# ")
            and not IGNORED.search(above)
        ):
            yield line


@pytest.mark.parametrize("room", ["rules", "legal", "scoring", "picture", "calculations", "notation"])
def test_only_effects_write_to_the_state(room: str) -> None:
    for package in shelf.packages().values():
        folder = PACKAGE / "games" / package
        paths = sorted(folder.glob(f"{room}/*.py")) or [folder / f"{room}.py"]
        for path in paths:
            for node in ast.walk(tree_of(path)):
                targets = node.targets if isinstance(node, ast.Assign) else []
                if isinstance(node, ast.AugAssign):
                    targets = [node.target]
                for target in targets:
                    root = target
                    while isinstance(root, ast.Attribute | ast.Subscript):
                        root = root.value
                    assert root is target or getattr(root, "id", "") != "state", (path, node.lineno)


@pytest.mark.parametrize("game", list(shelf.all_games()), ids=lambda game: game.name)
def test_it_is_said_what_every_illegal_action_does(game: Game) -> None:
    """Of every kind of action that has an effect then; any other has none, and the page says so."""
    package = shelf.packages()[game.name]
    said = import_module(f"referee.games.{package}.as_played").IN_WORDS
    kinds = {form.kind for form in game.forms} - {Result, Claim}
    assert set(said) <= kinds | {TurnEnds}
    assert {TurnEnds, *game.as_played} & (kinds | {TurnEnds}) <= set(said)
    assert all(sentence.endswith(".") for sentence in said.values())


def test_the_page_on_architecture_names_what_there_is() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert page.count("\n") <= 120
    named = re.findall(r"[\w/<>*.]+\.(?:py|yaml|json|lark)\b", page)
    assert len(named) > 40
    homes = (ROOT, PACKAGE, PACKAGE / "mend")
    assert [
        name
        for name in named
        if not any(list(home.glob(name.replace("<game>", "rapanui_island"))) for home in homes)
    ] == []


def test_what_python_calls_a_digit_is_not_taken_for_a_number() -> None:
    """`²` is a digit to `isdigit`, but `int` cannot read it. So only ASCII and bytes are asked."""
    asked = re.compile(r"\bisdigit\b|\bisnumeric\b")
    known = {
        PACKAGE / "archive" / "tarball.py",
        PACKAGE / "forms" / "folding.py",
    }  # of bytes; of what to fold
    for path in sorted({*PACKAGE.rglob("*.py")} - known):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not asked.search(line) or "isascii" in line or "`" in line, (path, line)
