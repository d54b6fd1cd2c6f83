"""The rules of the notation. Each fault in reading has a code and a title, and says what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.core.finding import Finding, Place, Span
from referee.core.log_rules import hint_of
from referee.core.rule import ERROR, Rule, RuleBook
from referee.forms.folding import as_near, fold, nearest
from referee.speech.say import Wording, phrase
from referee.speech.values import Series

SYN = RuleBook("SYN", package="referee")
FEW = 8
LONGEST_WORD = 40
MOST_FINDINGS = 1_000
"""After this many lines that cannot be read, the reader gives up."""


def _rule(code: str, title: str, law: str, says: str | dict[str, str]) -> Rule:
    return SYN.rule(code, title=title, law=law, says=says)


BAD_BYTE = _rule(
    "SYN-TEXT-1",
    "A log is UTF-8 text",
    "The file is plain text, saved as UTF-8.",
    {
        "wrong": "{char} is not UTF-8 text; save the log as UTF-8",
        "byte": "the byte {char} is not UTF-8 text; save the log as UTF-8",
        "half": "half a character ({char}) is not UTF-8 text; save the log as UTF-8",
        "binary": "a log is plain text, but this file is not; it may be a picture or an office document",
    },
)
CONTROL = _rule(
    "SYN-TEXT-2",
    "A log has no control characters",
    "A line has only letters, digits, punctuation, spaces and tabs.",
    "there is a control character here ({char}); delete it",
)
TOO_LONG = _rule(
    "SYN-TEXT-3",
    "A line is not too long",
    "A line has at most 10,000 characters.",
    "this line has {length:,} characters; the limit is {most:,}",
)
TOO_MANY = _rule(
    "SYN-TEXT-4",
    "A log has at most a thousand unreadable lines",
    "After a thousand lines that cannot be read, or whose player the header does not name, the rest of the "
    "log is not checked.",
    {
        "wrong": "more than {most:,} lines cannot be read; the rest was not checked",
        "strangers": "more than {most:,} lines are of players whom the header does not name; the rest was "
        "not checked",
    },
)
NO_GAME = _rule(
    "SYN-HEAD-1",
    "The header names the game",
    "A log begins with `game:` and the name of the game.",
    "the log does not say which game was played; begin it with a line such as `game: {known}`",
)
UNKNOWN_GAME = _rule(
    "SYN-HEAD-2",
    "The game is one that Referee knows",
    "`game:` is followed by the name of an installed game.",
    {
        "wrong": "there is no game {word}{hint}; the games are: {known}",
        "several": "there are several games called {word}: write {write}",
    },
)
UNKNOWN_EDITION = _rule(
    "SYN-HEAD-3",
    "The edition belongs to the game",
    "`edition:` names a rulebook of the game. It is required if the game has several.",
    {
        "unknown": "there is no edition {word} of {game}{hint}; the editions are: {known}",
        "missing": "{game} has several rulebooks: say which one you used, {known}",
    },
)
NO_PLAYERS = _rule(
    "SYN-HEAD-4",
    "The header names the players",
    "`players:` lists the players, in the order that the game requires.",
    "the log does not say who plays; write a line such as `players: Ann, Ben`",
)
TWICE = _rule(
    "SYN-HEAD-5",
    "A header line occurs once",
    "The game, the edition and the players are each named once.",
    "`{key}` is already on line {line}",
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
    "The game, the edition, the players and the rulings are named above the first move.",
    "`{key}:` belongs above the first move",
)
BAD_HEADER = _rule(
    "SYN-HEAD-8",
    "A header line can be read",
    "A header line is a key, a colon and a value for that key.",
    {
        "players": "this list of players cannot be read; write it as `players: Ann, Ben`",
        "ruling": "this ruling cannot be read; write its key and the option chosen, `ruling: key=option`",
        "field": "something is missing after `{key}:`",
        "reserved": "a player cannot be called {name}, because lines of another kind begin with that word; "
        "write `{other}`, for example",
    },
)
UNKNOWN_KEY = _rule(
    "SYN-HEAD-9",
    "A header line begins with a known word",
    "Lines above the first move begin with `game:`, `edition:`, `players:`, `ruling:`, `date:` and such.",
    "`{word}:` is not a header line{hint}",
)
UNKNOWN_LANGUAGE = _rule(
    "SYN-HEAD-10",
    "The log is in a language that Referee knows",
    "`language:` names a language in which the game has words. The header is in it, or in English.",
    {
        "unknown": "there is no language {word}{hint}; the languages are: {known}",
        "words": "{game} has no words in {language}; its logs can be written in: {known}",
        "key": "`{word}:` is {whose}, but this log is in {language}; write `{write}:`",
        "undeclared": "this log is in {language}, but its header does not say so; add the line `{write}`",
    },
)
NO_LINE = _rule(
    "SYN-LINE-1",
    "A line is a header line, a turn, a result or a claim",
    "A line begins with a player's name or a header key, and a colon. `result` and `claim` need no colon.",
    {
        "nobody": "whose action is this? Begin the line with a player's name and a colon",
        "colon": "a colon is missing after {name}",
        "wins": "write who won as `{written}`",
        "within": "this belongs in the line of the player whose turn it is: `{written}`",
        "verb": "a player's name belongs before the colon, and then the action: `{written}`",
        "aside": "{advice}",
        "table": "a line that begins with `{word}` needs a colon, and this one cannot be read",
        "other": "this line cannot be read{hint}",
        "head": "the beginning of this line is missing; write it like `{written}`",
        "claims": "each claim goes on a line of its own: {written}",
        "nothing": "this is not a header line, a turn (`Ann: ...`), a result or a claim{hint}; "
        "a comment begins with `#`",
    },
)
UNKNOWN_VERB = _rule(
    "SYN-VERB-1",
    "An action begins with a known word",
    "Each action begins with one of the words that the game has for its actions.",
    {
        "verb": "`{word}` is not an action{hint}",
        "no verb": "`{word}` is not an action; put {verbs} before it",
        "player": "each player's turn goes on a line of its own; begin a new line before `{word}`",
        "line": "`{word}` goes on a line of its own; begin a new line before it",
        "self": "`{word}` is already at the beginning of the line",
        "aside": "{advice}",
        "count": "`{word}` does not fit here: each one is an action of its own, `{write}`",
        "once": "`{word}` does not fit here: this is done only once in a turn, `{write}`",
    },
)
MISSING = _rule(
    "SYN-MISS-1",
    "An action has all its parts",
    "An action names everything it needs, such as a point, a facing or a position.",
    {
        "part": "{noun} is missing after `{before}`{hint}",
        "whose": "a player's name is missing before `{word}`",
        "number": "how many is `{word}`? write the number before it, such as `{write}`",
        "action": "an action is missing here; write `pass` if nothing was done",
    },
)
WRONG_WORD = _rule(
    "SYN-WORD-1",
    "Each word fits its place",
    "Each word of an action is of the kind that is expected there.",
    {
        "wrong": "`{word}` is not {noun}{hint}",
        "spelling": "`{word}` is not a word of the game{hint}",
        "twice": "`{word}` is already in this list; write it once, with the total",
    },
)
LEFT_OVER = _rule(
    "SYN-WORD-2",
    "An action ends where it is complete",
    "A complete action is followed by a semicolon or the end of the line. A comma, a full stop or `and` is "
    "read as a semicolon if the line has only one meaning with it.",
    {
        "wrong": "`{word}` is left over{hint}",
        "semicolon": "`{word}` is left over; put a semicolon between actions",
        "key": "`{missing}` is missing before `{word}`",
        "several": "this may be {readings}: put semicolons between the actions",
        "place": "`{word}` may be a number of cards or the number of a column: write {readings}",
        "quotes": 'a name of several words is written in quotes within an action: `"{name}"`',
        "notation": "`{name}` is a word of the notation here; "
        'as a name it is written in quotes: `"{name}"`',
    },
)
FOREIGN_WORD = _rule(
    "SYN-WORD-3",
    "Each word is in the language of the log",
    "A log is in one language. English words are read in every log, words of a third language are not.",
    {
        "wrong": "`{word}` is {whose}, but this log is in {language}; write `{write}`",
        "ambiguous": "`{word}` is {meanings}, but this log is in {language}; write the one that is meant",
        "zero": "`{word}` begins with the figure 0; write the letter O, `{write}`",
    },
)
UNKNOWN_PLAYER = _rule(
    "SYN-NAME-1",
    "A player named in an action sits at the table",
    "A player named in an action, a result or a claim is in the header.",
    {
        "unknown": "{word} is not a player of this game{hint}; the players are: {known}",
        "several": "{word} may be {names}: write more letters of the name",
    },
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
    "`board:` names a board that comes with Referee, or a .yaml file in the same folder as the log.",
    {
        "unknown": "there is no board {word}{hint}; the boards are: {known}; "
        "for your own board, name a file in the folder of the log, such as `board: ours.yaml`",
        "file": "the board {word} cannot be read: {reason}",
    },
)
BAD_YAML = _rule(
    "SYN-BOARD-2",
    "A board file can be read",
    "A board is a small YAML file: names, colons and lists in brackets. Each name occurs once.",
    "{at}{fault}{more}",
)
BAD_PART = _rule(
    "SYN-BOARD-3",
    "A board file has the parts of a board",
    "A board has the parts that `referee board new` writes, with the types shown there, and no others.",
    "{at}{fault}{more}",
)


def finding(
    rule: Rule, line: int, column: int, length: int, /, *, action: int | None = None, **facts: Any
) -> Finding:
    """A syntax error at a 0-based column of a line. A very long word is shortened."""
    word = facts.get("word")
    if isinstance(word, str) and len(word) > LONGEST_WORD:
        facts["word"] = word[:LONGEST_WORD] + "..."
    span = Span(line, column + 1, column + 1 + max(1, length))
    return Finding(rule, facts, Place(line, action), ERROR, span=span)


def reserved(name: str) -> dict[str, Any]:
    """The facts about a name that no player may have, with one that is allowed."""
    return {"case": "reserved", "name": name, "other": f"{name[0]}. {name}"}


Hint = Wording | str
"""What stands behind a sentence; empty if there is nothing to say."""


def did_you_mean(word: str, known: Iterable[str]) -> Hint:
    """` (did you mean …?)`, or empty if no word is near. Words with as few slips are all named."""
    known = list(known)
    near = nearest(word, known)
    if near is None or fold(near) == fold(word):  # the word itself is right; what follows it is not
        return ""
    words = as_near(word, known)
    if len(words) == 1:
        return hint_of(near)
    return phrase("hint.words", " (did you mean {words}?)", words=Series(words, "or"))


def suggested(fault: Finding) -> str:
    """The word that a finding suggests instead of the underlined one, or empty."""
    hint = fault.facts.get("hint")
    return str(hint.facts.get("word", "")) if isinstance(hint, Wording) else ""


def choice_of(word: str, known: Sequence[str]) -> Hint:
    """` (did you mean …?)`, or the whole list if it is short and no word is near."""
    few = 1 < len(known) <= FEW
    near = did_you_mean(word, known)
    return (
        phrase("hint.choose", " (choose {words})", words=Series(known, "or")) if few and not near else near
    )


def written_so(number: int, offset: int, text: str, written: str) -> Finding:
    """The finding for a line that is no line of a log, with the line that says the same."""
    like = phrase("hint.example", "; write it like {examples}", examples=Series([f"`{written}`"], "or"))
    fault = finding(NO_LINE, number, offset, len(text), case="other", hint=like)
    fault.suggestion = written
    return fault


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)


def is_unclear(fault: Finding) -> bool:
    """Whether a finding is about the beginning of a name that fits several players."""
    return fault.rule is UNKNOWN_PLAYER and fault.facts["case"] == "several"
