"""The public functions. They take a loaded record and do not change it.

The modules that a function needs are loaded when it is called, so that a command loads only what it uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.speech.say import tell

from . import shelf
from .analysis.limits import require_extent, require_judgeable
from .analysis.log_point import entries_until
from .analysis.names import quantity_named, seat_named
from .checking import check, judged_until, replay
from .core.game import ScoreSheet
from .core.record import Record
from .core.verdict import Verdict
from .loading import CannotRead, bytes_of, files_of, load, loads
from .rule_lookup import explain, rules
from .speech.current import ENGLISH, speaking

if TYPE_CHECKING:
    from .analysis.account import Item
    from .analysis.comparison import Comparison
    from .analysis.coverage import Survey
    from .analysis.dispute import Dispute
    from .analysis.history import Ledger
    from .golden.expected import Surprise
    from .mend.repairs import Found, Repair
    from .pictures.drawing import Drawing
    from .playing.request import Simulated

__all__ = [
    "CannotRead",
    "account",
    "check",
    "compare",
    "coverage",
    "dispute",
    "explain",
    "format_log",
    "from_json",
    "game_names",
    "golden_differences",
    "history",
    "legal",
    "load",
    "loads",
    "picture",
    "repair",
    "repaired",
    "replay",
    "rules",
    "score",
    "show",
    "simulate",
    "surprises",
    "to_csv",
    "to_golden",
    "to_html",
    "to_json",
]

Accounts = dict[int, tuple["Item", ...]]
"""For each seat: the lines of the score sheet with their parts."""


def score(record: Record, *, at: str | None = None) -> ScoreSheet:
    """Who won or is ahead, with a line for everything that counts."""
    verdict = judged_until(record, at)
    return record.known_game.score(verdict.known_state, record.known_terms.options, record.players)


def account(record: Record, players: Sequence[str] | None = None, *, at: str | None = None) -> Accounts:
    """The score sheets of these players, or of all, with the line of the log behind every unit."""
    require_extent(record)
    from .analysis.account import accounts

    sheet = score(record, at=at)
    seats = [seat_named(record, name) for name in players] if players else range(len(record.players))
    return accounts(record, entries_until(record, at), sheet, list(seats))


def history(record: Record, player: str, quantity: str, *, at: str | None = None) -> Ledger:
    """Everything that changed a number, with its line and its rule."""
    from .analysis.history import ledgers

    require_judgeable(record)
    require_extent(record)
    wanted = (seat_named(record, player), quantity_named(record, quantity))
    return ledgers(record, entries_until(record, at), [wanted])[wanted]


def dispute(record: Record) -> Dispute:
    """The log under every other edition and ruling: all views in which the verdict or score differs."""
    from .analysis.dispute import dispute as _dispute

    require_judgeable(record)
    require_extent(record)
    return _dispute(record, check)


def compare(one: Record, two: Record) -> Comparison:
    """Compare two logs of one game: the lines that differ, and the outcome of each log."""
    from .analysis.comparison import between

    require_judgeable(one)
    require_judgeable(two)
    if one.game is not two.game:
        raise ValueError(
            tell("games.differ", "{one} and {two} are not of the same game", one=one.name, two=two.name)
        )
    require_extent(one)
    require_extent(two)
    return between(one, two, check)


def repair(record: Record, *, limit: int | None = None) -> Found:
    """The likeliest small changes that make a log legal, best first. Nothing is changed."""
    from .mend.repairs import MOST_LINES, repairs

    require_judgeable(record)
    require_extent(record)
    return repairs(record, limit or MOST_LINES)


def repaired(record: Record, repair: Repair) -> str:
    """The text of the log after one of its repairs."""
    from .mend.patch import patched

    return patched(record, repair.edits)


def show(record: Record, *, at: str | None = None) -> str:
    """The table as a drawing in characters."""
    from .analysis.table_view import table_view

    return "\n".join(table_view(record, judged_until(record, at).known_state, at))


def picture(record: Record, *, at: str | None = None) -> Drawing | None:
    """The table as shapes, with what the last action did. None if the game is shown only in characters."""
    from .analysis.last_action import last_action

    game, options = record.known_game, record.known_terms.options
    if game.drawing is None:
        return None
    state, last = judged_until(record, at).known_state, last_action(record, entries_until(record, at))
    return game.drawing(state, options, record.players, last)


def legal(record: Record, *, at: str | None = None) -> list[tuple[str, str]]:
    """The legal actions, each with its player, at the end of the log or instead of `at`."""
    from .analysis.legal_actions import legal_actions

    return legal_actions(record, at)


def format_log(record: Record, language: str | None = None) -> str:
    """The same log in canonical form, in its own language or in another one (`fr`, `nl`, `es`, `en`).

    ValueError if a part of it cannot be read, or cannot be said in that language.
    """
    if language is None:
        from .text.writer import canonical

        return canonical(record)
    from .text.translated import translated

    return translated(record, language)


def to_json(record: Record) -> dict[str, Any]:
    """The record as data, valid by schemas/record.schema.json."""
    from .export.record_json import record_to_json

    return record_to_json(record)


def from_json(data: Any, name: str = "<json>", folder: str | Path | None = None) -> Record:
    """The record from its data. ValueError with a message if the data is not a record."""
    from .export.record_json import text_from_json

    return loads(text_from_json(data, files_of(folder)), name, folder)


def to_csv(record: Record) -> str:
    """One row for each action."""
    from .export.record_csv import record_to_csv

    return record_to_csv(record)


def to_html(record: Record) -> str:
    """The game as a page for a browser: the table at every action, the log, the findings and the score."""
    require_judgeable(record)
    require_extent(record, on_a_page=True)
    from .pages.replay import replay_page

    return replay_page(check(record))


def surprises(verdict: Verdict) -> list[Surprise]:
    """Where a verdict and the marks (`#! CODE`, `#? CODE`) of its log differ."""
    from .golden.expected import surprises as _surprises

    return _surprises(verdict)


def to_golden(record: Record) -> dict[str, Any]:
    """The verdict to compare with later, as data, valid by schemas/golden.schema.json."""
    from .golden.content import golden_of

    with speaking(ENGLISH):
        return golden_of(check(record))


def golden_differences(record: Record, golden: Any) -> list[str]:
    """The differences from a golden, in words. ValueError if the data is not a golden."""
    from .golden.content import checked_golden, golden_of
    from .golden.differences import differences

    was = checked_golden(golden)
    with speaking(ENGLISH):
        return [difference.text for difference in differences(was, golden_of(check(record)))]


def coverage(records: Iterable[Record]) -> Survey:
    """Which rules, editions, endings and rulings these logs exercise. Only marked findings count."""
    from .analysis.coverage import Survey
    from .core.log_rules import LOG
    from .golden.expected import expectations
    from .text.syntax import SYN

    survey = Survey((LOG, SYN))
    for record in records:
        survey.add(check(record), expectations(record, None))
    return survey


def simulate(
    game: str,
    *,
    seed: int = 0,
    edition: str | None = None,
    players: int | None = None,
    rulings: Mapping[str, str] | None = None,
    board: str | Path | None = None,
    temper: str = "mixed",
    turns: int | None = None,
    illegal: str | bool = False,
) -> Simulated:
    """A random game as a log. The seed decides everything that is not given.

    With `illegal` it has one violation, of the rule with that code or of any rule. ValueError with a
    message if that is impossible.
    """
    from .playing.request import illegal_game, legal_game, rule_for, wish_for

    path = Path(board) if board is not None and str(board).lower().endswith((".yaml", ".yml")) else None
    file = None if board is None else (path.name, bytes_of(path)) if path else (str(board), None)
    wish = wish_for(game, edition, players, rulings or {}, file, temper, turns)
    if not illegal:
        return legal_game(wish, seed)
    rule = rule_for(wish.game, illegal) if isinstance(illegal, str) else None
    folder = path.parent if path else None
    return illegal_game(wish, seed, rule, lambda text: check(loads(text, folder=folder)))


def game_names() -> tuple[str, ...]:
    """The names of all games, those of other packages after our own."""
    return shelf.names()
