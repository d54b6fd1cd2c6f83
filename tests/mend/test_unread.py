"""One word that means nothing in a legal log: its line counts, and nothing that only follows from it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import referee
from benchmarks.logs import simulated
from referee.core.finding import Place
from tests.effort import tries
from tests.tables import SORCERERS

NONSENSE = "xqzz"
GAMES = ("easter-island", "rapa-nui-cards", "rapa-nui-island")
DUTCH = """\
spel: rapa-nui-cards
editie: kosmos-nl
spelers: Anne, Marc

hand Anne: vis moerbes graan
hand Marc: vis vis graan
kolom 1: vis priester moai graan
kolom 2: houthakker moai priester houthakker
kolom 3: moerbes moerbes aardappel priester
kolom 4: vis moai houthakker graan

"""


def word_lost(line: str, dice: Random) -> str | None:
    """The line with nonsense for one word behind the colon."""
    words = list(re.finditer(r"[A-Za-z0-9-]+", line[line.find(":") + 1 :]))
    if ":" not in line or not words:
        return None
    start = line.find(":") + 1
    word = dice.choice(words)
    return line[: start + word.start()] + NONSENSE + line[start + word.end() :]


def clause_lost(line: str, dice: Random) -> str | None:
    """The line of a player with nonsense for one clause."""
    name, colon, rest = line.partition(": ")
    if not colon or line.startswith(("hand", "column", "refill", "tiles")):
        return None  # nobody knows what was dealt
    clauses = rest.split("; ")
    clauses[dice.randrange(len(clauses))] = NONSENSE
    return f"{name}: {'; '.join(clauses)}"


def turn_lost(line: str, dice: Random) -> str | None:
    """The line of a player with nonsense for the whole turn."""
    name, colon, _ = line.partition(": ")
    if not colon or line.startswith(("hand", "column", "refill", "tiles")):
        return None
    return f"{name}: {NONSENSE} {dice.choice(('', 'vvqx'))}".rstrip()


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_read_explains_what_is_missing_after_it(game: str) -> None:
    dice = Random(f"unread {game}")
    wrong: list[str] = []
    for text in simulated(game, tries(6, 40, "REFEREE_UNREAD"), seed=11):
        lines = text.splitlines()
        for lose in (word_lost, clause_lost, turn_lost):
            at = dice.randrange(lines.index("") + 1, len(lines))
            other = lose(lines[at], dice)
            if other is not None:
                written = "\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n"
                findings = referee.check(referee.loads(written)).findings
                counted = {finding.place.line: finding.code for finding in findings if finding.counts}
                if list(counted) != [at + 1]:
                    wrong.append(f"{lines[at]!r} became {other!r} in line {at + 1}: {counted}")
    assert wrong == []


SHORT = [
    ("speel vis vs voor 1; trek 2 3 -> aardappel", "speel vis vis voor 1"),
    ("speel vis is voor 1; trek 2 3 -> aardappel", "speel vis vis voor 1"),
    ("speel vis vis voor 1; trek 2 -> am houthakker; trek 3", "trek 2 -> nam houthakker"),
]


@pytest.mark.parametrize(("said", "meant"), SHORT)
def test_a_short_word_without_a_letter_is_judged_and_repaired_as_meant(said: str, meant: str) -> None:
    record = referee.loads(f"{DUTCH}Anne: speel graan; trek 1 -> moai\nMarc: {said}\ntelling Marc hout 2\n")
    counted = [finding for finding in referee.check(record).findings if finding.counts]
    assert [finding.suggestion for finding in counted] == [meant]
    (repair,) = referee.repair(record).repairs
    assert f"Marc: {said}" not in (text := referee.repaired(record, repair)) and meant in text
    assert "telling Marc hout 2" in text


@pytest.mark.parametrize("game", GAMES)
def test_no_right_line_is_changed_for_a_word_that_cannot_be_read(game: str) -> None:
    dice = Random(f"kept {game}")
    wrong: list[str] = []
    for text in simulated(game, tries(3, 20, "REFEREE_UNREAD"), seed=3):
        lines = text.splitlines()
        at = dice.randrange(lines.index("") + 1, len(lines))
        other = word_lost(lines[at], dice)
        if other is not None:
            record = referee.loads("\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n")
            edits = [edit for repair in referee.repair(record).repairs for edit in repair.edits]
            wrong += [f"{other!r}: {edit.line} {edit.says}" for edit in edits if edit.line != at + 1]
    assert wrong == []


BEFORE = """\
game: easter-island
players: Odile, Robin

