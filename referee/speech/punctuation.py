"""Colons and semicolons between parts that are put together: French has a space before them."""

from __future__ import annotations

from collections.abc import Iterable

from .current import ENGLISH, spoken


def headed(head: str, text: str) -> str:
    """`head: text`."""
    if spoken() == ENGLISH:
        return f"{head}: {text}"
    from .catalogue import grammar

    return f"{head}{grammar().colon}{text}"


def together(parts: Iterable[str]) -> str:
    """`part; part`."""
    if spoken() == ENGLISH:
        return "; ".join(parts)
    from .catalogue import grammar

    return grammar().semicolon.join(parts)
