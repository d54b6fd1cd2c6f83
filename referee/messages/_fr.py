"""Made by scripts/catalogues.py from fr.yaml. Do not edit."""

from typing import Any, Final

MESSAGES: Final[dict[str, str]] = {}

GRAMMAR: Final[dict[str, Any]] = {'name': 'français',
 'zero_is_singular': True,
 'genders': ['m', 'f'],
 'thousands': '\u202f',
 'conjunctions': {'and': ' et ', 'or': ' ou ', 'to': ' à '},
 'ordinals': ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'],
 'ordinal_ending': 'e',
 'forms': {'le': {'m': 'le ', 'f': 'la ', 'plural': 'les ', 'vowel': "l'", 'any': 'le '},
           'un': {'m': 'un ', 'f': 'une ', 'any': 'un '},
           'du': {'m': 'du ', 'f': 'de la ', 'plural': 'des ', 'vowel': "de l'", 'any': 'du '},
           'au': {'m': 'au ', 'f': 'à la ', 'plural': 'aux ', 'vowel': "à l'", 'any': 'au '},
           'de': {'any': 'de ', 'vowel': "d'"},
           'que': {'any': 'que ', 'vowel': "qu'"},
           'a': {'m': 'un ', 'f': 'une ', 'any': 'un '}}}
