"""The differences, in words, between the golden of a log on file and the one of today."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

LOG, BOARD, TERMS, FINDING, RESULT, SCORE = "log", "board", "terms", "finding", "result", "score"
WORDS = "words"
"""The same finding with another message."""
Data = dict[str, Any]


class Difference(NamedTuple):
    """One thing that has changed. `line` is a line of the log as it is now, if there is one."""

    kind: str
    text: str
    line: int | None = None


def differences(was: Data, now: Data) -> list[Difference]:
    """Everything that differs, except the versions of the rules and the program."""
    return [
        *_inputs(was, now),
        *_terms(was, now),
        *_findings(was["findings"], now["findings"]),
        *_results(was["result"], now["result"]),
    ]


def causes(was: Data, now: Data) -> list[str]:
    """What may have caused a difference: the log, the board, the rules; if none of these, the program."""
    said = [difference.text for difference in _inputs(was, now)]
    if was["rules"] != now["rules"] and was["game"] == now["game"] is not None:
        said.append(f"the rules of {now['game']} changed since: {was['rules']} then, {now['rules']} now")
    if not said:
        versions = f"{was['referee']} then, {now['referee']} now"
        only_words = all(difference.kind == WORDS for difference in differences(was, now))
        does = "uses other words" if only_words else "judges differently"
        said.append(f"the log and the rules are unchanged; Referee {does} ({versions})")
    return said


def _inputs(was: Data, now: Data) -> Iterator[Difference]:
    if was["log"]["sha256"] != now["log"]["sha256"]:
        yield Difference(LOG, "the log has changed since the golden was written")
    before, after = (each["board"] or {"name": "none"} for each in (was, now))
    if before["name"] != after["name"]:
        yield Difference(BOARD, f"the board was {before['name']}, now it is {after['name']}")
    elif before != after:
        yield Difference(BOARD, f"the board {after['name']} has changed since the golden was written")


def _terms(was: Data, now: Data) -> Iterator[Difference]:
    for key in ("game", "edition"):
        if was[key] != now[key]:
            yield Difference(TERMS, f"the {key} was {was[key]}, is {now[key]}")
    for key in sorted({*was["rulings"], *now["rulings"]}):
        before, after = (each["rulings"].get(key, "not chosen") for each in (was, now))
        if before != after:
            yield Difference(TERMS, f"the ruling {key} was {before}, is {after}")
    if was["players"] != now["players"]:
        before, after = (", ".join(each["players"]) for each in (was, now))
        yield Difference(TERMS, f"the players were {before}, are {after}")


# --- findings ---


def _findings(was: Sequence[Data], now: Sequence[Data]) -> list[Difference]:
    """The differences in findings. The same place and code is the same finding; else the code alone."""
    same, gone, new = _paired(was, now, lambda each: (each["line"], each["action"], each["code"]))
    moved, gone, new = _paired(gone, new, lambda each: each["code"])
    told = [Difference(FINDING, _moved(*pair), pair[1]["line"]) for pair in moved]
    told += [
        Difference(FINDING, f"line {each['line']}: {each['code']} is no longer found", each["line"])
        for each in gone
    ]
    told += [
        Difference(
            FINDING, f"line {each['line']}: {each['code']} is now found: {each['message']}", each["line"]
        )
        for each in new
    ]
    for before, after in (*same, *moved):
        told += _judged(before, after)
    return sorted(told, key=lambda difference: difference.line or 0)


def _paired(
    was: Sequence[Data], now: Sequence[Data], key: Callable[[Data], Any]
) -> tuple[list[tuple[Data, Data]], list[Data], list[Data]]:
    """The pairs with the same key, in order; then what is only in `was`, and what is only in `now`."""
    waiting: dict[Any, list[Data]] = {}
    for each in was:
        waiting.setdefault(key(each), []).append(each)
    pairs, new = [], []
    for each in now:
        partners = waiting.get(key(each))
        if partners:
            pairs.append((partners.pop(0), each))
        else:
            new.append(each)
    left = {id(each) for partners in waiting.values() for each in partners}
    return pairs, [each for each in was if id(each) in left], new


def _moved(was: Data, now: Data) -> str:
    if was["line"] != now["line"]:
        return f"line {now['line']}: {now['code']} was found on line {was['line']}"
    before, after = (
        "the whole line" if each["action"] is None else f"action {each['action']}" for each in (was, now)
    )
    return f"line {now['line']}: {now['code']} was about {before}, is about {after}"


def _judged(was: Data, now: Data) -> Iterator[Difference]:
    line = now["line"]
    here = f"line {line}: {now['code']}"
    before, after = _standing(was), _standing(now)
    if before != after:
        yield Difference(FINDING, f"{here} was {before}, is {after}", line)
    if was["message"] != now["message"]:
        yield Difference(WORDS, f"{here} said: {was['message']}; now it says: {now['message']}", line)


def _standing(finding: Data) -> str:
    if finding["follows"] is not None:
        return f"a consequence of line {finding['follows']}"
    severity: str = finding["severity"]
    return {"error": "an error", "notice": "a notice"}.get(severity, severity)


# --- result and score ---


def _results(was: Data | None, now: Data | None) -> Iterator[Difference]:
    if was is None or now is None:
        if was is not now:
            before, after = ("not judged" if each is None else "judged" for each in (was, now))
            yield Difference(RESULT, f"the moves were {before}, are {after}")
        return
    before, after = _result(was), _result(now)
    if before != after:
        yield Difference(RESULT, f"the result was: {before}; it is: {after}")
    same, gone, new = _paired(was["score"], now["score"], lambda each: (each["player"], each["label"]))
    for one, two in same:
        whose, was_, is_ = _whose(two)
        if _amount(one) != _amount(two):
            yield Difference(SCORE, f"{whose} {was_} {_amount(one)}, {is_} {_amount(two)}")
        if one["rule"] != two["rule"]:
            rules = f"{was_} counted by {one['rule']}, {is_} counted by {two['rule']}"
            yield Difference(SCORE, f"{whose} {rules}")
    for each in gone:
        whose, was_, is_ = _whose(each)
        yield Difference(SCORE, f"{whose} {was_} {_amount(each)}, {is_} no longer counted")
    for each in new:
        whose, was_, is_ = _whose(each)
        yield Difference(SCORE, f"{whose} {was_} not counted, {is_} {_amount(each)}")


def _whose(line: Data) -> tuple[str, str, str]:
    """`Anne's total`, and its verbs: `was` and `is`, or `were` and `are`."""
    words = line["label"].split() or [""]
    many = words[0].endswith("s") or words[-1].endswith("s")
    return f"{line['player']}'s {line['label']}", "were" if many else "was", "are" if many else "is"


def _result(result: Data) -> str:
    rule = f" ({result['decided_by']})" if result["decided_by"] else ""
    if result["contenders"]:
        return f"{' or '.join(result['contenders'])} may have won"
    if not result["over"]:
        return f"{result['status']}{rule}"
    winners = " and ".join(result["winners"]) or "nobody"
    return f"{winners} {'win' if len(result['winners']) > 1 else 'wins'}, {result['status']}{rule}"


def _amount(line: Data) -> str:
    return str(line["least"]) if line["least"] == line["most"] else f"{line['least']} to {line['most']}"
