"""The comparison of two logs of one game: for a person, as Markdown, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.analysis.comparison import Comparison, Step, Telling
from referee.analysis.outcome import Fault, Outcome
from referee.analysis.turns import Clause, Turn
from referee.core.entry import Entry
from referee.core.record import Record
from referee.forms.lexicon import ENGLISH
from referee.language.languages import lexicon, speaks
from referee.speech.current import spoken
from referee.speech.punctuation import headed, together
from referee.speech.say import tell
from referee.text.source import cut_comment
from referee.text.writer import write_entry, write_waiver
from referee.version import __version__

from .labels import no_reason
from .outcomes import (
    SCHEMA_VERSION,
    escaped,
    fault_rows,
    fault_to_json,
    head_to_json,
    markdown_head,
    markdown_log,
    markdown_table,
    measure,
    outcome_to_json,
    result_of,
    verdict_of,
)
from .safe_text import visible

MOST_STEPS = 20
SIDES = ("first", "second")


def side_said(side: str) -> str:
    """`first` or `second`."""
    return tell("between.first", "first") if side == SIDES[0] else tell("between.second", "second")


# --- what all reports say ---


def agreement(found: Comparison) -> str:
    """How far the logs agree, in a sentence."""
    number = found.aligned
    if found.steps:
        return tell(
            "between.agree",
            "The logs agree in {number|0=no turn|{number} turn|{number} turns}. "
            "The first turn that differs:",
            number=number,
        )
    if found.same:
        return tell("between.same", "The logs say the same ({number} {number|turn|turns}).", number=number)
    if found.header:
        return tell(
            "between.header-differs",
            "The logs agree turn by turn ({number} {number|turn|turns}), but not in the header.",
            number=number,
        )
    return tell(
        "between.verdicts-differ",
        "The logs agree turn by turn ({number} {number|turn|turns}), but their verdicts differ.",
        number=number,
    )


def legality(found: Comparison) -> str:
    """Which of the two is legal."""
    one, two = (outcome.legal for outcome in found.outcomes)
    if not one and not two:
        return tell("between.neither", "Neither log is legal.")
    doubt = any(outcome.legal and outcome.undecided for outcome in found.outcomes)
    if one and two:
        return _both_legal(doubt, bool(found.steps))
    if doubt and two:
        return tell("between.second-not-illegal", "Only the second log has nothing illegal in it.")
    if doubt:
        return tell("between.first-not-illegal", "Only the first log has nothing illegal in it.")
    if two:
        return tell("between.second-legal", "Only the second log is legal.")
    return tell("between.first-legal", "Only the first log is legal.")


def _both_legal(doubt: bool, differ: bool) -> str:
    if doubt and differ:
        return tell(
            "between.undecided-differ",
            "Nothing in either log is illegal, so the rules do not decide which is right.",
        )
    if doubt:
        return tell("between.none-illegal", "Nothing in either log is illegal.")
    if differ:
        return tell(
            "between.both-differ", "Both logs are legal, so the rules do not decide which is right."
        )
    return tell("between.both", "Both logs are legal.")


def remarks(outcome: Outcome, turn: Turn) -> list[str]:
    """What is wrong, waived or undecided in a turn."""
    here = [
        *((f, f"{f.code}, {f.message}") for f in outcome.findings),
        *((f, _followed(f)) for f in outcome.follow),
        *((f, _waived(f)) for f in outcome.waived),
        *(
            (f, tell("between.undecided", "undecided {code}, {message}", **_facts(f)))
            for f in outcome.undecided
        ),
    ]
    lines = {entry.line for entry in turn.entries}
    told = [visible(text) for fault, text in here if fault.place.line in lines]
    return told or [tell("between.nothing-wrong", "nothing wrong in this turn")]


def _facts(fault: Fault) -> dict[str, object]:
    return {"code": fault.code, "message": fault.message}


def _waived(fault: Fault) -> str:
    reason = fault.reason or no_reason()
    return tell("between.waived", "waived {code}, {message} ({reason})", reason=reason, **_facts(fault))


def _followed(fault: Fault) -> str:
    if fault.follows is None:
        return tell("between.follows-above", "follows from above: {code}, {message}", **_facts(fault))
    return tell(
        "between.follows",
        "follows from line {line}: {code}, {message}",
        line=fault.follows.line,
        **_facts(fault),
    )


def entry_text(record: Record, entry: Entry) -> str:
    """The line in the canonical form of its log's language with its waivers, or as written if it cannot be
    read."""
    known = record.known_game.form_of
    if entry.broken or any(type(play.action) not in known for play in entry.plays):
        return visible(cut_comment(record.lines[entry.line - 1])[0].strip())
    return visible(write_entry(record.notation, entry, record.players))


def clause_text(clause: Clause) -> str:
    waivers = "" if clause.play is None else "".join(map(write_waiver, clause.play.waivers))
    return visible(f"{clause.said}{waivers}")


def told_rows(found: Comparison) -> list[str]:
    """Details that only one log gives, or that both give in different words, without disagreement."""
    rows = [together(filter(None, map(_told, SIDES, telling))) for telling in found.tellings[:MOST_STEPS]]
    more = len(found.tellings) - MOST_STEPS
    return rows + ([tell("between.more", "and {number} more", number=more)] if more > 0 else [])


def _told(side: str, clauses: Sequence[Clause]) -> str:
    said = ", ".join(f"{clause.line}: {clause_text(clause)}" for clause in clauses)
    return f"{side_said(side)} {said}" if said else ""


def told_title() -> str:
    return tell("between.told", "Only in one log, or in different words, but no disagreement:")


def _more_turns(more: int) -> str:
    return tell("between.more-turns", "and {number} more turns", number=more)


# --- for a person ---


def between_to_text(one: Record, two: Record, found: Comparison) -> str:
    records = (one, two)
    sides = [side_said(side) for side in SIDES]
    rows = [f"{side:<7} {visible(record.name)}" for side, record in zip(sides, records, strict=True)]
    rows += ["", *_header_rows(found, one), agreement(found)]
    for step in found.steps[:MOST_STEPS]:
        rows += ["", *_step_rows(records, found, step)]
    more = len(found.steps) - MOST_STEPS
    rows += [_more_turns(more)] if more > 0 else []
    rows += ["", legality(found)]
    for side, record, outcome in zip(sides, records, found.outcomes, strict=True):
        rows.append(f"{side:<7} {together([verdict_of(outcome), _score(record, outcome)])}")
        rows += [f"        {row}" for row in fault_rows(outcome)]
    told = told_rows(found)
    return "\n".join([*rows, *(["", told_title(), *(f"  {row}" for row in told)] if told else [])])


def _header_rows(found: Comparison, record: Record) -> list[str]:
    return [
        tell(
            "between.header",
            "{key}: {first} in the first, {second} in the second",
            key=_key_said(record, key),
            first=visible(one),
            second=visible(two),
        )
        for key, one, two in found.header
    ]


def _key_said(record: Record, key: str) -> str:
    """A key of a header, and the ruling that may stand behind it, in the language that is spoken."""
    word, space, ruling = key.partition(" ")
    words = lexicon(record.known_game.name, spoken() if speaks(record.known_game, spoken()) else ENGLISH)
    return f"{words.header[word][0] if word in words.header else word}{space}{ruling}"


def _step_rows(records: tuple[Record, Record], found: Comparison, step: Step) -> list[str]:
    rows = []
    sides = [side_said(side) for side in SIDES]
    for side, record, outcome, turn in zip(sides, records, found.outcomes, step[1:], strict=True):
        if turn is None or not turn.entries:
            line, none = (
                tell("between.no-line", "(no such line)"),
                tell("between.no-turn", "(no such turn)"),
            )
            rows.append(f"  {side:<7} {line if turn else none}")
            continue
        lines = [f"{entry.line}: {entry_text(record, entry)}" for entry in turn.entries]
        rows.append(f"  {side:<7} {lines[0]}")
        rows += [f"          {text}" for text in (*lines[1:], *remarks(outcome, turn))]
    return rows


def _score(record: Record, outcome: Outcome) -> str:
    players = record.players[: record.known_game.most_players]
    label, numbers = measure(outcome, len(players))
    counts = ", ".join(f"{visible(name)} {number}" for name, number in zip(players, numbers, strict=True))
    return together([visible(result_of(outcome, players)), headed(label, counts)])


# --- as Markdown ---


def between_to_markdown(one: Record, two: Record, found: Comparison) -> str:
    records = (one, two)
    rows = [tell("between.title", "# Two logs of one game"), ""]
    titles = tell("between.the-first", "## The first log"), tell("between.the-second", "## The second log")
    for title, record, outcome in zip(titles, records, found.outcomes, strict=True):
        rows += [title, "", *markdown_head(record, outcome), ""]
    differ = tell("between.where", "## Where they differ")
    rows += [differ, "", *(f"{escaped(row)}\n" for row in _header_rows(found, one))]
    rows += [escaped(agreement(found)), ""]
    for step in found.steps[:MOST_STEPS]:
        rows += [*(f"    {row}" for row in _step_rows(records, found, step)), ""]
        rows += ["---", ""] if step is not found.steps[-1] else []
    more = len(found.steps) - MOST_STEPS
    rows += [_more_turns(more), ""] if more > 0 else []
    rows += [
        tell("between.outcomes", "## The outcome of each"),
        "",
        legality(found),
        "",
        *_markdown_outcomes(records, found),
        "",
    ]
    told = told_rows(found)
    rows += [told_title(), "", *(f"- {escaped(row)}" for row in told), ""] if told else []
    texts = (
        tell("between.first-text", "## The text of the first log"),
        tell("between.second-text", "## The text of the second log"),
    )
    for title, record in zip(texts, records, strict=True):
        rows += [title, "", *markdown_log(record), ""]
    return "\n".join(rows).rstrip()


def _markdown_outcomes(records: tuple[Record, Record], found: Comparison) -> list[str]:
    """A table with a row for each log, then the faults of each."""
    players = records[0].players[: records[0].known_game.most_players]
    label, _ = measure(found.outcomes[0], len(players))
    verdict, result = tell("dispute.verdict", "verdict"), tell("dispute.result", "result")
    cells = [[label, verdict, *map(visible, players), result]]
    faults: list[str] = []
    for side, record, outcome in zip(SIDES, records, found.outcomes, strict=True):
        _, numbers = measure(outcome, len(players))
        cells.append(
            [side_said(side), verdict_of(outcome), *numbers, visible(result_of(outcome, record.players))]
        )
        of_log = (
            tell("between.of-first", "first log")
            if side == SIDES[0]
            else tell("between.of-second", "second log")
        )
        faults += [f"- {of_log}, {escaped(row)}" for row in fault_rows(outcome)]
    return [*markdown_table(cells), *(["", *faults] if faults else [])]


# --- as data ---


def between_to_json(one: Record, two: Record, found: Comparison) -> dict[str, Any]:
    """Valid by schemas/dispute.schema.json."""
    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "language": spoken(),
        "logs": [
            head_to_json(record) | {"outcome": outcome_to_json(record, outcome)}
            for record, outcome in zip((one, two), found.outcomes, strict=True)
        ],
        "same": found.same,
        "aligned": found.aligned,
        "header": [{"key": key, "first": a, "second": b} for key, a, b in found.header],
        "differences": [
            {
                "kind": step.kind,
                "first": _turn_to_json(one, found.outcomes[0], step.first),
                "second": _turn_to_json(two, found.outcomes[1], step.second),
            }
            for step in found.steps
        ],
        "told": [_telling_to_json(telling) for telling in found.tellings],
    }


def _turn_to_json(record: Record, outcome: Outcome, turn: Turn | None) -> dict[str, Any] | None:
    if turn is None or not turn.entries:
        return None
    lines = {entry.line for entry in turn.entries}
    here = {
        name: [fault_to_json(fault) for fault in faults if fault.place.line in lines]
        for name, faults in (
            ("wrong", outcome.findings),
            ("follow", outcome.follow),
            ("waived", outcome.waived),
            ("undecided", outcome.undecided),
        )
    }
    texts = [{"line": entry.line, "text": entry_text(record, entry)} for entry in turn.entries]
    return {"line": turn.line, "lines": texts, **here}


def _telling_to_json(telling: Telling) -> dict[str, Any]:
    return {
        side: [{"line": clause.line, "text": clause_text(clause)} for clause in clauses]
        for side, clauses in zip(SIDES, telling, strict=True)
    }