Odile: has b2 north; has b4 east; has c3 north; has e1 west; has W-3 ready
Robin: has d4 south; has d2 west; has a5 east; has c1 north; has W-2 ready; has E-1 ready; placed last
Odile: begins turn 3
"""
NO_EXCUSE = (
    ("move c3 straight on to c5; pivot d4 east", "EI-PIVOT-2"),
    ("place e5 up; fire W-2", "EI-FIRE-2"),
    ("place a3; fire W-3", "EI-FIRE-5"),
    ("pivot b2 by 90; fire W-2", "EI-FIRE-2"),
)


@pytest.mark.parametrize(("line", "code"), NO_EXCUSE)
def test_unread_words_excuse_nothing_that_no_reading_of_them_allows(line: str, code: str) -> None:
    counted = [
        each for each in referee.check(referee.loads(f"{BEFORE}Odile: {line}\n")).findings if each.counts
    ]
    assert [each.place.action for each in counted] == [0, 1]
    assert counted[1].code == code


NO_BLAME = (
    "move c3 straight on to c5; pivot c5 east",
    "place a3; pivot a3 east",
    "move c3 straight on to c5; pass\nRobin: pass\nOdile: move c5 e5; place c3 north",
    "c3 move c5; pivot c5 east",
)


@pytest.mark.parametrize("lines", NO_BLAME)
def test_unread_words_do_not_accuse_what_a_reading_of_them_allows(lines: str) -> None:
    record = referee.loads(f"{BEFORE}Odile: {lines}\n")
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [each.place for each in counted] == [Place(7, 0)]
    assert referee.repair(record).repairs


def test_a_turn_without_a_name_is_a_turn_though_its_word_begins_lines_of_the_table_too() -> None:
    """`tablet` begins both."""
    lines = referee.simulate("rapa-nui-island", seed=4113).text.splitlines()
    at = next(at for at, line in enumerate(lines) if ": tablet as " in line)
    lines[at] = lines[at].partition(": ")[2]
    record = referee.loads("\n".join(lines) + "\n")
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [(each.place.line, each.code) for each in counted] == [(at + 1, "SYN-LINE-1")]


def test_words_of_other_languages_are_looked_up_too() -> None:
    before = referee.format_log(referee.loads(BEFORE), language="fr")
    record = referee.loads(f"{before}Odile: déplace c3 tout droit vers c5; pivote c5 est\n")
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [each.place for each in counted] == [Place(before.count("\n") + 1, 0)]
    told = referee.repaired(record, referee.repair(record).repairs[0])
    assert "Odile: déplace c3 c5; pivote c5 est" in told


def test_a_forgotten_arrow_is_the_only_fault() -> None:
    lines = referee.simulate("rapa-nui-cards", seed=6168).text.splitlines()
    at = next(at for at, line in enumerate(lines) if " -> took moai" in line)
    lines[at] = lines[at].replace(" -> took", " took")
    counted = [each for each in referee.check(referee.loads("\n".join(lines))).findings if each.counts]
    assert [(each.place.line, each.facts["missing"]) for each in counted] == [(at + 1, "->")]


def test_a_result_is_not_wrong_only_because_of_an_example_for_a_missing_line() -> None:
    lines = referee.simulate("rapa-nui-cards", seed=118, edition="kosmos-nl").text.splitlines()
    at = 51
    assert lines[at].startswith("refill 4: ")
    del lines[at]
    record = referee.loads("\n".join(lines))
    counted = [each for each in referee.check(record).findings if each.counts]
    assert [(each.place.line, each.code) for each in counted] == [(at, "KO-FILL-1")]


LOST: dict[str, tuple[str, int, int, Callable[[str], str]]] = {
    "a tile list twice": ("rapa-nui-island", 13030, 7, lambda line: f"{line}; {line.partition(': ')[2]}"),
    "a quote that stays open": ("easter-island", 13130, 20, lambda line: line.removesuffix(' Luc"')),
    "a place": ("easter-island", 13141, 15, lambda line: re.sub("sun [NESW]-[a-e1-5] of", "sun of", line)),
    "a facing": (
        "easter-island",
        13108,
        7,
        lambda line: re.sub(" (north|east|south|west) of", " of", line),
    ),
}


@pytest.mark.parametrize("what", LOST)
def test_what_is_missing_or_written_twice_in_a_line_is_its_only_fault(what: str) -> None:
    game, seed, number, spoil = LOST[what]
    lines = referee.simulate(game, seed=seed).text.splitlines()
    wrong = spoil(lines[number - 1])
    assert wrong != lines[number - 1]
    record = referee.loads("\n".join([*lines[: number - 1], wrong, *lines[number:]]))
    assert [each.place.line for each in referee.check(record).findings if each.counts] == [number]


QUOTED = re.compile(r"^[+-].*?, now .*?\(.*?\): (?P<what>.*)$")
QUANTITIES = {"easter-island": "statues", "rapa-nui-cards": "wood", "rapa-nui-island": "total"}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_finding_quotes_is_in_the_log_or_is_said_to_be_assumed(game: str) -> None:
    dice = Random(f"quoted {game}")
    wrong: list[str] = []
    quoted = 0
    for text in simulated(game, tries(6, 40, "REFEREE_UNREAD"), seed=17):
        lines = text.splitlines()
        at = dice.randrange(lines.index("") + 1, len(lines))
        lost = (word_lost, clause_lost)[dice.randrange(2)](lines[at], dice) or lines[at]
        claims = [f"claim {name} {QUANTITIES[game]} 77" for name in referee.loads(text).players]
        said = [*lines[:at], lost, *lines[at + 1 :], *claims]
        for finding in referee.check(referee.loads("\n".join(said) + "\n")).findings:
            for note in finding.related:
                if quote := QUOTED.match(note.note):
                    what = quote["what"]
                    quoted += 1
                    if not (
                        what.startswith("assumed, not written: ")
                        or what == "the turn ended"
                        or what.partition(": ")[2] in said[note.place.line - 1]
                    ):
                        wrong.append(f"{said[note.place.line - 1]!r} is quoted as {what!r}")
    assert wrong == []
    assert quoted


def test_of_the_verbs_that_may_be_missing_the_legal_one_was_meant() -> None:
    """`place` is the usual one, but a statue stands there."""
    record = referee.loads(SORCERERS + "Odile: sun N-a; c3 south\nRobin: pass\n")
    counted = [finding for finding in referee.check(record).findings if finding.counts]
    assert [(each.code, each.suggestion) for each in counted] == [("SYN-VERB-1", "pivot c3 south")]


TABLE = """\
game: rapa-nui-cards
edition: kosmos-fr
players: Anne, Marc

