"""The command line. app.py declares the commands; the other modules do what they say."""

from __future__ import annotations


def main() -> None:
    """Run a command. While everything it needs is being loaded, nothing can be garbage yet."""
    from .stopping import end_on_the_spot

    end_on_the_spot()
    import gc

    gc.disable()
    from .app import run

    run()
