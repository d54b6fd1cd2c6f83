"""The message for text that cannot be read: the code, the words underlined, what was meant."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee.core.verdict import Verdict
from referee.export.report import full
from referee.export.terminal import PLAIN
from referee.text.syntax import SYN
from tests.support import RECORDS, log, records
from tests.text.reading import only_finding, underlined

VERBS = (
    "actions begin with: place, sun, pivot, move, fire, pass, resign; "
    "a position is given by: `setup c3 north`, `has c3 north`, `placed last` and `begins turn 3`"
)
POINTS = "an intersection (a1 to e5)"
SUNS = "a sun position (N-a to N-e, E-1 to E-5, S-a to S-e, W-1 to W-5)"
NEITHER = "this is not a header line, a turn (`Ann: ...`), a result or a claim"
REMARK = "; a comment begins with `#`"
NOBODY = "is not a player of this game; the players are: Ann, Ben"
WHOSE = "whose action is this? Begin the line with a player's name and a colon"

BODY = [
    # a word for an action
    ("Ann: plaec c3 north", "SYN-VERB-1", "plaec", "`plaec` is not an action (did you mean place?)"),
    ("Ann: Fier N-b", "SYN-VERB-1", "Fier", "`Fier` is not an action (did you mean fire?)"),
    ("Ann: c3 north", "SYN-VERB-1", "c3", "`c3` is not an action; put `place` or `pivot` before it"),
    ("Ann: c3 x", "SYN-VERB-1", "c3", f"`c3` is not an action; {VERBS}"),
    ("Ann: pass; paas", "SYN-VERB-1", "paas", "`paas` is not an action (did you mean pass?)"),
    # something missing
    ("Ann:", "SYN-MISS-1", ":", "an action is missing here; write `pass` if nothing was done"),
    ("Ann: fire", "SYN-MISS-1", "",
     f"{SUNS} is missing after `fire`"
     "; write it like `fire W-3` or `fire W-3 -> c3 destroyed`"),
    ("Ann: place", "SYN-MISS-1", "", f"{POINTS} is missing after `place`; write it like `place c3 north`"),
    ("Ann: move c3", "SYN-MISS-1", "", f"{POINTS} is missing after `c3`; write it like `move c3 c5`"),
    ("Ann: pivot c3 by", "SYN-MISS-1", "",
     "a number is missing after `by`"
     "; write it like `pivot c3 east` or `pivot c3 by 90 right`"),
    ("Ann: begins turn", "SYN-MISS-1", "",
     "a number is missing after `turn`"
     "; write it like `begins turn 3`"),
    ("Ann: pass stands", "SYN-MISS-1", "", "the code of a rule is missing after `stands`"),
    ("Ann: place c3 north of", "SYN-MISS-1", "",
     "a player's name is missing after `of`"
     "; write it like `place c3 north`"),
    ("claim Ann", "SYN-MISS-1", "", "a number or what is claimed is missing after `Ann`"),
    ("claim Ann statues", "SYN-MISS-1", "", "a number is missing after `statues`"),
    ("claim", "SYN-MISS-1", "", "a player's name is missing after `claim`"),
    ("result", "SYN-MISS-1", "", "a player's name is missing after `result`"),
    (
        "Ann: fire N-b -> d2",
        "SYN-MISS-1",
        "",
        "what the ray did (`c3 destroyed`, `nothing destroyed` or `struck b4 d4`) is missing after `d2`"
        "; write it like `fire W-3` or `fire W-3 -> c3 destroyed`",
    ),
    # a word that does not fit
    ("Ann: place c3 nroth", "SYN-WORD-1", "nroth", "`nroth` is not a facing (did you mean north?)"),
    ("Ann: place c3 Nroth", "SYN-WORD-1", "Nroth", "`Nroth` is not a facing (did you mean north?)"),
    ("Ann: place north c3", "SYN-WORD-1", "north",
     f"`north` is not {POINTS}"
     "; write it like `place c3 north`"),
    ("Ann: sun 3", "SYN-WORD-1", "3", f"`3` is not {SUNS}; write it like `sun W-3`"),
    ("Ann: has N-b redy", "SYN-WORD-1", "redy", "`redy` is not `ready` or `spent` (did you mean ready?)"),
    ("Ann: has lost x", "SYN-WORD-1", "x", "`x` is not a number; write it like `has lost 2`"),
    ("Ann: pass stands five", "SYN-WORD-1", "five", "`five` is not the code of a rule"),
    ("claim Ann statuses 3", "SYN-WORD-1", "statuses",
     "`statuses` is not a quantity (did you mean statues?)"),
    ("result Ann one-lef", "SYN-WORD-1", "one-lef", "`one-lef` is not an ending (did you mean one-left?)"),
    # something left over
    ("Ann: move c3 d3 e3", "SYN-WORD-2", "e3", "`e3` is left over; write it like `move c3 c5`"),
    ("Ann: fire N-b d2 destroyed", "SYN-WORD-2", "d2", "`->` is missing before `d2`"),
    ("Ann: pass pass", "SYN-WORD-2", "pass", "`pass` is left over; put a semicolon between actions"),
    ("Ann: pass, c3", "SYN-WORD-2", ",", "`,` is left over; put a semicolon between actions"),
    # names
    ("result Bern", "SYN-NAME-1", "Bern",
     "Bern is not a player of this game (did you mean Ben?); the players are: Ann, Ben"),
    ('result "Cora Lee"', "SYN-NAME-1", '"Cora Lee"', f"Cora Lee {NOBODY}"),
    ("claim Bob statues 0", "SYN-NAME-1", "Bob", f"Bob {NOBODY}"),
    ("Ann: place c3 north of Bob", "SYN-NAME-1", "Bob", f"Bob {NOBODY}"),
    # lines
    ("we had a beer", "SYN-LINE-1", "we had a beer", NEITHER + REMARK),
    ("setup", "SYN-LINE-1", "setup", NEITHER + REMARK),
    ("...", "SYN-LINE-1", "...", NEITHER + REMARK),
    ("Ann places c3 north", "SYN-LINE-1", "Ann", "a colon is missing after Ann"),
    ("reslut Ann", "SYN-VERB-1", "reslut", "`reslut` is not an action (did you mean result?)"),
    ("reslut who knows", "SYN-LINE-1", "reslut who knows", f"{NEITHER} (did you mean result?){REMARK}"),
    ("place c3 north", "SYN-LINE-1", "place c3 north", WHOSE),
    (": place c3 north", "SYN-LINE-1", ":", WHOSE),
    # quotes
    ('Ann: pass stands EI-FIRE-5 "oh', "SYN-QUOTE-1", '"oh', "the quote that begins here is never closed"),
    ("Ann: pass stands EI-FIRE-5 “oh", "SYN-QUOTE-1", "“oh", "the quote that begins here is never closed"),
    # a header line too late
    ("date: today", "SYN-HEAD-7", "date", "`date:` belongs above the first move"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "code", "words", "message"), BODY, ids=[row[0] for row in BODY])
def test_fault_below_the_header(line: str, code: str, words: str, message: str) -> None:
    record = log("Ann: place e5 north", line)
    (finding,) = record.findings
    assert finding.message == message
    assert (finding.code, underlined(record, finding)) == (code, words)


GAMES = "easter-island"
TOP = "game: easter-island\nplayers: Ann, Ben\n"
HEAD = [
    ("players: Ann, Ben", "SYN-HEAD-1", "players: Ann, Ben",
     f"the log does not say which game was played; begin it with a line such as `game: {GAMES}`"),
    ("game: easter-iland\nplayers: Ann, Ben", "SYN-HEAD-2", "easter-iland",
     f"there is no game easter-iland (did you mean easter-island?); the games are: {GAMES}"),
    ("game: easter-island\nedition: twilight-de\nplayers: Ann, Ben", "SYN-HEAD-3", "twilight-de",
     "there is no edition twilight-de of Easter Island (did you mean twilight-fr?); the editions are: "),
    ("game: easter-island", "SYN-HEAD-4", "game: easter-island",
     "the log does not say who plays; write a line such as `players: Ann, Ben`"),
    (TOP + "game: easter-island", "SYN-HEAD-5", "game",
     "`game:` is already on line 1"),
    (TOP + "ruling: pasing=exactly-two", "SYN-HEAD-6", "pasing=exactly-two",
     "there is no ruling pasing (did you mean passing?)"),
    (TOP + "ruling: passing=exactly-too", "SYN-HEAD-6", "passing=exactly-too",
     "the ruling passing has no option exactly-too (did you mean exactly-two?); it has: "),
    ("game: easter-island\nplayers: Ann,, Ben", "SYN-HEAD-8", "Ann,, Ben",
     "this list of players cannot be read; write it as `players: Ann, Ben`"),
    (TOP + "ruling: passing", "SYN-HEAD-8", "passing",
     "this ruling cannot be read; write its key and the option chosen, `ruling: key=option`"),
    (TOP + "date:", "SYN-HEAD-8", "date:", "something is missing after `date:`"),
    ("game: easter-island\nplayers: Claim, Ben", "SYN-HEAD-8", "Claim, Ben",
     "a player cannot be called Claim, because lines of another kind begin with that word; "
     "write `C. Claim`, for example"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code", "words", "message"), HEAD, ids=[row[0].split("\n")[-1] for row in HEAD]
)
def test_fault_of_the_header(text: str, code: str, words: str, message: str) -> None:
    record = referee.loads(text + "\n")
    (finding,) = record.findings
    assert (finding.code, underlined(record, finding)) == (code, words)
    assert finding.message.startswith(message)


@pytest.mark.parametrize("name", ["result", "Claim Ann", "RESULT two", "game", "Note"])
def test_SYN_HEAD_8_no_player_is_called_like_the_beginning_of_a_line(name: str) -> None:
    """Otherwise none of that player's lines could be read."""
    record = referee.loads(f"game: easter-island\nplayers: {name}, Ben\n\n{name}: place c3 north\n")
    assert record.findings[0].code == "SYN-HEAD-8"


