"""Made by scripts/compile_words.py. Do not edit."""

from typing import Final

from referee.core.lexicon import WordsData

WORDS: Final[WordsData] = {'words': {'result': ('result', 'winner', 'winners'),
           'claim': ('claim',),
           'stands': ('stands',),
           'wins': ('wins', 'won'),
           'resign': ('resign', 'resigns', 'resigned', 'gives up'),
           'and': ('and',),
           'a draw': ('draw',),
           'unfinished': ('unfinished',),
           'then': ('then',)},
 'names': {'finished': ('finished',)},
 'nouns': {'player': ('player', 'players', ''),
           'line': ('line', 'lines', ''),
           'turn': ('turn', 'turns', ''),
           'action': ('action', 'actions', ''),
           'log': ('log', 'logs', ''),
           'point': ('point', 'points', '')},
 'notes': {},
 'phrases': {},
 'header': {'game': ('game',),
            'edition': ('edition',),
            'language': ('language',),
            'players': ('players', 'player'),
            'ruling': ('ruling', 'rulings'),
            'board': ('board',),
            'date': ('date',),
            'place': ('place',),
            'event': ('event',),
            'table': ('table',),
            'scribe': ('scribe',),
            'title': ('title',),
            'note': ('note',),
            'source': ('source',)},
 'titles': ('English',)}
