"""Runs a command and turns whatever happens into a message and an exit code."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from referee.speech.current import ENGLISH, speak
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason

from .files import OutputClosed, Trouble, guard_streams, hush_streams, notice, warn_in_lines
from .interrupts import Interrupted
from .plain_check import check_plainly, is_plain_check

if TYPE_CHECKING:
    from referee.scribe.lock import Lock

TYPERS_INTERRUPTED = 130  # ours are 0, 1 and 2


def run() -> None:
    """Run a command. Whatever happens, the user sees a message and not a traceback."""
    guard_streams()
    before = _locks_held()
    code: object = 2
    try:
        code = _carry_out(sys.argv[1:])
    except Trouble as trouble:
        notice(str(trouble))
    except (OutputClosed, BrokenPipeError):
        hush_streams()
        notice(tell("output.closed", "the output was closed before everything was written"))
    except (KeyboardInterrupt, Interrupted):
        notice(tell("interrupted", "interrupted"))
    except MemoryError:
        notice(tell("output.memory", "there is not enough memory for this"))
    except OSError as error:
        code = _refused(error)
    except Exception as fault:
        code = _told(fault)
    finally:
        speak(ENGLISH)
        _release_locks(before)
    if code == TYPERS_INTERRUPTED:
        notice(tell("interrupted", "interrupted"))
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


def _carry_out(arguments: list[str]) -> object:
    """Run the command that the arguments name. Returns its exit code, if it gives one."""
    if is_plain_check(arguments):
        return check_plainly(arguments[1:])
    from .by_typer import run_command

    return run_command(arguments)


def _locks_held() -> list[Lock]:
    """The locks of this process. Without the module for locks, which few commands load, there are none."""
    lock = sys.modules.get("referee.scribe.lock")
    return list(lock.held()) if lock else []


def _release_locks(before: list[Lock]) -> None:
    """Leave no lock behind, whatever ended the command."""
    if "referee.scribe.lock" in sys.modules:
        from referee.scribe.lock import release_all

        release_all(but=before)


def _refused(error: OSError) -> int:
    """Report an unexpected error of the system in one line."""
    if os.environ.get("REFEREE_DEBUG"):
        raise error
    notice(headed(str(error.filename), reason(error)) if error.filename else reason(error))
    hush_streams()  # so that the output is not tried again at exit
    return 2


def _told(fault: Exception) -> int:
    """Report a wrong option in typer's words, or a bug in our own."""
    show = getattr(fault, "show", None)
    if show is not None:
        import io

        from .wrong_usage import in_words

        if rows := in_words(fault):
            for row in rows:
                notice(row)
            return 2
        said = io.StringIO()
        show(said)
        warn_in_lines(said.getvalue())
    elif os.environ.get("REFEREE_DEBUG"):
        raise fault
    else:
        what = f"{type(fault).__name__}: {fault}"
        notice(tell("bug", "internal error ({what})", what=what))
        notice(tell("bug.where", "this is a bug in Referee; set REFEREE_DEBUG=1 to see where"))
    return 2
