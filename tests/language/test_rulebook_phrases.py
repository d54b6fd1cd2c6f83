"""Actions as a player writes them who has only the rulebook: each phrase has one meaning, and is read."""

from __future__ import annotations

import pytest

import referee

HEADS = {
    "easter-island": "game: easter-island\nlanguage: {}\nplayers: Ann, Ben\n\n",
    "rapa-nui-cards": "game: rapa-nui-cards\nlanguage: {}\nedition: kosmos-fr\nplayers: Ann, Ben, Cid\n\n",
    "rapa-nui-island": "game: rapa-nui-island\nlanguage: {}\nedition: matagot-fr\nplayers: Ann, Ben\n\n",
}
ISLAND, CARDS, BOARD = HEADS
PHRASES = [
    (ISLAND, "fr", "pose une statue b2 nord", "place b2 north"),
    (ISLAND, "fr", "poser une nouvelle statue en b2 nord", "place b2 north"),
    (ISLAND, "fr", "place une statue sur b2 vers le nord", "place b2 north"),
    (ISLAND, "fr", "pose un jeton soleil en O-3", "sun W-3"),
    (ISLAND, "fr", "pivoter la statue b2 vers l'est", "pivot b2 east"),
    (ISLAND, "fr", "fait pivoter b2 de 90° à droite", "pivot b2 by 90 right"),
    (ISLAND, "fr", "déplace la statue d2 vers d4", "move d2 d4"),
    (ISLAND, "fr", "projeter un rayon depuis O-3", "fire W-3"),
    (ISLAND, "fr", "projette un rayon solaire à partir de O-3", "fire W-3"),
    (ISLAND, "fr", "lance un rayon de O-3 -> c3 détruite", "fire W-3 -> c3 destroyed"),
    (ISLAND, "fr", "envoie un rayon depuis le jeton O-3", "fire W-3"),
    (ISLAND, "fr", "retourne O-3", "fire W-3"),
    (ISLAND, "fr", "retourne le jeton soleil O-3 -> rien détruit", "fire W-3 -> nothing destroyed"),
    (ISLAND, "nl", "plaats een beeld op b2 noord", "place b2 north"),
    (ISLAND, "nl", "leg een zonfiche op O-3", "sun E-3"),
    (ISLAND, "nl", "draai het beeld b2 naar oost", "pivot b2 east"),
    (ISLAND, "nl", "verplaats het beeld van d2 naar d4", "move d2 d4"),
    (ISLAND, "es", "coloca una estatua en b2 norte", "place b2 north"),
    (ISLAND, "es", "coloca una ficha de sol en O-3", "sun W-3"),
    (ISLAND, "es", "gira la estatua b2 al este", "pivot b2 east"),
    (ISLAND, "es", "lanza un rayo desde O-3", "fire W-3"),
    (CARDS, "nl", "koop een graan", "buy grain"),
    (CARDS, "nl", "koopt een offerkaart moerbes voor 4 hout", "buy berry for 4"),
    (CARDS, "nl", "leg 2 vis neer", "play fish fish"),
    (CARDS, "nl", "legt 2 vissers neer", "play fish fish"),
    (CARDS, "nl", "speelt een priester uit", "play priest"),
    (CARDS, "nl", "bouwt 1 Moai voor 7 hout", "play moai for 7"),
    (
        CARDS,
        "nl",
        "offerronde Ben zoete aardappel, Cid graan, Ann verdekt",
        "offer Ben potato, Cid grain, Ann ?",
    ),
    (CARDS, "nl", "offer Ben aardappel, Ann verdekt", "offer Ben potato, Ann ?"),
    (CARDS, "nl", "als extra moerbes", "extra berry"),
    (CARDS, "nl", "trek 2 en 3", "draw 2 3"),
    (CARDS, "nl", "trekt de houthakker uit kolom 2", "draw 2 -> took woodcutter"),
    (CARDS, "nl", "trek houthakker, kolom 2", "draw woodcutter 2"),
    (CARDS, "fr", "pioche le poisson de la colonne 2", "draw 2 -> took fish"),
    (CARDS, "es", "roba pescado de la columna 2", "draw 2 -> took fish"),
    (CARDS, "nl", "legt een moai in de doos", "box moai"),
    (CARDS, "nl", "legt moai terug in de doos", "box moai"),
    (CARDS, "nl", "legt graan in zijn vitrine", "play grain"),
    (CARDS, "nl", "trek uit kolom 2", "draw 2"),
    (CARDS, "nl", "trekt een kaart uit kolom 2", "draw 2"),
    (CARDS, "nl", "trek kaarten uit kolom 2 en kolom 3", "draw 2 3"),
    (CARDS, "nl", "neem Ann 1 hout, Ben 3 roempunten", "take Ann 1 wood, Ben 3 glory"),
    (CARDS, "nl", "in de doos moai", "box moai"),
    (CARDS, "fr", "prend une carte Sacrifice poisson", "buy fish"),
    (CARDS, "fr", "prendre carte Sacrifice mûre pour 4 bois", "buy berry for 4"),
    (CARDS, "fr", "joue 2 cartes poisson", "play fish fish"),
    (CARDS, "fr", "joue 1 Bûcheron", "play woodcutter"),
    (CARDS, "fr", "construit un Moaï pour 7 bois", "play moai for 7"),
    (CARDS, "fr", "tour Sacrifice Ben patate douce, Ann face cachée", "offer Ben potato, Ann ?"),
    (
        CARDS,
        "fr",
        "sacrifie Ben patate, Cid céréale, Ann face cachée",
        "offer Ben potato, Cid grain, Ann ?",
    ),
    (CARDS, "fr", "pioche une carte de la colonne 2", "draw 2"),
    (CARDS, "fr", "pioche 2 et 3", "draw 2 3"),
    (CARDS, "fr", "reçoit Ann 1 bois, Ben 1 point de gloire", "take Ann 1 wood, Ben 1 glory"),
    (CARDS, "fr", "remet dans la boîte moaï", "box moai"),
    (CARDS, "es", "compra una carta de ofrenda pescado", "buy fish"),
    (CARDS, "es", "juega 2 peces", "play fish fish"),
    (CARDS, "es", "roba una carta de la columna 2", "draw 2"),
    (CARDS, "es", "roba 2 y 3", "draw 2 3"),
    (BOARD, "fr", "place un villageois en carrière 1", "villager quarry 1"),
    (BOARD, "fr", "pose un sculpteur en carrière 1", "villager quarry 1"),
    (BOARD, "fr", "place son sorcier sur étoile 2", "sorcerer star 2"),
    (BOARD, "fr", "sculpte 1 petit", "carve small"),
    (BOARD, "fr", "transporte un moaï petit vers B5", "moai small to B5"),
    (BOARD, "fr", "érige un moaï grand vers B5", "moai large to B5"),
    (BOARD, "fr", "échange 4 œufs contre poule", "exchange egg 4 for hen"),
    (BOARD, "fr", "ajoute l'amélioration chef", "buy chief"),
    (BOARD, "fr", "passe", "pass"),
    (BOARD, "es", "coloca un aldeano en cantera 1", "villager quarry 1"),
    (BOARD, "es", "coloca a su chamán en estrella 2", "sorcerer star 2"),
    (BOARD, "es", "coloca un escultor en cantera 1", "villager quarry 1"),
    (BOARD, "es", "esculpe 1 moái pequeño", "carve small"),
    (BOARD, "es", "recibe 1 pequeño", "carve small"),
    (BOARD, "es", "transporta un moái pequeño a B5", "moai small to B5"),
    (BOARD, "es", "erige un moái grande a B5", "moai large to B5"),
    (BOARD, "es", "intercambia 4 huevos por gallina", "exchange egg 4 for hen"),
    (BOARD, "es", "añade la ficha de mejora cacique", "buy chief"),
    (BOARD, "es", "se retira", "pass"),
]


