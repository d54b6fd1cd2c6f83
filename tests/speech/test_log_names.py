"""What a message calls by another name than the log: it says both, the log's name as a quotation."""

from __future__ import annotations

from itertools import product

import pytest

import referee
from referee.games.easter_island.board import SUN_NAMES, SUNS, sun_name
from referee.mend.saying import retold
from referee.speech.current import about_log, speaking
from referee.text.log_words import in_words_of
from tests.cli.conftest import POSITION

LETTERS = {"en": "NESW", "fr": "NESO", "nl": "NOZW", "es": "NESO"}
LOG = f"{POSITION}Odile: fire W-4 -> c3 destroyed; pass\n"


def name_in(language: str, sun: int) -> str:
    english = SUN_NAMES[sun]
    return LETTERS[language]["NESW".index(english[0])] + english[1:]


@pytest.mark.parametrize(("spoken", "written"), list(product(LETTERS, repeat=2)))
def test_a_sun_position_has_the_names_of_the_message_and_the_log(spoken: str, written: str) -> None:
    for sun in SUNS:
        said, in_log = name_in(spoken, sun), name_in(written, sun)
        with speaking(spoken):
            assert format(sun_name(sun)) == said
            with about_log(written):
                assert format(sun_name(sun)) == (said if said == in_log else f"{said} (`{in_log}`)")


@pytest.mark.parametrize(
    ("written", "spoken", "message"),
    [
        ("fr", "fr", "il n'y a pas de jeton en O-4"),
        ("fr", "en", "no token lies on W-4 (`O-4`)"),
        ("fr", "nl", "op W-4 (`O-4`) ligt geen fiche"),
        ("nl", "fr", "il n'y a pas de jeton en O-4 (`W-4`)"),
        ("es", "fr", "il n'y a pas de jeton en O-4"),
        ("en", "es", "en O-4 (`W-4`) no hay ninguna ficha"),
    ],
)
def test_a_finding_names_the_position_as_the_log_does(written: str, spoken: str, message: str) -> None:
    record = referee.loads(referee.format_log(referee.loads(LOG), written))
    with speaking(spoken):
        finding = next(each for each in referee.check(record).findings if each.code == "EI-FIRE-1")
        assert finding.message == message
        assert any(name_in(written, SUN_NAMES.index("W-4")) in each for each in finding.situation)


@pytest.mark.parametrize(
    ("spoken", "note"),
    [("fr", "O-3 au lieu de O-4"), ("nl", "`O-3` in plaats van `O-4`"), ("en", "`O-3` for `O-4`")],
)
def test_an_edit_quotes_the_words_of_a_log_in_another_language(spoken: str, note: str) -> None:
    record = referee.loads(referee.format_log(referee.loads(LOG), "fr"))
    with speaking(spoken):
        assert retold(referee.repair(record).repairs[0].edits[0].says, record) == note


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("easter-island", "nothing destroyed", "rien détruit"),
        ("easter-island", "c3 destroyed", "c3 détruite"),
        ("rapa-nui-island", "tires villager villager", "fatigue villageois villageois"),
        ("rapa-nui-island", "with economy", "avec économie"),
        ("rapa-nui-island", "for hen", "contre poule"),
    ],
)
def test_a_part_of_an_action_has_its_words_in_the_form_of_the_log(game: str, text: str, said: str) -> None:
    edition = "" if game == "easter-island" else "edition: matagot-fr\n"
    record = referee.loads(f"game: {game}\nlanguage: fr\n{edition}players: Ann, Ben\n")
    assert in_words_of(record, text) == said
