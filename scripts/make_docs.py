"""Write the generated pages: the tables of rules, and what follows an illegal action.

`--check` writes nothing and fails when a page is stale; the tests call it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee import shelf  # noqa: E402
from referee.core.acts import Claim, Result  # noqa: E402
from referee.core.edition_data import Ruling  # noqa: E402
from referee.core.game import Game  # noqa: E402
from referee.core.log_rules import LOG  # noqa: E402
from referee.export.rules import default_mark  # noqa: E402
from referee.text.syntax import SYN  # noqa: E402

DOCS = ROOT / "docs"
MADE = "<!-- Made by scripts/make_docs.py. Do not edit. -->"


def pages() -> dict[Path, str]:
    """The text of every generated page by its path."""
    made = {DOCS / "rules" / f"{game.name}.md": game_page(game) for game in shelf.own_games()}
    made[DOCS / "rules" / "log.md"] = log_page()
    made[DOCS / "after-a-violation.md"] = violations_page(shelf.own_games())
    return made


def violations_page(games: Iterable[Game]) -> str:
    """What an illegal action does to the table, for every kind of action of every game."""
    rows = [
        MADE,
        "",
        "# After a violation",
        "",
        "After an illegal move people usually play on, and so does the replay. It does what could be done",
        "with real pieces, and leaves out the rest. The tables below say what that means for each action.",
        "They are not rules: they describe what the players had in front of them. The same happens after",
        "an action that the table let stand (`stands CODE`).",
        "",
        "- `ruling: after-violation=skip` in the header: an illegal action does nothing.",
        "- `ruling: after-violation=stop`, or `--strict`: the replay ends at the first illegal action.",
        "",
        "A later finding that goes away once an earlier one is fixed is a consequence, and does not count.",
    ]
    for game in games:
        said = said_of(game)
        rows += [
            "",
            f"## {game.title}",
            "",
            "| action | what it does although it is illegal |",
            "| --- | --- |",
        ]
        for kind, sentence in said.items():
            rows.append(f"| {action_name(game, kind)} | {sentence} |")
    return "\n".join(rows) + "\n"


def action_name(game: Game, kind: type) -> str:
    """The verb of an action. If several actions share it, the names of its slots are added."""
    form = game.form_of.get(kind)
    if form is None or not form.verb:
        return NAMELESS[kind.__name__]
    name = f"`{form.verb.removesuffix(' :')}`"
    if sum(other.verb == form.verb for other in game.forms) > 1:
        name += f" ({', '.join(slot.field for slot in form.slots)})"
    return name


def said_of(game: Game) -> dict[type, str]:
    """For each kind of action, the sentence on what it does if it is illegal."""
    package = shelf.packages()[game.name]
    said: dict[type, str] = import_module(f"referee.games.{package}.as_played").IN_WORDS
    kinds = {form.kind for form in game.forms} - {Result, Claim}
    return said | dict.fromkeys(sorted(kinds - said.keys(), key=lambda kind: kind.__name__), NO_EFFECT)


NO_EFFECT = "It has no effect."
NAMELESS = {
    "TurnEnds": "(the end of a turn)",
    "NotAnAction": "(a deed that the game does not know)",
    "Misnamed": "(a name that the game does not have)",
    "StoneTouched": "(a card taken from the stone, or looked at)",
    "Bonus": "`opulence`, `supplement`",
}


def game_page(game: Game) -> str:
    editions = game.data["editions"]
    rows = [
        MADE,
        "",
        f"# The rules of {game.title}",
        "",
        f"{len(game.book.rules)} rules. `referee explain CODE` prints one of them: what it says, its",
        "messages, a log that breaks it, and the nearest legal log. To print all of them in full:",
        f"`referee rules {game.name} --output-format markdown`.",
        "",
        "The columns on the right name the section of each rulebook:",
        "",
        *(f"- `{key}`: {edition['title']}" for key, edition in editions.items()),
        "",
        *table(["code", "rule", *(f"`{key}`" for key in editions)]),
        *(
            row([rule.code, rule.title, *(game.sources(rule).get(key, "") for key in editions)])
            for rule in game.book
        ),
        "",
        "## Rulings",
        "",
        "A ruling answers a question that the rulebook leaves open. Each has a default. If your table",
        "answers differently, write the ruling in the header of the log, for example",
        f"`ruling: {example(game)}`. A ruling with one option is here so that nobody has to guess.",
        "`referee explain RULING` prints what each option means, and why the default is the default.",
        "",
        *table(["ruling", "question", "options, the default first", "rules"]),
        *(ruling_row(game, key, ruling) for key, ruling in game.data["rulings"].items()),
    ]
    return "\n".join(rows) + "\n"


def example(game: Game) -> str:
    """A choice that a header may make: the first option that is not a default."""
    return next(
        f"{key}={name}"
        for key, ruling in game.data["rulings"].items()
        for name in ruling["options"]
        if not default_mark(game, key, name)
    )


def ruling_row(game: Game, key: str, ruling: Ruling) -> str:
    marks = {name: default_mark(game, key, name) for name in ruling["options"]}
    first = sorted(marks, key=lambda name: not marks[name])
    options = ", ".join(f"`{name}`{marks[name] if ' of ' in marks[name] else ''}" for name in first)
    return row([f"`{key}`", ruling["asks"], options, ", ".join(ruling["touches"])])


def log_page() -> str:
    rows = [
        MADE,
        "",
        "# The rules of the log",
        "",
        "These rules hold for the logs of every game. `LOG-` rules are about claims and waivers, `SYN-`",
        "rules about lines that cannot be read. Such a line does not keep Referee from judging the others.",
        "`referee explain CODE` prints a rule with its messages and examples.",
        "",
        *table(["code", "rule"]),
        *(row([rule.code, rule.title]) for rule in (*LOG, *SYN)),
    ]
    return "\n".join(rows) + "\n"


def table(heads: Sequence[str]) -> list[str]:
    return [row(heads), row(["---"] * len(heads))]


def row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main(arguments: Sequence[str]) -> int:
    only_check = "--check" in arguments
    made = pages()
    stale = [path for path, text in made.items() if not path.exists() or path.read_bytes() != text.encode()]
    orphans = [path for path in sorted((DOCS / "rules").glob("*.md")) if path not in made]
    for path in stale + orphans:
        if not only_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made[path].encode()) if path in made else path.unlink()
        print(f"{'stale' if only_check else 'written' if path in made else 'removed'}: {name_of(path)}")
    return 1 if only_check and (stale or orphans) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
