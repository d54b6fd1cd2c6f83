"""What rests on a guess at unreadable words follows from them, and blames nobody."""

from __future__ import annotations

import pytest

import referee
from tests.tables import CARDS

GUESSED = {
    "a verb that is like no other, and what its turn then lacks": (
        "fr",
        ["Anne: mange un moaï; pioche 4", "Marc: joue poisson; pioche 2"],
    ),
    "a noun for a verb, and a draw that is then missing": (
        "nl",
        ["Anne: speel graan; kiest graan", "Marc: speel vis; trek 1"],
    ),
    "a claim of a misspelt quantity": ("en", ["claim Anne fishh 7"]),
}


@pytest.mark.parametrize(("language", "lines"), GUESSED.values(), ids=GUESSED)
def test_only_the_words_count(language: str, lines: list[str]) -> None:
    head = referee.format_log(referee.loads(CARDS), language)
    verdict = referee.check(referee.loads(head + "\n" + "\n".join(lines) + "\n"))
    counting = [finding for finding in verdict.findings if finding.counts]
    assert [finding.code.startswith("SYN") for finding in counting] == [True], counting
    assert len(verdict.findings) > 1


def test_a_plain_misspelling_leaves_later_faults_standing() -> None:
    """Nobody can have meant anything else, so the card is played."""
    lines = ["Anne: playy grain; draw 1", "Marc: play fish; draw 2 2 2"]
    verdict = referee.check(referee.loads(CARDS + "\n".join(lines) + "\n"))
    assert [each.code for each in verdict.findings if each.counts] == ["SYN-VERB-1", "KO-DRAW-2"]
