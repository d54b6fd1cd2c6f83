"""Actions as a player writes them who has only the rulebook: each phrase has one meaning, and is read."""

from __future__ import annotations

import pytest

import referee
from referee.games.rapanui_cards.actions import Draw
from referee.speech.current import speaking
from tests.language import phrases
from tests.support import hold_for_each

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
    (ISLAND, "es", "gira la estatua de b2 hacia el este", "pivot b2 east"),
    (ISLAND, "es", "pivota b2 este", "pivot b2 east"),
    (ISLAND, "fr", "tourne la statue de b2 vers l'est", "pivot b2 east"),
    (ISLAND, "nl", "draai het beeld van b2 naar het oosten", "pivot b2 east"),
    (CARDS, "fr", "joue 2 poissons pour 1 de bois", "play fish fish for 1"),
    (ISLAND, "es", "coloca una ficha de sol boca abajo en O-3", "sun W-3"),
    (ISLAND, "es", "coloca una estatua nueva en a1 norte", "place a1 north"),
    (CARDS, "es", "juega 2 pescados por 1 de madera", "play fish fish for 1"),
    (BOARD, "es", "coloca a su Chamán en la segunda casilla", "sorcerer star 2"),
    (BOARD, "es", "chamán en la 2ª", "sorcerer star 2"),
    (BOARD, "en", "sorcerer on the second space", "sorcerer star 2"),
    (BOARD, "fr", "sorcier sur la deuxième case", "sorcerer star 2"),
    (BOARD, "nl", "tovenaar op het tweede veld", "sorcerer star 2"),
    (BOARD, "es", "moái mediano por D4 y D3 a E3.1", "moai medium via D4 D3 to E3.1"),
    (BOARD, "en", "moai medium via D4 and D3 to E3.1", "moai medium via D4 D3 to E3.1"),
    (
        BOARD,
        "es",
        "moái mediano a E3.1 -> Ann 1 junco y 1 huevo, Ben gana 3 huevos, ficha de Reposo",
        "moai medium to E3.1 -> Ann reed 1 egg 1, Ben egg 3, tile rest",
    ),
    (BOARD, "en", "moai medium to E3.1 -> Ann gets 3 eggs", "moai medium to E3.1 -> Ann egg 3"),
    (BOARD, "nl", "moai middelgroot naar E3.1 -> Ann krijgt 3 eieren", "moai medium to E3.1 -> Ann egg 3"),
    (BOARD, "es", "intercambia 3 huevos y 1 tronco por gallina", "exchange egg 3 wood 1 for hen"),
    (BOARD, "nl", "wissel 3 eieren en 1 hout voor kip", "exchange egg 3 wood 1 for hen"),
    (BOARD, "es", "intercambia 4 Huevos por 1 ficha de Ofrenda de Gallina", "exchange egg 4 for hen"),
    (
        BOARD,
        "es",
        "intercambia 4 huevos por Ofrenda extraordinaria de Gallina",
        "exchange egg 4 for outstanding hen",
    ),
    (BOARD, "es", "usa la ficha de Reposo en A4", "rest A4"),
    (BOARD, "es", "levanta al Porteador de A4", "rest A4"),
    (BOARD, "en", "raise the transporter on A4", "rest A4"),
    (BOARD, "fr", "relève le transporteur en A4", "rest A4"),
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
    (CARDS, "nl", "trek houthakker, kolom 2", "draw woodcutter, 2"),
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
    (ISLAND, "fr", "pose une statue b2 yeux vers l'est", "place b2 east"),
    (ISLAND, "fr", "place b2 nez au nord", "place b2 north"),
    (ISLAND, "fr", "nouvelle statue b2 nord", "place b2 north"),
    (ISLAND, "fr", "pose un jeton Soleil face cachée sur O-3", "sun W-3"),
    (ISLAND, "fr", "pose un soleil O-3 face cachée", "sun W-3"),
    (ISLAND, "fr", "soleil ouest 3", "sun W-3"),
    (ISLAND, "fr", "tourne b2 à gauche", "pivot b2 by 90 left"),
    (ISLAND, "fr", "pivote la statue b2 vers la droite", "pivot b2 by 90 right"),
    (ISLAND, "fr", "rayon O-3", "fire W-3"),
    (ISLAND, "fr", "ne fait rien", "pass"),
    (ISLAND, "en", "pivot b2 by half a turn", "pivot b2 by 180"),
    (ISLAND, "fr", "pivote e1 d'un demi-tour", "pivot e1 by 180"),
    (ISLAND, "nl", "draai b2 een halve slag", "pivot b2 by 180"),
    (ISLAND, "es", "gira la estatua b2 de media vuelta", "pivot b2 by 180"),
    (ISLAND, "nl", "draai b2 naar rechts", "pivot b2 by 90 right"),
    (ISLAND, "es", "gira b2 a la derecha", "pivot b2 by 90 right"),
    (ISLAND, "en", "turn b2 left", "pivot b2 by 90 left"),
    (ISLAND, "en", "sun west 3", "sun W-3"),
    (CARDS, "nl", "legt 2 vissers neer voor 1 hout", "play fish fish for 1"),
    (CARDS, "nl", "speel 2x graan", "play grain grain"),
    (CARDS, "nl", "speelt 2 x graan en 1x vis", "play grain grain fish"),
    (CARDS, "nl", "neemt kolom 1", "draw 1"),
    (CARDS, "nl", "trekt de kaart uit de eerste kolom", "draw 1"),
    (CARDS, "nl", "trek 1 -> waardering moai", "draw 1 -> moai"),
    (CARDS, "nl", "offerronde: Ben graan, Ann verdekt", "offer Ben grain, Ann ?"),
    (CARDS, "nl", "kies Ann hout, Ben roempunten", "take Ann wood, Ben glory"),
    (CARDS, "fr", "joue 2x poisson", "play fish fish"),
    (BOARD, "fr", "pose un sculpteur dans la première colonne", "villager quarry 1"),
    (BOARD, "fr", "moaï moyen vers E3.1 par D4", "moai medium via D4 to E3.1"),
    (BOARD, "fr", "dépense 4 œufs et reçoit une poule", "exchange egg 4 for hen"),
    (BOARD, "fr", "joue Repos A4", "rest A4"),
    (BOARD, "es", "coloca un Escultor en la columna 1", "villager quarry 1"),
    (BOARD, "es", "coloca un aldeano en la primera columna", "villager quarry 1"),
    (BOARD, "es", "chamán a la estrella 1", "sorcerer star 1"),
    (BOARD, "es", "moái mediano por D4 a E3.1", "moai medium via D4 to E3.1"),
    (BOARD, "es", "erige su Moái mediano en E3.1 vía D4", "moai medium via D4 to E3.1"),
    (BOARD, "es", "moái mediano vía Cráter a E3.1", "moai medium to E3.1"),
    (BOARD, "es", "moái mediano desde el Cráter a E3.1 por D4, D3", "moai medium via D4 D3 to E3.1"),
    (BOARD, "es", "juega Reposo A1.1", "rest A1.1"),
    (BOARD, "es", "gasta 4 Huevos y recibe una gallina", "exchange egg 4 for hen"),
    (BOARD, "es", "cambia 4 huevos por una gallina", "exchange egg 4 for hen"),
    (BOARD, "es", "me retiro", "pass"),
    (BOARD, "es", "coge la ficha de Ahu Reposo", "draft rest"),
    (BOARD, "es", "recibe 1 Moái mediano y 1 pequeño", "carve small, medium"),
    (BOARD, "es", "lleva el Moái grande desde C5 a B5 pasando por B4", "moai large from C5 via B4 to B5"),
    (BOARD, "es", "usa la ficha Trueque para cambiar 3 huevos por 3 perlas", "barter egg 3 for pearl 3"),
    (BOARD, "es", "intercambia 4 huevos por una ofrenda de gallina", "exchange egg 4 for hen"),
    (BOARD, "fr", "sculpte un petit moaï", "carve small"),
    (BOARD, "fr", "transporte un petit moaï jusqu'à B5", "moai small to B5"),
    (BOARD, "fr", "érige un moaï moyen sur l'ahu E3.1 par D4", "moai medium via D4 to E3.1"),
    (BOARD, "fr", "met son chef dans la carrière 3", "chief quarry 3"),
    (BOARD, "fr", "échange 4 œufs contre une offrande poule", "exchange egg 4 for hen"),
    (BOARD, "fr", "passe son tour", "pass"),
    (CARDS, "nl", "legt 2 jagers & verzamelaars graan neer", "play grain grain"),
    (CARDS, "nl", "legt een priester voor zich neer", "play priest"),
    (CARDS, "nl", "koopt 1 offerkaart vis voor 5 hout", "buy fish for 5"),
    (CARDS, "nl", "trekt de voorste kaart van kolom 2", "draw 2"),
    (CARDS, "nl", "speelt twee vissen", "play fish fish"),
    (CARDS, "fr", "achète 1 carte Sacrifice poisson pour 5 bois", "buy fish for 5"),
    (CARDS, "fr", "joue deux chasseurs-cueilleurs céréale", "play grain grain"),
    (CARDS, "fr", "pose un bûcheron devant elle", "play woodcutter"),
    (ISLAND, "fr", "pose une statue en c3, regard vers le nord", "place c3 north"),
    (ISLAND, "fr", "place une statue sur l'intersection c3 orientée nord", "place c3 north"),
    (ISLAND, "fr", "fait pivoter la statue c3 d'un quart de tour à droite", "pivot c3 by 90 right"),
    (ISLAND, "fr", "pose le jeton soleil en position O-3", "sun W-3"),
    (ISLAND, "fr", "projette O-3 -> la statue c3 explose", "fire W-3 -> c3 destroyed"),
    (ISLAND, "fr", "passe son tour", "pass"),
    (BOARD, "es", "retirarse de la fase", "pass"),
    (
        BOARD,
        "es",
        "moái mediano a E3.1 -> Ben 3 huevos, ficha reposo, tumba al porteador",
        "moai medium to E3.1 -> Ben egg 3, tile rest, tires villager",
    ),
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


