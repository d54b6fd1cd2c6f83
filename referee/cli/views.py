"""referee score, show, legal"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import typer

import referee
from referee.analysis.limits import TooLong, require_extent
from referee.analysis.log_point import parse_moment, until_after, until_before
from referee.analysis.suggested_command import command
from referee.analysis.table_view import table_view
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.json_text import to_text
from referee.export.safe_text import visible
from referee.export.terminal import coloured
from referee.speech.punctuation import headed
from referee.speech.say import tell

from .files import STDIN, Trouble, emit, load, notice, refuse_overwriting
from .fitting import emit_fitted
from .pages import refuse_terminal
from .painting import paint_for
from .speaking import speak_as_log


def open_log(log: str, stdin_name: str) -> Record:
    """Read a log whose game is known. If it is not, print the reasons and exit."""
    record = load(log, stdin_name)
    if not record.can_be_judged:
        from referee.export import report

        for row in report.concise(Verdict(record, findings=list(record.findings))):
            notice(row)
        raise typer.Exit(1)
    return record


def refuse_too_long(record: Record, on_a_page: bool = False) -> None:
    """Raise Trouble for a log that is too long to be replayed many times."""
    try:
        require_extent(record, on_a_page)
    except TooLong as fault:
        raise Trouble(str(fault)) from None


def warn(record: Record, verdict: Verdict) -> bool:
    """Report on standard error what is wrong with a log. Returns whether anything is."""
    from referee.export import report

    rows = zip(report.concise(verdict), verdict.findings, strict=True)
    wrong = [row for row, finding in rows if finding.counts]
    for row in wrong[:3]:
        notice(row)
    if len(wrong) > 3:
        asked = command("check", log=record.name)
        notice(tell("warn.more", "and {number} more; see {command}", number=len(wrong) - 3, command=asked))
    return bool(wrong)


def _note(record: Record) -> None:
    """Print the remark on the board, for reports that cannot contain it."""
    if record.known_terms.note:
        notice(headed(record.name, record.known_terms.note))


def at_moment(call: Any) -> Any:
    try:
        return call()
    except ValueError as error:
        raise Trouble(str(error)) from None


def run_score(log: str, at: str | None, output_format: str, output: str | None, stdin_name: str) -> None:
    from referee.export import scores

    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    if output_format in ("html", "svg"):
        speak_as_log(record)
    verdict: Verdict = at_moment(lambda: checked(record, at))
    wrong, provisional = warn(record, verdict), verdict.provisional
    if output_format == "json":
        data = scores.sheet_to_json(verdict, provisional)
        emit(to_text(data), output)
    elif output_format == "csv":
        _note(record)
        emit(scores.sheet_to_csv(verdict), output)
    elif output_format in ("html", "svg"):
        _draw_score(verdict, output_format, output)
    else:
        emit_fitted(scores.sheet_to_text(verdict, provisional), output)
    if wrong:
        raise typer.Exit(1)


def _draw_score(verdict: Verdict, output_format: str, output: str | None) -> None:
    """Write the course of the score: a page, or the chart alone."""
    from referee.pages.score import score_chart, score_page

    refuse_too_long(verdict.record, on_a_page=True)
    if output_format == "html":
        refuse_terminal(output)
        emit(score_page(verdict), output)
        return
    _note(verdict.record)
    chart = score_chart(verdict)
    if chart is None:
        raise Trouble(
            tell("score.no-chart", "there is no chart: the score sheet of this game has no numbers")
        )
    emit(chart, output)


def checked(record: Record, at: str | None) -> Verdict:
    """The verdict up to a point of the log, with the findings that `check` would count."""
    if at is not None:
        referee.replay(record, at=at)  # raises ValueError if there is no such point
        entries = until_after(record.entries, parse_moment(at))
        last = parse_moment(at).line
        unread = [finding for finding in record.findings if finding.place.line <= last]
        record = replace(record, rows=[*entries], findings=unread)
    return referee.check(record)


def _checked_before(record: Record, at: str | None) -> Verdict:
    """The verdict on what comes before a point of the log, or on all of it."""
    if at is not None:
        moment = parse_moment(at)
        entries = until_before(record.entries, moment)
        first = (moment.line, (moment.action or 1) - 1)
        unread = [each for each in record.findings if (each.place.line, each.place.action or 0) < first]
        record = replace(record, rows=[*entries], findings=unread)
    return referee.check(record)


def run_show(log: str, at: str | None, output_format: str, output: str | None, stdin_name: str) -> None:
    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    if output_format == "svg":
        from referee.export.svg import svg

        speak_as_log(record)
        picture = at_moment(lambda: referee.picture(record, at=at))
        if picture is None:
            title = record.known_game.said_title
            raise Trouble(
                tell(
                    "show.no-pictures",
                    "{game} has no pictures: show it without --output-format",
                    game=title,
                )
            )
        wrong = warn(record, checked(record, at))
        _note(record)
        emit(svg(picture), output)
    else:
        parts = at_moment(lambda: table_view(record, referee.replay(record, at=at).known_state, at))
        wrong = warn(record, checked(record, at))
        paint = paint_for("auto", to_file=output is not None)
        emit("\n".join(coloured(part, paint) for part in parts), output)
    if wrong:
        raise typer.Exit(1)


def run_legal(
    log: str,
    at: str | None,
    output_format: str,
    output: str | None,
    stdin_name: str,
    group: bool = False,
    count: bool = False,
) -> None:
    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    actions = at_moment(lambda: referee.legal(record, at=at))
    wrong = warn(record, _checked_before(record, at))
    _note(record)
    if count or group:
        emit(_grouped(actions, output_format, count), output)
    elif output_format == "json":
        data = [{"player": player, "action": action} for player, action in actions]
        emit(to_text(data), output)
    elif actions:
        emit("\n".join(visible(f"{player}: {action}") for player, action in actions), output)
    else:
        from referee.export.scores import sheet_of

        notice(
            tell("legal.over", "nothing can be played: the game is over")
            if at is None and sheet_of(referee.check(record)).over
            else tell(
                "legal.nothing",
                "nothing can be played: the game is over, or another line has to be written first, "
                "such as a refill or the rest of the position",
            )
        )
        if output not in (None, STDIN):
            emit("", output)  # an older list must not stay there
    if wrong:
        raise typer.Exit(1)


def _grouped(actions: list[tuple[str, str]], output_format: str, count: bool) -> str:
    """The actions by player and first word, or only how many there are of each."""
    groups: dict[tuple[str, str], list[str]] = {}
    for player, action in actions:
        groups.setdefault((player, action.split(" ", 1)[0]), []).append(action)
    if output_format == "json":
        return to_text(
            [
                {"player": player, "verb": verb, "count": len(each)} | ({} if count else {"actions": each})
                for (player, verb), each in groups.items()
            ]
        )
    rows = []
    for (player, verb), each in groups.items():
        said = tell(
            "legal.group", "{player}: {verb}, {number:,}", player=player, verb=verb, number=len(each)
        )
        rows.append(visible(said))
        rows += [] if count else [visible(f"  {action}") for action in each]
    total = tell("legal.total", "{number:,} {number|action|actions} in all", number=len(actions))
    return "\n".join([*rows, total])
