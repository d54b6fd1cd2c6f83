"""referee score --why, --claimed: where each point comes from, and what may explain a difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

import referee
from referee.analysis.account import guesses, total_of
from referee.analysis.names import quantities_of, quantity_named, seat_named
from referee.analysis.suggested_command import command
from referee.core.record import Record
from referee.export import score_reasons as words
from referee.export.findings import head_to_json
from referee.export.json_text import to_text
from referee.export.safe_text import visible
from referee.export.scores import ranged, why_provisional
from referee.forms.folding import fold
from referee.speech.say import tell

from .files import Trouble, emit, refuse_overwriting
from .views import at_moment, checked, open_log, refuse_too_long, warn


def run_reasons(
    log: str,
    at: str | None,
    why: str | None,
    claimed: Sequence[str],
    output_format: str,
    output: str | None,
    stdin_name: str,
) -> None:
    refuse_overwriting(output, log)
    if output_format in ("csv", "html", "svg"):
        raise Trouble(tell("why.format", "--why and --claimed print text or JSON, not this format"))
    record = open_log(log, stdin_name)
    refuse_too_long(record)
    verdict = at_moment(lambda: checked(record, at))
    wrong, provisional = warn(record, verdict), verdict.provisional
    rows = [visible(record.name)]
    data: dict[str, Any] = head_to_json() | {"file": record.name, "provisional": provisional}
    if provisional:
        rows.append(
            tell(
                "why.provisional",
                "provisional: {why}, so this follows what was played",
                why=why_provisional(verdict),
            )
        )
    if why is not None:
        told, more = at_moment(lambda: _why(record, why, at))
        rows += told
        data |= more
    for claim in claimed:
        name, number = _claim(claim)
        told, more = at_moment(lambda n=name, c=number: _claimed(record, n, c, at))
        rows += told
        data.setdefault("claims", []).append(more)
    emit(to_text(data) if output_format == "json" else "\n".join(rows), output)
    if wrong:
        raise typer.Exit(1)


def _why(record: Record, why: str, at: str | None) -> tuple[list[str], dict[str, Any]]:
    """A player, a quantity, or the quantity of a player."""
    names = [fold(name) for name in record.players]
    if fold(why) in names:
        items = referee.account(record, [why], at=at)
        rows = [row for seat, each in items.items() for row in words.account_to_text(record, seat, each)]
        return rows, {"why": [words.account_to_json(record, seat, each) for seat, each in items.items()]}
    who, what = _parted(record, why)
    try:
        which = quantity_named(record, what)
    except ValueError:
        if labelled := _labelled(record, who, what, at):
            return labelled
        if who:
            raise
        raise ValueError(
            tell(
                "why.nobody",
                "no player or quantity is called {name}; the players are: {players}; "
                "the quantities are: {known}",
                name=why,
                players=", ".join(record.players),
                known=", ".join(quantities_of(record)),
            )
        ) from None
    seated = min(len(record.players), record.known_game.most_players)
    seats = [seat_named(record, who)] if who else list(range(seated))
    common = record.known_game.quantities.names[which] in record.known_game.of_table
    if common:
        seats = seats[:1]  # it is the same for every player
    rows, told = [], []
    for seat in seats:
        ledger = referee.history(record, record.players[seat], what, at=at)
        rows += words.history_to_text(record, None if common else seat, which, ledger)
        whose = {} if common else {"player": record.players[seat]}
        told.append(whose | words.ledger_to_json(record, which, ledger))
    return rows, {"history": told}


def _parted(record: Record, why: str) -> tuple[str, str]:
    """The player and the quantity. Both may have several words, and there may be no player."""
    said = " ".join(why.split())
    named = [name for name in record.players if fold(said).startswith(fold(name) + " ")]
    if named:
        who = max(named, key=len)
        return who, said[len(who) :].strip()
    try:
        quantity_named(record, said)
    except ValueError:
        who, _, what = said.rpartition(" ")
        return (who, what) if who and not _is_label(record, said) else ("", said)
    return "", said


def _is_label(record: Record, said: str) -> bool:
    items = referee.account(record)
    return any(fold(item.line.label) == fold(said) for each in items.values() for item in each)


def _labelled(
    record: Record, who: str, what: str, at: str | None
) -> tuple[list[str], dict[str, Any]] | None:
    """The line of the score sheet with that label; None if there is none."""
    rows, told = [], []
    for seat, items in referee.account(record, [who] if who else None, at=at).items():
        meant = [item for item in items if fold(item.line.label) == fold(what)]
        rows += words.account_to_text(record, seat, meant) if meant else []
        told += [words.account_to_json(record, seat, meant)] if meant else []
    return (rows, {"why": told}) if rows else None


def _claim(text: str) -> tuple[str, int]:
    name, equals, number = text.rpartition("=")
    figures = number.strip().removeprefix("-")
    if not (equals and figures.isascii() and figures.isdecimal() and len(figures) < 9):
        raise Trouble(
            tell("why.no-claim", "{text} is not a claim: write NAME=NUMBER, as in Anne=42", text=repr(text))
        )
    return name.strip(), int(number)


def _claimed(record: Record, name: str, claimed: int, at: str | None) -> tuple[list[str], dict[str, Any]]:
    seat = seat_named(record, name)
    items = referee.account(record, [name], at=at)[seat]
    total = total_of(items)
    if total is None:
        asked = command("score", "--why", name, log=record.name)
        game = record.known_game.said_title
        raise ValueError(
            tell("why.no-totals", "{game} has no totals; see {command}", game=game, command=asked)
        )
    most = total.amount if total.most is None else total.most
    nearest = min(max(claimed, total.amount), most)
    names = [
        str(record.known_game.called(which)) for which in range(len(record.known_game.quantities.names))
    ]
    found = guesses(items, claimed - nearest, names) if claimed != nearest else []
    if claimed == nearest:
        facts: dict[str, object] = {"player": visible(name), "claimed": claimed, "right": ranged(total)}
        if total.most is None:
            fits = tell("why.right", "{player}: {claimed} claimed, {right} counted: as claimed", **facts)
        else:
            fits = tell(
                "why.open",
                "{player}: {claimed} claimed, {right} counted: "
                "so the claim may be right; the log does not show it",
                **facts,
            )
        rows = ["", fits]
    else:
        rows = words.guesses_to_text(name, claimed, ranged(total), found)
    return rows, {
        "player": record.players[seat],
        "claimed": claimed,
        "least": total.amount,
        "most": most,
        "could_be": [{"points": guess.points, "says": guess.says} for guess in found],
    }
