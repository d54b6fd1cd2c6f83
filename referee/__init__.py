"""Referee: replays the log of a tabletop game, names the rule that a wrong move broke, keeps score.

The functions below are the whole public interface; docs/api.md shows how to use each.
"""

TYPE_CHECKING = False  # as in typing, which takes longer to load than everything else here

__all__ = [
    "CannotRead",
    "account",
    "check",
    "compare",
    "coverage",
    "dispute",
    "explain",
    "format_log",
    "from_json",
    "game_names",
    "golden_differences",
    "history",
    "legal",
    "load",
    "loads",
    "picture",
    "repair",
    "repaired",
    "replay",
    "rules",
    "score",
    "show",
    "simulate",
    "surprises",
    "to_csv",
    "to_golden",
    "to_html",
    "to_json",
]

if TYPE_CHECKING:
    from .api import (
        CannotRead,
        account,
        check,
        compare,
        coverage,
        dispute,
        explain,
        format_log,
        from_json,
        game_names,
        golden_differences,
        history,
        legal,
        load,
        loads,
        picture,
        repair,
        repaired,
        replay,
        rules,
        score,
        show,
        simulate,
        surprises,
        to_csv,
        to_golden,
        to_html,
        to_json,
    )
    from .version import __version__ as __version__


def __getattr__(name: str) -> object:
    # Loaded on first use, so that `referee --help` does not load the engine.
    if name in __all__:
        from . import api

        found: object = globals().setdefault(name, getattr(api, name))  # not asked for again
        return found
    if name == "__version__":
        from .version import __version__

        return __version__
    raise AttributeError(f"module 'referee' has no attribute {name!r}")
