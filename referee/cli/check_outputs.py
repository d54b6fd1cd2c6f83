"""Where `referee check` writes: what `-o FILE` and `-o FORMAT=FILE` ask for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

from referee.speech.say import tell

from .files import Trouble


class Outputs(NamedTuple):
    """Where the texts go: the first format to `file` or the screen, each of the others to its own file."""

    file: str | None
    others: tuple[tuple[str, str], ...]

    @property
    def files(self) -> list[str]:
        return [name for name in (self.file, *(name for _, name in self.others)) if name is not None]


def outputs_of(asked: Sequence[str]) -> Outputs:
    """Divide `-o FILE` and `-o FORMAT=FILE`. Trouble if several files are plain, or one is there twice."""
    if not asked:
        return Outputs(None, ())
    from .options import Verdicts

    plain: list[str] = []
    others: list[tuple[str, str]] = []
    for name in asked:
        before, equals, file = name.partition("=")
        if equals and file and before in list(Verdicts):
            others.append((before, file))
        elif equals and before.replace("-", "").isalpha():
            raise _no_format(name, before, [each.value for each in Verdicts])
        else:
            plain.append(name)
    if len(plain) > 1:
        raise Trouble(
            tell(
                "check.outputs",
                "-o {name}: for several formats at once write -o FORMAT=FILE",
                name=plain[1],
            )
        )
    files = [*plain, *(file for _, file in others)]
    places = [name if "\0" in name else os.path.realpath(name) for name in files]  # `x` and `./x` are one
    for name, place in zip(files, places, strict=True):
        if places.count(place) > 1 and place != os.devnull:
            raise Trouble(
                tell("check.same-output", "-o {name}: two formats cannot be written to one file", name=name)
            )
    return Outputs(plain[0] if plain else None, tuple(others))


def _no_format(output: str, word: str, formats: Sequence[str]) -> Trouble:
    """`-o sarfi=FILE`: the word before the sign is no format."""
    from referee.core.log_rules import hint_of
    from referee.forms.folding import nearest

    near = nearest(word, formats)
    return Trouble(
        tell(
            "check.no-format",
            "-o {output}: there is no format {word}{hint}; for a file of that name write ./{output}",
            output=output,
            word=word,
            hint=hint_of(near) if near else "",
        )
    )
