"""What is wrong with a board file: each check reads data that fits the schema and yields flaws.

The order of the checks is that of the codes; the shell sorts the flaws by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from referee.core.boards import BoardText, Flaw, Path
from referee.core.rule import Facts, Notice, Rule
from referee.forms.folding import fold, nearest
from referee.speech.say import Wording
from referee.speech.values import Count, Series

from ..board.board import OFFERINGS, RESOURCES, parse_gain
from ..voice import VOICE
from . import board as law

PLATFORMS = 21
AHU_TILES = 29
TWO_END = 3
"""Free platforms with which a game for two ends at the latest, in whichever edition."""
SLOTS_EACH = (1, 1, 1)
SLOTS_FOR_EXAMPLE = (4, 2, 1)
LEAST_TRACK = 5
COLUMNS = 3
TILES = 20
PILE = 4
OUTSTANDING = 7
LEAST_VALUE, MOST_VALUE = 6, 14
EXAMPLES = (("hen", 8), ("necklace", 12))
NOTATION = {
    *("via", "to", "by", "with", "at", "from", "for", "as", "and", "quarry", "star", "slot", "tired"),
    *("tires", "capped", "tile", "worth", "nothing", "nobody", "villager", "sorcerer", "chief"),
}
"""Words that stand next to the id of a space in a log, so that no space can be called that."""
NONE_DOES = VOICE.phrase("value.none-occurs", "none does")
QUARRIES = {"crater": VOICE.term("crater"), "pukao_quarry": VOICE.term("pukao quarry")}
TILE, SLOT, STAR, PLAYER = (
    VOICE.noun("tile"),
    VOICE.noun("slot"),
    VOICE.noun("star"),
    VOICE.noun("player"),
)


def judge(text: BoardText) -> list[Flaw]:
    """Every flaw of a board file that fits the schema."""
    return list(_Judge(text).flaws())


def _hint(word: str, known: Iterable[str]) -> Wording | str:
    near = nearest(word, known)
    return VOICE.phrase("hint", " (did you mean {word}?)", word=near) if near else ""


class _Judge:
    """One file, and what all checks ask of it: the spaces by folded id, the quarries, the neighbours."""

    def __init__(self, text: BoardText) -> None:
        self.text = text
        self.data: Mapping[str, Any] = text.data
        self.spaces: Mapping[str, Any] = text.data["spaces"]
        self.named: dict[str, str] = {}
        for name in self.spaces:
            self.named.setdefault(fold(name), name)
        self.quarries = {
            self.named[fold(self.data[part])]: part
            for part in reversed(QUARRIES)
            if fold(self.data[part]) in self.named
        }
        self.for_two = self.data["players"] == [2]

    def flaw(self, rule: Rule, facts: Facts, *path: str | int) -> Flaw:
        return Flaw(rule, facts, self.text.at(*path))

    def flaws(self) -> Iterator[Flaw]:
        yield from self.ids_are_unique()
        yield from self.quarries_exist()
        yield from self.gains_are_right()
        one_way = list(self.neighbours_agree())
        yield from one_way
        if not one_way:
            yield from self.island_is_whole()
        yield from self.platforms_are_right()
        yield from self.slots_are_right()
        yield from self.stars_and_tracks_suffice()
        yield from self.piles_are_right()
        yield from self.values_are_right()
        yield from self.outstanding_are_seven()
        yield from self.map_agrees()

    def ids_are_unique(self) -> Iterator[Flaw]:
        for path, span, first in self.text.twice:
            if len(path) == 2 and path[0] == "spaces":
                yield Flaw(law.DATA_1, self.twice(str(path[1]), first), span)
        for name in self.spaces:
            other = self.named[fold(name)]
            if other != name:
                first = self.text.at("spaces", other).line
                yield self.flaw(law.DATA_1, self.twice(name, first), "spaces", name)
            if fold(name) in NOTATION:
                yield self.flaw(law.DATA_1, {"case": "word", "space": name}, "spaces", name)

    def twice(self, space: str, first: int) -> Facts:
        return {"case": "twice", "space": space, "first": first}

    def quarries_exist(self) -> Iterator[Flaw]:
        for part in QUARRIES:
            space = self.data[part]
            if fold(space) not in self.named:
                facts = {"case": "unknown", "part": part, "space": space, "hint": self.near(space)}
                yield self.flaw(law.DATA_1, facts, part)
        if fold(self.data["crater"]) == fold(self.data["pukao_quarry"]):
            yield self.flaw(law.DATA_1, {"case": "same", "space": self.data["crater"]}, "pukao_quarry")

    def near(self, space: str) -> Wording | str:
        return _hint(space, self.spaces)

    def gains_are_right(self) -> Iterator[Flaw]:
        for space, has in self.spaces.items():
            part = QUARRIES.get(self.quarries.get(space, ""))
            gain, where = has["gain"], ("spaces", space, "gain")
            try:
                none = not parse_gain(gain)
            except ValueError as unknown:
                word = str(unknown) or "nothing"
                facts = {"case": "gain", "space": space, "word": word[:40], "hint": _hint(word, RESOURCES)}
                yield self.flaw(law.DATA_1, facts, *where)
                continue
            if part and not none:
                yield self.flaw(
                    law.DATA_1, {"case": "quarry", "space": space, "part": part, "gain": gain}, *where
                )
            elif none and not part and len(self.quarries) == len(QUARRIES):
                yield self.flaw(law.DATA_1, {"case": "bare", "space": space}, *where)
            if part and has["ahu"]:
                facts = {"case": "quarry", "space": space, "part": part, "platforms": has["ahu"]}
                yield self.flaw(law.DATA_13, facts, "spaces", space, "ahu")

    def neighbours_agree(self) -> Iterator[Flaw]:
        listed = {name: {fold(other) for other in has["next"]} for name, has in self.spaces.items()}
        for space, has in self.spaces.items():
            seen: set[str] = set()
            for place, other in enumerate(has["next"]):
                facts: dict[str, object] = {"space": space, "other": other}
                known = self.named.get(fold(other))
                if fold(other) == fold(space):
                    facts["case"] = "self"
                elif known is None:
                    facts |= {"case": "unknown", "hint": self.near(other)}
                elif fold(other) in seen:
                    facts["case"] = "twice"
                elif fold(space) not in listed[known]:
                    facts |= {"case": "one-way", "line": self.text.at("spaces", known, "next").line}
                else:
                    seen.add(fold(other))
                    continue
                seen.add(fold(other))
                yield self.flaw(law.DATA_2, facts, "spaces", space, "next", place)

    def island_is_whole(self) -> Iterator[Flaw]:
        crater = self.named.get(fold(self.data["crater"]))
        if crater is None:
            return
        reached, edge = {crater}, [crater]
        while edge:
            for other in self.spaces[edge.pop()]["next"]:
                name = self.named[fold(other)]
                if name not in reached:
                    reached.add(name)
                    edge.append(name)
        apart = [name for name in self.spaces if self.named[fold(name)] not in reached]
        if apart:
            facts = {"case": "apart", "crater": crater, "spaces": _few(apart)}
            yield self.flaw(law.DATA_3, facts, "spaces", apart[0])

    def platforms_are_right(self) -> Iterator[Flaw]:
        platforms = sum(has["ahu"] for has in self.spaces.values())
        facts: dict[str, object] = {"platforms": platforms}
        if not self.for_two:
            if platforms != PLATFORMS:
                yield self.flaw(law.DATA_4, {**facts, "case": "exact", "right": PLATFORMS}, "spaces")
            return
        free = {"players": 2, "edition": TWO_END}.get(self.data["end_free_ahu"], self.data["end_free_ahu"])
        if platforms <= free:
            yield self.flaw(law.DATA_4, {**facts, "case": "few", "free": free}, "spaces")
        elif platforms > AHU_TILES:
            yield self.flaw(law.DATA_4, {**facts, "case": "many", "most": AHU_TILES}, "spaces")

    def slots_are_right(self) -> Iterator[Flaw]:
        slots = self.data["carver_slots"]
        if len(slots) != COLUMNS:
            facts: Facts = {"case": "count", "columns": len(slots)}
            yield self.flaw(law.DATA_5, facts, "carver_slots")
            return
        for column, least in enumerate(SLOTS_EACH if self.for_two else SLOTS_FOR_EXAMPLE):
            if slots[column] < least:
                has = Count(slots[column], SLOT)
                facts = {"case": "few", "column": column + 1, "slots": has, "least": least}
                yield self.flaw(law.DATA_5, facts, "carver_slots", column)

    def stars_and_tracks_suffice(self) -> Iterator[Flaw]:
        stars, most = self.data["stars"], max(self.data["players"])
        if stars < most:
            facts: Facts = {
                "case": "few",
                "stars": Count(stars, STAR),
                "players": Count(most, PLAYER),
            }
            yield self.flaw(law.DATA_6, facts, "stars")
        for kind in RESOURCES:
            length = self.data["track"][kind]
            if length < LEAST_TRACK:
                facts = {"case": "short", "kind": VOICE.term(kind), "length": length, "least": LEAST_TRACK}
                yield self.flaw(law.DATA_7, facts, "track", kind)

    def piles_are_right(self) -> Iterator[Flaw]:
        piles: Mapping[str, list[int]] = self.data["offerings"]
        yield from self.kinds_are_known(law.DATA_8, "offerings")
        missing = [kind for kind in OFFERINGS if kind not in piles]
        for kind in missing:
            yield self.flaw(law.DATA_8, {"case": "missing", "kind": VOICE.term(kind)}, "offerings")
        tiles = sum(map(len, piles.values()))
        if not missing and tiles != TILES:
            facts: Facts = {"case": "total", "tiles": Count(tiles, TILE), "right": TILES}
            yield self.flaw(law.DATA_8, facts, "offerings")
        for kind, pile in piles.items():
            if kind in OFFERINGS:
                yield from self.pile_is_right(kind, pile)

    def pile_is_right(self, kind: str, pile: list[int]) -> Iterator[Flaw]:
        where: Path = ("offerings", kind)
        for place in range(1, len(pile)):
            if pile[place] > pile[place - 1]:
                facts = {
                    "case": "order",
                    "kind": VOICE.term(kind),
                    "above": pile[place - 1],
                    "below": pile[place],
                }
                yield self.flaw(law.DATA_8, facts, *where, place)
                break
        often = {value: pile.count(value) for value in pile if pile.count(value) > 1}
        if list(often.values()) != [2]:
            found = Series(_occurs(value, count) for value, count in often.items()) if often else NONE_DOES
            facts = {"case": "pairs", "kind": VOICE.term(kind), "found": found}
            yield self.flaw(law.DATA_8, facts, *where)
        if len(pile) != PILE:
            size = Notice(case="size", kind=VOICE.term(kind), tiles=Count(len(pile), TILE))
            yield self.flaw(law.DATA_9, size, *where)

    def kinds_are_known(self, rule: Rule, part: str) -> Iterator[Flaw]:
        for kind in self.data[part]:
            if kind not in OFFERINGS:
                facts = {"case": "unknown", "kind": kind[:40], "hint": _hint(kind, OFFERINGS)}
                yield self.flaw(rule, facts, part, kind)

    def values_are_right(self) -> Iterator[Flaw]:
        values: set[int] = set()
        for part in ("offerings", "outstanding"):
            for kind, pile in self.data[part].items():
                values.update(pile)
                for place, value in enumerate(pile):
                    if not LEAST_VALUE <= value <= MOST_VALUE:
                        facts = {"case": "range", "least": LEAST_VALUE, "most": MOST_VALUE, "value": value}
                        yield self.flaw(law.DATA_10, facts, part, kind, place)
        for value in (LEAST_VALUE, MOST_VALUE):
            if value not in values:
                yield self.flaw(law.DATA_10, Notice(case="extreme", value=value), "offerings")
        piles = self.data["offerings"]
        for kind, value in EXAMPLES:
            if kind in piles and value not in piles[kind]:
                example = Notice(case="example", kind=VOICE.term(kind), value=value)
                yield self.flaw(law.DATA_10, example, "offerings", kind)
        yield from self.piles_rise(piles)

    def piles_rise(self, piles: Mapping[str, list[int]]) -> Iterator[Flaw]:
        for lower, kind in pairwise(OFFERINGS):
            if piles.get(lower) and piles.get(kind) and piles[kind][0] < piles[lower][0]:
                falls = Notice(
                    case="falls",
                    kind=VOICE.term(kind),
                    value=piles[kind][0],
                    lower=VOICE.term(lower),
                    other=piles[lower][0],
                )
                yield self.flaw(law.DATA_12, falls, "offerings", kind)

    def outstanding_are_seven(self) -> Iterator[Flaw]:
        yield from self.kinds_are_known(law.DATA_11, "outstanding")
        tiles = sum(map(len, self.data["outstanding"].values()))
        if tiles != OUTSTANDING:
            facts: Facts = {"case": "total", "tiles": tiles, "right": OUTSTANDING}
            yield self.flaw(law.DATA_11, facts, "outstanding")

    def map_agrees(self) -> Iterator[Flaw]:
        """The sketch is used only for drawings, but a sketch that leaves out a space would mislead."""
        rows: list[str] = self.data.get("map", [])
        seen: set[str] = set()
        for number, row in enumerate(rows):
            for word in row.split():
                fault = None
                if fold(word) not in self.named:
                    fault = VOICE.phrase(
                        "map.unknown",
                        "the map shows {word}, but there is no such space{hint}",
                        word=word,
                        hint=self.near(word),
                    )
                elif fold(word) in seen:
                    fault = VOICE.phrase("map.twice", "the map shows {word} twice", word=word)
                seen.add(fold(word))
                if fault:
                    yield Flaw(None, {"fault": fault}, self.text.at("map", number))
        missing = [name for name in self.spaces if fold(name) not in seen]
        if rows and missing:
            fault = VOICE.phrase(
                "map.missing",
                "the map does not show {spaces}; without a map the spaces are drawn as a list",
                spaces=_few(missing),
            )
            yield Flaw(None, {"fault": fault}, self.text.at("map"))


def _few(names: list[str]) -> Series:
    """The first names, and how many there are beyond them."""
    if len(names) <= 5:
        return Series(names)
    return Series([*names[:4], VOICE.phrase("others", "{number} others", number=len(names) - 4)])


def _occurs(value: int, count: int) -> Wording:
    return VOICE.phrase(
        "value.occurs", "{value} occurs {count|2=twice|once|{count} times}", value=value, count=count
    )
