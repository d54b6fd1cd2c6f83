"""referee explain, rules"""

from __future__ import annotations

from collections.abc import Sequence

import referee
from referee import shelf
from referee.core.edition_data import Ruling
from referee.core.game import Game
from referee.core.log_rules import hint_of
from referee.core.rule import Rule
from referee.export.json_text import to_text
from referee.export.rules import explain_text, rule_to_json, ruling_rows, ruling_to_json
from referee.export.safe_text import visible
from referee.speech.say import tell

from .explained_games import explain_games, games_called
from .files import Trouble, emit, notice, say
from .selecting import families

MOST_WHOLE = 20
"""So many of the rules that are found are shown with their law."""


def run_explain(code: str, output_format: str) -> None:
    if sum(letter.isalnum() for letter in code) < 2:  # a single letter says nothing
        raise Trouble(tell("explain.empty", "write a code or a word; `referee rules` lists all rules"))
    found = referee.explain(code)
    if not found:
        rulings = _rulings(code)
        if rulings:
            _explain_rulings(rulings, output_format)
            return
        games = games_called(code)
        if games:
            explain_games(games, output_format)
            return
        from referee.rule_lookup import with_words

        found = with_words(code)
        if not found:
            raise _unknown(code)
        if len(found) > len(referee.rules()) / 2:
            raise Trouble(
                tell(
                    "explain.too-many",
                    "{number} rules mention {words}; write a longer word, several words, or a code",
                    number=len(found),
                    words=visible(code),
                )
            )
    if output_format == "json":
        emit(to_text([rule_to_json(rule) for rule in found]), None)
    elif output_format == "markdown":
        from .rule_pages import rules_page

        for paragraph in rules_page(found):
            say(paragraph + "\n")
    elif len(found) == 1:
        emit(explain_text(found[0]), None)
    else:
        emit("\n\n".join(f"{_row(rule)}\n{rule.law}" for rule in found[:MOST_WHOLE]), None)
        if len(found) > MOST_WHOLE:
            emit("\n" + "\n".join(map(_row, found[MOST_WHOLE:])), None)


def _rulings(key: str) -> list[tuple[Game, str, Ruling]]:
    """The rulings with that name, of all games."""
    name = key.lower()
    games = shelf.all_games()
    return [(game, name, game.ruling_said(name)) for game in games if name in game.data["rulings"]]


def _unknown(code: str) -> Trouble:
    _tell_troubles()
    from referee.text.syntax import did_you_mean

    games = list(shelf.all_games())
    rulings = [key for game in games for key in game.data["rulings"]]
    known = [rule.code for rule in referee.rules()]
    hint = did_you_mean(code, [*known, *rulings, *(game.name for game in games)]) or _family(code, known)
    return Trouble(
        tell(
            "explain.nothing",
            "there is no rule, ruling or game called {words}, and no rule mentions it{hint}; "
            "`referee rules` lists all rules",
            words=visible(code),
            hint=hint,
        )
    )


def _family(code: str, known: Sequence[str]) -> str:
    """A hint at the rules whose codes begin as this one does, up to its number: EI-FIRE for EI-FIRE-99."""
    beginning = code.strip().upper().rpartition("-")[0]
    return str(hint_of(beginning)) if beginning in families(known) else ""


def _explain_rulings(found: list[tuple[Game, str, Ruling]], output_format: str) -> None:
    if output_format == "json":
        emit(to_text([ruling_to_json(*each) for each in found]), None)
    elif output_format == "markdown":
        from .rule_pages import ruling_parts

        for game, key, ruling in found:
            say("\n".join([f"## {game.said_title}: {key}\n", *ruling_parts(game, key, ruling)]) + "\n")
    else:
        for game, key, ruling in found:
            rows = [game.said_title, *ruling_rows(game, key, ruling)]
            codes = ", ".join(ruling["touches"])
            rows += ["", tell("explain.rules", "rules    {codes}", codes=codes)] if codes else []
            emit("\n".join(rows), None)


def run_rules(game: str | None, output_format: str) -> None:
    try:
        found = referee.rules(game)
    except KeyError:
        known = ", ".join(referee.game_names())
        raise Trouble(
            tell("rules.no-game", "there is no game {game}; the games are: {known}", game=game, known=known)
        ) from None
    except ValueError as trouble:  # the game comes from another package and does not work
        raise Trouble(str(trouble)) from None
    if game is None:
        _tell_troubles()
    if output_format == "json":
        emit(to_text([rule_to_json(rule) for rule in found]), None)
    elif output_format == "markdown":
        _print_pages(game, found)
    else:
        emit("\n".join(map(_row, found)), None)


def _print_pages(game: str | None, rules: list[Rule]) -> None:
    """Print every rule in full, with the rulings if a game was named."""
    from .rule_pages import game_page, rules_page

    for paragraph in rules_page(rules) if game is None else game_page(shelf.game(game)):
        say(paragraph + "\n")


def _tell_troubles() -> None:
    """Print which games of other packages could not be loaded, and why."""
    for trouble in shelf.troubles():
        notice(trouble)


def _row(rule: Rule) -> str:
    return f"{rule.code:<14} {rule.title}"
