"""What holds in every legal game, after every action (section 8 of the rules dossier)."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

import referee
from referee.core.judge import first_breach
from referee.core.verdict import Verdict
from referee.games.rapanui_cards.actions import Box, Buy, Draw, Hand, Offer, Refill, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import CARDS, HIDDEN, MOAI, OFFERING_NAMES, PRIEST, WOODCUTTER
from referee.games.rapanui_cards.scoring.possibilities import assignments
from referee.games.rapanui_cards.scoring.scoring import four, standing
from referee.games.rapanui_cards.state.state import FILL, OVER, SETUP, START, State, price_of
from tests.effort import tries
from tests.support import ROOT

from .games import DECK, EDITIONS, OTHER_RULINGS, RandomGame, Step, mixed_rulings, terms

TABLES = list(product((2, 3, 4), EDITIONS))
GAMES = tries(6, 60, "REFEREE_GAMES")
LONG = GAMES > 60
"""Games for each number of players and edition; a long run sets more."""
KINDS = range(4)
LIMITS = [DECK.count(card) for card in CARDS]
SCHEMA = ROOT / "schemas" / "rapanui_cards.schema.json"


class Watched:
    """A random game, with everything checked after each action."""

    def __init__(self, game: RandomGame, hide: float) -> None:
        self.game = game
        self.options = game.terms.options
        self.players = len(game.names)
        self.start_cards = [0 for _ in CARDS]
        self.start_cards[WOODCUTTER] = self.players
        self.laid = 0
        self.refills = self.rounds = self.cards_played = self.taken = self.turns = self.buys = 0
        self.refilled: int | None = None  # the column last refilled in this turn
        self.lays_none = self.options.short_refill_is_none
        for step in game.steps(hide):
            self.legal(step)
            self.counted(step)
            self.cards(step)
            self.offerings(step)
            self.wood_and_glory(step)
        self.end(step.after)

    def legal(self, step: Step) -> None:
        """The rules agree with what the generator let happen, and change nothing."""
        before = step.before.components()
        agreed = self.game.terms
        breach = first_breach(agreed.plan, step.before, step.seat, step.action, agreed.options)
        assert breach is None, breach
        assert step.before.components() == before

    def counted(self, step: Step) -> None:
        action = step.action
        if isinstance(action, Hand):
            for card in action.cards:
                self.start_cards[card] += 1
        self.laid += len(action.cards) if isinstance(action, Refill) else 0
        self.refills += isinstance(action, Refill)
        self.rounds += isinstance(action, Offer)
        self.cards_played += len(action.cards) if isinstance(action, Play) else 0
        self.taken += isinstance(action, Draw)
        self.turns += isinstance(action, Play | Box)
        self.buys = (0 if step.before.turn != step.after.turn else self.buys) + isinstance(action, Buy)
        assert self.buys <= 1  # 16
        if isinstance(action, Refill):
            self.refilled = action.column
        elif isinstance(action, Buy | Play | Box):
            self.refilled = None

    def cards(self, step: Step) -> None:
        before, state = step.before, step.after
        held = [
            sum(hand[card] for hand in state.hand) + sum(shown[card] for shown in state.display)
            for card in CARDS
        ]
        in_layout = [sum(column.count(card) for column in state.columns) for card in CARDS]
        unseen = sum(column.count(HIDDEN) for column in state.columns)
        if state.phase != SETUP:
            start = self.start_cards
            seen = [held[c] - start[c] + in_layout[c] + (state.boxed if c == MOAI else 0) for c in CARDS]
            assert (
                state.pile + sum(seen) + unseen == 50
            )  # 1, and 2: the start cards are neither lost nor laid
            assert all(0 <= seen[card] <= LIMITS[card] for card in CARDS)
            assert seen == state.seen
            assert sum(start) == 4 * self.players
            assert state.pile == max(0, 34 - 4 * self.refills)  # 4
            assert self.taken == 16 + self.laid - sum(in_layout) - unseen  # 6
            self.columns(state)
        if state.phase == START:
            assert all(state.hand_size(seat) == 3 for seat in range(self.players))  # 5
            assert self.taken == self.cards_played + state.boxed  # 7
        for seat in range(self.players):
            change = state.hand_size(seat) - before.hand_size(seat)
            assert change >= 0 or isinstance(step.action, Play | Box)
            assert change <= 0 or isinstance(step.action, Draw | Hand)
            for card in CARDS:
                assert state.display[seat][card] >= before.display[seat][card]  # 8
        assert sum(shown[MOAI] for shown in state.display) == self.rounds or isinstance(step.action, Play)
        assert sum(shown[MOAI] for shown in state.display) + state.boxed <= 9  # 9

    def columns(self, state: State) -> None:
        sizes = sorted(len(column) for column in state.columns)
        if state.phase == FILL:
            assert sizes[0] == 0 < sizes[1]
            assert state.columns[state.emptied] == []
        elif state.phase != OVER and not state.ending:
            assert 1 <= sizes[0] <= sizes[-1] <= 4  # 3

    def offerings(self, step: Step) -> None:
        before, state = step.before, step.after
        for purse in state.purses:
            assert {sum(owned) for owned in purse.possible} == {purse.size}  # 15
        owned = sum(purse.size for purse in state.purses)
        assert sum(state.supply) + owned + sum(state.stone) + state.hidden_on_stone == 100  # 11
        if not state.hidden_on_stone:
            holdings = [next(iter(purse.possible)) for purse in state.purses]
            for kind in KINDS:
                assert state.supply[kind] + state.stone[kind] + sum(h[kind] for h in holdings) == 25
        for kind in KINDS:
            assert 0 <= state.supply[kind] <= before.supply[kind]  # 12
            assert state.stone[kind] >= before.stone[kind]
        laid = sum(state.stone) + state.hidden_on_stone - sum(before.stone) - before.hidden_on_stone
        if isinstance(step.action, Offer):
            kept = self.buys and not self.options.bought_card_offered
            owners = [
                purse.size - bool(kept and seat == step.seat) for seat, purse in enumerate(before.purses)
            ]
            assert laid == sum(number > 0 for number in owners)  # 13
        assert laid == 0 or isinstance(step.action, Offer) or laid == 1
        evaluated = isinstance(step.action, Draw | Refill | Take)
        if evaluated:
            assert sum(before.supply) - sum(state.supply) <= self.players + 1  # 16

    def wood_and_glory(self, step: Step) -> None:
        before, state = step.before, step.after
        bonuses = 0
        for seat in range(self.players):
            assert state.wood[seat] >= 0  # 17
            wood = state.wood[seat] - before.wood[seat]
            glory = state.glory[seat] - before.glory[seat]
            assert wood >= 0 or (isinstance(step.action, Buy | Play) and seat == step.seat)  # 18
            assert glory >= 0  # 19
            if wood > 0 or glory > 0:
                assert isinstance(step.action, Draw | Refill | Take)
                paying = self.paying(step)
                assert paying in ((WOODCUTTER, MOAI) if wood > 0 else (PRIEST, MOAI))
                bonus = wood + glory - state.display[seat][paying]
                assert bonus in (0, 1) and (wood == 0 or glory == 0)
                assert not bonus or state.display[seat][paying] >= 2  # 20
                bonuses += bonus
            for kind in KINDS:
                now = price_of(state, seat, kind, self.options)
                assert 0 <= now <= min(5, price_of(before, seat, kind, self.options))  # 21
        assert bonuses <= 1

    def paying(self, step: Step) -> int:
        """The card exposed last; recomputed from the layout, not read from the state."""
        if self.options.refill_counts and self.refilled is not None:
            return step.after.columns[self.refilled][-1]
        if isinstance(step.action, Draw):
            return step.after.columns[step.action.sources[0]][-1]
        if isinstance(step.action, Refill):
            return step.action.cards[-1]
        return step.before.columns[step.before.last_column][-1]

    def end(self, state: State) -> None:
        fills = self.options.hand_is_filled
        assert state.phase == OVER and state.pile == (2 if self.lays_none else 0)
        assert self.refills == (8 if self.lays_none else 9)
        sizes = [len(column) for column in state.columns]
        unseen = sum(column.count(HIDDEN) for column in state.columns)
        if not fills:
            assert (0 if self.lays_none else 2) in sizes  # 3
        assert sum(state.seen) + unseen + state.pile == 50
        assert all(seen <= most for seen, most in zip(state.seen, LIMITS, strict=True))
        assert 36 <= self.taken <= 45 + 2 * fills and self.turns <= 45  # 10
        assert 0 <= self.cards_played + state.boxed - self.taken <= (0 if fills else 2)  # 7
        for way in assignments(state.purses, four(state.stone)):  # 11, whatever the unknown cards are
            for kind in KINDS:
                kept = sum(holding[kind] for holding in way.holdings)
                assert state.supply[kind] + way.stone[kind] + kept == 25
        stone = sum(state.stone) + state.hidden_on_stone
        assert (stone > 0) == (self.rounds > 0)  # 14
        assert stone <= 9 * (self.players + 1)


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("hide", [0.0, 0.5])
def test_invariants_hold_after_every_action(players: int, edition: str, hide: float) -> None:
    for seed in range(GAMES // 2):
        Watched(RandomGame(players, edition, seed + int(1000 * hide)), hide)


@pytest.mark.parametrize("rulings", OTHER_RULINGS, ids=str)
def test_invariants_hold_under_every_ruling(rulings: dict[str, str]) -> None:
    for seed in range(max(2, GAMES // 10)):
        Watched(RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, rulings), hide=seed % 2 / 2)


def assert_only_true_deductions(verdict: Verdict, game: RandomGame, text: str) -> None:
    """Nothing is found but what an offering tells of a face-down card, and that was the card."""
    hidden = {}
    for step in game.steps():
        if isinstance(step.action, Offer):
            own = [kind for giver, kind, _ in step.action.offered if giver == step.seat]
            hidden[step.before.turn] = own[0] if own else None
    for finding in verdict.findings:
        assert finding.code == "KO-HIDE-2" and finding.severity == "notice", (finding.message, text)
        for said, kind in re.findall(r"card of turn (\d+) must have been (\w+)", finding.message):
            told = hidden[int(said)]
            assert told is not None and OFFERING_NAMES[told] == kind, (finding.message, text)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_random_games_are_legal_and_finished(players: int, edition: str) -> None:
    moai = 0
    for seed in range(GAMES):
        game = RandomGame(players, edition, seed)
        text = game.text(hide=seed % 3 / 2, join=seed % 2, seed=seed)
        record = referee.loads(text)
        verdict = referee.check(record)
        assert_only_true_deductions(verdict, game, text)
        assert verdict.state.phase == OVER
        assert verdict.state.pile == 0
        sheet = referee.score(record)
        assert sheet.over
        assert sheet.status == "finished"
        moai += sum(shown[MOAI] for shown in verdict.state.display)
        again = referee.check(referee.loads(text))  # 31
        assert again.state.components() == verdict.state.components()
    assert moai > GAMES, "games without moai test little"


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_log_gives_the_state_of_the_game(players: int, edition: str) -> None:
    """Text and effects agree: the replay of the log is the game that was played."""
    for seed in range(tries(4, 10)):
        game = RandomGame(players, edition, seed)
        replayed = referee.check(referee.loads(game.text(join=seed % 2))).state
        for field, value in game.state.components().items():
            if field not in ("done", "options"):  # one clause may hold two draws
                assert replayed.components()[field] == value, field


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_text_is_canonical_and_survives_json(players: int, edition: str) -> None:
    for seed in range(tries(4, 15)):
        text = RandomGame(players, edition, seed).text(hide=0.5, seed=seed)
        record = referee.loads(text)
        assert referee.format_log(record) == text
        if SCHEMA.exists():
            back = referee.from_json(referee.to_json(record))
            assert referee.format_log(back) == text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prefix_is_legal_and_unfinished(players: int) -> None:
    """Invariant 30, line by line."""
    game = RandomGame(players, "kosmos-nl", 7)
    lines = game.lines(hide=0.5)
    for number in range(len(lines)):
        record = referee.loads("\n".join([*game.header(), *lines[:number]]) + "\n")
        verdict = referee.check(record)
        assert_only_true_deductions(verdict, game, record.name)
        assert referee.score(record).status == "unfinished"
        assert verdict.state.phase != OVER


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_hiding_the_face_down_cards_only_widens_the_score(players: int, edition: str) -> None:
    """Invariants 26 and 32."""
    for seed in range(tries(4, 15)):
        game = RandomGame(players, edition, seed)
        options = game.terms.options
        known = standing(game.state, options)
        unseen = referee.check(referee.loads(game.text(hide=1.0)))
        assert unseen.legal
        state = unseen.state
        wide = standing(state, options)
        assert known.exact is not None
        for seat, total in enumerate(known.exact.totals):
            assert wide.totals[seat].lowest <= total <= wide.totals[seat].highest
            (held,) = game.state.purses[seat].possible
            assert held in state.purses[seat].possible
            points = sum(number * known.exact.values[kind] for kind, number in enumerate(held))
            assert 0 <= points <= 3 * sum(held)
            moai, wood = game.state.display[seat][MOAI], game.state.wood[seat]
            assert total == game.state.glory[seat] + 4 * moai + wood // 5 + points
        assert wide.certain <= known.exact.winners <= wide.possible


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dutch_winners_are_among_the_french_ones(players: int) -> None:
    """Invariant 27, also where totals and moai are made equal."""
    dutch, french = terms("kosmos-nl").options, terms("kosmos-fr").options
    parted = 0
    for seed in range(max(GAMES, 12)):
        state = RandomGame(players, "kosmos-nl", seed).state
        if seed % 2:
            state.glory = [0] * players
            exact = standing(state, dutch).exact
            assert exact is not None
            state.glory = [max(exact.totals) - total for total in exact.totals]
        few, many = standing(state, dutch).exact, standing(state, french).exact
        assert few is not None and many is not None
        assert few.winners and set(few.winners) <= set(many.winners)
        assert few.totals == many.totals
        parted += set(few.winners) != set(many.winners)
    assert parted, "no game where the rulebooks differ"


def test_damaged_logs_are_judged_to_their_end() -> None:
    """Lines lost, doubled, moved or changed: findings, never a crash, and nothing below nothing."""
    crashes: dict[str, str] = {}
    found = 0
    logs = 150 if LONG else tries(4, 40)
    for seed in range(logs):
        dice = random.Random(seed)
        rulings = mixed_rulings(dice) if seed % 2 else {}
        game = RandomGame(dice.choice((2, 3, 4)), dice.choice(EDITIONS), seed, rulings)
        lines = game.lines(hide=0.5, seed=seed)
        for _ in range(dice.choice((1, 1, 3))):
            damage(lines, dice)
        text = "\n".join([*game.header(), *lines]) + "\n"
        try:
            verdict = referee.check(referee.loads(text))
            referee.score(verdict.record)
        except Exception as error:
            crashes.setdefault(repr(error), text)
            continue
        found += not verdict.legal
        state = verdict.state
        assert min(state.wood) >= 0, text
        assert min(state.supply) >= 0, text
        assert all(min(hand) >= 0 for hand in state.hand), text
    assert not crashes, "\n".join([*crashes, next(iter(crashes.values()))])
    assert found > logs / 2


def damage(lines: list[str], dice: random.Random) -> None:
    place = dice.randrange(len(lines))
    other = dice.randrange(len(lines))
    way = dice.randrange(5)
    if way == 0:
        del lines[place]
    elif way == 1:
        lines.insert(other, lines[place])
    elif way == 2:
        lines[place], lines[other] = lines[other], lines[place]
    elif way == 3:
        clauses = lines[place].split("; ")
        clauses.pop(dice.randrange(1, len(clauses)) if len(clauses) > 1 else 0)
        lines[place] = "; ".join(clauses) or "Anne: keep"
    else:
        words = lines[place].split(" ")
        index = dice.randrange(len(words))
        words[index] = dice.choice(
            ("moai", "fish", "1", "3", "grain", "?", "potato potato", "none", "priest")
        )
        lines[place] = " ".join(words)
