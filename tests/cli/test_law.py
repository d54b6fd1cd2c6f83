"""referee explain and rules: every rule can be looked up, with its source and two examples."""

from __future__ import annotations

import json
import re

import pytest

import referee
from referee import shelf
from referee.core.rule import Rule
from referee.export.rules import examples, game_of, record_pairs, rulings_on, without_blanks
from referee.rule_lookup import with_words
from referee.speech.current import speaking
from tests.cli.conftest import Run
from tests.support import hold_for_each, judged

RULES = referee.rules()
BOOKS = sorted({rule.code.split("-")[0] for rule in RULES})


def code(rule: Rule) -> str:
    return rule.code


@pytest.mark.parametrize("book", BOOKS)
def test_explain_shows_title_law_source_rulings_and_both_examples(run: Run, book: str) -> None:
    """The explanation is short enough to be read at a glance."""

    def is_explained(rule: Rule) -> None:
        ran = run("explain", rule.code.lower())
        assert (ran.code, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert lines[0] == f"{rule.code}: {rule.title}"
        assert lines[2] == rule.law
        game = game_of(rule)
        for source in game.sources(rule).values() if game else ():
            assert any(line.startswith("source   ") and line.endswith(f": {source}") for line in lines)
        broken, legal = examples(rule)
        assert broken is not None
        assert legal is not None
        assert [line for line in lines if line.startswith("message  ")] == [
            f"message  {without_blanks(sentence)}" for sentence in rule.faults
        ]
        assert f"example that breaks it: {broken.name}" in lines
        assert f"example that does not: {legal.name}" in lines
        assert len(re.findall(r"\n    (?:game|jeu|players): ", ran.out)) >= 2
        assert len(lines) < 100
        assert max(map(len, lines)) < 500
        for key, ruling in rulings_on(rule, game) if game else ():
            assert f"ruling   {key}: {ruling['asks']}" in lines
            default = re.escape(ruling["default"])
            assert re.search(rf" {default} \(default( of [a-z, -]+)?\): ", ran.out)
            assert f"why: {ruling['because']}" in ran.out

    hold_for_each([rule for rule in RULES if rule.code.split("-")[0] == book], code, is_explained)


@pytest.mark.parametrize("prefix", ["EI-FIRE", "ei-fire-", "LOG", "SYN-HEAD"])
def test_a_prefix_lists_the_rules_that_begin_so(run: Run, prefix: str) -> None:
    ran = run("explain", prefix)
    expected = [rule for rule in RULES if rule.code.startswith(prefix.upper())]
    assert len(expected) > 1
    heads = [paragraph.split()[0] for paragraph in ran.out.split("\n\n")]
    assert heads == [rule.code for rule in expected]


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("EI-FIRE-55", "did you mean EI-FIRE-5?"),
        ("EI-FRIE-5", "did you mean EI-FIRE-5?"),
        ("zzz", "referee rules"),
        ("easter-iland", "did you mean easter-island?"),
        ("tiebrek", "did you mean tiebreak?"),
    ],
)
def test_an_unknown_code_gets_a_hint(run: Run, code: str, hint: str) -> None:
    ran = run("explain", code)
    assert (ran.code, ran.out) == (2, "")
    assert f"there is no rule, ruling or game called {code}" in ran.err
    assert hint in ran.err


@pytest.mark.parametrize("words", ["easter-island", "Easter Island", "twilight-fr"])
def test_a_game_is_explained_by_what_can_be_looked_up_about_it(run: Run, words: str) -> None:
    ran = run("explain", words)
    assert (ran.code, ran.err) == (0, "")
    game = shelf.game("easter-island")
    for rule in game.book:
        assert f"{rule.code:<14} {rule.title}\n" in ran.out
    for name in (*game.data["editions"], *game.data["rulings"]):
        assert name in ran.out
    data = json.loads(run("explain", words, "--output-format", "json").out)
    assert [each["code"] for each in data] == [rule.code for rule in game.book]
    page = run("explain", words, "--output-format", "markdown").out
    assert page == run("rules", "easter-island", "--output-format", "markdown").out


def test_a_name_of_two_games_explains_both(run: Run) -> None:
    told = run("explain", "rapa nui").out
    assert "kosmos-nl" in told and "matagot-es" in told


def test_explain_as_data(run: Run) -> None:
    (data,) = json.loads(run("explain", "EI-FIRE-5", "--output-format", "json").out)
    assert data["code"] == "EI-FIRE-5"
    assert data["game"] == "easter-island"
    assert "#! EI-FIRE-5" in data["breaks"]
    assert referee.check(referee.loads(data["passes"])).legal


@pytest.mark.parametrize("book", BOOKS)
def test_data_of_every_rule_can_be_written(run: Run, book: str) -> None:
    """Also of the rule whose example is not UTF-8."""
    every = {data["code"]: data for data in json.loads(run("explain", book, "--output-format", "json").out)}
    assert list(every) == [rule.code for rule in RULES if rule.code.split("-")[0] == book]
    assert [name for name, data in every.items() if not (data["breaks"] and data["passes"])] == []


@pytest.mark.parametrize("game", [None, *shelf.names()])
def test_rules_lists_them_all(run: Run, game: str | None) -> None:
    ran = run("rules", *([game] if game else []))
    assert [row.split()[0] for row in ran.out.splitlines()] == [rule.code for rule in referee.rules(game)]
    assert ran.code == 0


