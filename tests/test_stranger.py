"""Games of other packages: the example works, broken ones do not harm others, names can be taken."""

from __future__ import annotations

import random
import re
import string
import sys
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from importlib import metadata
from itertools import product
from pathlib import Path

import pytest

import referee
from referee import installed, shelf
from referee.core import editions
from referee.core.acts import TurnEnds
from referee.core.editions import settle
from referee.core.game import Game
from referee.core.judge import first_breach
from referee.core.rule import Rule
from referee.export.action_schema import made
from referee.export.record_json import record_to_json, text_from_json
from referee.export.rules import examples, explain_text
from referee.export.schema import validate
from referee.playing import random_game
from referee.playing.game_log import random_log
from referee.playing.playout import playout
from referee.speech.current import speaking
from referee.text import cache, canonical
from referee.text.clauses import Clauses
from tests.cli.conftest import Run, run  # noqa: F401
from tests.example_game import NAME, PACKAGE, RECORDS, install, install_example
from tests.support import found, marks
from tests.support import records as own_records
from tests.text import bending, test_canonical
from tests.text.bending import NAMES, Text, table
from tests.text.test_agreement import alphabet

CODES = sorted({path.name.rpartition("-")[0] for path in RECORDS.glob("illegal/rules/*.moai")})
EDITIONS = ("harbour-en", "lagoon-en")
SEEDS = range(12)
LOG = "game: canoe-race\nedition: harbour-en\nplayers: Ann, Ben\n\nAnn: paddle b2\nBen: paddle b1\n"
GOOD = "game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for packages. Afterwards nothing in it is installed any more."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    before = set(sys.modules)
    _forget()
    yield folder
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and Path(file).is_relative_to(folder):
            del sys.modules[name]
    _forget()


def _forget() -> None:
    """Empty the caches, because a game of the same name may have changed."""
    for forget in (installed.forget, editions.forget, cache.forget, random_game._played.clear):
        forget()


@pytest.fixture
def race(site: Path) -> Game:
    install_example(site)
    return shelf.game(NAME)


def test_a_game_without_words_for_a_language_says_so(race: Game) -> None:
    (finding,) = referee.loads("language: fr\n" + LOG).findings
    assert finding.code == "SYN-HEAD-10"
    assert finding.message == f"{race.title} has no words in French; its logs can be written in: en"


def messages(text: str) -> list[str]:
    return [finding.message for finding in referee.check(referee.loads(text)).findings]


# --- a small game is small ---


def test_six_fields_make_a_game(race: Game) -> None:
    needed = [
        field.name
        for field in fields(Game)
        if field.default is MISSING and field.default_factory is MISSING
    ]
    assert len(needed) == 6
    least = Game(**{name: getattr(race, name) for name in needed})
    assert least.title == "Canoe Race"
    assert least.stranger.code == "CR-PLAYERS-1"
    assert least.quantities.names == ("bays",)
    assert [field.name for field in fields(Game) if getattr(least, field.name) is None] == [
        "deal",
        "hindsight",
        "goes_on",
        "joins",
        "lexicon",
        "drawing",
        "boards",
        "foresee",
        "doubt",
        "tally_plan",
        "last_table",
        "habits",
        "home",
    ]


def test_options_may_be_left_to_the_values(race: Game) -> None:
    fresh = Game(
        name="canoe-race-plain",
        book=race.book,
        start=race.start,
        effects=race.effects,
        forms=race.forms,
        score=race.score,
        data=race.data,
    )
    assert settle(fresh, "lagoon-en", {"bays": "shared"}).options.home == 8


# --- the example ---


def test_every_record_is_what_its_marks_say(race: Game) -> None:
    paths = sorted(RECORDS.rglob("*.moai"))
    assert len(paths) > 30
    for path in paths:
        assert found(referee.check(referee.load(path))) == marks(path), path
        assert bool(marks(path)) == ("illegal" in path.parts), path


