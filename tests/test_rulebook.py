"""The rules themselves: each is complete, unique, has a source, and records that break and keep it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

import referee
from referee import shelf
from referee.core.rule import Rule
from referee.export.rules import examples, game_of
from referee.speech.template import Blank, Parts, parsed
from tests.support import hold_for_each, judged, marks, records

RULES = referee.rules()
DOSSIER_COUNTS = {"easter-island": (58, 21), "rapa-nui-cards": (96, 27), "rapa-nui-island": (160, 49)}


def test_codes_are_unique() -> None:
    assert len({rule.code for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("name", DOSSIER_COUNTS)
def test_no_rule_and_no_ruling_is_left_out(name: str) -> None:
    game = shelf.game(name)
    assert (len(list(game.book)), len(game.data["rulings"])) == DOSSIER_COUNTS[name]


# Rules that only advise: the log of such a pair is refused by another rule.
ADVICE = {
    "KO-HIDE-2": "KO-OFFER-5",
    "MA-DATA-9": "MA-DATA-8",
    "MA-DATA-12": "MA-DATA-8",
}


def is_written_out(rule: Rule) -> None:
    assert re.fullmatch(r"[A-Z]{2,6}-[A-Z]+-\d+", rule.code)
    assert rule.title and not rule.title.endswith(".")
    assert rule.law.endswith(".")
    assert all(fault and not fault.endswith(".") for fault in rule.faults)


def has_a_source_in_every_edition(rule: Rule) -> None:
    game = game_of(rule)
    if game is not None:
        assert set(game.sources(rule)) == set(game.data["editions"])


def has_its_pair(rule: Rule) -> None:
    broken, legal = examples(rule)
    assert broken is not None, "no record breaks it"
    assert legal is not None, "no record keeps it"
    code = rule.shown_by or ADVICE.get(rule.code, rule.code)
    assert code in [found for _, found in marks(broken) + marks(broken, b"#?")]


def names_the_rule_that_refuses_if_it_has_no_fault(rule: Rule) -> None:
    assert bool(rule.faults) != bool(rule.shown_by)
    assert not rule.shown_by or rule.book[rule.shown_by].faults


def has_each_fault_shown(rule: Rule) -> None:
    """Each message of a rule occurs in some golden record."""
    says = {"": rule.says} if isinstance(rule.says, str) else rule.says
    for case, fault in says.items():
        if (rule.code, case) in SHOWN_ELSEWHERE:
            continue
        pattern = _as_pattern(parsed(fault))
        shown = any(re.fullmatch(pattern, message) for message in _messages()[rule.code])
        assert shown, f"no record shows: {fault}"


def quotes_no_sentence(rule: Rule) -> None:
    """Sources name headings of the rulebook, and do not quote its sentences."""
    game = game_of(rule)
    assert game is None or all(len(source) < 120 for source in game.sources(rule).values())


PROPERTIES = (
    is_written_out,
    has_a_source_in_every_edition,
    has_its_pair,
    names_the_rule_that_refuses_if_it_has_no_fault,
    has_each_fault_shown,
    quotes_no_sentence,
)


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
def test_every_rule(holds: Callable[[Rule], None]) -> None:
    """tests/cli/test_law.py looks at what is explained of each."""
    hold_for_each(RULES, lambda rule: rule.code, holds)


@cache
def _messages() -> dict[str, set[str]]:
    """All messages in the golden records, by code, including notices."""
    messages: dict[str, set[str]] = {}
    for path in records():
        for finding in judged(path).verdict.findings:
            messages.setdefault(finding.code, set()).add(finding.message)
    return messages


SHOWN_ELSEWHERE = {("SYN-HEAD-10", "words"), ("SYN-TEXT-1", "half")}
"""A case that only a game of another package can have (tests/language), and one that no file can have, only
text that a program hands over (tests/text)."""


def _as_pattern(parts: Parts) -> str:
    return "".join(re.escape(part) if isinstance(part, str) else _blank(part) for part in parts)


def _blank(blank: Blank) -> str:
    texts = [_as_pattern(parts) for parts in (*blank.choices, *(parts for _, parts in blank.exact))]
    return f"(?:{'|'.join(texts)})" if texts else ".*"


def test_every_pair_belongs_to_a_rule() -> None:
    known = {rule.code for rule in RULES}
    for path in records():
        if path.parent.name == "rules":
            assert re.match(r"[A-Z]+-[A-Z]+-\d+", path.name)[0] in known  # type: ignore[index]


def test_rulings_touch_rules_that_exist() -> None:
    for game in shelf.all_games():
        for key, ruling in game.data["rulings"].items():
            assert all(touched in game.book for touched in ruling["touches"]), key
