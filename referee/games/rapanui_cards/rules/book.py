"""The rule book of the game, where its rules stand in the two rulebooks, and groups of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.core.acts import Misnamed, NotAnAction
from referee.core.rule import Breach, Rule, RuleBook

from .. import PREFIX
from ..actions import Box, Buy, Draw, Extra, Keep, Offer, PlayCards, StoneTouched, Take
from ..state.state import State

BOOK = RuleBook(PREFIX)

PLAYING = (PlayCards, Box, Keep)
STEPS = (Buy, *PLAYING, Offer, Extra, Draw)
"""What the player in turn does."""

DEEDS = (*STEPS, Take, StoneTouched, NotAnAction, Misnamed)

_HEADINGS = {
    "MAT": ("Spelmateriaal", "Contenu"),
    "IDEA": ("Spelidee", "But du jeu"),
    "PREP": ("Spelvoorbereiding", "Préparation"),
    "FLOW": ("Spelverloop; Verloop van een speelbeurt", "Tour de jeu; Tour complet du joueur"),
    "S1": ("1. Een offerkaart kopen", "1. Prendre une carte Sacrifice"),
    "S2": ("2. Kaart(en) neerleggen", "2. Jouer des cartes de la main"),
    "S2-M": ("2., 1 Moai; Offerronde", "2., 1 Moaï; Tour Sacrifice"),
    "S2-H": ("2., 1 - 3 jagers & verzamelaars", "2., 1 à 3 Chasseur-Cueilleur"),
    "S2-N": ("2., AANDACHT", "2., Note"),
    "S2-X": ("2., UITZONDERING", "2., Situation spéciale"),
    "S3": ("3. Kaart(en) uit de algemene vitrine trekken", "3. Ajouter des cartes"),
    "S3-R": ("3., BELANGRIJK", "3., Important"),
    "S3-E": ("3., WAARDERING", "3., Marquer des points"),
    "EV-W": ("Houthakker", "Bûcheron"),
    "EV-P": ("Priester", "Prêtre"),
    "EV-M": ("Moai (waardering)", "Moaï (évaluation)"),
    "EV-H": ("Jagers & verzamelaars", "Chasseur-Cueilleur"),
    "END": ("Einde van het spel", "Fin du jeu"),
    "LOG": ("(keeping the record)", "(keeping the record)"),
}


def rule(code: str, where: str, title: str, law: str, says: str | Mapping[str, str]) -> Rule:
    """Declare a rule by the places, common to both rulebooks, where it stands."""
    labels = where.split()
    dutch = "; ".join(_HEADINGS[label][0] for label in labels)
    french = "; ".join(_HEADINGS[label][1] for label in labels)
    sources = {"kosmos-nl": dutch, "kosmos-fr": french}
    return BOOK.rule(code, title=title, law=law, says=says, sources=sources)


def left_out(state: State, missing: bool, facts: dict[str, Any]) -> Breach:
    """The facts of something missing when a turn is over; nothing where it may not have been read."""
    return facts if missing and state.acted and not state.unsure else None


def listed(words: list[str]) -> str:
    """`one`, `one and two`, `one, two and three`."""
    return " and ".join([", ".join(words[:-1]), *words[-1:]] if len(words) > 1 else words)
