"""A transport without its little words, and one whose gains have semicolons between them."""

from __future__ import annotations

import pytest

import referee
from tests.language.test_rulebook_phrases import BOARD, HEADS


@pytest.mark.parametrize(
    ("language", "said", "word", "missing", "written"),
    [
        ("es", "pukao B1 A1", "B1", "vía", "pukao vía B1 a A1"),
        ("es", "moái mediano D4 D3 E3.1", "D4", "vía", "moái mediano vía D4 D3 a E3.1"),
        ("fr", "moai moyen D4 D3 E3.1", "D4", "via", "moaï moyen via D4 D3 vers E3.1"),
        ("en", "pukao B1 A1", "B1", "via", "pukao via B1 to A1"),
        ("nl", "pukao A1", "A1", "naar", "pukao naar A1"),
    ],
)
def test_the_word_that_is_missing_is_named(
    language: str, said: str, word: str, missing: str, written: str
) -> None:
    record = referee.loads(f"{HEADS[BOARD].format(language)}Ann: {said}\n")
    [fault] = record.findings
    assert (fault.code, fault.facts["missing"], fault.facts["word"]) == ("SYN-WORD-2", missing, word)
    assert fault.suggestion == written


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("-> Ben 1 junco; Ann 3 huevos", "-> Ben reed 1, Ann egg 3"),
        ("-> Ben junco 1; Ann huevo 3; pasa", "-> Ben reed 1, Ann egg 3; pass"),
    ],
)
def test_gains_may_have_semicolons_between_them(said: str, meant: str) -> None:
    record = referee.loads(f"{HEADS[BOARD].format('es')}Ann: moái mediano a E3.1 {said}\n")
    assert [finding.message for finding in record.findings] == []
    assert referee.format_log(record, "en").splitlines()[-1] == f"Ann: moai medium to E3.1 {meant}"


def test_an_amount_is_no_gain_without_an_arrow() -> None:
    record = referee.loads(f"{HEADS[BOARD].format('es')}Ann: moái mediano a E3.1; Ben 3 huevos\n")
    assert [(fault.code, fault.facts.get("word")) for fault in record.findings] == [("SYN-VERB-1", "Ben")]
