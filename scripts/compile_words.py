"""Check every words file and write the module that the program loads: `python -m scripts.compile_words`.

Beside the words that all games share it writes `_index.py`: the languages that there are, and the keys of
header lines and the words for *and* and for ages in all of them, because those are read before the language
is known;
and the English words that begin a result or a claim, so that an English log loads no other words. `--check`
writes nothing and fails when a module is stale; the tests call it.
"""

from __future__ import annotations

import pprint
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee.forms.folding import fold  # noqa: E402
from referee.forms.lexicon import ENGLISH  # noqa: E402
from referee.language.word_file import load_words  # noqa: E402

SHARED = ROOT / "referee" / "language" / "words"
GAMES = ROOT / "referee" / "games"
STATEMENTS = ("result", "claim")
HEAD = '"""Made by scripts/compile_words.py. Do not edit."""\n\nfrom typing import Final\n\n'


def module_text(path: Path) -> str:
    """The module for one words file."""
    data = "from referee.forms.lexicon import WordsData\n\nWORDS: Final[WordsData] = "
    return f"{HEAD}{data}{_literal(load_words(path))}\n"


def index_text() -> str:
    """The languages and what they are called, and the header keys of each."""
    shared = {path.stem: load_words(path) for path in sorted(SHARED.glob("*.yaml"))}
    codes = sorted(shared, key=lambda code: (code != ENGLISH, code))
    titles = {code: shared[code]["titles"] for code in codes}
    keys: dict[str, dict[str, str]] = {code: {} for code in codes}
    for code in codes:
        for key, words in shared[code]["header"].items():
            keys[code].update((fold(word), key) for word in words)
    years, aged = (
        tuple(dict.fromkeys(fold(word) for code in codes for word in shared[code]["words"][key]))
        for key in ("years", "aged")
    )
    ands = tuple(fold(word) for code in codes for word in shared[code]["words"]["and"])
    results = {key: shared[ENGLISH]["words"][key] for key in STATEMENTS}
    return (
        f"{HEAD}LANGUAGES: Final[dict[str, tuple[str, ...]]] = {_literal(titles)}\n\n"
        f"HEADER_KEYS: Final[dict[str, dict[str, str]]] = {_literal(keys)}\n\n"
        f"ANDS: Final[tuple[str, ...]] = {_literal(ands)}\n\n"
        f"YEARS: Final[tuple[str, ...]] = {_literal(years)}\n\n"
        f"AGED: Final[tuple[str, ...]] = {_literal(aged)}\n\n"
        f"STATEMENTS: Final[dict[str, tuple[str, ...]]] = {_literal(results)}\n"
    )


def modules() -> Iterator[tuple[Path, str]]:
    """Every module to write, and its text."""
    for path in [*sorted(SHARED.glob("*.yaml")), *sorted(GAMES.glob("*/words/*.yaml"))]:
        yield path.with_name(f"_{path.stem}.py"), module_text(path)
    yield SHARED / "_index.py", index_text()


def _literal(data: object) -> str:
    return pprint.pformat(data, width=96, sort_dicts=False)


def main(arguments: list[str]) -> int:
    stale = []
    for target, text in modules():
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.relative_to(ROOT))
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8", newline="\n")
    for name in stale:
        print(f"{'stale' if '--check' in arguments else 'written'}: {name}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
