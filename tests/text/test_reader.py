"""Lines become entries: comments, broken lines beside good ones, exact places, stated limits."""

from __future__ import annotations

import pytest

import referee
from referee import shelf
from referee.core.acts import Claim, Unreadable
from referee.core.finding import Span
from referee.text import plain_text
from referee.text.locations import span_of
from referee.text.source import MOST_BYTES, MOST_COLUMNS, MOST_LINES
from tests.support import found, log
from tests.text.reading import FIRST, deeds, forget, only_finding, said, underlined, unread, waivers

HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"

COMMENTED = [
    "Ann: place c3 north# a comment",
    "Ann: place c3 north  # Ben: pass",
    "Ann: place c3 north; # a semicolon before it",
    'Ann: place c3 north # a "quote that stays open',
    "Ann: place c3 north # “ and : and ;",
    "Ann: place c3 north ## twice",
    "\tAnn: place c3 north #",
]


@pytest.mark.parametrize("line", COMMENTED)
def test_a_comment_says_nothing(line: str) -> None:
    assert said("# first", line, "   # indented", "#!") == said("Ann: place c3 north")


def test_a_hash_between_quotes_begins_no_comment() -> None:
    record = log('Ann: place c3 north stands EI-FIRE-5 "rule # 5"; pass  # a "comment"')
    assert record.findings == []
    assert waivers(record) == [("EI-FIRE-5", "rule # 5")]
    assert len(record.entries[0].plays) == 2


def test_entries_carry_their_lines() -> None:
    record = log("Ann: place c3 north", "", "# nothing", "Ben: place d4 west", "result unfinished")
    assert [(entry.line, entry.seat) for entry in record.entries] == [(5, 0), (8, 1), (9, None)]


def test_a_broken_line_hides_no_other() -> None:
    record = log("Ann: place c3 north", "Ben: plaec d4 west", "nonsense", "Ann: place b2 north")
    assert unread(record) == [(6, "SYN-VERB-1"), (7, "SYN-LINE-1")]
    good = said("Ann: place c3 north", "Ann: place b2 north")
    assert [deeds(record)[0], deeds(record)[2]] == good
    assert record.entries[1].broken
    assert record.entries[1].seat == 1


def test_a_broken_action_keeps_the_place_of_its_neighbours() -> None:
    record = log("Ann: place c3 north; plaec d4 west; pass")
    before, broken, after = (play.action for play in record.entries[0].plays)
    assert [[before], [after]] == said("Ann: place c3 north", "Ann: pass")
    assert isinstance(broken, Unreadable)


SETUP = ["Ann: place a1 north", "Ben: place b1 north", "Ann: place c1 north", "Ben: place d1 north"]


def test_three_broken_lines_and_two_illegal_moves_are_five_findings_in_order() -> None:
    record = log(
        *SETUP,
        "Ann: place a1 east",  # 9: occupied
        "we had a beer",  # 10
        "Ben: place f9 south",  # 11: not on the grid
        "Ann: place b2 nroth",  # 12
        'Ben: place b3 north stands EI-FIRE-5 "open',  # 13
    )
    assert found(referee.check(record)) == [
        (9, "EI-PLACE-1"),
        (10, "SYN-LINE-1"),
        (11, "EI-GRID-1"),
        (12, "SYN-WORD-1"),
        (13, "SYN-QUOTE-1"),
    ]


SPANS = [
    # syntax
    (["Ann: plaec c3 north"], Span(5, 6, 11), "plaec"),
    (["  Ann :  plaec c3 north"], Span(5, 10, 15), "plaec"),
    (["Ann: place c3 nroth  # nroth"], Span(5, 15, 20), "nroth"),
    (["Ann: place c3 north north"], Span(5, 21, 26), "north"),
    (["Ann: place c3 north; place d4"], Span(5, 22, 30), "place d4"),
    (["Ann: move c3"], Span(5, 13, 14), ""),
    (["Ann: move c3   # where to?"], Span(5, 13, 14), " "),
    (["Ann:"], Span(5, 4, 5), ":"),
    (["we had a beer # or two"], Span(5, 1, 14), "we had a beer"),
    (["date: today", "Ann: place c3 north", "date: 2026"], Span(7, 1, 5), "date"),
    (["result Bern one-left"], Span(5, 8, 12), "Bern"),
    (["claim I statues 0"], Span(5, 7, 8), "I"),
    (["claim Lai statues 0"], Span(5, 7, 10), "Lai"),
    (["Ann: place c3 north of C"], Span(5, 24, 25), "C"),
    (['Ann: place c3 north stands EI-FIRE-5 "oh'], Span(5, 38, 41), '"oh'),
    (["Ann: place c3 \x1b north"], Span(5, 15, 16), "\x1b"),
    # judged
    (["Ann: sun N-b"], Span(5, 6, 13), "sun N-b"),
    (["  Ann :  sun N-b  # no"], Span(5, 10, 17), "sun N-b"),
    (["Ann: place f9 north stands EI-FIRE-5"], Span(5, 6, 37), "place f9 north stands EI-FIRE-5"),
    (["Cora: place c3 north"], Span(5, 1, 21), "Cora: place c3 north"),
    (["claim Ann statues 3"], Span(5, 1, 20), "claim Ann statues 3"),
    (["claim: Ann statues 3"], Span(5, 8, 21), "Ann statues 3"),
    (["result Ann  # did she?"], Span(5, 1, 11), "result Ann"),
]


