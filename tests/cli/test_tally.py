"""referee tally: the rulebooks' own final examples, whole games from their last table, and bad answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee.cli import tally
from referee.export.final_table import final_table
from tests.cli.conftest import Run
from tests.effort import some, tries
from tests.support import RECORDS, hold_for_each, judged, name_of, records, scored

BOOK_OF_CARDS = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc

position: end
stone: fish 2, berry 4, potato 1, grain 4
display Anne: none
owns Anne: fish 3, berry 1, potato 1, grain 2
display Marc: none
owns Marc: fish 5, berry 1, potato 2
claim Anne total 16
claim Marc total 15
"""
"""The final example of the Dutch rulebook; the French one has Anne's half of it."""

CARDS_ANSWERED = (
    "kosmos-nl|Anne, Marc|fish 2, berry 4, potato 1, grain 4"
    "||||fish 3, berry 1, potato 1, grain 2||||fish 5, berry 1, potato 2|16|15"
)

BOOK_OF_THE_ISLAND = """\
game: rapa-nui-island
edition: matagot-fr
players: Yves, Bea, Gil

position: end
offerings Yves: hen 8
resources Yves: reed 2 wood 1 pearl 1
tablet Yves: kept
offerings Bea: necklace 12
resources Bea: reed 2 egg 1 wood 1
tablet Bea: kept
offerings Gil: hen 9
tablet Gil: used
claim Yves total 15
claim Bea total 19
"""
"""What two players of the rulebooks' capping examples would have if the game were over."""

ISLAND_ANSWERED = (
    "matagot-fr|Yves, Bea, Gil|hen 8|reed 2, wood 1, pearl 1|kept"
    "|necklace 12|reed 2 egg 1 wood 1|kept|hen 9||used||15|19|"
)

BOOK_OF_EASTER_ISLAND = """\
game: easter-island
edition: twilight-fr
players: Odile, Robin

Odile: has 3 statues
Robin: has 3 statues
Odile: has 8 spent
Robin: has 8 spent
Robin: placed last
position: end
result Robin
"""
"""The rulebook's rare case: all tokens have fired, and the numbers are equal."""

EASTER_ISLAND_ANSWERED = "Odile, Robin|3|3|8|8|Robin|Robin"

EXAMPLES = {
    "rapa-nui-cards": (BOOK_OF_CARDS, CARDS_ANSWERED),
    "rapa-nui-island": (BOOK_OF_THE_ISLAND, ISLAND_ANSWERED),
    "easter-island": (BOOK_OF_EASTER_ISLAND, EASTER_ISLAND_ANSWERED),
}


def answers(text: str) -> str:
    return text.replace("|", "\n") + "\n"


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_example_of_the_rulebook_is_the_same_from_answers_and_from_a_file(
    run: Run, tmp_path: Path, game: str, snapshot: SnapshotAssertion
) -> None:
    text, answered = EXAMPLES[game]
    file, made = tmp_path / "file.moai", tmp_path / "made.moai"
    file.write_text(text, encoding="utf-8")
    from_file = run("tally", file)
    asked = run("tally", game, "-o", made, stdin=answers(answered))
    assert made.read_text(encoding="utf-8") == text
    assert asked.out == from_file.out.replace(str(file), str(made))
    assert (from_file.code, asked.code) == (0, 0), from_file.out
    assert from_file.out.replace(str(file), "file.moai") == snapshot


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_file_may_be_in_any_language_and_the_other_commands_read_it(
    run: Run, tmp_path: Path, game: str, language: str
) -> None:
    text, _ = EXAMPLES[game]
    said = referee.format_log(referee.loads(text), language)
    file = tmp_path / "said.moai"
    file.write_text(said, encoding="utf-8")
    assert "position: end" not in said
    for command in ("tally", "check", "score", "dispute"):
        ran = run(command, file, "--language", language)
        assert (command, ran.code, ran.err) == (command, 0, "")
    back = referee.format_log(referee.load(file), "en")
    assert re.sub(r"language: en\n", "", back) == text


