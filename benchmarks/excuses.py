"""Proves that a line that was made wrong cannot be recognized, because other lines are wrong as well.

A wrong line that does not count is excused only by proof: there is a reading of the log that has fewer
faults than slips, or as many, and in which that line is legal. Four sorts of readings are tried:

- everything was done as written;
- an earlier slip meant something else, and the rest was done as written;
- an earlier slip meant something else, and the rest was done as in the original log;
- the reading of the referee itself, if every word of it is known; a line that cannot be read is put back as
  it was. It is replayed here as it stands, so that it proves something whatever the search believed. Only
  this one may have as many faults as slips.

"Something else" is what a person would think of: another word, another player, a line left out, added or
swapped. For a misspelling it is the same word, misspelt differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import referee
from referee.core.acts import Unreadable
from referee.core.entry import Entry
from referee.core.replay import replay
from referee.mend.edits import applied, is_known
from referee.mend.explain import explain

from .injected import Case, Origin, Slip, first_error, origins_of, text_of, wrong_lines
from .slips import PLAIN

MOST_TRIALS, MOST_AMONG_ALL = 400, 80
"""How many other readings of one slip are tried, with one other slip in the log and with all of them."""

CLEAR = ("letters", "a verb misspelt", "a comma for a semicolon", "an initial for a name")
"""Slips whose meaning is clear. Only readings that differ by a letter or two are used."""

LETTERS = 2

PLAYED, MEANT = "as played", "as meant"
"""The two sorts of reasons."""

PROBES = 30
"""Lines that replace another, to see whether the referee still judges at that place."""

GUESSES = 60
"""How many random slips are tried on a line for which there is no list of legal actions."""


def excuse(case: Case, line: int) -> str | None:
    """The reason why this injected line need not count, or None."""
    injected = case.injected()
    slip = injected[line]
    as_written = wrong_lines(case.text)
    if line not in as_written and len(as_written) < len(case.slips) and _is_judged(case, line):
        return f"{PLAYED}: line {line} breaks no rule at the table that the slips above it leave"
    for other_line, other in injected.items():
        if other is slip or min(other_line, other.edit.start + 1) > line:
            continue
        how = _other_telling(case, other, slip, [slip, other])
        if how is not None:
            return f"{MEANT}: line {line} is right if line {other_line} {how}"
        how = _other_telling(case, other, slip, case.slips) if len(case.slips) > 2 else None
        if how is not None:
            return f"{MEANT}: line {line} is right, after the other slips, if line {other_line} {how}"
    return _in_the_reading_of_the_referee(case, line)


def _in_the_reading_of_the_referee(case: Case, line: int) -> str | None:
    """The reading by which the referee decides, if it proves that the line may be right."""
    record = referee.loads(case.text)
    verdict = referee.replay(record)
    faults = [each for each in (*record.findings, *verdict.findings) if each.severity == "error"]
    story = explain(record, faults, played=not verdict.stopped)
    edits = [root.edit for root in story.roots if root.edit is not None]
    changed = [edit for edit in edits if edit.kind != "header"]
    wrong = {root.place.line for root in story.roots}
    if len(wrong) > len(case.slips) or not all(is_known(edit) for edit in changed):
        return None
    entries = [_read(case, entry) for entry in applied(story.record.entries, changed)]
    if any(type(play.action) is Unreadable for entry in entries for play in entry.plays):
        return None  # an unknown action could explain much
    findings = replay(story.record, entries=entries).findings
    left = {each.place.line for each in findings if each.severity == "error"}
    as_written = {root.place.line for root in story.roots if root.edit is None and root.finding is not None}
    if line in left or not left <= as_written:
        return None
    said = "; ".join(f"line {edit.line}: {edit.says}" for edit in edits)
    how_many = "fewer faults than" if len(wrong) < len(case.slips) else "as many faults as"
    return f"{MEANT}: line {line} is right in a reading with {how_many} slips ({said})"


def _read(case: Case, entry: Entry) -> Entry:
    """An entry with a word that cannot be read, as in the original log if a slip changed only that line."""
    slip = case.injected().get(entry.line)
    if slip is None or slip.edit.end != slip.edit.start + 1 or len(slip.edit.put) != 1:
        return entry
    if all(type(play.action) is not Unreadable for play in entry.plays):
        return entry
    original = referee.loads(text_of(case.lines, ()))
    meant = next((each for each in original.entries if each.line == slip.edit.start + 1), None)
    return entry if meant is None else meant._replace(line=entry.line)


def _other_telling(case: Case, other: Slip, slip: Slip, slips: Sequence[Slip]) -> str | None:
    """Another reading of the earlier slip's line that leaves fewer faults than there are slips."""
    edits = [each.edit for each in slips]
    lines = text_of(case.lines, edits).splitlines()
    origins = origins_of(case.lines, edits)
    touched = {Origin(other.edit.start, new) for new in range(len(other.edit.put))}
    near = touched | {other.shown, Origin(other.edit.end)}
    header = case.lines.index("")
    trials, most = 0, MOST_TRIALS if len(slips) == 2 else MOST_AMONG_ALL
    for at, origin in enumerate(origins):
        if origin not in near or at <= header:
            continue
        for how, told in _tellings(case, lines, at):
            if other.kind in CLEAR and not _differs_by_letters(lines, told):
                continue
            trials += 1
            if trials > most:
                return None
            moved = len(told) - len(lines)
            shown = origins.index(slip.shown)
            shown += 1 + (moved if shown > at else 0)
            text = "\n".join(told) + "\n"
            if len(slips) == 2:
                if first_error(text) is None:
                    return how
                continue
            wrong = wrong_lines(text)
            if shown not in wrong and len(wrong - {at + 1}) + 1 < len(slips):
                return how
    return None


