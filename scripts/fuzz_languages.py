"""Logs in French, Dutch and Spanish, and messages in every language."""

from __future__ import annotations

import random

import referee
from referee.core.record import Record
from referee.language import languages
from referee.speech.current import ENGLISH, speaking
from referee.text.writer import Unwritable

from .fuzz_inputs import Bender, as_bytes
from .fuzz_promises import promise
from .fuzz_questions import hold_told

OTHERS = tuple(code for code in languages.codes() if code != ENGLISH)
BENT = 0.7
"""How many of the translated logs are changed afterwards."""


def make_language(bender: Bender) -> bytes:
    """A part of a log in another language."""
    return _translated(bender, bender.piece())


def make_foreign_log(bender: Bender) -> bytes:
    """A whole log, usually in another language."""
    if bender.dice.random() < 0.3:
        return as_bytes(bender.log())
    return _translated(bender, bender.record())


def _translated(bender: Bender, text: str) -> bytes:
    dice = bender.dice
    said = _said(text, dice.choice(OTHERS))
    if dice.random() < BENT:
        said = bender.bent(said, lambda: _said(bender.piece(), dice.choice(OTHERS)))
    return as_bytes(said)


def _said(text: str, language: str) -> str:
    """The log in this language, or as it was if it cannot be said in it."""
    record = referee.loads(as_bytes(text))
    try:
        return referee.format_log(record, language)
    except ValueError:
        return text


def hold_language(data: bytes, dice: random.Random) -> None:
    """What is read in one language can be said in another, and is the same log when it comes back."""
    record = referee.loads(data)
    try:
        text = referee.format_log(record)
    except ValueError as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    again = referee.loads(text)
    promise(not again.findings, "a log in its own language cannot be read again")
    for language in dice.sample(languages.codes(), 2):
        _hold_journey(again, text, language)


def _hold_journey(record: Record, text: str, language: str) -> None:
    try:
        said = referee.format_log(record, language)
    except Unwritable as refusal:
        promise(bool(str(refusal)), "a refusal says nothing")
        return
    other = referee.loads(said)
    promise(not other.findings, f"a log cannot be read in another language [{language}]")
    home = record.language if languages.code_of(record.language) else ENGLISH
    promise(
        _but_for_its_language(referee.format_log(other, home))
        == _but_for_its_language(referee.format_log(record, home)),
        f"a log is another one after a journey [{language}]",
    )


def _but_for_its_language(text: str) -> list[str]:
    """The lines without the one that names the language. English has none, so its place is lost."""
    keys = {key for code in OTHERS for key in languages.shared(code).header["language"]}
    lines = text.splitlines()
    lines = [f"#{each.partition('#')[2]}" if each.partition(":")[0] in keys else each for each in lines]
    return [line for line in lines if line not in ("", "#")]


def hold_speech(data: bytes, dice: random.Random) -> None:
    """Findings can be reported in every language, in every format."""
    record = referee.loads(data)
    with speaking(dice.choice(languages.codes())):
        hold_told(record, referee.check(record), dice)
