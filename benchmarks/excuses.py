"""Why a line that was made wrong may be impossible to see once another line is wrong as well.

A wrong line that does not count is excused by proof only. The log is told again with two slips alone, this
one and an earlier one, and the earlier one is changed into everything that is legal there. If one of these
logs has no fault at all, then a single fault explains both lines: nobody could tell that there were two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import referee

from .injected import Case, Origin, Slip, first_error, origins_of, text_of
from .slips import PLAIN

MOST_TRIALS = 1_500
"""Other tellings of one slip that are tried."""

PROBES = 30
"""Lines that are put in the place of one, to see whether the referee still judges there."""

GUESSES = 200
"""Random slips tried at a line of which the rules give no list of what is legal."""


def excuse(case: Case, line: int, found: bool) -> str | None:
    """Why this injected line need not count, in words; None if no reason is found.

    `found` tells that the referee has an error in that line, and takes it for a consequence.
    """
    injected = case.injected()
    slip = injected[line]
    for other_line, other in injected.items():
        if other is not slip and min(other_line, other.edit.start) < line:
            how = _other_telling(case, other, slip)
            if how is not None:
                return f"line {line} is right if line {other_line} {how}"
    if not found and _is_judged(case, line):
        return f"line {line} breaks no rule at the table that the slips above it leave"
    return None


def _other_telling(case: Case, other: Slip, slip: Slip) -> str | None:
    """Another form of the earlier slip's line with which both lines are legal."""
    edits = [other.edit, slip.edit]
    lines = text_of(case.lines, edits).splitlines()
    origins = origins_of(case.lines, edits)
    touched = {Origin(other.edit.start, new) for new in range(len(other.edit.put))}
    near = touched | {other.shown, Origin(other.edit.end)}
    wrong = [at for at, origin in enumerate(origins) if origin in near]
    header = case.lines.index("")
    trials = 0
    for at in wrong:
        if not header < at < len(lines):
            continue
        for how, told in _tellings(case, lines, at):
            trials += 1
            if trials > MOST_TRIALS:
                return None
            if first_error("\n".join(told) + "\n") is None:
                return how
    return None


def _tellings(case: Case, lines: Sequence[str], at: int) -> Iterator[tuple[str, list[str]]]:
    """The log with that line otherwise: left out, exchanged, somebody else's, another action."""
    before, line, after = list(lines[:at]), lines[at], list(lines[at + 1 :])
    yield "is left out", [*before, *after]
    if after:
        yield "is exchanged with the next", [*before, after[0], line, *after[1:]]
    name, colon, rest = line.partition(": ")
    clauses = rest.split("; ") if colon else []
    if name in case.names:
        for other in case.names:
            if other != name:
                yield f"is {other}'s", [*before, f"{other}: {rest}", *after]
    for index in range(max(1, len(clauses))):
        for player, action in _legal(lines, at, index):
            words = [*clauses[:index], action, *clauses[index + 1 :]]
            if index == 0 or player == name:
                yield f"says {action}", [*before, f"{player}: {'; '.join(words)}", *after]
                yield (
                    f"says {action} alone",
                    [*before, f"{player}: {'; '.join(words[: index + 1])}", *after],
                )
            if index == 0:
                yield f"comes after {player}: {action}", [*before, f"{player}: {action}", line, *after]
    dice = Random(line)
    for _ in range(GUESSES):
        guess = dice.choice(list(PLAIN.values()))(list(lines), at, dice, case.names)
        if guess is not None and guess[at] != line:
            yield f"says {guess[at]!r}", guess


def _legal(lines: Sequence[str], at: int, index: int) -> list[tuple[str, str]]:
    """What may be done instead of this clause of this line."""
    moment = f"{at + 1}.{index + 1}" if index else f"{at + 1}"
    try:
        return referee.legal(referee.loads("\n".join(lines) + "\n"), at=moment)
    except ValueError:
        return []


def _is_judged(case: Case, line: int) -> bool:
    """Whether the referee still finds fault with that line, if something else is written there."""
    lines = case.text.splitlines()
    others = sorted({text for text in case.lines if ":" in text and text != lines[line - 1]})
    for other in Random(line).sample(others, min(PROBES, len(others))):
        text = "\n".join([*lines[: line - 1], other, *lines[line:]]) + "\n"
        findings = referee.check(referee.loads(text)).findings
        if any(each.severity == "error" and each.place.line == line for each in findings):
            return True
    return False
