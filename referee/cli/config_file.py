"""Reads a configuration: `referee.toml`, or the table `[tool.referee]` of a `pyproject.toml`.

It may lie in a stranger's folder beside the logs. So it is small, it is read as data, it names no file
outside its own folder, and whatever is wrong with it is one message.
"""

from __future__ import annotations

import os
import re
from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from referee.core.house import House
from referee.core.log_rules import hint_of
from referee.forms.folding import nearest
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason

from .log_files import Trouble

MOST_BYTES = 64 * 1024
MOST_OF_PROJECT = 512 * 1024
"""A pyproject.toml has the settings of many programs."""
OWN, PROJECT = "referee.toml", "pyproject.toml"
KEYS = (
    "language",
    "output-format",
    "select",
    "ignore",
    "per-file-ignores",
    "editions",
    "rulings",
    "boards",
)


_MAY_BE_OURS = re.compile(rb"referee|^[ \t]*+\[{0,2}[ \t]*+[\"']?tool[\"']?[ \t]*+[\]=]", re.MULTILINE)
"""What a pyproject.toml has if it may say something of Referee, or say it in a wrong way."""

MOST_PARTS = 40
"""The most parts of a key: `a.b.c` has three. tomllib needs memory for the square of their number."""
_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]++|\\.)*+"?+|'[^'\n]*+'?+)[ \t]*+"""
_PIECE = re.compile(
    r""""{3}(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}+|\\?+\Z)|'{3}(?:[^']++|'(?!''))*+(?:'{3,5}+|\Z)|#[^\n]*+|"""
    rf"(?P<key>{_PART}(?:\.[ \t]*+{_PART})*+)|.",
    re.DOTALL,
)
"""A text of several lines, a remark, a key or a value with its parts, or any other sign. What has no end
goes on up to the end, so that nothing is looked at twice."""


class Config(NamedTuple):
    """What a configuration says. A key that it does not have is empty here."""

    path: str
    language: str | None = None
    output_format: str | None = None
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    editions: Mapping[str, str] = {}
    rulings: Mapping[str, Mapping[str, str]] = {}
    boards: str | None = None

    @property
    def folder(self) -> str:
        return os.path.dirname(self.path) or "."

    @property
    def house(self) -> House:
        return House(self.editions, self.rulings)


def read_config(folder: str) -> Config | None:
    """The configuration of a folder, if it has one. Trouble with a message if it is wrong."""
    for name in (OWN, PROJECT):
        path = os.path.join(folder, name)
        data = _bytes(path, name) if os.path.lexists(path) else None
        if data is not None and (name == OWN or _MAY_BE_OURS.search(data)):
            table = _Reading(path).own_table(_table(path, data), name)
            if table is not None:
                return _Reading(path).config(table)
    return None


