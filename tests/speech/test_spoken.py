"""Every sentence of every rule in every language, as the records bring it up; and no English left in it."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module

import pytest
from syrupy.assertion import SnapshotAssertion

from referee import shelf
from referee.core.finding import Finding
from referee.core.verdict import Verdict
from referee.speech.catalogue import catalogue, known
from referee.speech.current import speaking
from tests.support import judged, records

GAMES = [game.name for game in shelf.own_games()]
LANGUAGES = [language for language in known() if language != "en"]


@cache
def verdicts(game: str) -> tuple[Verdict, ...]:
    """The records of a game that break something, judged in English."""
    return tuple(judged(path).verdict for path in records(game, "illegal"))


def sentences(game: str) -> dict[str, Finding]:
    """One finding for each sentence."""
    found: dict[str, Finding] = {}
    for verdict in verdicts(game):
        for finding in verdict.findings:
            case = finding.facts.get("case")
            found.setdefault(f"{finding.code}.{case}" if case else finding.code, finding)
    return dict(sorted(found.items()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence(game: str, language: str, snapshot: SnapshotAssertion) -> None:
    with speaking(language):
        told = [f"{key}: {finding.message}" for key, finding in sentences(game).items()]
    assert len(told) > 80
    assert "\n".join(told) == snapshot


def words_of(text: str) -> set[str]:
    """The words of a text, without what is quoted from a log or named in the header."""
    return set(re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", re.sub(r"`[^`]*`", " ", text).lower()))


def english_words(game: str, language: str) -> set[str]:
    """The English words of the notation that mean nothing in the other language."""
    package = shelf.game(game).book.package
    english = import_module(f"{package}.words._en").WORDS["names"]
    other = import_module(f"{package}.words._{language}").WORDS
    theirs = {word for texts in other["names"].values() for text in texts for word in words_of(text)}
    for room in ("referee", package):
        for text in catalogue(room, language).values():
            theirs |= words_of(text)
    return {word for key in english for word in words_of(key)} - theirs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left(game: str, language: str) -> None:
    forbidden = english_words(game, language)
    assert len(forbidden) > 3
    left = []
    with speaking(language):
        for verdict in verdicts(game):
            names = {word for name in verdict.record.players for word in words_of(name)}
            for finding in verdict.findings:
                if finding.code.startswith(("SYN-", "MA-DATA-")):
                    continue  # it quotes the log, which has a language of its own, or an English board file
                said = words_of(f"{finding.rule.title} {finding.message}") - names
                left += [f"{finding.code}: {finding.message}"] if said & forbidden else []
    assert left == []
