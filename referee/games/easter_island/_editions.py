"""Made by scripts/compile_editions.py from editions.yaml and sources.yaml. Do not edit."""

from typing import Final

from referee.core.edition_data import EditionsData

DATA: Final[EditionsData] = {'game': 'easter-island',
 'title': 'Easter Island',
 'values': {'statues_each': 7,
            'tokens_each': 8,
            'setup_each': 4,
            'opening_actions': 1,
            'turn_actions': 2},
 'editions': {'twilight-fr': {'title': 'Easter Island (Twilight Creations, French)',
                              'publisher': 'Twilight Creations',
                              'year': 2006,
                              'language': 'fr'}},
 'rulings': {'passing': {'asks': 'After the opening, may or must a player take two actions?',
                         'default': 'up-to-two',
                         'because': 'The text allows two actions and nowhere requires them. '
                                    'The stricter options never block a game, since a player '
                                    'with two statues can always pivot one.',
                         'touches': ['EI-TURN-5'],
                         'options': {'up-to-two': {'says': 'none, one or two actions',
                                                   'sets': {'turn_least': 0}},
                                     'at-least-one': {'says': 'one or two actions',
                                                      'sets': {'turn_least': 1}},
                                     'exactly-two': {'says': 'always two actions',
                                                     'sets': {'turn_least': 2}}}},
             'opening': {'asks': 'May the opening turn be empty?',
                         'default': 'exactly-one',
                         'because': 'The text simply states that the older player begins with '
                                    'one action.',
                         'touches': ['EI-TURN-2', 'EI-TURN-3'],
                         'options': {'exactly-one': {'says': 'the opening turn has its one '
                                                             'action',
                                                     'sets': {'opening_least': 1}},
                                     'at-most-one': {'says': 'the opening turn may be passed',
                                                     'sets': {'opening_least': 0}}}},
             'turn-order': {'asks': 'Do turns strictly alternate?',
                            'default': 'alternate',
                            'because': 'The text only implies it. The older player begins, and '
                                       'then each player has two actions a turn. For the setup '
                                       'it says so expressly.',
                            'touches': ['EI-TURN-1'],
                            'options': {'alternate': {'says': 'the players take turns one '
                                                              'after the other'}}},
             'first-player': {'asks': 'Who begins when ages are equal or unknown?',
                              'default': 'as-recorded',
                              'because': 'The text has no rule for equal ages. If the log '
                                         'gives two different ages, they are checked in any '
                                         'case.',
                              'touches': ['EI-FIRST-1'],
                              'options': {'as-recorded': {'says': 'the player whom the header '
                                                                  'names first',
                                                          'sets': {'ages_required': False}},
                                          'ages-required': {'says': 'nobody: the header has to '
                                                                    'give two different ages',
                                                            'sets': {'ages_required': True}}}},
             'setup-zone': {'asks': 'May setup statues go anywhere?',
                            'default': 'anywhere',
                            'because': 'The text names no zone, and expressly allows the '
                                       'edges.',
                            'touches': ['EI-GRID-1', 'EI-PLACE-1'],
                            'options': {'anywhere': {'says': 'any free intersection'}}},
             'edge-facing': {'asks': 'May a statue on an edge look off the island?',
                             'default': 'allowed',
                             'because': 'The nose only has to point along a line, and every '
                                        'line leads to a sun position.',
                             'touches': ['EI-GRID-2'],
                             'options': {'allowed': {'says': 'any of the four facings',
                                                     'sets': {'edge_may_look_out': True}},
                                         'forbidden': {'says': 'no statue looks off the island',
                                                       'sets': {'edge_may_look_out': False}}}},
             'move-lines': {'asks': 'May a move go along a diagonal?',
                            'default': 'orthogonal',
                            'because': 'In this text a line is a line of the grid, as for '
                                       'facings and rays. It describes no diagonal.',
                            'touches': ['EI-MOVE-4', 'EI-MOVE-5'],
                            'options': {'orthogonal': {'says': 'along rows and columns',
                                                       'sets': {'diagonals': False}},
                                        'with-diagonals': {'says': 'along diagonals too',
                                                           'sets': {'diagonals': True}}}},
             'move-distance': {'asks': 'How far does a move go?',
                               'default': 'any',
                               'because': 'The text gives no limit, and forbidding a move over '
                                          'statues would be pointless if a move were a single '
                                          'step. Public reviews agree.',
                               'touches': ['EI-MOVE-4'],
                               'options': {'any': {'says': 'any distance',
                                                   'sets': {'one_step': False}},
                                           'one-step': {'says': 'one step at a time',
                                                        'sets': {'one_step': True}}}},
             'pivot-270': {'asks': 'Is a pivot by 270 degrees the same as one by 90 the other '
                                   'way?',
                           'default': 'as-90',
                           'because': 'The text names only 90 and 180 degrees, but in either '
                                      'direction, and only the new facing matters.',
                           'touches': ['EI-PIVOT-3'],
                           'options': {'as-90': {'says': '270 one way is 90 the other',
                                                 'sets': {'pivot_270': True}},
                                       'reject': {'says': 'a pivot by 270 degrees is not '
                                                          'allowed',
                                                  'sets': {'pivot_270': False}}}},
             'token-face': {'asks': 'Which side of a token is hidden when it is laid?',
                            'default': 'colour-up',
                            'because': 'When a token has fired, it is turned over to show its '
                                       "sun. So before that the sun is hidden and the owner's "
                                       'colour is visible.',
                            'touches': ['EI-SUN-4'],
                            'options': {'colour-up': {'says': 'the sun is hidden and the '
                                                              "owner's colour is visible"}}},
             'fresh-statue': {'asks': 'When does a statue placed this turn forbid a ray?',
                              'default': 'struck',
                              'because': 'The text uses a very general word, and a statue can '
                                         'affect a ray only by being struck.',
                              'touches': ['EI-FIRE-5'],
                              'options': {'struck': {'says': 'whenever the ray strikes it',
                                                     'sets': {'only_victim_is_protected': False}},
                                          'killed': {'says': 'only when the ray would destroy '
                                                             'it',
                                                     'sets': {'only_victim_is_protected': True}}}},
             'fresh-moved': {'asks': 'Does a statue placed this turn still count as such after '
                                     'it moved or pivoted?',
                             'default': 'still-fresh',
                             'because': 'The restriction speaks of when the statue was placed. '
                                        'With two actions a turn it makes no difference.',
                             'touches': ['EI-FIRE-5'],
                             'options': {'still-fresh': {'says': 'yes',
                                                         'sets': {'fresh_after_moving': True}},
                                         'no-longer': {'says': 'no',
                                                       'sets': {'fresh_after_moving': False}}}},
             'turn-scope': {'asks': "In the restrictions on firing, is a turn one player's "
                                    'turn or a round of both players?',
                            'default': 'player-turn',
                            'because': 'The beginning of the chapter uses the same word for '
                                       "one player's turn. With the other reading, the younger "
                                       'player could not strike a statue that the older one '
                                       'has just placed.',
                            'touches': ['EI-FIRE-4', 'EI-FIRE-5'],
                            'options': {'player-turn': {'says': "one player's turn",
                                                        'sets': {'fresh_for_round': False}},
                                        'round': {'says': "the older player's turn and the "
                                                          "younger one's after it",
                                                  'sets': {'fresh_for_round': True}}}},
             'empty-fire': {'asks': 'May a token fire along a line without a statue?',
                            'default': 'allowed',
                            'because': 'No restriction mentions it. If it were forbidden, the '
                                       'sixteen tokens could never all be spent, since at most '
                                       'ten statues can be destroyed.',
                            'touches': ['EI-RAY-8'],
                            'options': {'allowed': {'says': 'yes, and the token is spent',
                                                    'sets': {'empty_fire': True}},
                                        'forbidden': {'says': 'no',
                                                      'sets': {'empty_fire': False}}}},
             'end-check': {'asks': 'Does the game end as soon as a player has one statue left, '
                                   'or at the end of the turn?',
                           'default': 'immediate',
                           'because': 'The text ends the game when it happens, whatever is in '
                                      'reserve. At the end of the turn both players might have '
                                      'one statue, and nobody would win.',
                           'touches': ['EI-END-1', 'EI-END-3', 'EI-RESULT-1'],
                           'options': {'immediate': {'says': 'after each ray',
                                                     'sets': {'end_at_once': True}},
                                       'end-of-turn': {'says': 'when the turn is over',
                                                       'sets': {'end_at_once': False}}}},
             'all-fired': {'asks': 'The text speaks of a ray from each of twenty positions, '
                                   'but there are sixteen tokens. When have all fired?',
                           'default': 'sixteen-tokens',
                           'because': 'In brackets the same sentence speaks of all tokens laid '
                                      'and turned over. Taken literally, it could never '
                                      'happen.',
                           'touches': ['EI-END-2'],
                           'options': {'sixteen-tokens': {'says': 'when all sixteen tokens are '
                                                                  'spent',
                                                          'sets': {'spent_tokens_end': 16}},
                                       'literal-20': {'says': 'when twenty are spent, which '
                                                              'never happens',
                                                      'sets': {'spent_tokens_end': 20}}}},
             'all-fired-timing': {'asks': 'Does the last token end the game at once, or after '
                                          'the turn?',
                                  'default': 'immediate',
                                  'because': 'It is worded like the main ending. Otherwise a '
                                             'placement after it could decide a tie.',
                                  'touches': ['EI-END-2', 'EI-END-3', 'EI-RESULT-3'],
                                  'options': {'immediate': {'says': 'at once',
                                                            'sets': {'all_fired_at_once': True}},
                                              'end-of-turn': {'says': 'when the turn is over',
                                                              'sets': {'all_fired_at_once': False}}}},
             'tie-break': {'asks': 'Does the last placement count if the statue was destroyed, '
                                   'or was placed in the setup?',
                           'default': 'any-placement',
                           'because': 'The text only speaks of placing a statue, without any '
                                      'condition, and setup statues are placed too.',
                           'touches': ['EI-RESULT-3'],
                           'options': {'any-placement': {'says': 'any placement counts',
                                                         'sets': {'survivors_break_ties': False}},
                                       'survivors-only': {'says': 'the latest placed of the '
                                                                  'statues still standing',
                                                          'sets': {'survivors_break_ties': True}}}},
             'resignation': {'asks': 'May a player give up?',
                             'default': 'not-a-rule',
                             'because': 'The text has only two endings. A resignation is '
                                        'noted, and the game is unfinished.',
                             'touches': ['EI-END-4', 'EI-RESULT-1'],
                             'options': {'not-a-rule': {'says': 'no: it is noted, and the game '
                                                                'stays unfinished',
                                                        'sets': {'resignation_counts': False}},
                                         'accepted': {'says': 'yes, and the other player wins',
                                                      'sets': {'resignation_counts': True}}}},
             'endless': {'asks': 'What stops a game that repeats itself?',
                         'default': 'no-limit',
                         'because': 'No rule does. When the log ends, the game is unfinished.',
                         'touches': ['EI-END-4'],
                         'options': {'no-limit': {'says': 'nothing'}}},
             'after-violation': {'asks': 'What happens after an illegal action?',
                                 'default': 'as-played',
                                 'because': 'The text describes no penalty and no taking back. '
                                            'The players have usually played on, and a reader '
                                            'wants to see every finding.',
                                 'touches': [],
                                 'options': {'as-played': {'says': 'the replay follows what '
                                                                   'was physically done',
                                                           'sets': {'after_violation': 'as-played'}},
                                             'stop': {'says': 'the replay stops and there is '
                                                              'no result',
                                                      'sets': {'after_violation': 'stop'}},
                                             'skip': {'says': 'the action is left out',
                                                      'sets': {'after_violation': 'skip'}}}}}}

