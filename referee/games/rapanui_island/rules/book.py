"""The rule book of the game, where its rules stand in the two rulebooks, and groups of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.core.acts import Misnamed, NotAnAction
from referee.core.rule import Breach, Facts, Rule, RuleBook

from .. import PREFIX
from ..actions import (
    Barter,
    Bonus,
    Buy,
    Carve,
    Carved,
    Chief,
    Draft,
    Economy,
    Erected,
    Exchange,
    Favour,
    HelpingHand,
    Luxury,
    Moai,
    Offerings,
    Pass,
    Passed,
    Placed,
    Pukao,
    Reconversion,
    Reinforcement,
    Rest,
    Sorcerer,
    Villager,
)
from ..options import Options
from ..state.state import State

BOOK = RuleBook(PREFIX)

PLACING = (Villager, Sorcerer, Chief)
TRANSPORTS = (Moai, Pukao)
TILE_PLAYS = (Reinforcement, Reconversion, HelpingHand, Rest, Barter, Economy, Luxury, Bonus, Favour)
"""Ahu tiles by their own verbs; `with` on a transport plays tiles too."""
NO_DEEDS = (NotAnAction, Misnamed)
DUTIES = (*PLACING, Carve, *TRANSPORTS, Exchange, Pass)
"""What belongs to one phase and to the player in turn."""
DEEDS = (*DUTIES, Draft, *TILE_PLAYS, Buy, *NO_DEEDS)
"""Everything that a player may write, legal or not."""
POSITION_LINES = (Placed, Erected, Carved, Offerings, Passed)
"""Lines that make sense only in a given position."""

_HEADINGS = {
    "MAT": ("Matériel; Par joueur et à sa couleur", "Contenido; Por cada color"),
    "SET": ("Mise en place (only a picture)", "Preparación"),
    "DER": ("Déroulement de la partie", "Desarrollo de la partida"),
    "P1": ("Phase 1 : pose des figurines", "Fase 1: colocar figuras"),
    "P1.1": ("Phase 1, 1/ Poser son Sorcier", "Fase 1, 1/ Colocar al Chamán"),
    "P1.2": ("Phase 1, 2/ Poser un Sculpteur", "Fase 1, 2/ Colocar a un Escultor"),
    "P1.3": ("Phase 1, 3/ Poser un Transporteur", "Fase 1, 3/ Colocar a un Porteador"),
    "P2.1": ("Phase 2, 1/ Changement de l'ordre du tour", "Fase 2, 1/ Modificar el orden de turno"),
    "P2.2": ("Phase 2, 2/ Sculpture des Moai", "Fase 2, 2/ Esculpir Moáis"),
    "P3": ("Phase 3 : transports", "Fase 3: transportar"),
    "P3.1": ("Phase 3, 1/ Transporter un Moai", "Fase 3, 1/ Transportar un Moái"),
    "P3.2": ("Phase 3, 2/ Transporter un Pukao", "Fase 3, 2/ Transportar un Pukao"),
    "FIN-R": ("Fin de tour", "Fin de ronda"),
    "AHU": ("Tuiles Ahu", "Fichas de Ahu"),
    "AHU-rest": ("Tuiles Ahu, Repos", "Fichas de Ahu, Reposo"),
    "AHU-barter": ("Tuiles Ahu, Troc", "Fichas de Ahu, Trueque"),
    "AHU-economy": ("Tuiles Ahu, Économie", "Fichas de Ahu, Ahorro"),
    "AHU-reinforcement": ("Tuiles Ahu, Renfort", "Fichas de Ahu, Apoyo"),
    "AHU-opulence": ("Tuiles Ahu, Abondance", "Fichas de Ahu, Opulencia"),
    "AHU-supplement": ("Tuiles Ahu, Supplément", "Fichas de Ahu, Abundancia"),
    "AHU-luxury": ("Tuiles Ahu, Offrande exceptionnelle", "Fichas de Ahu, Ofrenda de lujo"),
    "AHU-reconversion": ("Tuiles Ahu, Reconversion", "Fichas de Ahu, Reorientación laboral"),
    "AHU-hand": ("Tuiles Ahu, Coup de main", "Fichas de Ahu, Mano amiga"),
    "AHU-favour": ("Tuiles Ahu, Faveur", "Fichas de Ahu, Favor"),
    "TAB": ("Tablette rongo", "Tablilla rongorongo"),
    "IMP": ("Tuiles Amélioration", "Fichas de Mejora"),
    "IMP-fervent": ("Tuiles Amélioration, Fervent", "Fichas de Mejora, Devoto"),
    "IMP-artist": ("Tuiles Amélioration, Artiste", "Fichas de Mejora, Artista"),
    "IMP-popular": ("Tuiles Amélioration, Populaire", "Fichas de Mejora, Popular"),
    "IMP-chief": ("Tuiles Amélioration, Chef", "Fichas de Mejora, Cacique"),
    "END": ("Condition de fin de partie", "Condición de fin de partida"),
    "SCO": ("Décompte final", "Puntuación final"),
    "1ST": ("Pour une première partie", "Primera partida"),
    "2P": ("Partie à deux joueurs", "Partidas de dos jugadores"),
}

PERMISSION: Mapping[str, str] = {}
"""What a rule says that only allows something: it explains a verdict and is never broken itself."""


def rule(
    code: str,
    where: str,
    title: str,
    law: str,
    says: str | Mapping[str, str],
    shown_by: str = "",
) -> Rule:
    """Declare a rule by the marks of the places, common to both rulebooks, where it stands."""
    headings = [_HEADINGS[mark] for mark in where.split()]
    french, spanish = ("; ".join(dict.fromkeys(each)) for each in zip(*headings, strict=True))
    sources = {"matagot-fr": french, "matagot-es": spanish}
    return BOOK.rule(code, title=title, law=law, says=says, sources=sources, shown_by=shown_by)


Find = Callable[[State, int, Any, Options], "tuple[Rule, Facts] | None"]


def first_fault(
    rules: Sequence[Rule], on: type | tuple[type, ...], during: tuple[int, ...], find: Find
) -> None:
    """Several rules that one look decides: it finds the first fault, and the rule of it reports it."""

    def checked(rule: Rule) -> None:
        def is_kept(state: State, seat: int, action: object, options: Options) -> Breach:
            fault = find(state, seat, action, options)
            return fault[1] if fault is not None and fault[0] is rule else None

        screen: Any = find  # where it finds nothing, all of them hold
        rule.check(on=on, during=during, screen=screen)(is_kept)

    for rule in rules:
        checked(rule)


def late(case: str = "late", **facts: Any) -> Callable[[State, int, Any, Options], Any]:
    """A check for lines of the set-up: once somebody has played they come too late."""

    def line_comes_first(state: State, seat: int, action: object, options: Options) -> Breach:
        return {"case": case, **facts} if state.begun else None

    return line_comes_first
