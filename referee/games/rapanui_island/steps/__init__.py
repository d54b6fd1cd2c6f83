"""Quick steps of the frequent actions: each asks what its checks ask and carries the action out at once.

The check and the effect share what they find: a space, a path, the platform at its end. In any doubt a step
changes nothing and gives DOUBT; then the checks themselves are asked.
"""

from ..rules.book import BOOK
from . import along, carrying, carving, drafting, headings, placing, transports

__all__ = ["BOOK", "along", "carrying", "carving", "drafting", "headings", "placing", "transports"]
