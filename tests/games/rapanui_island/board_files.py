"""What the tests of boards share: the shipped files as text, and how a file is judged."""

from __future__ import annotations

from referee.core.finding import Finding
from referee.games.rapanui_island.board_files import BOARDS
from referee.text.boards import BoardReading, finding_of, read_board
from tests.support import ROOT

FOLDER = ROOT / "referee" / "games" / "rapanui_island" / "boards"
FOUR = (FOLDER / "stand-in-34.yaml").read_text(encoding="utf-8")
TWO = (FOLDER / "stand-in-2.yaml").read_text(encoding="utf-8")


def reading(text: str | bytes) -> BoardReading:
    return read_board(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text, BOARDS)


def findings(text: str | bytes) -> list[Finding]:
    return [finding_of(flaw) for flaw in reading(text).flaws]


def changed(text: str, old: str, new: str) -> str:
    """The text with one thing in it replaced, which must be there exactly once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)