SECTIONS: Final[dict[str, dict[str, str]]] = {'twilight-fr': {'SUBTITLE': 'subtitle',
                 'PIECES': 'MATERIEL DE JEU',
                 'SETUP-1': 'INSTALLATION DU JEU, 1',
                 'SETUP-2': 'INSTALLATION DU JEU, 2',
                 'PLAY': 'LE JEU, opening',
                 'PLAY-IMPLIED': 'LE JEU, opening (implied)',
                 'ACTIONS': 'LE JEU, list of actions',
                 'ACTION-1': 'LE JEU, action 1',
                 'ACTION-2': 'LE JEU, action 2',
                 'ACTION-3': 'LE JEU, action 3',
                 'ACTION-4': 'LE JEU, action 4',
                 'ACTION-4-IMPLIED': 'LE JEU, action 4 (implied)',
                 'ACTION-5': 'LE JEU, action 5',
                 'ACTIONS-1-3': 'LE JEU, actions 1 and 3',
                 'ACTIONS-2-5': 'LE JEU, actions 2 and 5',
                 'RESTRICTION-1': 'LE JEU, Restrictions, 1st point',
                 'RESTRICTION-2': 'LE JEU, Restrictions, 2nd point',
                 'RAY': 'Effets des rayons solaires, 1st paragraph',
                 'RAY-SIDE': 'Effets des rayons solaires, Par les côtés',
                 'RAY-FRONT': 'Effets des rayons solaires, De face',
                 'RAY-BACK': 'Effets des rayons solaires, Par derrière',
                 'CONDITION-1': 'condition 1',
                 'CONDITION-2': 'Une statue est détruite, condition 2',
                 'CONDITION-3': 'Une statue est détruite, condition 3',
                 'CONDITIONS-SILENT': 'silence of the three conditions',
                 'REMOVED': 'Une statue est détruite, last lines',
                 'ONE-EACH': 'Une statue est détruite, last line',
                 'PICTURE-B': 'Illustration B',
                 'PICTURE-C': 'Illustration C',
                 'PICTURE-D': 'Illustration D',
                 'PICTURE-E': 'Illustration E',
                 'END': 'FIN DE LA PARTIE',
                 'END-1': 'FIN DE LA PARTIE, 1st paragraph',
                 'END-2': 'FIN DE LA PARTIE, 2nd paragraph',
                 'END-ARITHMETIC': 'FIN DE LA PARTIE (arithmetic)',
                 'RARE': 'FIN DE LA PARTIE, Cas très rare',
                 'RARE-LAST': 'FIN DE LA PARTIE, Cas très rare, last sentence',
                 'RARE-HEADING': 'Cas très rare',
                 'REVIEWS': 'distance from public reviews'}}
