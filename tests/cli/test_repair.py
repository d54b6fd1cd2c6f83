"""referee repair: the smallest change, shown and, if asked for, made"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee import shelf
from referee.playing.game_log import random_log
from tests.export.data import faults
from tests.support import RECORDS, ROOT

from .conftest import Run

GAME = [
    "# a first game",
    "game: easter-island",
    "edition: twilight-fr",
    "players: Odile, Robin  # the older first",
    "",
    "Odile: setup b2 north",
    "Robin: setup d4 south",
    "Odile: setup b4 east",
    "Robin: setup d2 west",
    "Odile: setup c3 north   # hm",
    "Robin: setup b5 east",
    "Odile: setup e1 west",
    "Robin: setup c1 north",
    "",
    "Odile: sun W-3",
    "Robin: sun W-2; sun E-1",
    "Odile: place a3 east; pivot b2 west",
    "claim Odile reserve 2",
]


def log(folder: Path, lines: list[str], ends: str = "\n") -> Path:
    path = folder / "log.moai"
    path.write_bytes((ends.join(lines) + ends).encode())
    return path


def slipped(old: str, new: str) -> list[str]:
    assert sum(old in line for line in GAME) == 1
    return [line.replace(old, new) for line in GAME]


ONE_OFF = {
    "a coordinate": slipped("setup b5 east", "setup b4 east"),
    "letters": slipped("setup d2 west", "setup d2 wset"),
    "a verb": slipped("sun W-3", "snu W-3"),
    "a number": slipped("reserve 2", "reserve 3"),
    "a player": slipped("Robin: setup d4", "Odile: setup d4"),
    "two lines swapped": [*GAME[:5], GAME[6], GAME[5], *GAME[7:]],
    "a line doubled": [*GAME[:9], *GAME[8:]],
}


def test_the_game_itself_is_legal(run: Run, tmp_path: Path) -> None:
    ran = run("repair", log(tmp_path, GAME))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("legal, nothing to repair\n")


@pytest.mark.parametrize("kind", ONE_OFF)
def test_the_original_is_among_the_repairs(tmp_path: Path, kind: str) -> None:
    record = referee.load(log(tmp_path, ONE_OFF[kind]))
    found = referee.repair(record)
    texts = [referee.repaired(record, repair) for repair in found.repairs]
    assert "\n".join(GAME) + "\n" in texts
    assert all(found.repairs[i].cost <= found.repairs[i + 1].cost for i in range(len(texts) - 1))
    for repair, text in zip(found.repairs, texts, strict=True):
        if repair.certain:
            assert repair.complete is referee.check(referee.loads(text)).legal


def test_only_the_words_that_are_wrong_change(run: Run, tmp_path: Path) -> None:
    path = log(tmp_path, ONE_OFF["letters"])
    out = run("repair", path).out
    assert "1. line 9: west for wset; then the log is legal" in out
    assert "   -Robin: setup d2 wset\n   +Robin: setup d2 west\n" in out


def test_apply_writes_the_repair_and_keeps_the_log_beside_it(run: Run, tmp_path: Path) -> None:
    path = log(tmp_path, ONE_OFF["a player"], ends="\r\n")
    before = path.read_bytes()
    ran = run("repair", path, "--apply", "1")
    assert (ran.code, ran.out) == (0, "")
    assert path.read_bytes() == ("\r\n".join(GAME) + "\r\n").encode()
    assert (tmp_path / "log.moai.bak").read_bytes() == before
    assert "the old log is " in ran.err
    assert run("repair", path, "--apply", "1").out.endswith("nothing to repair\n")
    path.write_bytes(before)
    run("repair", path, "--apply", "1")
    assert not (tmp_path / "log.moai.bak1").exists()  # what is kept already need not be kept twice
    other = before + b"# another\r\n"
    path.write_bytes(other)
    run("repair", path, "--apply", "1")
    assert (tmp_path / "log.moai.bak").read_bytes() == before
    assert (tmp_path / "log.moai.bak1").read_bytes() == other


def test_a_repair_never_mixes_encodings(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.moai"
    head = b"jeu: easter-island\nlangue: fr\njoueurs: Ann, Ben\n# caf\xe9\n\n"
    log.write_bytes(head + b"Ann: place c3 nord\nBen: place a1 sud\nAnn: dplace c3 c4\n")
    before = log.read_bytes()
    ran = run("repair", log, "--apply", "1")
    assert (ran.code, "the file is not in UTF-8" in ran.err) == (2, True), ran.err
    assert log.read_bytes() == before
    assert list(tmp_path.iterdir()) == [log]


def test_nothing_changes_without_apply(run: Run, tmp_path: Path) -> None:
    path = log(tmp_path, ONE_OFF["a coordinate"])
    before = path.read_bytes(), path.stat().st_mtime_ns
    assert run("repair", path).code == 1
    run("repair", path, "--output-format", "json")
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "arguments", [["--apply", "9"], ["--apply", "0"], ["--limit", "1"], ["--most", "99"]]
)
def test_what_cannot_be_asked(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    path = log(tmp_path, ONE_OFF["a player"])
    before = path.read_bytes()
    ran = run("repair", path, *arguments)
    assert (ran.code, ran.out, path.read_bytes()) == (2, "", before)


def test_standard_input_is_shown_but_not_written(run: Run) -> None:
    text = "\n".join(ONE_OFF["a player"]) + "\n"
    assert "line 7: the line is Robin's" in run("repair", "-", stdin=text).out
    assert run("repair", "-", "--apply", "1", stdin=text).code == 2


def test_repairs_as_data(run: Run, tmp_path: Path) -> None:
    path = log(tmp_path, ONE_OFF["two lines swapped"])
    data = json.loads(run("repair", path, "--output-format", "json").out)
    assert faults("repair", data) == []
    assert data["repairs"][0]["edits"][0]["kind"] == "swap"
    assert data["repairs"][0]["text"] == "\n".join(GAME) + "\n"
    good = json.loads(run("repair", log(tmp_path, GAME), "--output-format", "json").out)
    assert faults("repair", good) == []
    assert good["repairs"] == []


def test_two_slips_take_two_edits(tmp_path: Path) -> None:
    lines = [line.replace("d4 south", "b2 south").replace("W-2; sun", "W-3; sun") for line in GAME]
    found = referee.repair(referee.load(log(tmp_path, lines)))
    assert found.repairs and all(len(repair.edits) == 2 for repair in found.repairs)
    assert found.repairs[0].complete


def test_a_missing_line_of_which_nobody_can_tell_what_it_said(run: Run) -> None:
    """Without the rest of the game any turn would fit; only its player is certain."""
    game = shelf.game("rapa-nui-cards")
    lines = random_log(game, "kosmos-nl", ("Anne", "Marc", "Herman"), 3)
    at = next(i for i, line in enumerate(lines) if line.startswith("Marc: ") and "buy" in line)
    record = referee.loads("\n".join(lines[:at] + lines[at + 1 :]) + "\n")
    kinds = {edit.kind for repair in referee.repair(record).repairs for edit in repair.edits}
    assert "missing" in kinds


def test_the_limit_ends_the_search_with_what_was_found(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.moai"
    lines = random_log(shelf.game("easter-island"), "twilight-fr", ("Ann", "Ben"), 5)
    lines[30] = (
        lines[30].replace("Ann:", "Ben:") if "Ann:" in lines[30] else lines[30].replace("Ben:", "Ann:")
    )
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    few, many = (referee.repair(referee.load(path), limit=limit) for limit in (1_000, 400_000))
    assert few.exhausted and not many.exhausted
    assert few.tried < many.tried
    limited = run("repair", path, "--limit", "1000").out
    assert "the search stopped at its limit" in limited
    assert ("--apply 1" in limited) == bool(few.repairs)


def forgotten(folder: Path) -> Path:
    """A log in which a refill is missing."""
    lines = (
        (RECORDS / "rapa-nui-cards/legal/games/3-players-nl.moai").read_text(encoding="utf-8").split("\n")
    )
    assert lines[17].startswith("refill 4: ")
    return log(folder, lines[:17] + lines[18:-1])


def test_a_forgotten_line_is_shown_as_a_remark(run: Run, tmp_path: Path) -> None:
    ran = run("repair", forgotten(tmp_path), "--most", "1")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == (
        "1. line 18: the line `refill 4` is missing before this line; only the players know what it said\n"
        "   @@ -17,2 +17,3 @@\n"
        "    Marc: play grain grain grain; draw 4 1 4\n"
        "   +# the line `refill 4` is missing here\n"
        "    Herman: play berry; draw 1\n"
        "\n"
        "add what is missing, and check again\n"
    )
    data = json.loads(run("repair", forgotten(tmp_path), "--output-format", "json").out)
    assert faults("repair", data) == []
    assert [each["certain"] for each in data["repairs"][:2]] == [False, True]


def test_a_remark_is_not_applied_but_an_example_is(run: Run, tmp_path: Path) -> None:
    path = forgotten(tmp_path)
    before = path.read_bytes()
    ran = run("repair", path, "--apply", "1")
    assert (ran.code, ran.out, path.read_bytes()) == (2, "", before)
    assert "the line `refill 4` is missing before line 18, and only the players know" in ran.err
    assert list(tmp_path.iterdir()) == [path]
    assert "--apply 2 writes number 2 of these" in run("repair", path).out
    assert run("repair", path, "--apply", "2").code == 0
    assert path.read_text(encoding="utf-8").split("\n")[17].startswith("refill 4: ")


def test_a_broken_byte_is_not_mended_by_another_word(run: Run) -> None:
    ran = run("repair", RECORDS / "log/illegal/rules/SYN-TEXT-1-latin-1.moai")
    assert ran.code == 1
    assert " for a1" not in ran.out


def test_a_log_that_nothing_can_mend(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.moai"
    path.write_text("game: easter-island\nplayers: Ann, Ann\n\nAnn: place c3 north\n", encoding="utf-8")
    ran = run("repair", path)
    assert (ran.code, "no small change" in ran.out) == (1, True)
    assert run("repair", RECORDS / "nothing.moai").code == 2


FOUND = ROOT / "tests" / "fuzz" / "found"


def test_no_turn_is_missing_before_a_line_of_the_same_player(run: Run, tmp_path: Path) -> None:
    """It is her turn, so the order of play has no gap. No line is deleted that can be read."""
    path = tmp_path / "log.moai"
    path.write_bytes((FOUND / "repair-of-a-line-nobody-can-tell.moai").read_bytes())
    ran = run("repair", path)
    assert ran.code == 1
    assert "a turn of Anne is missing" not in ran.out
    number = next(line for line in ran.out.splitlines() if "--apply" in line).split("--apply ")[1][0]
    assert run("repair", path, "--apply", number).code == 1
    assert run("check", path, "--output-format", "concise").out.count("KO-TURN-2") == 1


def test_no_line_is_given_to_a_player_who_is_called_like_a_header_line(run: Run) -> None:
    ran = run("repair", FOUND / "player-called-like-a-header-line.moai")
    assert (ran.code, "no small change" in ran.out) == (1, True)


def test_a_log_with_a_board_of_its_own_is_repaired(run: Run, tmp_path: Path) -> None:
    """What is left after a repair is judged on that board too."""
    (tmp_path / "ours.yaml").write_text(run("board", "new", "ours", "--players", "2").out, encoding="utf-8")
    path = tmp_path / "log.moai"
    header = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\nboard: ours.yaml\n\n"
    path.write_text(f"{header}claim Ann wood 1\nclaim Ben wood 2\n", encoding="utf-8")
    ran = run("repair", path)
    assert "then the log is legal" in ran.out, ran.out


def test_a_log_of_endless_claims_is_searched_within_bounds() -> None:
    """The state is stored once for all claims in a row, and the search counts the lines it looks at."""
    claim = "claim Ann hand 8\n" * 2_400
    record = referee.loads(
        f"game: easter-island\nplayers: Ann, Ben\n\n{claim}Ann: pass\nBen: pass\n{claim}"
    )
    found = referee.repair(record, limit=2_400)
    assert found.exhausted and found.tried < 300
