"""What people type at the questions about a final table: numbers with units, lists with words between."""

from __future__ import annotations

import pytest

import referee
from referee import shelf
from referee.scribe.reply import Fate
from referee.scribe.tally_answers import asks_back, back_word
from referee.scribe.tallying import Tallying
from referee.speech.current import speaking

HEADERS = {
    "easter-island": ["players: Odile, Robin"],
    "rapa-nui-cards": ["edition: kosmos-nl", "players: Odile, Robin"],
    "rapa-nui-island": ["edition: matagot-fr", "players: Odile, Robin"],
}
STONE, GLORY, MOAI, OWNS = 0, 1, 2, 4
OFFERINGS, RESOURCES, TABLET, FAVOUR, TOTAL = 0, 1, 2, 6, 7
STATUES = 0

Case = tuple[str, int, str, str, str]
ANSWERS: list[Case] = [
    ("rapa-nui-cards", STONE, language, answer, written)
    for language, written, answers in [
        (
            "en",
            "stone: fish 4, grain 2",
            ["4 fish and 2 grain", "4x fish & 2x grain", "fish: 4, grain x 2"],
        ),
        ("fr", "pierre: poisson 4, céréale 2", ["4 poissons et 2 céréales", "4x poisson, 2 x céréale"]),
        ("nl", "steen: vis 4, graan 2", ["4 vissen en 2 graan", "4x vis, 2x graan", "vis 4 & graan 2"]),
        ("es", "piedra: pescado 4, cereal 2", ["4 pescados y 2 cereales", "4x pescado, cereal 2."]),
    ]
    for answer in answers
]
ANSWERS += [
    ("rapa-nui-cards", OWNS, "nl", "2 graan", "bezit Odile: graan 2"),
    ("rapa-nui-cards", GLORY, "en", "6 glory points.", "glory Odile: 6"),
    ("rapa-nui-cards", GLORY, "nl", "6 roempunten", "roem Odile: 6"),
    ("rapa-nui-cards", GLORY, "fr", "6 points de gloire", "gloire Odile: 6"),
    ("rapa-nui-cards", GLORY, "es", "6 puntos de gloria", "gloria Odile: 6"),
    ("rapa-nui-island", OFFERINGS, "en", "a hen of 8 and 1 hut 6", "offerings Odile: hen 8, hut 6"),
    ("rapa-nui-island", OFFERINGS, "en", "hen worth 8.", "offerings Odile: hen 8"),
    ("rapa-nui-island", OFFERINGS, "fr", "une poule de 8", "offrandes Odile: poule 8"),
    ("rapa-nui-island", OFFERINGS, "fr", "Poule à 8 et hutte à 6", "offrandes Odile: poule 8, hutte 6"),
    ("rapa-nui-island", OFFERINGS, "nl", "kip van 8 en hut van 6", "offergaven Odile: kip 8, hut 6"),
    ("rapa-nui-island", OFFERINGS, "es", "Gallina de 8", "ofrendas Odile: gallina 8"),
    ("rapa-nui-island", OFFERINGS, "es", "1 Choza 6", "ofrendas Odile: choza 6"),
    ("rapa-nui-island", RESOURCES, "es", "2 juncos y 1 huevo", "recursos Odile: junco 2 huevo 1"),
    ("easter-island", STATUES, "en", "3 statues", "Odile: has 3 statues"),
    ("easter-island", STATUES, "fr", "3 statues.", "Odile: a 3 statues"),
    ("easter-island", STATUES, "nl", "3 standbeelden", "Odile: heeft 3 beelden"),
    ("easter-island", STATUES, "es", "3 estatuas", "Odile: tiene 3 estatuas"),
]


def tallying(game: str, questions: int) -> Tallying:
    """A final table whose first questions are answered."""
    made = Tallying(shelf.game(game), HEADERS[game])
    for _ in range(questions):
        answer = made.question.choices[0] if made.question and made.question.required else "0"
        assert made.answer(answer).fate is Fate.TAKEN
    return made


