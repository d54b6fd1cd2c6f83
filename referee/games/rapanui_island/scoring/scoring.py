"""The final score, each point with its rule, and the numbers that a log may claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from referee.core.game import ScoreLine, ScoreSheet, Share
from referee.speech.values import Count

from ..options import Options
from ..pieces import FAVOUR, KINDS, OFFERING_NAMES, OUTSTANDING, RESOURCE_NAMES
from ..state.queries import transporters
from ..state.state import OVER, TABLET_KEPT, State, column_at
from ..voice import VOICE

ENDINGS = ("finished",)
QUANTITIES = (
    "total",
    "offerings",
    "outstanding",
    "resources",
    "tablet",
    "favour",
    "others",
    "reed",
    "egg",
    "wood",
    "pearl",
    "villagers",
    "tired",
    "moai",
    "tiles",
    "improvements",
    "small",
    "medium",
    "large",
    "pukao",
    "free",
    "carvers",
    "transporters",
    "erected",
    "capped",
    "huts",
    "hens",
    "axes",
    "boats",
    "necklaces",
    "luxuries",
    "round",
)
(
    TOTAL,
    ORDINARY,
    EXTRAORDINARY,
    LEFT,
    TABLET,
    FAVOUR_POINTS,
    OTHERS,
    REED,
    EGG,
    WOOD,
    PEARL,
    VILLAGERS,
    TIRED,
    MOAI,
    TILES,
    IMPROVEMENTS,
    SMALL,
    MEDIUM,
    LARGE,
    PUKAO,
    FREE,
    CARVERS,
    TRANSPORTERS,
    STANDING,
    CAPPED,
    HUTS,
    HENS,
    AXES,
    BOATS,
    NECKLACES,
    LUXURIES,
    ROUND,
) = range(len(QUANTITIES))
"""What a log may claim. `others` is what some table might count besides: always nothing. From `huts`
to `necklaces` it is how many are left in a pile, `luxuries` how many outstanding ones lie beside them."""

OF_TABLE = (
    *("small", "medium", "large", "pukao", "free", "erected", "capped"),
    *("huts", "hens", "axes", "boats", "necklaces", "luxuries", "round"),
)
PLAIN_WORDS = {
    "total": "point{s} in total",
    "offerings": "point{s} for offerings",
    "outstanding": "point{s} for outstanding offerings",
    "tablet": "point{s} for the tablet",
    "favour": "point{s} for favour",
    "others": "point{s} for anything else",
    "resources": "resource{s}",
    "reed": "reed{s}",
    "egg": "egg{s}",
    "pearl": "pearl{s}",
    "villagers": "villager{s} in hand",
    "tired": "tired figure{s}",
    "moai": "moai taken and not erected",
    "tiles": "ahu tile{s}",
    "improvements": "improvement{s}",
    "small": "small moai in stock",
    "medium": "medium moai in stock",
    "large": "large moai in stock",
    "pukao": "pukao in stock",
    "free": "free platform{s}",
    "carvers": "carver{s}",
    "transporters": "transporter{s}",
    "erected": "moai erected",
    "capped": "moai capped",
    **{f"{name}s": f"{name}{{s}} left" for name in ("hut", "hen", "axe", "boat", "necklace")},
    "luxuries": "outstanding offering{s} left",
    "round": "round{s} so far",
}


def ordinary(state: State, seat: int) -> list[tuple[int, int]]:
    return [each for each in state.offerings[seat] if each[0] < OUTSTANDING]


def outstanding(state: State, seat: int) -> list[tuple[int, int]]:
    return [each for each in state.offerings[seat] if each[0] >= OUTSTANDING]


def tablet_points(state: State, seat: int) -> int:
    return state.options.tablet_points if state.tablet[seat] == TABLET_KEPT else 0


def favour_points(state: State, seat: int) -> int:
    has = (state.hand[seat][FAVOUR] > 0) + state.tablet_favour[seat]
    return has * state.options.favour_points


def total(state: State, seat: int) -> int:
    values = sum([value for _, value in state.offerings[seat]])
    return values + sum(state.resources[seat]) + tablet_points(state, seat) + favour_points(state, seat)


def winners(state: State) -> tuple[int, ...]:
    """Every player with the highest total: there is no tie-breaker."""
    totals = [total(state, seat) for seat in range(state.players)]
    best = max(totals)
    return tuple([seat for seat, points in enumerate(totals) if points == best])


def tired_figures(state: State, seat: int) -> int:
    here = [count for space, count in enumerate(state.tired) if state.owner[space] == seat]
    return sum(here) + state.sorcerer_tired[seat]


def own_spaces(state: State, seat: int) -> list[int]:
    return [space for space, owner in enumerate(state.owner) if owner == seat]


def carvers(state: State, seat: int) -> int:
    """Figures in the moai quarry; the virtual carver of reinforcement does not count."""
    others = (state.sorcerer[seat], state.chief[seat])
    return sum(state.carvers[seat]) + sum(column_at(place) > 0 for place in others)


def quantity(state: State, seat: int, which: int) -> int:
    """The number that a claim names, by its place in QUANTITIES."""
    return _NUMBERS[which](state, seat)


_NUMBERS: Mapping[int, Callable[[State, int], int]] = {
    TOTAL: total,
    ORDINARY: lambda state, seat: _sum(ordinary(state, seat)),
    EXTRAORDINARY: lambda state, seat: _sum(outstanding(state, seat)),
    LEFT: lambda state, seat: sum(state.resources[seat]),
    TABLET: tablet_points,
    FAVOUR_POINTS: favour_points,
    OTHERS: lambda state, seat: 0,
    REED: lambda state, seat: state.resources[seat][0],
    EGG: lambda state, seat: state.resources[seat][1],
    WOOD: lambda state, seat: state.resources[seat][2],
    PEARL: lambda state, seat: state.resources[seat][3],
    VILLAGERS: lambda state, seat: state.hand_villagers[seat],
    TIRED: tired_figures,
    MOAI: lambda state, seat: sum(state.held[seat]),
    TILES: lambda state, seat: sum(state.hand[seat]) + state.untold[seat],
    IMPROVEMENTS: lambda state, seat: sum(state.built[seat]),
    SMALL: lambda state, seat: state.stock[0],
    MEDIUM: lambda state, seat: state.stock[1],
    LARGE: lambda state, seat: state.stock[2],
    PUKAO: lambda state, seat: state.pukao,
    FREE: lambda state, seat: state.free,
    CARVERS: carvers,
    TRANSPORTERS: lambda state, seat: sum(transporters(state, space) for space in own_spaces(state, seat)),
    STANDING: lambda state, seat: len(state.moai_on) - state.free,
    CAPPED: lambda state, seat: sum(state.capped),
    HUTS: lambda state, seat: len(state.piles[0]),
    HENS: lambda state, seat: len(state.piles[1]),
    AXES: lambda state, seat: len(state.piles[2]),
    BOATS: lambda state, seat: len(state.piles[3]),
    NECKLACES: lambda state, seat: len(state.piles[4]),
    LUXURIES: lambda state, seat: sum(map(len, state.outstanding)),
    ROUND: lambda state, seat: state.round,
}


def score(state: State, options: Options, players: Sequence[str]) -> ScoreSheet:
    over = state.phase == OVER
    totals = [total(state, seat) for seat in range(state.players)]
    best = winners(state) if over else ()
    lines = [line for seat in range(state.players) for line in _lines(state, seat)]
    shared = "MA-SCORE-7" if len(best) > 1 else "MA-SCORE-6"
    notes = (options.board.note,) if options.board.note else ()
    return ScoreSheet(
        status="finished" if over else "unfinished",
        how=_how(totals) if over else VOICE.say("how.not-over", "the game is not over"),
        over=over,
        winners=best,
        decided_by=shared if over else None,
        ended_at=VOICE.say("moment.round", "round {round}", round=state.round)
        if over and not state.final
        else None,
        lines=tuple(lines),
        notes=notes,
        ended_by=("MA-END-2" if state.players == 2 else "MA-END-1") if over else None,
    )


def _how(totals: Sequence[int]) -> str:
    return VOICE.say("how.totals", "totals {totals}", totals="-".join(map(str, totals)))


def _lines(state: State, seat: int) -> list[ScoreLine]:
    say, owned = VOICE.say, state.resources[seat]
    usual, special = ordinary(state, seat), outstanding(state, seat)
    left = tuple(str(Count(owned[kind], VOICE.term(RESOURCE_NAMES[kind]))) for kind in KINDS if owned[kind])
    offerings = say("label.offerings", "offerings")
    outstandings = say("label.outstanding", "outstanding offerings")
    resources = say("label.resources", "resources")
    tablet, favour = say("label.tablet", "tablet"), say("label.favour", "favour")
    return [
        _line(seat, "MA-SCORE-1", offerings, _sum(usual), _named(usual), ORDINARY),
        _line(seat, "MA-SCORE-1", outstandings, _sum(special), _named(special), EXTRAORDINARY),
        _line(seat, "MA-SCORE-2", resources, sum(owned), left, REED, EGG, WOOD, PEARL),
        _line(seat, "MA-SCORE-3", tablet, tablet_points(state, seat), (), TABLET),
        _line(seat, "MA-SCORE-4", favour, favour_points(state, seat), (), FAVOUR_POINTS),
        ScoreLine(seat, "MA-SCORE-6", say("label.total", "total"), total(state, seat), is_sum=True),
    ]


def _line(
    seat: int, rule: str, label: str, amount: int, details: tuple[str, ...], *quantities: int
) -> ScoreLine:
    return ScoreLine(seat, rule, label, amount, details, shares=tuple(map(Share, quantities)))


def _sum(taken: Sequence[tuple[int, int]]) -> int:
    return sum(value for _, value in taken)


def _named(taken: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(f"{VOICE.term(OFFERING_NAMES[kind % OUTSTANDING])} {value}" for kind, value in taken)
