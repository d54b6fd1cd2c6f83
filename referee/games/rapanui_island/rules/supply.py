"""What lies ready: tiles, piles, hands; and the first game (dossier 4.1, SETUP-6..8, 11, FIRST)."""

from __future__ import annotations

from collections import Counter

from referee.core.rule import Breach, Seat
from referee.speech.values import Series

from ..actions import (
    Built,
    Carved,
    Erected,
    Hand,
    Offerings,
    Passed,
    Pile,
    Placed,
    Position,
    Reserve,
    Tablet,
    Tiles,
    Variant,
)
from ..options import Options
from ..pieces import (
    BY_TABLET,
    FIRST_GAME_COUNTS,
    IMPROVEMENT_NAMES,
    OUTSTANDING,
    TILE_NAMES,
    TILES,
    offering_name,
)
from ..state.opening import opening_outstanding, opening_piles
from ..state.queries import platforms_without_tile, tile_counts
from ..state.state import ALWAYS, NO_MOAI, SETUP, TABLET_KEPT, TABLET_NONE, State
from ..voice import VOICE
from .book import DEEDS, late, rule

SETUP_6 = rule(
    "MA-SETUP-6",
    "SET",
    "One ahu tile on each platform",
    "Every platform begins with exactly one ahu tile. The tiles are turned face up when all are laid.",
    {
        "unknown": "the board has no platform {platform}",
        "which": "{platform} has {number} platforms: write {names}",
        "twice": "{platform} already has its tile",
        "moai": "a moai already stands on {platform}, so no tile lies there",
        "missing": "{platforms} {platforms|has|have} no ahu tile, but play begins here",
        "none": "no ahu tiles have been laid out, but play begins here; above the first turn, write which "
        "tile lies on each of the {number} platforms: `tiles: {first} rest, {second} barter, ...`",
        "late": "tiles are laid before the first turn",
    },
)


