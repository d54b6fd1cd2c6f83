"""Unreadable text with a clear meaning: the finding has the cure, and the replay knows what was meant."""

from __future__ import annotations

import re

import pytest

import referee
from referee.core.acts import NearlyRead, Unreadable
from referee.core.record import Record
from referee.forms.folding import nearest
from referee.text.clauses import Clauses
from referee.text.spelling import corrected
from referee.text.suggestions import Cures
from referee.text.verb_cures import MOST_TRIED
from tests.text.reading import deeds, forget

HEADS = {
    "EI": "game: easter-island\nplayers: Marieke, Tom\n\n",
    "KO": "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc, Carl\n\n",
    "MA": "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Jean Luc\n\n",
}


def read(game: str, *lines: str) -> Record:
    forget()
    return referee.loads(HEADS[game] + "\n".join(lines) + "\n")


CURED = [
    # a separator
    ("EI", "Tom: sun w2 sun e1", "sun W-2; sun E-1"),
    ("EI", "Tom: sun w2: sun e1", "sun W-2; sun E-1"),
    ("EI", "Tom: fire w2: snu e1", "fire W-2; sun E-1"),
    ("KO", "Anne: buy fish: pay grain", "buy fish; play grain"),
    ("EI", "Tom: place a1 east / sun s-c", "place a1 east; sun S-c"),
    ("EI", "Tom: pass pass", "pass; pass"),
    ("EI", "Tom: pivot c3 east pivot c3 south", "pivot c3 east; pivot c3 south"),
    ("EI", "Tom: sun N-a sun N-b, sun N-c", "sun N-a; sun N-b; sun N-c"),
    ("KO", "Anne: play grain draw 4", "play grain; draw 4"),
    ("KO", "Anne: offer Anne potato, Marc grain, Carl ? extra berry",
     "offer Anne potato, Marc grain, Carl ?; extra berry"),
    ("MA", "Ana: villager B4 villager quarry 1", "villager B4; villager quarry 1"),
    # a key word
    ("EI", "Tom: fire W-3 c3 destroyed", "fire W-3 -> c3 destroyed"),
    ("KO", "Anne: buy fish 3", "buy fish for 3"),
    ("MA", "Ana: exchange egg 4 hen", "exchange egg 4 for hen"),
    ("MA", "Ana: moai large B4 to D5", "moai large via B4 to D5"),
    # a word
    ("EI", "Tom: place c3 nrth", "place c3 north"),
    ("EI", "Tom: plaec c3 nrth", "place c3 north"),
    ("KO", "Anne: offer Amne potato", "offer Anne potato"),
    ("KO", "hand Ane: fish berry grain", "hand Anne: fish berry grain"),
    ("KO", "hnd Anne: fish berry grain", "hand Anne: fish berry grain"),
    ("MA", "Ana: exchange egg 4 fro hen", "exchange egg 4 for hen"),
    ("MA", "position: rund 2, phse 1, Ana", "position: round 2, phase 1, Ana"),
    ("EI", "result Tim", "result Tom"),
    # a verb
    ("EI", "Tom: b2 N", "place b2 north"),
    ("EI", "Tom: c3 by 90 left", "pivot c3 by 90 left"),
    ("EI", "Tom: d2 d1", "move d2 d1"),
    ("KO", "Anne: grain grain", "play grain grain"),
    ("MA", "Ana: quarry 2", "villager quarry 2"),
    # a colon
    ("EI", "Tom places a5 facing east", "Tom: place a5 east"),
    ("EI", "Tom place a5 east; sun w3", "Tom: place a5 east; sun W-3"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "line", "cured"), CURED, ids=[line for _, line, _ in CURED])
def test_the_cure_is_named_and_known(game: str, line: str, cured: str) -> None:
    record = read(game, line)
    (finding,) = record.findings
    assert finding.suggestion == cured
    (actions,) = deeds(record)
    assert record.entries[0].broken
    whole = cured if ":" in cured or cured.startswith("result") else f"{record.players[0]}: {cured}"
    right = read(game, whole)
    assert right.findings == []
    assert [action.meant for action in actions if isinstance(action, NearlyRead)] == deeds(right)[0]
    assert len(actions) == len(deeds(right)[0])


