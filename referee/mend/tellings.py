"""Other readings of the optional parts of a clause: what was seen or paid, which rule was waived.

The action stays the same; one of these parts is changed or left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from referee.core.acts import Claim, Result, TurnEnds
from referee.core.entry import Play, Waiver
from referee.core.game import Game
from referee.core.log_rules import CLAIM_WRONG
from referee.core.value import changed
from referee.forms.folding import typing_distance
from referee.forms.phrase import Many, Numbers, Slot, Words

from .differences import without
from .likeness import ANOTHER_RULE, ITEM_LEFT_OUT, LEFT_OUT, NEXT, NOT_TOLD, PUT_RIGHT
from .saying import Says, in_place_of
from .words import Slip

MOST_WAIVERS = 10
"""The most waivers of a clause that are tried. Each is tried with the code of every rule."""

MOST_PAID = 30


def tellings(game: Game, play: Play, players: Sequence[str]) -> Iterator[Slip]:
    """The same action with one optional part changed or left out."""
    form = game.form_of.get(type(play.action))
    if form is None:
        return
    for slot in (*form.slots, *form.seen):
        told = getattr(play.action, slot.field)
        if not slot.optional or slot.absent(told):
            continue
        write = slot.vocabulary.write if isinstance(slot.vocabulary, Numbers) else slot.write
        for other in _others(slot):
            if other != told:
                action = changed(play.action, **{slot.field: other})
                new, old = write(other, players), write(told, players)
                if new:
                    yield Slip(PUT_RIGHT, play._replace(action=action), in_place_of(new, old))
                else:
                    yield Slip(LEFT_OUT, play._replace(action=action), without(old))
        listed = slot.seen and isinstance(told, tuple) and not isinstance(slot.vocabulary, Many)
        for index in range(len(told)) if listed and len(told) > 1 else ():
            action = changed(play.action, **{slot.field: (*told[:index], *told[index + 1 :])})
            item = slot.vocabulary.write(told[index : index + 1], players)
            yield Slip(ITEM_LEFT_OUT, play._replace(action=action), without(item))
        action = changed(play.action, **{slot.field: False if told is True else None})
        cost = LEFT_OUT if slot.seen or isinstance(slot.vocabulary, Numbers) else NOT_TOLD
        if listed:
            cost = ITEM_LEFT_OUT if len(told) == 1 else NOT_TOLD
        lacking = without(slot.write(told, players))
        yield Slip(cost, play._replace(action=action, plain=game.is_plain(action)), lacking)


def with_tellings(game: Game, action: Any, written: Any, is_legal: Callable[[Any], bool]) -> Any:
    """An action with what was seen of another of its kind, part by part, as far as that is right for it."""
    form = game.form_of.get(type(action))
    if form is None or type(written) is not type(action):
        return action
    seen = {slot.field: getattr(written, slot.field) for slot in form.seen}
    seen = {field: told for field, told in seen.items() if told is not None}
    for part in [seen, *({field: told} for field, told in seen.items())] if len(seen) > 1 else [seen]:
        fuller = changed(action, **part)
        if fuller == action or is_legal(fuller):
            action = fuller
            if part is seen:
                break
    return action


def unsaid(game: Game, written: Any, meant: Any, players: Sequence[str]) -> list[Says]:
    """What was seen of a written action that another of its kind does not say any more."""
    if type(written) is not type(meant) or type(meant) not in game.form_of:
        return []
    told = [(slot, getattr(written, slot.field)) for slot in game.form_of[type(meant)].seen]
    lost = [(slot, seen) for slot, seen in told if seen is not None and getattr(meant, slot.field) is None]
    return [without(slot.write(seen, players)) for slot, seen in lost]


def _others(slot: Slot[Any]) -> Iterator[Any]:
    words = slot.vocabulary
    if isinstance(words, Numbers):
        yield from range(MOST_PAID)
    elif isinstance(words, Many):
        one = getattr(words, "one", None)
        if isinstance(one, Words):
            yield ()
            yield from ((value,) for value in range(len(one.names)))
    elif isinstance(words, Words) and slot.seen:
        yield from range(len(words.names))


def other_waivers(game: Game, play: Play) -> Iterator[Slip]:
    """The same clause with the waiver of another rule, or without the waiver."""
    codes = [*(rule.code for rule in game.book), CLAIM_WRONG.code]
    for index, waiver in enumerate(play.waivers[:MOST_WAIVERS]):
        before, after = play.waivers[:index], play.waivers[index + 1 :]
        yield Slip(LEFT_OUT, play._replace(waivers=(*before, *after)), without(f"stands {waiver.code}"))
        for code in codes:
            if code != waiver.code:
                near = typing_distance(code, waiver.code, 1) == 1
                waivers = (*before, Waiver(code, waiver.reason), *after)
                cost = NEXT if near else ANOTHER_RULE
                yield Slip(cost, play._replace(waivers=waivers), in_place_of(code, waiver.code))


def right_claim(game: Game, state: Any, play: Play) -> Iterator[Slip]:
    """The number that the claim should have had."""
    claim = play.action
    assert isinstance(claim, Claim)
    right = game.quantity(state, claim.player, claim.quantity)
    for number in right if isinstance(right, tuple) else (right,):
        if number != claim.value:
            other = Claim(claim.player, number, claim.quantity)
            yield Slip(PUT_RIGHT, play._replace(action=other), in_place_of(str(number), str(claim.value)))


def right_result(
    game: Game, state: Any, options: Any, play: Play, players: Sequence[str], last: int
) -> Iterator[Slip]:
    """The counts and the winners that the result should have had. `last` had the last turn."""
    result = play.action
    assert isinstance(result, Result)
    after = state.copy()
    if game.turn_is_full(after, options):
        game.effects[TurnEnds](after, last, TurnEnds(), options)
    sheet = game.score(after, options, players)
    winners = sheet.winners if sheet.over and not sheet.contenders else result.winners
    seats, quantities = range(len(players)), range(len(game.quantities.names))
    every = [tuple(game.quantity(after, seat, which) for seat in seats) for which in quantities]
    sums = tuple(line.amount for line in sheet.lines if line.is_sum)
    numbers = [each for each in (sums, *every) if each and all(isinstance(n, int) for n in each)]
    for who in dict.fromkeys((result.winners, winners)):
        for counts in dict.fromkeys([result.counts, *(numbers if result.counts else ())]):
            for reason in dict.fromkeys((result.reason, None)):
                other = Result(who, reason, counts)
                pairs = zip(counts or (), result.counts or (), strict=False)
                wrong = (who != result.winners) + sum(one != two for one, two in pairs)
                cost = PUT_RIGHT * wrong + (NOT_TOLD if reason != result.reason else 0)
                if cost:
                    instead = in_place_of(game.write(other, players), game.write(result, players))
                    yield Slip(cost, play._replace(action=other), instead)