@pytest.mark.parametrize(("lines", "span", "words"), SPANS, ids=[lines[-1] for lines, _, _ in SPANS])
def test_span_is_exact(lines: list[str], span: Span, words: str) -> None:
    forget()
    record = log(*lines)
    finding = referee.check(record).findings[0]
    assert (span_of(record, finding), underlined(record, finding)) == (span, words)


@pytest.mark.parametrize("wrong", ["plaec c3", "sun N-b", "place c3 nroth", "result"])
@pytest.mark.parametrize("name", ["Zoé", "Zoe\u0301", "李明", "ß", "İbo", "ﬁn", "𝔄nn", "👩‍🚀"])
def test_span_is_exact_behind_letters_of_all_kinds(name: str, wrong: str) -> None:
    """Folding and composing accents never shifts a column."""
    record, finding = only_finding(f"{name}: {wrong}", players=f"{name}, Ben")
    line = record.lines[FIRST - 1]
    word = wrong.split()[-1] if wrong.startswith("place") else wrong
    word = wrong.split()[0] if wrong.startswith("plaec") else word
    assert underlined(record, finding) == word
    assert span_of(record, finding).column == line.index(word) + 1


def test_span_of_a_statement_does_not_look_into_quotes() -> None:
    record = log('claim Ann statues 3 stands EI-FIRE-5 "so: what"')
    spans = {span_of(record, finding) for finding in referee.check(record).findings}
    assert spans == {Span(5, 1, 48)}


def test_findings_come_in_order_of_position() -> None:
    record = log("Ann: sun N-b; plaec c3; place c3 nroth; fire W-1", "zzz", "Ben: plaec")
    findings = referee.check(record).findings
    assert [finding.place.line for finding in findings] == sorted(each.place.line for each in findings)
    read = [finding.span for finding in findings if finding.span is not None]
    judged = [span_of(record, finding) for finding in findings if finding.span is None]
    assert len(read) >= 3 and read == sorted(read)
    assert judged and judged == sorted(judged)


def test_what_cannot_be_read_comes_before_what_a_rule_says_of_it() -> None:
    findings = referee.check(log("Ann: sun N-b; place c3 nroth; place c3 north; place c3 nroth")).findings
    unread = {finding.place: at for at, finding in enumerate(findings) if finding.span is not None}
    assert len(unread) == 2
    assert all(unread.get(finding.place, at) <= at for at, finding in enumerate(findings))


# Limits


@pytest.mark.parametrize(("length", "codes"), [(MOST_COLUMNS, []), (MOST_COLUMNS + 1, ["SYN-TEXT-3"])])
def test_SYN_TEXT_3_length_of_a_line(length: int, codes: list[str]) -> None:
    line = "Ann: place c3 north #".ljust(length, "x")
    record = log(line, "Ben: place d4 west")
    assert [finding.code for finding in record.findings] == codes
    assert [entry.line for entry in record.entries] == [5, 6]


def test_the_most_lines_are_read_and_one_more_is_not() -> None:
    most = HEADER + "\n" * (MOST_LINES - HEADER.count("\n"))
    assert len(referee.loads(most).lines) == MOST_LINES
    with pytest.raises(referee.CannotRead, match="200,000 lines"):
        referee.loads(most + "\n")


