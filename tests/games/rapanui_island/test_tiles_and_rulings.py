"""Tiles and improvements under every ruling, beside the list of legal actions, and as odd as can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import referee
from referee.core.judge import first_breach
from referee.games.rapanui_island.actions import (
    Barter,
    Bonus,
    Buy,
    Carve,
    Economy,
    Favour,
    HelpingHand,
    Luxury,
    Reconversion,
    Reinforcement,
    Rest,
)
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import ISLAND, QUARRY, STAR, TILES, Spot
from referee.games.rapanui_island.state.state import CARRY, CARVE, IN_ROUND, NOBODY, PLACE, State

from .games import terms_for
from .test_carving_and_tiles import CAP, P1, P2, P3, carvers
from .test_placing import codes
from .walks import positions

# --- rulings: the same lines under the default and under the other option ---

FERVENT = P3 + "placed Cid: villager D5\ncarved Cid: medium\nbuilt Cid: fervent\n"
ARTIST = CAP + "built Cid: artist\nresources Cid: reed 4\n"
LUXURY = CAP + "hand Cid: luxury\nresources Cid: wood 4\n"
LIKE = "Cid: pukao to D1; exchange wood 4 for outstanding "
RULINGS = [
    ("carve-take=all", P2 + carvers(2, 1, 0) + "Cid: carve small\n", "", "MA-CARVE-7"),
    ("carve-take=all", P2 + carvers(2, 1, 0) + "Cid: carve 2 small\n", "", ""),
    (
        "reconversion-window=before-any-carving",
        P2 + "hand Bea: reconversion\nCid: carve nothing\nBea: reconversion A4; carve nothing\n",
        "",
        "MA-RECON-1",
    ),
    (
        "hand-window=after-own-carving",
        P2 + carvers(1, 0, 0) + "hand Cid: helping-hand\nCid: carve small; helping-hand villager to A4\n",
        "MA-HAND-1",
        "",
    ),
    (
        "hand-window=first-turn",
        P3 + "placed Cid: villager quarry 1, villager D5\nhand Cid: helping-hand\ncarved Cid: small\n"
        "Cid: moai small to D5.1\nBea: pass\nAna: pass\nCid: helping-hand villager to A4; pass\n",
        "",
        "MA-HAND-1",
    ),
    (
        "hand-chief-from=quarry",
        P3 + "built Cid: chief\nhand Cid: helping-hand\nCid: helping-hand chief to A4; pass\n",
        "",
        "MA-HAND-4",
    ),
    (
        "hand-sorcerer=forbid",
        P3
        + "placed Cid: sorcerer quarry 1\nhand Cid: helping-hand\nCid: helping-hand sorcerer to A4; pass\n",
        "",
        "MA-HAND-2",
    ),
    (
        "chief-carves=that-size",
        P2 + "built Cid: chief\nplaced Cid: villager quarry 2, chief quarry 1\nCid: carve medium\n",
        "",
        "MA-CARVE-2",
    ),
    (
        "chief-carves=that-size",
        P2 + "built Cid: chief\nplaced Cid: villager quarry 1, chief quarry 2\nCid: carve medium\n",
        "",
        "",
    ),
    (
        "rest-target=any",
        P3 + "placed Bea: villager B5 tired\nhand Cid: rest\nCid: rest B5; pass\n",
        "MA-REST-1",
        "",
    ),
    (
        "barter=one-kind",
        P3 + "resources Cid: reed 1 egg 2\nhand Cid: barter\nCid: barter reed 1 egg 2 for pearl 3; pass\n",
        "",
        "MA-BARTER-1",
    ),
    (
        "barter=one-kind",
        P3 + "resources Cid: egg 3\nhand Cid: barter\nCid: barter egg 3 for wood 1 pearl 2; pass\n",
        "",
        "MA-BARTER-2",
    ),
    (
        "barter=one-kind",
        P3 + "resources Cid: egg 3\nhand Cid: barter\nCid: barter egg 3 for egg 3; pass\n",
        "",
        "MA-BARTER-2",
    ),
    (
        "tablet-lux=forbid",
        CAP + "resources Cid: wood 4\n"
        "Cid: pukao to D1; tablet as luxury; exchange wood 4 for outstanding boat\n",
        "",
        "MA-TAB-3",
    ),
    (
        "tablet-lux=permanent",
        P3 + "erected: D1 small, E1.1 small\nplaced Cid: villager D1, villager E1\nresources Cid: wood 8\n"
        "Cid: pukao to D1; tablet as luxury; exchange wood 4 for outstanding boat\nBea: pass\nAna: pass\n"
        "Cid: pukao via D1 to E1.1; exchange wood 4 for outstanding boat\n",
        "MA-LUX-1",
        "",
    ),
    ("tablet-lux=permanent", P3 + "Cid: tablet as luxury; pass\n", "MA-TAB-2", ""),
    (
        "tablet-favour=score3",
        P3 + "Cid: tablet as favour; pass\nclaim Cid favour 3\nclaim Cid tablet 0\n",
        "MA-TAB-4 MA-SCORE-4",
        "",
    ),
    (
        "econ-own-four=yes",
        CAP + "resources Cid: reed 2 pearl 1\nhand Cid: economy\n"
        "Cid: pukao to D1 with economy; exchange reed 2 for hut\n",
        "",
        "MA-ECON-1",
    ),
    (
        "econ-artist=forbid",
        CAP + "built Cid: artist\npile hut: nothing\nresources Cid: reed 4\nhand Cid: economy\n"
        "tablet Cid: used\n"
        "Cid: pukao to D1; economy\n",
        "",
        "MA-ECON-1",
    ),
    (
        "pass-turn-play=forbid",
        P3 + "resources Cid: reed 2\nCid: buy fervent; pass\n",
        "",
        "MA-IMPR-1",
    ),
    (
        "pass-turn-play=forbid",
        P3 + "resources Cid: egg 3\nhand Cid: barter\nCid: barter egg 3 for pearl 3; pass\n",
        "",
        "MA-IMPR-1",
    ),
    (
        "buy-mid-cap=forbid",
        CAP + "resources Cid: reed 4 egg 2\nCid: pukao to D1; buy artist; exchange reed 4 for hen\n",
        "",
        "MA-IMPR-1",
    ),
    (
        "exchange-due=may",
        CAP + "tablet Cid: used\nresources Cid: reed 2 egg 2\nCid: pukao to D1; buy artist\n",
        "MA-IMPR-1",
        "",
    ),
    (
        "popular-from=next-round",
        P1 + "resources Cid: wood 2\nCid: buy popular; villager A3 by popular\n",
        "",
        "MA-POP-1",
    ),
    (
        "bonus-stack=one",
        P3 + "placed Cid: villager D5\ncarved Cid: small\nhand Cid: opulence, supplement\n"
        "Cid: moai small to D5.1 with opulence, supplement\n",
        "",
        "MA-AHU-4",
    ),
    ("fervent-step=any", FERVENT + "Cid: moai medium to D5.1 -> Cid pearl 3\n", "MA-FERV-1", ""),
    (
        "fervent-bonus=base-only",
        FERVENT + "hand Cid: supplement\nCid: moai medium to D5.1 with supplement -> Cid egg 5\n",
        "",
        "MA-FERV-1",
    ),
    ("artist-step=any", ARTIST + "Cid: pukao to D1; exchange reed 4 for axe\n", "MA-ART-1", ""),
    (
        "econ-artist=forbid",
        ARTIST + "hand Cid: economy\nCid: pukao to D1 with economy; exchange reed 2 for hen\n",
        "",
        "MA-ART-1",
    ),
    ("artist-lux=forbid", LUXURY + "built Cid: artist\n" + LIKE + "necklace\n", "", "MA-LUX-1"),
    (
        "econ-lux=forbid",
        LUXURY + "hand Cid: economy\nCid: pukao to D1 with economy; exchange wood 2 for outstanding boat\n",
        "",
        "MA-LUX-1",
    ),
    ("lux-kind=any", LUXURY + LIKE + "necklace\n", "MA-EXCH-4", ""),
    ("lux-pick=free", LUXURY + LIKE + "boat -> worth 12\n", "MA-LUX-2", ""),
]


@pytest.mark.parametrize(("ruling", "lines", "default", "other"), RULINGS)
def test_ruling(ruling: str, lines: str, default: str, other: str) -> None:
    assert codes(lines) == default.split()
    assert codes(lines, ruling=ruling) == other.split()


# --- the second opinion ---


def candidates(state: State, seat: int, options: Any) -> Iterator[Any]:
    """Tiles, moai and purchases, sensible or not."""
    names = [*(name.lower() for name in options.board.names), "z9"]
    spots = [Spot(ISLAND, name) for name in names]
    spots += [Spot(QUARRY, "", column) for column in range(5)] + [Spot(STAR, "", 1)]
    for tablet in (False, True):
        yield from (Reinforcement(column, tablet) for column in range(5))
        yield from (Reconversion(spot, tablet) for spot in spots)
        yield from (Rest(name, tablet=tablet) for name in names)
        columns = [Spot(QUARRY, "", column) for column in (1, 2, 3)]
        for to, source in product(names, columns):
            yield HelpingHand(0, to, source, tablet)
        yield from (HelpingHand(figure, to, None, tablet) for figure in (1, 2, 3) for to in names)
        yield from (Economy(tablet), Luxury(tablet), Bonus(4, tablet), Bonus(5, tablet), Favour(tablet))
        for given, got in product(((3, 0, 0, 0), (0, 1, 1, 1), (0, 0, 0, 4)), ((0, 0, 3, 0), (1, 1, 1, 0))):
            yield Barter(given, got, tablet=tablet)
    yield from (Carve(taken) for taken in product(range(3), range(3), range(3)))
    yield from map(Buy, range(4))


MIXED = {
    "tablet-lux": "permanent", "tablet-favour": "score3", "carve-take": "all", "barter": "one-kind",
    "hand-window": "after-own-carving", "chief-carves": "that-size", "rest-target": "any",
}  # fmt: skip
STRICT = {
    "hand-window": "first-turn", "hand-chief-from": "quarry", "hand-sorcerer": "forbid",
    "reconversion-window": "before-any-carving", "buy-mid-cap": "forbid", "econ-own-four": "yes",
    "pass-turn-play": "forbid", "econ-artist": "forbid",
}  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("seed", "rulings"), list(product(range(3), ({}, MIXED, STRICT))))
def test_rules_and_legal_agree_on_tiles(seed: int, rulings: dict[str, str]) -> None:
    dice = random.Random(seed)
    terms = terms_for(2 + seed, "matagot-fr", rulings)
    options = terms.options
    looked: set[int] = set()
    for state in positions(terms, 2 + seed, dice, 120):
        if state.phase not in IN_ROUND or dice.random() > 0.15:
            continue
        looked.add(state.phase)
        listed = set(GAME.legal(state, options))
        for seat in range(state.players):
            for action in candidates(state, seat, options):
                breach = first_breach(terms.plan, state, seat, action, options)
                assert (breach is None) == ((seat, action) in listed), (seat, action, breach)
    assert looked == {PLACE, CARVE, CARRY}


CID = 2
TABLET = [
    (P2 + carvers(0, 1, 1), "tablet as reinforcement 1"),
    (P2, "tablet as reconversion quarry 1"),
    (P2, "tablet as reconversion A4"),
    (P3 + carvers(1, 0, 0), "tablet as helping-hand villager from quarry 1 to A4"),
    (P3 + "placed Cid: villager A4 tired\n", "tablet as rest A4"),
    (P3 + "resources Cid: egg 3\n", "tablet as barter egg 3 for pearl 3"),
    (P3 + "placed Cid: villager D5\ncarved Cid: small\n", "moai small to D5.1 with tablet as opulence"),
    (P3 + "placed Cid: villager D5\ncarved Cid: small\n", "moai small to D5.1 with tablet as supplement"),
    (CAP + "resources Cid: reed 2\n", "pukao to D1 with tablet as economy"),
    (CAP + "resources Cid: reed 4\n", "pukao to D1 with tablet as luxury"),
    (CAP + "resources Cid: reed 4\nCid: pukao to D1\n", "tablet as luxury"),
    (CAP + "resources Cid: reed 4\nCid: pukao to D1\n", "tablet as economy"),
]


@pytest.mark.parametrize(("given", "text"), TABLET, ids=[text for _, text in TABLET])
def test_legal_lists_what_the_tablet_may_copy(given: str, text: str) -> None:
    head = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\n"

    def listed(lines: str) -> set[str]:
        verdict = referee.check(referee.loads(head + lines))
        assert verdict.findings == [] and verdict.terms is not None
        found = GAME.legal(verdict.state, verdict.terms.options)
        return {GAME.write(action, ("Ana", "Bea", "Cid")) for seat, action in found if seat == CID}

    position, _, play = given.partition("Cid: pukao")
    assert text in listed(given)
    used = f"{position}tablet Cid: used\n" + (f"Cid: pukao{play}" if play else "")
    assert text not in listed(used)


# --- nothing is too odd to be judged ---

ODD = [
    Reinforcement(-3),
    Reinforcement(10**30, True),
    Reconversion(Spot(ISLAND, "")),
    Reconversion(Spot(QUARRY, "", -7)),
    Reconversion(Spot(STAR, "", 10**9), True),
    HelpingHand(0, "z9", Spot(QUARRY, "", 99)),
    HelpingHand(0, "a1", Spot(QUARRY, "", -1)),
    HelpingHand(1, "a1", Spot(ISLAND, "a2")),
    HelpingHand(2, "a1", Spot(STAR, "", 4), True),
    HelpingHand(3, "", None),
    Rest("", 3, ""),
    Rest("a1", 0, "z9", True),
    Barter((10**20, 0, 0, 0), (0, 10**20, 0, 0)),
    Barter((0, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1), True),
    Bonus(0),
    Bonus(9, True),
    Buy(3, (10**20, 0, 0, 0), (0, 0, 0, 10**20)),
    Buy(0, (0, 0, 0, 0)),
    Carve((10**20, 0, 10**20)),
    Economy(True),
    Luxury(),
    Favour(True),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(8))
def test_play_goes_on_after_whatever_was_done(seed: int) -> None:
    """Illegal tiles, moai and purchases in random games: no piece is lost, and no state is impossible."""
    dice = random.Random(seed)
    players = 2 + seed % 3
    terms = terms_for(players, "matagot-es", {"popular-from": "next-round"} if seed % 2 else {})
    options = terms.options
    broken: set[str] = set()
    for state in positions(terms, players, dice, 120):
        possible(state)
        seat = dice.choice((state.active, dice.randrange(players)))
        state.hand[seat] = [1 for _ in TILES]  # or nearly everything would fail for want of a tile
        action = dice.choice([*candidates(state, seat, options), *ODD, *ODD])
        breach = first_breach(terms.plan, state, seat, action, options)
        if breach is None or dice.random() < 0.7 or state.phase not in IN_ROUND:
            continue
        broken.add(breach[0].code)
        if dice.random() < 0.2:
            GAME.turn_taken(state, seat, action)
        else:
            GAME.as_played[type(action)](state, seat, action, options)
        possible(state)
    assert len(broken) > 8


def possible(state: State) -> None:
    """Figures are where they are said to be, and nothing is below zero or beyond its track."""
    track = state.options.board.track
    assert min(state.stock) >= 0
    for seat in range(state.players):
        assert all(0 <= number <= most for number, most in zip(state.resources[seat], track, strict=True))
        here = [space for space, owner in enumerate(state.owner) if owner == seat]
        out = sum(state.carvers[seat]) + sum(state.rested[s] + state.tired[s] for s in here)
        waits = state.popular_waits[seat]
        assert state.hand_villagers[seat] + out + waits == state.options.villagers + state.built[seat][2]
        assert min(state.hand[seat]) >= 0
        for space in here:
            alone = space in (state.sorcerer[seat], state.chief[seat])
            assert alone or state.rested[space] + state.tired[space]
        assert all(place < 0 or place in here for place in (state.sorcerer[seat], state.chief[seat]))
    for column, slots in enumerate(state.slots):
        assert len(slots) - slots.count(NOBODY) == sum(each[column] for each in state.carvers)