def _bytes(path: str, name: str) -> bytes | None:
    from referee.disk import NotPlain, read_plain

    most = MOST_BYTES if name == OWN else MOST_OF_PROJECT
    try:
        data = read_plain(path, most)
    except (OSError, NotPlain) as error:
        if name == PROJECT:
            return None  # not ours to complain about
        raise Trouble(headed(str(path), reason(error))) from None
    if len(data) > most:
        raise Trouble(tell("config.large", "{path}: larger than {most} KiB", path=path, most=most // 1024))
    return data.removeprefix(BOM_UTF8)


def _table(path: str, data: bytes) -> dict[str, Any]:
    import tomllib

    try:
        text = data.decode("utf-8")
        if is_too_deep(text):
            raise RecursionError
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise Trouble(tell("file.not-text", "{name}: this is not UTF-8 text", name=path)) from None
    except (ValueError, RecursionError) as error:
        why = tell("file.deep", "nested too deeply") if isinstance(error, RecursionError) else str(error)
        raise Trouble(
            tell("config.not-toml", "{path}: this is not TOML: {why}", path=path, why=why)
        ) from None


def is_too_deep(text: str) -> bool:
    """Whether a key has more parts than are taken."""
    return any(
        each["key"].count(".") >= MOST_PARTS and _parts(each["key"]) > MOST_PARTS
        for each in _PIECE.finditer(text)
        if each["key"] is not None
    )


def _parts(key: str) -> int:
    return len(re.findall(_PART, key))


class _Reading:
    """Turns the table of a configuration into a Config, or into one message."""

    def __init__(self, path: str) -> None:
        self.path = path

    def wrong(self, key: str, why: str) -> Trouble:
        return Trouble(tell("config.wrong", "{path}: {key}: {why}", path=self.path, key=key, why=why))

    def unknown(self, key: str, word: str, known: Sequence[str]) -> Trouble:
        near = nearest(word, known)
        hint = str(hint_of(near)) if near else ""
        listed = ", ".join(known)
        text = tell(
            "config.unknown",
            "there is no {word}{hint}; choose from: {known}",
            word=word,
            hint=hint,
            known=listed,
        )
        return self.wrong(key, text) if key else Trouble(headed(str(self.path), text))

    def own_table(self, whole: dict[str, Any], name: str) -> object:
        """The part of a file that is about Referee, whatever its shape is; None if there is none."""
        if name == OWN:
            if "tool" in whole:
                why = tell(
                    "config.whole-file",
                    "here the keys stand without a table; [tool.referee] is for pyproject.toml",
                )
                raise self.wrong("tool", why)
            return whole
        return self.mapping("tool", whole.get("tool", {})).get("referee")

    def config(self, found: object) -> Config:
        table = self.mapping("tool.referee", found)
        for key in table:
            if key not in KEYS:
                raise self.unknown("", key, KEYS)
        return Config(
            self.path,
            self.language(table),
            self.output_format(table),
            self.codes("select", table.get("select", [])),
            self.codes("ignore", table.get("ignore", [])),
            self.per_file(table.get("per-file-ignores", {})),
            self.editions(table.get("editions", {})),
            self.rulings(table.get("rulings", {})),
            self.boards(table.get("boards")),
        )

    def mapping(self, key: str, found: object) -> dict[str, Any]:
        if not isinstance(found, dict):
            raise self.wrong(key, tell("config.table", "this must be a table"))
        return found

    def text(self, key: str, found: object) -> str:
        if not isinstance(found, str) or "\0" in found:
            raise self.wrong(key, tell("config.text", "this must be a text"))
        if not found:
            raise self.wrong(key, tell("config.empty", "this is empty"))
        return found

    def codes(self, key: str, found: object) -> tuple[str, ...]:
        from .selecting import codes

        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise self.wrong(key, tell("config.list", "this must be a list of codes"))
        if not all(each.strip(" ,") for each in found):
            raise self.wrong(key, tell("config.empty", "this is empty"))
        return codes(f"{self.path}: {key}", found)

    def language(self, table: Mapping[str, Any]) -> str | None:
        if "language" not in table:
            return None
        from referee.speech.catalogue import known

        languages = known()
        word = self.text("language", table["language"])
        if word not in languages:
            raise self.unknown("language", word, languages)
        return word

    def output_format(self, table: Mapping[str, Any]) -> str | None:
        if "output-format" not in table:
            return None
        from .options import Verdicts

        word = self.text("output-format", table["output-format"])
        if word not in list(Verdicts):
            raise self.unknown("output-format", word, [each.value for each in Verdicts])
        return word

    def per_file(self, found: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
        table = self.mapping("per-file-ignores", found)
        for pattern in table:
            if not pattern.strip():
                raise self.wrong("per-file-ignores", tell("config.no-pattern", "a pattern is empty"))
            if _is_unclosed(pattern):
                why = tell("config.unclosed", "a [ is never closed; for the sign itself write [[]")
                raise self.wrong(f"per-file-ignores.{pattern}", why)
        return tuple(
            (pattern, self.codes(f"per-file-ignores.{pattern}", each)) for pattern, each in table.items()
        )

    def game(self, key: str, name: str) -> Any:
        from referee import shelf

        try:
            return shelf.game(name)
        except KeyError:
            raise self.unknown(key, name, shelf.names()) from None
        except ValueError as why:
            raise self.wrong(key, str(why)) from None

    def editions(self, found: object) -> dict[str, str]:
        editions: dict[str, str] = {}
        for name, each in self.mapping("editions", found).items():
            known = tuple(self.game("editions", name).data["editions"])
            edition = self.text(f"editions.{name}", each)
            if edition not in known:
                raise self.unknown(f"editions.{name}", edition, known)
            editions[name] = edition
        return editions

    def rulings(self, found: object) -> dict[str, dict[str, str]]:
        rulings: dict[str, dict[str, str]] = {}
        for name, chosen in self.mapping("rulings", found).items():
            known = self.game("rulings", name).data["rulings"]
            rulings[name] = {}
            for key, option in self.mapping(f"rulings.{name}", chosen).items():
                if key not in known:
                    raise self.unknown(f"rulings.{name}", key, tuple(known))
                options = tuple(known[key]["options"])
                if self.text(f"rulings.{name}.{key}", option) not in options:
                    raise self.unknown(f"rulings.{name}.{key}", option, options)
                rulings[name][key] = option
        return rulings

    def boards(self, found: object) -> str | None:
        """The folder of boards. It is inside the folder of the configuration, also after links."""
        if found is None:
            return None
        name = self.text("boards", found)
        home = os.path.realpath(os.path.dirname(self.path) or ".")
        real = os.path.realpath(os.path.join(home, name))
        if os.path.isabs(name) or ".." in name.replace("\\", "/").split("/") or not _is_inside(real, home):
            why = tell("config.outside", "the folder must be inside the folder of the configuration")
            raise self.wrong("boards", why)
        if not os.path.isdir(real):
            raise self.wrong("boards", tell("config.no-folder", "there is no folder {name}", name=name))
        return os.path.join(os.path.dirname(self.path) or ".", name)


def _is_unclosed(pattern: str) -> bool:
    """Whether a list of characters in a pattern has no end."""
    at = pattern.find("[")
    while at >= 0:
        first = at + 2 if pattern[at + 1 : at + 2] == "!" else at + 1
        end = pattern.find("]", first + 1)
        if end < 0:
            return True
        at = pattern.find("[", end)
    return False


def _is_inside(path: str, home: str) -> bool:
    return path == home or path.startswith(home.rstrip(os.sep) + os.sep)
