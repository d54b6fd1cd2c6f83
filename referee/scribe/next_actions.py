"""Who plays next, and what may be played: a list of legal actions, up to a limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from referee.core.acts import Misnamed, NotAnAction
from referee.core.entry import Entry, Play
from referee.core.game import Game
from referee.forms.folding import fold, nearest
from referee.forms.phrase import NotAWord, seat_of
from referee.text.line_kinds import STATEMENTS, statement_words
from referee.text.partings import parted
from referee.text.reader import LineReader
from referee.text.source import cut_comment

from .look import Coming, Look

MOST_LISTED = 2_000
"""The most actions that are listed, so that the prompt never hangs."""


class Choice(NamedTuple):
    """A legal action of a player, and its text in the language of the log."""

    seat: int
    text: str
    action: Any


class Choices(NamedTuple):
    """The legal actions of a player that begin with the same verb."""

    seat: int
    verb: str
    actions: tuple[Choice, ...]


class NextTurn(NamedTuple):
    """Whose line comes next. `player` is empty if it is nobody's: the game is over, or the table's own."""

    seat: int | None = None
    player: str = ""
    is_open: bool = False
    """Whether the player has begun the turn and can go on with it."""
    example: str = ""
    """A line of the table itself, if such a line comes next: cards dealt, tiles laid out."""
    order: str = ""
    """In which order that line names what lies there, in a sentence."""

    @property
    def is_table(self) -> bool:
        return bool(self.example)

    @property
    def head(self) -> str:
        """The words before the colon of the table's own line: what it is, and whose."""
        return self.example.partition(":")[0]


def upcoming(seen: Look) -> Coming:
    """What the game expects after the last line of a log. Empty if the game is over."""
    if seen.coming is None:
        seen.coming = _upcoming(seen)
    return seen.coming


def turn_of(seen: Look) -> NextTurn:
    """Whose line comes next."""
    coming = upcoming(seen)
    if coming.example is not None:
        order = seen.record.known_game.dealt_order(seen.state, seen.options)
        return NextTurn(example=coming.example, order=order)
    seat = coming.open_for if coming.open_for is not None else next(iter(coming.seats), None)
    if seat is None:
        return NextTurn()
    return NextTurn(seat, seen.record.players[seat], coming.open_for is not None)


def _upcoming(seen: Look) -> Coming:
    record, state, options = seen.record, seen.state, seen.options
    game = record.known_game
    if game.deal is not None:
        dealt = game.deal(state, options, Random(0))
        if dealt is not None:
            return Coming(record.notation.write(dealt, record.players), ())
    seats = tuple(dict.fromkeys(seat for seat, _ in islice(game.legal(state, options), MOST_LISTED)))
    last = _last_turn(seen)
    if last is None or last.seat not in seats or last.broken or not _is_unfinished(seen, last):
        return Coming(None, seats)
    beginning = [seat for seat in range(len(record.header.players)) if _may_begin(seen, seat, last.seat)]
    if last.seat in beginning:  # the turn goes on in a line of its own
        others = (seat for seat in beginning if seat != last.seat)
        return Coming(None, (last.seat, *others), last.seat)
    return Coming(None, tuple(beginning), last.seat, last.line)


def _last_turn(seen: Look) -> Entry | None:
    return next((entry for entry in reversed(seen.record.entries) if entry.seat is not None), None)


def _is_unfinished(seen: Look, last: Entry) -> bool:
    """Whether the last turn of the log can go on."""
    end, entries = seen.trail.end, seen.record.entries
    if end is None or end.game.turn_is_full(end.state, end.options):
        return False
    if end.game.goes_on is None:
        return True
    line = Entry(len(seen.record.lines) + 1, None, last.seat, (), broken=False)
    return end.game.goes_on(end.state, [*entries, line], len(entries), end.options)


def _may_begin(seen: Look, seat: int, open_for: int) -> bool:
    """Whether a player may begin a line: there is something to do, and the open turn lacks nothing."""
    if next(iter(choices(seen, seat)), None) is None:
        return False
    line = Entry(len(seen.record.lines) + 1, None, seat, (), broken=False)
    return seat == open_for or not seen.trail.is_too_early(line)


def choices(seen: Look, seat: int, plays: Sequence[Play] = ()) -> Iterator[Choice]:
    """What a player may do on a new line at the end, after the actions `plays` on that line."""
    line = Entry(len(seen.record.lines) + 1, None, seat, tuple(plays), broken=False)
    return _listed(seen, seen.trail.state_after(line), seat)


def more(seen: Look, seat: int) -> Iterator[Choice]:
    """What a player may do in the turn that is open."""
    return _listed(seen, seen.state, seat)


def _listed(seen: Look, state: Any, seat: int) -> Iterator[Choice]:
    record = seen.record
    for who, action in islice(record.known_game.legal(state, seen.options), MOST_LISTED):
        if who == seat:
            yield Choice(seat, record.notation.write(action, record.players), action)


def legal_now(seen: Look, seat: int | None = None) -> list[Choice]:
    """What may be written next, by any player or by one of them. The player of an open turn comes first."""
    coming = upcoming(seen)
    found: list[Choice] = []
    if coming.open_for is not None and seat in (None, coming.open_for):
        found += more(seen, coming.open_for)
    seats = coming.seats if seat is None else (seat,)
    for each in seats:
        if each != coming.open_for:
            found += choices(seen, each)
    return found


def by_verb(found: Iterable[Choice]) -> list[Choices]:
    """Legal actions grouped by player and verb."""
    groups: dict[tuple[int, str], list[Choice]] = {}
    for choice in found:
        groups.setdefault((choice.seat, choice.text.partition(" ")[0]), []).append(choice)
    return [Choices(seat, verb, tuple(actions)) for (seat, verb), actions in groups.items()]