def _tellings(case: Case, lines: Sequence[str], at: int) -> Iterator[tuple[str, list[str]]]:
    """The log with that line changed: left out, swapped, of another player, with another action."""
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
            near = bool(clauses) and _distance(clauses[index].split(), action.split()) <= 1
            if near and player == name:
                yield f"says {action}", [*before, f"{player}: {'; '.join(words)}", *after]
            if index == 0:
                yield f"comes after {player}: {action}", [*before, f"{player}: {action}", line, *after]
    dice = Random(line)
    for _ in range(GUESSES):
        guess = dice.choice(list(PLAIN.values()))(list(lines), at, dice, case.names)
        if guess is not None and guess[at] != line:
            yield f"says {guess[at]!r}", guess


def _differs_by_letters(lines: Sequence[str], told: Sequence[str]) -> bool:
    """Whether only the spelling of one line differs."""
    changed = [pair for pair in zip(lines, told, strict=False) if pair[0] != pair[1]]
    return len(lines) == len(told) and all(_distance(one, two) <= LETTERS for one, two in changed)


def _distance(one: Sequence[str], two: Sequence[str]) -> int:
    """How many letters of a text, or words of a list, have to be added, removed or changed."""
    above = list(range(len(two) + 1))
    for row, left in enumerate(one, 1):
        here = [row]
        for column, right in enumerate(two, 1):
            here.append(min(above[column] + 1, here[-1] + 1, above[column - 1] + (left != right)))
        above = here
    return above[-1]


def _legal(lines: Sequence[str], at: int, index: int) -> list[tuple[str, str]]:
    """The legal actions instead of this clause of this line."""
    moment = f"{at + 1}.{index + 1}" if index else f"{at + 1}"
    try:
        return referee.legal(referee.loads("\n".join(lines) + "\n"), at=moment)
    except ValueError:
        return []


def _is_judged(case: Case, line: int) -> bool:
    """Whether the referee would still find a fault on that line, if there were another one."""
    lines = case.text.splitlines()
    others = sorted({text for text in case.lines if ":" in text and text != lines[line - 1]})
    for other in Random(line).sample(others, min(PROBES, len(others))):
        text = "\n".join([*lines[: line - 1], other, *lines[line:]]) + "\n"
        if line in wrong_lines(text):
            return True
    return False
