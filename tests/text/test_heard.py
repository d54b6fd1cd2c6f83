"""When a line is rewritten in other words, no word is lost unless it was understood."""

from __future__ import annotations

import random

import pytest

import referee
from referee.core.record import Record
from referee.text.unread_words import unheard
from referee.text.writer import Unwritable, write_line
from scripts.fuzz_inputs import Bender
from tests.effort import tries

CARDS = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Anne, Marc\n\n"
ISLAND = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ann, Ben\n\n"
EASTER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"

UNDERSTOOD = {
    "case and spaces": (EASTER, "ANN :  PLACE  C3   North"),
    "a short facing": (EASTER, "Ann: place c3 n"),
    "words between": (EASTER, "Ann: place c3 facing north"),
    "zeros": (CARDS, "supply: fish 022, berry 0"),
    "a semicolon at the end": (EASTER, "Ann: place c3 north;"),
    "a kind twice": (ISLAND, "Ann: moai medium to B5 -> Ann pearl 1 pearl 2, Ben reed 1"),
    "a kind twice, with its number before it": (ISLAND, "resources Ann: 2 egg 3 egg"),
    "a comment": (EASTER, "Ann: place c3 n # xyzzy plugh"),
}


@pytest.mark.parametrize(("header", "line"), UNDERSTOOD.values(), ids=UNDERSTOOD)
def test_what_is_understood_may_be_written_otherwise(header: str, line: str) -> None:
    record = referee.loads(f"{header}{line}\n")
    assert not record.findings
    text = write_line(record, record.entries[-1], line)
    assert unheard(record, line, text) == []
    assert referee.format_log(record)


LOST = {
    "a word": ("supply: xfish 22, berry 22", "supply: berry 22", ["xfish"]),
    "a number": ("supply: fish 22, berry 21", "supply: fish 22, berry 22", ["21"]),
    "a number that is no sum": (
        "supply: fish 13 fish 15, berry 2",
        "supply: fish 29, berry 2",
        ["13", "15"],
    ),
    "two words": ("Anne: play fish xyzzy; draw 1 plugh", "Anne: play fish; draw 1", ["xyzzy", "plugh"]),
    "a word with accents": ("Anne: play fish éxtrême; draw 1", "Anne: play fish; draw 1", ["extreme"]),
}


@pytest.mark.parametrize(("line", "written", "lost"), LOST.values(), ids=LOST)
def test_what_nobody_knows_is_missed(line: str, written: str, lost: list[str]) -> None:
    assert unheard(referee.loads(CARDS), line, written) == lost


def passed_over() -> Record:
    """A record whose reader has skipped a word, as a bug might."""
    record = referee.loads(f"{EASTER}Ann: place c3 n\n")
    record.lines[-1] = "Ann: place xyzzy c3 n"
    return record


def test_a_log_with_a_lost_word_is_not_written() -> None:
    with pytest.raises(Unwritable, match="5: formatting would lose xyzzy"):
        referee.format_log(passed_over())


def test_the_recorder_keeps_such_a_line_as_it_was_typed() -> None:
    from referee.scribe.new_line import as_stored

    assert as_stored(passed_over(), "Ann: place xyzzy c3 n") == "Ann: place xyzzy c3 n"


@pytest.mark.parametrize("part", range(tries(2, 4)))
def test_of_any_log_every_word_is_kept_or_understood(part: int) -> None:
    """Of what the fuzzer bends: it is written with no word lost, or it is refused and left alone."""
    written = 0
    for seed in range(part * 150, part * 150 + tries(40, 150)):
        text = Bender(random.Random(seed)).log()
        record = referee.loads(text)
        if record.findings or record.game is None:
            continue
        written += 1
        try:
            referee.format_log(record)
        except Unwritable as fault:  # it also refuses to lose a word, which would be the reader's fault
            if "in canonical form this line would have" not in str(fault):
                raise
    assert written > 5
