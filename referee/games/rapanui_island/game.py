"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game

from . import NAME, dealing, picture
from ._editions import DATA
from .as_played import as_played
from .board_files import BOARDS
from .effects import effects
from .legal import legal
from .notation import forms
from .notation.synonyms import SYNONYMS
from .options import Options
from .picture import text
from .picture.chapter import chapter
from .rules import BOOK, SETUP_1
from .rules.ending import claim_rule
from .scoring import reasons, scoring
from .state import state

GAME = Game(
    name=NAME,
    title="Rapa Nui, the board game",
    grammar="rapanui_island.lark",
    data=DATA,
    options=Options,
    book=BOOK,
    phases=state.PHASES,
    least_players=2,
    most_players=4,
    stranger=SETUP_1,
    start=state.start,
    effects=effects.EFFECTS,
    as_played=as_played.AS_PLAYED,
    legal=legal.legal,
    deal=dealing.deal,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=forms.FORMS,
    table_words=tuple(form.verb.split()[0] for form in forms.TABLE_FORMS),
    hindsight=None,
    goes_on=state.goes_on,
    not_an_action=forms.not_an_action,
    synonyms=SYNONYMS,
    nouns=forms.NOUNS,
    quantities=forms.QUANTITY,
    quantity=scoring.quantity,
    cause=reasons.cause,
    plain_words=scoring.PLAIN_WORDS,
    claim_rule=claim_rule,
    situation=text.situation,
    score=scoring.score,
    chapter=chapter,
    draw=text.draw,
    drawing=picture.drawing,
    boards=BOARDS,
)