@pytest.mark.parametrize(("game", "number", "language", "answer", "written"), ANSWERS)
def test_an_answer_is_read_as_people_say_it(
    game: str, number: int, language: str, answer: str, written: str
) -> None:
    with speaking(language):
        asked = tallying(game, number)
        reply = asked.answer(answer)
        assert (reply.fate, reply.rows) == (Fate.TAKEN, ())
        assert asked.lines[-1] == written


LINES: list[Case] = [
    *((game, number, language, written, written) for game, number, language, _, written in ANSWERS),
    ("rapa-nui-island", TABLET, "es", "tablilla Odile: guardada", "tablilla Odile: guardada"),
    ("rapa-nui-island", TABLET, "es", "tablilla: guardada", "tablilla Odile: guardada"),
    ("rapa-nui-island", TABLET, "fr", "tablette Odile : gardée", "tablette Odile: gardée"),
    ("rapa-nui-island", TABLET, "en", "tablet used", "tablet Odile: used"),
    ("rapa-nui-island", FAVOUR, "nl", "hand Robin: gunst", "hand Robin: gunst"),
    ("rapa-nui-island", TOTAL, "es", "recuento Odile 46", "recuento Odile total 46"),
    ("rapa-nui-island", TOTAL, "es", "recuento Odile total 46", "recuento Odile total 46"),
    ("rapa-nui-cards", GLORY, "nl", "roem: 6", "roem Odile: 6"),
    ("rapa-nui-cards", MOAI, "nl", "vitrine Odile: moai moai", "vitrine Odile: moai moai"),
    ("rapa-nui-cards", OWNS, "nl", "offerkaarten Odile: 2 graan", "bezit Odile: graan 2"),
]


@pytest.mark.parametrize(("game", "number", "language", "answer", "written"), LINES)
def test_an_answer_may_repeat_the_beginning_of_its_line(
    game: str, number: int, language: str, answer: str, written: str
) -> None:
    test_an_answer_is_read_as_people_say_it(game, number, language, answer, written)


def test_the_header_may_be_repeated_too() -> None:
    with speaking("es"):
        asked = Tallying(shelf.game("rapa-nui-island"), HEADERS["rapa-nui-island"][:1])
        assert asked.answer("jugadores: Odile, Robin, Íñigo").fate is Fate.TAKEN
    assert "jugadores: Odile, Robin, Íñigo" in asked.lines


@pytest.mark.parametrize(("game", "questions"), [("rapa-nui-cards", 9), ("rapa-nui-island", 6)])
@pytest.mark.parametrize("language", ["en", "es", "fr", "nl"])
def test_what_a_refusal_advises_is_taken(language: str, game: str, questions: int) -> None:
    with speaking(language):
        for number in range(questions):
            asked = tallying(game, number)
            reply = asked.answer("zzz")
            for finding in reply.found.findings if reply.found else ():
                advised = [quoted for quoted in finding.message.split("`")[1::2] if ": " in quoted]
                assert advised and asked.answer(advised[0]).fate is Fate.TAKEN, finding.message


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "none, nothing, None."),
        ("fr", "aucun, aucune, rien"),
        ("nl", "geen, niets"),
        ("es", "ninguno, ninguna, nada"),
    ],
)
def test_there_is_nothing_in_every_language(language: str, words: str) -> None:
    with speaking(language):
        for word in words.split(", "):
            for game, number in (
                ("rapa-nui-cards", STONE),
                ("rapa-nui-cards", OWNS),
                ("rapa-nui-island", 0),
            ):
                asked = tallying(game, number)
                lines = list(asked.lines)
                assert asked.answer(word).fate is Fate.TAKEN
                assert asked.lines == lines


