"""Made by scripts/catalogues.py from es.yaml. Do not edit."""

from typing import Any, Final

MESSAGES: Final[dict[str, str]] = {}

GRAMMAR: Final[dict[str, Any]] = {'name': 'español',
 'zero_is_singular': False,
 'genders': ['m', 'f'],
 'thousands': '.',
 'conjunctions': {'and': ' y ', 'or': ' o ', 'to': ' a '},
 'before': {'and': {'i': ' e ', 'hi': ' e '}, 'or': {'o': ' u ', 'ho': ' u ', '8': ' u '}},
 'ordinals': ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'],
 'ordinal_ending': '.ª',
 'forms': {'el': {'m': 'el ', 'f': 'la ', 'plural': 'los ', 'any': 'el '},
           'un': {'m': 'un ', 'f': 'una ', 'any': 'un '},
           'del': {'m': 'del ', 'f': 'de la ', 'any': 'del '},
           'al': {'m': 'al ', 'f': 'a la ', 'any': 'al '},
           'a': {'m': 'un ', 'f': 'una ', 'any': 'un '}}}
