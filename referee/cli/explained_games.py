"""referee explain GAME: what can be looked up about a game."""

from __future__ import annotations

from referee import shelf
from referee.core.game import Game
from referee.export.json_text import to_text
from referee.export.rules import rule_to_json
from referee.forms.folding import fold
from referee.speech.say import tell

from .files import emit, say


def games_called(words: str) -> list[Game]:
    """The games with that name or title, or with an edition of that name."""
    said = fold(words).strip()
    return [game for game in shelf.all_games() if said and said in _names(game)]


def _names(game: Game) -> set[str]:
    titles = {fold(title) for title in (game.title, game.said_title)}
    short = {title.partition(",")[0] for title in titles}  # a title may go on: "..., the card game"
    return titles | short | {game.name, game.name.replace("-", " "), *map(fold, game.data["editions"])}


def explain_games(games: list[Game], output_format: str) -> None:
    if output_format == "json":
        emit(to_text([rule_to_json(rule) for game in games for rule in game.book]), None)
        return
    for game in games:
        if output_format == "markdown":
            from .rule_pages import game_page

            for paragraph in game_page(game):
                say(paragraph + "\n")
        else:
            emit(_overview(game), None)


def _overview(game: Game) -> str:
    """The editions of a game, the titles of its rules, the names of its rulings, and how to read on."""
    rows = [game.said_title, ""]
    rows += [f"{name:<14} {game.edition_title(name)}" for name in game.data["editions"]]
    rows += ["", *(f"{rule.code:<14} {rule.title}" for rule in game.book)]
    rulings = game.data["rulings"]
    if rulings:
        rows += ["", tell("explain.rulings", "rulings  {names}", names=", ".join(rulings))]
    more = tell("explain.more", "`referee explain` tells more about each of these codes and rulings")
    return "\n".join([*rows, "", more, ""])