@pytest.mark.parametrize("answer", ["4", "4 wood", "wood 2, fish 1"])
@pytest.mark.parametrize("number", [STONE, OWNS])
def test_only_kinds_that_can_be_there_are_offered(number: int, answer: str) -> None:
    reply = tallying("rapa-nui-cards", number).answer(answer)
    assert reply.fate is Fate.REFUSED
    assert reply.found is not None
    said = " ".join(finding.message for finding in reply.found.findings)
    assert "fish, berry, potato or grain" in said
    assert "woodcutter" not in said


def test_the_question_about_a_tablet_names_its_answers_again() -> None:
    reply = tallying("rapa-nui-island", TABLET).answer("no")
    assert reply.found is not None
    assert "kept or used" in reply.found.findings[0].message


@pytest.mark.parametrize(
    ("language", "word"), [("en", "back"), ("es", "atrás"), ("fr", "retour"), ("nl", "terug")]
)
def test_the_word_for_going_back_is_shown_as_it_is_spelt(language: str, word: str) -> None:
    with speaking(language):
        assert back_word() == word
        assert asks_back(word)


def test_a_winner_may_have_a_full_stop() -> None:
    asked = Tallying(shelf.game("easter-island"), HEADERS["easter-island"])
    for answer in ("4", "1", "Odile."):
        assert asked.answer(answer).fate is Fate.TAKEN
    assert asked.lines[-1] == "result Odile"


def test_a_file_may_say_the_numbers_first() -> None:
    head = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\nposition: end\n"
    one = referee.loads(f"{head}stone: 4 fish and 2 grain\nowns Ann: 3 berry.\n")
    two = referee.loads(f"{head}stone: fish 4, grain 2\nowns Ann: berry 3\n")
    assert one.findings == []
    assert referee.format_log(one) == referee.format_log(two)


@pytest.mark.parametrize("none", ["0", "-", "none"])
@pytest.mark.parametrize("game", HEADERS)
def test_enter_and_none_are_the_same_answer_to_every_question(game: str, none: str) -> None:
    """Where an answer is needed, Enter is refused. A total of 0 is a claim, and Enter is none."""
    asked = Tallying(shelf.game(game), HEADERS[game])
    while asked.number < len(asked.plan.questions) and not asked.plan.questions[asked.number].claims:
        if asked.plan.questions[asked.number].required:
            assert asked.answer({"rapa-nui-island": "kept"}.get(game, "2")).fate is Fate.TAKEN
            continue
        made = []
        for answer in ("", none):
            assert asked.answer(answer).fate is Fate.TAKEN
            made.append(list(asked.lines))
            asked.back()
        assert made[0] == made[1]
        asked.answer("")


NOTHING_THERE = [
    ("rapa-nui-cards", "stone: {}", "none"),
    ("rapa-nui-cards", "owns Odile: {}", "none"),
    ("rapa-nui-cards", "holdings Odile: {}", "none"),
    ("rapa-nui-cards", "display Odile: {}", "none"),
    ("rapa-nui-island", "offerings Odile: {}", "nothing"),
    ("rapa-nui-island", "resources Odile: {}", "nothing"),
    ("rapa-nui-island", "hand Odile: {}", "nothing"),
]


@pytest.mark.parametrize(("game", "line", "canonical"), NOTHING_THERE)
def test_a_file_may_say_that_there_is_nothing(game: str, line: str, canonical: str) -> None:
    head = "\n".join([f"game: {game}", *HEADERS[game], "", "position: end", ""])
    wanted = head + line.format(canonical) + "\n"
    for said in ("0", "-", "none", "nothing", " 0  # counted twice"):
        record = referee.loads(head + line.format(said) + "\n")
        assert record.findings == []
        assert referee.format_log(record).replace("  # counted twice", "") == wanted
    for language in ("fr", "nl", "es"):
        translated = referee.format_log(referee.loads(wanted), language)
        back = referee.format_log(referee.loads(translated), "en")
        assert back.replace("language: en\n", "") == wanted
