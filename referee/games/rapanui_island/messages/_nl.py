"""Made by scripts/catalogues.py from nl.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'board.stand-in': 'bord {name}: verzonnen, niet de gedrukte kaart',
 'board.for-either': '{name}: voor {few} of {most} spelers',
 'board.for': '{name}: voor {most} spelers',
 'board.crater': 'krater',
 'board.marks': '[ ] groeve, {mark} ahu-platform',
 'board.next-to': 'naast {others}',
 'board.sizes': '{spaces} velden, {platforms} ahu-platforms',
 'board.slots': 'vakken voor beeldhouwers in kolom 1 2 3: {columns}',
 'board.stars': 'sterren op het volgordespoor: {stars}',
 'board.track': 'de grondstoffensporen gaan tot: {track}',
 'board.offerings': 'offergaven, de bovenste eerst:',
 'board.outstanding': 'uitzonderlijk {values}',
 'board.end-players': 'vrije platforms aan het eind: evenveel als er spelers zijn',
 'board.end-edition': 'vrije platforms aan het eind: zoals het boekje zegt',
 'board.end-number': 'vrije platforms aan het eind: {number}',
 'board-file.head': 'Een bord voor Rapa Nui (Matagot), om in te vullen met je eigen spel ernaast.\n'
                    '\n'
                    'Wat hier nu staat is een verzonnen bord dat compleet is en waarop je kunt spelen. '
                    'Loop het bestand van\n'
                    'boven naar beneden door, met het echte bord voor je, en vervang elke waarde. '
                    'Daarna:\n'
                    '\n'
                    '    referee board check BESTAND   vindt wat niet kan kloppen, en zegt op welke '
                    'regel\n'
                    '    referee board draw BESTAND    toont wat je schreef, om met het bord te '
                    'vergelijken\n'
                    '\n'
                    'Zet het bestand naast je verslagen en schrijf de naam in de kop:   bord: BESTAND\n'
                    '\n'
                    'Zo schrijf je: alles achter een `#` is een opmerking. Namen staan voor een '
                    'dubbelepunt, lijsten tussen\n'
                    '[haken]. Spring in met spaties, niet met tabs. De Engelse woorden blijven staan.',
 'board-file.name': 'Zo noemen de meldingen dit bord.',
 'board-file.stand-in': 'true: verzonnen, en de meldingen zeggen dat. Schrijf false als alles van het '
                        'echte bord is overgenomen.',
 'board-file.players': 'Welke kant van het bord dit is: [3, 4] of [2]. Elke kant heeft een eigen '
                       'bestand.',
 'board-file.quarries': 'De twee velden waar je niets krijgt: de krater (crater), waar de moais '
                        'beginnen, en de pukaogroeve\n'
                        '(pukao_quarry), waar de pukao beginnen. Schrijf de namen die je ze hieronder '
                        'geeft.',
 'board-file.slots': 'Hoeveel vakken voor beeldhouwers de moaigroeve heeft, in kolom 1, 2 en 3.',
 'board-file.stars': 'Hoeveel sterren er voor de tovenaars op het volgordespoor staan.',
 'board-file.track': 'Het hoogste getal op het spoor van elke grondstof: reed is riet, egg ei, wood '
                     'hout, pearl parel.',
 'board-file.end': 'Met hoeveel vrije ahu-platforms het spel eindigt: `players` (evenveel als er '
                   'spelers zijn, de regel voor\n'
                   'drie en vier), `edition` (bij twee spelers verschillen de boekjes; het verslag '
                   'zegt welk boekje geldt),\n'
                   'of een getal als jullie bord er een noemt.',
 'board-file.map': 'Een schets, alleen voor tekeningen: de namen in rijen, ongeveer waar de velden '
                   'liggen. Je mag dit hele\n'
                   'deel weglaten; dan worden de velden als een lijst getekend.',
 'board-file.spaces': 'Elk veld van het eiland, ook de twee groeven. Geef elk een naam: letters en '
                      'cijfers, zonder spaties, zoals\n'
                      'A1. (Alleen cijfers, of een woord als no of on: tussen rechte aanhalingstekens, '
                      '"12".)\n'
                      '\n'
                      '  gain  de grondstoffen die erop staan: reed (riet), egg (ei), wood (hout), '
                      'pearl (parel).\n'
                      '        egg        één ei\n'
                      '        reed+egg   allebei: een riet en een ei\n'
                      '        reed+reed  twee riet\n'
                      '        egg/wood   een van de twee, naar keuze\n'
                      '        none       niets; alleen op de krater en de pukaogroeve\n'
                      '  ahu   hoeveel ahu-platforms erop liggen: 0, 1, 2. De tegels daarop horen in '
                      'het verslag.\n'
                      '  next  de velden die er een zijde mee delen. Een hoek is niet genoeg. Buren '
                      'noemen elkaar.',
 'board-file.offerings': 'De vijf stapels gewone offergaven, samen 20 tegels (hut hut, hen kip, axe '
                         'bijl, boat boot, necklace\n'
                         'ketting): de waarden van boven naar beneden, de hoogste eerst. Schrijf ze '
                         'allemaal op, ook voor twee\n'
                         'spelers: de regels halen er zelf een paar uit.',
 'board-file.outstanding': 'De zeven uitzonderlijke offergaven, net zo. Een soort die er geen heeft: '
                           '[].',
 'picture.in-hand': '{villagers} in de hand',
 'picture.star': 'ster {star}',
 'picture.moai': 'moai {moai}',
 'picture.tiles': 'tegels {tiles}',
 'picture.built': 'verbeteringen {built}',
 'picture.tablet-used': 'tablet gebruikt',
 'picture.no-tablet': 'geen tablet',
 'picture.offerings': 'offergaven {taken}',
 'picture.passed': 'gepast',
 'step.setup': 'de tafel wordt klaargelegd',
 'step.over': 'het spel is afgelopen',
 'step.draft': 'ronde {round}, volgorde {order}: {player} kiest een tegel',
 'step.place': 'ronde {round}, volgorde {order}: {player} plaatst een figuur',
 'step.carve': 'ronde {round}, volgorde {order}: {player} hakt',
 'step.carry': 'ronde {round}, volgorde {order}: {player} vervoert of past',
 'nothing': 'niets',
 'noun.resource': 'grondstof|grondstoffen|c',
 'amount.written': '{kind} {number}',
 'outstanding': 'uitzonderlijke {kind}',
 'noun.small moai': 'kleine moai|kleine moais|c',
 'noun.medium moai': 'middelgrote moai|middelgrote moais|c',
 'noun.large moai': 'grote moai|grote moais|c',
 'value.none-occurs': 'er komt er geen twee keer voor',
 'noun.tile': 'tegel|tegels|c',
 'noun.slot': 'vak|vakken|n',
 'noun.star': 'ster|sterren|c',
 'noun.player': 'speler|spelers|c',
 'hint': ' (bedoel je {word}?)',
 'map.unknown': "de kaart toont {word}, maar zo'n veld is er niet{hint}",
 'map.twice': 'de kaart toont {word} twee keer',
 'map.missing': 'de kaart toont {spaces} niet; zonder kaart worden de velden als lijst getoond',
 'others': '{number} andere',
 'value.occurs': '{value} komt {count|2=twee keer|één keer|{count} keer} voor',
 'in.quarry': 'in de groeve',
 'in.column': 'in kolom {column}',
 'in.star': 'op ster {star}',
 'in.space': 'op {space}',
 'price.axe': 'één van elke grondstof',
 'a-barter': 'een ruilhandel',
 'spot.star': 'ster {number}{slot|0=|, vak {slot}|, vak {slot}}',
 'spot.quarry': 'groeve {number}{slot|0=|, vak {slot}|, vak {slot}}',
 'platform.tile': '{platform} ({tile})',
 'deed.with': 'met {tile}',
 'more-platforms': 'nog {number} platforms',
 'empty-pile': 'leeg',
 'everybody': 'iedereen',
 'when.carving': 'als de speler zelf aan de beurt is om te hakken, voordat hij moais neemt',
 'when.phase-2': 'in fase 2, voordat de speler hakt',
 'when.carved': 'als iedereen gehakt heeft',
 'when.phase-3': 'in fase 3',
 'when.capping': 'bij een bekroning, geschreven achter de pukao',
 'when.erecting': 'als de speler een moai opricht',
 'when.alone': 'op zichzelf, in de beurt van de speler',
 'noun.figure': 'figuur|figuren|c',
 'phase.1': 'fase 1 (plaatsen)',
 'phase.2': 'fase 2 (hakken)',
 'phase.3': 'fase 3 (vervoer)',
 'phase.setup': 'de voorbereiding',
 'the-sorcerer': 'de tovenaar',
 'what.passing': 'passen',
 'what.villager': 'een dorpeling',
 'what.sorcerer': 'een tovenaar',
 'what.chief': 'het opperhoofd',
 'what.carving': 'hakken',
 'what.moai': 'het vervoer van een moai',
 'what.pukao': 'het vervoer van een pukao',
 'cause.tablet': '{tile} met de tablet',
 'how.not-over': 'het spel is nog niet afgelopen',
 'moment.round': 'ronde {round}',
 'how.totals': 'totalen {totals}',
 'label.offerings': 'offergaven',
 'label.outstanding': 'uitzonderlijke offergaven',
 'label.resources': 'grondstoffen',
 'label.tablet': 'tablet',
 'label.favour': 'gunst',
 'label.total': 'totaal',
 'tally.offerings': 'Welke offergaven heeft {player}, en wat zijn ze waard? Bijvoorbeeld: kip 8, '
                    'uitzonderlijke boot 13',
 'tally.resources': 'Welke grondstoffen heeft {player} nog over? Bijvoorbeeld: riet 2, ei 1',
 'tally.tablet': 'Is de tablet van {player} bewaard of gebruikt? Schrijf bewaard of gebruikt',
 'tally.tablet-words': 'bewaard, gebruikt',
 'tally.favour': 'Wie heeft de tegel Gunst?',
 'drawing.small': 'kleine moai',
 'drawing.medium': 'middelgrote moai',
 'drawing.large': 'grote moai',
 'drawing.pukao': 'pukao',
 'drawing.mark small': 'k',
 'drawing.mark medium': 'm',
 'drawing.mark large': 'g',
 'drawing.short rest': 'Ru',
 'drawing.short barter': 'Rh',
 'drawing.short economy': 'Be',
 'drawing.short reinforcement': 'Ve',
 'drawing.short opulence': 'We',
 'drawing.short supplement': 'To',
 'drawing.short luxury': 'Lu',
 'drawing.short reconversion': 'Om',
 'drawing.short helping-hand': 'Hh',
 'drawing.short favour': 'Gu',
 'drawing.short unknown': '?',
 'drawing.unknown': 'onbekende tegel',
 'drawing.space': '{space}: opbrengst {gain}',
 'drawing.no gain': 'geen',
 'drawing.and': '{one} en {other}',
 'drawing.or': '{one} of {other}',
 'drawing.crater': 'krater',
 'drawing.crater space': '{space}: de krater',
 'drawing.pukao space': '{space}: de pukaogroeve',
 'drawing.ahu': 'platform {platform}',
 'drawing.tile': 'platform {platform}: tegel {tile}',
 'drawing.unknown tile': 'platform {platform}: onbekende tegel',
 'drawing.moai': 'platform {platform}: {size}',
 'drawing.cap': 'platform {platform}: de moai draagt een pukao',
 'drawing.villager': 'dorpeling van {name} op {place}',
 'drawing.tired': 'vermoeide dorpeling van {name} op {place}',
 'drawing.sorcerer at': 'tovenaar van {name}, {place}',
 'drawing.tired sorcerer': 'vermoeide tovenaar van {name}, {place}',
 'drawing.chief at': 'opperhoofd van {name}, {place}',
 'drawing.hand': 'in de hand',
 'drawing.at column': 'kolom {column} van de groeve',
 'drawing.at star': 'ster {star}',
 'drawing.sorcerer star': 'tovenaar op ster {star}',
 'drawing.quarry': 'groeve',
 'drawing.slot': 'groeve, kolom {column}, vak {slot}',
 'drawing.carver': 'groeve, kolom {column}: dorpeling van {name}',
 'drawing.stars': 'sterren',
 'drawing.star': 'ster {star}',
 'drawing.order': 'volgorde',
 'drawing.in order': 'plaats {place} in de volgorde: {name}',
 'drawing.stock': 'voorraad',
 'drawing.in stock': 'voorraad: {piece} × {count}',
 'drawing.pile': 'stapel offergaven: {kind}, waarden {values}',
 'drawing.outstanding': 'uitzonderlijke offergaven: {kind}, waarden {values}',
 'drawing.empty': '–',
 'drawing.resource': '{name}, {kind}: {count}',
 'drawing.villagers': 'dorpeling van {name} in de hand',
 'drawing.held': '{name} heeft gehakt: {size}',
 'drawing.own tile': '{name}: tegel {tile}',
 'drawing.own unknown tile': '{name}: onbekende tegel',
 'drawing.built': '{name} heeft gebouwd: {improvement}',
 'drawing.not built': '{name} heeft niet gebouwd: {improvement}',
 'drawing.taken': '{name}: offergave {kind}, waarde {value}',
 'drawing.taken outstanding': '{name}: uitzonderlijke offergave {kind}, waarde {value}',
 'drawing.tablet kept': '{name}: tablet niet gebruikt',
 'drawing.tablet used': '{name}: tablet gebruikt',
 'drawing.passed': 'gepast',
 'drawing.in turn': '{name} is aan de beurt',
 'drawing.turn': 'Ronde {round}: {name} {step}',
 'drawing.laying out': 'De tafel wordt klaargelegd',
 'drawing.over': 'Het spel is afgelopen',
 'drawing.picks': 'kiest een tegel',
 'drawing.places': 'plaatst een figuur',
 'drawing.carves': 'hakt',
 'drawing.carries': 'vervoert of past',
 'drawing.described': 'Rapa Nui, het bordspel. {turn}. {moai} {moai|moai|moais} op het eiland, {free} '
                      '{free|vrij platform|vrije platforms}. {players}{note}',
 'drawing.described player': '{name}: {resources}; velden {spaces}.',
 'drawing.none': 'geen',
 'drawing.map legend': '{marks} moai, ^ pukao; ({tile}) tegel; v dorpeling, z moe, S tovenaar, C '
                       'opperhoofd',
 'drawing.stock line': '{moai}, {pukao} pukao; {free} {free|vrij platform|vrije platforms}',
 'drawing.piles': 'offergaven',
 'drawing.more piles': 'uitzonderl.',
 'drawing.in hand': 'dorpelingen in de hand: {count}',
 'drawing.carved': 'gehakt {things}',
 'drawing.tiles': 'tegels {things}',
 'drawing.improvements': 'verbeteringen {things}',
 'drawing.own offerings': 'offergaven {things}',
 'drawing.tablet gone': 'tablet gebruikt',
 'drawing.no tablet': 'geen tablet',
 'drawing.brief reed': 'riet',
 'drawing.brief egg': 'ei',
 'drawing.brief wood': 'hout',
 'drawing.brief pearl': 'parel',
 'drawing.brief crater': 'krater',
 'drawing.brief pukao': 'pukao',
 'drawing.part set-up': 'Voorbereiding',
 'drawing.part round': 'Ronde {round}',
 'drawing.part placing': 'fase 1: figuren plaatsen',
 'drawing.part carving': 'fase 2: hakken',
 'drawing.part transport': 'fase 3: vervoer',
 'game.title': 'Rapa Nui, het bordspel',
 'expected.SPACE': 'een veld (zoals B4)',
 'expected.QUARRY': 'een plaats in de groeve (zoals groeve 1)',
 'expected.TILE': 'een ahu-tegel',
 'expected.SIZE': 'een maat (klein, middelgroot of groot)',
 'expected.RESOURCE': 'een grondstof (riet, ei, hout of parel)',
 'expected.OFFERING': 'een offergave (hut, kip, bijl, boot of ketting)',
 'expected.FIGURE': 'een figuur (dorpeling, tovenaar of opperhoofd)',
 'expected.IMPROVEMENT': 'een verbetering (vrome, kunstenaar, geliefd of opperhoofd)',
 'expected.TABLET_STATE': 'de toestand van de tablet (bewaard of gebruikt)',
 'expected.NUMBER': 'een getal',
 'aside.favour': 'wie de tegel Gunst heeft, staat bij de tegels van die speler: `{write}`',
 'aside.seen': 'wat een transport opleverde, staat achter de pijl: `{write}`',
 'aside.by itself': 'dit gebeurt vanzelf en wordt niet opgeschreven: laat het weg',
 'aside.no place': 'de pukaogroeve en de krater hebben een naam op de kaart, en die schrijf je op; '
                   'daar mag niemand worden geplaatst: `{write}`',
 'aside.start player': 'de spelers staan in de volgorde van het spel: `{write}`',
 'units.total': '{number|punt in totaal|punten in totaal}',
 'units.offerings': '{number|punt voor offergaven|punten voor offergaven}',
 'units.outstanding': '{number|punt voor uitzonderlijke offergaven|punten voor uitzonderlijke '
                      'offergaven}',
 'units.resources': '{number|grondstof|grondstoffen}',
 'units.tablet': '{number|punt voor de tablet|punten voor de tablet}',
 'units.favour': '{number|punt voor Gunst|punten voor Gunst}',
 'units.others': '{number|punt voor iets anders|punten voor iets anders}',
 'units.reed': '{number|riet|riet}',
 'units.egg': '{number|ei|eieren}',
 'units.wood': '{number|hout|hout}',
 'units.pearl': '{number|parel|parels}',
 'units.villagers': '{number|dorpeling in de hand|dorpelingen in de hand}',
 'units.tired': '{number|vermoeide figuur|vermoeide figuren}',
 'units.moai': '{number|moai genomen en niet opgericht|moais genomen en niet opgericht}',
 'units.tiles': '{number|ahu-tegel|ahu-tegels}',
 'units.improvements': '{number|verbetering|verbeteringen}',
 'units.small': '{number|kleine moai in voorraad|kleine moais in voorraad}',
 'units.medium': '{number|middelgrote moai in voorraad|middelgrote moais in voorraad}',
 'units.large': '{number|grote moai in voorraad|grote moais in voorraad}',
 'units.pukao': '{number|pukao in voorraad|pukao in voorraad}',
 'units.free': '{number|vrij platform|vrije platforms}',
 'units.carvers': '{number|beeldhouwer|beeldhouwers}',
 'units.transporters': '{number|drager|dragers}',
 'units.erected': '{number|moai opgericht|moais opgericht}',
 'units.capped': '{number|moai bekroond|moais bekroond}',
 'units.huts': '{number|hut over|hutten over}',
 'units.hens': '{number|kip over|kippen over}',
 'units.axes': '{number|bijl over|bijlen over}',
 'units.boats': '{number|boot over|boten over}',
 'units.necklaces': '{number|ketting over|kettingen over}',
 'units.luxuries': '{number|uitzonderlijke offergave over|uitzonderlijke offergaven over}',
 'units.round': '{number|ronde tot nu toe|ronden tot nu toe}',
 'edition.matagot-fr': 'Rapa Nui (Matagot, Frans)',
 'edition.matagot-es': 'Rapa Nui (Matagot, Spaans)',
 'ruling.first-star-round1.asks': 'Geldt het verbod op de eerste ster ook in de eerste ronde?',
 'ruling.first-star-round1.because': 'De regel is algemeen; het voorbeeld licht hem alleen toe.',
 'ruling.first-star-round1.option.apply': 'ja',
 'ruling.first-star-round1.option.waive': 'nee, pas vanaf de tweede ronde',
 'ruling.spare-star.asks': 'Mag een tovenaar op elke ster staan als er meer sterren dan spelers zijn?',
 'ruling.spare-star.because': 'Elke vrije ster mag gekozen worden, en alleen de volgorde van de '
                              'tovenaars telt.',
 'ruling.spare-star.option.allow': 'ja, op elke ster',
 'ruling.spare-star.option.forbid': 'nee, alleen op evenveel sterren als er spelers zijn',
 'ruling.chief-place.asks': 'Moet een opperhoofd dat meedoet in fase 1 geplaatst worden?',
 'ruling.chief-place.because': 'De zin over het opperhoofd zegt dat het mag; de zin over het plaatsen '
                               'van alle figuren is de algemene.',
 'ruling.chief-place.option.optional': 'nee',
 'ruling.chief-place.option.mandatory': 'ja',
 'ruling.chief-with.asks': 'Samen met welke figuur wordt het opperhoofd geplaatst?',
 'ruling.chief-with.because': 'De Franse tekst noemt beide figuren.',
 'ruling.chief-with.option.any-figure': 'een dorpeling of de tovenaar',
 'ruling.chief-with.option.villager-only': 'een dorpeling',
 'ruling.chief-timing.asks': 'Mag het opperhoofd ook bij het hakken geplaatst worden?',
 'ruling.chief-timing.because': 'De spelregels verschillen: de Spaanse tekst van de tegel spreekt van '
                                'hakken, de Franse van plaatsen.',
 'ruling.chief-timing.option.phase1': 'nee, alleen in fase 1',
 'ruling.chief-timing.option.phase1-or-carving': 'ja, ook als de speler aan de beurt is om te hakken',
 'ruling.popular-from.asks': 'Vanaf wanneer is de nieuwe dorpeling te gebruiken?',
 'ruling.popular-from.because': 'De speler neemt de figuur bij het betalen en houdt die de rest van '
                                'het spel. Om die te plaatsen is nog wel een beurt in fase 1 nodig.',
 'ruling.popular-from.option.at-once': 'vanaf de aankoop',
 'ruling.popular-from.option.next-round': 'vanaf de volgende ronde',
 'ruling.carve-take.asks': 'Mag een speler minder moais nemen dan de beeldhouwers toelaten?',
 'ruling.carve-take.because': 'Volgens de voorbeelden kan een speler moais nemen, en spelers groeperen '
                              'hun beeldhouwers zoals ze willen.',
 'ruling.carve-take.option.up-to': 'ja',
 'ruling.carve-take.option.all': 'nee, het aantal moet zo groot mogelijk zijn, maar de maten zijn vrij',
 'ruling.reconversion-window.asks': 'Tot wanneer mag Omscholing gespeeld worden?',
 'ruling.reconversion-window.because': 'De tegel wordt gespeeld nadat de volgorde vaststaat, in de '
                                       'eigen beurt van de speler.',
 'ruling.reconversion-window.option.before-own-carving': 'tot de speler zelf hakt',
 'ruling.reconversion-window.option.before-any-carving': 'tot er iemand hakt',
 'ruling.hand-window.asks': 'Wanneer mag Helpende hand gespeeld worden?',
 'ruling.hand-window.because': 'De tekst spreekt van het moment waarop alle moais gehakt zijn. Daarna '
                               'mag de tegel in elke beurt van de speler gespeeld worden.',
 'ruling.hand-window.option.after-all-carved': 'zodra iedereen gehakt heeft, tot de speler past',
 'ruling.hand-window.option.after-own-carving': 'zodra de speler zelf gehakt heeft',
 'ruling.hand-window.option.first-turn': 'tot en met de eerste beurt van de speler in fase 3',
 'ruling.hand-chief-from.asks': 'Moet het opperhoofd in de groeve staan om met Helpende hand '
                                'verplaatst te worden?',
 'ruling.hand-chief-from.because': 'De enige voorwaarde die er staat, is dat de verbetering gebouwd '
                                   'is.',
 'ruling.hand-chief-from.option.anywhere': 'nee',
 'ruling.hand-chief-from.option.quarry': 'ja',
 'ruling.hand-sorcerer.asks': 'Mag Helpende hand een tovenaar verplaatsen die beeldhouwer geworden is?',
 'ruling.hand-sorcerer.because': 'De tovenaar is dan een beeldhouwer van die speler.',
 'ruling.hand-sorcerer.option.allow': 'ja',
 'ruling.hand-sorcerer.option.forbid': 'nee',
 'ruling.path-revisit.asks': 'Mag een weg twee keer over hetzelfde veld gaan?',
 'ruling.path-revisit.because': 'Een weg verbindt begin en eind. Een lus levert alleen een '
                                'tegenstander twee keer iets op, en is bijna zeker een vergissing.',
 'ruling.path-revisit.option.forbid': 'nee',
 'ruling.path-revisit.option.allow': 'ja, en het veld levert elke keer iets op',
 'ruling.other-quarry.asks': 'Mag een moai door de pukaogroeve, of een pukao door de krater?',
 'ruling.other-quarry.because': 'De grijze dragers dragen voor alle spelers en krijgen niets.',
 'ruling.other-quarry.option.allow': 'ja',
 'ruling.other-quarry.option.forbid': 'nee',
 'ruling.space-gain.asks': 'Krijgt een tegenstander iets per veld of per drager die erop staat?',
 'ruling.space-gain.because': 'De eigenaar krijgt wat het veld toont, en één drager is genoeg om te '
                              'dragen.',
 'ruling.space-gain.option.per-space': 'per veld',
 'ruling.space-gain.option.per-transporter': 'per drager',
 'ruling.choice-by.asks': 'Wie kiest als een veld keuze biedt?',
 'ruling.choice-by.because': 'De Franse tekst bedoelt de speler wiens drager er staat. Een verslag '
                             'zegt wat er gekozen is, niet door wie.',
 'ruling.choice-by.option.owner': 'de eigenaar van de drager',
 'ruling.choice-by.option.active': 'de speler die vervoert',
 'ruling.full-choice.asks': 'Mag de eigenaar een soort kiezen waarvan het spoor vol is?',
 'ruling.full-choice.because': 'De tekst stelt de opbrengst als feit en laat de keuze vrij.',
 'ruling.full-choice.option.allow': 'ja, en krijgt dan niets',
 'ruling.full-choice.option.forbid': 'niet zolang er bij een andere soort plaats is',
 'ruling.erect-split.asks': 'Mag de opbrengst van een oprichting over de soorten van het veld verdeeld '
                            'worden?',
 'ruling.erect-split.because': 'Het veld bepaalt de soort van elke grondstof, en er zijn gemengde '
                               'opbrengsten.',
 'ruling.erect-split.option.per-resource': 'ja, elke grondstof is van een gedrukte soort naar keuze',
 'ruling.erect-split.option.one-kind': 'nee, ze zijn allemaal van één gedrukte soort',
 'ruling.platform-pick.asks': 'Welk platform van een veld wordt gebruikt, en welke tegel wordt dus '
                              'genomen?',
 'ruling.platform-pick.because': 'De tekst beperkt de keuze niet.',
 'ruling.platform-pick.option.player': 'het platform dat de speler kiest',
 'ruling.platform-pick.option.lowest': 'het vrije platform met het laagste nummer',
 'ruling.tile-now.asks': 'Mag de tegel die net genomen is voor dezelfde moai gebruikt worden?',
 'ruling.tile-now.because': 'Hij wordt eerst genomen, is meteen te gebruiken, en de opbrengst komt pas '
                            'daarna.',
 'ruling.tile-now.option.allow': 'ja',
 'ruling.tile-now.option.forbid': 'nee',
 'ruling.bonus-stack.asks': 'Mogen er meer bonustegels bij één moai gespeeld worden?',
 'ruling.bonus-stack.because': 'Een speler mag zoveel tegels spelen als hij wil, ook tegelijk.',
 'ruling.bonus-stack.option.allow': 'ja',
 'ruling.bonus-stack.option.one': 'hoogstens één',
 'ruling.fervent-step.asks': 'Hoe ver verhoogt Vrome een grondstof?',
 'ruling.fervent-step.because': 'De Spaanse tekst zegt het zo, en het Franse voorbeeld toont één stap.',
 'ruling.fervent-step.option.next': 'tot de eerstvolgende hogere soort',
 'ruling.fervent-step.option.any': 'tot elke hogere soort',
 'ruling.fervent-bonus.asks': 'Werkt Vrome op de grondstoffen van bonustegels?',
 'ruling.fervent-bonus.because': 'De tekst van die tegels zegt dat ze met Vrome samengaan, en er mogen '
                                 'een of meer grondstoffen verhoogd worden.',
 'ruling.fervent-bonus.option.each': 'ja, op elke grondstof apart',
 'ruling.fervent-bonus.option.base-only': 'nee, alleen op die van de moai',
 'ruling.rest-target.asks': 'Wiens drager mag met Rust overeind komen?',
 'ruling.rest-target.because': 'De tegels richten zich tot hun bezitter en gaan over diens eigen '
                               'figuren.',
 'ruling.rest-target.option.own': 'een van de speler zelf',
 'ruling.rest-target.option.any': 'die van wie dan ook',
 'ruling.exchange-due.asks': 'Is de wissel na een bekroning verplicht?',
 'ruling.exchange-due.because': 'Een speler mag alleen bekronen als er een wissel mogelijk is, en één '
                                'Frans voorbeeld zegt dat het moet.',
 'ruling.exchange-due.option.must': 'ja',
 'ruling.exchange-due.option.may': 'nee',
 'ruling.spare-downgrade.asks': 'Mogen er meer grondstoffen verlaagd worden dan er uitgegeven worden?',
 'ruling.spare-downgrade.because': 'Grondstoffen worden alleen verlaagd om een offergave te krijgen.',
 'ruling.spare-downgrade.option.forbid': 'nee',
 'ruling.spare-downgrade.option.allow': 'ja',
 'ruling.downgrade-steps.asks': 'Hoeveel stappen mag een grondstof verlaagd worden?',
 'ruling.downgrade-steps.because': 'De tekst laat elke lagere waarde toe, en verlagen en uitgeven '
                                   'gebeuren tegelijk.',
 'ruling.downgrade-steps.option.any': 'zoveel als men wil',
 'ruling.downgrade-steps.option.one': 'één',
 'ruling.econ-own-four.asks': 'Moet een speler met Besparing de vier grondstoffen van de volle prijs '
                              'bezitten?',
 'ruling.econ-own-four.because': 'Er worden maar twee grondstoffen uitgegeven; de andere twee worden '
                                 'niet betaald.',
 'ruling.econ-own-four.option.no': 'nee',
 'ruling.econ-own-four.option.yes': 'ja',
 'ruling.econ-artist.asks': 'Werken Besparing en Kunstenaar samen?',
 'ruling.econ-artist.because': 'De ene verandert het aantal en de andere de soort, en niets sluit het '
                               'uit.',
 'ruling.econ-artist.option.allow': 'ja',
 'ruling.econ-artist.option.forbid': 'nee',
 'ruling.artist-step.asks': 'Hoe ver reikt Kunstenaar?',
 'ruling.artist-step.because': 'De Spaanse tekst zegt het zo, en het Franse voorbeeld toont één stap.',
 'ruling.artist-step.option.next': 'tot de eerstvolgende hogere soort',
 'ruling.artist-step.option.any': 'tot elke hogere soort',
 'ruling.artist-lux.asks': 'Werken Kunstenaar en Luxe samen?',
 'ruling.artist-lux.because': 'Kunstenaar verhoogt de soort met één stap, en Luxe geeft dan de '
                              'uitzonderlijke offergave van die soort.',
 'ruling.artist-lux.option.allow': 'ja',
 'ruling.artist-lux.option.forbid': 'nee',
 'ruling.econ-lux.asks': 'Werken Besparing en Luxe samen?',
 'ruling.econ-lux.because': 'De tekst van Besparing zegt niet om welke offergave het moet gaan.',
 'ruling.econ-lux.option.allow': 'ja',
 'ruling.econ-lux.option.forbid': 'nee',
 'ruling.lux-kind.asks': 'Van welke soort is de uitzonderlijke offergave?',
 'ruling.lux-kind.because': 'Waar de spelregels spreken van de kleur of de soort die je wilt, gaat het '
                            'om de offergave waarvoor je ruilt; de prijs die je betaalt bepaalt welke '
                            'dat is.',
 'ruling.lux-kind.option.as-paid': 'van de soort waarvoor betaald is',
 'ruling.lux-kind.option.any': 'van een soort naar keuze',
 'ruling.lux-pick.asks': 'Welke van twee uitzonderlijke offergaven van een soort wordt genomen?',
 'ruling.lux-pick.because': 'Dezelfde regel geldt voor de stapels.',
 'ruling.lux-pick.option.top': 'de bovenste',
 'ruling.lux-pick.option.free': 'die de speler kiest',
 'ruling.empty-pile.asks': 'Wat als de stapel van een soort leeg is?',
 'ruling.empty-pile.because': 'De tegel komt van de bovenkant van die stapel.',
 'ruling.empty-pile.option.unavailable': 'die soort is niet te krijgen',
 'ruling.empty-pile.option.next-lower': 'de soort eronder wordt genomen',
 'ruling.pukao-gain.asks': 'Hoeveel riet levert het veld van een tegenstander bij een pukao op?',
 'ruling.pukao-gain.because': 'De Franse tekst zegt 1, en alle voorbeelden geven 1.',
 'ruling.pukao-gain.option.one': 'één',
 'ruling.pukao-gain.option.count': 'zoveel als er grondstoffen op het veld gedrukt staan',
 'ruling.cap-any.asks': 'Mag een moai bekroond worden die in dezelfde ronde opgericht is?',
 'ruling.cap-any.because': 'De tekst laat elke moai van het veld zonder pukao toe.',
 'ruling.cap-any.option.allow': 'ja',
 'ruling.cap-any.option.earlier-rounds': 'nee, alleen die van eerdere ronden',
 'ruling.tablet-lux.asks': 'Mag de tablet Luxe kopiëren?',
 'ruling.tablet-lux.because': 'De Spaanse tekst sluit het uit; de Franse laat elke tegel toe, maar de '
                              'kopie wordt meteen gespeeld en is dan weg.',
 'ruling.tablet-lux.option.once': 'ja, voor één bekroning',
 'ruling.tablet-lux.option.forbid': 'nee',
 'ruling.tablet-lux.option.permanent': 'ja, voorgoed',
 'ruling.tablet-favour.asks': 'Mag de tablet Gunst kopiëren?',
 'ruling.tablet-favour.because': 'Gunst levert alleen punten op voor de speler die de tegel bezit.',
 'ruling.tablet-favour.option.forbid': 'nee',
 'ruling.tablet-favour.option.score3': 'ja, en het levert 3 punten op',
 'ruling.barter.asks': 'Wat mag er met Ruilhandel geruild worden?',
 'ruling.barter.because': 'Elk van de spelregelboekjes heeft een eigen regel.',
 'ruling.barter.option.any': 'drie willekeurige grondstoffen tegen drie willekeurige',
 'ruling.barter.option.one-kind': 'drie van één soort tegen drie van één andere soort',
 'ruling.two-moai.asks': 'Welke moais gaan met twee spelers in de doos?',
 'ruling.two-moai.because': 'Elk van de spelregelboekjes heeft een eigen regel.',
 'ruling.two-moai.option.2-1-1': '2 kleine, 1 middelgrote, 1 grote',
 'ruling.two-moai.option.1-1-1': '1 kleine, 1 middelgrote, 1 grote',
 'ruling.two-end.asks': 'Bij hoeveel vrije platforms eindigt een spel met twee spelers?',
 'ruling.two-end.because': 'Elk van de spelregelboekjes heeft een eigen regel.',
 'ruling.two-end.option.2': 'bij twee of minder',
 'ruling.two-end.option.3': 'bij drie of minder',
 'ruling.draft-order.asks': 'In welke volgorde wordt de tweede tegel gekozen?',
 'ruling.draft-order.because': 'De tekst herhaalt dezelfde stap.',
 'ruling.draft-order.option.same': 'tweede speler, eerste speler',
 'ruling.draft-order.option.snake': 'eerste speler, tweede speler',
 'ruling.draft-short.asks': 'Wat als de reserve leeg is voordat er vier tegels gekozen zijn?',
 'ruling.draft-short.because': 'Er is geen tegel meer om te kiezen.',
 'ruling.draft-short.option.stop': 'het kiezen is afgelopen',
 'ruling.draft-short.option.relay': 'alle tegels worden opnieuw klaargelegd',
 'ruling.two-lux.asks': 'Gaat met twee spelers een van twee gelijke uitzonderlijke offergaven weg?',
 'ruling.two-lux.because': 'De zin spreekt van één paar van elke soort, en elk van de vijf stapels '
                           "heeft zo'n paar.",
 'ruling.two-lux.option.keep': 'nee',
 'ruling.two-lux.option.remove': 'ja',
 'ruling.pass-turn-play.asks': 'Mag een speler tegels gebruiken en verbeteringen kopen in de beurt '
                               'waarin hij past?',
 'ruling.pass-turn-play.because': 'Het is nog steeds de beurt van die speler.',
 'ruling.pass-turn-play.option.allow': 'ja',
 'ruling.pass-turn-play.option.forbid': 'nee',
 'ruling.buy-mid-cap.asks': 'Mag er tussen bekroning en wissel een verbetering gekocht worden?',
 'ruling.buy-mid-cap.because': 'Verbeteringen mogen op elk moment van de beurt gekocht worden.',
 'ruling.buy-mid-cap.option.allow': 'ja, als de wissel daarna nog te betalen is',
 'ruling.buy-mid-cap.option.forbid': 'nee',
 'ruling.chief-carves.asks': 'Voor welke moais hakt het opperhoofd?',
 'ruling.chief-carves.because': 'De tegel behandelt het opperhoofd als elke beeldhouwer, en geen '
                                'andere beeldhouwer is aan een maat gebonden.',
 'ruling.chief-carves.option.as-column': 'als elke beeldhouwer van de kolom',
 'ruling.chief-carves.option.that-size': 'alleen voor een moai van de maat van zijn kolom',
 'ruling.first-placement.asks': 'Telt voor het verbod op de eerste ster een aankoop of een tegel vóór '
                                'het plaatsen als eerste actie?',
 'ruling.first-placement.because': 'De acties in dat hoofdstuk van de spelregels zijn plaatsingen.',
 'ruling.first-placement.option.placement': 'nee, alleen plaatsingen tellen',
 'ruling.first-placement.option.any-action': 'ja',
 'ruling.after-violation.asks': 'Hoe gaat het naspelen verder na een actie die niet mag?',
 'ruling.after-violation.because': 'Meestal is er gewoon doorgespeeld, en dat doet het naspelen ook.',
 'ruling.after-violation.option.as-played': 'het voert uit wat er gedaan is, waar dat kan',
 'ruling.after-violation.option.stop': 'het stopt bij de eerste',
 'ruling.after-violation.option.skip': 'het slaat de actie over',
 'source.Mise en place': 'Mise en place',
 'source.only a picture': 'alleen een afbeelding',
 'MA-DATA-1.title': 'Twee groeven, en overal elders iets te krijgen',
 'MA-DATA-1.law': 'Elk veld heeft een eigen naam. De krater en de pukaogroeve zijn twee verschillende '
                  'velden zonder grondstoffen; elk ander veld heeft er een of meer.',
 'MA-DATA-1.twice': '{at}regel {first} heeft al een veld {space}; hoofdletters en kleine letters maken '
                    'in een naam geen verschil{more}',
 'MA-DATA-1.word': '{at}{space} is een woord van de notatie, dus een verslag zou het veld niet kunnen '
                   'noemen; kies een andere naam{more}',
 'MA-DATA-1.unknown': "{at}`{part}:` noemt {space}, maar zo'n veld is er niet{hint}{more}",
 'MA-DATA-1.same': '{at}de krater en de pukaogroeve zijn allebei {space}; het zijn twee velden{more}',
 'MA-DATA-1.quarry': '{at}{space} is de {part}, waar niemand iets krijgt: schrijf `gain: none`, niet '
                     '{gain}{more}',
 'MA-DATA-1.bare': '{at}{space} heeft `gain: none`, maar alleen de krater en de pukaogroeve zijn '
                   'zonder grondstoffen{more}',
 'MA-DATA-1.gain': '{at}de opbrengst van {space} is niet te lezen: {word} is geen riet (`reed`), ei '
                   '(`egg`), hout (`wood`) of parel (`pearl`){hint}; schrijf `+` voor allebei, `/` '
                   'voor een van de twee{more}',
 'MA-DATA-2.title': 'Buurvelden noemen elkaar',
 'MA-DATA-2.law': 'Twee velden met een gemeenschappelijke zijde noemen elkaar in `next`, één keer; '
                  'geen veld is zijn eigen buur.',
 'MA-DATA-2.one-way': '{at}{space} ligt naast {other}, maar {other} (regel {line}) ligt niet naast '
                      '{space}{more}',
 'MA-DATA-2.self': '{at}{space} ligt naast zichzelf{more}',
 'MA-DATA-2.unknown': "{at}{space} ligt naast {other}, maar zo'n veld is er niet{hint}{more}",
 'MA-DATA-2.twice': '{at}{space} noemt {other} twee keer{more}',
 'MA-DATA-3.title': 'Het eiland is één geheel',
 'MA-DATA-3.law': 'Elk veld is vanaf elk ander veld te bereiken, zodat moais naar elke ahu vervoerd '
                  'kunnen worden.',
 'MA-DATA-3.apart': '{at}er leidt geen weg van de krater {crater} naar {spaces}{more}',
 'MA-DATA-4.title': 'Het juiste aantal ahu-platforms',
 'MA-DATA-4.law': 'De kant voor drie en vier spelers heeft 21 ahu-platforms. De kant voor twee spelers '
                  'heeft er meer dan er aan het eind van het spel vrij zijn, en hoogstens 29, het '
                  'aantal ahu-tegels.',
 'MA-DATA-4.exact': '{at}de velden hebben samen {platforms} ahu-platforms, maar de kant voor 3 of 4 '
                    'spelers heeft er {right}{more}',
 'MA-DATA-4.few': '{at}de velden hebben samen {platforms} ahu-platforms, maar het spel eindigt als er '
                  '{free} vrij zijn, dus er moeten er meer zijn{more}',
 'MA-DATA-4.many': '{at}de velden hebben samen {platforms} ahu-platforms, maar er zijn maar {most} '
                   'ahu-tegels{more}',
 'MA-DATA-5.title': 'Drie kolommen met vakken voor beeldhouwers',
 'MA-DATA-5.law': 'De moaigroeve heeft drie kolommen, elk met minstens één vak. Op de kant voor drie '
                  'en vier spelers hebben ze minstens 4, 2 en 1 vakken, want een voorbeeld in de '
                  'spelregels toont zoveel beeldhouwers.',
 'MA-DATA-5.count': '{at}er {columns|is|zijn} {columns} {columns|kolom|kolommen}, maar de moaigroeve '
                    'heeft er drie{more}',
 'MA-DATA-5.few': '{at}kolom {column} heeft {slots}, maar moet er minstens {least} hebben{more}',
 'MA-DATA-6.title': 'Minstens één ster voor elke speler',
 'MA-DATA-6.law': 'Het volgordespoor heeft minstens zoveel sterren als er op deze kant spelers kunnen '
                  'meedoen.',
 'MA-DATA-6.few': '{at}het volgordespoor heeft {stars}, maar op deze kant kunnen {players} '
                  'meedoen{more}',
 'MA-DATA-7.title': 'Sporen lang genoeg voor de voorbeelden',
 'MA-DATA-7.law': 'Elk grondstoffenspoor gaat tot minstens 5, want in een voorbeeld in de spelregels '
                  'krijgt een speler vijf riet.',
 'MA-DATA-7.short': '{at}het spoor voor {kind} eindigt bij {length}, maar moet tot minstens {least} '
                    'gaan{more}',
 'MA-DATA-8.title': 'Twintig offergaven in vijf stapels',
 'MA-DATA-8.law': 'Er zijn 20 offergaven in vijf stapels: hut, kip, bijl, boot en ketting. In elke '
                  'stapel ligt de hoogste waarde boven en komt precies één waarde twee keer voor.',
 'MA-DATA-8.unknown': '{at}er is geen stapel {kind}{hint}; de stapels zijn hut, hen (kip), axe (bijl), '
                      'boat (boot), necklace (ketting){more}',
 'MA-DATA-8.missing': '{at}de stapel {kind} ontbreekt{more}',
 'MA-DATA-8.total': '{at}de vijf stapels hebben samen {tiles}, maar het spel heeft er {right}{more}',
 'MA-DATA-8.order': '{at}in de stapel {kind} ligt een tegel van {above} boven een van {below}; schrijf '
                    'de hoogste eerst{more}',
 'MA-DATA-8.pairs': '{at}in de stapel {kind} moet precies één waarde twee keer voorkomen, maar '
                    '{found}{more}',
 'MA-DATA-9.title': 'Vier tegels per stapel',
 'MA-DATA-9.law': 'Twintig offergaven van vijf soorten, dat zijn er vier van elke soort. De spelregels '
                  'noemen dit aantal niet.',
 'MA-DATA-9.size': '{at}de stapel {kind} heeft {tiles}, maar er worden er vier verwacht; kijk het '
                   'na{more}',
 'MA-DATA-10.title': 'Offergaven zijn 6 tot 14 waard',
 'MA-DATA-10.law': 'Elke offergave is 6 tot 14 punten waard, en beide getallen komen voor. Voorbeelden '
                   'in de spelregels tonen een kip van 8 en een ketting van 12.',
 'MA-DATA-10.range': '{at}een offergave is {least} tot {most} waard, niet {value}{more}',
 'MA-DATA-10.extreme': '{at}geen offergave is {value} waard, maar er wordt er een verwacht; kijk het '
                       'na{more}',
 'MA-DATA-10.example': '{at}geen {kind} is {value} waard, maar een voorbeeld in de spelregels toont er '
                       'een; kijk het na{more}',
 'MA-DATA-11.title': 'Zeven uitzonderlijke offergaven',
 'MA-DATA-11.law': 'Er zijn zeven uitzonderlijke offergaven, van de vijf soorten.',
 'MA-DATA-11.total': '{at}er {tiles|is|zijn} er {tiles}, maar het spel heeft {right} uitzonderlijke '
                     'offergaven{more}',
 'MA-DATA-11.unknown': '{at}er is geen offergave {kind}{hint}; de soorten zijn hut, hen (kip), axe '
                       '(bijl), boat (boot), necklace (ketting){more}',
 'MA-DATA-12.title': 'Hogere stapels zijn meer waard',
 'MA-DATA-12.law': 'De stapels lopen op: hut, kip, bijl, boot, ketting. De bovenste tegel van elke '
                   'stapel is minstens zoveel waard als die van de stapel ervoor.',
 'MA-DATA-12.falls': '{at}de bovenste {kind} is {value} waard, minder dan de bovenste {lower}, die '
                     '{other} waard is; kijk het na{more}',
 'MA-DATA-13.title': 'Geen ahu in een groeve',
 'MA-DATA-13.law': 'Ahu-platforms liggen op velden van het eiland, nooit op de krater of de '
                   'pukaogroeve.',
 'MA-DATA-13.quarry': '{at}{space} is de {part} en heeft dus geen ahu-platform: schrijf `ahu: 0`, niet '
                      '{platforms}{more}',
 'MA-SETUP-1.title': 'Twee tot vier spelers, ieder met een totem',
 'MA-SETUP-1.law': 'Twee tot vier spelers met verschillende namen hebben elk een van de vier totems.',
 'MA-SETUP-1.count': 'Rapa Nui is voor twee tot vier spelers, maar de kop noemt er {number}',
 'MA-SETUP-1.name': 'twee spelers heten {name}, dus niemand kan hun regels uit elkaar houden',
 'MA-SETUP-1.totem': '{one} en {two} hebben allebei dezelfde totem: {totem}',
 'MA-SETUP-1.unknown': '`{word}`, dat achter {name} staat, is geen van de vier totems: {totems}',
 'MA-SETUP-1.stranger': '{name} doet niet mee aan dit spel{hint}',
 'MA-SETUP-2.title': 'De juiste kant van het bord',
 'MA-SETUP-2.law': 'Drie of vier spelers gebruiken de kant van het bord die voor hen gemaakt is.',
 'MA-SETUP-2': 'het bord {board} is niet gemaakt voor {number} spelers',
 'MA-SETUP-3.title': 'De figuren aan het begin',
 'MA-SETUP-3.law': 'Iedereen begint met vier dorpelingen en de tovenaar in de hand; de vijfde '
                   'dorpeling en het opperhoofd wachten in het dorp.',
 'MA-SETUP-3.figures': '{player} begint met {right} dorpelingen en de tovenaar in de hand, niet met '
                       '{written}',
 'MA-SETUP-3.limit': 'niemand heeft meer dan {most} dorpelingen, een tovenaar en een opperhoofd, dus '
                     '{written} kan niet',
 'MA-SETUP-3.late': 'de figuren aan het begin horen vóór de eerste beurt',
 'MA-SETUP-4.title': 'De grondstoffen aan het begin',
 'MA-SETUP-4.law': 'Iedereen begint met één riet, één ei, één hout en één parel.',
 'MA-SETUP-4.resources': '{player} begint met één van elke grondstof, niet met {written}',
 'MA-SETUP-4.twice': 'de grondstoffen van {player} staan er al',
 'MA-SETUP-4.track': 'de sporen eindigen bij {most}, dus {player} kan geen {written} hebben',
 'MA-SETUP-4.late': 'grondstoffen worden vóór de eerste beurt genoteerd; schrijf daarna een telling',
 'MA-SETUP-5.title': 'De voorraden aan het begin',
 'MA-SETUP-5.law': 'Naast het bord liggen 8 kleine, 7 middelgrote en 6 grote moais en 20 pukao.',
 'MA-SETUP-5.stock': 'de voorraad begint met {right} {thing:by right}, niet met {written}',
 'MA-SETUP-5.few': 'er kunnen nu maar {right} {thing:by right} in voorraad zijn, minder dan de '
                   '{written} die hier staan',
 'MA-SETUP-5.offerings': 'elke offergave is met een pukao genomen, en het spel heeft er maar {right}, '
                         'maar de spelers zouden {written} offergaven hebben',
 'MA-SETUP-5.late': 'voorraden worden vóór de eerste beurt genoteerd; schrijf daarna een telling',
 'MA-SETUP-9.title': 'De volgorde aan het begin',
 'MA-SETUP-9.law': 'De totems staan in een of andere volgorde op het volgordespoor, elk één keer. Fase '
                   '1 van ronde 1 gaat in die volgorde.',
 'MA-SETUP-9.missing': '{player} ontbreekt in de volgorde',
 'MA-SETUP-9.twice': '{player} staat twee keer in de volgorde',
 'MA-SETUP-9.draft': 'vóór het kiezen van de tegels was de volgorde {right}, en de totems zijn '
                     'sindsdien niet verplaatst',
 'MA-SETUP-10.title': 'De grijze dragers',
 'MA-SETUP-10.law': 'Het hele spel staat er één grijze figuur op de krater en één op de pukaogroeve.',
 'MA-SETUP-10.place': 'de grijze figuren staan op {crater} en {quarry}, niet op {written}',
 'MA-SETUP-10.late': 'de grijze figuren worden nooit verplaatst, dus deze regel hoort vóór de eerste '
                     'beurt',
 'MA-SETUP-6.title': 'Eén ahu-tegel op elk platform',
 'MA-SETUP-6.law': 'Op elk platform ligt aan het begin precies één ahu-tegel. De tegels worden '
                   'opengedraaid als ze er allemaal liggen.',
 'MA-SETUP-6.unknown': 'het bord heeft geen platform {platform}',
 'MA-SETUP-6.which': '{platform} heeft {number} platforms: schrijf {names}',
 'MA-SETUP-6.twice': '{platform} heeft zijn tegel al',
 'MA-SETUP-6.moai': 'op {platform} staat al een moai, dus daar ligt geen tegel',
 'MA-SETUP-6.missing': '{platforms} {platforms|heeft|hebben} geen ahu-tegel, maar hier begint het spel',
 'MA-SETUP-6.none': 'er zijn geen ahu-tegels neergelegd, maar hier begint het spel; schrijf boven de '
                    'eerste beurt welke tegel op elk van de {number} platforms ligt: `tegels: {first} '
                    'rust, {second} ruilhandel, ...`',
 'MA-SETUP-6.late': 'tegels worden vóór de eerste beurt gelegd',
 'MA-SETUP-7.title': 'Niet meer tegels van een soort dan er zijn',
 'MA-SETUP-7.law': 'De tegels op het bord, bij de spelers en in de reserve komen allemaal uit de 29 '
                   'tegels van het spel.',
 'MA-SETUP-7': 'het spel heeft maar {most} {most|tegel|tegels} {tile}, en dit zou nummer {number} zijn',
 'MA-SETUP-8.title': 'De stapels offergaven',
 'MA-SETUP-8.law': 'Elke soort offergave heeft een eigen stapel, met de hoogste waarde boven. De '
                   'uitzonderlijke offergaven liggen naast de stapels.',
 'MA-SETUP-8.order': 'bij de stapel {kind} ligt de hoogste waarde boven: {right}, niet {written}',
 'MA-SETUP-8.values': 'de stapel {kind} is {right}, niet {written}',
 'MA-SETUP-8.given': 'de stapel {kind} begon als {right} en kan nu dus niet {written} zijn',
 'MA-SETUP-8.left': 'er is geen {kind} van {value} meer over',
 'MA-SETUP-8.worth': 'een offergave is {least} tot {most} punten waard, dus geen {kind} is {value} '
                     'waard',
 'MA-SETUP-8.many': 'het spel heeft maar {most} {most|tegel|tegels} {kind}, en dit zou nummer {number} '
                    'zijn',
 'MA-SETUP-8.special': 'het spel heeft maar {most} uitzonderlijke offergaven, en dit zou nummer '
                       '{number} zijn',
 'MA-SETUP-8.late': 'stapels worden vóór de eerste beurt genoteerd',
 'MA-SETUP-11.title': 'Een tablet voor ieder, en verder nog niets',
 'MA-SETUP-11.law': 'Iedereen begint met een tablet, zonder verbeteringen en zonder ahu-tegels. Er '
                    'staat geen moai op het eiland.',
 'MA-SETUP-11.hand': '{player} begint zonder ahu-tegels, niet met {tile}',
 'MA-SETUP-11.built': '{player} begint zonder verbeteringen, niet met {tile}',
 'MA-SETUP-11.tablet': '{player} begint met een tablet',
 'MA-SETUP-11.twice': 'de tablet van {player} staat er al',
 'MA-SETUP-11.board': 'aan het begin staat er niets op het eiland; schrijf `stand:` om midden in een '
                      'spel te beginnen',
 'MA-SETUP-11.late': 'deze regel hoort vóór de eerste beurt',
 'MA-FIRST-1.title': 'Het eerste spel heeft 21 vaste tegels',
 'MA-FIRST-1.law': 'In het eerste spel zijn er 4 Rust, 4 Ruilhandel, 4 Besparing, 4 Versterking, 2 '
                   'Weelde, 2 Toeslag en 1 Gunst.',
 'MA-FIRST-1': 'in het eerste spel is er geen tegel {tile}',
 'MA-FIRST-2.title': 'Het eerste spel heeft geen tabletten',
 'MA-FIRST-2.law': 'In het eerste spel heeft niemand een tablet, en niemand gebruikt er een of krijgt '
                   'er punten voor.',
 'MA-FIRST-2': 'in het eerste spel heeft niemand een tablet',
 'MA-TWO-1.title': 'Twee spelers: de kant voor twee',
 'MA-TWO-1.law': 'Twee spelers gebruiken de achterkant van het bord.',
 'MA-TWO-1': 'het bord {board} is niet gemaakt voor twee spelers',
 'MA-TWO-2.title': 'Twee spelers: van elk paar gaat een tegel weg',
 'MA-TWO-2.law': 'Van elke stapel gaat een van de twee tegels van gelijke waarde terug in de doos.',
 'MA-TWO-2.pile': 'met twee spelers is de stapel {kind} {right}, niet {written}',
 'MA-TWO-2.given': 'met twee spelers begon de stapel {kind} als {right} en kan nu dus niet {written} '
                   'zijn',
 'MA-TWO-2.taken': 'met twee spelers begon de stapel {kind} als {right}, en er is geen {kind} van '
                   '{value} meer over',
 'MA-TWO-3.title': 'Twee spelers: sommige moais blijven in de doos',
 'MA-TWO-3.law': 'Met twee spelers blijven sommige moais in de doos. De spelregels verschillen in het '
                 'aantal kleine.',
 'MA-TWO-3': 'met twee spelers begint de voorraad met {right} {thing:by right}, niet met {written}',
 'MA-DRAFT-1.title': 'De volgorde van het kiezen',
 'MA-DRAFT-1.law': 'De tweede speler van de beginvolgorde kiest eerst, dan de eerste speler. Daarna '
                   'kiezen beiden nog eens in dezelfde volgorde.',
 'MA-DRAFT-1': '{due} is aan de beurt om te kiezen, niet {player}',
 'MA-DRAFT-4.title': 'Ieder twee tegels',
 'MA-DRAFT-4.law': 'Met twee spelers kiest ieder vóór het spel twee tegels; met drie of meer spelers '
                   'wordt er niet gekozen.',
 'MA-DRAFT-4.many': '{player} heeft al {number} tegels, en elke speler kiest er twee',
 'MA-DRAFT-4.open': 'het kiezen is nog niet afgelopen: {player} moet nog een tegel kiezen',
 'MA-DRAFT-4.late': 'het kiezen van de tegels is afgelopen',
 'MA-DRAFT-4.players': 'alleen in een spel met twee spelers worden er tegels gekozen',
 'MA-DRAFT-4.erected': 'een tegel neem je als er een moai opgericht wordt: schrijf `-> tegel` en de '
                       'naam achter de moai',
 'MA-DRAFT-3.title': 'Na een keuze is die soort weg',
 'MA-DRAFT-3.law': 'Na een keuze zijn alle andere tegels van die soort in de reserve uit het spel.',
 'MA-DRAFT-3': 'er is al een tegel {tile} gekozen, dus de andere tegels {tile} zijn uit het spel',
 'MA-DRAFT-2.title': 'Er wordt uit de reserve gekozen',
 'MA-DRAFT-2.law': 'Een tegel die op het bord ligt, kan niet gekozen worden.',
 'MA-DRAFT-2': 'de reserve heeft geen tegel {tile}',
 'MA-END-4.title': 'Niets na het einde',
 'MA-END-4.law': 'Na de laatste ronde doet niemand meer iets.',
 'MA-END-4': 'het spel is afgelopen: na ronde {round} {free|was|waren} er nog {free} {free|vrij '
             'platform|vrije platforms}',
 'MA-TURN-3.title': 'Gepast is gepast',
 'MA-TURN-3.law': 'Wie gepast heeft, krijgt in deze fase geen beurt meer. Zijn figuren dragen nog wel '
                  'en leveren nog wel op.',
 'MA-TURN-3.passed': '{player} heeft gepast en mag in deze ronde niets meer doen',
 'MA-TURN-3.turn': '{player} is aan de beurt en kan in deze ronde dus niet gepast hebben',
 'MA-PLACE-2.title': 'Niet passen zolang er figuren zijn',
 'MA-PLACE-2.law': 'Wie nog een dorpeling of de tovenaar in de hand heeft, moet er in zijn beurt een '
                   'plaatsen.',
 'MA-PLACE-2.pass': '{player} moet {figures} nog plaatsen en mag dus niet passen',
 'MA-PLACE-2.turn': '{player} heeft in deze beurt niets geplaatst, maar moet {figures} nog plaatsen',
 'MA-PLACE-5.title': 'Fase 1 eindigt als iedereen klaar is',
 'MA-PLACE-5.law': 'Fase 2 begint als alle dorpelingen en tovenaars die meedoen op het bord staan; het '
                   'opperhoofd mag wegblijven.',
 'MA-PLACE-5.open': 'fase 1 is nog niet afgelopen: {player} moet {figures} nog plaatsen',
 'MA-PLACE-5.chief': 'aan deze tafel is fase 1 pas afgelopen als {player} het opperhoofd geplaatst '
                     'heeft',
 'MA-ORDER-1.title': 'Drie fasen op volgorde',
 'MA-ORDER-1.law': 'Een ronde heeft drie fasen: figuren plaatsen, dan de nieuwe volgorde en het '
                   'hakken, dan het vervoer.',
 'MA-ORDER-1.phase': 'dit is {now}; {what} hoort bij {right}',
 'MA-ORDER-1.skipped': 'fase 2 van ronde {round} ontbreekt: niemand heeft gehakt; schrijf wat '
                       '{players} {players|heeft|hebben} gehakt, of `hakt niets`',
 'MA-ORDER-1.deed': '`{text}` kan niet in fase 2',
 'MA-ORDER-1.carving': '{player} heeft niet gehakt: schrijf `hakt niets` als er geen moai genomen is',
 'MA-ORDER-1.heading': 'dit is {now} van ronde {round}',
 'MA-ORDER-1.position': 'ronden worden vanaf 1 geteld, en elke ronde heeft de fasen 1, 2 en 3',
 'MA-ORDER-1.again': 'hierboven is al een stand gegeven, in ronde {round}',
 'MA-TURN-5.title': 'Fase 3 eindigt als iedereen gepast heeft',
 'MA-TURN-5.law': 'Iedereen past precies één keer per ronde. Als iedereen gepast heeft, is de ronde '
                  'afgelopen.',
 'MA-TURN-5': 'ronde {round} is nog niet afgelopen: {players} {players|heeft|hebben} niet gepast',
 'MA-CHIEF-2.title': 'Het opperhoofd wordt samen met een andere figuur geplaatst',
 'MA-CHIEF-2.law': 'In fase 1 wordt het opperhoofd in dezelfde beurt geplaatst als een dorpeling of de '
                   'tovenaar, nooit alleen.',
 'MA-CHIEF-2.alone': '{player} heeft geen andere figuur meer te plaatsen, en het opperhoofd mag niet '
                     'alleen geplaatst worden',
 'MA-CHIEF-2.turn': '{player} heeft alleen het opperhoofd geplaatst; in dezelfde beurt moet er een '
                    'dorpeling of de tovenaar bij',
 'MA-CHIEF-2.sorcerer': 'aan deze tafel wordt het opperhoofd met een dorpeling geplaatst, niet met de '
                        'tovenaar',
 'MA-CHIEF-2.carving': 'het opperhoofd wordt in fase 1 geplaatst, niet bij het hakken',
 'MA-PLACE-3.title': 'Wie geen figuren meer heeft, wordt overgeslagen',
 'MA-PLACE-3.law': 'Wie al zijn figuren geplaatst heeft, krijgt in fase 1 geen beurt meer. De anderen '
                   'gaan in dezelfde volgorde door.',
 'MA-PLACE-3': '{player} heeft alle figuren geplaatst, dus {due} is aan de beurt',
 'MA-ORDER-2.title': 'Fase 1 gaat in de oude volgorde',
 'MA-ORDER-2.law': 'In ronde 1 plaatsen de spelers hun figuren in de beginvolgorde, later in de '
                   'volgorde van de vorige fase 2.',
 'MA-ORDER-2': '{due} is aan de beurt om te plaatsen, niet {player}',
 'MA-CARVE-1.title': 'Hakken gaat in de nieuwe volgorde',
 'MA-CARVE-1.law': 'Elke speler is één keer aan de beurt om te hakken, in de nieuwe volgorde. Ook wie '
                   'niets neemt, krijgt die beurt.',
 'MA-CARVE-1.order': '{due} is aan de beurt om te hakken, niet {player}',
 'MA-CARVE-1.twice': '{player} heeft in deze ronde al gehakt',
 'MA-TURN-4.title': 'De beurten gaan rond',
 'MA-TURN-4.law': 'In fase 3 zijn de spelers in de nieuwe volgorde om de beurt aan zet, steeds '
                  'opnieuw. Wie gepast heeft, wordt overgeslagen.',
 'MA-TURN-4': '{due} is aan de beurt, niet {player}',
 'MA-END-1.title': 'Drie of vier spelers: het einde',
 'MA-END-1.law': 'Het spel eindigt na een ronde waarin het aantal vrije platforms tot het aantal '
                 'spelers of lager daalt.',
 'MA-END-1.over': 'het spel eindigt als er {most} of minder platforms vrij zijn, en na ronde {round} '
                  '{free|was|waren} dat er {free}, dus er volgt geen ronde meer',
 'MA-END-1.ended': 'het spel is afgelopen: het eindigt als er {most} of minder platforms vrij zijn, en '
                   'er {free|is|zijn} er {free} vrij',
 'MA-END-1.early': 'het spel is nog niet afgelopen: er {free|is|zijn} {free} {free|platform|platforms} '
                   'vrij, en het eindigt bij {most} of minder',
 'MA-END-1.final': 'het verslag heeft alleen de eindstand (`stand: einde`), dus het spel is afgelopen',
 'MA-END-1.table': '`stand: einde` vervangt een heel spel en kan dus geen deel van een spel zijn',
 'MA-END-2.title': 'Twee spelers: het einde',
 'MA-END-2.law': 'Het spel eindigt na een ronde waarna er twee of minder platforms vrij zijn; in de '
                 'Spaanse spelregels drie of minder.',
 'MA-END-2.over': 'het spel eindigt als er {most} of minder platforms vrij zijn, en na ronde {round} '
                  '{free|was|waren} dat er {free}, dus er volgt geen ronde meer',
 'MA-END-2.ended': 'het spel is afgelopen: het eindigt als er {most} of minder platforms vrij zijn, en '
                   'er {free|is|zijn} er {free} vrij',
 'MA-END-2.early': 'het spel is nog niet afgelopen: er {free|is|zijn} {free} {free|platform|platforms} '
                   'vrij, en het eindigt bij {most} of minder',
 'MA-NEW-1.title': 'Totems gaan naar de tovenaars',
 'MA-NEW-1.law': 'De nieuwe volgorde is de volgorde van de tovenaars op de sterren. Lege sterren doen '
                 'er niet toe.',
 'MA-NEW-1': 'volgens de tovenaars op de sterren is de volgorde {right}, niet {written}',
 'MA-RECON-3.title': 'Omscholing verandert de volgorde niet',
 'MA-RECON-3.law': 'Als de tovenaar zijn ster verlaat, blijft de totem de rest van de ronde staan waar '
                   'hij staat.',
 'MA-RECON-3': 'de volgorde blijft {right}, ook al heeft een tovenaar het volgordespoor verlaten',
 'MA-ROUND-4.title': 'Totems blijven staan',
 'MA-ROUND-4.law': 'De volgende fase 1 gaat in de volgorde van deze fase 2.',
 'MA-ROUND-4': 'de volgorde van de vorige ronde blijft: {right}, niet {written}',
 'MA-ROUND-1.title': 'Figuren komen thuis',
 'MA-ROUND-1.law': 'Aan het eind van een ronde gaan dorpelingen, tovenaars en opperhoofden uitgerust '
                   'terug naar hun eigenaar. De grijze figuren blijven staan.',
 'MA-ROUND-1': 'aan het eind van de ronde kwamen alle figuren uitgerust thuis: {player} heeft '
               '{right|0=geen|{right}|{right}} {units}, maar het verslag telt er {claimed}: {too}',
 'MA-ROUND-3.title': 'Opgerichte moais en pukao blijven',
 'MA-ROUND-3.law': 'Opgerichte moais en de pukao erop blijven de rest van het spel staan.',
 'MA-ROUND-3': 'opgerichte moais en pukao blijven staan: `{text}` kan niet',
 'MA-END-3.title': 'Pas na een volledige ronde',
 'MA-END-3.law': 'Het spel eindigt nooit midden in een ronde, zelfs niet als elk platform bezet is.',
 'MA-END-3': 'ronde {round} is nog niet afgelopen, dus het spel ook niet',
 'MA-SCORE-1.title': 'Offergaven',
 'MA-SCORE-1.law': 'De waarden van alle offergaven van de speler tellen, ook die van de '
                   'uitzonderlijke.',
 'MA-SCORE-1': '{player} heeft {right} {units}, niet {claimed}: {too}',
 'MA-SCORE-2.title': 'Grondstoffen',
 'MA-SCORE-2.law': 'Elke grondstof die een speler over heeft, is 1 punt waard.',
 'MA-SCORE-2': '{player} krijgt {right} voor grondstoffen, niet {claimed}: {too}',
 'MA-SCORE-3.title': 'De tablet',
 'MA-SCORE-3.law': 'Een tablet die niet gebruikt is, is 3 punten waard.',
 'MA-SCORE-3': '{player} krijgt {right} voor de tablet, niet {claimed}: {too}',
 'MA-SCORE-4.title': 'De tegel Gunst',
 'MA-SCORE-4.law': 'De tegel Gunst is voor zijn bezitter 3 punten waard.',
 'MA-SCORE-4': '{player} krijgt {right} voor Gunst, niet {claimed}: {too}',
 'MA-SCORE-5.title': 'Niets anders levert punten op',
 'MA-SCORE-5.law': 'Moais, pukao, verbeteringen en andere tegels zijn niets waard.',
 'MA-SCORE-5': 'alleen offergaven, grondstoffen, de tablet en Gunst leveren punten op: {player} heeft '
               'geen punten voor iets anders, niet {claimed}',
 'MA-SCORE-6.title': 'Het hoogste totaal wint',
 'MA-SCORE-6.law': 'De speler met het hoogste totaal wint.',
 'MA-SCORE-6.winner': '{winners} {winners|wint|winnen}; de totalen zijn {totals}',
 'MA-SCORE-6.total': 'het totaal van {player} is {right}, niet {written}: {too}',
 'MA-SCORE-6.count': 'de uitslag heeft {written} totalen voor {right} spelers',
 'MA-SCORE-7.title': 'Bij een gelijke stand wordt de overwinning gedeeld',
 'MA-SCORE-7.law': 'Spelers met een gelijk hoogste totaal winnen samen; niets anders geeft de '
                   'doorslag.',
 'MA-SCORE-7': '{winners} delen de overwinning; de totalen zijn {totals}',
 'MA-TAB-1.title': 'Een tablet wordt één keer gebruikt',
 'MA-TAB-1.law': 'Een speler gebruikt zijn eigen tablet en legt die na gebruik af.',
 'MA-TAB-1': '{player} heeft de tablet al gebruikt',
 'MA-TAB-3.title': 'Tablet en Luxe',
 'MA-TAB-3.law': 'In de Spaanse spelregels mag Luxe niet gekopieerd worden. In de Franse werkt de '
                 'kopie voor één bekroning.',
 'MA-TAB-3': 'de tablet kan Luxe niet kopiëren',
 'MA-TAB-4.title': 'Tablet en Gunst',
 'MA-TAB-4.law': 'Gunst heeft geen werking die men kan spelen, dus er valt niets te kopiëren.',
 'MA-TAB-4': 'Gunst levert alleen aan het eind van het spel punten op, dus de tablet heeft niets te '
             'kopiëren',
 'MA-AHU-2.title': 'In de eigen beurt',
 'MA-AHU-2.law': 'Een speler speelt tegels in zijn eigen beurt. Omscholing en Helpende hand mogen ook '
                 'tussen de stappen van een ronde gespeeld worden.',
 'MA-AHU-2.turn': '{due} is aan de beurt, dus {player} mag {tile} niet spelen',
 'MA-AHU-2.passed': '{player} heeft gepast en krijgt in deze ronde geen beurt meer',
 'MA-AHU-3.title': 'Gespeelde tegels worden afgelegd',
 'MA-AHU-3.law': 'Een tegel die gespeeld is, gaat in de doos. Luxe en Gunst blijven bij hun bezitter.',
 'MA-AHU-3': 'de tegel {tile} van {player} is in ronde {round} al gebruikt',
 'MA-AHU-1.title': 'Een eigen tegel',
 'MA-AHU-1.law': 'Een speler speelt alleen tegels die hij bij het oprichten genomen of vóór het spel '
                 'gekozen heeft, en die hij nog niet gebruikt heeft.',
 'MA-AHU-1': '{player} heeft geen tegel {tile}',
 'MA-TAB-2.title': 'Een gekopieerde tegel wordt meteen gespeeld',
 'MA-TAB-2.law': 'De tablet kan elke tegel van het spel kopiëren, op een moment waarop die tegel zelf '
                 'gespeeld zou mogen worden.',
 'MA-TAB-2': 'de tablet kan {tile} alleen kopiëren wanneer die tegel gespeeld zou mogen worden: {when}',
 'MA-AHU-4.title': 'Zoveel tegels als men wil',
 'MA-AHU-4.law': 'Er is geen grens aan het aantal tegels dat een speler heeft of speelt. Bij dezelfde '
                 'moai mogen er meer gespeeld worden.',
 'MA-AHU-4': 'aan deze tafel mag er bij een moai maar één bonustegel gespeeld worden, niet {number}',
 'MA-REST-1.title': 'Rust',
 'MA-REST-1.law': 'In een beurt van fase 3 zet de speler een van zijn eigen vermoeide dragers '
                  'overeind, op dezelfde plaats.',
 'MA-REST-1.phase': 'Rust wordt in fase 3 gespeeld',
 'MA-REST-1.rested': 'op {space} is geen {figure|vermoeide|vermoeid} {figure}',
 'MA-REST-1.moved': 'Rust zet een figuur overeind, maar verplaatst die niet',
 'MA-REST-1.rival': 'de figuur op {space} is van {owner}',
 'MA-REST-1.unknown': 'het bord heeft geen veld {space}',
 'MA-BARTER-1.title': 'Ruilhandel: wat er gegeven wordt',
 'MA-BARTER-1.law': 'De speler geeft precies drie van zijn grondstoffen, in de Spaanse spelregels alle '
                    'drie van één soort.',
 'MA-BARTER-1.number': 'bij een ruilhandel worden precies {right} grondstoffen gegeven, niet {number}',
 'MA-BARTER-1.owned': '{player} heeft {owned}, maar geeft {given} in deze ruilhandel',
 'MA-BARTER-1.exchange': 'na deze ruilhandel zou {player} de wissel die moet volgen niet kunnen '
                         'betalen',
 'MA-BARTER-1.kind': 'bij een ruilhandel zijn de drie gegeven grondstoffen van één soort, niet {given}',
 'MA-BARTER-2.title': 'Ruilhandel: wat er ontvangen wordt',
 'MA-BARTER-2.law': 'De speler ontvangt precies drie grondstoffen, in de Spaanse spelregels van één '
                    'andere soort. Wat niet meer op een spoor past, vervalt.',
 'MA-BARTER-2.number': 'bij een ruilhandel worden precies {right} grondstoffen ontvangen, niet '
                       '{number}',
 'MA-BARTER-2.kind': 'bij een ruilhandel zijn de drie ontvangen grondstoffen van één andere soort, '
                     'niet {got}',
 'MA-ECON-1.title': 'Besparing',
 'MA-ECON-1.law': 'Besparing wordt alleen bij een bekroning gespeeld. De wissel kost dan twee '
                  'grondstoffen in plaats van vier. Een tweede Besparing verandert niets.',
 'MA-ECON-1.when': 'Besparing wordt bij een bekroning gespeeld: schrijf `met besparing` achter de '
                   'pukao',
 'MA-ECON-1.twice': 'een tweede Besparing verlaagt de prijs niet verder',
 'MA-ECON-1.four': 'aan deze tafel moet {player} de volle prijs van {right} grondstoffen bezitten, '
                   'maar {player} heeft er {number}',
 'MA-ECON-1.exchange': 'met Besparing zou {player} geen enkele offergave kunnen betalen die nog over '
                       'is',
 'MA-ECON-2.title': 'Besparing bij een bijl',
 'MA-ECON-2.law': 'Met Besparing kost een bijl twee verschillende grondstoffen.',
 'MA-ECON-2': 'met Besparing kost een bijl twee verschillende grondstoffen, niet {spent}',
 'MA-OPUL-1.title': 'Weelde',
 'MA-OPUL-1.law': 'Weelde wordt alleen gespeeld als de speler een moai opricht. Dat geeft drie extra '
                  'grondstoffen van dezelfde soorten.',
 'MA-OPUL-1.when': 'Weelde wordt alleen gespeeld als de speler een moai opricht en grondstoffen krijgt',
 'MA-OPUL-1.amount': 'een {moai} met {tiles} geeft {player} {due} ({sum}), niet {written}',
 'MA-OPUL-1.room': 'een {moai} met {tiles} geeft {player} {due} ({sum}), waarvan er '
                   '{room|0=geen|{room}|{room}} op de sporen {room|past|passen}, niet {written}',
 'MA-SUPP-1.title': 'Toeslag',
 'MA-SUPP-1.law': 'Toeslag wordt alleen gespeeld als de speler een moai opricht. Dat geeft twee extra '
                  'grondstoffen van dezelfde soorten.',
 'MA-SUPP-1.when': 'Toeslag wordt alleen gespeeld als de speler een moai opricht en grondstoffen '
                   'krijgt',
 'MA-SUPP-1.amount': 'een {moai} met {tiles} geeft {player} {due} ({sum}), niet {written}',
 'MA-SUPP-1.room': 'een {moai} met {tiles} geeft {player} {due} ({sum}), waarvan er '
                   '{room|0=geen|{room}|{room}} op de sporen {room|past|passen}, niet {written}',
 'MA-LUX-1.title': 'Luxe',
 'MA-LUX-1.law': 'Bij een bekroning mag de bezitter een uitzonderlijke offergave van die soort nemen '
                 'in plaats van de gewone.',
 'MA-LUX-1.none': '{player} heeft geen tegel Luxe en mag dus geen uitzonderlijke offergave nemen',
 'MA-LUX-1.both': 'een uitzonderlijke offergave komt in plaats van de gewone; een speler neemt ze niet '
                  'allebei',
 'MA-LUX-1.artist': 'aan deze tafel werkt Kunstenaar niet voor uitzonderlijke offergaven',
 'MA-LUX-1.economy': 'aan deze tafel werkt Besparing niet voor uitzonderlijke offergaven',
 'MA-LUX-1.played': 'Luxe wordt niet gespeeld: de tegel werkt voor zijn bezitter vanaf het moment dat '
                    'hij genomen is',
 'MA-LUX-2.title': 'Uitzonderlijke offergaven die over zijn',
 'MA-LUX-2.law': 'Alleen uitzonderlijke offergaven die nog over zijn kunnen genomen worden, van twee '
                 'van een soort de bovenste.',
 'MA-LUX-2.empty': 'er is geen uitzonderlijke {kind} meer over',
 'MA-LUX-2.top': 'de bovenste uitzonderlijke {kind} is {right} waard, niet {written}',
 'MA-FAV-1.title': 'Gunst',
 'MA-FAV-1.law': 'Gunst kan niet gespeeld worden. De bezitter houdt de tegel, en aan het eind levert '
                 'die punten op.',
 'MA-FAV-1': 'Gunst wordt tot het eind bewaard en kan niet gespeeld worden',
 'MA-IMPR-4.title': 'Elke verbetering één keer',
 'MA-IMPR-4.law': 'Een speler kan elke verbetering maar één keer bouwen.',
 'MA-IMPR-4': '{player} heeft de verbetering {improvement:title} al gebouwd',
 'MA-IMPR-3.title': 'Hoogstens drie verbeteringen',
 'MA-IMPR-3.law': 'Een speler bouwt hoogstens drie van de vier verbeteringen.',
 'MA-IMPR-3': '{player} heeft al drie verbeteringen gebouwd, en een vierde mag niet',
 'MA-IMPR-1.title': 'In de eigen beurt',
 'MA-IMPR-1.law': 'Een speler mag op elk moment van zijn eigen beurt verbeteringen bouwen, in elke '
                  'fase, ook in de beurt waarin hij past.',
 'MA-IMPR-1.turn': '{due} is aan de beurt, dus {player} mag de verbetering {improvement:title} nu niet '
                   'bouwen',
 'MA-IMPR-1.passed': '{player} heeft gepast, dus in deze ronde is het te laat om de verbetering '
                     '{improvement:title} te bouwen',
 'MA-IMPR-1.passing': 'aan deze tafel koopt en speelt een speler niets in de beurt waarin hij past',
 'MA-IMPR-1.capping': 'aan deze tafel mag er tussen een bekroning en de wissel niets gekocht worden',
 'MA-IMPR-1.exchange': 'na deze aankoop zou {player} de wissel die moet volgen niet kunnen betalen',
 'MA-IMPR-2.title': 'De prijs van een verbetering',
 'MA-IMPR-2.law': 'Vrome kost 2 riet, Kunstenaar 2 eieren, Geliefd 2 hout en Opperhoofd 3 parels. Met '
                  'andere grondstoffen kan niet betaald worden.',
 'MA-IMPR-2.price': 'de verbetering {improvement:title} kost {right}, niet {written}',
 'MA-IMPR-2.owned': 'de verbetering {improvement:title} kost {right}, maar {player} heeft {owned}',
 'MA-IMPR-5.title': 'Meer in één beurt',
 'MA-IMPR-5.law': 'Een speler mag in één beurt meer verbeteringen bouwen, zolang elke betaald wordt.',
 'MA-IMPR-6.title': 'Verbeteringen werken vanaf de aankoop',
 'MA-IMPR-6.law': 'Een verbetering werkt vanaf de aankoop tot het eind van het spel. Ze wordt nooit '
                  'teruggegeven.',
 'MA-IMPR-6.late': 'Vrome werkt op het moment van een opbrengst, niet achteraf: `{text}` kan niet',
 'MA-IMPR-6.back': 'een verbetering wordt nooit teruggegeven: `{text}` kan niet',
 'MA-FERV-1.title': 'Vrome',
 'MA-FERV-1.law': 'Als de speler een moai opricht, mag elke grondstof die hij krijgt van de '
                  'eerstvolgende hogere soort zijn. Een parel blijft een parel.',
 'MA-FERV-1.high': 'Vrome verhoogt een grondstof met één stap: {space} kan {kinds} geven, niet '
                   '{written}',
 'MA-FERV-1.path': 'Vrome werkt als de speler zelf een moai opricht, niet op wat {player} krijgt langs '
                   'de weg van een ander',
 'MA-FERV-1.base': 'aan deze tafel verhoogt Vrome de grondstoffen van bonustegels niet',
 'MA-ART-1.title': 'Kunstenaar',
 'MA-ART-1.law': 'Als de speler een moai bekroont, mag hij voor de prijs van een soort offergave de '
                 'eerstvolgende hogere soort nemen.',
 'MA-ART-1.high': 'Kunstenaar geeft alleen de eerstvolgende hogere soort, dus met {spent} is {kind:de} '
                  'niet te betalen',
 'MA-ART-1.economy': 'aan deze tafel gaan Kunstenaar en Besparing niet samen',
 'MA-POP-1.title': 'Geliefd',
 'MA-POP-1.law': 'De vijfde dorpeling komt meteen bij de speler in de hand. Net als de andere wordt '
                 'hij in een beurt van fase 1 geplaatst.',
 'MA-POP-1.phase': 'de nieuwe dorpeling wordt in fase 1 geplaatst, niet in {now}',
 'MA-POP-1.built': '{player} heeft de verbetering Geliefd niet gebouwd',
 'MA-POP-1.waits': 'aan deze tafel doet de nieuwe dorpeling van {player} pas de volgende ronde mee',
 'MA-PLACE-6.title': 'Een geplaatste figuur blijft staan',
 'MA-PLACE-6.law': 'In fase 1 wordt niets wat geplaatst is verplaatst, geruild of teruggenomen.',
 'MA-PLACE-6': 'een geplaatste figuur blijft staan: `{text}` kan niet',
 'MA-SORC-4.title': 'Elke tovenaar wordt één keer geplaatst',
 'MA-SORC-4.law': 'Elke speler plaatst de tovenaar één keer per ronde, op één ster.',
 'MA-SORC-4': 'de tovenaar van {player} is in deze ronde al geplaatst',
 'MA-PLACE-4.title': 'Alleen figuren uit de hand',
 'MA-PLACE-4.law': 'Een speler plaatst vier dorpelingen, of vijf met Geliefd. Figuren die in het dorp '
                   'wachten, kunnen niet geplaatst worden.',
 'MA-PLACE-4.villager': '{player} heeft alle {number} dorpelingen al geplaatst',
 'MA-PLACE-4.waits': 'de nieuwe dorpeling van {player} wacht op de volgende ronde',
 'MA-CHIEF-1.title': 'Voor het opperhoofd is de verbetering nodig',
 'MA-CHIEF-1.law': 'Het opperhoofd doet mee zodra de verbetering Opperhoofd gebouwd is, ook als dat in '
                   'dezelfde beurt is.',
 'MA-CHIEF-1': '{player} heeft de verbetering Opperhoofd niet gebouwd, dus het opperhoofd wacht in het '
               'dorp',
 'MA-CHIEF-4.title': 'Het opperhoofd één keer per ronde',
 'MA-CHIEF-4.law': 'Het opperhoofd wordt één keer per ronde geplaatst.',
 'MA-CHIEF-4': 'het opperhoofd van {player} is in deze ronde al geplaatst',
 'MA-PLACE-1.title': 'Eén figuur per beurt',
 'MA-PLACE-1.law': 'In een beurt van fase 1 plaatst een speler één dorpeling of de tovenaar, niet '
                   'allebei en geen twee dorpelingen.',
 'MA-PLACE-1.second': '{player} heeft in deze beurt al een figuur geplaatst',
 'MA-PLACE-1.deed': '`{text}` kan niet in fase 1',
 'MA-SORC-1.title': 'De tovenaar gaat naar het volgordespoor',
 'MA-SORC-1.law': 'In fase 1 wordt de tovenaar op een ster van het volgordespoor geplaatst en nergens '
                  'anders.',
 'MA-SORC-1': 'de tovenaar gaat naar een ster van het volgordespoor, niet naar {place}',
 'MA-TRAN-1.title': 'Een drager staat op een veld van het eiland',
 'MA-TRAN-1.law': 'Dorpelingen gaan naar elk veld van het eiland behalve de krater en de pukaogroeve, '
                  'of naar de moaigroeve.',
 'MA-TRAN-1.unknown': 'het bord heeft geen veld {space}',
 'MA-TRAN-1.column': 'het bord heeft geen veld {space}; een kolom van de moaigroeve schrijf je als '
                     '`groeve {space}`',
 'MA-TRAN-1.grey': '{space} is de {what}, waar alleen de grijze figuur staat',
 'MA-TRAN-1.star': 'een dorpeling gaat niet naar het volgordespoor',
 'MA-QUAR-1.title': 'Een beeldhouwer heeft een vrij vak nodig',
 'MA-QUAR-1.law': 'Een dorpeling in de groeve neemt een vrij vak van kolom 1, 2 of 3.',
 'MA-QUAR-1.column': 'de moaigroeve heeft geen kolom {column}, alleen de kolommen 1, 2 en 3',
 'MA-QUAR-1.full': 'kolom {column} heeft geen vrij vak',
 'MA-QUAR-1.slot': 'kolom {column} heeft geen vak {slot}, alleen de vakken 1 tot {number}',
 'MA-CHIEF-3.title': 'Het opperhoofd gaat onder een kolom',
 'MA-CHIEF-3.law': 'Het opperhoofd wordt in de moaigroeve geplaatst, onder een kolom naar keuze. Het '
                   'neemt geen vak in, en andere opperhoofden daar doen er niet toe.',
 'MA-CHIEF-3.place': 'het opperhoofd gaat onder een kolom van de moaigroeve, niet naar {place}',
 'MA-CHIEF-3.column': 'de moaigroeve heeft geen kolom {column}, alleen de kolommen 1, 2 en 3',
 'MA-CHIEF-3.slot': 'het opperhoofd staat onder kolom {column} en neemt geen vak in',
 'MA-SORC-2.title': 'Een vrije ster',
 'MA-SORC-2.law': 'Op een ster past één tovenaar, en de ster moet op het bord bestaan.',
 'MA-SORC-2.unknown': 'het volgordespoor heeft geen ster {star}, alleen de sterren 1 tot {number}',
 'MA-SORC-2.spare': 'aan deze tafel zijn alleen de eerste {number} sterren te gebruiken',
 'MA-SORC-2.taken': 'op ster {star} staat de tovenaar van {owner}',
 'MA-QUAR-2.title': 'Eén beeldhouwer per vak',
 'MA-QUAR-2.law': 'In een vak past één beeldhouwer, van wie dan ook. Een speler mag in een kolom '
                  'beeldhouwers in meer vakken hebben.',
 'MA-QUAR-2': 'in vak {slot} van kolom {column} staat al een beeldhouwer van {owner}',
 'MA-QUAR-3.title': 'Elke kolom in elke volgorde',
 'MA-QUAR-3.law': 'Een beeldhouwer mag in kolom 2 of 3 staan, ook als zijn speler er geen in kolom 1 '
                  'heeft. Misschien hakt hij dan niets.',
 'MA-TRAN-2.title': 'Niet op het veld van een tegenstander',
 'MA-TRAN-2.law': 'Een veld waarop een drager van een tegenstander staat, is gesloten.',
 'MA-TRAN-2': '{space} is gesloten: er staat een drager van {owner}',
 'MA-TRAN-3.title': 'Eigen figuren mogen een veld delen',
 'MA-TRAN-3.law': 'Op één veld mogen zoveel dragers van dezelfde speler staan als hij wil.',
 'MA-SORC-3.title': 'Eerste speler, eerste actie, eerste ster',
 'MA-SORC-3.law': 'De eerste speler van fase 1 mag niet beginnen met de tovenaar op de eerste ster.',
 'MA-SORC-3': '{player} is in deze ronde de eerste speler en mag dus niet met de tovenaar op ster 1 '
              'beginnen',
 'MA-RECON-1.title': 'Omscholing: het moment',
 'MA-RECON-1.law': 'Een speler speelt Omscholing nadat de totems verplaatst zijn en voordat hij hakt.',
 'MA-RECON-1.early': 'Omscholing wordt in fase 2 gespeeld, als de nieuwe volgorde vaststaat',
 'MA-RECON-1.carved': '{player} heeft gehakt, dus het is te laat voor Omscholing',
 'MA-RECON-1.others': 'aan deze tafel wordt Omscholing gespeeld voordat er iemand hakt',
 'MA-RECON-1.late': 'Omscholing wordt in fase 2 gespeeld, niet in fase 3',
 'MA-RECON-2.title': 'Omscholing: waarheen',
 'MA-RECON-2.law': 'De tovenaar gaat naar een kolom naar keuze, waar hij geen vak nodig heeft, of naar '
                   'een veld van het eiland zonder drager van een tegenstander.',
 'MA-RECON-2.rival': '{space} is gesloten: er staat een drager van {owner}',
 'MA-RECON-2.grey': '{space} is de {what}, waar alleen de grijze figuur staat',
 'MA-RECON-2.unknown': 'het bord heeft geen veld {space}',
 'MA-RECON-2.column': 'de moaigroeve heeft geen kolom {column}, alleen de kolommen 1, 2 en 3',
 'MA-RECON-2.star': 'Omscholing haalt de tovenaar van het volgordespoor, dus hij kan niet naar een '
                    'ster',
 'MA-RECON-2.again': 'de tovenaar van {player} heeft het volgordespoor in deze ronde al verlaten',
 'MA-REINF-1.title': 'Versterking: het moment',
 'MA-REINF-1.law': 'Een speler speelt Versterking als hij zelf aan de beurt is om te hakken, voordat '
                   'hij moais neemt.',
 'MA-REINF-1.phase': 'Versterking wordt in fase 2 gespeeld, als de speler zelf aan de beurt is om te '
                     'hakken',
 'MA-REINF-1.carved': '{player} heeft gehakt, dus het is te laat voor Versterking',
 'MA-REINF-2.title': 'Versterking: de werking',
 'MA-REINF-2.law': 'Het telt als één extra beeldhouwer in een kolom, alleen voor dit hakken. Er is '
                   'geen figuur die later verplaatst kan worden.',
 'MA-REINF-2.column': 'de moaigroeve heeft geen kolom {column}, alleen de kolommen 1, 2 en 3',
 'MA-REINF-2.virtual': 'de beeldhouwer van een Versterking is geen figuur en kan niet verplaatst '
                       'worden',
 'MA-REINF-2.position': 'de beeldhouwer van een Versterking is geen figuur en staat nergens',
 'MA-CARVE-3.title': 'Niets zonder kolom 1',
 'MA-CARVE-3.law': 'Een speler zonder beeldhouwer in kolom 1 neemt geen moai.',
 'MA-CARVE-3': '{player} heeft geen beeldhouwer in kolom 1 en kan dus geen moai nemen',
 'MA-CARVE-4.title': 'Alleen kleine moais zonder kolom 2',
 'MA-CARVE-4.law': 'Een speler zonder beeldhouwer in kolom 2 neemt alleen kleine moais, wat hij ook in '
                   'kolom 3 heeft.',
 'MA-CARVE-4': '{player} heeft geen beeldhouwer in kolom 2 en kan dus alleen kleine moais nemen, geen '
               '{moai:plural}',
 'MA-CARVE-2.title': 'Wat de beeldhouwers toelaten',
 'MA-CARVE-2.law': 'Voor een kleine moai is een beeldhouwer in kolom 1 nodig. Voor een middelgrote '
                   'komt er een tweede in kolom 2 bij, en voor een grote een derde in kolom 3.',
 'MA-CARVE-2.large': '{player} heeft geen beeldhouwer in kolom 3 en kan dus geen grote moai nemen',
 'MA-CARVE-2.chief': 'aan deze tafel helpt het opperhoofd onder kolom {column} alleen bij een {moai}',
 'MA-CARVE-6.title': 'Eén moai per beeldhouwer',
 'MA-CARVE-6.law': 'Elke beeldhouwer werkt maar aan één moai.',
 'MA-CARVE-6': '{player} heeft {carvers} beeldhouwers in de kolommen 1, 2 en 3, te weinig voor deze '
               'moais: {taken}',
 'MA-CARVE-5.title': 'Voorraad en vervanging',
 'MA-CARVE-5.law': 'Niemand neemt meer moais van een maat dan er in voorraad zijn. Men mag een '
                   'kleinere moai in plaats van een grotere nemen, nooit andersom.',
 'MA-CARVE-5': '{number|0=er is geen {moai} meer|er is nog {number} {moai}|er zijn nog {number} '
               '{moai:plural}} in voorraad, maar {player} neemt er {taken}',
 'MA-CARVE-7.title': 'Minder nemen mag',
 'MA-CARVE-7.law': 'Een speler mag minder of kleinere moais nemen dan de beeldhouwers toelaten.',
 'MA-CARVE-7.less': '{player} zou {most} {most|moai|moais} kunnen nemen en neemt er '
                    '{number|0=geen|{number}|{number}}',
 'MA-CARVE-7.all': 'aan deze tafel moet een speler zoveel mogelijk moais nemen: {player} zou er {most} '
                   'kunnen nemen en neemt er {number|0=geen|{number}|{number}}',
 'MA-HAND-1.title': 'Helpende hand: het moment',
 'MA-HAND-1.law': 'De tegel wordt gespeeld nadat iedereen gehakt heeft: vóór fase 3, of in een beurt '
                  'van de speler in fase 3.',
 'MA-HAND-1.early': 'Helpende hand mag pas gespeeld worden als {who} gehakt heeft',
 'MA-HAND-1.passed': '{player} heeft gepast, dus het is te laat voor Helpende hand',
 'MA-HAND-1.first': 'aan deze tafel wordt Helpende hand uiterlijk in de eerste beurt van de speler in '
                    'fase 3 gespeeld',
 'MA-HAND-4.title': 'Helpende hand: het opperhoofd',
 'MA-HAND-4.law': 'Het opperhoofd kan alleen verplaatst worden als de verbetering gebouwd is.',
 'MA-HAND-4.built': '{player} heeft de verbetering Opperhoofd niet gebouwd, dus het opperhoofd wacht '
                    'in het dorp',
 'MA-HAND-4.quarry': 'aan deze tafel verplaatst Helpende hand het opperhoofd alleen vanuit de groeve',
 'MA-HAND-2.title': 'Helpende hand: welke figuur',
 'MA-HAND-2.law': 'De speler verplaatst een eigen beeldhouwer uit de groeve, of die nu gehakt heeft of '
                  'niet, of zijn eigen opperhoofd.',
 'MA-HAND-2.island': 'Helpende hand verplaatst een beeldhouwer uit de groeve, geen figuur van {space}',
 'MA-HAND-2.none': '{player} heeft geen {figure} {place}',
 'MA-HAND-2.sorcerer': 'aan deze tafel verplaatst Helpende hand de tovenaar niet',
 'MA-HAND-3.title': 'Helpende hand: waarheen',
 'MA-HAND-3.law': 'De figuur gaat naar een veld van het eiland zonder drager van een tegenstander, '
                  'maar niet naar de krater of de pukaogroeve.',
 'MA-HAND-3.rival': '{space} is gesloten: er staat een drager van {owner}',
 'MA-HAND-3.grey': '{space} is de {what}, waar alleen de grijze figuur staat',
 'MA-HAND-3.unknown': 'het bord heeft geen veld {space}',
 'MA-TURN-1.title': 'Vervoeren of passen',
 'MA-TURN-1.law': 'In elke beurt van fase 3 vervoert een speler één ding of past hij. Tegels en '
                  'aankopen komen daar niet voor in de plaats.',
 'MA-TURN-1.neither': '{player} heeft in deze beurt niets vervoerd en ook niet gepast',
 'MA-TURN-1.both': '{player} heeft in deze beurt iets vervoerd en mag dus niet passen',
 'MA-TURN-1.deed': '`{text}` kan niet in fase 3',
 'MA-TURN-2.title': 'Eén vervoer per beurt',
 'MA-TURN-2.law': 'In een beurt vervoert een speler één moai of één pukao. Ook met Rust of het '
                  'opperhoofd mag er niet nog een.',
 'MA-TURN-2.moai': '{player} heeft in deze beurt al een moai vervoerd',
 'MA-TURN-2.pukao': '{player} heeft in deze beurt al een pukao vervoerd',
 'MA-ROUND-2.title': 'Moais die niet opgericht zijn, gaan terug naar de voorraad',
 'MA-ROUND-2.law': 'Aan het eind van een ronde gaan moais die genomen en niet opgericht zijn terug '
                   'naar de voorraad.',
 'MA-ROUND-2': 'de {moai} van {player} is aan het eind van de vorige ronde teruggegaan naar de '
               'voorraad',
 'MA-PATH-7.title': 'Een moai die de speler in deze ronde genomen heeft',
 'MA-PATH-7.law': 'Een speler kan alleen een moai vervoeren die hij in deze ronde genomen en nog niet '
                  'opgericht heeft.',
 'MA-PATH-7.some': '{player} heeft in deze ronde geen {moai} te vervoeren, alleen deze: {held}',
 'MA-PATH-7.none': '{player} heeft in deze ronde geen {moai} te vervoeren, en ook geen andere moai',
 'MA-CAP-1.title': 'Er is nog een pukao',
 'MA-CAP-1.law': 'Een pukao komt uit de voorraad op het moment dat hij vervoerd wordt.',
 'MA-CAP-1': 'alle {number} pukao zijn op',
 'MA-PATH-1.title': 'Het juiste begin',
 'MA-PATH-1.law': 'Moais vertrekken vanuit de krater, pukao vanuit de pukaogroeve.',
 'MA-PATH-1.moai': 'een moai vertrekt vanuit de krater, {right}, niet vanaf {written}',
 'MA-PATH-1.pukao': 'een pukao vertrekt vanuit de pukaogroeve, {right}, niet vanaf {written}',
 'MA-PATH-2.title': 'Een weg zonder onderbreking',
 'MA-PATH-2.law': 'Elk veld van een weg heeft een zijde gemeen met het vorige.',
 'MA-PATH-2.gap': '{one} en {two} hebben geen zijde gemeen',
 'MA-PATH-2.untold': 'de weg van {one} naar {two} ontbreekt; noem de velden ertussen, bijvoorbeeld '
                     '`via {way}`',
 'MA-PATH-2.unknown': 'het bord heeft geen veld {space}',
 'MA-PATH-3.title': 'Een drager op elk veld',
 'MA-PATH-3.law': 'Op elk veld van een weg staat een grijze figuur of een drager van een van de '
                  'spelers, moe of niet.',
 'MA-PATH-3': 'op {space} staat niemand, dus daar kan niets over vervoerd worden',
 'MA-PATH-5.title': 'Geen veld twee keer',
 'MA-PATH-5.law': 'Een weg gaat niet twee keer over hetzelfde veld.',
 'MA-PATH-5': 'de weg gaat twee keer over {space}',
 'MA-PATH-6.title': 'Door de andere groeve',
 'MA-PATH-6.law': 'Een moai mag door de pukaogroeve, en een pukao door de krater. Niemand krijgt daar '
                  'iets.',
 'MA-PATH-6': 'aan deze tafel mag een {what} niet over {space}',
 'MA-PATH-4.title': 'Een weg eindigt met oprichten of bekronen',
 'MA-PATH-4.law': 'Een moai wordt helemaal tot een platform vervoerd, en een pukao helemaal tot een '
                  'moai.',
 'MA-PATH-4': 'een {what} kan niet op {space} blijven liggen: hij wordt helemaal vervoerd of helemaal '
              'niet',
 'MA-ERECT-1.title': 'Een vrij platform',
 'MA-ERECT-1.law': 'Een moai wordt opgericht op een ahu-platform waar nog geen moai staat.',
 'MA-ERECT-1.none': '{space} heeft geen ahu-platform',
 'MA-ERECT-1.taken': 'op {platform} staat al een moai',
 'MA-ERECT-1.full': 'op elk platform van {space} staat al een moai',
 'MA-ERECT-1.unknown': 'het bord heeft geen veld {space}',
 'MA-ERECT-2.title': 'Een eigen drager ter plaatse',
 'MA-ERECT-2.law': 'De speler heeft een drager op het veld waar de moai opgericht wordt.',
 'MA-ERECT-2.rival': 'op {space} staat een drager van {owner}, en {player} heeft er daar geen',
 'MA-ERECT-2.nobody': '{player} heeft geen drager op {space}',
 'MA-ERECT-2.figure': '{figure:de} van {player} staat niet op {space}',
 'MA-ERECT-3.title': 'Een uitgeruste drager',
 'MA-ERECT-3.law': 'Minstens een van de dragers van de speler daar is niet moe. Het opperhoofd is dat '
                   'nooit.',
 'MA-ERECT-3.all': 'alle figuren van {player} op {space} zijn moe',
 'MA-ERECT-3.figure': '{figure:de} van {player} op {space} is moe',
 'MA-ERECT-4.title': 'De ahu-tegel wordt genomen',
 'MA-ERECT-4.law': 'De speler neemt de tegel van het gebruikte platform, geen andere en niet meer.',
 'MA-ERECT-4.other': 'de tegel van {platform} is {right}, niet {written}',
 'MA-ERECT-4.none': 'de tegel van {platform} moet genomen worden',
 'MA-ERECT-4.many': 'er wordt maar één tegel genomen, die van {platform}',
 'MA-ERECT-4.lowest': 'aan deze tafel wordt eerst het vrije platform met het laagste nummer gebruikt: '
                      '{platform}',
 'MA-ERECT-4.unwritten': '{space} heeft vrije platforms met verschillende tegels, {choices}; schrijf '
                         'welk platform is gebruikt, bijvoorbeeld `naar {platform}`',
 'MA-ERECT-5.title': 'De stappen op volgorde',
 'MA-ERECT-5.law': 'Eerst neemt de speler de tegel, dan wordt de moai opgericht, krijgt hij de '
                   'grondstoffen en wordt de figuur moe. De nieuwe tegel mag voor deze opbrengst '
                   'gebruikt worden.',
 'MA-ERECT-5.late': '{tile} komt te laat, na de opbrengst: schrijf `met {tile}` achter de moai',
 'MA-ERECT-5.now': 'aan deze tafel mag de tegel die net genomen is niet voor dezelfde moai gebruikt '
                   'worden',
 'MA-ERECT-7.title': 'De soort van de opbrengst',
 'MA-ERECT-7.law': 'De opbrengst is van de soorten die op het veld gedrukt staan, of met Vrome één '
                   'stap hoger.',
 'MA-ERECT-7.kind': '{space} geeft {kinds}, niet {written}',
 'MA-ERECT-7.unwritten': '{space} geeft {kinds}; schrijf wat er genomen is, zoals `-> {name} {one}`',
 'MA-ERECT-7.split': 'aan deze tafel zijn alle grondstoffen die een moai oplevert van één soort',
 'MA-ERECT-6.title': 'Het aantal grondstoffen',
 'MA-ERECT-6.law': 'Een kleine moai levert 1 grondstof op, een middelgrote 3, een grote 5.',
 'MA-ERECT-6': 'een {moai} levert {right} op, maar {player} neemt er {written} op {space}',
 'MA-ERECT-8.title': 'De volle opbrengst wordt genomen',
 'MA-ERECT-8.law': 'De speler neemt het volle aantal grondstoffen, behalve wat niet meer op het spoor '
                   'past.',
 'MA-ERECT-8.amount': 'een {moai} levert {right} op, maar {player} neemt er {written} op {space}',
 'MA-ERECT-8.room': 'een {moai} levert {right} op, waarvan er {room|0=geen|{room}|{room}} op de sporen '
                    'van {player} {room|past|passen}, maar {player} neemt er {written} op {space}',
 'MA-ERECT-9.title': 'Het eind van het spoor bij het oprichten',
 'MA-ERECT-9.law': 'Wat niet meer op een spoor past, vervalt.',
 'MA-ERECT-9': 'bij {player} eindigt het spoor voor {kind:plural} bij {most}: er kan {right|0=niets '
               'meer|nog maar {right}|nog maar {right}} bij, niet {written}',
 'MA-TIRE-1.title': 'Het opperhoofd wordt nooit moe',
 'MA-TIRE-1.law': 'Als drager kan het opperhoofd in elke beurt oprichten of bekronen, want het wordt '
                  'nooit moe.',
 'MA-TIRE-1': 'het opperhoofd wordt nooit moe',
 'MA-ERECT-10.title': 'Eén drager wordt moe',
 'MA-ERECT-10.law': 'Alleen de figuur die de moai opgericht heeft, wordt moe. Die wordt ter plaatse '
                    'neergelegd.',
 'MA-ERECT-10.place': 'alleen figuren op het eiland worden moe',
 'MA-ERECT-10.many': 'alleen de figuur die de moai opgericht heeft wordt moe, geen {number} figuren',
 'MA-ERECT-10.none': 'van het oprichten van een moai wordt de figuur van {player} op {space} moe',
 'MA-ERECT-10.other': '{right:de} heeft de moai opgericht, dus {right:de} wordt moe, niet {written:de}',
 'MA-ERECT-10.chief': 'het opperhoofd heeft de moai opgericht en wordt nooit moe, dus niemand wordt '
                      'moe',
 'MA-CAP-2.title': 'De weg van een pukao',
 'MA-CAP-2.law': 'Een pukao wordt vanuit de pukaogroeve vervoerd zoals een moai vanuit de krater.',
 'MA-CAP-3.title': 'Een moai zonder pukao',
 'MA-CAP-3.law': 'Een pukao gaat op een moai van het veld die er nog geen heeft, wie die moai ook '
                 'opgericht heeft en in welke ronde ook.',
 'MA-CAP-3.none': 'op {space} staat geen moai',
 'MA-CAP-3.capped': 'de moai op {platform} heeft al een pukao',
 'MA-CAP-3.round': 'aan deze tafel mag een moai niet bekroond worden in de ronde waarin hij opgericht '
                   'is',
 'MA-CAP-3.unknown': 'het bord heeft geen veld {space}',
 'MA-CAP-4.title': 'Een eigen drager bij de moai',
 'MA-CAP-4.law': 'De speler heeft een drager op het veld van de moai.',
 'MA-CAP-4.rival': 'op {space} staat een drager van {owner}, en {player} heeft er daar geen',
 'MA-CAP-4.nobody': '{player} heeft geen drager op {space}',
 'MA-CAP-4.figure': '{figure:de} van {player} staat niet op {space}',
 'MA-CAP-5.title': 'Een uitgeruste drager bij de moai',
 'MA-CAP-5.law': 'Minstens een van de dragers van de speler daar is niet moe.',
 'MA-CAP-5.all': 'alle figuren van {player} op {space} zijn moe',
 'MA-CAP-5.figure': '{figure:de} van {player} op {space} is moe',
 'MA-CAP-6.title': 'Er moet een wissel mogelijk zijn',
 'MA-CAP-6.law': 'Een moai mag alleen bekroond worden als de speler daarna een offergave kan betalen '
                 'die nog over is. Tegels die in deze beurt gespeeld zijn, tellen mee.',
 'MA-CAP-6.few': '{player} heeft {owned}, maar de wissel kost {number} grondstoffen',
 'MA-CAP-6.piles': '{player} heeft {owned}, en daarmee is geen offergave te betalen die nog over is',
 'MA-CAP-6.economy': '{player} heeft {owned}, en daarmee is een offergave alleen met Besparing te '
                     'betalen; {player} heeft die, dus schrijf `met besparing` achter de pukao als die '
                     'gespeeld is',
 'MA-CAP-7.title': 'Bekronen maakt moe',
 'MA-CAP-7.law': 'De figuur die de moai bekroond heeft, wordt moe, behalve als het het opperhoofd is.',
 'MA-CAP-7.none': 'van het bekronen van een moai wordt de figuur van {player} op {space} moe',
 'MA-CAP-7.many': 'alleen de figuur die de moai bekroond heeft wordt moe, geen {number} figuren',
 'MA-CAP-7.other': '{right:de} heeft de moai bekroond, dus {right:de} wordt moe, niet {written:de}',
 'MA-CAP-7.chief': 'het opperhoofd heeft de moai bekroond en wordt nooit moe, dus niemand wordt moe',
 'MA-GAIN-2.title': 'Eigen velden en grijze velden leveren niets op',
 'MA-GAIN-2.law': 'De speler die vervoert, krijgt onderweg niets, en de grijze figuren krijgen nooit '
                  'iets.',
 'MA-GAIN-2.own': '{space} is een eigen veld van {player} op de weg, en levert {player} niets op',
 'MA-GAIN-2.way': '{player} vervoert en krijgt dus onderweg niets',
 'MA-GAIN-2.grey': 'op {space}, waar een grijze figuur staat, krijgt niemand iets',
 'MA-GAIN-2.off': '{player} heeft geen drager op deze weg',
 'MA-GAIN-2.beside': '{space} ligt niet op deze weg, dus {player} krijgt er niets voor',
 'MA-GAIN-7.title': 'Een pukao levert één riet op',
 'MA-GAIN-7.law': 'Bij een pukao levert elk veld met een drager van een tegenstander één riet op, wat '
                  'er ook op gedrukt staat.',
 'MA-GAIN-7': 'bij een pukao krijgt {player} {right} voor {spaces}, maar het verslag zegt: {written}',
 'MA-GAIN-1.title': 'Tegenstanders krijgen iets langs de weg van een moai',
 'MA-GAIN-1.law': 'Voor elk veld van de weg met een drager van een tegenstander krijgt de eigenaar van '
                  'die drager wat er op het veld gedrukt staat.',
 'MA-GAIN-1.amount': '{player} krijgt {right} voor {spaces}, maar het verslag zegt: {written}',
 'MA-GAIN-1.carrier': 'de opbrengst van {space} gaat naar {owner}, niet naar {player}',
 'MA-GAIN-5.title': 'Ook vermoeide dragers leveren op',
 'MA-GAIN-5.law': 'Ook vermoeide dragers dragen en leveren op, net als die van spelers die gepast '
                  'hebben.',
 'MA-GAIN-5': '{player} krijgt {right} op {space}, ook als de figuur moe is of de eigenaar gepast '
              'heeft',
 'MA-GAIN-3.title': 'Eén keer per veld',
 'MA-GAIN-3.law': 'Een veld levert maar één keer iets op, hoeveel dragers een speler daar ook heeft.',
 'MA-GAIN-3': '{space} levert {player} maar één keer iets op, {right}, niet één keer voor elk van de '
              '{number} figuren',
 'MA-GAIN-4.title': 'De eigenaar kiest',
 'MA-GAIN-4.law': 'Waar een veld keuze biedt, krijgt de eigenaar van de drager een van de '
                  'mogelijkheden. Het verslag zegt welke.',
 'MA-GAIN-4.unwritten': '{space} biedt {player} {choices}; schrijf welke, zoals `-> {name} {one}`',
 'MA-GAIN-4.both': '{space} geeft {player} {choices}, niet {written}',
 'MA-GAIN-4.full': 'aan deze tafel wordt een soort met een vol spoor niet gekozen zolang er bij een '
                   'andere plaats is',
 'MA-GAIN-6.title': 'Het eind van het spoor',
 'MA-GAIN-6.law': 'Wat niet meer op een spoor past, vervalt. Het wordt geen andere soort.',
 'MA-GAIN-6.track': 'bij {player} eindigt het spoor voor {kind:plural} bij {most}: {player} krijgt '
                    '{room|0=niets|{right}|{right}}, niet {written}',
 'MA-GAIN-6.kind': 'bij {player} eindigt het spoor voor {kind:plural} bij {most}, en wat er niet bij '
                   'kan, wordt geen andere grondstof: {player} krijgt {room|0=niets|{right}|{right}}, '
                   'niet {written}',
 'MA-EXCH-1.title': 'Precies één wissel',
 'MA-EXCH-1.law': 'Op elke bekroning volgt in dezelfde beurt één wissel; anders is er geen.',
 'MA-EXCH-1.none': 'voor een wissel is eerder in dezelfde beurt een bekroning nodig, en die was er '
                   'niet',
 'MA-EXCH-1.again': '{player} heeft de wissel voor deze bekroning al gedaan',
 'MA-EXCH-1.two': 'een bekroning geeft één offergave, niet {number}',
 'MA-EXCH-1.missing': '{player} heeft een moai bekroond en moet nu wisselen',
 'MA-EXCH-2.title': 'Vier grondstoffen',
 'MA-EXCH-2.law': 'Een wissel kost vier grondstoffen, of twee met Besparing.',
 'MA-EXCH-2.number': 'de wissel kost {right} grondstoffen, niet {written}',
 'MA-EXCH-2.economy': 'zonder Besparing kost de wissel {right} grondstoffen, niet {written}; {player} '
                      'heeft een Besparing, dus schrijf `met besparing` achter de pukao als die '
                      'gespeeld is',
 'MA-EXCH-3.title': 'Alleen grondstoffen die de speler heeft',
 'MA-EXCH-3.law': 'Een speler kan alleen grondstoffen uitgeven die hij heeft.',
 'MA-EXCH-3': '{player} heeft {owned}, maar geeft {spent} uit',
 'MA-EXCH-4.title': 'De prijs per soort',
 'MA-EXCH-4.law': 'Een hut kost vier riet, een kip vier eieren, een bijl één grondstof van elke soort, '
                  'een boot vier hout en een ketting vier parels. Een hogere grondstof mag als een '
                  'lagere uitgegeven worden.',
 'MA-EXCH-4.price': 'met {spent} is {kind:de} niet te betalen: die kost {right} (of hogere '
                    'grondstoffen in plaats daarvan)',
 'MA-EXCH-4.highest': 'met {spent} is {kind:de} niet te betalen: die kost {right}',
 'MA-EXCH-4.kind': 'met {spent} is een uitzonderlijke offergave ({kind}) niet te betalen: die kost '
                   '{right}',
 'MA-EXCH-4.step': 'aan deze tafel mag een grondstof maar één stap verlaagd worden, dus met {spent} is '
                   '{kind:de} niet te betalen',
 'MA-EXCH-4.lowered': 'met {lowered} verlaagd is {kind:de} niet te betalen met {spent}',
 'MA-EXCH-7.title': 'Een lege stapel',
 'MA-EXCH-7.law': 'Als een stapel leeg is, kan die soort niet genomen worden, en niets komt ervoor in '
                  'de plaats.',
 'MA-EXCH-7': 'er is geen {kind} meer over',
 'MA-EXCH-6.title': 'De bovenste tegel',
 'MA-EXCH-6.law': 'De speler neemt de bovenste tegel van de stapel. Binnen een stapel is er geen '
                  'keuze.',
 'MA-EXCH-6': 'de bovenste {kind} is {right} waard, niet {written}',
 'MA-EXCH-8.title': 'Verlaagde grondstoffen worden uitgegeven',
 'MA-EXCH-8.law': 'Een grondstof die verlaagd wordt, wordt in dezelfde wissel uitgegeven.',
 'MA-EXCH-8': 'verlaagde grondstoffen moeten uitgegeven worden: {written} verlaagd, maar alleen '
              '{spent} uitgegeven',
 'MA-EXCH-5.title': 'Grondstoffen worden alleen bij een wissel verlaagd',
 'MA-EXCH-5.law': 'Bij de wissel na een bekroning mag een grondstof als een lagere tellen. Dat kan '
                  'nergens anders, en een grondstof telt nooit als een hogere.',
 'MA-EXCH-5.elsewhere': 'grondstoffen worden alleen bij een wissel verlaagd, niet voor {what}',
 'MA-EXCH-5.lowest': 'riet is de laagste grondstof en kan niet verlaagd worden',
 'MA-EXCH-9.title': 'Het veld doet er niet toe',
 'MA-EXCH-9.law': 'De wissel hangt niet af van wat er op het veld gedrukt staat, van de maat van de '
                  'moai of van wie hem opgericht heeft.'}
