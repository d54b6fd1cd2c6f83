"""Keeping a log line by line: which lines are taken, what is asked, and how wrong lines are handled."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import referee
from referee import shelf
from referee.core.game import Game
from referee.language.spoken import spoken
from referee.scribe.adding import CannotKeep
from referee.scribe.command_words import WITH_WORDS, words_for
from referee.scribe.commands import COMMANDS, summary
from referee.scribe.journal import Journal
from referee.scribe.reply import Fate, Reply
from referee.scribe.session import ASK, KEEP, REFUSE, Session
from referee.speech.current import speaking
from tests.support import found, marks, name_of, records

HEADER = ["game: easter-island", "edition: twilight-fr", "players: Ann, Ben"]
SETUP = [
    "Ann: place b2 north",
    "Ben: place d4 south",
    "Ann: place b4 east",
    "Ben: place d2 west",
    "Ann: place c3 north",
    "Ben: place a5 east",
    "Ann: place e1 west",
    "Ben: place c1 north",
    "Ann: sun W-3",
    "Ben: sun W-2; sun E-1",
]
WRONG = "Ann: place a3 east; fire W-3"

Open = Callable[..., Session]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """A session on a log with these lines."""
    sessions: list[Session] = []

    def opens(*lines: str, game: str = "easter-island", policy: str = ASK, guided: bool = False) -> Session:
        path = tmp_path / f"{len(sessions)}.moai"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        sessions.append(Session(Journal(path), shelf.game(game), policy, guided))
        return sessions[-1]

    yield opens
    for session in sessions:
        session.journal.close()


def in_file(session: Session) -> list[str]:
    return session.journal.path.read_text(encoding="utf-8").splitlines()


def codes(reply: Reply) -> list[str]:
    return [finding.code for finding in reply.found.findings] if reply.found else []


# What is stored

TYPED = [
    ("Ann: place a1 north", "Ann: place a1 north"),
    ("ANN:Puts  A1  N ;", "Ann: place a1 north"),
    ("  place a1 n  # at last: north", "Ann: place a1 north  # at last: north"),
    ("# words", "# words"),
    ("#words", "# words"),
    ("note words: three of them", "# words: three of them"),
    ("claim Ann statues 0", "claim Ann statues 0"),
    ("Ann: place a1 north; # x", "Ann: place a1 north  # x"),
    ("date:  2026-11-16", "date: 2026-11-16"),
]


@pytest.mark.parametrize(("typed", "stored"), TYPED, ids=[typed for typed, _ in TYPED])
def test_a_line_is_stored_in_canonical_form(opened: Open, typed: str, stored: str) -> None:
    session = opened(*HEADER)
    reply = session.feed(typed)
    assert (reply.fate, reply.line, reply.number) == (Fate.TAKEN, stored, 4)
    assert in_file(session) == session.seen.record.lines == [*HEADER, stored]
    assert referee.format_log(referee.load(session.journal.path)).splitlines() == in_file(session)


MISSING_COLON = [
    ("Ann place a1 north", "Ann: place a1 north"),
    ("ann place a1 north # x", "Ann: place a1 north  # x"),
    ("Ann puts a1 n, Ann", ""),
    ("Ann place", ""),
    ("Zed place a1 north", ""),
]


@pytest.mark.parametrize(("typed", "stored"), MISSING_COLON)
def test_a_colon_behind_a_name_is_put_in_if_the_line_is_clear_with_it(
    opened: Open, typed: str, stored: str
) -> None:
    session = opened(*HEADER)
    reply = session.feed(typed)
    assert (reply.fate is Fate.TAKEN) == bool(stored)
    assert in_file(session) == [*HEADER, *([stored] if stored else [])]


def test_behind_a_missing_colon_a_comma_may_stand_between_actions(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    assert session.feed("Ann fires W-3, sun N-a").line == "Ann: fire W-3; sun N-a"


def test_empty_lines_become_one_and_none_at_the_end(opened: Open) -> None:
    session = opened(*HEADER)
    for line in ["", "", "Ann: place a1 north", "", "  ", "# why", ""]:
        session.feed(line)
    assert in_file(session) == [*HEADER, "", "Ann: place a1 north", "", "# why"]


def test_a_player_may_be_called_like_a_command(opened: Open) -> None:
    session = opened(*HEADER[:2], "players: Undo, Note Taker")
    assert session.feed("Undo: place a1 north").fate is Fate.TAKEN
    assert session.feed("Note Taker: place a2 north").fate is Fate.TAKEN
    assert session.feed("undo").rows[0].startswith("taken back: Note Taker")


@pytest.mark.parametrize("game", list(shelf.all_games()), ids=lambda game: game.name)
def test_no_command_is_a_word_of_a_game(game: Game) -> None:
    assert not set(COMMANDS) & {*game.forms_by_verb, *game.table_words, "result", "claim"}


SAID_COMMANDS = [
    ("nl", "ongedaan", "undo"),
    ("nl", "stand", "score"),
    ("nl", "stop", "end"),
    ("nl", "toon uit", "show off"),
    ("fr", "annuler", "undo"),
    ("fr", "aide", "help"),
    ("fr", "fin", "end"),
    ("fr", "explique EI-FIRE-5", "explain EI-FIRE-5"),
    ("es", "deshacer", "undo"),
    ("es", "ayuda", "help"),
    ("es", "mostrar sí", "show on"),
    ("en", "?", "help"),
    ("nl", "undo", "undo"),
]


@pytest.mark.parametrize(("language", "said", "english"), SAID_COMMANDS)
def test_a_command_is_understood_in_the_language_that_is_spoken(
    tmp_path: Path, language: str, said: str, english: str
) -> None:
    replies = []
    with speaking(language):
        for command in (said, english):
            path = tmp_path / "game.moai"
            session = Session(Journal(path), shelf.game("easter-island"), ASK)
            for line in (*HEADER, *SETUP[:1]):
                session.feed(line)
            replies.append((session.feed(command), in_file(session), session.draws))
            session.close()
            for undone in tmp_path.iterdir():
                undone.unlink()
    assert replies[0] == replies[1]


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", list(shelf.own_games()), ids=lambda game: game.name)
def test_no_word_for_a_command_with_words_begins_a_line_of_a_game(game: Game, language: str) -> None:
    """The words of commands that take no words are told from actions by what follows them."""
    said = spoken(game, language)
    with speaking(language):
        words = {word for command in WITH_WORDS for word in words_for(command)}
    assert not words & {*said.forms_by_verb, *said.table_words, "result", "claim"}


def test_a_word_of_the_game_is_no_command_where_it_can_be_read(opened: Open) -> None:
    """In Spanish `ayuda` asks for help, and is another name of the tile Mano amiga."""
    session = opened(
        "idioma: es", "juego: rapa-nui-island", "edición: matagot-es", "jugadores: Ana, Bea, Cid, Dan"
    )
    with speaking("es"):
        assert session.feed("ayuda").fate is Fate.TOLD
        assert session.feed("ayuda 1").fate is not Fate.TOLD


@pytest.mark.parametrize("between", ["\n", "\r", "\r\n"])
def test_a_line_is_one_line(opened: Open, between: str) -> None:
    session = opened(*HEADER)
    assert session.feed(f"Ann: place a1 north{between}Ben: place a2 north").fate is Fate.REFUSED
    assert session.feed(f"note hello{between}Ann: place a2 north").fate is Fate.REFUSED
    assert in_file(session) == HEADER


# Golden games

# The games and endings are fed to the command itself, in tests/cli/test_record.py.
GOLDEN = [path for path in records() if path.parts[-3:-1] == ("legal", "examples")]


@pytest.mark.parametrize("path", GOLDEN, ids=name_of)
def test_a_golden_game_line_by_line_is_the_same_log_with_the_same_verdict(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)  # the disk is tried elsewhere
    for board in path.parent.glob("*.y*ml"):
        (tmp_path / board.name).write_bytes(board.read_bytes())
    golden = referee.load(path)
    session = Session(Journal(tmp_path / "game.moai"), golden.game, REFUSE)
    fates = {session.feed(line).fate for line in golden.lines}
    session.journal.close()
    again = referee.load(tmp_path / "game.moai")
    assert fates <= {Fate.TAKEN, Fate.TOLD}
    assert (tmp_path / "game.moai").read_text(encoding="utf-8") == referee.format_log(golden)
    assert found(referee.check(again)) == found(referee.check(golden)) == []
    assert referee.score(again) == referee.score(golden)


# A header that cannot be read is never kept, nor is a board that is none.
ILLEGAL = [
    path
    for path in records()
    if path.parent.parent.name == "illegal" and "log" not in path.parts and "-DATA-" not in path.name
]


@pytest.mark.parametrize("path", ILLEGAL[::12], ids=name_of)
def test_a_wrong_game_kept_as_played_has_the_same_findings(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)
    golden = referee.load(path)
    for board in path.parent.glob("*.yaml"):  # a log may name one that lies beside it
        shutil.copy(board, tmp_path)
    session = Session(Journal(tmp_path / "game.moai"), golden.game, KEEP)
    for line in golden.lines:
        session.feed(line)
    session.journal.close()
    verdict = referee.check(referee.load(tmp_path / "game.moai"))
    assert found(verdict) == marks(tmp_path / "game.moai")
    assert [code for _, code in found(verdict)] == [code for _, code in marks(path)]
    assert session.wrong or not marks(path)


# A line that is wrong


def test_a_wrong_line_is_asked_about_and_not_written(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    before = in_file(session)
    reply = session.feed(WRONG)
    assert (reply.fate, codes(reply)) == (Fate.ASKED, ["EI-FIRE-5"])
    assert in_file(session) == before


ANSWERS = [
    ("keep", Fate.KEPT, WRONG),
    ("k", Fate.KEPT, WRONG),
    ('stands "both agreed"', Fate.TAKEN, f'{WRONG} stands EI-FIRE-5 "both agreed"'),
    ("stands EI-FIRE-5 both agreed", Fate.TAKEN, f'{WRONG} stands EI-FIRE-5 "both agreed"'),
    ("stands", Fate.TAKEN, f"{WRONG} stands EI-FIRE-5"),
    ("drop", Fate.TOLD, None),
    ("fix", Fate.TOLD, None),
    ("mend", Fate.TOLD, None),
    ("", Fate.TOLD, None),
    ("Ann: place a3 east; sun N-b", Fate.TAKEN, "Ann: place a3 east; sun N-b"),
    ("sun N-b; sun N-c", Fate.TAKEN, "Ann: sun N-b; sun N-c"),
    ("fire W-3", Fate.TAKEN, "Ann: fire W-3"),
]


@pytest.mark.parametrize(("answer", "fate", "line"), ANSWERS, ids=[each[0] or "enter" for each in ANSWERS])
def test_what_may_be_answered(opened: Open, answer: str, fate: Fate, line: str | None) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    reply = session.feed(answer)
    assert reply.fate is fate
    assert in_file(session) == [*HEADER, *SETUP, *([line] if line else [])]
    assert session.pending is None
    assert session.wrong == (fate is Fate.KEPT)
    assert reply.again == (WRONG if answer in ("fix", "mend", "") else "")


SAID_ANSWERS = [
    ("nl", "behoud", Fate.KEPT),
    ("nl", "blijft afgesproken", Fate.TAKEN),
    ("nl", "weglaten", Fate.TOLD),
    ("nl", "verbeter", Fate.TOLD),
    ("fr", "garder", Fate.KEPT),
    ("fr", "maintenu", Fate.TAKEN),
    ("es", "quitar", Fate.TOLD),
    ("es", "vale", Fate.TAKEN),
]


@pytest.mark.parametrize(("language", "answer", "fate"), SAID_ANSWERS)
def test_what_may_be_answered_in_other_languages(
    opened: Open, language: str, answer: str, fate: Fate
) -> None:
    session = opened(*HEADER, *SETUP)
    with speaking(language):
        session.feed(WRONG)
        assert session.feed(answer).fate is fate
    assert session.pending is None


@pytest.mark.parametrize(("language", "answer"), [("nl", "stand"), ("en", "score")])
def test_the_dutch_word_for_the_score_waives_nothing(opened: Open, language: str, answer: str) -> None:
    session = opened(*HEADER, *SETUP)
    with speaking(language):
        session.feed(WRONG)
        assert session.feed(answer).fate is Fate.TOLD
    assert session.pending is not None
    assert in_file(session) == [*HEADER, *SETUP]


def test_part_of_an_answer_is_no_answer(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    assert session.feed("stand").fate is not Fate.TAKEN
    assert in_file(session) == [*HEADER, *SETUP]


@pytest.mark.parametrize("word", ["q", "no", "xyzzy"])
def test_a_word_that_cannot_be_read_does_not_replace_the_line_in_question(opened: Open, word: str) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    reply = session.feed(word)
    assert (reply.fate, reply.again) == (Fate.ASKED, WRONG)
    assert "decide first" in reply.rows[0]
    assert session.feed("keep").line == WRONG


def test_help_explains_the_answers_while_a_line_is_in_question(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    rows = session.feed("?").rows
    assert [row.split()[0] for row in rows[:4]] == ["fix", "keep", "stands", "drop"]
    assert session.pending is not None


def test_help_at_a_question_for_the_header_tells_of_that_question(opened: Open) -> None:
    session = opened(game="rapa-nui-cards", guided=True)
    assert session.question is not None
    assert session.feed("?").rows[-1] == session.question.asks


def test_a_ray_that_did_not_come_about_is_not_told(opened: Open) -> None:
    """No token lies there: nothing is destroyed, whatever a ray from there would have struck."""
    session = opened(*HEADER, *SETUP)
    session.feed("Ann: fire N-a")
    reply = session.feed("keep")
    assert (reply.fate, reply.happened) == (Fate.KEPT, ())
    assert "The ray" in session.feed("Ann: fire W-3").happened[0]


def test_looking_does_not_answer(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    for command in ("legal", "show", "score", "explain EI-FIRE-5", "help", "check"):
        assert session.feed(command).fate is Fate.TOLD
    for command in ("undo", "redo", "note x", "save y.moai"):
        assert session.feed(command).fate is Fate.ASKED
    assert session.feed("keep").line == WRONG


def test_two_rules_broken_are_asked_about_one_by_one(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    reply = session.feed("Ann: sun W-3; pivot d4 north")
    assert len(codes(reply)) == 2
    first = session.feed("stands one")
    assert (first.fate, len(codes(first))) == (Fate.ASKED, 1)
    second = session.feed("stands two")
    assert second.fate is Fate.TAKEN
    assert second.line.count("stands") == 2
    assert referee.check(referee.load(session.journal.path)).legal


REASONS = ['he said "no"', "a « mark"]


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_that_cannot_be_written_is_asked_for_again(opened: Open, reason: str) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    assert session.feed(f"stands {reason} and so on").fate is Fate.ASKED
    assert session.feed("stands well").fate is Fate.TAKEN


@pytest.mark.parametrize("between", ["\n", "\r\n", "\u2028", " \t "])
def test_a_reason_of_several_lines_becomes_one(opened: Open, between: str) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    reply = session.stand(f"both{between}agreed")
    assert (reply.fate, reply.line.partition("stands ")[2]) == (Fate.TAKEN, 'EI-FIRE-5 "both agreed"')


def test_what_cannot_be_read_cannot_stand_but_can_be_kept(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    assert codes(session.feed("Ann: plaec a3 east")) == ["SYN-VERB-1"]
    assert session.feed("stands").fate is Fate.ASKED
    assert session.feed("keep").line == "Ann: plaec a3 east"


def test_a_fault_in_the_line_above_can_stand_there(opened: Open) -> None:
    """The turn above was too short; that is seen when the next one begins."""
    session = opened(*HEADER, "ruling: passing=exactly-two", *SETUP)
    assert session.feed("Ann: sun N-b").fate is Fate.TAKEN
    reply = session.feed("Ben: sun S-b; sun S-c")
    assert (reply.fate, codes(reply)) == (Fate.ASKED, ["EI-TURN-5"])
    assert reply.rows == ("line 15 is already written; to fix it, `drop` this one and `undo`",)
    reply = session.feed("stands it was late")
    assert reply.fate is Fate.TAKEN
    assert in_file(session)[-2:] == [
        'Ann: sun N-b stands EI-TURN-5 "it was late"',
        "Ben: sun S-b; sun S-c",
    ]
    assert referee.check(referee.load(session.journal.path)).legal


def test_a_fault_that_play_reveals_in_the_table_above_stands_where_play_begins(opened: Open) -> None:
    """The finding points at the line of tiles, but the first turn breaks the rule."""
    header = ["game: rapa-nui-island", "edition: matagot-es", "players: Ana, Bea"]
    session = opened(*header, "tiles: A1.1 rest", game="rapa-nui-island")
    reply = session.feed("Ana: villager b4")
    assert (reply.fate, codes(reply)) == (Fate.ASKED, ["MA-SETUP-6"])
    assert session.feed("stands no tiles").fate is Fate.TAKEN
    assert in_file(session)[3:] == [
        "tiles: A1.1 rest",
        'Ana: villager B4 stands MA-SETUP-6 "no tiles"',
    ]
    assert referee.check(referee.load(session.journal.path)).legal


def test_a_finding_is_told_once(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, policy=KEEP)
    assert codes(session.feed(WRONG)) == ["EI-FIRE-5"]
    assert codes(session.feed("Ben: fire W-2; pass")) == []


def test_a_notice_is_told_and_the_line_is_taken(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed("Ann: sun N-b")
    reply = session.feed("Ben: pass")
    assert reply.fate is Fate.TAKEN
    assert reply.found is not None
    assert [finding.severity for finding in reply.found.findings] == ["notice"]


@pytest.mark.parametrize(("policy", "fate", "more"), [(REFUSE, Fate.REFUSED, 0), (KEEP, Fate.KEPT, 1)])
def test_without_anybody_to_ask(opened: Open, policy: str, fate: Fate, more: int) -> None:
    session = opened(*HEADER, *SETUP, policy=policy)
    assert session.feed(WRONG).fate is fate
    assert (len(in_file(session)), session.wrong) == (len(HEADER) + len(SETUP) + more, 1)


# The header


def test_the_questions_of_a_new_log(opened: Open) -> None:
    session = opened(game="rapa-nui-island", guided=True)
    session.begin(["game: rapa-nui-island"])
    asked = []
    for answer in ["", "matagot-xx", "matagot-fr", "Ana, Bea, Cid", "nonsense", "", "stand-in", ""]:
        assert session.question is not None
        asked.append(session.question.key)
        session.feed(answer)
    assert asked == ["edition", "edition", "edition", "players", "ruling", "ruling", "board", "board"]
    assert session.question is None
    session.feed("order: Bea, Ana, Cid")
    assert in_file(session) == [
        "game: rapa-nui-island",
        "edition: matagot-fr",
        "players: Ana, Bea, Cid",
        "",
        "order: Bea, Ana, Cid",
    ]


def test_a_question_may_be_answered_by_a_line_of_the_header_or_come_back(opened: Open) -> None:
    session = opened(game="rapa-nui-cards", guided=True)
    session.begin(["game: rapa-nui-cards"])
    session.feed("edition: kosmos-fr")
    session.feed("Anne, Mrc")
    session.feed("undo")
    assert session.question is not None
    assert session.question.key == "players"
    session.feed("Anne, Marc")
    session.feed("tiebreak=moai, tie-wood=total")
    assert in_file(session)[1:] == [
        "edition: kosmos-fr",
        "players: Anne, Marc",
        "ruling: tiebreak=moai, tie-wood=total",
    ]


def test_a_header_line_that_breaks_a_rule_is_asked_about(opened: Open) -> None:
    session = opened(*HEADER[:2], guided=True)
    reply = session.feed("Ann (58), Ben (61)")
    assert (reply.fate, codes(reply)) == (Fate.ASKED, ["EI-FIRST-1"])
    session.feed("drop")
    assert session.question is not None
    assert session.feed("Ann (61), Ben (58)").fate is Fate.TAKEN


def test_a_line_of_play_before_the_header_is_complete(opened: Open) -> None:
    session = opened()
    reply = session.feed("Ann: place a1 north")
    assert (reply.fate, codes(reply)) == (Fate.REFUSED, ["SYN-HEAD-4"])
    assert in_file(session) == ["game: easter-island"]


def test_a_line_of_another_game_is_refused(opened: Open) -> None:
    session = opened()
    reply = session.feed("game: rapa-nui-cards")
    assert (reply.fate, in_file(session)) == (Fate.REFUSED, [])
    assert "another game" in reply.rows[0]


# Undo


def test_undo_and_redo_through_the_session(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    for _ in range(3):
        session.feed("undo")
    assert in_file(session) == [*HEADER, *SETUP[:-3]]
    assert session.turn.player == "Ben"
    for _ in range(3):
        assert session.feed("redo").fate is Fate.TAKEN
    assert session.feed("redo").rows == ("there is nothing to put back here",)
    assert in_file(session) == [*HEADER, *SETUP]


def test_the_title_of_the_game_is_its_name(opened: Open) -> None:
    session = opened()
    assert session.feed("game: Easter Island").fate is Fate.TAKEN
    assert session.feed("game: Rapa Nui Cards").fate is Fate.REFUSED
    assert in_file(session) == ["game: easter-island"]


def test_undo_does_not_take_back_a_whole_header(opened: Open) -> None:
    session = opened(*HEADER, "# a beer", "")
    assert session.feed("undo").rows[0].startswith("taken back: # a beer")
    for _ in range(2):
        (said,) = session.feed("undo").rows
        assert said.startswith(
            "only the header is left, which `undo` does not take back; to change it, edit "
        )
        assert in_file(session) == HEADER


def test_undo_takes_back_a_header_that_is_not_whole(opened: Open) -> None:
    begun = HEADER[:-1]
    session = opened(*begun)
    for _ in begun:
        assert session.feed("undo").rows[0].startswith("taken back")
    assert session.feed("undo").rows == ("there is nothing to take back",)
    assert in_file(session) == []
    for _ in begun:
        assert session.feed("redo").fate is Fate.TAKEN
    assert in_file(session) == begun


def test_a_log_is_never_in_two_encodings(opened: Open) -> None:
    session = opened(*HEADER)
    path = session.journal.path
    path.write_bytes(path.read_bytes() + b"# caf\xe9\n")
    before = path.read_bytes()
    for typed in ("# caf\u00e9", "note \u00e9t\u00e9"):
        reply = session.feed(typed)
        assert (reply.fate, path.read_bytes()) == (Fate.FAILED, before)
        assert "is not UTF-8 text (line 4)" in reply.rows[-2]
    assert session.feed("# plain").fate is Fate.TAKEN
    assert path.read_bytes() == before + b"# plain\n"


def test_a_kept_line_comes_back_as_a_question(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    session.feed("keep")
    session.feed("undo")
    assert session.feed("redo").fate is Fate.ASKED


# The file is not what it was


def test_somebody_else_makes_it_a_log_of_another_game(opened: Open) -> None:
    """The score and the round were asked of the game that the recorder had begun with."""
    session = opened(*HEADER, *SETUP[:1])
    other = next(
        path for path in records() if path.parts[-4:-1] == ("rapa-nui-island", "legal", "examples")
    )
    lines = other.read_text(encoding="utf-8").splitlines()
    session.journal.path.write_text("".join(f"{line}\n" for line in lines[:-2]), encoding="utf-8")
    assert session.feed(SETUP[1]).fate is Fate.ASKED  # it is noticed when this line is to be written
    session.feed("drop")
    assert [session.feed(line).fate for line in lines[-2:]] == [Fate.TAKEN, Fate.TAKEN]
    assert session.score() is not None
    assert session.feed("game: easter-island").fate is Fate.REFUSED


def test_edits_of_somebody_else_are_taken_in_before_a_line_is_judged(opened: Open) -> None:
    session = opened(*HEADER, *SETUP[:1])
    session.journal.path.write_text(
        "".join(f"{line}\n" for line in [*HEADER, *SETUP[:2]]), encoding="utf-8"
    )
    reply = session.feed(SETUP[1])
    assert "changed by somebody else" in reply.rows[0]
    assert reply.fate is Fate.ASKED  # Ben has placed already
    assert in_file(session) == [*HEADER, *SETUP[:2]]
    session.feed("drop")
    assert session.feed(SETUP[2]).fate is Fate.TAKEN


def test_nothing_is_taken_back_from_a_file_that_has_changed(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    with session.journal.path.open("a", encoding="utf-8") as file:
        file.write("# hello\n")
    assert session.feed("undo").rows[-1] == "nothing was taken back"
    assert session.feed("undo").rows[0].startswith("taken back: # hello")


def test_a_log_that_was_taken_away_is_written_again(opened: Open) -> None:
    session = opened(*HEADER, *SETUP[:1])
    session.journal.path.unlink()
    reply = session.feed(SETUP[1])
    assert (reply.fate, "was deleted" in reply.rows[0]) == (Fate.TAKEN, True)
    assert in_file(session) == [*HEADER, *SETUP[:2]]


def test_what_cannot_be_written_is_kept_and_can_be_saved_elsewhere(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = opened(*HEADER, *SETUP[:1])
    first = session.journal

    def full(*_: str) -> None:
        raise CannotKeep("No space left on device")

    monkeypatch.setattr(first, "append", full)
    reply = session.feed(SETUP[1])
    assert (reply.fate, reply.again, session.unsaved) == (Fate.FAILED, SETUP[1], SETUP[1])
    assert "save FILE" in reply.rows[1]
    other = tmp_path / "other.moai"
    reply = session.feed(f"save {other}")
    assert (reply.fate, session.unsaved) == (Fate.TAKEN, "")
    assert session.feed(SETUP[2]).fate is Fate.TAKEN
    assert other.read_text(encoding="utf-8").splitlines() == [*HEADER, *SETUP[:3]]
    assert first.path.read_text(encoding="utf-8").splitlines() == [*HEADER, *SETUP[:1]]


def test_after_saving_the_last_words_name_the_new_file(opened: Open, tmp_path: Path) -> None:
    session = opened(*HEADER, *SETUP[:1])
    session.feed(f"save {tmp_path / 'other.moai'}")
    assert not [row for row in summary(session) if "0.moai" in row]


def test_saving_replaces_no_file(opened: Open, tmp_path: Path) -> None:
    session = opened(*HEADER)
    (tmp_path / "other.moai").write_text("mine\n", encoding="utf-8")
    assert session.feed(f"save {tmp_path / 'other.moai'}").fate is Fate.FAILED
    assert (tmp_path / "other.moai").read_text(encoding="utf-8") == "mine\n"


# Looking


def test_the_table_is_shown_after_a_turn_if_wished(opened: Open) -> None:
    session = opened(*HEADER)
    assert session.feed(SETUP[0]).drawing == ""
    session.feed("show on")
    assert session.feed("claim Ann statues 1").drawing == ""  # no turn
    assert session.feed(SETUP[1]).drawing == session.drawing().rstrip("\n")
    drawn = session.feed(SETUP[2]).drawing
    assert drawn.split("\n\n") == session.drawing().rstrip("\n").split("\n\n")[::2]  # without the legend
    session.feed("show off")
    assert session.feed(SETUP[3]).drawing == ""
    assert session.feed("show").drawing == session.drawing()


def test_no_table_is_drawn_while_its_edition_is_unknown(opened: Open) -> None:
    session = opened("game: easter-island", "edition: zork", "players: Ann, Ben")
    session.draws = True
    reply = session.feed("Ben: resign")
    assert (reply.fate, reply.drawing) == (Fate.FAILED, "")


def test_whose_turn_it_is(opened: Open) -> None:
    session = opened(*HEADER)
    turns = []
    for line in SETUP:
        turns.append(session.turn.player)
        session.feed(line)
    assert turns == ["Ann", "Ben"] * 5
    cards = opened(
        "game: rapa-nui-cards", "edition: kosmos-nl", "players: Anne, Marc", game="rapa-nui-cards"
    )
    assert (cards.turn.is_table, cards.turn.head) == (True, "hand Anne")


def test_legal_tells_what_the_table_is_to_write(opened: Open) -> None:
    cards = opened(
        "game: rapa-nui-cards", "edition: kosmos-nl", "players: Anne, Marc", game="rapa-nui-cards"
    )
    rows = cards.feed("legal").rows
    assert rows[0] == "next comes a line of the table itself, such as:"
    assert cards.feed(rows[1]).fate is Fate.TAKEN


def test_names_cannot_steer_a_terminal(opened: Open) -> None:
    session = opened(*HEADER)
    said = [session.feed(f"legal \x1b[2J{mark}") for mark in ("", "\u202e")]
    said += [session.feed("explain \x1b[2J"), session.feed("note \x9b2J")]
    session.feed("keep")
    said.append(session.feed("undo"))
    assert all(row.isprintable() for reply in said for row in reply.rows)


def test_the_last_words(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    rows = summary(session)
    assert rows[-1] == f"13 lines in {session.journal.path}"
    assert rows[-2].endswith("legal; unfinished [twilight-fr]")
    assert any("statues on the island" in row for row in rows)
    assert summary(opened()) == ["nothing was written"]


def test_a_log_that_would_grow_too_large(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(*HEADER)
    monkeypatch.setattr("referee.text.source.MOST_LINES", 3)
    reply = session.feed("# one more")
    assert (reply.fate, in_file(session)) == (Fate.REFUSED, HEADER)


# A turn that goes on in its line


SHORT = "Ann: sun N-b"


@pytest.mark.parametrize("typed", ["sun S-c", "Ann: sun S-c", "ann:SUN s-c;"])
def test_a_short_turn_goes_on_in_its_line(opened: Open, typed: str) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    assert (session.turn.player, session.turn.is_open) == ("Ann", True)
    reply = session.feed(typed)
    assert (reply.fate, reply.line) == (Fate.TAKEN, "Ann: sun N-b; sun S-c")
    assert in_file(session) == [*HEADER, *SETUP, "Ann: sun N-b; sun S-c"]
    assert session.turn.player == "Ben"
    assert session.feed("undo").rows[0].startswith("taken back: sun S-c ")
    assert in_file(session)[-1] == SHORT
    assert session.feed("undo").rows[0].startswith("taken back: Ann: sun N-b ")
    assert session.feed("redo").line == SHORT
    assert session.feed("redo").line == "Ann: sun N-b; sun S-c"
    assert session.feed("redo").rows == ("there is nothing to put back here",)


def test_the_next_recorder_puts_back_what_was_taken_from_a_turn(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    assert session.feed("redo").rows == ("there is nothing to put back here",)
    session.feed("sun S-c")
    session.feed("undo")
    session.journal.close()
    later = Session(Journal(session.journal.path), shelf.game("easter-island"), ASK, False)
    try:
        assert later.feed("redo").line == "Ann: sun N-b; sun S-c"
        assert in_file(later)[-1] == "Ann: sun N-b; sun S-c"
        assert later.feed("redo").rows == ("there is nothing to put back here",)
        assert later.feed("undo").rows[0].startswith("taken back: sun S-c ")
    finally:
        later.journal.close()


def test_remarks_stay_when_a_turn_goes_on(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, f"{SHORT}  # first")
    session.feed("sun S-c # second")
    assert in_file(session)[-1] == "Ann: sun N-b; sun S-c  # first  second"


def test_the_next_player_has_a_line_of_its_own(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    session.policy = KEEP
    assert session.feed("Ben: sun S-b").line == "Ben: sun S-b"
    assert in_file(session)[-2:] == [SHORT, "Ben: sun S-b"]


def test_a_statement_does_not_go_on_with_a_turn(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    assert session.feed("claim Ann hand 7").line == "claim Ann hand 7"


def test_what_goes_on_wrongly_is_asked_about(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    session.policy = ASK
    assert session.feed("sun N-b").fate is Fate.ASKED
    assert in_file(session)[-1] == SHORT
    assert session.feed("keep").fate is Fate.KEPT
    assert in_file(session)[-1] == "Ann: sun N-b; sun N-b"


def test_a_breach_in_a_turn_that_goes_on_may_stand(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, SHORT)
    session.policy = ASK
    session.feed("sun N-b")
    assert session.feed("stands agreed").written
    assert in_file(session)[-1].startswith("Ann: sun N-b; sun N-b stands EI-")


def test_explain_finds_rules_of_the_game_by_words(opened: Open) -> None:
    session = opened("game: easter-island", "players: Ann, Ben", "")
    one = session.feed("explain through a statue placed this turn")
    assert one.rows[0].startswith("EI-FIRE-5")
    several = session.feed("explain statue").rows
    assert len(several) > 1 and all(row.startswith("EI-") for row in several)
    assert session.feed("explain rhubarb").rows == ("there is no rule RHUBARB",)