UNKNOWN = [
    ("EI", "Tom: xyzzy"),
    ("EI", "Tom: move c3 d3 e3"),
    ("EI", "Tom: place c3 north south"),
    ("EI", "Tom: fire"),
    ("EI", "Tom: sun w2, sing"),
    ("KO", "Anne: play grain; frobnicate, draw 2"),
    ("MA", "Ana: villager"),
    ("MA", "Ana: villager B4 " + "and pass " * 60),
]


@pytest.mark.parametrize(("game", "line"), UNKNOWN, ids=[line for _, line in UNKNOWN])
def test_where_no_cure_is_plain_none_is_made_up(game: str, line: str) -> None:
    record = read(game, line)
    (finding,) = record.findings
    assert finding.suggestion is None
    assert Unreadable() in deeds(record)[0]


def test_several_verbs_that_fit_are_all_told() -> None:
    (finding,) = read("EI", "Tom: b2 N").findings
    assert finding.facts["readings"] == ["place b2 north", "pivot b2 north"]
    assert finding.message == "`b2` is not an action; put `place` or `pivot` before it"


READ = [
    ("EI", "Tom: pivot d4 90 left; move d2-d1", "Tom: pivot d4 by 90 left; move d2 d1"),
    ("EI", "Tom: rotate b5 180; fire N-b -> none", "Tom: pivot b5 by 180; fire N-b -> nothing destroyed"),
    ("EI", "Tom: move d2 - d1; move c1->c2", "Tom: move d2 d1; move c1 c2"),
    ("EI", "Tom: fire w3 - c3 dead; put sun N-b", "Tom: fire W-3 -> c3 destroyed; sun N-b"),
    ("EI", "Tom: statue c3 n; place sun w3", "Tom: place c3 north; sun W-3"),
    ("EI", "Tom: fire W-3 -> c3 destroyed, b2 destroyed", "Tom: fire W-3 -> c3 b2 destroyed"),
    ("EI", "Tom: fire W-3 -> hits c3, hits b2, b2 dead", "Tom: fire W-3 -> struck c3 b2, b2 destroyed"),
    ("EI", "Tom: move W3 W4", "Tom: shift W-3 W-4"),
    ("EI", "Tom: take w3; take east-1; take E-1", "Tom: take W-3; take E-1; take E-1"),
    ("EI", "Tom: place e4 W.", "Tom: place e4 west"),
    ("EI", "Tom: Place e4 W. Sun E-2", "Tom: place e4 west; sun E-2"),
    ("EI", "Tom: fire S-e, fire E 1", "Tom: fire S-e; fire E-1"),
    ("EI", "winner: Tom 3-2", "result Tom 3-2"),
    ("EI", "Winner Tom", "result Tom"),
    ("EI", "winners: Tom and Marieke", "result Tom, Marieke"),
    ("KO", "Anne: take “Anne” glory", "Anne: take Anne glory"),
    ("MA", "Ana: moai small to A4.1 -> «Jean Luc» egg 1, tile rest, tile barter",
     'Ana: moai small to A4.1 -> "Jean Luc" egg 1, tile rest barter'),
]  # fmt: skip


@pytest.mark.parametrize(("game", "line", "canonical"), READ, ids=[line for _, line, _ in READ])
def test_natural_shorthand_is_read(game: str, line: str, canonical: str) -> None:
    record = read(game, line)
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record).splitlines()[-1] == canonical


@pytest.mark.parametrize("line", ["take e1", "takes e1", "remove e1", "take e1 back", "take b2", "lift e5"])
def test_who_takes_what_stands_on_an_intersection_takes_no_token(line: str) -> None:
    (actions,) = deeds(read("EI", f"Tom: {line}"))
    assert [type(action).__name__ for action in actions] in (["NotAnAction"], ["Unreadable"])


@pytest.mark.parametrize(
    "line", ["fire W-3 -> nothing destroyed, c3 destroyed", "fire W-3 -> c3 dead, nothing"]
)
def test_something_and_nothing_cannot_both_be_seen(line: str) -> None:
    (finding,) = read("EI", f"Tom: {line}").findings
    assert finding.code == "SYN-WORD-2"


