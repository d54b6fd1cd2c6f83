"""What cannot be read: every such fault has a code and a name, and says what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.core.finding import Finding, Place, Span
from referee.core.folding import nearest
from referee.core.rule import ERROR, Rule, RuleBook

SYN = RuleBook("SYN")
FEW = 8
LONGEST_WORD = 40
MOST_FINDINGS = 1_000
"""Lines that cannot be read before the reader gives up."""


def _rule(code: str, title: str, law: str, says: str | dict[str, str]) -> Rule:
    return SYN.rule(code, title=title, law=law, says=says)


BAD_BYTE = _rule(
    "SYN-TEXT-1",
    "A log is UTF-8 text",
    "The file is plain text in UTF-8, which every editor can save.",
    {
        "wrong": "{char} is not UTF-8 text; save the log as UTF-8",
        "binary": "this file is not text, but perhaps a picture or a document of some program",
    },
)
CONTROL = _rule(
    "SYN-TEXT-2",
    "A log has no control characters",
    "Besides letters, figures and signs a line holds only spaces and tabs.",
    "there is a control character here ({char}), which no keyboard types by itself",
)
TOO_LONG = _rule(
    "SYN-TEXT-3",
    "A line is of readable length",
    "A line has at most 10,000 characters.",
    "this line has {length:,} characters; at most {most:,} are read",
)
TOO_MANY = _rule(
    "SYN-TEXT-4",
    "A log has not more than a thousand unreadable lines",
    "After a thousand lines that cannot be read the rest is not looked at.",
    "more than {most:,} lines cannot be read; the rest was not looked at",
)
NO_GAME = _rule(
    "SYN-HEAD-1",
    "The header names the game",
    "A log begins with `game:` and the name of the game.",
    "the log does not say which game it is of; begin it with a line such as `game: {known}`",
)
UNKNOWN_GAME = _rule(
    "SYN-HEAD-2",
    "The game is one that Referee knows",
    "`game:` is followed by the name of a game that is installed.",
    {
        "wrong": "there is no game {word}{hint}; the games are: {known}",
        "several": "there are several games called {word}: write {write}",
    },
)
UNKNOWN_EDITION = _rule(
    "SYN-HEAD-3",
    "The edition is one of the game",
    "`edition:` names a rulebook of the game; a game with several needs one named.",
    {
        "unknown": "there is no edition {word} of {game}{hint}; the editions are: {known}",
        "missing": "{game} has several rulebooks: say which one the table used, `edition: {known}`",
    },
)
NO_PLAYERS = _rule(
    "SYN-HEAD-4",
    "The header names the players",
    "`players:` lists the players, in the order that the game asks for.",
    "the log does not say who plays; write a line such as `players: Ann, Ben`",
)
TWICE = _rule(
    "SYN-HEAD-5",
    "A header line stands once",
    "Game, edition and players are named once.",
    "`{key}` stands on line {line} already",
)
UNKNOWN_RULING = _rule(
    "SYN-HEAD-6",
    "A ruling and its option exist",
    "`ruling:` names a question that the rulebook leaves open, and one of the answers to it.",
    {
        "ruling": "there is no ruling {word}{hint}; the rulings are: {known}",
        "option": "the ruling {key} has no option {word}{hint}; it has: {known}",
    },
)
LATE_HEADER = _rule(
    "SYN-HEAD-7",
    "The header comes first",
    "What the log is of stands above the first move.",
    "`{key}:` belongs above the first move",
)
BAD_HEADER = _rule(
    "SYN-HEAD-8",
    "A header line can be read",
    "A header line is a key, a colon and what belongs to that key.",
    {
        "players": "this list of players cannot be read; write it as `players: Ann, Ben`",
        "ruling": "this ruling cannot be read; write its key and the option chosen, `ruling: key=option`",
        "field": "something is missing after `{key}:`",
        "reserved": "a player cannot be called {name}, since that word begins a line of its own",
    },
)
UNKNOWN_KEY = _rule(
    "SYN-HEAD-9",
    "A header line begins with a known word",
    "Above the first move stand only lines such as `game:`, `edition:`, `players:`, `ruling:`, `date:`.",
    "`{word}:` is no header line{hint}",
)
NO_LINE = _rule(
    "SYN-LINE-1",
    "A line is a header line, a turn, a result or a claim",
    "Before the colon stands a player's name or a header key; `result` and `claim` need none.",
    {
        "nobody": "whose action is this? Begin the line with a player's name and a colon",
        "colon": "a colon is missing after {name}",
        "table": "a line that begins with `{word}` needs a colon, and this one cannot be read",
        "nothing": "this is neither a header line, a turn (`Ann: ...`), a result nor a claim{hint}; "
        "a remark begins with `#`",
    },
)
UNKNOWN_VERB = _rule(
    "SYN-VERB-1",
    "An action begins with a word for it",
    "Each action begins with one of the words that the game has for its actions.",
    {
        "verb": "`{word}` is no action{hint}",
        "no verb": "`{word}` is no action; put {verbs} before it",
        "player": "each player's turn goes on a line of its own; begin a new one before `{word}`",
        "self": "`{word}` stands at the beginning of the line already",
    },
)
MISSING = _rule(
    "SYN-MISS-1",
    "An action has all its parts",
    "What an action needs, it names: a point, a facing, a position.",
    {
        "part": "{noun} is missing after `{before}`",
        "whose": "a player's name is missing before `{word}`",
        "action": "an action is missing here; write `pass` if nothing was done",
    },
)
WRONG_WORD = _rule(
    "SYN-WORD-1",
    "Each word fits its place",
    "In each place of an action stands a word of the kind that belongs there.",
    {
        "wrong": "`{word}` is not {noun}{hint}",
        "spelling": "`{word}` is no word of the game{hint}",
    },
)
LEFT_OVER = _rule(
    "SYN-WORD-2",
    "Nothing is left over",
    "Behind a complete action comes a semicolon or the end of the line.",
    {
        "wrong": "`{word}` is left over",
        "semicolon": "`{word}` is left over; separate actions by a semicolon",
        "key": "`{missing}` is missing before `{word}`",
    },
)
UNKNOWN_PLAYER = _rule(
    "SYN-NAME-1",
    "A player named in an action sits at the table",
    "Inside an action, a result or a claim only players of the header are named.",
    "{word} is no player of this game{hint}; the players are: {known}",
)
OPEN_QUOTE = _rule(
    "SYN-QUOTE-1",
    "Quotes are closed",
    "A reason or a name in quotes ends with a quote on the same line.",
    "the quote that begins here is never closed",
)

UNKNOWN_BOARD = _rule(
    "SYN-BOARD-1",
    "The board is a shipped one, or a file beside the log",
    "`board:` names a board that Referee brings along, or a .yaml file in the folder of the log.",
    {
        "unknown": "there is no board {word}{hint}; the boards are: {known}; "
        "one of your own is a file beside the log, such as `board: ours.yaml`",
        "file": "the board {word} cannot be read: {reason}",
    },
)
BAD_YAML = _rule(
    "SYN-BOARD-2",
    "A board file can be read",
    "A board is a small file in YAML: names, colons, lists in brackets, and every name once.",
    "{at}{fault}{more}",
)
BAD_PART = _rule(
    "SYN-BOARD-3",
    "A board file has the parts of a board",
    "A board has the parts that `referee board new` writes, each of the kind shown there, and no others.",
    "{at}{fault}{more}",
)


def finding(
    rule: Rule, line: int, column: int, length: int, /, *, action: int | None = None, **facts: Any
) -> Finding:
    """A syntax error at a 0-based column of a line. An endless word is told by its beginning."""
    word = facts.get("word")
    if isinstance(word, str) and len(word) > LONGEST_WORD:
        facts["word"] = word[:LONGEST_WORD] + "..."
    span = Span(line, column + 1, column + 1 + max(1, length))
    return Finding(rule, facts, Place(line, action), ERROR, span=span)


SUGGESTS = " (did you mean "


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """` (did you mean …?)`, or nothing when no word is near."""
    near = nearest(word, known)
    return f"{SUGGESTS}{near}?)" if near else ""


def suggested(fault: Finding) -> str:
    """The word that a finding suggests instead of the one underlined; empty if it suggests none."""
    _, suggests, word = str(fault.facts.get("hint", "")).partition(SUGGESTS)
    return word.removesuffix("?)") if suggests else ""


def choice_of(word: str, known: Sequence[str]) -> str:
    """The same; a short list is told whole when no word of it is near."""
    few = f" (but {', '.join(known[:-1])} or {known[-1]})" if 1 < len(known) <= FEW else ""
    return did_you_mean(word, known) or few


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)
