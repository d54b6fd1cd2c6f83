"""What `check --fix` may correct: never one of two words that are near, never a word with a meaning."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

import referee
from referee.core.game import Game
from referee.forms.folding import fold
from referee.language.languages import spoken_by
from referee.language.spoken import spoken
from referee.shelf import own_games
from referee.text.misspellings import words_of
from referee.text.spelling import corrected
from referee.text.sure_slips import SHORTEST, corrections
from tests.effort import some
from tests.text.test_cures import read

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SPOKEN = [
    pytest.param(spoken(game, language), id=f"{game.name}-{language}")
    for game in own_games()
    for language in spoken_by(game)
]


def slips(word: str) -> Iterator[str]:
    """What one slip of the pen makes of a word: a letter is missing, doubled, changed, added or swapped."""
    for at in range(len(word) + 1):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :]
        for letter in LETTERS:
            yield word[:at] + letter + word[at:]
            yield word[:at] + letter + word[at + 1 :]


@cache
def meant_by(game: Game) -> dict[str, set[str]]:
    """Every slip for a word of the game, and the words that it may be a slip for."""
    found: dict[str, set[str]] = defaultdict(set)
    for word in words_of(game):
        if re.fullmatch(f"[{LETTERS}]+", word):
            for slip in slips(word):
                found[slip].add(word)
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", SPOKEN)
def test_no_word_that_is_as_near_is_overlooked(game: Game) -> None:
    several = {slip: words for slip, words in meant_by(game).items() if len(words) > 1}
    assert len(several) > 100
    for slip, words in some(several.items(), 16):
        for before in ("", "x "):
            found = {fold(each.removeprefix(before)) for each in corrections(before + slip, game, ())}
            assert not found or words <= found, slip


@pytest.mark.parametrize("game", SPOKEN)
def test_a_word_in_which_the_rules_are_told_is_left_alone(game: Game) -> None:
    for rule in game.book:
        for word in re.findall(r"[^\W\d_]+", f"{rule.title} {rule.law}"):
            assert corrections(f"{word} 3", game, ()) == []
            assert corrections(f"x {word}", game, ()) == []


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        ("KO", "pay fish"),  # play
        ("KO", "pray fish"),
        ("KO", "plan fish"),
        ("KO", "drag 1"),  # draw
        ("KO", "play fisher"),  # fishes
        ("EI", "run W-3"),  # sun
        ("EI", "sum W-3"),
        ("EI", "hire W-3"),  # fire
        ("EI", "firm W-3"),
        ("EI", "plane b2 north"),  # place
        ("EI", "love b2 b3"),  # move
        ("EI", "b2 north"),  # no verb
        ("EI", "place b2 nroth, fire W-3"),  # a comma is not a spelling
        ("EI", "place b2 weast"),
    ],
)
def test_what_is_no_sure_slip_stays_as_it_was_typed(game: str, clause: str) -> None:
    record = read(game, f"Tom: {clause}")
    assert record.findings
    lines, _ = corrected(record)
    assert [line for line in lines if line.startswith("Tom")] == [
        line for line in record.lines if line.startswith("Tom")
    ]


@pytest.mark.parametrize(
    ("game", "clause", "right"),
    [
        ("EI", "plaec b2 nroth", "place b2 north"),
        ("EI", "Plaace B2 nrth", "place B2 north"),  # the other words stay as they were typed
        ("EI", "place b2 suoth", "place b2 south"),
        ("KO", "paly fish", "play fish"),
        ("MA", "villagerr B5", "villager B5"),  # not `villagers`, which is read too
        ("EI", "pivott b2 north", "pivot b2 north"),
    ],
)
def test_a_sure_slip_is_corrected_and_no_other_word_changes(game: str, clause: str, right: str) -> None:
    record = read(game, f"Tom: {clause}")
    lines, number = corrected(record)
    assert number == sum(one != two for one, two in zip(clause.split(), right.split(), strict=True))
    assert [line for line in lines if line.startswith("Tom:")] == [f"Tom: {right}"]


def test_names_of_players_are_words_too() -> None:
    header = "game: easter-island\nplayers: {}\n\n"
    for players, right in (("Benno, Tom", "Benno"), ("Benno, Bennxo", "Bennno")):
        text = header.format(players) + f"{players[:5]}: sun W-3 of Bennno\n"
        lines, _ = corrected(referee.loads(text))
        assert lines[-1].split()[-1] == right


def test_many_choices_are_not_tried_one_by_one() -> None:
    game = next(iter(own_games()))
    slip = next(
        slip
        for slip, words in meant_by(game).items()
        if len(words) > 1 and len(slip) >= SHORTEST and corrections(f"x {slip}", game, ())
    )
    assert corrections(f"x {' '.join([slip] * 60)}", game, ()) == []
