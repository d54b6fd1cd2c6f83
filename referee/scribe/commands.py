"""The commands of the recorder. No game has an action that begins with one of these words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from referee import api
from referee.export.safe_text import visible
from referee.export.terminal import PLAIN, Paint
from referee.forms.folding import fold
from referee.speech.punctuation import headed
from referee.speech.say import SHELL, tell
from referee.speech.say import told as in_words
from referee.text.first_words import begins_an_action

from .adding import CannotKeep
from .command_words import WITH_WORDS, meant, shown
from .journal import Journal
from .lock import Locked
from .look import Look
from .next_actions import Choices, by_verb, is_of_game, legal_now, seat_named, upcoming
from .reply import Fate, Reply, about, told
from .sayings import example

MOST_SHOWN = 40
MOST_RULES = 12
"""The most rules that `explain` lists."""
LONGEST_ROW = 50
"""The most characters of a row of legal actions, before the number of the others."""


class KeptLog(Protocol):
    """What a command needs from the session that keeps the log."""

    journal: Journal
    seen: Look
    unsaved: str
    draws: str

    def write(self, typed: str) -> Reply: ...
    def look_anew(self) -> None: ...
    def undo(self) -> Reply: ...
    def redo(self) -> Reply: ...
    def drawing(self) -> str: ...


Command = Callable[[KeptLog, str], Reply]


def command_of(session: KeptLog, text: str) -> Callable[[], Reply] | None:
    """The command in a line, ready to run, or None if the line is for the log."""
    first, _, rest = text.partition(" ")
    word, is_english = meant(first, COMMANDS)
    if not word or rest.lstrip().startswith(":"):
        return None
    name, colon, _ = text.partition(":")
    if colon and session.seen.playable and seat_named(session.seen, name) is not None:
        return None  # a player with the name of a command
    if not is_english and (_has_more(word, rest) or is_of_game(session.seen, text)):
        return None
    return partial(COMMANDS[word], session, rest.strip())


def _has_more(word: str, rest: str) -> bool:
    """Whether something is typed after a command that takes no words, so that it is for the log."""
    return bool(rest.strip()) and word not in WITH_WORDS


def is_look(text: str) -> bool:
    """Whether a command changes nothing, so that it may be used before a question is answered."""
    word, _ = meant(text.partition(" ")[0], COMMANDS)
    return COMMANDS.get(word) in (legal, show, score, check, explain, help_, end)


def is_help(text: str) -> bool:
    """Whether a line asks for help."""
    return meant(text.strip(), COMMANDS)[0] == "help"


def is_step_back(text: str) -> bool:
    """Whether a line is `undo` or `redo`, which look at the log themselves."""
    return meant(text.partition(" ")[0], COMMANDS)[0] in ("undo", "redo")


def is_show(text: str) -> bool:
    """Whether a line is the command to draw the table."""
    return meant(text.strip().partition(" ")[0], COMMANDS)[0] == "show"


def undo(session: KeptLog, _: str) -> Reply:
    """take back the last line"""
    return session.undo()


def redo(session: KeptLog, _: str) -> Reply:
    """put back what was taken back last"""
    return session.redo()


def note(session: KeptLog, words: str) -> Reply:
    """write a comment: `note WORDS`"""
    if words:
        return session.write(f"# {words}")
    return told(tell("recorder.note-words", "write the words after it: note WORDS"))


def legal(session: KeptLog, about: str) -> Reply:
    """list what may be played now; `legal NAME` for one player, `legal VERB` for one kind of action"""
    seen = session.seen
    if not seen.playable:
        return told(_no_header())
    coming = upcoming(seen)
    if coming.example is not None:
        coming_next = tell("recorder.table-line", "next comes a line of the table itself, such as:")
        return told(coming_next, visible(coming.example))
    seat = seat_named(seen, about) if about else None
    groups = by_verb(legal_now(seen, seat))
    named = [group for group in groups if fold(group.verb) == fold(about)] if seat is None else []
    if about and seat is None and not named and begins_an_action(seen.record.known_game, about):
        return told(tell("recorder.not-now", "`{verb}` cannot be played now", verb=visible(about)))
    if about and seat is None and not named:
        return told(tell("recorder.no-player", "no player is called {name}", name=visible(about)))
    nothing = tell(
        "recorder.nothing-legal",
        "nothing can be played: the game is over, or another line has to be written first",
    )
    if named:
        players = seen.record.players
        return told(*(f"{players[each.seat]}: {each.text}" for group in named for each in group.actions))
    return told(*_short_list(seen, groups) or [nothing])


def _short_list(seen: Look, groups: Sequence[Choices]) -> list[str]:
    """A row for each player and verb, with as many actions as fit into it."""
    rows = []
    for group in groups:
        row = f"{seen.record.players[group.seat]}: {group.verb}"
        for number, each in enumerate(group.actions):
            more = each.text.removeprefix(group.verb).strip()
            if number and len(row) + len(more) > LONGEST_ROW:
                left = len(group.actions) - number
                row += tell(
                    "recorder.others", " and {number} more: `legal {verb}`", number=left, verb=group.verb
                )
                break
            row += f"{', ' if number else ' '}{more}" if more else ""
        rows.append(row)
    return rows[:MOST_SHOWN]


def show(session: KeptLog, switch: str) -> Reply:
    """draw the table; `show on` and `show off`: after each turn or not"""
    if fold(switch) in ("on", fold(tell("recorder.on", "on"))):
        session.draws = "always"
        return told(tell("recorder.show-on", "the table is shown after each turn"))
    if fold(switch) in ("off", fold(tell("recorder.off", "off"))):
        session.draws = "never"
        return told(tell("recorder.show-off", "the table is not shown after each turn"))
    if not session.seen.playable:
        return told(_no_header())
    return Reply(Fate.TOLD, drawing=session.drawing())


def score(session: KeptLog, _: str) -> Reply:
    """show the score and who is ahead or has won"""
    from referee.export.scores import sheet_to_text

    if not session.seen.playable:
        return told(_no_header())
    verdict = session.seen.verdict
    return told(*sheet_to_text(verdict, not verdict.legal).split("\n"))


def check(session: KeptLog, _: str) -> Reply:
    """list everything that is wrong so far"""
    verdict = api.check(session.seen.record)
    if verdict.findings:
        return Reply(Fate.TOLD, found=about(session.seen, verdict.findings), whole=True)
    return told(tell("recorder.all-right", "nothing is wrong"))


def explain(session: KeptLog, code: str) -> Reply:
    """show what a rule says: `explain CODE`"""
    from referee.export.rules import explain_text

    found = api.explain(code) if code else []
    if len(found) != 1:
        if not code:
            return told(tell("recorder.no-code", "there is no rule without a code"))
        rule = visible(code.upper())
        if not found:
            return _with_words(session, code) or told(
                tell("recorder.no-rule", "there is no rule {code}", code=rule)
            )
        known = ", ".join(each.code for each in found[:MOST_RULES])
        return told(
            tell(
                "recorder.similar",
                "there is no rule {code}; similar codes: {known}",
                code=rule,
                known=known,
            )
        )
    return told(*explain_text(found[0]).split("\n"))


def _with_words(session: KeptLog, words: str) -> Reply | None:
    """The rule of the game with these words, or the codes and titles of several; None if there is none."""
    from referee.export.rules import explain_text
    from referee.rule_lookup import with_words

    of_game = {rule.code for rule in session.seen.record.known_game.book}
    found = [rule for rule in with_words(words) if rule.code in of_game]
    if len(found) == 1:
        return told(*explain_text(found[0]).split("\n"))
    return told(*(f"{rule.code:<14} {rule.title}" for rule in found[:MOST_RULES])) if found else None


def save(session: KeptLog, name: str) -> Reply:
    """write the log to another file and continue there: `save FILE`"""
    if not name:
        return told(tell("recorder.save-name", "write the name of the new file after it: save FILE"))
    try:
        session.journal.copy_to(name)
        journal = Journal(name)
    except CannotKeep as error:
        return Reply(Fate.FAILED, (str(error),), again=session.unsaved)
    except Locked as error:
        return Reply(Fate.FAILED, (headed(str(name), str(error)),), again=session.unsaved)
    session.journal.close()
    session.journal = journal
    session.look_anew()
    rows = (tell("recorder.saved", "the log is now {name}", name=visible(name)),)
    if not session.unsaved:
        return told(*rows)
    return session.write(session.unsaved).after(*rows)


def end(session: KeptLog, _: str) -> Reply:
    """stop; to continue the log later, give the same command again"""
    return Reply(Fate.ENDED)


def help_(session: KeptLog, _: str) -> Reply:
    """show this list"""
    names = [player.name for player in session.seen.record.header.players]
    rows = [
        tell("recorder.type", "Type a line as it should be in the log, such as:"),
        *example(visible(names[0]) if names else ""),
    ]
    rows.append(
        tell("recorder.commands", "A line without a name is for the current player. The commands are:")
    )
    widest = max(8, *(len(shown(word)) for word in COMMANDS))
    rows += [f"  {shown(word):<{widest}} {help_of(word)}" for word in COMMANDS]
    return told(*rows)


def help_of(word: str) -> str:
    """What a command does, in the language that is spoken now."""
    return in_words(SHELL.package, f"recorder.help.{word}", str(COMMANDS[word].__doc__))


def _no_header() -> str:
    return tell("recorder.no-header", "the header is not complete")


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "redo": redo,
    "note": note,
    "legal": legal,
    "show": show,
    "score": score,
    "check": check,
    "explain": explain,
    "save": save,
    "help": help_,
    "end": end,
}


def summary(session: KeptLog, paint: Paint = PLAIN) -> list[str]:
    """The closing message: the score, what is wrong, and where the log is."""
    from referee.export.scores import sheet_to_text
    from referee.export.verdict_line import verdict_line

    count = len(session.journal.lines)
    if not count:
        return [tell("recorder.nothing-written", "nothing was written")]
    rows = []
    verdict = api.check(session.seen.record)
    if session.seen.playable:
        rows += [*sheet_to_text(verdict, not verdict.legal).split("\n"), ""]
    rows.append(verdict_line(verdict, paint))
    name = visible(str(session.journal.path))
    rows.append(tell("recorder.lines", "{number} {number|line|lines} in {name}", number=count, name=name))
    return rows