@pytest.mark.parametrize("kind", [bytes, str])
def test_a_log_of_17_MiB_is_refused(kind: type) -> None:
    line = "# " + "x" * 97 + "\n"
    text = HEADER + line * (17 * 1024 * 1024 // len(line))
    assert len(text) > MOST_BYTES
    with pytest.raises(referee.CannotRead, match="16 MiB"):
        referee.loads(text.encode() if kind is bytes else text)


@pytest.mark.parametrize("noise", ["noise", "noise \x07", "Ann: plaec"])
@pytest.mark.parametrize(("number", "too_many"), [(999, False), (1000, False), (1001, True), (1500, True)])
def test_SYN_TEXT_4_a_thousand_unreadable_lines(noise: str, number: int, too_many: bool) -> None:
    record = log(*[noise] * number, "Ann: place c3 north")
    findings = referee.check(record).findings
    codes = [finding.code for finding in findings if finding.code.startswith("SYN-")]
    assert ("SYN-TEXT-4" in codes) == too_many
    assert len(codes) == min(number, 1000) + too_many
    if too_many:
        assert codes[-1] == "SYN-TEXT-4"


ABSURD = [
    "Ann: begins turn {}",
    "Ann: place c3 north as {}",
    "Ann: pivot c3 by {}",
    "Ann: has lost {}",
    "Ann: place c{} north",
    "Ann: sun N-{}",
    "claim Ann statues {}",
    "result Ann one-left {}-1",
    "Ann: place c3 north stands EI-FIRE-{}",
    "players: {}",
]


@pytest.mark.parametrize("digits", [10, 5000])
@pytest.mark.parametrize("line", ABSURD)
def test_absurd_numbers_are_found_and_briefly_told(line: str, digits: int) -> None:
    record = log(line.format("9" * digits))
    findings = referee.check(record).findings
    assert findings
    assert all(finding.counts for finding in findings)
    assert max(len(finding.message) for finding in findings) < 300


# Characters that no log holds

HOSTILE = [
    (b"Ann: place c3\x00 north", "SYN-TEXT-2", 14, "U+0000"),
    (b"Ann: place c3 north # \x1b[2J", "SYN-TEXT-2", 23, "U+001B"),
    (b"Ann: place c3 north # \xc2\x9b2J", "SYN-TEXT-2", 23, "U+009B"),
    (b"\x0cAnn: place c3 north", "SYN-TEXT-2", 1, "U+000C"),
    ("Ann: place c3 north # \u202eabc".encode(), "SYN-TEXT-2", 23, "U+202E"),
    ("Ann: place c3 north # \U000e0041bc".encode(), "SYN-TEXT-2", 23, "U+E0041"),
    ("Ann: place c3 north # a\u2028Ben: pass".encode(), "SYN-TEXT-2", 24, "U+2028"),
    (b"Ann: place c3 north # caf\xe9", "SYN-TEXT-1", 26, "0xE9"),
    (b"Zo\xe9: place c3 north", "SYN-TEXT-1", 3, "0xE9"),
    (b"Ann: place c3 north # \xed\xb2\x80", "SYN-TEXT-1", 23, "0xED"),
]


@pytest.mark.parametrize(("line", "code", "column", "char"), HOSTILE, ids=[str(row[0]) for row in HOSTILE])
def test_unreadable_characters_are_pointed_at(line: bytes, code: str, column: int, char: str) -> None:
    record = referee.loads(HEADER.encode() + line + b"\nBen: place d4 west\n")
    (fault,) = record.findings
    assert (fault.code, fault.facts["char"]) == (code, char)
    assert span_of(record, fault) == Span(5, column, column + 1)
    assert record.entries[-1].line == 6


@pytest.mark.parametrize("spoilt", ["\x07", "\udce9", "\u202e"])
def test_a_spoilt_comment_loses_no_move(spoilt: str) -> None:
    record = referee.loads(
        f"game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north  # ding{spoilt}\n"
    )
    assert [finding.code for finding in record.findings] in (["SYN-TEXT-1"], ["SYN-TEXT-2"])
    clean = referee.loads("game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n")
    assert record.entries == clean.entries


@pytest.mark.parametrize(
    "spoilt", ["Ann: place c3 \x07 north", "Ann: place c3 \udce9 north", "Ann: " + "x" * 10_001]
)
def test_an_unreadable_first_line_is_still_a_turn(spoilt: str) -> None:
    """Otherwise all that follows would look out of turn."""
    record = log(spoilt, "Ben: place d4 west", "Ann: place b2 north")
    first = record.entries[0]
    assert (first.line, first.seat, first.broken) == (5, 0, True)
    assert [line for line, _ in found(referee.check(record))] == [5]


@pytest.mark.parametrize("surrogate", [0xD800, 0xDFFF, 0xDC80])
def test_a_lone_surrogate_in_text_is_found(surrogate: int) -> None:
    record = referee.loads(HEADER + f"Ann: place c3 north # {chr(surrogate)}\n")
    assert [finding.code for finding in record.findings] == ["SYN-TEXT-1"]


def test_utf_16_without_its_mark_is_told_and_not_guessed() -> None:
    record = referee.loads(HEADER.encode("utf-16-le"))
    assert [finding.message for finding in record.findings] == [
        "UTF-16 is not UTF-8 text; save the log as UTF-8"
    ]


@pytest.mark.parametrize("data", [b"", b"\n", b"\xff\xfe", b"\xef\xbb\xbf", b"\x00", b"#", "", " "])
def test_a_log_of_nothing_lacks_its_game(data: bytes | str) -> None:
    verdict = referee.check(referee.loads(data))
    assert verdict.findings[-1].code == "SYN-HEAD-1"
    assert not verdict.legal
    assert not verdict.judged


@pytest.mark.parametrize("sign", ["¨", "´", "¸", "\u02d8", "\u037a", "\ufc5e", "\u200b", "\u0301"])
@pytest.mark.parametrize(
    "line", ["{}", "{0}{0} {0}", "Ann: {}", "{}: pass", "claim {}", "result {}", "Ann: place {} north"]
)
def test_a_sign_that_folds_to_a_space_is_still_a_word(line: str, sign: str) -> None:
    """A bare accent is no letter, but somebody typed it, and it is not nothing."""
    record = log(line.format(sign))
    findings = referee.check(record).findings
    assert findings
    assert all(underlined(record, finding) or finding.code == "SYN-MISS-1" for finding in findings)


@pytest.mark.parametrize("name", shelf.names())
def test_every_number_can_be_claimed_of_a_player_whose_name_is_in_quotes(name: str) -> None:
    """The canonical text of such a claim is read by the grammar, also where the quantity has a hyphen."""
    game = shelf.game(name)
    edition = next(iter(game.data["editions"]))
    head = f"game: {name}\nedition: {edition}\nplayers: Jean Luc, Ben\n\n"
    claims = [Claim(0, 3, which) for which in range(len(game.quantities.names))]
    text = head + "".join(game.write(claim, ("Jean Luc", "Ben")) + "\n" for claim in claims)
    record = referee.loads(text)
    assert record.findings == []
    assert [play.action for entry in record.entries for play in entry.plays] == claims
    assert referee.format_log(record) == text


SEVERAL = ["Rapa Nui", "rapa-nui", "RAPANUI", "Rapa"]


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize(
    ("edition", "game"),
    [("kosmos-nl", "rapa-nui-cards"), ("Kosmos FR", "rapa-nui-cards"), ("matagot-es", "rapa-nui-island")],
)
def test_the_edition_tells_which_of_two_games_is_meant(name: str, edition: str, game: str) -> None:
    record = referee.loads(f"game: {name}\nedition: {edition}\nplayers: Ann, Ben, Cora\n")
    assert record.findings == []
    assert record.game.name == game
    assert referee.format_log(record).startswith(f"game: {game}\nedition: ")


@pytest.mark.parametrize("edition", ["", "edition: second\n", "edition: twilight-fr\n"])
@pytest.mark.parametrize("name", SEVERAL)
def test_without_it_the_log_has_to_say_which(name: str, edition: str) -> None:
    record = referee.loads(f"game: {name}\n{edition}players: Ann, Ben, Cora\n")
    (finding,) = record.findings
    assert (finding.code, underlined(record, finding)) == ("SYN-HEAD-2", name)
    assert finding.message.endswith(
        "write `game: rapa-nui-cards` (Rapa Nui, the card game) or "
        "`game: rapa-nui-island` (Rapa Nui, the board game)"
    )


@pytest.mark.parametrize("name", ["easter", "rapa-nui-card", "rapa-nui-cardss"])
def test_a_name_that_is_only_near_is_not_taken_for_it(name: str) -> None:
    (finding,) = referee.loads(f"game: {name}\nedition: kosmos-nl\nplayers: Ann, Ben\n").findings
    assert finding.code == "SYN-HEAD-2"
    assert "did you mean" in finding.message


@pytest.mark.parametrize(("more", "known"), [(-20, True), (20, False)])
def test_a_clause_without_end_is_not_put_in_plainer_words(more: int, known: bool) -> None:
    """Patterns of many words were tried at each of ten thousand characters, a thousand times in a log."""
    text = " the fish" + " x" * ((plain_text.LONGEST + more) // 2 - 5)
    assert bool(list(plain_text.plain_texts(shelf.game("rapa-nui-cards"), text, ["Ann"]))) is known


@pytest.mark.parametrize(("more", "known"), [(0, True), (2, False)])
def test_a_clause_of_many_quotes_is_read_as_it_is_written(more: int, known: bool) -> None:
    """Each part between two quotes was searched for articles, in every reading of the clause."""
    text = " the fish" + '"' * (plain_text.MOST_QUOTES + more)
    assert bool(list(plain_text.plain_texts(shelf.game("rapa-nui-cards"), text, ["Ann"]))) is known
