"""referee serve"""

from __future__ import annotations

import gc
import sys
from importlib.util import find_spec
from pathlib import Path

from referee.speech.current import spoken
from referee.speech.say import tell

from .files import Trouble, say

NEEDED = ("starlette", "uvicorn", "segno")


def run_serve(folder: str, port: int, on_network: bool) -> None:
    path = Path(folder)
    if not path.is_dir():
        raise Trouble(tell("web.no-folder", "{folder}: there is no such folder", folder=folder))
    if any(find_spec(name) is None for name in NEEDED):
        raise Trouble(
            tell("web.needs", "`referee serve` needs more packages: pip install 'moai-referee[web]'")
        )
    from referee.web.server import CannotListen, listen, run
    from referee.web.sharing import qr_in_terminal

    gc.enable()  # this command may run for an evening
    try:
        place = listen(port, on_network)
    except CannotListen as error:
        raise Trouble(
            tell(
                "web.port",
                "port {port}: {why}; `--port` takes another one, and 0 any that is free",
                port=port,
                why=error,
            )
        ) from None
    for link in place.addresses.links:
        if on_network and sys.stdout is not None and sys.stdout.isatty():
            say(qr_in_terminal(link))
        say(f"{link}\n")
    if on_network:
        say(
            tell("web.warning", "Whoever has this address can read and write the logs of this folder.")
            + "\n"
        )
    say(tell("web.ctrl-c", "Ctrl-C ends.") + "\n")
    run(path.resolve(), place, spoken())