@pytest.mark.parametrize(("game", "language", "phrase", "meant"), PHRASES)
def test_a_phrase_of_a_rulebook_is_read(game: str, language: str, phrase: str, meant: str) -> None:
    record = referee.loads(f"{HEADS[game].format(language)}Ann: {phrase}\n")
    assert [finding.message for finding in record.findings] == []
    english = referee.format_log(record, "en")
    assert english.splitlines()[-1].partition(": ")[2] == meant
    own = referee.format_log(record)
    assert [entry.plays for entry in referee.loads(own).entries] == [
        entry.plays for entry in record.entries
    ]


@pytest.mark.parametrize("said", ["final", "fin", "fin de la partida", "final de la partida"])
def test_the_end_of_a_game_is_called_what_the_spanish_rulebook_calls_it(said: str) -> None:
    record = referee.loads(f"{HEADS[BOARD].format('es')}situación: {said}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, "en").splitlines()[-1] == "position: end"


def test_what_is_no_action_is_quoted_as_it_was_typed() -> None:
    """`dernière` is a word of the notation too, whose canonical form is `dernière-pose`."""
    points = ("b2", "d4", "b4", "d2", "c3", "a5", "e1", "c1")
    setup = "".join(f"{('Ann', 'Ben')[n % 2]}: place {point} north\n" for n, point in enumerate(points))
    text = f"{HEADS[ISLAND].format('fr')}{setup}Ann: annule  la dernière action\n"
    (finding,) = referee.check(referee.loads(text)).findings
    assert "`annule la dernière action`" in finding.message


@pytest.mark.parametrize(
    ("language", "line", "written"),
    [
        ("nl", "Ann wint", "uitslag Ann"),
        ("fr", "Ben gagne", "résultat Ben"),
        ("es", "Cid gana", "resultado Cid"),
    ],
)
def test_who_won_is_advised_as_a_result(language: str, line: str, written: str) -> None:
    record = referee.loads(HEADS[CARDS].format(language) + line + "\n")
    found = [each for each in record.findings if each.code == "SYN-LINE-1"]
    assert [each.suggestion for each in found] == [written]