def test_a_player_called_winner_plays() -> None:
    record = referee.loads("game: easter-island\nplayers: Winner, Tom\n\nWinner: place c3 north\n")
    assert (record.findings, [entry.seat for entry in record.entries]) == ([], [0])


@pytest.mark.parametrize("name", ["Easter Island", "easter island", "EASTER  ISLAND", "Easter-Island"])
def test_the_name_of_a_game_may_have_spaces(name: str) -> None:
    record = referee.loads(
        f"game: {name}\nedition: Twilight FR\nplayers: Ann, Ben\n\nAnn: place c3 north\n"
    )
    assert record.findings == []
    assert referee.format_log(record).startswith("game: easter-island\nedition: twilight-fr\n")


STRANGERS = ["Woody", "Nobody", "Player", "Stone", "Hand", "Positio", "Values", "Note", "Zoe"]


LIKE_A_HEADER = ("Player", "Note")
"""With such a name, a line in which not everything is read as actions is a late header line."""


@pytest.mark.parametrize(
    ("name", "body"),
    [
        (name, body)
        for body in ("play grain; draw 4", "play grain", "play gran; draw 4")
        for name in STRANGERS
        if name not in LIKE_A_HEADER or "gran;" not in body
    ],
)
def test_a_stranger_called_like_a_word_is_a_stranger(name: str, body: str) -> None:
    record = read("KO", "hand Anne: fish grain berry", f"{name}: {body}")
    assert {finding.code for finding in record.findings} <= {"SYN-WORD-1"}
    assert [(entry.name, entry.seat) for entry in record.entries] == [(None, None), (name, None)]
    assert referee.check(record).findings[-1].code == "KO-NOTE-3"


@pytest.mark.parametrize("line", ["hnad Anne: fish berry", "colum 1: fish moai", "hand Anne: xyzzy, 3"])
def test_a_line_of_the_table_with_a_slip_is_no_stranger(line: str) -> None:
    record = read("KO", line)
    assert record.findings
    assert [(entry.name, entry.seat) for entry in record.entries] == [(None, None)]


NEAREST = [
    ("M", ["Marieke", "Tom"], "Marieke"),
    ("M", ["Marieke", "Max"], None),
    ("Mar", ["Marieke", "Tom"], "Marieke"),
    ("nobody", ["wood", "hand", "stone"], None),
    ("Eva", ["Ana", "Bea"], None),
    ("Bern", ["Ann", "Ben"], "Ben"),
    ("nroth", ["north", "east", "south", "west"], "north"),
    ("wst", ["east", "west"], "west"),
    ("est", ["east", "west"], "east"),
    ("test", ["rest", "west"], None),
    ("grian", ["grain", "priest"], "grain"),
    ("", ["grain"], None),
    ("x", ["a", "b"], None),
]


@pytest.mark.parametrize(("word", "known", "meant"), NEAREST)
def test_a_word_is_near_if_it_is_plainly_the_one(word: str, known: list[str], meant: str | None) -> None:
    assert nearest(word, known) == meant


def test_an_offering_that_is_not_named_is_missing() -> None:
    (finding,) = read("KO", "Anne: offer Anne, Marc grain").findings
    assert finding.code == "SYN-MISS-1"
    said, _, example = finding.message.partition("; write it like ")
    assert said.endswith("or `?` for one that nobody saw is missing after `Anne`")
    assert example == "`offer Marc potato, Anne ?`"


def test_format_loses_no_word() -> None:
    for line in [
        "supply:turtle 22, berry 22",
        "supply : turtle 22",
        "Anne: play turtle",
        "hand  Anne: boat",
    ]:
        record = read("KO", line)
        text = referee.format_log(record).splitlines()[-1]
        assert text.replace(":", " ").split() == line.replace(":", " ").split()
        assert deeds(referee.loads(referee.format_log(record))) == deeds(record)
    for line in [
        "set up f9 north",
        "fire N-9 -> nothing destroyed",
        "moves from c3 to c9",
        "place f9 north",
    ]:
        record = read("EI", f"Tom: {line}")
        again = referee.loads(referee.format_log(record))
        assert deeds(again) == deeds(record)
        assert "nothing destroyed" in referee.format_log(again) or "fire" not in line


