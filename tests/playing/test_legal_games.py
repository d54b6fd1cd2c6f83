"""Random games are legal, canonical, finished and the same everywhere; all that a game has occurs."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from typing import Any

import pytest

import referee
from referee import shelf
from referee.core.acts import Resign
from referee.core.game import Game
from referee.playing.random_game import Played, play
from referee.playing.settings import MOST_TURNS, Wish, draw_setting
from referee.playing.tempers import MIXED, TEMPERS
from referee.playing.walkthrough import walk
from tests.effort import tries
from tests.support import found

GAMES = tries(2, 4, "REFEREE_GAMES")
"""Games for each table; a long run sets more, say 1000."""
TABLES = [
    (game.name, edition, players)
    for game in shelf.all_games()
    for edition in game.data["editions"]
    for players in range(game.least_players, game.most_players + 1)
]
PARTS = ("name", "edition", "players")


@cache
def played(name: str, edition: str | None, players: int | None, seed: int, temper: str = MIXED) -> Played:
    wish = Wish(shelf.game(name), edition, players, temper=temper)
    return play(draw_setting(wish, seed))


@pytest.mark.parametrize(PARTS, TABLES)
def test_games_are_accepted_and_canonical(name: str, edition: str, players: int) -> None:
    for seed in range(GAMES):
        text = played(name, edition, players, seed).text
        record = referee.loads(text)
        assert (record.header.edition, len(record.players)) == (edition, players)
        verdict = referee.check(record)
        assert found(verdict) == [], (seed, verdict.findings[0].message)
        assert referee.format_log(record) == text


@pytest.mark.parametrize(PARTS, TABLES)
def test_nearly_all_games_are_finished(name: str, edition: str, players: int) -> None:
    games = [played(name, edition, players, seed) for seed in range(GAMES)]
    assert sum(not game.over for game in games) <= 0.01 * GAMES
    assert all(game.over or game.state.turn >= MOST_TURNS for game in games)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("name", shelf.names())
def test_every_temper_plays_to_the_end(name: str, temper: str) -> None:
    game = played(name, None, None, 2, temper)
    assert game.over
    assert found(referee.check(referee.loads(game.text))) == []


SHA_256 = {
    ("easter-island", 0): "247c274249e05f0f",
    ("easter-island", 7): "8334c350b06b4d1b",
    ("rapa-nui-cards", 0): "d28ad1535b7151f7",
    ("rapa-nui-cards", 7): "618bda5434d36640",
    ("rapa-nui-island", 0): "2e566587c4007363",
    ("rapa-nui-island", 7): "95137a5599ba9f8c",
}


@pytest.mark.parametrize(("name", "seed"), SHA_256)
def test_a_seed_gives_the_same_bytes_everywhere(name: str, seed: int) -> None:
    """Read off under Python 3.11, 3.12 and 3.13. Whoever changes what players do changes these."""
    text = played(name, None, None, seed).text
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == SHA_256[name, seed]


def test_the_log_says_its_seed() -> None:
    assert played("easter-island", None, None, 12).text.startswith("# a random game, seed 12\n")


def some(name: str) -> list[Played]:
    """Enough games that rare things occur."""
    return [played(name, None, None, seed) for seed in range(20)]


@pytest.mark.parametrize("name", shelf.names())
def test_every_kind_of_action_that_is_legal_occurs(name: str) -> None:
    """Whatever `legal` lists anywhere in these games is also done somewhere in them."""
    game = shelf.game(name)
    listed: set[type] = set()
    done: Counter[type] = Counter()
    for each in some(name):
        for number, point in enumerate(walk(each.setting, each.lines)):
            if number % 15 == 0:
                legal = game.legal(point.state, each.setting.terms.options)
                listed |= {type(action) for _, action in legal}
        done.update(type(action) for told in each.lines if told.turn for action in told.turn.actions)
    assert len(listed) > 4
    assert [kind.__name__ for kind in listed if not done[kind]] == []


@pytest.mark.parametrize("name", shelf.names())
def test_the_scribe_writes_all_that_may_be_written(name: str) -> None:
    """Optional words and what was seen; those left out are only ever written by someone who errs."""
    game = shelf.game(name)
    written: Counter[str] = Counter()
    for each in some(name):
        for told in each.lines:
            for action in told.turn.actions if told.turn else ():
                written.update(optional_words(game, action))
    assert [word for word in WRITTEN[name].split() if not written[word]] == []


WRITTEN = {
    "easter-island": "place.owner place.number setup.owner sun.owner move.facing pivot_by.way "
    "fire.struck fire.destroyed",
    "rapa-nui-cards": "buy.price play.price draw.took",
    "rapa-nui-island": "moai.via moai.bonus moai.gains moai.tiles moai.tires pukao.via pukao.bonus "
    "pukao.gains pukao.tires exchange.worth barter.tablet helping_hand.source",
}


def optional_words(game: Game, action: Any) -> list[str]:
    form = game.form_of[type(action)]
    slots = [slot for slot in (*form.slots, *form.seen) if slot.optional]
    return [f"{form.name}.{slot.field}" for slot in slots if not slot.absent(getattr(action, slot.field))]


ENDINGS = [
    ("easter-island", {}, {"one-left", "all-fired"}),
    ("easter-island", {"resignation": "accepted"}, {"one-left", "resigned"}),
    ("rapa-nui-cards", {}, {"finished"}),
    ("rapa-nui-island", {}, {"finished"}),
]


@pytest.mark.parametrize(("name", "rulings", "endings"), ENDINGS)
def test_every_ending_occurs(name: str, rulings: dict[str, str], endings: set[str]) -> None:
    game = shelf.game(name)
    reached: Counter[str] = Counter()
    for seed in range(300 if len(endings) > 1 else 10):
        each = play(draw_setting(Wish(game, rulings=rulings), seed))
        reached[game.score(each.state, each.setting.terms.options, each.setting.names).status] += 1
        if endings <= set(reached):
            break
    assert set(reached) == endings


@pytest.mark.parametrize("name", shelf.names())
def test_games_are_legal_under_every_ruling(name: str) -> None:
    rulings = shelf.game(name).data["rulings"]
    for number, (key, ruling) in enumerate(rulings.items()):
        option = list(ruling["options"])[number % len(ruling["options"])]
        wish = Wish(shelf.game(name), rulings={key: option}, turns=40)
        text = play(draw_setting(wish, number)).text
        assert f"ruling: {key}={option}\n" in text
        assert found(referee.check(referee.loads(text))) == [], (key, option)


def test_results_and_claims_are_written_in_several_ways() -> None:
    lines = [told.text for name in shelf.names() for game in some(name)[:20] for told in game.lines]
    assert sum(line.startswith("claim ") for line in lines) > 20
    results = [line for line in lines if line.startswith("result ")]
    assert 20 < len(results) < 60
    assert any(line.endswith("one-left") for line in results) or any("one-left" in line for line in results)


def test_nobody_gives_up_where_that_ends_nothing() -> None:
    for name in shelf.names():
        for game in some(name)[:10]:
            for told in game.lines:
                assert not any(
                    isinstance(each, Resign) for each in (told.turn.actions if told.turn else ())
                )
