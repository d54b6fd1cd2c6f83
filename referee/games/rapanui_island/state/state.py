"""What is on the table. Mutable and flat; only effects and as_played write to it.

How lines make turns. A line of a player is a turn of that player. A turn is *full* once its duty is
done: a tile picked (DRAFT), a villager or the sorcerer placed (PLACE), moai or nothing taken (CARVE), a
transport with its exchange, or a pass (CARRY). What goes along with a turn (purchases, tiles, the
chief) stands on its line, before or after the duty. As long as the duty is not done the next line of
the same player goes on with the same turn (`goes_on`), so a turn may be told in several lines.

The shell says `TurnEnds` before the next line of play; then the next player is in turn, and a phase
with nobody left in it gives way to the next one. Four things do not wait for the next line:

- a pass ends the turn, and the last pass the round (and perhaps the game), at once;
- `order:`, `phase:` and `round:` close a full turn before they are looked at (`table.settled` tells
  what the rules would see then);
- the draft ends with its last pick.

Between the steps, before anybody carves and before anybody carries, each player may write a line with
nothing but *reconversion* or *helping-hand*: such a line does not touch the turn (`acted` stays False).

Lines of the table (resources, tiles, hands ...) are facts for as long as nobody has played (`begun`).
With `position:` they describe a game in the middle; without it they have to be what the rules say.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from referee.core.entry import Entry

from ..actions import TILE_PLAYS, Buy
from ..board.board import Board
from ..options import Options
from ..pieces import NO_TILE, TILES
from .opening import opening_outstanding, opening_piles, opening_stock

SETUP, DRAFT, PLACE, CARVE, CARRY, OVER = range(6)
PHASES = 6
IN_ROUND = (PLACE, CARVE, CARRY)
IN_PLAY = (DRAFT, *IN_ROUND)
ALWAYS = tuple(range(PHASES))
PHASE_NUMBER = {PLACE: 1, CARVE: 2, CARRY: 3}
NOBODY = -1
NO_MOAI = -1
NO_CARVERS = 0, 0, 0

IN_HAND, IN_VILLAGE = -1, -2
"""Where a sorcerer or a chief is when not on the board; a number from 0 on is an island space."""
MOAI_CARRIED, PUKAO_CARRIED, LOST_CARRIED, SPOILED_PUKAO, EARLY_EXCHANGE = 1, 2, 3, 4, 5
"""What was carried in a turn. LOST: something was done that may have been the transport, nobody can tell.
SPOILED: an illegal capping, whose exchange may follow and need not; it was reported once. EARLY: nothing so
far, but an exchange was made; the capping may follow."""
TABLET_KEPT, TABLET_USED, TABLET_NONE = range(3)
KINDS_OF_TILES = len(TILES)
ALONG = (*TILE_PLAYS, Buy)
"""What goes along with a turn and takes none of its own."""
MOST_BETWEEN = 8
"""How many lines of others are looked through for the next line of an open turn."""


def in_quarry(column: int) -> int:
    """The place of a figure in a column, 1 to 3."""
    return -10 - column


def on_star(star: int) -> int:
    """The place of a sorcerer on a star, from 1."""
    return -100 - star


FIRST_STAR = on_star(1)
"""The place of a sorcerer there. A later star is a lower number."""


def column_at(place: int) -> int:
    """The column of a place in the quarry; 0 if it is elsewhere."""
    return -10 - place if -100 < place <= -11 else 0


def star_at(place: int) -> int:
    """The star of a place on the turn track; 0 if it is elsewhere."""
    return -100 - place if place <= -101 else 0


class State:
    """The table. Lists are by seat, by space, by platform, or by kind, as their names say."""

    __slots__ = (
        "acted",
        "active",
        "begun",
        "built",
        "capped",
        "carried",
        "carved",
        "carvers",
        "chief",
        "chief_now",
        "done",
        "drafted",
        "economy_now",
        "eliminated",
        "erected_in",
        "figure_now",
        "final",
        "first_game",
        "free",
        "given",
        "hand",
        "hand_villagers",
        "held",
        "just_passed",
        "laid_by",
        "lent_by",
        "lost",
        "luxury_kept",
        "luxury_now",
        "moai_on",
        "offerings",
        "options",
        "order",
        "outstanding",
        "overrun",
        "owes_exchange",
        "owner",
        "passed",
        "phase",
        "piles",
        "placements",
        "players",
        "popular_waits",
        "pukao",
        "reconverted",
        "reserve",
        "resources",
        "rested",
        "resumes",
        "returned",
        "round",
        "skipped",
        "slots",
        "sorcerer",
        "sorcerer_tired",
        "spent",
        "spent_in",
        "star_lost",
        "star_told",
        "stock",
        "strange_board",
        "tablet",
        "tablet_favour",
        "tile_lines",
        "tile_now",
        "tile_on",
        "tired",
        "told",
        "told_reserve",
        "turn",
        "turns_carrying",
        "unread",
        "unsure",
        "untold",
        "untold_moai",
        "usual",
        "virtual",
    )

    def __init__(self, players: int, options: Options) -> None:
        board: Board = options.board
        seats, spaces, platforms = range(players), len(board.names), len(board.platforms)
        self.players = players
        self.options = options
        self.phase = SETUP
        self.given = False  # the log begins in the middle of a game
        self.begun = False  # somebody has played, so the table is laid out for good
        self.first_game = False
        self.round = 1
        self.turn = 1
        self.done = 0  # actions of the current turn
        self.active = 0
        self.acted = False  # the player in turn has done something in it
        self.lent_by = NOBODY  # whose turn it is again unless the present player acts (as_played)
        self.resumes = NOBODY  # who is in turn after a turn that was taken late, or by nobody's right
        self.skipped: list[int] = []  # whose turn somebody else has taken in this phase
        self.overrun = False  # a round was begun after the end
        self.usual = True  # so far, all has gone by the rules from the set-up on: see `surprise`
        self.order = list(seats)  # the totems
        # figures
        self.hand_villagers = [options.villagers] * players
        self.popular_waits = [False] * players  # the fifth villager joins in the next round
        self.sorcerer = [IN_HAND] * players
        self.sorcerer_tired = [False] * players
        self.star_told = [False] * players  # by a given position; else the star is guessed from the order
        self.chief = [IN_VILLAGE] * players
        self.carvers = [[0, 0, 0] for _ in seats]  # villagers by column
        self.slots = [[NOBODY] * count for count in board.slots]
        self.owner = [NOBODY] * spaces  # whose transporters stand on a space
        self.rested = [0] * spaces  # villagers there, standing
        self.tired = [0] * spaces  # villagers there, laid down
        self.placements = [0] * players  # villagers and sorcerer placed in this round
        self.reconverted = [False] * players
        # stone
        self.stock = list(opening_stock(options, players))
        self.held = [[0, 0, 0] for _ in seats]  # taken in this round, not erected
        self.returned = [[0, 0, 0] for _ in seats]  # given back when the last round ended
        self.pukao = options.pukao
        self.tile_on = [NO_TILE] * platforms
        self.moai_on = [NO_MOAI] * platforms
        self.capped = [False] * platforms
        self.erected_in = [0] * platforms
        self.free = platforms
        # belongings
        self.resources = [[options.start_resources] * 4 for _ in seats]
        self.hand = [[0] * KINDS_OF_TILES for _ in seats]
        self.tablet = [TABLET_KEPT] * players
        self.tablet_favour = [False] * players
        self.luxury_kept = [False] * players  # the tablet copied luxury for good
        self.built = [[False] * 4 for _ in seats]
        self.offerings: list[list[tuple[int, int]]] = [[] for _ in seats]
        self.piles = list(map(list, opening_piles(options, players)))
        self.outstanding = list(map(list, opening_outstanding(options, players)))
        self.untold = [0] * players  # tiles taken of which nobody knows the kind: see UNKNOWN_TILE
        self.spent = [0] * KINDS_OF_TILES
        self.spent_in = [[0] * KINDS_OF_TILES for _ in seats]  # the round in which a player last spent one
        self._begin(players)
        self._doubt(players, platforms)

    def _doubt(self, players: int, platforms: int) -> None:
        """What is unknown because the line that said it was refused or cannot be read."""
        self.star_lost = [False] * players  # nobody knows on which star the sorcerer is: it was refused
        self.laid_by = [-1] * platforms  # which line of tiles told the tile, from 0
        self.tile_lines = 0
        self.strange_board = False  # not made for so many: its platforms need not be those of the table
        self.untold_moai = [False] * players  # what a player has carved was not read, or is missing
        self.unread = [0] * players  # villagers taken from the hand for lines that nobody can read
        self.unsure = 0  # tiles of refused lines: as many platforms have one, and nobody knows which
        self.lost = False  # something refused or unread may have been the duty of the turn

    def _begin(self, players: int) -> None:
        """What the log says at first, the draft, and what is known of the current turn and phase."""
        self.final = False  # the log has only the final table
        self.told: list[tuple[str, int]] = []  # what the log says of a player's things at first
        self.reserve = [0] * KINDS_OF_TILES
        self.told_reserve = False
        self.eliminated = [False] * KINDS_OF_TILES
        self.drafted = [0] * players
        self.figure_now = NOBODY  # the kind of figure placed in this turn
        self.chief_now = False
        self.carved = [False] * players
        self.virtual = NO_CARVERS
        self.carried = 0  # MOAI_CARRIED ... in this turn
        self.owes_exchange = False
        self.economy_now = 0
        self.luxury_now = False
        self.tile_now = NO_TILE  # the tile taken in this turn
        self.passed = [False] * players
        self.just_passed = NOBODY  # who passed on the line above
        self.turns_carrying = [0] * players

    def copy(self) -> State:
        other = State.__new__(State)
        for (fill, of_lists), value in zip(_FILL, _fields(self), strict=True):
            if value.__class__ is not list:
                fill(other, value)
            else:
                fill(other, [each[:] for each in value] if of_lists else value[:])
        return other

    def components(self) -> dict[str, object]:
        """Every field by name, to compare two states. `usual` only says which steps may be quick."""
        return {name: getattr(self, name) for name in State.__slots__ if name != "usual"}


_fields = attrgetter(*State.__slots__)
OF_LISTS = frozenset(
    (
        "built",
        "carvers",
        "hand",
        "held",
        "offerings",
        "outstanding",
        "piles",
        "resources",
        "returned",
        "slots",
        "spent_in",
    )
)
"""The fields that are lists of lists."""
_FILL = tuple([(getattr(State, name).__set__, name in OF_LISTS) for name in State.__slots__])
"""What sets each field, in half the time of `setattr`, and whether it is a list of lists."""


def surprise(state: State) -> None:
    """Something was refused, waived, not read or given, or came out of turn.

    As long as that has not happened, nobody is skipped, no turn is lent, and a turn in which one thing was
    done has only the traces of that one thing. Quick steps rely on it.
    """
    state.usual = False


def tell_once(state: State, what: str, who: int) -> None:
    """Note that the log says this at first. Saying it again does not make the state grow."""
    if (what, who) not in state.told:
        state.told.append((what, who))


def start(options: Options, players: int = 3) -> State:
    return State(players, options)


def turn_is_full(state: State, options: Options) -> bool:
    """Whether the duty of the turn is done."""
    if state.phase == PLACE:
        return state.figure_now != NOBODY
    if state.phase == CARVE:
        return state.carved[state.active]
    if state.phase == CARRY:
        done = state.carried in (MOAI_CARRIED, PUKAO_CARRIED)
        return done and not (state.owes_exchange and options.exchange_must)
    return True


def turn_may_be_over(state: State, options: Options) -> bool:
    """Whether the duty of the turn is done, or something illegal stands in its place."""
    return state.lost or turn_is_full(state, options)


def goes_on(state: State, entries: Sequence[Entry], number: int, options: Options) -> bool:
    """A turn stays open for its player until its duty is done.

    What somebody else buys or plays meanwhile is out of place, but does not end the turn if its player
    goes on with it.
    """
    if not state.acted or turn_is_full(state, options):
        return False
    for entry in entries[number : number + MOST_BETWEEN]:
        if entry.seat == state.active:
            return True
        if entry.seat is not None and not all(isinstance(each.action, ALONG) for each in entry.plays):
            return False
    return False
