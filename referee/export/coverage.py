"""What a collection of logs exercises, for a person and as data (schemas/coverage.schema.json)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from referee import shelf
from referee.analysis.coverage import Coverage, Exercised, Survey
from referee.core.rule import BOARD
from referee.speech.punctuation import headed
from referee.speech.say import phrase, tell

from .safe_text import visible

SCHEMA_VERSION = 1
MOST_NAMED = 5
_MISSING = {
    "found": phrase("coverage.not-broken", "rules that no log breaks"),
    "kept": phrase("coverage.not-kept", "rules that no legal log keeps"),
    "editions": phrase("coverage.no-editions", "editions"),
    "players": phrase("coverage.no-players", "numbers of players"),
    "endings": phrase("coverage.no-endings", "endings"),
    "rulings": phrase("coverage.no-rulings", "options of rulings"),
}


def words(survey: Survey, missing_only: bool) -> list[str]:
    """A paragraph for each game, then what is missing."""
    rows: list[str] = []
    if not missing_only:
        for name, coverage in survey.games.items():
            rows.append(
                tell(
                    "coverage.game",
                    "{game}: {logs:,} {logs|log|logs}, {legal:,} legal",
                    game=name,
                    logs=coverage.logs,
                    legal=coverage.legal,
                )
            )
            rows += [*_summary(coverage), ""]
        rules = survey.log_rules()
        shown = sum(bool(survey.log[rule.code]) for rule in rules)
        rows += [
            tell("coverage.log", "the log itself: {logs:,} {logs|log|logs}", logs=survey.logs),
            _part(_rules_label(), shown, len(rules), tell("coverage.found", "found")),
            "",
        ]
        rows += _whole(survey)
    rows += _missing(survey, whole=missing_only) or [tell("coverage.complete", "nothing is missing")]
    rows += _unexpected(survey)
    return [visible(row) for row in rows]


def _summary(coverage: Coverage) -> list[str]:
    rules = coverage.rules()
    rows = [
        _part(
            _rules_label(),
            sum(each.both for each in rules),
            len(rules),
            tell("coverage.both", "found broken and kept"),
        ),
        *(f"            {text}" for text in _remarks(coverage, rules)),
        _shares(
            tell("coverage.editions", "editions"), coverage.editions, tuple(coverage.game.data["editions"])
        ),
        _shares(tell("coverage.players", "players"), coverage.players, tuple(coverage.player_counts())),
        _shares(
            tell("coverage.endings", "endings"),
            coverage.endings,
            coverage.ending_names(),
            coverage.game.said,
        ),
    ]
    if coverage.decided:
        told = ", ".join(headed(code, f"{count:,}") for code, count in sorted(coverage.decided.items()))
        rows.append(f"  {tell('coverage.won', 'won by'):<9} {told}")
    options = coverage.options()
    in_force = sum(bool(coverage.in_force[option]) for option in options)
    chosen = sum(bool(coverage.chosen[option]) for option in options)
    told = tell("coverage.options", "options in force, {chosen} of them chosen in a header", chosen=chosen)
    return [*rows, _part(tell("coverage.rulings", "rulings"), in_force, len(options), told)]


def _rules_label() -> str:
    return tell("coverage.rules", "rules")


def _remarks(coverage: Coverage, rules: Sequence[Exercised]) -> list[str]:
    """Remarks on rules that cannot be shown by an action of a log."""
    forbidding = sum(each.found > 0 and not each.kept and each.neighbours > 0 for each in rules)
    boards = sum(each.rule.of == BOARD and each.both for each in rules)
    allowing = sum(bool(each.through) and each.both for each in rules)
    said = [
        (
            forbidding,
            tell(
                "coverage.forbidding",
                "forbid a kind of action: kept by a legal log that has their code in its name",
            ),
        ),
        (boards, tell("coverage.boards", "shown by board files that logs name")),
        (
            allowing,
            tell(
                "coverage.allowing",
                "only allow something: shown by the rule that refuses what goes beyond it",
            ),
        ),
    ]
    return [f"{number} {text}" for number, text in said if number]


def _part(name: str, number: int, of: int, what: str) -> str:
    counted = tell("coverage.part", "{number} of {all} {what}", number=number, all=of, what=what)
    return f"  {name:<9} {counted}"


def _shares(name: str, counts: Counter[Any], known: Sequence[Any], said: Callable[[Any], str] = str) -> str:
    there = sum(bool(counts[each]) for each in known)
    each = ", ".join(headed(said(one), f"{counts[one]:,}") for one in known if counts[one])
    return _part(name, there, len(known), f"({each})" if each else "").rstrip()


def _whole(survey: Survey) -> list[str]:
    """The games in which every rule is both broken and kept by some log."""
    whole = [name for name, each in survey.games.items() if all(rule.both for rule in each.rules())]
    if not whole:
        return []
    games = ", ".join(whole)
    return [tell("coverage.whole", "every rule is exercised both ways: {games}", games=games)]


def _missing(survey: Survey, whole: bool) -> list[str]:
    """What no log exercises, game by game. Long lists are cut unless `whole` is set."""
    rows: list[str] = []
    for name, coverage in survey.games.items():
        rows += [
            tell(
                "coverage.missing",
                "missing in {game}: {what}: {names}",
                game=name,
                what=_MISSING[kind],
                names=_listed([*map(coverage.game.said, each)] if kind == "endings" else each, whole),
            )
            for kind, each in coverage.missing().items()
            if each
        ]
    unfound = [rule.code for rule in survey.log_rules() if not survey.log[rule.code]]
    if unfound:
        rows.append(
            tell(
                "coverage.missing-log",
                "missing in the log itself: {what}: {names}",
                what=_MISSING["found"],
                names=_listed(unfound, whole),
            )
        )
    absent = [name for name in shelf.own_names() if name not in survey.games]
    if absent:
        rows.append(tell("coverage.absent", "no logs of {games}", games=", ".join(absent)))
    return rows


def _unexpected(survey: Survey) -> list[str]:
    """The rules of findings that are neither marked nor in a golden, so that nobody intended them."""
    names = survey.unexpected
    if not names:
        return []
    listed = _listed(names, whole=False)
    return [
        tell(
            "coverage.unexpected",
            "not counted, because neither a mark nor a golden expects them: findings of {codes}",
            codes=listed,
        )
    ]


def _listed(names: Sequence[str], whole: bool) -> str:
    if whole or len(names) <= MOST_NAMED + 1:
        return ", ".join(names)
    return tell(
        "coverage.more",
        "{names} and {number} more",
        names=", ".join(names[:MOST_NAMED]),
        number=len(names) - MOST_NAMED,
    )


def coverage_to_json(survey: Survey) -> dict[str, Any]:
    from referee.version import __version__

    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "logs": survey.logs,
        "complete": survey.complete,
        "games": [_game(coverage) for coverage in survey.games.values()],
        "log_rules": [
            {"code": rule.code, "title": rule.title, "found": survey.log[rule.code]}
            for rule in survey.log_rules()
        ],
        "unexpected": list(survey.unexpected),
    }


def _game(coverage: Coverage) -> dict[str, Any]:
    return {
        "game": coverage.game.name,
        "logs": coverage.logs,
        "legal": coverage.legal,
        "rules": [_rule(each) for each in coverage.rules()],
        "editions": {name: coverage.editions[name] for name in coverage.game.data["editions"]},
        "players": {str(count): coverage.players[count] for count in coverage.player_counts()},
        "endings": {name: coverage.endings[name] for name in coverage.ending_names()},
        "decided_by": dict(sorted(coverage.decided.items())),
        "rulings": [
            {
                "ruling": key,
                "option": option,
                "in_force": coverage.in_force[key, option],
                "chosen": coverage.chosen[key, option],
            }
            for key, option in coverage.options()
        ],
        "missing": coverage.missing(),
    }


def _rule(each: Exercised) -> dict[str, Any]:
    return {
        "code": each.rule.code,
        "title": each.rule.title,
        "of": each.rule.of,
        "found": each.found,
        "kept": each.kept,
        "neighbours": each.neighbours,
        "shown_by": each.through or None,
        "both": each.both,
    }
