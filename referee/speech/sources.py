"""Where a rule stands: headings stay as they are printed, our own words beside them are translated."""

from __future__ import annotations

import re

from .current import ENGLISH, spoken

PIECES = re.compile(r"(; |, |(?:^| )\(|\))")


def place_said(package: str, text: str) -> str:
    """A place in the rulebook in the language that is spoken now."""
    if spoken() == ENGLISH:
        return text
    from .catalogue import grammar
    from .say import told

    marks = {"; ": grammar().semicolon}
    return "".join(
        marks.get(piece, piece)
        if not piece or PIECES.fullmatch(piece)
        else told(package, f"source.{piece}", piece)
        for piece in PIECES.split(text)
    )
