"""Made by scripts/catalogues.py from es.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {}
