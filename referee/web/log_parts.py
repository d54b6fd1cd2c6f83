"""The parts of the page of a log, as HTML in the language of the device."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from referee.core.finding import Finding
from referee.core.game import ScoreLine
from referee.core.rule import ERROR, WAIVED
from referee.core.verdict import Verdict
from referee.export.safe_text import visible
from referee.export.scores import sheet_of
from referee.export.svg import figure
from referee.pages.findings import articles
from referee.pages.frames import PREFIX
from referee.pages.html import Html, element, empty, joined
from referee.pages.replay import TALL
from referee.pictures.drawing import Drawing
from referee.scribe.ending import is_over, told_end
from referee.scribe.next_actions import turn_of
from referee.scribe.reply import Fate, Reply
from referee.scribe.session import Session
from referee.speech.say import tell
from referee.text.source import cut_comment

from .choices import AND_THEN, Taps, choices_after, start_of_line
from .shared_log import SharedLog

MANY = 12
"""With more buttons than this, they are small."""


def parts_of(log: SharedLog, device: str) -> dict[str, Any]:
    """Everything that the page of a device shows."""
    session, writes = log.session, log.pen.may_write(device)
    drawing = drawing_of(session)
    start = start_of_line(session)
    return {
        "mark": log.mark,
        "writes": writes,
        "asks": session.pending is not None,
        "status": status(session),
        "table": table(session, drawing),
        "verdict": verdict(log, writes),
        "lines": list(lines(session)),
        "score": score(session),
        "pen": pen(log, device),
        "over": is_over(session.seen),
        "start": offered(choices_after(session, start, shapes_of(drawing))),
    }


def drawing_of(session: Session) -> Drawing | None:
    """The picture of the table now."""
    seen = session.seen
    if not seen.playable or seen.record.known_game.drawing is None:
        return None
    last = None
    if seen.begun:
        from referee.analysis.last_action import last_action

        last = last_action(seen.record, seen.record.entries)
    return seen.record.known_game.drawing(seen.state, seen.options, seen.record.players, last)


def shapes_of(drawing: Drawing | None) -> list[str]:
    return [] if drawing is None else [shape.id for shape in drawing.shapes]


def status(session: Session) -> Html:
    """Who plays, or who has won."""
    seen = session.seen
    if not seen.playable:
        return element("p", tell("web.no-header", "The header is not complete."))
    turn = turn_of(seen)
    if turn.is_table:
        now = tell("web.now-table", "Now for the table itself: {what}", what=visible(turn.head))
        order = [element("p", turn.order, class_="told")] if turn.order else []
        return joined([element("p", now), *order])
    ended = told_end(seen)
    if ended:
        links = [
            element("a", tell("web.replay", "Replay"), href="replay", class_="button"),
            element("a", tell("web.dispute", "Dispute"), href="dispute", class_="button"),
            element("a", tell("web.hand-over", "Hand over"), href="hand-over", class_="button"),
        ]
        return joined([element("p", ended), element("p", *links, class_="links")])
    if turn.seat is None:
        return element("p", tell("web.nobody", "Nothing can be played now."))
    kind, name = f"player s{turn.seat}", visible(turn.player)
    if turn.is_open:
        return element("p", tell("web.continues", "{name} continues", name=name), class_=kind)
    return element("p", tell("web.plays", "{name} plays", name=name), class_=kind)


def table(session: Session, drawing: Drawing | None) -> Html:
    if drawing is not None:
        is_tall = drawing.height > TALL * drawing.width
        return element("div", Html(figure(drawing, prefix=PREFIX)), class_="tall" if is_tall else None)
    return element("pre", visible_rows(session.drawing()) if session.seen.playable else "")


def visible_rows(text: str) -> str:
    return "\n".join(visible(row) for row in text.split("\n"))


# --- the verdict ---


def verdict(log: SharedLog, writes: bool) -> Html:
    """What happened to the line that was written last, and the question if there is one."""
    reply = log.last
    if reply is None:
        return Html("")
    rows: list[str] = [*_fate(reply)]
    if reply.found is not None:
        rows += [article for _, _, article in articles(reply.found)]
    rows += [element("p", visible(each), class_="happened") for each in reply.happened]
    rows += [element("p", visible(row), class_="told") for row in reply.rows]
    if log.session.pending is not None:
        rows.append(_question() if writes else element("p", tell("web.decides", "The writer decides.")))
    return joined(rows)


def _fate(reply: Reply) -> Iterator[Html]:
    """In a word, what became of the line."""
    line = element("code", visible(reply.line or reply.again))
    if reply.fate is Fate.TAKEN:
        yield _told(tell("web.taken", "Line {number} is written", number=reply.number), line, "right")
    elif reply.fate is Fate.KEPT:
        yield _told(
            tell("web.kept", "Line {number} is written as played", number=reply.number), line, "wrong"
        )
    elif reply.fate is Fate.ASKED:
        yield _told(tell("web.asked", "Not written yet"), line, "wrong")
    elif reply.fate in (Fate.REFUSED, Fate.FAILED):
        yield _told(tell("web.refused", "Not written"), line, "wrong")


def _told(what: str, line: Html, kind: str) -> Html:
    return element("p", element("b", what), Html(" "), line, class_=f"fate {kind}")


def _question() -> Html:
    """The choices for a line that breaks a rule."""
    reason = tell("web.reason", "Why it stands")
    return element(
        "div",
        element("button", tell("web.fix", "Change it"), type="button", data_answer="fix", class_="main"),
        element("button", tell("web.keep", "Keep it as played"), type="button", data_answer="keep"),
        element("button", tell("web.drop", "Leave it out"), type="button", data_answer="drop"),
        element(
            "form",
            empty(
                "input",
                id="reason",
                maxlength=200,
                autocomplete="off",
                aria_label=reason,
                placeholder=reason,
            ),
            element("button", tell("web.stands", "It stands"), type="submit"),
            data_answer="stands",
        ),
        class_="answers",
        role="group",
        aria_label=tell("web.decide", "What about this line?"),
    )


# --- the log and the score ---


def lines(session: Session) -> Iterator[str]:
    """The lines of the log, each with a mark if something is wrong there."""
    wrong: dict[int, str] = {}
    for finding in session.seen.verdict.findings:
        if finding.severity in (ERROR, WAIVED):
            wrong.setdefault(finding.place.line, finding.severity)
    said = {ERROR: tell("web.wrong", "breaks a rule"), WAIVED: tell("web.waived", "stands")}
    for number, line in enumerate(session.journal.lines, 1):
        sign = wrong.get(number, "")
        yield _row(number, line, sign, said.get(sign, ""))


@lru_cache(maxsize=8192)
def _row(number: int, line: str, sign: str, said: str) -> Html:
    """A line of the log. Most lines are the same as when the page was last told."""
    code, comment = cut_comment(line)
    return element(
        "li",
        element("span", str(number)),
        element("span", visible(code), class_="said"),
        None if comment is None else element("span", f"#{visible(comment)}", class_="comment"),
        element("small", said, class_=f"flag {sign}") if sign else None,
        id=f"line-{number}",
        class_=sign or None,
    )


def score(session: Session) -> Html:
    """The score so far."""
    seen = session.seen
    return sheet_table(seen.verdict, tell("web.score", "The score so far")) if seen.playable else Html("")


def sheet_table(verdict: Verdict, label: str, details: bool = False) -> Html:
    """A row for each line of the sheet, a column for each player. `details`: also what is counted."""
    sheet, names = sheet_of(verdict), verdict.record.players[: verdict.record.known_game.most_players]
    rows: dict[tuple[str, str], dict[int, ScoreLine]] = {}
    for each in sheet.lines:
        rows.setdefault((each.label, each.rule), {})[each.seat] = each
    head = [
        element("th", visible(name), scope="col", class_=f"player s{seat}", translate="no")
        for seat, name in enumerate(names)
    ]
    body = [
        element(
            "tr",
            element("th", label, element("small", rule, translate="no"), scope="row"),
            joined(_cell(cells.get(seat), details) for seat in range(len(names))),
            class_="sum" if any(each.is_sum for each in cells.values()) else None,
        )
        for (label, rule), cells in rows.items()
    ]
    notes = [element("p", visible(note), class_="note") for note in sheet.notes]
    return joined(
        [
            element(
                "div",
                element(
                    "table",
                    element("thead", element("tr", element("td"), *head)),
                    element("tbody", *body),
                ),
                class_="scroll",
                tabindex="0",
                role="region",
                aria_label=label,
            ),
            *notes,
        ]
    )


def _cell(line: ScoreLine | None, details: bool) -> Html:
    more = "; ".join(line.details) if line is not None and details else ""
    return element("td", _amount(line), element("small", visible(more)) if more else None)


def _amount(line: ScoreLine | None) -> str:
    if line is None:
        return "–"
    return str(line.amount) if line.most is None else f"{line.amount}–{line.most}"


# --- who writes, and what may be tapped ---


def pen(log: SharedLog, device: str) -> Html:
    """Who writes, and how that changes."""
    pen, me = log.pen, log.pen.devices.get(device)
    if me is None:
        return Html("")
    others = sum(1 for each in pen.devices.values() if each.open and each is not me)
    if pen.may_write(device):
        asking = pen.devices.get(pen.asking or "")
        if asking is not None:
            said = tell("web.asks-pen", "Device {number} asks to write.", number=asking.number)
            return joined(
                [
                    element("p", said),
                    _pen_button("give", tell("web.give", "Hand over"), "main"),
                    _pen_button("keep", tell("web.not-now", "Not now")),
                ]
            )
        if not others:
            return Html("")
        here = tell("web.you-write", "This is device {number}. It writes.", number=me.number)
        return joined([element("p", here), _pen_button("give", tell("web.lay-down", "Let another write"))])
    if pen.is_free:
        free = tell("web.pen-free", "This is device {number}. Nobody writes.", number=me.number)
        return joined([element("p", free), _pen_button("take", tell("web.take", "Write here"), "main")])
    holder = pen.devices[pen.holder or ""]
    told = tell(
        "web.other-writes",
        "This is device {number}. Device {other} writes.",
        number=me.number,
        other=holder.number,
    )
    if pen.asking == device:
        return joined([element("p", told), element("p", tell("web.asked-pen", "You have asked to write."))])
    return joined([element("p", told), _pen_button("take", tell("web.ask", "Ask to write"))])


def _pen_button(do: str, label: str, kind: str | None = None) -> Html:
    return element("button", label, type="button", data_pen=do, class_=kind)


def offered(found: Taps) -> dict[str, Any]:
    """The line, the buttons below it, and the shapes that may be tapped."""
    groups: dict[str, list[Html]] = {}
    several = len({each.group for each in found.buttons}) > 1
    for each in found.buttons:
        if each.label == AND_THEN:
            label = tell("web.and-then", "and another action")
            groups.setdefault("", []).append(_choice(label, each.text, "then"))
        else:
            groups.setdefault(each.group if several else "", []).append(_choice(each.label, each.text))
    kind = "many" if len(found.buttons) > MANY else None
    rows = [
        element(
            "div",
            element("h3", verb) if verb else None,
            element("div", *buttons, class_=f"row {kind or ''}".rstrip()),
            class_="verb",
        )
        for verb, buttons in groups.items()
    ]
    return {
        "text": found.text,
        "html": joined(rows),
        "shapes": [PREFIX + shape for shape in found.shapes],
        "whole": found.is_whole,
    }


def _choice(label: str, text: str, kind: str | None = None) -> Html:
    return element("button", visible(label), type="button", data_text=text, class_=kind)


def in_short(findings: Sequence[Finding]) -> Html:
    """Findings on a header, a row each."""
    return joined(
        element("p", each.message, Html(" "), element("code", each.code), class_="fate wrong")
        for each in findings
    )
