"""Made by scripts/compile_words.py. Do not edit."""

from typing import Final

from referee.core.lexicon import WordsData

WORDS: Final[WordsData] = {'words': {'result': ('uitslag', 'winnaar', 'winnaars'),
           'claim': ('telling',),
           'stands': ('blijft', 'blijft staan'),
           'wins': ('wint', 'won', 'gewonnen'),
           'resign': ('geeft op', 'geef op', 'opgeven'),
           'and': ('en',),
           'a draw': ('onbeslist', 'gelijkspel', 'remise'),
           'unfinished': ('onvoltooid', 'afgebroken'),
           'then': ('dan', 'daarna')},
 'names': {'finished': ('afgelopen', 'klaar')},
 'nouns': {'player': ('speler', 'spelers', 'c'),
           'line': ('regel', 'regels', 'c'),
           'turn': ('beurt', 'beurten', 'c'),
           'action': ('actie', 'acties', 'c'),
           'log': ('verslag', 'verslagen', 'n'),
           'point': ('punt', 'punten', 'n')},
 'notes': {},
 'phrases': {},
 'header': {'game': ('spel',),
            'edition': ('editie', 'uitgave'),
            'language': ('taal',),
            'players': ('spelers', 'speler'),
            'ruling': ('afspraak', 'afspraken'),
            'board': ('bord', 'speelbord'),
            'date': ('datum',),
            'place': ('plaats',),
            'event': ('toernooi', 'gelegenheid'),
            'table': ('tafel',),
            'scribe': ('schrijver',),
            'title': ('titel',),
            'note': ('notitie', 'opmerking'),
            'source': ('bron',)},
 'titles': ('Dutch', 'Nederlands')}
