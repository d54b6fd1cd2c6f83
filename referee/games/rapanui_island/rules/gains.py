"""What rivals are paid on the way (dossier 4.4, GAIN).

Order: a gain of the carrier for the way (GAIN-2; GAIN-1 if it is a rival's), then player by player along
the path: pukao (GAIN-7), fervent on the way (FERV-1), a missing gain (GAIN-5 if just a tired or passed
rival's is missing), doubled (GAIN-3), the track (GAIN-6), the choice (GAIN-4), any other amount (GAIN-1).
What is written behind `->` is what the markers moved, the loss left out. One look finds the first fault;
each rule then reports it if it is its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.rule import Facts, Rule, Seat
from referee.speech.values import Series

from ..actions import Moai, Pukao
from ..calculations.gains import (
    Choices,
    clipped,
    due_to,
    paying,
    plus,
    printed,
    raised,
    times,
    told_for,
    totals,
)
from ..options import Options
from ..pieces import FERVENT, KINDS, NONE, RESOURCE_NAMES, Amounts, Gain, amount_written, amounts_text
from ..state.queries import rested_figures, space_of, transporters
from ..state.state import CARRY, NOBODY, State
from ..voice import VOICE
from .book import first_fault, rule
from .improvements import FERV_1
from .transport import known

Due = list[tuple[int, Choices]]
Fault = tuple[Rule, Facts]

GAIN_2 = rule(
    "MA-GAIN-2",
    "P3.1 P1.3",
    "The player's own spaces and grey spaces pay nothing",
    "The player who carries gains nothing along the path, and the grey figures gain nothing at all.",
    {
        "own": "{space} is {player}'s own space on the path, and pays {player} nothing",
        "way": "{player} is carrying, and so gains nothing along the path",
        "grey": "nobody gains anything on {space}, where a grey figure stands",
        "off": "{player} has no transporter on this path",
        "beside": "{space} is not on this path, so {player} gains nothing for it",
    },
)
GAIN_7 = rule(
    "MA-GAIN-7",
    "P3.2",
    "Pukao pay one reed",
    "For a pukao, each space with a rival's transporter pays one reed, whatever is printed on it.",
    "for a pukao {player} gains {right} for {spaces}, not {written}",
)
GAIN_1 = rule(
    "MA-GAIN-1",
    "P3.1",
    "Rivals gain along the path of a moai",
    "For each space of the path with a rival's transporter, its owner gains what is printed on the space.",
    {
        "amount": "{player} gains {right} for {spaces}, not {written}",
        "carrier": "the gain on {space} goes to {owner}, not to {player}",
    },
)
GAIN_5 = rule(
    "MA-GAIN-5",
    "P3.1",
    "Tired transporters earn too",
    "Tired transporters carry and earn too, and so do those of players who have passed.",
    "{player} gains {right} on {space}, even if the figure is tired or its owner has passed",
)
GAIN_3 = rule(
    "MA-GAIN-3",
    "P3.1",
    "Once for each space",
    "A space pays only once, however many transporters a player has there.",
    "{space} pays {player} only once, {right}, not once for each of the {number} figures",
)
GAIN_4 = rule(
    "MA-GAIN-4",
    "P3.1",
    "The owner chooses",
    "Where a space offers a choice, the owner of the transporter gains one of the alternatives. The log "
    "says which.",
    {
        "unwritten": "{space} offers {player} {choices}; write which one, such as `-> {name} {one}`",
        "both": "{space} gives {player} {choices}, not {written}",
        "full": "at this table a kind whose track is full is not chosen while another has room",
    },
)
GAIN_6 = rule(
    "MA-GAIN-6",
    "P3.1",
    "The end of the track",
    "What a track cannot hold is lost. It does not become another kind.",
    {
        "track": "{player}'s {kind} track ends at {most}: {player} gains "
        "{room|0=nothing|{right}|{right}}, not {written}",
        "kind": "{player}'s {kind} track ends at {most}, and what it cannot hold does not become another "
        "kind: {player} gains {room|0=nothing|{right}|{right}}, not {written}",
    },
)


def gain_fault(state: State, seat: int, action: Moai | Pukao, options: Options) -> Fault | None:
    """The first fault in the gains on the path, written or missing."""
    path = known(action, options)
    for gain in action.gains or ():
        if fault := misplaced(state, seat, gain, path, action, options):
            return fault
    for rival in dict.fromkeys(state.owner[space] for space in paying(state, seat, path)):
        if fault := rival_fault(state, seat, rival, path, action, options):
            return fault
    return None


def misplaced(
    state: State, seat: int, gain: Gain, path: Sequence[int], action: Moai | Pukao, options: Options
) -> Fault | None:
    """A gain of a player who is due none, or for a space that does not pay this player."""
    board = options.board
    if not any(gain.amounts):
        return None
    facts: dict[str, object] = {"player": Seat(gain.seat), "space": gain.space.upper()}
    here = space_of(board, gain.space) if gain.space else NOBODY
    erects = isinstance(action, Moai) and gain.seat == seat
    if not gain.space:
        if erects or any(state.owner[space] == gain.seat != seat for space in path):
            return None
        if gain.seat != seat:
            return GAIN_2, facts | {"case": "off"}
        unpaid = [space for space in paying(state, seat, path) if not is_told(state.owner[space], action)]
        if not unpaid:
            return GAIN_2, facts | {"case": "way"}
        owner = Seat(state.owner[unpaid[0]])
        return GAIN_1, facts | {"case": "carrier", "space": board.names[unpaid[0]], "owner": owner}
    if erects and here == path[-1]:
        return None
    if here not in path:
        return GAIN_2, facts | {"case": "beside"}
    owner = Seat(state.owner[here])
    if owner == NOBODY:
        return GAIN_2, facts | {"case": "grey"}
    if owner == seat:
        return GAIN_2, facts | {"case": "own"}
    return None if owner == gain.seat else (GAIN_1, facts | {"case": "carrier", "owner": owner})


def is_told(rival: int, action: Moai | Pukao) -> bool:
    told = told_for(action.gains, rival)
    return told is not None and any(told)


def rival_fault(
    state: State, seat: int, rival: int, path: Sequence[int], action: Moai | Pukao, options: Options
) -> Fault | None:
    """The first fault in the gain of one rival."""
    pukao = isinstance(action, Pukao)
    due = due_to(state, seat, rival, path, pukao, options)
    owned = state.resources[rival]
    allowed = totals(due, owned, options)
    told = told_for(action.gains, rival)
    if told is None:
        return unwritten(rival, due, options) if len(allowed) > 1 else None
    for gain in action.gains or ():  # space by space, as far as the log says so
        if gain.seat == rival and gain.space and any(gain.amounts):
            here = space_of(options.board, gain.space)
            choices = printed(state, here, pukao, options)
            if not any(within(gain.amounts, each) for each in choices):
                return classify(state, rival, [(here, choices)], gain.amounts, pukao, options)
    return None if told in allowed else classify(state, rival, due, told, pukao, options)


def unwritten(rival: int, due: Due, options: Options) -> Fault:
    space, choices = next(each for each in due if len(each[1]) > 1)
    facts = {"space": options.board.names[space], "player": Seat(rival), "name": Seat(rival)}
    return GAIN_4, facts | {
        "case": "unwritten",
        "choices": either(choices),
        "one": amount_written(choices[0]),
    }


def within(one: Sequence[int], two: Sequence[int]) -> bool:
    return all(a <= b for a, b in zip(one, two, strict=True))


def either(choices: Sequence[Amounts]) -> Series:
    return Series(dict.fromkeys(map(amounts_text, choices)), "or")


def classify(state: State, rival: int, due: Due, told: Amounts, pukao: bool, options: Options) -> Fault:
    """The rule that a gain breaks if it is not one of the possible gains."""
    owned = state.resources[rival]
    allowed = totals(due, owned, options)
    right = either(sorted(allowed, reverse=True))
    spaces = Series(options.board.names[space] for space, _ in due)
    facts: dict[str, object] = {"player": Seat(rival), "right": right, "spaces": spaces}
    facts["written"] = amounts_text(told)
    if (fault := overrun(due, allowed, told, owned, options)) is not None:
        return GAIN_6, facts | fault
    if pukao:
        return GAIN_7, facts
    if told in totals(due, owned, options, any_choice=True):
        return GAIN_4, facts | {"case": "full"}
    if state.built[rival][FERVENT] and any(told == each for each in by_fervent(due, owned, options)):
        return FERV_1, facts | {"case": "path"}
    if (space := denied(state, rival, due, told, options)) is not None:
        return GAIN_5, facts | {"space": options.board.names[space]}
    if (space := doubled(state, due, told, owned, options)) is not None:
        return GAIN_3, facts | {
            "space": options.board.names[space],
            "number": transporters(state, space),
            "right": either(printed(state, space, False, options)),
        }
    choice = next(((space, choices) for space, choices in due if len(choices) > 1), None)
    if choice is None or sum(told) < min(map(sum, allowed)):
        return GAIN_1, facts | {"case": "amount"}
    space, choices = choice
    return GAIN_4, facts | {
        "case": "both",
        "space": options.board.names[space],
        "choices": either(choices),
        "written": amounts_text(remainder(due, told)),
    }


def remainder(due: Due, told: Amounts) -> Amounts:
    """The part of the written gain that goes beyond the spaces without a choice."""
    left = list(told)
    for _, choices in due:
        if len(choices) == 1:
            left = [max(0, left[kind] - choices[0][kind]) for kind in KINDS]
    return left[0], left[1], left[2], left[3]


def overrun(
    due: Due, allowed: set[Amounts], told: Amounts, owned: Sequence[int], options: Options
) -> dict[str, object] | None:
    """Whether the gain is right except for the end of a track, or another kind was taken in place of a
    loss. A track whose end what is printed does not reach is not to blame.
    """
    track = options.board.track
    over = [kind for kind in KINDS if owned[kind] + told[kind] > track[kind]]
    if over and clipped(told, owned, options) not in allowed:
        return None
    reached = [kind for kind in over if owned[kind] + _printed_most(due, kind) > track[kind]]
    if over and not reached:
        return None
    over = reached
    if not over:
        full = NONE
        for _, choices in due:
            full = plus(full, choices[0]) if len(choices) == 1 else full
        lost = [kind for kind in KINDS if owned[kind] + full[kind] > track[kind]]
        if len(due) != sum(len(choices) == 1 for _, choices in due) or sum(told) != sum(full):
            return None
        over = lost
    else:
        lost = []
    if not over:
        return None
    facts = {"kind": VOICE.term(RESOURCE_NAMES[over[0]]), "most": track[over[0]]}
    return facts | {"case": "kind" if lost else "track", "room": max(map(sum, allowed))}


def _printed_most(due: Due, kind: int) -> int:
    """The most of a kind that is printed for these spaces, whatever is chosen."""
    return sum(max((choice[kind] for choice in choices), default=0) for _, choices in due)


def by_fervent(due: Due, owned: Sequence[int], options: Options) -> Iterator[Amounts]:
    """What these spaces would pay if fervent applied on the path: one resource raised, or all of a
    kind.
    """
    for total in totals(due, owned, options):
        for kind in KINDS:
            for number in {1, total[kind]} if total[kind] else ():
                for higher in raised(kind, options)[1:]:
                    amounts = list(total)
                    amounts[kind] -= number
                    amounts[higher] += number
                    yield amounts[0], amounts[1], amounts[2], amounts[3]


def denied(state: State, rival: int, due: Due, told: Amounts, options: Options) -> int | None:
    """The space whose gain alone is missing, because its figure is tired or its owner has passed."""
    spaces = dict.fromkeys(space for space, _ in due)
    weak = [s for s in spaces if state.passed[rival] or not any(rested_figures(state, rival, s))]
    owned = state.resources[rival]
    for without in (*([space] for space in weak), weak):
        rest = [each for each in due if each[0] not in without]
        if weak and told in totals(rest, owned, options):
            return without[0]
    return None


def doubled(state: State, due: Due, told: Amounts, owned: Sequence[int], options: Options) -> int | None:
    """The space that was paid once for each of its figures."""
    if options.gain_per_transporter:
        return None
    many = [space for space in dict.fromkeys(each[0] for each in due) if transporters(state, space) > 1]
    for spaces in (*([space] for space in many), many):
        more = [
            (space, tuple(times(each, transporters(state, space)) for each in choices))
            if space in spaces
            else (space, choices)
            for space, choices in due
        ]
        if many and told in totals(more, owned, options):
            return spaces[0]
    return None


first_fault((GAIN_2, FERV_1, GAIN_1, GAIN_5, GAIN_3, GAIN_4, GAIN_6), Moai, (CARRY,), gain_fault)
first_fault((GAIN_2, GAIN_7, GAIN_1, GAIN_6), Pukao, (CARRY,), gain_fault)
