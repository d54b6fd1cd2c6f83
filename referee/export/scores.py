"""A score sheet for a person, as data, and as a table."""

from __future__ import annotations

from typing import Any

from referee.core.game import Game, ScoreLine, ScoreSheet
from referee.core.verdict import Verdict
from referee.speech.current import about_log, spoken
from referee.speech.punctuation import headed, together
from referee.speech.say import tell
from referee.speech.values import Series

from .safe_text import visible
from .shown_findings import on_lines

SCHEMA_VERSION = 1
MOST_TOGETHER = 80
ROOM_FOR_LABELS = 25


def sheet_of(verdict: Verdict) -> ScoreSheet:
    assert verdict.game is not None and verdict.terms is not None
    with about_log(verdict.record.language):
        return verdict.game.score(verdict.known_state, verdict.terms.options, verdict.record.players)


def sheet_to_text(verdict: Verdict, provisional: bool) -> str:
    """The result, the rules that decided it, and what each player has."""
    sheet, players = sheet_of(verdict), verdict.record.players
    assert verdict.game is not None and verdict.terms is not None
    rows = [headed(visible(verdict.record.name), verdict.game.edition_title(verdict.terms.edition))]
    rows += [
        tell("score.ruling", "  ruling {key}={option}", key=key, option=option)
        for key, option in verdict.terms.chosen.items()
    ]
    rows += [f"  {visible(verdict.terms.note)}"] if verdict.terms.note else []
    rows.append(tell("score.result", "result: {result}", result=result_line(verdict.game, sheet, players)))
    if provisional:
        rows.append(
            tell(
                "score.provisional",
                "provisional: {why}, so this result follows what was played",
                why=why_provisional(verdict),
            )
        )
    rows += [
        tell("score.waived", "waived: line {line}, {code}", line=f.place.line, code=f.code)
        for f in verdict.waived
    ]
    labels = [label_beside(verdict.game, line) for line in sheet.lines]
    room = max(ROOM_FOR_LABELS, *map(len, labels), 0)
    for seat, name in enumerate(players[: verdict.game.most_players]):
        rows += ["", visible(name)]
        rows += [
            _line(line, label, room)
            for line, label in zip(sheet.lines, labels, strict=True)
            if line.seat == seat
        ]
    if sheet.notes:
        rows += ["", *(visible(note) for note in sheet.notes)]
    return "\n".join(rows)


def why_provisional(verdict: Verdict) -> str:
    """Where a log is wrong, counting only faults that change the table."""
    counted = [each for each in verdict.findings if each.counts and not each.only_said]
    return tell("score.wrong", "something is wrong on {lines}", lines=on_lines(counted))


def result_line(game: Game, sheet: ScoreSheet, players: tuple[str, ...]) -> str:
    status = game.said(sheet.status)
    if not sheet.over:
        return status
    if sheet.contenders:
        names = Series((visible(players[seat]) for seat in sheet.contenders), "or")
        how = visible(sheet.how)
        return tell("result.open", "open: {players} may have won; {how}", players=names, how=how)
    brackets = [status]
    if sheet.ended_by and sheet.ended_at:
        brackets.append(
            tell("result.ended", "ended by {rule} at {moment}", rule=sheet.ended_by, moment=sheet.ended_at)
        )
    if sheet.decided_by:
        brackets.append(tell("result.decided", "decided by {rule}", rule=sheet.decided_by))
    return f"{winner_line(sheet, players)} ({together(brackets)})"


def winner_line(sheet: ScoreSheet, players: tuple[str, ...]) -> str:
    """Who won, and how."""
    how = visible(sheet.how)
    if not sheet.winners:
        return tell("result.nobody", "nobody wins: {how}", how=how)
    winners = Series(visible(players[seat]) for seat in sheet.winners)
    return tell("result.wins", "{winners} {winners|wins|win}: {how}", winners=winners, how=how)


def label_beside(game: Game, line: ScoreLine) -> str:
    """The label of a line as it is said beside its amount: `1 statue`, `2 statues`."""
    if not line.counts or line.most is not None:
        return line.label
    return str(game.called(line.shares[0].quantity, line.amount))


def _line(line: ScoreLine, label: str, room: int) -> str:
    """A line of the sheet. Short details are on the same line, longer ones on lines of their own."""
    head = f"  {ranged(line):>5}  {label:<{room}} {line.rule:<12}"
    details = visible(together(line.details))
    if len(details) <= MOST_TOGETHER:
        return f"{head}  {details}".rstrip()
    return "\n".join([head.rstrip(), *(f"         {visible(detail)}" for detail in line.details)])


def ranged(line: ScoreLine) -> str:
    """The amount, or the lowest and the highest while something is hidden."""
    return str(line.amount) if line.most is None else f"{line.amount}-{line.most}"


def sheet_to_json(verdict: Verdict, provisional: bool) -> dict[str, Any]:
    """Valid by schemas/scores.schema.json."""
    from .findings import board_to_json

    sheet, players = sheet_of(verdict), verdict.record.players
    assert verdict.terms is not None
    return {
        "schema_version": SCHEMA_VERSION,
        "language": spoken(),
        "file": verdict.record.name,
        "game": verdict.record.header.game,
        "edition": verdict.terms.edition,
        "rulings": dict(verdict.terms.chosen),
        **board_to_json(verdict.terms),
        "status": sheet.status,
        "how": sheet.how,
        "over": sheet.over,
        "provisional": provisional,
        "winners": [players[seat] for seat in sheet.winners],
        "contenders": [players[seat] for seat in sheet.contenders],
        "ended_by": sheet.ended_by,
        "ended_at": sheet.ended_at,
        "decided_by": sheet.decided_by,
        "waived": [{"line": f.place.line, "code": f.code} for f in verdict.waived],
        "lines": [
            {
                "player": players[line.seat],
                "rule": line.rule,
                "label": line.label,
                "amount": line.amount,
                "most": line.amount if line.most is None else line.most,
                "details": list(line.details),
            }
            for line in sheet.lines
        ],
        "notes": list(sheet.notes),
    }


def sheet_to_csv(verdict: Verdict) -> str:
    import csv
    import io

    from .record_csv import safe

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("player", "rule", "label", "amount", "most", "details"))
    for line in sheet_of(verdict).lines:
        name = safe(verdict.record.players[line.seat])
        most = line.amount if line.most is None else line.most
        writer.writerow((name, line.rule, line.label, line.amount, most, together(line.details)))
    return out.getvalue()