hand Anne: fish berry grain
hand Marc: fish fish grain
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain

Anne: play grain; draw 2
"""
TRANSPORT = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid, Dan

position: round 3, phase 3, Bea
order: Bea, Cid, Ana, Dan
tiles: E3.1 rest, E3.2 barter
erected: A2 medium, D1 small capped
placed Ana: villager D3
placed Bea: villager B2, villager E3
placed Cid: villager A2
placed Dan: villager D4, villager D4 tired
resources Bea: reed 4 egg 2 wood 3 pearl 3
carved Bea: medium, small
hand Bea: opulence, rest, barter

"""
DRAFT = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea

tiles: A1.1 rest, A1.2 rest, A2 barter, A3.1 barter, A3.2 barter, B1 economy, B4 economy, C1.1 economy
tiles: C1.2 reinforcement, C5.1 reinforcement, C5.2 opulence, D1 opulence, D4 supplement, E1 luxury
tiles: E2.1 reconversion, E2.2 helping-hand, E3 favour
"""
SEVERAL = {
    "a card that an unread turn may have drawn": (
        TABLE,
        "Marc: a special turn, see the photo\nAnne: play berry; draw 1\nMarc: play priest; draw 4\n",
        13,
    ),
    "a token and a statue of the same unread turn": (
        BEFORE,
        "Odile: xqzz; vvqx\nRobin: pass\nOdile: fire N-d; pass\nRobin: pass\nOdile: pivot e5 west; pass\n",
        7,
    ),
    "a remark about the player in turn": (BEFORE, "Odile xqzz vvqx\nOdile: pass\nRobin: pass\n", 7),
    "a turn that looks like a remark": (BEFORE, "Odile xqzz vvqx\nRobin: pass\nOdile: pass\n", 7),
    "a claim in another order": (BEFORE, "Odile claims 4 statues\nOdile: pass\nRobin: pass\n", 7),
    "what others gain by a transport with words too many": (
        TRANSPORT,
        "Bea: moai medium xqzz his vvqx via D4 and D3 to E3.1\nclaim Ana reeds 2\nclaim Bea eggs 5\n",
        17,
    ),
    "a tile with words behind it": (
        DRAFT,
        "Bea: draft helping hand, xqzz the others\nAna: draft rest\nBea: draft reinforcement\n"
        "Ana: draft economy\nAna: villager B4\n",
        8,
    ),
}


@pytest.mark.parametrize("what", SEVERAL)
def test_nobody_is_accused_of_what_unread_words_may_have_done(what: str) -> None:
    before, played, line = SEVERAL[what]
    counted = [each for each in referee.check(referee.loads(before + played)).findings if each.counts]
    assert {each.place.line for each in counted} == {line}
    assert all(each.code.startswith("SYN-") for each in counted)
    assert all(
        edit.says for each in referee.repair(referee.loads(before + played)).repairs for edit in each.edits
    )
