"""referee explain, rules"""

from __future__ import annotations

import referee
from referee import shelf
from referee.core.rule import Rule
from referee.export.json_text import to_text
from referee.export.rules import explain_text, rule_to_json

from .files import Trouble, emit, notice


def run_explain(code: str, output_format: str) -> None:
    found = referee.explain(code)
    if not found:
        _tell_troubles()
        from referee.text.syntax import did_you_mean

        hint = did_you_mean(code, [rule.code for rule in referee.rules()])
        raise Trouble(f"there is no rule {code.upper()}{hint}; `referee rules` lists them all")
    if output_format == "json":
        emit(to_text([rule_to_json(rule) for rule in found]), None)
    elif len(found) == 1:
        emit(explain_text(found[0]), None)
    else:
        emit("\n\n".join(f"{_row(rule)}\n{rule.law}" for rule in found), None)


def run_rules(game: str | None, output_format: str) -> None:
    try:
        found = referee.rules(game)
    except KeyError:
        known = ", ".join(referee.game_names())
        raise Trouble(f"there is no game {game}; the games are: {known}") from None
    except ValueError as trouble:  # one of another package, which does not work
        raise Trouble(str(trouble)) from None
    if game is None:
        _tell_troubles()
    if output_format == "json":
        emit(to_text([rule_to_json(rule) for rule in found]), None)
    else:
        emit("\n".join(map(_row, found)), None)


def _tell_troubles() -> None:
    """Games of other packages that are not among those listed, and why."""
    for trouble in shelf.troubles():
        notice(trouble)


def _row(rule: Rule) -> str:
    return f"{rule.code:<14} {rule.title}"
