"""referee lsp"""

from __future__ import annotations

import gc

from referee.speech.say import tell

from .files import Trouble


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
    from referee.lsp.server import serve

    serve()
