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


UNREAD_TRANSPORT = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid, Dan

position: round 3, phase 3, Bea
order: Bea, Cid, Ana, Dan
tiles: E3.1 rest, E3.2 barter
placed Ana: villager D3
placed Bea: villager B2, villager E3
placed Dan: villager D4, villager D4 tired
resources Bea: reed 4 egg 2 wood 3 pearl 3
carved Bea: medium, small
hand Bea: opulence, rest, barter

Bea: moai medium without any fuss via D4 and D3 to E3.1
Cid: pass
Ana: pass
Dan: pass
Bea: pass
claim Dan reeds 2
claim Ana total 9
"""


@pytest.mark.parametrize(("claim", "counts"), [("Bea eggs 5", False), ("Bea pearls 9", True)])
def test_a_claim_is_not_judged_by_a_guess_at_unread_words(claim: str, counts: bool) -> None:
    """A guess at what the transport gave makes the claim of Dan right. No number that it changes is held
    against a claim of Bea; one that it leaves alone is."""
    verdict = referee.check(referee.loads(UNREAD_TRANSPORT + f"claim {claim}\n"))
    last = verdict.record.lines.index(f"claim {claim}") + 1
    assert [each.counts for each in verdict.findings if each.place.line == last] == [counts]