WRITTEN = [
    *(
        (game, language, f"Ann: {phrase}", f"Ann: {meant}")
        for game, language, phrase, meant in phrases.TURNS
    ),
    *phrases.LINES,
]


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_what_players_wrote_is_read(language: str) -> None:
    written = {(game, line): meant for game, code, line, meant in WRITTEN if code == language}

    def is_read(case: tuple[str, str]) -> None:
        game, line = case
        record = referee.loads(f"{HEADS[game].format(language)}{line}\n")
        assert [finding.message for finding in record.findings] == []
        assert referee.format_log(record, "en").splitlines()[-1] == written[case]
        own = referee.loads(referee.format_log(record))
        assert [entry.plays for entry in own.entries] == [entry.plays for entry in record.entries]

    hold_for_each(written, " ".join, is_read)


@pytest.mark.parametrize("said", ["final", "fin", "fin de la partida", "final de la partida"])
def test_the_end_of_a_game_is_called_what_the_spanish_rulebook_calls_it(said: str) -> None:
    record = referee.loads(f"{HEADS[BOARD].format('es')}situación: {said}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, "en").splitlines()[-1] == "position: end"


@pytest.mark.parametrize(
    ("game", "english", "language", "said"),
    [
        (BOARD, "carve 3 small, large", "es", "esculpe 3 pequeños, grande"),
        (BOARD, "carve small, 2 medium", "fr", "sculpte petit, 2 moyens"),
        (BOARD, "carve 2 small", "nl", "hak 2 kleine"),
        (CARDS, "take Ann 2 potato, Ben 3 glory", "nl", "neem Ann 2 zoete aardappelen, Ben 3 roempunten"),
        (CARDS, "take Ann 1 fish, Ben 12 berry", "fr", "prend Ann 1 poisson, Ben 12 mûres"),
    ],
)
def test_what_is_counted_is_in_the_plural(game: str, english: str, language: str, said: str) -> None:
    record = referee.loads(f"{HEADS[game].format('en')}Ann: {english}\n")
    text = referee.format_log(record, language)
    assert text.splitlines()[-1] == f"Ann: {said}"
    again = referee.loads(text)
    assert [entry.plays for entry in again.entries] == [entry.plays for entry in record.entries]


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
        ("nl", "Ann wint met 34 punten", "uitslag Ann"),
        ("fr", "match nul", "résultat nul"),
        ("es", "Cid tiene 34 puntos", "recuento Cid total 34"),
    ],
)
def test_who_won_is_advised_as_a_result(language: str, line: str, written: str) -> None:
    record = referee.loads(HEADS[CARDS].format(language) + line + "\n")
    found = [each for each in record.findings if each.code == "SYN-LINE-1"]
    assert [each.suggestion for each in found] == [written]