def test_cures_are_looked_for_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    read_one = Cures._read

    def counted(self: Cures, other: Clauses, text: str) -> object:
        tried.append(text)
        return read_one(self, other, text)

    monkeypatch.setattr(Cures, "_read", counted)
    record = read(
        "MA", *(f"Ana: B{number} and C{number}, villager then quarry {number}" for number in range(900))
    )
    assert len(record.findings) == 900
    assert len(tried) <= MOST_TRIED


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("weast", "west or east"),
        ("nouth", "north or south"),
        ("wast", "west or east"),
        ("eest", "east or west"),
        ("so", "south"),
    ],
)
def test_a_word_that_may_be_two_is_not_corrected(word: str, hint: str) -> None:
    record = read("EI", f"Tom: place b2 {word}")
    assert [finding.suggestion for finding in record.findings] == [None]
    assert str(record.findings[0].facts["hint"]) == f" (did you mean {hint}?)"
    assert corrected(record) == (record.lines, 0)


NO_NAMES = [
    ("en", "Anne: play moai quickly"),
    ("en", "Anne: box moai unused"),
    ("en", "Anne: play the"),
    ("nl", "Anne: legt 1 moai gauw terug in de doos"),
    ("nl", "Anne: speel vis; trekt de vooraan liggende kaart van kolom 2"),
    ("fr", "Anne: joue moaï vite"),
    ("es", "Anne: juega moái deprisa"),
]


@pytest.mark.parametrize(("language", "line"), NO_NAMES, ids=[line for _, line in NO_NAMES])
def test_a_word_beside_cards_that_names_none_is_no_breach_of_the_game(language: str, line: str) -> None:
    """Only a word in the place of a card is a card that the game does not have: `play boat`."""
    head = f"game: rapa-nui-cards\nlanguage: {language}\nedition: kosmos-nl\nplayers: Anne, Marc\n\n"
    record = referee.loads(head + line + "\n")
    (finding,) = record.findings
    assert finding.rule.code.startswith("SYN-")
    assert finding.span is not None
    assert finding.span.end_column - finding.span.column <= len("liggende")


def test_the_only_word_for_a_card_is_taken_for_its_name() -> None:
    for line in ["Anne: play boat", "column 1: boat priest moai grain", "Anne: play grain; draw 2 -> boat"]:
        codes = [each.rule.code for each in referee.check(read("KO", line)).findings]
        assert "KO-CARD-2" in codes


POSITION = """\
position: turn 9, Anne
wood Anne: 8
hand Anne: moai fish priest
hand Marc: fish fish moai
hand Carl: grain grain berry
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain
"""
ADVISED = [
    "Anne: buy 2 fish; play fish; draw 1",
    "Anne: buy two fish; play fish; draw 1",
    "Anne: play priest; draw 4; Anne gets 1 wood",
    "Anne: fish; draw 4",
    "Anne: play fish draw 4",
    "Anne: play prist; draw 4",
    "Anne: buy fish; play fish; draw 4 priest",
]


@pytest.mark.parametrize("line", ADVISED)
def test_advice_that_is_followed_is_no_breach(line: str) -> None:
    """What a finding says to write is legal where it was said, if everything else in the line is."""
    (finding,) = referee.check(read("KO", *POSITION.splitlines(), line)).findings
    advised = re.findall(r"`([^`]+)`", finding.message)[-1:] if finding.facts["case"] == "once" else []
    if finding.suggestion is not None:
        advised.append(finding.suggestion)
    for said in advised:
        assert finding.place.action is not None
        clauses = line.partition(": ")[2].split("; ")
        clauses[finding.place.action] = said
        again = referee.check(read("KO", *POSITION.splitlines(), f"Anne: {'; '.join(clauses)}"))
        assert [each.code for each in again.findings] == []
    assert "gaining" not in finding.message
