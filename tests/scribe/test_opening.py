"""Beginning a log from data, and opening one that is there. No half log is left behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import shelf
from referee.scribe.opening import CannotOpen, HeaderData, faults_of, new_log, resume_log
from referee.scribe.reply import Fate

EASTER = shelf.game("easter-island")
CARDS = shelf.game("rapa-nui-cards")
HEADER = HeaderData(
    EASTER,
    players=("Ann (61)", "Ben (58)"),
    rulings={"passing": "at-least-one"},
    more={"date": "2026-11-17"},
)


def test_a_new_log_has_its_whole_header(tmp_path: Path) -> None:
    session = new_log(tmp_path / "new.moai", HEADER)
    assert session.text == (tmp_path / "new.moai").read_text(encoding="utf-8")
    assert session.text.splitlines() == [
        "game: easter-island",
        "edition: twilight-fr",
        "players: Ann (61), Ben (58)",
        "ruling: passing=at-least-one",
        "date: 2026-11-17",
    ]
    assert session.question is None
    assert (session.turn.player, session.turn.is_open) == ("Ann", False)
    assert session.feed("place c3 north").fate is Fate.TAKEN
    session.close()
    assert (tmp_path / "new.moai").read_text(encoding="utf-8").splitlines()[5:] == [
        "",
        "Ann: place c3 north",
    ]


def test_a_new_log_begins_in_its_language(tmp_path: Path) -> None:
    header = HeaderData(CARDS, "kosmos-nl", ("Anne", "Marc"), more={"date": "2026-11-17"}, language="nl")
    session = new_log(tmp_path / "new.moai", header)
    assert session.text.splitlines() == [
        "spel: rapa-nui-cards",
        "taal: nl",
        "editie: kosmos-nl",
        "spelers: Anne, Marc",
        "datum: 2026-11-17",
    ]
    session.close()


WRONG_HEADERS = [
    (HeaderData(CARDS, players=("Anne", "Marc")), "SYN-HEAD-3"),
    (HeaderData(CARDS, "kosmos-xx", ("Anne", "Marc")), "SYN-HEAD-3"),
    (HeaderData(EASTER, players=()), "SYN-HEAD-4"),
    (HeaderData(EASTER, players=("Ann (58)", "Ben (61)")), "EI-FIRST-1"),
    (HeaderData(EASTER, players=("Ann", "Ben"), rulings={"passing": "zork"}), "SYN-HEAD-6"),
]


@pytest.mark.parametrize(("header", "code"), WRONG_HEADERS, ids=[code for _, code in WRONG_HEADERS])
def test_a_wrong_header_leaves_no_file(tmp_path: Path, header: HeaderData, code: str) -> None:
    with pytest.raises(CannotOpen) as refused:
        new_log(tmp_path / "new.moai", header)
    assert [finding.code for finding in refused.value.findings] == [code]
    assert list(tmp_path.iterdir()) == []


def test_a_new_log_replaces_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new.moai"
    path.write_text("something else", encoding="utf-8")
    with pytest.raises(CannotOpen, match="already exists"):
        new_log(path, HEADER)
    assert path.read_text(encoding="utf-8") == "something else"


def test_a_file_that_appears_meanwhile_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.scribe.session import Session

    path = tmp_path / "new.moai"
    settle = Session.settle

    def appears(session: Session) -> None:
        path.write_text("somebody else's", encoding="utf-8")
        settle(session)

    monkeypatch.setattr(Session, "settle", appears)
    with pytest.raises(CannotOpen, match="already exists"):
        new_log(path, HEADER)
    assert [each.name for each in tmp_path.iterdir()] == ["new.moai"]
    assert path.read_text(encoding="utf-8") == "somebody else's"


def test_a_log_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "new.moai"
    first = new_log(path, HEADER)
    first.feed("place c3 north")
    with pytest.raises(CannotOpen, match="another recorder"):
        resume_log(path)
    first.close()
    again = resume_log(path)
    assert again.turn.player == "Ben"
    assert again.seen.begun
    again.close()


@pytest.mark.parametrize(
    "text", ["", "hello\n", "game: chess\n", "game: easter-island\nAnn: place a1 north\n"]
)
def test_what_is_no_log_is_not_resumed(tmp_path: Path, text: str) -> None:
    path = tmp_path / "no.moai"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CannotOpen):
        resume_log(path)
    assert path.read_text(encoding="utf-8") == text
    assert [each.name for each in tmp_path.iterdir()] == ["no.moai"]


def test_what_a_session_tells(tmp_path: Path) -> None:
    session = new_log(tmp_path / "new.moai", HEADER)
    for line in ("place c3 north", "place d4 west"):
        session.feed(line)
    [group] = session.legal()
    assert (group.seat, group.verb, len(group.actions)) == (0, "place", 92)
    assert group.actions[0].text == "place a1 north"
    sheet = session.score()
    assert sheet is not None
    assert not sheet.over
    assert session.note("well played").line == "# well played"
    assert session.claim(0, "statues", 1).line == "claim Ann statues 1"
    assert session.claim(0, "statues", 2).fate is Fate.ASKED
    assert session.stand("so what").line == 'claim Ann statues 2 stands LOG-CLAIM-1 "so what"'
    assert session.undo().rows[0].startswith("taken back: claim Ann statues 2")
    assert session.redo().fate is Fate.TAKEN
    session.close()


def test_faults_of_half_a_header() -> None:
    lines = ["game: rapa-nui-cards"]
    assert len(faults_of(lines, Path())) == 2
    assert faults_of(lines, Path(), whole=False) == []


def test_a_name_of_the_form_is_one_player() -> None:
    header = HeaderData(CARDS, "kosmos-nl", ("Kim", "Tom and Jerry (61)"))
    assert 'players: Kim, "Tom and Jerry" (61)' in header.lines()
