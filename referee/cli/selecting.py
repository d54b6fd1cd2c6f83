"""The options --select and --ignore: codes of rules, or how codes begin."""

from __future__ import annotations

from collections.abc import Sequence

import referee
from referee.analysis.selection import Selection, begins
from referee.batch.source import Customs
from referee.core.log_rules import hint_of
from referee.forms.folding import nearest
from referee.speech.say import tell

from .log_files import Trouble


def selection_of(select: Sequence[str], ignore: Sequence[str]) -> Selection:
    """The selection that the options ask for. Trouble if no rule has a code that begins so."""
    return Selection(codes("--select", select), codes("--ignore", ignore))


def for_log(asked: Selection | None, customs: Customs) -> Selection:
    """What is selected in one log. An option takes the place of the same key of the configuration."""
    select = asked.select if asked is not None and asked.select else customs.select
    ignore = asked.ignore if asked is not None and asked.ignore else customs.ignore
    return Selection(select, ignore)


def codes(option: str, words: Sequence[str]) -> tuple[str, ...]:
    """The codes in lists with commas."""
    if not all(word.strip(" ,") for word in words):
        raise Trouble(tell("select.empty", "{option}: the code is empty", option=option))
    wanted = [each.strip().upper() for word in words for each in word.split(",") if each.strip()]
    known = [rule.code for rule in referee.rules()]
    for code in wanted:
        if not any(begins(code, each) for each in known):
            near = nearest(code, [*known, *families(known)])
            raise Trouble(
                tell(
                    "select.unknown",
                    "{option} {code}: no code of a rule begins so{hint}; `referee rules` lists them",
                    option=option,
                    code=code,
                    hint=hint_of(near) if near else "",
                )
            )
    return tuple(dict.fromkeys(wanted))


def families(known: Sequence[str]) -> list[str]:
    """The beginnings of codes: `EI`, `EI-FIRE`."""
    parts = [code.split("-") for code in known]
    return list(dict.fromkeys("-".join(part[:end]) for part in parts for end in range(1, len(part))))
