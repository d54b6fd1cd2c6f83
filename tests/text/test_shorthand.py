"""What tables write for short: beginnings of names, `&`, and commas between actions."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee.core.entry import Player
from referee.core.finding import Place
from referee.text.locations import locate
from referee.text.player_list import parse_players
from referee.text.writer import write_players

POSITION = """\
Odile: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready
Robin: has d4 south; has d2 west; has a5 east; has c1 north; has W-2 ready; has E-1 ready; placed last
Odile: begins turn 3
"""


def island(*lines: str, players: str = "Odile, Robin") -> str:
    return f"game: easter-island\nplayers: {players}\n\n{POSITION}" + "".join(f"{line}\n" for line in lines)


def cards(*lines: str, players: str = "Anne, Marc, Carl", language: str = "en") -> str:
    head = f"game: rapa-nui-cards\nlanguage: {language}\nedition: kosmos-nl\nplayers: {players}\n\n"
    return head + "".join(f"{line}\n" for line in lines)


def board(*lines: str, language: str = "en") -> str:
    head = f"game: rapa-nui-island\nlanguage: {language}\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\n"
    return head + "".join(f"{line}\n" for line in lines)


SAME = [
    (island("Odile: sun N-a, & pivot b2 east"), island("Odile: sun N-a; pivot b2 east")),
    (island("O: sun N-a"), island("Odile: sun N-a")),
    (island("ODI: sun N-a"), island("Odile: sun N-a")),
    (island("Odile: sun N-a of O"), island("Odile: sun N-a of Odile")),
    (island("claim r statues 4"), island("claim Robin statues 4")),
    (island("winner: R"), island("result Robin")),
    (island("Odile: sun N-a, sun N-b"), island("Odile: sun N-a; sun N-b")),
    (island("Odile: sun N-a. sun N-b."), island("Odile: sun N-a; sun N-b")),
    (island("Odile: sun N-a and sun N-b"), island("Odile: sun N-a; sun N-b")),
    (island("Odile: sun N-a & sun N-b"), island("Odile: sun N-a; sun N-b")),
    (island("Odile: sun N-a, and sun N-b"), island("Odile: sun N-a; sun N-b")),
    (
        island("Odile: fire W-3 -> struck c3, c3 destroyed, sun N-e"),
        island("Odile: fire W-3 -> struck c3, c3 destroyed; sun N-e"),
    ),
    (
        island('Odile: pivot d4 north stands EI-PIVOT-2 "yes, and no", pass'),
        island('Odile: pivot d4 north stands EI-PIVOT-2 "yes, and no"; pass'),
    ),
    (island("Odile: pivot c3 90 left"), island("Odile: pivot c3 by 90 left")),
    (island("Odile: move b2-b3"), island("Odile: move b2 b3")),
    (island(players="Odile & Robin"), island()),
    (island(players="Odile (61, red) and Robin (58)"), island(players="Odile (61, red), Robin (58)")),
    (cards("JL: pass", players="Jean Luc, Marc"), cards("Jean Luc: pass", players="Jean Luc, Marc")),
    (
        cards("claim jl hand 0", players="Jean Luc, Marc"),
        cards('claim "Jean Luc" hand 0', players="Jean Luc, Marc"),
    ),
    (cards(players='Anne, "Tom and Jerry"'), cards(players='Anne, "Tom and Jerry"')),
    (cards(players='"Anne", Tom & Jerry'), cards(players="Anne, Tom, Jerry")),
    (cards(players="Anne, Marc & Carl"), cards()),
    (cards(players="Anne, Marc, and Carl"), cards()),
    (cards(players="Anne,Marc,& Carl"), cards()),
    (cards(players="Anne and and Marc & Carl"), cards()),
    (cards(players="Anne et Marc et Carl"), cards()),
    (cards(players="Anne, Marc en Carl"), cards()),
    (cards(players="Anne y Marc y Carl"), cards()),
    (
        cards("Anne: buy grain, play grain grain, draw 1 3 -> woodcutter"),
        cards("Anne: buy grain; play grain grain; draw 1 3 -> woodcutter"),
    ),
    (
        cards("C: play moai, offer A potato, M grain, C ?, extra berry, draw 4, take A glory, C wood"),
        cards(
            "Carl: play moai; offer Anne potato, Marc grain, Carl ?; extra berry; draw 4; "
            "take Anne glory, Carl wood"
        ),
    ),
    (cards("Anne: play fish, fish and draw 1 2"), cards("Anne: play fish fish; draw 1 2")),
    (cards("result Anne & Carl finished"), cards("result Anne, Carl finished")),
    (cards("result A and C finished"), cards("result Anne, Carl finished")),
    (cards("hand M: fish fish berry"), cards("hand Marc: fish fish berry")),
    (
        cards("Anne: joue poisson et pioche 1", language="fr"),
        cards("Anne: joue poisson; pioche 1", language="fr"),
    ),
    (
        cards("Anne: speelt vis, trekt 1", language="nl"),
        cards("Anne: speelt vis; trekt 1", language="nl"),
    ),
    (
        cards("Anne: juega pescado y roba 1", language="es"),
        cards("Anne: juega pescado; roba 1", language="es"),
    ),
    (
        cards("Anne: speelt 2 zoete aardappelen; trekt 1", language="nl"),
        cards("Anne: speel aardappel aardappel; trek 1", language="nl"),
    ),
    (
        cards("Anne: legt twee zoete aardappels neer", language="nl"),
        cards("Anne: speel aardappel aardappel", language="nl"),
    ),
    (
        cards("Anne: speelt 2 jagers en verzamelaars zoete aardappel", language="nl"),
        cards("Anne: speel aardappel aardappel", language="nl"),
    ),
    (
        cards("Anne: joue 2 Patates Douces", language="fr"),
        cards("Anne: joue patate patate", language="fr"),
    ),
    (
        cards("Anne: joue 2 chasseurs et cueilleurs patate douce", language="fr"),
        cards("Anne: joue patate patate", language="fr"),
    ),
    (
        cards("Anne: juega 2 cazadores y recolectores batata", language="es"),
        cards("Anne: juega batata batata", language="es"),
    ),
    (cards("Anne: play 2 hunters and gatherers fish"), cards("Anne: play fish fish")),
    (cards("Anne: play 'fish'"), cards("Anne: play fish")),
    (
        cards("Anne: speel 2 jagers & verzamelaars 'zoete aardappel'", language="nl"),
        cards("Anne: speel aardappel aardappel", language="nl"),
    ),
    (
        cards("Anne: legt 1 priester in zijn persoonlijke vitrine", language="nl"),
        cards("Anne: speel priester", language="nl"),
    ),
    (
        cards("Anne: speel vis; kiest de priester van kolom 3", language="nl"),
        cards("Anne: speel vis; trek 3 -> nam priester", language="nl"),
    ),
    (
        cards("Anne: play fish; takes the priest from column 3"),
        cards("Anne: play fish; draw 3 -> took priest"),
    ),
    (
        cards("Anne: play moai; offer Marc fish and Carl berry, Anne ? and draw 1"),
        cards("Anne: play moai; offer Marc fish, Carl berry, Anne ?; draw 1"),
    ),
    (
        cards("Anne: play fish; draw 1; take Anne wood and Marc glory"),
        cards("Anne: play fish; draw 1; take Anne wood, Marc glory"),
    ),
    (
        board("Ana: coloca a su Chamán en la segunda casilla", language="es"),
        board("Ana: chamán estrella 2", language="es"),
    ),
    (
        board("Ana: sorcerer on the third space"),
        board("Ana: sorcerer star 3"),
    ),
    (board("order: Cid, Ana & Bea"), board("order: Cid, Ana, Bea")),
    (board("order: C and A and B"), board("order: Cid, Ana, Bea")),
    (board("Ana: carve small, large, pass"), board("Ana: carve small, large; pass")),
    (
        board("Ana: moai large to B5 -> C egg 1, A reed 5, pass"),
        board("Ana: moai large to B5 -> Cid egg 1, Ana reed 5; pass"),
    ),
    (board("Ana: villager B4, chief quarry 3"), board("Ana: villager B4; chief quarry 3")),
]


@pytest.mark.parametrize(("short", "long"), SAME, ids=[short.splitlines()[-1] for short, _ in SAME])
def test_shorthand_means_what_format_writes(short: str, long: str) -> None:
    one, two = referee.loads(short), referee.loads(long)
    assert one.findings == []
    assert [entry[1:] for entry in one.entries] == [entry[1:] for entry in two.entries]
    assert one.header.players == two.header.players
    written = referee.format_log(one)
    assert written == referee.format_log(two)
    assert referee.format_log(referee.loads(written)) == written


@pytest.mark.parametrize(
    "players", ["A, and", "and, B", "Salt & Pepper, Ann", "B and, A", "A, and B, C", "& A, B"]
)
def test_odd_names_are_kept_as_format_writes_them(players: str) -> None:
    record = referee.loads(f"game: rapa-nui-cards\nedition: kosmos-nl\nplayers: {players}\n")
    again = referee.loads(referee.format_log(record))
    assert again.header.players == record.header.players


def test_players_that_are_written_are_read_as_the_same_players() -> None:
    dice, words = Random(5), ["A", "B", "C (61)", "and", "&", "y", "en", "et", ",", "(", "x", ")"]
    told = [" ".join(dice.choices(words, k=dice.randint(1, 7))) for _ in range(2000)]
    read = [players for players in map(parse_players, told) if players is not None]
    assert len(read) > 100
    assert [parse_players(write_players(players)) for players in read] == read


TITLES = {
    "Easter Island": "easter-island",
    "l'île de pâques": "easter-island",
    "Rapa Nui, the card game": "rapa-nui-cards",
    "Rapa Nui: het kaartspel": "rapa-nui-cards",
    "RAPA NUI CARDS": "rapa-nui-cards",
    "Rapa Nui, le jeu de plateau": "rapa-nui-island",
    "Rapa Nui, el juego de tablero": "rapa-nui-island",
}


@pytest.mark.parametrize("title", TITLES)
def test_the_title_of_a_game_is_its_name(title: str) -> None:
    assert referee.loads(f"game: {title}\nplayers: Ann, Ben\n").header.game == TITLES[title]


def test_a_title_of_two_games_is_a_finding_that_names_both() -> None:
    (finding,) = referee.loads("game: Rapa Nui\nplayers: Ann, Ben\n").findings
    assert "`game: rapa-nui-cards`" in finding.message
    assert "`game: rapa-nui-island`" in finding.message


def test_a_beginning_that_fits_two_players_is_a_message() -> None:
    record = referee.loads(cards("M: keep", "claim M wood 3", "offer: M", players="Marc, Marieke"))
    assert [finding.code for finding in record.findings][:2] == ["SYN-NAME-1", "SYN-NAME-1"]
    assert record.findings[0].message == "M may be Marc or Marieke: write more letters of the name"
    assert referee.loads(cards("Mari: keep", players="Marc, Marieke")).entries[0].seat == 1


AMBIGUOUS = [
    (
        "Anne: offer A potato, extra berry",
        "this may be `offer A potato; extra berry` or `offer A potato, extra berry`: "
        "put semicolons between the actions",
    ),
    (
        "Anne: offer Anne potato, extra berry, draw 4",
        "this may be `offer Anne potato; extra berry; draw 4` or `offer Anne potato, extra berry; draw 4`: "
        "put semicolons between the actions",
    ),
]


@pytest.mark.parametrize(("line", "message"), AMBIGUOUS, ids=[line for line, _ in AMBIGUOUS])
def test_what_may_be_read_in_two_ways_is_a_finding_that_names_both(line: str, message: str) -> None:
    """Somebody is called Extra, which is also an action."""
    record = referee.loads(cards(line, line, players="Anne, Extra"))
    assert [finding.message for finding in record.findings] == [message, message]
    assert [finding.code for finding in record.findings] == ["SYN-WORD-2"] * 2
    assert all(entry.broken for entry in record.entries)


def test_the_canonical_form_has_one_meaning() -> None:
    record = referee.loads(cards("Anne: offer Anne potato, Extra berry", players="Anne, Extra"))
    assert record.findings == []
    assert len(record.entries[0].plays) == 1


def test_a_turn_with_a_beginning_that_fits_two_players_is_one_finding() -> None:
    head = "game: easter-island\nplayers: Marc, Marieke\n\n"
    turns = "Marc: place b2 n\nM: place d4 s\nMarc: place b4 e\nMarieke: place d2 w\n"
    verdict = referee.check(referee.loads(head + turns))
    assert [(each.place.line, each.code) for each in verdict.findings] == [(5, "SYN-NAME-1")]


def test_a_name_that_is_the_beginning_of_another_is_itself() -> None:
    record = referee.loads(cards("Ann: keep", "Anna: keep", players="Anna, Ann"))
    assert [entry.seat for entry in record.entries] == [1, 0]


@pytest.mark.parametrize("line", ["stone: fish 4", "hand Carl: fish fish fish", "values: fish 3"])
def test_a_line_of_the_table_is_not_the_turn_of_a_player(line: str) -> None:
    """Its first word may be the beginning of a name."""
    record = referee.loads(cards(line, players="Stoner, Handel, Carl, Valuesa"))
    assert [entry.seat for entry in record.entries] == [None]
    assert record.findings == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (island("Odile: sun N-a sun N-b"), "SYN-WORD-2"),
        (island("Odile: sun N-a, N-b"), "SYN-WORD-2"),
        (island("Odile: sun N-a, dance"), "SYN-WORD-2"),
        (island("X: sun N-a"), None),
        (island("Odile: " + "sun N-a, " * 40 + "pass"), "SYN-WORD-2"),
    ],
)
def test_what_is_not_clear_is_still_a_finding(text: str, code: str | None) -> None:
    verdict = referee.check(referee.loads(text))
    assert not verdict.legal
    if code is not None:
        assert verdict.findings[0].code == code


def test_each_action_is_found_in_the_text() -> None:
    record = referee.loads(island("O: fire W-3 -> c3 destroyed, sun N-e; pass"))
    line = record.lines[-1]
    spans = [locate(record, Place(len(record.lines), action)) for action in range(3)]
    said = [line[span.column - 1 : span.end_column - 1] for span in spans]
    assert said == ["fire W-3 -> c3 destroyed", "sun N-e", "pass"]


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
@pytest.mark.parametrize("game", referee.game_names())
def test_a_canonical_log_with_other_separators_is_read_the_same_or_is_a_finding(
    game: str, language: str
) -> None:
    """Nothing is read as something else in silence."""
    made = referee.simulate(game, seed=3, players=2).text
    text = referee.format_log(referee.loads(made), language)
    first = referee.loads(text)
    for separator in (", ", ". ", " and ", " & "):
        loose = referee.loads(text.replace("; ", separator))
        wrong = {finding.place.line for finding in loose.findings}
        entries = {entry.line: entry for entry in loose.entries}
        told = [entry for entry in first.entries if entry.line not in wrong]
        assert [entries[entry.line] for entry in told] == told
        assert len(wrong) <= len(first.entries) // 20


@pytest.mark.parametrize("name", ["Tom and Jerry", "Bert en Ernie", "Tom & Jerry", "Y", "Anne et Luc"])
def test_a_list_of_names_is_read_as_it_was_written(name: str) -> None:
    names = ("Kim", name)
    players = parse_players(write_players([*map(Player, names)]))
    assert players is not None
    assert tuple(player.name for player in players) == names


@pytest.mark.parametrize("word", ["Tires", "Tile", "No", "Draw", "And"])
def test_a_player_called_like_a_word_of_an_observation_keeps_the_quotes(word: str) -> None:
    text = board("position: round 2, phase 3, Ana", f'claim "{word}" offerings 0').replace("Bea", word)
    written = referee.format_log(referee.loads(text))
    assert f'claim "{word}" ' in written
    assert referee.format_log(referee.loads(written)) == written


@pytest.mark.parametrize(
    "said",
    [
        "jos: play moai and offer Jean Luc fish, José ?; extra fish and draw 1",
        "jos: play moái, offer José fish, jean luc fish",
        "jos: play moai; offer Jean Luc fish, José ?",
    ],
)
def test_a_name_of_several_words_needs_quotes_within_an_action(said: str) -> None:
    """Otherwise the verb before it would be taken for a card that does not exist."""
    wrong = [
        finding
        for finding in referee.check(referee.loads(cards(said, players="Jean Luc, José"))).findings
        if finding.rule.code.startswith(("SYN", "KO-CARD"))
    ]
    assert [(each.rule.code, each.facts["case"]) for each in wrong] == [("SYN-WORD-2", "quotes")]
    assert wrong[0].facts["name"].lower() == "jean luc"
    quoted = said.replace("Jean Luc", '"Jean Luc"').replace("jean luc", '"jean luc"')
    codes = {
        each.rule.code
        for each in referee.check(referee.loads(cards(quoted, players="Jean Luc, José"))).findings
    }
    assert not codes & {"SYN-WORD-2", "KO-CARD-2"}


@pytest.mark.parametrize("said", ["take Bob wood, Player 1 wood", "take player 1 wood, Bob wood"])
def test_a_name_that_ends_in_a_number_is_not_read_as_an_amount(said: str) -> None:
    record = referee.loads(cards(f"Bob: {said}", players="Player 1, Bob"))
    assert [(each.rule.code, each.facts.get("case")) for each in record.findings] == [
        ("SYN-WORD-2", "quotes")
    ]
    quoted = said.replace("Player 1", '"Player 1"').replace("player 1", '"Player 1"')
    assert not referee.loads(cards(f"Bob: {quoted}", players="Player 1, Bob")).findings
    assert not referee.loads(cards("Bob: take player 2 wood, Bob wood", players="Player 1, Bob")).findings


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Claim"), ("nl", "Telling"), ("es", "Resultado"), ("fr", "Annonce"), ("fr", "Annonce Dupont")],
)
def test_nobody_is_called_like_a_result_or_a_claim(language: str, name: str) -> None:
    """These need no colon, so `claim: ...` would not be a turn of that player."""
    head = f"game: rapa-nui-island\nlanguage: {language}\nedition: matagot-fr\nplayers: Ana, {name}, Cid\n"
    (fault,) = referee.loads(head).findings
    assert (fault.rule.code, fault.facts["case"], fault.facts["name"]) == ("SYN-HEAD-8", "reserved", name)
    assert not referee.loads(head.replace(name, fault.facts["other"])).findings


@pytest.mark.parametrize(("players", "word"), [("Alan, Al", "A"), ("Emma, Eva", "e"), ("Eva, Émile", "É")])
def test_a_letter_of_two_players_names_both_though_it_is_a_foreign_word(players: str, word: str) -> None:
    (fault,) = referee.loads(
        f"game: easter-island\nplayers: {players}\n\nclaim {word} statues 1\n"
    ).findings
    assert (fault.rule.code, fault.facts["case"]) == ("SYN-NAME-1", "several")


def test_a_number_that_is_part_of_a_name_counts_nothing() -> None:
    text = board("claim Draw 1 improvements 1").replace("Ana, Bea", "Draw 1, Draw")
    record = referee.loads(text)
    assert record.findings == []
    assert referee.format_log(record).splitlines()[-1] == 'claim "Draw 1" improvements 1'


@pytest.mark.parametrize(
    ("game", "line", "written"),
    [
        ("easter-island", "winner: jean luc.", 'result "Jean Luc"'),
        ("easter-island", "claim Jean Luc statues 4", 'claim "Jean Luc" statues 4'),
        ("rapa-nui-cards", "hand Jean Luc: fish", 'hand "Jean Luc": fish'),
        ("rapa-nui-cards", "result José & Jean Luc finished", 'result José, "Jean Luc" finished'),
        ("rapa-nui-island", "order: Jean Luc and José", 'order: "Jean Luc", José'),
    ],
)
def test_a_name_of_several_words_needs_no_quotes_in_a_line_of_the_table(
    game: str, line: str, written: str
) -> None:
    record = referee.loads(table(game, line, players="Jean Luc, José"))
    assert record.findings == []
    assert referee.format_log(record).splitlines()[-1] == written


LINES = {
    "easter-island": {
        "en": ["winner: Robin", "claim Robin statues 4", 'result "Robin"', "Odile: sun N-a of R"],
        "fr": ["gagnant : Robin", "annonce Robin statues 4", "Odile: soleil N-a de R"],
        "nl": ["winnaar: Robin", "telling Robin beelden 4", "Odile: zon N-a van R"],
        "es": ["ganador: Robin", "recuento Robin estatuas 4", "Odile: sol N-a de R"],
    },
    "rapa-nui-cards": {
        "en": ["result Odile & Robin finished", "claim R hand 7", "hand R: fish fish", "stone: fish 4"],
        "fr": ["résultat Robin", "annonce R main 7", "main R: poisson poisson"],
        "nl": ["uitslag Robin", "telling R hand 7", "hand R: vis vis"],
        "es": ["resultado Robin", "recuento R mano 7", "mano R: pescado pescado"],
    },
    "rapa-nui-island": {
        "en": ["order: Robin, Odile", "claim Robin wins", "round: 1", "order: R and O"],
        "fr": ["ordre : Robin, Odile", "annonce Robin gagne", "manche : 1"],
        "nl": ["volgorde: Robin, Odile", "telling Robin wint", "ronde: 1"],
        "es": ["orden: Robin, Odile", "recuento Robin gana", "ronda: 1"],
    },
}
EDITIONS = {
    "easter-island": "twilight-fr",
    "rapa-nui-cards": "kosmos-nl",
    "rapa-nui-island": "matagot-fr",
}
SPOKEN_LINES = [
    (game, language, line)
    for game, spoken in LINES.items()
    for language, lines in spoken.items()
    for line in lines
]


def table(game: str, line: str, language: str = "en", players: str = "Odile, Robin") -> str:
    return f"game: {game}\nlanguage: {language}\nedition: {EDITIONS[game]}\nplayers: {players}\n\n{line}\n"


@pytest.mark.parametrize(("game", "language", "line"), SPOKEN_LINES)
def test_a_full_stop_behind_a_line_means_nothing(game: str, language: str, line: str) -> None:
    plain = referee.loads(table(game, line, language))
    assert plain.findings == []
    for end in (".", " .", ".  # at last"):
        record = referee.loads(table(game, line + end, language))
        assert record.findings == []
        assert record.entries == plain.entries


def test_a_full_stop_that_belongs_to_a_name_is_kept() -> None:
    for line, seat in (("winner: J.R.", 0), ("winner: J.R", 1), ("winner: J.R..", 0)):
        record = referee.loads(table("easter-island", line, players="J.R., J.R"))
        assert record.findings == []
        assert record.entries[0].plays[0].action.winners == (seat,)


def test_what_is_wrong_in_a_line_is_named_without_the_full_stop() -> None:
    (fault,) = referee.loads(table("easter-island", "winner: Ruben.")).findings
    assert fault.facts["word"] == "Ruben"


UNCLEAR = {
    "en": [
        "{}: keep",
        "{}: fly",
        "{} passes",
        "hand {}: fish",
        "claim {} hand 1",
        "Zoe: play moai. offer Zoe fish, {} berry & extra berry",
        "Zoe: take {} wood, Zoe wood, keep",
    ],
    "fr": ["{}: garde", "{} garde", "main {}: poisson", "Zoe: prend {} bois, Zoe bois et garde"],
    "nl": ["{}: behoudt", "{} behoudt", "hand {}: vis", "Zoe: neemt {} hout, Zoe hout en behoudt"],
    "es": ["{}: conserva", "{} conserva", "mano {}: pescado", "Zoe: toma {} madera, Zoe madera y conserva"],
}


@pytest.mark.parametrize("language", UNCLEAR)
def test_a_letter_that_fits_two_players_names_both_wherever_it_stands(language: str) -> None:
    """Some letters are words of a language, and some lines have another separator than a semicolon."""
    for letter in "abcdefghijklmnopqrstuvwxy":
        players = f"{letter.upper()}ma, {letter.upper()}va, Zoe"
        for line in UNCLEAR[language]:
            said = line.format(letter)
            found = referee.loads(table("rapa-nui-cards", said, language, players)).findings
            assert [(each.code, each.facts["case"], each.facts["word"]) for each in found] == [
                ("SYN-NAME-1", "several", letter)
            ], said
            assert found[0].message.startswith(f"{letter} may be {letter.upper()}ma or {letter.upper()}va")


def test_an_unclear_name_is_marked_where_it_is_and_the_other_actions_are_read() -> None:
    line = "Nora: play moai. offer e potato, Nora fish & extra potato"
    record = referee.loads(cards(line, players="Nora, Eva, Emma"))
    (fault,) = record.findings
    assert fault.span is not None
    assert (fault.span.column - 1, fault.place.action) == (line.index(" e ") + 1, 1)
    assert len(record.entries[0].plays) == 3
    assert record.entries[0].broken


@pytest.mark.parametrize(
    ("players", "line", "written"),
    [
        ("Player 1, Bob", "Player: keep", "Player 1: keep"),
        ("Game 1, Bob", "game: keep", "Game 1: keep"),
        ("Player One, Bob", "player : play fish", "Player One: play fish"),
    ],
)
def test_the_first_word_of_a_name_may_be_a_key_of_the_header(players: str, line: str, written: str) -> None:
    for before in ("", "Bob: keep\n"):
        record = referee.loads(cards(before + line, players=players))
        assert record.findings == []
        assert referee.format_log(record).splitlines()[-1] == written


def test_a_turn_that_begins_like_a_header_line_is_still_a_turn_if_it_cannot_be_read() -> None:
    codes = [each.code for each in referee.loads(cards("Player: fly", players="Player 1, Bob")).findings]
    assert codes == ["SYN-VERB-1"]


@pytest.mark.parametrize("name", ["Place 1", "Note", "Date Night"])
def test_nobody_is_called_like_a_header_line_that_may_come_again(name: str) -> None:
    """`Place: play fish` would be kept as the place of the game."""
    (fault,) = referee.loads(cards(players=f"{name}, Bob")).findings
    assert (fault.code, fault.facts["case"]) == ("SYN-HEAD-8", "reserved")


WITHOUT_COLON = {
    "en": "M place d2 w",
    "fr": "M place d2 o",
    "nl": "M plaatst d2 w",
    "es": "M coloca d2 o",
}


@pytest.mark.parametrize("language", WITHOUT_COLON)
def test_a_colon_is_missed_after_the_beginning_of_a_name(language: str) -> None:
    text = table("easter-island", WITHOUT_COLON[language], language, "Marc, Tom")
    (fault,) = referee.loads(text).findings
    assert (fault.code, fault.facts["case"], fault.facts["name"]) == ("SYN-LINE-1", "colon", "M")
    assert fault.suggestion is not None
    assert fault.suggestion.startswith("Marc: ")
    (fault,) = referee.loads(text.replace("Tom", "Mona")).findings
    assert (fault.code, fault.facts["case"]) == ("SYN-NAME-1", "several")


@pytest.mark.parametrize(("language", "line"), [("en", "M wins."), ("fr", "M gagne"), ("es", "M gana!")])
def test_the_beginning_of_a_name_may_have_won(language: str, line: str) -> None:
    (fault,) = referee.loads(table("easter-island", line, language, "Marc, Tom")).findings
    assert (fault.code, fault.facts["case"]) == ("SYN-LINE-1", "wins")
    assert fault.suggestion is not None
    assert fault.suggestion.endswith(" Marc")
