"""The shape of the program: which package may know which, how large a module may grow."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from referee import shelf
from referee.core.acts import Claim, Result, TurnEnds
from referee.core.game import Game
from tests.support import ROOT, hold_for_each

PACKAGE = ROOT / "referee"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.name not in ("_editions.py", "_boards.py"))
ROOMS = {
    "__init__",
    "_editions",
    "actions",
    "aftermath",
    "as_played",
    "drawing",
    "effects",
    "game",
    "habits",
    "legal",
    "options",
    "rules",
    "scoring",
    "state",
    "vocabulary",
}
LAYERS = {
    # a package, and what it may import besides itself
    "core": set(),
    "archive": {"text"},
    "batch": {"core", "text", "export", "api", "beside"},
    "survey": {"core", "text", "export", "batch", "api", "assets", "disk"},
    "games": {"core"},
    "text": {"core", "shelf", "assets"},
    "analysis": {"core"},
    "mend": {"core", "analysis", "text"},
    "playing": {"core", "text", "mend", "shelf", "assets"},
    "export": {"core", "analysis", "text", "shelf", "assets"},
    "golden": {"core", "text", "export"},
    "scribe": {"core", "text", "export", "api", "disk"},
    "cli": {
        "core",
        "analysis",
        "text",
        "mend",
        "playing",
        "export",
        "golden",
        "scribe",
        "archive",
        "batch",
        "survey",
        "shelf",
        "assets",
        "api",
        "disk",
    },
    "plugin": {"core", "text", "export", "golden", "cli"},
}
HEAVY = {
    *("lark", "jsonschema", "yaml", "typer", "rich", "pytest", "prompt_toolkit"),
    *("zstandard", "duckdb", "distributed", "dask", "multiprocessing"),
}
MAY_USE = {
    "distributed": {"batch/cluster.py"},
    "duckdb": {"survey/parquet.py"},
    "lark": {"text/compiling.py"},
    "multiprocessing": {"batch/pool.py"},
    "zstandard": {"archive/streams.py"},
    "prompt_toolkit": {"cli/prompt.py"},
    "jsonschema": {"edition_file.py", "export/schema.py", "text/board_schema.py"},
    "pytest": {"plugin"},
    "typer": {"cli"},
    "yaml": {"edition_file.py", "text/board_yaml.py"},
}


def module_name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@cache
def imports(path: Path) -> frozenset[str]:
    """Everything that a module imports, as absolute names."""
    package = path.relative_to(ROOT).parts[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            names |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return frozenset(names)


def layer(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "referee" and len(parts) > 1 else None


def test_imports_point_one_way() -> None:
    hold_for_each(MODULES, module_name, imports_point_one_way)


def imports_point_one_way(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    if own not in LAYERS:
        return
    reached = {layer(name) for name in imports(path)} - {None, own, "__version__"}
    files = {each.stem for each in PACKAGE.glob("*.py")} | set(LAYERS)
    assert reached & files <= LAYERS[own] | ({"api", "check", "load"} if own == "cli" else set())


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
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert "edition" not in names, path


@pytest.mark.parametrize("package", shelf.packages().values())
def test_every_game_has_the_same_rooms(package: str) -> None:
    folder = PACKAGE / "games" / package
    rooms = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert rooms >= ROOMS
    assert (folder / "editions.yaml").exists()
    assert (ROOT / "grammar" / f"{package}.lark").exists()
    assert (ROOT / "schemas" / f"{package}.schema.json").exists()


def test_modules_and_functions_stay_small() -> None:
    hold_for_each(MODULES, module_name, module_and_its_functions_are_small)


def module_and_its_functions_are_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 60, node.name


@pytest.mark.parametrize("room", ["rules", "legal", "scoring", "drawing"])
def test_only_effects_write_to_the_state(room: str) -> None:
    for package in shelf.packages().values():
        folder = PACKAGE / "games" / package
        paths = sorted(folder.glob(f"{room}/*.py")) or [folder / f"{room}.py"]
        for path in paths:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
    """For every kind of action that a log can hold; what only tells of the end changes no table."""
    package = shelf.packages()[game.name]
    said = import_module(f"referee.games.{package}.aftermath").SAID
    kinds = {form.kind for form in game.forms} - {Result, Claim}
    assert kinds | {TurnEnds} == set(said)
    assert all(sentence.endswith(".") for sentence in said.values())
