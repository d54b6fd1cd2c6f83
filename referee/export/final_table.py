"""The final table of a finished game as a short log, which `referee tally` reads."""

from __future__ import annotations

from itertools import groupby

from referee.core.verdict import Verdict


def final_table(verdict: Verdict) -> str | None:
    """The header of the log and the lines of its final table, in its language. None if there is no end, if
    it depends on hidden cards, or if such lines cannot describe it.
    """
    record, game = verdict.record, verdict.game
    assert game is not None and verdict.terms is not None
    if game.last_table is None:
        return None
    told = game.last_table(verdict.known_state, verdict.terms.options)
    if told is None:
        return None
    players, write = record.players, record.notation.write
    header = [record.lines[number - 1] for number in sorted(set(record.header.lines.values()))]
    rows = []
    for seat, lines in groupby(told, key=lambda each: each[0]):
        said = [write(action, players) for _, action in lines]
        rows += said if seat < 0 else [f"{players[seat]}: {'; '.join(said)}"]
    return "\n".join([*header, "", *rows]) + "\n"
