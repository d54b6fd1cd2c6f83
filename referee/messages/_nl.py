"""Made by scripts/catalogues.py from nl.yaml. Do not edit."""

from typing import Any, Final

MESSAGES: Final[dict[str, str]] = {}

GRAMMAR: Final[dict[str, Any]] = {'name': 'Nederlands',
 'zero_is_singular': False,
 'genders': ['c', 'n'],
 'thousands': '.',
 'conjunctions': {'and': ' en ', 'or': ' of ', 'to': ' tot '},
 'ordinals': ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'],
 'ordinal_ending': 'e',
 'forms': {'de': {'c': 'de ', 'n': 'het ', 'plural': 'de ', 'any': 'de '},
           'een': {'any': 'een '},
           'geen': {'any': 'geen '},
           'deze': {'c': 'deze ', 'n': 'dit ', 'any': 'deze '},
           'a': {'any': 'een '}}}
