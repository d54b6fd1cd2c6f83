"""The public functions. Each takes a record that was loaded, and none changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import shelf
from .core.acts import TurnEnds
from .core.book import LOG
from .core.extent import require_extent
from .core.folding import fold
from .core.game import Game, ScoreSheet
from .core.moment import Moment, parse_moment, until_after, until_before
from .core.record import Entry, Record
from .core.replay import replay as _replay
from .core.rule import ERROR, Rule, RuleBook
from .core.verdict import Finding, Verdict
from .text.boards import Beside
from .text.reader import read
from .text.source import MOST_BYTES, TooLarge

if TYPE_CHECKING:
    from .analysis.account import Item
    from .analysis.between import Comparison
    from .analysis.coverage import Survey
    from .analysis.dispute import Dispute
    from .analysis.ledger import Ledger
    from .golden.expected import Surprise
    from .mend.repairs import Found, Repair
    from .playing.asking import Simulated

Accounts = dict[int, tuple["Item", ...]]
"""By seat: the lines of a score sheet with their parts."""


class CannotRead(Exception):
    """A file that cannot be read at all; the text says why."""


def load(path: str | Path) -> Record:
    """Read a log from a file. Faults in it become findings; CannotRead if there is no text."""
    try:
        with open(path, "rb") as file:
            return loads(file.read(MOST_BYTES + 1), name=str(path), folder=Path(path).parent)
    except OSError as error:
        raise CannotRead(f"{path}: {error.strerror or error}") from None
    except ValueError as error:  # a NUL in the path
        raise CannotRead(f"{path!r}: {error}") from None


def loads(text: str | bytes, name: str = "<text>", folder: str | Path | None = None) -> Record:
    """Read a log from text. A board file that it names is looked for in `folder`, and nowhere else."""
    try:
        return read(text, name, _beside(folder))
    except TooLarge as error:
        raise CannotRead(f"{name}: {error}") from None


def _beside(folder: str | Path | None) -> Beside | None:
    """Reads a file of that folder; the reader has made sure that the name holds no way out of it."""
    if folder is None:
        return None

    def read_beside(name: str) -> bytes:
        from .beside import read_regular

        return read_regular(Path(folder) / name)

    return read_beside


def replay(record: Record, *, strict: bool = False, at: str | None = None) -> Verdict:
    """Play a record through its rules, up to and with line (or `line.action`) `at`."""
    entries = _until(record, at)
    if not record.can_be_judged:
        return Verdict(record)
    from .mend.judging import described

    return described(record, entries, strict)


def check(record: Record, *, strict: bool = False) -> Verdict:
    """The verdict on a log: everything that cannot be read or is not legal, in order."""
    if not record.can_be_judged:
        verdict = Verdict(record, findings=_in_order(record))
    else:
        from .mend.judging import judged

        verdict = judged(record, strict)
    if verdict.undecided:
        from .core.hindsight import judge_again

        judge_again(verdict)
    if strict:
        _keep_first(verdict)
    return verdict


def _in_order(record: Record) -> list[Finding]:
    return sorted((*record.findings, *record.notices), key=lambda finding: finding.order)


def _keep_first(verdict: Verdict) -> None:
    for index, finding in enumerate(verdict.findings):
        if finding.severity == ERROR:
            del verdict.findings[index + 1 :]
            verdict.stopped = True
            return


def score(record: Record, *, at: str | None = None) -> ScoreSheet:
    """Who won, or how the game stands, with a line for everything that counts."""
    verdict = _judged(record, at)
    return record.known_game.score(verdict.state, record.known_terms.options, record.players)


def account(record: Record, players: Sequence[str] | None = None, *, at: str | None = None) -> Accounts:
    """The score sheets of these players, or of all, with the line of the log behind every unit."""
    require_extent(record)
    from .analysis.account import accounts

    verdict = _judged(record, at)
    sheet = record.known_game.score(verdict.state, record.known_terms.options, record.players)
    seats = [seat_named(record, name) for name in players] if players else range(len(record.players))
    return accounts(record, _until(record, at), sheet, list(seats))


def history(record: Record, player: str, quantity: str, *, at: str | None = None) -> Ledger:
    """Everything that changed a number, with its line and its rule."""
    from .analysis.ledger import ledgers

    _require_judgeable(record)
    require_extent(record)
    wanted = (seat_named(record, player), quantity_named(record, quantity))
    return ledgers(record, _until(record, at), [wanted])[wanted]


def dispute(record: Record) -> Dispute:
    """The log under every other edition and ruling: all views whose verdict or score is another."""
    from .analysis.dispute import dispute as _dispute

    _require_judgeable(record)
    require_extent(record)
    return _dispute(record, check)


def compare(one: Record, two: Record) -> Comparison:
    """Two logs of one game: the lines in which they do not agree, and what each log comes to."""
    from .analysis.between import between

    _require_judgeable(one)
    _require_judgeable(two)
    if one.game is not two.game:
        raise ValueError(f"{one.name} and {two.name} are not of the same game")
    require_extent(one)
    require_extent(two)
    return between(one, two, check)


def repair(record: Record, *, limit: int | None = None) -> Found:
    """The likeliest small changes that make a log legal, best first. Nothing is changed."""
    from .mend.repairs import MOST_LINES, repairs

    _require_judgeable(record)
    require_extent(record)
    return repairs(record, limit or MOST_LINES)


def repaired(record: Record, repair: Repair) -> str:
    """The text of the log after one of its repairs."""
    from .mend.patch import patched

    return patched(record, repair.edits)


def seat_named(record: Record, name: str) -> int:
    """The seat of a player. ValueError, in words, if nobody has that name."""
    names = [fold(each) for each in record.players]
    if fold(name) not in names:
        raise ValueError(f"nobody called {name} plays here; players are {', '.join(record.players)}")
    return names.index(fold(name))


def quantity_named(record: Record, name: str) -> int:
    """What can be counted, by name. ValueError, in words, if there is no such thing."""
    known = record.known_game.quantities.names
    if fold(name) not in known:
        raise ValueError(f"{name} is nothing that can be counted here; this can: {', '.join(known)}")
    place: int = known.index(fold(name))
    return place


def _until(record: Record, at: str | None) -> Sequence[Entry]:
    return record.entries if at is None else until_after(record.entries, _moment(record, at))


def show(record: Record, *, at: str | None = None) -> str:
    """The table as a drawing in characters."""
    verdict = _judged(record, at)
    drawing: str = record.known_game.draw(verdict.state, record.known_terms.options, record.players)
    return f"{drawing.rstrip()}\n{record.known_terms.note}" if record.known_terms.note else drawing


def legal(record: Record, *, at: str | None = None) -> list[tuple[str, str]]:
    """Player and action of all that may be done at the end of the log, or instead of `at`."""
    entries = record.entries if at is None else until_before(record.entries, _moment(record, at))
    _require_judgeable(record)
    verdict = _replay(record, entries=entries)
    game, options = record.known_game, record.known_terms.options
    same_turn = at is not None and "." in at
    if not same_turn and entries and entries[-1].seat is not None:
        _close_turn(game, verdict.state, entries[-1].seat, options, whole=at is not None)
    players = record.players
    return [
        (players[seat], game.write(action, players)) for seat, action in game.legal(verdict.state, options)
    ]


def _close_turn(game: Game, state: Any, seat: int, options: Any, whole: bool) -> None:
    """Before a line of the log, the turn of the line above is over even if it was short."""
    if whole:
        game.effects[TurnEnds](state, seat, TurnEnds(), options)


def format_log(record: Record) -> str:
    """The same log in canonical form. ValueError if a part of it cannot be read."""
    from .text.writer import canonical

    return canonical(record)


def to_json(record: Record) -> dict[str, Any]:
    """The record as data, valid by schemas/record.schema.json."""
    from .export.record import record_to_json

    return record_to_json(record)


def from_json(data: Any, name: str = "<json>", folder: str | Path | None = None) -> Record:
    """The record from its data. ValueError, in words, if the data is not a record."""
    from .export.record import text_from_json

    return loads(text_from_json(data, _beside(folder)), name, folder)


def to_csv(record: Record) -> str:
    """One row for each action."""
    from .export.table import record_to_csv

    return record_to_csv(record)


def surprises(verdict: Verdict) -> list[Surprise]:
    """Where a verdict and the marks (`#! CODE`, `#? CODE`) of its log differ."""
    from .golden.expected import surprises as _surprises

    return _surprises(verdict)


def to_golden(record: Record) -> dict[str, Any]:
    """The verdict to compare with later, as data, valid by schemas/golden.schema.json."""
    from .golden.form import golden_of

    return golden_of(check(record))


def golden_differences(record: Record, golden: Any) -> list[str]:
    """What is no longer as a golden says, in words. ValueError if it is no golden."""
    from .golden.compare import differences
    from .golden.form import checked_golden, golden_of

    was = checked_golden(golden)
    return [difference.text for difference in differences(was, golden_of(check(record)))]


def coverage(records: Iterable[Record]) -> Survey:
    """Which rules, editions, endings and rulings these logs exercise; findings count if they are marked."""
    from .analysis.coverage import Survey
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
    """A random game as a log. What is not said is drawn by the seed.

    With `illegal` it holds one violation, of the rule of that code or of any. ValueError, in words, if
    something cannot be.
    """
    from .playing.asking import illegal_game, legal_game, rule_for, wish_for

    path = Path(board) if board is not None and str(board).lower().endswith((".yaml", ".yml")) else None
    file = None if board is None else (path.name, _bytes_of(path)) if path else (str(board), None)
    wish = wish_for(game, edition, players, rulings or {}, file, temper, turns)
    if not illegal:
        return legal_game(wish, seed)
    rule = rule_for(wish.game, illegal) if isinstance(illegal, str) else None
    folder = path.parent if path else None
    return illegal_game(wish, seed, rule, lambda text: check(loads(text, folder=folder)))


def _bytes_of(path: Path) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None


def game_names() -> tuple[str, ...]:
    """The names of all games, those of other packages after our own."""
    return shelf.names()


def rules(game: str | None = None) -> list[Rule]:
    """All rules of a game, or of every game and of the log itself.

    KeyError if there is no such game, ValueError if another package has it and it does not work.
    """
    if game is not None:
        return list(shelf.game(game).book)
    return [rule for book in books() for rule in book]


def explain(code: str) -> list[Rule]:
    """The rule of that code, or all rules whose codes begin so."""
    wanted = code.strip().upper()
    for book in _own_books():
        if wanted in book:
            return [book[wanted]]
    every = rules()
    exact = [rule for rule in every if rule.code == wanted]
    return exact or [rule for rule in every if rule.code.startswith(wanted)]


def books() -> Sequence[RuleBook]:
    from .text.syntax import SYN

    return [*(game.book for game in shelf.all_games()), LOG, SYN]


def _own_books() -> Sequence[RuleBook]:
    from .text.syntax import SYN

    return [*(game.book for game in shelf.own_games()), LOG, SYN]


def _moment(record: Record, at: str) -> Moment:
    try:
        moment = parse_moment(at)
    except ValueError:
        raise ValueError(f"{at!r} is no moment: write a line (31) or line.action (31.2)") from None
    if moment.line > len(record.lines):
        raise ValueError(f"there is no line {moment.line}: {record.name} has {len(record.lines)}")
    actions = next((len(e.plays) for e in record.entries if e.line == moment.line), 0)
    if moment.action is not None and moment.action > actions:
        raise ValueError(f"line {moment.line} of {record.name} has {actions} actions, not {moment.action}")
    return moment


def _require_judgeable(record: Record) -> None:
    if not record.can_be_judged:
        faults = "; ".join(finding.message for finding in record.findings[:3])
        raise ValueError(f"{record.name}: {faults}")


def _judged(record: Record, at: str | None) -> Verdict:
    _require_judgeable(record)
    return replay(record, at=at)
