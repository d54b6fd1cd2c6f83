"""Why a limit does not apply to a command, for the cells of the table that have no figures."""

from __future__ import annotations

from .worst_files import CORRECTIONS
from .worst_folders import ARCHIVE, CONFIGURATION, OF_A_PROJECT

NO_LOG = ("board check", "board draw", "import", "config")
ON_A_PAGE = ("replay", "score as a page", "dispute as a page", "serve", "lsp")
WRITING_BESIDE = ("check --fix", "check --fix --diff", "golden", "golden --update", "record")
SEARCHING = ("export", "coverage", "survey", "serve")
LOGS = (
    "400 lines",
    "5,000 lines",
    "200,000 lines",
    "10,000 characters in a line",
    "16 MiB",
    "200 names",
    "2,700 names",
    "4,900 names",
)


def why_not(limit: str, command: str) -> str:
    """The reason, or empty if the limit applies, so that there should be a figure."""
    if limit in LOGS:
        return "it does not read a log" if command in NO_LOG else ""
    if limit == "1 MiB":
        return "" if command in ON_A_PAGE else "only pages, browsers and editors have this limit"
    if limit == CORRECTIONS:
        return "" if command.startswith("check --fix") else "only `check --fix` has this limit"
    if limit == "JSON of 1 MiB":
        return "" if command == "import" else "only `import` reads a record in JSON"
    if limit == "a golden of 4 MiB":
        return "" if command.startswith("golden") else "only `golden` reads goldens"
    if limit == "a board of 64 KiB":
        return "it does not read a board" if command == "config" else ""
    if limit in (CONFIGURATION, OF_A_PROJECT):
        return "no configuration holds for it" if command in ("board check", "board draw", "import") else ""
    if limit == ARCHIVE:
        if command in WRITING_BESIDE:
            return "it writes beside a log or into it, so it refuses archives"
        return "it does not take archives" if command in (*NO_LOG, "serve", "lsp") else ""
    if limit == "1,000 links":
        searched = command.startswith(("check", "format", "golden")) or command in SEARCHING
        return "" if searched else "it takes one file and looks for no others"
    return "this limit is not known here"
