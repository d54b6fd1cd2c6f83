"""The table as a person sees it: layout, displays, hands and supplies in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import CARD_NAMES, HIDDEN, OFFERING_NAMES, cards_of
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, EXTRA, FILL, OFFER, OVER, SETUP, START, State, deck_limits
from ..voice import VOICE


def draw(state: State, options: Options, players: Sequence[str]) -> str:
    rows = [_column(number, column) for number, column in enumerate(state.columns, 1)]
    rows += [
        "",
        VOICE.say(
            "picture.supply",
            "pile {pile}; supply {supply}; stone {stone}, face down {hidden}",
            pile=state.pile,
            supply=_kinds(state.supply),
            stone=_kinds(state.stone),
            hidden=state.hidden_on_stone,
        ),
        "",
    ]
    if any(HIDDEN in column for column in state.columns) and not state.given:
        unseen = [most - seen for most, seen in zip(deck_limits(options), state.seen, strict=True)]
        rows[-1:] = [VOICE.say("picture.unseen", "not seen yet: {cards}", cards=_counted(unseen)), ""]
    width = max(len(name) for name in players)
    for seat in range(state.players):
        rows += _player(state, seat, players[seat].ljust(width))
    return "\n".join([*rows, "", _whose_turn(state, players)])


def _column(number: int, cards: Sequence[int]) -> str:
    if not cards:
        return VOICE.say("picture.empty-column", "column {number}  empty", number=number)
    return VOICE.say(
        "picture.column", "column {number}  {cards}  <- front", number=number, cards=_cards(cards)
    )


def _kinds(numbers: Sequence[int]) -> str:
    kinds = zip(OFFERING_NAMES, numbers, strict=True)
    return ", ".join(f"{VOICE.term(name)} {number}" for name, number in kinds)


def _player(state: State, seat: int, name: str) -> list[str]:
    possible = sorted(state.purses[seat].possible)
    if len(possible) == 1:
        owned = _offerings(possible[0])
    else:
        cards = cards_of(state.purses[seat].size)
        owned = VOICE.say("not-all-known", "{cards}, not all known", cards=cards)
    return [
        VOICE.say(
            "picture.owned",
            "{player}  wood {wood}, glory {glory}; offerings {offerings}",
            player=name,
            wood=state.wood[seat],
            glory=state.glory[seat],
            offerings=owned,
        ),
        VOICE.say(
            "picture.cards",
            "{space}  display {display}; hand {hand}",
            space=" " * len(name),
            display=_counted(state.display[seat]),
            hand=_counted(state.hand[seat]),
        ),
    ]


def _offerings(numbers: Sequence[int]) -> str:
    owned = zip(OFFERING_NAMES, numbers, strict=True)
    said = ", ".join(f"{number} {VOICE.term(name)}" for name, number in owned if number)
    return said or VOICE.say("picture.none", "none")


def _cards(cards: Sequence[int]) -> str:
    said = " ".join("?" if card == HIDDEN else f"{VOICE.term(CARD_NAMES[card])}" for card in cards)
    return said or VOICE.say("picture.empty", "empty")


def _counted(counts: Sequence[int]) -> str:
    said = ", ".join(f"{n} {VOICE.term(CARD_NAMES[card])}" for card, n in enumerate(counts) if n)
    return said or VOICE.say("picture.empty", "empty")


def _whose_turn(state: State, players: Sequence[str]) -> str:
    say, phase = VOICE.say, state.phase
    facts = {"turn": state.turn, "player": players[state.active]}
    steps = {
        SETUP: lambda: say("step.setup", "the table is being laid out"),
        START: lambda: say("step.start", "turn {turn}: {player} buys or plays", **facts),
        OFFER: lambda: say("step.offer", "turn {turn}: {player} holds the offering round", **facts),
        EXTRA: lambda: say("step.extra", "turn {turn}: {player} adds the extra card", **facts),
        DRAW: lambda: say("step.draw", "turn {turn}: {player} draws", **facts),
        FILL: lambda: say("step.fill", "turn {turn}: {player} waits for the refill", **facts),
        CHOOSE: lambda: say(
            "step.choose", "turn {turn}: {player} waits for the choices of the evaluation", **facts
        ),
        DONE: lambda: say("step.done", "turn {turn}: {player} is done", **facts),
        OVER: lambda: say("step.over", "the game is over"),
    }
    return steps[phase]()


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    seat = state.active
    fronts = ", ".join(_cards(column[-1:]) for column in state.columns)
    return (
        VOICE.say(
            "situation.player",
            "{player} has {wood} wood, in hand {hand}",
            player=players[seat],
            wood=state.wood[seat],
            hand=_counted(state.hand[seat]),
        ),
        VOICE.say("situation.fronts", "fronts {cards}", cards=fronts),
    )
