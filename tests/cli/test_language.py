"""The option --language, the environment, and what must be the same in every language."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from tests.support import RECORDS

LOG = RECORDS / "easter-island" / "illegal" / "rules" / "EI-RAY-3-front.moai"
SAME = (
    "code",
    "line",
    "column",
    "severity",
    "counts",
    "player",
    "turn",
    "action",
    "facts",
    "text",
    "follows",
)


def test_a_finding_is_said_in_the_language_asked_for(run: Run) -> None:
    ran = run("check", "--language", "fr", LOG)
    assert ran.code == 1
    assert "erreur[EI-RAY-3]: le rayon parti de" in ran.out
    assert "= règle   Frappée de face, une statue est détruite." in ran.out
    assert "error[EI-RAY-3]: the ray from" in run("check", LOG).out


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_data_is_the_same_in_every_language(run: Run, language: str) -> None:
    english, other = (
        json.loads(run("check", "--output-format", "json", "--language", each, LOG.parent).out)
        for each in ("en", language)
    )
    assert other["language"] == language
    told = 0
    for one, two in zip(english["logs"], other["logs"], strict=True):
        assert (one["legal"], one["status"], one["winners"]) == (
            two["legal"],
            two["status"],
            two["winners"],
        )
        for before, after in zip(one["findings"], two["findings"], strict=True):
            assert {key: before[key] for key in SAME} == {key: after[key] for key in SAME}
            told += before["message"] != after["message"]
    assert told > 100


@pytest.mark.parametrize("language", ["tlh", "../fr", ""])
def test_an_unknown_language_is_one_message(run: Run, language: str) -> None:
    ran = run("check", "--language", language, LOG)
    if not language:
        assert ran.code == 1  # nothing was asked for
        return
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"referee: --language {language}: there is no such language; Referee speaks en, es, fr, nl\n"
    )
