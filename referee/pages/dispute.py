"""A dispute on one page: the conclusion, every reading that makes a difference, the tables, the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace as changed

from referee.analysis.dispute import SET_UP, Dispute, View, chosen_option
from referee.analysis.outcome import Outcome
from referee.core.editions import settle
from referee.core.finding import Place
from referee.core.game import Game
from referee.core.record import Record
from referee.export.outcomes import fault_rows, measure, verdict_of
from referee.export.safe_text import visible
from referee.speech.punctuation import headed
from referee.speech.sources import place_said

from .html import Html, element, joined, page
from .parts import about, edition_of, log_text, players_of, result_of, title_of
from .pictures import picture_at, side_by_side
from .words import ENGLISH, listed, say

MOST_PICTURES = 4
"""The most readings with pictures: a page with many of them would be too large to send."""


def dispute_page(record: Record, found: Dispute) -> str:
    """The page for a log under every other edition and ruling."""
    head = element(
        "header",
        element("p", edition_of(record), class_="game"),
        element("h1", players_of(record)),
        element("p", conclusion(record, found), class_="lead"),
    )
    parts = [_overview(record, found), *_readings(record, found), *_own_faults(found)]
    main = element("main", *parts, _log(record))
    return page(title_of(record, "dispute title"), joined([head, main, about(record)]))


# --- the conclusion ---


def conclusion(record: Record, found: Dispute) -> str:
    """What the dispute comes to, in a sentence or two."""
    if not found.views:
        return say("same everywhere", count=found.tried)
    own = found.own
    other = next((view for view in found.views if _who_wins(view.outcome) != _who_wins(own)), None)
    if other is None:
        return say("same winner", result=won(record, own)) if own.sheet.over else say("same open")
    by_rules = own.sheet.decided_by != other.outcome.sheet.decided_by
    result, mine = (_won_because(record, outcome, by_rules) for outcome in (other.outcome, own))
    readings = {"under": under(record, other), "own_under": under(record, None, other)}
    return say("other winner", result=result, own=mine, **readings)


def _who_wins(outcome: Outcome) -> tuple[object, ...]:
    return outcome.sheet.over, outcome.sheet.winners, outcome.sheet.contenders


def _won_because(record: Record, outcome: Outcome, by_rules: bool) -> str:
    """Who wins, and why: by the rule that decides it, or by the numbers if it is the same rule."""
    sheet = outcome.sheet
    if not sheet.over or sheet.contenders:
        return won(record, outcome)
    title = record.known_game.book[sheet.decided_by].title if by_rules and sheet.decided_by else sheet.how
    return say("by rule", result=won(record, outcome), title=title[:1].lower() + title[1:])


def won(record: Record, outcome: Outcome) -> str:
    """Who wins by an outcome, as a part of a sentence."""
    sheet, players = outcome.sheet, [visible(name) for name in record.players]
    if not sheet.over:
        return say("is open")
    if sheet.contenders:
        return say("may win", names=listed([players[seat] for seat in sheet.contenders], "or"))
    names = listed([players[seat] for seat in sheet.winners])
    return say("win" if sheet.winners else "nobody", names=names, count=len(sheet.winners))


def under(record: Record, view: View | None, other: View | None = None) -> str:
    """`Under the Dutch rules`, or `If the ruling ... is ...`. None is the log as it is, beside another."""
    if view is None:
        if other is None or other.ruling is not None:
            return say("as the log says")
        return _by_rules(record.known_game, record.known_terms.edition)
    if view.ruling is None:
        return _by_rules(record.known_game, view.edition)
    key, option = view.ruling
    return say("if ruling", key=key, option=option)


def _by_rules(game: Game, edition: str) -> str:
    """An edition by its language, if no other has that language, else by its title."""
    languages = [each["language"] for each in game.data["editions"].values()]
    own = game.data["editions"][edition]["language"]
    if languages.count(own) == 1 and f"under {own}" in ENGLISH:
        return say(f"under {own}")
    return say("under", title=game.edition_title(edition))


# --- every reading ---


def _overview(record: Record, found: Dispute) -> Html:
    """A table with a row for each reading."""
    if not found.views:
        return Html("")
    players = record.players[: record.known_game.most_players]
    label, own = measure(found.own, len(players))
    head = [say("reading"), say("verdict"), say("first difference")]
    columns = [element("th", cell, scope="col") for cell in head]
    columns += [
        element("th", element("span", name, class_=f"player s{seat}"), scope="col")
        for seat, name in enumerate(players)
    ]
    columns.append(element("th", say("result"), scope="col"))
    rows = [_row(say("as written"), found.own, "", [element("td", each) for each in own], record)]
    for view in found.views:
        _, now = measure(view.outcome, len(players))
        cells = [_change(before, after) for before, after in zip(own, now, strict=True)]
        rows.append(_row(name_of_view(record, view), view.outcome, where(view.first), cells, record))
    table = element(
        "table",
        element("caption", say("numbers", label=label), id="readings-caption"),
        element("thead", element("tr", *columns)),
        element("tbody", joined(rows)),
    )
    return element(
        "section",
        element("h2", say("readings")),
        element(
            "div", table, class_="scroll", tabindex="0", role="region", aria_labelledby="readings-caption"
        ),
    )


def _row(name: str, outcome: Outcome, first: str, cells: Sequence[Html], record: Record) -> Html:
    said = [element("td", verdict_of(outcome)), element("td", first), *cells]
    return element("tr", element("th", name, scope="row"), *said, element("td", won(record, outcome)))


def _change(before: str, after: str) -> Html:
    """How much more or less a player has under a reading."""
    if before == after:
        return element("td", say("the same"), class_="same")
    if before.isdecimal() and after.isdecimal():
        more = int(after) - int(before)
        words = element("span", f"{more:+d}", class_="change up" if more > 0 else "change down")
        return element("td", words, f" ({after})")
    return element("td", after)


def name_of_view(record: Record, view: View) -> str:
    """A reading in a few words: the edition, or the ruling and its option."""
    if view.ruling is None:
        return record.known_game.edition_title(view.edition)
    return say("ruling is", key=view.ruling[0], option=view.ruling[1])


def where(place: Place | None) -> str:
    if place is None:
        return say("the end")
    return say("set-up") if place == SET_UP else say("on line", line=place.line)


def _readings(record: Record, found: Dispute) -> Iterator[Html]:
    """An article for each reading, with those that come to the same in one."""
    groups: dict[object, list[View]] = {}
    for view in found.views:
        outcome = view.outcome
        key = view.first, view.rules, verdict_of(outcome), tuple(measure(outcome, 9)[1]), _who_wins(outcome)
        groups.setdefault(key, []).append(view)
    for number, views in enumerate(groups.values()):
        yield _reading(record, found, views, number)


def _reading(record: Record, found: Dispute, views: Sequence[View], number: int) -> Html:
    first = views[0]
    notes = [note for view in views for note in _question(record, view)]
    notes.append((say("verdict"), verdict_of(first.outcome)))
    notes.append((say("first difference"), _line(record, first.first)))
    notes.append((say("result"), result_of(first.outcome.sheet, record.players)))
    known = {(fault.place, fault.code) for fault in found.own.findings}
    faults = [fault for fault in first.outcome.findings if (fault.place, fault.code) not in known]
    notes += [
        (say("only here wrong"), f"{say('on line', line=f.place.line)}: {f.message}") for f in faults[:5]
    ]
    return element(
        "section",
        element("h2", joined(_titles(record, views))),
        element("dl", joined(Html(element("dt", key) + element("dd", text)) for key, text in notes)),
        _tables(record, first, number) if number < MOST_PICTURES else None,
        _rules(record, first),
        class_="reading",
    )


def _titles(record: Record, views: Sequence[View]) -> Iterator[str]:
    for number, view in enumerate(views):
        yield "; " if number else ""
        yield name_of_view(record, view)


def _question(record: Record, view: View) -> Iterator[tuple[str, str]]:
    """What a ruling asks, what the log's reading answers, and what this one does."""
    if view.ruling is None:
        return
    key, option = view.ruling
    ruling = record.known_game.ruling_said(key)
    yield say("asks"), ruling["asks"]
    yield say("log's answer"), ruling["options"][chosen_option(record, key)]["says"]
    yield say("answers"), ruling["options"][option]["says"]


