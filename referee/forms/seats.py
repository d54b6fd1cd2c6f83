"""Players' names: how an action writes them, and which seat a name means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from .folding import fold
from .lexicon import TAKEN as TAKEN
from .lexicon import Taken
from .vocabulary import NotAWord


def quoted(name: str, taken: Taken = TAKEN) -> str:
    """A player's name inside an action: bare when it is one plain word, else in quotes."""
    plain = name.replace("'", "").replace(".", "").replace("-", "")
    bare = name[0].isalpha() and plain.isalnum() and fold(name) not in taken
    return name if bare else f'"{name}"'


def seat_of(word: str, players: Sequence[str]) -> int:
    """The seat of a player by full name, unique first word, or a beginning that only one name has.

    Case and accents do not matter.
    """
    try:
        return seat_named(word, players)
    except NotAWord:
        fitting = names_beginning(word, players)
        if len(fitting) != 1:
            raise
        return list(players).index(fitting[0])


def seat_named(word: str, players: Sequence[str]) -> int:
    """The same, without beginnings of a word."""
    names = seats_by_name(tuple(players))
    seat = names.get(word)
    if seat is None:
        seat = names.get(" ".join(fold(word).strip('"').split()))
    if seat is None:
        raise NotAWord("player", word, players)
    return seat


def names_beginning(word: str, players: Sequence[str]) -> list[str]:
    """The players whose names begin with this, or have these initials: `JL` is Jean Luc."""
    begin = " ".join(fold(word).strip('"').split())
    return list(_beginning(begin, tuple(players))) if begin else []


@lru_cache(maxsize=256)
def _beginning(begin: str, players: tuple[str, ...]) -> tuple[str, ...]:
    """The same for folded text. Most lines that name a stranger name the same one again."""
    return tuple(
        name
        for folded, initials, name in _beginnings(players)
        if folded.startswith(begin) or initials == begin
    )


@lru_cache(maxsize=256)
def _beginnings(players: tuple[str, ...]) -> tuple[tuple[str, str, str], ...]:
    """Each name folded, its initials, and the name itself."""
    return tuple((fold(name), _initials(name), name) for name in players)


def _initials(name: str) -> str:
    words = fold(name).replace("-", " ").split()
    return "".join(each[0] for each in words) if len(words) > 1 else ""


def written_seat(text: str, players: Sequence[str], taken: Taken = TAKEN) -> int:
    """The seat of a player whose name, folded, is written exactly as an action writes it."""
    seat = seats_as_written(tuple(players), taken).get(text)
    if seat is None:
        raise NotAWord("player", text, players)
    return seat


def seat_and_rest(item: str, players: Sequence[str], taken: Taken = TAKEN) -> tuple[int, str]:
    """The player that a canonical item begins with, and its other words: `"Jean Luc" fish open`."""
    name, _, rest = item.partition('" ' if item.startswith('"') else " ")
    return written_seat(f'{name}"' if name.startswith('"') else name, players, taken), rest


@lru_cache(maxsize=256)
def seats_by_name(players: tuple[str, ...]) -> Mapping[str, int]:
    """The seat for each full name, and for each first word that only one name begins with."""
    names = [fold(name) for name in players]
    firsts = [name.split(" ")[0] for name in names]
    seats = {first: seat for seat, first in enumerate(firsts) if firsts.count(first) == 1}
    for seat, name in reversed(list(enumerate(names))):
        seats[name] = seat
    return {name: seats[fold(name)] for name in players if fold(name) in seats} | seats


@lru_cache(maxsize=512)
def bare_seats(players: tuple[str, ...], taken: Taken = TAKEN) -> Mapping[str, int]:
    """The seat for each name that an action writes without quotes, in the case of the header."""
    seats = seats_as_written(players, taken)
    return {name: seats[fold(name)] for name in players if quoted(name, taken) == name}


@lru_cache(maxsize=256)
def seats_as_written(players: tuple[str, ...], taken: Taken = TAKEN) -> Mapping[str, int]:
    """The seat for each name, folded, in the way in which an action writes it."""
    return {fold(quoted(name, taken)): seat for seat, name in reversed(list(enumerate(players)))}