def texts(found: Iterable[Choice]) -> list[str]:
    return [choice.text for choice in found]


# Lines without a name


def joined(seen: Look, typed: str) -> tuple[int, str] | None:
    """The line of the open turn with the typed actions added, and its number. None if they are not its."""
    code, comment = cut_comment(typed)
    name, colon, body = code.partition(":") if ":" in code else ("", "", code)
    coming = upcoming(seen)
    if not coming.joins or not begins_action(seen, body):
        return None
    if colon and seat_named(seen, name) != coming.open_for:
        return None
    before, remark = cut_comment(seen.record.lines[coming.joins - 1])
    remarks = "  ".join(each.strip() for each in (remark, comment) if each and each.strip())
    line = f"{before.rstrip().rstrip(';')}; {body.strip()}"
    return coming.joins, f"{line}  # {remarks}" if remarks else line


def seat_named(seen: Look, name: str) -> int | None:
    """The seat of the player that a line begins with."""
    try:
        seat = seat_of(" ".join(name.split()), tuple(p.name for p in seen.record.header.players))
    except NotAWord:
        return None
    return seat if seat < seen.record.known_game.most_players else None


def begins_action(seen: Look, text: str) -> bool:
    """Whether a text without a name is actions of a player, and not a statement or a line of the table."""
    words = fold(text).replace(";", " ").split()
    spoken, english = seen.record.notation, seen.record.known_game
    if not words or words[0] in statement_words(spoken):
        return False
    if words[0] in spoken.table_words:  # a line of the table may begin like an action: `tablet Ana: kept`
        return LineReader(seen.record).reads_as_turn(text)
    verbs = {*_verbs(spoken), *_verbs(english)}  # English is read in every log
    if words[0] in verbs or nearest(words[0], sorted(verbs)) is not None:
        return True
    reader = LineReader(seen.record)
    return reader.reads_as_turn(text) or bool(parted(reader.clauses.quiet(), text))


def is_of_game(seen: Look, text: str) -> bool:
    """Whether a text is an action of the game, and not only something that no rule allows."""
    if not seen.playable:
        return False
    play = LineReader(seen.record).clauses.quiet().clause(1, 0, text, 0)
    return play is not None and not isinstance(play.action, Misnamed | NotAnAction)


@cache
def _verbs(game: Game) -> frozenset[str]:
    """The first words of the actions of a player, folded."""
    return frozenset(fold(verb) for verb in game.forms_by_verb) - {*STATEMENTS, *game.table_words}


def with_name(seen: Look, line: str) -> str:
    """The line with what it is about, if that is not said: the current player, or the table's own head.

    Where the hand of Anne comes next, `fish berry grain` is `hand Anne: fish berry grain`.
    """
    code, _ = cut_comment(line)
    if ":" in code or not code.strip():
        return line
    coming, text = upcoming(seen), line.strip()
    if coming.example is not None and _first_word(code) not in statement_words(seen.record.notation):
        head = coming.example.partition(":")[0]
        if _reads_of_table(seen, f"{head}: {code.strip()}") or not begins_action(seen, code):
            return f"{head}: {text}"
    if not coming.seats or not begins_action(seen, code):
        return line
    return f"{seen.record.players[coming.seats[0]]}: {text}"


def with_colon(seen: Look, line: str, is_read: Callable[[str], bool]) -> str:
    """The line with the colon that is missing behind a player's name, if it can be read with it alone."""
    code, comment = cut_comment(line)
    if ":" in code or reads(seen, code) or _reads(seen, code):
        return line
    words = code.split()
    for player in seen.record.players:
        length = len(player.split())
        body = " ".join(words[length:])
        apart = f"{player}: {body}"
        if body and fold(" ".join(words[:length])) == fold(player) and is_read(apart):
            return apart + ("" if comment is None else f"  #{comment}")
    return line


def reads(seen: Look, line: str) -> bool:
    """Whether a line can be read: a turn with a name, a statement, or a line of the table itself."""
    name, _, body = line.partition(":")
    if seat_named(seen, name) is not None:
        return _reads(seen, body)
    is_statement = _first_word(line) in statement_words(seen.record.notation)
    return LineReader(seen.record).clauses.quiet().line(1, 0, line, not is_statement) is not None


def _first_word(text: str) -> str:
    return next(iter(fold(text).split()), "")


def _reads_of_table(seen: Look, line: str) -> bool:
    return LineReader(seen.record).clauses.quiet().line(1, 0, line, True) is not None


def separated(seen: Look, line: str) -> str | None:
    """The line with the semicolons that are missing between its actions. None if none are missing.

    Semicolons are put in only if the line cannot be read without them and is clear with them.
    """
    code, comment = cut_comment(line)
    name, colon, body = code.partition(":") if ":" in code else ("", "", code)
    if not begins_action(seen, body) or _reads(seen, body):
        return None
    verbs = {*_verbs(seen.record.notation), *_verbs(seen.record.known_game)}
    parts: list[list[str]] = [[]]
    for word in body.split():
        if fold(word) in verbs and parts[-1] and not parts[-1][-1].endswith(";"):
            parts[-1][-1] += ";"
            parts.append([])
        parts[-1].append(word)
    apart = " ".join(word for part in parts for word in part)
    if len(parts) == 1 or not _reads(seen, apart):
        return None
    remark = "" if comment is None else f"  #{comment}"
    return f"{name}{colon} {apart}".strip() + remark


def _reads(seen: Look, body: str) -> bool:
    return LineReader(seen.record).reads_as_turn(body, all)
