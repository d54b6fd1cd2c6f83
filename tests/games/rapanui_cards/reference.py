"""The final totals once more: a plain walk over the text of a legal log, to hold the engine's against it.

It shares no code with the game. It believes the log: it asks no rule, and needs every face-down card told.
"""

from __future__ import annotations

from collections import Counter

OFFERINGS = ("fish", "berry", "potato", "grain")


def totals(text: str) -> list[int]:
    """The totals of all players at the end of a log told from the first deal, without `?`."""
    names: list[str] = []
    columns: dict[str, list[str]] = {}
    wood: list[int] = []
    glory: list[int] = []
    display: list[Counter[str]] = []
    owned: list[Counter[str]] = []
    stone: Counter[str] = Counter()
    pile, left, column, active = 50, 0, "", 0

    def evaluate(kind: str) -> None:
        counts = [shown[kind] for shown in display]
        best = max(counts)
        for seat in range(len(names)):
            bonus = int(counts[seat] == best and counts.count(best) == 1 and best >= 2)
            dues[seat] = (min(counts[seat], 1) if kind in OFFERINGS else counts[seat]) + bonus
        enough = kind in OFFERINGS and sum(dues.values()) <= supply[kind]
        for seat, due in dues.items():
            wood[seat] += due if kind == "woodcutter" else 0
            glory[seat] += due if kind == "priest" else 0
            if enough:
                owned[seat][kind] += due
                supply[kind] -= due

    supply: Counter[str] = Counter()
    dues: dict[int, int] = {}
    for line in text.split("\n"):
        head, _, body = line.partition(": ")
        if head == "players":
            names = body.split(", ")
            wood = [2 + seat for seat in range(len(names))]
            glory = [0] * len(names)
            display = [Counter({"woodcutter": 1}) for _ in names]
            supply.update(dict.fromkeys(OFFERINGS, 25 - len(names)))
            owned = [Counter(dict.fromkeys(OFFERINGS, 1)) for _ in names]
        elif head.startswith(("column ", "refill ")):
            columns[head.split()[1]] = body.split()
            pile -= len(body.split())
            if head.startswith("refill") and left == 0 and pile > 0:
                evaluate(columns[column][-1])
        elif head in names:
            active = names.index(head)
            for clause in body.split("; "):
                verb, *words = clause.replace(",", "").split()
                if verb == "buy":
                    wood[active] -= max(0, 5 - display[active][words[0]])
                    owned[active][words[0]] += 1
                    supply[words[0]] -= 1
                elif verb == "play":
                    wood[active] -= 7 if words[0] == "moai" else len(words) - 1
                    display[active].update(words)
                    left = len(words)
                elif verb == "box":
                    left = 1
                elif verb == "offer":
                    for name, kind in zip(words[::2], words[1::2], strict=True):
                        owned[names.index(name)][kind] -= 1
                        stone[kind] += 1
                elif verb == "extra":
                    stone[words[0]] += 1
                    supply[words[0]] -= 1
                elif verb == "draw":
                    for column in words:
                        columns[column].pop()
                        left -= 1
                    if left == 0 and columns[column]:
                        evaluate(columns[column][-1])
                elif verb == "take":
                    for share in clause.removeprefix("take ").split(", "):
                        name, *things = share.split()
                        seat = names.index(name)
                        wood[seat] += dues[seat] if things == ["wood"] else 0
                        glory[seat] += dues[seat] if things == ["glory"] else 0
                        for thing in set(things) & set(OFFERINGS):
                            owned[seat][thing] += things.count(thing)
                            supply[thing] -= things.count(thing)
    counts = sorted({stone[kind] for kind in OFFERINGS}, reverse=True)
    worth = {kind: 3 - counts.index(stone[kind]) if any(stone.values()) else 0 for kind in OFFERINGS}
    return [
        glory[seat]
        + 4 * display[seat]["moai"]
        + wood[seat] // 5
        + sum(owned[seat][kind] * worth[kind] for kind in OFFERINGS)
        for seat in range(len(names))
    ]
