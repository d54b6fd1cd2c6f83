"""What the recorder says, in the language that is spoken now."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.game import Game
from referee.export.safe_text import visible
from referee.speech.current import spoken
from referee.speech.say import tell
from referee.text.first_words import in_words_of

from .command_words import shown


def please_answer(game: Game, key: str) -> str:
    key = in_words_of(spoken(), game, f"{key}:").removesuffix(":")
    return tell("session.answer", "please answer: the log cannot be judged without `{key}:`", key=key)


def one_line() -> str:
    return tell("session.one-line", "one line at a time")


def look_first() -> str:
    return tell("session.look", "look at the log before you type the line again")


def not_lost() -> str:
    return tell(
        "session.not-lost",
        "the line is not lost: type it again, or write the whole log elsewhere with `save FILE`",
    )


def other_game(game: str) -> str:
    return tell(
        "session.other-game", "this is a log of {game}; start another log for another game", game=game
    )


def already_written(line: int) -> str:
    return tell(
        "session.already",
        "line {line} is already written; to fix it, `drop` this one and `undo`",
        line=line,
    )


def decide_first() -> str:
    return tell("session.decide", "decide first: fix, keep, stands, drop")


def answers() -> list[str]:
    """What may be answered about a line that breaks a rule."""
    told = {
        "fix": tell("answer.fix", "(or Enter) the line comes back to be changed"),
        "keep": tell("answer.keep", "it is written as it was played"),
        "stands": tell("answer.stands", "it is written, and the table lets it stand; a reason may follow"),
        "drop": tell("answer.drop", "it is left out"),
    }
    widest = max(len(shown(word)) for word in told)
    ask = tell("answer.or-line", "You can also type the right line.")
    return [*(f"  {shown(word):<{widest}}  {says}" for word, says in told.items()), ask]


def now(part: Sequence[str]) -> str:
    """The part of the game that begins."""
    return tell("recorder.now", "Now: {part}", part=", ".join(part))


def left_out() -> str:
    return tell("session.left-out", "left out; nothing was written")


def cannot_be_waived() -> str:
    return tell("session.unread", "a line that cannot be read cannot be waived: fix, keep or drop")


def no_quotes() -> str:
    return tell("session.quotes", "a reason cannot have quotes in it")


def changed_line(number: int, line: str) -> str:
    return tell("note.line", "line {line}: {note}", line=number, note=line)


def try_again() -> str:
    return tell("session.again", "nothing was written; try it again")


def read_again(name: str) -> str:
    return tell("session.reread", "{name} was changed by somebody else and has been read again", name=name)


def written_again(name: str) -> str:
    return tell("session.rewritten", "{name} was deleted and has been written again", name=name)


def filled_again(name: str) -> str:
    return tell("session.refilled", "{name} was emptied and has been written again", name=name)


def gone(number: int, beside: str) -> str:
    return tell(
        "session.gone",
        "{number} {number|line is|lines are} no longer in it as before, and kept in {beside}",
        number=number,
        beside=visible(beside),
    )


def had_no_end(number: int, line: str) -> str:
    return tell(
        "session.no-end",
        "the last line had no line end; it counts as line {number}: {line}",
        number=number,
        line=visible(line),
    )


def cut_short(line: str, beside: str) -> str:
    return tell(
        "session.cut-short",
        "the last line has no line end and cannot be taken as it is, so it does not count: {line}; write "
        "it again, or it goes to {beside} with the next line",
        line=visible(line),
        beside=visible(beside),
    )


def set_aside(line: str, beside: str) -> str:
    return tell(
        "session.set-aside",
        "the last line had no line end and did not count; it is now in {beside}: {line}",
        line=visible(line),
        beside=visible(beside),
    )


def header_lost(name: str) -> str:
    return tell(
        "session.header-lost",
        "the header of {name} can no longer be read, so nothing is written to it; mend it in an editor "
        "first",
        name=visible(name),
    )


def somebody_writes(name: str) -> str:
    return tell("session.somebody", "{name}: somebody else is writing to it", name=name)


def the_table() -> str:
    return tell("session.table", "table")


def example(player: str) -> list[str]:
    """What a line of the log may look like."""
    return [
        tell("recorder.turn-example", "  {player}: ACTION; ACTION", player=player or a_name()),
        tell("recorder.claim-example", "  claim NAME QUANTITY NUMBER"),
        tell("recorder.comment-example", "  # a comment"),
    ]


def a_name() -> str:
    return tell("recorder.a-name", "NAME")


# The file


def cannot_write(name: object, reason: object) -> str:
    return tell("journal.cannot-write", "{name}: cannot write: {reason}", name=name, reason=reason)


def cannot_read(name: object, reason: object) -> str:
    return tell("journal.cannot-read", "{name}: cannot read: {reason}", name=name, reason=reason)


def may_be_kept(name: str, reason: object) -> str:
    return tell(
        "journal.may-be-kept",
        "{name}: cannot write: {reason}; the line may be in the log",
        name=name,
        reason=reason,
    )


def too_large(name: str, most: int) -> str:
    return tell(
        "journal.large", "{name}: the log is larger than {most} MiB", name=name, most=most // 1024 // 1024
    )


def utf_16(name: str) -> str:
    return tell("journal.utf-16", "{name}: this is UTF-16; `referee format` turns it into UTF-8", name=name)


def undone_too_large(name: object, most: int) -> str:
    return tell(
        "journal.too-large",
        "{name} is larger than {most} MiB; delete it, and a new one is made",
        name=name,
        most=most // 1024 // 1024,
    )


def only_the_header(name: str) -> str:
    return tell(
        "recorder.only-header",
        "only the header is left, which `undo` does not take back; to change it, edit {name}",
        name=visible(name),
    )


def other_encoding(name: str, line: int) -> str:
    return tell(
        "journal.encoding",
        "{name} is not UTF-8 text (line {line}), and this line has a letter that UTF-8 writes in another "
        "way; save the log as UTF-8 in an editor, then go on",
        name=visible(name),
        line=line,
    )
