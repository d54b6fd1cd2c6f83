"""The verdict on a log in one line, and on many logs."""

from __future__ import annotations

from referee.core.verdict import Verdict
from referee.speech.punctuation import headed, together
from referee.speech.say import tell

from .safe_text import visible
from .scores import result_line, winner_line
from .terminal import Paint
from .wrap import wrapped


def verdict_line(verdict: Verdict, paint: Paint) -> str:
    """One line with the verdict on a log and the state of its game."""
    return wrapped(_verdict_line(verdict, paint), paint.columns)


def _verdict_line(verdict: Verdict, paint: Paint) -> str:
    name = visible(verdict.record.name)
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return headed(name, f"{paint(tell('verdict.not-judged', 'not judged'), 'red')} ({_count(verdict)})")
    players = verdict.record.players
    sheet = verdict.game.score(verdict.known_state, verdict.terms.options, players)
    undecided = sum(finding.follows is None for finding in verdict.undecided)
    fair = tell("verdict.undecided", "nothing illegal") if undecided else tell("verdict.legal", "legal")
    word = paint(fair, "green") if verdict.legal else paint(_count(verdict), "red")
    ignored = len(verdict.ignored)
    outcome = verdict.game.said(sheet.status)
    if sheet.contenders:
        outcome = result_line(verdict.game, sheet, players)
    elif sheet.over:
        outcome = winner_line(sheet, players)
        outcome += f" ({sheet.decided_by})" if sheet.decided_by else ""
    if verdict.stopped:
        header = verdict.record.header.lines.get("players")
        counted = [finding.place.line for finding in verdict.findings if finding.counts]
        outcome = tell("verdict.stopped", "stopped there, the rest was not judged")
        if header in counted and counted[-1] != header:
            outcome = tell("verdict.no-players", "no result until the players in the header are corrected")
    number = len(verdict.waived)
    waived = tell("verdict.waived", ", {number} waived", number=number) if number else ""
    waived += tell("verdict.open", ", {number} undecided", number=undecided) if undecided else ""
    waived += tell("verdict.ignored", ", {number} ignored", number=ignored) if ignored else ""
    doubt = tell("verdict.provisional", ", provisional") if verdict.provisional else ""
    edition = together(filter(None, [verdict.terms.edition, visible(verdict.terms.note)]))
    return headed(name, f"{together([word + waived, outcome + doubt])} [{edition}]")


def _count(verdict: Verdict) -> str:
    number = sum(finding.counts for finding in verdict.findings)
    follow = sum(finding.follows is not None for finding in verdict.findings)
    said = tell("verdict.findings", "{number} {number|finding|findings}", number=number)
    if not follow:
        return said
    return said + tell("verdict.follow", ", {number} more that {number|follows|follow}", number=follow)


def summary(
    logs: int,
    wrong: int,
    actions: int,
    undecided: int = 0,
    notices: int = 0,
    waived: int = 0,
    ignored: int = 0,
) -> str:
    """How many logs were checked, the verdicts, and what is not shown for legal logs."""
    if wrong:
        outcome = tell("summary.wrong", "{number} with findings", number=wrong)
    elif ignored:
        outcome = tell("summary.no-findings", "no findings")
    elif undecided:
        outcome = tell("summary.none-illegal", "none illegal")
    else:
        outcome = tell("summary.legal", "{number|all legal|all legal}", number=logs)
    more = tell("verdict.open", ", {number} undecided", number=undecided) if undecided else ""
    if ignored:
        more += tell("verdict.ignored", ", {number} ignored", number=ignored)
    hidden = []
    if notices:
        hidden.append(tell("summary.notices", "{number:,} {number|notice|notices}", number=notices))
    if waived:
        hidden.append(tell("summary.waived", "{number:,} waived {number|move|moves}", number=waived))
    rest = (
        tell("summary.hidden", "; {hidden} (--all lists them)", hidden=", ".join(hidden)) if hidden else ""
    )
    counted = tell(
        "summary.counts",
        "{logs:,} {logs|log|logs}, {actions:,} {actions|action|actions}: ",
        logs=logs,
        actions=actions,
    )
    return f"{counted}{outcome}{more}{rest}"
