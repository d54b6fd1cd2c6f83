"""Made by scripts/catalogues.py from es.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'board.stand-in': 'tablero {name}: inventado, no es el mapa publicado',
 'board.for-either': '{name}: para {few} o {most} jugadores',
 'board.for': '{name}: para {most} jugadores',
 'board.crater': 'cráter',
 'board.marks': '[ ] cantera, {mark} plataforma Ahu',
 'board.next-to': 'junto a {others}',
 'board.sizes': '{spaces} casillas, {platforms} plataformas Ahu',
 'board.slots': 'casillas de escultor en las columnas 1 2 3: {columns}',
 'board.stars': 'estrellas del medidor de orden de turno: {stars}',
 'board.track': 'las hileras de recursos llegan a: {track}',
 'board.offerings': 'ofrendas, la de arriba primero:',
 'board.outstanding': 'extraordinarias {values}',
 'board.end-players': 'plataformas libres al final: tantas como jugadores',
 'board.end-edition': 'plataformas libres al final: las que diga el reglamento',
 'board.end-number': 'plataformas libres al final: {number}',
 'board-file.head': 'Un tablero de Rapa Nui (Matagot), para rellenar con vuestro ejemplar del juego.\n'
                    '\n'
                    'Lo que hay aquí ahora es un tablero inventado, completo, en el que se puede '
                    'jugar. Recorred el archivo\n'
                    'de arriba abajo con el tablero de verdad delante y cambiad cada valor. Después:\n'
                    '\n'
                    '    referee board check ARCHIVO   encuentra lo que no puede ser, y dice en qué '
                    'línea\n'
                    '    referee board draw ARCHIVO    muestra lo que habéis escrito, para compararlo '
                    'con el tablero\n'
                    '\n'
                    'Guardad el archivo junto a las actas y escribid su nombre en el encabezado:   '
                    'tablero: ARCHIVO\n'
                    '\n'
                    'Cómo se escribe: lo que va detrás de `#` es una nota. Los nombres van delante de '
                    'dos puntos, las listas\n'
                    'entre [corchetes]. Para sangrar, espacios, no tabuladores. Las palabras inglesas '
                    'se dejan como están.',
 'board-file.name': 'Cómo llaman los mensajes a este tablero.',
 'board-file.stand-in': 'true: inventado, y los mensajes lo dicen. Escribid false cuando todo esté '
                        'copiado del tablero de verdad.',
 'board-file.players': 'Qué lado del tablero es: [3, 4] o [2]. Cada lado necesita su propio archivo.',
 'board-file.quarries': 'Las dos casillas en las que no se gana nada: el cráter (crater), de donde '
                        'salen los moáis, y la cantera\n'
                        'de pukao (pukao_quarry), de donde salen los pukao. Escribid los nombres que '
                        'les dais más abajo.',
 'board-file.slots': 'Cuántas casillas de escultor tiene la cantera de moáis, en las columnas 1, 2 y '
                     '3.',
 'board-file.stars': 'Cuántas estrellas hay para los chamanes en el medidor de orden de turno.',
 'board-file.track': 'El número más alto de la hilera de cada recurso: reed es junco, egg huevo, wood '
                     'tronco, pearl perla.',
 'board-file.end': 'Con cuántas plataformas Ahu libres acaba la partida: `players` (tantas como '
                   'jugadores, la regla para\n'
                   'tres y cuatro), `edition` (para dos, los reglamentos difieren; el acta dice cuál '
                   'se usa), o un número, si\n'
                   'vuestro tablero lo indica.',
 'board-file.map': 'Un esbozo, solo para los dibujos: los nombres en filas, más o menos donde están '
                   'las casillas. Se puede\n'
                   'quitar entero; entonces las casillas se dibujan como una lista.',
 'board-file.spaces': 'Todas las casillas de la isla, también las dos canteras. Cada una tiene un '
                      'nombre: letras y cifras, sin\n'
                      'espacios, como A1. (Si son solo cifras, o una palabra como no u on, va entre '
                      'comillas: "12".)\n'
                      '\n'
                      '  gain  los recursos impresos en ella: reed (junco), egg (huevo), wood '
                      '(tronco), pearl (perla).\n'
                      '        egg        un huevo\n'
                      '        reed+egg   las dos cosas: un junco y un huevo\n'
                      '        reed+reed  dos juncos\n'
                      '        egg/wood   una de las dos, a elegir\n'
                      '        none       nada; solo en el cráter y en la cantera de pukao\n'
                      '  ahu   cuántas plataformas Ahu hay en ella: 0, 1, 2. Las fichas que llevan van '
                      'en el acta.\n'
                      '  next  las casillas que comparten un lado con ella. Una esquina no basta.\n'
                      '        Las vecinas se nombran mutuamente.',
 'board-file.offerings': 'Las cinco pilas de ofrendas normales, 20 fichas en total (hut choza, hen '
                         'gallina, axe hacha, boat barco,\n'
                         'necklace collar): los valores de arriba abajo, el más alto primero. '
                         'Escribidlos todos, también para dos\n'
                         'jugadores: las reglas ya quitan los que sobran.',
 'board-file.outstanding': 'Las siete ofrendas extraordinarias, igual. Si no hay ninguna de una clase: '
                           '[].',
 'picture.in-hand': '{villagers} sin colocar',
 'picture.star': 'estrella {star}',
 'picture.moai': 'moáis {moai}',
 'picture.tiles': 'fichas {tiles}',
 'picture.built': 'mejoras {built}',
 'picture.tablet-used': 'tablilla usada',
 'picture.no-tablet': 'sin tablilla',
 'picture.offerings': 'ofrendas {taken}',
 'picture.passed': 'retirado',
 'step.setup': 'se está preparando la mesa',
 'step.over': 'la partida ha terminado',
 'step.draft': 'ronda {round}, orden {order}: {player} elige una ficha',
 'step.place': 'ronda {round}, orden {order}: {player} coloca una figura',
 'step.carve': 'ronda {round}, orden {order}: {player} esculpe',
 'step.carry': 'ronda {round}, orden {order}: {player} transporta o se retira',
 'nothing': 'nada',
 'noun.resource': 'recurso|recursos|m',
 'amount.written': '{kind} {number}',
 'outstanding': '{kind} extraordinaria',
 'noun.small moai': 'moái pequeño|moáis pequeños|m',
 'noun.medium moai': 'moái mediano|moáis medianos|m',
 'noun.large moai': 'moái grande|moáis grandes|m',
 'value.none-occurs': 'ninguno lo hace',
 'noun.tile': 'ficha|fichas|f',
 'noun.slot': 'casilla|casillas|f',
 'noun.star': 'estrella|estrellas|f',
 'noun.player': 'jugador|jugadores|m',
 'hint': ' (¿querías decir {word}?)',
 'map.unknown': 'el mapa muestra {word}, pero no hay tal casilla{hint}',
 'map.twice': 'el mapa muestra {word} dos veces',
 'map.missing': 'el mapa no muestra {spaces}; sin mapa, las casillas se dibujan como una lista',
 'others': '{number} más',
 'value.occurs': '{value} aparece {count|2=dos veces|una vez|{count} veces}',
 'in.quarry': 'en la cantera',
 'in.column': 'en la columna {column}',
 'in.star': 'en la estrella {star}',
 'in.space': 'en {space}',
 'price.axe': 'uno de cada recurso',
 'a-barter': 'un trueque',
 'spot.star': 'la estrella {number}{slot|0=| casilla {slot}| casilla {slot}}',
 'spot.quarry': 'la cantera {number}{slot|0=| casilla {slot}| casilla {slot}}',
 'platform.tile': '{platform} ({tile})',
 'deed.with': 'con {tile}',
 'more-platforms': '{number} plataformas más',
 'empty-pile': 'vacía',
 'everybody': 'cada jugador',
 'when.carving': 'en el turno de esculpir de su jugador, antes de recibir moáis',
 'when.phase-2': 'en la fase 2, antes de que su jugador esculpa',
 'when.carved': 'cuando todos han esculpido',
 'when.phase-3': 'en la fase 3',
 'when.capping': 'al cubrir un moái, escrita después del pukao',
 'when.erecting': 'cuando su jugador erige un moái',
 'when.alone': 'por sí sola, en el turno de su jugador',
 'noun.figure': 'figura|figuras|f',
 'phase.1': 'la fase 1 (colocar)',
 'phase.2': 'la fase 2 (esculpir)',
 'phase.3': 'la fase 3 (transportar)',
 'phase.setup': 'la preparación',
 'the-sorcerer': 'el chamán',
 'what.passing': 'retirarse',
 'what.villager': 'colocar un aldeano',
 'what.sorcerer': 'colocar al chamán',
 'what.chief': 'colocar al cacique',
 'what.carving': 'esculpir',
 'what.moai': 'transportar un moái',
 'what.pukao': 'transportar un pukao',
 'cause.tablet': '{tile} con la tablilla',
 'how.not-over': 'la partida no ha terminado',
 'moment.round': 'ronda {round}',
 'how.totals': 'totales {totals}',
 'label.offerings': 'ofrendas',
 'label.outstanding': 'ofrendas extraordinarias',
 'label.resources': 'recursos',
 'label.tablet': 'tablilla',
 'label.favour': 'Favor',
 'label.total': 'total',
 'tally.offerings': '¿Qué ofrendas tiene {player}, y cuánto valen? Por ejemplo: gallina 8, barco '
                    'extraordinario 13',
 'tally.resources': '¿Qué recursos le quedan a {player}? Por ejemplo: junco 2, huevo 1',
 'tally.tablet': '¿La tablilla de {player} está guardada o usada? Escribe guardada o usada',
 'tally.tablet-words': 'guardada, usada',
 'tally.favour': '¿Quién tiene la ficha de Favor?',
 'drawing.small': 'moái pequeño',
 'drawing.medium': 'moái mediano',
 'drawing.large': 'moái grande',
 'drawing.pukao': 'pukao',
 'drawing.mark small': 'p',
 'drawing.mark medium': 'm',
 'drawing.mark large': 'G',
 'drawing.short rest': 'Re',
 'drawing.short barter': 'Tr',
 'drawing.short economy': 'Ah',
 'drawing.short reinforcement': 'Ap',
 'drawing.short opulence': 'Op',
 'drawing.short supplement': 'Ab',
 'drawing.short luxury': 'Lu',
 'drawing.short reconversion': 'Rl',
 'drawing.short helping-hand': 'Ma',
 'drawing.short favour': 'Fa',
 'drawing.short unknown': '?',
 'drawing.unknown': 'ficha desconocida',
 'drawing.space': '{space}: ganancia {gain}',
 'drawing.no gain': 'ninguna',
 'drawing.and': '{one} y {other}',
 'drawing.or': '{one} o {other}',
 'drawing.crater': 'cráter',
 'drawing.crater space': '{space}: el cráter',
 'drawing.pukao space': '{space}: la cantera de pukao',
 'drawing.ahu': 'plataforma {platform}',
 'drawing.tile': 'plataforma {platform}: ficha {tile}',
 'drawing.unknown tile': 'plataforma {platform}: ficha desconocida',
 'drawing.moai': 'plataforma {platform}: {size}',
 'drawing.cap': 'plataforma {platform}: el moái lleva un pukao',
 'drawing.villager': 'aldeano de {name} en {place}',
 'drawing.tired': 'aldeano cansado de {name} en {place}',
 'drawing.sorcerer at': 'chamán de {name}, {place}',
 'drawing.tired sorcerer': 'chamán cansado de {name}, {place}',
 'drawing.chief at': 'cacique de {name}, {place}',
 'drawing.hand': 'en la mano',
 'drawing.at column': 'columna {column} de la cantera',
 'drawing.at star': 'estrella {star}',
 'drawing.sorcerer star': 'chamán en la estrella {star}',
 'drawing.quarry': 'cantera',
 'drawing.slot': 'columna {column} de la cantera, casilla {slot}',
 'drawing.carver': 'columna {column} de la cantera: aldeano de {name}',
 'drawing.stars': 'estrellas',
 'drawing.star': 'estrella {star}',
 'drawing.order': 'orden',
 'drawing.in order': 'puesto {place} en el orden: {name}',
 'drawing.stock': 'reserva',
 'drawing.in stock': 'reserva: {piece} × {count}',
 'drawing.pile': 'pila de ofrendas: {kind}, valores {values}',
 'drawing.outstanding': 'ofrendas extraordinarias: {kind}, valores {values}',
 'drawing.empty': '–',
 'drawing.resource': '{name}, {kind}: {count}',
 'drawing.villagers': 'aldeano de {name} en la mano',
 'drawing.held': '{name} ha esculpido: {size}',
 'drawing.own tile': '{name}: ficha {tile}',
 'drawing.own unknown tile': '{name}: ficha desconocida',
 'drawing.built': '{name} tiene la mejora {improvement:title}',
 'drawing.not built': '{name} no tiene la mejora {improvement:title}',
 'drawing.taken': '{name}: ofrenda {kind}, valor {value}',
 'drawing.taken outstanding': '{name}: ofrenda extraordinaria {kind}, valor {value}',
 'drawing.tablet kept': '{name}: tablilla sin usar',
 'drawing.tablet used': '{name}: tablilla usada',
 'drawing.passed': 'retirado',
 'drawing.in turn': 'le toca a {name}',
 'drawing.turn': 'Ronda {round}: {name} {step}',
 'drawing.laying out': 'Se está preparando la mesa',
 'drawing.over': 'La partida ha terminado',
 'drawing.picks': 'elige una ficha',
 'drawing.places': 'coloca una figura',
 'drawing.carves': 'esculpe',
 'drawing.carries': 'transporta o se retira',
 'drawing.described': 'Rapa Nui, el juego de tablero. {turn}. {moai} moáis en la isla, {free} '
                      'plataformas libres. {players}{note}',
 'drawing.described player': '{name}: {resources}; casillas {spaces}.',
 'drawing.none': 'ninguna',
 'drawing.map legend': '{marks} moái, ^ pukao; ({tile}) ficha; v aldeano, z cansado, S chamán, C '
                       'cacique',
 'drawing.stock line': '{moai}, {pukao} pukao; {free} plataformas libres',
 'drawing.piles': 'ofrendas',
 'drawing.more piles': 'extraord.',
 'drawing.in hand': 'aldeanos libres: {count}',
 'drawing.carved': 'esculpidos {things}',
 'drawing.tiles': 'fichas {things}',
 'drawing.improvements': 'mejoras {things}',
 'drawing.own offerings': 'ofrendas {things}',
 'drawing.tablet gone': 'tablilla usada',
 'drawing.no tablet': 'sin tablilla',
 'drawing.brief reed': 'jun',
 'drawing.brief egg': 'hue',
 'drawing.brief wood': 'tro',
 'drawing.brief pearl': 'perla',
 'drawing.brief crater': 'cráter',
 'drawing.brief pukao': 'pukao',
 'drawing.part set-up': 'Preparación',
 'drawing.part round': 'Ronda {round}',
 'drawing.part placing': 'fase 1: colocar figuras',
 'drawing.part carving': 'fase 2: esculpir moáis',
 'drawing.part transport': 'fase 3: transportar',
 'game.title': 'Rapa Nui, el juego de tablero',
 'expected.SPACE': 'una casilla (como B4)',
 'expected.QUARRY': 'una columna de la cantera (como cantera 1)',
 'expected.TILE': 'una ficha de Ahu',
 'expected.SIZE': 'un tamaño (pequeño, mediano o grande)',
 'expected.RESOURCE': 'un recurso (junco, huevo, tronco o perla)',
 'expected.OFFERING': 'una ofrenda (choza, gallina, hacha, barco o collar)',
 'expected.FIGURE': 'una figura (aldeano, chamán o cacique)',
 'expected.IMPROVEMENT': 'una mejora (devoto, artista, popular o cacique)',
 'expected.TABLET_STATE': 'el estado de la tablilla (guardada o usada)',
 'expected.NUMBER': 'un número',
 'aside.favour': 'la ficha Favor se escribe entre las fichas del jugador que la tiene: `{write}`',
 'aside.seen': 'lo que dio un transporte va detrás de su flecha: `{write}`',
 'aside.by itself': 'esto se hace solo y no se escribe: quítalo',
 'aside.no place': 'la cantera de pukao y el cráter tienen un nombre en el mapa, que es lo que se '
                   'escribe; ahí no se puede colocar a nadie: `{write}`',
 'aside.start player': 'los jugadores se nombran en el orden de turno: `{write}`',
 'units.total': '{number|punto en total|puntos en total}',
 'units.offerings': '{number|punto por ofrendas|puntos por ofrendas}',
 'units.outstanding': '{number|punto por ofrendas extraordinarias|puntos por ofrendas extraordinarias}',
 'units.resources': '{number|recurso|recursos}',
 'units.tablet': '{number|punto por la tablilla|puntos por la tablilla}',
 'units.favour': '{number|punto por Favor|puntos por Favor}',
 'units.others': '{number|punto por otra cosa|puntos por otras cosas}',
 'units.reed': '{number|junco|juncos}',
 'units.egg': '{number|huevo|huevos}',
 'units.wood': '{number|tronco|troncos}',
 'units.pearl': '{number|perla|perlas}',
 'units.villagers': '{number|aldeano sin colocar|aldeanos sin colocar}',
 'units.tired': '{number|figura cansada|figuras cansadas}',
 'units.moai': '{number|moái esculpido y no erigido|moáis esculpidos y no erigidos}',
 'units.tiles': '{number|ficha de Ahu|fichas de Ahu}',
 'units.improvements': '{number|mejora|mejoras}',
 'units.small': '{number|moái pequeño disponible|moáis pequeños disponibles}',
 'units.medium': '{number|moái mediano disponible|moáis medianos disponibles}',
 'units.large': '{number|moái grande disponible|moáis grandes disponibles}',
 'units.pukao': '{number|pukao disponible|pukao disponibles}',
 'units.free': '{number|plataforma libre|plataformas libres}',
 'units.carvers': '{number|escultor|escultores}',
 'units.transporters': '{number|porteador|porteadores}',
 'units.erected': '{number|moái erigido|moáis erigidos}',
 'units.capped': '{number|moái cubierto|moáis cubiertos}',
 'units.huts': '{number|choza disponible|chozas disponibles}',
 'units.hens': '{number|gallina disponible|gallinas disponibles}',
 'units.axes': '{number|hacha disponible|hachas disponibles}',
 'units.boats': '{number|barco disponible|barcos disponibles}',
 'units.necklaces': '{number|collar disponible|collares disponibles}',
 'units.luxuries': '{number|ofrenda extraordinaria disponible|ofrendas extraordinarias disponibles}',
 'units.round': '{number|ronda hasta ahora|rondas hasta ahora}',
 'edition.matagot-fr': 'Rapa Nui (Matagot, francés)',
 'edition.matagot-es': 'Rapa Nui (Matagot, español)',
 'ruling.first-star-round1.asks': '¿La prohibición de la primera estrella vale en la primera ronda?',
 'ruling.first-star-round1.because': 'La regla es general; el ejemplo solo la ilustra.',
 'ruling.first-star-round1.option.apply': 'sí',
 'ruling.first-star-round1.option.waive': 'no, solo desde la segunda ronda',
 'ruling.spare-star.asks': 'Si hay más estrellas que jugadores, ¿un chamán puede ocupar cualquiera?',
 'ruling.spare-star.because': 'Se puede elegir cualquier estrella libre, y solo importa el orden de '
                              'los chamanes.',
 'ruling.spare-star.option.allow': 'sí, cualquier estrella',
 'ruling.spare-star.option.forbid': 'no, solo tantas estrellas como jugadores',
 'ruling.chief-place.asks': '¿Hay que colocar en la fase 1 al cacique que está en juego?',
 'ruling.chief-place.because': 'La frase que habla de él dice que se puede; la de colocar todas las '
                               'figuras es la general.',
 'ruling.chief-place.option.optional': 'no',
 'ruling.chief-place.option.mandatory': 'sí',
 'ruling.chief-with.asks': '¿Con qué figura se coloca el cacique?',
 'ruling.chief-with.because': 'El texto francés nombra las dos figuras.',
 'ruling.chief-with.option.any-figure': 'con un aldeano o con el chamán',
 'ruling.chief-with.option.villager-only': 'con un aldeano',
 'ruling.chief-timing.asks': '¿Se puede colocar al cacique también al esculpir?',
 'ruling.chief-timing.because': 'Los reglamentos difieren: el texto español de la mejora habla de '
                                'esculpir, el francés de colocar.',
 'ruling.chief-timing.option.phase1': 'no, solo en la fase 1',
 'ruling.chief-timing.option.phase1-or-carving': 'sí, también en el turno de esculpir del jugador',
 'ruling.popular-from.asks': '¿Desde cuándo se puede usar el nuevo aldeano?',
 'ruling.popular-from.because': 'El jugador toma la figura al pagar y la tiene el resto de la partida. '
                                'Colocarla sigue necesitando un turno de la fase 1.',
 'ruling.popular-from.option.at-once': 'desde que se añade la mejora',
 'ruling.popular-from.option.next-round': 'desde la ronda siguiente',
 'ruling.carve-take.asks': '¿Se pueden recibir menos moáis de los que permiten los escultores?',
 'ruling.carve-take.because': 'Los ejemplos dicen que se pueden recibir, y cada uno agrupa a sus '
                              'escultores como quiere.',
 'ruling.carve-take.option.up-to': 'sí',
 'ruling.carve-take.option.all': 'no, el número tiene que ser el mayor posible, pero los tamaños son '
                                 'libres',
 'ruling.reconversion-window.asks': '¿Hasta cuándo se puede jugar Reorientación laboral?',
 'ruling.reconversion-window.because': 'La ficha se juega una vez fijado el orden, en el turno de su '
                                       'jugador.',
 'ruling.reconversion-window.option.before-own-carving': 'hasta que su jugador esculpe',
 'ruling.reconversion-window.option.before-any-carving': 'hasta que alguien esculpe',
 'ruling.hand-window.asks': '¿Cuándo se puede jugar Mano amiga?',
 'ruling.hand-window.because': 'El texto habla del momento en que todos los moáis están esculpidos. '
                               'Después se puede jugar en cualquier turno de su jugador.',
 'ruling.hand-window.option.after-all-carved': 'cuando todos han esculpido, hasta que su jugador se '
                                               'retira',
 'ruling.hand-window.option.after-own-carving': 'cuando su jugador ha esculpido',
 'ruling.hand-window.option.first-turn': 'hasta el primer turno de su jugador en la fase 3',
 'ruling.hand-chief-from.asks': '¿El cacique tiene que estar en la cantera para moverlo con Mano '
                                'amiga?',
 'ruling.hand-chief-from.because': 'La única condición que se da es tener la mejora.',
 'ruling.hand-chief-from.option.anywhere': 'no',
 'ruling.hand-chief-from.option.quarry': 'sí',
 'ruling.hand-sorcerer.asks': '¿Mano amiga puede mover a un chamán que se ha hecho escultor?',
 'ruling.hand-sorcerer.because': 'En ese momento el chamán es un escultor de ese jugador.',
 'ruling.hand-sorcerer.option.allow': 'sí',
 'ruling.hand-sorcerer.option.forbid': 'no',
 'ruling.path-revisit.asks': '¿Una ruta puede usar una casilla dos veces?',
 'ruling.path-revisit.because': 'Una ruta une el principio y el final. Dar un rodeo solo paga dos '
                                'veces a un oponente, y casi seguro es un descuido.',
 'ruling.path-revisit.option.forbid': 'no',
 'ruling.path-revisit.option.allow': 'sí, y la casilla paga cada vez',
 'ruling.other-quarry.asks': '¿Un moái puede pasar por la cantera de pukao, o un pukao por el cráter?',
 'ruling.other-quarry.because': 'Los porteadores grises transportan para todos y no cobran.',
 'ruling.other-quarry.option.allow': 'sí',
 'ruling.other-quarry.option.forbid': 'no',
 'ruling.space-gain.asks': '¿A un oponente se le paga por casilla o por porteador?',
 'ruling.space-gain.because': 'El dueño gana lo que muestra la casilla, y para transportar basta un '
                              'porteador.',
 'ruling.space-gain.option.per-space': 'por casilla',
 'ruling.space-gain.option.per-transporter': 'por porteador',
 'ruling.choice-by.asks': '¿Quién elige donde una casilla ofrece varias cosas?',
 'ruling.choice-by.because': 'El texto francés se refiere al jugador cuyo porteador está ahí. El acta '
                             'dice qué se eligió, no quién.',
 'ruling.choice-by.option.owner': 'el dueño del porteador',
 'ruling.choice-by.option.active': 'el jugador que transporta',
 'ruling.full-choice.asks': '¿El dueño puede elegir un recurso cuya hilera está llena?',
 'ruling.full-choice.because': 'El texto da la ganancia como un hecho y deja libre la elección.',
 'ruling.full-choice.option.allow': 'sí, y no gana nada',
 'ruling.full-choice.option.forbid': 'no, mientras otro recurso tenga sitio',
 'ruling.erect-split.asks': '¿Se puede repartir la ganancia de erigir entre los recursos de la '
                            'casilla?',
 'ruling.erect-split.because': 'La casilla da el tipo de cada recurso, y en una misma casilla se '
                               'pueden ganar dos tipos a la vez.',
 'ruling.erect-split.option.per-resource': 'sí, cada recurso es de cualquier tipo impreso',
 'ruling.erect-split.option.one-kind': 'no, todos son de un mismo tipo impreso',
 'ruling.platform-pick.asks': '¿Qué plataforma de una casilla se usa, y por tanto qué ficha se toma?',
 'ruling.platform-pick.because': 'El texto no limita la elección.',
 'ruling.platform-pick.option.player': 'la que elija el jugador',
 'ruling.platform-pick.option.lowest': 'la libre de número más bajo',
 'ruling.tile-now.asks': '¿La ficha recién tomada se puede usar para el mismo moái?',
 'ruling.tile-now.because': 'Se toma primero, se puede usar enseguida, y la ganancia viene después.',
 'ruling.tile-now.option.allow': 'sí',
 'ruling.tile-now.option.forbid': 'no',
 'ruling.bonus-stack.asks': '¿Se pueden jugar varias fichas de recursos adicionales con un moái?',
 'ruling.bonus-stack.because': 'Un jugador puede jugar cuantas fichas quiera, incluso a la vez.',
 'ruling.bonus-stack.option.allow': 'sí',
 'ruling.bonus-stack.option.one': 'una como mucho',
 'ruling.fervent-step.asks': '¿Cuánto sube Devoto un recurso?',
 'ruling.fervent-step.because': 'Lo dice el texto español, y el ejemplo francés muestra un paso.',
 'ruling.fervent-step.option.next': 'al tipo inmediatamente superior',
 'ruling.fervent-step.option.any': 'a cualquier tipo superior',
 'ruling.fervent-bonus.asks': '¿Devoto vale para los recursos de las fichas de recursos adicionales?',
 'ruling.fervent-bonus.because': 'El texto de esas fichas dice que se combinan con Devoto, y se pueden '
                                 'subir uno o más recursos.',
 'ruling.fervent-bonus.option.each': 'sí, para cada recurso por separado',
 'ruling.fervent-bonus.option.base-only': 'no, solo para los del moái',
 'ruling.rest-target.asks': '¿A qué porteadores puede levantar Reposo?',
 'ruling.rest-target.because': 'El texto de las fichas habla a su dueño, y de las figuras de este.',
 'ruling.rest-target.option.own': 'uno propio',
 'ruling.rest-target.option.any': 'el de cualquiera',
 'ruling.exchange-due.asks': '¿El intercambio es obligatorio al cubrir?',
 'ruling.exchange-due.because': 'Solo se puede cubrir si es posible un intercambio, y un ejemplo '
                                'francés dice que hay que hacerlo.',
 'ruling.exchange-due.option.must': 'sí',
 'ruling.exchange-due.option.may': 'no',
 'ruling.spare-downgrade.asks': '¿Se pueden convertir más recursos de los que se gastan?',
 'ruling.spare-downgrade.because': 'Los recursos solo se convierten para conseguir una ofrenda.',
 'ruling.spare-downgrade.option.forbid': 'no',
 'ruling.spare-downgrade.option.allow': 'sí',
 'ruling.downgrade-steps.asks': '¿Hasta qué valor inferior se puede convertir un recurso?',
 'ruling.downgrade-steps.because': 'El texto permite cualquier valor inferior, y convertir y gastar '
                                   'van juntos.',
 'ruling.downgrade-steps.option.any': 'hasta cualquier valor inferior',
 'ruling.downgrade-steps.option.one': 'solo hasta el inmediatamente inferior',
 'ruling.econ-own-four.asks': 'Con Ahorro, ¿hay que tener los cuatro recursos del coste entero?',
 'ruling.econ-own-four.because': 'Solo se gastan dos recursos; los otros dos no se pagan.',
 'ruling.econ-own-four.option.no': 'no',
 'ruling.econ-own-four.option.yes': 'sí',
 'ruling.econ-artist.asks': '¿Se combinan Ahorro y Artista?',
 'ruling.econ-artist.because': 'Una cambia el número y la otra el tipo, y nada lo excluye.',
 'ruling.econ-artist.option.allow': 'sí',
 'ruling.econ-artist.option.forbid': 'no',
 'ruling.artist-step.asks': '¿Hasta dónde llega Artista?',
 'ruling.artist-step.because': 'Lo dice el texto español, y el ejemplo francés muestra un paso.',
 'ruling.artist-step.option.next': 'al tipo inmediatamente superior',
 'ruling.artist-step.option.any': 'a cualquier tipo superior',
 'ruling.artist-lux.asks': '¿Se combinan Artista y Ofrenda de lujo?',
 'ruling.artist-lux.because': 'Artista sube el tipo en uno, y Ofrenda de lujo da entonces la ofrenda '
                              'extraordinaria de ese tipo.',
 'ruling.artist-lux.option.allow': 'sí',
 'ruling.artist-lux.option.forbid': 'no',
 'ruling.econ-lux.asks': '¿Se combinan Ahorro y Ofrenda de lujo?',
 'ruling.econ-lux.because': 'El texto de Ahorro no limita de qué ofrenda se trata.',
 'ruling.econ-lux.option.allow': 'sí',
 'ruling.econ-lux.option.forbid': 'no',
 'ruling.lux-kind.asks': '¿De qué tipo es la ofrenda extraordinaria?',
 'ruling.lux-kind.because': 'Cuando los reglamentos hablan del color o del tipo que se quiera, se '
                            'trata de la ofrenda por la que se hace el intercambio, y lo pagado decide '
                            'cuál es.',
 'ruling.lux-kind.option.as-paid': 'del tipo pagado',
 'ruling.lux-kind.option.any': 'de cualquier tipo',
 'ruling.lux-pick.asks': 'De dos ofrendas extraordinarias de un tipo, ¿cuál se toma?',
 'ruling.lux-pick.because': 'Para las pilas vale la misma regla.',
 'ruling.lux-pick.option.top': 'la de arriba',
 'ruling.lux-pick.option.free': 'la que elija el jugador',
 'ruling.empty-pile.asks': '¿Y si la pila de un tipo está vacía?',
 'ruling.empty-pile.because': 'La ficha viene de lo alto de esa pila.',
 'ruling.empty-pile.option.unavailable': 'ese tipo no se puede tomar',
 'ruling.empty-pile.option.next-lower': 'se toma el tipo inferior',
 'ruling.pukao-gain.asks': '¿Cuántos juncos paga por un pukao la casilla de un oponente?',
 'ruling.pukao-gain.because': 'El texto francés dice 1, y todos los ejemplos dan 1.',
 'ruling.pukao-gain.option.one': 'uno',
 'ruling.pukao-gain.option.count': 'tantos como recursos tiene impresos la casilla',
 'ruling.cap-any.asks': '¿Se puede cubrir un moái erigido en la misma ronda?',
 'ruling.cap-any.because': 'El texto permite cualquier moái de la casilla que no tenga pukao.',
 'ruling.cap-any.option.allow': 'sí',
 'ruling.cap-any.option.earlier-rounds': 'no, solo los de rondas anteriores',
 'ruling.tablet-lux.asks': '¿La tablilla puede copiar Ofrenda de lujo?',
 'ruling.tablet-lux.because': 'El texto español lo excluye; el francés permite cualquier ficha, pero '
                              'la copia se juega en el acto y desaparece.',
 'ruling.tablet-lux.option.once': 'sí, para cubrir una vez',
 'ruling.tablet-lux.option.forbid': 'no',
 'ruling.tablet-lux.option.permanent': 'sí, para siempre',
 'ruling.tablet-favour.asks': '¿La tablilla puede copiar Favor?',
 'ruling.tablet-favour.because': 'Favor solo da puntos al jugador que la tiene.',
 'ruling.tablet-favour.option.forbid': 'no',
 'ruling.tablet-favour.option.score3': 'sí, y da 3 puntos',
 'ruling.barter.asks': '¿Qué se puede cambiar con Trueque?',
 'ruling.barter.because': 'Cada reglamento tiene su propia regla.',
 'ruling.barter.option.any': 'tres recursos cualesquiera por otros tres cualesquiera',
 'ruling.barter.option.one-kind': 'tres de un tipo por tres de otro tipo',
 'ruling.two-moai.asks': '¿Qué moáis se quedan en la caja con dos jugadores?',
 'ruling.two-moai.because': 'Cada reglamento tiene su propia regla.',
 'ruling.two-moai.option.2-1-1': '2 pequeños, 1 mediano, 1 grande',
 'ruling.two-moai.option.1-1-1': '1 pequeño, 1 mediano, 1 grande',
 'ruling.two-end.asks': '¿Con cuántas plataformas libres acaba una partida de dos jugadores?',
 'ruling.two-end.because': 'Cada reglamento tiene su propia regla.',
 'ruling.two-end.option.2': 'con dos o menos',
 'ruling.two-end.option.3': 'con tres o menos',
 'ruling.draft-order.asks': '¿En qué orden se eligen las segundas fichas?',
 'ruling.draft-order.because': 'El texto repite el mismo paso.',
 'ruling.draft-order.option.same': 'segundo jugador, primer jugador',
 'ruling.draft-order.option.snake': 'primer jugador, segundo jugador',
 'ruling.draft-short.asks': '¿Y si la reserva se vacía antes de elegir cuatro?',
 'ruling.draft-short.because': 'No queda ninguna ficha que elegir.',
 'ruling.draft-short.option.stop': 'se deja de elegir',
 'ruling.draft-short.option.relay': 'se vuelven a repartir todas las fichas',
 'ruling.two-lux.asks': 'Con dos jugadores, ¿se retira una de dos ofrendas extraordinarias iguales?',
 'ruling.two-lux.because': 'La frase habla de una pareja de cada tipo, y cada una de las cinco pilas '
                           'tiene una.',
 'ruling.two-lux.option.keep': 'no',
 'ruling.two-lux.option.remove': 'sí',
 'ruling.pass-turn-play.asks': '¿Se pueden jugar fichas y añadir mejoras en el turno en que uno se '
                               'retira?',
 'ruling.pass-turn-play.because': 'Sigue siendo el turno de ese jugador.',
 'ruling.pass-turn-play.option.allow': 'sí',
 'ruling.pass-turn-play.option.forbid': 'no',
 'ruling.buy-mid-cap.asks': '¿Se puede añadir una mejora entre cubrir e intercambiar?',
 'ruling.buy-mid-cap.because': 'Las mejoras se pueden añadir en cualquier momento del turno.',
 'ruling.buy-mid-cap.option.allow': 'sí, si el intercambio aún se puede pagar',
 'ruling.buy-mid-cap.option.forbid': 'no',
 'ruling.chief-carves.asks': '¿Para qué moáis esculpe el cacique?',
 'ruling.chief-carves.because': 'La mejora trata al cacique como a los demás escultores, y ninguno '
                                'está atado a un tamaño.',
 'ruling.chief-carves.option.as-column': 'como cualquier escultor de la columna',
 'ruling.chief-carves.option.that-size': 'solo para un moái del tamaño de su columna',
 'ruling.first-placement.asks': 'Para la prohibición de la primera estrella, ¿una mejora o una ficha '
                                'anterior cuenta como primera acción?',
 'ruling.first-placement.because': 'En ese capítulo del reglamento las acciones son colocaciones.',
 'ruling.first-placement.option.placement': 'no, solo cuentan las colocaciones',
 'ruling.first-placement.option.any-action': 'sí',
 'ruling.after-violation.asks': '¿Cómo se sigue después de una acción ilegal?',
 'ruling.after-violation.because': 'Los jugadores suelen haber seguido jugando, y aquí se sigue '
                                   'también.',
 'ruling.after-violation.option.as-played': 'se aplica lo que se hizo, donde es posible',
 'ruling.after-violation.option.stop': 'se para en la primera',
 'ruling.after-violation.option.skip': 'se omite la acción',
 'source.Mise en place': 'Mise en place',
 'source.only a picture': 'solo una imagen',
 'MA-DATA-1.title': 'Dos canteras, y algo que ganar en todo lo demás',
 'MA-DATA-1.law': 'Cada casilla tiene su propio nombre. El cráter y la cantera de pukao son dos '
                  'casillas distintas sin recursos; todas las demás tienen uno o más.',
 'MA-DATA-1.twice': '{at}la línea {first} ya tiene una casilla {space}; en los nombres, mayúsculas y '
                    'minúsculas son lo mismo{more}',
 'MA-DATA-1.word': '{at}{space} es una palabra de la notación, así que un acta no podría nombrar la '
                   'casilla; elige otro nombre{more}',
 'MA-DATA-1.unknown': '{at}`{part}:` nombra {space}, pero no hay tal casilla{hint}{more}',
 'MA-DATA-1.same': '{at}el cráter y la cantera de pukao son los dos {space}; son dos casillas{more}',
 'MA-DATA-1.quarry': '{at}{space} es {part:el}, donde nadie gana nada: escribe `gain: none`, no '
                     '{gain}{more}',
 'MA-DATA-1.bare': '{at}{space} tiene `gain: none`, pero solo el cráter y la cantera de pukao están '
                   'sin recursos{more}',
 'MA-DATA-1.gain': '{at}la ganancia de {space} no se puede leer: {word} no es junco (`reed`), huevo '
                   '(`egg`), tronco (`wood`) ni perla (`pearl`){hint}; escribe `+` para las dos cosas, '
                   '`/` para una de las dos{more}',
 'MA-DATA-2.title': 'Las casillas vecinas se nombran una a otra',
 'MA-DATA-2.law': 'Dos casillas que comparten un lado se nombran una a otra en `next`, una vez; '
                  'ninguna es vecina de sí misma.',
 'MA-DATA-2.one-way': '{at}{space} es vecina de {other}, pero {other} (línea {line}) no es vecina de '
                      '{space}{more}',
 'MA-DATA-2.self': '{at}{space} es vecina de sí misma{more}',
 'MA-DATA-2.unknown': '{at}{space} es vecina de {other}, pero no hay tal casilla{hint}{more}',
 'MA-DATA-2.twice': '{at}{space} nombra {other} dos veces{more}',
 'MA-DATA-3.title': 'La isla es de una pieza',
 'MA-DATA-3.law': 'Desde cada casilla se puede llegar a todas las demás, de modo que se pueden '
                  'transportar moáis a cada ahu.',
 'MA-DATA-3.apart': '{at}ninguna ruta lleva del cráter {crater} a {spaces}{more}',
 'MA-DATA-4.title': 'El número correcto de plataformas Ahu',
 'MA-DATA-4.law': 'El lado de tres y cuatro jugadores tiene 21 plataformas Ahu. El de dos jugadores '
                  'tiene más plataformas de las que quedan libres al final, y como mucho 29, el número '
                  'de fichas de Ahu.',
 'MA-DATA-4.exact': '{at}las casillas tienen {platforms} plataformas Ahu en total, pero el lado de 3 o '
                    '4 jugadores tiene {right}{more}',
 'MA-DATA-4.few': '{at}las casillas tienen {platforms} plataformas Ahu en total, pero la partida acaba '
                  'cuando quedan {free} libres, así que tiene que haber más{more}',
 'MA-DATA-4.many': '{at}las casillas tienen {platforms} plataformas Ahu en total, pero solo hay {most} '
                   'fichas de Ahu{more}',
 'MA-DATA-5.title': 'Tres columnas de casillas de escultor',
 'MA-DATA-5.law': 'La cantera de moáis tiene tres columnas, cada una con al menos una casilla. En el '
                  'lado de tres y cuatro jugadores tienen al menos 4, 2 y 1, porque un ejemplo del '
                  'reglamento muestra tantos escultores.',
 'MA-DATA-5.count': '{at}hay {columns} {columns|columna|columnas}, pero la cantera de moáis tiene '
                    'tres{more}',
 'MA-DATA-5.few': '{at}la columna {column} tiene {slots}, pero necesita al menos {least}{more}',
 'MA-DATA-6.title': 'Al menos una estrella por jugador',
 'MA-DATA-6.law': 'El medidor de orden de turno tiene al menos tantas estrellas como jugadores caben '
                  'en ese lado.',
 'MA-DATA-6.few': '{at}el medidor de orden de turno tiene {stars}, pero en este lado pueden jugar '
                  '{players}{more}',
 'MA-DATA-7.title': 'Hileras lo bastante largas para los ejemplos',
 'MA-DATA-7.law': 'Cada hilera de recursos llega al menos hasta 5, porque en un ejemplo del reglamento '
                  'un jugador gana cinco juncos.',
 'MA-DATA-7.short': '{at}la hilera de {kind:plural} acaba en {length}, pero tiene que llegar al menos '
                    'hasta {least}{more}',
 'MA-DATA-8.title': 'Veinte ofrendas en cinco pilas',
 'MA-DATA-8.law': 'Hay 20 ofrendas en cinco pilas: choza, gallina, hacha, barco y collar. En cada pila '
                  'el valor más alto está arriba, y exactamente un valor aparece dos veces.',
 'MA-DATA-8.unknown': '{at}no hay ninguna pila {kind}{hint}; las pilas son hut (choza), hen (gallina), '
                      'axe (hacha), boat (barco), necklace (collar){more}',
 'MA-DATA-8.missing': '{at}falta la pila {kind}{more}',
 'MA-DATA-8.total': '{at}las cinco pilas tienen {tiles} en total, pero el juego tiene {right}{more}',
 'MA-DATA-8.order': '{at}en la pila {kind} una ficha de {above} está encima de una de {below}; escribe '
                    'primero la más alta{more}',
 'MA-DATA-8.pairs': '{at}en la pila {kind} exactamente un valor tiene que aparecer dos veces, pero '
                    '{found}{more}',
 'MA-DATA-9.title': 'Cuatro fichas por pila',
 'MA-DATA-9.law': 'Veinte ofrendas de cinco tipos dan cuatro de cada tipo. Los reglamentos no imprimen '
                  'ese número.',
 'MA-DATA-9.size': '{at}la pila {kind} tiene {tiles}, pero se esperan cuatro; compruébalo{more}',
 'MA-DATA-10.title': 'Las ofrendas valen de 6 a 14',
 'MA-DATA-10.law': 'Cada ofrenda vale de 6 a 14 puntos, y los dos números aparecen. Los ejemplos del '
                   'reglamento muestran una gallina de 8 y un collar de 12.',
 'MA-DATA-10.range': '{at}una ofrenda vale de {least} a {most}, no {value}{more}',
 'MA-DATA-10.extreme': '{at}ninguna ofrenda vale {value}, pero se espera una; compruébalo{more}',
 'MA-DATA-10.example': '{at}ninguna ficha de {kind} vale {value}, pero un ejemplo del reglamento '
                       'muestra una; compruébalo{more}',
 'MA-DATA-11.title': 'Siete ofrendas extraordinarias',
 'MA-DATA-11.law': 'Hay siete ofrendas extraordinarias, de los cinco tipos.',
 'MA-DATA-11.total': '{at}hay {tiles}, pero el juego tiene {right} ofrendas extraordinarias{more}',
 'MA-DATA-11.unknown': '{at}no hay ofrendas de tipo {kind}{hint}; los tipos son hut (choza), hen '
                       '(gallina), axe (hacha), boat (barco), necklace (collar){more}',
 'MA-DATA-12.title': 'Las pilas superiores valen más',
 'MA-DATA-12.law': 'El orden de las pilas es choza, gallina, hacha, barco, collar. La ficha de arriba '
                   'de cada una vale al menos tanto como la de la anterior.',
 'MA-DATA-12.falls': '{at}la ficha de arriba de {kind} vale {value}, menos que la de {lower}, que vale '
                     '{other}; compruébalo{more}',
 'MA-DATA-13.title': 'Ningún ahu en una cantera',
 'MA-DATA-13.law': 'Las plataformas Ahu están en casillas de isla, ninguna en el cráter ni en la '
                   'cantera de pukao.',
 'MA-DATA-13.quarry': '{at}{space} es {part:el}, así que no tiene plataforma Ahu: escribe `ahu: 0`, no '
                      '{platforms}{more}',
 'MA-SETUP-1.title': 'De dos a cuatro jugadores, un tótem cada uno',
 'MA-SETUP-1.law': 'De dos a cuatro jugadores con nombres distintos se reparten los cuatro tótems, uno '
                   'cada uno.',
 'MA-SETUP-1.count': 'Rapa Nui es de dos a cuatro jugadores, pero el encabezado nombra {number}',
 'MA-SETUP-1.name': 'dos jugadores se llaman {name}, así que no se pueden distinguir sus líneas',
 'MA-SETUP-1.totem': '{one} y {two} tienen los dos el mismo tótem: {totem}',
 'MA-SETUP-1.unknown': '`{word}`, que está detrás de {name}, no es ninguno de los cuatro tótems: '
                       '{totems}',
 'MA-SETUP-1.stranger': '{name} no juega esta partida{hint}',
 'MA-SETUP-2.title': 'El lado del tablero que corresponde',
 'MA-SETUP-2.law': 'Tres o cuatro jugadores usan el lado del tablero hecho para ellos.',
 'MA-SETUP-2': 'el tablero {board} no está hecho para {number} jugadores',
 'MA-SETUP-3.title': 'Las figuras del comienzo',
 'MA-SETUP-3.law': 'Todos empiezan con cuatro aldeanos y el chamán sin colocar; el quinto aldeano y el '
                   'cacique esperan en la aldea.',
 'MA-SETUP-3.figures': '{player} empieza con {right} aldeanos y el chamán sin colocar, no con '
                       '{written}',
 'MA-SETUP-3.limit': 'nadie tiene más de {most} aldeanos, un chamán y un cacique, así que no puede '
                     'haber {written}',
 'MA-SETUP-3.late': 'las figuras del comienzo van antes del primer turno',
 'MA-SETUP-4.title': 'Los recursos del comienzo',
 'MA-SETUP-4.law': 'Todos empiezan con un junco, un huevo, un tronco y una perla.',
 'MA-SETUP-4.resources': '{player} empieza con uno de cada recurso, no con {written}',
 'MA-SETUP-4.twice': 'los recursos de {player} ya están escritos',
 'MA-SETUP-4.track': 'las hileras acaban en {most}, así que {player} no puede tener {written}',
 'MA-SETUP-4.late': 'los recursos se dan antes del primer turno; después, escribe un recuento',
 'MA-SETUP-5.title': 'La reserva del comienzo',
 'MA-SETUP-5.law': 'Junto al tablero hay 8 moáis pequeños, 7 medianos y 6 grandes y 20 pukao.',
 'MA-SETUP-5.stock': 'la reserva empieza con {right} {thing:by right}, no con {written}',
 'MA-SETUP-5.few': 'ahora solo puede haber {right} {thing:by right}, menos de los {written} escritos '
                   'aquí',
 'MA-SETUP-5.offerings': 'cada ofrenda se tomó con un pukao, y el juego solo tiene {right}, pero los '
                         'jugadores tendrían {written} ofrendas',
 'MA-SETUP-5.late': 'las reservas se dan antes del primer turno; después, escribe un recuento',
 'MA-SETUP-9.title': 'El orden del comienzo',
 'MA-SETUP-9.law': 'Los tótems están en el medidor de orden de turno en algún orden, cada uno una vez. '
                   'La fase 1 de la ronda 1 sigue ese orden.',
 'MA-SETUP-9.missing': '{player} falta en el orden',
 'MA-SETUP-9.twice': '{player} está dos veces en el orden',
 'MA-SETUP-9.draft': 'el orden antes de elegir fichas era {right}, y los tótems no se han movido desde '
                     'entonces',
 'MA-SETUP-10.title': 'Los porteadores grises',
 'MA-SETUP-10.law': 'Una figura gris está en el cráter y otra en la cantera de pukao durante toda la '
                    'partida.',
 'MA-SETUP-10.place': 'las figuras grises están en {crater} y {quarry}, no en {written}',
 'MA-SETUP-10.late': 'las figuras grises no se mueven nunca, así que esta línea va antes del primer '
                     'turno',
 'MA-SETUP-6.title': 'Una ficha de Ahu en cada plataforma',
 'MA-SETUP-6.law': 'Cada plataforma empieza con exactamente una ficha de Ahu. Las fichas se descubren '
                   'cuando están todas puestas.',
 'MA-SETUP-6.unknown': 'el tablero no tiene ninguna plataforma {platform}',
 'MA-SETUP-6.which': '{platform} tiene {number} plataformas: escribe {names}',
 'MA-SETUP-6.twice': '{platform} ya tiene su ficha',
 'MA-SETUP-6.moai': 'en {platform} ya hay un moái, así que no hay ficha',
 'MA-SETUP-6.missing': '{platforms} no {platforms|tiene|tienen} ficha de Ahu, pero la partida empieza '
                       'aquí',
 'MA-SETUP-6.none': 'no se ha puesto ninguna ficha de Ahu, pero la partida empieza aquí; antes del '
                    'primer turno, escribe qué ficha hay en cada una de las {number} plataformas: '
                    '`fichas: {first} reposo, {second} trueque, ...`',
 'MA-SETUP-6.late': 'las fichas se ponen antes del primer turno',
 'MA-SETUP-7.title': 'No más fichas de un tipo de las que hay',
 'MA-SETUP-7.law': 'Las fichas del tablero, de los jugadores y de la reserva son todas de las 29 '
                   'fichas del juego.',
 'MA-SETUP-7': 'el juego solo tiene {most} {most|ficha|fichas} de {tile}, y esta sería la número '
               '{number}',
 'MA-SETUP-8.title': 'Las pilas de ofrendas',
 'MA-SETUP-8.law': 'Cada tipo de ofrenda tiene su pila, con el valor más alto arriba. Las ofrendas '
                   'extraordinarias están junto a las pilas.',
 'MA-SETUP-8.order': 'la pila de {kind:title} tiene arriba su valor más alto: {right}, no {written}',
 'MA-SETUP-8.values': 'la pila de {kind:title} es {right}, no {written}',
 'MA-SETUP-8.given': 'la pila de {kind:title} empezó como {right}, así que ahora no puede ser '
                     '{written}',
 'MA-SETUP-8.left': 'no queda ninguna ofrenda de {kind:title} de valor {value}',
 'MA-SETUP-8.worth': 'una ofrenda vale de {least} a {most} puntos, así que no hay ninguna ofrenda de '
                     '{kind:title} de valor {value}',
 'MA-SETUP-8.many': 'el juego solo tiene {most} {most|ofrenda|ofrendas} de {kind:title}, y esta sería '
                    'la número {number}',
 'MA-SETUP-8.special': 'el juego solo tiene {most} ofrendas extraordinarias, y esta sería la número '
                       '{number}',
 'MA-SETUP-8.late': 'las pilas se escriben antes del primer turno',
 'MA-SETUP-11.title': 'Una tablilla cada uno, y nada más todavía',
 'MA-SETUP-11.law': 'Todos empiezan con una tablilla, sin mejoras y sin fichas de Ahu. No hay ningún '
                    'moái en la isla.',
 'MA-SETUP-11.hand': '{player} empieza sin fichas de Ahu, no con {tile}',
 'MA-SETUP-11.built': '{player} empieza sin mejoras, no con {tile}',
 'MA-SETUP-11.tablet': '{player} empieza con una tablilla',
 'MA-SETUP-11.twice': 'la tablilla de {player} ya está escrita',
 'MA-SETUP-11.board': 'al comienzo no hay nada en la isla; escribe `situación:` para empezar a mitad '
                      'de una partida',
 'MA-SETUP-11.late': 'esta línea va antes del primer turno',
 'MA-FIRST-1.title': 'La primera partida tiene 21 fichas fijas',
 'MA-FIRST-1.law': 'La primera partida usa 4 Reposo, 4 Trueque, 4 Ahorro, 4 Apoyo, 2 Opulencia, 2 '
                   'Abundancia y 1 Favor.',
 'MA-FIRST-1': 'en la primera partida no hay ninguna ficha de {tile}',
 'MA-FIRST-2.title': 'La primera partida no tiene tablillas',
 'MA-FIRST-2.law': 'En la primera partida nadie tiene, usa ni puntúa una tablilla.',
 'MA-FIRST-2': 'en la primera partida nadie tiene tablilla',
 'MA-TWO-1.title': 'Dos jugadores: el lado de dos',
 'MA-TWO-1.law': 'Dos jugadores usan el reverso del tablero.',
 'MA-TWO-1': 'el tablero {board} no está hecho para dos jugadores',
 'MA-TWO-2.title': 'Dos jugadores: se retira una ficha de cada pareja',
 'MA-TWO-2.law': 'En cada pila, una de las dos fichas de igual valor vuelve a la caja.',
 'MA-TWO-2.pile': 'con dos jugadores la pila de {kind:title} es {right}, no {written}',
 'MA-TWO-2.given': 'con dos jugadores la pila de {kind:title} empezó como {right}, así que ahora no '
                   'puede ser {written}',
 'MA-TWO-2.taken': 'con dos jugadores la pila de {kind:title} empezó como {right}, y no queda ninguna '
                   'ofrenda de {kind:title} de valor {value}',
 'MA-TWO-3.title': 'Dos jugadores: algunos moáis se quedan en la caja',
 'MA-TWO-3.law': 'Con dos jugadores algunos moáis se quedan en la caja. Los reglamentos difieren en el '
                 'número de pequeños.',
 'MA-TWO-3': 'con dos jugadores la reserva empieza con {right} {thing:by right}, no con {written}',
 'MA-DRAFT-1.title': 'El orden de elección',
 'MA-DRAFT-1.law': 'Elige primero el segundo jugador del orden inicial, luego el primero. Después los '
                   'dos eligen otra vez en el mismo orden.',
 'MA-DRAFT-1': 'le toca elegir a {due}, no a {player}',
 'MA-DRAFT-4.title': 'Dos fichas cada uno',
 'MA-DRAFT-4.law': 'Cada uno de dos jugadores elige dos fichas antes de la partida; tres o más '
                   'jugadores no eligen nunca.',
 'MA-DRAFT-4.many': '{player} ya tiene {number} fichas, y cada jugador elige dos',
 'MA-DRAFT-4.open': 'falta elegir: {player} todavía tiene que elegir una ficha',
 'MA-DRAFT-4.late': 'ya no se eligen fichas',
 'MA-DRAFT-4.players': 'las fichas se eligen solo en una partida de dos jugadores',
 'MA-DRAFT-4.erected': 'una ficha se toma al erigir un moái: escribe `-> ficha` y su nombre después '
                       'del moái',
 'MA-DRAFT-3.title': 'Elegida una ficha, su tipo queda fuera',
 'MA-DRAFT-3.law': 'Después de elegir una ficha, las demás de ese tipo de la reserva quedan fuera de '
                   'la partida.',
 'MA-DRAFT-3': 'ya se ha elegido una ficha de {tile}, así que las demás de {tile} están fuera de la '
               'partida',
 'MA-DRAFT-2.title': 'Se elige de la reserva',
 'MA-DRAFT-2.law': 'Una ficha que está en el tablero no se puede elegir.',
 'MA-DRAFT-2': 'la reserva no tiene ninguna ficha de {tile}',
 'MA-END-4.title': 'Nada después del final',
 'MA-END-4.law': 'Cuando acaba la última ronda, nadie vuelve a actuar.',
 'MA-END-4': 'la partida ha terminado: la ronda {round} acabó con {free} {free|plataforma '
             'libre|plataformas libres}',
 'MA-TURN-3.title': 'Retirarse es definitivo',
 'MA-TURN-3.law': 'Un jugador que se ha retirado no tiene más turnos en esta fase. Sus figuras siguen '
                  'transportando y ganando.',
 'MA-TURN-3.passed': '{player} se ha retirado y no puede volver a actuar en esta ronda',
 'MA-TURN-3.turn': 'le toca a {player}, así que {player} no puede haberse retirado en esta ronda',
 'MA-PLACE-2.title': 'Nadie pasa mientras le quedan figuras',
 'MA-PLACE-2.law': 'Un jugador que aún tiene un aldeano o el chamán sin colocar tiene que colocar uno '
                   'de ellos en su turno.',
 'MA-PLACE-2.pass': '{player} aún tiene por colocar {figures}, así que no puede pasar',
 'MA-PLACE-2.turn': '{player} no ha colocado nada en este turno, y aún tiene por colocar {figures}',
 'MA-PLACE-5.title': 'La fase 1 acaba cuando todos han terminado',
 'MA-PLACE-5.law': 'La fase 2 empieza cuando todos los aldeanos y chamanes en juego están en el '
                   'tablero; el cacique puede quedarse fuera.',
 'MA-PLACE-5.open': 'la fase 1 no ha terminado: {player} aún tiene por colocar {figures}',
 'MA-PLACE-5.chief': 'en esta mesa la fase 1 no acaba hasta que {player} coloca al cacique',
 'MA-ORDER-1.title': 'Tres fases en orden',
 'MA-ORDER-1.law': 'Una ronda tiene tres fases: colocar figuras, luego el nuevo orden y esculpir, '
                   'luego los transportes.',
 'MA-ORDER-1.phase': 'estáis en {now}; {what} corresponde a {right}',
 'MA-ORDER-1.skipped': 'falta la fase 2 de la ronda {round}: no ha esculpido nadie; escribe lo que '
                       '{players|esculpió|esculpieron} {players}, o `esculpe nada`',
 'MA-ORDER-1.deed': '`{text}` no se puede hacer en la fase 2',
 'MA-ORDER-1.carving': '{player} no ha esculpido: escribe `esculpe nada` si no recibió ningún moái',
 'MA-ORDER-1.heading': 'estáis en {now} de la ronda {round}',
 'MA-ORDER-1.position': 'las rondas se cuentan desde 1, y cada una tiene las fases 1, 2 y 3',
 'MA-ORDER-1.again': 'más arriba ya se ha dado una situación, en la ronda {round}',
 'MA-TURN-5.title': 'La fase 3 acaba cuando todos se han retirado',
 'MA-TURN-5.law': 'Cada uno se retira exactamente una vez por ronda. Cuando todos se han retirado, la '
                  'ronda ha terminado.',
 'MA-TURN-5': 'la ronda {round} no ha terminado: {players} no se {players|ha|han} retirado',
 'MA-CHIEF-2.title': 'El cacique se coloca junto con otra figura',
 'MA-CHIEF-2.law': 'En la fase 1 el cacique se coloca en el mismo turno que un aldeano o el chamán, '
                   'nunca solo.',
 'MA-CHIEF-2.alone': 'a {player} no le queda otra figura por colocar, y el cacique no se puede colocar '
                     'solo',
 'MA-CHIEF-2.turn': '{player} solo colocó al cacique; en el mismo turno hay que colocar a un aldeano o '
                    'al chamán',
 'MA-CHIEF-2.sorcerer': 'en esta mesa el cacique se coloca con un aldeano, no con el chamán',
 'MA-CHIEF-2.carving': 'el cacique se coloca en la fase 1, no al esculpir',
 'MA-PLACE-3.title': 'Se salta a los jugadores sin figuras',
 'MA-PLACE-3.law': 'Un jugador que ha colocado todas sus figuras no tiene más turnos en la fase 1. Los '
                   'demás siguen en el mismo orden.',
 'MA-PLACE-3': '{player} ya ha colocado todas sus figuras, así que le toca a {due}',
 'MA-ORDER-2.title': 'La fase 1 sigue el orden antiguo',
 'MA-ORDER-2.law': 'En la ronda 1 los jugadores colocan en el orden inicial, después en el orden de la '
                   'última fase 2.',
 'MA-ORDER-2': 'le toca colocar a {due}, no a {player}',
 'MA-CARVE-1.title': 'Se esculpe en el nuevo orden',
 'MA-CARVE-1.law': 'Cada jugador tiene un turno de esculpir, en el nuevo orden. También quien no '
                   'recibe nada.',
 'MA-CARVE-1.order': 'le toca esculpir a {due}, no a {player}',
 'MA-CARVE-1.twice': '{player} ya ha esculpido en esta ronda',
 'MA-TURN-4.title': 'Se juega por turnos, en orden',
 'MA-TURN-4.law': 'En la fase 3 los jugadores juegan por turnos en el nuevo orden, vuelta tras vuelta. '
                  'Se salta a quienes se han retirado.',
 'MA-TURN-4': 'le toca a {due}, no a {player}',
 'MA-END-1.title': 'Tres o cuatro jugadores: el final',
 'MA-END-1.law': 'La partida acaba después de una ronda en la que las plataformas libres bajan al '
                 'número de jugadores o menos.',
 'MA-END-1.over': 'la partida acaba con {most} o menos plataformas libres, y la ronda {round} acabó '
                  'con {free}, así que no sigue otra',
 'MA-END-1.ended': 'la partida ha terminado: acaba con {most} o menos plataformas libres, y {free|hay '
                   '{free} libre|hay {free} libres}',
 'MA-END-1.early': 'la partida no ha terminado: {free|hay {free} plataforma libre|hay {free} '
                   'plataformas libres}, y acaba con {most} o menos',
 'MA-END-1.final': 'el acta solo tiene la mesa final (`situación: final`), así que la partida ha '
                   'terminado',
 'MA-END-1.table': '`situación: final` sustituye a una partida entera, así que no puede formar parte '
                   'de una',
 'MA-END-2.title': 'Dos jugadores: el final',
 'MA-END-2.law': 'La partida acaba después de una ronda que deja dos o menos plataformas libres; en el '
                 'reglamento español, tres o menos.',
 'MA-END-2.over': 'la partida acaba con {most} o menos plataformas libres, y la ronda {round} acabó '
                  'con {free}, así que no sigue otra',
 'MA-END-2.ended': 'la partida ha terminado: acaba con {most} o menos plataformas libres, y {free|hay '
                   '{free} libre|hay {free} libres}',
 'MA-END-2.early': 'la partida no ha terminado: {free|hay {free} plataforma libre|hay {free} '
                   'plataformas libres}, y acaba con {most} o menos',
 'MA-NEW-1.title': 'Los tótems van con los chamanes',
 'MA-NEW-1.law': 'El nuevo orden es el de los chamanes en las estrellas. Las estrellas vacías no '
                 'importan.',
 'MA-NEW-1': 'según los chamanes en las estrellas, el orden es {right}, no {written}',
 'MA-RECON-3.title': 'Reorientación laboral no cambia el orden',
 'MA-RECON-3.law': 'Cuando el chamán deja su estrella, el tótem se queda donde está el resto de la '
                   'ronda.',
 'MA-RECON-3': 'el orden sigue siendo {right}, aunque un chamán haya dejado el medidor',
 'MA-ROUND-4.title': 'Los tótems se quedan',
 'MA-ROUND-4.law': 'La siguiente fase 1 sigue el orden de esta fase 2.',
 'MA-ROUND-4': 'se mantiene el orden de la ronda anterior: {right}, no {written}',
 'MA-ROUND-1.title': 'Las figuras vuelven a casa',
 'MA-ROUND-1.law': 'Al final de una ronda, aldeanos, chamanes y caciques vuelven descansados con sus '
                   'dueños. Las figuras grises se quedan.',
 'MA-ROUND-1': 'todas las figuras volvieron descansadas al final de la ronda: {player} tiene {right} '
               '{units}, no {claimed}: {too}',
 'MA-ROUND-3.title': 'Los moáis erigidos y los pukao se quedan',
 'MA-ROUND-3.law': 'Los moáis erigidos y los pukao que llevan se quedan el resto de la partida.',
 'MA-ROUND-3': 'los moáis erigidos y los pukao se quedan donde están: `{text}` no se puede hacer',
 'MA-END-3.title': 'Solo después de una ronda completa',
 'MA-END-3.law': 'La partida nunca acaba a mitad de una ronda, aunque todas las plataformas estén '
                 'ocupadas.',
 'MA-END-3': 'la ronda {round} no ha terminado, así que la partida tampoco',
 'MA-SCORE-1.title': 'Ofrendas',
 'MA-SCORE-1.law': 'Cuentan los valores de todas las ofrendas del jugador, también las '
                   'extraordinarias.',
 'MA-SCORE-1': '{player} tiene {right} {units}, no {claimed}: {too}',
 'MA-SCORE-2.title': 'Recursos',
 'MA-SCORE-2.law': 'Cada recurso que le queda a un jugador vale 1 punto.',
 'MA-SCORE-2': '{player} puntúa {right} por recursos, no {claimed}: {too}',
 'MA-SCORE-3.title': 'La tablilla',
 'MA-SCORE-3.law': 'Una tablilla sin usar vale 3 puntos.',
 'MA-SCORE-3': '{player} puntúa {right} por la tablilla, no {claimed}: {too}',
 'MA-SCORE-4.title': 'La ficha Favor',
 'MA-SCORE-4.law': 'La ficha Favor vale 3 puntos para quien la tiene.',
 'MA-SCORE-4': '{player} puntúa {right} por Favor, no {claimed}: {too}',
 'MA-SCORE-5.title': 'Nada más puntúa',
 'MA-SCORE-5.law': 'Moáis, pukao, mejoras y otras fichas no valen nada.',
 'MA-SCORE-5': 'solo puntúan las ofrendas, los recursos, la tablilla y Favor: {player} no tiene puntos '
               'por otra cosa, pero el acta dice {claimed}',
 'MA-SCORE-6.title': 'Gana el total más alto',
 'MA-SCORE-6.law': 'Gana el jugador con el total más alto.',
 'MA-SCORE-6.winner': '{winners|gana|ganan} {winners}; los totales son {totals}',
 'MA-SCORE-6.total': 'el total de {player} es {right}, no {written}: {too}',
 'MA-SCORE-6.count': 'el resultado tiene {written} totales para {right} jugadores',
 'MA-SCORE-7.title': 'Los empates se comparten',
 'MA-SCORE-7.law': 'Los jugadores empatados en el total más alto ganan juntos; no hay desempate.',
 'MA-SCORE-7': '{winners} comparten la victoria; los totales son {totals}',
 'MA-TAB-1.title': 'La tablilla se usa una vez',
 'MA-TAB-1.law': 'Un jugador usa su propia tablilla y la descarta al usarla.',
 'MA-TAB-1': '{player} ya ha usado la tablilla',
 'MA-TAB-3.title': 'Tablilla y Ofrenda de lujo',
 'MA-TAB-3.law': 'El reglamento español no permite copiar Ofrenda de lujo. En el francés vale para '
                 'cubrir una vez.',
 'MA-TAB-3': 'la tablilla no puede copiar Ofrenda de lujo',
 'MA-TAB-4.title': 'Tablilla y Favor',
 'MA-TAB-4.law': 'Favor no tiene ningún poder que jugar, así que no hay nada que copiar.',
 'MA-TAB-4': 'Favor solo puntúa al final de la partida, así que la tablilla no tiene nada que copiar',
 'MA-AHU-2.title': 'En el turno propio',
 'MA-AHU-2.law': 'Un jugador juega fichas en su turno. Reorientación laboral y Mano amiga también se '
                 'pueden jugar entre los pasos de una ronda.',
 'MA-AHU-2.turn': 'le toca a {due}, así que {player} no puede jugar {tile}',
 'MA-AHU-2.passed': '{player} se ha retirado y no tiene más turnos en esta ronda',
 'MA-AHU-3.title': 'Las fichas jugadas se descartan',
 'MA-AHU-3.law': 'Una ficha jugada va a la caja. Ofrenda de lujo y Favor se quedan con quien las '
                 'tiene.',
 'MA-AHU-3': 'la ficha {tile} de {player} se gastó en la ronda {round}',
 'MA-AHU-1.title': 'Una ficha propia',
 'MA-AHU-1.law': 'Un jugador solo juega fichas que tomó al erigir, o que eligió, y que no ha gastado.',
 'MA-AHU-1': '{player} no tiene ninguna ficha de {tile}',
 'MA-TAB-2.title': 'Una ficha copiada se juega en el acto',
 'MA-TAB-2.law': 'La tablilla puede copiar cualquier ficha del juego, en un momento en que esa ficha '
                 'se podría jugar.',
 'MA-TAB-2': 'la tablilla solo puede copiar {tile} cuando esa ficha se podría jugar: {when}',
 'MA-AHU-4.title': 'Cuantas fichas se quiera',
 'MA-AHU-4.law': 'No hay límite de fichas que tener o jugar. Se pueden jugar varias para el mismo '
                 'moái.',
 'MA-AHU-4': 'en esta mesa solo se puede jugar una ficha de recursos adicionales por moái, no {number}',
 'MA-REST-1.title': 'Reposo',
 'MA-REST-1.law': 'En un turno de la fase 3, su jugador levanta a uno de sus porteadores cansados, sin '
                  'moverlo.',
 'MA-REST-1.phase': 'Reposo se juega en la fase 3',
 'MA-REST-1.rested': 'en {space} no hay {figure|ningún {figure} cansado|ninguna {figure} cansada}',
 'MA-REST-1.moved': 'Reposo levanta una figura, pero no la mueve',
 'MA-REST-1.rival': 'la figura de {space} es de {owner}',
 'MA-REST-1.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-BARTER-1.title': 'Trueque: lo que se da',
 'MA-BARTER-1.law': 'El jugador da exactamente tres de sus recursos, en el reglamento español todos de '
                    'un tipo.',
 'MA-BARTER-1.number': 'en un trueque se dan exactamente {right} recursos, no {number}',
 'MA-BARTER-1.owned': '{player} tiene {owned}, pero da {given} en este trueque',
 'MA-BARTER-1.exchange': 'después de este trueque {player} no podría pagar el intercambio que tiene '
                         'que seguir',
 'MA-BARTER-1.kind': 'en un trueque los tres recursos que se dan son de un mismo tipo, no {given}',
 'MA-BARTER-2.title': 'Trueque: lo que se recibe',
 'MA-BARTER-2.law': 'El jugador recibe exactamente tres recursos, en el reglamento español todos de un '
                    'mismo tipo, distinto del entregado. Lo que no cabe en una hilera se pierde.',
 'MA-BARTER-2.number': 'en un trueque se reciben exactamente {right} recursos, no {number}',
 'MA-BARTER-2.kind': 'en un trueque los tres recursos que se reciben son todos de un mismo tipo, '
                     'distinto del entregado, no {got}',
 'MA-ECON-1.title': 'Ahorro',
 'MA-ECON-1.law': 'Ahorro se juega solo al cubrir un moái. El intercambio cuesta entonces dos recursos '
                  'en vez de cuatro. Un segundo Ahorro no cambia nada.',
 'MA-ECON-1.when': 'Ahorro se juega al cubrir un moái: escribe `con ahorro` después del pukao',
 'MA-ECON-1.twice': 'un segundo Ahorro no baja más el coste',
 'MA-ECON-1.four': 'en esta mesa {player} tiene que tener el coste entero de {right} recursos, y tiene '
                   '{number}',
 'MA-ECON-1.exchange': 'con Ahorro {player} no podría pagar ninguna de las ofrendas que quedan',
 'MA-ECON-2.title': 'Ahorro con un hacha',
 'MA-ECON-2.law': 'Con Ahorro un hacha cuesta dos recursos distintos.',
 'MA-ECON-2': 'con Ahorro un hacha cuesta dos recursos distintos, no {spent}',
 'MA-OPUL-1.title': 'Opulencia',
 'MA-OPUL-1.law': 'Opulencia se juega solo cuando su jugador erige un moái. Da tres recursos más de '
                  'los mismos tipos.',
 'MA-OPUL-1.when': 'Opulencia se juega solo cuando su jugador erige un moái y gana recursos',
 'MA-OPUL-1.amount': 'un {moai} con {tiles} da a {player} {due} ({sum}), no {written}',
 'MA-OPUL-1.room': 'un {moai} con {tiles} da a {player} {due} ({sum}), de los que {room|0=no cabe '
                   'ninguno|cabe {room}|caben {room}} en las hileras, no {written}',
 'MA-SUPP-1.title': 'Abundancia',
 'MA-SUPP-1.law': 'Abundancia se juega solo cuando su jugador erige un moái. Da dos recursos más de '
                  'los mismos tipos.',
 'MA-SUPP-1.when': 'Abundancia se juega solo cuando su jugador erige un moái y gana recursos',
 'MA-SUPP-1.amount': 'un {moai} con {tiles} da a {player} {due} ({sum}), no {written}',
 'MA-SUPP-1.room': 'un {moai} con {tiles} da a {player} {due} ({sum}), de los que {room|0=no cabe '
                   'ninguno|cabe {room}|caben {room}} en las hileras, no {written}',
 'MA-LUX-1.title': 'Ofrenda de lujo',
 'MA-LUX-1.law': 'Al cubrir, quien la tiene puede tomar una ofrenda extraordinaria de ese tipo en vez '
                 'de la ordinaria.',
 'MA-LUX-1.none': '{player} no tiene la ficha Ofrenda de lujo, así que no puede tomar una ofrenda '
                  'extraordinaria',
 'MA-LUX-1.both': 'una ofrenda extraordinaria sustituye a la ordinaria; no se toman las dos',
 'MA-LUX-1.artist': 'en esta mesa Artista no vale para ofrendas extraordinarias',
 'MA-LUX-1.economy': 'en esta mesa Ahorro no vale para ofrendas extraordinarias',
 'MA-LUX-1.played': 'la ficha no se gasta: su efecto es permanente desde que se toma',
 'MA-LUX-2.title': 'Ofrendas extraordinarias que quedan',
 'MA-LUX-2.law': 'Solo se pueden tomar ofrendas extraordinarias que queden; de dos de un tipo, la de '
                 'arriba.',
 'MA-LUX-2.empty': 'no queda ninguna ofrenda extraordinaria de {kind:title}',
 'MA-LUX-2.top': 'la ofrenda extraordinaria de {kind:title} de arriba vale {right}, no {written}',
 'MA-FAV-1.title': 'Favor',
 'MA-FAV-1.law': 'Favor no se puede jugar. Quien la tiene la guarda, y puntúa al final.',
 'MA-FAV-1': 'Favor se guarda para el final y no se puede jugar',
 'MA-IMPR-4.title': 'Cada mejora una vez',
 'MA-IMPR-4.law': 'Un jugador puede añadir cada mejora una sola vez.',
 'MA-IMPR-4': '{player} ya tiene la mejora {improvement:title}',
 'MA-IMPR-3.title': 'Tres mejoras como mucho',
 'MA-IMPR-3.law': 'Un jugador añade como mucho tres de las cuatro mejoras.',
 'MA-IMPR-3': '{player} ya tiene tres mejoras, y una cuarta no está permitida',
 'MA-IMPR-1.title': 'En el turno propio',
 'MA-IMPR-1.law': 'Un jugador puede añadir mejoras en cualquier momento de su turno, en cualquier '
                  'fase, incluso en el turno en que se retira.',
 'MA-IMPR-1.turn': 'le toca a {due}, así que {player} no puede añadir la mejora {improvement:title} '
                   'ahora',
 'MA-IMPR-1.passed': '{player} se ha retirado, así que es tarde para añadir la mejora '
                     '{improvement:title} en esta ronda',
 'MA-IMPR-1.passing': 'en esta mesa un jugador no añade ni juega nada en el turno en que se retira',
 'MA-IMPR-1.capping': 'en esta mesa no se puede añadir nada entre cubrir e intercambiar',
 'MA-IMPR-1.exchange': 'después de esto {player} no podría pagar el intercambio que tiene que seguir',
 'MA-IMPR-2.title': 'El coste de una mejora',
 'MA-IMPR-2.law': 'Devoto cuesta 2 juncos, Artista 2 huevos, Popular 2 troncos y Cacique 3 perlas. No '
                  'valen otros recursos.',
 'MA-IMPR-2.price': '{improvement:title} cuesta {right}, no {written}',
 'MA-IMPR-2.owned': '{improvement:title} cuesta {right}, pero {player} tiene {owned}',
 'MA-IMPR-5.title': 'Varias en un turno',
 'MA-IMPR-5.law': 'Un jugador puede añadir varias mejoras en un turno, si las paga todas.',
 'MA-IMPR-6.title': 'Las mejoras valen desde que se añaden',
 'MA-IMPR-6.law': 'Una mejora vale desde que se añade hasta el final de la partida. No se devuelve '
                  'nunca.',
 'MA-IMPR-6.late': 'Devoto vale en el momento de ganar, no después: `{text}` no se puede hacer',
 'MA-IMPR-6.back': 'una mejora no se devuelve nunca: `{text}` no se puede hacer',
 'MA-FERV-1.title': 'Devoto',
 'MA-FERV-1.law': 'Cuando su jugador erige un moái, cada recurso ganado puede ser del tipo '
                  'inmediatamente superior. Una perla sigue siendo una perla.',
 'MA-FERV-1.high': 'Devoto sube un recurso al valor inmediatamente superior: {space} puede dar '
                   '{kinds}, no {written}',
 'MA-FERV-1.path': 'Devoto vale cuando su jugador erige un moái, no para lo que {player} gana en la '
                   'ruta de otro',
 'MA-FERV-1.base': 'en esta mesa Devoto no sube los recursos de las fichas de recursos adicionales',
 'MA-ART-1.title': 'Artista',
 'MA-ART-1.law': 'Cuando su jugador cubre un moái, el coste de un tipo de ofrenda puede pagar el tipo '
                 'inmediatamente superior.',
 'MA-ART-1.high': 'Artista da solo el tipo inmediatamente superior: con {spent} no se puede pagar una '
                  'ofrenda de {kind:title}',
 'MA-ART-1.economy': 'en esta mesa Artista y Ahorro no se pueden combinar',
 'MA-POP-1.title': 'Popular',
 'MA-POP-1.law': 'El quinto aldeano pasa enseguida a la mano del jugador. Como los demás, se coloca en '
                 'un turno de la fase 1.',
 'MA-POP-1.phase': 'el nuevo aldeano se coloca en la fase 1, no en {now}',
 'MA-POP-1.built': '{player} no tiene la mejora Popular',
 'MA-POP-1.waits': 'en esta mesa el nuevo aldeano de {player} entra en la ronda siguiente',
 'MA-PLACE-6.title': 'Una figura colocada se queda',
 'MA-PLACE-6.law': 'En la fase 1 nada de lo colocado se mueve, se cambia ni se recoge.',
 'MA-PLACE-6': 'una figura colocada se queda donde está: `{text}` no se puede hacer',
 'MA-SORC-4.title': 'Cada chamán se coloca una vez',
 'MA-SORC-4.law': 'Cada jugador coloca a su chamán una vez por ronda, en una estrella.',
 'MA-SORC-4': 'el chamán de {player} ya se ha colocado en esta ronda',
 'MA-PLACE-4.title': 'Solo figuras de la mano',
 'MA-PLACE-4.law': 'Un jugador coloca cuatro aldeanos, o cinco con Popular. Las figuras que esperan en '
                   'la aldea no se pueden colocar.',
 'MA-PLACE-4.villager': '{player} ha colocado sus {number} aldeanos',
 'MA-PLACE-4.waits': 'el nuevo aldeano de {player} espera a la ronda siguiente',
 'MA-CHIEF-1.title': 'El cacique necesita la mejora',
 'MA-CHIEF-1.law': 'El cacique entra en juego al añadir la mejora Cacique, aunque sea en el mismo '
                   'turno.',
 'MA-CHIEF-1': '{player} no tiene la mejora Cacique, así que el cacique espera en la aldea',
 'MA-CHIEF-4.title': 'El cacique una vez por ronda',
 'MA-CHIEF-4.law': 'El cacique se coloca una vez por ronda.',
 'MA-CHIEF-4': 'el cacique de {player} ya se ha colocado en esta ronda',
 'MA-PLACE-1.title': 'Una figura por turno',
 'MA-PLACE-1.law': 'En un turno de la fase 1 un jugador coloca a un aldeano o al chamán, no a los dos '
                   'ni dos aldeanos.',
 'MA-PLACE-1.second': '{player} ya ha colocado una figura en este turno',
 'MA-PLACE-1.deed': '`{text}` no se puede hacer en la fase 1',
 'MA-SORC-1.title': 'El chamán va al medidor',
 'MA-SORC-1.law': 'En la fase 1 el chamán se coloca en una estrella del medidor de orden de turno y en '
                  'ningún otro sitio.',
 'MA-SORC-1': 'el chamán va a una estrella del medidor de orden de turno, no a {place}',
 'MA-TRAN-1.title': 'Un porteador está en una casilla de isla',
 'MA-TRAN-1.law': 'Los aldeanos van a cualquier casilla de isla menos el cráter y la cantera de pukao, '
                  'o a la cantera de moáis.',
 'MA-TRAN-1.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-TRAN-1.column': 'el tablero no tiene ninguna casilla {space}; una columna de la cantera de moáis '
                     'se escribe `cantera {space}`',
 'MA-TRAN-1.grey': '{space} es {what:el}, donde solo está la figura gris',
 'MA-TRAN-1.star': 'un aldeano no va al medidor de orden de turno',
 'MA-QUAR-1.title': 'Un escultor necesita una casilla libre',
 'MA-QUAR-1.law': 'Un aldeano en la cantera ocupa una casilla libre de la columna 1, 2 o 3.',
 'MA-QUAR-1.column': 'la cantera de moáis no tiene columna {column}, solo las columnas 1, 2 y 3',
 'MA-QUAR-1.full': 'la columna {column} no tiene ninguna casilla libre',
 'MA-QUAR-1.slot': 'la columna {column} no tiene casilla {slot}, solo las casillas 1 a {number}',
 'MA-CHIEF-3.title': 'El cacique va bajo una columna',
 'MA-CHIEF-3.law': 'El cacique se coloca en la cantera de moáis, bajo cualquier columna. No ocupa '
                   'casilla, y los demás caciques que haya no importan.',
 'MA-CHIEF-3.place': 'el cacique va bajo una columna de la cantera de moáis, no a {place}',
 'MA-CHIEF-3.column': 'la cantera de moáis no tiene columna {column}, solo las columnas 1, 2 y 3',
 'MA-CHIEF-3.slot': 'el cacique está bajo la columna {column} y no ocupa casilla',
 'MA-SORC-2.title': 'Una estrella libre',
 'MA-SORC-2.law': 'En una estrella cabe un chamán, y tiene que existir en el tablero.',
 'MA-SORC-2.unknown': 'el medidor de orden de turno no tiene estrella {star}, solo las estrellas 1 a '
                      '{number}',
 'MA-SORC-2.spare': 'en esta mesa solo se usan las primeras {number} estrellas',
 'MA-SORC-2.taken': 'en la estrella {star} está el chamán de {owner}',
 'MA-QUAR-2.title': 'Un escultor por casilla',
 'MA-QUAR-2.law': 'En una casilla cabe un escultor, sea de quien sea. Un jugador puede tener '
                  'escultores en varias casillas de una columna.',
 'MA-QUAR-2': 'la casilla {slot} de la columna {column} está ocupada por el escultor de {owner}',
 'MA-QUAR-3.title': 'Cualquier columna en cualquier orden',
 'MA-QUAR-3.law': 'Un escultor puede estar en la columna 2 o 3 aunque su jugador no tenga ninguno en '
                  'la 1. Puede que entonces no esculpa nada.',
 'MA-TRAN-2.title': 'No en la casilla de un oponente',
 'MA-TRAN-2.law': 'Una casilla en la que hay un porteador de un oponente está cerrada.',
 'MA-TRAN-2': '{space} está cerrada: ahí hay un porteador de {owner}',
 'MA-TRAN-3.title': 'Las figuras propias pueden compartir casilla',
 'MA-TRAN-3.law': 'En una casilla puede haber cualquier número de porteadores del mismo jugador.',
 'MA-SORC-3.title': 'Primer jugador, primera acción, primera estrella',
 'MA-SORC-3.law': 'El primer jugador de la fase 1 no puede empezar colocando a su chamán en la primera '
                  'estrella.',
 'MA-SORC-3': '{player} juega primero en esta ronda, así que no puede empezar con el chamán en la '
              'estrella 1',
 'MA-RECON-1.title': 'Reorientación laboral: el momento',
 'MA-RECON-1.law': 'Un jugador juega Reorientación laboral después de moverse los tótems y antes de '
                   'esculpir.',
 'MA-RECON-1.early': 'Reorientación laboral se juega en la fase 2, una vez fijado el nuevo orden',
 'MA-RECON-1.carved': '{player} ha esculpido, así que es tarde para Reorientación laboral',
 'MA-RECON-1.others': 'en esta mesa Reorientación laboral se juega antes de que nadie esculpa',
 'MA-RECON-1.late': 'Reorientación laboral se juega en la fase 2, no en la fase 3',
 'MA-RECON-2.title': 'Reorientación laboral: adónde',
 'MA-RECON-2.law': 'El chamán va a cualquier columna, donde no necesita casilla, o a una casilla de '
                   'isla sin porteador de un oponente.',
 'MA-RECON-2.rival': '{space} está cerrada: ahí hay un porteador de {owner}',
 'MA-RECON-2.grey': '{space} es {what:el}, donde solo está la figura gris',
 'MA-RECON-2.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-RECON-2.column': 'la cantera de moáis no tiene columna {column}, solo las columnas 1, 2 y 3',
 'MA-RECON-2.star': 'Reorientación laboral saca al chamán del medidor, así que no puede ir a una '
                    'estrella',
 'MA-RECON-2.again': 'el chamán de {player} ya ha dejado el medidor en esta ronda',
 'MA-REINF-1.title': 'Apoyo: el momento',
 'MA-REINF-1.law': 'Un jugador juega Apoyo en su turno de esculpir, antes de recibir moáis.',
 'MA-REINF-1.phase': 'Apoyo se juega en la fase 2, en el turno de esculpir de su jugador',
 'MA-REINF-1.carved': '{player} ha esculpido, así que es tarde para Apoyo',
 'MA-REINF-2.title': 'Apoyo: el efecto',
 'MA-REINF-2.law': 'Cuenta como un escultor más en una columna, solo para esta vez. No hay ninguna '
                   'figura que se pueda mover después.',
 'MA-REINF-2.column': 'la cantera de moáis no tiene columna {column}, solo las columnas 1, 2 y 3',
 'MA-REINF-2.virtual': 'el escultor de Apoyo no es una figura y no se puede mover',
 'MA-REINF-2.position': 'el escultor de Apoyo no es una figura y no está en ningún sitio',
 'MA-CARVE-3.title': 'Nada sin la columna 1',
 'MA-CARVE-3.law': 'Un jugador sin escultor en la columna 1 no recibe ningún moái.',
 'MA-CARVE-3': '{player} no tiene escultor en la columna 1, así que no puede esculpir ningún moái',
 'MA-CARVE-4.title': 'Solo moáis pequeños sin la columna 2',
 'MA-CARVE-4.law': 'Un jugador sin escultor en la columna 2 recibe solo moáis pequeños, tenga lo que '
                   'tenga en la 3.',
 'MA-CARVE-4': '{player} no tiene escultor en la columna 2, así que solo puede recibir moáis pequeños, '
               'no {moai:plural}',
 'MA-CARVE-2.title': 'Lo que permiten los escultores',
 'MA-CARVE-2.law': 'Un moái pequeño necesita un escultor en la columna 1. Uno mediano necesita otro en '
                   'la columna 2, y uno grande un tercero en la columna 3.',
 'MA-CARVE-2.large': '{player} no tiene escultor en la columna 3, así que no puede esculpir ningún '
                     'moái grande',
 'MA-CARVE-2.chief': 'en esta mesa el cacique bajo la columna {column} solo ayuda con un {moai}',
 'MA-CARVE-6.title': 'Un moái por escultor',
 'MA-CARVE-6.law': 'Cada escultor trabaja en un solo moái.',
 'MA-CARVE-6': '{player} tiene {carvers} escultores en las columnas 1, 2 y 3, que no bastan para estos '
               'moáis: {taken}',
 'MA-CARVE-5.title': 'Reserva y sustitución',
 'MA-CARVE-5.law': 'Nadie recibe más moáis de un tamaño de los que quedan. Se puede recibir uno menor '
                   'en lugar de uno mayor, nunca al revés.',
 'MA-CARVE-5': '{number|0=ya no queda ningún {moai}|queda {number} {moai}|quedan {number} '
               '{moai:plural}} en la reserva, pero {player} recibe {taken}',
 'MA-CARVE-7.title': 'Se puede recibir menos',
 'MA-CARVE-7.law': 'Un jugador puede recibir menos moáis, o más pequeños, de lo que permiten sus '
                   'escultores.',
 'MA-CARVE-7.less': '{player} podría recibir {most} {most|moái|moáis} y {number|0=no recibe '
                    'ninguno|recibe {number}|recibe {number}}',
 'MA-CARVE-7.all': 'en esta mesa hay que recibir tantos moáis como se pueda: {player} podría recibir '
                   '{most} y {number|0=no recibe ninguno|recibe {number}|recibe {number}}',
 'MA-HAND-1.title': 'Mano amiga: el momento',
 'MA-HAND-1.law': 'Se juega cuando todos han esculpido: antes de la fase 3, o en un turno de su '
                  'jugador en la fase 3.',
 'MA-HAND-1.early': 'Mano amiga no se puede jugar hasta que haya esculpido {who}',
 'MA-HAND-1.passed': '{player} se ha retirado, así que es tarde para Mano amiga',
 'MA-HAND-1.first': 'en esta mesa Mano amiga se juega como muy tarde en el primer turno de su jugador '
                    'en la fase 3',
 'MA-HAND-4.title': 'Mano amiga: el cacique',
 'MA-HAND-4.law': 'El cacique solo se puede mover si se tiene la mejora.',
 'MA-HAND-4.built': '{player} no tiene la mejora Cacique, así que el cacique espera en la aldea',
 'MA-HAND-4.quarry': 'en esta mesa Mano amiga solo mueve al cacique desde la cantera',
 'MA-HAND-2.title': 'Mano amiga: qué figura',
 'MA-HAND-2.law': 'Mueve a uno de los escultores propios desde la cantera, haya esculpido o no, o al '
                  'cacique propio.',
 'MA-HAND-2.island': 'Mano amiga mueve a un escultor desde la cantera, no una figura desde {space}',
 'MA-HAND-2.none': '{player} no tiene ningún {figure} {place}',
 'MA-HAND-2.sorcerer': 'en esta mesa Mano amiga no mueve al chamán',
 'MA-HAND-3.title': 'Mano amiga: adónde',
 'MA-HAND-3.law': 'La figura va a una casilla de isla sin porteador de un oponente, pero no al cráter '
                  'ni a la cantera de pukao.',
 'MA-HAND-3.rival': '{space} está cerrada: ahí hay un porteador de {owner}',
 'MA-HAND-3.grey': '{space} es {what:el}, donde solo está la figura gris',
 'MA-HAND-3.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-TURN-1.title': 'Transportar o retirarse',
 'MA-TURN-1.law': 'En cada turno de la fase 3 un jugador transporta una cosa o se retira. Las fichas y '
                  'las mejoras no lo sustituyen.',
 'MA-TURN-1.neither': '{player} no ha transportado nada ni se ha retirado en este turno',
 'MA-TURN-1.both': '{player} ha transportado algo en este turno, así que no puede retirarse',
 'MA-TURN-1.deed': '`{text}` no se puede hacer en la fase 3',
 'MA-TURN-2.title': 'Un transporte por turno',
 'MA-TURN-2.law': 'En un turno un jugador transporta un moái o un pukao. Ni Reposo ni el cacique '
                  'permiten otro.',
 'MA-TURN-2.moai': '{player} ya ha transportado un moái en este turno',
 'MA-TURN-2.pukao': '{player} ya ha transportado un pukao en este turno',
 'MA-ROUND-2.title': 'Los moáis no erigidos vuelven a la reserva',
 'MA-ROUND-2.law': 'Al final de una ronda, los moáis tomados y no erigidos vuelven a la reserva.',
 'MA-ROUND-2': 'el {moai} de {player} volvió a la reserva al final de la ronda anterior',
 'MA-PATH-7.title': 'Un moái tomado en esta ronda',
 'MA-PATH-7.law': 'Un jugador solo puede transportar un moái que recibió en esta ronda y aún no ha '
                  'erigido.',
 'MA-PATH-7.some': '{player} no tiene ningún {moai} que transportar en esta ronda, solo {held}',
 'MA-PATH-7.none': '{player} no tiene ningún {moai} que transportar en esta ronda, ni ningún otro',
 'MA-CAP-1.title': 'Queda un pukao',
 'MA-CAP-1.law': 'El pukao se toma de la reserva al transportarlo.',
 'MA-CAP-1': 'los {number} pukao están todos usados',
 'MA-PATH-1.title': 'La salida correcta',
 'MA-PATH-1.law': 'Los moáis salen del cráter, los pukao de la cantera de pukao.',
 'MA-PATH-1.moai': 'un moái sale del cráter, {right}, no de {written}',
 'MA-PATH-1.pukao': 'un pukao sale de la cantera de pukao, {right}, no de {written}',
 'MA-PATH-2.title': 'Una ruta sin cortes',
 'MA-PATH-2.law': 'Cada casilla de una ruta comparte un lado con la anterior.',
 'MA-PATH-2.gap': '{one} y {two} no comparten ningún lado',
 'MA-PATH-2.untold': 'falta la ruta desde {one} hasta {two}; nombra las casillas entre las dos, por '
                     'ejemplo `vía {way}`',
 'MA-PATH-2.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-PATH-3.title': 'Un porteador en cada casilla',
 'MA-PATH-3.law': 'En cada casilla de una ruta hay una figura gris o un porteador de cualquier '
                  'jugador, cansado o no.',
 'MA-PATH-3': 'en {space} no hay nadie, así que no se puede pasar nada por ahí',
 'MA-PATH-5.title': 'Ninguna casilla dos veces',
 'MA-PATH-5.law': 'Una ruta no usa la misma casilla dos veces.',
 'MA-PATH-5': 'la ruta usa {space} dos veces',
 'MA-PATH-6.title': 'Por la otra cantera',
 'MA-PATH-6.law': 'Un moái puede pasar por la cantera de pukao, y un pukao por el cráter. Ahí nadie '
                  'gana nada.',
 'MA-PATH-6': 'en esta mesa un {what} no puede pasar por {space}',
 'MA-PATH-4.title': 'Una ruta acaba erigiendo o cubriendo',
 'MA-PATH-4.law': 'Un moái se transporta hasta una plataforma, y un pukao hasta un moái.',
 'MA-PATH-4': 'un {what} no se puede dejar en {space}: se transporta hasta el final o nada',
 'MA-ERECT-1.title': 'Una plataforma libre',
 'MA-ERECT-1.law': 'Un moái se erige en una plataforma Ahu donde no haya otro.',
 'MA-ERECT-1.none': '{space} no tiene plataforma Ahu',
 'MA-ERECT-1.taken': 'en {platform} ya hay un moái',
 'MA-ERECT-1.full': 'todas las plataformas de {space} tienen ya un moái',
 'MA-ERECT-1.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-ERECT-2.title': 'Un porteador propio ahí',
 'MA-ERECT-2.law': 'El jugador tiene un porteador en la casilla donde se erige el moái.',
 'MA-ERECT-2.rival': 'en {space} hay un porteador de {owner}, y {player} no tiene ninguno',
 'MA-ERECT-2.nobody': '{player} no tiene ningún porteador en {space}',
 'MA-ERECT-2.figure': 'el {figure} de {player} no está en {space}',
 'MA-ERECT-3.title': 'Un porteador descansado',
 'MA-ERECT-3.law': 'Al menos uno de los porteadores del jugador ahí no está cansado. El cacique no lo '
                   'está nunca.',
 'MA-ERECT-3.all': 'todas las figuras de {player} en {space} están cansadas',
 'MA-ERECT-3.figure': 'el {figure} de {player} en {space} está cansado',
 'MA-ERECT-4.title': 'Se toma la ficha de Ahu',
 'MA-ERECT-4.law': 'El jugador toma la ficha de la plataforma usada, no otra ni más.',
 'MA-ERECT-4.other': 'la ficha de {platform} es {right}, no {written}',
 'MA-ERECT-4.none': 'hay que tomar la ficha de {platform}',
 'MA-ERECT-4.many': 'solo se toma una ficha, la de {platform}',
 'MA-ERECT-4.lowest': 'en esta mesa se usa primero la plataforma libre de número más bajo: {platform}',
 'MA-ERECT-4.unwritten': '{space} tiene plataformas libres con fichas distintas, {choices}; escribe '
                         'cuál se usó, por ejemplo `a {platform}`',
 'MA-ERECT-5.title': 'Los pasos en orden',
 'MA-ERECT-5.law': 'Primero el jugador toma la ficha, luego se erige el moái, se ganan los recursos y '
                   'la figura se cansa. La ficha nueva se puede usar para esta ganancia.',
 'MA-ERECT-5.late': '{tile} llega tarde, después de la ganancia: escribe `con {tile}` después del moái',
 'MA-ERECT-5.now': 'en esta mesa la ficha recién tomada no se puede usar para el mismo moái',
 'MA-ERECT-7.title': 'El tipo de recurso ganado',
 'MA-ERECT-7.law': 'La ganancia es de los tipos impresos en la casilla, o con Devoto del '
                   'inmediatamente superior.',
 'MA-ERECT-7.kind': 'la casilla {space} es de {kinds}, no de {written}',
 'MA-ERECT-7.unwritten': '{space} da {kinds}; escribe qué se tomó, por ejemplo `-> {name} {one}`',
 'MA-ERECT-7.split': 'en esta mesa todos los recursos ganados por un moái son de un mismo tipo',
 'MA-ERECT-6.title': 'El número de recursos ganados',
 'MA-ERECT-6.law': 'Un moái pequeño da 1 recurso, uno mediano 3, uno grande 5.',
 'MA-ERECT-6': 'un {moai} da {right}, pero {player} toma {written} en {space}',
 'MA-ERECT-8.title': 'Se toma la ganancia entera',
 'MA-ERECT-8.law': 'El jugador toma el número entero de recursos, salvo los que no caben en la hilera.',
 'MA-ERECT-8.amount': 'un {moai} da {right}, pero {player} toma {written} en {space}',
 'MA-ERECT-8.room': 'un {moai} da {right}, de los que {room|0=no cabe ninguno|cabe {room}|caben '
                    '{room}} en las hileras de {player}, pero {player} toma {written} en {space}',
 'MA-ERECT-9.title': 'El final de la hilera al erigir',
 'MA-ERECT-9.law': 'Lo que no cabe en una hilera se pierde.',
 'MA-ERECT-9': 'la hilera de {kind:plural} de {player} acaba en {most}: {right|0=ya no cabe nada|solo '
               'cabe {right}|solo caben {right}}, no {written}',
 'MA-TIRE-1.title': 'El cacique no se cansa nunca',
 'MA-TIRE-1.law': 'Como porteador, el cacique puede erigir o cubrir en cada turno, porque no se cansa '
                  'nunca.',
 'MA-TIRE-1': 'el cacique no se cansa nunca',
 'MA-ERECT-10.title': 'Se cansa un porteador',
 'MA-ERECT-10.law': 'Solo se cansa la figura que erigió el moái. Se tumba donde está.',
 'MA-ERECT-10.place': 'solo se cansan las figuras que están en la isla',
 'MA-ERECT-10.many': 'solo se cansa la figura que erigió el moái, no {number} figuras',
 'MA-ERECT-10.none': 'erigir un moái cansa a la figura de {player} en {space}',
 'MA-ERECT-10.other': 'el moái lo erigió {right:el}, así que se cansa {right:el}, no {written:el}',
 'MA-ERECT-10.chief': 'el moái lo erigió el cacique, que no se cansa nunca, así que no se cansa nadie',
 'MA-CAP-2.title': 'La ruta de un pukao',
 'MA-CAP-2.law': 'Un pukao se transporta desde la cantera de pukao igual que un moái desde el cráter.',
 'MA-CAP-3.title': 'Un moái sin pukao',
 'MA-CAP-3.law': 'Un pukao va a cualquier moái de la casilla que no tenga ninguno, lo erigiera quien '
                 'lo erigiera y en la ronda que fuera.',
 'MA-CAP-3.none': 'en {space} no hay ningún moái',
 'MA-CAP-3.capped': 'el moái de {platform} ya tiene un pukao',
 'MA-CAP-3.round': 'en esta mesa un moái no se puede cubrir en la ronda en que se erigió',
 'MA-CAP-3.unknown': 'el tablero no tiene ninguna casilla {space}',
 'MA-CAP-4.title': 'Un porteador propio junto al moái',
 'MA-CAP-4.law': 'El jugador tiene un porteador en la casilla del moái.',
 'MA-CAP-4.rival': 'en {space} hay un porteador de {owner}, y {player} no tiene ninguno',
 'MA-CAP-4.nobody': '{player} no tiene ningún porteador en {space}',
 'MA-CAP-4.figure': 'el {figure} de {player} no está en {space}',
 'MA-CAP-5.title': 'Un porteador descansado junto al moái',
 'MA-CAP-5.law': 'Al menos uno de los porteadores del jugador ahí no está cansado.',
 'MA-CAP-5.all': 'todas las figuras de {player} en {space} están cansadas',
 'MA-CAP-5.figure': 'el {figure} de {player} en {space} está cansado',
 'MA-CAP-6.title': 'Tiene que ser posible un intercambio',
 'MA-CAP-6.law': 'Solo se puede cubrir un moái si el jugador puede pagar después una ofrenda que '
                 'quede. Cuentan las fichas jugadas en este turno.',
 'MA-CAP-6.few': '{player} tiene {owned}, pero el intercambio cuesta {number} recursos',
 'MA-CAP-6.piles': '{player} tiene {owned}, y con eso no puede pagar ninguna de las ofrendas que '
                   'quedan',
 'MA-CAP-6.economy': '{player} tiene {owned}, y con eso solo puede pagar una ofrenda con Ahorro; lo '
                     'tiene, así que escribe `con ahorro` detrás del pukao si lo jugó',
 'MA-CAP-7.title': 'Cubrir cansa',
 'MA-CAP-7.law': 'La figura que cubrió el moái se cansa, salvo que sea el cacique.',
 'MA-CAP-7.none': 'cubrir un moái cansa a la figura de {player} en {space}',
 'MA-CAP-7.many': 'solo se cansa la figura que cubrió el moái, no {number} figuras',
 'MA-CAP-7.other': 'el moái lo cubrió {right:el}, así que se cansa {right:el}, no {written:el}',
 'MA-CAP-7.chief': 'el moái lo cubrió el cacique, que no se cansa nunca, así que no se cansa nadie',
 'MA-GAIN-2.title': 'Las casillas propias y las grises no pagan nada',
 'MA-GAIN-2.law': 'El jugador que transporta no gana nada en la ruta, y las figuras grises no ganan '
                  'nada nunca.',
 'MA-GAIN-2.own': '{space} es una casilla propia de {player} en la ruta y no le paga nada',
 'MA-GAIN-2.way': '{player} transporta, así que no gana nada en la ruta',
 'MA-GAIN-2.grey': 'en {space} está una figura gris, y ahí nadie gana nada',
 'MA-GAIN-2.off': '{player} no tiene ningún porteador en esta ruta',
 'MA-GAIN-2.beside': '{space} no está en esta ruta, así que {player} no gana nada por ella',
 'MA-GAIN-7.title': 'Un pukao paga un junco',
 'MA-GAIN-7.law': 'Por un pukao, cada casilla con un porteador de un oponente paga un junco, tenga '
                  'impreso lo que tenga.',
 'MA-GAIN-7': 'por un pukao {player} gana {right} por {spaces}, pero el acta dice: {written}',
 'MA-GAIN-1.title': 'Los oponentes ganan en la ruta de un moái',
 'MA-GAIN-1.law': 'Por cada casilla de la ruta con un porteador de un oponente, su dueño gana lo que '
                  'tiene impreso la casilla.',
 'MA-GAIN-1.amount': '{player} gana {right} por {spaces}, pero el acta dice: {written}',
 'MA-GAIN-1.carrier': 'la ganancia de {space} es para {owner}, no para {player}',
 'MA-GAIN-5.title': 'Los porteadores cansados también ganan',
 'MA-GAIN-5.law': 'Los porteadores cansados también transportan y ganan, y lo mismo los de jugadores '
                  'que se han retirado.',
 'MA-GAIN-5': '{player} gana {right} en {space}, aunque la figura esté cansada o su dueño se haya '
              'retirado',
 'MA-GAIN-3.title': 'Una vez por casilla',
 'MA-GAIN-3.law': 'Una casilla paga una sola vez, tenga ahí el jugador los porteadores que tenga.',
 'MA-GAIN-3': '{space} paga a {player} una sola vez, {right}, no una vez por cada una de las {number} '
              'figuras',
 'MA-GAIN-4.title': 'Elige el dueño',
 'MA-GAIN-4.law': 'Donde una casilla ofrece elegir, el dueño del porteador gana una de las opciones. '
                  'El acta dice cuál.',
 'MA-GAIN-4.unwritten': '{space} ofrece a {player} {choices}; escribe cuál, por ejemplo `-> {name} '
                        '{one}`',
 'MA-GAIN-4.both': '{space} da a {player} {choices}, no {written}',
 'MA-GAIN-4.full': 'en esta mesa no se elige un recurso cuya hilera está llena mientras otro tenga '
                   'sitio',
 'MA-GAIN-6.title': 'El final de la hilera',
 'MA-GAIN-6.law': 'Lo que no cabe en una hilera se pierde. No se convierte en otro recurso.',
 'MA-GAIN-6.track': 'la hilera de {kind:plural} de {player} acaba en {most}: {player} {room|0=no gana '
                    'nada|gana {right}|gana {right}}, y el acta dice {written}',
 'MA-GAIN-6.kind': 'la hilera de {kind:plural} de {player} acaba en {most}, y lo que no cabe no se '
                   'convierte en otro recurso: {player} {room|0=no gana nada|gana {right}|gana '
                   '{right}}, y el acta dice {written}',
 'MA-EXCH-1.title': 'Exactamente un intercambio',
 'MA-EXCH-1.law': 'A cada moái cubierto le sigue un intercambio en el mismo turno; en otro momento no '
                  'hay ninguno.',
 'MA-EXCH-1.none': 'solo se intercambia después de cubrir un moái en el mismo turno, y no se ha '
                   'cubierto ninguno',
 'MA-EXCH-1.again': '{player} ya ha hecho su intercambio por este moái',
 'MA-EXCH-1.two': 'cubrir un moái da una ofrenda, no {number}',
 'MA-EXCH-1.missing': '{player} ha cubierto un moái y tiene que hacer un intercambio',
 'MA-EXCH-2.title': 'Cuatro recursos',
 'MA-EXCH-2.law': 'Un intercambio cuesta cuatro recursos, o dos con Ahorro.',
 'MA-EXCH-2.number': 'el intercambio cuesta {right} recursos, no {written}',
 'MA-EXCH-2.economy': 'sin Ahorro el intercambio cuesta {right} recursos, no {written}; {player} tiene '
                      'un Ahorro, así que escribe `con ahorro` detrás del pukao si lo jugó',
 'MA-EXCH-3.title': 'Solo recursos que se tienen',
 'MA-EXCH-3.law': 'Un jugador solo puede gastar los recursos que tiene.',
 'MA-EXCH-3': '{player} tiene {owned}, pero gasta {spent}',
 'MA-EXCH-4.title': 'El coste según el tipo',
 'MA-EXCH-4.law': 'Una choza cuesta cuatro juncos, una gallina cuatro huevos, un hacha un recurso de '
                  'cada tipo, un barco cuatro troncos y un collar cuatro perlas. Un recurso superior '
                  'se puede gastar como uno inferior.',
 'MA-EXCH-4.price': 'con {spent} no se puede pagar una ofrenda de {kind:title}, que cuesta {right} (o '
                    'recursos superiores)',
 'MA-EXCH-4.highest': 'con {spent} no se puede pagar una ofrenda de {kind:title}, que cuesta {right}',
 'MA-EXCH-4.kind': 'con {spent} no se puede pagar una ofrenda extraordinaria de {kind:title}, que '
                   'cuesta {right}',
 'MA-EXCH-4.step': 'en esta mesa un recurso solo se puede convertir en el inmediatamente inferior: con '
                   '{spent} no se puede pagar una ofrenda de {kind:title}',
 'MA-EXCH-4.lowered': 'convirtiendo {lowered}, con {spent} no se puede pagar una ofrenda de '
                      '{kind:title}',
 'MA-EXCH-7.title': 'Una pila vacía',
 'MA-EXCH-7.law': 'Si una pila está vacía, ese tipo no se puede tomar, y nada lo sustituye.',
 'MA-EXCH-7': 'no queda ninguna ofrenda de {kind:title}',
 'MA-EXCH-6.title': 'La ficha de arriba',
 'MA-EXCH-6.law': 'El jugador toma la ficha de arriba de la pila. Dentro de una pila no se elige.',
 'MA-EXCH-6': 'la ficha de arriba de {kind} vale {right}, no {written}',
 'MA-EXCH-8.title': 'Los recursos convertidos se gastan',
 'MA-EXCH-8.law': 'Un recurso que se convierte se gasta en el mismo intercambio.',
 'MA-EXCH-8': 'los recursos convertidos se tienen que gastar; convertidos: {written}; gastados: '
              '{spent}',
 'MA-EXCH-5.title': 'Los recursos solo se convierten en un intercambio',
 'MA-EXCH-5.law': 'En el intercambio que sigue a cubrir, un recurso puede contar como uno inferior. En '
                  'ningún otro momento es posible, y un recurso nunca cuenta como uno superior.',
 'MA-EXCH-5.elsewhere': 'los recursos solo se convierten en un intercambio, no para {what}',
 'MA-EXCH-5.lowest': 'un junco es el recurso más bajo y no se puede convertir en otro inferior',
 'MA-EXCH-9.title': 'La casilla no importa',
 'MA-EXCH-9.law': 'El intercambio no depende de lo que tiene impreso la casilla, ni del tamaño del '
                  'moái, ni de quién lo erigió.'}
