"""Write the colours of the notation for editors, from the words of the games in all languages.

    python -m scripts.make_editors            write the files
    python -m scripts.make_editors --check    nothing is written; 1 if a file is stale

VS Code gets a TextMate grammar, Vim and nano their own syntax files. Pygments needs none of this: its lexer
asks referee/highlight itself.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee.highlight.words import every_word  # noqa: E402

EDITORS = ROOT / "editors"
MADE = "Made by scripts/make_editors.py. Do not edit."
CODE = r"[A-Za-z]{2,4}-[A-Za-z]+-[0-9]+"
PLACE = r"[A-Za-z][0-9]+|[NESWnesw]-[A-Za-z0-9]"
NUMBER = r"[0-9]+(?:[-–][0-9]+)*"


def _any(words: Iterable[str]) -> str:
    """A pattern for one of these words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))


def text_mate() -> str:
    """The grammar of VS Code, and of other editors that read TextMate grammars."""
    words = every_word()

    def whole(listed: Iterable[str]) -> str:
        return rf"(?i)(?<![\w'-])(?:{_any(listed)})(?![\w'-])"

    def match(pattern: str, name: str) -> dict[str, Any]:
        return {"match": pattern, "name": f"{name}.moai"}

    own = _any({*words.statements, *words.verbs})
    parts: list[dict[str, Any]] = [
        {"match": '"[^"]*"?', "name": "string.quoted.double.moai"},
        {
            "begin": "#",
            "end": "$",
            "name": "comment.line.number-sign.moai",
            "patterns": [match(rf"\b{CODE}\b", "constant.other.rule")],
        },
        {
            "match": rf"(?i)^\s*({_any(words.header)})\s*(:)([^#]*)",
            "captures": {
                "1": {"name": "keyword.other.header.moai"},
                "2": {"name": "punctuation.separator.moai"},
                "3": {"name": "string.unquoted.header.moai"},
            },
        },
        {
            "match": rf"(?i)^\s*(?!(?:{own})(?![\w'-]))([^:#\"]+?)\s*(:)",
            "captures": {
                "1": {"name": "entity.name.type.player.moai"},
                "2": {"name": "punctuation.separator.moai"},
            },
        },
        match(rf"\b{CODE}\b", "constant.other.rule"),
        match(whole(words.statements), "keyword.control"),
        match(whole(words.verbs), "entity.name.function"),
        match(whole(words.waivers), "storage.modifier"),
        match(whole(words.names), "variable.other.enummember"),
        match(whole(words.links), "keyword.other"),
        match(rf"(?<![\w-])(?:{PLACE})(?![\w-])", "variable.other.enummember"),
        match(rf"(?<![\w-])(?:{NUMBER})(?![\w-])", "constant.numeric"),
        match("->|→|[;:,]", "keyword.operator"),
    ]
    grammar = {
        "information_for_contributors": [MADE],
        "name": "Log of a game (Referee)",
        "scopeName": "source.moai",
        "fileTypes": ["moai"],
        "patterns": parts,
    }
    return json.dumps(grammar, ensure_ascii=False, indent=2) + "\n"


def vim() -> str:
    words = every_word()

    def keywords(group: str, listed: Iterable[str]) -> str:
        return "\n".join(f"syn keyword {group} {word}" for word in sorted(listed) if "'" not in word)

    header = r"\|".join(re.escape(word) for word in sorted(words.header))
    return f"""\
" {MADE}
if exists("b:current_syntax")
  finish
endif
syn case ignore
syn iskeyword @,48-57,_,-,192-255
{keywords("moaiStatement", words.statements)}
{keywords("moaiVerb", words.verbs)}
{keywords("moaiWaiver", words.waivers)}
{keywords("moaiName", words.names)}
{keywords("moaiLink", words.links)}
syn match moaiPlayer /^\\s*[^:#"]\\+:\\@=/ contains=moaiStatement,moaiVerb
syn match moaiHeader /^\\s*\\({header}\\)\\s*:[^#]*/ contains=moaiKey
syn match moaiKey /^\\s*\\({header}\\)\\s*:/ contained
syn match moaiNumber /\\<\\d\\+\\(-\\d\\+\\)*\\>/
syn match moaiPlace /\\<\\([a-z]\\d\\+\\|[nesw]-[a-z0-9]\\)\\>/
syn match moaiCode /\\<[A-Z]\\{{2,4}}-[A-Z]\\+-\\d\\+\\>/
syn match moaiSign /->\\|[;,]/
syn region moaiString start=/"/ end=/"\\|$/
syn match moaiComment /#.*$/ contains=moaiCode
hi def link moaiStatement Statement
hi def link moaiVerb Function
hi def link moaiWaiver Special
hi def link moaiName Constant
hi def link moaiLink Keyword
hi def link moaiPlayer Identifier
hi def link moaiHeader String
hi def link moaiKey PreProc
hi def link moaiNumber Number
hi def link moaiPlace Constant
hi def link moaiCode Tag
hi def link moaiSign Operator
hi def link moaiString String
hi def link moaiComment Comment
let b:current_syntax = "moai"
"""


def nano() -> str:
    words = every_word()

    def colour(name: str, listed: Iterable[str]) -> str:
        return f'icolor {name} "(^|[[:space:];:,])({_posix(listed)})([[:space:];:,]|$)"'

    return f"""\
# {MADE}
syntax "moai" "\\.moai$"
comment "#"
icolor cyan "^[[:space:]]*[^:#\\"]+:"
{colour("brightyellow", words.links)}
{colour("magenta", words.names)}
{colour("brightgreen", words.verbs)}
{colour("brightblue", words.statements)}
{colour("red", words.waivers)}
icolor yellow "^[[:space:]]*({_posix(words.header)})[[:space:]]*:.*$"
color brightred "[A-Z]{{2,4}}-[A-Z]+-[0-9]+"
color green "\\"[^\\"]*\\""
color brightblack "#.*$"
"""


def _posix(listed: Iterable[str]) -> str:
    """The words as one extended regular expression, the longest first."""
    return "|".join(
        sorted((word for word in listed if re.fullmatch(r"[\w-]+", word)), key=lambda w: (-len(w), w))
    )


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    return {
        EDITORS / "vscode" / "syntaxes" / "moai.tmLanguage.json": text_mate(),
        EDITORS / "vim" / "syntax" / "moai.vim": vim(),
        EDITORS / "nano" / "moai.nanorc": nano(),
    }


def stale() -> list[Path]:
    return [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    if parser.parse_args().check:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is stale: run python -m scripts.make_editors")
        return 1 if stale() else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