@pytest.mark.parametrize("game", shelf.own_names())
def test_the_page_of_a_game_has_every_rule_in_full(run: Run, game: str) -> None:
    """Law, sources, messages, rulings, and what `check` prints for every record that breaks the rule."""
    ran = run("rules", game, "--output-format", "markdown")
    assert (ran.code, ran.err) == (0, "")
    _, *parts = re.split(r"^## (?=[A-Z]+-)", ran.out.partition("\n# Rulings\n")[0], flags=re.MULTILINE)
    page = {part.partition(":")[0]: part for part in parts}
    assert list(page) == [rule.code for rule in referee.rules(game)]

    def is_complete(rule: Rule) -> None:
        text = page[rule.code]
        assert text.startswith(f"{rule.code}: {rule.title}\n\n{rule.law}\n")
        assert text.count("- Source, ") == len(rule.sources)
        assert [source for source in rule.sources.values() if f": {source}\n" not in text] == []
        assert [sentence for sentence in rule.faults if without_blanks(sentence) not in text] == []
        for broken, _ in record_pairs(rule):
            said = text.partition(f": `{broken.name}`\n")[2].partition(f": `{rule.code}-")[0]
            codes = [each.code for each in judged(broken).verdict.findings]
            wanted = [rule.code] if rule.code in codes else codes
            assert any(f"[{each}]: " in said for each in wanted)
            assert f"─ {broken.name}:" in said
            assert "Legal instead" in said

    hold_for_each(referee.rules(game), code, is_complete)
    rulings = shelf.game(game).data["rulings"]
    listed = re.findall(r"^## (\S+)$", ran.out.partition("\n# Rulings\n")[2], flags=re.MULTILINE)
    assert listed == list(rulings)


def test_rules_of_the_log_in_full(run: Run) -> None:
    ran = run("explain", "SYN", "--output-format", "markdown")
    heads = re.findall(r"^## (\S+):", ran.out, flags=re.MULTILINE)
    assert heads == [rule.code for rule in RULES if rule.code.startswith("SYN-")]
    assert ran.out.count("Breaks it: ") >= len(heads)


@pytest.mark.parametrize("game", shelf.own_names())
def test_every_ruling_is_explained(run: Run, game: str) -> None:
    """By its name. Two games may have a ruling of the same name; then both are printed."""

    def is_explained(key: str) -> None:
        ruling = shelf.game(game).data["rulings"][key]
        for form in ("full", "markdown", "json"):
            ran = run("explain", key, "--output-format", form)
            assert (ran.code, ran.err) == (0, "")
            said = [ruling["asks"], ruling["because"], *(one["says"] for one in ruling["options"].values())]
            text = json.dumps(json.loads(ran.out), ensure_ascii=False) if form == "json" else ran.out
            wanted = [
                json.dumps(each, ensure_ascii=False)[1:-1] if form == "json" else each for each in said
            ]
            assert [each for each in [*wanted, *ruling["touches"]] if each not in text] == []

    hold_for_each(list(shelf.game(game).data["rulings"]), str, is_explained)


def test_rules_of_an_unknown_game(run: Run) -> None:
    ran = run("rules", "chess")
    assert ran.code == 2
    assert "there is no game chess; the games are: easter-island" in ran.err


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["-h"], ["check", "--help"], ["explain", "-h"], ["--version"]]
)
def test_help_and_version(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    text = ran.out + ran.err
    assert ran.code == (0 if arguments else 2)
    assert "Usage: referee" in text or text.startswith("referee 0.")
    if arguments == ["--help"]:
        assert "0 nothing wrong, 1 something found, 2 the command could not do its work" in " ".join(
            text.split()
        )


@pytest.mark.parametrize(
    "arguments", [["chekc"], ["check"], ["check", "--colour", "x"], ["check", "--color", "red", "x"]]
)
def test_a_wrong_command_line(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Usage: referee" in ran.err


LOOKED_UP = [
    ("fr", "dos", "EI-RAY-4"),
    ("nl", "roempunten", "KO-STATUE-2"),
    ("nl", "houtfiches", "KO-BUY-4"),
    ("nl", "handkaarten", "KO-PLAY-2"),
    ("es", "rongorongo", "MA-TAB-1"),
    ("en", "rayon", "EI-FIRE-5"),
    ("fr", "chasseurs cueilleurs", "KO-PLAY-5"),
    ("fr", "reconstitution", "KO-FILL-1"),
    ("fr", "majorite", "KO-EVAL-4"),
]


@pytest.mark.parametrize(("language", "words", "code"), LOOKED_UP)
def test_words_are_looked_for_in_the_language_that_is_spoken(language: str, words: str, code: str) -> None:
    with speaking(language):
        assert code in [rule.code for rule in with_words(words)]


def test_a_word_of_another_language_is_not_looked_for_where_the_own_has_it() -> None:
    """`dos` is the back of a statue in French, and two in Spanish."""
    with speaking("fr"):
        assert all("dos " in f"{rule.title} {rule.law} ".lower() for rule in with_words("dos"))


TEMPLATES = [
    ("the statue on {point} is {owner}'s", "the statue on … is …'s"),
    ("{n|0=none|one|{n}} left", "… left"),
    ("{most:,} {most|tile|tiles}", "… tiles"),
    ("`{word}` is not {noun}{hint}", "`…` is not …"),
]


@pytest.mark.parametrize(("template", "shown"), TEMPLATES)
def test_an_explanation_shows_no_blanks(template: str, shown: str) -> None:
    assert without_blanks(template) == shown


@pytest.mark.parametrize("language", ["en", "es", "nl"])
@pytest.mark.parametrize("rule", ["MA-ERECT-7", "KO-NOTE-1", "EI-FIRE-2"])
def test_the_page_of_a_rule_has_no_blanks(run: Run, rule: str, language: str) -> None:
    ran = run("explain", rule, "--output-format", "markdown", "--language", language)
    assert (ran.code, "…" in ran.out) == (0, True)
    assert [line for line in ran.out.splitlines() if re.search(r"\{[a-z]+[|:}]", line)] == []
