"""Made by scripts/compile_words.py. Do not edit."""

from typing import Final

from referee.core.lexicon import WordsData

WORDS: Final[WordsData] = {'words': {'result': ('resultado', 'ganador', 'ganadores', 'ganadora'),
           'claim': ('recuento',),
           'stands': ('vale',),
           'wins': ('gana', 'ganó'),
           'resign': ('abandona', 'abandonar', 'se rinde'),
           'and': ('y', 'e'),
           'a draw': ('empate',),
           'unfinished': ('inacabada', 'inacabado'),
           'then': ('luego', 'después')},
 'names': {'finished': ('terminada', 'terminado')},
 'nouns': {'player': ('jugador', 'jugadores', 'm'),
           'line': ('línea', 'líneas', 'f'),
           'turn': ('turno', 'turnos', 'm'),
           'action': ('acción', 'acciones', 'f'),
           'log': ('partida', 'partidas', 'f'),
           'point': ('punto', 'puntos', 'm')},
 'notes': {},
 'phrases': {},
 'header': {'game': ('juego',),
            'edition': ('edición',),
            'language': ('idioma', 'lengua'),
            'players': ('jugadores', 'jugador', 'jugadoras', 'jugadora'),
            'ruling': ('acuerdo', 'acuerdos'),
            'board': ('tablero',),
            'date': ('fecha',),
            'place': ('lugar',),
            'event': ('evento', 'torneo'),
            'table': ('mesa',),
            'scribe': ('escriba',),
            'title': ('título',),
            'note': ('nota',),
            'source': ('fuente',)},
 'titles': ('Spanish', 'español', 'castellano')}
