"""Finds the files that the command line means: by name, folder or pattern.

Every real folder is searched once, however many links lead to it. A folder that cannot be read is reported.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.source import SUFFIX

STDIN = "-"
SIGNS = "*?["
ANY_DEPTH = "**"


class Trouble(Exception):
    """The command cannot do its work. The text is all that the user sees."""


Found = Iterator[str | Trouble]
Identity = tuple[int, int]


def find_logs(arguments: Sequence[str]) -> Found:
    """The logs that the arguments mean, in order, with a Trouble for each argument that means none."""
    seen: set[str] = set()
    for argument in arguments:
        found = False
        for each in _matches(argument):
            found = True
            if isinstance(each, Trouble):
                yield each
            elif each not in seen:
                seen.add(each)
                yield each
        if not found:
            yield _nothing(argument)


def _matches(argument: str) -> Found:
    if "\0" in argument:
        return  # a file cannot have this name
    if argument == STDIN or os.path.isfile(argument):
        yield argument
    elif os.path.isdir(argument):
        yield from walk(argument, SUFFIX)
    elif os.path.lexists(argument) or leads_into_archive(argument):
        yield argument
    elif _is_pattern(argument):
        walked: set[Identity] = set()
        for each in in_order(_fitting(argument)):
            if isinstance(each, Trouble):
                yield each
            elif os.path.isdir(each):
                yield from walk(each, SUFFIX, walked)
            elif _may_be_read(each):
                yield each


def leads_into_archive(name: str) -> bool:
    """Whether a name is that of an archive, or of something in one. For a plain log no module is loaded."""
    if name == STDIN or (name.endswith(SUFFIX) and os.path.isfile(name)):
        return False
    from referee.archive.naming import in_archive, split_name

    return split_name(name) is not None or (in_archive(name) and os.path.exists(name))


def _is_pattern(argument: str) -> bool:
    return any(sign in argument for sign in SIGNS)


def _nothing(argument: str) -> Trouble:
    if os.path.isdir(argument):
        return Trouble(
            tell("file.no-logs", "{name}: no {suffix} logs in this folder", name=argument, suffix=SUFFIX)
        )
    if _is_pattern(argument):
        return Trouble(tell("file.no-match", "{name}: no file matches this pattern", name=argument))
    try:
        os.lstat(argument)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        pass
    except OSError as error:
        return _trouble(argument, error)
    return Trouble(tell("file.none", "{name}: there is no such file or folder", name=argument))


def _trouble(name: str, error: OSError) -> Trouble:
    return Trouble(headed(name, reason(error)))


def walk(folder: str, ending: str, walked: set[Identity] | None = None) -> Found:
    """The files below a folder with this ending, in order. Links to folders are not followed.

    Folders in `walked` are skipped, and those that were searched are added to it.
    """
    return in_order(_walk(folder, ending, set() if walked is None else walked))


def in_order(found: Found) -> Found:
    """The names in order, compared part by part, followed by the troubles."""
    names, troubles = [], []
    for each in found:
        if isinstance(each, Trouble):
            troubles.append(each)
        else:
            names.append(each)
    yield from sorted(names, key=lambda name: name.split(os.sep))
    yield from troubles


def _walk(folder: str, ending: str, walked: set[Identity]) -> Found:
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        listed = _listed(here)
        if isinstance(listed, Trouble):
            yield listed
            continue
        if listed.identity in walked:
            continue
        walked.add(listed.identity)
        for name in listed.files:
            if name.endswith(ending):
                yield os.path.normpath(os.path.join(here, name))
        waiting += [os.path.join(here, name) for name in reversed(listed.folders)]


def _may_be_read(path: str) -> bool:
    """Whether a path is not a pipe, which must be named to be read. Other faults show on reading."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except OSError:
        return True


class _Listed(NamedTuple):
    """The content of a folder, by name, in order."""

    identity: Identity
    folders: list[str]
    links: list[str]
    """Links to folders."""
    files: list[str]
    """Files, and links that lead to a file or nowhere; not pipes, because reading one would wait."""


def _identity(folder: str) -> Identity:
    seen = os.stat(folder)
    return seen.st_dev, seen.st_ino


def _listed(folder: str) -> _Listed | Trouble:
    folders, links, files = [], [], []
    try:
        identity = _identity(folder)
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.name)
                elif entry.is_symlink() and os.path.isdir(entry.path):
                    links.append(entry.name)
                elif _may_be_read(entry.path):
                    files.append(entry.name)
    except OSError as error:
        return _trouble(folder, error)
    return _Listed(identity, sorted(folders), sorted(links), sorted(files))


def _fitting(pattern: str) -> Found:
    """The files that match a pattern. `**` means folders of any depth; like `walk`, it follows no links."""
    drive, rest = os.path.splitdrive(pattern)
    parts = [part for part in re.split(r"[/\\]" if os.sep == "\\" else "/", rest) if part]
    root = drive + (os.sep if rest.startswith(("/", os.sep)) else "")
    seen: set[tuple[int, Identity]] = set()
    waiting = [(root, 0)]
    while waiting:
        here, at = waiting.pop()
        if at == len(parts):
            yield here
            continue
        part, last = parts[at], at + 1 == len(parts)
        try:
            folder = at, _identity(here or ".")
        except OSError as error:
            yield _trouble(here or ".", error)
            continue
        if folder in seen:
            continue
        seen.add(folder)
        if not _is_pattern(part):
            waiting += _named(os.path.join(here, part), at + 1, last)
            continue
        listed = _listed(here or ".")
        if isinstance(listed, Trouble):
            yield listed
        else:
            waiting += reversed(list(_steps(here, at, part, listed, last)))


Step = tuple[str, int]


def _named(path: str, at: int, last: bool) -> Iterator[Step]:
    """Look up a part without wildcards. A folder that cannot be read is noticed at the next part."""
    if last:
        try:
            os.lstat(path)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError:
            pass  # the fault is reported when the file is read
        yield path, at
    elif os.path.isdir(path):
        yield path, at


def _steps(here: str, at: int, part: str, listed: _Listed, last: bool) -> Iterator[Step]:
    """Match one part of the pattern in a folder. Real folders come first, so links to them add nothing."""
    visible = [name for name in listed.folders if not name.startswith(".")]
    if part == ANY_DEPTH:
        if here or not last:
            yield here, at + 1  # `**` also matches no folder at all
        yield from ((os.path.join(here, name), at) for name in visible)
        if last:
            shown = [name for name in listed.files if not name.startswith(".")]
            yield from ((os.path.join(here, name), at + 1) for name in shown)
        return
    fits = _fits(part)
    names = [*listed.folders, *listed.links, *(listed.files if last else ())]
    for name in sorted(names) if last else names:
        if fits.match(name) and (part.startswith(".") or not name.startswith(".")):
            yield os.path.join(here, name), at + 1


def _fits(part: str) -> re.Pattern[str]:
    from fnmatch import translate

    return re.compile(translate(part), re.IGNORECASE if os.name == "nt" else 0)