ANSWERED_IN_FRENCH = (
    "kosmos-fr|Sandra, Marc|poisson 2, mûre 4, patate 1, céréale 4|||"
    "|poisson 3, mûre 1, patate 1, céréale 2|||||17|"
)


def test_questions_and_answers_are_in_the_language_that_is_spoken(
    run: Run, tmp_path: Path, snapshot: SnapshotAssertion
) -> None:
    made = tmp_path / "made.moai"
    given = answers(ANSWERED_IN_FRENCH)
    ran = run("tally", "rapa-nui-cards", "--language", "fr", "-o", made, stdin=given)
    assert ran.code == 1
    assert "KO-FINAL-1" in ran.out
    assert made.read_text(encoding="utf-8") + ran.err == snapshot


def test_what_another_edition_says_is_told(run: Run) -> None:
    """The Dutch rulebook breaks a tie by wood, the French one does not."""
    given = answers("kosmos-nl|Anne, Marc||10||9||10||9||||")
    ran = run("tally", "rapa-nui-cards", stdin=given)
    assert "Anne and Marc win" in ran.out
    given = answers("kosmos-nl|Anne, Marc||10||9||10||8||||")
    ran = run("tally", "rapa-nui-cards", stdin=given)
    assert (ran.code, "Anne wins" in ran.out) == (0, True)
    assert "Under Rapa Nui (Kosmos, French): Anne and Marc win" in ran.out
    assert "KO-WIN-3" in ran.out


GAMES = [path for path in records() if "legal" in path.parts and path.parent.name in ("games", "endings")]


def same_sheet_from_last_table(path: Path) -> None:
    whole = judged(path).verdict
    same_sheet(whole.record.name, referee.loads(path.read_bytes(), str(path), path.parent))


def same_sheet(name: str, record: referee.Record) -> bool:
    """Whether the log has a final table; then its sheet is that of the log. The account of how the statues
    died and when the last was placed is not on a table.
    """
    whole = referee.check(record)
    text = final_table(whole)
    if text is None:
        return False
    short = referee.check(referee.loads(text, name, Path(record.name).parent))
    assert [finding.message for finding in short.findings] == []
    one, two = scored(whole), scored(short)
    assert (one.winners, one.status, one.decided_by) == (two.winners, two.status, two.decided_by)
    numbers = [
        [(line.seat, line.label, line.amount) for line in sheet.lines if line.rule != "EI-RESULT-3"]
        for sheet in (one, two)
    ]
    assert numbers[0] == numbers[1]
    return True


def test_golden_games_tallied_from_their_last_table_have_the_totals_of_their_logs() -> None:
    chosen = [path for path in GAMES if path.parent.name == "games"]
    chosen = some(chosen, 4) + [path for path in GAMES if "all-fired" in path.name or "by-" in path.name]
    hold_for_each(chosen, name_of, same_sheet_from_last_table)


@pytest.mark.parametrize("game", EXAMPLES)
def test_any_finished_game_tallied_from_its_last_table_has_the_same_sheet(game: str) -> None:
    found = 0
    for seed in range(tries(6, 200)):
        made = referee.simulate(game, seed=seed)
        found += made.finished and same_sheet(made.name, referee.loads(made.text, made.name))
    assert found >= 3


def test_a_last_table_is_exported_and_tallied(run: Run, tmp_path: Path) -> None:
    log = RECORDS / "rapa-nui-cards/legal/games/3-players-nl.moai"
    table = tmp_path / "table.moai"
    assert run("export", log, "--to", "table", "-o", table) == (0, "", "")
    one, two = run("score", log).out, run("tally", table).out
    totals = [line for line in one.splitlines() if " total " in line]
    assert totals
    assert [line for line in two.splitlines() if " total  " in line] == totals


