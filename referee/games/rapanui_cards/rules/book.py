"""The rule book of the game, and the groups of actions that its rules speak of."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.acts import Misnamed, NotAnAction
from referee.core.rule import Breach, Rule, RuleBook

from .. import PREFIX
from .._editions import SECTIONS
from ..actions import Box, Buy, Draw, Extra, Keep, Offer, PlayCards, StoneTouched, Take
from ..options import Options
from ..state.state import State
from ..voice import VOICE

BOOK: RuleBook[State, Options] = RuleBook(PREFIX, SECTIONS, VOICE.package)

PLAYING = (PlayCards, Box, Keep)
STEPS = (Buy, *PLAYING, Offer, Extra, Draw)
"""What the player in turn does."""

DEEDS = (*STEPS, Take, StoneTouched, NotAnAction, Misnamed)


def rule(
    code: str, where: str, title: str, law: str, says: str | Mapping[str, str]
) -> Rule[State, Options]:
    """Declare a rule by the marks of the places where it stands; sources.yaml says what they are."""
    return BOOK.rule(code, title=title, law=law, says=says, where=where)


def left_out(state: State, missing: bool, facts: dict[str, object]) -> Breach:
    """The facts of something missing at the end of a turn; nothing if it may be in a line that was not
    read.
    """
    return facts if missing and state.acted and not state.unsure else None
