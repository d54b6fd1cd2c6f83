"""Made by scripts/catalogues.py from fr.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'situation.hand': 'jetons en main : {hands}',
 'situation.empty': '{place} libre',
 'situation.statue': '{point} ({player}, vers {facing:le})',
 'situation.spent': '{sun} {player} retourné',
 'situation.ready': '{sun} {player} prêt',
 'situation.misses': 'le rayon part vers {direction:le} et ne rencontre rien sur ses {number} '
                     'intersections',
 'situation.strikes': 'le rayon part vers {direction:le} et frappe {hits}',
 'situation.on-back': '{statue} par derrière',
 'situation.on-left': '{statue} par son côté gauche',
 'situation.on-front': '{statue} de face',
 'situation.on-right': '{statue} par son côté droit',
 'how.front': 'frappée de face',
 'how.back': 'frappée par derrière',
 'how.last-turn': "la dernière à avoir renvoyé le rayon avant qu'il ne quitte l'île",
 'how.second-side': 'frappée une deuxième fois, par son autre côté',
 'how.only-turn': "la seule à avoir renvoyé le rayon avant qu'il ne quitte l'île",
 'no-statue': 'aucune statue',
 'note.resigned': '{player} a abandonné ; la règle ne prévoit pas cette fin',
 'how.not-over': "la partie n'est pas terminée",
 'how.resigned': '{loser} a abandonné',
 'how.none-left': "aucun joueur n'a plus deux statues",
 'how.one-left': "il ne restait qu'une seule statue à {loser}",
 'how.majority': 'tous les jetons ont projeté leur rayon, et {winner} a {most} {most|statue|statues} '
                 'contre {least}',
 'how.last-placer': 'tous les jetons ont projeté leur rayon, chacun a {each} {each|statue|statues}, et '
                    "c'est {winner} qui en a posé une en dernier",
 'moment.turn': 'tour {turn}',
 'moment.action': 'tour {turn}, action {action}',
 'score.statue': '{point} {facing} (statue {number})',
 'score.earlier': '{number} avant la situation donnée',
 'label.statues': "statues sur l'île",
 'label.reserve': 'statues en réserve',
 'label.destroyed': 'statues détruites',
 'label.hand': 'jetons en main',
 'label.ready': 'jetons prêts',
 'label.spent': 'jetons retournés',
 'label.latest': 'rang de sa dernière pose',
 'score.unclear': '{number} à un endroit que la feuille ne précise pas',
 'score.own-fire': '{point} (statue {number}) : tour {turn}, rayon {player:de} parti de {sun} (son '
                   'propre rayon), {rule}',
 'score.enemy-fire': '{point} (statue {number}) : tour {turn}, rayon {player:de} parti de {sun} (rayon '
                     'adverse), {rule}',
 'score.none': 'aucune',
 'score.setup': 'installation',
 'score.given': 'avant la situation donnée',
 'cause.statue': 'statue {number} en {point}',
 'tally.statues': "Combien de statues reste-t-il à {player} sur l'île ?",
 'tally.statue-words': 'statue, statues, moai, moais, moaï, moaïs',
 'tally.spent': 'Combien de jetons soleil {player:de} sont retournés ?',
 'tally.token-words': 'jeton, jetons, jeton soleil, jetons soleil',
 'tally.last': 'Qui a posé une statue en dernier ?',
 'drawing.point': '{point}',
 'drawing.sun': 'position de jeton {sun}, vide',
 'drawing.statue': '{point} : statue {owner:de}, regard vers {facing}',
 'drawing.guessed': '{point} : statue {owner:de} ; la feuille ne dit pas où elle regarde',
 'drawing.ready': '{sun} : jeton soleil {owner:de}, prêt',
 'drawing.spent': '{sun} : jeton soleil {owner:de}, retourné',
 'drawing.reserve': '{owner}, en réserve : {count}',
 'drawing.hand': '{owner}, jetons en main : {count}',
 'drawing.destroyed': '{owner}, statues détruites : {count}',
 'drawing.in reserve': 'réserve',
 'drawing.in hand': 'jetons',
 'drawing.lost': 'détruites',
 'drawing.in turn': "c'est au tour {name:de}",
 'drawing.ray line': 'le rayon parti de {sun}',
 'drawing.ray goes': 'Le rayon part de {sun} vers {way}.',
 'drawing.ray turns': 'La statue {owner:de} en {point} le renvoie vers {way}.',
 'drawing.ray destroys': 'Il détruit la statue {owner:de} en {point}.',
 'drawing.ray leaves': "Il sort de l'île en {sun} et détruit la dernière statue touchée : celle "
                       '{owner:de} en {point}.',
 'drawing.ray strikes nothing': "Il ne touche rien et sort de l'île en {sun}.",
 'drawing.older': '{mark} {name} (1er joueur)',
 'drawing.younger': '{mark} {name}',
 'drawing.legend': "^ > v < regard d'une statue ;  a+ b+ jetons prêts,  a* b* jetons retournés",
 'drawing.statues': "statues : {standing} sur l'île, {reserve} en réserve, {lost} "
                    '{lost|détruite|détruites}',
 'drawing.tokens': 'jetons :  {hand} en main, {ready} {ready|prêt|prêts}, {spent} '
                   '{spent|retourné|retournés}',
 'drawing.unplaced': ' (dont {count} on ne sait où)',
 'drawing.unplaced things': 'place inconnue : {statues} {statues|statue|statues}, {tokens} '
                            '{tokens|jeton|jetons}',
 'drawing.victim': 'détruite par le rayon : statue {owner:de} en {point}',
 'drawing.setup': 'Installation : {placed} {placed|statue posée|statues posées} sur {all}, {name} pose '
                  'la suivante',
 'drawing.position': 'Une situation est en cours de saisie',
 'drawing.over': 'La partie est terminée',
 'drawing.turn': 'Tour {turn} : {name}, {done} {done|action effectuée|actions effectuées} sur '
                 '{allowed}',
 'drawing.described': 'Easter Island. {turn}. {first}. {second}.',
 'drawing.described player': '{name} : statues {statues} ; {reserve} en réserve, {lost} '
                             '{lost|détruite|détruites} ; jetons soleil {tokens}',
 'drawing.described statue': '{point} vers {facing}',
 'drawing.none': 'aucun',
 'drawing.north': 'le nord',
 'drawing.east': "l'est",
 'drawing.south': 'le sud',
 'drawing.west': "l'ouest",
 'drawing.part set-up': 'Installation',
 'drawing.part play': 'Tours de jeu',
 'game.title': 'Easter Island',
 'expected._DESTROYED': "l'effet du rayon (`c3 détruite`, `rien détruit` ou `touche b4 d4`)",
 'expected.POINT': 'une intersection (a1 à e5)',
 'expected.FACING': 'une orientation (nord, est, sud ou ouest)',
 'expected.SUN': 'une position de jeton (N-a à N-e, E-1 à E-5, S-a à S-e, O-1 à O-5)',
 'expected.SUN_AWAY': 'une position de jeton (N-a à N-e, E-1 à E-5, S-a à S-e, O-1 à O-5)',
 'expected.NUMBER': 'un nombre',
 'expected.NUMBER_OF': 'un nombre',
 'expected.WAY': 'un sens (gauche ou droite)',
 'expected.READY': '`prêt` ou `retourné`',
 'aside.reflected by': "`{word}` ne s'écrit pas : nommez dans l'ordre toutes les statues que le rayon "
                       'a touchées, comme dans `{write}`',
 'aside.turned statue': "`{word}` peut vouloir dire un demi-tour d'une statue, `{write}` ; un jeton "
                        "s'écrit par sa position, avec un trait d'union",
 'aside.half turn': "un demi-tour s'écrit en degrés : `{write}`",
 'aside.struck side': "`{word}` découle de l'orientation de la statue : ne l'écrivez pas",
 'units.statues': "{number|statue sur l'île|statues sur l'île}",
 'units.reserve': '{number|statue en réserve|statues en réserve}',
 'units.destroyed': '{number|statue détruite|statues détruites}',
 'units.hand': '{number|jeton en main|jetons en main}',
 'units.ready': '{number|jeton prêt|jetons prêts}',
 'units.spent': '{number|jeton retourné|jetons retournés}',
 'units.latest': '{number|pose dans la partie, la sienne comprise|poses dans la partie, sa dernière '
                 'comprise}',
 'edition.twilight-fr': 'Easter Island (Twilight Creations, français)',
 'ruling.passing.asks': "Après l'ouverture, un joueur peut-il ou doit-il faire deux actions ?",
 'ruling.passing.because': 'Le texte permet deux actions et ne les exige nulle part. Les options plus '
                           'strictes ne bloquent jamais une partie, car un joueur qui a deux statues '
                           'peut toujours en faire pivoter une.',
 'ruling.passing.option.up-to-two': 'aucune, une ou deux actions',
 'ruling.passing.option.at-least-one': 'une ou deux actions',
 'ruling.passing.option.exactly-two': 'toujours deux actions',
 'ruling.opening.asks': "Le tour d'ouverture peut-il être vide ?",
 'ruling.opening.because': 'Le texte dit simplement que le plus âgé commence par une action.',
 'ruling.opening.option.exactly-one': "le tour d'ouverture comporte son action",
 'ruling.opening.option.at-most-one': "on peut passer le tour d'ouverture",
 'ruling.turn-order.asks': 'Les tours alternent-ils strictement ?',
 'ruling.turn-order.because': 'Le texte le laisse seulement entendre : le plus âgé commence, puis '
                              "chacun a deux actions par tour. Pour l'installation, il le dit "
                              'expressément.',
 'ruling.turn-order.option.alternate': "les joueurs jouent l'un après l'autre",
 'ruling.first-player.asks': 'Qui commence si les âges sont égaux ou inconnus ?',
 'ruling.first-player.because': 'Le texte ne prévoit rien pour des âges égaux. Si la feuille donne '
                                'deux âges différents, ils sont vérifiés dans tous les cas.',
 'ruling.first-player.option.as-recorded': "celui que l'en-tête nomme en premier",
 'ruling.first-player.option.ages-required': "personne : l'en-tête doit donner deux âges différents",
 'ruling.setup-zone.asks': "À l'installation, peut-on poser les statues n'importe où ?",
 'ruling.setup-zone.because': 'Le texte ne délimite aucune zone et autorise expressément les bords.',
 'ruling.setup-zone.option.anywhere': 'toute intersection libre',
 'ruling.edge-facing.asks': "Une statue du bord peut-elle regarder hors de l'île ?",
 'ruling.edge-facing.because': 'Le nez doit seulement suivre une ligne, et chaque ligne mène à une '
                               'position de jeton.',
 'ruling.edge-facing.option.allowed': "n'importe laquelle des quatre orientations",
 'ruling.edge-facing.option.forbidden': "aucune statue ne regarde hors de l'île",
 'ruling.move-lines.asks': 'Peut-on se déplacer en diagonale ?',
 'ruling.move-lines.because': 'Dans ce texte, une ligne est une ligne de la grille, comme pour les '
                              "orientations et les rayons. Aucune diagonale n'y est décrite.",
 'ruling.move-lines.option.orthogonal': 'le long des rangées et des colonnes',
 'ruling.move-lines.option.with-diagonals': 'le long des diagonales aussi',
 'ruling.move-distance.asks': "Jusqu'où va un déplacement ?",
 'ruling.move-distance.because': 'Le texte ne donne pas de limite, et interdire de passer au-dessus '
                                 "des statues n'aurait pas de sens si un déplacement était d'un seul "
                                 'pas. Les critiques publiées sont du même avis.',
 'ruling.move-distance.option.any': "aussi loin que l'on veut",
 'ruling.move-distance.option.one-step': 'un pas à la fois',
 'ruling.pivot-270.asks': "Pivoter de 270 degrés, est-ce pivoter de 90 dans l'autre sens ?",
 'ruling.pivot-270.because': 'Le texte ne cite que 90 et 180 degrés, mais dans un sens ou dans '
                             "l'autre, et seule compte la nouvelle orientation.",
 'ruling.pivot-270.option.as-90': "270 dans un sens valent 90 dans l'autre",
 'ruling.pivot-270.option.reject': 'on ne pivote pas de 270 degrés',
 'ruling.token-face.asks': 'Quelle face du jeton est cachée quand on le pose ?',
 'ruling.token-face.because': 'Un jeton qui a projeté son rayon est retourné pour montrer son soleil. '
                              'Avant cela, le soleil est donc caché et la couleur du joueur visible.',
 'ruling.token-face.option.colour-up': 'le soleil est caché et la couleur du joueur visible',
 'ruling.fresh-statue.asks': 'Quand une statue posée ce tour-ci interdit-elle un rayon ?',
 'ruling.fresh-statue.because': "Le texte emploie un mot très général, et une statue n'agit sur un "
                                'rayon que si elle est frappée.',
 'ruling.fresh-statue.option.struck': 'dès que le rayon la frappe',
 'ruling.fresh-statue.option.killed': 'seulement quand le rayon devrait la détruire',
 'ruling.fresh-moved.asks': 'Une statue posée ce tour-ci compte-t-elle encore comme telle après avoir '
                            'été déplacée ou pivotée ?',
 'ruling.fresh-moved.because': 'La restriction parle du moment où la statue a été posée. Avec deux '
                               'actions par tour, cela ne change rien.',
 'ruling.fresh-moved.option.still-fresh': 'oui',
 'ruling.fresh-moved.option.no-longer': 'non',
 'ruling.turn-scope.asks': "Dans les restrictions sur les rayons, un tour est-il celui d'un joueur ou "
                           'celui des deux ?',
 'ruling.turn-scope.because': "Le début du chapitre emploie le même mot pour le tour d'un joueur. Avec "
                              "l'autre lecture, le plus jeune ne pourrait pas frapper une statue que "
                              'le plus âgé vient de poser.',
 'ruling.turn-scope.option.player-turn': "le tour d'un seul joueur",
 'ruling.turn-scope.option.round': 'le tour du plus âgé et celui du plus jeune qui le suit',
 'ruling.empty-fire.asks': "Un jeton peut-il projeter un rayon le long d'une ligne sans statue ?",
 'ruling.empty-fire.because': "Aucune restriction n'en parle. Si c'était interdit, les seize jetons ne "
                              'pourraient jamais être tous retournés, puisque dix statues au plus '
                              'peuvent être détruites.',
 'ruling.empty-fire.option.allowed': 'oui, et le jeton est retourné',
 'ruling.empty-fire.option.forbidden': 'non',
 'ruling.end-check.asks': "La partie finit-elle dès qu'un joueur n'a plus qu'une statue, ou à la fin "
                          'du tour ?',
 'ruling.end-check.because': 'Le texte arrête la partie au moment où cela arrive, quelle que soit la '
                             "réserve. À la fin du tour, les deux joueurs pourraient n'avoir qu'une "
                             'statue, et personne ne gagnerait.',
 'ruling.end-check.option.immediate': 'après chaque rayon',
 'ruling.end-check.option.end-of-turn': 'à la fin du tour',
 'ruling.all-fired.asks': "Le texte parle d'un rayon parti de chacune des vingt positions, mais il n'y "
                          'a que seize jetons. Quand ont-ils tous projeté leur rayon ?',
 'ruling.all-fired.because': 'Entre parenthèses, la même phrase parle de tous les jetons posés et '
                             "retournés. Prise à la lettre, elle ne pourrait jamais s'appliquer.",
 'ruling.all-fired.option.sixteen-tokens': 'quand les seize jetons sont retournés',
 'ruling.all-fired.option.literal-20': "quand vingt jetons sont retournés, ce qui n'arrive jamais",
 'ruling.all-fired-timing.asks': 'Le dernier jeton met-il fin à la partie aussitôt, ou après le tour ?',
 'ruling.all-fired-timing.because': "C'est formulé comme la fin principale. Sinon, une pose faite "
                                    'ensuite pourrait départager les joueurs.',
 'ruling.all-fired-timing.option.immediate': 'aussitôt',
 'ruling.all-fired-timing.option.end-of-turn': 'à la fin du tour',
 'ruling.tie-break.asks': 'La dernière pose compte-t-elle si la statue a été détruite, ou posée à '
                          "l'installation ?",
 'ruling.tie-break.because': 'Le texte parle seulement de poser une statue, sans condition, et les '
                             "statues de l'installation sont posées elles aussi.",
 'ruling.tie-break.option.any-placement': 'toute pose compte',
 'ruling.tie-break.option.survivors-only': 'la dernière posée parmi les statues encore debout',
 'ruling.resignation.asks': 'Un joueur peut-il abandonner ?',
 'ruling.resignation.because': 'Le texte ne connaît que deux fins. Un abandon est noté, et la partie '
                               'reste inachevée.',
 'ruling.resignation.option.not-a-rule': "non : l'abandon est noté, et la partie reste inachevée",
 'ruling.resignation.option.accepted': "oui, et l'autre joueur gagne",
 'ruling.endless.asks': "Qu'est-ce qui arrête une partie qui se répète ?",
 'ruling.endless.because': "Aucune règle ne le fait. Quand la feuille s'arrête, la partie est "
                           'inachevée.',
 'ruling.endless.option.no-limit': 'rien',
 'ruling.after-violation.asks': 'Que se passe-t-il après une action interdite ?',
 'ruling.after-violation.because': 'Le texte ne prévoit ni pénalité ni retour en arrière. En général '
                                   "les joueurs ont continué, et l'on veut voir toutes les fautes.",
 'ruling.after-violation.option.as-played': "la partie est rejouée telle qu'elle a été jouée sur le "
                                            'plateau',
 'ruling.after-violation.option.stop': "on s'arrête là, sans résultat",
 'ruling.after-violation.option.skip': "l'action est ignorée",
 'source.subtitle': 'sous-titre',
 'source.opening': 'début',
 'source.implied': 'implicite',
 'source.list of actions': 'liste des actions',
 'source.action 1': 'action 1',
 'source.action 2': 'action 2',
 'source.action 3': 'action 3',
 'source.action 4': 'action 4',
 'source.action 5': 'action 5',
 'source.actions 1 and 3': 'actions 1 et 3',
 'source.actions 2 and 5': 'actions 2 et 5',
 'source.1st point': '1er point',
 'source.2nd point': '2e point',
 'source.1st paragraph': '1er paragraphe',
 'source.condition 1': 'condition 1',
 'source.condition 2': 'condition 2',
 'source.condition 3': 'condition 3',
 'source.silence of the three conditions': 'silence des trois conditions',
 'source.last lines': 'dernières lignes',
 'source.last line': 'dernière ligne',
 'source.2nd paragraph': '2e paragraphe',
 'source.arithmetic': 'simple calcul',
 'source.last sentence': 'dernière phrase',
 'source.distance from public reviews': "distance d'après les critiques publiées",
 'EI-PLAYERS-1.title': 'Deux joueurs, deux couleurs',
 'EI-PLAYERS-1.law': 'Il y a exactement deux joueurs, de noms et de couleurs différents. Chaque ligne '
                     "de la feuille appartient à l'un d'eux.",
 'EI-PLAYERS-1.count': "Easter Island se joue à deux, mais l'en-tête nomme {number} "
                       '{number|joueur|joueurs} (les noms sont séparés par des virgules)',
 'EI-PLAYERS-1.name': "les deux joueurs s'appellent {name} : impossible de savoir à qui est chaque "
                      'ligne',
 'EI-PLAYERS-1.colour': '{first} et {second} jouent tous les deux la même couleur : `{colour}`',
 'EI-PLAYERS-1.stranger': '{name} ne joue pas : les joueurs sont {players}{hint}',
 'EI-FIRST-1.title': "Le plus âgé commence l'installation",
 'EI-FIRST-1.law': "Le joueur nommé en premier dans l'en-tête est le plus âgé et pose la première "
                   "statue. Si l'en-tête donne les âges, ils doivent le confirmer.",
 'EI-FIRST-1.turn': 'le joueur le plus âgé pose la première statue : {older}, pas {player}',
 'EI-FIRST-1.ages': "l'en-tête nomme d'abord le joueur le plus âgé, mais {older} a {first} ans et "
                    '{younger} en a {second}',
 'EI-FIRST-1.missing': "cette table exige deux âges différents dans l'en-tête",
 'EI-FIRST-1.asked': "si `{said}` est l'âge {player:de}, écrivez le nombre seul entre parenthèses "
                     'derrière le nom : les âges seront comparés',
 'EI-SETUP-2.title': "L'installation d'abord, et rien que des statues",
 'EI-SETUP-2.law': "Tant que huit statues ne sont pas debout, les joueurs ne font qu'en poser : ni "
                   'jeton, ni pivot, ni déplacement, ni rayon. On peut donner une situation au lieu '
                   "d'une installation. Elle est complète avant le début du jeu.",
 'EI-SETUP-2.setup': "l'installation n'est pas finie : {due} a posé {placed} {placed|statue|statues} "
                     'sur {each}',
 'EI-SETUP-2.position': "la situation n'est pas complète : écrivez qui commence quel tour",
 'EI-SETUP-2.late': "une situation remplace l'installation ; on ne peut pas la donner au milieu de "
                    'celle-ci',
 'EI-SETUP-2.twice-statues': 'les statues {player:de} sont déjà notées',
 'EI-SETUP-2.twice-tokens': 'ces jetons {player:de} sont déjà notés',
 'EI-SETUP-2.where': 'la partie continue à partir de cette situation : notez où se trouve chaque '
                     'statue et chaque jeton',
 'EI-SETUP-2.empty': 'écrivez `situation: fin` sous les statues et les jetons des deux joueurs',
 'EI-SETUP-2.placer': 'tous les jetons sont retournés et les deux joueurs ont {each} statues : celui '
                      'qui a posé une statue en dernier gagne. Notez `posé en dernier` pour ce joueur',
 'EI-SETUP-2.last': "la feuille dit déjà que c'est {other} qui a posé en dernier",
 'EI-SETUP-1.title': "À l'installation, on alterne",
 'EI-SETUP-1.law': "Chaque joueur pose une statue d'installation à son tour, en commençant par le plus "
                   'âgé.',
 'EI-SETUP-1': "à l'installation, on alterne : c'est à {due} de poser une statue, pas à {player}",
 'EI-SETUP-3.title': "Quatre statues chacun à l'installation, pas cinq",
 'EI-SETUP-3.law': "L'installation est finie quand chaque joueur a quatre statues sur l'île. Une "
                   "statue de plus coûte une action d'un tour.",
 'EI-SETUP-3': "l'installation est finie : chaque joueur a posé {each} statues, et une de plus coûte "
               'une action (`place`)',
 'EI-FIRST-2.title': 'Le plus âgé joue le premier tour',
 'EI-FIRST-2.law': "Le premier tour après l'installation est celui du joueur le plus âgé.",
 'EI-FIRST-2': 'le joueur le plus âgé joue le premier tour : {older}, pas {player}',
 'EI-TURN-1.title': "Les tours alternent, et chacun n'agit qu'à son tour",
 'EI-TURN-1.law': "Après le tour d'ouverture, les joueurs alternent. Personne n'agit pendant le tour "
                  "de l'autre, et personne n'a deux tours de suite.",
 'EI-TURN-1.turn': "c'est le tour {due:de}, pas {player:de} (les deux actions d'un tour s'écrivent sur "
                   'une seule ligne)',
 'EI-TURN-1.begin': 'le tour {turn} est à {due} : le joueur le plus âgé a les tours impairs',
 'EI-TURN-2.title': "Le tour d'ouverture a une action, pas deux",
 'EI-TURN-2.law': 'Le premier tour de la partie est une seule action.',
 'EI-TURN-2.taken': "le tour d'ouverture n'a qu'une action, et {player} l'a faite",
 'EI-TURN-2.passed': '{player} a passé, ce tour est donc fini',
 'EI-TURN-3.title': "Le tour d'ouverture n'est pas vide",
 'EI-TURN-3.law': 'Le plus âgé commence en faisant une action ; on ne peut pas passer le tour '
                  "d'ouverture.",
 'EI-TURN-3': '{player} ouvre la partie et doit faire une action',
 'EI-TURN-4.title': 'Deux actions au plus',
 'EI-TURN-4.law': 'Un tour ne comporte pas plus de deux actions.',
 'EI-TURN-4.taken': '{player} a déjà fait {most} actions pendant ce tour',
 'EI-TURN-4.passed': '{player} a passé, ce tour est donc fini',
 'EI-TURN-5.title': "Assez d'actions dans un tour",
 'EI-TURN-5.law': "La règle permet deux actions et ne dit pas qu'il faut faire les deux : sauf "
                  'convention contraire, aucune, une ou deux sont permises, et un tour court ne donne '
                  "qu'une remarque. Une table peut en exiger davantage.",
 'EI-TURN-5.none': "{player} n'a fait aucune action, mais cette table en exige au moins une à chaque "
                   'tour',
 'EI-TURN-5.too few': '{player} a fait {done} {done|action|actions} sur les {least} que cette table '
                      'exige',
 'EI-TURN-5.short': '{player} a fait {done} {done|action|actions} sur {most} ; écrivez `passe` si '
                    "c'est bien ce qui s'est passé",
 'EI-SUN-5.title': 'Un jeton ne se déplace pas et ne se reprend pas',
 'EI-SUN-5.law': "Un jeton soleil, prêt ou retourné, reste où il a été posé jusqu'à la fin de la "
                 'partie.',
 'EI-SUN-5': 'un jeton soleil reste où il a été posé',
 'EI-TURN-6.title': "Les cinq actions, et rien d'autre",
 'EI-TURN-6.law': 'Les cinq actions sont : poser une statue, poser un jeton soleil, pivoter, déplacer '
                  "et projeter un rayon. On ne peut rien faire d'autre pendant un tour.",
 'EI-TURN-6.deed': "`{text}` n'est pas l'une des cinq actions : place, soleil, pivote, déplace, "
                   'projette',
 'EI-TURN-6.given': 'une situation se donne avant le début du jeu, pas au milieu de la partie',
 'EI-GRID-1.title': "L'intersection existe",
 'EI-GRID-1.law': 'Les statues se placent sur les 25 intersections, de a1 à e5, bords et coins '
                  'compris, et nulle part ailleurs.',
 'EI-GRID-1': "il n'y a pas d'intersection {word} : les colonnes vont de a à e, les rangées de 1 à 5",
 'EI-GRID-2.title': 'Quatre orientations seulement',
 'EI-GRID-2.law': "Une statue regarde le long d'une ligne de la grille : nord, est, sud ou ouest, "
                  'jamais en diagonale.',
 'EI-GRID-2.unknown': "une statue regarde vers le nord, l'est, le sud ou l'ouest, pas « {word} »",
 'EI-GRID-2.missing': 'il manque une orientation : nord, est, sud ou ouest',
 'EI-GRID-2.way': 'un pivot de {degrees} degrés va à gauche ou à droite : dites lequel',
 'EI-GRID-2.edge': "une statue en {point} ne peut pas regarder vers {facing:le}, hors de l'île "
                   '(décision de cette table)',
 'EI-GRID-2.angle': 'une statue tourne par quarts de tour, pas de {degrees} degrés',
 'EI-GRID-3.title': 'La position de jeton existe',
 'EI-GRID-3.law': 'Il y a vingt positions de jetons : N-a à N-e, E-1 à E-5, S-a à S-e et O-1 à O-5.',
 'EI-GRID-3': "il n'y a pas de position {word} : les colonnes a à e vont avec N et S, les rangées 1 à "
              '5 avec E et O',
 'EI-PLACE-3.title': 'Une statue de sa couleur',
 'EI-PLACE-3.law': 'Un joueur ne pose que des statues de sa couleur.',
 'EI-PLACE-3': '{player} ne peut pas poser une statue {owner:de}',
 'EI-PLACE-4.title': 'Une nouvelle statue',
 'EI-PLACE-4.law': "Une statue que l'on pose vient de la réserve. Elle n'est pas encore sur l'île et "
                   "n'a pas été détruite.",
 'EI-PLACE-4.none': "{player} a les statues 1 à {most} ; il n'y a pas de statue {number}",
 'EI-PLACE-4.standing': 'la statue {number} {player:de} est déjà en {point}',
 'EI-PLACE-4.destroyed': 'la statue {number} {player:de} a été détruite et ne peut pas revenir',
 'EI-PLACE-2.title': "La réserve n'est pas vide",
 'EI-PLACE-2.law': 'Un joueur a sept statues pour toute la partie, dont quatre servent à '
                   "l'installation. Une statue détruite ne retourne pas en réserve.",
 'EI-PLACE-2.none': "{player} n'a plus de statue en réserve : {standing} sur l'île, {lost} "
                    '{lost|détruite|détruites}',
 'EI-PLACE-2.many': "{player} a {each} statues en tout : {count} sur l'île et {lost} "
                    "{lost|détruite|détruites}, c'est trop",
 'EI-PLACE-2.lost': '{player} a {each} statues en tout et ne peut pas en avoir perdu {count} de plus : '
                    "{standing} sur l'île, {lost} {lost|détruite|détruites}",
 'EI-PLACE-1.title': 'Une intersection libre',
 'EI-PLACE-1.law': "On pose une statue sur une intersection où ne se trouve aucune statue, de l'une ou "
                   "l'autre couleur.",
 'EI-PLACE-1': 'une statue {owner:de}, tournée vers {facing:le}, est déjà en {point}',
 'EI-SUN-3.title': 'Son propre jeton',
 'EI-SUN-3.law': 'Un joueur ne pose que ses propres jetons soleil.',
 'EI-SUN-3': '{player} ne peut pas poser un jeton {owner:de}',
 'EI-SUN-4.title': 'Un jeton se pose prêt',
 'EI-SUN-4.law': 'Un jeton se pose avec son soleil caché, prêt à projeter un rayon plus tard ; il '
                 "n'est jamais posé déjà retourné.",
 'EI-SUN-4': 'un jeton se pose prêt, avec son soleil caché, mais celui-ci a été posé retourné',
 'EI-SUN-2.title': 'Huit jetons chacun',
 'EI-SUN-2.law': "Un joueur pose au plus huit jetons soleil dans la partie ; projeter un rayon n'en "
                 'rend pas.',
 'EI-SUN-2.laid': '{player} a déjà posé ses {each} jetons soleil',
 'EI-SUN-2.many': '{player} a {each} jetons soleil en tout, pas {number}',
 'EI-SUN-1.title': 'Une position libre',
 'EI-SUN-1.law': "On pose un jeton sur une position où il n'y en a aucun, ni prêt ni retourné, d'aucun "
                 'joueur.',
 'EI-SUN-1': 'un jeton {face} {owner:de} est déjà en {sun}',
 'EI-FIRE-1.title': 'Un jeton se trouve là',
 'EI-FIRE-1.law': "Un rayon part d'un jeton soleil. On ne peut pas en projeter depuis une position "
                  'vide.',
 'EI-FIRE-1.none': "il n'y a pas de jeton en {sun}",
 'EI-FIRE-1.found': "d'après la feuille, il n'y a pas de jeton en {sun} ; ce doit être un jeton dont "
                    'elle ne précise pas la position',
 'EI-FIRE-2.title': 'Son propre jeton',
 'EI-FIRE-2.law': "Un joueur ne projette de rayon qu'avec ses propres jetons.",
 'EI-FIRE-2': 'le jeton en {sun} est à {owner}',
 'EI-FIRE-3.title': "Un jeton ne projette qu'un rayon",
 'EI-FIRE-3.law': "Un jeton projette un seul rayon dans la partie, même si son rayon n'a rien frappé.",
 'EI-FIRE-3': 'le jeton en {sun} a déjà projeté son rayon',
 'EI-FIRE-4.title': 'Pas un jeton posé ce tour-ci',
 'EI-FIRE-4.law': "Un jeton projette son rayon lors d'un tour suivant, pas pendant celui où il a été "
                  'posé.',
 'EI-FIRE-4': 'le jeton en {sun} a été posé ce tour-ci et ne peut pas encore projeter de rayon',
 'EI-FIRE-5.title': 'Pas de rayon sur une statue posée ce tour-ci',
 'EI-FIRE-5.law': "On détermine d'abord tout le trajet du rayon. S'il frappe une statue posée ce "
                  "tour-ci, qu'elle soit détruite ou non, le jeton ne peut pas projeter de rayon. Les "
                  'statues seulement déplacées ou pivotées ce tour-ci ne comptent pas.',
 'EI-FIRE-5.struck': 'le rayon parti de {sun} frappe {point}, où une statue a été posée ce tour-ci',
 'EI-FIRE-5.killed': 'le rayon parti de {sun} détruit la statue posée en {point} ce tour-ci',
 'EI-RAY-1.title': "Tout droit jusqu'à la première statue",
 'EI-RAY-1.law': "Un rayon suit la ligne de son jeton et frappe la première statue qui s'y trouve. Les "
                 'intersections vides ne le dévient pas.',
 'EI-RAY-1.other': 'la première statue frappée par le rayon parti de {sun} est en {right}, mais la '
                   'feuille indique : {written}',
 'EI-RAY-1.none': "il n'y a pas de statue sur la ligne de {sun} : aucune n'est frappée",
 'EI-RAY-1.found': "d'après la feuille, il n'y a pas de statue en {point} ; ce doit être une statue "
                   'dont elle ne précise pas la place',
 'EI-RAY-2.title': 'Une statue frappée de côté renvoie le rayon où elle regarde',
 'EI-RAY-2.law': 'Une statue frappée par son côté gauche ou droit renvoie le rayon. Il continue dans '
                 "la direction de son regard, jusqu'à la première statue sur son chemin.",
 'EI-RAY-2': 'le rayon parti de {sun} frappe {right}, mais la feuille indique : {written}',
 'EI-RAY-7.title': 'Un rayon détruit une statue au plus',
 'EI-RAY-7.law': "Un rayon détruit une statue au plus, la dernière qu'il frappe. Celles qui n'ont fait "
                 'que le renvoyer restent debout.',
 'EI-RAY-7.named': 'un rayon détruit une statue au plus, mais la feuille en indique {number} ; ce '
                   'rayon détruit {right}',
 'EI-RAY-7.table': 'chaque joueur met en place {each} statues, donc au moins {lost|1 a été '
                   "détruite|{lost} ont été détruites} ; mais {fired|0=aucun jeton n'a projeté son "
                   'rayon|un seul jeton a projeté son rayon|seuls {fired} jetons ont projeté leur '
                   'rayon}, et un rayon détruit une statue au plus',
 'EI-RAY-3.title': 'Frappée de face, une statue est détruite',
 'EI-RAY-3.law': "Une statue frappée au visage est détruite, et le rayon s'arrête là.",
 'EI-RAY-3': 'le rayon parti de {sun} détruit la statue en {right} ({how}), mais la feuille indique : '
             '{written}',
 'EI-RAY-4.title': 'Frappée par derrière, une statue est détruite',
 'EI-RAY-4.law': "Une statue frappée dans le dos est détruite, et le rayon s'arrête là, même si elle a "
                 'déjà renvoyé ce même rayon.',
 'EI-RAY-4': 'le rayon parti de {sun} détruit la statue en {right} ({how}), mais la feuille indique : '
             '{written}',
 'EI-RAY-5.title': "La dernière à renvoyer un rayon qui quitte l'île est détruite",
 'EI-RAY-5.law': "Quand un rayon quitte l'île, la dernière statue qui l'a renvoyé, ou la seule, est "
                 'détruite.',
 'EI-RAY-5': 'le rayon parti de {sun} détruit la statue en {right} ({how}), mais la feuille indique : '
             '{written}',
 'EI-RAY-6.title': "Frappée une deuxième fois par l'autre côté, une statue est détruite",
 'EI-RAY-6.law': 'Une statue qui a renvoyé un rayon et que ce rayon frappe de nouveau par son autre '
                 'côté est détruite à ce deuxième coup, et ne le renvoie plus.',
 'EI-RAY-6': 'le rayon parti de {sun} détruit la statue en {right} ({how}), mais la feuille indique : '
             '{written}',
 'EI-RAY-8.title': 'Un rayon sur une ligne vide ne détruit rien',
 'EI-RAY-8.law': "Un rayon le long d'une ligne sans statue ne détruit rien. Son jeton est retourné "
                 'quand même.',
 'EI-RAY-8.claim': "il n'y a pas de statue sur la ligne de {sun} : rien n'est détruit, mais la feuille "
                   'indique : {written}',
 'EI-RAY-8.forbidden': "il n'y a pas de statue sur la ligne de {sun}, et à cette table un rayon doit "
                       'frapper quelque chose',
 'EI-RAY-9.title': "Une statue détruite quitte l'île aussitôt",
 'EI-RAY-9.law': "Une statue détruite quitte l'île immédiatement : elle ne peut plus pivoter, se "
                 'déplacer, renvoyer un rayon ni compter, et son intersection est libre.',
 'EI-RAY-9': "la statue en {point} a été détruite et a quitté l'île",
 'EI-PIVOT-1.title': 'Une statue se trouve là',
 'EI-PIVOT-1.law': "On fait pivoter une statue ; il faut donc qu'il y en ait une sur l'intersection.",
 'EI-PIVOT-1.none': "il n'y a pas de statue en {point}",
 'EI-PIVOT-1.found': "d'après la feuille, il n'y a pas de statue en {point} ; ce doit être une statue "
                     'dont elle ne précise pas la place',
 'EI-PIVOT-2.title': 'Sa propre statue',
 'EI-PIVOT-2.law': 'Un joueur ne fait pivoter que ses propres statues.',
 'EI-PIVOT-2': 'la statue en {point} est à {owner}',
 'EI-PIVOT-4.title': 'Sur place',
 'EI-PIVOT-4.law': 'Un pivot laisse la statue sur son intersection. Pivoter et déplacer sont deux '
                   'actions distinctes.',
 'EI-PIVOT-4': 'un pivot laisse la statue en {point} ; la déplacer en {to} est une autre action',
 'EI-PIVOT-3.title': 'Un vrai quart de tour ou demi-tour',
 'EI-PIVOT-3.law': "Une statue pivote de 90 degrés dans un sens ou dans l'autre, ou de 180 degrés : la "
                   "nouvelle orientation n'est donc pas l'ancienne.",
 'EI-PIVOT-3.same': 'la statue en {point} regarde déjà vers {facing:le}',
 'EI-PIVOT-3.circle': "une statue pivote de 90 degrés dans un sens ou dans l'autre, ou de 180, pas de "
                      '{degrees}',
 'EI-PIVOT-3.three quarters': 'à cette table, un pivot de 270 degrés ne vaut pas un pivot de 90 dans '
                              "l'autre sens",
 'EI-MOVE-1.title': 'Une statue se trouve au départ',
 'EI-MOVE-1.law': "Un déplacement part de l'intersection où se trouve la statue.",
 'EI-MOVE-1.none': "il n'y a pas de statue en {point}",
 'EI-MOVE-1.found': "d'après la feuille, il n'y a pas de statue en {point} ; ce doit être une statue "
                    'dont elle ne précise pas la place',
 'EI-MOVE-2.title': 'Sa propre statue',
 'EI-MOVE-2.law': 'Un joueur ne déplace que ses propres statues.',
 'EI-MOVE-2': 'la statue en {point} est à {owner}',
 'EI-MOVE-3.title': 'Au moins un pas',
 'EI-MOVE-3.law': 'Un déplacement se termine sur une autre intersection que celle du départ.',
 'EI-MOVE-3': 'le déplacement se termine où il a commencé, en {point}',
 'EI-MOVE-4.title': 'En ligne droite',
 'EI-MOVE-4.law': "Un déplacement suit une seule ligne de la grille, aussi loin que l'on veut : ni "
                  'diagonale, ni détour.',
 'EI-MOVE-4.line': '{start} et {end} ne sont pas sur une même ligne de la grille',
 'EI-MOVE-4.far': "à cette table un déplacement est d'un pas, mais de {start} à {end} il y en a "
                  '{steps}',
 'EI-MOVE-5.title': "On ne passe pas au-dessus d'une statue",
 'EI-MOVE-5.law': "Aucune statue, de l'une ou l'autre couleur, ne se trouve entre le départ et "
                  "l'arrivée d'un déplacement.",
 'EI-MOVE-5': 'la statue {owner:de} en {point} barre le chemin',
 'EI-MOVE-6.title': 'Une arrivée libre',
 'EI-MOVE-6.law': 'Un déplacement se termine sur une intersection vide ; on ne capture pas une statue '
                  'en venant à sa place.',
 'EI-MOVE-6': 'une statue {owner:de} est déjà en {point}',
 'EI-MOVE-7.title': "L'orientation est gardée",
 'EI-MOVE-7.law': 'Un déplacement ne fait pas pivoter la statue.',
 'EI-MOVE-7': "un déplacement garde l'orientation : la statue regarde vers {kept:le}, pas vers "
              '{written:le}',
 'EI-END-3.title': 'Rien après la fin',
 'EI-END-3.law': "Une fois la partie terminée, plus personne n'agit. Même la deuxième action du tour "
                 "qui y a mis fin n'a pas lieu.",
 'EI-END-3.one-left': "la partie était terminée après le {when} : il ne restait qu'une statue à "
                      '{loser}',
 'EI-END-3.none-left': "la partie était terminée après le {when} : aucun joueur n'avait plus deux "
                       'statues',
 'EI-END-3.all-fired': 'la partie était terminée après le {when} : tous les jetons avaient projeté '
                       'leur rayon',
 'EI-END-3.resigned': 'la partie était terminée après le {when} : {loser} avait abandonné',
 'EI-END-3.given': "dans cette situation la partie est déjà terminée (statues sur l'île : {first} "
                   'contre {second} ; jetons retournés : {spent})',
 'EI-END-4.title': "Pas de fin avant l'heure",
 'EI-END-4.law': "Une partie n'est gagnée que si un joueur n'a plus qu'une statue ou si tous les "
                 "jetons ont projeté leur rayon. Une feuille peut simplement s'arrêter : la partie est "
                 "alors inachevée, ce qui n'est pas une faute.",
 'EI-END-4': "la partie n'est pas terminée (statues sur l'île : {first} {first_count}, {second} "
             '{second_count} ; jetons retournés : {spent} sur {tokens})',
 'EI-END-1.title': 'Une seule statue met fin à la partie aussitôt',
 'EI-END-1.law': "Une fois l'installation finie, la partie s'arrête dès qu'un rayon ne laisse à un "
                 "joueur qu'une statue sur l'île. Elle s'arrête en plein tour, qui que ce soit qui ait "
                 'projeté le rayon et quelle que soit la réserve.',
 'EI-END-1.reason': "la partie s'est terminée parce qu'il ne restait qu'une statue à {loser}, mais la "
                    'feuille dit `{written}`',
 'EI-END-1.few': "la partie s'arrête dès qu'un joueur n'a plus qu'une statue sur l'île ; {first} "
                 "contre {second}, c'est donc impossible",
 'EI-END-2.title': 'Le dernier jeton met fin à la partie',
 'EI-END-2.law': 'Quand les seize jetons ont projeté leur rayon et que chaque joueur a encore au moins '
                 'deux statues, la partie est terminée.',
 'EI-END-2': "la partie s'est terminée parce que les {tokens} jetons avaient projeté leur rayon, mais "
             'la feuille dit `{written}`',
 'EI-RESULT-4.title': "Il n'y a pas de match nul",
 'EI-RESULT-4.law': 'Toute partie terminée a exactement un vainqueur. Seule une table qui attend la '
                    "fin du tour (décision end-check) peut constater qu'aucun joueur n'a plus deux "
                    'statues.',
 'EI-RESULT-4': "il n'y a pas de match nul à Easter Island : {winner} gagne",
 'EI-RESULT-1.title': "Qui n'a plus qu'une statue perd",
 'EI-RESULT-1.law': "Le joueur à qui il ne reste qu'une statue perd, même si c'est l'effet de son "
                    'propre rayon.',
 'EI-RESULT-1.one-left': "il ne reste qu'une statue à {loser} : {winner} gagne",
 'EI-RESULT-1.resigned': '{loser} a abandonné : {winner} gagne',
 'EI-RESULT-1.none': "aucun joueur n'a plus deux statues : personne ne gagne",
 'EI-RESULT-2.title': "Quand tous les jetons ont projeté leur rayon, le plus de statues sur l'île "
                      'gagne',
 'EI-RESULT-2.law': 'Quand tous les jetons ont projeté leur rayon, le joueur qui a le plus de statues '
                    "sur l'île gagne. La réserve ne compte pas.",
 'EI-RESULT-2': "{winner} gagne avec {most} {most|statue|statues} sur l'île contre {least}",
 'EI-RESULT-3.title': 'À égalité, le dernier à avoir posé une statue gagne',
 'EI-RESULT-3.law': 'Quand tous les jetons ont projeté leur rayon et que les joueurs ont autant de '
                    "statues l'un que l'autre, celui qui a posé une statue en dernier gagne. "
                    "L'installation compte, et la statue n'a pas besoin d'être encore debout.",
 'EI-RESULT-3': "chaque joueur a {each} {each|statue|statues}, et c'est {winner} qui en a posé une en "
                'dernier : {winner} gagne',
 'EI-RESULT-5.title': 'Les nombres du résultat sont justes',
 'EI-RESULT-5.law': 'Le résultat peut donner le nombre de statues de chaque joueur, celui du plus âgé '
                    "d'abord. Ce sont les statues sur l'île.",
 'EI-RESULT-5': "les nombres de statues sur l'île sont {right}, pas {written}"}
