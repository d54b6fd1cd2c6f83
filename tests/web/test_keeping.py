"""What a page can do: begin a log, write, decide about a wrong line, undo, look, and hand over the pen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.scribe.command_words import shown
from referee.speech.current import speaking
from referee.speech.say import tell
from tests.support import RECORDS

from .serving import DEVICE, Client, Stream, log_address

HEADER = ["game: easter-island", "edition: twilight-fr", "players: Ann, Ben"]


def on_disk(folder: Path) -> list[str]:
    (log,) = folder.glob("*.moai")
    return log.read_text(encoding="utf-8").splitlines()


def begun(client: Client) -> str:
    return client.new("easter-island", "twilight-fr", "Ann", "Ben")


def wrote(client: Client, log: str, page: Stream, text: str, what: str = "line") -> dict[str, str]:
    """Write a line and wait until the page shows what became of it."""
    page.until()
    before = page.mark
    answer = client.do(log, what, text, mark=before)
    assert answer.status == 200, answer.text
    while page.mark == before:
        page.next()
    told: dict[str, str] = answer.data
    return told


def test_a_line_is_on_disk_before_it_is_shown(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    with client.open(log) as page:
        page.next()
        assert page.lines == [] or len(page.lines) == 3
        told = wrote(client, log, page, "place c3 n")
        assert told["fate"] == "taken"
        assert on_disk(tmp_path) == [*HEADER, "", "Ann: place c3 north"]
        assert "Ann: place c3 north" in page.lines[-1]
        assert "Line 5 is written" in page.parts["verdict"]
        assert page.parts["start"]["text"] == "Ben: "
        assert "Ben plays" in page.parts["status"]


def test_the_same_line_is_not_written_twice(client: Client, tmp_path: Path) -> None:
    """The answer to the first request may be lost on its way: the second one names an old log."""
    log = begun(client)
    with client.open(log) as page:
        old = page.next()["mark"]
        assert client.do(log, "line", "place c3 n", mark=old).status == 200
        again = client.do(log, "line", "place c3 n", mark=old)
    assert (again.status, again.data["why"]) == (409, "The log has changed. Look at it first.")
    assert on_disk(tmp_path)[4:] == ["Ann: place c3 north"]


def test_a_wrong_line_is_asked_about(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    with client.open(log) as page:
        page.next()
        wrote(client, log, page, "place c3 n")
        assert wrote(client, log, page, "place c3 s")["fate"] == "asked"
        verdict = page.parts["verdict"]
        assert "EI-PLACE-1" in verdict and "place c2" in verdict and 'data-answer="stands"' in verdict
        assert len(on_disk(tmp_path)) == 5
        client.do(log, "line", "place a1 n", mark=page.mark)
        while "Decide first" not in page.parts["verdict"]:
            page.next()
        assert len(on_disk(tmp_path)) == 5
        wrote(client, log, page, "agreed by all", "stands")
        assert on_disk(tmp_path)[-1] == 'Ben: place c3 south stands EI-PLACE-1 "agreed by all"'
        assert "waived" in page.lines[-1]


@pytest.mark.parametrize(("answer", "left"), [("keep", ["Ben: place c3 south"]), ("drop", []), ("fix", [])])
def test_the_other_answers(client: Client, tmp_path: Path, answer: str, left: list[str]) -> None:
    log = begun(client)
    with client.open(log) as page:
        page.next()
        wrote(client, log, page, "place c3 n")
        wrote(client, log, page, "place c3 s")
        told = wrote(client, log, page, "", answer)
        assert told["again"] == ("Ben: place c3 s" if answer == "fix" else "")
        assert on_disk(tmp_path)[5:] == left
        assert page.parts["asks"] is False


def test_undo_and_redo_and_a_note(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    with client.open(log) as page:
        page.next()
        wrote(client, log, page, "place c3 n")
        wrote(client, log, page, "", "undo")
        assert on_disk(tmp_path)[3:] in ([], [""])
        wrote(client, log, page, "", "redo")
        wrote(client, log, page, "it rains", "note")
        wrote(client, log, page, "claim Ann statues 1")
    assert on_disk(tmp_path)[4:] == ["Ann: place c3 north", "# it rains", "claim Ann statues 1"]


@pytest.mark.parametrize("command", ["save /tmp/elsewhere.moai", "end", "explain EI-FIRE-5", "show on"])
def test_commands_of_the_prompt_do_nothing(client: Client, tmp_path: Path, command: str) -> None:
    log = begun(client)
    with client.open(log) as page:
        mark = page.next()["mark"]
        assert client.do(log, "line", command, mark=mark).data["fate"] == "refused"
    assert on_disk(tmp_path) == HEADER
    assert sorted(path.suffix for path in tmp_path.iterdir() if not path.name.startswith(".")) == [".moai"]


def test_two_devices_see_each_other_and_one_writes(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    with client.open(log, "a1") as first, client.open(log, "b2") as second:
        first.until(writes=True)
        second.until(writes=False)
        assert client.do(log, "line", "place c3 n", mark=first.mark, device="a1").status == 200
        while not any("place c3 north" in line for line in second.lines):
            second.next()
        refused = client.do(log, "line", "place d4 n", mark=second.mark, device="b2")
        assert (refused.status, refused.data["why"]) == (403, "Another device writes.")
        client.ask(f"{log}pen", {"device": "b2", "do": "take"})
        while "Device 2 asks to write" not in first.parts["pen"]:
            first.next()
        client.ask(f"{log}pen", {"device": "b2", "do": "give"})  # only who has the pen can give it
        client.ask(f"{log}pen", {"device": "a1", "do": "give"})
        second.until(writes=True)
        first.until(writes=False)
        assert client.do(log, "line", "place d4 n", mark=second.mark, device="b2").status == 200
    assert on_disk(tmp_path)[-1] == "Ben: place d4 north"


def test_a_page_that_connects_again_shows_the_true_log(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    with client.open(log) as page:
        page.next()
        wrote(client, log, page, "place c3 n")
    with client.open(log) as page:
        page.until(writes=True)
        assert len(page.lines) == 5 and "Ann: place c3 north" in page.lines[-1]


def test_each_device_has_its_language(client: Client) -> None:
    log = begun(client)
    with client.open(log, "a1", Accept_Language="fr") as french:
        french.next()
        with client.open(log, "b2", Cookie="referee-language=nl") as dutch:
            dutch.next()
            assert "joue" in french.parts["status"] or "Ann" in french.parts["status"]
            assert french.parts["status"] != dutch.parts["status"]


def test_a_header_that_is_wrong_leaves_no_file(client: Client, tmp_path: Path) -> None:
    sent = {"game": "easter-island", "edition": "twilight-fr", "players": ["Ann"]}
    assert "html" in client.ask("new", sent).data
    assert "html" in client.ask("new", {**sent, "players": ["Ann", "Ben"], "edition": "x"}).data
    assert [path.name for path in tmp_path.iterdir()] == []


def test_a_log_that_another_program_keeps_is_not_opened(client: Client, tmp_path: Path) -> None:
    from referee.scribe.journal import Journal

    (tmp_path / "kept.moai").write_text("\n".join([*HEADER, ""]))
    journal = Journal(tmp_path / "kept.moai")
    try:
        answer = client.ask(log_address("kept.moai"))
    finally:
        journal.close()
    assert answer.status == 409 and "keeps this log" in answer.text
    assert client.ask(log_address("kept.moai")).status == 200


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a log of a known game"),
        ("game: chess\nplayers: A, B\n", "not a log of a known game"),
        ("game: easter-island\nedition: none\nplayers: A, B\n\nA: place c3 north\n", "cannot be continued"),
    ],
)
def test_a_file_that_is_no_log_is_told_and_not_changed(
    client: Client, tmp_path: Path, text: str, why: str
) -> None:
    (tmp_path / "odd.moai").write_text(text)
    answer = client.ask(log_address("odd.moai"))
    assert answer.status == 409 and why in answer.text
    assert (tmp_path / "odd.moai").read_text() == text


def test_the_pages_of_a_game(client: Client, tmp_path: Path) -> None:
    (tmp_path / "a game.moai").write_text(
        "\n".join([*HEADER, "", "Ann: place c3 north", "claim Ann 2", ""])
    )
    home = client.ask("").text
    assert "a%20game.moai" in home and "Ann, Ben" in home
    log = log_address("a game.moai")
    assert "claim Ann 2" in client.ask(f"{log}replay").text
    assert "<!DOCTYPE html>" in client.ask(f"{log}dispute").text
    assert client.ask(f"{log}text").text.splitlines()[-1] == "claim Ann 2"
    assert client.ask(f"{log}nothing").status == 404
    assert client.ask(log_address("none.moai")).status == 404


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"do": 1}',
        b'{"device": "../x", "do": "line"}',
        b'{"device": "a1", "do": "sing"}',
        b"\xff",
    ],
)
def test_nonsense_is_refused_and_the_log_is_as_it_was(client: Client, tmp_path: Path, body: bytes) -> None:
    log = begun(client)
    with client.open(log, DEVICE) as page:
        mark = page.next()["mark"]
        sent = body.replace(b'"sing"', b'"sing", "mark": ' + json.dumps(mark).encode())
        for path in ("do", "pen", "choices"):
            assert client.ask(f"{log}{path}", sent).status in (200, 400, 403, 404, 409)
    assert on_disk(tmp_path) == HEADER


def test_a_log_that_an_editor_changes_is_read_again(client: Client, tmp_path: Path) -> None:
    """The lock keeps other commands out, but not an editor."""
    log = begun(client)
    (file,) = tmp_path.glob("*.moai")
    with client.open(log, "a1") as page:
        page.next()
        wrote(client, log, page, "place c3 n")
        file.write_text("\n".join([*HEADER, "", "Ann: place d4 west", ""]))
        with client.open(log, "b2") as other:
            other.next()
            assert "Ann: place d4 west" in other.lines[-1]
            while "Ann: place d4 west" not in page.lines[-1]:
                page.next()
        wrote(client, log, page, "place c3 n")
    assert on_disk(tmp_path)[4:] == ["Ann: place d4 west", "Ben: place c3 north"]


def test_a_last_line_without_its_end_is_on_the_page(client: Client, tmp_path: Path) -> None:
    (tmp_path / "game.moai").write_text("\n".join([*HEADER, "", "Ann: place c3 north"]), encoding="utf-8")
    log = log_address("game.moai")
    with client.open(log) as page:
        page.next()
        assert "Ann: place c3 north" in page.lines[-1] and "it counts as line" in page.parts["verdict"]
        wrote(client, log, page, "place d4 n")
    assert on_disk(tmp_path)[4:] == ["Ann: place c3 north", "Ben: place d4 north"]


def test_a_page_does_not_write_to_a_log_whose_header_is_lost(client: Client, tmp_path: Path) -> None:
    log = begun(client)
    (file,) = tmp_path.glob("*.moai")
    broken = file.read_text(encoding="utf-8").replace("game:", "gme:") + "Ann: place c3 north\n"
    with client.open(log) as page:
        page.next()
        file.write_text(broken, encoding="utf-8")
        client.do(log, "line", "note hi", mark=page.mark)
        while "can no longer be read" not in page.parts["verdict"]:
            page.next()
        assert client.do(log, "line", "note hi", mark=page.mark).data["fate"] == "failed"
        assert str(tmp_path) not in json.dumps(page.parts)
    assert file.read_text(encoding="utf-8") == broken


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_keep_is_the_same_word_on_the_page_and_at_the_prompt(language: str) -> None:
    """In Spanish the button to waive a breach had the word that writes it as played at the prompt."""
    with speaking(language):
        stem = shown("keep")[:4].lower()
        keep, waive = tell("web.keep", "Keep it as played"), tell("web.stands", "It stands")
    assert (stem in keep.lower(), stem in waive.lower()) == (True, False)


def test_a_line_is_never_judged_by_an_older_log(client: Client, tmp_path: Path) -> None:
    """An editor may write while the page is open: the page has to show that before anything is judged."""
    log = begun(client)
    (file,) = tmp_path.glob("*.moai")
    with client.open(log) as page:
        page.next()
        wrote(client, log, page, "place c3 n")
        page.until()
        with file.open("a") as editor:
            editor.write("Ben: place e5 south\n")
        answer = client.do(log, "line", "Ann: place d5 s", mark=page.mark)
        assert (answer.status, answer.data["why"]) == (409, "The log has changed. Look at it first.")
        while "Ben: place e5 south" not in page.lines[-1]:
            page.next()
        wrote(client, log, page, "Ann: place d5 s")
    assert on_disk(tmp_path)[4:] == ["Ann: place c3 north", "Ben: place e5 south", "Ann: place d5 south"]


def test_what_a_line_did_is_told_in_words(client: Client, tmp_path: Path) -> None:
    record = RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai"
    lines = record.read_text(encoding="utf-8").splitlines()
    (tmp_path / "game.moai").write_text("\n".join([*lines[:-3], ""]))
    with client.open(log_address("game.moai"), "a1") as page:
        page.next()
        wrote(client, log_address("game.moai"), page, "fire W-3")
        assert 'class="happened"' in page.parts["verdict"] and "c3" in page.parts["verdict"]


@pytest.mark.parametrize(
    ("header", "shown"),
    [
        ("date: 2026-11-15", ["app.bgstatsapp.com", "<svg", "BoardGameGeek"]),
        ("place: here", ["needs the date"]),
    ],
)
def test_a_finished_game_is_handed_over(
    client: Client, tmp_path: Path, header: str, shown: list[str]
) -> None:
    record = RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai"
    text = record.read_text(encoding="utf-8").replace("players:", f"{header}\nplayers:")
    (tmp_path / "game.moai").write_text(text, encoding="utf-8")
    page = client.ask(f"{log_address('game.moai')}hand-over").text
    assert [each for each in shown if each not in page] == []


def test_the_text_for_boardgamegeek_has_its_lines(client: Client, tmp_path: Path) -> None:
    record = RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai"
    (tmp_path / "game.moai").write_bytes(record.read_bytes())
    shown = (
        client.ask(f"{log_address('game.moai')}hand-over").text.partition("<pre")[2].partition("</pre>")[0]
    )
    assert "\n" in shown and "\\u000a" not in shown
