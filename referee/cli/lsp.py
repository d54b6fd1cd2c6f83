"""referee lsp"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING

from referee.speech.say import tell

from .files import Trouble

if TYPE_CHECKING:
    from referee.lsp.documents import HouseTerms


def run_lsp() -> None:
    """Answer an editor until it goes away."""
    gc.enable()
    try:
        import pygls  # noqa: F401
    except ImportError:
        raise Trouble(
            tell(
                "lsp.no-package",
                "`referee lsp` needs the package {package}: pip install 'moai-referee[lsp]'",
                package="pygls",
            )
        ) from None
    from referee import CannotRead
    from referee.lsp.server import serve

    try:
        serve(_customs_of)
    except CannotRead as why:
        raise Trouble(str(why)) from None


def _customs_of(path: Path) -> HouseTerms:
    """What the configuration of a log says about it. It is read again for every log that is opened."""
    from referee import CannotRead
    from referee.lsp.documents import HouseTerms

    from .configuration import Configurations

    try:
        found = Configurations().customs(str(path))
    except Trouble as trouble:
        raise CannotRead(str(trouble)) from None
    return HouseTerms(found.house, found.boards)
