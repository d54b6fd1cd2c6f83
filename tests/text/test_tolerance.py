"""Reading is tolerant: whatever a tired scribe may type for an action is read like the canonical text."""

from __future__ import annotations

import pytest

import referee
from tests.support import log
from tests.text.reading import deeds, forget, said, seats, waivers

SAME_ACTION = [
    # letters and spaces
    ("PLACE C3 NORTH", "place c3 north"),
    ("Place c3 NÓRTH", "place c3 north"),
    ("plàce ç3 nörth", "place c3 north"),
    ("place  c3\t north", "place c3 north"),
    ("place\u00a0c3\u3000north", "place c3 north"),
    ("place c3 north;", "place c3 north"),
    ("place c3 north ; ", "place c3 north"),
    ("place c3 no\u0301rth", "place c3 north"),
    # other words for the same thing
    ("places c3 facing north", "place c3 north"),
    ("put c3 N", "place c3 north"),
    ("place c3 n", "place c3 north"),
    ("place c3 nord", "place c3 north"),
    ("set up c3 north", "setup c3 north"),
    ("place c3 north statue 4", "place c3 north as 4"),
    ("turn c5 east", "pivot c5 east"),
    ("rotate c5 E", "pivot c5 east"),
    ("Turns c5 to east", "pivot c5 east"),
    ("pivot c5 by 90 degrees clockwise", "pivot c5 by 90 right"),
    ("turn c5 by 90° anticlockwise", "pivot c5 by 90 left"),
    ("slide c3 c4", "move c3 c4"),
    ("moves from c3 to c4", "move c3 c4"),
    ("move c3 c4 looking west", "move c3 c4 facing west"),
    ("lay N-b", "sun N-b"),
    ("lay sun on N-b", "sun N-b"),
    ("lays token at N-b", "sun N-b"),
    ("-", "pass"),
    ("—", "pass"),
    ("passes", "pass"),
    ("resigns", "resign"),
    ("gives up", "resign"),
    ("take N-b back", "take N-b"),
    ("take W3", "take W-3"),
    ("take north-b", "take N-b"),
    ("move N-b E-1", "shift N-b E-1"),
    # positions and dashes
    ("sun W3", "sun W-3"),
    ("sun w-3", "sun W-3"),
    ("sun west-3", "sun W-3"),
    ("sun west3", "sun W-3"),
    ("sun NB", "sun N-b"),
    *((f"sun N{dash}b", "sun N-b") for dash in "‐‑‒–—―−﹘﹣-"),
    # outcomes
    ("shoot from N-b → d2 destroyed", "fire N-b -> d2 destroyed"),
    ("fire N-b => d2 dies", "fire N-b -> d2 destroyed"),
    ("fire N-b->d2 destroyed", "fire N-b -> d2 destroyed"),
    ("fire N-b -> D2 X", "fire N-b -> d2 destroyed"),
    ("fire N-b -> destroyed d2", "fire N-b -> d2 destroyed"),
    ("fire N-b -> d2 destroyed, hits b4 and d2", "fire N-b -> struck b4 d2, d2 destroyed"),
    ("fire N-b -> nothing", "fire N-b -> nothing destroyed"),
    ("fire N-b -> none destroyed", "fire N-b -> nothing destroyed"),
    # positions given
    ("HAS C3 N", "has c3 north"),
    ("has W3 Ready", "has W-3 ready"),
    ("begin turn 03", "begins turn 3"),
]


@pytest.mark.parametrize(("typed", "canonical"), SAME_ACTION, ids=[typed for typed, _ in SAME_ACTION])
def test_typed_and_canonical_are_the_same_action(typed: str, canonical: str) -> None:
    assert said(f"Ann: {typed}") == said(f"Ann: {canonical}")


SAME_STATEMENT = [
    ("Result: Ann", "result Ann"),
    ("RESULT ann ONE-LEFT 2–1", "result Ann one-left 2-1"),
    ("result Ann one-left 2 - 1", "result Ann one-left 2-1"),
    ("result Ann and Ben", "result Ann, Ben"),
    ("result Draw", "result draw"),
    ("Result: Unfinished", "result unfinished"),
    ("claim Ann wins", "result Ann"),
    ("Claim: ANN won", "result Ann"),
    ("claim\tann STATUES 03", "claim Ann statues 3"),
    ('claim "Ann" statues 3', "claim Ann statues 3"),
]


@pytest.mark.parametrize(("typed", "canonical"), SAME_STATEMENT, ids=[typed for typed, _ in SAME_STATEMENT])
def test_typed_and_canonical_are_the_same_statement(typed: str, canonical: str) -> None:
    assert said(typed) == said(canonical)


