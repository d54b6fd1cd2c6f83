"""Bring the catalogues of all languages up to date, and make the modules that the program loads.

    python -m scripts.catalogues                   add what is new, mark what is stale, write the modules
    python -m scripts.catalogues --check           write nothing; fail if a text is missing, stale or wrong
    python -m scripts.catalogues --fill FILE PART  put the texts of PART (lines `key: text`) into FILE
    python -m scripts.catalogues --new it          begin the catalogues of another language

docs/translating.md says what a translator does.
"""

from __future__ import annotations

import pprint
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee.speech.template import BadTemplate, blanks  # noqa: E402
from scripts.english_messages import SHELL, english, packages  # noqa: E402

GRAMMAR = "grammar"
HEAD = """\
# What {package} says in {language}. Translate the text after `{language}:`; the English above it is a copy.
# `was:` means that the English has changed since: bring the translation up to date and delete the line.
# docs/translating.md explains the blanks. After an edit: python -m scripts.catalogues
"""
Entry = dict[str, str]


class Catalogue:
    """One file: what a package says in one language."""

    def __init__(self, package: str, path: Path) -> None:
        self.package = package
        self.path = path
        self.language = path.stem
        self.english = english(package)
        read = _loaded(path) if path.exists() else {}
        self.grammar: Mapping[str, Any] | None = (read or {}).pop(GRAMMAR, None)
        self.entries: dict[str, Entry] = read or {}

    @property
    def module(self) -> Path:
        return self.path.with_name(f"_{self.language}.py")

    def refreshed(self) -> dict[str, Entry]:
        """An entry for each text of the code, in its order. A stale one says what the English was."""
        found: dict[str, Entry] = {}
        for key, text in self.english.items():
            old = self.entries.get(key, {})
            entry = {"en": text}
            if old.get(self.language):
                was = old.get("was") or old.get("en")
                if was != text and (old.get("was") or old.get("en") != text):
                    entry["was"] = str(was)
            entry[self.language] = old.get(self.language) or ""
            found[key] = entry
        return found

    def faults(self) -> Iterator[str]:
        """What a translator still has to do."""
        for key, text in self.english.items():
            entry = self.entries.get(key)
            where = f"{self.path.relative_to(ROOT)}: {key}"
            if entry is None or not entry.get(self.language):
                yield f"{where}: missing"
            elif entry.get("was") or entry["en"] != text:
                yield f"{where}: stale: the English is now {text!r}"
            else:
                wrong = misfit(key, text, entry[self.language])
                if wrong:
                    yield f"{where}: {wrong}"
        for key in self.entries.keys() - self.english.keys():
            yield f"{self.path.relative_to(ROOT)}: {key}: no such text in the code"

    def text(self) -> str:
        """The file, refreshed."""
        parts = [HEAD.format(package=self.package, language=self.language)]
        if self.grammar is not None:
            parts.append(_yaml({GRAMMAR: self.grammar}))
        for key, entry in self.refreshed().items():
            lines = "".join(f"  {name}: {_scalar(text)}\n" for name, text in entry.items())
            parts.append(f"{_scalar(key)}:\n{lines}")
        return "".join(parts)

    def compiled(self) -> str:
        """The module: the texts that can be used. For one that is missing, stale or wrong English is."""
        usable = {
            key: entry[self.language]
            for key, text in self.english.items()
            if (entry := self.entries.get(key))
            and entry.get(self.language)
            and entry["en"] == text
            and not entry.get("was")
            and not misfit(key, text, entry[self.language])
        }
        grammar = ""
        if self.grammar is not None:
            grammar = f"\nGRAMMAR: Final[dict[str, Any]] = {_literal(self.grammar)}\n"
        types = "Any, Final" if grammar else "Final"
        return (
            f'"""Made by scripts/catalogues.py from {self.path.name}. Do not edit."""\n\n'
            f"from typing import {types}\n\nMESSAGES: Final[dict[str, str]] = {_literal(usable)}\n{grammar}"
        )


