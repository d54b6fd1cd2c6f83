"""No check raises, whatever table is reached and whatever is asked of it.

The search asks about actions that nobody did, and the rules behind a broken one are asked too. So a check
may not rely on an earlier one. Every check of the plan is asked about bent actions of random games, of the
records and of other tables, at the states of legal games and of games that went wrong.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import referee
from referee.core.acts import Misnamed, NotAnAction, Seating, TurnEnds, Unreadable
from referee.core.entry import Entry
from referee.core.game import Game
from referee.core.record import Record
from referee.core.replay import TABLE, Replay, Stopped
from referee.forms.seats import quoted
from referee.playing.game_log import random_log
from referee.text import canonical
from tests.effort import some, tries
from tests.support import loaded, records
from tests.text.bending import GAMES, NAMES, bent, texts

LOGS = tries(6, 120, "REFEREE_CHECKS_LOGS")
"""How many random games are played for each game."""

ASKED = tries(3, 20, "REFEREE_CHECKS_ASKED")
"""How many actions of each kind are asked about at each state."""

BENT = 3_000
RECORDS_STEP = 5
SOME = tries(12, 40)
"""At so many states of a log the checks are asked."""

WRONG = 0.1
"""The share of the lines that are replaced by something else, so that odd states are reached."""


def tables(game: Game) -> Iterator[tuple[Record, Random]]:
    """Random games of every edition and number of players, and records, in which rare things happen."""
    for path in some(records(), RECORDS_STEP):
        record = loaded(path)
        if record.game is game and record.can_be_judged:
            yield record, Random(path.name)
    for number in range(LOGS):
        dice = Random(f"checks {game.name} {number}")
        names = NAMES[: dice.randint(game.least_players, game.most_players)]
        edition = dice.choice(list(game.data["editions"]))
        lines = random_log(game, edition, names, number, most_turns=200)
        record = referee.loads("\n".join(lines) + "\n")
        assert record.can_be_judged and not record.findings
        yield record, dice


def actions_of(record: Record, said: list[str]) -> dict[type, list[Any]]:
    """What can be read at this table, by kind."""
    found: dict[type, list[Any]] = defaultdict(list)
    for each in said:
        text = each
        for name, other in zip(NAMES, record.players, strict=False):
            text = text.replace(quoted(name), quoted(other))
        action = canonical.read(record.notation, text, record.players)
        if action is not None and not isinstance(action, Unreadable | Misnamed | NotAnAction):
            found[type(action)].append(action)
    found[TurnEnds].append(TurnEnds())
    found[Seating].append(Seating(record.header.players))
    return found


def is_of_the_table(game: Game, action: object) -> bool:
    """Whether an action is a line of the table itself, not of a player."""
    form = game.form_of.get(type(action))
    return isinstance(action, Seating) or (form is not None and canonical.is_line(form))


def states(record: Record, actions: dict[type, list[Any]], dice: Random) -> Iterator[Any]:
    """The states of a game, in which some actions are replaced by others."""
    kinds = list(actions)
    walk = Replay(record)
    entries = [
        entry._replace(
            plays=tuple(
                play._replace(action=dice.choice(actions[dice.choice(kinds)]), plain=False)
                if dice.random() < WRONG and entry.seat is not None
                else play
                for play in entry.plays
            )
        )
        for entry in record.entries
    ]
    turn: Entry | None = None
    chosen = set(dice.sample(range(len(entries)), min(SOME, len(entries))))
    try:
        walk.seat()
        for at, entry in enumerate(entries):
            if at in chosen and entry.seat is not None:  # the states before each of its actions
                turn = walk.play([*entries[:at], entry._replace(plays=())], turn, at)
                for index, play in enumerate(entry.plays):
                    yield walk.state.copy()
                    walk.judge(entry, index, entry.seat, play)
            else:
                turn = walk.play(entries, turn, at, at + 1)
                if at in chosen:
                    yield walk.state.copy()
    except Stopped:
        return


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_check_raises_also_behind_a_broken_one(game: Game) -> None:
    said = [each.text for each in (*texts(game), *bent(game, BENT, 5))]
    faults: dict[str, str] = {}
    asked = 0
    for record, dice in tables(game):
        plan, options = record.known_terms.plan, record.known_terms.options
        actions = actions_of(record, said)
        for state in states(record, actions, dice):
            checks = plan.full[state.phase]
            kinds = [kind for kind in actions if kind in checks]
            wanted = [kind for kind in kinds for _ in range(ASKED)]
            for action in [dice.choice(actions[kind]) for kind in wanted]:
                seat = TABLE if is_of_the_table(game, action) else dice.randrange(len(record.players))
                for check, rule in checks[type(action)]:
                    asked += 1
                    try:
                        check(state, seat, action, options)
                    except Exception as error:
                        what = f"{rule.code} {check.__name__} {type(error).__name__}"
                        faults[what] = f"{action} by {seat} of {record.header.edition}: {error}"
    assert asked > LOGS and not faults, "\n".join(map(": ".join, sorted(faults.items())))
