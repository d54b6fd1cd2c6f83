"""What a form is generic in: the kind of action that it writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Deed = TypeVar("Deed", default=object, covariant=True)
else:  # before Python 3.13 a variable has no default
    from typing import TypeVar

    Deed = TypeVar("Deed")
