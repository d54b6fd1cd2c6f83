"""No English is left in what the commands say in another language, about logs in that language."""

from __future__ import annotations

import re
import shutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

import pytest

import referee
from referee import shelf
from referee.core.acts import NotAnAction
from referee.core.record import Record
from referee.games.rapanui_cards.actions import StoneTouched
from referee.speech.catalogue import catalogue
from referee.text.header_keys import FREE_KEYS, key_of
from referee.text.source import cut_comment
from referee.text.translated import written_in
from scripts.english_messages import SHELL, english, packages
from tests.cli.conftest import Run, run
from tests.effort import FULL, some, tries
from tests.support import records

__all__ = ["run"]

LANGUAGES = ("fr", "nl", "es")
STEP = 450
"""Of so many records one is in a sample."""
PARTS = tries(1, 15)
"""A full run says in fifteenths where it is, and two processes can share it."""
SLOW = {"repair", "dispute", "record"}
"""They take most of the time: a full run asks them about each record in one language."""
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_BLANK = re.compile(r"\{[^{}|]*\}")
_COMMAND = re.compile(r"\(?`?referee (?:legal|score|check|explain|dispute|repair|show|board)\b[^`)]*")
_DIGEST = re.compile(r"\b[0-9a-f]{12}(?:[0-9a-f]{52})?\b")
_CUT = re.compile(r"\w+\.\.\.")
"""The beginning of a word, where a long line is cut off."""
_PARTS = ("words", "names", "notes", "header")
COMMON = {"the", "a", "an", "is", "are", "was", "of", "for", "this", "that", "with", "and", "or", "not"}


def words_of(text: str) -> set[str]:
    return set(_WORD.findall(text.lower()))


@cache
def forbidden(language: str) -> frozenset[str]:
    """The English words of messages and notation that neither the other language nor our data has."""
    ours, theirs = set(COMMON), _names_in_data()
    for package in packages():
        ours |= {word for text in english(package).values() for word in words_of(_BLANK.sub(" ", text))}
        said = catalogue(package, language).values()
        theirs |= {word for text in said for word in words_of(_BLANK.sub(" ", text))}
        room = "referee.language" if package == SHELL else package
        here, there = (import_module(f"{room}.words._{code}").WORDS for code in ("en", language))
        for part in _PARTS:
            for key, spelt in here[part].items():
                ours |= words_of(" ".join([key, *spelt]))
            theirs |= {word for spelt in there[part].values() for word in words_of(" ".join(spelt))}
        theirs |= {word for noun in there["nouns"].values() for word in words_of(" ".join(noun))}
        theirs |= {word for text in there["phrases"].values() for word in words_of(text)}
    return frozenset(word for word in ours - theirs if len(word) > 1)


def _names_in_data() -> set[str]:
    """The names of editions, rulings and options, and the headings of rulebooks."""
    found: set[str] = set()
    for game in shelf.own_games():
        found |= words_of(" ".join(game.data["editions"]))
        for key, ruling in game.data["rulings"].items():
            found |= words_of(" ".join([key, *ruling["options"]]))
        found |= {
            word for marks in game.sections.values() for text in marks.values() for word in words_of(text)
        }
    return found


def is_told(action: object) -> TypeGuard[NotAnAction | StoneTouched]:
    return isinstance(action, NotAnAction | StoneTouched)


def free_text(record: Record, text: str) -> set[str]:
    """What a log may say in any language: names, notes, comments, reasons, deeds, free lines of the header.

    A deed that is not an action (`looks through the open cards of the stone`) is told in any words.
    """
    said = [*record.players, *(note for player in record.header.players for note in player.notes)]
    said += [play.action.text for entry in record.entries for play in entry.plays if is_told(play.action)]
    for line in text.splitlines():
        code, comment = cut_comment(line)
        said += [comment or "", *re.findall(r'"[^"]*"', code)]
        said += [code] if key_of(code) in FREE_KEYS else []
    return words_of(" ".join(said))


def names_of(boards: list[Path]) -> set[str]:
    """What people call their boards."""
    return words_of(" ".join(re.findall(r"(?m)^name:.*", "\n".join(map(Path.read_text, boards)))))


def commands(path: Path, record: Record, with_slow: bool) -> list[tuple[str, ...]]:
    log = str(path)
    every: list[tuple[str, ...]] = [
        ("check", "--all", log),
        ("score", log),
        ("score", "--why", record.players[0], log),
        ("show", log),
        ("legal", log),
        ("repair", "--most", "3", log),
        ("dispute", log),
        ("coverage", log),
        ("format", "--check", log),
        ("format", "--diff", log),
        ("record", record.known_game.name, str(path.with_name("kept.moai"))),
    ]
    return [command for command in every if with_slow or command[0] not in SLOW]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_say_nothing_in_english(
    run: Run, language: str, part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", language)
    monkeypatch.chdir(tmp_path)
    left, told = [], 0
    turn = LANGUAGES.index(language)
    for number, original in enumerate(some(records(), STEP, start=turn)[part::PARTS]):
        record = referee.load(original)
        if record.findings or record.game is None:
            continue
        text = written_in(record, language)
        path = Path(original.name)
        boards = [*original.parent.glob("*.yaml")]
        for board in boards:
            shutil.copy(board, tmp_path)
        path.write_text(text, encoding="utf-8")
        allowed = free_text(record, text) | names_of(boards) | words_of(path.name) | {"kept"}
        for command in commands(path, record, with_slow=not FULL or (number + part) % 3 == turn):
            Path("kept.moai").unlink(missing_ok=True)
            ran = run(*command, stdin=text if command[0] == "record" else "")
            for row in (ran.out + ran.err).splitlines():
                told += 1
                said = _CUT.sub(" ", _DIGEST.sub(" ", _COMMAND.sub(" ", row)))
                english_left = (words_of(said) - allowed) & forbidden(language)
                left += [f"{' '.join(command[:2])}: {sorted(english_left)}: {row}"] if english_left else []
    assert told > 200
    assert "\n".join(left) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_explained_without_english(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_LANGUAGE", language)
    left = []
    for game in shelf.own_games():
        codes = some((rule.code for rule in game.book), 17, start=LANGUAGES.index(language))
        for command in (("rules", game.name), *(("explain", code) for code in codes)):
            for row in run(*command).out.splitlines():
                is_log = row.startswith("    ") or row.rstrip().endswith(".moai")
                said = set() if is_log else words_of(re.sub(r"\{[^}]*\}", " ", row)) & forbidden(language)
                left += [f"{' '.join(command)}: {sorted(said)}: {row}"] if said else []
    assert "\n".join(left) == ""
