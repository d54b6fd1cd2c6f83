"""`format` never drops a word: a word that was not understood is in the output, or nothing is written.

This check does not use the program's own. A word that is in no record, grammar, list of names or rulebook
cannot have been understood. So it has to be in the output as often as in the input, letter for letter,
except for capitals. A nonsense word is added to most logs.
"""

from __future__ import annotations

import random
import re
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import referee
from referee import shelf
from referee.core.record import Record
from referee.forms.folding import fold
from referee.language import languages
from referee.text.source import cut_comment, split

from .fuzz_commands import run
from .fuzz_inputs import ROOT, Bender, as_bytes
from .fuzz_promises import promise

_WORD = re.compile(r"[^\W\d_]+|\d+")
_QUOTED = re.compile(r'"([^"]*)"')
NONSENSE = ("xqzjv", "Qqxzw", "żółwx", "x7q9z", "777123", "Ωψξq", "ﬀqx", "xq’zj", "q-xz-q", "𝐪𝐱𝐳")
SMALL = 3
"""The most digits of a number that may be understood without being written: `1 fish` is `fish`."""
BY_COMMAND = 0.04
"""How often the command itself is run, which is slower, and might lose a file."""


def make_format(bender: Bender) -> bytes:
    """A record, usually complete, with a nonsense word; or a log changed in any way."""
    dice = bender.dice
    text = bender.piece() if dice.random() < 0.8 else bender.bent_piece()
    for _ in range(dice.choice((0, 1, 1, 1, 2, 5))):
        text = with_nonsense(text, dice)
    return as_bytes(text)


def with_nonsense(text: str, dice: random.Random) -> str:
    """The text with a nonsense word somewhere: alone, joined to another word, or replacing one."""
    word = dice.choice(NONSENSE)
    spots = [spot.span() for spot in _WORD.finditer(text)] or [(0, 0)]
    start, end = dice.choice(spots)
    match dice.randrange(7):
        case 0:
            return f"{text[:start]}{word}{text[start:]}"
        case 1:
            return f"{text[:end]}{word}{text[end:]}"
        case 2:
            return f"{text[:start]}{word}{text[end:]}"
        case 3:
            return f"{text[:end]} {word}{text[end:]}"
        case 4:
            return f"{text[:end]}, {word}{text[end:]}"
        case 5:
            sign = dice.choice(("(", "“", ":", ";", "->", "=", "#", "and", "x"))
            return f"{text[:end]} {sign} {word} {text[end:]}"
        case _:
            return f"{text[:start]}{word} {text[start:]}"


def hold_format(data: bytes, dice: random.Random) -> None:
    if dice.random() < BY_COMMAND:
        hold_command(data)
    record = referee.loads(data)
    try:
        text = referee.format_log(record)
    except ValueError as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    promise(not record.findings, "a log is written that could not be read")
    hold_words(record, text)
    again = referee.loads(text)
    promise(not again.findings, "what format writes cannot be read")
    promise(referee.format_log(again) == text, "format is not idempotent")


def hold_command(data: bytes) -> None:
    """The file is unchanged unless the exit code says that it was formatted."""
    with tempfile.TemporaryDirectory(prefix="referee-fuzz-") as folder:
        path = Path(folder) / "log.moai"
        path.write_bytes(data)
        code, said = run(["format", str(path)])
        after = path.read_bytes()
        promise(code in (0, 1, 2), "format has an exit code of its own")
        if code != 0:
            promise(after == data, "format fails and leaves another file")
            promise(bool(said.strip()), "format fails and says nothing")
        else:
            hold_words(referee.loads(data), after.decode("utf-8"))
        promise(
            sorted(each.name for each in Path(folder).iterdir()) == [path.name],
            "format leaves files behind",
        )


def hold_words(record: Record, text: str) -> None:
    """Every unknown word is there as often as before, letter for letter. The beginning of a player's name
    is known, and so is that of a game if the edition makes it clear."""
    called = (*record.players, *shelf.own_names())
    words = [word for name in called for word in _WORD.findall(name)]
    names = [*map(fold, words), *(fold(_value(word)) for word in words)]  # a ligature may be two letters
    before = Counter(_value(word) for line in record.lines for word in _WORD.findall(line))
    after = Counter(map(_value, _WORD.findall(text)))
    for word, count in before.items():
        if after[word] < count and not _is_known(word, names):
            promise(False, f"format drops a word: {word!r}")
    for word, count in Counter(_between_quotes(record.lines)).items():
        if after[word] < count and not any(name.startswith(fold(word)) for name in names):
            promise(False, f"format drops a word between quotes: {word!r}")
    promise(_comments(record.lines) == _comments(split(text)), "format changes the words of a comment")


def _between_quotes(lines: Sequence[str]) -> Iterator[str]:
    """What is quoted is told in somebody's own words, whether a game knows them or not."""
    for line in lines:
        for quoted in _QUOTED.findall(cut_comment(line)[0]):
            yield from map(_value, _WORD.findall(quoted))


def _comments(lines: Sequence[str]) -> list[list[str]]:
    found = [cut_comment(line)[1] for line in lines]
    return [_WORD.findall(each) for each in found if each is not None]


def _value(word: str) -> str:
    """`7`, `007` and a wide 7 are the same number, and `c3` is the same point as `C3`."""
    plain = unicodedata.normalize("NFKC", word)
    return plain.lstrip("0") if plain.isdecimal() else plain.casefold()


def _is_known(word: str, names: list[str]) -> bool:
    if word.isdecimal() or not word:
        return len(word) < SMALL
    small = fold(word)
    return small in _known() or any(name.startswith(small) for name in names)


@cache
def _known() -> frozenset[str]:
    """The words in any record, grammar, list of names or rulebook's list of words."""
    texts = [
        path.read_text(encoding="utf-8", errors="replace") for path in (ROOT / "records").rglob("*.moai")
    ]
    texts += [path.read_text(encoding="utf-8") for path in ROOT.glob("grammar/*.lark")]
    for game in shelf.own_games():
        texts += [" ".join(languages.lexicon(game.name, code).spellings) for code in languages.codes()]
        texts += [str(vars(slot.vocabulary)) for form in game.forms for slot in form.slots]
        texts.append(str(game.data))
    return frozenset(
        fold(unicodedata.normalize("NFC", word)) for text in texts for word in _WORD.findall(text)
    )
