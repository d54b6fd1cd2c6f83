"""Made by scripts/catalogues.py from es.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'situation.hand': 'fichas en la mano: {hands}',
 'situation.empty': '{place} libre',
 'situation.statue': '{point} ({player}, hacia {facing:el})',
 'situation.spent': '{sun} {player} gastada',
 'situation.ready': '{sun} {player} lista',
 'situation.misses': 'el rayo va hacia {direction:el} y no encuentra nada en sus {number} '
                     'intersecciones',
 'situation.strikes': 'el rayo va hacia {direction:el} y alcanza {hits}',
 'situation.on-back': '{statue} por la espalda',
 'situation.on-left': '{statue} por su izquierda',
 'situation.on-front': '{statue} de frente',
 'situation.on-right': '{statue} por su derecha',
 'how.front': 'alcanzada de frente',
 'how.back': 'alcanzada por la espalda',
 'how.last-turn': 'la última que desvió el rayo antes de que saliera de la isla',
 'how.second-side': 'alcanzada por segunda vez, por el otro lado',
 'how.only-turn': 'la única que desvió el rayo antes de que saliera de la isla',
 'no-statue': 'ninguna estatua',
 'note.resigned': '{player} abandonó; el reglamento no prevé ese final',
 'how.not-over': 'la partida no ha terminado',
 'how.resigned': '{loser} abandonó',
 'how.none-left': 'a ningún jugador le quedan dos estatuas',
 'how.one-left': 'a {loser} le quedaba una sola estatua',
 'how.majority': 'todas las fichas han disparado, y {winner} tiene {most} {most|estatua|estatuas} '
                 'contra {least}',
 'how.last-placer': 'todas las fichas han disparado, cada uno tiene {each} {each|estatua|estatuas}, y '
                    '{winner} fue quien colocó la última',
 'moment.turn': 'turno {turn}',
 'moment.action': 'turno {turn}, acción {action}',
 'score.statue': '{point} {facing} (estatua {number})',
 'score.earlier': '{number} antes de la situación dada',
 'label.statues': 'estatuas en la isla',
 'label.reserve': 'estatuas en la reserva',
 'label.destroyed': 'estatuas destruidas',
 'label.hand': 'fichas en la mano',
 'label.ready': 'fichas listas',
 'label.spent': 'fichas gastadas',
 'label.latest': 'número de la última colocación',
 'score.unclear': '{number} en un lugar que el acta no deja claro',
 'score.own-fire': '{point} (estatua {number}): turno {turn}, rayo de {player} desde {sun} (disparo '
                   'propio), {rule}',
 'score.enemy-fire': '{point} (estatua {number}): turno {turn}, rayo de {player} desde {sun} (disparo '
                     'enemigo), {rule}',
 'score.none': 'ninguna',
 'score.setup': 'preparación',
 'score.given': 'antes de la situación dada',
 'cause.statue': 'estatua {number} en {point}',
 'tally.statues': '¿Cuántas estatuas tiene {player} en la isla?',
 'tally.statue-words': 'estatua, estatuas, moái, moáis, moai, moais',
 'tally.spent': '¿Cuántas fichas de sol de {player} están gastadas?',
 'tally.token-words': 'ficha, fichas, ficha de sol, fichas de sol',
 'tally.last': '¿Quién colocó la última estatua?',
 'drawing.point': '{point}',
 'drawing.sun': 'posición de sol {sun}, libre',
 'drawing.statue': '{point}: estatua de {owner}, mira hacia {facing}',
 'drawing.guessed': '{point}: estatua de {owner}; el acta no dice hacia dónde mira',
 'drawing.ready': '{sun}: ficha de sol de {owner}, lista',
 'drawing.spent': '{sun}: ficha de sol de {owner}, gastada',
 'drawing.reserve': '{owner}, en la reserva: {count}',
 'drawing.hand': '{owner}, fichas en la mano: {count}',
 'drawing.destroyed': '{owner}, destruidas: {count}',
 'drawing.in reserve': 'reserva',
 'drawing.in hand': 'fichas',
 'drawing.lost': 'destruidas',
 'drawing.in turn': 'es el turno de {name}',
 'drawing.ray line': 'el rayo desde {sun}',
 'drawing.ray goes': 'El rayo desde {sun} va hacia {way}.',
 'drawing.ray turns': 'La estatua de {owner} en {point} lo desvía hacia {way}.',
 'drawing.ray destroys': 'Destruye la estatua de {owner} en {point}.',
 'drawing.ray leaves': 'Sale de la isla por {sun} y destruye la última estatua que alcanzó: la de '
                       '{owner} en {point}.',
 'drawing.ray strikes nothing': 'No alcanza nada y sale de la isla por {sun}.',
 'drawing.older': '{mark} {name} (mayor)',
 'drawing.younger': '{mark} {name}',
 'drawing.legend': '^ > v < hacia dónde mira una estatua;  a+ b+ fichas listas,  a* b* gastadas',
 'drawing.statues': 'estatuas: {standing} en la isla, {reserve} en la reserva, {lost} '
                    '{lost|destruida|destruidas}',
 'drawing.tokens': 'fichas:   {hand} en la mano, {ready} {ready|lista|listas}, {spent} '
                   '{spent|gastada|gastadas}',
 'drawing.unplaced': ' ({count} sin sitio conocido)',
 'drawing.unplaced things': 'sitio desconocido: {statues} {statues|estatua|estatuas}, {tokens} '
                            '{tokens|ficha|fichas}',
 'drawing.victim': 'destruida por el rayo: estatua de {owner} en {point}',
 'drawing.setup': 'Preparación: {placed} de {all} estatuas colocadas, {name} coloca la siguiente',
 'drawing.position': 'Se está indicando una situación',
 'drawing.over': 'La partida ha terminado',
 'drawing.turn': 'Turno {turn}: {name}, {done} de {allowed} acciones hechas',
 'drawing.described': 'Easter Island. {turn}. {first}. {second}.',
 'drawing.described player': '{name}: estatuas {statues}; {reserve} en la reserva, {lost} '
                             '{lost|destruida|destruidas}; fichas de sol {tokens}',
 'drawing.described statue': '{point} hacia {facing}',
 'drawing.none': 'ninguna',
 'drawing.north': 'el norte',
 'drawing.east': 'el este',
 'drawing.south': 'el sur',
 'drawing.west': 'el oeste',
 'drawing.part set-up': 'Preparación',
 'drawing.part play': 'Turnos',
 'game.title': 'Easter Island',
 'expected._DESTROYED': 'lo que hizo el rayo (`c3 destruida`, `nada destruido` o `alcanza b4 d4`)',
 'expected.POINT': 'una intersección (a1 a e5)',
 'expected.FACING': 'una orientación (norte, este, sur u oeste)',
 'expected.SUN': 'una posición de sol (N-a a N-e, E-1 a E-5, S-a a S-e, O-1 a O-5)',
 'expected.SUN_AWAY': 'una posición de sol (N-a a N-e, E-1 a E-5, S-a a S-e, O-1 a O-5)',
 'expected.NUMBER': 'un número',
 'expected.NUMBER_OF': 'un número',
 'expected.WAY': 'un sentido (izquierda o derecha)',
 'expected.READY': '`lista` o `gastada`',
 'aside.reflected by': '`{word}` no se escribe: nombra en orden todas las estatuas que alcanzó el '
                       'rayo, como en `{write}`',
 'aside.turned statue': '`{word}` puede ser media vuelta de una estatua, `{write}`; una ficha se '
                        'escribe por su posición, con guion',
 'aside.half turn': 'media vuelta se escribe en grados: `{write}`',
 'aside.struck side': '`{word}` se deduce de hacia dónde mira la estatua: no lo escribas',
 'units.statues': '{number|estatua en la isla|estatuas en la isla}',
 'units.reserve': '{number|estatua en la reserva|estatuas en la reserva}',
 'units.destroyed': '{number|estatua destruida|estatuas destruidas}',
 'units.hand': '{number|ficha en la mano|fichas en la mano}',
 'units.ready': '{number|ficha lista|fichas listas}',
 'units.spent': '{number|ficha gastada|fichas gastadas}',
 'units.latest': '{number|colocación hasta la última del jugador|colocaciones hasta la última del '
                 'jugador}',
 'edition.twilight-fr': 'Easter Island (Twilight Creations, francés)',
 'ruling.passing.asks': 'Después de la apertura, ¿un jugador puede o debe hacer dos acciones?',
 'ruling.passing.because': 'El texto permite dos acciones y no las exige en ninguna parte. Las '
                           'opciones más estrictas nunca bloquean la partida, porque quien tiene dos '
                           'estatuas siempre puede girar una.',
 'ruling.passing.option.up-to-two': 'ninguna, una o dos acciones',
 'ruling.passing.option.at-least-one': 'una o dos acciones',
 'ruling.passing.option.exactly-two': 'siempre dos acciones',
 'ruling.opening.asks': '¿Puede estar vacío el turno de apertura?',
 'ruling.opening.because': 'El texto solo dice que el mayor empieza con una acción.',
 'ruling.opening.option.exactly-one': 'el turno de apertura tiene su acción',
 'ruling.opening.option.at-most-one': 'en el turno de apertura se puede pasar',
 'ruling.turn-order.asks': '¿Se alternan estrictamente los turnos?',
 'ruling.turn-order.because': 'El texto solo lo da a entender: empieza el mayor y después cada jugador '
                              'tiene dos acciones por turno. Para la preparación lo dice expresamente.',
 'ruling.turn-order.option.alternate': 'los jugadores juegan uno después de otro',
 'ruling.first-player.asks': '¿Quién empieza si las edades son iguales o desconocidas?',
 'ruling.first-player.because': 'El texto no dice nada de edades iguales. Si el acta da dos edades '
                                'distintas, se comprueban en todo caso.',
 'ruling.first-player.option.as-recorded': 'el jugador que el encabezado nombra primero',
 'ruling.first-player.option.ages-required': 'nadie: el encabezado tiene que dar dos edades distintas',
 'ruling.setup-zone.asks': '¿Las estatuas de la preparación pueden ir en cualquier sitio?',
 'ruling.setup-zone.because': 'El texto no señala ninguna zona y permite expresamente los bordes.',
 'ruling.setup-zone.option.anywhere': 'cualquier intersección libre',
 'ruling.edge-facing.asks': '¿Puede una estatua del borde mirar hacia fuera de la isla?',
 'ruling.edge-facing.because': 'La nariz solo tiene que seguir una línea, y toda línea lleva a una '
                               'posición de sol.',
 'ruling.edge-facing.option.allowed': 'cualquiera de las cuatro orientaciones',
 'ruling.edge-facing.option.forbidden': 'ninguna estatua mira hacia fuera de la isla',
 'ruling.move-lines.asks': '¿Se puede mover en diagonal?',
 'ruling.move-lines.because': 'En este texto una línea es una línea de la cuadrícula, como en las '
                              'orientaciones y los rayos. No describe ninguna diagonal.',
 'ruling.move-lines.option.orthogonal': 'a lo largo de filas y columnas',
 'ruling.move-lines.option.with-diagonals': 'también en diagonal',
 'ruling.move-distance.asks': '¿Hasta dónde llega un movimiento?',
 'ruling.move-distance.because': 'El texto no pone límite, y prohibir pasar por encima de estatuas no '
                                 'tendría sentido si el movimiento fuera de un solo paso. Las reseñas '
                                 'publicadas coinciden.',
 'ruling.move-distance.option.any': 'cualquier distancia',
 'ruling.move-distance.option.one-step': 'un paso cada vez',
 'ruling.pivot-270.asks': '¿Girar 270 grados es lo mismo que girar 90 en el otro sentido?',
 'ruling.pivot-270.because': 'El texto solo nombra 90 y 180 grados, pero en ambos sentidos, y solo '
                             'importa la nueva orientación.',
 'ruling.pivot-270.option.as-90': '270 en un sentido son 90 en el otro',
 'ruling.pivot-270.option.reject': 'no se puede girar 270 grados',
 'ruling.token-face.asks': '¿Qué cara de una ficha queda oculta al colocarla?',
 'ruling.token-face.because': 'Cuando una ficha ha disparado, se le da la vuelta para mostrar su sol. '
                              'Antes, por tanto, el sol está oculto y se ve el color de su dueño.',
 'ruling.token-face.option.colour-up': 'el sol queda oculto y se ve el color de su dueño',
 'ruling.fresh-statue.asks': '¿Cuándo impide un rayo una estatua colocada en este turno?',
 'ruling.fresh-statue.because': 'El texto usa una palabra muy general, y una estatua solo influye en '
                                'un rayo si este la alcanza.',
 'ruling.fresh-statue.option.struck': 'siempre que el rayo la alcance',
 'ruling.fresh-statue.option.killed': 'solo si el rayo fuera a destruirla',
 'ruling.fresh-moved.asks': 'Una estatua de este turno, ¿sigue contando como nueva después de moverla '
                            'o girarla?',
 'ruling.fresh-moved.because': 'La restricción habla de cuándo se colocó la estatua. Con dos acciones '
                               'por turno no cambia nada.',
 'ruling.fresh-moved.option.still-fresh': 'sí',
 'ruling.fresh-moved.option.no-longer': 'no',
 'ruling.turn-scope.asks': 'En las restricciones del disparo, ¿un turno es el de un jugador o el de '
                           'los dos?',
 'ruling.turn-scope.because': 'El principio del capítulo usa la misma palabra para el turno de un '
                              'jugador. Con la otra lectura, el menor no podría alcanzar una estatua '
                              'que el mayor acaba de colocar.',
 'ruling.turn-scope.option.player-turn': 'el turno de un jugador',
 'ruling.turn-scope.option.round': 'el turno del mayor y el del menor que le sigue',
 'ruling.empty-fire.asks': '¿Puede una ficha disparar por una línea sin estatuas?',
 'ruling.empty-fire.because': 'Ninguna restricción lo menciona. Si estuviera prohibido, nunca se '
                              'podrían gastar las dieciséis fichas, porque se pueden destruir diez '
                              'estatuas como mucho.',
 'ruling.empty-fire.option.allowed': 'sí, y la ficha queda gastada',
 'ruling.empty-fire.option.forbidden': 'no',
 'ruling.end-check.asks': '¿La partida acaba en cuanto a un jugador le queda una estatua, o al final '
                          'del turno?',
 'ruling.end-check.because': 'El texto acaba la partida cuando ocurre, haya lo que haya en la reserva. '
                             'Al final del turno los dos jugadores podrían tener una estatua, y no '
                             'ganaría nadie.',
 'ruling.end-check.option.immediate': 'después de cada rayo',
 'ruling.end-check.option.end-of-turn': 'cuando acaba el turno',
 'ruling.all-fired.asks': 'El texto habla de un rayo desde cada una de veinte posiciones, pero hay '
                          'dieciséis fichas. ¿Cuándo han disparado todas?',
 'ruling.all-fired.because': 'Entre paréntesis, la misma frase habla de todas las fichas colocadas y '
                             'vueltas. Al pie de la letra nunca podría ocurrir.',
 'ruling.all-fired.option.sixteen-tokens': 'cuando las dieciséis fichas están gastadas',
 'ruling.all-fired.option.literal-20': 'cuando hay veinte gastadas, lo que nunca ocurre',
 'ruling.all-fired-timing.asks': '¿La última ficha acaba la partida en el acto o al final del turno?',
 'ruling.all-fired-timing.because': 'Está redactado como el final principal. Si no, una colocación '
                                    'posterior podría decidir un empate.',
 'ruling.all-fired-timing.option.immediate': 'en el acto',
 'ruling.all-fired-timing.option.end-of-turn': 'cuando acaba el turno',
 'ruling.tie-break.asks': '¿Cuenta la última colocación si la estatua fue destruida o era de la '
                          'preparación?',
 'ruling.tie-break.because': 'El texto solo habla de colocar una estatua, sin condiciones, y las de la '
                             'preparación también se colocan.',
 'ruling.tie-break.option.any-placement': 'cuenta cualquier colocación',
 'ruling.tie-break.option.survivors-only': 'la última colocada de las estatuas que siguen en pie',
 'ruling.resignation.asks': '¿Puede abandonar un jugador?',
 'ruling.resignation.because': 'El texto solo tiene dos finales. El abandono se anota, y la partida '
                               'queda inacabada.',
 'ruling.resignation.option.not-a-rule': 'no: se anota, y la partida queda inacabada',
 'ruling.resignation.option.accepted': 'sí, y gana el otro jugador',
 'ruling.endless.asks': '¿Qué para una partida que se repite?',
 'ruling.endless.because': 'Ninguna regla. Cuando acaba el acta, la partida queda inacabada.',
 'ruling.endless.option.no-limit': 'nada',
 'ruling.after-violation.asks': '¿Qué pasa después de una acción ilegal?',
 'ruling.after-violation.because': 'El texto no describe ninguna penalización ni que se deshaga la '
                                   'jugada. Los jugadores suelen haber seguido, y quien lee quiere ver '
                                   'todos los errores.',
 'ruling.after-violation.option.as-played': 'se sigue lo que se hizo en la mesa',
 'ruling.after-violation.option.stop': 'se para y no hay resultado',
 'ruling.after-violation.option.skip': 'la acción se omite',
 'source.subtitle': 'subtítulo',
 'source.opening': 'apertura',
 'source.implied': 'se desprende del texto',
 'source.list of actions': 'lista de acciones',
 'source.action 1': 'acción 1',
 'source.action 2': 'acción 2',
 'source.action 3': 'acción 3',
 'source.action 4': 'acción 4',
 'source.action 5': 'acción 5',
 'source.actions 1 and 3': 'acciones 1 y 3',
 'source.actions 2 and 5': 'acciones 2 y 5',
 'source.1st point': '1.er punto',
 'source.2nd point': '2.º punto',
 'source.1st paragraph': '1.er párrafo',
 'source.condition 1': 'condición 1',
 'source.condition 2': 'condición 2',
 'source.condition 3': 'condición 3',
 'source.silence of the three conditions': 'las tres condiciones no dicen nada',
 'source.last lines': 'últimas líneas',
 'source.last line': 'última línea',
 'source.2nd paragraph': '2.º párrafo',
 'source.arithmetic': 'cuentas',
 'source.last sentence': 'última frase',
 'source.distance from public reviews': 'distancia según reseñas publicadas',
 'EI-PLAYERS-1.title': 'Dos jugadores, dos colores',
 'EI-PLAYERS-1.law': 'Hay exactamente dos jugadores, con nombres distintos y colores distintos. Cada '
                     'línea del acta es de uno de ellos.',
 'EI-PLAYERS-1.count': 'Easter Island es para dos jugadores, pero el encabezado nombra {number} (los '
                       'nombres se separan con comas)',
 'EI-PLAYERS-1.name': 'los dos jugadores se llaman {name}, así que no se pueden distinguir sus líneas',
 'EI-PLAYERS-1.colour': '{first} y {second} juegan los dos con `{colour}`',
 'EI-PLAYERS-1.stranger': '{name} no juega: los jugadores son {players}{hint}',
 'EI-FIRST-1.title': 'El jugador mayor empieza la preparación',
 'EI-FIRST-1.law': 'El jugador que el encabezado nombra primero es el mayor y coloca la primera '
                   'estatua. Si el encabezado da edades, tienen que coincidir.',
 'EI-FIRST-1.turn': '{older} es el mayor y coloca la primera estatua, no {player}',
 'EI-FIRST-1.ages': '{older} va primero como el mayor, pero {older} tiene {first} y {younger} tiene '
                    '{second}',
 'EI-FIRST-1.missing': 'esta mesa pide dos edades distintas en el encabezado',
 'EI-FIRST-1.asked': 'si `{said}` es la edad de {player}, escribe solo el número entre paréntesis '
                     'detrás del nombre: así se comparan las edades',
 'EI-SETUP-2.title': 'La preparación va primero, y solo se colocan estatuas',
 'EI-SETUP-2.law': 'Hasta que haya ocho estatuas, los jugadores no hacen otra cosa que colocarlas: ni '
                   'ficha, ni giro, ni movimiento, ni rayo. En lugar de una preparación se puede dar '
                   'una situación, que tiene que estar completa antes de empezar a jugar.',
 'EI-SETUP-2.setup': 'la preparación no ha terminado: {due} ha colocado {placed} de {each} estatuas',
 'EI-SETUP-2.position': 'la situación no está completa: escribe quién empieza qué turno',
 'EI-SETUP-2.late': 'una situación sustituye a la preparación, así que no se puede dar a mitad de una',
 'EI-SETUP-2.twice-statues': 'las estatuas de {player} ya están escritas',
 'EI-SETUP-2.twice-tokens': 'esas fichas de {player} ya están escritas',
 'EI-SETUP-2.where': 'la partida sigue desde esta situación, así que escribe dónde está cada estatua y '
                     'cada ficha',
 'EI-SETUP-2.empty': 'escribe `situación: final` debajo de las estatuas y fichas de los dos jugadores',
 'EI-SETUP-2.placer': 'todas las fichas están gastadas y los dos jugadores tienen {each} estatuas, así '
                      'que gana quien colocó la última: escribe `colocó última` para ese jugador',
 'EI-SETUP-2.last': 'el acta ya dice que {other} colocó la última',
 'EI-SETUP-1.title': 'La preparación es por turnos',
 'EI-SETUP-1.law': 'Los jugadores colocan por turnos una estatua cada uno, primero el mayor.',
 'EI-SETUP-1': 'la preparación es por turnos: le toca colocar una estatua a {due}, no a {player}',
 'EI-SETUP-3.title': 'Cuatro estatuas por jugador en la preparación, no cinco',
 'EI-SETUP-3.law': 'La preparación acaba cuando cada jugador tiene cuatro estatuas en la isla. Otra '
                   'más cuesta una acción de un turno.',
 'EI-SETUP-3': 'la preparación ha terminado: cada jugador ha colocado {each} estatuas, y otra más '
               'cuesta una acción (`coloca`)',
 'EI-FIRST-2.title': 'El jugador mayor tiene el primer turno',
 'EI-FIRST-2.law': 'El primer turno después de la preparación es del jugador mayor.',
 'EI-FIRST-2': '{older} es el mayor y tiene el primer turno, no {player}',
 'EI-TURN-1.title': 'Los turnos se alternan, y solo actúa quien tiene el turno',
 'EI-TURN-1.law': 'Después del turno de apertura los jugadores se alternan. Nadie actúa en el turno '
                  'del otro, y nadie tiene dos turnos seguidos.',
 'EI-TURN-1.turn': 'le toca a {due}, no a {player} (las dos acciones de un turno van en una línea)',
 'EI-TURN-1.begin': 'el turno {turn} es de {due}: el mayor tiene los turnos impares',
 'EI-TURN-2.title': 'El turno de apertura tiene una acción, no dos',
 'EI-TURN-2.law': 'El primer turno de la partida es una sola acción.',
 'EI-TURN-2.taken': 'el turno de apertura tiene una sola acción, y {player} ya la ha hecho',
 'EI-TURN-2.passed': '{player} ha pasado, así que este turno ha terminado',
 'EI-TURN-3.title': 'El turno de apertura no está vacío',
 'EI-TURN-3.law': 'El mayor empieza haciendo una acción; en el turno de apertura no se puede pasar.',
 'EI-TURN-3': '{player} abre la partida y tiene que hacer una acción',
 'EI-TURN-4.title': 'Dos acciones como mucho',
 'EI-TURN-4.law': 'Un turno no tiene más de dos acciones.',
 'EI-TURN-4.taken': '{player} ya ha hecho {most} {most|acción|acciones} en este turno',
 'EI-TURN-4.passed': '{player} ha pasado, así que este turno ha terminado',
 'EI-TURN-5.title': 'Suficientes acciones en un turno',
 'EI-TURN-5.law': 'El reglamento deja hacer dos acciones y no dice que haya que hacer las dos: lo '
                  'normal es que valgan ninguna, una o dos, y un turno corto solo da un aviso. Una '
                  'mesa puede exigir más.',
 'EI-TURN-5.none': '{player} no hizo ninguna acción, pero esta mesa exige al menos una en cada turno',
 'EI-TURN-5.too few': '{player} hizo {done} de las {least} acciones que exige esta mesa',
 'EI-TURN-5.short': '{player} hizo {done} de {most} acciones; escribe `pasa` si fue así',
 'EI-SUN-5.title': 'Una ficha no se mueve ni se recoge nunca',
 'EI-SUN-5.law': 'Una ficha de sol, lista o gastada, se queda donde se colocó hasta el final de la '
                 'partida.',
 'EI-SUN-5': 'una ficha de sol se queda donde se colocó',
 'EI-TURN-6.title': 'Solo las cinco acciones',
 'EI-TURN-6.law': 'Las cinco acciones son colocar una estatua, colocar una ficha de sol, girar, mover '
                  'y disparar. En un turno no se puede hacer nada más.',
 'EI-TURN-6.deed': '`{text}` no es una de las cinco acciones: coloca, sol, gira, mueve, dispara',
 'EI-TURN-6.given': 'una situación se da antes de empezar a jugar, no a mitad de la partida',
 'EI-GRID-1.title': 'La intersección existe',
 'EI-GRID-1.law': 'Las estatuas están en las 25 intersecciones de a1 a e5, bordes y esquinas '
                  'incluidos, y en ningún otro sitio.',
 'EI-GRID-1': 'no hay ninguna intersección {word}: las columnas van de la a a la e, las filas del 1 al '
              '5',
 'EI-GRID-2.title': 'Solo cuatro orientaciones',
 'EI-GRID-2.law': 'Una estatua mira a lo largo de una línea de la cuadrícula: norte, este, sur u '
                  'oeste, nunca en diagonal.',
 'EI-GRID-2.unknown': 'una estatua mira al norte, al este, al sur o al oeste, no «{word}»',
 'EI-GRID-2.missing': 'falta la orientación: norte, este, sur u oeste',
 'EI-GRID-2.way': 'un giro de {degrees} grados es a la izquierda o a la derecha: di cuál',
 'EI-GRID-2.edge': 'una estatua en {point} no puede mirar hacia {facing:el}, fuera de la isla (un '
                   'acuerdo de esta mesa)',
 'EI-GRID-2.angle': 'una estatua gira por cuartos de vuelta, no {degrees} grados',
 'EI-GRID-3.title': 'La posición de sol existe',
 'EI-GRID-3.law': 'Hay veinte posiciones de sol: de N-a a N-e, de E-1 a E-5, de S-a a S-e y de O-1 a '
                  'O-5.',
 'EI-GRID-3': 'no hay ninguna posición de sol {word}: las columnas de la a a la e van con N y S, las '
              'filas del 1 al 5 con E y O',
 'EI-PLACE-3.title': 'Una estatua del color propio',
 'EI-PLACE-3.law': 'Un jugador solo coloca estatuas de su color.',
 'EI-PLACE-3': '{player} no puede colocar una estatua de {owner}',
 'EI-PLACE-4.title': 'Una estatua nueva',
 'EI-PLACE-4.law': 'La estatua que se coloca viene de la reserva. Todavía no está en la isla y no ha '
                   'sido destruida.',
 'EI-PLACE-4.none': '{player} tiene las estatuas 1 a {most}; no hay estatua {number}',
 'EI-PLACE-4.standing': 'la estatua {number} de {player} ya está en {point}',
 'EI-PLACE-4.destroyed': 'la estatua {number} de {player} fue destruida y no puede volver',
 'EI-PLACE-2.title': 'La reserva no está vacía',
 'EI-PLACE-2.law': 'Un jugador tiene siete estatuas para toda la partida, cuatro de ellas para la '
                   'preparación. Una estatua destruida no vuelve a la reserva.',
 'EI-PLACE-2.none': 'a {player} no le quedan estatuas en la reserva: {standing} en la isla, {lost} '
                    '{lost|destruida|destruidas}',
 'EI-PLACE-2.many': '{player} tiene {each} estatuas en total, así que {count} en la isla y {lost} '
                    '{lost|destruida|destruidas} son demasiadas',
 'EI-PLACE-2.lost': '{player} tiene {each} estatuas en total y no puede haber perdido {count} más: '
                    '{standing} en la isla, {lost} {lost|destruida|destruidas}',
 'EI-PLACE-1.title': 'Una intersección libre',
 'EI-PLACE-1.law': 'Una estatua se coloca en una intersección donde no haya ninguna, sea del color que '
                   'sea.',
 'EI-PLACE-1': 'en {point} ya hay una estatua de {owner}, que mira hacia {facing:el}',
 'EI-SUN-3.title': 'Una ficha propia',
 'EI-SUN-3.law': 'Un jugador solo coloca sus propias fichas de sol.',
 'EI-SUN-3': '{player} no puede colocar una ficha de {owner}',
 'EI-SUN-4.title': 'Una ficha se coloca lista',
 'EI-SUN-4.law': 'Una ficha se coloca con el sol oculto, lista para disparar más tarde; nunca se '
                 'coloca gastada.',
 'EI-SUN-4': 'una ficha se coloca lista, con el sol oculto, pero esta se colocó gastada',
 'EI-SUN-2.title': 'Ocho fichas cada uno',
 'EI-SUN-2.law': 'Un jugador coloca como mucho ocho fichas de sol en una partida; disparar no devuelve '
                 'ninguna.',
 'EI-SUN-2.laid': '{player} ya ha colocado sus {each} fichas de sol',
 'EI-SUN-2.many': '{player} tiene {each} fichas de sol en total, no {number}',
 'EI-SUN-1.title': 'Una posición de sol libre',
 'EI-SUN-1.law': 'Una ficha se coloca en una posición donde no haya ninguna, lista o gastada, de '
                 'ningún jugador.',
 'EI-SUN-1': 'en {sun} ya hay una ficha de {owner} ({face})',
 'EI-FIRE-1.title': 'Hay una ficha',
 'EI-FIRE-1.law': 'Un rayo sale de una ficha de sol. No se puede disparar desde una posición vacía.',
 'EI-FIRE-1.none': 'en {sun} no hay ninguna ficha',
 'EI-FIRE-1.found': 'según el acta, en {sun} no hay ninguna ficha; debe de ser una cuya posición no '
                    'quedó clara',
 'EI-FIRE-2.title': 'Una ficha propia',
 'EI-FIRE-2.law': 'Un jugador solo dispara con sus propias fichas.',
 'EI-FIRE-2': 'la ficha de {sun} es de {owner}',
 'EI-FIRE-3.title': 'Una ficha dispara una vez',
 'EI-FIRE-3.law': 'Una ficha dispara una vez en la partida, aunque su rayo no alcanzara nada.',
 'EI-FIRE-3': 'la ficha de {sun} ya ha disparado',
 'EI-FIRE-4.title': 'Ninguna ficha de este turno',
 'EI-FIRE-4.law': 'Una ficha dispara en un turno posterior, no en el que se colocó.',
 'EI-FIRE-4': 'la ficha de {sun} se colocó en este turno, así que todavía no puede disparar',
 'EI-FIRE-5.title': 'Ningún rayo por una estatua de este turno',
 'EI-FIRE-5.law': 'Primero se determina el camino de todo el rayo. Si alcanza una estatua colocada en '
                  'este turno, la destruya o no, la ficha no puede disparar. Las estatuas que en este '
                  'turno solo se movieron o giraron no importan.',
 'EI-FIRE-5.struck': 'el rayo desde {sun} alcanza {point}, donde se ha colocado una estatua en este '
                     'turno',
 'EI-FIRE-5.killed': 'el rayo desde {sun} destruye la estatua que se ha colocado en {point} en este '
                     'turno',
 'EI-RAY-1.title': 'Recto hasta la primera estatua',
 'EI-RAY-1.law': 'Un rayo entra por la línea de su ficha y alcanza la primera estatua que hay en ella. '
                 'Las intersecciones vacías no lo desvían.',
 'EI-RAY-1.other': 'la primera estatua que alcanza el rayo desde {sun} está en {right}, pero según el '
                   'acta, {written}',
 'EI-RAY-1.none': 'en la línea de {sun} no hay ninguna estatua, así que no alcanza ninguna',
 'EI-RAY-1.found': 'según el acta, en {point} no hay ninguna estatua; debe de ser una cuyo lugar no '
                   'quedó claro',
 'EI-RAY-2.title': 'Una estatua alcanzada de lado envía el rayo adonde mira',
 'EI-RAY-2.law': 'Una estatua alcanzada por su izquierda o su derecha desvía el rayo. El rayo sigue '
                 'hacia donde mira la estatua, hasta la primera estatua en esa dirección.',
 'EI-RAY-2': 'el rayo desde {sun} alcanza {right}, pero según el acta, {written}',
 'EI-RAY-7.title': 'Un rayo destruye una estatua como mucho',
 'EI-RAY-7.law': 'Un rayo destruye una estatua como mucho, la última que alcanza. Las que solo lo '
                 'desviaron sobreviven.',
 'EI-RAY-7.named': 'un rayo destruye una estatua como mucho, pero el acta nombra {number}; este rayo '
                   'destruye {right}',
 'EI-RAY-7.table': 'cada jugador coloca {each} estatuas al principio, así que {lost|se ha destruido al '
                   'menos 1|se han destruido al menos {lost}}; pero {fired|0=no ha disparado ninguna '
                   'ficha|solo ha disparado 1 ficha|solo han disparado {fired} fichas}, y un rayo '
                   'destruye una estatua como mucho',
 'EI-RAY-3.title': 'Alcanzada de frente, destruida',
 'EI-RAY-3.law': 'Una estatua alcanzada en la cara es destruida, y el rayo se para ahí.',
 'EI-RAY-3': 'el rayo desde {sun} destruye la estatua de {right} ({how}), pero según el acta, '
             '{written}',
 'EI-RAY-4.title': 'Alcanzada por la espalda, destruida',
 'EI-RAY-4.law': 'Una estatua alcanzada por detrás es destruida, y el rayo se para ahí, aunque antes '
                 'hubiera desviado ese mismo rayo.',
 'EI-RAY-4': 'el rayo desde {sun} destruye la estatua de {right} ({how}), pero según el acta, '
             '{written}',
 'EI-RAY-5.title': 'La última que desvía un rayo que sale de la isla es destruida',
 'EI-RAY-5.law': 'Cuando un rayo sale de la isla, es destruida la última estatua que lo desvió, o la '
                 'única.',
 'EI-RAY-5': 'el rayo desde {sun} destruye la estatua de {right} ({how}), pero según el acta, '
             '{written}',
 'EI-RAY-6.title': 'Un segundo impacto por el otro lado destruye',
 'EI-RAY-6.law': 'Una estatua que desvió un rayo y a la que este alcanza otra vez por el otro lado es '
                 'destruida en ese segundo impacto y no envía el rayo más allá.',
 'EI-RAY-6': 'el rayo desde {sun} destruye la estatua de {right} ({how}), pero según el acta, '
             '{written}',
 'EI-RAY-8.title': 'Un rayo por una línea vacía no destruye nada',
 'EI-RAY-8.law': 'Un rayo por una línea sin estatuas no destruye nada. Su ficha queda gastada '
                 'igualmente.',
 'EI-RAY-8.claim': 'en la línea de {sun} no hay ninguna estatua, así que no se destruye nada, pero '
                   'según el acta, {written}',
 'EI-RAY-8.forbidden': 'en la línea de {sun} no hay ninguna estatua, y en esta mesa un rayo tiene que '
                       'alcanzar algo',
 'EI-RAY-9.title': 'Una estatua destruida se retira en el acto',
 'EI-RAY-9.law': 'Una estatua destruida sale de la isla inmediatamente: no puede girar, moverse, '
                 'desviar un rayo ni contar, y su intersección queda libre.',
 'EI-RAY-9': 'la estatua de {point} fue destruida y ha salido de la isla',
 'EI-PIVOT-1.title': 'Hay una estatua',
 'EI-PIVOT-1.law': 'Se gira una estatua, así que tiene que haber una en la intersección.',
 'EI-PIVOT-1.none': 'en {point} no hay ninguna estatua',
 'EI-PIVOT-1.found': 'según el acta, en {point} no hay ninguna estatua; debe de ser una cuyo lugar no '
                     'quedó claro',
 'EI-PIVOT-2.title': 'Una estatua propia',
 'EI-PIVOT-2.law': 'Un jugador solo gira sus propias estatuas.',
 'EI-PIVOT-2': 'la estatua de {point} es de {owner}',
 'EI-PIVOT-4.title': 'Sin moverse del sitio',
 'EI-PIVOT-4.law': 'Un giro deja la estatua en su intersección. Girar y mover son dos acciones '
                   'distintas.',
 'EI-PIVOT-4': 'un giro deja la estatua en {point}; moverla a {to} es otra acción',
 'EI-PIVOT-3.title': 'Un cuarto de vuelta o media vuelta de verdad',
 'EI-PIVOT-3.law': 'Una estatua gira 90 grados en un sentido u otro, o 180 grados, así que la nueva '
                   'orientación no es la de antes.',
 'EI-PIVOT-3.same': 'la estatua de {point} ya mira hacia {facing:el}',
 'EI-PIVOT-3.circle': 'una estatua gira 90 grados en un sentido u otro, o 180, no {degrees}',
 'EI-PIVOT-3.three quarters': 'en esta mesa un giro de 270 grados no cuenta como uno de 90 en el otro '
                              'sentido',
 'EI-MOVE-1.title': 'En la salida hay una estatua',
 'EI-MOVE-1.law': 'Se mueve una estatua desde la intersección donde está.',
 'EI-MOVE-1.none': 'en {point} no hay ninguna estatua',
 'EI-MOVE-1.found': 'según el acta, en {point} no hay ninguna estatua; debe de ser una cuyo lugar no '
                    'quedó claro',
 'EI-MOVE-2.title': 'Una estatua propia',
 'EI-MOVE-2.law': 'Un jugador solo mueve sus propias estatuas.',
 'EI-MOVE-2': 'la estatua de {point} es de {owner}',
 'EI-MOVE-3.title': 'Al menos un paso',
 'EI-MOVE-3.law': 'Un movimiento acaba en otra intersección que aquella en que empezó.',
 'EI-MOVE-3': 'el movimiento acaba donde empezó, en {point}',
 'EI-MOVE-4.title': 'En línea recta',
 'EI-MOVE-4.law': 'Un movimiento sigue una línea de la cuadrícula, a cualquier distancia: ni diagonal '
                  'ni curva.',
 'EI-MOVE-4.line': '{start} y {end} no están en una misma línea de la cuadrícula',
 'EI-MOVE-4.far': 'en esta mesa un movimiento es de un paso, pero de {start} a {end} hay {steps}',
 'EI-MOVE-5.title': 'Sin pasar por encima de una estatua',
 'EI-MOVE-5.law': 'Entre el principio y el final de un movimiento no hay ninguna estatua, de ningún '
                  'color.',
 'EI-MOVE-5': 'la estatua de {owner} en {point} cierra el paso',
 'EI-MOVE-6.title': 'Una llegada libre',
 'EI-MOVE-6.law': 'Un movimiento acaba en una intersección vacía; no se captura una estatua poniéndose '
                  'en su sitio.',
 'EI-MOVE-6': 'en {point} ya hay una estatua de {owner}',
 'EI-MOVE-7.title': 'La orientación se conserva',
 'EI-MOVE-7.law': 'Mover no gira la estatua.',
 'EI-MOVE-7': 'al mover se conserva la orientación: la estatua mira hacia {kept:el}, no hacia '
              '{written:el}',
 'EI-END-3.title': 'Nada después del final',
 'EI-END-3.law': 'Cuando la partida ha terminado, nadie vuelve a actuar. Tampoco se hace la segunda '
                 'acción del turno que la acabó.',
 'EI-END-3.one-left': 'la partida terminó tras el {when}: a {loser} le quedaba una estatua',
 'EI-END-3.none-left': 'la partida terminó tras el {when}: a ningún jugador le quedaban dos estatuas',
 'EI-END-3.all-fired': 'la partida terminó tras el {when}: todas las fichas habían disparado',
 'EI-END-3.resigned': 'la partida terminó tras el {when}: {loser} había abandonado',
 'EI-END-3.given': 'en esta situación la partida ya ha terminado (estatuas en la isla: {first} contra '
                   '{second}; fichas gastadas: {spent})',
 'EI-END-4.title': 'Ningún final antes de tiempo',
 'EI-END-4.law': 'Una partida solo se gana cuando a un jugador le queda una estatua o cuando todas las '
                 'fichas han disparado. Un acta puede simplemente interrumpirse: entonces la partida '
                 'queda inacabada, y eso no es una infracción.',
 'EI-END-4': 'la partida no ha terminado: estatuas en la isla: {first} {first_count}, {second} '
             '{second_count}; fichas gastadas: {spent} de {tokens}',
 'EI-END-1.title': 'Una sola estatua acaba la partida en el acto',
 'EI-END-1.law': 'Después de la preparación, la partida acaba en cuanto un rayo deja a un jugador con '
                 'una sola estatua en la isla. Acaba a mitad del turno, dispare quien dispare y haya '
                 'lo que haya en la reserva.',
 'EI-END-1.reason': 'la partida terminó porque a {loser} le quedaba una estatua, pero el acta dice '
                    '`{written}`',
 'EI-END-1.few': 'la partida termina en cuanto un jugador tiene una sola estatua en la isla, así que '
                 'estos números son imposibles: {first} a {second}',
 'EI-END-2.title': 'La última ficha acaba la partida',
 'EI-END-2.law': 'Cuando las dieciséis fichas han disparado y a los dos jugadores les quedan al menos '
                 'dos estatuas, la partida ha terminado.',
 'EI-END-2': 'la partida terminó porque las {tokens} fichas habían disparado, pero el acta dice '
             '`{written}`',
 'EI-RESULT-4.title': 'No hay empate',
 'EI-RESULT-4.law': 'Toda partida terminada tiene exactamente un ganador. Solo una mesa que espera al '
                    'final del turno (acuerdo end-check) puede encontrarse con que a ningún jugador le '
                    'quedan dos estatuas.',
 'EI-RESULT-4': 'en Easter Island no hay empate: gana {winner}',
 'EI-RESULT-1.title': 'Pierde quien se queda con una estatua',
 'EI-RESULT-1.law': 'El jugador al que le queda una estatua pierde, aunque sea por su propio rayo.',
 'EI-RESULT-1.one-left': 'a {loser} le queda una estatua, así que gana {winner}',
 'EI-RESULT-1.resigned': '{loser} abandonó, así que gana {winner}',
 'EI-RESULT-1.none': 'a ningún jugador le quedan dos estatuas, así que no gana nadie',
 'EI-RESULT-2.title': 'Cuando todas las fichas han disparado, gana quien tiene más estatuas en la isla',
 'EI-RESULT-2.law': 'Cuando todas las fichas han disparado, gana el jugador con más estatuas en la '
                    'isla. La reserva no cuenta.',
 'EI-RESULT-2': 'gana {winner} con {most} {most|estatua|estatuas} en la isla contra {least}',
 'EI-RESULT-3.title': 'A igualdad, gana el último que colocó una estatua',
 'EI-RESULT-3.law': 'Cuando todas las fichas han disparado y los dos jugadores tienen las mismas '
                    'estatuas, gana quien colocó una estatua el último. La preparación cuenta, y no '
                    'hace falta que la estatua siga en pie.',
 'EI-RESULT-3': 'los dos jugadores tienen {each} {each|estatua|estatuas}, y {winner} colocó la última, '
                'así que gana {winner}',
 'EI-RESULT-5.title': 'Los números del resultado son correctos',
 'EI-RESULT-5.law': 'El resultado puede dar el número de estatuas de cada jugador, primero el del '
                    'mayor. Son las estatuas de la isla.',
 'EI-RESULT-5': 'los números de estatuas en la isla son {right}, no {written}'}
