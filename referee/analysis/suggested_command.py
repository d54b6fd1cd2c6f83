"""Writes the commands that messages suggest, quoted so that they can be copied into a shell."""

from __future__ import annotations

STDIN = "-"


def command(verb: str, *words: str, log: str | None = None) -> str:
    """`referee score 'our game.moai' --why 'Ann wood'`: the log comes first, then the other words."""
    said = ["referee", *verb.split()]
    if log is not None:
        said.append(_file(log))
    return " ".join([*said, *map(quoted, words)])


def _file(name: str) -> str:
    """A file name as an argument. Its folder is added if it begins like an option. `-` stays."""
    return quoted(f"./{name}" if name.startswith("-") and name != STDIN else name)


def quoted(word: str) -> str:
    """One word for a shell. Characters that cannot be printed are written as numbers."""
    if word.isprintable():
        from shlex import quote

        return quote(word)
    return "$'" + "".join(map(_escaped, word)) + "'"


def _escaped(char: str) -> str:
    if char in "\\'":
        return f"\\{char}"
    if char.isprintable():
        return char
    code = ord(char)
    if 0xDC80 <= code <= 0xDCFF:  # a byte that is not text
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code < 0x80 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