@pytest.mark.parametrize(
    ("to", "text", "why"),
    [
        ("table", "Ann: place c3 north\n", "there is no final table"),
        ("bgstats", "Ann: place c3 north\n", "the game is not finished"),
    ],
)
def test_a_game_that_is_not_over_has_no_last_table(run: Run, to: str, text: str, why: str) -> None:
    ran = run("export", "-", "--to", to, stdin=f"game: easter-island\nplayers: Ann, Ben\n\n{text}")
    assert (ran.code, ran.out) == (1, "")
    assert why in ran.err


REFUSED = {
    "a tenth moai": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|||5||||5", "KO-CARD-1"),
    "a tenth moai of one player": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|||10", "KO-CARD-1"),
    "26 fish": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|fish 26", "KO-SETUP-4"),
    "26 fish together": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|fish 20||||fish 6", "KO-HIDE-6"),
    "no such card": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|whale 2", "KO-CARD-2"),
    "no such edition": ("rapa-nui-cards", "kosmos-de", "SYN-HEAD-3"),
    "one player": ("rapa-nui-cards", "kosmos-nl|Anne", "KO-SETUP-1"),
    "words for a number": ("rapa-nui-cards", "kosmos-nl|Anne, Marc||many", "please write a number"),
    "a number too large": ("rapa-nui-cards", "kosmos-nl|Anne, Marc|||100", "from 0 to 99"),
    "a number of many digits": ("rapa-nui-cards", "kosmos-nl|Anne, Marc||" + "9" * 5000, "number"),
    "an eighth statue": ("easter-island", "Odile, Robin|8", "EI-PLACE-2"),
    "a ninth token": ("easter-island", "Odile, Robin|3|3|9", "EI-SUN-2"),
    "nobody": ("easter-island", "Odile, Robin|3|3|8|8|Anna", "Odile, Robin"),
    "no answer where one is needed": ("easter-island", "Odile, Robin|", "please"),
    "no players": ("easter-island", "", "please answer"),
    "a fifth hen": (
        "rapa-nui-island",
        "matagot-fr|A, B, C|hen 9, hen 8, hen 8, hen 7, hen 6",
        "MA-SETUP-8",
    ),
    "an offering of 15": ("rapa-nui-island", "matagot-fr|A, B, C|boat 15", "MA-SETUP-8"),
    "an offering without a value": ("rapa-nui-island", "matagot-fr|A, B, C|boat", "SYN-"),
    "no such resource": ("rapa-nui-island", "matagot-fr|A, B, C||gold 3", "SYN-"),
    "no such state of a tablet": ("rapa-nui-island", "matagot-fr|A, B, C|||lost", "SYN-"),
    "a line break": ("easter-island", "Odile, Robin|3\u20283", "please write a number"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_an_impossible_answer_is_refused_with_its_rule(run: Run, what: str, tmp_path: Path) -> None:
    game, answered, why = REFUSED[what]
    made = tmp_path / "made.moai"
    ran = run("tally", game, "-o", made, stdin=answers(answered))
    assert ran.code == 1, ran
    assert why in ran.out
    assert "refused: " in ran.err
    assert not made.exists()


TABLES = {
    "it has no end": ("easter-island", "Ann: has 3 statues\nBen: has 2 statues", "EI-END-4"),
    "nobody left": ("easter-island", "Ann: has 0 statues\nBen: has 2 statues", "EI-END-1"),
    "one each": ("easter-island", "Ann: has 1 statues\nBen: has 1 statues", "EI-END-1"),
    "losses without a ray": (
        "easter-island",
        "Ann: has 7 statues; has 0 spent\nBen: has 1 statues; has 0 spent",
        "EI-RAY-7",
    ),
    "more losses than rays, places named": (
        "easter-island",
        "Ann: has a1 north; has a2 north; has W-1 spent\nBen: has b1 north; has 2 spent",
        "EI-RAY-7",
    ),
    "a tie without the last placer": (
        "easter-island",
        "Ann: has 2 statues; has 8 spent\nBen: has 2 statues; has 8 spent",
        "EI-SETUP-2",
    ),
    "above the pieces": ("easter-island", "position: end", "EI-SETUP-2"),
    "statues twice": (
        "easter-island",
        "Ann: has 3 statues; has a1 north\nBen: has 1 statues",
        "EI-SETUP-2",
    ),
    "tokens twice": ("easter-island", "Ann: has 3 spent; has N-a spent\nBen: has 1 statues", "EI-SETUP-2"),
    "after a game": ("easter-island", "Ann: place a1 north", "EI-SETUP-2"),
}


@pytest.mark.parametrize("what", TABLES)
def test_an_impossible_end_of_easter_island_is_a_finding(run: Run, what: str) -> None:
    game, text, rule = TABLES[what]
    log = f"game: {game}\nplayers: Ann, Ben\n\n{text}\nposition: end\n"
    for command in ("tally", "check"):
        ran = run(command, "-", stdin=log)
        assert (ran.code, f"error[{rule}]" in ran.out) == (1, True), ran.out


WRONG_LINES = {
    "glory Anne: 3\nglory Anne: 4": "KO-SETUP-5",
    "wood Anne: 3\nwood Anne: 3": "KO-SETUP-5",
    "owns Anne: fish 3\nowns Anne: fish 3": "KO-SETUP-4",
    "display Anne: moai\ndisplay Anne: moai": "KO-SETUP-3",
    "pile: 2": "KO-END-1",
    "position: turn 3, Anne": "KO-END-1",
    "position: end": "KO-END-1",
    "column 1: fish fish fish fish": "KO-END-1",
    "Anne: play fish": "KO-END-2",
    "result unfinished": "KO-END-1",
    "holdings Anne: fish 3\nholdings Anne: fish 4": "KO-HIDE-4",
    "stone: fish 3\nstone: fish 4": "KO-HIDE-5",
}


@pytest.mark.parametrize("lines", WRONG_LINES)
def test_a_line_that_a_final_table_of_cards_cannot_have(run: Run, lines: str) -> None:
    head = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc\n\nposition: end\n"
    ran = run("check", "-", stdin=f"{head}{lines}\n")
    assert (ran.code, f"error[{WRONG_LINES[lines]}]" in ran.out) == (1, True), ran.out


WRONG_ISLAND_LINES = {
    "resources Ana: reed 1\nresources Ana: reed 1": "MA-SETUP-4",
    "tablet Ana: kept\ntablet Ana: kept": "MA-SETUP-11",
    "position: end": "MA-END-1",
    "round: 2": "MA-END-1",
    "Ana: villager B4": "MA-END-1",
    "result unfinished": "MA-END-1",
    "offerings Ana: outstanding boat 13, outstanding boat 12, outstanding hen 9, outstanding hen 8\n"
    "offerings Bea: outstanding boat 13, outstanding boat 12, outstanding hen 9, outstanding hen 8": (
        "MA-SETUP-8"
    ),
    "offerings Ana: hut 8, hut 7, hut 7, hut 6, hen 9, hen 8, hen 8, hen 7, axe 10, axe 9, axe 9, axe 8\n"
    "offerings Bea: boat 11, boat 10, boat 10, boat 9, necklace 12, necklace 11, necklace 11, necklace 10\n"
    "offerings Cid: outstanding boat 13": "MA-SETUP-5",
    "hand Ana: favour\nhand Bea: favour": "MA-SETUP-7",
}


@pytest.mark.parametrize("lines", WRONG_ISLAND_LINES)
def test_a_line_that_a_final_table_of_the_island_cannot_have(run: Run, lines: str) -> None:
    head = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\nposition: end\n"
    ran = run("check", "-", stdin=f"{head}{lines}\n")
    assert (ran.code, f"error[{WRONG_ISLAND_LINES[lines]}]" in ran.out) == (1, True), ran.out


def test_the_order_of_the_lines_does_not_matter_in_the_card_game() -> None:
    head, _, lines = BOOK_OF_CARDS.partition("position: end\n")
    for place in range(4):
        below = lines.splitlines(keepends=True)
        text = head + "".join([*below[:place], "position: end\n", *below[place:]])
        verdict = referee.check(referee.loads(text))
        assert [(each.code, each.severity) for each in verdict.findings] == [("KO-OFFER-8", "notice")]
        assert [line.amount for line in scored(verdict).lines if line.is_sum] == [16, 15]


def test_values_of_the_own_copy_are_not_judged_by_a_stand_in(run: Run) -> None:
    """Nobody knows what is printed in another copy; a board of one's own is held to its values."""
    given = answers("matagot-fr|A, B, C|hen 14|reed 12|kept|||kept|||used|||||")
    assert run("tally", "rapa-nui-island", stdin=given).code == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess"], "there is no game chess"),
        (["missing.moai"], "No such file"),
        (["easter-island", "--players", "Ann"], "two players"),
        (["rapa-nui-cards", "--edition", "kosmos-de"], "kosmos-de"),
        (["-", "--players", "Ann, Ben"], "takes no options"),
        (["easter-island"], "stopped before the end; nothing was written"),
    ],
)
def test_what_cannot_be_tallied_is_one_message(run: Run, arguments: list[str], why: str) -> None:
    ran = run("tally", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


def test_answers_are_not_lost_if_the_file_cannot_be_written(run: Run, tmp_path: Path) -> None:
    ran = run("tally", "easter-island", "-o", tmp_path / "none" / "made.moai", stdin=answers("A, B|1|3|A"))
    assert ran.code == 2
    assert "A: has 1 statues\nB: has 3 statues\nposition: end\nresult A\n" in ran.out


def test_a_file_that_somebody_makes_during_the_questions_stays(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, write = tmp_path / "made.moai", tally.write_new

    def late(name: str, text: str) -> bool:
        path.write_text("theirs", encoding="utf-8")
        return write(name, text)

    monkeypatch.setattr(tally, "write_new", late)
    ran = run("tally", "easter-island", "-o", path, stdin=answers("A, B|1|3|A"))
    assert (ran.code, path.read_text(encoding="utf-8")) == (2, "theirs")
    assert "already exists" in ran.err
    assert "B: has 3 statues" in ran.out


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "the file already exists"),
        ("fr", "le fichier existe déjà"),
        ("nl", "het bestand bestaat al"),
        ("es", "el archivo ya existe"),
    ],
)
def test_a_file_is_not_replaced(run: Run, tmp_path: Path, language: str, why: str) -> None:
    mine = tmp_path / "mine.moai"
    mine.write_text("mine")
    given = answers("A, B|1|3|A")
    ran = run("tally", "easter-island", "--language", language, "-o", mine, stdin=given)
    assert (ran.code, ran.out, mine.read_text()) == (2, "", "mine")
    assert ran.err.count("\n") == 1 and why in ran.err