@SETUP_6.check(on=Tiles, during=ALWAYS)
def tiles_lie_on_platforms(state: State, seat: int, action: Tiles, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    index, tile_on, moai_on = options.board.platform_index, state.tile_on, state.moai_on
    laid: set[int] = set()
    for name, _ in action.laid:
        platform = index.get(name)
        if platform is None and state.strange_board:
            continue
        if platform is None:
            return _no_platform(name, options)
        if moai_on[platform] != NO_MOAI:
            return {"case": "moai", "platform": options.board.platform_names[platform]}
        if platform in laid or tile_on[platform] >= 0:
            return {"case": "twice", "platform": options.board.platform_names[platform]}
        laid.add(platform)
    return None


def _no_platform(name: str, options: Options) -> Breach:
    """No platform has this name; or it is a space with several, and the log does not say which one."""
    space = options.board.index.get(name)
    if space is None or options.board.ahu[space] < 2:
        return {"case": "unknown", "platform": name.upper()}
    names = [options.board.platform_names[p] for p in options.board.platforms_of[space]]
    return {"case": "which", "platform": name.upper(), "number": len(names), "names": Series(names, "or")}


@SETUP_6.check(on=DEEDS, during=(SETUP,))
def tiles_are_laid(state: State, seat: int, action: object, options: Options) -> Breach:
    missing = platforms_without_tile(state)
    if len(missing) == len(state.tile_on):
        first, second = (*options.board.platform_names, "A1", "A2")[:2]  # a board may have too few
        return {"case": "none", "number": len(missing), "first": first, "second": second}
    names = [options.board.platform_names[platform] for platform in missing]
    more = VOICE.phrase("more-platforms", "{number} more platforms", number=len(names) - 2)
    few = names if len(names) <= 3 else [*names[:2], more]
    return {"case": "missing", "platforms": Series(few), "above": ("tiles", line_of(state, missing[0]))}


def line_of(state: State, platform: int) -> int:
    """The line of tiles where a missing tile belongs: that of the nearest platform."""
    laid = [other for other, line in enumerate(state.laid_by) if line >= 0]
    nearest = min(laid, key=lambda other: (abs(other - platform), -other), default=0)
    return max(0, state.laid_by[nearest])


SETUP_7 = rule(
    "MA-SETUP-7",
    "MAT AHU",
    "No more tiles of a kind than exist",
    "The tiles on the board, with the players and in the reserve all come from the 29 tiles of the game.",
    "the game has only {most} {tile} {most|tile|tiles}, and this would be number {number}",
)


@SETUP_7.check(on=(Tiles, Hand), during=ALWAYS)
def box_has_such_a_tile(state: State, seat: int, action: Tiles | Hand, options: Options) -> Breach:
    kinds = [tile for _, tile in action.laid] if isinstance(action, Tiles) else list(action.tiles)
    most = tile_counts(state)
    for kind in sorted({tile % BY_TABLET for tile in kinds}):
        there = state.tile_on.count(kind) + sum(hand[kind] for hand in state.hand)
        there += state.reserve[kind] if state.told_reserve else 0
        number = there + kinds.count(kind)
        if number > most[kind] and (most[kind] or not state.first_game):
            return too_many(kind, most[kind], number)
    return None


def too_many(kind: int, most: int, number: int) -> Breach:
    return {"most": most, "tile": VOICE.term(TILE_NAMES[kind]), "number": number}


SETUP_8 = rule(
    "MA-SETUP-8",
    "SET",
    "The offering piles",
    "Each kind of offering has its pile, with the highest value on top. The outstanding offerings lie "
    "beside the piles.",
    {
        "order": "the {kind} pile has its highest value on top: {right}, not {written}",
        "values": "the {kind} pile is {right}, not {written}",
        "given": "the {kind} pile began as {right}, so it cannot be {written} now",
        "left": "no {kind} worth {value} is left",
        "worth": "an offering is worth {least} to {most} points, so no {kind} is worth {value}",
        "many": "the game has only {most} {kind} {most|tile|tiles}, and this would be number {number}",
        "special": "the game has only {most} outstanding offerings, and this would be number {number}",
        "late": "piles are written before the first turn",
    },
)


def opening_pile(state: State, kind: int, options: Options) -> tuple[int, ...]:
    if kind >= OUTSTANDING:
        return opening_outstanding(options, state.players)[kind - OUTSTANDING]
    return opening_piles(options, state.players)[kind]


@SETUP_8.check(on=Pile, during=ALWAYS)
def opening_pile_is_right(state: State, seat: int, action: Pile, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    right = opening_pile(state, action.kind, options)
    falling = list(action.values) == sorted(action.values, reverse=True)
    if action.values == right or (state.given and falling and Counter(action.values) <= Counter(right)):
        return None
    if is_pile_of_four(state, action, options):
        return None  # MA-TWO-2
    facts = {
        "kind": offering_name(action.kind),
        "right": " ".join(map(str, right)),
        "written": Series(action.values, " ") if action.values else VOICE.phrase("empty-pile", "empty"),
    }
    same = Counter(action.values) == Counter(right)
    return facts | {"case": "given" if state.given and not same else "values" if falling else "order"}


def is_pile_of_four(state: State, action: Pile, options: Options) -> bool:
    """Whether a pile of a two-player game has a value that only three and four players use: MA-TWO-2."""
    if state.players != 2 or list(action.values) != sorted(action.values, reverse=True):
        return False
    right = opening_pile(state, action.kind, options)
    four = opening_pile_of_four(action.kind, options)
    if not state.given:
        return action.values == four != right
    return Counter(action.values) <= Counter(four) and not Counter(action.values) <= Counter(right)


def opening_pile_of_four(kind: int, options: Options) -> tuple[int, ...]:
    piles = options.board.outstanding if kind >= OUTSTANDING else options.board.offerings
    return piles[kind % OUTSTANDING]


SETUP_11 = rule(
    "MA-SETUP-11",
    "SET TAB",
    "A tablet each, and nothing else yet",
    "Everybody begins with a tablet, no improvements and no ahu tiles. No moai stands on the island.",
    {
        "hand": "{player} begins with no ahu tiles, not with {tile}",
        "built": "{player} begins with no improvements, not with {tile}",
        "tablet": "{player} begins with a tablet",
        "twice": "{player}'s tablet has already been written",
        "board": "nothing stands on the island at the start; write `position:` to begin in the middle "
        "of a game",
        "late": "this line belongs before the first turn",
    },
)


@SETUP_11.check(on=Hand, during=ALWAYS)
def hands_begin_empty(state: State, seat: int, action: Hand, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    if state.given or not action.tiles:
        return None
    return {
        "case": "hand",
        "player": Seat(action.player),
        "tile": VOICE.term(TILE_NAMES[action.tiles[0] % BY_TABLET]),
    }


@SETUP_11.check(on=Built, during=ALWAYS)
def nothing_is_built_yet(state: State, seat: int, action: Built, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    if state.given or not action.improvements:
        return None
    tile = VOICE.term(IMPROVEMENT_NAMES[action.improvements[0]])
    return {"case": "built", "player": Seat(action.player), "tile": tile}


@SETUP_11.check(on=Tablet, during=ALWAYS)
def everybody_has_a_tablet(state: State, seat: int, action: Tablet, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    if state.final and ("tablet", action.player) in state.told:
        return {"case": "twice", "player": Seat(action.player)}
    if state.first_game or state.given or action.state == TABLET_KEPT:
        return None
    return {"case": "tablet", "player": Seat(action.player)}


@SETUP_11.check(on=(Placed, Erected, Carved, Offerings, Passed), during=ALWAYS)
def island_is_empty(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    return None if state.given else {"case": "board"}


SETUP_11.check(on=(Position, Variant, Reserve), during=ALWAYS)(late())

FIRST_1 = rule(
    "MA-FIRST-1",
    "1ST",
    "The first game has 21 fixed tiles",
    "The first game uses 4 rest, 4 barter, 4 economy, 4 reinforcement, 2 opulence, 2 supplement, 1 favour.",
    "in the first game there is no {tile} tile",
)


@FIRST_1.check(on=(Tiles, Hand, Reserve), during=ALWAYS)
def tile_is_of_the_first_game(
    state: State, seat: int, action: Tiles | Hand | Reserve, options: Options
) -> Breach:
    if not state.first_game:
        return None
    if isinstance(action, Tiles):
        kinds = [tile for _, tile in action.laid]
    elif isinstance(action, Hand):
        kinds = [tile % BY_TABLET for tile in action.tiles]
    else:
        kinds = [tile for tile, number in action.counts if number]
    return first_game_fault(kinds)


@FIRST_1.check(on=Variant, during=ALWAYS)
def tiles_told_are_of_the_first_game(state: State, seat: int, action: Variant, options: Options) -> Breach:
    told = [tile for tile in state.tile_on if tile >= 0]
    return first_game_fault(told + [tile for tile in TILES if any(hand[tile] for hand in state.hand)])


def first_game_fault(kinds: list[int]) -> Breach:
    wrong = [VOICE.term(TILE_NAMES[tile]) for tile in kinds if not FIRST_GAME_COUNTS[tile]]
    return {"tile": wrong[0]} if wrong else None


FIRST_2 = rule(
    "MA-FIRST-2",
    "1ST",
    "The first game has no tablets",
    "In the first game nobody has, uses or scores a tablet.",
    "in the first game nobody has a tablet",
)


@FIRST_2.check(on=Tablet, during=ALWAYS)
def first_game_has_no_tablet(state: State, seat: int, action: Tablet, options: Options) -> Breach:
    return {} if state.first_game and action.state != TABLET_NONE else None
