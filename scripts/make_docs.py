"""Write the pages that are made from the declarations: the rules of each game, and all rulings.

For every rule: code, title, law, sources, rulings, where its check stands, the sentences it can be
reported with, and for each record that breaks it what `referee check` prints and what the nearest
legal log has instead. `--check` writes nothing and fails when a page is stale; the tests call it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import referee  # noqa: E402
from referee import shelf  # noqa: E402
from referee.core.book import LOG  # noqa: E402
from referee.core.game import Game  # noqa: E402
from referee.core.rule import Rule, RuleBook  # noqa: E402
from referee.export import report  # noqa: E402
from referee.export.law import default_mark, rulings_on  # noqa: E402
from referee.export.paint import Paint  # noqa: E402
from referee.export.visible import visible  # noqa: E402
from referee.text.syntax import SYN  # noqa: E402

DOCS = ROOT / "docs"
RECORDS = ROOT / "records"
MADE = "<!-- Made by scripts/make_docs.py. Do not edit. -->"
LOG_FOLDER = "log"
MOST_LINES = 8
"""Lines of a legal neighbour that are shown where it differs."""
MOST_COLUMNS = 160


def pages() -> dict[Path, str]:
    """The text of every generated page by its path."""
    made = {DOCS / "rules" / f"{game.name}.md": game_page(game) for game in shelf.own_games()}
    made[DOCS / "rules" / "log.md"] = log_page()
    made[DOCS / "rulings.md"] = rulings_page(shelf.own_games())
    made[DOCS / "after-a-violation.md"] = violations_page(shelf.own_games())
    return made


def violations_page(games: Iterable[Game]) -> str:
    """What an illegal action does to the table, for every kind of action of every game."""
    rows = [
        MADE,
        "",
        "# After a violation",
        "",
        "A table that errs plays on, and so does the replay: what hands could do is done, what they",
        "could not is passed over. Nothing that an illegal action does is a rule; it is what the",
        "players of the log will have seen before them. A waived action (`stands CODE`) does the",
        "same. With `after-violation=skip` it does nothing, with `after-violation=stop` or `--strict`",
        "the replay ends there. A later finding that vanishes when the first one is mended follows",
        "from it, and does not count.",
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
    """The verb of an action; where several share it, with what is said behind it."""
    form = game.form_of.get(kind)
    if form is None or not form.verb:
        return NAMELESS[kind.__name__]
    name = f"`{form.verb.removesuffix(' :')}`"
    if sum(other.verb == form.verb for other in game.forms) > 1:
        name += f" ({', '.join(slot.field for slot in form.slots)})"
    return name


def said_of(game: Game) -> dict[type, str]:
    """The sentences that stand beside what illegal actions do."""
    package = shelf.packages()[game.name]
    said: dict[type, str] = import_module(f"referee.games.{package}.aftermath").SAID
    return said


NAMELESS = {
    "TurnEnds": "(the end of a turn)",
    "NotAnAction": "(a deed that the game does not know)",
    "Misnamed": "(a name that the game does not have)",
    "StoneTouched": "(a card taken from the stone, or looked at)",
    "Bonus": "`opulence`, `supplement`",
}


def game_page(game: Game) -> str:
    rows = [
        MADE,
        "",
        f"# The rules of {game.title}",
        "",
        f"{len(game.book.rules)} rules, in the order in which they are declared. Of several rules that a",
        "move breaks, the one whose check is asked first is cited. Below the name of a record stands",
        "what `referee check` prints for it.",
        "",
        "Editions:",
        "",
        *(f"- `{key}`: {edition['title']}" for key, edition in game.data["editions"].items()),
        "",
        *contents(game.book),
    ]
    for rule in game.book:
        rows += rule_rows(rule, game.name, game)
    return joined(rows)


def log_page() -> str:
    rows = [
        MADE,
        "",
        "# The rules of the log",
        "",
        "These rules are the same for every game. `LOG-` rules are about claims and waivers, `SYN-` rules",
        "about what cannot be read. A line that breaks a `SYN-` rule hides no other line.",
        "",
        *contents(LOG),
        *contents(SYN),
    ]
    for rule in (*LOG, *SYN):
        rows += rule_rows(rule, LOG_FOLDER, None)
    return joined(rows)


def contents(book: RuleBook) -> list[str]:
    return [f"- [{rule.code}](#{anchor(heading(rule))}) {rule.title}" for rule in book]


def heading(rule: Rule) -> str:
    return f"{rule.code}: {rule.title}"


def anchor(title: str) -> str:
    """The name by which a heading is linked to."""
    kept = re.sub(r"[^\w\- ]", "", title.lower())
    return kept.replace(" ", "-")


def rule_rows(rule: Rule, folder: str, game: Game | None) -> list[str]:
    rows = ["", f"## {heading(rule)}", "", rule.law, ""]
    if game is not None:
        editions = game.data["editions"]
        rows += [f"- Source, {editions[key]['title']}: {text}" for key, text in game.sources(rule).items()]
        rows += [ruling_link(game, key, ruling) for key, ruling in rulings_on(rule, game)]
    rows += [f"- Checked in `{name}`" for name in modules_of(rule)]
    rows += [f"- Says: {code_span(sentence)}" for sentence in rule.faults]
    for path in sorted((RECORDS / folder / "illegal" / "rules").glob(f"{rule.code}-*.moai")):
        rows += record_rows(rule, path, RECORDS / folder / "legal" / "rules" / path.name)
    return rows


def ruling_link(game: Game, key: str, ruling: dict[str, Any]) -> str:
    return f"- Ruling [{key}](../rulings.md#{anchor(ruling_heading(game, key))}): {ruling['asks']}"


def modules_of(rule: Rule) -> list[str]:
    """The files that hold the checks of a rule, the one that declares it first."""
    names = [clause.check.__module__ for clause in rule.book.clauses if clause.rule is rule]
    return [name.replace(".", "/") + ".py" for name in dict.fromkeys(names)]


def record_rows(rule: Rule, broken: Path, legal: Path) -> list[str]:
    record = referee.loads(broken.read_bytes(), name_of(broken), broken.parent)
    verdict = referee.check(record)
    shown = [finding for finding in verdict.findings if finding.code == rule.code]
    others = len(verdict.findings) - len(shown)
    verdict.findings[:] = shown[:1]
    rows = ["", link(broken), "", *fenced("\n".join(report.full(verdict, Paint(False))).split("\n"))]
    if others or len(shown) > 1:
        more = others + len(shown) - 1
        rows += ["", f"(and {more:,} more finding{'' if more == 1 else 's'} in this log)"]
    if legal.exists():
        lines = different(record.lines, referee.load(legal).lines)
        rows += ["", f"Legal instead: {link(legal)}"]
        rows += ["", *fenced(shortened(lines))] if lines else []
    return rows


def different(broken: Sequence[str], legal: Sequence[str]) -> list[str]:
    """The lines of the legal log that the broken one does not have, comments aside."""
    matcher = SequenceMatcher(None, broken, legal, autojunk=False)
    lines = [
        line
        for tag, _, _, begin, end in matcher.get_opcodes()
        if tag != "equal"
        for line in legal[begin:end]
    ]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def shortened(lines: Sequence[str]) -> list[str]:
    """A few lines, none too long, nothing in them that could steer a terminal."""
    shown = [visible(line[:MOST_COLUMNS]) + ("…" if len(line) > MOST_COLUMNS else "") for line in lines]
    more = len(shown) - MOST_LINES
    return shown if more <= 0 else [*shown[:MOST_LINES], f"… and {more:,} more lines"]


def fenced(lines: Sequence[str]) -> list[str]:
    ticks = max((len(run) for line in lines for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, ticks + 1)
    return [f"{fence}text", *(line.rstrip() for line in lines), fence]


def code_span(text: str) -> str:
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def link(path: Path) -> str:
    return f"[{path.name}](../../{name_of(path)})"


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def rulings_page(games: Iterable[Game]) -> str:
    rows = [
        MADE,
        "",
        "# Rulings",
        "",
        "A ruling answers a question that a rulebook leaves open. Each has a default. A table that reads",
        "the text otherwise says so in the header of its log: `ruling:` and one of the options below.",
        "A ruling with a single option has no alternative: it is written down so that nobody has to guess.",
    ]
    for game in games:
        rows += ["", f"## {game.title}"]
        for key, ruling in game.data["rulings"].items():
            rows += ruling_rows(game, key, ruling)
    return joined(rows)


def ruling_heading(game: Game, key: str) -> str:
    return f"{game.name}: {key}"


def ruling_rows(game: Game, key: str, ruling: dict[str, Any]) -> Iterator[str]:
    yield from ("", f"### {ruling_heading(game, key)}", "", ruling["asks"], "")
    for name, option in ruling["options"].items():
        mark = default_mark(game, key, name)
        yield f"- `{key}={name}`{mark}: {option['says']}"
    yield from ("", f"Why: {ruling['because']}")
    if ruling["touches"]:
        links = [rule_link(game.book[code], game) for code in ruling["touches"]]
        yield from ("", f"Touches: {', '.join(links)}")


def rule_link(rule: Rule, game: Game) -> str:
    return f"[{rule.code}](rules/{game.name}.md#{anchor(heading(rule))})"


def joined(rows: Iterable[str]) -> str:
    text = "\n".join(rows)
    return re.sub(r"\n{3,}", "\n\n", text).rstrip("\n") + "\n"


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
