"""Every word that a page itself shows or speaks, in one place. The catalogues translate it under `html.`.

What comes from the log, the rules and the pictures has its words elsewhere. A part in braces is filled in.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.export.safe_text import visible
from referee.speech.say import said, told

CATALOGUE = "referee"
ENGLISH: Mapping[str, str] = {
    # the head of a page
    "and": "{others} and {last}",
    "replay title": "{players}: {game}",
    "score title": "{players}: the score in {game}",
    "dispute title": "{players}: a dispute in {game}",
    "between title": "{players}: two logs of {game}",
    "legal": "Every move is legal",
    "nothing illegal": "Nothing illegal was found",
    "legal but": "{count} {count|violation was|violations were} waived. Every other move is legal",
    "nothing illegal but": "{count} {count|violation was|violations were} waived. "
    "Nothing else illegal was found",
    "findings": "{count} {count|thing is|things are} wrong",
    "unfinished": "The game is not over.",
    "over": "{result}.",
    "wins": "{names} {count|wins|win}: {how}",
    "nobody wins": "Nobody wins: {how}",
    "may have won": "It is open who won. {names} may have won: {how}",
    "or": "{others} or {last}",
    "provisional": "Something in the log is wrong. The table and the score follow what was played.",
    "stopped": "The replay stops at line {line}. What comes after it was not judged.",
    "stopped at once": "Nothing could be replayed: the players in the header have to be corrected first.",
    "no script": "This file can step through the game, but your browser does not run its script. "
    "Here are the table at the end, what was found, the score and the log.",
    # the table and the controls
    "table": "The table",
    "this moment": "This moment",
    "controls": "Go through the game",
    "to start": "To the start",
    "turn back": "One turn back",
    "step back": "One action back",
    "play": "Play",
    "pause": "Pause",
    "step on": "One action on",
    "turn on": "One turn on",
    "to end": "To the end",
    "moment": "Moment of the game",
    "speed": "Speed",
    "speed 0.5": "slow",
    "speed 1": "normal",
    "speed 2": "fast",
    "speed 4": "very fast",
    "jump": "Go to",
    "finding back": "Previous finding",
    "finding on": "Next finding",
    "keys": "Keys",
    "keys told": "The left and right arrow keys go one action back and on. With Shift they go one turn. "
    "Escape stops playing.",
    "start": "The table before the first line",
    "line": "Line {line}",
    "line action": "Line {line}, action {action} of {actions}",
    "step of": "{now} of {all}",
    "turn of": "Turn {turn}, {name}, line {line}",
    "table line": "Line {line}: {text}",
    "game": "The game",
    "claim right": "This claim is right.",
    "claim not right": "This claim is not right, or cannot be judged.",
    "unread": "This line could not be read. The table stays as it was.",
    "stops here": "The replay stops here. What comes after this line was not judged.",
    # the log
    "log": "The log",
    "not judged": "not judged",
    "comment": "Comment",
    # findings
    "found": "What was found",
    "found here": "What was found here",
    "error": "Wrong",
    "waived": "Let stand",
    "notice": "Worth a look",
    "undecided": "Cannot be decided",
    "consequence": "Follows",
    "rule": "The rule",
    "source": "In the rulebook",
    "situation": "The table then",
    "alternatives": "Legal instead",
    "more legal": "and {count} more",
    "fix": "Fix",
    "did you mean": "Did you mean {text}?",
    "see": "See",
    "reason": "Reason",
    "no reason": "no reason given",
    "follows from": "This follows from line {line}. If that is fixed, this is legal.",
    "after violation": "This comes after another violation. The table is as it was played.",
    "consequences": "What follows from it",
    "alike": "More like this",
    "on line": "line {line}",
    "nothing found": "Nothing was found.",
    # the score
    "score": "The score",
    "chart": "{measure} in the course of the game",
    "chart ends": "At the end: {numbers}.",
    "chart numbers": "The numbers of the chart",
    "when": "After",
    "turn number": "Turn {turn}",
    "set-up row": "Set-up",
    "sheet": "The score sheet at this moment",
    "sheet at end": "The score sheet at the end",
    "item": "What",
    "course": "{name}: {item}, up to this moment",
    "no change": "It has not changed since the start.",
    "choose number": "Choose a number to see which lines changed it.",
    "from to": "{before} → {after}",
    "point": "{name}: {number} after line {line}",
    # about the file
    "about": "About this file",
    "rulebook": "Rulebook",
    "rulings": "Rulings",
    "no rulings": "none chosen",
    "note": "Note",
    "made by": "Made by",
    "maker": "Referee {version}. This file holds everything that it shows. It loads nothing "
    "and sends nothing.",
    "mark of log": "Fingerprint of the log",
    # disputes
    "same everywhere": "Nothing depends on this: the verdict and the score are the same under "
    "every edition and ruling ({count} others were tried).",
    "same winner": "Nobody's win depends on this: {result} under every reading.",
    "same open": "Nobody's win depends on this: the game is not over under any reading.",
    "other winner": "{under} {result}. {own_under} {own}.",
    "under": "Under {title}",
    "under en": "Under the English rules",
    "under fr": "Under the French rules",
    "under nl": "Under the Dutch rules",
    "under es": "Under the Spanish rules",
    "if ruling": "If the ruling “{key}” is “{option}”,",
    "as the log says": "As the log says,",
    "as written": "As the log says",
    "is open": "the game is not over",
    "may win": "{names} may have won",
    "win": "{names} {count|wins|win together}",
    "nobody": "nobody wins",
    "by rule": "{result} ({title})",
    "readings": "Every reading that makes a difference",
    "numbers": "Compared: {label}. What each player has, and how much more or less under each reading",
    "reading": "Reading",
    "ruling is": "Ruling {key}={option}",
    "verdict": "Verdict",
    "first difference": "First difference",
    "result": "Result",
    "set-up": "the set-up",
    "the end": "the end",
    "the same": "=",
    "only here wrong": "Wrong only by this reading",
    "tables": "The table after {where}",
    "tables at start": "The table at the start",
    "same table": "The table is the same under both readings. What differs is what it is worth, or whether "
    "a move was allowed.",
    "both readings": "Under both readings",
    "rules of it": "The rules that make the difference",
    "asks": "The question",
    "answers": "This reading",
    "log's answer": "The log's reading",
    "own faults": "What is wrong in the log as it is",
    "the log itself": "The log",
    # two logs
    "between same": "The two logs say the same.",
    "between words": "The two logs tell the same game in different words.",
    "between same winner": "Nobody's win depends on this: {result} by both logs.",
    "between open": "Nobody's win depends on this: the game is not over by either log.",
    "between winners": "By the first log {first}; by the second log {second}.",
    "between header": "The turns agree, but not everything else does.",
    "between differ": "The logs differ in {count} {count|turn: |turns. The first of them is }{one} of the "
    "first log, {two} of the second.",
    "nowhere": "no line",
    "first log": "The first log",
    "second log": "The second log",
    "log named": "{log}: {name}",
    "tables between": "The table after the first turn that differs",
    "aligned": "The two logs side by side",
    "aligned caption": "Turns that differ are marked.",
    "missing": "(not in this log)",
    "only words": "Only in one log, or in different words, but no disagreement",
    "headers": "Where the headers differ",
    "header key": "Header",
    "legality": "Which log is legal",
}

IN_SCRIPT = (
    *("start", "line", "line action", "step of", "turn of", "table line", "game", "play", "pause"),
    *("claim right", "claim not right", "unread", "stops here", "comment", "point", "sheet"),
    *("choose number", "course", "from to", "no change"),
    *("error", "waived", "notice", "undecided", "consequence"),
)
"""What the script of the replay says."""


def say(key: str, /, **facts: object) -> str:
    """The words for `key`, with the facts filled in. Control characters are made visible."""
    shown = {name: fact if isinstance(fact, int) else visible(str(fact)) for name, fact in facts.items()}
    return said(CATALOGUE, f"html.{key}", ENGLISH[key], shown)


def for_script() -> dict[str, str]:
    """What the script of the replay says, with its blanks."""
    return {key: told(CATALOGUE, f"html.{key}", ENGLISH[key]) for key in IN_SCRIPT}


def listed(names: list[str], word: str = "and") -> str:
    """`Ann`, `Ann and Ben`, `Ann, Ben and Cid`."""
    if len(names) < 2:
        return "".join(names)
    return say(word, others=", ".join(names[:-1]), last=names[-1])
