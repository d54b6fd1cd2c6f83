"""A word that means nothing, in the place of a verb: what it may stand for is not made up."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.acts import Misnamed, NearlyRead, NotAnAction
from referee.core.game import Game
from referee.forms.folding import fold
from referee.language import languages
from referee.language.spoken import spoken
from referee.text.clauses import Clauses
from referee.text.plain_numbers import CARDINALS
from referee.text.suggestions import Cures
from tests.effort import tries
from tests.text.bending import GAMES, table, texts
from tests.text.misspelling import slip
from tests.text.reading import forget

DEEDS = ("take", "swap", "steal", "undo", "remove", "return", "capture")
"""The keys of words for what is no action in one game or another."""
VERBS = tries(8, 300, "REFEREE_CLAUSES")
"""How many verbs of each game in each language are replaced."""


def nonsense(game: Game, dice: Random) -> str:
    """A word that is like a number or like the word for something that is no action, or only signs."""
    words = languages.lexicon(game.name, game.language).words
    known = [word for key in (*CARDINALS, *DEEDS) for word in words.get(key, ()) if word.isalpha()]
    wrong = [word for word in (slip(word, dice) for word in known) if word not in known]
    return dice.choice(["???", "?", "~~", "bier", "taches", *wrong])


def meant(game: Game, text: str) -> list[object]:
    forget()
    clauses = Clauses(table(game))
    play = clauses.clause(1, 0, text, 0)
    plays = [play] if play is not None else Cures(clauses).of_clause(text, 0)
    return [play.action.meant for play in plays if isinstance(play.action, NearlyRead)]


@pytest.mark.parametrize("language", languages.codes())
@pytest.mark.parametrize("english", GAMES, ids=lambda game: game.name)
def test_no_number_and_no_deed_is_guessed_for_a_verb(english: Game, language: str) -> None:
    game = spoken(english, language)
    dice = Random(f"{game.name} {language}")
    said = [text for text, is_line in texts(game) if not is_line and " " in text]
    for text in dice.sample(said, min(VERBS, len(said))):
        verb, _, rest = text.partition(" ")
        word = nonsense(game, dice)
        if fold(word) in (fold(verb), ""):
            continue
        for action in meant(game, f"{word} {rest}"):
            line = f"{word} {rest}: {action}"
            assert not isinstance(action, NotAnAction | Misnamed), line
            written = game.write(action, table(game).players)
            assert len(written.split()) <= len(text.split()) + 1, line  # no card is there four times
