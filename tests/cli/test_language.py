"""The option --language, the environment, and what must be the same in every language."""

from __future__ import annotations

import json
from pathlib import Path

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
    assert "faute[EI-RAY-3]: le rayon parti de" in ran.out
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


@pytest.mark.parametrize(
    ("wish", "locale", "says"),
    [
        ("nl", "C", "--language tlh: die taal is er niet; Referee spreekt en, es, fr, nl"),
        (
            "tlh",
            "fr_FR.UTF-8",
            "--language tlh : cette langue n'existe pas ici ; Referee parle en, es, fr, nl",
        ),
        ("", "es_ES.UTF-8", "--language tlh: ese idioma no existe aquí; Referee habla en, es, fr, nl"),
    ],
)
def test_an_unknown_language_is_told_in_the_next_that_is_known(
    run: Run, monkeypatch: pytest.MonkeyPatch, wish: str, locale: str, says: str
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", wish)
    monkeypatch.setenv("LC_ALL", locale)
    assert run("check", "--language", "tlh", LOG).err == f"referee: {says}\n"


def test_a_command_without_a_value_has_an_example(run: Run) -> None:
    ran = run("score", LOG, "--why")
    assert (ran.code, ran.err) == (
        2,
        "referee: the option --why needs a value, as in --why Anne\n"
        "referee: `referee score --help` lists what there is\n",
    )


def test_no_command_at_all_prints_the_help_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", "fr")
    assert "Usage: referee [OPTIONS] COMMAND" in run().err


@pytest.mark.parametrize(
    ("asked", "wish", "spoken"), [((), "", "nl"), (("--language", "es"), "", "es"), ((), "en", "en")]
)
def test_a_page_is_in_the_language_of_its_log(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: tuple[str, ...],
    wish: str,
    spoken: str,
) -> None:
    """Unless another language is asked for by name."""
    monkeypatch.setenv("REFEREE_LANGUAGE", wish)
    path, page = tmp_path / "verslag.moai", tmp_path / "page.html"
    path.write_text("spel: easter-island\ntaal: nl\nspelers: Ann, Ben\n\nAnn: plaats b2 noord\n", "utf-8")
    for command in (
        ["replay"],
        ["score", "--output-format", "html"],
        ["dispute", "--output-format", "html"],
    ):
        ran = run(*command, path, "-o", page, *asked)
        assert ran.code == 0, ran.err
        assert f'<html lang="{spoken}">' in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["check"], "il manque LOG..."),
        (["check", "--foo", LOG], "il n'y a pas d'option --foo"),
        (["check", "--jobs"], "il manque une valeur à l'option --jobs, par exemple --jobs 2"),
        (["check", "--most", "x", LOG], "il n'y a pas d'option --most"),
        (["repair", "--most", "x", LOG], "--most : cette valeur n'est pas possible"),
        (
            ["score", "--output-format", "zz", LOG],
            "--output-format : écrivez l'un de ces mots : full, json, csv, html, svg",
        ),
        (["chek"], "il n'y a pas de commande chek (vouliez-vous dire check ?)"),
        (["board", "nwe"], "il n'y a pas de commande nwe (vouliez-vous dire new ?)"),
        (["check", "nulle-part.moai"], "nulle-part.moai : ce fichier ou dossier n'existe pas"),
        (["simulate", "easter-island", "--players", "9"], "easter-island se joue à 2, pas à 9"),
        (
            ["simulate", "easter-island", "--ruling", "x"],
            "x : écrivez une décision sous la forme NOM=OPTION",
        ),
    ],
)
def test_wrong_options_and_files_are_told_in_the_language_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str | Path], told: str
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", "fr")
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.err.splitlines()[0] == f"referee: {told}"


def test_tables_are_told_in_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    table = run("check", "--language", "es", "--output-format", "markdown", LOG).out
    assert "| línea | regla | | error |" in table
    summary = run("survey", "--language", "nl", "-o", tmp_path / "tables", LOG).out
    assert summary.startswith("1 verslag: 1 met fouten\n")
    assert "meest overtreden regels" in summary


def test_format_speaks_the_language_of_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its --language is the language of the log."""
    monkeypatch.setenv("REFEREE_LANGUAGE", "nl")
    ran = run("format", "--language", "de", tmp_path / "none.moai")
    assert (ran.code, "er is geen taal de" in ran.err) == (2, True), ran.err


@pytest.mark.parametrize(("language", "key"), [("fr", "édition"), ("nl", "editie"), ("es", "edición")])
def test_the_keys_of_two_headers_are_in_the_language_that_is_spoken(
    run: Run, tmp_path: Path, language: str, key: str
) -> None:
    path = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
    text = path.read_text(encoding="utf-8")
    one, two = tmp_path / "one.moai", tmp_path / "two.moai"
    one.write_text(text, encoding="utf-8")
    two.write_text(text.replace("kosmos-nl", "kosmos-fr"), encoding="utf-8")
    ran = run("dispute", "--language", language, one, "--between", two)
    assert f"\n{key}: kosmos-nl " in ran.out.replace(" :", ":")
