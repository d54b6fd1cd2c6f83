"""Completion: what is legal now, names, quantities, commands; quick, and never wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import referee
from referee import shelf
from referee.core.game import Game
from referee.language.spoken import spoken
from referee.scribe.completion import MOST_OFFERED, complete
from referee.scribe.journal import Journal
from referee.scribe.next_actions import MOST_LISTED, choices, more, texts
from referee.scribe.opening import resume_log
from referee.scribe.reply import Fate
from referee.scribe.session import Session
from referee.text.line_kinds import quantity_names, spoken_word
from tests.scribe.test_session import HEADER, SETUP, WRONG
from tests.support import RECORDS, name_of, records

Open = Callable[..., Session]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    sessions: list[Session] = []

    def opens(*lines: str, game: str = "easter-island", guided: bool = False) -> Session:
        path = tmp_path / f"{len(sessions)}.moai"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        sessions.append(Session(Journal(path), shelf.game(game), guided=guided))
        return sessions[-1]

    yield opens
    for session in sessions:
        session.journal.close()


def offered(session: Session, typed: str) -> list[str]:
    """The whole line with each offer put in."""
    return [typed[: len(typed) - offer.replaces] + offer.text for offer in complete(session, typed)]


CASES = [
    ("A", ["Ann: "]),
    ("b", ["Ben: "]),
    ("Ann: pl", ["Ann: place "]),
    ("Ann: place c", [f"Ann: place c{row} " for row in (2, 4, 5)]),
    ("Ann: place c4 ", [f"Ann: place c4 {facing}" for facing in ("north", "east", "south", "west")]),
    ("ann:place c4 n", ["ann: place c4 north"]),
    ("Ann: fire", ["Ann: fire W-3"]),
    ("Ann: fire W-3; pi", ["Ann: fire W-3; pivot "]),
    ("Ann: fire W-3; pass; ", []),
    ("Ben: fire", []),  # it is not his turn
    ("fi", ["fire W-3"]),
    ("claim B", ["claim Ben "]),
    ("claim Ben re", ["claim Ben reserve ", "claim Ben ready "]),
    ("result ", ["result Ann", "result Ben", "result draw", "result unfinished"]),
    ("sho", ["show"]),
    ("show o", ["show on", "show off"]),
    ("un", ["undo"]),
    ("explain EI-FIRE-5", ["explain EI-FIRE-5"]),
    ("Nobody: pl", []),
    ("nonsense", []),
    ("note ", []),
    ("note p", []),
    ("save ", []),
    ("stands ", []),
]


@pytest.mark.parametrize(("typed", "lines"), CASES, ids=[typed for typed, _ in CASES])
def test_what_is_offered(opened: Open, typed: str, lines: list[str]) -> None:
    assert offered(opened(*HEADER, *SETUP), typed) == lines


TABLES = {
    "easter-island": (*HEADER, *SETUP),
    "rapa-nui-cards": ("game: rapa-nui-cards", "edition: kosmos-nl", "players: Ann, Ben"),
    "rapa-nui-island": ("game: rapa-nui-island", "edition: matagot-es", "players: Ann, Ben"),
}


@pytest.mark.parametrize("name", shelf.own_names())
def test_a_draw_is_offered_only_where_a_game_can_end_so(opened: Open, name: str) -> None:
    """In both games of Rapa Nui a tie is broken or shared, so `draw` is never right."""
    results = offered(opened(*TABLES[name], game=name), "result ")
    assert {"result Ann", "result unfinished"} <= set(results)
    assert ("result draw" in results) == (name == "easter-island")


def test_the_next_player_may_begin_although_a_turn_is_short(opened: Open) -> None:
    session = opened(*HEADER, *SETUP, "Ann: sun N-b")
    assert session.turn.is_open  # on the same line, or Ben begins on another
    wanted = [text for text in texts(more(session.seen, 0)) if text.startswith("fi")]
    assert offered(session, "Ann: fi") == [f"Ann: {text}" for text in wanted]
    assert offered(session, "fi") == wanted
    assert offered(session, "Ben: fire") == ["Ben: fire E-1", "Ben: fire W-2"]


def test_after_a_semicolon_with_a_name_and_without(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    named = offered(session, "Ann: sun N-b; piv")
    assert named
    assert offered(session, "sun N-b; piv") == [line.removeprefix("Ann: ") for line in named]


def test_a_verb_and_a_key_of_the_header_are_told_apart(opened: Open) -> None:
    assert offered(opened(*HEADER), "pl") == ["place "]
    assert "date: " in offered(opened(*HEADER), "da")


def test_names_in_a_line_of_the_table(opened: Open) -> None:
    cards = opened(
        "game: rapa-nui-cards", "edition: kosmos-nl", "players: Anne, Marc", game="rapa-nui-cards"
    )
    assert offered(cards, "hand Anne: fish be") == ["hand Anne: fish berry "]
    assert "hand Anne: fish " in offered(cards, "hand Anne: ")
    assert offered(cards, "zork Anne: f") == []
    for free in ("note ", "note fi", "save ", "stands "):
        assert offered(cards, free) == []


def test_all_that_can_be_the_first_word(opened: Open) -> None:
    words = offered(opened(*HEADER, *SETUP), "")
    assert words[:4] == ["Ann: ", "Ben: ", "claim ", "result "]
    assert {"undo", "score", "help", "end"} <= set(words)


def test_what_the_table_writes_next_comes_first(opened: Open) -> None:
    cards = opened(
        "game: rapa-nui-cards", "edition: kosmos-nl", "players: Anne, Marc", game="rapa-nui-cards"
    )
    assert offered(cards, "")[0] == "hand Anne: "


def test_names_of_several_words_are_quoted_in_a_claim(opened: Open) -> None:
    session = opened(*HEADER[:2], "players: Ann Lee, Ben")
    assert offered(session, "claim A") == []
    assert offered(session, "claim ")[0] == 'claim "Ann Lee" '
    assert offered(session, 'claim "Ann Lee" res') == ['claim "Ann Lee" reserve ']


def test_answers_and_questions(opened: Open) -> None:
    session = opened(*HEADER, *SETUP)
    session.feed(WRONG)
    assert offered(session, "") == ["fix", "keep", "stands", "drop"]
    cards = opened("game: rapa-nui-cards", game="rapa-nui-cards", guided=True)
    assert offered(cards, "kosmos-f") == ["kosmos-fr"]
    cards.feed("kosmos-fr")
    cards.feed("Anne, Marc")
    assert offered(cards, "tiebreak=moai, tie-w") == [
        "tiebreak=moai, tie-wood=total",
        "tiebreak=moai, tie-wood=remainder",
    ]
    assert offered(opened(), "pla") == ["place: ", "players: "]
    assert offered(opened(*HEADER), "da") == ["date: "]
    assert offered(session, "da") == []


GAMES = [path for path in records() if path.parent.name == "games"]


@pytest.mark.parametrize("path", GAMES[::3], ids=name_of)
def test_whatever_is_offered_whole_is_legal(path: Path, opened: Open) -> None:
    """At several points of a game, the first and the last complete offer are accepted."""
    golden = referee.load(path)
    tried = 0
    for until in range(30, len(golden.lines), len(golden.lines) // 5):
        session = opened(*golden.lines[:until], game=golden.game.name)
        turn = session.turn.player
        if not turn:
            continue
        for which in (0, -1):
            line = f"{turn}: "
            while offers := complete(session, line):
                offer = offers[which]
                line = line[: len(line) - offer.replaces] + offer.text
                if not offer.text.endswith(" "):
                    break
            reply = session.feed(line)
            assert reply.fate is Fate.TAKEN, (until, line)
            session.feed("undo")
            tried += 1
    assert tried >= 4


def test_completion_is_bounded(opened: Open) -> None:
    """Where actions without end are legal, the prompt does not hang."""
    session = opened(*HEADER, *SETUP)
    game = session.game
    legal = [action for _, action in game.legal(session.seen.state, session.seen.options)]
    drawn = 0

    def endless(*_: object) -> Iterator[tuple[int, object]]:
        nonlocal drawn
        while True:
            for action in legal:
                drawn += 1
                yield 0, action

    session.seen.record.game = replace(game, legal=endless)
    assert len(list(choices(session.seen, 0))) == MOST_LISTED
    assert 0 < len(complete(session, "Ann: ")) <= MOST_OFFERED
    assert drawn == 3 * MOST_LISTED  # for the choices above, for who is to play, and for what


@pytest.mark.parametrize("path", records("log", "illegal")[::3], ids=name_of)
def test_completion_bears_any_log(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "game.moai"
    data = path.read_bytes()
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return
    copy.write_bytes(data)
    record = referee.load(path)
    if record.game is None:
        return
    session = Session(Journal(copy), record.game)
    for typed in (
        "",
        "A",
        "claim ",
        "Ann: ",
        "Ann: place c3 north; ",
        '"',
        "\x1b",
        ":",
        ": ",
        ";",
        "Ann: x;",
    ):
        complete(session, typed)
    session.journal.close()


def test_one_more_line_of_a_long_log_is_read_from_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the longest game, no clause that was read before is given to the grammar again."""
    from referee.scribe.look import look
    from referee.text import grammar

    path = RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 440
    look(lines[:-1], "game", path.parent)
    parsed: list[str] = []
    real = grammar.parse
    monkeypatch.setattr(grammar, "parse", lambda *said: parsed.append(said[-1]) or real(*said))
    look(lines, "game", path.parent)
    assert len(parsed) <= 1


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["recuento ", "resultado "]),
        ("recuento Ana ", ["junco ", "huevo "]),
        ("resultado ", ["inacabada"]),
    ],
)
def test_a_claim_is_offered_in_the_language_of_the_log(
    tmp_path: Path, typed: str, offered: list[str]
) -> None:
    path = tmp_path / "game.moai"
    header = "game: rapa-nui-island\nidioma: es\nedition: matagot-es\nplayers: Ana, Bea, Cid\n"
    path.write_text(header, encoding="utf-8")
    session = resume_log(path)
    try:
        words = [offer.text for offer in complete(session, typed)]
    finally:
        session.close()
    assert set(offered) <= set(words)
    assert not {"claim ", "result ", "reed ", "unfinished"} & set(words)


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", list(shelf.own_games()), ids=lambda game: game.name)
def test_what_is_offered_for_claims_and_results_is_read(game: Game, language: str) -> None:
    """Every quantity and every ending that is offered means what it is in English."""
    own = spoken(game, language)
    edition = next(iter(game.data["editions"]))
    players = ", ".join(["Ana", "Bea", "Cid"][: game.least_players])
    claims = [f"{spoken_word(own, 'claim')} Ana {name} 1" for name in quantity_names(own)]
    ends = ["draw", "unfinished"] if game.has_draws else ["unfinished"]
    results = [f"{spoken_word(own, 'result')} {spoken_word(own, end)}" for end in ends]
    header = f"game: {game.name}\nlanguage: {language}\nedition: {edition}\nplayers: {players}\n"
    for line in [*claims, *results]:
        record = referee.loads(f"{header}\n{line}\n")
        assert [each.message for each in record.findings if each.place.line == 6] == [], line