def test_a_fault_in_a_header_line_is_told_once() -> None:
    _, finding = only_finding("Ann: place c3 north", "Ben: place d4 west", players="Ann (red, Ben")
    assert finding.code == "SYN-HEAD-8"


def test_gallery_of_syntax_errors(snapshot: SnapshotAssertion) -> None:
    """Every way in which a record of records/log cannot be read, as a player sees it."""
    gallery = []
    for path in records("log", "illegal"):
        record = referee.load(path)
        record.name = path.relative_to(RECORDS).as_posix()
        findings = [finding for finding in record.findings if finding.code in SYN][-2:]
        gallery += full(Verdict(record, findings=findings), PLAIN)
    assert "\n\n".join(gallery) == snapshot


def test_the_gallery_shows_every_syntax_rule() -> None:
    shown = {finding.code for path in records("log", "illegal") for finding in referee.load(path).findings}
    assert {rule.code for rule in SYN} <= shown


ISLAND = """\
game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid

{position}
placed Ana: villager quarry 1
Ana: villager quarry 1
Bea: villager quarry 1
Cid: villager quarry 1
"""


@pytest.mark.parametrize(
    "position",
    ["position: rund 2, phase 1, Ana", "position: rund 2, phse 1, Ana", "position: 2/1 Ana"],
    ids=["one word", "two words", "nobody knows what"],
)
def test_a_set_up_line_with_a_slip_is_one_finding(position: str) -> None:
    verdict = referee.check(referee.loads(ISLAND.format(position=position)))
    assert [(f.code, f.place.line) for f in verdict.findings if f.counts] == [("SYN-WORD-1", 5)]


def test_what_a_slip_suggests_is_done_on_the_table() -> None:
    right = referee.check(referee.loads(ISLAND.format(position="position: round 2, phase 1, Ana")))
    wrong = referee.check(referee.loads(ISLAND.format(position="position: rond 2, phase 1, Ana")))
    assert right.legal
    assert wrong.state.components() == right.state.components()


def test_of_tiles_that_nobody_can_read_none_is_missing() -> None:
    text = ISLAND.format(position="tiles: 7/8 whatever").replace("placed Ana: villager quarry 1\n", "")
    verdict = referee.check(referee.loads(text))
    assert [(f.code, f.place.line) for f in verdict.findings if f.counts] == [("SYN-WORD-1", 5)]
