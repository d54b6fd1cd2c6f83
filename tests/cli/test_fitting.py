"""Reports that are wrapped to the width of a terminal."""

from __future__ import annotations

import pytest

import referee
from referee.cli.fitting import fitted
from referee.export.scores import sheet_to_text
from referee.speech.current import speaking

FINAL = """game: rapa-nui-island
edition: matagot-es
players: Marta, Bea, Cid

position: end
resources Marta: reed 2 egg 1 wood 1 pearl 1
offerings Marta: hen 9, hen 8, necklace 12, boat 11, axe 10
"""


@pytest.mark.parametrize("language", ["en", "es", "fr", "nl"])
@pytest.mark.parametrize("columns", [79, 90, 100])
def test_an_explanation_is_wrapped_below_itself(language: str, columns: int) -> None:
    with speaking(language):
        rows = sheet_to_text(referee.check(referee.loads(FINAL)), False).split("\n")
        lines = fitted(rows, columns)
        code = max(row.find("MA-SCORE-") for row in rows if row.startswith("  "))
    more = [line for line in lines if line not in rows and "MA-SCORE-" not in line]
    assert more or columns > 79
    for line in more:
        assert len(line) - len(line.lstrip()) > code
        assert not line.strip().isdecimal()  # `necklace` above, and a lone 12
    assert max(map(len, lines)) <= columns


def test_in_a_narrow_terminal_there_is_no_room_below_an_explanation() -> None:
    row = "     29  offerings                 MA-SCORE-1    hen 9; hen 8; necklace 12"
    assert fitted([row], 60)[1].startswith(" " * 7) and not fitted([row], 60)[1].startswith(" " * 20)
