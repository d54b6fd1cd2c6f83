"""The benchmarks: their logs and their arithmetic; and docs/performance.md, made from a stored run."""

from __future__ import annotations

import json
from random import Random

import pytest

import referee
from benchmarks import growth, page, peers
from benchmarks.__main__ import PARTS
from benchmarks.logs import beginning, settings, simulated
from benchmarks.loosen import WORDS, loosened
from benchmarks.targets import targets
from scripts import make_performance as made

STORED = made.stored()
GAMES = referee.game_names()


def test_the_page_is_made_from_the_stored_figures() -> None:
    text = made.PAGE.read_text(encoding="utf-8")
    assert text == made.page(STORED, text), "run python -m scripts.make_performance"
    assert made.page({**STORED, "made": {**STORED["made"], "load": 99.5}}, text) != text


def test_every_part_is_stored_and_has_a_section() -> None:
    assert set(STORED) == {"made", *PARTS}
    assert set(page.SECTIONS) == set(PARTS)


def test_what_is_slow_comes_first_and_a_missed_target_is_said() -> None:
    told = "\n".join(page.whole(STORED))
    heads = [line for line in told.splitlines() if line.startswith("## ")]
    assert heads[:2] == ["## What is slow", "## Targets"]
    missed = [each for each in targets(STORED) if not each.met]
    assert told.count("**missed**") == len(missed)
    programs = STORED["passes"]["programs"]
    slower = {**programs["easter-island, simulate"], "cold ratio": [0.1, 0.1, 0.1]}
    worse = {
        **STORED,
        "passes": {**STORED["passes"], "programs": {**programs, "easter-island, simulate": slower}},
    }
    assert not next(each for each in targets(worse) if each.what.startswith("easter-island, cold")).met


@pytest.mark.parametrize("game", GAMES)
def test_the_logs_are_of_every_edition_and_number_of_players(game: str) -> None:
    wanted = settings(game)
    records = [referee.loads(text) for text in simulated(game, len(wanted), 1)]
    assert {(record.known_terms.edition, len(record.players)) for record in records} == set(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_loose_logs_mean_the_same_and_look_different(game: str) -> None:
    assert set(WORDS) == set(GAMES)
    for seed, text in enumerate(simulated(game, 4, 2)):
        loose = loosened(text, seed)  # raises if the meaning changes
        assert loose != text
        assert loosened(text, seed) == loose


def test_free_spelling_that_changes_the_meaning_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORDS, "easter-island", {"place": ("fires",)})
    with pytest.raises(RuntimeError, match="changed the meaning"):
        loosened(simulated("easter-island", 1, 1)[0], 1)


def test_the_exponent_of_a_power_is_its_exponent() -> None:
    lengths = [10, 20, 40, 80]
    assert growth.exponent(lengths, [3.0 * n for n in lengths]) == pytest.approx(1.0)
    assert growth.exponent(lengths, [0.1 * n**1.5 for n in lengths]) == pytest.approx(1.5)


def test_a_beginning_keeps_the_header() -> None:
    text = simulated("easter-island", 1, 1)[0]
    half = beginning(text, 0.5)
    assert text.startswith(half) and half.count("\n") > 10
    assert referee.loads(half).players == referee.loads(text).players


@pytest.mark.parametrize("name", peers.PEERS)
def test_a_peer_reads_what_is_written_for_it(name: str) -> None:
    package, make, reader = peers.PEERS[name]
    pytest.importorskip(package, reason=f"the package {package} is not installed")
    texts = [make(Random(seed)) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]
    assert all(reader()(text) > 5 for text in texts)


def test_the_stored_run_is_plain_data() -> None:
    assert json.loads(made.STORED.read_text(encoding="utf-8")) == STORED
