"""The prompt as a scribe sees it: all three games in a terminal of 80 columns and 24 rows."""

from __future__ import annotations

import re
import sys
from datetime import date
from pathlib import Path

import pytest

from tests.support import RECORDS

from .terminal import COLUMNS, ROWS, Terminal

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX"),
    pytest.mark.filterwarnings("ignore:.*use of forkpty.*:DeprecationWarning"),
]

MOST_ROWS = 12
CTRL_D = "\x04"
ISLAND = (RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai").read_text(encoding="utf-8")


def body(log: Path) -> list[str]:
    """The lines below the header."""
    return log.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()


SETUP = ["place b2 n", "place d4 s", "place b4 e", "place d2 w", "place c3 n", "place a5 e", "place e1 w"]


def test_easter_island(tmp_path: Path) -> None:
    log = tmp_path / f"easter-island-{date.today().isoformat()}.moai"
    table = Terminal("xterm", "easter-island", folder=tmp_path)
    table.until_prompt(">")
    assert "Each accepted line is saved." in table.text  # no word is broken
    table.enter("Robin, Odile", ">")
    assert "The rulebook leaves 17 questions open" in table.text
    assert not log.exists()  # nothing is written before the last question is answered
    table.enter("1", ">")
    assert "1c always two actions" in table.text
    table.enter("", "5 Robin>")
    for number, line in enumerate(SETUP, 5):
        rows = table.enter(line, f"{number + 1} {'Odile' if number % 2 else 'Robin'}>")
        assert rows <= 2
    table.enter("place c1 n", "13 Robin>")
    table.enter("sun w3", "14 Odile>")

    # the second action of a turn is the same player's, with the name and without
    table.tab("su", "14 Odile> sun")
    table.enter("sun w2", "14 Odile goes on>")
    assert table.enter("sun e1", "15 Robin>") <= MOST_ROWS
    assert body(log)[-1] == "Odile: sun W-2; sun E-1"
    table.tab("place a1 north; su", "15 Robin> place a1 north; sun")
    table.tab("Robin: place a1 north; su", "15 Robin> Robin: place a1 north; sun")
    assert table.enter("fire w3", "15 Robin goes on>") <= MOST_ROWS
    assert "The ray from W-3 goes east. Robin's statue on c3 turns it north." in table.text
    assert "3 a* . . . . . ." in table.text  # the table is drawn, since the words say too little
    table.enter("Robin: pivot b2 e", "16 Odile>")
    assert body(log)[-1] == "Robin: fire W-3; pivot b2 east"

    # a semicolon that was forgotten; undo draws the table
    table.enter("Odile: pivot a5 s fire w2", "17 Robin>")
    assert body(log)[-1] == "Odile: pivot a5 south; fire W-2"
    assert table.enter("undo", "16 Odile>") <= MOST_ROWS
    assert "5 . B> . . ." in table.text
    assert body(log)[-1] == "Robin: fire W-3; pivot b2 east"
    assert table.enter("pivot b2 n", "fix, keep") <= MOST_ROWS
    table.enter("drop", "16 Odile>")
    table.kill()

    # the same game on the same day
    again = Terminal("xterm", "easter-island", folder=tmp_path)
    again.wait_for("Continue it? (yes/no)")
    assert f"{log.name} of today is not finished: Robin, Odile, 15 lines." in again.text
    again.enter("", "16 Odile>")
    again.type("end\r", f"15 lines in {log}")
    assert again.close() == 0
    new = Terminal("xterm", "easter-island", folder=tmp_path)
    new.wait_for("Continue it? (yes/no)")
    new.enter("no", ">")
    new.type(CTRL_D, "no log was kept")
    assert new.close() == 0
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".moai"] == [log.name]


