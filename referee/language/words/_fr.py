"""Made by scripts/compile_words.py. Do not edit."""

from typing import Final

from referee.core.lexicon import WordsData

WORDS: Final[WordsData] = {'words': {'result': ('résultat', 'vainqueur', 'vainqueurs', 'gagnant', 'gagnants'),
           'claim': ('annonce', 'annonces'),
           'stands': ('maintenu', 'maintenue', 'maintenus'),
           'wins': ('gagne', 'gagné'),
           'resign': ('abandonne', 'abandonner', 'abandonné'),
           'and': ('et',),
           'a draw': ('nul', 'égalité'),
           'unfinished': ('inachevée', 'inachevé'),
           'then': ('puis',)},
 'names': {'finished': ('terminée', 'terminé')},
 'nouns': {'player': ('joueur', 'joueurs', 'm'),
           'line': ('ligne', 'lignes', 'f'),
           'turn': ('tour', 'tours', 'm'),
           'action': ('action', 'actions', 'f'),
           'log': ('partie', 'parties', 'f'),
           'point': ('point', 'points', 'm')},
 'notes': {},
 'phrases': {},
 'header': {'game': ('jeu',),
            'edition': ('édition',),
            'language': ('langue',),
            'players': ('joueurs', 'joueur', 'joueuses', 'joueuse'),
            'ruling': ('décision', 'décisions'),
            'board': ('plateau',),
            'date': ('date',),
            'place': ('lieu',),
            'event': ('tournoi', 'événement'),
            'table': ('table',),
            'scribe': ('greffier', 'scribe'),
            'title': ('titre',),
            'note': ('note',),
            'source': ('source',)},
 'titles': ('French', 'français', 'francais')}
