"""Invariants 22 to 29 and 33 to 35 of the rules dossier, over whole random games.

1 to 21 are watched after every action, and 26, 27 and 30 to 32 are held, in test_random_games.py.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import referee
from referee.core.verdict import Verdict
from referee.games.rapanui_cards.actions import Buy, Draw, Offer, Refill, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import MOAI, PRIEST, WOODCUTTER
from referee.games.rapanui_cards.scoring.possibilities import PossibleOutcome as Outcome
from referee.games.rapanui_cards.scoring.scoring import standing
from referee.games.rapanui_cards.state.holdings import Purse
from referee.games.rapanui_cards.state.state import DONE, State
from tests.effort import tries

from .games import EDITIONS, GAME, NAMES, RandomGame, Step
from .test_random_games import damage

OFFERINGS = ("fish", "berry", "potato", "grain")
KINDS = range(4)
SEEDS = st.integers(0, 10**9)
PLAYERS = st.sampled_from((2, 3, 4))
BOOKS = st.sampled_from(EDITIONS)
a_few = settings(max_examples=tries(12, 50), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def final(game: RandomGame) -> Any:
    exact = standing(game.state, game.terms.options).exact
    assert exact is not None
    return exact


def turned(state: State, order: Sequence[int]) -> State:
    """The end of a game with the kinds of offerings in another order."""
    other = state.copy()
    other.stone = [state.stone[kind] for kind in order]
    for seat, purse in enumerate(state.purses):
        (held,) = purse.possible
        fish, berry, potato, grain = (held[kind] for kind in order)
        other.purses[seat] = Purse((fish, berry, potato, grain))
    return other


# --- values and result ---


@a_few
@given(SEEDS, PLAYERS)
def test_invariant_22_values_depend_on_the_stone_alone(seed: int, players: int) -> None:
    game, another = RandomGame(players, "kosmos-nl", seed), RandomGame(players, "kosmos-nl", seed + 1)
    options, exact = game.terms.options, final(game)
    another.state.stone = game.state.stone[:]
    assert final(another).values == exact.values
    for order in permutations(KINDS):
        other = standing(turned(game.state, order), options).exact
        assert other is not None
        assert list(other.values) == [exact.values[kind] for kind in order]
        assert (other.totals, other.winners) == (exact.totals, exact.winners)


@a_few
@given(SEEDS, PLAYERS)
def test_invariants_23_and_24_values_go_by_rank(seed: int, players: int) -> None:
    game = RandomGame(players, "kosmos-fr", seed)
    values, stone = final(game).values, game.state.stone
    if not any(stone):
        assert values == (0, 0, 0, 0)
        return
    assert set(values) == set(range(4 - len(set(stone)), 4))
    for one, other in product(KINDS, repeat=2):
        assert (stone[one] > stone[other]) == (values[one] > values[other])


@a_few
@given(SEEDS, PLAYERS, st.integers(2, 9))
def test_invariant_25_a_greater_stone_of_the_same_shape(seed: int, players: int, times: int) -> None:
    game = RandomGame(players, "kosmos-nl", seed)
    exact = final(game)
    game.state.stone = [times * count for count in game.state.stone]
    assert final(game).values == exact.values
    assert final(game).totals == exact.totals


@a_few
@given(SEEDS, PLAYERS, BOOKS)
def test_invariants_26_and_27_the_sheet_adds_up(seed: int, players: int, edition: str) -> None:
    game = RandomGame(players, edition, seed)
    sheet = referee.score(referee.loads(game.text()))
    totals = []
    for seat in range(players):
        parts = {line.label: line.amount for line in sheet.lines if line.seat == seat}
        totals.append(parts.pop("total"))
        assert min(parts.values()) >= 0
        assert totals[-1] == sum(parts.values())
        assert parts["offerings"] <= 3 * game.state.purses[seat].size
        assert parts["moai"] == 4 * game.state.display[seat][MOAI]
        assert parts["wood"] == game.state.wood[seat] // 5
    assert sheet.winners
    assert all(totals[winner] == max(totals) for winner in sheet.winners)


@a_few
@given(SEEDS, st.sampled_from((3, 4)))
def test_invariant_28_who_opens_the_round_changes_no_state(seed: int, players: int) -> None:
    """Every round in the order of the other option: legal there, and the same table at the end."""
    game = RandomGame(players, "kosmos-nl", seed)
    moved = 0
    script = []
    for seat, action in game.script:
        if not isinstance(action, Offer):
            script.append((seat, action))
            continue
        seats = [(1 + step) % players for step in range(players)]
        order = [giver for giver in seats if giver != seat] + [seat]
        cards = tuple(sorted(action.offered, key=lambda card: order.index(card[0])))
        moved += cards != action.offered
        script.append((seat, Offer(cards)))
    plain = referee.replay(referee.loads(game.text()))
    game.script, game.rulings = script, {"offer-start": "first-left"}
    other = referee.replay(referee.loads(game.text()))
    assert other.legal
    for field, value in plain.state.components().items():
        if field != "options":
            assert other.state.components()[field] == value, field
    game.rulings = {}
    assert referee.check(referee.loads(game.text())).legal == (moved == 0)


NO_EFFECT = {
    "end-draw": ("stop", "fill-hand"),
    "short-refill": ("lay-rest", "lay-none"),
    "moai-choice-order": ("any", "turn-order"),
    "stone-view": ("no", "yes"),
}


@settings(a_few, max_examples=tries(3, 8))
@given(SEEDS, PLAYERS, BOOKS)
def test_invariant_29_rulings_without_effect_on_the_score(seed: int, players: int, edition: str) -> None:
    """The same players at the same table: the last cards may lie elsewhere, the totals do not change."""
    sheets = set()
    for chosen in product(*NO_EFFECT.values()):
        rulings = dict(zip(NO_EFFECT, chosen, strict=True))
        game = RandomGame(players, edition, seed, rulings)
        lines = game.lines(seed=seed)
        if rulings["stone-view"] == "yes":
            place = next(number for number, line in enumerate(lines) if line.startswith(NAMES))
            name, _, rest = lines[place].partition(": ")
            lines[place] = f"{name}: looks through the open cards of the stone; {rest}"
        record = referee.loads("\n".join([*game.header(), *lines]) + "\n")
        assert referee.check(record).legal
        sheet = referee.score(record)
        assert sheet.over
        sheets.add((sheet.winners, tuple((line.seat, line.label, line.amount) for line in sheet.lines)))
    assert len(sheets) == 1


# --- hidden cards ---


def truths(game: RandomGame) -> list[str]:
    """Everything that the players could tell at the end: face-down cards, holdings, the sorted stone."""
    facts = []
    for step in game.steps():
        if isinstance(step.action, Offer):
            for giver, kind, _ in step.action.offered:
                if giver == step.seat:
                    facts.append(f"reveal {step.before.turn}: {OFFERINGS[kind]}")
    for seat, purse in enumerate(game.state.purses):
        (held,) = purse.possible
        facts.append(f"holdings {game.names[seat]}: {tally(held)}")
    return [*facts, f"stone: {tally(game.state.stone)}"]


def tally(counts: Sequence[int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(OFFERINGS, counts, strict=True))


@a_few
@given(SEEDS, PLAYERS, BOOKS)
def test_invariant_33_a_true_word_never_widens_a_range(seed: int, players: int, edition: str) -> None:
    game = RandomGame(players, edition, seed)
    text = game.text(hide=1.0)
    facts = truths(game)
    random.Random(seed).shuffle(facts)
    exact = final(game)
    before: Outcome | None = None
    for fact in ["", *facts]:
        text += f"{fact}\n" if fact else ""
        verdict = referee.check(referee.loads(text))
        assert verdict.legal, (fact, verdict.findings[0].message, text)
        now = standing(verdict.state, game.terms.options)
        for seat, total in enumerate(exact.totals):
            assert now.totals[seat].lowest <= total <= now.totals[seat].highest
        if before is not None:
            for narrow, wide in zip(
                [*now.totals, *now.values], [*before.totals, *before.values], strict=True
            ):
                assert wide.lowest <= narrow.lowest <= narrow.highest <= wide.highest, fact
            assert before.certain <= now.certain <= exact.winners <= now.possible <= before.possible
        before = now
    assert before is not None and {span.lowest for span in before.values} == set(exact.values)


# --- the referee itself ---


def wrong(verdict: Verdict) -> list[tuple[int, str]]:
    return [(each.place.line, each.code) for each in verdict.findings if each.severity == "error"]


def replaced(text: str, words: Mapping[str, str]) -> str:
    return re.sub(r"\b(" + "|".join(words) + r")\b", lambda match: words[match[0]], text)


@settings(a_few, max_examples=tries(16, 80))
@given(SEEDS, PLAYERS, BOOKS, st.permutations(OFFERINGS), st.booleans())
def test_invariant_34_names_of_players_and_kinds_do_not_matter(
    seed: int, players: int, edition: str, kinds: Sequence[str], damaged: bool
) -> None:
    """Legal games and damaged ones: the same codes at the same lines, the same points."""
    game = RandomGame(players, edition, seed)
    lines = game.lines(hide=0.5, seed=seed)
    if damaged:
        damage(lines, random.Random(seed))
    text = "\n".join([*game.header(), *lines]) + "\n"
    other_names = {"Anne": "Zoë", "Marc": "Ann", "Herman": "Jan", "Carl": "Bo"}
    for words in (dict(zip(OFFERINGS, kinds, strict=True)), other_names):
        # What only follows from a slip is guessed by the words that were typed, so it is not compared.
        verdict, other = (referee.replay(referee.loads(each)) for each in (text, replaced(text, words)))
        assert wrong(other) == wrong(verdict), replaced(text, words)
        sheet, turned_sheet = referee.score(verdict.record), referee.score(other.record)
        assert turned_sheet.winners == sheet.winners
        assert [line.amount for line in turned_sheet.lines] == [line.amount for line in sheet.lines]


def wrong_numbers(game: RandomGame, dice: random.Random) -> list[tuple[str, Any, list[str]]]:
    """Logs that stop at a wrong number: code, entry and lines, for every number that an entry can hold."""
    cases: list[tuple[str, Any, list[str]]] = []
    for place, step in enumerate(game.steps()):
        for code, action in miscounted(step, game, dice):
            short = RandomGame.__new__(RandomGame)
            short.__dict__.update(game.__dict__)
            short.script = game.script[:place]
            lines = short.lines(join=0.0)
            said = GAME.write(action, game.names)
            if step.seat < 0:
                lines.append(said)
            elif step.before.done or isinstance(action, Take):
                after = [*lines[:-1], f"{lines[-1]}; {GAME.write(step.action, game.names)}; {said}"]
                joined = [*lines[:-1], f"{lines[-1]}; {said}"]
                lines = after if isinstance(step.action, Draw) else joined
                if not lines[-1].startswith(game.names[step.seat]):
                    continue  # a refill stands between
            else:
                lines.append(f"{game.names[step.seat]}: {said}")
            cases.append((code, action, lines))
    return cases


def miscounted(step: Step, game: RandomGame, dice: random.Random) -> list[tuple[str, Any]]:
    before, action = step.before, step.action
    options = game.terms.options
    off = dice.choice((-1, 1, 2, 5))
    if isinstance(action, Buy):
        price = max(0, options.full_price - before.display[step.seat][action.kind + 3])
        return [("KO-BUY-2", Buy(action.kind, price=price + off))] if price + off >= 0 else []
    if isinstance(action, Play):
        card = action.cards[0]
        cost = 7 if card == MOAI else len(action.cards) - 1
        code = "KO-PLAY-7" if card == MOAI else "KO-PLAY-6" if card > MOAI else "KO-PLAY-8"
        return [(code, Play(action.cards, price=cost + off))] if cost + off >= 0 else []
    if isinstance(action, Refill):
        size = dice.choice([size for size in (1, 2, 3, 4) if size != len(action.cards)])
        return [("KO-FILL-2", Refill(action.column, (action.cards * 2)[:size]))]
    if isinstance(action, Draw | Take):
        return wrong_amounts(step, game, off, dice)
    return []


def wrong_amounts(step: Step, game: RandomGame, off: int, dice: random.Random) -> list[tuple[str, Any]]:
    """The evaluation that a draw brings, or that a choice settles, with one amount wrong."""
    state = step.before.copy()
    if isinstance(step.action, Draw):
        GAME.effects[Draw](state, step.seat, step.action, game.terms.options)
        if state.phase != DONE or state.evaluated not in (WOODCUTTER, PRIEST):
            return []
    elif state.evaluated != MOAI:
        return []
    card = state.evaluated
    counts = [shown[card] for shown in state.display]
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    bonus = best[0] if len(best) == 1 and max(counts) >= 2 else -1
    dues = [count + (seat == bonus) for seat, count in enumerate(counts)]
    thing = {WOODCUTTER: 4, PRIEST: 5, MOAI: 4}[card]
    owners = [seat for seat, due in enumerate(dues) if due]
    if not owners:
        return []
    victim = dice.choice(owners)
    if dues[victim] + off < 0:
        return []
    wrong_bonus = off == -1 if victim == bonus else off == 1
    code = (
        "KO-EVAL-4"
        if wrong_bonus
        else {WOODCUTTER: "KO-WOOD-1", PRIEST: "KO-PRIEST-1"}.get(card, "KO-STATUE-1")
    )
    shares = tuple((seat, dues[seat] + (off if seat == victim else 0), (thing,)) for seat in owners)
    return [(code, Take(shares))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariant_35_a_wrong_number_is_named_where_it_stands(players: int) -> None:
    seen = set()
    for seed in range(8):
        game = RandomGame(players, EDITIONS[seed % 2], seed)
        for code, action, lines in wrong_numbers(game, random.Random(seed)):
            text = "\n".join([*game.header(), *lines]) + "\n"
            where = [
                (finding.place.line, finding.code)
                for finding in referee.check(referee.loads(text)).findings
            ]
            assert where[:1] == [(text.count("\n"), code)], (action, lines[-1], where)
            seen.add(code)
    assert seen >= {
        "KO-BUY-2",
        "KO-PLAY-6",
        "KO-PLAY-7",
        "KO-PLAY-8",
        "KO-FILL-2",
        "KO-EVAL-4",
        "KO-WOOD-1",
    }
