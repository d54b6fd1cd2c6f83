"""Phase 3 in random positions: rules and legal agree, sums agree with counting by hand, nothing fails."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from referee.core.editions import Terms
from referee.core.judge import first_breach
from referee.games.rapanui_island._editions import DATA
from referee.games.rapanui_island.actions import Barter, Buy, Economy, Exchange, Luxury, Moai, Pukao
from referee.games.rapanui_island.calculations.exchange import bundles
from referee.games.rapanui_island.calculations.gains import clipped, misfit, natures, plus, totals
from referee.games.rapanui_island.effects.affordable import can_pay
from referee.games.rapanui_island.effects.effects import price_of
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.legal.transports import exchanges, moai_transports, pukao_transports
from referee.games.rapanui_island.options import Options
from referee.games.rapanui_island.pieces import (
    ARTIST,
    BARTER,
    BY_TABLET,
    ECONOMY,
    FERVENT,
    KINDS,
    NO_TILE,
    NONE,
    OPULENCE,
    OUTSTANDING,
    PEARL,
    TILES,
    Amounts,
    Gain,
)
from referee.games.rapanui_island.state.queries import improvements_left
from referee.games.rapanui_island.state.state import CARRY, IN_HAND, NOBODY, State, in_quarry, on_star
from tests.effort import tries

from .games import terms_for

EDITIONS = ("matagot-fr", "matagot-es")
KEYS = sorted(key for key in DATA["rulings"] if key != "after-violation")


def drawn_terms(seed: int) -> tuple[Terms, int, random.Random]:
    """Players, edition and, for every second seed, some rulings."""
    dice = random.Random(seed)
    chosen = {}
    if seed % 2:
        for key in dice.sample(KEYS, 14):
            chosen[key] = dice.choice(sorted(DATA["rulings"][key]["options"]))
    players = 2 + seed % 3
    return terms_for(players, EDITIONS[seed // 2 % 2], chosen), players, dice


def position(terms: Terms, players: int, dice: random.Random) -> State:
    """A table in phase 3 with many figures on the island, moai standing, tiles and resources in hand."""
    options = terms.options
    board = options.board
    state: State = GAME.start(options, players)
    state.given = state.begun = True
    state.phase, state.round = CARRY, 3
    spaces = [s for s in range(len(board.names)) if s not in (board.crater, board.pukao_quarry)]
    for seat in range(players):
        state.built[seat] = [dice.random() < 0.4 for _ in range(4)]
        state.resources[seat] = [dice.randint(0, board.track[kind]) // dice.randint(1, 3) for kind in KINDS]
        state.hand[seat] = [dice.choice((0, 0, 1, 2)) for _ in TILES]
        state.tablet[seat] = dice.randint(0, 1)
        state.held[seat] = [dice.randint(0, 1) for _ in range(3)]
        state.sorcerer[seat] = on_star(seat + 1)
        state.chief[seat] = IN_HAND
        open_spaces = [s for s in spaces if state.owner[s] in (NOBODY, seat)]
        for space in dice.choices(open_spaces, k=7):
            state.owner[space] = seat
            (state.tired if dice.random() < 0.3 else state.rested)[space] += 1
        state.hand_villagers[seat] = 0
        if dice.random() < 0.4:
            state.sorcerer[seat] = dice.choice([s for s in spaces if state.owner[s] == seat])
            state.sorcerer_tired[seat] = dice.random() < 0.5
        if state.built[seat][3]:
            own = [s for s in spaces if state.owner[s] == seat]
            state.chief[seat] = dice.choice([*own, in_quarry(1)])
    for platform in range(len(board.platforms)):
        if dice.random() < 0.5:
            state.moai_on[platform] = dice.randint(0, 2)
            state.capped[platform] = dice.random() < 0.3
            state.erected_in[platform] = dice.randint(1, 3)
        else:
            state.tile_on[platform] = dice.choice(list(TILES))
    state.free = state.moai_on.count(-1)
    for pile in (*state.piles, *state.outstanding):
        del pile[: dice.choice((0, 0, 1, len(pile)))]
    state.active = dice.randrange(players)
    return state


SEEDS = range(tries(16, 60))


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_transports_and_exchanges_break_no_rule(seed: int) -> None:
    terms, players, dice = drawn_terms(seed)
    options = terms.options
    state = position(terms, players, dice)
    seat = state.active
    carried: list[Any] = list(moai_transports(state, seat, options))
    carried += pukao_transports(state, seat, options)
    for action in carried:
        assert first_breach(terms.plan, state, seat, action, options) is None, action
    for action in dice.sample(carried, min(30, len(carried))):
        after = state.copy()
        GAME.effects[type(action)](after, seat, action, options)
        for player in range(players):
            assert all(
                0 <= n <= most for n, most in zip(after.resources[player], options.board.track, strict=True)
            )
            assert min(after.hand[player]) >= 0
        if isinstance(action, Pukao):
            exchanges_agree(terms, after, seat)


def exchanges_agree(terms: Terms, state: State, seat: int) -> None:
    """Of all ways to spend two or four resources the legal ones are those that break no rule."""
    options = terms.options
    listed = set(exchanges(state, seat, options))
    assert listed or comes_to_be_paid(state, seat, options), "a capping is legal only if an exchange is"
    for cubes, taken in product((2, 4), range(2 * OUTSTANDING)):
        for spent in bundles(cubes):
            action = Exchange(spent, (taken,))
            kept = first_breach(terms.plan, state, seat, action, options) is None
            assert kept == (action in listed), action


def comes_to_be_paid(state: State, seat: int, options: Options) -> bool:
    """Whether plays between the capping and its exchange, tried one after the other, make it payable."""
    if any(True for _ in exchanges(state, seat, options)):
        return True
    plays: list[Any] = []
    for tablet in (False, True)[: 1 + (state.tablet[seat] == 0)] if options.exchange_must else ():
        owned = sum(state.resources[seat])
        if not state.economy_now and (tablet or state.hand[seat][ECONOMY]):
            plays += [Economy(tablet)] if owned >= 4 or not options.economy_own_four else []
        if tablet and options.tablet_luxury != "forbid":
            plays.append(Luxury(tablet=True))
        if tablet or state.hand[seat][BARTER]:
            plays += [
                Barter(given, got, tablet=tablet)
                for given, got in product(bundles(3), repeat=2)
                if can_pay(state, seat, given)
                and (not options.barter_one_kind or max(given) == max(got) == 3)
            ]
        if not tablet and options.buy_mid_cap and ARTIST in improvements_left(state, seat, options):
            plays += [Buy(ARTIST)] if can_pay(state, seat, price_of(ARTIST, options)) else []
    for play in plays:
        after = state.copy()
        GAME.effects[type(play)](after, seat, play, options)
        if comes_to_be_paid(after, seat, options):
            return True
    return False


@pytest.mark.parametrize("seed", SEEDS)
def test_a_capping_is_refused_only_where_no_exchange_is_legal(seed: int) -> None:
    """MA-CAP-6 counted by hand: the pukao is put there anyway, and every exchange is tried."""
    terms, players, dice = drawn_terms(seed)
    options = terms.options
    state = position(terms, players, dice)
    seat = state.active
    state.economy_now = 0
    board = options.board
    space = dice.choice([s for s in board.next[board.pukao_quarry] if board.platforms_of[s]])
    platform = board.platforms_of[space][0]
    state.moai_on[platform], state.capped[platform], state.erected_in[platform] = 0, False, 1
    state.owner[space], state.rested[space], state.tablet[seat] = seat, 1, 1
    for each in range(players):
        state.sorcerer[each] = on_star(each + 1)
        state.chief[each] = IN_HAND
    action = Pukao(board.platform_names[platform].lower())
    breach = first_breach(terms.plan, state, seat, action, options)
    after = state.copy()
    GAME.effects[Pukao](after, seat, action, options)
    tried = (Exchange(spent, (taken,)) for spent in bundles(4) for taken in range(2 * OUTSTANDING))
    possible = any(first_breach(terms.plan, after, seat, each, options) is None for each in tried)
    assert (breach is None) == (possible or comes_to_be_paid(after, seat, options))
    assert breach is None or breach[0].code == "MA-CAP-6"


def test_AHU_3_a_tile_spent_in_an_earlier_round_is_gone() -> None:
    terms = terms_for(3, "matagot-fr")
    state = GAME.start(terms.options, 3)
    state.given = state.begun = True
    state.phase, state.round = CARRY, 3
    space = terms.options.board.index["b5"]
    state.owner[space], state.rested[space], state.held[0] = 0, 1, [1, 0, 0]
    action = Moai(0, "b5", bonus=(OPULENCE,))
    for spent, code in ((0, "MA-AHU-1"), (2, "MA-AHU-3"), (3, "MA-AHU-1")):
        state.spent_in[0][OPULENCE] = spent
        breach = first_breach(terms.plan, state, 0, action, terms.options)
        assert breach is not None and breach[0].code == code


# --- the gain of an erection, counted resource by resource ---


def by_hand(state: State, seat: int, space: int, base: int, bonus: int, options: Any) -> set[Amounts]:
    """Every gain that is possible: a printed kind for each resource, raised or not."""
    printed = natures(options, space)
    found = set()
    groups = [(kind,) for kind in printed] if options.erect_one_kind else [printed]
    for group in groups:
        ways = []
        for kind in group:
            ways.append((kind, 0))
            if state.built[seat][FERVENT]:
                highest = PEARL if options.fervent_any else min(kind + 1, PEARL)
                ways += [(higher, 1) for higher in range(kind + 1, highest + 1)]
        for chosen in combinations_with_replacement(ways, base + bonus):
            raised = sum(up for _, up in chosen)
            if options.fervent_base_only and raised > base:
                continue
            due = [0, 0, 0, 0]
            for kind, _ in chosen:
                due[kind] += 1
            found.add(clipped(due, state.resources[seat], options))
    return found


ERECTIONS = [
    (fervent, rulings, space)
    for fervent in (False, True)
    for rulings in (
        {},
        {"erect-split": "one-kind"},
        {"fervent-step": "any"},
        {"fervent-bonus": "base-only"},
        {"erect-split": "one-kind", "fervent-bonus": "base-only"},
    )
    for space in ("a4", "b5", "e4", "c6", "c1")
]


@pytest.mark.parametrize(("fervent", "rulings", "space"), ERECTIONS)
def test_gain_of_an_erection_is_what_counting_gives(
    fervent: bool, rulings: dict[str, str], space: str
) -> None:
    terms = terms_for(3, "matagot-fr", rulings)
    options = terms.options
    state = GAME.start(options, 3)
    state.built[0][FERVENT] = fervent
    here = options.board.index[space]
    for owned in ([0, 0, 0, 0], [7, 7, 1, 0], [8, 6, 7, 8], [8, 8, 8, 8]):
        state.resources[0] = owned
        for base, bonus in ((1, 0), (3, 0), (1, 2), (3, 3)):
            wanted = by_hand(state, 0, here, base, bonus, options)
            most = base + bonus + 1
            for reed, egg, wood, pearl in product(range(most + 1), repeat=4):
                gain = (reed, egg, wood, pearl)
                if sum(gain) > most:
                    continue
                assert (misfit(state, 0, here, gain, base, bonus, options) == "") == (gain in wanted), gain


@pytest.mark.parametrize("full", ["allow", "forbid"])
def test_gains_on_the_way_are_what_counting_gives(full: str) -> None:
    options = terms_for(3, "matagot-fr", {"full-choice": full}).options
    board = options.board
    dice = random.Random(7)
    for _ in range(300):
        spaces = dice.choices([s for s in range(len(board.names)) if board.gains[s]], k=dice.randint(0, 5))
        due = [(space, board.gains[space]) for space in spaces]
        owned = [dice.choice((0, 3, 7, 8)) for _ in KINDS]
        wanted = set()
        for chosen in product(*(choices for _, choices in due)):
            total, wasted = NONE, False
            for (_, choices), one in zip(due, chosen, strict=True):
                gained = clipped(one, plus(owned, total), options)
                others = [clipped(each, plus(owned, total), options) for each in choices]
                wasted |= not any(gained) and any(map(any, others))
                total = plus(total, gained)
            if full == "allow" or not wasted:
                wanted.add(total)
        assert totals(due, owned, options) == wanted


# --- whatever is written, the referee answers ---


def nonsense(state: State, players: int, dice: random.Random) -> Any:
    """A transport or an exchange of any shape: half of it makes sense."""
    board = state.options.board
    names = [*(name.lower() for name in (*board.names, *board.platform_names)), "z9", "a4.7", ""]

    def some(kind: Any, most: int = 3) -> Any:
        return dice.choice((None, tuple(kind() for _ in range(dice.randint(0, most)))))

    def amounts() -> Amounts:
        return tuple(dice.choice((0, 0, 1, 2, 4, 10**9)) for _ in KINDS)  # type: ignore[return-value]

    def gain() -> Gain:
        return Gain(dice.randrange(players + 1), amounts(), dice.choice(("", "", *names)))

    if dice.random() < 0.3:
        taken = tuple(dice.randrange(2 * OUTSTANDING) for _ in range(dice.randint(0, 3)))
        return Exchange(amounts(), taken, dice.choice((None, amounts())), dice.choice((None, 9, 10**9)))
    shared = {
        "start": dice.choice((None, None, *names)),
        "via": some(lambda: dice.choice(names), 6),
        "left": dice.random() < 0.1,
        "by": dice.choice((None, None, 0, 1, 2, 3)),
        "bonus": some(lambda: dice.choice(TILES) + BY_TABLET * dice.randint(0, 1)),
        "gains": some(gain),
        "tires": some(lambda: dice.randrange(4)),
    }
    if dice.random() < 0.5:
        tiles = some(lambda: dice.choice(TILES))
        return Moai(dice.randrange(3), dice.choice(names), tiles=tiles, **shared)
    return Pukao(dice.choice(names), **shared)


def spoilt(action: Any, other: Any, dice: random.Random) -> Any:
    """A legal transport of which one thing is told otherwise."""
    fields = {name: getattr(action, name) for name in action.__slots__}
    name = dice.choice([name for name in fields if name not in ("size", "to")])
    return type(action)(**fields | {name: getattr(other, name, fields[name])})


@pytest.mark.parametrize("seed", range(tries(10, 40)))
def test_nonsense_is_refused_and_played_all_the_same(seed: int) -> None:
    terms, players, dice = drawn_terms(seed)
    options = terms.options
    state = position(terms, players, dice)
    sensible: list[Any] = list(moai_transports(state, state.active, options))
    sensible += pukao_transports(state, state.active, options)
    for _ in range(150):
        after = state.copy()
        for _ in range(dice.randint(1, 3)):
            action, seat = nonsense(after, players, dice), dice.randrange(players)
            if sensible and dice.random() < 0.5:
                action, seat = spoilt(dice.choice(sensible), action, dice), state.active
            breach = first_breach(terms.plan, after, seat, action, options)
            if breach is None:
                GAME.effects[type(action)](after, seat, action, options)
            else:
                assert breach[0].message(breach[1])
                GAME.as_played[type(action)](after, seat, action, options)
            sound(after, players)


def sound(state: State, players: int) -> None:
    track = state.options.board.track
    for seat in range(players):
        assert all(0 <= n <= most for n, most in zip(state.resources[seat], track, strict=True))
        assert min(state.hand[seat]) >= 0 and min(state.held[seat]) >= 0
    assert min(state.stock) >= 0 and state.pukao >= 0
    assert min(state.rested) >= 0 and min(state.tired) >= 0
    assert state.free == state.moai_on.count(-1)
    for platform, tile in enumerate(state.tile_on):
        assert tile == NO_TILE or state.moai_on[platform] == -1
        assert not state.capped[platform] or state.moai_on[platform] != -1
