"""Lines typed without what the prompt already says: the player in turn, or the head of a table line."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.core.record import Record
from referee.scribe.journal import Journal
from referee.scribe.session import REFUSE, Session
from referee.text.source import cut_comment
from referee.text.translated import translated
from referee.text.writer import Unwritable
from tests.effort import some
from tests.support import hold_for_each, loaded, name_of, records

LANGUAGES = ("en", "fr", "nl", "es")
LEGAL = [path for path in records() if "legal" in path.parts]
ALWAYS = [
    "rapa-nui-island/legal/games/2-players-es.moai",  # copies helping-hand with the tablet
    "rapa-nui-cards/legal/rules/KO-NOTE-2-exposed.moai",  # cards that nobody has seen
]


def named(end: str) -> Path:
    return next(path for path in LEGAL if path.as_posix().endswith(end))


def cases() -> list[tuple[Path, str]]:
    paths = dict.fromkeys([*some(LEGAL, 40), *map(named, ALWAYS)])
    return [(path, language) for path in paths for language in LANGUAGES]


def test_a_line_is_the_same_with_a_name_and_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)
    hold_for_each(
        cases(), lambda case: f"{name_of(case[0])} {case[1]}", lambda case: is_same_without(*case, tmp_path)
    )


def is_same_without(path: Path, language: str, folder: Path) -> None:
    record = loaded(path)
    if record.findings or record.game is None or record.language != "en":
        return
    try:
        text = said_in(record, language)
    except Unwritable:
        return
    for board in path.parent.glob("*.y*ml"):
        (folder / board.name).write_bytes(board.read_bytes())
    log = folder / "game.moai"
    session = Session(Journal(log), record.game, REFUSE)
    for line in text.splitlines():
        typed = without_name(session, line)
        reply = session.feed(typed)
        assert not line.strip() or (reply.written and session.journal.lines[-1] == line), (typed, reply)
    session.close()
    log.unlink()


def said_in(record: Record, language: str) -> str:
    return referee.format_log(record) if language == "en" else translated(record, language)


def without_name(session: Session, line: str) -> str:
    """The line without the words that the prompt shows."""
    code, comment = cut_comment(line)
    head, colon, body = code.partition(":")
    turn = session.turn
    said = turn.head if turn.is_table else turn.player
    if not (colon and said and head == said and body.strip()):
        return line
    return body.strip() if comment is None else f"{body.strip()}  #{comment}"


DEALT = """game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc, Carl

hand Anne: fish berry grain
hand Marc: fish fish grain
hand Carl: potato berry grain
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain
"""

UNNAMED = [
    ("nl", "legt vis neer en trekt graan uit kolom 4", "Anne: speel vis; trek 4 -> nam graan"),
    ("nl", "speel vis, trek 4", "Anne: speel vis; trek 4"),
    ("en", "play fish and draw 4", "Anne: play fish; draw 4"),
    ("fr", "joue poisson et pioche 4", "Anne: joue poisson; pioche 4"),
]


@pytest.mark.parametrize(("language", "typed", "line"), UNNAMED)
def test_actions_without_a_semicolon_need_no_name_either(
    tmp_path: Path, language: str, typed: str, line: str
) -> None:
    log = tmp_path / "game.moai"
    record = referee.loads(DEALT)
    log.write_text(said_in(record, language), encoding="utf-8")
    journal = Journal(log)
    assert Session(journal, record.known_game, REFUSE).feed(typed).line == line
    journal.close()