def test_every_rule_has_its_pair_and_every_sentence_its_record(race: Game) -> None:
    said: dict[str, set[str]] = {}
    for path in RECORDS.rglob("*.moai"):
        for finding in referee.check(referee.load(path)).findings:
            said.setdefault(finding.code, set()).add(finding.message)
    assert [rule.code for rule in race.book if None in examples(rule)] == []
    for rule in race.book:
        for fault in rule.faults:
            assert any(re.fullmatch(_as_pattern(fault), each) for each in said[rule.code]), fault


def _as_pattern(fault: str) -> str:
    pieces = string.Formatter().parse(fault)
    return "".join(re.escape(text) + ("" if field is None else ".*") for text, field, *_ in pieces)


def test_random_games_are_legal_and_whole(race: Game) -> None:
    reasons = set()
    for edition, seed in product(EDITIONS, SEEDS):
        text = "\n".join(random_log(race, edition, ("Ann", "Ben"), seed)) + "\n"
        record = referee.loads(text)
        verdict = referee.check(record)
        assert verdict.findings == [], text
        sheet = referee.score(record)
        assert sheet.over
        reasons.add(sheet.status)
        assert referee.format_log(record) == text
        data = record_to_json(record)
        validate(data, made(race), "a record")
        assert text_from_json(data) == text
    assert reasons == set(race.endings.names)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bays", ["single", "shared"])
def test_legal_by_trying_agrees_with_a_second_reckoning(race: Game, edition: str, bays: str) -> None:
    terms = settle(race, edition, {"bays": bays})
    home = 8 if edition == "lagoon-en" else 12
    positions = 0
    for seed in SEEDS:
        state = race.start(terms.options, 2)
        for turn in playout(race, terms, random.Random(seed)):
            listed = {race.write(action, ("Ann", "Ben")) for _, action in race.legal(state, terms.options)}
            assert {seat for seat, _ in race.legal(state, terms.options)} == {turn.seat}
            own, other = state.bays[turn.seat], state.bays[1 - turn.seat]
            landings = {
                own + bays_on for bays_on in (1, 2, 3) if bays_on != state.stride and own + bays_on <= home
            } - ({other} if bays == "single" else set())
            assert listed == {"rest"} | {f"paddle b{bay}" for bay in landings}
            for kind in (turn.actions[0], race.not_an_action("ram Ben")):
                assert (first_breach(terms.plan, state, 1 - turn.seat, kind, terms.options)) is not None
            for action in turn.actions:
                race.effects[type(action)](state, turn.seat, action, terms.options)
            race.effects[TurnEnds](state, turn.seat, None, terms.options)
            positions += 1
        assert list(race.legal(state, terms.options)) == []
    assert positions > 50


def _sayable(race: Game) -> list[tuple[Text, object]]:
    """Every text of the game with a few players and numbers, and its action."""
    forms = [form for form in race.forms if form.verb]
    return [
        (Text(form.write(action, NAMES), canonical.is_line(form)), action)
        for form in forms
        for action in alphabet(form)
    ]


def test_forms_and_grammar_read_what_the_writer_writes(race: Game) -> None:
    reader = Clauses(table(race))
    assert len(_sayable(race)) > 50
    for said, action in _sayable(race):
        assert test_canonical.without_grammar(race, said) == action, said
        assert test_canonical.by_grammar(reader, said) == action, said