def test_the_card_game(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    table = Terminal("xterm", "rapa-nui-cards", str(log))
    table.until_prompt("Which rulebook?")
    assert "kosmos-nl Rapa Nui (Kosmos, Dutch)" in table.text
    table.enter("nl", ">")
    table.enter("Anne, Marc", ">")
    assert "The rulebook leaves 26 questions open" in table.text
    table.enter("", "5 hand Anne:")
    table.tab("fi", "5 hand Anne: fish")
    table.tab("hand Anne: fish be", "5 hand Anne: hand Anne: fish berry")
    table.enter("fish berry grain", "6 hand Marc:")
    table.enter("fish fish grain", "7 column 1:")
    assert "A column is written from the back to the front: the last card lies in front." in table.text
    table.enter("fish priest moai grain", "8 column 2:")
    table.enter("woodcutter moai priest woodcutter", "9 column 3:")
    table.enter("berry berry potato priest", "10 column 4:")
    table.enter("fish moai woodcutter grain", "11 Anne>")
    assert table.enter("play grain", "12 Anne goes on>") <= MOST_ROWS
    table.tab("dr", "12 Anne goes on> draw")
    assert table.enter("draw 1", "13 Marc>") <= MOST_ROWS
    assert table.enter("play fish fish; draw 2 3", "14 Anne>") <= MOST_ROWS
    assert "Marc now has 2 wood (-1)" in table.text
    assert table.enter("play moai; draw 1", "fix, keep") <= MOST_ROWS
    table.enter("drop", "14 Anne>")
    assert table.enter("undo", "13 Marc>") <= MOST_ROWS
    assert "[moai]" in table.text  # the columns, drawn again
    assert table.enter("show", "13 Marc>") < ROWS
    assert "Turn 2: Marc buys or plays" in table.text
    table.type("end\r", f"12 lines in {log}")
    assert table.close() == 0
    assert body(log)[-2:] == ["Anne: play grain", "Anne: draw 1"]


def test_the_board_game(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    lines = [line for line in ISLAND.partition("\n\n")[2].splitlines() if line]
    order, tiles, *play = lines
    table = Terminal("xterm", "rapa-nui-island", str(log))
    table.until_prompt("Which rulebook?")
    table.enter("es", ">")
    table.enter("Ana (turtle), Bea (dolphin), Cid (moray)", ">")
    table.enter("", ">")
    assert "The board stand-in-34 is invented" in table.text
    assert "`referee board new`" in table.text
    table.enter("", "5 tiles:")
    table.tab("A2 eco", "5 tiles: A2 economy")
    table.type("tiles: A2 \t", "reinforcement")  # the tiles that there are
    table.type("\x03", "5 tiles:")
    table.enter(order, "6 tiles:")
    table.enter(tiles.partition(": ")[2], "7 Bea>")
    first = play.index("phase: 2")
    for number, line in enumerate(play[:first], 7):
        named = line.partition(": ")[2] if line.split(":")[0] in ("Ana", "Bea", "Cid") else line
        assert table.enter(named, f"{number + 1} ") <= MOST_ROWS, line
    assert [line for line in body(log) if line][2:] == play[:first]
    until = next(number for number, line in enumerate(play) if line.startswith("Ana: moai"))
    for line in play[first:until]:
        assert table.enter(line, f"{len(body(log)) + 6} ") <= MOST_ROWS, line
    table.tab("moai medium to D5.1 -> A", "moai medium to D5.1 -> Ana reed 3")
    table.tab("moai medium to D5.1 -> Ana reed 3, tile fav", "Ana reed 3, tile favour")
    number = len(body(log)) + 6
    assert table.enter("moai medium to D5.1 -> Ana reed 3, tile favour, tires villager", f"{number} ") <= 4
    assert "Ana now has 4 reeds (+3)" in table.text
    assert table.enter("show", "(page 1 of 2") <= ROWS
    table.enter("", f"{number} ")
    assert all(len(row) <= COLUMNS for row in table.rows)
    assert table.enter("legal", f"{number} ") <= MOST_ROWS
    table.type(CTRL_D, f"lines in {log}")
    assert table.close() == 0


LAST_LINES = [
    "Robin: place c1 north",
    "Odile: sun W-3",
    "Robin: sun W-2; sun E-1",
    "Odile: fire W-3; pivot e1 north",
]
OVER = "The game is over: Robin wins: Odile had a single statue left"


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    names = ["Odile", "Robin"] * 4
    setup = [f"{name}: {line}" for name, line in zip(names, SETUP, strict=False)]
    header = ["game: easter-island", "edition: twilight-fr", "players: Odile, Robin", ""]
    log.write_text("".join(f"{line}\n" for line in [*header, *setup, *LAST_LINES]), encoding="utf-8")
    table = Terminal("xterm", "easter-island", str(log))
    table.until_prompt("16 Robin>")
    table.enter("fire w2", "16 Robin goes on>")
    assert OVER not in table.text
    assert table.enter("fire e-1", "17>") <= MOST_ROWS
    assert any(row.startswith("The game is over:") for row in table.rows[-4:])  # right above the prompt
    assert OVER in table.text
    table.enter("result Robin", "18>")
    table.type(CTRL_D, "Robin wins")
    assert table.close() == 0
    again = Terminal("xterm", "easter-island", str(log))  # a log that is finished says so too
    again.until_prompt("18>")
    assert OVER in again.text
    again.enter("undo", "17>")
    again.enter("undo", "16 Robin>")
    again.enter("pass", "17 Odile>")
    again.kill()


def test_cards_that_nobody_has_seen_may_be_typed_first(tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    options = ("--edition", "kosmos-nl", "--players", "Anne,Marc", "--ruling", "layout-view=front")
    table = Terminal("xterm", "rapa-nui-cards", str(log), *options)
    table.until_prompt("6 hand Anne:")
    table.enter("fish berry grain", "7 hand Marc:")
    table.enter("fish fish grain", "8 column 1:")
    table.enter("? ? ? grain", "9 column 2:")
    table.enter("?", "9 column 2:")  # alone it asks for help
    assert "list everything that is wrong so far" in table.text
    table.kill()
    assert body(log)[-1] == "column 1: ? ? ? grain"


@pytest.mark.parametrize("after", ["Anne, Marc\r", ""])
def test_a_set_up_that_is_killed_leaves_no_half_log(tmp_path: Path, after: str) -> None:
    table = Terminal("xterm", "rapa-nui-cards", "game.moai", folder=tmp_path)
    table.until_prompt("Which rulebook?")
    table.enter("kosmos-nl", ">")
    if after:
        table.enter(after.strip(), ">")
    table.kill()
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith(".")] == []


SPOKEN = {
    "nl": ("Wie speelt?", "15 Odile gaat verder>", "De straal"),
    "fr": ("Qui joue ?", "15 Odile continue>", "Le rayon"),
    "es": ("¿Quién juega?", "15 sigue Odile>", "El rayo"),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_the_prompt_in_other_languages(tmp_path: Path, language: str) -> None:
    asks, goes_on, ray = SPOKEN[language]
    table = Terminal(
        "xterm", "easter-island", str(tmp_path / "game.moai"), more={"REFEREE_LANGUAGE": language}
    )
    table.until_prompt(">")
    assert asks in table.text
    table.enter("Robin, Odile", ">")
    table.enter("", "6 Robin>")
    for number, line in enumerate([*SETUP, "place c1 n", "sun w3"], 7):
        table.enter(line, f"{number} ")
    table.enter("sun w2", goes_on)
    table.enter("sun e1", "16 Robin>")
    assert table.enter("fire w3", "16 ") <= MOST_ROWS
    assert ray in table.text
    table.type("end\r", str(tmp_path / "game.moai"))
    assert all(len(row) < COLUMNS for row in table.rows if " EI-" in row)  # a full row breaks a word
    assert table.close() == 0


def printed(table: Terminal) -> list[str]:
    """All rows that were printed, as the program meant them: a longer one is broken by the terminal."""
    return [re.sub(r"\x1b\[[0-9;]*m", "", row).rstrip("\r") for row in table.said.split("\n")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_final_table_breaks_no_word(language: str) -> None:
    more = {"REFEREE_LANGUAGE": language}
    table = Terminal("xterm", "rapa-nui-cards", command="tally", more=more)
    answers = ["nl", "Anne, Marc", "fish 2, berry 4, potato 1, grain 4"]
    answers += ["40", "10", "3", "9", "fish 3", "40", "3", "8", "fish 3", "40", ""]
    below = -1
    for answer in answers:
        table.until_prompt("", below, ends=">")
        below = table.height
        table.type(f"{answer}\r", "")
    assert table.close() == 1
    assert "KO-WIN-3" in table.said
    assert max(map(len, printed(table))) <= COLUMNS


@pytest.mark.parametrize("command", ["dispute", "score"])
def test_a_report_breaks_no_word(command: str) -> None:
    log = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
    table = Terminal("xterm", log.name, command=command, folder=log.parent)
    assert table.close() == 0
    assert "KO-WIN-3" in table.said
    assert max(map(len, printed(table))) <= COLUMNS
