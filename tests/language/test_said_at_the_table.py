"""Lines of the board game in the words of its rulebooks, as they are written at the table."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import referee
from tests.support import hold_for_each

HEAD = "game: rapa-nui-island\nlanguage: {}\nedition: matagot-fr\nplayers: Ann, Ben, Cid\n\n"


class Said(NamedTuple):
    language: str
    line: str
    english: str


def _of(language: str, english: str, *lines: str) -> list[Said]:
    return [Said(language, line, english) for line in lines]


SAID = [
    # what is converted is spent in the exchange behind it
    *_of(
        "es",
        "Ann: exchange egg 4 for hut",
        "Ann: convierte 4 huevos en 4 juncos; intercambia 4 juncos por choza",
        "Ann: convierte 4 huevos en juncos; intercambia 4 juncos por choza",
        "Ann: convierte 4 huevos en juncos e intercambia 4 juncos por choza",
        "Ann: baja huevos 4 a juncos 4; intercambia 4 juncos por choza",
        "Ann: recibe una choza por 4 huevos",
        "Ann: coge choza por 4 huevos",
        "Ann: intercambia 4 huevos por 1 choza",
    ),
    *_of(
        "es",
        "Ann: exchange reed 3 egg 1 for hut",
        "Ann: convierte 1 huevo en junco; intercambia 4 juncos por choza",
    ),
    *_of(
        "en",
        "Ann: exchange egg 4 for hut",
        "Ann: convert 4 eggs into 4 reeds; exchange 4 reeds for hut",
        "Ann: lower 4 eggs to reeds; exchange 4 reeds for hut",
    ),
    *_of(
        "fr",
        "Ann: exchange egg 4 for hut",
        "Ann: transforme 4 œufs en 4 joncs; échange 4 joncs contre hutte",
    ),
    *_of("nl", "Ann: exchange egg 4 for hut", "Ann: verlaagt 4 eieren tot 4 riet; wissel 4 riet voor hut"),
    *_of("es", "Ann: exchange egg 4 for hen -> worth 9", "Ann: intercambia 4 huevos por gallina 9"),
    *_of(
        "es",
        "Ann: exchange wood 4 for boat -> worth 11",
        "Ann: intercambia 4 troncos por un barco de 11 puntos",
    ),
    *_of(
        "es",
        "Ann: draft helping-hand",
        "Ann: elige mano amiga y retira las demás",
        "Ann: elige mano amiga y retira todas las fichas idénticas",
    ),
    *_of("fr", "Ann: draft rest", "Ann: choisit repos et retire toutes les tuiles identiques"),
    *_of("nl", "Ann: draft rest", "Ann: kiest rust en verwijdert de andere"),
    *_of("en", "Ann: draft rest", "Ann: drafts rest and removes the others"),
    *_of(
        "es",
        "Ann: exchange egg 4 for hut lowering egg 4",
        "Ann: intercambia 4 huevos por choza bajando 4 huevos",
    ),
    *_of("es", "Ann: exchange egg 4 for hen -> worth 9", "Ann: coge gallina 9 por 4 huevos"),
    *_of("es", "Ann: moai medium via D4 to E3.1", "Ann: moái mediano por D4 hasta E3.1 y lo erige"),
    *_of("es", "neutral: C5 C2", "porteadores grises: C5 y C2"),
    # one act in two words
    *_of("es", "Ann: pass", "Ann: pasa y se retira", "Ann: pasa, se retira"),
    *_of("en", "Ann: pass", "Ann: passes and withdraws"),
    *_of("fr", "Ann: pass", "Ann: passe et se retire"),
    *_of("nl", "Ann: pass", "Ann: past en trekt zich terug"),
    # the tiles of a player
    *_of("es", "hand Ann: rest, barter", "fichas de Ann: reposo y trueque", "fichas Ann: reposo, trueque"),
    *_of("en", "hand Ann: rest, barter", "tiles of Ann: rest and barter", "tiles Ann: rest, barter"),
    *_of("fr", "hand Ann: rest, barter", "tuiles d'Ann : repos et troc"),
    *_of("nl", "hand Ann: rest, barter", "tegels van Ann: rust en ruilhandel"),
    # what lies on the table
    *_of(
        "es",
        "stock: small 8, medium 7",
        "reserva: 8 moáis pequeños, 7 medianos",
        "reserva: 8 pequeños y 7 medianos",
    ),
    *_of("es", "stock: pukao 20", "reserva: 20 pukaos"),
    *_of("es", "erected: A2 medium, D1 small", "erigidos: A2 moái mediano y D1 pequeño"),
    *_of("es", "erected: D1 small capped", "erigidos: un moái pequeño cubierto en D1"),
    *_of("es", "placed Ann: villager D4, villager D4", "colocadas Ann: 2 aldeanos en D4"),
    *_of(
        "es",
        "placed Ann: villager D5, villager C4 tired",
        "colocadas Ann: aldeano D5 y aldeano cansado en C4",
    ),
    *_of("es", "tablet Ann: kept", "tablilla Ann: conservada"),
    *_of(
        "es",
        "offerings Ann: hen 9, hen 8, outstanding boat 13",
        "ofrendas Ann: gallina 9 y 8, barco extraordinario 13",
    ),
    *_of("en", "offerings Ann: hen 9, hen 8", "offerings Ann: hen 9 and 8"),
    *_of("en", "placed Ann: villager D4, villager D4", "placed Ann: 2 villagers on D4"),
    *_of("es", "phase: 1", "Fase 1: colocar figuras", "Fase 1"),
    *_of("es", "round: 3", "Ronda 3"),
    *_of("fr", "phase: 3", "Phase 3 : transporter"),
    # around the parts of an action
    *_of("es", "Ann: moai medium via D4 to E3.1", "Ann: moái mediano con sus porteadores por D4 a E3.1"),
    *_of("en", "Ann: moai medium via D4 to E3.1", "Ann: moai medium with his transporters via D4 to E3.1"),
    *_of(
        "fr", "Ann: moai medium via D4 to E3.1", "Ann: moaï moyen avec ses transporteurs via D4 vers E3.1"
    ),
    *_of(
        "nl", "Ann: moai medium via D4 to E3.1", "Ann: moai middelgroot met zijn dragers via D4 naar E3.1"
    ),
    *_of("es", "Ann: buy fervent", "Ann: añade la mejora de Devoto"),
    *_of("es", "Ann: buy fervent for reed 2", "Ann: paga 2 juncos por devoto"),
    *_of("es", "Ann: reconversion quarry 1", "Ann: reorientación del chamán a la cantera 1"),
    *_of(
        "es",
        "Ann: helping-hand villager from quarry 2 to A4",
        "Ann: mano amiga, aldeano de la cantera 2 a A4",
    ),
    *_of("es", "Ann: sorcerer star 2", "Ann: chamán en la segunda casilla del medidor de orden de turno"),
    *_of(
        "es",
        "Ann: pukao via B2 to A1",
        "Ann: coge un pukao de la reserva y lo transporta por B2 a A1",
        "Ann: coloca un pukao sobre la cabeza del moái de A1 por B2",
    ),
    *_of("es", "Ann: pukao via B2 to A1 with luxury", "Ann: pukao por B2 a A1; usa ofrenda de lujo"),
    *_of(
        "es",
        "Ann: moai medium via B5 to C6 -> Ann egg 3, tile reinforcement",
        "Ann: moái mediano a C6 por B5 y coge la ficha de apoyo -> gana 3 huevos",
    ),
    *_of(
        "es",
        "Ann: moai medium to C6.1 -> tires villager",
        "Ann: moái mediano a C6.1 -> se cansa el aldeano",
    ),
    *_of("es", "Ann: moai medium to C6.1 -> tires nobody", "Ann: moái mediano a C6.1 -> nadie se cansa"),
]


def test_each_line_says_what_it_says_in_english() -> None:
    def is_read(said: Said) -> None:
        record = referee.loads(f"{HEAD.format(said.language)}{said.line}\n")
        assert not record.findings, record.findings[0].message
        assert referee.format_log(record, "en").splitlines()[-1] == said.english

    hold_for_each(SAID, lambda said: f"{said.language} {said.line}", is_read)


LEFT_OUT = {
    "en": ["takes back her figures", "returns a small moai to the reserve"],
    "es": ["recupera sus figuras", "devuelve un moái pequeño a la reserva"],
    "fr": ["reprend ses figurines"],
    "nl": ["neemt zijn figuren terug"],
}


@pytest.mark.parametrize("language", LEFT_OUT)
def test_what_the_rules_do_by_themselves_is_no_violation(language: str) -> None:
    """There is one finding for the words, and neither the line nor those below break a rule by them."""
    position = "position: round 2, phase 3, Ann\ncarved Ann: small\npassed: Ben, Cid\nAnn: pass\n"
    for words in LEFT_OUT[language]:
        verdict = referee.check(
            referee.loads(f"{HEAD.format(language)}{position}Ann: {words}\nround: 3\nAnn: villager B4\n")
        )
        assert [(each.code, each.place.line) for each in verdict.findings] == [("SYN-VERB-1", 10)], words


NO_TURNS = ["capped: A2", "grey transporters: C5 and C2", "head carver: Ann", "common reserve of moais: 8"]


@pytest.mark.parametrize("line", NO_TURNS)
def test_words_before_a_colon_that_are_no_name_are_one_finding_and_no_violation(line: str) -> None:
    verdict = referee.check(referee.loads(f"{HEAD.format('en')}position: round 2, phase 3, Ann\n{line}\n"))
    assert [each.code[:4] for each in verdict.findings] == ["SYN-"], line


def test_a_turn_of_somebody_unknown_is_still_a_violation() -> None:
    verdict = referee.check(
        referee.loads(f"{HEAD.format('en')}position: round 2, phase 3, Ann\nZoe: pass\n")
    )
    assert "MA-SETUP-1" in [each.code for each in verdict.findings]
