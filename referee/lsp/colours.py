"""The parts of each line as semantic tokens: numbers relative to the token before."""

from __future__ import annotations

from lsprotocol import types

from referee.forms.folding import fold
from referee.highlight.lexing import Kind, parts_of

from .documents import OpenLog

TYPE_OF = {
    Kind.comment: types.SemanticTokenTypes.Comment,
    Kind.code: types.SemanticTokenTypes.Macro,
    Kind.key: types.SemanticTokenTypes.Property,
    Kind.value: types.SemanticTokenTypes.String,
    Kind.player: types.SemanticTokenTypes.Class,
    Kind.statement: types.SemanticTokenTypes.Keyword,
    Kind.verb: types.SemanticTokenTypes.Function,
    Kind.waiver: types.SemanticTokenTypes.Modifier,
    Kind.link: types.SemanticTokenTypes.Keyword,
    Kind.name: types.SemanticTokenTypes.EnumMember,
    Kind.number: types.SemanticTokenTypes.Number,
    Kind.string: types.SemanticTokenTypes.String,
    Kind.sign: types.SemanticTokenTypes.Operator,
}
LEGEND = types.SemanticTokensLegend([str(each.value) for each in dict.fromkeys(TYPE_OF.values())], [])
_NUMBER = {kind: LEGEND.token_types.index(str(each.value)) for kind, each in TYPE_OF.items()}


def tokens(log: OpenLog) -> types.SemanticTokens:
    """All tokens. Words that mean nothing here have none."""
    players = {fold(name) for player in log.record.header.players for name in (player.name,)}
    data: list[int] = []
    line_before = start_before = 0
    for line, text in enumerate(log.record.lines):
        for part in parts_of(text, players):
            number = _NUMBER.get(part.kind)
            if number is None or part.end <= part.start:
                continue
            start = log.columns.position(line, part.start).character
            end = log.columns.position(line, part.end).character
            since = start - (start_before if line == line_before else 0)
            data += [line - line_before, since, end - start, number, 0]
            line_before, start_before = line, start
    return types.SemanticTokens(data)