def _line(record: Record, place: Place | None) -> str:
    if place is None or place == SET_UP:
        return where(place)
    return say("table line", line=place.line, text=record.lines[place.line - 1].strip())


def _tables(record: Record, view: View, number: int) -> Html:
    """The table under both readings after the first difference."""
    terms = record.known_terms
    chosen = terms.chosen if view.ruling is None else {**terms.chosen, view.ruling[0]: view.ruling[1]}
    other = changed(record, terms=settle(record.known_game, view.edition, chosen, terms.board))
    mine, theirs = picture_at(record, view.first), picture_at(other, view.first)
    title = say("tables at start") if view.first == SET_UP else say("tables", where=where(view.first))
    if mine == theirs:
        told = element("p", say("same table"), class_="hint")
        return joined(
            [element("h3", title), told, side_by_side([(say("both readings"), mine)], f"r{number}")]
        )
    both = [(say("as written"), mine), (name_of_view(record, view), theirs)]
    return joined([element("h3", title), side_by_side(both, f"r{number}")])


def _rules(record: Record, view: View) -> Html | None:
    """The rules that make the difference, in words, with their place in both rulebooks."""
    rows = [_rule(record, view, code) for code in view.rules if code in record.known_game.book]
    return joined([element("h3", say("rules of it")), element("dl", joined(rows))]) if rows else None


def _rule(record: Record, view: View, code: str) -> Html:
    game = record.known_game
    rule = game.book[code]
    editions = dict.fromkeys([record.known_terms.edition, view.edition])
    sources = game.sources(rule)
    places = [
        element("small", headed(game.edition_title(each), place_said(game.book.package, sources[each])))
        for each in editions
        if each in sources
    ]
    said = element("dd", element("strong", f"{rule.title}."), f" {rule.law} ", joined(places))
    return joined([element("dt", element("code", code)), said])


def _own_faults(found: Dispute) -> Iterator[Html]:
    rows = fault_rows(found.own)
    if rows:
        listing = element("ul", *(element("li", row) for row in rows))
        yield element("section", element("h2", say("own faults")), listing)


def _log(record: Record) -> Html:
    return element("section", element("h2", say("the log itself")), log_text(record))
