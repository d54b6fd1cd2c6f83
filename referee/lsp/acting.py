"""What an editor can do about findings: put in the suggestion, let the move stand, or repair the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lsprotocol import types

from referee.api import repair, repaired
from referee.core.entry import Waiver
from referee.core.finding import Finding, Place
from referee.core.log_rules import CLAIM_WRONG
from referee.core.rule import ERROR
from referee.export.annotations import edit_of
from referee.export.safe_text import visible
from referee.speech.say import tell
from referee.text.locations import locate, span_of
from referee.text.writer import write_waiver

from .columns import text_edits
from .documents import OpenLog
from .word_edits import useless_waiver, word_edit

QUICK = types.CodeActionKind.QuickFix


def actions(uri: str, log: OpenLog, params: types.CodeActionParams) -> list[types.CodeAction]:
    """The actions for the findings in a range. Only the repair is worked out later, when it is chosen."""
    wrong = [each for each in _asked(log, params) if each.severity == ERROR]
    found = [action for each in wrong for action in _of_finding(uri, log, each, params.context.diagnostics)]
    if any(each.severity == ERROR for each in log.verdict.findings) and wrong:
        title = tell("editor.repair", "Search for the likeliest repair of the log")
        data = {"uri": uri, "version": log.version}
        found.append(types.CodeAction(title, QUICK, data=data))
    return found


def _asked(log: OpenLog, params: types.CodeActionParams) -> list[Finding]:
    """The findings that the editor names, or else all on the lines of its range."""
    shown, wanted = params.context.diagnostics, params.range
    ranges = [(each, log.columns.range(span_of(log.record, each))) for each in log.verdict.findings]
    named = [each for each, where in ranges if _is_shown(each, where, shown)]
    return named or [
        each
        for each, where in ranges
        if where.start.line <= wanted.end.line and wanted.start.line <= where.end.line
    ]


def _is_shown(finding: Finding, where: types.Range, shown: Sequence[types.Diagnostic]) -> bool:
    return any(each.code == finding.code and each.range == where for each in shown)


def _of_finding(
    uri: str, log: OpenLog, finding: Finding, shown: Sequence[types.Diagnostic]
) -> Iterator[types.CodeAction]:
    where = log.columns.range(span_of(log.record, finding))
    about = [each for each in shown if each.code == finding.code and each.range == where] or None
    edit = edit_of(log.record, finding) or word_edit(log, finding)
    if edit is not None:
        title = tell("editor.fix", "Replace by `{text}`", text=visible(edit.text))
        change = types.TextEdit(log.columns.range(edit.span), edit.text)
        yield _action(uri, title, [change], about, preferred=True)
    useless = useless_waiver(log.record, finding)
    if useless is not None:
        title = tell("editor.remove", "Remove `{text}`", text=visible(useless.text))
        change = types.TextEdit(log.columns.range(useless.span), "")
        yield _action(uri, title, [change], about, preferred=True)
    waiver = _waiver(log, finding)
    if waiver is not None:
        title = tell("editor.stands", "Let it stand: `{text}`", text=waiver.new_text.strip())
        yield _action(uri, title, [waiver], about)


def _action(
    uri: str,
    title: str,
    edits: Sequence[types.TextEdit],
    about: list[types.Diagnostic] | None,
    preferred: bool = False,
) -> types.CodeAction:
    edit = types.WorkspaceEdit(changes={uri: list(edits)})
    return types.CodeAction(title, QUICK, about, is_preferred=preferred or None, edit=edit)


def _waiver(log: OpenLog, finding: Finding) -> types.TextEdit | None:
    """The waiver behind the action, if the rule can be waived and the line can be read."""
    record, place = log.record, finding.waived_at
    if record.game is None or (finding.code not in record.game.book and finding.rule is not CLAIM_WRONG):
        return None
    entry = next((each for each in record.entries if each.line == place.line), None)
    if entry is None or entry.broken or not entry.plays:
        return None
    index = len(entry.plays) - 1 if place.action is None else place.action
    span = locate(record, Place(place.line, index))
    end = log.columns.position(span.line - 1, span.end_column - 1)
    written = write_waiver(Waiver(finding.code, None), record.notation.stands[0])
    return types.TextEdit(types.Range(end, end), written)


def uri_of(action: types.CodeAction) -> str:
    """The log that an action is about. Empty if the action is not one of ours."""
    uri = action.data.get("uri") if isinstance(action.data, dict) else None
    return uri if isinstance(uri, str) else ""


def resolved(log: OpenLog, action: types.CodeAction) -> types.CodeAction:
    """The action with its edit. ValueError with a message if the log has changed, or has no repair."""
    data = action.data
    if not isinstance(data, dict) or data.get("version") != log.version:
        raise ValueError(tell("editor.changed", "the log has changed since then"))
    found = repair(log.record).repairs
    best = next((each for each in found if each.certain), None)
    if best is None:
        raise ValueError(tell("editor.no-repair", "no small change makes this log better"))
    edits = text_edits(log.columns.lines, repaired(log.record, best), log.columns)
    action.edit = types.WorkspaceEdit(changes={data["uri"]: edits})
    return action