ANOTHER_WAY = {
    "a unit and none": (
        "en",
        "rapa-nui-cards",
        "nl|Anne, Marc|fish 3|6 glory points|1 Moai|2 wood|none|-|nothing|0||7|",
        "nl|Anne, Marc|fish 3|6|1|2|||0|||7|",
    ),
    "a unit and none in Dutch": (
        "nl",
        "rapa-nui-cards",
        "nl|Anne, Marc|2x graan, 1 vissen|6 roempunten|1 Moai|2 houtfiches|geen|niets|geen|0||7|",
        "nl|Anne, Marc|graan 2, vis 1|6|1|2|||0|||7|",
    ),
    "a unit in French": ("fr", "easter-island", "Odile, Robin|1 statue|3 statues|", "Odile, Robin|1|3|"),
    "an answer taken back": (
        "en",
        "rapa-nui-cards",
        "nl|Anne, Marc|fish 20|back|fish 2||1||fish 6|?||||||",
        "nl|Anne, Marc|fish 2||1||fish 6||||||",
    ),
    "the stone, from a later question": (
        "nl",
        "rapa-nui-cards",
        "nl|Anne, Marc|vis 20||||terug|terug|terug|terug|vis 2||||vis 6||||||",
        "nl|Anne, Marc|vis 2||||vis 6||||||",
    ),
    "other players": ("es", "easter-island", "Ana, Bea|atrás|Ana, Luz|1|3|", "Ana, Luz|1|3|"),
    "a player called Back": ("en", "easter-island", "Back, Bea|3|1|back|", "Back, Bea|3|1|Back|"),
    "nothing to take back": ("en", "easter-island", "undo|Ann, Ben|1|3|", "Ann, Ben|1|3|"),
}


