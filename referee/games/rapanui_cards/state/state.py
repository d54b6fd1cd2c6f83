"""What is on the table. Mutable and flat; only effects and as_played write to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import attrgetter
from typing import Any

from referee.core.entry import MOST_ACTIONS_AHEAD, MOST_AHEAD, Entry, line_after
from referee.core.judge import meant

from ..actions import Draw, Extra, FinalTable, Holdings, Offer, Position, Take
from ..cards import CARDS, MOAI, WOODCUTTER, gatherer_of
from ..offerings import Four
from ..options import Options
from .holdings import Purse

SETUP, START, OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE, OVER = range(9)
PHASES = 9
IN_TURN = (START, OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE)
PLAYING = (*IN_TURN, OVER)
ALWAYS = tuple(range(PHASES))
NOBODY = -1
OFFERINGS = range(4)
NO_CARDS = (0,) * len(CARDS)
ONE_WOODCUTTER = tuple([int(card == WOODCUTTER) for card in CARDS])
THE_ROUND, THE_EXTRA = 1, 2
"""What was left out before a draw, and may still be written after it."""


Share = tuple[int, int | None, tuple[int, ...]]
"""Who takes how many of what in an evaluation."""

LATER_STEPS = (Offer, Extra, Draw, Take)
"""What a turn does not begin with."""


class State:
    """The table. Hands and displays count the cards of each kind."""

    __slots__ = (
        "acted",
        "active",
        "ahead",
        "assumed",
        "bought",
        "boxed",
        "boxed_now",
        "built",
        "closed",
        "columns",
        "display",
        "done",
        "drawn",
        "due",
        "dues",
        "emptied",
        "ending",
        "evaluated",
        "extra_laid",
        "face_down",
        "final",
        "given",
        "glory",
        "hand",
        "hands_told",
        "hidden_on_stone",
        "laid",
        "last_column",
        "meddled",
        "misread_columns",
        "misread_hands",
        "offer_turns",
        "opened",
        "options",
        "paid_out",
        "phase",
        "pile",
        "played_on",
        "players",
        "purses",
        "refilled",
        "revealed",
        "seen",
        "skipped",
        "spent",
        "stone",
        "supply",
        "taken",
        "taking",
        "to_draw",
        "told",
        "told_by",
        "told_front",
        "told_stone",
        "turn",
        "unknown",
        "unsure",
        "wood",
    )

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.phase = SETUP
        self.given = False  # the log begins in the middle of a game
        self.final = False  # the log has only the final table
        self.told: list[tuple[str, int]] = []  # what the log says of the table at first, and of whom
        self.turn = self.opened = 1  # the turn, and the first one that the log tells
        self.done = 0  # entries of the current turn
        self.active = 0
        self.due = NOBODY  # whose turn it was, when somebody else has taken it
        self.acted = False
        self.meddled = NOBODY, 0  # who acted in it without having the turn, and after how many entries
        self.played_on = False  # something was done after the end
        self.ahead: Iterable[object] = ()  # what the turn says later, while an action is judged
        self.hand = [list(NO_CARDS) for _ in range(players)]
        self.hands_told = [False] * players
        self.misread_hands = 0  # hands that were told and could not be read, nobody knows whose
        self.misread_columns = 0  # columns likewise
        self.display = [list(ONE_WOODCUTTER) for _ in range(players)]
        self.purses = [Purse((1, 1, 1, 1)) for _ in range(players)]
        self.wood = [options.start_wood_first + seat for seat in range(players)]
        self.glory = [0] * players
        self.columns: list[list[int]] = [[] for _ in range(options.columns)]
        self.pile = deck_size(options)
        self.seen = list(NO_CARDS)
        self.supply = [options.offerings_each_kind - players] * 4
        self.stone = [0, 0, 0, 0]
        self.hidden_on_stone = 0
        self.face_down = [0, 0, 0, 0]  # those on the stone that were laid face down, if known
        self.boxed = 0
        self.boxed_now = False
        self.told_stone: Four | None = None
        self.bought = NOBODY  # the offering bought in this turn
        self.spent = 0  # what was paid for it
        self.built = False  # a moai was built in this turn
        self.extra_laid = False  # and its extra card was laid
        self.skipped = 0  # THE_ROUND and THE_EXTRA, if a draw came before them
        self.drawn = 0  # cards drawn in this turn
        self.to_draw = 0
        self.laid: list[int] = []  # who has laid a card in the round that goes on
        self.told_front: int | None = None  # the front card of its refill, as the draw told it
        self.emptied = NOBODY  # the column that waits for its refill
        self.refilled = NOBODY  # the column last refilled in this turn
        self.ending = False  # the end has come, and only the hand is filled
        self.last_column = NOBODY
        self.evaluated = NOBODY
        self.closed = NOBODY  # the card that was evaluated in the turn that ended last
        self.dues: list[int] = [0] * players  # what an evaluation owes, by seat
        self.taken = False  # a `take` was written for this evaluation
        self.taking: tuple[
            Share, ...
        ] = ()  # what some take instead of missing cards, until all have said it
        self.told_by: list[int] = []  # those who have told it in words of their own
        self.paid_out = 0  # cards of an evaluation that emptied all piles, so that nobody had to choose
        self.offer_turns: list[tuple[int, int]] = []  # turn and builder of each face-down `?`
        self.unsure = False  # something in this turn could not be read or done: nobody knows what was
        self.unknown = [0] * players  # cards in hand that nobody can name; below 0: too many are named
        self.assumed: list[int] = []  # columns in which unknown cards lie, for want of a refill
        self.revealed: list[tuple[int, int, int]] = []  # turn, builder and kind of those told later

    def copy(self) -> State:
        other = State.__new__(State)
        for name, value in zip(State.__slots__, _fields(self), strict=True):
            setattr(other, name, _copied(value) if value.__class__ is list else value)
        return other

    def components(self) -> dict[str, object]:
        """Every field by name, to compare two states; purses by what they may hold."""
        fields = {name: getattr(self, name) for name in State.__slots__}
        return fields | {"purses": [purse.possible for purse in self.purses]}

    def front(self, column: int) -> int | None:
        cards = self.columns[column]
        return cards[-1] if cards else None

    def hand_size(self, seat: int) -> int:
        return sum(self.hand[seat]) + self.unknown[seat]

    def may_hold(self, seat: int, card: int) -> int:
        """How many cards of a kind may be in a hand: the known ones, and the unknown ones."""
        return self.hand[seat][card] + max(0, self.unknown[seat])


_fields = attrgetter(*State.__slots__)


def _copied(value: list[Any]) -> list[Any]:
    """A list, copied with the lists or purses in it. All else is never changed, and shared."""
    if value and value[0].__class__ in (list, Purse):
        return [each.copy() for each in value]
    return value[:]


def deck_limits(options: Options) -> tuple[int, ...]:
    """How many deck cards of each kind there are."""
    each = options.deck_each_gatherer
    return options.deck_woodcutters, options.deck_priests, options.deck_moai, each, each, each, each


def deck_size(options: Options) -> int:
    return sum(deck_limits(options))


def start(options: Options, players: int = 2) -> State:
    return State(players, options)


def begun(state: State) -> bool:
    """Whether somebody has played; until then anything that lies on the table may be written."""
    return state.acted or state.turn != state.opened


def foresee(state: State, entries: Sequence[Entry], number: int, index: int) -> None:
    """What comes later in the turn; in the set-up, that the log begins in the middle of a game."""
    state.ahead = RestOfTurn(entries, number, index, state.active) if entries else ()
    if not state.given and not begun(state):
        if comes_later(state, FinalTable):
            begin_at_the_end(state)
        elif comes_later(state, Position):
            begin_in_the_middle(state)


class RestOfTurn:
    """The actions after one of an entry: in its line and below it, until somebody else does more than
    say what he offers or takes. Few checks ask for them, so they are looked up only then.
    """

    __slots__ = ("active", "entries", "index", "number")

    def __init__(self, entries: Sequence[Entry], number: int, index: int, active: int) -> None:
        self.entries, self.number, self.index, self.active = entries, number, index, active

    def __iter__(self) -> Iterator[object]:
        return islice(self._actions(), MOST_ACTIONS_AHEAD)

    def _actions(self) -> Iterator[object]:
        number, first = self.number, self.index + 1
        entry = self.entries[number]
        yield from (play.action for play in entry.plays[first : first + MOST_ACTIONS_AHEAD])
        whose = self.active if _offers_own(entry) else entry.seat
        for below in self.entries[number + 1 : number + 1 + MOST_AHEAD]:
            of_the_table = below.seat is None and below.name is None
            if not of_the_table and below.seat != whose and not _says_own(below):
                break
            yield from (play.action for play in below.plays)


def begin_in_the_middle(state: State) -> None:
    options = state.options
    state.given = True
    state.pile = deck_size(options) - options.columns * options.column_size


def begin_at_the_end(state: State) -> None:
    """The game is over, and nobody has anything that the log does not mention."""
    state.given = state.final = True
    state.pile = 0
    state.phase = OVER
    for seat in range(state.players):
        if ("wood", seat) not in state.told:
            state.wood[seat] = 0
        if ("display", seat) not in state.told:
            state.display[seat] = [0 for _ in CARDS]
        if ("owns", seat) not in state.told:
            state.purses[seat] = Purse()


def gives_final_cards(state: State, action: Holdings) -> bool:
    """Whether this line of a final table is the first that says what offering cards a player has."""
    return state.final and ("owns", action.player) not in state.told


def comes_later(state: State, kinds: type | tuple[type, ...]) -> bool:
    """Whether the turn that is judged says such a thing further on."""
    return any(isinstance(each, kinds) for each in state.ahead)


def turn_is_full(state: State, options: Options) -> bool:
    return state.phase in (SETUP, DONE, OVER)


def goes_on(state: State, entries: Sequence[Entry], number: int, options: Options) -> bool:
    """An incomplete turn stays open until the next player begins one. It does not close if the other
    player writes only later steps of a turn, or if its own player then goes on with it. A complete
    turn can only be completed in words: what its evaluation paid, or a step done once too often.
    """
    entry = entries[number]
    if state.phase == DONE:
        if entry.plays and _actions(entry)[0].__class__ not in LATER_STEPS:
            return False
        return _is_no_turn(entry) if entry.seat == state.active else _tells_own(entry)
    if turn_is_full(state, options):
        return False
    if entry.seat == state.due:
        return False  # somebody else had taken this player's turn, and the player begins it now
    if entry.seat != (state.active + 1) % state.players or _is_no_turn(entry):
        return True
    after = line_after(entries, number)
    later = after is not None and after.seat == state.active != entry.seat
    return later and after is not None and _begins_with(after, LATER_STEPS)


def _is_no_turn(entry: Entry) -> bool:
    """Whether a line has only later steps of a turn, so that it continues one."""
    return bool(entry.plays) and all(isinstance(each, LATER_STEPS) for each in _actions(entry))


def _tells_own(entry: Entry) -> bool:
    """Whether a player only writes what he himself takes."""
    if not _begins_with(entry, (Take,)):
        return False
    takes = [each for each in _actions(entry) if isinstance(each, Take)]
    takers = {taker for take in takes for taker, _, _ in take.shares}
    return len(takes) == len(entry.plays) and takers == {entry.seat}


def _says_own(entry: Entry) -> bool:
    """Whether a line may be of a player who has not the turn: what he offers or takes."""
    return _begins_with(entry, (Take,)) or _offers_own(entry)


def _offers_own(entry: Entry) -> bool:
    """Whether a line says only what its own player lays in an offering round."""
    offers = [each for each in _actions(entry) if isinstance(each, Offer)]
    givers = {giver for offer in offers for giver, _, _ in offer.offered}
    return 0 < len(offers) == len(entry.plays) and givers == {entry.seat}


def _actions(entry: Entry) -> list[object]:
    """The actions of a line, also those of which only a word could not be read."""
    return [meant(play).action for play in entry.plays]


def _begins_with(entry: Entry, kinds: tuple[type, ...]) -> bool:
    return bool(entry.plays) and isinstance(_actions(entry)[0], kinds)


def price_of(state: State, seat: int, kind: int, options: Options) -> int:
    """What an offering card costs a player now."""
    card = gatherer_of(kind)
    lowered = state.display[seat][card] + (state.hand[seat][card] if options.hand_lowers_price else 0)
    return max(0, options.full_price - lowered)


def play_cost(cards: tuple[int, ...], options: Options) -> int:
    """A moai costs wood, hunter-gatherers after the first cost one each, the rest is free."""
    if not cards:
        return 0
    if cards[0] == MOAI:
        return options.moai_price
    return len(cards) - 1 if cards[0] > MOAI else 0


def counts_of(state: State, card: int) -> list[int]:
    return [display[card] for display in state.display]


def bonus_seat(state: State, card: int, options: Options) -> int:
    """Who has the sole majority of an evaluated kind, with at least two cards; NOBODY if none."""
    return _bonus_seat(state, card, counts_of(state, card), options)


def _bonus_seat(state: State, card: int, counts: list[int], options: Options) -> int:
    ranking = counts
    if options.majority_over_all and card > MOAI:
        ranking = [sum(display[MOAI + 1 :]) for display in state.display]
    best = max(ranking)
    if ranking.count(best) != 1:
        return NOBODY
    leader = ranking.index(best)
    return leader if counts[leader] >= options.bonus_from else NOBODY


def dues_of(state: State, card: int, options: Options) -> list[int]:
    """What an evaluation of a kind owes each player."""
    gathers = card > MOAI
    dues = []
    best, leader = -1, NOBODY
    for seat, display in enumerate(state.display):
        count = display[card]
        dues.append(1 if gathers and count else count)
        if count > best:
            best, leader = count, seat
        elif count == best:
            leader = NOBODY
    if gathers and options.majority_over_all:
        leader = bonus_seat(state, card, options)
    if leader != NOBODY and best >= options.bonus_from:
        dues[leader] += 1
    return dues


def stuck(state: State, seat: int, options: Options) -> bool:
    """Whether the player has three moai in hand and not enough wood for one."""
    wood = state.wood[seat] + (state.spent if options.box_test_before_buy else 0)
    return state.may_hold(seat, MOAI) >= options.hand_size and wood < options.moai_price