LINES = [
    (CARDS, "nl", "steen: 2x graan, 1 vis", "stone: fish 1, grain 2"),
    (CARDS, "nl", "aanvulling kolom 1: vis graan moai priester", "refill 1: fish grain moai priest"),
    (CARDS, "fr", "recharge la colonne 1: poisson céréale", "refill 1: fish grain"),
    (CARDS, "nl", "handkaarten Ann: vis, graan", "hand Ann: fish grain"),
    (BOARD, "es", "orden de turno: Ann, Ben", "order: Ann, Ben"),
    (BOARD, "es", "Tablilla Ann: no gastada", "tablet Ann: kept"),
    (BOARD, "es", "Tablilla Ann: gastada", "tablet Ann: used"),
    (BOARD, "es", "ofrendas Ann: Gallina de 8", "offerings Ann: hen 8"),
    (BOARD, "fr", "ordre du tour: Ann, Ben", "order: Ann, Ben"),
]


@pytest.mark.parametrize(("game", "language", "line", "meant"), LINES)
def test_a_line_in_the_words_of_a_rulebook_is_read(game: str, language: str, line: str, meant: str) -> None:
    record = referee.loads(f"{HEADS[game].format(language)}{line}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, "en").splitlines()[-1] == meant


ADVISED = [
    (CARDS, "nl", "Ann: graan, kolom 1", "graan", "speel graan; trek 1"),
    (CARDS, "nl", "Cid kiest hout", "Cid kiest hout", "neem Cid hout"),
    (CARDS, "nl", "offerronde: Ben graan, Ann ?", "offerronde", "Ann: offer Ben graan, Ann ?"),
    (CARDS, "nl", "waardering moai", "waardering", "trek 1 -> moai"),
    (CARDS, "nl", "Ann: waardering moai", "waardering", "trek 1 -> moai"),
    (CARDS, "nl", "startspeler: Ben", "startspeler", "spelers: Ben, Cid, Ann"),
    (CARDS, "nl", "algemene vitrine: vis, graan", "algemene vitrine", "kolom 1: vis priester moai graan"),
    (CARDS, "nl", "Ann: koopt geen offerkaart", "koopt geen offerkaart", "koopt geen offerkaart"),
    (CARDS, "fr", "Ann: pas d'achat", "pas d'achat", "pas d'achat"),
    (
        CARDS,
        "fr",
        "Ann: ne prend pas de carte Sacrifice",
        "ne prend pas de carte Sacrifice",
        "ne prend pas de carte Sacrifice",
    ),
    (CARDS, "fr", "Ann: écarte un moaï", "écarte", "boîte moaï"),
    (CARDS, "fr", "Ann: défausse moaï", "défausse", "boîte moaï"),
    (CARDS, "es", "Ann: tira un moái a la caja", "tira", "caja moái"),
    (CARDS, "es", "Ann: descarta un moái", "descarta", "caja moái"),
    (CARDS, "nl", "Ann: gooit een moai weg", "gooit", "doos moai"),
    (CARDS, "fr", "Ann: pioche 1 carte", "pioche 1 carte", "pioche 4"),
    (CARDS, "fr", "Ann: pioche deux cartes", "pioche deux cartes", "pioche 4"),
    (CARDS, "fr", "Ann: pioche une carte", "pioche une carte", "pioche 4"),
    (CARDS, "nl", "Ann: trek 2 kaarten", "trek 2 kaarten", "trek 4"),
    (CARDS, "nl", "Ann: trekt één kaart", "trekt één kaart", "trek 4"),
    (CARDS, "es", "Ann: roba una carta", "roba una carta", "roba 4"),
    (CARDS, "en", "Ann: draw a card", "draw a card", "draw 4"),
    (CARDS, "nl", "Ann: betaalt 3 hout en koopt graan", "betaalt", "koop graan voor 3"),
    (CARDS, "nl", "Ann: bouwt een Moai en betaalt 7 hout", "betaalt", "koop graan voor 3"),
    (CARDS, "nl", "Ann: legt houthakker neer en krijgt 2 hout", "krijgt", "krijgt"),
    (
        CARDS,
        "fr",
        "la colonne 1 est remplie: poisson",
        "la colonne 1 est remplie",
        "colonne 1: poisson prêtre moaï céréale",
    ),
    (ISLAND, "fr", "Ann: projette O-3 sur c3", "sur", "projette O-3 -> c3 détruite"),
    (ISLAND, "fr", "Ann: fait faire un demi-tour à c3", "un demi-tour", "pivote c3 de 180"),
    (CARDS, "fr", "Ann: n'achète rien", "n'achète rien", "n'achète rien"),
    (BOARD, "es", "Favor: Ben", "Favor", "mano Ben: favor"),
    (BOARD, "es", "Ann: transporta un Moái a E3.1", "a", "moái mediano vía D4 D3 a E3.1"),
    (BOARD, "es", "Ann: coloca 2 aldeanos en B4", "2", "aldeano B4"),
    (BOARD, "es", "Ann: aldeano en la Cantera de Moáis", "", "aldeano cantera 1"),
    (BOARD, "es", "Ann: chamán en la última casilla", "última", "chamán estrella 1"),
    (BOARD, "es", "Ann: Escultor en la tercera", "tercera", "aldeano cantera 1"),
    (BOARD, "es", "Ann: Escultor en grande", "grande", "aldeano cantera 1"),
    (BOARD, "en", "Ann: villager third", "third", "villager quarry 1"),
    (BOARD, "es", "Ann: cambia 4 huevos", "", "intercambia huevo 4 por gallina"),
    (ISLAND, "fr", "Ann: projette O-3 -> renvoyé par c3", "renvoyé par", "projette O-3 -> touche c3 d3"),
    (ISLAND, "fr", "Ann: projette O-3 -> frappe c3 de face", "de face", "de face"),
    (ISLAND, "fr", "Ann: pose une statue a1 joliment vers l'est", "joliment", "place c3 nord"),
    (ISLAND, "fr", "Ann: danse", "danse", "commence tour 3"),
    (ISLAND, "fr", "d4 sud", "d4 sud", "Ann: place d4 sud"),
]


@pytest.mark.parametrize(("game", "language", "line", "blamed", "advice"), ADVISED)
def test_the_right_word_is_blamed_and_the_answer_says_what_to_write(
    game: str, language: str, line: str, blamed: str, advice: str
) -> None:
    record = referee.loads(f"{HEADS[game].format(language)}{line}\n")
    (finding,) = record.findings
    assert finding.span is not None
    assert line[finding.span.column - 1 : finding.span.end_column - 1] == blamed
    assert advice in (finding.suggestion or "") or f"`{advice}`" in finding.message
    english = finding.message
    with speaking(language):
        assert finding.message != english or language == "en"


AMOUNTS = [
    ("nl", "trekt 2 kaarten uit kolom 1", "draw 1 1"),
    ("nl", "trek 2x uit kolom 4", "draw 4 4"),
    ("nl", "trek 2 uit kolom 4", "draw 4 4"),
    ("nl", "trek 2 keer kolom 4", "draw 4 4"),
    ("nl", "trek tweemaal uit kolom 4", "draw 4 4"),
    ("nl", "trek 2 uit kolom 4, 1 uit kolom 3", "draw 4 4 3"),
    ("nl", "trek 1 moai en 1 graan", "draw moai grain"),
    ("nl", "trek 2 graan", "draw grain grain"),
    ("nl", "trek 1 priester uit kolom 3", "draw 3 -> took priest"),
    ("fr", "pioche 2 cartes dans la colonne 1", "draw 1 1"),
    ("fr", "pioche deux fois la colonne 4", "draw 4 4"),
    ("fr", "pioche 2 dans la colonne 4", "draw 4 4"),
    ("fr", "pioche 1 moaï et 1 poisson", "draw moai fish"),
    ("es", "roba dos cartas de la columna 1", "draw 1 1"),
    ("es", "roba 2 de la columna 4", "draw 4 4"),
    ("es", "roba 1 pescado", "draw fish"),
    ("en", "draw 2 cards from column 1", "draw 1 1"),
    ("en", "draw 2 from column 4", "draw 4 4"),
    ("en", "draw 2x column 4", "draw 4 4"),
    ("en", "draw 1 fish and 1 grain", "draw fish grain"),
    ("fr", "pioche 2 cartes colonne 3", "draw 3 3"),
    ("nl", "trek 2 kaarten kolom 3", "draw 3 3"),
    ("es", "roba 2 cartas columna 3", "draw 3 3"),
    ("en", "draw 2 cards column 3", "draw 3 3"),
    ("en", "draw 1, fish", "draw 1, fish"),
    ("en", "draw fish, 1 2, grain", "draw fish, 1 2, grain"),
    ("en", "draw column 1 column 3", "draw 1 3"),
]


@pytest.mark.parametrize(("language", "phrase", "meant"), AMOUNTS)
def test_a_number_of_cards_is_no_column(language: str, phrase: str, meant: str) -> None:
    """Two cards from column 1 are not the cards of the columns 2 and 1, and one fish is not column 1."""
    record = referee.loads(f"{HEADS[CARDS].format(language)}Ann: {phrase}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, "en").splitlines()[-1] == f"Ann: {meant}"


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "draw 2 column 4"),
        ("en", "draw 2 from column 3 and 4"),
        ("nl", "trek 2 kolom 4"),
        ("nl", "trek 3 uit kolom 2 4"),
        ("fr", "pioche 2 colonne 4"),
        ("es", "roba 2 columna 4"),
    ],
)
def test_a_number_that_may_be_a_column_or_an_amount_is_not_guessed(language: str, phrase: str) -> None:
    record = referee.loads(f"{HEADS[CARDS].format(language)}Ann: {phrase}\n")
    assert record.findings != []
    assert not any(isinstance(play.action, Draw) for entry in record.entries for play in entry.plays)


@pytest.mark.parametrize(
    ("game", "language", "said", "written", "other"),
    [
        (CARDS, "nl", "trekt 4 // klaar", "trek 1 -> moai", "neem"),
        (CARDS, "fr", "pioche colonne n° 1", "pioche 1 -> moaï", "prend"),
        (CARDS, "nl", "neem iets", "neem Ann hout", "trek"),
        (BOARD, "es", "trueque de de huevos", "trueque huevo 3", "intercambia"),
    ],
)
def test_the_example_is_of_the_verb_that_was_typed(
    game: str, language: str, said: str, written: str, other: str
) -> None:
    """`draw` and `take` are told apart by what follows; an example has the one that stands there."""
    with speaking(language):
        record = referee.loads(f"{HEADS[game].format(language)}Ann: {said}\n")
        messages = [finding.message for finding in record.findings]
    assert any(f"`{written}" in message for message in messages)
    assert not any(f"`{other} " in message for message in messages)