@pytest.mark.parametrize("what", ANOTHER_WAY)
def test_an_answer_may_be_taken_back_and_said_as_at_the_table(run: Run, tmp_path: Path, what: str) -> None:
    language, game, said, plain = ANOTHER_WAY[what]
    texts = []
    for number, answered in enumerate((said, plain)):
        made = tmp_path / f"{number}.moai"
        ran = run("tally", game, "--language", language, "-o", made, stdin=answers(answered))
        assert "refused" not in ran.err, ran
        texts.append(made.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("said", ["6 wood", "6 moai", "six", "6 6", "6 x x"])
def test_a_number_of_something_else_is_refused(run: Run, said: str) -> None:
    ran = run("tally", "rapa-nui-cards", stdin=answers(f"nl|Anne, Marc||{said}"))
    assert (ran.code, "please write a number" in ran.out) == (1, True)


def test_nothing_is_assumed_about_a_tablet(run: Run) -> None:
    ran = run("tally", "rapa-nui-island", stdin=answers("matagot-fr|A, B, C|hen 8|reed 2|"))
    assert (ran.code, "please answer" in ran.out) == (1, True)


@pytest.mark.parametrize(
    ("language", "game", "answered", "shown"),
    [
        ("nl", "rapa-nui-cards", "nl|Anne, Marc|walvis 2", "steen: walvis 2"),
        ("nl", "rapa-nui-cards", "nl|Anne, Marc|||||walvis 2", "bezit Anne: walvis 2"),
        ("nl", "rapa-nui-cards", "nl|Anne, Marc|vis 5||1||||0", "vitrine Marc: geen"),
        ("es", "rapa-nui-island", "es|A, B, C|oro 2", "ofrendas A: oro 2"),
        ("fr", "easter-island", "A, B|9", "A: a 9 statues"),
    ],
)
def test_a_refused_answer_is_shown_in_the_language_that_is_spoken(
    run: Run, language: str, game: str, answered: str, shown: str
) -> None:
    ran = run("tally", game, "--language", language, stdin=answers(answered))
    assert (ran.code, shown in ran.out) == (1, True), ran.out


def test_options_answer_in_advance(run: Run) -> None:
    ran = run("tally", "easter-island", "--players", "Ann, Ben", stdin=answers("1|3|"))
    assert (ran.code, "Ben wins: Ann had a single statue left" in ran.out) == (0, True)


def test_a_part_of_the_name_of_an_edition_is_enough(run: Run, tmp_path: Path) -> None:
    for options, first in ((["--edition", "nl"], ""), ([], "nl|")):
        made = tmp_path / f"{len(options)}.moai"
        given = answers(CARDS_ANSWERED.replace("kosmos-nl|", first))
        ran = run("tally", "rapa-nui-cards", *options, "-o", made, stdin=given)
        assert (ran.code, made.read_text(encoding="utf-8")) == (0, BOOK_OF_CARDS)
