"""A lexer for Pygments, so that Sphinx, MkDocs and rich colour logs: `.. code-block:: moai`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from pygments.lexer import Lexer
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    String,
    Text,
)

from .lexing import Kind, parts_of

TOKEN_OF = {
    Kind.comment: Comment.Single,
    Kind.code: Name.Label,
    Kind.key: Keyword.Declaration,
    Kind.value: String,
    Kind.player: Name.Class,
    Kind.statement: Keyword,
    Kind.verb: Name.Function,
    Kind.waiver: Name.Exception,
    Kind.link: Keyword.Pseudo,
    Kind.name: Name.Constant,
    Kind.number: Number.Integer,
    Kind.string: String.Double,
    Kind.sign: Operator,
    Kind.other: Text,
}


class MoaiLexer(Lexer):
    """Logs of games for Referee."""

    name = "Moai"
    aliases: ClassVar[list[str]] = ["moai"]
    filenames: ClassVar[list[str]] = ["*.moai"]
    mimetypes: ClassVar[list[str]] = ["text/x-moai"]

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, Any, str]]:
        """Every character once, in order."""
        begin = 0
        for line in text.splitlines(keepends=True):
            at = 0
            for start, end, kind in parts_of(line.rstrip("\r\n")):
                if start > at:
                    yield begin + at, Text, line[at:start]
                if end > start:
                    yield begin + start, TOKEN_OF[kind], line[start:end]
                at = max(at, end)
            if at < len(line):
                yield begin + at, Text, line[at:]
            begin += len(line)


__all__ = ["MoaiLexer"]
