"""Games with a deliberate violation: the log has one finding, with its code, on its line."""

from __future__ import annotations

from collections import Counter

import pytest

import referee
from referee import shelf
from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.core.rule import Rule
from referee.playing.request import Simulated
from referee.text.syntax import SYN
from tests.effort import some, tries
from tests.support import found

GAMES = tries(4, 6, "REFEREE_GAMES")
"""Games of each edition; a long run sets more, say 1000."""
EDITIONS = [(game.name, edition) for game in shelf.all_games() for edition in game.data["editions"]]

EXPLAIN = {"KO-HIDE-2", "MA-IMPR-5", "MA-QUAR-3", "MA-TRAN-3", "MA-CAP-2", "MA-EXCH-9"}
"""Rules without a sentence: what goes against them breaks another."""
ABOUT_BOARDS = {f"MA-DATA-{number}" for number in range(1, 14)}
NOT_ALONE = {
    "LOG-MANY-1",  # a thousand findings
    "LOG-CLAIM-2",  # undecided, which is no violation
    "LOG-WAIVE-2",  # the violation and its waiver
    "SYN-TEXT-1",  # bytes that are no text
    "SYN-TEXT-4",  # a thousand lines
    "SYN-BOARD-2",  # board files
    "SYN-BOARD-3",
}
LANGUAGE = {"SYN-HEAD-10", "SYN-WORD-3"}  # random games are in English
ELSEWHERE = {
    "easter-island": {"SYN-BOARD-1", *LANGUAGE},
    "rapa-nui-cards": {"SYN-BOARD-1", "LOG-CLAIM-1", *LANGUAGE},  # no boards; a rule of its own for numbers
    "rapa-nui-island": LANGUAGE,
}


def assert_refused(game: Simulated, code: str | None) -> None:
    verdict = referee.check(referee.loads(game.text))
    assert code is None or game.code == code
    assert found(verdict) == [(game.line, game.code)]
    assert game.line is not None
    assert game.text.split("\n")[game.line - 1].endswith(f"  #! {game.code}")
    assert game.text.count("#!") == 1


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_drawn_violations_are_refused(name: str, edition: str) -> None:
    codes: Counter[str | None] = Counter()
    for seed in range(GAMES):
        game = referee.simulate(name, edition=edition, seed=seed, illegal=True)
        assert_refused(game, None)
        assert f"edition: {edition}\n" in game.text
        codes[game.code] += 1
    assert len(codes) > min(GAMES, 60) // 2


@pytest.mark.parametrize("game", list(shelf.all_games()), ids=lambda game: game.name)
def test_every_rule_that_a_log_can_break_is_reached(game: Game) -> None:
    by: Counter[bool] = Counter()
    unreached = set()
    rules = some(game.book, 10)
    for rule in rules:
        try:
            spoiled = referee.simulate(game.name, seed=1, illegal=rule.code)
        except ValueError:
            unreached.add(rule.code)
            continue
        assert_refused(spoiled, rule.code)
        by[spoiled.searched] += 1
    print(f"{game.name}: {by[True]} rules by search, {by[False]} by their records")
    assert unreached == {rule.code for rule in rules} & (EXPLAIN | ABOUT_BOARDS)
    assert by[True] > 3 * by[False]


@pytest.mark.parametrize("game", list(shelf.all_games()), ids=lambda game: game.name)
def test_every_fault_of_the_log_itself_is_reached(game: Game) -> None:
    unreached = set()
    rules = some((*LOG, *SYN), 6, 2 * shelf.names().index(game.name))
    for rule in rules:
        if rule.code in NOT_ALONE:
            continue  # to look for them takes long, and in vain
        try:
            assert_refused(referee.simulate(game.name, seed=3, illegal=rule.code), rule.code)
        except ValueError:
            unreached.add(rule.code)
    assert unreached == {rule.code for rule in rules} & ELSEWHERE[game.name]


@pytest.mark.parametrize("code", ["LOG-CLAIM-2", "SYN-TEXT-4"])
def test_what_no_single_violation_is_is_said(code: str) -> None:
    with pytest.raises(ValueError, match=f"no log was found that breaks {code} and nothing else"):
        referee.simulate("easter-island", illegal=code)


def test_the_game_is_the_legal_one_up_to_the_violation() -> None:
    """A place that was searched for lies in the game of that seed, as far as it goes."""
    legal = referee.simulate("easter-island", seed=1).text.split("\n")
    wrong = referee.simulate("easter-island", seed=1, illegal="EI-PLACE-3")
    assert wrong.searched and wrong.line is not None
    assert wrong.line > 6
    assert wrong.text.split("\n")[1 : wrong.line - 1] == legal[1 : wrong.line - 1]
    assert wrong.text.startswith("# a random game with a violation of EI-PLACE-3, seed 1\n")


def test_a_drawn_violation_can_be_made_again_by_its_code() -> None:
    drawn = referee.simulate("easter-island", seed=8, illegal=True)
    assert isinstance(drawn.code, str)
    assert referee.simulate("easter-island", seed=8, illegal=drawn.code) == drawn


def test_most_games_go_on_after_the_violation() -> None:
    games = [referee.simulate("rapa-nui-cards", seed=seed, illegal=True) for seed in range(20)]
    after = [game.text.count("\n") - (game.line or 0) for game in games]
    assert sum(number > 5 for number in after) > 8


def test_the_same_arguments_give_the_same_bytes() -> None:
    again = [referee.simulate("rapa-nui-cards", seed=4, illegal="KO-BUY-4") for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != referee.simulate("rapa-nui-cards", seed=5, illegal="KO-BUY-4")


BY_CHOICE = [
    ("rapa-nui-cards", {"edition": "kosmos-fr", "players": 3}, "KO-PLAY-1"),
    ("rapa-nui-cards", {"edition": "kosmos-nl", "players": 4}, "KO-DRAW-2"),
    ("rapa-nui-island", {"edition": "matagot-es", "players": 2}, "MA-PLACE-1"),
    ("easter-island", {"rulings": {"passing": "exactly-two"}}, "EI-TURN-2"),
]


@pytest.mark.parametrize(("name", "chosen", "code"), BY_CHOICE)
def test_edition_players_and_rulings_are_kept(name: str, chosen: dict[str, object], code: str) -> None:
    game = referee.simulate(name, seed=2, illegal=code, **chosen)  # type: ignore[arg-type]
    assert_refused(game, code)
    record = referee.loads(game.text)
    assert record.header.edition == chosen.get("edition", record.header.edition)
    assert len(record.players) == chosen.get("players", len(record.players))
    assert record.header.rulings == chosen.get("rulings", {})


def test_rules_for_other_tables_are_not_broken_here() -> None:
    """Two players are judged by rules of their own, which four cannot break."""
    rule: Rule = shelf.game("rapa-nui-island").book["MA-TWO-2"]
    with pytest.raises(ValueError, match=f"breaks {rule.code} and nothing else with 4 players"):
        referee.simulate("rapa-nui-island", players=4, illegal=rule.code)