def test_no_bent_text_is_read_in_two_ways(race: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tuple(text for text, _ in _sayable(race))
    monkeypatch.setattr(bending, "texts", lambda game: said)
    test_canonical.test_no_bent_text_is_read_in_two_ways(race)


@pytest.mark.parametrize("code", CODES)
def test_a_rule_is_broken_on_purpose(race: Game, code: str) -> None:
    game = referee.simulate(NAME, seed=4, illegal=code)
    assert {finding.code for finding in referee.check(referee.loads(game.text)).findings} == {code}


def test_commands(race: Game, run: Run, tmp_path: Path) -> None:  # noqa: F811
    ending = RECORDS / "legal" / "endings" / "home-first.moai"
    assert run("check", RECORDS / "legal").code == 0
    assert run("check", RECORDS / "illegal").code == 1
    assert "Ann wins: Ann came to the last bay" in run("score", ending).out
    assert "now 3 (CR-PADDLE-1): Ann: paddle b3" in run("score", ending, "--why", "bays").out
    assert run("legal", ending, "--at", "6").out.splitlines() == [
        "Ann: paddle b1",
        "Ann: paddle b2",
        "Ann: paddle b3",
        "Ann: rest",
    ]
    assert "bays: Ann 8, Ben 6" in run("show", ending).out
    assert "has no pictures" in run("show", ending, "--output-format", "svg").err
    assert "b3 for b4" in run("repair", RECORDS / "illegal" / "rules" / "CR-PADDLE-1-far.moai").out
    assert "example that breaks it: CR-PADDLE-2-echo.moai" in run("explain", "CR-PADDLE-2").out
    assert "CR-END-2" in run("rules").out
    assert run("rules", NAME).out.count("\n") == len(list(race.book))
    assert "Under Canoe Race (harbour course)" in run("dispute", ending).out
    log = tmp_path / "race.moai"
    assert run("simulate", NAME, "--seed", "5", "-o", log).code == 0
    assert run("format", "--check", log).code == 0
    assert run("export", log, "-o", tmp_path / "race.json").code == 0
    assert run("import", tmp_path / "race.json").out == log.read_text(encoding="utf-8")
    assert run("golden", log, "--update").code == 0
    assert run("golden", log).code == 0
    assert run("coverage", RECORDS).code == 0
    header = ("--edition", "lagoon-en", "--players", "Ann, Ben")
    kept = tmp_path / "kept.moai"
    assert run("record", NAME, kept, *header, stdin="Ann: row b2\n").code == 0
    assert kept.read_text(encoding="utf-8").endswith("Ann: paddle b2\n")


def test_words_that_do_not_fit_are_told_by_the_nouns_of_the_game(race: Game) -> None:
    assert messages(LOG.replace("paddle b2", "paddle far")) == ["`far` is not a bay (b1 to b12)"]


def test_a_schema_of_its_own_is_used(race: Game, site: Path) -> None:
    data = record_to_json(referee.loads(LOG))
    assert text_from_json(data) == LOG
    (site / PACKAGE.name / "schema.json").write_text('{"properties": {"date": true, "entries": false}}')
    with pytest.raises(ValueError, match="a record of Canoe Race"):
        text_from_json(data)


def test_sources_say_where_rules_stand(site: Path) -> None:
    install_example(site)
    block = "harbour-en:\n  headings: [Paddling]\n  sections: {CR-PADDLE-2: 'Paddling, last sentence'}\n"
    (site / PACKAGE.name / "sources.yaml").write_text(block, encoding="utf-8")
    rule = shelf.game(NAME).book["CR-PADDLE-2"]
    assert rule.sources == {"harbour-en": "Paddling, last sentence"}
    assert "source   Canoe Race (harbour course): Paddling, last sentence" in explain_text(rule)


def test_generated_schema_refuses_what_no_form_says(race: Game) -> None:
    data = record_to_json(referee.loads(LOG))
    actions = next(item for item in data["entries"] if "actions" in item)["actions"]
    for change in ({"do": "ram"}, {"bay": "b13"}, {"bay": None}, {"more": 1}):
        kept = dict(actions[0])
        actions[0].update(change)
        with pytest.raises(ValueError, match="this is not a record of Canoe Race: at entries"):
            text_from_json(data)
        actions[0].clear()
        actions[0].update(kept)
    assert text_from_json(data) == LOG


@pytest.mark.parametrize("name", shelf.own_names())
def test_schema_made_from_forms_takes_our_own_endings(name: str) -> None:
    for path in own_records(name, "legal", "endings"):
        validate(record_to_json(referee.load(path)), made(shelf.game(name)), "a record")


# --- games that do not work ---


def edit(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(package: Path) -> None:
        text = (package / file).read_text(encoding="utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


def remove(file: str) -> Callable[[Path], None]:
    return lambda package: (package / file).unlink()


BROKEN = {
    "import": (edit("table.py", "PLAY, OVER", "import no_such_module\nPLAY, OVER"), "ModuleNotFoundError"),
    "syntax": (edit("rules.py", "] = RuleBook", "] == = RuleBook"), "SyntaxError"),
    "raises": (edit("rules.py", "FARTHEST = 3", "FARTHEST = 1 // 0"), "ZeroDivisionError"),
    "leaves": (edit("rules.py", "FARTHEST = 3", "raise SystemExit(3)"), "SystemExit"),
    "no game": (
        edit("game.py", "GAME = Game(", "RACE = Game("),
        "is not a game and has no GAME",
    ),
    "wrong type": (edit("game.py", "GAME = Game(", "GAME = dict("), "is not a game"),
    "other name": (
        edit("game.py", '"canoe-race"', '"raft-race"'),
        "is called canoe-race",
    ),
    "field": (edit("game.py", "book=BOOK", "rules=BOOK"), "unexpected keyword argument 'rules'"),
    "no grammar": (remove("grammar.lark"), "there is no grammar"),
    "bad grammar": (edit("grammar.lark", "bay: BAY", "bay: BAYOU"), "cannot be used: "),
    "no editions": (remove("editions.yaml"), "editions.yaml: No such file"),
    "bad yaml": (edit("editions.yaml", "values:", "values: ["), "editions.yaml: while parsing"),
    "bad editions": (
        edit("editions.yaml", "language: en", "language: English"),
        "-en/language: 'English' does not match",
    ),
    "bad ruling": (edit("editions.yaml", "default: single", "default: wide"), "the default of bays"),
    "options": (
        edit("editions.yaml", "home: 12", "homes: 12"),
        "edition harbour-en does not fit its options",
    ),
    "phases": (
        edit("table.py", "PLAY, OVER = range(2)", "PLAY, OVER = range(1, 3)"),
        "does not fit its options",
    ),
    "our prefix": (edit("rules.py", 'RuleBook("CR")', 'RuleBook("EI")'), "ValueError: CR-PLAYERS-1"),
    "no stranger": (edit("rules.py", '"stranger"', '"foreigner"'), "no rule has a message for the case"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_game_that_does_not_work_says_why_and_harms_no_other(site: Path, run: Run, how: str) -> None:  # noqa: F811
    install_example(site)
    change, reason = BROKEN[how]
    change(site / PACKAGE.name)
    [message] = messages(LOG)
    assert message.startswith("there is no game canoe-race that works: ")
    assert reason in message
    assert "\n" not in message
    assert messages(GOOD) == []
    told = run("check", "-", stdin=LOG)
    assert (told.code, told.out.count("error[SYN-HEAD-2]")) == (1, 1)
    if how == "bad grammar":
        return  # its rules can be listed: only reading needs the grammar
    listed = run("rules")
    assert listed.code == 0
    assert listed.out.count("\n") == len(referee.rules())
    assert [line for line in listed.err.splitlines() if "canoe-race" in line] == listed.err.splitlines()
    assert len(listed.err.splitlines()) == 1
    assert reason in listed.err
    for command in (["rules", NAME], ["simulate", NAME], ["record", NAME]):
        refused = run(*command)
        assert (refused.code, len(refused.err.splitlines())) == (2, 1), refused.err
        assert reason in refused.err
    assert run("rules", "easter-island").err == ""


def test_rules_of_another_prefix_may_not_be_ours(site: Path) -> None:
    install_example(site)
    for file in ("rules.py", "game.py", "editions.yaml"):
        edit(file, "CR-", "EI-")(site / PACKAGE.name)
    edit("rules.py", 'RuleBook("CR")', 'RuleBook("EI")')(site / PACKAGE.name)
    assert "another game already has rule codes that begin with EI" in messages(LOG)[0]


def test_forms_of_the_shell_are_needed(site: Path) -> None:
    install_example(site)
    edit("game.py", "*shell_forms(Words", "*(form for form in shell_forms(Words")(site / PACKAGE.name)
    edit("game.py", '("bays",))),', '("bays",))) if form.name != "resign"),')(site / PACKAGE.name)
    assert "the forms lack resign" in messages(LOG)[0]


def test_an_entry_point_may_name_the_value(site: Path) -> None:
    install_example(site)
    for file in site.glob("*.dist-info/entry_points.txt"):
        file.write_text(file.read_text().replace("canoe_race.game", "canoe_race.game:GAME"))
    assert messages(LOG) == []


def test_a_package_that_python_cannot_read_harms_nothing(site: Path, run: Run) -> None:  # noqa: F811
    install(site, {}, "nonsense")
    (site / "nonsense-1.0.dist-info" / "entry_points.txt").write_text("[console_scripts]\nno equals sign\n")
    with pytest.raises((TypeError, ValueError)):
        metadata.entry_points(group="console_scripts")
    assert messages(GOOD) == []
    assert run("rules").code == 0
    assert [message[:29] for message in messages(LOG)] == ["there is no game canoe-race; t"[:29]]


def test_what_was_uninstalled_is_gone(site: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    install_example(site)
    assert NAME in referee.game_names()
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(site)])
    installed.forget()
    assert NAME not in referee.game_names()
    assert "CR-END-1" not in run("rules").out
    known = ", ".join(shelf.own_names()[:-1]) + f", {shelf.own_names()[-1]}"
    assert messages(LOG) == [f"there is no game canoe-race; the games are: {known}"]


# --- names that are taken ---


def test_two_packages_with_one_name_are_both_left_out(site: Path, run: Run) -> None:  # noqa: F811
    install_example(site)
    install(site, {NAME: "canoe_race.game"}, "other-race", (installed.GROUP,))
    [message] = messages(LOG)
    assert "packages " in message
    assert "other-race" in message
    assert "referee-canoe-race" in message
    assert "two packages have a game of this name; uninstall one of them" in message
    assert len(run("rules").err.splitlines()) == 1


def test_a_name_of_ours_stays_ours(site: Path, run: Run) -> None:  # noqa: F811
    install_example(site)
    install(site, {"easter-island": "canoe_race.game"}, "impostor", (installed.GROUP,))
    assert shelf.game("easter-island").home is None
    assert referee.game_names().count("easter-island") == 1
    listed = run("rules")
    assert listed.err == "referee: package impostor also has a game easter-island; Referee's own is used\n"
    assert "CR-END-1" in listed.out


# --- what it costs ---


def test_nobody_looks_for_packages_while_our_own_games_are_asked_for(
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def look() -> None:
        raise AssertionError("looked for installed games")

    monkeypatch.setattr(installed, "entry_points", look)
    log = own_records("easter-island", "legal", "endings")[0]
    for command in ("check", "score", "show", "legal", "dispute", "format", "export"):
        assert run(command, log).code == 0
    rule: Rule = shelf.game("easter-island").book["EI-FIRE-5"]
    assert run("explain", rule.code).code == 0
    assert run("rules", "easter-island").code == 0
    assert run("simulate", "easter-island", "--turns", "3").code == 0
    with pytest.raises(AssertionError, match="looked for"):
        shelf.names()


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_a_game_without_catalogues_speaks_english_in_every_language(race: Game, language: str) -> None:
    told = []
    for path in sorted(RECORDS.rglob("illegal/**/*.moai")):
        verdict = referee.check(referee.loads(path.read_text(encoding="utf-8")))
        english = [finding.message for finding in verdict.findings if finding.code.startswith("CR-")]
        with speaking(language):
            told += english
            assert [f.message for f in verdict.findings if f.code.startswith("CR-")] == english
            referee.show(verdict.record)
    assert told
