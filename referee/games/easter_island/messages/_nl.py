"""Made by scripts/catalogues.py from nl.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'situation.hand': 'fiches in de hand: {hands}',
 'situation.empty': '{place} leeg',
 'situation.statue': '{point} ({player}, naar het {facing}en)',
 'situation.spent': '{sun} {player} gebruikt',
 'situation.ready': '{sun} {player} klaar',
 'situation.misses': 'de straal gaat naar het {direction}en en komt op zijn {number} kruispunten niets '
                     'tegen',
 'situation.strikes': 'de straal gaat naar het {direction}en en raakt {hits}',
 'situation.on-back': '{statue} in de rug',
 'situation.on-left': '{statue} links',
 'situation.on-front': '{statue} van voren',
 'situation.on-right': '{statue} rechts',
 'how.front': 'van voren geraakt',
 'how.back': 'in de rug geraakt',
 'how.last-turn': 'het laatste dat de straal afboog voordat die het eiland verliet',
 'how.second-side': 'een tweede keer geraakt, aan de andere kant',
 'how.only-turn': 'het enige dat de straal afboog voordat die het eiland verliet',
 'no-statue': 'geen beeld',
 'note.resigned': '{player} heeft opgegeven; de spelregels kennen dat einde niet',
 'how.not-over': 'het spel is nog niet afgelopen',
 'how.resigned': '{loser} heeft opgegeven',
 'how.none-left': 'geen van beide spelers heeft nog twee beelden',
 'how.one-left': '{loser} had nog maar één beeld',
 'how.majority': 'alle fiches zijn gebruikt, en {winner} heeft {most} {most|beeld|beelden} tegen '
                 '{least}',
 'how.last-placer': 'alle fiches zijn gebruikt, beiden hebben {each} {each|beeld|beelden}, en {winner} '
                    'plaatste het laatste',
 'moment.turn': 'beurt {turn}',
 'moment.action': 'beurt {turn}, actie {action}',
 'score.statue': '{point} {facing} (beeld {number})',
 'score.earlier': '{number} vóór de opgegeven stand',
 'label.statues': 'beelden op het eiland',
 'label.reserve': 'beelden in voorraad',
 'label.destroyed': 'beelden vernietigd',
 'label.hand': 'fiches in de hand',
 'label.ready': 'fiches klaar',
 'label.spent': 'fiches gebruikt',
 'label.latest': 'rangnummer van de laatste plaatsing',
 'score.unclear': '{number} op een plek die het verslag niet duidelijk maakt',
 'score.own-fire': '{point} (beeld {number}): beurt {turn}, straal van {player} uit {sun} (eigen '
                   'vuur), {rule}',
 'score.enemy-fire': '{point} (beeld {number}): beurt {turn}, straal van {player} uit {sun} '
                     '(vijandelijk vuur), {rule}',
 'score.none': 'geen',
 'score.setup': 'opstelling',
 'score.given': 'vóór de opgegeven stand',
 'cause.statue': 'beeld {number} op {point}',
 'tally.statues': 'Hoeveel beelden heeft {player} op het eiland?',
 'tally.statue-words': 'beeld, beelden, standbeeld, standbeelden, moai, moais',
 'tally.spent': 'Hoeveel zonnefiches van {player} zijn er gebruikt?',
 'tally.token-words': 'fiche, fiches, zonnefiche, zonnefiches, zonfiche, zonfiches',
 'tally.last': 'Wie heeft als laatste een beeld geplaatst?',
 'drawing.point': '{point}',
 'drawing.sun': 'zonnepositie {sun}, leeg',
 'drawing.statue': '{point}: beeld van {owner}, kijkt naar {facing}',
 'drawing.guessed': '{point}: beeld van {owner}; het verslag zegt niet waar het heen kijkt',
 'drawing.ready': '{sun}: zonnefiche van {owner}, klaar',
 'drawing.spent': '{sun}: zonnefiche van {owner}, gebruikt',
 'drawing.reserve': '{owner}, in voorraad: {count}',
 'drawing.hand': '{owner}, fiches in de hand: {count}',
 'drawing.destroyed': '{owner}, vernietigd: {count}',
 'drawing.in reserve': 'voorraad',
 'drawing.in hand': 'fiches',
 'drawing.lost': 'vernietigd',
 'drawing.in turn': '{name} is aan de beurt',
 'drawing.ray line': 'de straal uit {sun}',
 'drawing.ray goes': 'De straal uit {sun} gaat naar {way}.',
 'drawing.ray turns': 'Het beeld van {owner} op {point} buigt hem af naar {way}.',
 'drawing.ray destroys': 'Hij vernietigt het beeld van {owner} op {point}.',
 'drawing.ray leaves': 'Hij verlaat het eiland bij {sun} en vernietigt het laatste beeld dat hij '
                       'raakte: dat van {owner} op {point}.',
 'drawing.ray strikes nothing': 'Hij raakt niets en verlaat het eiland bij {sun}.',
 'drawing.older': '{mark} {name} (oudste)',
 'drawing.younger': '{mark} {name}',
 'drawing.legend': '^ > v < waar een beeld heen kijkt;  a+ b+ fiches klaar,  a* b* fiches gebruikt',
 'drawing.statues': 'beelden: {standing} op het eiland, {reserve} in voorraad, {lost} vernietigd',
 'drawing.tokens': 'fiches:  {hand} in de hand, {ready} klaar, {spent} gebruikt',
 'drawing.unplaced': ' (van {count} is de plaats onbekend)',
 'drawing.unplaced things': 'plaats onbekend: {statues} {statues|beeld|beelden}, {tokens} '
                            '{tokens|fiche|fiches}',
 'drawing.victim': 'vernietigd door de straal: beeld van {owner} op {point}',
 'drawing.setup': 'Opstelling: {placed} van de {all} beelden geplaatst, {name} plaatst het volgende',
 'drawing.position': 'Er wordt een stand opgegeven',
 'drawing.over': 'Het spel is afgelopen',
 'drawing.turn': 'Beurt {turn}: {name}, {done} van de {allowed} acties gedaan',
 'drawing.described': 'Easter Island. {turn}. {first}. {second}.',
 'drawing.described player': '{name}: beelden {statues}; {reserve} in voorraad, {lost} vernietigd; '
                             'zonnefiches {tokens}',
 'drawing.described statue': '{point} naar {facing}',
 'drawing.none': 'geen',
 'drawing.north': 'het noorden',
 'drawing.east': 'het oosten',
 'drawing.south': 'het zuiden',
 'drawing.west': 'het westen',
 'drawing.part set-up': 'Opstelling',
 'drawing.part play': 'Speelbeurten',
 'game.title': 'Easter Island',
 'expected._DESTROYED': 'wat de straal deed (`c3 vernietigd`, `niets vernietigd` of `raakt b4 d4`)',
 'expected.POINT': 'een kruispunt (a1 tot e5)',
 'expected.FACING': 'een kijkrichting (noord, oost, zuid of west)',
 'expected.SUN': 'een zonnepositie (N-a tot N-e, O-1 tot O-5, Z-a tot Z-e, W-1 tot W-5)',
 'expected.SUN_AWAY': 'een zonnepositie (N-a tot N-e, O-1 tot O-5, Z-a tot Z-e, W-1 tot W-5)',
 'expected.NUMBER': 'een getal',
 'expected.NUMBER_OF': 'een getal',
 'expected.WAY': 'een draairichting (links of rechts)',
 'expected.READY': '`klaar` of `gebruikt`',
 'aside.reflected by': '`{word}` wordt niet geschreven: noem op volgorde alle beelden die de straal '
                       'raakte, zoals in `{write}`',
 'aside.turned statue': '`{word}` kan een halve draai van een beeld zijn, `{write}`; een fiche schrijf '
                        'je met zijn positie, met een streepje',
 'aside.half turn': 'een halve slag schrijf je in graden: `{write}`',
 'aside.struck side': '`{word}` volgt uit de kant waar het beeld naar kijkt: laat het weg',
 'units.statues': '{number|beeld op het eiland|beelden op het eiland}',
 'units.reserve': '{number|beeld in voorraad|beelden in voorraad}',
 'units.destroyed': '{number|vernietigd beeld|vernietigde beelden}',
 'units.hand': '{number|fiche in de hand|fiches in de hand}',
 'units.ready': '{number|fiche dat klaar is|fiches die klaar zijn}',
 'units.spent': '{number|gebruikt fiche|gebruikte fiches}',
 'units.latest': '{number|plaatsing tot en met de laatste van deze speler|plaatsingen tot en met de '
                 'laatste van deze speler}',
 'edition.twilight-fr': 'Easter Island (Twilight Creations, Frans)',
 'ruling.passing.asks': 'Mag of moet een speler na de opening twee acties doen?',
 'ruling.passing.because': 'De tekst staat twee acties toe en eist ze nergens. De strengere keuzes '
                           'lopen nooit vast, want wie twee beelden heeft kan er altijd een draaien.',
 'ruling.passing.option.up-to-two': 'geen, één of twee acties',
 'ruling.passing.option.at-least-one': 'één of twee acties',
 'ruling.passing.option.exactly-two': 'altijd twee acties',
 'ruling.opening.asks': 'Mag de openingsbeurt leeg zijn?',
 'ruling.opening.because': 'De tekst zegt alleen dat de oudste speler begint met één actie.',
 'ruling.opening.option.exactly-one': 'in de openingsbeurt wordt die ene actie gedaan',
 'ruling.opening.option.at-most-one': 'in de openingsbeurt mag gepast worden',
 'ruling.turn-order.asks': 'Zijn de spelers strikt om de beurt aan zet?',
 'ruling.turn-order.because': 'De tekst laat dat alleen doorschemeren: de oudste begint, daarna heeft '
                              'ieder twee acties per beurt. Voor de opstelling staat het er '
                              'uitdrukkelijk.',
 'ruling.turn-order.option.alternate': 'de spelers zijn om en om aan de beurt',
 'ruling.first-player.asks': 'Wie begint als de leeftijden gelijk of onbekend zijn?',
 'ruling.first-player.because': 'Voor gelijke leeftijden is er geen regel. Geeft het verslag twee '
                                'verschillende leeftijden, dan worden die altijd gecontroleerd.',
 'ruling.first-player.option.as-recorded': 'de speler die de kop als eerste noemt',
 'ruling.first-player.option.ages-required': 'niemand: de kop moet twee verschillende leeftijden geven',
 'ruling.setup-zone.asks': 'Mogen de beelden van de opstelling overal staan?',
 'ruling.setup-zone.because': 'De tekst noemt geen gebied en staat de randen uitdrukkelijk toe.',
 'ruling.setup-zone.option.anywhere': 'elk vrij kruispunt',
 'ruling.edge-facing.asks': 'Mag een beeld op de rand van het eiland af kijken?',
 'ruling.edge-facing.because': 'De neus moet alleen langs een lijn wijzen, en elke lijn leidt naar een '
                               'zonnepositie.',
 'ruling.edge-facing.option.allowed': 'elk van de vier kijkrichtingen',
 'ruling.edge-facing.option.forbidden': 'geen beeld kijkt van het eiland af',
 'ruling.move-lines.asks': 'Mag een beeld schuin verplaatst worden?',
 'ruling.move-lines.because': 'In deze tekst is een lijn een lijn van het raster, net als bij '
                              'kijkrichtingen en stralen. Schuine lijnen komen er niet in voor.',
 'ruling.move-lines.option.orthogonal': 'langs rijen en kolommen',
 'ruling.move-lines.option.with-diagonals': 'ook schuin',
 'ruling.move-distance.asks': 'Hoe ver mag een beeld verplaatst worden?',
 'ruling.move-distance.because': 'De tekst noemt geen grens, en een verbod om over beelden heen te '
                                 'gaan zou zinloos zijn als het om één stap ging. Gepubliceerde '
                                 'besprekingen zeggen hetzelfde.',
 'ruling.move-distance.option.any': 'zo ver als men wil',
 'ruling.move-distance.option.one-step': 'één stap per keer',
 'ruling.pivot-270.asks': 'Is 270 graden draaien hetzelfde als 90 graden de andere kant op?',
 'ruling.pivot-270.because': 'De tekst noemt alleen 90 en 180 graden, maar wel naar beide kanten, en '
                             'alleen de nieuwe kijkrichting telt.',
 'ruling.pivot-270.option.as-90': '270 de ene kant op is 90 de andere kant op',
 'ruling.pivot-270.option.reject': '270 graden draaien mag niet',
 'ruling.token-face.asks': 'Welke kant van een fiche ligt verborgen als het gelegd wordt?',
 'ruling.token-face.because': 'Een fiche dat gevuurd heeft, wordt omgedraaid en toont zijn zon. '
                              'Daarvoor is de zon dus verborgen en de kleur van de eigenaar zichtbaar.',
 'ruling.token-face.option.colour-up': 'de zon is verborgen en de kleur van de eigenaar zichtbaar',
 'ruling.fresh-statue.asks': 'Wanneer verbiedt een beeld dat deze beurt geplaatst is een straal?',
 'ruling.fresh-statue.because': 'De tekst gebruikt een heel algemeen woord, en een beeld heeft pas met '
                                'een straal te maken als het geraakt wordt.',
 'ruling.fresh-statue.option.struck': 'zodra de straal het raakt',
 'ruling.fresh-statue.option.killed': 'alleen als de straal het zou vernietigen',
 'ruling.fresh-moved.asks': 'Telt een beeld van deze beurt nog als nieuw nadat het verplaatst of '
                            'gedraaid is?',
 'ruling.fresh-moved.because': 'De beperking gaat over het moment van plaatsen. Met twee acties per '
                               'beurt maakt het geen verschil.',
 'ruling.fresh-moved.option.still-fresh': 'ja',
 'ruling.fresh-moved.option.no-longer': 'nee',
 'ruling.turn-scope.asks': 'Is een beurt in de beperkingen voor het vuren de beurt van één speler of '
                           'van beide?',
 'ruling.turn-scope.because': 'Het begin van het hoofdstuk gebruikt hetzelfde woord voor de beurt van '
                              'één speler. Met de andere uitleg kon de jongste geen beeld raken dat de '
                              'oudste net geplaatst heeft.',
 'ruling.turn-scope.option.player-turn': 'de beurt van één speler',
 'ruling.turn-scope.option.round': 'de beurt van de oudste en die van de jongste daarna',
 'ruling.empty-fire.asks': 'Mag een fiche vuren langs een lijn zonder beeld?',
 'ruling.empty-fire.because': 'Geen enkele beperking noemt het. Mocht het niet, dan konden de zestien '
                              'fiches nooit allemaal gebruikt worden, want er kunnen hoogstens tien '
                              'beelden vernietigd worden.',
 'ruling.empty-fire.option.allowed': 'ja, en het fiche is gebruikt',
 'ruling.empty-fire.option.forbidden': 'nee',
 'ruling.end-check.asks': 'Is het spel afgelopen zodra een speler nog één beeld heeft, of aan het eind '
                          'van de beurt?',
 'ruling.end-check.because': 'De tekst laat het spel eindigen op het moment zelf, wat er ook in '
                             'voorraad is. Aan het eind van de beurt konden beide spelers één beeld '
                             'hebben, en dan won niemand.',
 'ruling.end-check.option.immediate': 'na elke straal',
 'ruling.end-check.option.end-of-turn': 'als de beurt voorbij is',
 'ruling.all-fired.asks': 'De tekst spreekt van een straal uit elk van twintig posities, maar er zijn '
                          'zestien fiches. Wanneer hebben ze allemaal gevuurd?',
 'ruling.all-fired.because': 'Tussen haakjes spreekt dezelfde zin van alle gelegde en omgedraaide '
                             'fiches. Letterlijk genomen zou het nooit kunnen gebeuren.',
 'ruling.all-fired.option.sixteen-tokens': 'als alle zestien fiches gebruikt zijn',
 'ruling.all-fired.option.literal-20': 'als er twintig gebruikt zijn, en dat gebeurt nooit',
 'ruling.all-fired-timing.asks': 'Eindigt het spel meteen bij het laatste fiche, of na de beurt?',
 'ruling.all-fired-timing.because': 'Het staat er net zo als het gewone einde. Anders kon een '
                                    'plaatsing daarna een gelijke stand beslissen.',
 'ruling.all-fired-timing.option.immediate': 'meteen',
 'ruling.all-fired-timing.option.end-of-turn': 'als de beurt voorbij is',
 'ruling.tie-break.asks': 'Telt de laatste plaatsing ook als het beeld vernietigd is, of bij de '
                          'opstelling hoorde?',
 'ruling.tie-break.because': 'De tekst spreekt alleen van het plaatsen van een beeld, zonder '
                             'voorwaarde, en ook beelden van de opstelling worden geplaatst.',
 'ruling.tie-break.option.any-placement': 'elke plaatsing telt',
 'ruling.tie-break.option.survivors-only': 'het laatst geplaatste van de beelden die nog staan',
 'ruling.resignation.asks': 'Mag een speler opgeven?',
 'ruling.resignation.because': 'De tekst kent maar twee manieren om te eindigen. Opgeven wordt '
                               'genoteerd, en het spel blijft onvoltooid.',
 'ruling.resignation.option.not-a-rule': 'nee: het wordt genoteerd, en het spel blijft onvoltooid',
 'ruling.resignation.option.accepted': 'ja, en de andere speler wint',
 'ruling.endless.asks': 'Wat stopt een spel dat zich herhaalt?',
 'ruling.endless.because': 'Geen enkele regel. Eindigt het verslag, dan is het spel onvoltooid.',
 'ruling.endless.option.no-limit': 'niets',
 'ruling.after-violation.asks': 'Wat gebeurt er na een actie die niet mag?',
 'ruling.after-violation.because': 'De tekst noemt geen straf en geen terugnemen. Meestal is er gewoon '
                                   'doorgespeeld, en een lezer wil elke fout zien.',
 'ruling.after-violation.option.as-played': 'het naspelen volgt wat er op tafel gedaan is',
 'ruling.after-violation.option.stop': 'het naspelen stopt en er is geen uitslag',
 'ruling.after-violation.option.skip': 'de actie wordt overgeslagen',
 'source.subtitle': 'ondertitel',
 'source.opening': 'opening',
 'source.implied': 'blijkt uit de tekst',
 'source.list of actions': 'lijst van acties',
 'source.action 1': 'actie 1',
 'source.action 2': 'actie 2',
 'source.action 3': 'actie 3',
 'source.action 4': 'actie 4',
 'source.action 5': 'actie 5',
 'source.actions 1 and 3': 'acties 1 en 3',
 'source.actions 2 and 5': 'acties 2 en 5',
 'source.1st point': '1e punt',
 'source.2nd point': '2e punt',
 'source.1st paragraph': '1e alinea',
 'source.condition 1': 'voorwaarde 1',
 'source.condition 2': 'voorwaarde 2',
 'source.condition 3': 'voorwaarde 3',
 'source.silence of the three conditions': 'de drie voorwaarden zeggen er niets over',
 'source.last lines': 'laatste regels',
 'source.last line': 'laatste regel',
 'source.2nd paragraph': '2e alinea',
 'source.arithmetic': 'rekenwerk',
 'source.last sentence': 'laatste zin',
 'source.distance from public reviews': 'afstand volgens gepubliceerde besprekingen',
 'EI-PLAYERS-1.title': 'Twee spelers, twee kleuren',
 'EI-PLAYERS-1.law': 'Er zijn precies twee spelers, met verschillende namen en verschillende kleuren. '
                     'Elke regel van het verslag is van een van beiden.',
 'EI-PLAYERS-1.count': "Easter Island is voor twee spelers, maar de kop noemt er {number} (zet komma's "
                       'tussen de namen)',
 'EI-PLAYERS-1.name': 'beide spelers heten {name}, dus niemand kan hun regels uit elkaar houden',
 'EI-PLAYERS-1.colour': '{first} en {second} spelen allebei met `{colour}`',
 'EI-PLAYERS-1.stranger': '{name} speelt niet mee: de spelers zijn {players}{hint}',
 'EI-FIRST-1.title': 'De oudste speler begint de opstelling',
 'EI-FIRST-1.law': 'Wie als eerste in de kop staat is de oudste en plaatst het eerste beeld. Geeft de '
                   'kop leeftijden, dan moeten die daarmee kloppen.',
 'EI-FIRST-1.turn': '{older} is de oudste en plaatst het eerste beeld, niet {player}',
 'EI-FIRST-1.ages': '{older} staat als eerste en dus als oudste in de kop, maar {older} is {first} en '
                    '{younger} is {second}',
 'EI-FIRST-1.missing': 'aan deze tafel moet de kop twee verschillende leeftijden geven',
 'EI-FIRST-1.asked': 'als `{said}` de leeftijd van {player} is, schrijf dan alleen het getal tussen '
                     'haakjes achter de naam: dan worden de leeftijden vergeleken',
 'EI-SETUP-2.title': 'De opstelling komt eerst, met alleen beelden',
 'EI-SETUP-2.law': 'Zolang er geen acht beelden staan, plaatsen de spelers alleen beelden: geen fiche, '
                   'niet draaien, niet verplaatsen, geen straal. In plaats van een opstelling mag een '
                   'stand opgegeven worden. Die is compleet voordat er gespeeld wordt.',
 'EI-SETUP-2.setup': 'de opstelling is niet klaar: {due} heeft {placed} van de {each} beelden '
                     'geplaatst',
 'EI-SETUP-2.position': 'de stand is niet compleet: schrijf wie met welke beurt begint',
 'EI-SETUP-2.late': 'een stand vervangt de opstelling en kan dus niet halverwege gegeven worden',
 'EI-SETUP-2.twice-statues': 'de beelden van {player} staan er al',
 'EI-SETUP-2.twice-tokens': 'deze fiches van {player} staan er al',
 'EI-SETUP-2.where': 'het spel gaat verder vanuit deze stand, dus schrijf waar elk beeld en elk fiche '
                     'is',
 'EI-SETUP-2.empty': 'schrijf `stand: einde` onder de beelden en fiches van beide spelers',
 'EI-SETUP-2.placer': 'alle fiches zijn gebruikt en beide spelers hebben {each} beelden, dus wie als '
                      'laatste een beeld plaatste, wint: schrijf `laatst geplaatst` bij die speler',
 'EI-SETUP-2.last': 'het verslag zegt al dat {other} als laatste geplaatst heeft',
 'EI-SETUP-1.title': 'Bij de opstelling om en om',
 'EI-SETUP-1.law': 'De spelers plaatsen om de beurt één beeld, de oudste eerst.',
 'EI-SETUP-1': 'bij de opstelling gaat het om en om: {due} moet een beeld plaatsen, niet {player}',
 'EI-SETUP-3.title': 'Ieder vier beelden bij de opstelling, geen vijfde',
 'EI-SETUP-3.law': 'De opstelling is klaar als elke speler vier beelden op het eiland heeft. Een '
                   'volgend beeld kost een actie van een beurt.',
 'EI-SETUP-3': 'de opstelling is klaar: elke speler heeft {each} beelden geplaatst, en nog een beeld '
               'kost een actie (`plaats`)',
 'EI-FIRST-2.title': 'De oudste speler heeft de eerste beurt',
 'EI-FIRST-2.law': 'De eerste beurt na de opstelling is voor de oudste speler.',
 'EI-FIRST-2': '{older} is de oudste en heeft de eerste beurt, niet {player}',
 'EI-TURN-1.title': 'Om en om, en alleen wie aan de beurt is doet iets',
 'EI-TURN-1.law': 'Na de openingsbeurt zijn de spelers om en om aan de beurt. Niemand doet iets in de '
                  'beurt van de ander, en niemand heeft twee beurten achter elkaar.',
 'EI-TURN-1.turn': '{due} is aan de beurt, niet {player} (beide acties van een beurt staan op één '
                   'regel)',
 'EI-TURN-1.begin': 'beurt {turn} is van {due}: de oudste heeft de oneven beurten',
 'EI-TURN-2.title': 'De openingsbeurt heeft één actie, geen twee',
 'EI-TURN-2.law': 'De eerste beurt van het spel is één enkele actie.',
 'EI-TURN-2.taken': 'de openingsbeurt heeft één actie, en {player} heeft die gedaan',
 'EI-TURN-2.passed': '{player} heeft gepast, dus deze beurt is voorbij',
 'EI-TURN-3.title': 'De openingsbeurt is niet leeg',
 'EI-TURN-3.law': 'De oudste begint met één actie; in de openingsbeurt kan niet gepast worden.',
 'EI-TURN-3': '{player} opent het spel en moet één actie doen',
 'EI-TURN-4.title': 'Hoogstens twee acties',
 'EI-TURN-4.law': 'Een beurt heeft niet meer dan twee acties.',
 'EI-TURN-4.taken': '{player} heeft in deze beurt al {most} {most|actie|acties} gedaan',
 'EI-TURN-4.passed': '{player} heeft gepast, dus deze beurt is voorbij',
 'EI-TURN-5.title': 'Genoeg acties in een beurt',
 'EI-TURN-5.law': 'De spelregels geven een speler twee acties en zeggen niet dat ze allebei moeten: '
                  'gewoonlijk mag het met geen, één of twee, en een korte beurt geeft alleen een '
                  'opmerking. Een tafel kan meer eisen.',
 'EI-TURN-5.none': '{player} deed geen actie, maar aan deze tafel hoort er in elke beurt minstens één',
 'EI-TURN-5.too few': '{player} deed {done} van de {least} acties die aan deze tafel verplicht zijn',
 'EI-TURN-5.short': '{player} deed {done} van de {most} acties; schrijf `pas` als dat klopt',
 'EI-SUN-5.title': 'Een fiche wordt nooit verlegd of teruggenomen',
 'EI-SUN-5.law': 'Een zonnefiche, klaar of gebruikt, blijft tot het einde van het spel liggen waar het '
                 'gelegd is.',
 'EI-SUN-5': 'een zonnefiche blijft liggen waar het gelegd is',
 'EI-TURN-6.title': 'Alleen de vijf acties',
 'EI-TURN-6.law': 'De vijf acties zijn een beeld plaatsen, een zonnefiche leggen, draaien, verplaatsen '
                  'en vuren. Iets anders kan niet in een beurt.',
 'EI-TURN-6.deed': '`{text}` is geen van de vijf acties: plaats, zon, draai, verplaats, vuur',
 'EI-TURN-6.given': 'een stand wordt opgegeven voordat er gespeeld wordt, niet midden in het spel',
 'EI-GRID-1.title': 'Het kruispunt bestaat',
 'EI-GRID-1.law': 'Beelden staan op de 25 kruispunten a1 tot e5, ook op randen en hoeken, en nergens '
                  'anders.',
 'EI-GRID-1': 'er is geen kruispunt {word}: de kolommen gaan van a tot e, de rijen van 1 tot 5',
 'EI-GRID-2.title': 'Maar vier kijkrichtingen',
 'EI-GRID-2.law': 'Een beeld kijkt langs een lijn van het raster: noord, oost, zuid of west, nooit '
                  'schuin.',
 'EI-GRID-2.unknown': 'een beeld kijkt naar het noorden, oosten, zuiden of westen, niet naar {word}',
 'EI-GRID-2.missing': 'de kijkrichting ontbreekt: noord, oost, zuid of west',
 'EI-GRID-2.way': '{degrees} graden draaien gaat naar links of naar rechts: zeg welke kant',
 'EI-GRID-2.edge': 'een beeld op {point} mag niet naar het {facing}en kijken, van het eiland af (een '
                   'afspraak van deze tafel)',
 'EI-GRID-2.angle': 'een beeld draait met kwartslagen, niet met {degrees} graden',
 'EI-GRID-3.title': 'De zonnepositie bestaat',
 'EI-GRID-3.law': 'Er zijn twintig zonneposities: N-a tot N-e, O-1 tot O-5, Z-a tot Z-e en W-1 tot '
                  'W-5.',
 'EI-GRID-3': 'er is geen zonnepositie {word}: de kolommen a tot e horen bij N en Z, de rijen 1 tot 5 '
              'bij O en W',
 'EI-PLACE-3.title': 'Een beeld van de eigen kleur',
 'EI-PLACE-3.law': 'Een speler plaatst alleen beelden van de eigen kleur.',
 'EI-PLACE-3': '{player} kan geen beeld van {owner} plaatsen',
 'EI-PLACE-4.title': 'Een nieuw beeld',
 'EI-PLACE-4.law': 'Een beeld dat geplaatst wordt komt uit de voorraad. Het staat nog niet op het '
                   'eiland en is niet vernietigd.',
 'EI-PLACE-4.none': '{player} heeft de beelden 1 tot {most}; er is geen beeld {number}',
 'EI-PLACE-4.standing': 'beeld {number} van {player} staat al op {point}',
 'EI-PLACE-4.destroyed': 'beeld {number} van {player} is vernietigd en komt niet terug',
 'EI-PLACE-2.title': 'De voorraad is niet leeg',
 'EI-PLACE-2.law': 'Een speler heeft zeven beelden voor het hele spel, waarvan vier voor de '
                   'opstelling. Een vernietigd beeld gaat niet terug naar de voorraad.',
 'EI-PLACE-2.none': '{player} heeft geen beeld meer in voorraad: {standing} op het eiland, {lost} '
                    'vernietigd',
 'EI-PLACE-2.many': '{player} heeft in totaal {each} beelden, dus {count} op het eiland en {lost} '
                    'vernietigd is te veel',
 'EI-PLACE-2.lost': '{player} heeft in totaal {each} beelden en kan er niet nog {count} verloren '
                    'hebben: {standing} op het eiland, {lost} vernietigd',
 'EI-PLACE-1.title': 'Een vrij kruispunt',
 'EI-PLACE-1.law': 'Een beeld wordt geplaatst op een kruispunt waar geen beeld staat, van welke kleur '
                   'ook.',
 'EI-PLACE-1': 'op {point} staat al een beeld van {owner}, dat naar het {facing}en kijkt',
 'EI-SUN-3.title': 'Een eigen fiche',
 'EI-SUN-3.law': 'Een speler legt alleen eigen zonnefiches.',
 'EI-SUN-3': '{player} kan geen fiche van {owner} leggen',
 'EI-SUN-4.title': 'Een fiche wordt klaar gelegd',
 'EI-SUN-4.law': 'Een fiche wordt gelegd met de zon verborgen, klaar om later te vuren; nooit als '
                 'gebruikt fiche.',
 'EI-SUN-4': 'een fiche wordt klaar gelegd, met de zon verborgen, maar dit lag er meteen gebruikt',
 'EI-SUN-2.title': 'Ieder acht fiches',
 'EI-SUN-2.law': 'Een speler legt in een spel hoogstens acht zonnefiches; vuren geeft er geen terug.',
 'EI-SUN-2.laid': '{player} heeft alle {each} zonnefiches al gelegd',
 'EI-SUN-2.many': '{player} heeft in totaal {each} zonnefiches, geen {number}',
 'EI-SUN-1.title': 'Een vrije zonnepositie',
 'EI-SUN-1.law': 'Een fiche wordt gelegd op een positie waar geen fiche ligt, klaar of gebruikt, van '
                 'wie ook.',
 'EI-SUN-1': 'op {sun} ligt al een fiche van {owner} ({face})',
 'EI-FIRE-1.title': 'Er ligt een fiche',
 'EI-FIRE-1.law': 'Een straal komt uit een zonnefiche. Vanaf een lege positie kan niet gevuurd worden.',
 'EI-FIRE-1.none': 'op {sun} ligt geen fiche',
 'EI-FIRE-1.found': 'volgens het verslag ligt er geen fiche op {sun}; dit moet een fiche zijn waarvan '
                    'het verslag de plaats niet duidelijk maakte',
 'EI-FIRE-2.title': 'Een eigen fiche',
 'EI-FIRE-2.law': 'Een speler vuurt alleen met eigen fiches.',
 'EI-FIRE-2': 'het fiche op {sun} is van {owner}',
 'EI-FIRE-3.title': 'Een fiche vuurt één keer',
 'EI-FIRE-3.law': 'Een fiche vuurt één keer in een spel, ook als de straal niets raakte.',
 'EI-FIRE-3': 'het fiche op {sun} heeft al gevuurd',
 'EI-FIRE-4.title': 'Geen fiche van deze beurt',
 'EI-FIRE-4.law': 'Een fiche vuurt in een latere beurt, niet in de beurt waarin het gelegd is.',
 'EI-FIRE-4': 'het fiche op {sun} is deze beurt gelegd en kan dus nog niet vuren',
 'EI-FIRE-5.title': 'Geen straal langs een beeld van deze beurt',
 'EI-FIRE-5.law': 'Eerst wordt de weg van de hele straal bepaald. Raakt die een beeld dat deze beurt '
                  'geplaatst is, of dat nu vernietigd wordt of niet, dan mag het fiche niet vuren. '
                  'Beelden die deze beurt alleen verplaatst of gedraaid zijn, doen er niet toe.',
 'EI-FIRE-5.struck': 'de straal uit {sun} raakt {point}, waar deze beurt een beeld geplaatst is',
 'EI-FIRE-5.killed': 'de straal uit {sun} vernietigt het beeld dat deze beurt op {point} geplaatst is',
 'EI-RAY-1.title': 'Rechtdoor naar het eerste beeld',
 'EI-RAY-1.law': 'Een straal volgt de lijn van zijn fiche en raakt het eerste beeld daarop. Lege '
                 'kruispunten buigen hem niet af.',
 'EI-RAY-1.other': 'het eerste beeld dat de straal uit {sun} raakt staat op {right}, maar het verslag '
                   'noemt {written}',
 'EI-RAY-1.none': 'op de lijn van {sun} staat geen beeld, dus er wordt niets geraakt',
 'EI-RAY-1.found': 'volgens het verslag staat er geen beeld op {point}; dit moet een beeld zijn '
                   'waarvan het verslag de plaats niet duidelijk maakte',
 'EI-RAY-2.title': 'Een beeld dat van opzij geraakt wordt, stuurt de straal waar het heen kijkt',
 'EI-RAY-2.law': 'Een beeld dat links of rechts geraakt wordt, buigt de straal af. De straal gaat '
                 'verder waar het beeld heen kijkt, naar het eerste beeld in die richting.',
 'EI-RAY-2': 'de straal uit {sun} raakt {right}, maar het verslag noemt {written}',
 'EI-RAY-7.title': 'Een straal vernietigt hoogstens één beeld',
 'EI-RAY-7.law': 'Een straal vernietigt hoogstens één beeld, het laatste dat hij raakt. Beelden die '
                 'hem alleen afbogen, blijven staan.',
 'EI-RAY-7.named': 'een straal vernietigt hoogstens één beeld, maar het verslag noemt er {number}; '
                   'deze straal vernietigt {right}',
 'EI-RAY-7.table': 'elke speler zet bij het begin {each} beelden neer, dus {lost|is er minstens 1|zijn '
                   'er minstens {lost}} vernietigd; maar er {fired|0=heeft geen fiche gevuurd|heeft '
                   'maar 1 fiche gevuurd|hebben maar {fired} fiches gevuurd}, en een straal vernietigt '
                   'hoogstens één beeld',
 'EI-RAY-3.title': 'Van voren geraakt is vernietigd',
 'EI-RAY-3.law': 'Een beeld dat in het gezicht geraakt wordt, is vernietigd, en de straal stopt daar.',
 'EI-RAY-3': 'de straal uit {sun} vernietigt het beeld op {right} ({how}), maar het verslag noemt '
             '{written}',
 'EI-RAY-4.title': 'In de rug geraakt is vernietigd',
 'EI-RAY-4.law': 'Een beeld dat van achteren geraakt wordt, is vernietigd, en de straal stopt daar, '
                 'ook als het beeld dezelfde straal eerder afboog.',
 'EI-RAY-4': 'de straal uit {sun} vernietigt het beeld op {right} ({how}), maar het verslag noemt '
             '{written}',
 'EI-RAY-5.title': 'Het beeld dat een straal als laatste van het eiland af stuurt, is vernietigd',
 'EI-RAY-5.law': 'Verlaat een straal het eiland, dan is het laatste of het enige beeld dat hem afboog '
                 'vernietigd.',
 'EI-RAY-5': 'de straal uit {sun} vernietigt het beeld op {right} ({how}), maar het verslag noemt '
             '{written}',
 'EI-RAY-6.title': 'Een tweede treffer aan de andere kant vernietigt',
 'EI-RAY-6.law': 'Een beeld dat een straal afboog en er aan de andere kant opnieuw door geraakt wordt, '
                 'is bij die tweede treffer vernietigd en stuurt de straal niet verder.',
 'EI-RAY-6': 'de straal uit {sun} vernietigt het beeld op {right} ({how}), maar het verslag noemt '
             '{written}',
 'EI-RAY-8.title': 'Een straal langs een lege lijn vernietigt niets',
 'EI-RAY-8.law': 'Een straal langs een lijn zonder beelden vernietigt niets. Het fiche is toch '
                 'gebruikt.',
 'EI-RAY-8.claim': 'op de lijn van {sun} staat geen beeld, dus er wordt niets vernietigd, maar het '
                   'verslag noemt {written}',
 'EI-RAY-8.forbidden': 'op de lijn van {sun} staat geen beeld, en aan deze tafel moet een straal iets '
                       'raken',
 'EI-RAY-9.title': 'Een vernietigd beeld verdwijnt meteen',
 'EI-RAY-9.law': 'Een vernietigd beeld gaat onmiddellijk van het eiland: het kan niet draaien, '
                 'verplaatst worden, een straal afbuigen of meetellen, en zijn kruispunt is vrij.',
 'EI-RAY-9': 'het beeld op {point} is vernietigd en staat niet meer op het eiland',
 'EI-PIVOT-1.title': 'Er staat een beeld',
 'EI-PIVOT-1.law': 'Er wordt een beeld gedraaid, dus er moet er een op het kruispunt staan.',
 'EI-PIVOT-1.none': 'op {point} staat geen beeld',
 'EI-PIVOT-1.found': 'volgens het verslag staat er geen beeld op {point}; dit moet een beeld zijn '
                     'waarvan het verslag de plaats niet duidelijk maakte',
 'EI-PIVOT-2.title': 'Een eigen beeld',
 'EI-PIVOT-2.law': 'Een speler draait alleen eigen beelden.',
 'EI-PIVOT-2': 'het beeld op {point} is van {owner}',
 'EI-PIVOT-4.title': 'Op de plaats',
 'EI-PIVOT-4.law': 'Draaien laat het beeld op zijn kruispunt staan. Draaien en verplaatsen zijn twee '
                   'aparte acties.',
 'EI-PIVOT-4': 'draaien laat het beeld op {point} staan; naar {to} verplaatsen is een aparte actie',
 'EI-PIVOT-3.title': 'Een echte kwart- of halve slag',
 'EI-PIVOT-3.law': 'Een beeld draait 90 graden naar een van beide kanten, of 180 graden. De nieuwe '
                   'kijkrichting is dus een andere.',
 'EI-PIVOT-3.same': 'het beeld op {point} kijkt al naar het {facing}en',
 'EI-PIVOT-3.circle': 'een beeld draait 90 graden naar een van beide kanten of 180, niet {degrees}',
 'EI-PIVOT-3.three quarters': 'aan deze tafel telt 270 graden draaien niet als 90 graden de andere '
                              'kant op',
 'EI-MOVE-1.title': 'Bij het begin staat een beeld',
 'EI-MOVE-1.law': 'Een beeld wordt verplaatst vanaf het kruispunt waar het staat.',
 'EI-MOVE-1.none': 'op {point} staat geen beeld',
 'EI-MOVE-1.found': 'volgens het verslag staat er geen beeld op {point}; dit moet een beeld zijn '
                    'waarvan het verslag de plaats niet duidelijk maakte',
 'EI-MOVE-2.title': 'Een eigen beeld',
 'EI-MOVE-2.law': 'Een speler verplaatst alleen eigen beelden.',
 'EI-MOVE-2': 'het beeld op {point} is van {owner}',
 'EI-MOVE-3.title': 'Minstens één stap',
 'EI-MOVE-3.law': 'Een verplaatsing eindigt op een ander kruispunt dan waar zij begon.',
 'EI-MOVE-3': 'de verplaatsing eindigt waar zij begon, op {point}',
 'EI-MOVE-4.title': 'Langs één rechte lijn',
 'EI-MOVE-4.law': 'Een verplaatsing volgt één lijn van het raster, zo ver als men wil: niet schuin en '
                  'zonder bocht.',
 'EI-MOVE-4.line': '{start} en {end} liggen niet op één lijn van het raster',
 'EI-MOVE-4.far': 'aan deze tafel is een verplaatsing één stap, maar van {start} naar {end} zijn het '
                  'er {steps}',
 'EI-MOVE-5.title': 'Niet over een beeld heen',
 'EI-MOVE-5.law': 'Tussen begin en einde van een verplaatsing staat geen beeld, van welke kleur ook.',
 'EI-MOVE-5': 'het beeld van {owner} op {point} staat in de weg',
 'EI-MOVE-6.title': 'Een vrije aankomst',
 'EI-MOVE-6.law': 'Een verplaatsing eindigt op een leeg kruispunt; een beeld wordt niet geslagen door '
                  'op zijn plaats te gaan staan.',
 'EI-MOVE-6': 'op {point} staat al een beeld van {owner}',
 'EI-MOVE-7.title': 'De kijkrichting blijft',
 'EI-MOVE-7.law': 'Verplaatsen draait het beeld niet.',
 'EI-MOVE-7': 'bij verplaatsen blijft de kijkrichting: het beeld kijkt naar het {kept}en, niet naar '
              'het {written}en',
 'EI-END-3.title': 'Niets na het einde',
 'EI-END-3.law': 'Is het spel afgelopen, dan doet niemand meer iets. Ook de tweede actie van de beurt '
                 'waarin het eindigde vervalt.',
 'EI-END-3.one-left': 'het spel was afgelopen na {when}: {loser} had nog één beeld',
 'EI-END-3.none-left': 'het spel was afgelopen na {when}: geen van beide spelers had nog twee beelden',
 'EI-END-3.all-fired': 'het spel was afgelopen na {when}: alle fiches hadden gevuurd',
 'EI-END-3.resigned': 'het spel was afgelopen na {when}: {loser} had opgegeven',
 'EI-END-3.given': 'in deze stand is het spel al afgelopen (beelden op het eiland: {first} tegen '
                   '{second}; gebruikte fiches: {spent})',
 'EI-END-4.title': 'Geen vroeg einde',
 'EI-END-4.law': 'Een spel is pas gewonnen als een speler nog één beeld heeft of als alle fiches '
                 'gevuurd hebben. Een verslag mag gewoon ophouden: dan is het spel onvoltooid, en dat '
                 'is geen fout.',
 'EI-END-4': 'het spel is niet afgelopen: beelden op het eiland: {first} {first_count}, {second} '
             '{second_count}; gebruikte fiches: {spent} van de {tokens}',
 'EI-END-1.title': 'Eén beeld over: meteen afgelopen',
 'EI-END-1.law': 'Na de opstelling is het spel afgelopen zodra een straal een speler één beeld op het '
                 'eiland laat. Dat is midden in de beurt, wie er ook vuurde en wat er ook in voorraad '
                 'is.',
 'EI-END-1.reason': 'het spel is afgelopen omdat {loser} nog één beeld had, maar het verslag zegt '
                    '`{written}`',
 'EI-END-1.few': 'het spel eindigt zodra één speler nog één beeld op het eiland heeft, dus deze '
                 'aantallen zijn onmogelijk: {first} tegen {second}',
 'EI-END-2.title': 'Het laatste fiche beëindigt het spel',
 'EI-END-2.law': 'Hebben alle zestien fiches gevuurd en hebben beide spelers nog minstens twee '
                 'beelden, dan is het spel afgelopen.',
 'EI-END-2': 'het spel is afgelopen omdat alle {tokens} fiches gevuurd hadden, maar het verslag zegt '
             '`{written}`',
 'EI-RESULT-4.title': 'Er is geen gelijkspel',
 'EI-RESULT-4.law': 'Elk afgelopen spel heeft precies één winnaar. Alleen een tafel die het einde van '
                    'de beurt afwacht (afspraak end-check) kan vaststellen dat geen speler nog twee '
                    'beelden heeft.',
 'EI-RESULT-4': 'bij Easter Island is er geen gelijkspel: {winner} wint',
 'EI-RESULT-1.title': 'Wie nog één beeld heeft, verliest',
 'EI-RESULT-1.law': 'De speler die nog één beeld heeft verliest, ook als de eigen straal dat deed.',
 'EI-RESULT-1.one-left': '{loser} heeft nog één beeld, dus {winner} wint',
 'EI-RESULT-1.resigned': '{loser} heeft opgegeven, dus {winner} wint',
 'EI-RESULT-1.none': 'geen van beide spelers heeft nog twee beelden, dus niemand wint',
 'EI-RESULT-2.title': 'Hebben alle fiches gevuurd, dan wint wie de meeste beelden op het eiland heeft',
 'EI-RESULT-2.law': 'Hebben alle fiches gevuurd, dan wint de speler met de meeste beelden op het '
                    'eiland. De voorraad telt niet mee.',
 'EI-RESULT-2': '{winner} wint met {most} {most|beeld|beelden} op het eiland tegen {least}',
 'EI-RESULT-3.title': 'Bij gelijke stand wint wie het laatst een beeld plaatste',
 'EI-RESULT-3.law': 'Hebben alle fiches gevuurd en hebben beide spelers evenveel beelden, dan wint wie '
                    'het laatst een beeld plaatste. De opstelling telt mee, en het beeld hoeft er niet '
                    'meer te staan.',
 'EI-RESULT-3': 'beide spelers hebben {each} {each|beeld|beelden}, en {winner} plaatste het laatste, '
                'dus {winner} wint',
 'EI-RESULT-5.title': 'De aantallen in de uitslag kloppen',
 'EI-RESULT-5.law': 'De uitslag mag van elke speler het aantal beelden geven, dat van de oudste eerst. '
                    'Het gaat om de beelden op het eiland.',
 'EI-RESULT-5': 'de aantallen beelden op het eiland zijn {right}, niet {written}'}
