"""About the rules themselves: each is complete, unique, sourced, and shown broken and kept."""

from __future__ import annotations

import re
import string
from functools import cache

import pytest

import referee
from referee import shelf
from referee.core.rule import Rule
from referee.export.law import examples, explain_text, game_of
from tests.support import marks, records

RULES = referee.rules()
DOSSIER_COUNTS = {"easter-island": (58, 21), "rapa-nui-cards": (96, 27), "rapa-nui-island": (160, 49)}


def code(rule: Rule) -> str:
    return rule.code


def test_codes_are_unique() -> None:
    assert len({rule.code for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("name", DOSSIER_COUNTS)
def test_no_rule_and_no_ruling_is_left_out(name: str) -> None:
    game = shelf.game(name)
    assert (len(list(game.book)), len(game.data["rulings"])) == DOSSIER_COUNTS[name]


@pytest.mark.parametrize("rule", RULES, ids=code)
def test_rule_is_written_out(rule: Rule) -> None:
    assert re.fullmatch(r"[A-Z]{2,6}-[A-Z]+-\d+", rule.code)
    assert rule.title and not rule.title.endswith(".")
    assert rule.law.endswith(".")
    assert all(fault and not fault.endswith(".") for fault in rule.faults)


@pytest.mark.parametrize("rule", [r for r in RULES if game_of(r)], ids=code)
def test_rule_has_a_source_in_every_edition(rule: Rule) -> None:
    game = game_of(rule)
    assert game is not None
    assert set(rule.sources) <= set(game.data["editions"])
    assert set(rule.sources) == set(game.data["editions"]) and all(rule.sources.values())


@pytest.mark.parametrize("rule", RULES, ids=code)
def test_rule_has_its_pair(rule: Rule) -> None:
    broken, legal = examples(rule)
    assert broken is not None, f"no record breaks {rule.code}: {rule.title}"
    assert legal is not None, f"no record keeps {rule.code}: {rule.title}"
    code = rule.shown_by or ADVICE.get(rule.code, rule.code)
    assert code in [found for _, found in marks(broken) + marks(broken, b"#?")]


# Rules that only advise: the log of such a pair is refused by another rule.
ADVICE = {
    "KO-HIDE-2": "KO-OFFER-5",
    "MA-DATA-9": "MA-DATA-8",
    "MA-DATA-12": "MA-DATA-8",
}


@pytest.mark.parametrize("rule", RULES, ids=code)
def test_a_rule_without_a_fault_names_the_rule_that_refuses(rule: Rule) -> None:
    assert bool(rule.faults) != bool(rule.shown_by)
    assert not rule.shown_by or rule.book[rule.shown_by].faults


def test_every_pair_belongs_to_a_rule() -> None:
    known = {rule.code for rule in RULES}
    for path in records():
        if path.parent.name == "rules":
            assert re.match(r"[A-Z]+-[A-Z]+-\d+", path.name)[0] in known  # type: ignore[index]


@pytest.mark.parametrize("rule", RULES, ids=code)
def test_every_fault_of_a_rule_is_shown(rule: Rule) -> None:
    """Each sentence that a rule can be reported with is the message of some golden record."""
    for fault in rule.faults:
        pattern = _as_pattern(fault)
        shown = any(re.fullmatch(pattern, message) for message in _messages()[rule.code])
        assert shown, f"no record shows: {fault}"


@cache
def _messages() -> dict[str, set[str]]:
    """Everything that the golden records are told, by code; notices included."""
    messages: dict[str, set[str]] = {}
    for path in records():
        for finding in referee.check(referee.load(path)).findings:
            messages.setdefault(finding.code, set()).add(finding.message)
    return messages


def _as_pattern(fault: str) -> str:
    pieces = string.Formatter().parse(fault)
    return "".join(re.escape(text) + ("" if field is None else ".*") for text, field, *_ in pieces)


@pytest.mark.parametrize("rule", RULES, ids=code)
def test_rule_can_be_explained(rule: Rule) -> None:
    text = explain_text(rule)
    assert text.startswith(f"{rule.code}: {rule.title}")
    assert rule.law in text
    assert "example that breaks it" in text
    assert "example that does not" in text


def test_rulings_touch_rules_that_exist() -> None:
    for game in shelf.all_games():
        for key, ruling in game.data["rulings"].items():
            assert all(touched in game.book for touched in ruling["touches"]), key


def test_sources_quote_no_sentence() -> None:
    """Headings are named so that a reader finds the place; the rulebook's words stay in it."""
    for rule in RULES:
        assert all(len(source) < 120 for source in rule.sources.values())
