"""Canonical texts of all games, and the same texts changed as a tired scribe might write them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from referee import shelf
from referee.core.acts import Misnamed, NotAnAction, Unreadable
from referee.core.entry import Player
from referee.core.game import Game
from referee.core.record import Header, Record
from referee.forms.lexicon import ENGLISH
from referee.language.spoken import spoken
from referee.text import canonical, grammar
from tests.support import loaded, records

NAMES = ("Ann", "Jean Luc", "Zoé", "O'Neil")
SIGNS = (",", ":", ";", "->", "-", ".", '"', "?", "°", "=>", "stands", "EI-TURN-1", "#")
ODD_WORDS = (
    "and",
    "of",
    "to",
    "nothing",
    "none",
    "draw",
    "unfinished",
    "turtle",
    "f9",
    "b4-c4",
    "2-1",
    "Ann,",
)


class Text(NamedTuple):
    """A canonical text, and whether it is a line of the table itself."""

    text: str
    is_line: bool


def table(game: Game) -> Record:
    """An empty log of four people, one of whom has a name of two words."""
    return Record(
        "bent",
        [],
        Header(players=tuple(Player(name) for name in NAMES)),
        game=spoken(game, ENGLISH),
        spoken=game,
    )


@cache
def texts(game: Game) -> tuple[Text, ...]:
    """Every distinct thing that the records of a game say."""
    found: dict[Text, None] = {}
    for path in records():
        record = loaded(path)
        if record.game is not spoken(game, ENGLISH) or len(record.players) > len(NAMES):
            continue
        for entry in record.entries:
            for play in entry.plays:
                if not isinstance(play.action, Unreadable | Misnamed) and sayable(game, play.action):
                    line = canonical.is_line(game.form_of[type(play.action)])
                    found[Text(game.write(play.action, NAMES), line)] = None
    return tuple(found)


def sayable(game: Game, action: Any) -> bool:
    form = game.form_of[type(action)]
    return not isinstance(action, NotAnAction) and bool(form.openings)


@cache
def words(game: Game) -> tuple[str, ...]:
    """Words of the game: those of its grammar and of its records, and some odd ones."""
    known = set(ODD_WORDS) | {word for each in texts(game) for word in each.text.split()}
    known |= set(re.findall(r"[a-z]{2,}", grammar.text_of(game)))
    return tuple(sorted(known))


def _swap(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    one, two = dice.randrange(len(said)), dice.randrange(len(said))
    said[one], said[two] = said[two], said[one]


def _drop(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    if len(said) > 1:
        del said[dice.randrange(len(said))]


def _double(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    said.insert(at, said[at])


def _number(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    numbers = [at for at, word in enumerate(said) if re.search(r"\d", word)]
    if numbers:
        at = dice.choice(numbers)
        other = dice.choice(
            ["0", "1", "2", "3", "5", "9", "03", "12", "99", "12345", "123456789", "1234567890"]
        )
        said[at] = re.sub(r"\d+", other, said[at], count=1)


def _other_word(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    said[dice.randrange(len(said))] = dice.choice(pool)


def _more(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    said.insert(dice.randrange(len(said) + 1), dice.choice(pool))


def _sign(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    said.insert(dice.randrange(len(said) + 1), dice.choice(SIGNS))


def _stuck_sign(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    sign = dice.choice(SIGNS)
    said[at] = dice.choice([said[at] + sign, sign + said[at], said[at].rstrip(",:")])


def _letter(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    word = said[at]
    cut = dice.randrange(len(word)) if word else 0
    said[at] = (
        word[:cut] + dice.choice(["", word[cut : cut + 1] * 2, "x", "-", "é", "1", "s"]) + word[cut + 1 :]
    )


def _case(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    said[at] = dice.choice([str.upper, str.lower, str.title, str.swapcase])(said[at])


def _accent(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    said[at] = said[at].replace("o", "ö").replace("e", "é").replace("-", "–").replace('"', "“")


def _join(said: list[str], dice: random.Random, pool: tuple[str, ...]) -> None:
    at = dice.randrange(len(said))
    if at + 1 < len(said):
        said[at : at + 2] = [said[at] + dice.choice(["", "-", ",", "\t"]) + said[at + 1]]


Bend = Callable[[list[str], random.Random, tuple[str, ...]], None]
BENDS: tuple[Bend, ...] = (
    _swap,
    _drop,
    _double,
    _number,
    _other_word,
    _more,
    _sign,
    _stuck_sign,
    _letter,
    _case,
    _accent,
    _join,
)


def bent(game: Game, number: int, seed: int) -> Iterator[Text]:
    """This many changed texts, the same for the same seed."""
    dice = random.Random(f"{game.name} {seed}")
    straight, pool = texts(game), words(game)
    for _ in range(number):
        text, is_line = dice.choice(straight)
        said = text.split(" ")
        for _ in range(dice.choice([1, 1, 1, 2, 2, 3])):
            dice.choice(BENDS)(said, dice, pool)
            said = said or ["x"]
        yield Text(" ".join(said), is_line)


GAMES = [shelf.game(name) for name in shelf.names()]
