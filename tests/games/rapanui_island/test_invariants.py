"""Invariants 14, 15 and 17 to 19 of the dossier (section 8); random games are watched for the others."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path

import pytest

import referee
from referee.core.judge import first_breach
from referee.games.rapanui_island.actions import Barter
from referee.games.rapanui_island.calculations.carving import choices
from referee.games.rapanui_island.calculations.exchange import bundles, is_possible, payments, pays
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import BARTER, Amounts
from referee.games.rapanui_island.state.state import CARRY, State
from tests.effort import tries
from tests.support import ROOT, found, scored

from .games import EDITIONS, NAMES, RandomGame, terms_for

KINDS, OFFERINGS = range(4), range(5)
FULL = (8, 7, 6)


def test_invariant_14_another_carver_never_takes_a_choice_away() -> None:
    for one, two, three in product(range(4), repeat=3):
        now = set(choices((one, two, three), FULL))
        for small, medium, large in now:
            assert large <= three and medium + large <= two and small + medium + large <= one
        for more in ((one + 1, two, three), (one, two + 1, three), (one, two, three + 1)):
            assert now <= set(choices(more, FULL))


def table(resources: Amounts, artist: bool) -> State:
    state: State = GAME.start(terms_for(3, "matagot-fr").options, 3)
    state.begun, state.phase = True, CARRY
    state.resources[0] = list(resources)
    state.built[0][1] = artist
    return state


def test_invariant_15_a_higher_cube_pays_as_well() -> None:
    options = terms_for(3, "matagot-fr").options
    asked = 0
    for cubes, artist, kind in product((2, 4), (False, True), OFFERINGS):
        for spent in bundles(cubes):
            if not pays(spent, kind, artist, cubes == 2, options):
                continue
            for lower in range(3):
                if spent[lower]:
                    higher = list(spent)
                    higher[lower] -= 1
                    higher[lower + 1] += 1
                    reed, egg, wood, pearl = higher
                    assert pays((reed, egg, wood, pearl), kind, artist, cubes == 2, options)
                    asked += 1
    assert asked > 200


def obtainable(resources: Amounts, artist: bool, economy: bool) -> set[int]:
    state = table(resources, artist)
    options = state.options
    kinds = {kind for kind in OFFERINGS if next(payments(state, 0, kind, economy, options), None)}
    assert is_possible(state, 0, economy, False, options) == bool(kinds)
    return kinds


def test_invariant_15_more_never_removes_an_offering() -> None:
    for reed, egg, wood, pearl in product(range(3), range(3), range(3), range(3)):
        plain = obtainable((reed, egg, wood, pearl), False, False)
        for more in (
            (reed + 1, egg, wood, pearl),
            (reed, egg, wood + 1, pearl),
            (reed, egg, wood, pearl + 1),
        ):
            assert plain <= obtainable(more, False, False)
        assert plain <= obtainable((reed, egg, wood, pearl), True, False)
        assert plain <= obtainable((reed, egg, wood, pearl), False, True)
        assert obtainable((reed, egg, wood, pearl), False, True) <= obtainable(
            (reed, egg, wood, pearl), True, True
        )


def damaged(lines: list[str], dice: random.Random) -> list[str]:
    place = dice.randrange(4, len(lines))
    return [*lines[:place], *lines[place + 1 :]]


def renamed(text: str, words: dict[str, str]) -> str:
    return re.sub(r"\b(" + "|".join(words) + r")\b", lambda match: words[match[0]], text)


@pytest.mark.parametrize("broken", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariant_17_seats_do_not_matter(players: int, broken: bool) -> None:
    """Other names, and the header in another order: the same findings, the same points for each."""
    for seed in range(tries(1, 4)):
        game = RandomGame(players, EDITIONS[(seed + players) % 2], seed, most_turns=200)
        lines = damaged(game.lines(), random.Random(seed)) if broken else game.lines()
        text = "\n".join([*game.header(), *lines]) + "\n"
        names = list(game.names)
        turned = text.replace(f"players: {', '.join(names)}", f"players: {', '.join(names[::-1])}")
        other = renamed(text, dict(zip(NAMES, ("Zoe", "Ann", "Jan", "Bo"), strict=True)))
        first, second, third = (referee.check(referee.loads(each)) for each in (text, turned, other))
        assert errors(first) == errors(second) == errors(third)
        assert broken or not errors(first)
        assert points(first) == points(second)
        assert list(points(first).values()) == list(points(third).values())


def errors(verdict: referee.Verdict) -> list[tuple[int, str]]:
    """All that is wrong, also what follows from something earlier."""
    return [(each.place.line, each.code) for each in verdict.findings if each.severity == "error"]


def points(verdict: referee.Verdict) -> dict[str, list[int]]:
    sheet = scored(verdict)
    return {
        name: [line.amount for line in sheet.lines if line.seat == seat]
        for seat, name in enumerate(verdict.record.players)
    }


@pytest.mark.parametrize("players", [2, 3])
def test_invariant_17_names_of_spaces_do_not_matter(players: int, tmp_path: Path) -> None:
    name = "stand-in-2" if players == 2 else "stand-in-34"
    board = (ROOT / "referee" / "games" / "rapanui_island" / "boards" / f"{name}.yaml").read_text("utf-8")
    spaces = sorted(set(re.findall(r"^  ([A-E]\d):", board, re.M)))
    words = {space: f"q{number}x" for number, space in enumerate(reversed(spaces))}
    (tmp_path / "other.yaml").write_text(renamed(board, words).replace(name, "other"), "utf-8")
    for seed in range(tries(1, 3)):
        game = RandomGame(players, EDITIONS[seed % 2], seed, most_turns=150)
        text = game.text()
        header = game.header()
        other = "\n".join([*header[:-1], "board: other.yaml", "", *game.lines()]) + "\n"
        (tmp_path / "log.moai").write_text(renamed(other, words), "utf-8")
        verdict = referee.check(referee.load(tmp_path / "log.moai"))
        same = referee.check(referee.loads(text))
        assert found(verdict) == found(same) == []
        assert points(verdict) == points(same)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariant_18_the_sheet_adds_up(players: int, edition: str) -> None:
    holders = 0
    for seed in range(tries(4, 12)):
        game = RandomGame(players, edition, seed)
        state = game.state
        sheet = GAME.score(state, game.options, game.names)
        totals = []
        for seat in range(players):
            ordinary = sum(value for kind, value in state.offerings[seat] if kind < 5)
            special = sum(value for kind, value in state.offerings[seat] if kind >= 5)
            tablet = 3 if state.tablet[seat] == 0 else 0
            favour = 3 if state.hand[seat][9] else 0
            parts = [ordinary, special, sum(state.resources[seat]), tablet, favour]
            assert [line.amount for line in sheet.lines if line.seat == seat] == [*parts, sum(parts)]
            totals.append(sum(parts))
        assert sum(hand[9] for hand in state.hand) <= 1
        holders += any(hand[9] for hand in state.hand)
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        assert sheet.winners == (best if sheet.over else ())
    assert holders


def test_invariant_19_spanish_barters_are_all_legal_in_french() -> None:
    verdicts = {True: 0, False: 0}
    dice = random.Random(19)
    for _ in range(6):
        owned = [dice.randint(0, 5) for _ in KINDS]
        for given, got in product((*bundles(3), (2, 0, 0, 0), (0, 4, 0, 0)), bundles(3)):
            legal = []
            for edition in EDITIONS:
                terms = terms_for(3, edition)
                state: State = GAME.start(terms.options, 3)
                state.begun, state.phase, state.resources[0] = True, CARRY, owned[:]
                state.hand[0][BARTER] = 1
                legal.append(first_breach(terms.plan, state, 0, Barter(given, got), terms.options) is None)
            french, spanish = legal
            assert french or not spanish
            verdicts[spanish] += french
    assert verdicts[True] and verdicts[False]
