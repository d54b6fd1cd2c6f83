"""All rooms of the game, wired into the one value that the shell knows."""

from __future__ import annotations

from referee.core.game import Game

from . import (
    NAME,
    dealing,
    legal,
    notation,
    picture,
)
from ._editions import DATA
from .as_played import (
    as_played,
)
from .effects import (
    effects,
)
from .options import Options
from .picture import text
from .picture.chapter import chapter
from .rules import (
    BOOK,
    NOTE_3,
    face_down,
)
from .rules.ending import claim_rule
from .scoring import (
    quantities,
    reasons,
    scoring,
)
from .scoring.quantity_names import PLAIN_WORDS
from .state import (
    state,
)

GAME = Game(
    name=NAME,
    title="Rapa Nui, the card game",
    grammar="rapanui_cards.lark",
    data=DATA,
    options=Options,
    book=BOOK,
    phases=state.PHASES,
    least_players=2,
    most_players=4,
    stranger=NOTE_3,
    start=state.start,
    effects=effects.EFFECTS,
    as_played=as_played.AS_PLAYED,
    as_waived=as_played.AS_WAIVED,
    legal=legal.legal,
    deal=dealing.deal,
    turn_is_full=state.turn_is_full,
    turn_taken=effects.turn_taken,
    forms=notation.FORMS,
    table_words=tuple(form.verb.split()[0] for form in notation.TABLE_FORMS),
    hindsight=face_down.hindsight,
    goes_on=state.goes_on,
    foresee=state.foresee,
    not_an_action=notation.not_an_action,
    synonyms=notation.SYNONYMS,
    nouns=notation.NOUNS,
    quantities=notation.QUANTITY,
    quantity=quantities.quantity,
    cause=reasons.cause,
    claim_rule=claim_rule,
    situation=text.situation,
    score=scoring.score,
    chapter=chapter,
    draw=text.draw,
    drawing=picture.drawing,
    plain_words=PLAIN_WORDS,
)