NAMED = [
    ("Ann, Ben", "Ann", 0),
    ("Ann, Ben", "BEN", 1),
    ("Ann, Ben", "  Ann ", 0),
    ("Zoé, Ben", "ZOE", 0),
    ("Zoe, Ben", "Zoé", 0),
    ("Zoe\u0301, Ben", "Zoé", 0),
    ("Jean Luc, Ben", "Jean  Luc", 0),
    ("Jean Luc, Ben", "jean", 0),
    ("Jean-Luc, Ben", "Jean–Luc", 0),
    ("O’Neil, Ben", "O'Neil", 0),
    ("李 明, Ben", "李", 0),
    ("Ann Lee, Ann Poe", "Ann Poe", 1),
    ("Ann Lee, Ann Poe", "Ann L", 0),
    ("Ann Lee, Ann Poe", "AP", 1),
    ("Ann Lee, Ann", "Ann", 1),
    ("Ann, Ben", "Cora", None),
    ("Ann, Ben", "An", 0),
    ("Ann, Ben", "b", 1),
    ("Ann, Ben", "nn", None),
    ("Ann, Ben, Cora", "Cora", None),
]


@pytest.mark.parametrize(("players", "typed", "seat"), NAMED, ids=[f"{p}: {t}" for p, t, _ in NAMED])
def test_a_line_belongs_to_the_player_it_names(players: str, typed: str, seat: int | None) -> None:
    record = log(f"{typed}: place c3 north", players=players)
    assert record.findings == []
    assert seats(record) == [seat]
    assert record.entries[0].name == (None if seat is not None else typed.strip())


@pytest.mark.parametrize(
    ("players", "typed"),
    [
        ("Jean Luc, Ben", '"Jean Luc"'),
        ("Jean Luc, Ben", "“jean  luc”"),
        ("Jean Luc, Ben", "«Jean Luc»"),
        ("Jean Luc, Ben", "Jean"),
        ("Zoé, Ben", "zoe"),
        ("Jean-Luc, Ben", "jean—luc"),
        ("O'Neil, Ben", "O’Neil"),
        ("R2, Ben", "r2"),
        ("李明, Ben", "李明"),
        ("4711, Ben", '"4711"'),
        ("4711, Ben", "4711"),
        ("A&B, Ben", "a&b"),
    ],
)
def test_a_player_is_named_inside_an_action(players: str, typed: str) -> None:
    record = log(f"Ben: place c3 north of {typed}", f"claim {typed} statues 1", players=players)
    assert [finding.message for finding in record.findings] == []
    (place,), (claim,) = deeds(record)
    assert (place.owner, claim.player) == (0, 0)


TEXT = "game: easter-island\nplayers: Ann, Zoé\n\nAnn: place c3 north\nZoé: place d4 west\n"


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["no mark", "byte-order mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_ends_of_lines_marks_and_encodings_do_not_matter(mark: str, end: str, encoding: str) -> None:
    mark = mark or ("" if encoding == "utf-8" else "\ufeff")
    record = referee.loads((mark + TEXT.replace("\n", end)).encode(encoding))
    expected = referee.loads(TEXT)
    assert (record.findings, record.players) == ([], ("Ann", "Zoé"))
    assert record.entries == expected.entries
    assert record.lines == expected.lines


@pytest.mark.parametrize(
    "header",
    [
        "GAME: Easter-Island\nEdition: TWILIGHT-FR\nPlayers: Ann, Ben\n",
        "game : easter–island\nedition :twilight—fr\nplayer: Ann,Ben\n",
        "\n# a comment\ngame: easter-island # one\n\nplayers:\tAnn ,  Ben\nedition: twilight-fr\n",
    ],
)
def test_header_is_tolerant(header: str) -> None:
    record = referee.loads(header + "Ann: place c3 north\n")
    assert record.findings == []
    assert (record.header.game, record.header.edition) == ("easter-island", "twilight-fr")
    assert record.players == ("Ann", "Ben")
    assert seats(record) == [0]


WAIVED = [
    ("stands EI-FIRE-5", [("EI-FIRE-5", None)]),
    ("Stands ei-fire-5", [("EI-FIRE-5", None)]),
    ("stands EI–FIRE–5 “we agreed”", [("EI-FIRE-5", "we agreed")]),
    ('stands EI-FIRE-5 "Zoé AGREED"', [("EI-FIRE-5", "Zoé AGREED")]),
    ('stands EI-FIRE-5 ""', [("EI-FIRE-5", "")]),
    ('stands EI-FIRE-5 "a; b: c # d"', [("EI-FIRE-5", "a; b: c # d")]),
    ("stands EI-FIRE-5 “a; b: c # d”", [("EI-FIRE-5", "a; b: c # d")]),
    ("stands EI-FIRE-5 «a; b»", [("EI-FIRE-5", "a; b")]),
    ('stands EI-FIRE-5 "one" stands EI-TURN-1', [("EI-FIRE-5", "one"), ("EI-TURN-1", None)]),
]


@pytest.mark.parametrize("action", ["place c3 north", "place f9 north", "swap c3 d4", "pass", "result Ann"])
@pytest.mark.parametrize(("words", "expected"), WAIVED, ids=[words for words, _ in WAIVED])
def test_waivers_and_their_reasons(words: str, expected: list[tuple[str, str | None]], action: str) -> None:
    forget()
    head = "" if action.startswith("result") else "Ann: "
    record = log(f"{head}{action} {words}  # why not")
    assert [finding.message for finding in record.findings] == []
    assert waivers(record) == expected
    (entry,) = record.entries
    assert len(entry.plays) == 1
    assert "stands" not in record.game.write(entry.plays[0].action, record.players)
