"""Several faults of one action: the rules that it breaks whatever was meant where it breaks the first."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from referee.core.acts import Claim, Result
from referee.core.finding import Finding
from referee.core.judge import others

from .edits import Edit
from .likeness import LEFT_OUT, ONE_WORD
from .readings import Readings
from .story import Root
from .tellings import tellings


def left_by_a_word(readings: Readings, root: Root) -> tuple[Finding, ...]:
    """What else is wrong with an action of the wrong player, whoever did it: what was paid or seen. A rule
    that comes after a broken one is otherwise not asked, because it takes the earlier one for granted."""
    fault, index = root.finding, root.place.action
    entry = readings.record.entries[readings.at_line[root.place.line]]
    if fault is None or not fault.more or index is None or entry.seat is None or index >= len(entry.plays):
        return ()
    play = entry.plays[index]
    if isinstance(play.action, Claim | Result):
        return ()
    state = readings.states(root.path, entry)[index]

    asked = {fault.code, *(each.code for each in fault.more)}

    def broken(action: object, seat: int) -> set[str]:
        """Those of these rules that the action would break."""
        checks = readings.plan.full[state.phase].get(type(action), ())
        wanted = [check for check in checks if check[1].code in asked]
        met = ((rule, check(state, seat, action, readings.options)) for check, rule in wanted)
        return {rule.code for rule, _ in others(((rule, facts) for rule, facts in met if facts), None, ())}

    if fault.code not in broken(play.action, entry.seat):
        return ()  # the lines below tell that it is wrong
    told = [
        slip.play.action
        for slip in tellings(readings.game, play, readings.players)
        if slip.cost <= LEFT_OUT  # what was paid or seen
    ]
    slips = chain(readings.slips.of(play), readings.slips.one_word(play))
    words = [slip.play.action for slip in slips if slip.cost <= ONE_WORD]
    seats = [seat for seat in range(len(readings.players)) if seat != entry.seat]
    as_others = [broken(play.action, seat) for seat in seats]
    as_told = [broken(action, entry.seat) for action in told]
    as_words = [broken(action, entry.seat) for action in words]
    if any(fault.code not in codes for codes in (*as_told, *as_words)):
        return ()  # a word of the action was wrong, and what depends on it is not judged
    without_it = [codes for codes in as_others if fault.code not in codes]
    return tuple(
        each
        for each in fault.more
        if without_it
        and all(each.code in codes for codes in without_it)
        and any(each.code not in codes for codes in as_told)
    )


def is_explained(root: Root, edits: Iterable[Edit]) -> bool:
    """Whether one of these readings makes the action of a fault legal in every respect."""
    return any(_is_legal(root, edit) for edit in edits)


def _is_legal(root: Root, edit: Edit) -> bool:
    path = root.path
    if any(edit.touches(each) or edit.key == each.key for each in path.edits.values()):
        return False
    other = path.other([*path.edits.values(), edit], path.known - {root.place}, edit.at)
    return other.reach > root.place.order
