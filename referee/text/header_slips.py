"""What a misspelt header line clearly means: the log is judged with it, and the slip counts."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.finding import Finding
from referee.core.record import Record
from referee.forms.folding import as_near, nearest

from . import syntax
from .header_keys import KEYS, REPEATED, HeaderLine, header_line, key_of
from .source import cut_comment
from .syntax import did_you_mean, finding

MOST_LINES = 50
"""The most lines below a misspelt one in which its key is looked for."""

MISSPELT = (syntax.UNKNOWN_KEY, syntax.UNKNOWN_GAME, syntax.UNKNOWN_EDITION)
"""The rules that such a line breaks. `repair` writes it as it is meant; a recorder does not go on."""

NEEDED = ("game", "players")
"""What every header has. A line with another key may as well be a turn if nothing of the header follows."""


def key_meant(record: Record, index: int, code: str, goes_on: bool) -> HeaderLine | None:
    """A line with the only key that it may be meant to begin with; None if the header has that key."""
    told = record.header.lines
    if all(key in told for key in NEEDED):
        return None
    head, _, value = code.partition(":")
    word = head.strip()
    near = as_near(word, sorted(KEYS)) if word else []
    if len(near) != 1 or near[0] in told or near[0] in REPEATED or not (goes_on or near[0] in NEEDED):
        return None
    below = record.lines[index + 1 : index + 1 + MOST_LINES]
    if _is_key_of(near[0], below):
        return None
    start = len(head) - len(head.lstrip())
    said = header_line(f"{head[:start]}{near[0]}:{value}")
    return said and said._replace(column=said.column + len(head) - start - len(near[0]))


def _is_key_of(key: str, lines: Sequence[str]) -> bool:
    return any(key_of(cut_comment(line)[0]) == key for line in lines)


def unknown_key(number: int, code: str) -> Finding:
    head = code.partition(":")[0]
    start = len(head) - len(head.lstrip())
    word = head.strip() if ":" in code else head.split()[0]
    hint = did_you_mean(word, sorted(KEYS))
    return finding(syntax.UNKNOWN_KEY, number, start, len(word), word=word, hint=hint)


def slip(record: Record, first: int, key: str) -> Finding | None:
    """A finding on a line that is probably the missing header line, misspelt."""
    for number, line in enumerate(record.lines[: first + 1], 1):
        code, _ = cut_comment(line)
        if code.strip() and key_of(code) is None and nearest(code.partition(":")[0].strip(), [key]):
            return None if _told(record, number) else unknown_key(number, code)
    return None


def _told(record: Record, number: int) -> bool:
    return any(finding.place.line == number for finding in record.findings)
