"""Identifies what a report is based on: a hash of the log, and a hash of the rules."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from referee.core.game import Game
from referee.core.record import Record
from referee.forms.lexicon import ENGLISH
from referee.speech.say import tell


class Fingerprint(NamedTuple):
    """SHA-256 of the canonical form, or of the text as it is if a part of it cannot be read."""

    digest: str
    canonical: bool

    def __str__(self) -> str:
        if self.canonical:
            return tell("fingerprint.canonical", "{digest} (canonical form)", digest=self.digest)
        return tell("fingerprint.as-it-is", "{digest} (text as it is)", digest=self.digest)


def fingerprint(record: Record) -> Fingerprint:
    """The fingerprint of a log. It ignores spelling and language, but not comments."""
    from referee.text.translated import written_in
    from referee.text.writer import Unwritable, canonical

    try:
        text = canonical(record)
        if record.language != ENGLISH:
            text = written_in(record, ENGLISH)
        return Fingerprint(_sha256(text), True)
    except Unwritable:
        return Fingerprint(_sha256("\n".join(record.lines)), False)


def rules_version(game: Game) -> str:
    """A hash that changes whenever the text of a rule, source, edition or ruling changes."""
    rules: list[Any] = [
        [rule.code, rule.english_title, rule.english_law, game.sources(rule)] for rule in game.book
    ]
    told = json.dumps([rules, game.data], sort_keys=True, ensure_ascii=True)
    return _sha256(told)[:12]


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
