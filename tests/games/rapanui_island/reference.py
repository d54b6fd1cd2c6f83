"""The final totals once more: a plain walk over the text of a legal log, to hold the engine's against it.

It shares no code with the game and has its own copy of the boards. It believes the log: it asks no rule.
"""

from __future__ import annotations

import re

KINDS = ("reed", "egg", "wood", "pearl")
BIG = """A1 egg A2 wood A3 reed A4 egg B1 reed B2 wood B3 reed B4 reed/egg B5 reed C1 pearl C2 - C3 egg
C4 reed C5 - C6 egg/wood D1 egg D2 egg/wood D3 reed+egg D4 reed D5 reed E1 wood E2 pearl E3 egg
E4 reed+egg"""
TINY = """A1 egg A2 wood A3 reed B1 reed B2 wood B3 reed/egg B4 egg C1 pearl C2 - C3 reed+egg C4 -
C5 egg/wood D1 egg D2 egg D3 reed D4 reed E1 wood E2 egg E3 pearl"""
PILES = {"hut": 8, "hen": 9, "axe": 10, "boat": 11, "necklace": 12}  # the value on top; the others follow
OUTSTANDING = {"hut": [9], "hen": [10], "axe": [11], "boat": [13, 12], "necklace": [14, 13]}
PRICES = {"fervent": ("reed", 2), "artist": ("egg", 2), "popular": ("wood", 2), "chief": ("pearl", 3)}
SIZES = {"small": 1, "medium": 3, "large": 5}
BONUS = {"opulence": 3, "supplement": 2}
TRACK = 8


def amounts(text: str) -> dict[str, int]:
    """`reed 1 egg 2` as numbers."""
    return {kind: int(number) for kind, number in re.findall(r"(reed|egg|wood|pearl) (\d+)", text)}


class Walk:
    """What everybody has, line by line."""

    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.owned: dict[str, dict[str, int]] = {}
        self.points: dict[str, int] = {}
        self.tablet: dict[str, int] = {}
        self.favour: dict[str, int] = {}
        self.tiles: dict[str, str] = {}
        self.figures: list[tuple[str, str, str]] = []  # name, figure, space
        self.passed: set[str] = set()
        self.prints: dict[str, str] = {}
        self.piles: dict[str, list[int]] = {}
        self.beside = {kind: list(values) for kind, values in OUTSTANDING.items()}
        for line in text.split("\n"):
            head, _, body = line.partition(": ")
            if head == "players":
                self.sit_down(re.sub(r" \([^)]*\)", "", body).split(", "))
            elif head == "variant":
                self.tablet = dict.fromkeys(self.names, 0)
            elif head == "tiles":
                self.tiles.update(re.findall(r"(\S+) ([a-z-]+)", body))
            elif head in self.names:
                for clause in body.partition("  #")[0].split("; "):
                    self.act(head, clause)

    def sit_down(self, names: list[str]) -> None:
        self.names = names
        words = (TINY if len(names) == 2 else BIG).split()
        self.prints = dict(zip(words[::2], words[1::2], strict=True))
        for kind, top in PILES.items():
            self.piles[kind] = (
                [top, top - 1, top - 2] if len(names) == 2 else [top, top - 1, top - 1, top - 2]
            )
        for name in names:
            self.owned[name] = dict.fromkeys(KINDS, 1)
            self.points[name] = self.favour[name] = 0
            self.tablet[name] = 3

    def act(self, name: str, clause: str) -> None:
        if "tablet as " in clause:
            self.tablet[name] = 0
            clause = clause.replace("tablet as ", "")
        verb, _, rest = clause.partition(" ")
        if verb == "draft":
            self.favour[name] += 3 if rest == "favour" else 0
        elif verb in ("villager", "reconversion") and not rest.startswith("quarry"):
            self.figures.append((name, verb, rest))
        elif verb == "helping-hand":
            figure, space = rest.split(" ")[0], rest.rsplit(" ", 1)[1]
            if figure == "chief":
                self.figures = [each for each in self.figures if each[:2] != (name, "chief")]
            self.figures.append((name, figure, space))
        elif verb == "barter":
            given, _, got = rest.partition(" for ")
            self.change(name, amounts(given), -1)
            self.change(name, amounts(got), 1)
        elif verb == "buy":
            kind, price = PRICES[rest.split(" ")[0]]
            self.change(name, {kind: price}, -1)
        elif verb == "exchange":
            self.exchange(name, rest)
        elif verb in ("moai", "pukao"):
            self.carry(name, verb, rest)
        elif verb == "pass":
            self.passed.add(name)
            if len(self.passed) == len(self.names):
                self.passed = set()
                self.figures = []

    def change(self, name: str, numbers: dict[str, int], sign: int) -> None:
        for kind, number in numbers.items():
            self.owned[name][kind] = min(TRACK, self.owned[name][kind] + sign * number)

    def exchange(self, name: str, rest: str) -> None:
        spent, _, taken = rest.partition(" -> ")[0].partition(" for ")
        self.change(name, amounts(spent), -1)
        kind = taken.split(" ")[-1]
        pile = self.beside[kind] if "outstanding" in taken else self.piles[kind]
        self.points[name] += pile.pop(0)

    def carry(self, name: str, thing: str, rest: str) -> None:
        done, _, seen = rest.partition(" -> ")
        words = done.replace(",", "").split(" ")
        told = {
            each: amounts(part)
            for part in seen.split(", ")
            for each in self.names
            if part.startswith(f"{each} ")
        }
        target = words[words.index("to") + 1]
        via = words[words.index("via") + 1 : words.index("to")] if "via" in words else []
        dues: dict[str, dict[str, int]] = {}
        for space in [*via, target.partition(".")[0]]:
            owner = next((each for each, _, where in self.figures if where == space), name)
            if owner != name:
                due = dues.setdefault(owner, dict.fromkeys(KINDS, 0))
                for kind in ["reed"] if thing == "pukao" else self.prints[space].split("+"):
                    if "/" not in kind:  # else the log tells what was chosen
                        due[kind] += 1
        for owner, due in dues.items():
            self.change(owner, told.get(owner, due), 1)
        if thing == "moai":
            self.favour[name] += 3 if self.tiles[target] == "favour" else 0
            number = SIZES[words[0]] + sum(BONUS.get(word, 0) for word in words[words.index("to") :])
            kind = self.prints[target.partition(".")[0]]
            self.change(name, told.get(name, {kind: number}), 1)
            assert sum(told.get(name, {}).values()) <= number

    def totals(self) -> list[int]:
        return [
            self.points[name] + sum(self.owned[name].values()) + self.tablet[name] + self.favour[name]
            for name in self.names
        ]


def totals(text: str) -> list[int]:
    """The totals of all players at the end of a log told from the first placement."""
    return Walk(text).totals()
