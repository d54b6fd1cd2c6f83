"""Inputs for the fuzzer: golden records and seeds, changed as a careless or malicious person would."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from .fuzz_shapes import SHAPES

ROOT = Path(__file__).resolve().parent.parent
SEEDS = ROOT / "tests" / "fuzz" / "seeds"
FOUND = ROOT / "tests" / "fuzz" / "found"
MOST_BYTES = 6_000
"""Records that are larger make a slow start and find nothing that a smaller one does not."""
WHOLE, MOST_LINES = 0.03, 5
"""How many inputs for the reader are whole records, and how many lines the others have below the header."""
SHAPED = 0.1
"""How many logs are bent everywhere and not in a few places."""

_TOKEN = re.compile(r"\s+|[\w'-]+|[^\w\s]")
_NUMBER = re.compile(r"\d+")

NUMBERS = ("0", "00", "-1", "1", "99", "1000000", "999999999", "9" * 30, "1e9", "٣", "²", "½", "0x1F")
NAMES = (
    "Ann", "李明", "Zoé", "Zoe\u0301", "O'Neil", "place", "and", "draw", "c3", "İ", "ß", "ﬁ", "Ａnn", "Аnn",
    "\u202eAnn", "A\u200bnn", "<script>alert(1)</script>", "a|b", "`rm`", "$(id)", "../x", "nobody",
    "stands", "=1+1", "@x", "Ann " * 40, "x" * 300,
)  # fmt: skip
SIGNS = (
    "\x00", "\x07", "\x1b[2J", "\x1b]0;x\x07", "\x7f", "\x85", "\x9b2J", "\r", "\r\n", "\t", "\x0b", "\x0c",
    "\ufeff", "\u200b", "\u200d", "\u200e", "\u202e", "\u2066", "\u2028", "\ud800", "\udc80", "\u0301",
    "𝐚", "👩‍👩‍👧", "\U000e0041", "\U0010ffff", "ﷺ", "“", "”", "„", "«", "»", "’", "–", "—", "→", "->", "#",
    "#!", "#?", ";", ":", ",", '"', "'", "(", ")", "=", "[", "]", "{", "}", "&", "<", ">", "|", "\\", "`",
    "*", "!",
)  # fmt: skip
WORDS = (
    "game", "edition", "players", "ruling", "board", "note", "result", "claim", "stands", "resign", "wins",
    "unfinished", "pass", "setup", "turn", "hand", "position", "of", "and", "to", "from", "for",
)  # fmt: skip
LINES = (
    "", "#", "game: easter-island", "game: chess", "edition: twilight-fr", "players: Ann, Ben", "players:",
    "players: Ann", "players: Ann, Ann", "players: a, b, c, d, e, f", "ruling: x=y",
    "ruling: after-violation=stop", "ruling: after-violation=skip", "board: ../x.yaml", "board: stand-in-2",
    "board: x.yaml", "result Ann wins", "result draw", "result unfinished", "claim Ann hand 1", "Ann:", ":",
    "Ann: ;;;", "Ann: pass; pass; pass",
)  # fmt: skip


@cache
def records(game: str | None = None) -> tuple[str, ...]:
    """The texts of the golden records and the kept seeds, of one game or of all."""
    folders = [ROOT / "records", SEEDS, FOUND]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.moai"))]
    texts = [path.read_bytes().decode("utf-8", "surrogateescape") for path in paths]
    texts = [text for text in texts if len(text) < MOST_BYTES]
    return tuple(text for text in texts if game is None or f"game: {game}\n" in text)


@cache
def boards() -> tuple[str, ...]:
    """The texts of all board files in the repository."""
    folders = [ROOT / "records", ROOT / "referee" / "games", SEEDS, FOUND]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.yaml"))]
    paths = [path for path in paths if path.name != "editions.yaml"]
    texts = [path.read_bytes().decode("utf-8", "surrogateescape") for path in paths]
    return tuple(text for text in texts if len(text) < MOST_BYTES)


def as_bytes(text: str) -> bytes:
    """The bytes of a file: a surrogate from a bad byte is that byte, any other lone surrogate is three."""
    return (
        b"".join(
            bytes([ord(char) - 0xDC00])
            if "\udc80" <= char <= "\udcff"
            else char.encode("utf-8", "surrogatepass")
            for char in text
        )
        if not text.isascii()
        else text.encode()
    )


class Bender:
    """Changes texts at random. The same dice change the same text in the same way."""

    def __init__(self, dice: random.Random, game: str | None = None) -> None:
        self.dice = dice
        self.game = game

    def record(self) -> str:
        return self.dice.choice(records(self.game))

    def piece(self) -> str:
        """A record, or only its header and a few lines, which are read ten times as fast."""
        text = self.record()
        if self.dice.random() < WHOLE:
            return text
        head, gap, body = text.partition("\n\n")
        lines = body.split("\n")
        at = self.dice.randrange(len(lines))
        return head + gap + "\n".join(lines[at : at + self.dice.randint(1, MOST_LINES)]) + "\n"

    def bent_piece(self) -> str:
        if self.dice.random() < WHOLE:
            return self.log()
        return self.bent(self.piece(), self.piece)

    def log(self) -> str:
        """A record with a few slips in it or, occasionally, a log of a quite different shape."""
        text = self.record()
        if self.dice.random() < SHAPED:
            text = self.dice.choice(SHAPES)(text, self.dice, self.record)
            if self.dice.random() < 0.5:
                return text
        return self.bent(text, self.record)

    def board(self) -> str:
        return self.bent(self.dice.choice(boards()), lambda: self.dice.choice(boards()))

    def noise(self) -> bytes:
        """Bytes that are not a log, or a damaged log."""
        if self.dice.random() < 0.05:
            return self.dice.randbytes(self.dice.randrange(400))
        data = bytearray(self.bent_piece().encode("utf-8", "surrogatepass"))
        below = max(0, data.find(b"\n\n")) if self.dice.random() < 0.8 else 0  # usually the header stays
        for _ in range(self.dice.choice((0, 0, 1, 1, 2, 7))):
            at = self.dice.randrange(min(below, len(data)), len(data) + 1)
            match self.dice.randrange(4):
                case 0:
                    data[at : at + 1] = self.dice.randbytes(1)
                case 1:
                    del data[at : at + self.dice.randrange(40)]
                case 2:
                    data[at:at] = data[at : at + self.dice.randrange(40)] * self.dice.choice((1, 2, 50))
                case _:
                    data[at:at] = self.dice.choice(
                        (b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf")
                    )
        return bytes(data)

    def bent(self, text: str, other: Callable[[], str]) -> str:
        for _ in range(self.dice.choice((1, 1, 1, 2, 2, 3, 5, 12))):
            text = self.dice.choice(_SLIPS)(self, text, other)
        return text

    # --- slips in lines ---

    def line_moved(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        lines.insert(self.dice.randrange(len(lines)), lines.pop(self.dice.randrange(len(lines))))
        return "\n".join(lines)

    def line_lost(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        at = self.dice.randrange(len(lines))
        del lines[at : at + self.dice.choice((1, 1, 1, 3))]
        return "\n".join(lines)

    def line_again(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        at = self.dice.randrange(len(lines))
        lines[at:at] = [lines[at]] * self.dice.choice((1, 1, 1, 2, 40))
        return "\n".join(lines)

    def line_from_elsewhere(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        foreign = (
            self.dice.choice(other().split("\n")) if self.dice.random() < 0.7 else self.dice.choice(LINES)
        )
        lines.insert(self.dice.randrange(len(lines) + 1), foreign)
        return "\n".join(lines)

    def halves(self, text: str, other: Callable[[], str]) -> str:
        """The beginning of one log and the end of another, perhaps of another game or edition."""
        lines, more = text.split("\n"), other().split("\n")
        return "\n".join(lines[: self.dice.randrange(len(lines))] + more[self.dice.randrange(len(more)) :])

    def header_of_another(self, text: str, other: Callable[[], str]) -> str:
        head, _, _ = other().partition("\n\n")
        _, _, body = text.partition("\n\n")
        return f"{head}\n\n{body}"

    def actions_exchanged(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        at = self.dice.randrange(len(lines))
        parts = lines[at].split(";")
        self.dice.shuffle(parts)
        lines[at] = ";".join(parts * self.dice.choice((1, 1, 2)))
        return "\n".join(lines)

    # --- slips in words ---

    def word_changed(self, text: str, other: Callable[[], str]) -> str:
        tokens = _TOKEN.findall(text)
        if not tokens:
            return self.dice.choice(LINES)
        at = self.dice.randrange(len(tokens))
        match self.dice.randrange(5):
            case 0:
                tokens[at] = self.dice.choice(WORDS)
            case 1:
                del tokens[at]
            case 2:
                tokens[at:at] = [tokens[at]] * self.dice.choice((1, 2, 30))
            case 3:
                two = self.dice.randrange(len(tokens))
                tokens[at], tokens[two] = tokens[two], tokens[at]
            case _:
                tokens[at] = self.dice.choice(_TOKEN.findall(other()) or [""])
        return "".join(tokens)

    def number_changed(self, text: str, other: Callable[[], str]) -> str:
        return self.replaced(text, list(_NUMBER.finditer(text)), NUMBERS)

    def name_changed(self, text: str, other: Callable[[], str]) -> str:
        """One player has another name everywhere."""
        names = re.search(r"^players: ([^,\n(]+)", text, re.MULTILINE)
        return text.replace(names[1].strip(), self.dice.choice(NAMES)) if names else text

    def replaced(self, text: str, spots: Sequence[re.Match[str]], by: Sequence[str]) -> str:
        if not spots:
            return text
        spot = self.dice.choice(spots)
        return text[: spot.start()] + self.dice.choice(by) + text[spot.end() :]

    # --- slips in letters ---

    def sign_put_in(self, text: str, other: Callable[[], str]) -> str:
        at = self.dice.randrange(len(text) + 1)
        return text[:at] + self.dice.choice(SIGNS) * self.dice.choice((1, 1, 1, 2, 300)) + text[at:]

    def letter_lost(self, text: str, other: Callable[[], str]) -> str:
        at = self.dice.randrange(len(text) + 1)
        return text[:at] + text[at + self.dice.choice((1, 1, 5)) :]

    def written_otherwise(self, text: str, other: Callable[[], str]) -> str:
        match self.dice.randrange(7):
            case 0:
                return text.replace("\n", "\r\n")
            case 1:
                return text.replace("\n", "\r")
            case 2:
                return "\ufeff" + text
            case 3:
                return unicodedata.normalize("NFD", text)
            case 4:
                return text.upper()
            case 5:
                return text.replace(" ", self.dice.choice(("\t", "  ", "\u00a0", "\u2003")))
            case _:
                return text.rstrip("\n")

    def line_made_long(self, text: str, other: Callable[[], str]) -> str:
        lines = text.split("\n")
        at = self.dice.randrange(len(lines))
        piece = self.dice.choice((lines[at] or "x", " ", "(", '"', "; pass", "-> ", "a, "))
        lines[at] += piece * (self.dice.choice((50, 500, 9_990, 10_010)) // max(1, len(piece)))
        return "\n".join(lines)


_SLIPS: tuple[Callable[[Bender, str, Callable[[], str]], str], ...] = (
    Bender.line_moved, Bender.line_lost, Bender.line_again, Bender.line_from_elsewhere, Bender.halves,
    Bender.header_of_another, Bender.actions_exchanged, Bender.word_changed, Bender.word_changed,
    Bender.word_changed, Bender.number_changed, Bender.number_changed, Bender.name_changed,
    Bender.sign_put_in, Bender.letter_lost, Bender.written_otherwise, Bender.line_made_long,
)  # fmt: skip
