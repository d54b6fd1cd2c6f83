"""A command from its first line to its exit code, whatever happens in between."""

from __future__ import annotations

import os
import sys

import typer

from referee.scribe.lock import held, release_all

from .app import app
from .files import OutputClosed, Trouble, guard_streams, hush_streams, notice, warn_in_lines
from .interrupts import Interrupted

TYPERS_INTERRUPTED = 130  # ours are 0, 1 and 2


def run() -> None:
    """Run a command. Whatever happens, the user sees a sentence and not a traceback."""
    guard_streams()
    before = held()
    code: object = 2
    try:
        code = app(standalone_mode=False)
    except Trouble as trouble:
        notice(str(trouble))
    except (OutputClosed, BrokenPipeError):
        hush_streams()
        notice("the output was closed before all was written")
    except (KeyboardInterrupt, Interrupted, typer.Abort):
        notice("interrupted")
    except typer.Exit as leave:
        code = leave.exit_code
    except MemoryError:
        notice("there is not enough memory for this")
    except OSError as error:
        code = _refused(error)
    except Exception as fault:
        code = _told(fault)
    finally:
        release_all(but=before)  # whatever ended the command, no lock is left behind
    if code == TYPERS_INTERRUPTED:
        notice("interrupted")
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


def _refused(error: OSError) -> int:
    """The system refuses something that no command expects: a word about it, and no traceback."""
    if os.environ.get("REFEREE_DEBUG"):
        raise error
    where = f"{error.filename}: " if error.filename else ""
    notice(f"{where}{error.strerror or error}")
    hush_streams()  # what could not be written is not tried again on the way out
    return 2


def _told(fault: Exception) -> int:
    """Tell of a wrong option in typer's words, and of a bug in ours."""
    show = getattr(fault, "show", None)
    if show is not None:
        import io

        said = io.StringIO()
        show(said)
        warn_in_lines(said.getvalue())
    elif os.environ.get("REFEREE_DEBUG"):
        raise fault
    else:
        notice(f"internal fault ({type(fault).__name__}: {fault})")
        notice("this is a bug; REFEREE_DEBUG=1 shows where")
    return 2
