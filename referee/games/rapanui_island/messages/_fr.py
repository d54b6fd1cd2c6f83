"""Made by scripts/catalogues.py from fr.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'board.stand-in': "plateau {name} : inventé, ce n'est pas la carte publiée",
 'board.for-either': '{name} : pour {few} ou {most} joueurs',
 'board.for': '{name} : pour {most} joueurs',
 'board.crater': 'cratère',
 'board.marks': '[ ] carrière, {mark} ahu',
 'board.next-to': 'à côté de {others}',
 'board.sizes': '{spaces} cases, {platforms} ahu',
 'board.slots': 'emplacements de sculpteur dans les colonnes 1 2 3 : {columns}',
 'board.stars': "étoiles de l'ordre du tour : {stars}",
 'board.track': "les pistes de ressources vont jusqu'à : {track}",
 'board.offerings': "offrandes, celle du dessus d'abord :",
 'board.outstanding': 'exceptionnelles {values}',
 'board.end-players': 'ahu libres à la fin : autant que de joueurs',
 'board.end-edition': 'ahu libres à la fin : selon le livret',
 'board.end-number': 'ahu libres à la fin : {number}',
 'board-file.head': "Un plateau de Rapa Nui (Matagot), à remplir d'après votre exemplaire du jeu.\n"
                    '\n'
                    'Ce qui se trouve ici est un plateau inventé, complet, sur lequel on peut jouer. '
                    'Parcourez le fichier de\n'
                    'haut en bas, le vrai plateau sous les yeux, et remplacez chaque valeur. Ensuite '
                    ':\n'
                    '\n'
                    '    referee board check FICHIER   trouve ce qui ne peut pas être juste, et dit à '
                    'quelle ligne\n'
                    '    referee board draw FICHIER    montre ce que vous avez écrit, à comparer avec '
                    'le plateau\n'
                    '\n'
                    'Mettez le fichier à côté de vos feuilles et nommez-le dans leur en-tête :   '
                    'plateau: FICHIER\n'
                    '\n'
                    'Comment écrire : ce qui suit un `#` est une remarque. Les noms sont devant '
                    'deux-points, les listes entre\n'
                    '[crochets]. Décalez par des espaces, pas par des tabulations. Les mots anglais '
                    'restent tels quels.',
 'board-file.name': 'Le nom que les messages donnent à ce plateau.',
 'board-file.stand-in': 'true : inventé, et les messages le disent. Écrivez false quand tout est copié '
                        'du vrai plateau.',
 'board-file.players': 'La face du plateau : [3, 4] ou [2]. Chaque face a son propre fichier.',
 'board-file.quarries': "Les deux cases où l'on ne gagne rien : le cratère (crater), d'où partent les "
                        'moaï, et la carrière de\n'
                        "pukao (pukao_quarry), d'où partent les pukao. Écrivez les noms que vous leur "
                        'donnez plus bas.',
 'board-file.slots': "Combien d'emplacements de sculpteur a la carrière de moaï, dans les colonnes 1, "
                     '2 et 3.',
 'board-file.stars': "Combien d'étoiles il y a pour les sorciers sur la piste d'ordre du tour.",
 'board-file.track': 'Le plus grand nombre de la piste de chaque ressource : reed est le jonc, egg '
                     "l'œuf, wood le bois,\n"
                     'pearl la perle.',
 'board-file.end': "Avec combien d'ahu libres la partie finit : `players` (autant que de joueurs, la "
                   'règle à\n'
                   'trois et quatre), `edition` (à deux, les livrets diffèrent ; la feuille dit lequel '
                   'on suit), ou un\n'
                   'nombre si votre plateau en indique un.',
 'board-file.map': 'Une esquisse, pour les dessins seulement : les noms en rangées, à peu près là où '
                   'sont les cases. Vous\n'
                   "pouvez l'enlever en entier ; les cases sont alors dessinées comme une liste.",
 'board-file.spaces': "Toutes les cases de l'île, les deux carrières comprises. Donnez un nom à "
                      'chacune : lettres et chiffres,\n'
                      'sans espace, comme A1. (Rien que des chiffres, ou un mot comme no ou on : entre '
                      'guillemets droits, "12".)\n'
                      '\n'
                      '  gain  les ressources imprimées dessus : reed (jonc), egg (œuf), wood (bois), '
                      'pearl (perle).\n'
                      '        egg        un œuf\n'
                      '        reed+egg   les deux : un jonc et un œuf\n'
                      '        reed+reed  deux joncs\n'
                      "        egg/wood   l'un des deux, au choix\n"
                      '        none       rien ; seulement sur le cratère et la carrière de pukao\n'
                      "  ahu   combien d'ahu s'y trouvent : 0, 1, 2. Leurs tuiles se notent dans la "
                      'feuille.\n'
                      '  next  les cases qui ont un côté commun avec elle. Un coin ne suffit pas.\n'
                      "        Les voisines se nomment l'une l'autre.",
 'board-file.offerings': "Les cinq piles d'offrandes ordinaires, 20 tuiles en tout (hut hutte, hen "
                         'poule, axe hache, boat bateau,\n'
                         "necklace collier) : les valeurs du haut vers le bas, la plus grande d'abord. "
                         'Écrivez-les toutes, même à\n'
                         'deux joueurs : les règles en retirent elles-mêmes.',
 'board-file.outstanding': "Les sept offrandes exceptionnelles, de même. S'il n'y en a pas d'une sorte "
                           ': [].',
 'picture.in-hand': '{villagers} en main',
 'picture.star': 'étoile {star}',
 'picture.moai': 'moaï {moai}',
 'picture.tiles': 'tuiles {tiles}',
 'picture.built': 'améliorations {built}',
 'picture.tablet-used': 'tablette utilisée',
 'picture.no-tablet': 'sans tablette',
 'picture.offerings': 'offrandes {taken}',
 'picture.passed': 'a passé',
 'step.setup': 'on met la table en place',
 'step.over': 'la partie est terminée',
 'step.draft': 'tour de jeu {round}, ordre {order} : {player} choisit une tuile',
 'step.place': 'tour de jeu {round}, ordre {order} : {player} pose une figurine',
 'step.carve': 'tour de jeu {round}, ordre {order} : {player} sculpte',
 'step.carry': 'tour de jeu {round}, ordre {order} : {player} transporte ou passe',
 'nothing': 'rien',
 'noun.resource': 'ressource|ressources|f',
 'amount.written': '{kind} {number}',
 'outstanding': '{kind} {kind|exceptionnel|exceptionnelle}',
 'noun.small moai': 'petit moaï|petits moaï|m',
 'noun.medium moai': 'moaï moyen|moaï moyens|m',
 'noun.large moai': 'grand moaï|grands moaï|m',
 'value.none-occurs': "aucune n'y est",
 'noun.tile': 'tuile|tuiles|f',
 'noun.slot': 'emplacement|emplacements|m',
 'noun.star': 'étoile|étoiles|f',
 'noun.player': 'joueur|joueurs|m',
 'hint': ' (vouliez-vous dire {word} ?)',
 'map.unknown': "la carte montre {word}, mais il n'y a pas de telle case{hint}",
 'map.twice': 'la carte montre {word} deux fois',
 'map.missing': 'la carte ne montre pas {spaces} ; sans carte, les cases sont données en liste',
 'others': '{number} autres',
 'value.occurs': '{value} y est {count|2=deux fois|une fois|{count} fois}',
 'in.quarry': 'dans la carrière',
 'in.column': 'dans la colonne {column}',
 'in.star': "sur l'étoile {star}",
 'in.space': 'en {space}',
 'price.axe': 'une ressource de chaque',
 'a-barter': 'un troc',
 'spot.star': "l'étoile {number}{slot|0=|, emplacement {slot}|, emplacement {slot}}",
 'spot.quarry': 'la carrière {number}{slot|0=|, emplacement {slot}|, emplacement {slot}}',
 'platform.tile': '{platform} ({tile})',
 'deed.with': 'avec {tile}',
 'more-platforms': '{number} autres ahu',
 'empty-pile': 'vide',
 'everybody': 'chacun',
 'when.carving': "au moment où son joueur sculpte, avant qu'il prenne ses moaï",
 'when.phase-2': 'en phase 2, avant que son joueur sculpte',
 'when.carved': 'quand chacun a sculpté',
 'when.phase-3': 'en phase 3',
 'when.capping': 'en coiffant, notée après le pukao',
 'when.erecting': 'quand son joueur érige un moaï',
 'when.alone': 'seule, au tour de son joueur',
 'noun.figure': 'figurine|figurines|f',
 'phase.1': 'la phase 1 (pose)',
 'phase.2': 'la phase 2 (sculpture)',
 'phase.3': 'la phase 3 (transports)',
 'phase.setup': 'la mise en place',
 'the-sorcerer': 'le sorcier',
 'what.passing': 'passer',
 'what.villager': 'poser un villageois',
 'what.sorcerer': 'poser un sorcier',
 'what.chief': 'poser le chef',
 'what.carving': 'sculpter',
 'what.moai': 'transporter un moaï',
 'what.pukao': 'transporter un pukao',
 'cause.tablet': '{tile} par la tablette',
 'how.not-over': "la partie n'est pas terminée",
 'moment.round': 'tour de jeu {round}',
 'how.totals': 'totaux {totals}',
 'label.offerings': 'offrandes',
 'label.outstanding': 'offrandes exceptionnelles',
 'label.resources': 'ressources',
 'label.tablet': 'tablette',
 'label.favour': 'faveur',
 'label.total': 'total',
 'tally.offerings': 'Quelles offrandes a {player}, et que valent-elles ? Par exemple : poule 8, bateau '
                    'exceptionnel 13',
 'tally.resources': 'Quelles ressources reste-t-il à {player} ? Par exemple : jonc 2, œuf 1',
 'tally.tablet': 'La tablette {player:de} est-elle gardée ou utilisée ? Écrivez gardée ou utilisée',
 'tally.tablet-words': 'gardée, utilisée',
 'tally.favour': 'Qui a la tuile Faveur ?',
 'drawing.small': 'petit moaï',
 'drawing.medium': 'moaï moyen',
 'drawing.large': 'grand moaï',
 'drawing.pukao': 'pukao',
 'drawing.mark small': 'p',
 'drawing.mark medium': 'm',
 'drawing.mark large': 'G',
 'drawing.short rest': 'Re',
 'drawing.short barter': 'Tr',
 'drawing.short economy': 'Ec',
 'drawing.short reinforcement': 'Rf',
 'drawing.short opulence': 'Ab',
 'drawing.short supplement': 'Su',
 'drawing.short luxury': 'Oe',
 'drawing.short reconversion': 'Rc',
 'drawing.short helping-hand': 'Cm',
 'drawing.short favour': 'Fa',
 'drawing.short unknown': '?',
 'drawing.unknown': 'tuile inconnue',
 'drawing.space': '{space} : gain {gain}',
 'drawing.no gain': 'aucun',
 'drawing.and': '{one} et {other}',
 'drawing.or': '{one} ou {other}',
 'drawing.crater': 'cratère',
 'drawing.crater space': '{space} : le cratère',
 'drawing.pukao space': '{space} : la carrière des pukao',
 'drawing.ahu': 'ahu {platform}',
 'drawing.tile': 'ahu {platform} : tuile {tile}',
 'drawing.unknown tile': 'ahu {platform} : tuile inconnue',
 'drawing.moai': 'ahu {platform} : {size}',
 'drawing.cap': 'ahu {platform} : le moaï porte un pukao',
 'drawing.villager': 'Villageois {name:de} en {place}',
 'drawing.tired': 'Villageois fatigué {name:de} en {place}',
 'drawing.sorcerer at': 'Sorcier {name:de}, {place}',
 'drawing.tired sorcerer': 'Sorcier fatigué {name:de}, {place}',
 'drawing.chief at': 'Chef {name:de}, {place}',
 'drawing.hand': 'en main',
 'drawing.at column': 'colonne {column} de la carrière',
 'drawing.at star': 'étoile {star}',
 'drawing.sorcerer star': "Sorcier sur l'étoile {star}",
 'drawing.quarry': 'carrière',
 'drawing.slot': 'carrière, colonne {column}, emplacement {slot}',
 'drawing.carver': 'carrière, colonne {column} : villageois {name:de}',
 'drawing.stars': 'étoiles',
 'drawing.star': 'étoile {star}',
 'drawing.order': 'ordre',
 'drawing.in order': "place {place} dans l'ordre : {name}",
 'drawing.stock': 'réserve',
 'drawing.in stock': 'réserve : {piece} × {count}',
 'drawing.pile': "pile d'offrandes : {kind}, valeurs {values}",
 'drawing.outstanding': 'offrandes exceptionnelles : {kind}, valeurs {values}',
 'drawing.empty': '–',
 'drawing.resource': '{name}, {kind} : {count}',
 'drawing.villagers': 'Villageois {name:de} en main',
 'drawing.held': '{name} a sculpté : {size}',
 'drawing.own tile': '{name} : tuile {tile}',
 'drawing.own unknown tile': '{name} : tuile inconnue',
 'drawing.built': '{name} : amélioration {improvement}',
 'drawing.not built': "{name} : pas encore d'amélioration {improvement:title}",
 'drawing.taken': '{name} : offrande {kind}, valeur {value}',
 'drawing.taken outstanding': '{name} : offrande exceptionnelle {kind}, valeur {value}',
 'drawing.tablet kept': '{name} : tablette non utilisée',
 'drawing.tablet used': '{name} : tablette utilisée',
 'drawing.passed': 'a passé',
 'drawing.in turn': "c'est au tour {name:de}",
 'drawing.turn': 'Tour de jeu {round} : {name} {step}',
 'drawing.laying out': 'On met la table en place',
 'drawing.over': 'La partie est terminée',
 'drawing.picks': 'choisit une tuile',
 'drawing.places': 'pose une figurine',
 'drawing.carves': 'sculpte',
 'drawing.carries': 'transporte ou passe',
 'drawing.described': "Rapa Nui, le jeu de plateau. {turn}. {moai} moaï sur l'île, {free} ahu "
                      '{free|libre|libres}. {players}{note}',
 'drawing.described player': '{name} : {resources} ; cases {spaces}.',
 'drawing.none': 'aucune',
 'drawing.map legend': '{marks} moaï, ^ pukao ; ({tile}) tuile ; v villageois, z fatigué, S sorcier, C '
                       'chef',
 'drawing.stock line': '{moai}, {pukao} pukao ; {free} ahu {free|libre|libres}',
 'drawing.piles': 'offrandes',
 'drawing.more piles': 'exceptionn.',
 'drawing.in hand': 'Villageois en main : {count}',
 'drawing.carved': 'sculpté {things}',
 'drawing.tiles': 'tuiles {things}',
 'drawing.improvements': 'améliorations {things}',
 'drawing.own offerings': 'offrandes {things}',
 'drawing.tablet gone': 'tablette utilisée',
 'drawing.no tablet': 'sans tablette',
 'drawing.brief reed': 'jonc',
 'drawing.brief egg': 'œuf',
 'drawing.brief wood': 'bois',
 'drawing.brief pearl': 'perle',
 'drawing.brief crater': 'cratère',
 'drawing.brief pukao': 'pukao',
 'drawing.part set-up': 'Mise en place',
 'drawing.part round': 'Tour de jeu {round}',
 'drawing.part placing': 'phase 1 : pose des figurines',
 'drawing.part carving': 'phase 2 : sculpture',
 'drawing.part transport': 'phase 3 : transports',
 'game.title': 'Rapa Nui, le jeu de plateau',
 'expected.SPACE': 'une case (par exemple B4)',
 'expected.QUARRY': 'une place dans la carrière (par exemple carrière 1)',
 'expected.TILE': 'une tuile Ahu',
 'expected.SIZE': 'une taille (petit, moyen ou grand)',
 'expected.RESOURCE': 'une ressource (jonc, œuf, bois ou perle)',
 'expected.OFFERING': 'une offrande (hutte, poule, hache, bateau ou collier)',
 'expected.FIGURE': 'une figurine (villageois, sorcier ou chef)',
 'expected.IMPROVEMENT': 'une amélioration (fervent, artiste, populaire ou chef)',
 'expected.TABLET_STATE': "l'état de la tablette (gardée ou utilisée)",
 'expected.NUMBER': 'un nombre',
 'aside.favour': "la tuile Faveur s'écrit parmi les tuiles du joueur qui l'a : `{write}`",
 'aside.seen': "ce qu'un transport a rapporté vient derrière sa flèche : `{write}`",
 'aside.by itself': "cela se fait tout seul et ne s'écrit pas : laissez-le de côté",
 'aside.no place': "la carrière de pukao et le cratère ont un nom sur le plateau, et c'est lui qu'on "
                   'écrit ; personne ne peut y être placé : `{write}`',
 'aside.start player': "les joueurs sont nommés dans l'ordre du tour : `{write}`",
 'units.total': '{number|point au total|points au total}',
 'units.offerings': '{number|point pour les offrandes|points pour les offrandes}',
 'units.outstanding': '{number|point pour les offrandes exceptionnelles|points pour les offrandes '
                      'exceptionnelles}',
 'units.resources': '{number|ressource|ressources}',
 'units.tablet': '{number|point pour la tablette|points pour la tablette}',
 'units.favour': '{number|point pour la faveur|points pour la faveur}',
 'units.others': '{number|point pour autre chose|points pour autre chose}',
 'units.reed': '{number|jonc|joncs}',
 'units.egg': '{number|œuf|œufs}',
 'units.wood': '{number|bois|bois}',
 'units.pearl': '{number|perle|perles}',
 'units.villagers': '{number|villageois en main|villageois en main}',
 'units.tired': '{number|figurine fatiguée|figurines fatiguées}',
 'units.moai': '{number|moaï pris et non érigé|moaï pris et non érigés}',
 'units.tiles': '{number|tuile Ahu|tuiles Ahu}',
 'units.improvements': '{number|amélioration|améliorations}',
 'units.small': '{number|petit moaï en réserve|petits moaï en réserve}',
 'units.medium': '{number|moaï moyen en réserve|moaï moyens en réserve}',
 'units.large': '{number|grand moaï en réserve|grands moaï en réserve}',
 'units.pukao': '{number|pukao en réserve|pukao en réserve}',
 'units.free': '{number|ahu libre|ahu libres}',
 'units.carvers': '{number|sculpteur|sculpteurs}',
 'units.transporters': '{number|transporteur|transporteurs}',
 'units.erected': '{number|moaï érigé|moaï érigés}',
 'units.capped': '{number|moaï coiffé|moaï coiffés}',
 'units.huts': '{number|hutte restante|huttes restantes}',
 'units.hens': '{number|poule restante|poules restantes}',
 'units.axes': '{number|hache restante|haches restantes}',
 'units.boats': '{number|bateau restant|bateaux restants}',
 'units.necklaces': '{number|collier restant|colliers restants}',
 'units.luxuries': '{number|offrande exceptionnelle restante|offrandes exceptionnelles restantes}',
 'units.round': "{number|tour de jeu jusqu'ici|tours de jeu jusqu'ici}",
 'edition.matagot-fr': 'Rapa Nui (Matagot, français)',
 'edition.matagot-es': 'Rapa Nui (Matagot, espagnol)',
 'ruling.first-star-round1.asks': "L'interdiction de la première étoile vaut-elle au premier tour de "
                                  'jeu ?',
 'ruling.first-star-round1.because': "La règle est générale ; l'exemple ne fait que l'illustrer.",
 'ruling.first-star-round1.option.apply': 'oui',
 'ruling.first-star-round1.option.waive': 'non, seulement à partir du deuxième tour de jeu',
 'ruling.spare-star.asks': "Un sorcier peut-il aller sur n'importe quelle étoile quand il y en a plus "
                           'que de joueurs ?',
 'ruling.spare-star.because': "On choisit n'importe quelle étoile libre, et seul compte l'ordre des "
                              'sorciers.',
 'ruling.spare-star.option.allow': "oui, sur n'importe laquelle",
 'ruling.spare-star.option.forbid': "non, seulement sur autant d'étoiles qu'il y a de joueurs",
 'ruling.chief-place.asks': 'Un chef en jeu doit-il être posé en phase 1 ?',
 'ruling.chief-place.because': 'La phrase qui le concerne dit « peut » ; celle qui parle de poser '
                               'toutes les figurines est générale.',
 'ruling.chief-place.option.optional': 'non',
 'ruling.chief-place.option.mandatory': 'oui',
 'ruling.chief-with.asks': 'Avec quelle figurine pose-t-on le chef ?',
 'ruling.chief-with.because': 'Le texte français cite les deux figurines.',
 'ruling.chief-with.option.any-figure': 'un villageois ou le sorcier',
 'ruling.chief-with.option.villager-only': 'un villageois',
 'ruling.chief-timing.asks': 'Peut-on aussi poser le chef en sculptant ?',
 'ruling.chief-timing.because': 'Les livrets diffèrent : le texte espagnol de la tuile parle de la '
                                'sculpture, le français de la pose.',
 'ruling.chief-timing.option.phase1': 'non, seulement en phase 1',
 'ruling.chief-timing.option.phase1-or-carving': 'oui, aussi quand le joueur sculpte',
 'ruling.popular-from.asks': 'À partir de quand peut-on utiliser le nouveau villageois ?',
 'ruling.popular-from.because': "Le joueur prend la figurine en payant et la garde jusqu'à la fin. La "
                                'poser demande encore un tour de phase 1.',
 'ruling.popular-from.option.at-once': "dès que l'amélioration est ajoutée",
 'ruling.popular-from.option.next-round': 'à partir du tour de jeu suivant',
 'ruling.carve-take.asks': 'Un joueur peut-il prendre moins de moaï que ses sculpteurs ne le '
                           'permettent ?',
 'ruling.carve-take.because': 'Les exemples disent « peut prendre », et chacun regroupe ses sculpteurs '
                              'à son gré.',
 'ruling.carve-take.option.up-to': 'oui',
 'ruling.carve-take.option.all': 'non, il en prend le plus possible, mais les tailles sont libres',
 'ruling.reconversion-window.asks': "Jusqu'à quand peut-on jouer Reconversion ?",
 'ruling.reconversion-window.because': "La tuile se joue une fois l'ordre fixé, au tour de son joueur.",
 'ruling.reconversion-window.option.before-own-carving': "jusqu'à ce que son joueur sculpte",
 'ruling.reconversion-window.option.before-any-carving': "jusqu'à ce que quelqu'un sculpte",
 'ruling.hand-window.asks': 'Quand peut-on jouer Coup de main ?',
 'ruling.hand-window.because': 'Le texte parle du moment où tous les moaï sont sculptés. Ensuite, la '
                               "tuile peut se jouer à n'importe quel tour de son joueur.",
 'ruling.hand-window.option.after-all-carved': "quand chacun a sculpté, jusqu'à ce que son joueur "
                                               'passe',
 'ruling.hand-window.option.after-own-carving': 'quand son joueur a sculpté',
 'ruling.hand-window.option.first-turn': "jusqu'au premier tour de son joueur en phase 3",
 'ruling.hand-chief-from.asks': 'Le chef doit-il être dans la carrière pour que Coup de main le '
                                'déplace ?',
 'ruling.hand-chief-from.because': "La seule condition donnée est d'avoir l'amélioration.",
 'ruling.hand-chief-from.option.anywhere': 'non',
 'ruling.hand-chief-from.option.quarry': 'oui',
 'ruling.hand-sorcerer.asks': 'Coup de main peut-il déplacer un sorcier devenu sculpteur ?',
 'ruling.hand-sorcerer.because': 'Le sorcier est alors un sculpteur de ce joueur.',
 'ruling.hand-sorcerer.option.allow': 'oui',
 'ruling.hand-sorcerer.option.forbid': 'non',
 'ruling.path-revisit.asks': 'Un chemin peut-il passer deux fois par une case ?',
 'ruling.path-revisit.because': "Un chemin relie le départ et l'arrivée. Une boucle ne fait que payer "
                                "deux fois un adversaire, et c'est presque à coup sûr une erreur.",
 'ruling.path-revisit.option.forbid': 'non',
 'ruling.path-revisit.option.allow': 'oui, et la case paie chaque fois',
 'ruling.other-quarry.asks': 'Un moaï peut-il passer par la carrière de pukao, ou un pukao par le '
                             'cratère ?',
 'ruling.other-quarry.because': 'Les transporteurs neutres portent pour tous et ne sont pas payés.',
 'ruling.other-quarry.option.allow': 'oui',
 'ruling.other-quarry.option.forbid': 'non',
 'ruling.space-gain.asks': "Un adversaire est-il payé par case ou par transporteur qui s'y trouve ?",
 'ruling.space-gain.because': 'Le propriétaire gagne ce que montre la case, et un transporteur suffit '
                              'pour porter.',
 'ruling.space-gain.option.per-space': 'par case',
 'ruling.space-gain.option.per-transporter': 'par transporteur',
 'ruling.choice-by.asks': 'Qui choisit quand une case laisse le choix ?',
 'ruling.choice-by.because': 'Le texte français désigne le joueur dont le transporteur est là. La '
                             'feuille dit ce qui a été choisi, pas par qui.',
 'ruling.choice-by.option.owner': 'le propriétaire du transporteur',
 'ruling.choice-by.option.active': 'le joueur qui transporte',
 'ruling.full-choice.asks': 'Peut-on choisir une ressource dont la piste est pleine ?',
 'ruling.full-choice.because': 'Le texte énonce le gain comme un fait et laisse le choix libre.',
 'ruling.full-choice.option.allow': "oui, et l'on ne gagne rien",
 'ruling.full-choice.option.forbid': "pas tant qu'une autre ressource a de la place",
 'ruling.erect-split.asks': 'Quand on érige un moaï, peut-on répartir le gain entre les ressources de '
                            'la case ?',
 'ruling.erect-split.because': 'La case donne la nature de chaque ressource, et il y a des gains '
                               'mixtes.',
 'ruling.erect-split.option.per-resource': "oui, chaque ressource est de n'importe quelle nature "
                                           'imprimée',
 'ruling.erect-split.option.one-kind': "non, toutes sont d'une même nature imprimée",
 'ruling.platform-pick.asks': 'Quel ahu de la case utilise-t-on, et donc quelle tuile prend-on ?',
 'ruling.platform-pick.because': 'Le texte ne limite pas le choix.',
 'ruling.platform-pick.option.player': 'celui que le joueur choisit',
 'ruling.platform-pick.option.lowest': "l'ahu libre de plus petit numéro",
 'ruling.tile-now.asks': "Peut-on utiliser pour le même moaï la tuile qu'on vient de prendre ?",
 'ruling.tile-now.because': "On la prend d'abord, on peut s'en servir aussitôt, et le gain vient "
                            'après.',
 'ruling.tile-now.option.allow': 'oui',
 'ruling.tile-now.option.forbid': 'non',
 'ruling.bonus-stack.asks': 'Peut-on jouer plusieurs tuiles de bonus sur un moaï ?',
 'ruling.bonus-stack.because': "Un joueur peut jouer autant de tuiles qu'il veut, même en même temps.",
 'ruling.bonus-stack.option.allow': 'oui',
 'ruling.bonus-stack.option.one': 'une au plus',
 'ruling.fervent-step.asks': 'De combien Fervent fait-il monter une ressource ?',
 'ruling.fervent-step.because': "Le texte espagnol le dit, et l'exemple français montre un seul cran.",
 'ruling.fervent-step.option.next': 'à la valeur juste au-dessus',
 'ruling.fervent-step.option.any': "à n'importe quelle valeur supérieure",
 'ruling.fervent-bonus.asks': 'Fervent agit-il sur les ressources des tuiles de bonus ?',
 'ruling.fervent-bonus.because': "Le texte de ces tuiles dit qu'elles se combinent avec Fervent, et "
                                 "l'on peut faire monter une ou plusieurs ressources.",
 'ruling.fervent-bonus.option.each': 'oui, sur chaque ressource séparément',
 'ruling.fervent-bonus.option.base-only': 'non, seulement sur celles du moaï',
 'ruling.rest-target.asks': 'Quel transporteur Repos peut-il relever ?',
 'ruling.rest-target.because': "Les tuiles s'adressent à leur possesseur et parlent de ses propres "
                               'figurines.',
 'ruling.rest-target.option.own': 'un des siens',
 'ruling.rest-target.option.any': "celui de n'importe qui",
 'ruling.exchange-due.asks': "L'échange est-il obligatoire après avoir coiffé ?",
 'ruling.exchange-due.because': 'On ne peut coiffer que si un échange est possible, et un exemple '
                                'français dit « doit ».',
 'ruling.exchange-due.option.must': 'oui',
 'ruling.exchange-due.option.may': 'non',
 'ruling.spare-downgrade.asks': "Peut-on baisser plus de ressources qu'on n'en dépense ?",
 'ruling.spare-downgrade.because': 'On ne baisse des ressources que pour obtenir une offrande.',
 'ruling.spare-downgrade.option.forbid': 'non',
 'ruling.spare-downgrade.option.allow': 'oui',
 'ruling.downgrade-steps.asks': 'De combien de crans peut-on baisser une ressource ?',
 'ruling.downgrade-steps.because': "Le texte permet toute valeur inférieure, et l'on baisse et dépense "
                                   'en même temps.',
 'ruling.downgrade-steps.option.any': "autant qu'on veut",
 'ruling.downgrade-steps.option.one': 'un seul',
 'ruling.econ-own-four.asks': 'Avec Économie, faut-il posséder les quatre ressources du plein coût ?',
 'ruling.econ-own-four.because': "On n'en dépense que deux ; les deux autres ne sont pas payées.",
 'ruling.econ-own-four.option.no': 'non',
 'ruling.econ-own-four.option.yes': 'oui',
 'ruling.econ-artist.asks': 'Économie et Artiste vont-ils ensemble ?',
 'ruling.econ-artist.because': "L'une change le nombre et l'autre la nature, et rien ne l'exclut.",
 'ruling.econ-artist.option.allow': 'oui',
 'ruling.econ-artist.option.forbid': 'non',
 'ruling.artist-step.asks': "Jusqu'où va Artiste ?",
 'ruling.artist-step.because': "Le texte espagnol le dit, et l'exemple français montre un seul cran.",
 'ruling.artist-step.option.next': "à l'offrande juste au-dessus",
 'ruling.artist-step.option.any': "à n'importe quelle offrande supérieure",
 'ruling.artist-lux.asks': 'Artiste et Offrande exceptionnelle vont-ils ensemble ?',
 'ruling.artist-lux.because': "Artiste fait monter l'offrande d'un cran, et la tuile donne alors "
                              "l'offrande exceptionnelle de cette nature.",
 'ruling.artist-lux.option.allow': 'oui',
 'ruling.artist-lux.option.forbid': 'non',
 'ruling.econ-lux.asks': 'Économie et Offrande exceptionnelle vont-ils ensemble ?',
 'ruling.econ-lux.because': "Le texte d'Économie ne dit pas de quelle offrande il s'agit.",
 'ruling.econ-lux.option.allow': 'oui',
 'ruling.econ-lux.option.forbid': 'non',
 'ruling.lux-kind.asks': "De quelle nature est l'offrande exceptionnelle ?",
 'ruling.lux-kind.because': "Quand les règles parlent de la nature ou de la couleur que l'on veut, il "
                            "s'agit de l'offrande pour laquelle on échange ; c'est le prix payé qui "
                            'décide laquelle.',
 'ruling.lux-kind.option.as-paid': 'de celle qui est payée',
 'ruling.lux-kind.option.any': "de n'importe laquelle",
 'ruling.lux-pick.asks': 'Laquelle de deux offrandes exceptionnelles de même nature prend-on ?',
 'ruling.lux-pick.because': 'La même règle vaut pour les piles.',
 'ruling.lux-pick.option.top': 'celle du dessus',
 'ruling.lux-pick.option.free': 'celle que le joueur choisit',
 'ruling.empty-pile.asks': "Et si la pile d'une offrande est vide ?",
 'ruling.empty-pile.because': "L'offrande vient du dessus de cette pile.",
 'ruling.empty-pile.option.unavailable': 'on ne peut pas la prendre',
 'ruling.empty-pile.option.next-lower': 'on prend celle juste en dessous',
 'ruling.pukao-gain.asks': "Combien de joncs la case d'un adversaire rapporte-t-elle pour un pukao ?",
 'ruling.pukao-gain.because': 'Le texte français dit 1, et tous les exemples donnent 1.',
 'ruling.pukao-gain.option.one': 'un',
 'ruling.pukao-gain.option.count': 'autant que la case montre de ressources',
 'ruling.cap-any.asks': 'Peut-on coiffer un moaï érigé dans le même tour de jeu ?',
 'ruling.cap-any.because': "Le texte permet tout moaï de la case qui n'a pas de pukao.",
 'ruling.cap-any.option.allow': 'oui',
 'ruling.cap-any.option.earlier-rounds': 'non, seulement ceux des tours de jeu précédents',
 'ruling.tablet-lux.asks': 'La tablette peut-elle copier Offrande exceptionnelle ?',
 'ruling.tablet-lux.because': "Le texte espagnol l'exclut ; le français permet toute tuile, mais la "
                              'copie se joue aussitôt et disparaît.',
 'ruling.tablet-lux.option.once': 'oui, pour coiffer une seule fois',
 'ruling.tablet-lux.option.forbid': 'non',
 'ruling.tablet-lux.option.permanent': 'oui, pour de bon',
 'ruling.tablet-favour.asks': 'La tablette peut-elle copier Faveur ?',
 'ruling.tablet-favour.because': "Faveur ne rapporte des points qu'à celui qui la possède.",
 'ruling.tablet-favour.option.forbid': 'non',
 'ruling.tablet-favour.option.score3': 'oui, et elle vaut 3',
 'ruling.barter.asks': 'Que peut-on troquer ?',
 'ruling.barter.because': 'Chaque livret a sa propre règle.',
 'ruling.barter.option.any': 'trois ressources quelconques contre trois autres',
 'ruling.barter.option.one-kind': "trois d'une même nature contre trois d'une autre",
 'ruling.two-moai.asks': 'Quels moaï restent dans la boîte à deux joueurs ?',
 'ruling.two-moai.because': 'Chaque livret a sa propre règle.',
 'ruling.two-moai.option.2-1-1': '2 petits, 1 moyen, 1 grand',
 'ruling.two-moai.option.1-1-1': '1 petit, 1 moyen, 1 grand',
 'ruling.two-end.asks': "À combien d'ahu libres une partie à deux finit-elle ?",
 'ruling.two-end.because': 'Chaque livret a sa propre règle.',
 'ruling.two-end.option.2': 'à deux ou moins',
 'ruling.two-end.option.3': 'à trois ou moins',
 'ruling.draft-order.asks': 'Dans quel ordre fait-on les deuxièmes choix de tuiles ?',
 'ruling.draft-order.because': 'Le texte répète la même étape.',
 'ruling.draft-order.option.same': 'deuxième joueur, premier joueur',
 'ruling.draft-order.option.snake': 'premier joueur, deuxième joueur',
 'ruling.draft-short.asks': 'Et si la réserve est vide avant quatre choix ?',
 'ruling.draft-short.because': "Il n'y a plus de tuile à choisir.",
 'ruling.draft-short.option.stop': "on s'arrête là",
 'ruling.draft-short.option.relay': 'on redistribue toutes les tuiles',
 'ruling.two-lux.asks': "À deux joueurs, retire-t-on l'une de deux offrandes exceptionnelles égales ?",
 'ruling.two-lux.because': "La phrase parle d'une paire de chaque nature, et chacune des cinq piles en "
                           'a une.',
 'ruling.two-lux.option.keep': 'non',
 'ruling.two-lux.option.remove': 'oui',
 'ruling.pass-turn-play.asks': "Peut-on jouer des tuiles et ajouter des améliorations au tour où l'on "
                               'passe ?',
 'ruling.pass-turn-play.because': "C'est encore le tour de ce joueur.",
 'ruling.pass-turn-play.option.allow': 'oui',
 'ruling.pass-turn-play.option.forbid': 'non',
 'ruling.buy-mid-cap.asks': "Peut-on ajouter une amélioration après avoir coiffé, avant l'échange ?",
 'ruling.buy-mid-cap.because': 'On peut ajouter des améliorations à tout moment de son tour.',
 'ruling.buy-mid-cap.option.allow': "oui, si l'on peut encore payer l'échange",
 'ruling.buy-mid-cap.option.forbid': 'non',
 'ruling.chief-carves.asks': 'Pour quel moaï le chef sculpte-t-il ?',
 'ruling.chief-carves.because': 'La tuile traite le chef comme tous les sculpteurs, et aucun autre '
                                "n'est lié à une taille.",
 'ruling.chief-carves.option.as-column': 'comme tout sculpteur de la colonne',
 'ruling.chief-carves.option.that-size': 'seulement pour un moaï de la taille de sa colonne',
 'ruling.first-placement.asks': "Pour l'interdiction de la première étoile, une amélioration ou une "
                                'tuile avant la pose compte-t-elle comme première action ?',
 'ruling.first-placement.because': 'Dans ce chapitre du livret, les actions sont des poses.',
 'ruling.first-placement.option.placement': 'non, seules les poses comptent',
 'ruling.first-placement.option.any-action': 'oui',
 'ruling.after-violation.asks': 'Comment continue-t-on après une action interdite ?',
 'ruling.after-violation.because': 'En général les joueurs ont continué, et Referee aussi.',
 'ruling.after-violation.option.as-played': "on applique ce qui a été fait, là où c'est possible",
 'ruling.after-violation.option.stop': "on s'arrête à la première",
 'ruling.after-violation.option.skip': "on ignore l'action",
 'source.Mise en place': 'Mise en place',
 'source.only a picture': 'seulement une illustration',
 'MA-DATA-1.title': 'Deux carrières, et quelque chose à gagner partout ailleurs',
 'MA-DATA-1.law': 'Chaque case a son propre nom. Le cratère et la carrière de pukao sont deux cases '
                  'différentes sans ressource ; toute autre case a une ressource ou plus.',
 'MA-DATA-1.twice': '{at}la ligne {first} a déjà une case {space} ; majuscules et minuscules ne font '
                    'pas de différence dans un nom{more}',
 'MA-DATA-1.word': '{at}{space} est un mot de la notation, une feuille ne pourrait donc pas nommer '
                   'cette case ; choisissez un autre nom{more}',
 'MA-DATA-1.unknown': "{at}`{part}:` nomme {space}, mais il n'y a pas de telle case{hint}{more}",
 'MA-DATA-1.same': '{at}le cratère et la carrière de pukao sont tous les deux en {space} ; ce sont '
                   'deux cases{more}',
 'MA-DATA-1.quarry': '{at}{space} est {part:le}, où personne ne gagne rien : écrivez `gain: none`, pas '
                     '{gain}{more}',
 'MA-DATA-1.bare': '{at}{space} a `gain: none`, mais seuls le cratère et la carrière de pukao sont '
                   'sans ressource{more}',
 'MA-DATA-1.gain': "{at}le gain {space:de} est illisible : {word} n'est ni jonc (`reed`), ni œuf "
                   '(`egg`), ni bois (`wood`), ni perle (`pearl`){hint} ; écrivez `+` pour les deux, '
                   "`/` pour l'un des deux{more}",
 'MA-DATA-2.title': "Des cases voisines se nomment l'une l'autre",
 'MA-DATA-2.law': "Deux cases qui ont un côté commun se nomment l'une l'autre dans `next`, une seule "
                  "fois ; aucune case n'est sa propre voisine.",
 'MA-DATA-2.one-way': "{at}{space} est voisine {other:de}, mais {other} (ligne {line}) n'est pas "
                      'voisine {space:de}{more}',
 'MA-DATA-2.self': '{at}{space} est sa propre voisine{more}',
 'MA-DATA-2.unknown': "{at}{space} est voisine {other:de}, mais il n'y a pas de telle case{hint}{more}",
 'MA-DATA-2.twice': '{at}{space} nomme {other} deux fois{more}',
 'MA-DATA-3.title': "L'île est d'un seul tenant",
 'MA-DATA-3.law': 'On peut aller de chaque case à toutes les autres, afin que les moaï puissent '
                  'atteindre chaque ahu.',
 'MA-DATA-3.apart': '{at}aucun chemin ne mène du cratère {crater} à {spaces}{more}',
 'MA-DATA-4.title': "Le bon nombre d'ahu",
 'MA-DATA-4.law': 'Le côté pour trois et quatre joueurs a 21 ahu. Le côté pour deux joueurs en a plus '
                  "qu'il n'y en a de libres à la fin de la partie, et au plus 29, le nombre de tuiles "
                  'Ahu.',
 'MA-DATA-4.exact': '{at}les cases ont {platforms} ahu en tout, mais le côté pour 3 ou 4 joueurs en a '
                    '{right}{more}',
 'MA-DATA-4.few': '{at}les cases ont {platforms} ahu en tout, mais la partie finit quand il en reste '
                  "{free} de libres ; il faut davantage d'ahu{more}",
 'MA-DATA-4.many': "{at}les cases ont {platforms} ahu en tout, mais il n'y a que {most} tuiles "
                   'Ahu{more}',
 'MA-DATA-5.title': "Trois colonnes d'emplacements de sculpteurs",
 'MA-DATA-5.law': "La carrière de moaï a trois colonnes, d'au moins un emplacement chacune. Du côté "
                  'pour trois et quatre joueurs, elles en ont au moins 4, 2 et 1, car un exemple du '
                  'livret montre autant de sculpteurs.',
 'MA-DATA-5.count': '{at}il y a {columns} {columns|colonne|colonnes}, mais la carrière de moaï en a '
                    'trois{more}',
 'MA-DATA-5.few': '{at}la colonne {column} a {slots}, mais doit en avoir au moins {least}{more}',
 'MA-DATA-6.title': 'Au moins une étoile par joueur',
 'MA-DATA-6.law': "La piste d'ordre du tour a au moins autant d'étoiles qu'il y a de joueurs possibles "
                  'de ce côté.',
 'MA-DATA-6.few': "{at}la piste d'ordre du tour a {stars}, mais on peut jouer de ce côté à "
                  '{players}{more}',
 'MA-DATA-7.title': 'Des pistes assez longues pour les exemples',
 'MA-DATA-7.law': "Chaque piste de ressource va au moins jusqu'à 5, car dans un exemple du livret un "
                  'joueur gagne cinq joncs.',
 'MA-DATA-7.short': "{at}la piste {kind:de} s'arrête à {length}, mais doit aller au moins jusqu'à "
                    '{least}{more}',
 'MA-DATA-8.title': 'Vingt offrandes en cinq piles',
 'MA-DATA-8.law': 'Il y a 20 offrandes en cinq piles : hutte, poule, hache, bateau et collier. Dans '
                  'chaque pile, la plus forte valeur est au-dessus et exactement une valeur est '
                  'présente deux fois.',
 'MA-DATA-8.unknown': "{at}il n'y a pas de pile {kind}{hint} ; les piles sont hut (hutte), hen "
                      '(poule), axe (hache), boat (bateau), necklace (collier){more}',
 'MA-DATA-8.missing': '{at}la pile {kind} manque{more}',
 'MA-DATA-8.total': "{at}les cinq piles ont {tiles} en tout, mais le jeu n'en a que {right}{more}",
 'MA-DATA-8.order': "{at}dans la pile {kind}, une tuile de {above} est au-dessus d'une de {below} ; "
                    "écrivez la plus forte d'abord{more}",
 'MA-DATA-8.pairs': '{at}dans la pile {kind}, exactement une valeur doit être présente deux fois, mais '
                    '{found}{more}',
 'MA-DATA-9.title': 'Quatre tuiles par pile',
 'MA-DATA-9.law': "Vingt offrandes de cinq natures font quatre de chaque. Les livrets n'impriment pas "
                  'ce nombre.',
 'MA-DATA-9.size': '{at}la pile {kind} a {tiles}, mais on en attend quatre ; vérifiez{more}',
 'MA-DATA-10.title': 'Une offrande vaut de 6 à 14',
 'MA-DATA-10.law': 'Chaque offrande vaut de 6 à 14 points, et les deux nombres existent. Des exemples '
                   'du livret montrent une poule à 8 et un collier à 12.',
 'MA-DATA-10.range': '{at}une offrande vaut de {least} à {most}, pas {value}{more}',
 'MA-DATA-10.extreme': '{at}aucune offrande ne vaut {value}, mais on en attend une ; vérifiez{more}',
 'MA-DATA-10.example': '{at}dans la pile {kind}, aucune offrande ne vaut {value}, mais un exemple du '
                       'livret en montre une ; vérifiez{more}',
 'MA-DATA-11.title': 'Sept offrandes exceptionnelles',
 'MA-DATA-11.law': 'Il y a sept offrandes exceptionnelles, des cinq natures.',
 'MA-DATA-11.total': '{at}il y en a {tiles}, mais le jeu a {right} offrandes exceptionnelles{more}',
 'MA-DATA-11.unknown': "{at}il n'y a pas d'offrande {kind}{hint} ; les offrandes sont hut (hutte), hen "
                       '(poule), axe (hache), boat (bateau), necklace (collier){more}',
 'MA-DATA-12.title': 'Les piles plus hautes valent plus',
 'MA-DATA-12.law': 'Les piles se suivent : hutte, poule, hache, bateau, collier. La tuile du dessus de '
                   'chacune vaut au moins autant que celle de la précédente.',
 'MA-DATA-12.falls': '{at}la tuile du dessus de la pile des {kind:plural} vaut {value}, moins que '
                     'celle de la pile {lower}, qui vaut {other} ; vérifiez{more}',
 'MA-DATA-13.title': "Pas d'ahu dans une carrière",
 'MA-DATA-13.law': "Les ahu sont sur des cases de l'île, aucun sur le cratère ni sur la carrière de "
                   'pukao.',
 'MA-DATA-13.quarry': "{at}{space} est {part:le} et n'a donc pas d'ahu : écrivez `ahu: 0`, pas "
                      '{platforms}{more}',
 'MA-SETUP-1.title': 'Deux à quatre joueurs, un totem chacun',
 'MA-SETUP-1.law': "Deux à quatre joueurs de noms différents ont chacun l'un des quatre totems.",
 'MA-SETUP-1.count': "Rapa Nui se joue de deux à quatre, mais l'en-tête nomme {number} "
                     '{number|joueur|joueurs}',
 'MA-SETUP-1.name': "deux joueurs s'appellent {name} : impossible de savoir à qui est chaque ligne",
 'MA-SETUP-1.totem': '{one} et {two} ont le même totem : {totem}',
 'MA-SETUP-1.unknown': "`{word}`, derrière {name}, n'est aucun des quatre totems : {totems}",
 'MA-SETUP-1.stranger': '{name} ne joue pas cette partie{hint}',
 'MA-SETUP-2.title': 'Le bon côté du plateau',
 'MA-SETUP-2.law': 'Trois ou quatre joueurs utilisent le côté du plateau prévu pour eux.',
 'MA-SETUP-2': "le plateau {board} n'est pas fait pour {number} joueurs",
 'MA-SETUP-3.title': 'Les figurines de départ',
 'MA-SETUP-3.law': 'Chacun commence avec quatre villageois et le sorcier en main ; le cinquième '
                   'villageois et le chef attendent au village.',
 'MA-SETUP-3.figures': '{player} commence avec {right} villageois et le sorcier en main, pas avec '
                       '{written}',
 'MA-SETUP-3.limit': "personne n'a plus de {most} villageois, un sorcier et un chef ; {written}, c'est "
                     'donc impossible',
 'MA-SETUP-3.late': 'les figurines de départ se notent avant le premier tour',
 'MA-SETUP-4.title': 'Les ressources de départ',
 'MA-SETUP-4.law': 'Chacun commence avec un jonc, un œuf, un bois et une perle.',
 'MA-SETUP-4.resources': '{player} commence avec une ressource de chaque, pas avec {written}',
 'MA-SETUP-4.twice': 'les ressources {player:de} sont déjà notées',
 'MA-SETUP-4.track': "les pistes s'arrêtent à {most}, {player} ne peut donc pas avoir {written}",
 'MA-SETUP-4.late': 'les ressources se notent avant le premier tour ; ensuite, écrivez une annonce',
 'MA-SETUP-5.title': 'Les réserves de départ',
 'MA-SETUP-5.law': '8 petits moaï, 7 moyens et 6 grands, et 20 pukao sont à côté du plateau.',
 'MA-SETUP-5.stock': 'la réserve commence avec {right} {thing:by right}, pas avec {written}',
 'MA-SETUP-5.few': 'il ne peut y avoir que {right} {thing:by right} en réserve maintenant, moins que '
                   'les {written} notés ici',
 'MA-SETUP-5.offerings': "chaque offrande a été prise avec un pukao, et le jeu n'en a que {right}, "
                         'mais les joueurs auraient {written} offrandes',
 'MA-SETUP-5.late': 'les réserves se notent avant le premier tour ; ensuite, écrivez une annonce',
 'MA-SETUP-9.title': "L'ordre de départ",
 'MA-SETUP-9.law': "Les totems sont sur la piste d'ordre du tour, chacun une fois. La phase 1 du "
                   'premier tour de jeu suit cet ordre.',
 'MA-SETUP-9.missing': "{player} manque dans l'ordre",
 'MA-SETUP-9.twice': "{player} est deux fois dans l'ordre",
 'MA-SETUP-9.draft': "l'ordre était {right} avant le choix des tuiles, et les totems n'ont pas bougé "
                     'depuis',
 'MA-SETUP-10.title': 'Les transporteurs neutres',
 'MA-SETUP-10.law': 'Une figurine grise est sur le cratère et une sur la carrière de pukao pendant '
                    'toute la partie.',
 'MA-SETUP-10.place': 'les figurines grises sont en {crater} et {quarry}, pas en {written}',
 'MA-SETUP-10.late': 'les figurines grises ne bougent jamais, cette ligne vient donc avant le premier '
                     'tour',
 'MA-SETUP-6.title': 'Une tuile Ahu sur chaque ahu',
 'MA-SETUP-6.law': 'Chaque ahu commence avec exactement une tuile Ahu. Les tuiles sont retournées '
                   'quand toutes sont posées.',
 'MA-SETUP-6.unknown': "le plateau n'a pas d'ahu {platform}",
 'MA-SETUP-6.which': '{platform} a {number} ahu : écrivez {names}',
 'MA-SETUP-6.twice': '{platform} a déjà sa tuile',
 'MA-SETUP-6.moai': "un moaï est déjà en {platform}, il n'y a donc pas de tuile",
 'MA-SETUP-6.missing': "{platforms} {platforms|n'a|n'ont} pas de tuile Ahu, mais la partie commence "
                       'ici',
 'MA-SETUP-6.none': "aucune tuile Ahu n'a été posée, mais la partie commence ici ; avant le premier "
                    'tour, écrivez quelle tuile se trouve sur chacun des {number} ahu : `tuiles: '
                    '{first} repos, {second} troc, ...`',
 'MA-SETUP-6.late': 'les tuiles se posent avant le premier tour',
 'MA-SETUP-7.title': "Pas plus de tuiles d'une sorte qu'il n'en existe",
 'MA-SETUP-7.law': 'Les tuiles du plateau, des joueurs et de la réserve viennent toutes des 29 tuiles '
                   'du jeu.',
 'MA-SETUP-7': "le jeu n'a {most|qu'une tuile|que {most} tuiles} {tile}, et celle-ci serait la "
               '{number}e',
 'MA-SETUP-8.title': "Les piles d'offrandes",
 'MA-SETUP-8.law': "Chaque nature d'offrande a sa pile, la plus forte valeur au-dessus. Les offrandes "
                   'exceptionnelles sont à côté des piles.',
 'MA-SETUP-8.order': 'la pile {kind:title} a sa plus forte valeur au-dessus : {right}, pas {written}',
 'MA-SETUP-8.values': 'la pile {kind:title} est {right}, pas {written}',
 'MA-SETUP-8.given': 'la pile {kind:title} a commencé par {right}, elle ne peut donc pas être '
                     '{written} maintenant',
 'MA-SETUP-8.left': "il ne reste pas d'offrande {kind:title} de {value}",
 'MA-SETUP-8.worth': 'une offrande vaut de {least} à {most} points : aucune offrande {kind:title} ne '
                     'vaut {value}',
 'MA-SETUP-8.many': "le jeu n'a {most|qu'une tuile|que {most} tuiles} {kind:title}, et celle-ci serait "
                    'la {number}e',
 'MA-SETUP-8.special': "le jeu n'a que {most} offrandes exceptionnelles, et celle-ci serait la "
                       '{number}e',
 'MA-SETUP-8.late': 'les piles se notent avant le premier tour',
 'MA-SETUP-11.title': "Une tablette chacun, et rien d'autre encore",
 'MA-SETUP-11.law': 'Chacun commence avec une tablette, sans amélioration et sans tuile Ahu. Aucun '
                    "moaï n'est sur l'île.",
 'MA-SETUP-11.hand': '{player} commence sans tuile Ahu, pas avec {tile}',
 'MA-SETUP-11.built': '{player} commence sans amélioration, pas avec {tile}',
 'MA-SETUP-11.tablet': '{player} commence avec une tablette',
 'MA-SETUP-11.twice': 'la tablette {player:de} est déjà notée',
 'MA-SETUP-11.board': "il n'y a rien sur l'île au début ; écrivez `situation:` pour commencer au "
                      "milieu d'une partie",
 'MA-SETUP-11.late': 'cette ligne vient avant le premier tour',
 'MA-FIRST-1.title': 'La première partie a 21 tuiles fixées',
 'MA-FIRST-1.law': 'La première partie utilise 4 Repos, 4 Troc, 4 Économie, 4 Renfort, 2 Abondance, 2 '
                   'Supplément et 1 Faveur.',
 'MA-FIRST-1': "dans la première partie il n'y a pas de tuile {tile}",
 'MA-FIRST-2.title': 'La première partie est sans tablettes',
 'MA-FIRST-2.law': "Dans la première partie, personne n'a, n'utilise ni ne compte de tablette.",
 'MA-FIRST-2': "dans la première partie personne n'a de tablette",
 'MA-TWO-1.title': 'À deux : le côté prévu pour deux',
 'MA-TWO-1.law': 'Deux joueurs utilisent le verso du plateau.',
 'MA-TWO-1': "le plateau {board} n'est pas fait pour deux joueurs",
 'MA-TWO-2.title': 'À deux : une tuile de chaque paire est retirée',
 'MA-TWO-2.law': "Dans chaque pile, l'une des deux tuiles de même valeur retourne dans la boîte.",
 'MA-TWO-2.pile': 'à deux joueurs la pile {kind:title} est {right}, pas {written}',
 'MA-TWO-2.given': 'à deux joueurs la pile {kind:title} a commencé par {right}, elle ne peut donc pas '
                   'être {written} maintenant',
 'MA-TWO-2.taken': "à deux joueurs la pile {kind:title} a commencé par {right}, et il n'y reste pas "
                   "d'offrande qui vaut {value}",
 'MA-TWO-3.title': 'À deux : des moaï restent dans la boîte',
 'MA-TWO-3.law': 'À deux joueurs, quelques moaï restent dans la boîte. Les livrets diffèrent sur le '
                 'nombre de petits.',
 'MA-TWO-3': 'à deux joueurs la réserve commence avec {right} {thing:by right}, pas avec {written}',
 'MA-DRAFT-1.title': "L'ordre du choix des tuiles",
 'MA-DRAFT-1.law': "Le deuxième joueur de l'ordre de départ choisit d'abord, puis le premier. Puis "
                   'chacun choisit encore, dans le même ordre.',
 'MA-DRAFT-1': "c'est à {due} de choisir, pas à {player}",
 'MA-DRAFT-4.title': 'Deux tuiles chacun',
 'MA-DRAFT-4.law': "À deux, chacun choisit deux tuiles avant la partie ; à trois ou plus, on n'en "
                   'choisit pas.',
 'MA-DRAFT-4.many': '{player} a déjà {number} tuiles, et chacun en choisit deux',
 'MA-DRAFT-4.open': "le choix des tuiles n'est pas fini : {player} doit encore en choisir une",
 'MA-DRAFT-4.late': 'le choix des tuiles est fini',
 'MA-DRAFT-4.players': "on ne choisit des tuiles qu'à deux joueurs",
 'MA-DRAFT-4.erected': 'une tuile se prend quand un moaï est érigé : écrivez `-> tuile` et son nom '
                       'après le moaï',
 'MA-DRAFT-3.title': 'Une sorte choisie sort du jeu',
 'MA-DRAFT-3.law': 'Après un choix, toutes les autres tuiles de cette sorte dans la réserve sortent du '
                   'jeu.',
 'MA-DRAFT-3': 'une tuile {tile} a été choisie, les autres tuiles {tile} sont donc hors jeu',
 'MA-DRAFT-2.title': 'On choisit dans la réserve',
 'MA-DRAFT-2.law': 'On ne peut pas choisir une tuile posée sur le plateau.',
 'MA-DRAFT-2': "la réserve n'a pas de tuile {tile}",
 'MA-END-4.title': 'Rien après la fin',
 'MA-END-4.law': "Quand le dernier tour de jeu est fini, plus personne n'agit.",
 'MA-END-4': 'la partie est terminée : le tour de jeu {round} a laissé {free} ahu {free|libre|libres}',
 'MA-TURN-3.title': 'Passer est définitif',
 'MA-TURN-3.law': "Un joueur qui a passé n'a plus de tour dans cette phase. Ses figurines portent et "
                  'rapportent encore.',
 'MA-TURN-3.passed': '{player} a passé et ne peut plus agir dans ce tour de jeu',
 'MA-TURN-3.turn': "c'est le tour {player:de}, qui ne peut donc pas avoir passé dans ce tour de jeu",
 'MA-PLACE-2.title': "On ne passe pas tant qu'il reste des figurines",
 'MA-PLACE-2.law': 'Un joueur qui a encore un villageois ou le sorcier en main doit en poser un à son '
                   'tour.',
 'MA-PLACE-2.pass': '{player} a encore {figures} à poser et ne peut donc pas passer',
 'MA-PLACE-2.turn': "{player} n'a rien posé à ce tour, mais a encore {figures} à poser",
 'MA-PLACE-5.title': 'La phase 1 finit quand chacun a fini',
 'MA-PLACE-5.law': 'La phase 2 commence quand tous les villageois et sorciers en jeu sont sur le '
                   'plateau ; le chef peut rester de côté.',
 'MA-PLACE-5.open': "la phase 1 n'est pas finie : {player} a encore {figures} à poser",
 'MA-PLACE-5.chief': "à cette table la phase 1 n'est pas finie tant {player:que} n'a pas posé le chef",
 'MA-ORDER-1.title': "Trois phases dans l'ordre",
 'MA-ORDER-1.law': 'Un tour de jeu a trois phases : la pose des figurines, puis le nouvel ordre et la '
                   'sculpture, puis les transports.',
 'MA-ORDER-1.phase': "{what} se fait dans {right}, et l'on est dans {now}",
 'MA-ORDER-1.skipped': "il manque la phase 2 du tour de jeu {round} : personne n'a sculpté ; écrivez "
                       'ce {players:que} {players|a|ont} sculpté, ou `sculpte rien`',
 'MA-ORDER-1.deed': '`{text}` ne se fait pas en phase 2',
 'MA-ORDER-1.carving': "{player} n'a pas sculpté : écrivez `sculpte rien` si aucun moaï n'a été pris",
 'MA-ORDER-1.heading': 'on est dans {now} du tour de jeu {round}',
 'MA-ORDER-1.position': 'les tours de jeu se comptent à partir de 1, et chacun a les phases 1, 2 et 3',
 'MA-ORDER-1.again': 'une situation a déjà été donnée plus haut, au tour de jeu {round}',
 'MA-TURN-5.title': 'La phase 3 finit quand tous ont passé',
 'MA-TURN-5.law': 'Chacun passe exactement une fois par tour de jeu. Quand tous ont passé, le tour de '
                  'jeu est fini.',
 'MA-TURN-5': "le tour de jeu {round} n'est pas fini : {players} {players|n'a|n'ont} pas passé",
 'MA-CHIEF-2.title': 'Le chef se pose avec une autre figurine',
 'MA-CHIEF-2.law': "En phase 1, le chef se pose au même tour qu'un villageois ou que le sorcier, "
                   'jamais seul.',
 'MA-CHIEF-2.alone': "{player} n'a plus d'autre figurine à poser, et le chef ne se pose pas seul",
 'MA-CHIEF-2.turn': "{player} n'a posé que le chef ; il faut poser un villageois ou le sorcier au même "
                    'tour',
 'MA-CHIEF-2.sorcerer': 'à cette table le chef se pose avec un villageois, pas avec le sorcier',
 'MA-CHIEF-2.carving': 'le chef se pose en phase 1, pas pendant la sculpture',
 'MA-PLACE-3.title': 'Les joueurs sans figurine sont sautés',
 'MA-PLACE-3.law': "Un joueur qui a posé toutes ses figurines n'a plus de tour en phase 1. Les autres "
                   'continuent dans le même ordre.',
 'MA-PLACE-3': "{player} a posé toutes ses figurines, c'est donc le tour {due:de}",
 'MA-ORDER-2.title': "La phase 1 suit l'ancien ordre",
 'MA-ORDER-2.law': "Au premier tour de jeu on pose dans l'ordre de départ, ensuite dans l'ordre de la "
                   'dernière phase 2.',
 'MA-ORDER-2': "c'est à {due} de poser, pas à {player}",
 'MA-CARVE-1.title': 'On sculpte dans le nouvel ordre',
 'MA-CARVE-1.law': 'Chaque joueur sculpte une fois, dans le nouvel ordre. Celui qui ne prend rien a '
                   'aussi son tour.',
 'MA-CARVE-1.order': "c'est à {due} de sculpter, pas à {player}",
 'MA-CARVE-1.twice': '{player} a déjà sculpté dans ce tour de jeu',
 'MA-TURN-4.title': "On tourne dans l'ordre",
 'MA-TURN-4.law': 'En phase 3 les joueurs jouent dans le nouvel ordre, encore et encore. Ceux qui ont '
                  'passé sont sautés.',
 'MA-TURN-4': "c'est le tour {due:de}, pas {player:de}",
 'MA-END-1.title': 'Trois ou quatre joueurs : la fin',
 'MA-END-1.law': "La partie finit après un tour de jeu où le nombre d'ahu libres tombe au nombre de "
                 'joueurs ou moins.',
 'MA-END-1.over': 'la partie finit quand {most} ahu ou moins sont libres, et le tour de jeu {round} en '
                  "a laissé {free} : il n'y a donc pas d'autre tour de jeu",
 'MA-END-1.ended': 'la partie est terminée : elle finit quand {most} ahu ou moins sont libres, et il '
                   'en reste {free}',
 'MA-END-1.early': "la partie n'est pas terminée : il reste {free} ahu {free|libre|libres}, et elle "
                   'finit à {most} ou moins',
 'MA-END-1.final': "la feuille n'a que la table finale (`situation: fin`) : la partie est donc "
                   'terminée',
 'MA-END-1.table': '`situation: fin` remplace une partie entière et ne peut donc pas en faire partie',
 'MA-END-2.title': 'Deux joueurs : la fin',
 'MA-END-2.law': 'La partie finit après un tour de jeu qui laisse deux ahu libres ou moins ; dans le '
                 'livret espagnol, trois ou moins.',
 'MA-END-2.over': 'la partie finit quand {most} ahu ou moins sont libres, et le tour de jeu {round} en '
                  "a laissé {free} : il n'y a donc pas d'autre tour de jeu",
 'MA-END-2.ended': 'la partie est terminée : elle finit quand {most} ahu ou moins sont libres, et il '
                   'en reste {free}',
 'MA-END-2.early': "la partie n'est pas terminée : il reste {free} ahu {free|libre|libres}, et elle "
                   'finit à {most} ou moins',
 'MA-NEW-1.title': 'Les totems suivent les sorciers',
 'MA-NEW-1.law': 'Le nouvel ordre est celui des sorciers sur les étoiles. Les étoiles vides ne '
                 'comptent pas.',
 'MA-NEW-1': "d'après les sorciers sur les étoiles, l'ordre est {right}, pas {written}",
 'MA-RECON-3.title': "Reconversion ne change pas l'ordre",
 'MA-RECON-3.law': "Quand le sorcier quitte son étoile, le totem reste où il est jusqu'à la fin du "
                   'tour de jeu.',
 'MA-RECON-3': "l'ordre reste {right}, même si un sorcier a quitté la piste",
 'MA-ROUND-4.title': 'Les totems restent',
 'MA-ROUND-4.law': "La phase 1 suivante garde l'ordre de cette phase 2.",
 'MA-ROUND-4': "l'ordre du tour de jeu précédent reste : {right}, pas {written}",
 'MA-ROUND-1.title': 'Les figurines rentrent',
 'MA-ROUND-1.law': "À la fin d'un tour de jeu, villageois, sorciers et chefs reviennent à leurs "
                   'joueurs et ne sont plus fatigués. Les figurines grises restent.',
 'MA-ROUND-1': 'toutes les figurines sont rentrées reposées à la fin du tour de jeu : {player} a '
               '{right} {units}, pas {claimed} : {too}',
 'MA-ROUND-3.title': 'Moaï érigés et pukao restent',
 'MA-ROUND-3.law': "Les moaï érigés et les pukao qu'ils portent restent jusqu'à la fin de la partie.",
 'MA-ROUND-3': 'les moaï érigés et les pukao restent où ils sont : `{text}` est impossible',
 'MA-END-3.title': 'Seulement après un tour de jeu complet',
 'MA-END-3.law': "La partie ne finit jamais au milieu d'un tour de jeu, même si tous les ahu sont "
                 'pris.',
 'MA-END-3': "le tour de jeu {round} n'est pas fini, la partie non plus",
 'MA-SCORE-1.title': 'Les offrandes',
 'MA-SCORE-1.law': 'On compte la valeur de toutes les offrandes du joueur, y compris les '
                   'exceptionnelles.',
 'MA-SCORE-1': '{player} a {right} {units}, pas {claimed} : {too}',
 'MA-SCORE-2.title': 'Les ressources',
 'MA-SCORE-2.law': 'Chaque ressource qui reste à un joueur vaut 1 point.',
 'MA-SCORE-2': '{player} marque {right} pour ses ressources, pas {claimed} : {too}',
 'MA-SCORE-3.title': 'La tablette',
 'MA-SCORE-3.law': 'Une tablette non utilisée vaut 3 points.',
 'MA-SCORE-3': '{player} marque {right} pour la tablette, pas {claimed} : {too}',
 'MA-SCORE-4.title': 'La tuile Faveur',
 'MA-SCORE-4.law': 'La tuile Faveur vaut 3 points à son possesseur.',
 'MA-SCORE-4': '{player} marque {right} pour Faveur, pas {claimed} : {too}',
 'MA-SCORE-5.title': "Rien d'autre ne compte",
 'MA-SCORE-5.law': 'Moaï, pukao, améliorations et autres tuiles ne valent rien.',
 'MA-SCORE-5': 'seules les offrandes, les ressources, la tablette et la tuile Faveur rapportent des '
               "points : {player} n'a rien pour autre chose, pas {claimed}",
 'MA-SCORE-6.title': 'Le plus grand total gagne',
 'MA-SCORE-6.law': 'Le joueur qui a le plus grand total gagne.',
 'MA-SCORE-6.winner': '{winners} {winners|gagne|gagnent} ; les totaux sont {totals}',
 'MA-SCORE-6.total': 'le total {player:de} est {right}, pas {written} : {too}',
 'MA-SCORE-6.count': 'le résultat a {written} totaux pour {right} joueurs',
 'MA-SCORE-7.title': 'À égalité, on partage',
 'MA-SCORE-7.law': 'Les joueurs à égalité au plus grand total gagnent ensemble ; rien ne les '
                   'départage.',
 'MA-SCORE-7': '{winners} partagent la victoire ; les totaux sont {totals}',
 'MA-TAB-1.title': "Une tablette ne sert qu'une fois",
 'MA-TAB-1.law': "Un joueur utilise sa propre tablette, et la défausse en l'utilisant.",
 'MA-TAB-1': '{player} a déjà utilisé la tablette',
 'MA-TAB-3.title': 'Tablette et Offrande exceptionnelle',
 'MA-TAB-3.law': 'Le livret espagnol ne permet pas de copier Offrande exceptionnelle. Dans le '
                 "français, la copie ne sert qu'à coiffer une fois.",
 'MA-TAB-3': 'la tablette ne peut pas copier Offrande exceptionnelle',
 'MA-TAB-4.title': 'Tablette et Faveur',
 'MA-TAB-4.law': "Faveur n'a pas d'effet à jouer, il n'y a donc rien à copier.",
 'MA-TAB-4': "Faveur ne compte qu'à la fin de la partie, la tablette n'a donc rien à copier",
 'MA-AHU-2.title': 'À son propre tour',
 'MA-AHU-2.law': 'Un joueur joue ses tuiles à son tour. Reconversion et Coup de main peuvent aussi se '
                 "jouer entre les étapes d'un tour de jeu.",
 'MA-AHU-2.turn': "c'est le tour {due:de}, {player} ne peut donc pas jouer {tile}",
 'MA-AHU-2.passed': "{player} a passé et n'a plus de tour dans ce tour de jeu",
 'MA-AHU-3.title': 'Les tuiles jouées sont défaussées',
 'MA-AHU-3.law': 'Une tuile jouée va dans la boîte. Offrande exceptionnelle et Faveur restent à leur '
                 'possesseur.',
 'MA-AHU-3': 'la tuile {tile} {player:de} a été utilisée au tour de jeu {round}',
 'MA-AHU-1.title': 'Une tuile à soi',
 'MA-AHU-1.law': "Un joueur ne joue que des tuiles qu'il a prises en érigeant, ou choisies au début, "
                 'et pas encore utilisées.',
 'MA-AHU-1': "{player} n'a pas de tuile {tile}",
 'MA-TAB-2.title': 'Une tuile copiée se joue aussitôt',
 'MA-TAB-2.law': 'La tablette peut copier toute tuile du jeu, au moment où cette tuile pourrait être '
                 'jouée.',
 'MA-TAB-2': "la tablette ne peut copier {tile} qu'au moment où cette tuile pourrait être jouée : "
             '{when}',
 'MA-AHU-4.title': "Autant de tuiles qu'on veut",
 'MA-AHU-4.law': "Il n'y a pas de limite aux tuiles en main ou jouées. On peut en jouer plusieurs pour "
                 'un même moaï.',
 'MA-AHU-4': "à cette table on ne joue qu'une tuile de bonus pour un moaï, pas {number}",
 'MA-REST-1.title': 'Repos',
 'MA-REST-1.law': 'À un tour de phase 3, le joueur relève sur place un de ses transporteurs fatigués.',
 'MA-REST-1.phase': 'Repos se joue en phase 3',
 'MA-REST-1.rested': "en {space} il n'y a pas {figure:de} {figure|fatigué|fatiguée}",
 'MA-REST-1.moved': 'Repos relève une figurine, mais ne la déplace pas',
 'MA-REST-1.rival': 'la figurine en {space} est à {owner}',
 'MA-REST-1.unknown': "le plateau n'a pas de case {space}",
 'MA-BARTER-1.title': "Troc : ce qu'on donne",
 'MA-BARTER-1.law': 'Le joueur donne exactement trois de ses ressources ; dans le livret espagnol, '
                    'toutes de même nature.',
 'MA-BARTER-1.number': 'dans un troc on donne exactement {right} ressources, pas {number}',
 'MA-BARTER-1.owned': '{player} a {owned}, mais donne {given} dans ce troc',
 'MA-BARTER-1.exchange': "après ce troc {player} ne pourrait pas payer l'échange qui doit suivre",
 'MA-BARTER-1.kind': 'dans un troc les trois ressources données sont de même nature, pas {given}',
 'MA-BARTER-2.title': "Troc : ce qu'on reçoit",
 'MA-BARTER-2.law': "Le joueur reçoit exactement trois ressources ; dans le livret espagnol, d'une "
                    'seule autre nature. Ce que la piste ne peut contenir est perdu.',
 'MA-BARTER-2.number': 'dans un troc on reçoit exactement {right} ressources, pas {number}',
 'MA-BARTER-2.kind': "dans un troc les trois ressources reçues sont d'une seule autre nature, pas "
                     '{got}',
 'MA-ECON-1.title': 'Économie',
 'MA-ECON-1.law': "Économie ne se joue qu'en coiffant. L'échange coûte alors deux ressources au lieu "
                  'de quatre. Une deuxième Économie ne change rien.',
 'MA-ECON-1.when': 'Économie se joue en coiffant : écrivez `avec économie` après le pukao',
 'MA-ECON-1.twice': 'une deuxième Économie ne baisse pas davantage le coût',
 'MA-ECON-1.four': 'à cette table {player} doit posséder le plein coût de {right} ressources et en a '
                   '{number}',
 'MA-ECON-1.exchange': 'avec Économie {player} ne pourrait payer aucune des offrandes restantes',
 'MA-ECON-2.title': 'Économie et hache',
 'MA-ECON-2.law': 'Avec Économie, une hache coûte deux ressources différentes.',
 'MA-ECON-2': 'avec Économie une hache coûte deux ressources différentes, pas {spent}',
 'MA-OPUL-1.title': 'Abondance',
 'MA-OPUL-1.law': 'Abondance ne se joue que quand son joueur érige un moaï. Elle donne trois '
                  'ressources de plus, de mêmes natures.',
 'MA-OPUL-1.when': 'Abondance ne se joue que quand son joueur érige un moaï et gagne des ressources',
 'MA-OPUL-1.amount': 'un {moai} avec {tiles} rapporte {due} à {player} ({sum}), pas {written}',
 'MA-OPUL-1.room': 'un {moai} avec {tiles} rapporte {due} à {player} ({sum}), dont {room|0=aucune ne '
                   'tient|{room} tient|{room} tiennent} sur les pistes, pas {written}',
 'MA-SUPP-1.title': 'Supplément',
 'MA-SUPP-1.law': 'Supplément ne se joue que quand son joueur érige un moaï. Il donne deux ressources '
                  'de plus, de mêmes natures.',
 'MA-SUPP-1.when': 'Supplément ne se joue que quand son joueur érige un moaï et gagne des ressources',
 'MA-SUPP-1.amount': 'un {moai} avec {tiles} rapporte {due} à {player} ({sum}), pas {written}',
 'MA-SUPP-1.room': 'un {moai} avec {tiles} rapporte {due} à {player} ({sum}), dont {room|0=aucune ne '
                   'tient|{room} tient|{room} tiennent} sur les pistes, pas {written}',
 'MA-LUX-1.title': 'Offrande exceptionnelle',
 'MA-LUX-1.law': 'En coiffant, son possesseur peut prendre une offrande exceptionnelle de cette nature '
                 "au lieu de l'ordinaire.",
 'MA-LUX-1.none': "{player} n'a pas la tuile Offrande exceptionnelle et ne peut donc pas prendre "
                  "d'offrande exceptionnelle",
 'MA-LUX-1.both': "une offrande exceptionnelle remplace l'ordinaire ; on ne prend pas les deux",
 'MA-LUX-1.artist': 'à cette table Artiste ne vaut pas pour les offrandes exceptionnelles',
 'MA-LUX-1.economy': 'à cette table Économie ne vaut pas pour les offrandes exceptionnelles',
 'MA-LUX-1.played': "Offrande exceptionnelle ne se joue pas : elle sert à son possesseur dès qu'il l'a "
                    'prise',
 'MA-LUX-2.title': 'Les offrandes exceptionnelles restantes',
 'MA-LUX-2.law': 'On ne prend que des offrandes exceptionnelles restantes, et de deux de même nature '
                 'celle du dessus.',
 'MA-LUX-2.empty': 'il ne reste pas {kind:de} {kind|exceptionnel|exceptionnelle}',
 'MA-LUX-2.top': "l'offrande exceptionnelle du dessus ({kind}) vaut {right}, pas {written}",
 'MA-FAV-1.title': 'Faveur',
 'MA-FAV-1.law': 'Faveur ne se joue pas. Son possesseur la garde, et elle compte à la fin.',
 'MA-FAV-1': 'Faveur se garde pour la fin et ne se joue pas',
 'MA-IMPR-4.title': 'Chaque amélioration une fois',
 'MA-IMPR-4.law': "Un joueur ne peut avoir chaque amélioration qu'une fois.",
 'MA-IMPR-4': "{player} a déjà l'amélioration {improvement:title}",
 'MA-IMPR-3.title': 'Trois améliorations au plus',
 'MA-IMPR-3.law': 'Un joueur a au plus trois des quatre améliorations.',
 'MA-IMPR-3': "{player} a déjà trois améliorations, et une quatrième n'est pas permise",
 'MA-IMPR-1.title': 'À son propre tour',
 'MA-IMPR-1.law': 'Un joueur peut ajouter des améliorations à tout moment de son tour, dans toute '
                  'phase, même au tour où il passe.',
 'MA-IMPR-1.turn': "c'est le tour {due:de}, {player} ne peut donc pas ajouter l'amélioration "
                   '{improvement:title} maintenant',
 'MA-IMPR-1.passed': "{player} a passé, il est donc trop tard pour ajouter l'amélioration "
                     '{improvement:title} dans ce tour de jeu',
 'MA-IMPR-1.passing': "à cette table on n'ajoute et ne joue rien au tour où l'on passe",
 'MA-IMPR-1.capping': "à cette table on n'ajoute rien entre le moment où l'on coiffe et l'échange",
 'MA-IMPR-1.exchange': "après cela {player} ne pourrait pas payer l'échange qui doit suivre",
 'MA-IMPR-2.title': "Le coût d'une amélioration",
 'MA-IMPR-2.law': "Fervent coûte 2 joncs, Artiste 2 œufs, Populaire 2 bois et Chef 3 perles. D'autres "
                  'ressources ne servent pas.',
 'MA-IMPR-2.price': '{improvement:title} coûte {right}, pas {written}',
 'MA-IMPR-2.owned': '{improvement:title} coûte {right}, mais {player} a {owned}',
 'MA-IMPR-5.title': 'Plusieurs dans un tour',
 'MA-IMPR-5.law': "Un joueur peut ajouter plusieurs améliorations dans un tour, tant qu'il paie "
                  'chacune.',
 'MA-IMPR-6.title': "Une amélioration sert dès qu'on l'ajoute",
 'MA-IMPR-6.law': "Une amélioration sert jusqu'à la fin de la partie. On ne la rend jamais.",
 'MA-IMPR-6.late': "Fervent agit au moment d'un gain, pas après : `{text}` est impossible",
 'MA-IMPR-6.back': 'on ne rend jamais une amélioration : `{text}` est impossible',
 'MA-FERV-1.title': 'Fervent',
 'MA-FERV-1.law': 'Quand son joueur érige un moaï, chaque ressource gagnée peut être de la valeur '
                  'juste au-dessus. Une perle reste une perle.',
 'MA-FERV-1.high': "Fervent fait monter une ressource d'un cran : {space} peut donner {kinds}, pas "
                   '{written}',
 'MA-FERV-1.path': 'Fervent agit quand son joueur érige un moaï, pas sur ce {player:que} gagne sur le '
                   "chemin d'un autre",
 'MA-FERV-1.base': 'à cette table Fervent ne fait pas monter les ressources des tuiles de bonus',
 'MA-ART-1.title': 'Artiste',
 'MA-ART-1.law': "Quand son joueur coiffe un moaï, le coût d'une offrande peut acheter celle juste "
                 'au-dessus.',
 'MA-ART-1.high': "Artiste ne donne que l'offrande juste au-dessus : avec {spent}, on ne peut pas "
                  'payer {kind:le}',
 'MA-ART-1.economy': 'à cette table Artiste et Économie ne vont pas ensemble',
 'MA-POP-1.title': 'Populaire',
 'MA-POP-1.law': 'Le cinquième villageois rejoint aussitôt la main du joueur. Comme les autres, il se '
                 'pose à un tour de phase 1.',
 'MA-POP-1.phase': 'le nouveau villageois se pose en phase 1, pas dans {now}',
 'MA-POP-1.built': "{player} n'a pas l'amélioration Populaire",
 'MA-POP-1.waits': "à cette table le nouveau villageois {player:de} n'arrive qu'au tour de jeu suivant",
 'MA-PLACE-6.title': 'Une figurine posée reste',
 'MA-PLACE-6.law': "En phase 1, ce qui est posé n'est ni déplacé, ni échangé, ni repris.",
 'MA-PLACE-6': 'une figurine posée reste où elle est : `{text}` est impossible',
 'MA-SORC-4.title': 'Chaque sorcier se pose une fois',
 'MA-SORC-4.law': 'Chaque joueur pose son sorcier une fois par tour de jeu, sur une étoile.',
 'MA-SORC-4': 'le sorcier {player:de} est déjà posé dans ce tour de jeu',
 'MA-PLACE-4.title': 'Seulement les figurines en main',
 'MA-PLACE-4.law': 'Un joueur pose quatre villageois, ou cinq avec Populaire. Les figurines qui '
                   'attendent au village ne se posent pas.',
 'MA-PLACE-4.villager': '{player} a posé ses {number} villageois',
 'MA-PLACE-4.waits': 'le nouveau villageois {player:de} attend le tour de jeu suivant',
 'MA-CHIEF-1.title': "Le chef demande l'amélioration",
 'MA-CHIEF-1.law': "Le chef entre en jeu quand l'amélioration Chef est ajoutée, même au même tour.",
 'MA-CHIEF-1': "{player} n'a pas l'amélioration Chef ; le chef attend donc au village",
 'MA-CHIEF-4.title': 'Le chef une fois par tour de jeu',
 'MA-CHIEF-4.law': 'Le chef se pose une fois par tour de jeu.',
 'MA-CHIEF-4': 'le chef {player:de} est déjà posé dans ce tour de jeu',
 'MA-PLACE-1.title': 'Une figurine par tour',
 'MA-PLACE-1.law': 'À un tour de phase 1, un joueur pose un villageois ou le sorcier, pas les deux ni '
                   'deux villageois.',
 'MA-PLACE-1.second': '{player} a déjà posé une figurine à ce tour',
 'MA-PLACE-1.deed': '`{text}` ne se fait pas en phase 1',
 'MA-SORC-1.title': 'Le sorcier va sur la piste',
 'MA-SORC-1.law': "En phase 1, le sorcier se pose sur une étoile de la piste d'ordre du tour et nulle "
                  'part ailleurs.',
 'MA-SORC-1': "le sorcier va sur une étoile de la piste d'ordre du tour ; pas sur : {place}",
 'MA-TRAN-1.title': "Un transporteur est sur une case de l'île",
 'MA-TRAN-1.law': "Les villageois vont sur toute case de l'île sauf le cratère et la carrière de "
                  'pukao, ou dans la carrière de moaï.',
 'MA-TRAN-1.unknown': "le plateau n'a pas de case {space}",
 'MA-TRAN-1.column': "le plateau n'a pas de case {space} ; une colonne de la carrière de moaï s'écrit "
                     '`carrière {space}`',
 'MA-TRAN-1.grey': '{space} est {what:le}, où ne se tient que la figurine grise',
 'MA-TRAN-1.star': "un villageois ne va pas sur la piste d'ordre du tour",
 'MA-QUAR-1.title': "Un sculpteur a besoin d'un emplacement libre",
 'MA-QUAR-1.law': 'Un villageois dans la carrière prend un emplacement libre de la colonne 1, 2 ou 3.',
 'MA-QUAR-1.column': "la carrière de moaï n'a pas de colonne {column}, seulement 1, 2 et 3",
 'MA-QUAR-1.full': "la colonne {column} n'a plus d'emplacement libre",
 'MA-QUAR-1.slot': "la colonne {column} n'a pas d'emplacement {slot}, seulement 1 à {number}",
 'MA-CHIEF-3.title': 'Le chef va sous une colonne',
 'MA-CHIEF-3.law': "Le chef se pose dans la carrière de moaï, sous n'importe quelle colonne. Il ne "
                   "prend pas d'emplacement, et les autres chefs ne le gênent pas.",
 'MA-CHIEF-3.place': 'le chef va sous une colonne de la carrière de moaï ; pas sur : {place}',
 'MA-CHIEF-3.column': "la carrière de moaï n'a pas de colonne {column}, seulement 1, 2 et 3",
 'MA-CHIEF-3.slot': "le chef est sous la colonne {column} et ne prend pas d'emplacement",
 'MA-SORC-2.title': 'Une étoile libre',
 'MA-SORC-2.law': 'Une étoile reçoit un seul sorcier, et elle doit exister sur le plateau.',
 'MA-SORC-2.unknown': "la piste d'ordre du tour n'a pas d'étoile {star}, seulement 1 à {number}",
 'MA-SORC-2.spare': 'à cette table seules les {number} premières étoiles servent',
 'MA-SORC-2.taken': "le sorcier {owner:de} est sur l'étoile {star}",
 'MA-QUAR-2.title': 'Un sculpteur par emplacement',
 'MA-QUAR-2.law': 'Un emplacement reçoit un seul sculpteur, quel que soit son joueur. Un joueur peut '
                  "avoir des sculpteurs dans plusieurs emplacements d'une colonne.",
 'MA-QUAR-2': "l'emplacement {slot} de la colonne {column} est pris par un sculpteur {owner:de}",
 'MA-QUAR-3.title': 'Toute colonne, dans tout ordre',
 'MA-QUAR-3.law': "Un sculpteur peut être dans la colonne 2 ou 3 même si son joueur n'en a pas dans la "
                  "colonne 1. Il se peut alors qu'il ne sculpte rien.",
 'MA-TRAN-2.title': "Pas sur la case d'un adversaire",
 'MA-TRAN-2.law': "Une case où se tient le transporteur d'un adversaire est fermée.",
 'MA-TRAN-2': "{space} est fermée : le transporteur {owner:de} s'y tient",
 'MA-TRAN-3.title': "Les figurines d'un joueur peuvent partager une case",
 'MA-TRAN-3.law': "Autant de transporteurs d'un même joueur qu'on veut peuvent être sur une case.",
 'MA-SORC-3.title': 'Premier joueur, première action, première étoile',
 'MA-SORC-3.law': 'Le premier joueur de la phase 1 ne peut pas commencer par poser son sorcier sur la '
                  'première étoile.',
 'MA-SORC-3': '{player} joue en premier dans ce tour de jeu et ne peut donc pas commencer par le '
              "sorcier sur l'étoile 1",
 'MA-RECON-1.title': 'Reconversion : le moment',
 'MA-RECON-1.law': 'Un joueur joue Reconversion après le déplacement des totems et avant de sculpter.',
 'MA-RECON-1.early': 'Reconversion se joue en phase 2, une fois le nouvel ordre fixé',
 'MA-RECON-1.carved': '{player} a sculpté, il est donc trop tard pour Reconversion',
 'MA-RECON-1.others': "à cette table Reconversion se joue avant que quelqu'un sculpte",
 'MA-RECON-1.late': 'Reconversion se joue en phase 2, pas en phase 3',
 'MA-RECON-2.title': 'Reconversion : vers où',
 'MA-RECON-2.law': "Le sorcier va dans n'importe quelle colonne, sans prendre d'emplacement, ou sur "
                   "une case de l'île sans transporteur adverse.",
 'MA-RECON-2.rival': "{space} est fermée : le transporteur {owner:de} s'y tient",
 'MA-RECON-2.grey': '{space} est {what:le}, où ne se tient que la figurine grise',
 'MA-RECON-2.unknown': "le plateau n'a pas de case {space}",
 'MA-RECON-2.column': "la carrière de moaï n'a pas de colonne {column}, seulement 1, 2 et 3",
 'MA-RECON-2.star': 'Reconversion fait quitter la piste au sorcier, il ne peut donc pas aller sur une '
                    'étoile',
 'MA-RECON-2.again': 'le sorcier {player:de} a déjà quitté la piste dans ce tour de jeu',
 'MA-REINF-1.title': 'Renfort : le moment',
 'MA-REINF-1.law': 'Un joueur joue Renfort au moment où il sculpte, avant de prendre ses moaï.',
 'MA-REINF-1.phase': 'Renfort se joue en phase 2, quand son joueur sculpte',
 'MA-REINF-1.carved': '{player} a sculpté, il est donc trop tard pour Renfort',
 'MA-REINF-2.title': "Renfort : l'effet",
 'MA-REINF-2.law': 'Il compte comme un sculpteur de plus dans une colonne, pour cette sculpture '
                   "seulement. Il n'y a pas de figurine que l'on pourrait déplacer ensuite.",
 'MA-REINF-2.column': "la carrière de moaï n'a pas de colonne {column}, seulement 1, 2 et 3",
 'MA-REINF-2.virtual': "le sculpteur d'un Renfort n'est pas une figurine et ne se déplace pas",
 'MA-REINF-2.position': "le sculpteur d'un Renfort n'est pas une figurine et n'est nulle part",
 'MA-CARVE-3.title': 'Rien sans la colonne 1',
 'MA-CARVE-3.law': 'Un joueur sans sculpteur dans la colonne 1 ne prend pas de moaï.',
 'MA-CARVE-3': "{player} n'a pas de sculpteur dans la colonne 1 et ne peut donc prendre aucun moaï",
 'MA-CARVE-4.title': 'Seulement des petits moaï sans la colonne 2',
 'MA-CARVE-4.law': 'Un joueur sans sculpteur dans la colonne 2 ne prend que des petits moaï, quoi '
                   "qu'il ait dans la colonne 3.",
 'MA-CARVE-4': "{player} n'a pas de sculpteur dans la colonne 2 et ne peut donc prendre que des petits "
               'moaï, pas de {moai:plural}',
 'MA-CARVE-2.title': 'Ce que permettent les sculpteurs',
 'MA-CARVE-2.law': 'Un petit moaï demande un sculpteur dans la colonne 1. Un moyen en demande un '
                   'deuxième dans la colonne 2, et un grand un troisième dans la colonne 3.',
 'MA-CARVE-2.large': "{player} n'a pas de sculpteur dans la colonne 3 et ne peut donc pas prendre de "
                     'grand moaï',
 'MA-CARVE-2.chief': "à cette table le chef sous la colonne {column} n'aide que pour un {moai}",
 'MA-CARVE-6.title': 'Un moaï par sculpteur',
 'MA-CARVE-6.law': "Chaque sculpteur ne travaille qu'à un seul moaï.",
 'MA-CARVE-6': '{player} a {carvers} sculpteurs dans les colonnes 1, 2 et 3, trop peu pour ces moaï '
               '({taken})',
 'MA-CARVE-5.title': 'Stock et remplacement',
 'MA-CARVE-5.law': "Personne ne prend plus de moaï d'une taille qu'il n'y en a en réserve. On peut "
                   "prendre un moaï plus petit à la place d'un plus grand, jamais l'inverse.",
 'MA-CARVE-5': '{number|0=il ne reste plus {moai:de}|il reste {number} {moai}|il reste {number} '
               '{moai:plural}} en réserve, mais {player} en prend {taken}',
 'MA-CARVE-7.title': 'On peut prendre moins',
 'MA-CARVE-7.law': 'Un joueur peut prendre moins de moaï que ses sculpteurs ne le permettent, ou de '
                   'plus petits.',
 'MA-CARVE-7.less': "{player} pourrait prendre {most} moaï et {number|0=n'en prend aucun|en prend "
                    '{number}|en prend {number}}',
 'MA-CARVE-7.all': 'à cette table on doit prendre le plus de moaï possible : {player} pourrait en '
                   "prendre {most} et {number|0=n'en prend aucun|en prend {number}|en prend {number}}",
 'MA-HAND-1.title': 'Coup de main : le moment',
 'MA-HAND-1.law': 'Il se joue quand chacun a sculpté : avant la phase 3, ou à un tour de son joueur en '
                  'phase 3.',
 'MA-HAND-1.early': "Coup de main ne se joue pas tant que {who} n'a pas sculpté",
 'MA-HAND-1.passed': '{player} a passé, il est donc trop tard pour Coup de main',
 'MA-HAND-1.first': 'à cette table Coup de main se joue au plus tard au premier tour de son joueur en '
                    'phase 3',
 'MA-HAND-4.title': 'Coup de main : le chef',
 'MA-HAND-4.law': "On ne déplace le chef que si l'amélioration a été ajoutée.",
 'MA-HAND-4.built': "{player} n'a pas l'amélioration Chef ; le chef attend donc au village",
 'MA-HAND-4.quarry': 'à cette table Coup de main ne déplace le chef que depuis la carrière',
 'MA-HAND-2.title': 'Coup de main : quelle figurine',
 'MA-HAND-2.law': "Il déplace un sculpteur du joueur hors de la carrière, qu'il ait sculpté ou non, ou "
                  'bien son chef.',
 'MA-HAND-2.island': 'Coup de main déplace un sculpteur de la carrière, pas une figurine {space:de}',
 'MA-HAND-2.none': "{player} n'a pas {figure:de} {place}",
 'MA-HAND-2.sorcerer': 'à cette table Coup de main ne déplace pas le sorcier',
 'MA-HAND-3.title': 'Coup de main : vers où',
 'MA-HAND-3.law': "La figurine va sur une case de l'île sans transporteur adverse, mais pas sur le "
                  'cratère ni la carrière de pukao.',
 'MA-HAND-3.rival': "{space} est fermée : le transporteur {owner:de} s'y tient",
 'MA-HAND-3.grey': '{space} est {what:le}, où ne se tient que la figurine grise',
 'MA-HAND-3.unknown': "le plateau n'a pas de case {space}",
 'MA-TURN-1.title': 'Transporter ou passer',
 'MA-TURN-1.law': 'À chaque tour de phase 3, un joueur fait un transport ou passe. Les tuiles et les '
                  "améliorations n'en tiennent pas lieu.",
 'MA-TURN-1.neither': "{player} n'a ni transporté ni passé à ce tour",
 'MA-TURN-1.both': '{player} a transporté quelque chose à ce tour et ne peut donc pas passer',
 'MA-TURN-1.deed': '`{text}` ne se fait pas en phase 3',
 'MA-TURN-2.title': 'Un transport par tour',
 'MA-TURN-2.law': "À un tour, un joueur transporte un moaï ou un pukao. Ni Repos ni le chef n'en "
                  'permettent un autre.',
 'MA-TURN-2.moai': '{player} a déjà transporté un moaï à ce tour',
 'MA-TURN-2.pukao': '{player} a déjà transporté un pukao à ce tour',
 'MA-ROUND-2.title': 'Les moaï non érigés retournent à la réserve',
 'MA-ROUND-2.law': "À la fin d'un tour de jeu, les moaï pris et non érigés retournent à la réserve.",
 'MA-ROUND-2': 'le {moai} {player:de} est retourné à la réserve à la fin du tour de jeu précédent',
 'MA-PATH-7.title': 'Un moaï que le joueur a pris dans ce tour de jeu',
 'MA-PATH-7.law': "Un joueur ne transporte qu'un moaï qu'il a pris dans ce tour de jeu et pas encore "
                  'érigé.',
 'MA-PATH-7.some': "{player} n'a pas {moai:de} à transporter dans ce tour de jeu, seulement {held}",
 'MA-PATH-7.none': "{player} n'a pas {moai:de} à transporter dans ce tour de jeu, ni aucun autre moaï",
 'MA-CAP-1.title': 'Il reste un pukao',
 'MA-CAP-1.law': 'On prend un pukao de la réserve au moment de le transporter.',
 'MA-CAP-1': 'les {number} pukao sont tous utilisés',
 'MA-PATH-1.title': 'Le bon départ',
 'MA-PATH-1.law': 'Les moaï partent du cratère, les pukao de la carrière de pukao.',
 'MA-PATH-1.moai': 'un moaï part du cratère, {right}, pas de {written}',
 'MA-PATH-1.pukao': 'un pukao part de la carrière de pukao, {right}, pas de {written}',
 'MA-PATH-2.title': 'Un chemin sans trou',
 'MA-PATH-2.law': "Chaque case d'un chemin a un côté commun avec la précédente.",
 'MA-PATH-2.gap': "{one} et {two} n'ont pas de côté commun",
 'MA-PATH-2.untold': 'il manque le chemin {one:de} à {two} ; nommez les cases entre les deux, par '
                     'exemple `via {way}`',
 'MA-PATH-2.unknown': "le plateau n'a pas de case {space}",
 'MA-PATH-3.title': 'Un transporteur sur chaque case',
 'MA-PATH-3.law': "Sur chaque case d'un chemin se tient une figurine grise ou un transporteur de "
                  "n'importe quel joueur, fatigué ou non.",
 'MA-PATH-3': "personne n'est en {space}, on ne peut donc rien y faire passer",
 'MA-PATH-5.title': 'Aucune case deux fois',
 'MA-PATH-5.law': 'Un chemin ne passe pas deux fois par la même case.',
 'MA-PATH-5': 'le chemin passe deux fois par {space}',
 'MA-PATH-6.title': "Par l'autre carrière",
 'MA-PATH-6.law': 'Un moaï peut passer par la carrière de pukao, et un pukao par le cratère. Personne '
                  "n'y gagne rien.",
 'MA-PATH-6': 'à cette table un {what} ne peut pas passer par {space}',
 'MA-PATH-4.title': 'Un chemin finit en érigeant ou en coiffant',
 'MA-PATH-4.law': "Un moaï est porté jusqu'à un ahu, et un pukao jusqu'à un moaï.",
 'MA-PATH-4': "un {what} ne peut pas rester en {space} : on le porte jusqu'au bout ou pas du tout",
 'MA-ERECT-1.title': 'Un ahu libre',
 'MA-ERECT-1.law': "On érige un moaï sur un ahu où il n'y en a pas.",
 'MA-ERECT-1.none': "{space} n'a pas d'ahu",
 'MA-ERECT-1.taken': 'il y a déjà un moaï en {platform}',
 'MA-ERECT-1.full': 'chaque ahu {space:de} a déjà un moaï',
 'MA-ERECT-1.unknown': "le plateau n'a pas de case {space}",
 'MA-ERECT-2.title': 'Un transporteur à soi sur place',
 'MA-ERECT-2.law': 'Le joueur a un transporteur sur la case où le moaï est érigé.',
 'MA-ERECT-2.rival': "le transporteur {owner:de} est en {space}, et {player} n'en a pas là",
 'MA-ERECT-2.nobody': "{player} n'a pas de transporteur en {space}",
 'MA-ERECT-2.figure': "la figurine {player:de} ({figure}) n'est pas en {space}",
 'MA-ERECT-3.title': 'Un transporteur non fatigué',
 'MA-ERECT-3.law': "Au moins un des transporteurs du joueur sur place n'est pas fatigué. Le chef ne "
                   "l'est jamais.",
 'MA-ERECT-3.all': 'toutes les figurines {player:de} en {space} sont fatiguées',
 'MA-ERECT-3.figure': 'la figurine {player:de} ({figure}) en {space} est fatiguée',
 'MA-ERECT-4.title': 'On prend la tuile Ahu',
 'MA-ERECT-4.law': "Le joueur prend la tuile de l'ahu utilisé, pas une autre et pas plusieurs.",
 'MA-ERECT-4.other': 'la tuile {platform:de} est {right}, pas {written}',
 'MA-ERECT-4.none': 'il faut prendre la tuile {platform:de}',
 'MA-ERECT-4.many': "on ne prend qu'une tuile, celle {platform:de}",
 'MA-ERECT-4.lowest': "à cette table on utilise d'abord l'ahu libre de plus petit numéro : {platform}",
 'MA-ERECT-4.unwritten': '{space} a des ahu libres aux tuiles différentes, {choices} ; écrivez lequel '
                         'a servi, par exemple `vers {platform}`',
 'MA-ERECT-5.title': "Les étapes dans l'ordre",
 'MA-ERECT-5.law': "D'abord le joueur prend la tuile, puis il érige le moaï, il gagne les ressources, "
                   'et la figurine se fatigue. La nouvelle tuile peut servir pour ce gain.',
 'MA-ERECT-5.late': '{tile} vient trop tard, après le gain : écrivez `avec {tile}` après le moaï',
 'MA-ERECT-5.now': "à cette table la tuile qu'on vient de prendre ne sert pas pour le même moaï",
 'MA-ERECT-7.title': 'La nature des ressources gagnées',
 'MA-ERECT-7.law': 'On gagne des ressources imprimées sur la case, ou un cran au-dessus avec Fervent.',
 'MA-ERECT-7.kind': '{space} donne {kinds}, pas {written}',
 'MA-ERECT-7.unwritten': '{space} donne {kinds} ; écrivez ce qui a été pris, par exemple `-> {name} '
                         '{one}`',
 'MA-ERECT-7.split': 'à cette table toutes les ressources gagnées pour un moaï sont de même nature',
 'MA-ERECT-6.title': 'Le nombre de ressources gagnées',
 'MA-ERECT-6.law': 'Un petit moaï donne 1 ressource, un moyen 3, un grand 5.',
 'MA-ERECT-6': 'un {moai} donne {right}, mais {player} en prend {written} en {space}',
 'MA-ERECT-8.title': 'On prend tout le gain',
 'MA-ERECT-8.law': 'Le joueur prend toutes les ressources, sauf celles que la piste ne peut contenir.',
 'MA-ERECT-8.amount': 'un {moai} donne {right}, mais {player} en prend {written} en {space}',
 'MA-ERECT-8.room': 'un {moai} donne {right}, dont {room|0=aucune ne tient|{room} tient|{room} '
                    'tiennent} sur les pistes {player:de}, mais {player} en prend {written} en {space}',
 'MA-ERECT-9.title': 'Le bout de la piste en érigeant',
 'MA-ERECT-9.law': "Ce qu'une piste ne peut contenir est perdu.",
 'MA-ERECT-9': "la piste {kind:de} {player:de} s'arrête à {most} : on {right|0=ne peut plus rien "
               'ajouter|peut seulement ajouter {right}|peut seulement ajouter {right}}, pas {written}',
 'MA-TIRE-1.title': 'Le chef ne se fatigue jamais',
 'MA-TIRE-1.law': 'Comme transporteur, le chef peut ériger ou coiffer à chaque tour, car il ne se '
                  'fatigue jamais.',
 'MA-TIRE-1': 'le chef ne se fatigue jamais',
 'MA-ERECT-10.title': 'Un transporteur se fatigue',
 'MA-ERECT-10.law': 'Seule la figurine qui a érigé le moaï se fatigue. Elle se couche sur place.',
 'MA-ERECT-10.place': "seules les figurines de l'île se fatiguent",
 'MA-ERECT-10.many': 'une seule figurine se fatigue, celle qui a érigé le moaï, pas {number}',
 'MA-ERECT-10.none': 'ériger un moaï fatigue la figurine {player:de} en {space}',
 'MA-ERECT-10.other': "c'est {right:le} qui a érigé le moaï et se fatigue, pas {written:le}",
 'MA-ERECT-10.chief': "c'est le chef qui a érigé le moaï et il ne se fatigue jamais ; personne ne se "
                      'fatigue donc',
 'MA-CAP-2.title': "Le chemin d'un pukao",
 'MA-CAP-2.law': 'Un pukao est transporté depuis la carrière de pukao, comme un moaï depuis le '
                 'cratère.',
 'MA-CAP-3.title': 'Un moaï sans pukao',
 'MA-CAP-3.law': "Un pukao va sur tout moaï de la case qui n'en a pas, quel que soit celui qui l'a "
                 'érigé et quel que soit le tour de jeu.',
 'MA-CAP-3.none': "il n'y a pas de moaï en {space}",
 'MA-CAP-3.capped': 'le moaï en {platform} a déjà un pukao',
 'MA-CAP-3.round': 'à cette table on ne coiffe pas un moaï dans le tour de jeu où il a été érigé',
 'MA-CAP-3.unknown': "le plateau n'a pas de case {space}",
 'MA-CAP-4.title': 'Un transporteur à soi près du moaï',
 'MA-CAP-4.law': 'Le joueur a un transporteur sur la case du moaï.',
 'MA-CAP-4.rival': "le transporteur {owner:de} est en {space}, et {player} n'en a pas là",
 'MA-CAP-4.nobody': "{player} n'a pas de transporteur en {space}",
 'MA-CAP-4.figure': "la figurine {player:de} ({figure}) n'est pas en {space}",
 'MA-CAP-5.title': 'Un transporteur non fatigué près du moaï',
 'MA-CAP-5.law': "Au moins un des transporteurs du joueur sur place n'est pas fatigué.",
 'MA-CAP-5.all': 'toutes les figurines {player:de} en {space} sont fatiguées',
 'MA-CAP-5.figure': 'la figurine {player:de} ({figure}) en {space} est fatiguée',
 'MA-CAP-6.title': 'Un échange doit être possible',
 'MA-CAP-6.law': "On ne coiffe un moaï que si l'on peut ensuite payer une des offrandes restantes. Les "
                 'tuiles jouées à ce tour comptent.',
 'MA-CAP-6.few': "{player} a {owned}, mais l'échange coûte {number} ressources",
 'MA-CAP-6.piles': '{player} a {owned}, ce qui ne paie aucune des offrandes restantes',
 'MA-CAP-6.economy': "{player} a {owned}, ce qui ne paie une offrande qu'avec une tuile Économie, et "
                     '{player} en a une : écrivez `avec économie` après le pukao si cette tuile a été '
                     'jouée',
 'MA-CAP-7.title': 'Coiffer fatigue',
 'MA-CAP-7.law': "La figurine qui a coiffé le moaï se fatigue, sauf si c'est le chef.",
 'MA-CAP-7.none': 'coiffer un moaï fatigue la figurine {player:de} en {space}',
 'MA-CAP-7.many': 'une seule figurine se fatigue, celle qui a coiffé le moaï, pas {number}',
 'MA-CAP-7.other': "c'est {right:le} qui a coiffé le moaï et se fatigue, pas {written:le}",
 'MA-CAP-7.chief': "c'est le chef qui a coiffé le moaï et il ne se fatigue jamais ; personne ne se "
                   'fatigue donc',
 'MA-GAIN-2.title': 'Ses propres cases et les cases grises ne rapportent rien',
 'MA-GAIN-2.law': 'Celui qui transporte ne gagne rien le long du chemin, et les figurines grises ne '
                  'gagnent rien du tout.',
 'MA-GAIN-2.own': '{space} est une case {player:de} sur le chemin et ne lui rapporte rien',
 'MA-GAIN-2.way': '{player} transporte et ne gagne donc rien le long du chemin',
 'MA-GAIN-2.grey': 'personne ne gagne rien en {space}, où se tient une figurine grise',
 'MA-GAIN-2.off': "{player} n'a pas de transporteur sur ce chemin",
 'MA-GAIN-2.beside': "{space} n'est pas sur ce chemin, {player} n'y gagne donc rien",
 'MA-GAIN-7.title': 'Un pukao rapporte un jonc',
 'MA-GAIN-7.law': "Pour un pukao, chaque case où se tient le transporteur d'un adversaire rapporte un "
                  "jonc, quoi qu'il y soit imprimé.",
 'MA-GAIN-7': 'pour un pukao {player} gagne {right} pour {spaces}, mais la feuille dit : {written}',
 'MA-GAIN-1.title': "Les adversaires gagnent le long du chemin d'un moaï",
 'MA-GAIN-1.law': "Pour chaque case du chemin où se tient le transporteur d'un adversaire, celui-ci "
                  'gagne ce qui y est imprimé.',
 'MA-GAIN-1.amount': '{player} gagne {right} pour {spaces}, mais la feuille dit : {written}',
 'MA-GAIN-1.carrier': 'le gain en {space} va à {owner}, pas à {player}',
 'MA-GAIN-5.title': 'Les transporteurs fatigués rapportent aussi',
 'MA-GAIN-5.law': 'Les transporteurs fatigués portent et rapportent aussi, de même que ceux des '
                  'joueurs qui ont passé.',
 'MA-GAIN-5': '{player} gagne {right} en {space}, même si la figurine est fatiguée ou si son joueur a '
              'passé',
 'MA-GAIN-3.title': 'Une fois par case',
 'MA-GAIN-3.law': "Une case ne rapporte qu'une fois, quel que soit le nombre de transporteurs qu'un "
                  'joueur y a.',
 'MA-GAIN-3': "{space} ne rapporte qu'une fois à {player}, {right}, pas une fois pour chacune des "
              '{number} figurines',
 'MA-GAIN-4.title': 'Le propriétaire choisit',
 'MA-GAIN-4.law': "Quand une case laisse le choix, le propriétaire du transporteur gagne l'une des "
                  'possibilités. La feuille dit laquelle.',
 'MA-GAIN-4.unwritten': '{space} laisse à {player} le choix : {choices} ; écrivez lequel, par exemple '
                        '`-> {name} {one}`',
 'MA-GAIN-4.both': '{space} donne {choices} à {player}, pas {written}',
 'MA-GAIN-4.full': "à cette table on ne choisit pas une ressource dont la piste est pleine tant qu'une "
                   'autre a de la place',
 'MA-GAIN-6.title': 'Le bout de la piste',
 'MA-GAIN-6.law': "Ce qu'une piste ne peut contenir est perdu. Cela ne devient pas une autre "
                  'ressource.',
 'MA-GAIN-6.track': "la piste {kind:de} {player:de} s'arrête à {most} : {player} {room|0=ne gagne "
                    'rien|gagne {right}|gagne {right}}, pas {written}',
 'MA-GAIN-6.kind': "la piste {kind:de} {player:de} s'arrête à {most}, et ce qui ne tient pas ne "
                   'devient pas une autre ressource : {player} {room|0=ne gagne rien|gagne '
                   '{right}|gagne {right}}, pas {written}',
 'MA-EXCH-1.title': 'Exactement un échange',
 'MA-EXCH-1.law': "Chaque fois qu'un joueur coiffe un moaï, il fait un échange au même tour ; il n'y "
                  'en a pas ailleurs.',
 'MA-EXCH-1.none': 'pour faire un échange, il faut avoir coiffé un moaï avant, au même tour, et aucun '
                   "ne l'a été",
 'MA-EXCH-1.again': "{player} a déjà fait l'échange pour ce moaï",
 'MA-EXCH-1.two': 'coiffer un moaï donne une offrande, pas {number}',
 'MA-EXCH-1.missing': '{player} a coiffé un moaï et doit faire un échange',
 'MA-EXCH-2.title': 'Quatre ressources',
 'MA-EXCH-2.law': 'Un échange coûte quatre ressources, ou deux avec Économie.',
 'MA-EXCH-2.number': "l'échange coûte {right} ressources, pas {written}",
 'MA-EXCH-2.economy': "sans Économie, l'échange coûte {right} ressources, pas {written} ; {player} a "
                      'une tuile Économie : écrivez `avec économie` après le pukao si elle a été jouée',
 'MA-EXCH-3.title': "Seulement les ressources que l'on a",
 'MA-EXCH-3.law': "Un joueur ne peut dépenser que des ressources qu'il a.",
 'MA-EXCH-3': '{player} a {owned}, mais dépense {spent}',
 'MA-EXCH-4.title': "Le coût selon l'offrande",
 'MA-EXCH-4.law': 'Une hutte coûte quatre joncs, une poule quatre œufs, une hache une ressource de '
                  'chaque, un bateau quatre bois et un collier quatre perles. Une ressource supérieure '
                  'peut compter comme une inférieure.',
 'MA-EXCH-4.price': 'avec {spent}, on ne peut pas payer {kind:le}, qui coûte {right} (ou des '
                    'ressources supérieures)',
 'MA-EXCH-4.highest': 'avec {spent}, on ne peut pas payer {kind:le}, qui coûte {right}',
 'MA-EXCH-4.kind': 'avec {spent}, on ne peut pas payer une offrande exceptionnelle ({kind}), qui coûte '
                   '{right}',
 'MA-EXCH-4.step': "à cette table une ressource ne baisse que d'un cran : avec {spent}, on ne peut pas "
                   'payer {kind:le}',
 'MA-EXCH-4.lowered': 'en baissant {lowered}, on ne peut pas payer {kind:le} avec {spent}',
 'MA-EXCH-7.title': 'Une pile vide',
 'MA-EXCH-7.law': 'Si une pile est vide, on ne peut pas prendre cette offrande, et rien ne la '
                  'remplace.',
 'MA-EXCH-7': 'la pile des {kind:plural} est vide',
 'MA-EXCH-6.title': 'La tuile du dessus',
 'MA-EXCH-6.law': 'Le joueur prend la tuile du dessus de la pile. On ne choisit pas dans une pile.',
 'MA-EXCH-6': 'la tuile du dessus de la pile des {kind:plural} vaut {right}, pas {written}',
 'MA-EXCH-8.title': 'Les ressources baissées sont dépensées',
 'MA-EXCH-8.law': "Une ressource que l'on baisse est dépensée dans le même échange.",
 'MA-EXCH-8': 'les ressources baissées doivent être dépensées : {written} en baisse, mais seulement '
              '{spent} en dépense',
 'MA-EXCH-5.title': 'On ne baisse des ressources que dans un échange',
 'MA-EXCH-5.law': "Dans l'échange qui suit, une ressource peut compter comme une inférieure. Ce n'est "
                  'possible nulle part ailleurs, et une ressource ne compte jamais comme une '
                  'supérieure.',
 'MA-EXCH-5.elsewhere': 'on ne baisse des ressources que dans un échange, pas pour {what}',
 'MA-EXCH-5.lowest': 'le jonc est la ressource la plus basse et ne peut pas baisser',
 'MA-EXCH-9.title': 'La case ne compte pas',
 'MA-EXCH-9.law': "L'échange ne dépend ni de ce qui est imprimé sur la case, ni de la taille du moaï, "
                  "ni de celui qui l'a érigé."}
