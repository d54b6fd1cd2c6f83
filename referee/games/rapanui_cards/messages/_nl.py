"""Made by scripts/catalogues.py from nl.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {}