def misfit(key: str, text: str, translation: str) -> str:
    """Why a translation does not fit its English, or empty."""
    if key.startswith("noun.") or not _is_template(key):
        return ""
    try:
        allowed = {blank.name for blank in blanks(text)}
        wanted = {blank.name for blank in blanks(text) if not (blank.choices or blank.exact)}
        given = {name for blank in blanks(translation) for name in (blank.name, *_named(blank.spec))}
    except BadTemplate as error:
        return str(error)
    if given - allowed:
        return f"a blank that the English does not have: {', '.join(sorted(given - allowed))}"
    if wanted - given:
        return f"a blank is missing: {', '.join(sorted(wanted - given))}"
    return ""


def _named(spec: str) -> tuple[str, ...]:
    return (spec.removeprefix("by "),) if spec.startswith("by ") else ()


def _is_template(key: str) -> bool:
    """Titles, laws, rulings and such have no blanks."""
    return not key.endswith((".title", ".law")) and not key.startswith(
        ("ruling.", "source.", "edition.", "part.")
    )


def _literal(data: Mapping[str, object]) -> str:
    return pprint.pformat(dict(data), width=104, sort_dicts=False)


def _loaded(path: Path) -> dict[str, Any]:
    """What a file says, by the reader in C if there is one, which takes a tenth of the time."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return data


def _yaml(data: Mapping[str, object]) -> str:
    text: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10**6)
    return text


@cache
def _scalar(text: str) -> str:
    dumped: str = yaml.safe_dump(text, allow_unicode=True, width=10**6, default_style=_style(text))
    return dumped.removesuffix("\n").removesuffix("\n...")


def _style(text: str) -> str | None:
    return '"' if not text or "\n" in text else None


def folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent / "messages"


def files() -> list[tuple[str, Path]]:
    """Each package with each of its catalogues."""
    return [(package, path) for package in packages() for path in sorted(folder(package).glob("*.yaml"))]


def catalogues() -> list[Catalogue]:
    return [Catalogue(package, path) for package, path in files()]


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")


def refresh() -> int:
    left = 0
    for each in catalogues():
        _write(each.path, each.text())
        again = Catalogue(each.package, each.path)
        _write(each.module, again.compiled())
        faults = list(again.faults())
        left += len(faults)
        print(f"{each.path.relative_to(ROOT)}: {len(again.english)} texts, {len(faults)} to do")
        for fault in [fault for fault in faults if not fault.endswith(": missing")][:20]:
            print(f"  {fault}")
    return 0


def check() -> int:
    faults: list[str] = []
    for each in catalogues():
        faults += each.faults()
        if each.path.read_text(encoding="utf-8") != each.text():
            faults.append(f"{each.path.relative_to(ROOT)}: not refreshed")
        if not each.module.exists() or each.module.read_text(encoding="utf-8") != each.compiled():
            faults.append(f"{each.module.relative_to(ROOT)}: not fresh")
    print("\n".join(faults) or "all catalogues are complete")
    return 1 if faults else 0


def fill(target: str, parts: list[str]) -> int:
    path = Path(target).resolve()
    each = next(each for each in catalogues() if each.path == path)
    each.entries = each.refreshed()
    wrong = 0
    for part in parts:
        for key, text in _loaded(Path(part)).items():
            fault = "no such key" if key not in each.english else misfit(key, each.english[key], str(text))
            if fault:
                wrong += 1
                print(f"{part}: {key}: {fault}")
            if key in each.english:
                each.entries[key] = {"en": each.english[key], each.language: str(text)}
    _write(path, each.text())
    return 1 if wrong else refresh()


def begin(language: str) -> int:
    for package in packages():
        path = folder(package) / f"{language}.yaml"
        if not path.exists():
            path.write_text(
                f"{GRAMMAR}: {{name: {language}}}\n" if package == SHELL else "{}\n", encoding="utf-8"
            )
    return refresh()


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--check"]:
        return check()
    if arguments[:1] == ["--fill"]:
        return fill(arguments[1], arguments[2:])
    if arguments[:1] == ["--new"]:
        return begin(arguments[1])
    return refresh()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
