"""Made by scripts/catalogues.py from fr.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'noun.card': 'carte|cartes|f',
 'noun.offering card': 'carte Sacrifice|cartes Sacrifice|f',
 'noun.offering': 'carte Sacrifice|cartes Sacrifice|f',
 'noun.column': 'colonne|colonnes|f',
 'situation.player': '{player} a {wood} bois ; main : {hand}',
 'situation.fronts': 'premières cartes : {cards}',
 'picture.empty': 'vide',
 'nothing': 'rien',
 'why.majority': "{number} {number|carte|cartes} {card:title} dans son aire de jeu, et personne n'en a "
                 'autant',
 'why.none': 'aucune carte {card:title} dans son aire de jeu',
 'why.few': '{number} {number|carte|cartes} {card:title} dans son aire de jeu, et il en faut au moins '
            '{least} pour un bonus',
 'why.no-majority': "{number} {number|carte|cartes} {card:title} dans son aire de jeu, mais quelqu'un "
                    "d'autre en a au moins autant",
 'over.few': 'il reste trop peu de cartes pour reconstituer une colonne',
 'over.none': 'la pioche est épuisée',
 'value': '{kind} {value}',
 'wood-or-glory': '{number} en bois ou en points de Gloire',
 'past.face-down': 'la carte face cachée a été posée ici',
 'past.face-down-as': "la carte face cachée a été posée ici ; d'après la feuille, c'est une carte "
                      'Sacrifice {kind:title}',
 'hint.face-down': ', quelle que soit la carte face cachée {turns|du tour|des tours} {turns} '
                   '(KO-HIDE-2)',
 'deduced': 'la carte face cachée du tour {turn} était forcément une carte Sacrifice {kind:title}',
 'unknown-card': 'une carte inconnue',
 'column': 'la colonne {column}',
 'cause.cards': '{number} {number|carte|cartes} {card:title}',
 'cause.bonus': 'bonus',
 'cause.value': '{cards}, de valeur {value} maintenant',
 'moment.turn': 'tour {turn}',
 'note.values': 'valeurs : {values}',
 'note.contradiction': "la pierre triée contredit le reste de la feuille et n'est pas prise en compte",
 'note.ranges': 'toutes les cartes face cachée ne sont pas connues, les totaux sont donc des '
                'fourchettes ; toutes les combinaisons ne sont pas possibles',
 'note.may-and-will-win': 'peuvent gagner : {players}, dont {certain} à coup sûr',
 'note.may-win': 'peuvent gagner : {players}',
 'how.not-over': "la partie n'est pas terminée",
 'how.open': "cela dépend de cartes face cachée que l'on ne connaît pas",
 'how.totals': 'totaux {totals}',
 'label.glory': 'points de Gloire',
 'label.moai': 'moaï',
 'score.displayed': "{number} dans l'aire de jeu",
 'label.wood': 'points-bois',
 'score.wood': '{number} bois',
 'label.offerings': 'cartes Sacrifice',
 'label.total': 'total',
 'not-all-known': '{cards}, pas toutes connues',
 'score.held': '{cards} à {value}',
 'note.deduced': 'la carte face cachée du tour {turn} était forcément une carte Sacrifice {kind:title} '
                 '(KO-HIDE-2)',
 'note.then': ', puis ',
 'note.after': 'après le vainqueur : {places} (KO-WIN-1)',
 'tally.stone': 'Combien de cartes de chaque type y a-t-il sur la pierre ? Par exemple : poisson 4, '
                'céréale 2',
 'tally.glory-words': 'gloire, point de gloire, points de gloire, point, points',
 'tally.moai-words': 'moai, moais, moaï, moaïs',
 'tally.wood-words': 'bois, tuile bois, tuiles bois, jeton bois, jetons bois',
 'tally.glory': 'Combien de points de Gloire a {player} en tuiles ?',
 'tally.moai': 'Combien de moaï sont posés devant {player} ?',
 'tally.wood': 'Combien de bois a {player} ?',
 'tally.offerings': 'Quelles cartes Sacrifice reste-t-il à {player} ? Par exemple : poisson 3, mûre 1',
 'drawing.hidden': '?',
 'drawing.column': 'colonne {number}',
 'drawing.empty column': 'la colonne {number} est vide',
 'drawing.front card': 'première carte de la colonne {number} : {card}',
 'drawing.covered card': 'colonne {number}, recouverte : {card}',
 'drawing.unseen': "une carte que personne n'a vue",
 'drawing.back to front': "Une colonne s'écrit de l'arrière vers l'avant : la dernière carte est celle "
                          'de devant.',
 'drawing.pile': 'pioche',
 'drawing.pile of': 'pioche : {count}',
 'drawing.stone hidden': 'face cachée : {count}',
 'drawing.not seen': 'pas vues',
 'drawing.tokens': 'bois gloire',
 'drawing.unknown': '+ {count} {count|inconnue|inconnues}',
 'drawing.in pile': 'cartes dans la pioche : {count}',
 'drawing.supply': 'piles',
 'drawing.in supply': 'piles : {card} × {count}',
 'drawing.stone': 'pierre',
 'drawing.on stone': 'sur la pierre : {card} × {count}',
 'drawing.face down': 'sur la pierre, face cachée : {count}',
 'drawing.display': 'aire',
 'drawing.in display': '{name}, aire de jeu : {card} × {count}',
 'drawing.hand': 'main',
 'drawing.in hand': '{name}, main : {card} × {count}',
 'drawing.offerings': 'sacrifice',
 'drawing.owned': '{name}, cartes Sacrifice : {card} × {count}',
 'drawing.between': '{low} à {high}',
 'drawing.wood': '{name}, bois : {count}',
 'drawing.glory': '{name}, gloire : {count}',
 'drawing.in turn': "c'est au tour {name:de}",
 'drawing.turn': 'Tour {turn} : {name} {step}',
 'drawing.laying out': 'On met la table en place',
 'drawing.over': 'La partie est terminée',
 'drawing.buys': 'achète ou joue',
 'drawing.offers': 'mène le tour Sacrifice',
 'drawing.adds': 'ajoute la carte supplémentaire',
 'drawing.draws': 'pioche des cartes',
 'drawing.waits to refill': 'attend que la colonne soit reconstituée',
 'drawing.waits to choose': "attend les choix de l'évaluation",
 'drawing.done': 'a fini',
 'drawing.described': 'Rapa Nui, le jeu de cartes. {turn}. Premières cartes : {fronts}. {players}',
 'drawing.described player': "{name} : {wood} bois, {glory} en gloire, {display} dans l'aire de jeu, "
                             '{hand} en main.',
 'drawing.cards': '{count} cartes',
 'drawing.one card': '1 carte',
 'drawing.none': 'aucune',
 'drawing.short woodcutter': 'bûch.',
 'drawing.short priest': 'prêtre',
 'drawing.short moai': 'moaï',
 'drawing.short fish': 'poisson',
 'drawing.short berry': 'mûre',
 'drawing.short potato': 'patate',
 'drawing.short grain': 'céréale',
 'drawing.part set-up': 'Mise en place',
 'drawing.part play': 'Tours de jeu',
 'game.title': 'Rapa Nui, le jeu de cartes',
 'expected.CARD': 'une carte (bûcheron, prêtre, moaï, poisson, mûre, patate ou céréale)',
 'expected.OFFERING': 'une carte Sacrifice (poisson, mûre, patate ou céréale)',
 'expected.UNSEEN': "`?` pour une carte que personne n'a vue",
 'expected.COLUMN': 'une colonne (1 à 4)',
 'expected.NUMBER': 'un nombre',
 'expected.THING': 'ce qui est pris (bois, gloire, une carte Sacrifice ou rien)',
 'aside.exposed': "l'évaluation découle de la carte que la pioche découvre : nommez cette carte après "
                  'la pioche, `{write}`',
 'aside.common display': "les cartes de la table s'écrivent colonne par colonne, la carte de devant en "
                         'dernier : `{write}`',
 'aside.payment': 'le prix se met après ce qui est acheté ou joué : `{write}`',
 'aside.income': "ce que rapporte une carte découle des règles et ne s'écrit pas : laissez de côté "
                 "`{word}` et le nombre ; seul le choix d'un moaï s'écrit : `{write}`",
 'aside.start player': "le joueur que l'en-tête nomme en premier commence : `{write}`",
 'aside.no purchase': "ce qui n'a pas lieu ne s'écrit pas : enlevez `{word}`",
 'aside.no column': "un nombre de cartes ne dit pas d'où elles viennent : écrivez le numéro de chaque "
                    'colonne, `{write}`',
 'aside.discard': 'on ne défausse aucune carte ; un moaï inutilisé retourne dans la boîte : `{write}`',
 'units.total': '{number|point au total|points au total}',
 'units.wood': '{number|bois|bois}',
 'units.glory': '{number|point de Gloire|points de Gloire}',
 'units.moai': '{number|moaï|moaï}',
 'units.priests': '{number|prêtre|prêtres}',
 'units.woodcutters': '{number|bûcheron|bûcherons}',
 'units.cards': '{number|carte Sacrifice|cartes Sacrifice}',
 'units.offerings': '{number|point pour les cartes Sacrifice|points pour les cartes Sacrifice}',
 'units.woodpoints': '{number|point pour le bois|points pour le bois}',
 'units.pile': '{number|carte dans la pioche|cartes dans la pioche}',
 'units.fish-supply': '{number|poisson dans la pile|poissons dans la pile}',
 'units.berry-supply': '{number|mûre dans la pile|mûres dans la pile}',
 'units.potato-supply': '{number|patate dans la pile|patates dans la pile}',
 'units.grain-supply': '{number|céréale dans la pile|céréales dans la pile}',
 'units.fish': '{number|poisson|poissons}',
 'units.berry': '{number|mûre|mûres}',
 'units.potato': '{number|patate|patates}',
 'units.grain': '{number|céréale|céréales}',
 'units.fish-gatherers': '{number|chasseur-cueilleur de poissons|chasseurs-cueilleurs de poissons}',
 'units.berry-gatherers': '{number|chasseur-cueilleur de mûres|chasseurs-cueilleurs de mûres}',
 'units.potato-gatherers': '{number|chasseur-cueilleur de patates|chasseurs-cueilleurs de patates}',
 'units.grain-gatherers': '{number|chasseur-cueilleur de céréales|chasseurs-cueilleurs de céréales}',
 'units.fish-stone': '{number|poisson sur la pierre|poissons sur la pierre}',
 'units.berry-stone': '{number|mûre sur la pierre|mûres sur la pierre}',
 'units.potato-stone': '{number|patate sur la pierre|patates sur la pierre}',
 'units.grain-stone': '{number|céréale sur la pierre|céréales sur la pierre}',
 'units.hand': '{number|carte en main|cartes en main}',
 'units.stone': '{number|carte sur la pierre|cartes sur la pierre}',
 'edition.kosmos-nl': 'Rapa Nui (Kosmos, néerlandais)',
 'edition.kosmos-fr': 'Rapa Nui (Kosmos, français)',
 'ruling.offer-start.asks': 'Qui ouvre le tour Sacrifice ?',
 'ruling.offer-start.because': "La règle néerlandaise le dit, et dans les deux exemples c'est le "
                               'voisin de gauche du bâtisseur qui commence.',
 'ruling.offer-start.option.builder-left': 'le voisin de gauche du bâtisseur',
 'ruling.offer-start.option.first-left': 'le voisin de gauche du premier joueur, comme dans le texte '
                                         'français',
 'ruling.tiebreak.asks': "Qu'est-ce qui départage des totaux égaux avec autant de moaï ?",
 'ruling.tiebreak.because': 'Les livrets diffèrent : le néerlandais compare ensuite le bois, le '
                            'français non.',
 'ruling.tiebreak.option.moai-wood': 'le plus de bois',
 'ruling.tiebreak.option.moai': 'rien : la victoire est partagée',
 'ruling.tie-wood.asks': "En cas d'égalité, compte-t-on tout le bois, ou seulement ce qui reste après "
                         'conversion par cinq ?',
 'ruling.tie-wood.because': "Convertir le bois, c'est seulement le compter ; on n'en rend pas.",
 'ruling.tie-wood.option.total': 'tout le bois',
 'ruling.tie-wood.option.remainder': 'ce qui reste après conversion',
 'ruling.start-kinds.asks': 'De quels types sont les trois chasseurs-cueilleurs de départ ?',
 'ruling.start-kinds.because': 'Les textes ne donnent que leur nombre, et aucun ne les énumère par '
                               'couleur. Les lignes `main` de la feuille disent lesquels.',
 'ruling.start-kinds.option.any': 'trois quelconques',
 'ruling.start-kinds.option.distinct': 'trois différents',
 'ruling.start-kinds.option.three-per-kind': "trois quelconques, mais il n'existe que trois cartes de "
                                             'départ de chaque type',
 'ruling.layout-view.asks': "Connaît-on les cartes recouvertes de l'aire de jeu générale ?",
 'ruling.layout-view.because': 'Seule la pioche est dite face cachée.',
 'ruling.layout-view.option.open': 'oui, toutes les cartes sont notées',
 'ruling.layout-view.option.front': "non : une carte peut être `?` tant qu'elle n'est pas la première",
 'ruling.tokens.asks': 'Le bois et la gloire sont-ils limités aux tuiles de la boîte ?',
 'ruling.tokens.because': 'Les textes prévoient le manque de cartes Sacrifice, pas celui de tuiles.',
 'ruling.tokens.option.unlimited': 'non',
 'ruling.tokens.option.limited': 'oui, à 164 bois et 90 points de Gloire ; on paie dans le sens '
                                 'horaire à partir du joueur actif, et le reste est perdu',
 'ruling.discount-area.asks': 'Les chasseurs-cueilleurs en main font-ils baisser le prix ?',
 'ruling.discount-area.because': "Le texte néerlandais parle de l'aire de jeu.",
 'ruling.discount-area.option.display': "non, seulement ceux de l'aire de jeu",
 'ruling.discount-area.option.display-and-hand': 'oui',
 'ruling.free-buy.asks': 'Peut-on acheter une carte qui ne coûte rien ?',
 'ruling.free-buy.because': "Le texte dit que le prix peut tomber à rien, ce qui n'aurait pas de sens "
                            'autrement.',
 'ruling.free-buy.option.yes': "oui, et c'est l'achat du tour",
 'ruling.free-buy.option.no': 'non',
 'ruling.box-test.asks': "Le bois pour un moaï se compte-t-il avant ou après l'achat ?",
 'ruling.box-test.because': "L'exception fait partie de la deuxième étape, après l'achat.",
 'ruling.box-test.option.after-buy': "après l'achat",
 'ruling.box-test.option.before-buy': "avant l'achat : qui peut alors bâtir doit garder le bois qu'il "
                                      'faut',
 'ruling.builder-without-card.asks': 'Que fait un bâtisseur sans carte Sacrifice ?',
 'ruling.builder-without-card.because': 'Un joueur sans carte est dispensé. La carte supplémentaire '
                                        "fait l'objet d'une phrase à part, et elle vient d'une pile.",
 'ruling.builder-without-card.option.skip': 'il ne pose que la carte supplémentaire',
 'ruling.builder-without-card.option.no-extra': 'il ne pose rien du tout',
 'ruling.extra-card.asks': 'La carte supplémentaire est-elle obligatoire ?',
 'ruling.extra-card.because': "Les deux règles l'énoncent comme un fait ; seuls les exemples disent « "
                              'peut ».',
 'ruling.extra-card.option.must': 'oui',
 'ruling.extra-card.option.may': 'non',
 'ruling.extra-when-empty.asks': 'Y a-t-il une carte supplémentaire quand une pile est vide ?',
 'ruling.extra-when-empty.because': 'Le texte laisse le bâtisseur choisir parmi quatre piles, ce qui '
                                    "reste possible tant que l'une a des cartes.",
 'ruling.extra-when-empty.option.other-pile': "oui, d'une autre pile",
 'ruling.extra-when-empty.option.none': "on peut s'en passer dès qu'une pile est vide",
 'ruling.bought-card-offered.asks': 'Peut-on sacrifier la carte achetée pendant ce tour ?',
 'ruling.bought-card-offered.because': "Une fois achetée, c'est l'une des cartes du joueur.",
 'ruling.bought-card-offered.option.yes': 'oui',
 'ruling.bought-card-offered.option.no': "non ; un joueur qui n'a pas d'autre carte est sauté",
 'ruling.gather-majority.asks': 'La majorité se compte-t-elle dans le type évalué, ou sur tous les '
                                'chasseurs-cueilleurs ?',
 'ruling.gather-majority.because': "Le texte français parle de ce type, et l'exemple néerlandais "
                                   'compte ainsi.',
 'ruling.gather-majority.option.kind': 'dans le type évalué',
 'ruling.gather-majority.option.all': 'sur tous les chasseurs-cueilleurs',
 'ruling.gather-order.asks': "L'ordre de paiement compte-t-il tant que la pile suffit ?",
 'ruling.gather-order.because': "L'ordre décide seulement de qui reçoit les dernières cartes.",
 'ruling.gather-order.option.when-short': 'non',
 'ruling.gather-order.option.always': "oui, les paiements sont notés dans l'ordre",
 'ruling.bonus-timing.asks': 'Prend-on le bonus avec la première carte ?',
 'ruling.bonus-timing.because': 'Un joueur prend tout ce qui lui revient avant le joueur suivant.',
 'ruling.bonus-timing.option.with-base': 'oui',
 'ruling.bonus-timing.option.after-all': 'non, après la première carte de chacun',
 'ruling.substitute.asks': 'Une carte de remplacement est-elle obligatoire ?',
 'ruling.substitute.because': 'Les deux textes disent « peut ».',
 'ruling.substitute.option.may': 'non',
 'ruling.substitute.option.must': "oui, tant qu'il y en a une",
 'ruling.substitute-piles.asks': 'Deux cartes manquantes peuvent-elles être remplacées dans deux piles '
                                 '?',
 'ruling.substitute-piles.because': 'Chaque carte manquante est remplacée séparément.',
 'ruling.substitute-piles.option.each-free': 'oui',
 'ruling.substitute-piles.option.same-pile': "non, d'une seule pile, tant qu'elle a des cartes",
 'ruling.substitute-piles.option.one-card': 'non, un joueur prend au plus une carte de remplacement',
 'ruling.all-empty.asks': 'Que reçoit-on quand les quatre piles sont vides ?',
 'ruling.all-empty.because': "Il n'y a rien à prendre.",
 'ruling.all-empty.option.nothing': 'rien',
 'ruling.short-refill.asks': 'Que pose-t-on quand il reste moins de quatre cartes ?',
 'ruling.short-refill.because': 'La partie finit quand une colonne reconstituée épuise la pioche ; on '
                                'pose donc les cartes restantes.',
 'ruling.short-refill.option.lay-rest': 'toutes celles qui restent',
 'ruling.short-refill.option.lay-none': 'rien ; la partie est terminée',
 'ruling.end-draw.asks': 'Continue-t-on à piocher quand la pioche est épuisée ?',
 'ruling.end-draw.because': 'La partie finit aussitôt, et les cartes en main ne comptent pas.',
 'ruling.end-draw.option.stop': 'non',
 'ruling.end-draw.option.fill-hand': "oui, jusqu'à trois cartes, sans reconstituer ni évaluer",
 'ruling.exposed.asks': 'Un joueur pioche deux cartes et vide une colonne : quelle carte est évaluée ?',
 'ruling.exposed.because': 'Une colonne est reconstituée aussitôt ; chaque carte piochée en découvre '
                           'donc une avant la suivante.',
 'ruling.exposed.option.last-draw': 'la carte que découvre la dernière carte piochée',
 'ruling.exposed.option.last-refill': "la première carte de la dernière colonne reconstituée, s'il y "
                                      'en a une',
 'ruling.never-offered.asks': "Que vaut un type jamais sacrifié, si la pierre n'est pas vide ?",
 'ruling.never-offered.because': 'La seule exception des textes est la pierre vide.',
 'ruling.never-offered.option.ranked': 'il est classé comme les autres',
 'ruling.never-offered.option.zero': 'rien',
 'ruling.moai-choice-order.asks': 'Choisit-on bois ou gloire à tour de rôle ?',
 'ruling.moai-choice-order.because': "Les textes ne le disent pas, et rien n'en dépend.",
 'ruling.moai-choice-order.option.any': "dans n'importe quel ordre",
 'ruling.moai-choice-order.option.turn-order': 'dans le sens horaire à partir du joueur actif',
 'ruling.stone-view.asks': 'Peut-on consulter les cartes visibles de la pierre ?',
 'ruling.stone-view.because': "Une note du texte néerlandais dit qu'on ne voit que la carte du dessus. "
                              'Le texte français ne parle que des cartes face cachée.',
 'ruling.stone-view.option.no': 'non',
 'ruling.stone-view.option.yes': "oui, cela ne donne qu'une remarque",
 'ruling.lower-ranks.asks': 'Comment classe-t-on les joueurs après le vainqueur ?',
 'ruling.lower-ranks.because': 'Les livrets ne nomment que le vainqueur ; les autres places sont '
                               'données par commodité.',
 'ruling.lower-ranks.option.same-comparison': 'par la même comparaison',
 'ruling.lower-ranks.option.none': 'pas du tout',
 'ruling.after-violation.asks': 'Que se passe-t-il après une action interdite ?',
 'ruling.after-violation.because': 'Les textes ne prévoient ni pénalité ni retour en arrière. En '
                                   "général les joueurs ont continué, et l'on veut voir toutes les "
                                   'fautes.',
 'ruling.after-violation.option.as-played': "la partie est rejouée telle qu'elle a été jouée sur la "
                                            'table',
 'ruling.after-violation.option.stop': "on s'arrête là, sans résultat",
 'ruling.after-violation.option.skip': "l'action est ignorée",
 'source.waardering': 'waardering',
 'source.keeping the record': 'tenue de la feuille',
 'KO-SETUP-1.title': 'Deux, trois ou quatre joueurs',
 'KO-SETUP-1.law': "Deux à quatre joueurs de noms différents sont donnés dans l'ordre du jeu, le "
                   'premier joueur en tête.',
 'KO-SETUP-1.count': "Rapa Nui se joue de deux à quatre, mais l'en-tête nomme {number} "
                     '{number|joueur|joueurs}',
 'KO-SETUP-1.name': "deux joueurs s'appellent {name} : impossible de savoir à qui est chaque ligne",
 'KO-NOTE-2.title': 'Les cartes que tous voient sont nommées',
 'KO-NOTE-2.law': "La feuille nomme toute carte que tous les joueurs voient : celles de l'aire de jeu "
                  "générale, celles qu'on joue et celles qui reconstituent une colonne.",
 'KO-NOTE-2.cards': 'tout le monde voit ces cartes, la feuille doit donc les nommer',
 'KO-NOTE-2.front': 'tout le monde voit la première carte, notée en dernier ; la feuille doit donc la '
                    'nommer',
 'KO-NOTE-2.exposed': 'tout le monde voit la nouvelle première carte de la colonne {column} : '
                      'nommez-la après la carte piochée, avec `->`',
 'KO-SETUP-2.title': 'La main de départ',
 'KO-SETUP-2.law': 'Chaque joueur commence avec trois chasseurs-cueilleurs en main, des types notés '
                   "sur la feuille, et rien d'autre.",
 'KO-SETUP-2.hand': '{player} commence avec trois chasseurs-cueilleurs, pas avec : {cards}',
 'KO-SETUP-2.twice': 'la main de départ {player:de} est déjà notée',
 'KO-SETUP-2.late': 'les mains se notent avant le premier tour',
 'KO-SETUP-2.many': "à cette table il n'y a que trois cartes de départ {card:title}, et celle-ci "
                    'serait la {number}e',
 'KO-SETUP-2.size': 'entre les tours une main a trois cartes, mais celle {player:de} est notée avec '
                    '{number}',
 'KO-SETUP-2.distinct': 'à cette table les trois chasseurs-cueilleurs sont de types différents, mais '
                        '{player} a {cards}',
 'KO-SETUP-3.title': "L'aire de jeu de départ",
 'KO-SETUP-3.law': 'Chaque aire de jeu personnelle commence avec un bûcheron.',
 'KO-SETUP-3.display': "l'aire de jeu {player:de} commence avec un bûcheron, pas avec : {cards}",
 'KO-SETUP-3.twice': "l'aire de jeu {player:de} est déjà notée",
 'KO-SETUP-3.late': 'les aires de jeu se notent avant le premier tour',
 'KO-SETUP-4.title': 'Les cartes Sacrifice de départ',
 'KO-SETUP-4.law': 'Chaque joueur commence avec une carte Sacrifice de chaque type. Le reste des 25 '
                   'cartes de chaque type forme les piles.',
 'KO-SETUP-4.owns': '{player} commence avec une carte Sacrifice de chaque type',
 'KO-SETUP-4.supply': 'à {players} joueurs, chaque pile commence avec {right} cartes',
 'KO-SETUP-4.many': 'il y a {most} cartes Sacrifice {kind:title}, pas {number}',
 'KO-SETUP-4.twice': 'les cartes Sacrifice {player:de} sont déjà notées',
 'KO-SETUP-4.late': 'les cartes Sacrifice se notent avant le premier tour',
 'KO-SETUP-5.title': 'Le bois de départ',
 'KO-SETUP-5.law': "Le premier joueur a 2 bois, le suivant 3, puis 4 et 5 ; personne n'a de gloire.",
 'KO-SETUP-5.wood': '{player} commence avec {right} bois, pas {written}',
 'KO-SETUP-5.glory': '{player} commence sans gloire',
 'KO-SETUP-5.twice-wood': 'le bois {player:de} est déjà noté : {written}',
 'KO-SETUP-5.twice-glory': 'la gloire {player:de} est déjà notée : {written}',
 'KO-SETUP-5.late': 'le bois et la gloire se notent avant le premier tour ; ensuite, écrivez une '
                    'annonce',
 'KO-SETUP-7.title': 'Le reste du paquet',
 'KO-SETUP-7.law': "Une fois l'aire de jeu générale en place, il reste 34 cartes dans la pioche, et la "
                   'pierre est vide.',
 'KO-SETUP-7.pile': 'la pioche commence avec {right} cartes, pas {written}',
 'KO-SETUP-7.never': 'la pioche commence avec {right} cartes et diminue de quatre en quatre ; elle '
                     "n'en a donc jamais {written}",
 'KO-SETUP-7.stone': 'la pierre est vide au début',
 'KO-SETUP-7.late': 'la pioche se note avant le premier tour ; ensuite, écrivez une annonce',
 'KO-SETUP-6.title': "L'aire de jeu générale",
 'KO-SETUP-6.law': 'Quatre colonnes de quatre cartes sont au milieu avant le premier tour. Elles ne '
                   'sont pas évaluées.',
 'KO-SETUP-6.size': 'une colonne commence avec {right} cartes, mais la colonne {column} est notée avec '
                    '{number}',
 'KO-SETUP-6.most': 'une colonne a au plus {right} cartes, mais la colonne {column} est notée avec '
                    '{number}',
 'KO-SETUP-6.twice': 'la colonne {column} est déjà notée',
 'KO-SETUP-6.late': "l'aire de jeu de départ se note avant le premier tour ; une colonne vidée puis "
                    "reconstituée s'écrit `remplissage 1: …`",
 'KO-SETUP-6.open': "le premier tour commence, mais la feuille n'a au-dessus aucune ligne lisible pour "
                    '{missing}',
 'KO-SETUP-6.hands': "le premier tour commence, mais la feuille n'a au-dessus aucune main de départ "
                     'lisible pour {players}',
 'KO-CARD-2.title': 'Rien que les cartes du jeu',
 'KO-CARD-2.law': "Il y a sept types de cartes et quatre types de sacrifices, pas d'autres.",
 'KO-CARD-2': "il n'y a pas de {what} `{word}`",
 'KO-CARD-1.title': "Pas plus de cartes que le paquet n'en a",
 'KO-CARD-1.law': 'Le paquet a 9 moaï, 9 prêtres, 12 bûcherons et 5 chasseurs-cueilleurs de chaque '
                  'type. Une carte de trop est signalée là où on la voit. Les cartes de départ ne '
                  'comptent pas.',
 'KO-CARD-1': "le paquet n'a que {most} cartes {card:title}, et celle-ci serait la {number}e",
 'KO-NOTE-3.title': 'Rien que des noms qui existent',
 'KO-NOTE-3.law': "Les joueurs s'appellent comme dans l'en-tête, les colonnes vont de 1 à 4, et les "
                  'décisions sont celles du jeu.',
 'KO-NOTE-3.stranger': '{name} ne joue pas cette partie{hint}',
 'KO-NOTE-3.unknown': "il n'y a pas {what:de} {word}",
 'KO-TURN-1.title': 'On joue dans le sens horaire',
 'KO-TURN-1.law': "Les joueurs jouent l'un après l'autre dans le sens horaire à partir du premier "
                  "joueur ; personne n'est sauté et personne ne joue deux fois de suite.",
 'KO-TURN-1': "c'est le tour {due:de}, pas {player:de}",
 'KO-TURN-4.title': 'Seul le joueur actif achète, joue, met dans la boîte et pioche',
 'KO-TURN-4.law': "Les autres joueurs n'agissent que dans les tours Sacrifice et les évaluations. "
                  "Ceux-ci sont notés sur la ligne du joueur actif, mais ce qu'un joueur sacrifie, ou "
                  'prend dans une évaluation, peut être sur une ligne à lui.',
 'KO-TURN-4': "le tour {due:de} n'est pas fini, {player} ne peut donc pas faire cela",
 'KO-TURN-2.title': "Les étapes d'un tour viennent dans l'ordre",
 'KO-TURN-2.law': "Les étapes d'un tour : acheter (facultatif), jouer ou mettre dans la boîte, "
                  'sacrifier si un moaï a été bâti, piocher, évaluer.',
 'KO-TURN-2.draw': "{player} pioche des cartes avant d'en avoir joué une",
 'KO-TURN-2.twice': '{player} a déjà joué pendant ce tour',
 'KO-TURN-2.take': "rien n'a encore été évalué",
 'KO-TURN-2.deed': "`{text}` n'est pas une étape d'un tour",
 'KO-TURN-2.extra': "il n'y a pas de carte supplémentaire à ajouter ici",
 'KO-TURN-2.resigned': "{player} abandonne, mais la règle ne prévoit pas d'abandon : la partie "
                       'continue, ou reste inachevée',
 'KO-TURN-3.title': 'Aucune étape du tour ne manque',
 'KO-TURN-3.law': 'Jouer (ou mettre dans la boîte), piocher et évaluer sont obligatoires. Un tour est '
                  'fini quand tout cela est noté.',
 'KO-TURN-3': "{player} n'a pas pioché : il manque {number} {number|carte|cartes}",
 'KO-BUY-1.title': 'Une carte Sacrifice par tour au plus',
 'KO-BUY-1.law': 'Un joueur achète une carte Sacrifice par tour, ou aucune.',
 'KO-BUY-1': '{player} a déjà acheté une carte Sacrifice pendant ce tour',
 'KO-BUY-6.title': 'On achète avant de jouer',
 'KO-BUY-6.law': "On ne peut acheter une carte Sacrifice qu'avant de jouer une carte dans le même "
                 'tour.',
 'KO-BUY-6': "{player} a déjà joué pendant ce tour, et l'achat vient avant",
 'KO-BUY-5.title': "La pile n'est pas vide",
 'KO-BUY-5.law': "La pile a une carte de ce type. À l'achat, il n'y a pas de remplacement.",
 'KO-BUY-5': 'la pile des {kind:plural} est vide',
 'KO-BUY-3.title': 'Acheter ne rapporte rien',
 'KO-BUY-3.law': "Le prix n'est jamais inférieur à 0 bois.",
 'KO-BUY-3.gain': 'une carte ne coûte jamais moins de 0 bois ; personne ne gagne donc {gain} bois en '
                  'achetant',
 'KO-BUY-3.free': 'à cette table on ne peut pas acheter une carte qui ne coûte rien',
 'KO-BUY-2.title': 'Le prix',
 'KO-BUY-2.law': "Une carte coûte cinq bois, moins un par chasseur-cueilleur de son type dans l'aire "
                 "de jeu de l'acheteur.",
 'KO-BUY-2': 'une carte Sacrifice {kind:title} coûte maintenant {right} bois à {player}, pas {written}',
 'KO-BUY-4.title': 'Assez de bois pour acheter',
 'KO-BUY-4.law': "L'acheteur a le bois qu'il faut avant d'acheter. Le bois gagné plus tard dans le "
                 "tour n'y change rien.",
 'KO-BUY-4': 'une carte Sacrifice {kind:title} coûte {price} bois, mais {player} en a {wood}',
 'KO-BUY-7.title': "Une carte achetée est à l'acheteur",
 'KO-BUY-7.law': "L'acheteur paie, la pile perd une carte, et la carte rejoint celles de l'acheteur.",
 'KO-BUY-7': 'une carte achetée va chez {player}, pas sur la pierre',
 'KO-PLAY-3.title': 'Un seul type par tour',
 'KO-PLAY-3.law': 'Toutes les cartes jouées dans un tour sont du même type. Des chasseurs-cueilleurs '
                  'de poissons et de mûres, par exemple, sont de types différents.',
 'KO-PLAY-3': '{cards} : ces cartes ne sont pas toutes du même type',
 'KO-PLAY-4.title': 'Un seul bûcheron, prêtre ou moaï',
 'KO-PLAY-4.law': 'Un joueur joue au plus un bûcheron, un prêtre ou un moaï par tour.',
 'KO-PLAY-4': "on ne peut jouer qu'une carte {card:title} par tour, pas {number}",
 'KO-PLAY-5.title': "Jusqu'à trois chasseurs-cueilleurs",
 'KO-PLAY-5.law': "Un joueur peut jouer un, deux ou trois chasseurs-cueilleurs d'un même type.",
 'KO-PLAY-5': 'on ne peut jouer que trois chasseurs-cueilleurs par tour, pas {number}',
 'KO-PLAY-2.title': 'Rien que des cartes de sa main',
 'KO-PLAY-2.law': 'Chaque carte jouée est dans la main du joueur.',
 'KO-PLAY-2': "{player} n'a {has|0=pas de carte|qu'une carte|que {has} cartes} {card} en main{has|0=|, "
              'pas {number}|, pas {number}} ; {hand|0=la main est vide|main : {hand}|main : {hand}}',
 'KO-PLAY-6.title': 'Le prix des chasseurs-cueilleurs',
 'KO-PLAY-6.law': "Le premier chasseur-cueilleur d'un tour est gratuit, le deuxième et le troisième "
                  'coûtent un bois chacun.',
 'KO-PLAY-6': 'jouer cela coûte {right} bois, pas {written}',
 'KO-PLAY-7.title': "Le prix d'un moaï",
 'KO-PLAY-7.law': 'Un moaï coûte sept bois.',
 'KO-PLAY-7': 'jouer cela coûte {right} bois, pas {written}',
 'KO-PLAY-8.title': 'Bûcherons et prêtres sont gratuits',
 'KO-PLAY-8.law': 'Jouer un bûcheron ou un prêtre ne coûte rien.',
 'KO-PLAY-8': 'jouer cela coûte {right} bois, pas {written}',
 'KO-PLAY-9.title': 'Assez de bois pour jouer',
 'KO-PLAY-9.law': "Le bois qui reste après l'achat suffit pour ce qui est joué.",
 'KO-PLAY-9': 'jouer cela coûte {cost} bois, mais {player} en a {wood}',
 'KO-PLAY-10.title': 'Jouer ne rapporte rien',
 'KO-PLAY-10.law': 'Les cartes passent de la main du joueur à son aire de jeu, et il ne se passe rien '
                   "d'autre. On ne gagne que par les évaluations.",
 'KO-PLAY-10': 'jouer une carte ne rapporte rien : {player} ne gagne donc rien ici, et non {gain}',
 'KO-PLAY-1.title': 'On joue une carte à chaque tour',
 'KO-PLAY-1.law': 'Un joueur qui peut jouer une carte doit le faire.',
 'KO-PLAY-1.keep': '{player} peut jouer une carte et doit donc en jouer une',
 'KO-PLAY-1.none': "{player} doit jouer une carte pendant ce tour et ne l'a pas fait",
 'KO-BOX-1.title': "Un moaï ne va dans la boîte qu'avec trois moaï en main",
 'KO-BOX-1.law': 'Seul un joueur qui a trois moaï en main et pas assez de bois pour en bâtir un met un '
                 'moaï dans la boîte.',
 'KO-BOX-1': "{player} {number|0=n'a aucun moaï|a {number} moaï|a {number} moaï} en main ; il en faut "
             'trois pour en mettre un dans la boîte',
 'KO-BOX-2.title': 'Avec trois moaï en main : bâtir si possible, sinon la boîte',
 'KO-BOX-2.law': "Un joueur qui a trois moaï en main en bâtit un s'il a assez de bois. Sinon, il en "
                 'met un dans la boîte.',
 'KO-BOX-2.can': '{player} a {wood} bois et peut bâtir un moaï ; aucun ne va donc dans la boîte',
 'KO-BOX-2.could': "{player} avait {wood} bois avant d'acheter et aurait pu bâtir un moaï ; aucun ne "
                   'va donc dans la boîte',
 'KO-BOX-2.keep': '{player} a trois moaï en main et doit garder {price} bois pour en bâtir un',
 'KO-BOX-2.must': '{player} ne peut jouer aucune carte et doit donc mettre un moaï dans la boîte',
 'KO-BOX-3.title': 'Un moaï va dans la boîte',
 'KO-BOX-3.law': 'Exactement un moaï quitte la partie.',
 'KO-BOX-3': 'exactement un moaï va dans la boîte, pas {cards}',
 'KO-BOX-4.title': 'Mettre dans la boîte ne bâtit rien',
 'KO-BOX-4.law': "Un moaï mis dans la boîte ne coûte rien, ne va pas dans l'aire de jeu et ne donne "
                 "pas de tour Sacrifice. On pioche une carte comme d'habitude.",
 'KO-BOX-4.round': 'un moaï mis dans la boîte ne donne pas de tour Sacrifice',
 'KO-BOX-4.extra': 'un moaï mis dans la boîte ne donne pas de carte supplémentaire',
 'KO-OFFER-1.title': "Chaque moaï est suivi aussitôt d'un tour Sacrifice",
 'KO-OFFER-1.law': "Quand un moaï est bâti, il y a un tour Sacrifice, avant de piocher. Il n'y a pas "
                   "d'autre tour Sacrifice.",
 'KO-OFFER-1.none': "aucun moaï n'a été bâti, il n'y a donc pas de tour Sacrifice",
 'KO-OFFER-1.due': 'un moaï a été bâti ; son tour Sacrifice vient avant de piocher',
 'KO-OFFER-1.extra': 'la carte supplémentaire fait partie du tour Sacrifice, qui vient avant de '
                     'piocher',
 'KO-OFFER-1.missing': '{player} a bâti un moaï, mais le tour Sacrifice manque',
 'KO-OFFER-1.twice': 'le tour Sacrifice de ce moaï a déjà eu lieu',
 'KO-OFFER-4.title': 'Les joueurs sans carte Sacrifice sont sautés',
 'KO-OFFER-4.law': "Un joueur sans carte Sacrifice n'en pose pas. Cela vaut aussi pour le bâtisseur.",
 'KO-OFFER-4.none': "{player} n'a pas de carte Sacrifice, c'est donc au suivant",
 'KO-OFFER-4.bought': "{player} n'a que la carte Sacrifice achetée à ce tour, et à cette table on ne "
                      'peut pas la sacrifier',
 'KO-OFFER-3.title': 'Quiconque a une carte en sacrifie une',
 'KO-OFFER-3.law': 'Chaque autre joueur qui a une carte Sacrifice en pose exactement une.',
 'KO-OFFER-3.left out': '{player} a {number}, mais ne figure pas ici',
 'KO-OFFER-3.twice': "{player} pose plus d'une carte, mais chaque joueur en sacrifie exactement une",
 'KO-OFFER-2.title': "L'ordre du tour Sacrifice",
 'KO-OFFER-2.law': 'Les autres joueurs sacrifient dans le sens horaire, en commençant par le voisin de '
                   'gauche du bâtisseur. Puis vient le bâtisseur, et la carte supplémentaire en '
                   'dernier. Le livret français écrit : à gauche du premier joueur ; voyez la décision '
                   'offer-start.',
 'KO-OFFER-2.order': '{due} doit poser une carte avant {player}',
 'KO-OFFER-2.extra': 'la carte supplémentaire se pose en dernier, après celle {player:de}',
 'KO-OFFER-6.title': 'Les autres joueurs sacrifient face visible',
 'KO-OFFER-6.law': 'Les cartes des autres joueurs sont posées face visible ; la feuille les nomme '
                   'donc.',
 'KO-OFFER-6': 'la carte {player:de} est face visible, la feuille doit donc dire son type',
 'KO-OFFER-7.title': 'Le bâtisseur sacrifie en dernier, face cachée',
 'KO-OFFER-7.law': 'Un bâtisseur qui a une carte Sacrifice en pose exactement une, face cachée, après '
                   'les autres.',
 'KO-OFFER-7.none': "{player} a {number}, mais n'en pose aucune",
 'KO-OFFER-7.open': '{player} est le bâtisseur et pose sa carte face cachée, pas face visible',
 'KO-OFFER-7.twice': '{player} sacrifie exactement une carte, pas {number}',
 'KO-OFFER-5.title': "On ne sacrifie que des cartes que l'on a",
 'KO-OFFER-5.law': 'Le joueur peut avoir une carte du type sacrifié. Tant que des cartes face cachée '
                   "sont inconnues, il suffit qu'une possibilité le permette.",
 'KO-OFFER-5.owned': '{player} ne peut pas avoir de carte Sacrifice {kind:title} maintenant{hint}',
 'KO-OFFER-5.bought': "la seule carte Sacrifice {kind:title} {player:que} peut avoir vient d'être "
                      'achetée, et à cette table on ne peut pas la sacrifier',
 'KO-OFFER-8.title': "Le bâtisseur ajoute une carte d'une pile",
 'KO-OFFER-8.law': "Le bâtisseur ajoute une carte d'une pile, face visible. Elle ne vient pas de ses "
                   'propres cartes.',
 'KO-OFFER-8.number': "on pose exactement une carte supplémentaire, {number|0=et il n'y en a "
                      'aucune|pas {number}|pas {number}}',
 'KO-OFFER-8.own': "la carte supplémentaire vient d'une pile, pas des cartes {player:de}",
 'KO-OFFER-8.missing': 'la carte supplémentaire manque',
 'KO-OFFER-8.twice': 'la carte supplémentaire est déjà posée',
 'KO-OFFER-8.none': "personne n'a construit de moaï, il ne peut donc y avoir aucune carte sur la "
                    'pierre, mais la feuille en compte {number}',
 'KO-OFFER-8.untold': 'il y a {number} {number|carte|cartes} sur la pierre, des moaï ont donc été '
                      "construits, mais aucune aire n'en montre : leurs points ne sont pas comptés ici",
 'KO-OFFER-8.many': '{moai|1 moaï a été construit|{moai} moaï ont été construits}, il y a donc au plus '
                    '{most} cartes sur la pierre, mais la feuille en compte {number} : pour chaque '
                    "moaï, chaque joueur pose une carte et une autre vient d'une pile",
 'KO-OFFER-8.few': '{moai|1 moaï a été construit|{moai} moaï ont été construits}, il y a donc au moins '
                   "{moai} {moai|carte|cartes} sur la pierre, mais la feuille {number|0=n'en compte "
                   'aucune|en compte {number}|en compte {number}} : pour chaque moaï, une carte vient '
                   "d'une pile",
 'KO-OFFER-9.title': 'La pile de la carte supplémentaire a une carte',
 'KO-OFFER-9.law': "La carte supplémentaire vient d'une pile qui n'est pas vide.",
 'KO-OFFER-9': 'la pile des {kind:plural} est vide',
 'KO-OFFER-10.title': 'Les cartes restent sur la pierre',
 'KO-OFFER-10.law': 'Les cartes ne quittent jamais la pierre, et personne ne regarde avant la fin '
                    "celles qui sont cachées : les cartes face cachée et, d'après le texte "
                    'néerlandais, celles qui sont sous une autre.',
 'KO-OFFER-10.touched': 'les cartes restent sur la pierre, et personne ne regarde avant la fin celles '
                        'qui sont cachées',
 'KO-OFFER-10.sorted': "on ne trie la pierre qu'après la fin de la partie",
 'KO-OFFER-10.looked': "quelqu'un a consulté les cartes visibles de la pierre ; celles face cachée ne "
                       'doivent pas être vues',
 'KO-HIDE-2.title': "Un sacrifice n'est refusé que s'il est impossible",
 'KO-HIDE-2.law': "Tant qu'une carte face cachée est inconnue, un sacrifice n'est refusé (KO-OFFER-5) "
                  "que s'il serait impossible quelle que soit cette carte. Un sacrifice permis peut "
                  "montrer ce qu'elle était forcément.",
 'KO-HIDE-2': '{player} avait encore une carte Sacrifice {kind:title} ; donc {cards}',
 'KO-DRAW-3.title': 'Une carte à la fois',
 'KO-DRAW-3.law': "On pioche les cartes l'une après l'autre : chacune en découvre une avant qu'on "
                  'choisisse la suivante.',
 'KO-DRAW-3': 'on pioche les cartes une par une ; écrivez dans quel ordre',
 'KO-FILL-1.title': 'Une colonne vide est reconstituée aussitôt',
 'KO-FILL-1.law': "Quand on pioche la dernière carte d'une colonne, la colonne est reconstituée avant "
                  'toute autre chose.',
 'KO-FILL-1.draw': 'la colonne {column} est vide et doit être reconstituée avant la carte suivante',
 'KO-FILL-1.take': "la colonne {column} est vide et doit être reconstituée avant l'évaluation",
 'KO-FILL-1.turn': "la colonne {column} est vide, mais rien ne dit qu'elle a été reconstituée ; "
                   'écrivez `remplissage {column}: …`, la carte de devant en dernier',
 'KO-DRAW-6.title': "Seulement dans l'aire de jeu générale",
 'KO-DRAW-6.law': 'On ne prend de cartes ni dans la pioche, ni dans la boîte, ni chez un autre joueur.',
 'KO-DRAW-6': 'les cartes se prennent dans les quatre colonnes, pas dans la pioche',
 'KO-DRAW-5.title': 'Une seule colonne doit être visée',
 'KO-DRAW-5.law': 'On ne peut nommer une carte par son seul type que si une seule colonne la montre en '
                  'premier.',
 'KO-DRAW-5.several': 'les colonnes {columns} montrent {card:un} en premier ; écrivez laquelle',
 'KO-DRAW-5.none': 'aucune colonne ne montre {card:de} en premier : les premières cartes sont {fronts}',
 'KO-DRAW-1.title': 'Seulement les premières cartes',
 'KO-DRAW-1.law': "On ne peut piocher que la première carte d'une colonne.",
 'KO-DRAW-1.column': 'la première carte de la colonne {column} est {right:un} ; {card:le} est derrière',
 'KO-DRAW-1.none': 'aucune colonne ne montre {card:de} en premier : les premières cartes sont {fronts}',
 'KO-DRAW-4.title': 'Les cartes sont celles qui sont notées',
 'KO-DRAW-4.law': "La carte que la feuille dit piochée était la première de sa colonne. Celle qu'elle "
                  'dit découverte était la suivante.',
 'KO-DRAW-4.took': 'la première carte de la colonne {column} est {right:un}, pas {written:un}',
 'KO-DRAW-4.exposed': 'la carte découverte ici est {right:un}, pas {written:un}',
 'KO-DRAW-4.many': 'on pioche ici {right}, mais la feuille en nomme {written}',
 'KO-DRAW-2.title': 'On complète sa main à trois cartes',
 'KO-DRAW-2.law': "Un joueur pioche autant de cartes qu'il en a joué, ou une après avoir mis un moaï "
                  'dans la boîte.',
 'KO-DRAW-2.many': '{player} doit piocher {right} ici, pas {written}',
 'KO-DRAW-2.over': "{player} a de nouveau trois cartes en main et n'en pioche plus",
 'KO-DRAW-2.empty': "la colonne {column} n'a plus de carte à piocher",
 'KO-DRAW-2.few': '{player} doit piocher {due} {due|carte|cartes} en tout et a pioché {drawn} : il '
                  'manque {left}',
 'KO-FILL-3.title': 'On ne reconstitue que des colonnes vides',
 'KO-FILL-3.law': "Une colonne qui a encore une carte n'est jamais reconstituée.",
 'KO-FILL-3': 'la colonne {column} a encore {number}, on ne la reconstitue donc pas',
 'KO-FILL-2.title': 'Une colonne reconstituée a quatre cartes, ou les dernières',
 'KO-FILL-2.law': 'On pose quatre cartes de la pioche, ou toutes celles qui restent.',
 'KO-FILL-2.size': 'une colonne reconstituée a {right}, pas {written}',
 'KO-FILL-2.last': 'il ne reste que {left} {left|carte|cartes} dans la pioche : cette colonne a donc '
                   '{right}, pas {written}',
 'KO-FILL-2.none': 'à cette table on ne reconstitue pas avec moins de quatre cartes : la partie est '
                   'terminée',
 'KO-FILL-4.title': 'La dernière carte posée est la première de la colonne',
 'KO-FILL-4.law': "Les cartes posées sont notées dans l'ordre, et la dernière est la première carte de "
                  'la colonne.',
 'KO-FILL-4': 'la première carte est la dernière posée, {right:un}, pas {written:un}',
 'KO-EVAL-1.title': 'Une évaluation par tour',
 'KO-EVAL-1.law': "Chaque tour se termine par exactement une évaluation d'un type de carte.",
 'KO-EVAL-1.twice': "l'évaluation de ce tour est déjà notée",
 'KO-EVAL-1.early': "{player} doit d'abord piocher encore {number} : seule la dernière carte "
                    'découverte est évaluée',
 'KO-EVAL-2.title': 'La dernière carte découverte est évaluée',
 'KO-EVAL-2.law': "On évalue la première carte de la colonne où l'on a pioché en dernier, après "
                  "l'avoir reconstituée s'il le fallait.",
 'KO-EVAL-2': 'on évalue ici les {card:plural}, ce qui ne rapporte pas {thing:de}',
 'KO-EVAL-3.title': 'Tous les joueurs sont payés',
 'KO-EVAL-3.law': 'Chaque joueur qui a des cartes du type évalué dans son aire de jeu est payé. Les '
                  'cartes en main ne comptent pas.',
 'KO-EVAL-3': "{player} reçoit ici {things}, mais la feuille n'en dit rien",
 'KO-EVAL-5.title': "On ne refuse pas ce que l'on gagne",
 'KO-EVAL-5.law': "Personne ne peut refuser ce que rapporte une évaluation. On ne peut refuser qu'un "
                  'remplacement.',
 'KO-EVAL-5': '{player} ne peut pas refuser ce que rapporte une évaluation',
 'KO-STATUE-3.title': 'Qui a des moaï choisit',
 'KO-STATUE-3.law': "La feuille dit pour chaque joueur qui a un moaï s'il prend du bois ou de la "
                    'gloire. Les autres ne choisissent rien.',
 'KO-STATUE-3.missing': '{player} a un moaï, mais son choix entre bois et gloire manque',
 'KO-STATUE-3.surplus': "{player} n'a pas de moaï et ne choisit donc rien",
 'KO-STATUE-3.order': 'à cette table on choisit dans le sens horaire à partir du joueur actif ; {due} '
                      'passe donc avant {player}',
 'KO-STATUE-2.title': 'Tout en bois ou tout en gloire',
 'KO-STATUE-2.law': 'Un joueur qui a des moaï prend tout en bois ou tout en gloire.',
 'KO-STATUE-2.mixed': '{player} doit tout prendre en bois ou tout en gloire',
 'KO-STATUE-2.twice': '{player} choisit une seule fois, pour le tout',
 'KO-GATHER-4.title': 'Le type évalué, tant que sa pile a des cartes',
 'KO-GATHER-4.law': 'Tant que la pile du type évalué a des cartes, on prend ce type.',
 'KO-GATHER-4': 'la pile des {kind:plural} a encore des cartes, {player} ne peut donc pas prendre '
                '{thing:de}',
 'KO-GATHER-6.title': 'Rien de piles vides',
 'KO-GATHER-6.law': 'Quand les quatre piles sont vides, on ne reçoit rien.',
 'KO-GATHER-6': 'les quatre piles sont vides, {player} ne reçoit donc rien',
 'KO-GATHER-5.title': 'Un remplacement pour chaque carte manquante',
 'KO-GATHER-5.law': "Pour chaque carte qu'une pile vide ne peut donner, le joueur prend une carte "
                    "d'une autre pile, ou aucune. La feuille le dit.",
 'KO-GATHER-5.silent': 'il manque {number} à {player} : nommez un remplacement, ou écrivez `rien`',
 'KO-GATHER-5.empty': 'la pile des {thing:plural} est vide',
 'KO-GATHER-5.must': "à cette table un remplacement est obligatoire tant qu'il y en a un ; {player} ne "
                     "peut donc pas s'en passer",
 'KO-GATHER-5.same': "à cette table tous les remplacements d'un joueur viennent d'une même pile : "
                     '{player} reprend une carte {pile:title}, ou rien',
 'KO-GATHER-5.one': 'à cette table un joueur prend au plus un remplacement ; {player} ne peut donc pas '
                    'en prendre un deuxième',
 'KO-GATHER-3.title': 'Le joueur actif prend en premier',
 'KO-GATHER-3.law': "Quand une pile ne suffit pas, le joueur actif prend d'abord tout ce qui lui "
                    'revient. Les autres suivent dans le sens horaire.',
 'KO-GATHER-3.short': '{due} prend ses cartes {kind:title} avant {player}, car la pile ne suffit pas',
 'KO-GATHER-3.order': "à cette table les paiements sont notés dans l'ordre, et {due} prend avant "
                      '{player}',
 'KO-GATHER-3.bonus': "{player} prend d'un coup tout ce qui lui revient, avant {due}",
 'KO-EVAL-4.title': 'Le seul majoritaire a un bonus',
 'KO-EVAL-4.law': 'Un joueur qui a au moins deux cartes du type évalué, et plus que chacun des autres, '
                  'reçoit un de plus.',
 'KO-EVAL-4.wood': '{player} reçoit ici {right} bois, pas {written} : {why}',
 'KO-EVAL-4.glory': '{player} reçoit ici {right} {right|point|points} de Gloire, pas {written} : {why}',
 'KO-EVAL-4.either': '{player} reçoit ici {right} bois ou {right} {right|point|points} de Gloire, pas '
                     '{written} : {why}',
 'KO-GATHER-2.title': 'Le bonus des chasseurs-cueilleurs',
 'KO-GATHER-2.law': 'Le seul majoritaire dans le type évalué en reçoit une carte de plus.',
 'KO-GATHER-2': '{player} reçoit ici {right} {right|carte|cartes} Sacrifice, pas {written} : {why}',
 'KO-WOOD-1.title': 'Les bûcherons rapportent du bois',
 'KO-WOOD-1.law': "Chaque bûcheron de l'aire de jeu rapporte un bois.",
 'KO-WOOD-1': '{player} reçoit ici {right} bois, pas {written} : {why}',
 'KO-PRIEST-1.title': 'Les prêtres rapportent de la gloire',
 'KO-PRIEST-1.law': "Chaque prêtre de l'aire de jeu rapporte un point de Gloire.",
 'KO-PRIEST-1': '{player} reçoit ici {right} {right|point|points} de Gloire, pas {written} : {why}',
 'KO-STATUE-1.title': 'Chaque moaï rapporte un bois ou un point',
 'KO-STATUE-1.law': "Chaque moaï de l'aire de jeu rapporte un bois ou un point de Gloire.",
 'KO-STATUE-1': '{player} reçoit ici {right} bois ou {right} {right|point|points} de Gloire, pas '
                '{written} : {why}',
 'KO-GATHER-1.title': 'Les chasseurs-cueilleurs rapportent une carte',
 'KO-GATHER-1.law': 'Un joueur qui a au moins un chasseur-cueilleur du type évalué en reçoit une carte '
                    'Sacrifice.',
 'KO-GATHER-1': '{player} reçoit ici {right} {right|carte|cartes} Sacrifice, pas {written} : {why}',
 'KO-HIDE-1.title': 'Seule la carte du bâtisseur est cachée',
 'KO-HIDE-1.law': '`?` ne désigne que la carte face cachée du bâtisseur lui-même.',
 'KO-HIDE-1': 'la carte supplémentaire est face visible, la feuille doit donc dire son type',
 'KO-HIDE-3.title': 'Une carte révélée est possible',
 'KO-HIDE-3.law': '`révèle` nomme une carte face cachée encore inconnue, et un type que son bâtisseur '
                  'pouvait poser à ce moment.',
 'KO-HIDE-3.none': "le tour {turn} n'a pas de carte face cachée encore inconnue",
 'KO-HIDE-3.impossible': 'la carte face cachée du tour {turn} ne peut pas avoir été une carte '
                         'Sacrifice {kind:title}',
 'KO-HIDE-3.told': 'la pierre triée ne laisse aucune carte Sacrifice {kind:title} pour la carte face '
                   'cachée du tour {turn}',
 'KO-HIDE-4.title': 'Les cartes montrées à la fin sont possibles',
 'KO-HIDE-4.law': "Les cartes Sacrifice qu'un joueur montre à la fin sont aussi nombreuses que la "
                  'feuille le dit, et de types possibles.',
 'KO-HIDE-4.number': '{player} a {right} {right|carte|cartes} Sacrifice, pas {written}',
 'KO-HIDE-4.kinds': '{player} ne peut pas avoir {cards}',
 'KO-HIDE-5.title': 'La pierre triée est possible',
 'KO-HIDE-5.law': "La pierre a autant de cartes qu'on y en a posé, et de chaque type au moins autant "
                  "qu'on en a posé face visible. Le reste est de types que les cartes face cachée "
                  'peuvent avoir eus.',
 'KO-HIDE-5.number': '{right} {right|carte a été posée|cartes ont été posées} sur la pierre, pas '
                     '{written}',
 'KO-HIDE-5.seen': 'la pierre a au moins {right} {right|carte|cartes} {kind:title} (face visible), '
                   'mais la feuille en compte {written}',
 'KO-HIDE-5.kinds': "les cartes face cachée ne peuvent pas former la pierre telle qu'elle est notée",
 'KO-HIDE-5.again': 'la pierre a déjà été triée : elle a {right}, pas {written}',
 'KO-HIDE-6.title': 'La pierre, les joueurs et les piles font le compte',
 'KO-HIDE-6.law': 'Pour chaque type, les cartes sur la pierre, chez les joueurs et dans la pile font '
                  '25 en tout.',
 'KO-HIDE-6.kind': '{stone} {stone|carte|cartes} {kind:title} sur la pierre et {held} chez les joueurs '
                   'ne font pas les {right} qui sont hors de la pile',
 'KO-HIDE-6.box': "le jeu n'a que {most} cartes Sacrifice {kind:title}, mais il y en aurait {number} "
                  'sur la pierre et chez les joueurs',
 'KO-HIDE-6.mix': 'la pierre triée et les cartes des joueurs se contredisent',
 'KO-END-2.title': 'Rien après la fin',
 'KO-END-2.law': "Quand la pioche est épuisée, la partie est terminée. On ne pioche, n'évalue et "
                 "n'achète plus rien, et personne n'a plus de tour.",
 'KO-END-2': '{why} : la partie est terminée',
 'KO-END-1.title': 'La dernière colonne reconstituée met fin à la partie',
 'KO-END-1.law': 'La partie finit quand une colonne reconstituée épuise la pioche, pas avant.',
 'KO-END-1.early': "la partie n'est pas terminée : il reste {pile} {pile|carte|cartes} dans la pioche",
 'KO-END-1.hand': "la partie n'est pas terminée : {player} doit d'abord compléter sa main à trois "
                  'cartes',
 'KO-END-1.over': '{why} : la partie est terminée, pas inachevée',
 'KO-END-1.table': '`situation: fin` remplace une partie entière et ne peut donc pas en faire partie',
 'KO-NOTE-1.title': 'Les nombres annoncés sont justes',
 'KO-NOTE-1.law': 'Un nombre que la feuille annonce pendant la partie est celui que calcule Referee.',
 'KO-NOTE-1.wrong': '{player} a ici {right} {units}, pas {claimed} : {too}',
 'KO-NOTE-1.table': 'il y a ici {right} {units}, pas {claimed} : {too} (pour toute la table, pas pour '
                    '{player})',
 'KO-NOTE-1.total': '{player} a ici {right} {units} en tuiles, pas {claimed} ; vouliez-vous dire le '
                    'total ? Écrivez alors `annonce {player} total {claimed}`',
 'KO-END-3.title': 'Pas de décompte final avant la fin',
 'KO-END-3.law': "Une feuille qui s'arrête plus tôt est inachevée. Elle n'a pas de décompte final, "
                 'seulement les points jusque-là.',
 'KO-END-3': "la partie n'est pas terminée, il n'y a donc pas de total final ; le total {player:de} "
             "jusqu'ici est {right}, pas {claimed} : {too}",
 'KO-END-4.title': "Le dernier tour compte jusqu'au bout",
 'KO-END-4.law': 'Tout ce qui a été acheté, bâti et sacrifié dans le tour qui met fin à la partie '
                 'compte.',
 'KO-END-4': 'le moaï bâti au dernier tour compte : {player} a {right} moaï, pas {claimed} : {too}',
 'KO-FINAL-1.title': 'Le total',
 'KO-FINAL-1.law': "Le total, ce sont les points de Gloire, quatre points par moaï de l'aire de jeu, "
                   "un point pour cinq bois, et la valeur des cartes Sacrifice. Rien d'autre ne "
                   'compte.',
 'KO-FINAL-1.wrong': 'le total {player:de} est {right}, pas {claimed} : {too}',
 'KO-FINAL-1.players': 'le résultat a {written} {written|total|totaux} pour {right} joueurs',
 'KO-FINAL-1.together': 'ces totaux ne peuvent pas aller ensemble, quelles que soient les cartes face '
                        'cachée',
 'KO-FINAL-1.open': "les totaux dépendent de cartes face cachée que l'on ne connaît pas : ils peuvent "
                    'être {totals}',
 'KO-FINAL-2.title': 'Cinq bois valent un point',
 'KO-FINAL-2.law': 'Chaque lot de cinq bois vaut un point. Le bois qui reste ne vaut rien.',
 'KO-FINAL-2': 'le bois {player:de} vaut {right}, pas {claimed} : {too}',
 'KO-FINAL-3.title': "Seules comptent les cartes que l'on a encore",
 'KO-FINAL-3.law': "Les cartes Sacrifice qu'un joueur a encore comptent. Celles de la pierre ne "
                   'comptent pour personne.',
 'KO-FINAL-3': 'les cartes Sacrifice {player:de} valent {right}, pas {claimed} : {too}',
 'KO-VALUE-4.title': "Pierre vide : aucun type n'a de valeur",
 'KO-VALUE-4.law': "S'il n'y a aucune carte sur la pierre, aucun type ne vaut rien.",
 'KO-VALUE-4': 'les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-6.title': 'Une même valeur pour tous',
 'KO-VALUE-6.law': 'Chaque type a une seule valeur pour tous les joueurs, qui dépend de toute la '
                   'pierre.',
 'KO-VALUE-6': 'aucun type ne vaut plus de 3 : les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-3.title': 'Toutes les cartes de la pierre comptent',
 'KO-VALUE-3.law': 'Les cartes face visible, face cachée et supplémentaires comptent toutes.',
 'KO-VALUE-3': 'les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-5.title': 'Les types jamais sacrifiés sont classés aussi',
 'KO-VALUE-5.law': "Sur une pierre qui n'est pas vide, un type sans carte est classé comme les autres.",
 'KO-VALUE-5': 'les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-2.title': 'Un type ne vaut 0 que si les quatre nombres diffèrent',
 'KO-VALUE-2.law': 'Si deux types ont le même nombre de cartes, aucun ne vaut 0.',
 'KO-VALUE-2': 'les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-1.title': 'La valeur suit le rang',
 'KO-VALUE-1.law': 'Le type le plus sacrifié vaut 3, le suivant 2, puis 1 et 0 ; des types à égalité '
                   "ont la même valeur, et aucune valeur n'est sautée.",
 'KO-VALUE-1.wrong': 'les valeurs des types sont {right}, pas {written}',
 'KO-VALUE-1.never': 'les types ne peuvent pas valoir {written}, quelles que soient les cartes face '
                     'cachée',
 'KO-VALUE-1.open': "les valeurs des types dépendent de cartes face cachée que l'on ne connaît pas : "
                    '{right}',
 'KO-WIN-1.title': 'Le plus grand total gagne',
 'KO-WIN-1.law': 'Le joueur qui a le plus grand total gagne.',
 'KO-WIN-1.wrong': '{winners} {winners|gagne|gagnent} ; les totaux sont {totals}',
 'KO-WIN-1.never': 'ce ne peut pas être le résultat, quelles que soient les cartes face cachée ; '
                   'vainqueurs possibles : {players}',
 'KO-WIN-1.open': "le vainqueur dépend de cartes face cachée que l'on ne connaît pas ; vainqueurs "
                  'possibles : {players}',
 'KO-WIN-2.title': 'À égalité, le plus de moaï',
 'KO-WIN-2.law': 'Parmi les joueurs à égalité au plus grand total, celui qui a le plus de moaï dans '
                 'son aire de jeu gagne.',
 'KO-WIN-2': '{winners} {winners|gagne|gagnent} ; les totaux sont {totals}',
 'KO-WIN-3.title': 'Ensuite le bois départage, mais pas dans le livret français',
 'KO-WIN-3.law': 'Dans le livret néerlandais, le plus de bois départage ceux qui sont encore à '
                 "égalité. Le livret français n'a pas cette règle.",
 'KO-WIN-3': '{winners} {winners|gagne|gagnent} ; les totaux sont {totals}',
 'KO-WIN-4.title': 'Ceux qui restent à égalité partagent la victoire',
 'KO-WIN-4.law': 'Les joueurs encore à égalité après toutes les comparaisons gagnent ensemble.',
 'KO-WIN-4': '{winners} {winners|gagne|gagnent} ; les totaux sont {totals}'}
