"""Made by scripts/catalogues.py from nl.yaml. Do not edit."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {'noun.card': 'kaart|kaarten|c',
 'noun.offering card': 'offerkaart|offerkaarten|c',
 'noun.offering': 'offerkaart|offerkaarten|c',
 'noun.column': 'kolom|kolommen|c',
 'situation.player': '{player} heeft {wood} hout, in de hand {hand}',
 'situation.fronts': 'vooraan {cards}',
 'picture.empty': 'leeg',
 'nothing': 'niets',
 'why.majority': '{number} {card:by number} in de vitrine, en dat is de enige meerderheid',
 'why.none': 'geen {card} in de vitrine',
 'why.few': '{number} {card:by number} in de vitrine, en pas vanaf {least} is er een bonus mogelijk',
 'why.no-majority': '{number} {card:by number} in de vitrine, maar dat is niet de enige meerderheid',
 'over.few': 'er zijn te weinig kaarten over om aan te vullen',
 'over.none': 'de voorraadstapel is op',
 'value': '{kind} {value}',
 'wood-or-glory': '{number} hout of roempunten',
 'past.face-down': 'hier is de verdekte kaart gelegd',
 'past.face-down-as': 'hier is de verdekte kaart gelegd; het verslag zegt {kind}',
 'hint.face-down': ', wat de verdekte {turns|kaart van beurt|kaarten van de beurten} {turns} ook '
                   '{turns|was|waren} (KO-HIDE-2)',
 'deduced': 'de verdekte kaart van beurt {turn} moet {kind} geweest zijn',
 'unknown-card': 'een onbekende kaart',
 'column': 'kolom {column}',
 'cause.cards': '{number} {card:by number}',
 'cause.bonus': 'bonus',
 'cause.value': '{cards}, nu elk {value} waard',
 'moment.turn': 'beurt {turn}',
 'note.values': 'waarden: {values}',
 'note.contradiction': 'de gesorteerde offersteen spreekt de rest van het verslag tegen en telt niet '
                       'mee',
 'note.ranges': 'niet alle verdekte kaarten zijn bekend, dus totalen hebben een onder- en een '
                'bovengrens; niet elke combinatie is mogelijk',
 'note.may-and-will-win': 'kunnen winnen: {players}, zeker {certain}',
 'note.may-win': 'kunnen winnen: {players}',
 'how.not-over': 'het spel is nog niet afgelopen',
 'how.open': 'het hangt af van verdekte kaarten die niet bekend zijn',
 'how.totals': 'totalen {totals}',
 'label.glory': 'roempunten',
 'label.moai': 'moai',
 'score.displayed': '{number} in de vitrine',
 'label.wood': 'houtpunten',
 'score.wood': '{number} hout',
 'label.offerings': 'offerkaarten',
 'label.total': 'totaal',
 'not-all-known': '{cards}, niet alle bekend',
 'score.held': '{cards} à {value}',
 'note.deduced': 'de verdekte kaart van beurt {turn} moet {kind} geweest zijn (KO-HIDE-2)',
 'note.then': ', dan ',
 'note.after': 'na de winnaar: {places} (KO-WIN-1)',
 'tally.stone': 'Hoeveel kaarten van elke soort liggen er op de offersteen? Bijvoorbeeld: vis 4, graan '
                '2',
 'tally.glory-words': 'roem, roempunt, roempunten, punt, punten',
 'tally.moai-words': 'moai, moais, beeld, beelden',
 'tally.wood-words': 'hout, houtfiche, houtfiches',
 'tally.glory': 'Hoeveel roempunten heeft {player} aan fiches?',
 'tally.moai': 'Hoeveel moais liggen er voor {player}?',
 'tally.wood': 'Hoeveel hout heeft {player}?',
 'tally.offerings': 'Welke offerkaarten heeft {player} nog? Bijvoorbeeld: vis 3, moerbes 1',
 'drawing.hidden': '?',
 'drawing.column': 'kolom {number}',
 'drawing.empty column': 'kolom {number} is leeg',
 'drawing.front card': 'vooraan in kolom {number}: {card}',
 'drawing.covered card': 'kolom {number}, bedekt: {card}',
 'drawing.unseen': 'een kaart die niemand gezien heeft',
 'drawing.back to front': 'Een kolom schrijf je van achter naar voor: de laatste kaart ligt vooraan.',
 'drawing.pile': 'stapel',
 'drawing.pile of': 'voorraadstapel: {count}',
 'drawing.stone hidden': 'verdekt: {count}',
 'drawing.not seen': 'niet gezien',
 'drawing.tokens': 'hout roem',
 'drawing.unknown': '+ {count} onbekend',
 'drawing.in pile': 'kaarten op de voorraadstapel: {count}',
 'drawing.supply': 'voorraad',
 'drawing.in supply': 'voorraad: {card} × {count}',
 'drawing.stone': 'offersteen',
 'drawing.on stone': 'op de offersteen: {card} × {count}',
 'drawing.face down': 'op de offersteen, verdekt: {count}',
 'drawing.display': 'vitrine',
 'drawing.in display': '{name}, vitrine: {card} × {count}',
 'drawing.hand': 'hand',
 'drawing.in hand': '{name}, hand: {card} × {count}',
 'drawing.offerings': 'offerkaarten',
 'drawing.owned': '{name}, offerkaarten: {card} × {count}',
 'drawing.between': '{low} tot en met {high}',
 'drawing.wood': '{name}, hout: {count}',
 'drawing.glory': '{name}, roempunten: {count}',
 'drawing.in turn': '{name} is aan de beurt',
 'drawing.turn': 'Beurt {turn}: {name} {step}',
 'drawing.laying out': 'De tafel wordt klaargelegd',
 'drawing.over': 'Het spel is afgelopen',
 'drawing.buys': 'koopt of speelt',
 'drawing.offers': 'houdt de offerronde',
 'drawing.adds': 'legt de extra kaart',
 'drawing.draws': 'trekt',
 'drawing.waits to refill': 'wacht op de aanvulling',
 'drawing.waits to choose': 'wacht op de keuzes',
 'drawing.done': 'is klaar',
 'drawing.described': 'Rapa Nui, het kaartspel. {turn}. Vooraan: {fronts}. {players}',
 'drawing.described player': '{name}: {wood} hout, {glory} {glory|roempunt|roempunten}, {display} in '
                             'de vitrine, {hand} in de hand.',
 'drawing.cards': '{count} kaarten',
 'drawing.one card': '1 kaart',
 'drawing.none': 'geen',
 'drawing.short woodcutter': 'houth.',
 'drawing.short priest': 'priester',
 'drawing.short moai': 'moai',
 'drawing.short fish': 'vis',
 'drawing.short berry': 'moerbes',
 'drawing.short potato': 'aardap.',
 'drawing.short grain': 'graan',
 'drawing.part set-up': 'Voorbereiding',
 'drawing.part play': 'Speelbeurten',
 'game.title': 'Rapa Nui, het kaartspel',
 'expected.CARD': 'een kaart (houthakker, priester, moai, vis, moerbes, aardappel of graan)',
 'expected.OFFERING': 'een offerkaart (vis, moerbes, aardappel of graan)',
 'expected.UNSEEN': '`?` voor een kaart die niemand zag',
 'expected.COLUMN': 'een kolom (1 tot 4)',
 'expected.NUMBER': 'een getal',
 'expected.THING': 'wat er genomen wordt (hout, roem, een offerkaart of geen)',
 'aside.exposed': 'de waardering volgt uit de kaart die bij het trekken wordt blootgelegd: noem die '
                  'kaart achter `trek`, zoals in `{write}`',
 'aside.common display': 'de algemene vitrine schrijf je kolom voor kolom, met de voorste kaart als '
                         'laatste: `{write}`',
 'aside.payment': 'de prijs staat achter wat er gekocht of neergelegd wordt: `{write}`',
 'aside.income': 'wat een kaart oplevert volgt uit de spelregels en hoeft er niet te staan: laat '
                 '`{word}` en het getal weg; alleen een keuze bij een moai schrijf je op: `{write}`',
 'aside.start player': 'wie in de kop als eerste staat, begint: `{write}`',
 'aside.no purchase': 'wat er niet gebeurt, wordt niet geschreven: laat `{word}` weg',
 'aside.no column': 'een aantal kaarten zegt niet waar ze vandaan komen: schrijf het nummer van elke '
                    'kolom, `{write}`',
 'aside.discard': 'er wordt geen kaart afgelegd; een moai die niet gebruikt wordt, gaat in de doos: '
                  '`{write}`',
 'units.total': '{number|punt in totaal|punten in totaal}',
 'units.wood': '{number|hout|hout}',
 'units.glory': '{number|roempunt|roempunten}',
 'units.moai': '{number|moai|moais}',
 'units.priests': '{number|priester|priesters}',
 'units.woodcutters': '{number|houthakker|houthakkers}',
 'units.cards': '{number|offerkaart|offerkaarten}',
 'units.offerings': '{number|punt voor offerkaarten|punten voor offerkaarten}',
 'units.woodpoints': '{number|punt voor hout|punten voor hout}',
 'units.pile': '{number|kaart op de voorraadstapel|kaarten op de voorraadstapel}',
 'units.fish-supply': '{number|vis in de voorraad|vissen in de voorraad}',
 'units.berry-supply': '{number|moerbes in de voorraad|moerbessen in de voorraad}',
 'units.potato-supply': '{number|zoete aardappel in de voorraad|zoete aardappelen in de voorraad}',
 'units.grain-supply': '{number|graan in de voorraad|graan in de voorraad}',
 'units.fish': '{number|vis|vissen}',
 'units.berry': '{number|moerbes|moerbessen}',
 'units.potato': '{number|zoete aardappel|zoete aardappelen}',
 'units.grain': '{number|graan|graan}',
 'units.fish-gatherers': '{number|visser|vissers}',
 'units.berry-gatherers': '{number|jager & verzamelaar van moerbessen|jagers & verzamelaars van '
                          'moerbessen}',
 'units.potato-gatherers': '{number|jager & verzamelaar van zoete aardappelen|jagers & verzamelaars '
                           'van zoete aardappelen}',
 'units.grain-gatherers': '{number|jager & verzamelaar van graan|jagers & verzamelaars van graan}',
 'units.fish-stone': '{number|vis op de offersteen|vissen op de offersteen}',
 'units.berry-stone': '{number|moerbes op de offersteen|moerbessen op de offersteen}',
 'units.potato-stone': '{number|zoete aardappel op de offersteen|zoete aardappelen op de offersteen}',
 'units.grain-stone': '{number|graan op de offersteen|graan op de offersteen}',
 'units.hand': '{number|kaart in de hand|kaarten in de hand}',
 'units.stone': '{number|kaart op de offersteen|kaarten op de offersteen}',
 'edition.kosmos-nl': 'Rapa Nui (Kosmos, Nederlands)',
 'edition.kosmos-fr': 'Rapa Nui (Kosmos, Frans)',
 'ruling.offer-start.asks': 'Wie begint de offerronde?',
 'ruling.offer-start.because': 'De Nederlandse regel zegt het zo, en in beide voorbeelden begint de '
                               'linkerbuurman van de bouwer.',
 'ruling.offer-start.option.builder-left': 'de linkerbuurman van de bouwer',
 'ruling.offer-start.option.first-left': 'de linkerbuurman van de startspeler, zoals het in de Franse '
                                         'tekst staat',
 'ruling.tiebreak.asks': 'Wat beslist bij gelijke totalen en evenveel moais?',
 'ruling.tiebreak.because': 'De spelregels verschillen: de Nederlandse gaan verder met hout, de Franse '
                            'niet.',
 'ruling.tiebreak.option.moai-wood': 'het meeste hout',
 'ruling.tiebreak.option.moai': 'niets: de overwinning wordt gedeeld',
 'ruling.tie-wood.asks': 'Telt bij een gelijke stand al het hout, of alleen wat na het omrekenen per '
                         'vijf overblijft?',
 'ruling.tie-wood.because': 'Omrekenen is alleen tellen; er wordt geen hout ingeleverd.',
 'ruling.tie-wood.option.total': 'al het hout',
 'ruling.tie-wood.option.remainder': 'wat na het omrekenen overblijft',
 'ruling.start-kinds.asks': 'Van welke soort zijn de drie jagers & verzamelaars aan het begin?',
 'ruling.start-kinds.because': 'De teksten geven alleen het aantal, en geen tekst somt ze per kleur '
                               'op. De regels `hand` van het verslag zeggen welke het zijn.',
 'ruling.start-kinds.option.any': 'drie willekeurige',
 'ruling.start-kinds.option.distinct': 'drie verschillende',
 'ruling.start-kinds.option.three-per-kind': 'drie willekeurige, maar van elke soort bestaan er maar '
                                             'drie startkaarten',
 'ruling.layout-view.asks': 'Zijn de bedekte kaarten van de algemene vitrine bekend?',
 'ruling.layout-view.because': 'Alleen van de voorraadstapel staat er dat hij verdekt ligt.',
 'ruling.layout-view.option.open': 'ja, alle kaarten worden opgeschreven',
 'ruling.layout-view.option.front': 'nee: een kaart mag `?` zijn tot die vooraan ligt',
 'ruling.tokens.asks': 'Kunnen de fiches voor hout en roempunten opraken?',
 'ruling.tokens.because': 'De teksten hebben een regel voor een tekort aan offerkaarten, en geen voor '
                          'fiches.',
 'ruling.tokens.option.unlimited': 'nee',
 'ruling.tokens.option.limited': 'ja, 164 hout en 90 roempunten; er wordt met de klok mee uitgedeeld '
                                 'vanaf de actieve speler, en de rest vervalt',
 'ruling.discount-area.asks': 'Verlagen jagers & verzamelaars in de hand de prijs?',
 'ruling.discount-area.because': 'De Nederlandse tekst noemt de vitrine.',
 'ruling.discount-area.option.display': 'nee, alleen die in de vitrine',
 'ruling.discount-area.option.display-and-hand': 'ja',
 'ruling.free-buy.asks': 'Mag een kaart die niets kost gekocht worden?',
 'ruling.free-buy.because': 'Er staat dat de prijs tot nul kan dalen, en dat had anders geen zin.',
 'ruling.free-buy.option.yes': 'ja, en het telt als de aankoop van de beurt',
 'ruling.free-buy.option.no': 'nee',
 'ruling.box-test.asks': 'Telt het hout voor een moai vóór of na het kopen?',
 'ruling.box-test.because': 'De uitzondering hoort bij de tweede stap, na de aankoop.',
 'ruling.box-test.option.after-buy': 'na het kopen',
 'ruling.box-test.option.before-buy': 'vóór het kopen: wie dan kan bouwen moet het hout daarvoor '
                                      'bewaren',
 'ruling.builder-without-card.asks': 'Wat doet een bouwer zonder offerkaarten?',
 'ruling.builder-without-card.because': 'Elke speler zonder kaarten is vrijgesteld. De extra kaart '
                                        'staat in een aparte zin en komt uit de voorraad.',
 'ruling.builder-without-card.option.skip': 'legt alleen de extra kaart',
 'ruling.builder-without-card.option.no-extra': 'legt helemaal niets',
 'ruling.extra-card.asks': 'Is de extra kaart verplicht?',
 'ruling.extra-card.because': 'Beide spelregels stellen het als feit; alleen de voorbeelden zeggen dat '
                              'het mag.',
 'ruling.extra-card.option.must': 'ja',
 'ruling.extra-card.option.may': 'nee',
 'ruling.extra-when-empty.asks': 'Is er een extra kaart als een stapel leeg is?',
 'ruling.extra-when-empty.because': 'De bouwer mag uit vier stapels kiezen, en dat kan zolang er één '
                                    'nog kaarten heeft.',
 'ruling.extra-when-empty.option.other-pile': 'ja, van een andere stapel',
 'ruling.extra-when-empty.option.none': 'zodra een stapel leeg is, mag de extra kaart wegblijven',
 'ruling.bought-card-offered.asks': 'Mag de kaart die in een beurt gekocht is in die beurt geofferd '
                                    'worden?',
 'ruling.bought-card-offered.because': 'Eenmaal gekocht is het een van de kaarten van de speler.',
 'ruling.bought-card-offered.option.yes': 'ja',
 'ruling.bought-card-offered.option.no': 'nee; wie geen andere kaart heeft, wordt overgeslagen',
 'ruling.gather-majority.asks': 'Geldt de meerderheid voor de gewaardeerde soort, of voor alle jagers '
                                '& verzamelaars samen?',
 'ruling.gather-majority.because': 'De Franse tekst spreekt van deze soort, en het Nederlandse '
                                   'voorbeeld telt ook zo.',
 'ruling.gather-majority.option.kind': 'voor de gewaardeerde soort',
 'ruling.gather-majority.option.all': 'voor alle jagers & verzamelaars samen',
 'ruling.gather-order.asks': 'Doet de volgorde van uitdelen ertoe zolang de voorraadstapel genoeg '
                             'kaarten heeft?',
 'ruling.gather-order.because': 'De volgorde bepaalt alleen wie de laatste kaarten krijgt.',
 'ruling.gather-order.option.when-short': 'nee',
 'ruling.gather-order.option.always': 'ja, wat men krijgt wordt op volgorde geschreven',
 'ruling.bonus-timing.asks': 'Wordt de bonus samen met de eerste kaart genomen?',
 'ruling.bonus-timing.because': 'Een speler neemt alles waar hij recht op heeft voordat de volgende '
                                'iets neemt.',
 'ruling.bonus-timing.option.with-base': 'ja',
 'ruling.bonus-timing.option.after-all': 'nee, nadat iedereen zijn eerste kaart heeft',
 'ruling.substitute.asks': 'Is een vervangende kaart verplicht?',
 'ruling.substitute.because': 'Beide teksten zeggen dat het mag.',
 'ruling.substitute.option.may': 'nee',
 'ruling.substitute.option.must': 'ja, zolang er een is',
 'ruling.substitute-piles.asks': 'Mogen twee ontbrekende kaarten van twee stapels vervangen worden?',
 'ruling.substitute-piles.because': 'Elke ontbrekende kaart wordt apart vervangen.',
 'ruling.substitute-piles.option.each-free': 'ja',
 'ruling.substitute-piles.option.same-pile': 'nee, van één stapel, zolang die kaarten heeft',
 'ruling.substitute-piles.option.one-card': 'nee, een speler neemt hoogstens één vervangende kaart',
 'ruling.all-empty.asks': 'Wat krijgt men als alle vier de voorraadstapels leeg zijn?',
 'ruling.all-empty.because': 'Er is niets te nemen.',
 'ruling.all-empty.option.nothing': 'niets',
 'ruling.short-refill.asks': 'Wat wordt er gelegd als er minder dan vier kaarten over zijn?',
 'ruling.short-refill.because': 'Het spel eindigt als een aanvulling de voorraadstapel opmaakt, dus de '
                                'resterende kaarten worden gelegd.',
 'ruling.short-refill.option.lay-rest': 'alles wat er nog is',
 'ruling.short-refill.option.lay-none': 'niets; het spel is afgelopen',
 'ruling.end-draw.asks': 'Trekt een speler verder als de voorraadstapel op is?',
 'ruling.end-draw.because': 'Het spel is meteen afgelopen, en kaarten in de hand tellen niet.',
 'ruling.end-draw.option.stop': 'nee',
 'ruling.end-draw.option.fill-hand': 'ja, tot drie kaarten, zonder aanvulling of waardering',
 'ruling.exposed.asks': 'Een speler trekt twee keer en maakt een kolom leeg: welke kaart wordt '
                        'gewaardeerd?',
 'ruling.exposed.because': 'Een kolom wordt meteen aangevuld, dus elke kaart die getrokken wordt legt '
                           'er een bloot voor de volgende.',
 'ruling.exposed.option.last-draw': 'de kaart die bij het laatste trekken vrijkwam',
 'ruling.exposed.option.last-refill': 'de voorste kaart van de laatste aanvulling, als die er was',
 'ruling.never-offered.asks': 'Wat is een soort waard die nooit geofferd is, als de offersteen niet '
                              'leeg is?',
 'ruling.never-offered.because': 'De enige uitzondering in de teksten is de lege offersteen.',
 'ruling.never-offered.option.ranked': 'die soort telt mee als elke andere',
 'ruling.never-offered.option.zero': 'niets',
 'ruling.moai-choice-order.asks': 'Kiezen de spelers op volgorde tussen hout en roempunten?',
 'ruling.moai-choice-order.because': 'De teksten zeggen het niet, en er hangt niets van af.',
 'ruling.moai-choice-order.option.any': 'in elke volgorde',
 'ruling.moai-choice-order.option.turn-order': 'met de klok mee vanaf de actieve speler',
 'ruling.stone-view.asks': 'Mag men de open kaarten op de offersteen doorkijken?',
 'ruling.stone-view.because': 'Een opmerking in de Nederlandse tekst zegt dat alleen de bovenste kaart '
                              'te zien is. De Franse tekst spreekt alleen van de verdekte kaarten.',
 'ruling.stone-view.option.no': 'nee',
 'ruling.stone-view.option.yes': 'ja, het geeft alleen een opmerking',
 'ruling.lower-ranks.asks': 'Hoe worden de plaatsen na de winnaar bepaald?',
 'ruling.lower-ranks.because': 'De spelregels noemen alleen de winnaar; de andere plaatsen staan er '
                               'voor het gemak.',
 'ruling.lower-ranks.option.same-comparison': 'met dezelfde vergelijking',
 'ruling.lower-ranks.option.none': 'helemaal niet',
 'ruling.after-violation.asks': 'Wat gebeurt er na een actie die niet mag?',
 'ruling.after-violation.because': 'De teksten noemen geen straf en geen terugnemen. Meestal is er '
                                   'gewoon doorgespeeld, en een lezer wil elke fout zien.',
 'ruling.after-violation.option.as-played': 'het naspelen volgt wat er op tafel gedaan is',
 'ruling.after-violation.option.stop': 'het naspelen stopt en er is geen uitslag',
 'ruling.after-violation.option.skip': 'de actie wordt overgeslagen',
 'source.waardering': 'waardering',
 'source.keeping the record': 'bijhouden van het verslag',
 'KO-SETUP-1.title': 'Twee, drie of vier spelers',
 'KO-SETUP-1.law': 'Twee tot vier spelers met verschillende namen staan in speelvolgorde, de '
                   'startspeler eerst.',
 'KO-SETUP-1.count': 'Rapa Nui is voor twee tot vier spelers, maar de kop noemt er {number}',
 'KO-SETUP-1.name': 'twee spelers heten {name}, dus niemand kan hun regels uit elkaar houden',
 'KO-NOTE-2.title': 'Kaarten die iedereen ziet, worden genoemd',
 'KO-NOTE-2.law': 'Het verslag noemt elke kaart die alle spelers kunnen zien: in de algemene vitrine '
                  'gelegd, gespeeld of aangevuld.',
 'KO-NOTE-2.cards': 'iedereen ziet deze kaarten, dus het verslag moet ze noemen',
 'KO-NOTE-2.front': 'iedereen ziet de voorste kaart, die als laatste staat, dus het verslag moet die '
                    'noemen',
 'KO-NOTE-2.exposed': 'iedereen ziet de nieuwe voorste kaart van kolom {column}: noem die kaart achter '
                      '`trek {column} ->`',
 'KO-SETUP-2.title': 'De starthand',
 'KO-SETUP-2.law': 'Elke speler begint met drie jagers & verzamelaars in de hand, van de soorten die '
                   'in het verslag staan, en niets anders.',
 'KO-SETUP-2.hand': '{player} begint met drie jagers & verzamelaars, niet met {cards}',
 'KO-SETUP-2.twice': 'de starthand van {player} staat er al',
 'KO-SETUP-2.late': 'handen worden vóór de eerste beurt geschreven',
 'KO-SETUP-2.many': 'aan deze tafel zijn er maar drie startkaarten {card}, en dit is nummer {number}',
 'KO-SETUP-2.size': 'tussen de beurten heeft een hand drie kaarten, maar die van {player} staat er met '
                    '{number}',
 'KO-SETUP-2.distinct': 'aan deze tafel zijn de drie jagers & verzamelaars van verschillende soort, '
                        'maar {player} heeft {cards}',
 'KO-SETUP-3.title': 'De vitrine aan het begin',
 'KO-SETUP-3.law': 'Elke vitrine begint met één houthakker.',
 'KO-SETUP-3.display': 'de vitrine van {player} begint met één houthakker, niet met {cards}',
 'KO-SETUP-3.twice': 'de vitrine van {player} staat er al',
 'KO-SETUP-3.late': 'vitrines worden vóór de eerste beurt geschreven',
 'KO-SETUP-4.title': 'De offerkaarten aan het begin',
 'KO-SETUP-4.law': 'Elke speler begint met één offerkaart van elke soort. De rest van de 25 kaarten '
                   'van elke soort is de voorraad.',
 'KO-SETUP-4.owns': '{player} begint met één offerkaart van elke soort',
 'KO-SETUP-4.supply': 'met {players} spelers begint de voorraad met {right} kaarten van elke soort',
 'KO-SETUP-4.many': 'er zijn {most} kaarten {kind}, niet {number}',
 'KO-SETUP-4.twice': 'de offerkaarten van {player} staan er al',
 'KO-SETUP-4.late': 'offerkaarten worden vóór de eerste beurt geschreven',
 'KO-SETUP-5.title': 'Het hout aan het begin',
 'KO-SETUP-5.law': 'De startspeler heeft 2 hout, de volgende 3, dan 4 en 5; niemand heeft roempunten.',
 'KO-SETUP-5.wood': '{player} begint met {right} hout, niet met {written}',
 'KO-SETUP-5.glory': '{player} begint zonder roempunten',
 'KO-SETUP-5.twice-wood': 'het hout van {player} staat er al: {written}',
 'KO-SETUP-5.twice-glory': 'de roempunten van {player} staan er al: {written}',
 'KO-SETUP-5.late': 'hout en roempunten worden vóór de eerste beurt opgegeven; schrijf daarna een '
                    'telling',
 'KO-SETUP-7.title': 'De rest van de kaarten',
 'KO-SETUP-7.law': 'Als de algemene vitrine klaarligt, liggen er 34 kaarten op de voorraadstapel, en '
                   'de offersteen is leeg.',
 'KO-SETUP-7.pile': 'de voorraadstapel begint met {right} kaarten, niet met {written}',
 'KO-SETUP-7.never': 'de voorraadstapel begint met {right} kaarten en wordt telkens vier kaarten '
                     'kleiner, dus hij heeft er nooit {written}',
 'KO-SETUP-7.stone': 'de offersteen is aan het begin leeg',
 'KO-SETUP-7.late': 'de voorraadstapel wordt vóór de eerste beurt opgegeven; schrijf daarna een '
                    'telling',
 'KO-SETUP-6.title': 'De algemene vitrine',
 'KO-SETUP-6.law': 'Vóór de eerste beurt liggen er vier kolommen van vier kaarten in het midden. Ze '
                   'worden niet gewaardeerd.',
 'KO-SETUP-6.size': 'een kolom begint met {right} kaarten, maar kolom {column} staat er met {number}',
 'KO-SETUP-6.most': 'een kolom heeft hoogstens {right} kaarten, maar kolom {column} staat er met '
                    '{number}',
 'KO-SETUP-6.twice': 'kolom {column} staat er al',
 'KO-SETUP-6.late': 'de startopbouw schrijf je vóór de eerste beurt; schrijf `aanvulling` voor een '
                    'lege kolom',
 'KO-SETUP-6.open': 'de eerste beurt begint, maar daarboven staat geen leesbare regel voor {missing}',
 'KO-SETUP-6.hands': 'de eerste beurt begint, maar daarboven staat geen leesbare starthand voor '
                     '{players}',
 'KO-CARD-2.title': 'Alleen de kaarten van het spel',
 'KO-CARD-2.law': 'Er zijn zeven soorten kaarten en vier soorten offerkaarten, en geen andere.',
 'KO-CARD-2': 'er is geen {what} `{word}`',
 'KO-CARD-1.title': 'Niet meer kaarten dan er zijn',
 'KO-CARD-1.law': 'Er zijn 9 moais, 9 priesters, 12 houthakkers en van elke soort 5 jagers & '
                  'verzamelaars. Een kaart te veel wordt gemeld waar die in zicht komt. Startkaarten '
                  'tellen niet mee.',
 'KO-CARD-1': 'er zijn maar {most} kaarten {card}, en dit is nummer {number}',
 'KO-NOTE-3.title': 'Alleen bestaande namen',
 'KO-NOTE-3.law': 'Spelers heten als in de kop, kolommen zijn 1 tot 4, en afspraken zijn die van het '
                  'spel.',
 'KO-NOTE-3.stranger': '{name} speelt niet mee{hint}',
 'KO-NOTE-3.unknown': 'er is geen {what} {word}',
 'KO-TURN-1.title': 'Met de klok mee',
 'KO-TURN-1.law': 'De spelers zijn met de klok mee aan de beurt vanaf de startspeler; niemand wordt '
                  'overgeslagen en niemand speelt twee keer achter elkaar.',
 'KO-TURN-1': '{due} is aan de beurt, niet {player}',
 'KO-TURN-4.title': 'Alleen de actieve speler koopt, speelt, legt in de doos en trekt',
 'KO-TURN-4.law': 'De andere spelers doen alleen iets in offerrondes en waarderingen. Dat staat op de '
                  'regel van de actieve speler, maar wat een speler offert of bij een waardering neemt '
                  'mag ook op een eigen regel.',
 'KO-TURN-4': 'de beurt van {due} is niet voorbij, dus {player} kan dit niet doen',
 'KO-TURN-2.title': 'De stappen van een beurt staan op volgorde',
 'KO-TURN-2.law': 'De stappen van een beurt: kopen (hoeft niet), spelen of in de doos leggen, offeren '
                  'als er een moai gebouwd is, trekken, waarderen.',
 'KO-TURN-2.draw': '{player} trekt voordat er een kaart gespeeld is',
 'KO-TURN-2.twice': '{player} heeft in deze beurt al gespeeld',
 'KO-TURN-2.take': 'er is nog niets gewaardeerd',
 'KO-TURN-2.deed': '`{text}` is geen stap van een beurt',
 'KO-TURN-2.extra': 'hier hoort geen extra kaart',
 'KO-TURN-2.resigned': '{player} geeft op, maar opgeven bestaat niet in de spelregels: het spel gaat '
                       'door, of blijft onvoltooid',
 'KO-TURN-3.title': 'Geen stap van een beurt ontbreekt',
 'KO-TURN-3.law': 'Spelen (of in de doos leggen), trekken en de waardering zijn verplicht. Een beurt '
                  'is voorbij als ze er allemaal staan.',
 'KO-TURN-3': '{player} heeft niet getrokken: er {number|ontbreekt {number} kaart|ontbreken {number} '
              'kaarten}',
 'KO-BUY-1.title': 'Hoogstens één offerkaart per beurt',
 'KO-BUY-1.law': 'Een speler koopt in een beurt één offerkaart, of geen.',
 'KO-BUY-1': '{player} heeft in deze beurt al een offerkaart gekocht',
 'KO-BUY-6.title': 'Kopen komt vóór spelen',
 'KO-BUY-6.law': 'Een offerkaart kan alleen gekocht worden voordat er in die beurt een kaart gespeeld '
                 'is.',
 'KO-BUY-6': '{player} heeft in deze beurt al gespeeld, en kopen komt vóór spelen',
 'KO-BUY-5.title': 'De voorraadstapel is niet leeg',
 'KO-BUY-5.law': 'De voorraad heeft een kaart van die soort. Bij het kopen is er geen vervanging.',
 'KO-BUY-5': 'de voorraad {kind} is leeg',
 'KO-BUY-3.title': 'De prijs is nooit minder dan nul',
 'KO-BUY-3.law': 'De prijs is nooit minder dan 0 hout.',
 'KO-BUY-3.gain': 'een kaart kost nooit minder dan 0 hout, dus niemand krijgt {gain} hout door te '
                  'kopen',
 'KO-BUY-3.free': 'aan deze tafel kan een kaart die niets kost niet gekocht worden',
 'KO-BUY-2.title': 'De prijs',
 'KO-BUY-2.law': 'Een kaart kost vijf hout, min één voor elke jager & verzamelaar van die soort in de '
                 'eigen vitrine.',
 'KO-BUY-2': '{kind} kost {player} nu {right} hout, niet {written}',
 'KO-BUY-4.title': 'Genoeg hout om te kopen',
 'KO-BUY-4.law': 'De koper heeft vóór het kopen genoeg hout. Hout dat later in de beurt komt, helpt '
                 'niet.',
 'KO-BUY-4': '{kind} kost {price} hout, maar {player} heeft {wood}',
 'KO-BUY-7.title': 'Een gekochte kaart is van de koper',
 'KO-BUY-7.law': 'De koper betaalt, de voorraad wordt één kaart kleiner, en de kaart komt bij de '
                 'verzamelde offerkaarten van de koper.',
 'KO-BUY-7': 'een gekochte kaart gaat naar de verzamelde offerkaarten van {player}, niet naar de '
             'offersteen',
 'KO-PLAY-3.title': 'Eén soort per beurt',
 'KO-PLAY-3.law': 'Alle kaarten die in een beurt gespeeld worden, zijn van dezelfde soort. Jagers & '
                  'verzamelaars van verschillende offerkaarten zijn verschillende soorten.',
 'KO-PLAY-3': '{cards}: dat zijn verschillende soorten, en in een beurt speel je er maar één',
 'KO-PLAY-4.title': 'Maar één houthakker, priester of moai',
 'KO-PLAY-4.law': 'Een speler speelt in een beurt hoogstens één houthakker, één priester of één moai.',
 'KO-PLAY-4': 'in een beurt kan maar één {card} gespeeld worden, niet {number}',
 'KO-PLAY-5.title': 'Tot drie jagers & verzamelaars',
 'KO-PLAY-5.law': 'Een speler mag één, twee of drie jagers & verzamelaars van één soort spelen.',
 'KO-PLAY-5': 'in een beurt kunnen hoogstens drie jagers & verzamelaars gespeeld worden, niet {number}',
 'KO-PLAY-2.title': 'Alleen kaarten uit de hand',
 'KO-PLAY-2.law': 'Elke gespeelde kaart komt uit de hand van de speler.',
 'KO-PLAY-2': '{player} heeft {has|0=geen {card}|{has} {card}|{has} {card:plural}} in de hand{has|0=|, '
              'niet {number}|, niet {number}}; in de hand: {hand|0=niets|{hand}|{hand}}',
 'KO-PLAY-6.title': 'Wat jagers & verzamelaars kosten',
 'KO-PLAY-6.law': 'De eerste jager & verzamelaar van een beurt is gratis, de tweede en de derde kosten '
                  'elk één hout.',
 'KO-PLAY-6': 'deze kaarten neerleggen kost {right} hout, niet {written}',
 'KO-PLAY-7.title': 'Wat een moai kost',
 'KO-PLAY-7.law': 'Een moai kost zeven hout.',
 'KO-PLAY-7': 'deze kaart neerleggen kost {right} hout, niet {written}',
 'KO-PLAY-8.title': 'Houthakkers en priesters zijn gratis',
 'KO-PLAY-8.law': 'Een houthakker of een priester spelen kost niets.',
 'KO-PLAY-8': 'deze kaart neerleggen kost {right} hout, niet {written}',
 'KO-PLAY-9.title': 'Genoeg hout om te spelen',
 'KO-PLAY-9.law': 'Het hout dat na het kopen over is, dekt de kosten van wat er gespeeld wordt.',
 'KO-PLAY-9': 'dit neerleggen kost {cost} hout, maar {player} heeft {wood}',
 'KO-PLAY-10.title': 'Spelen levert niets op',
 'KO-PLAY-10.law': 'De kaarten gaan van de hand naar de eigen vitrine, en verder gebeurt er niets. '
                   'Inkomsten komen alleen van waarderingen.',
 'KO-PLAY-10': 'een kaart spelen levert niets op: {player} krijgt hier niets, en niet {gain}',
 'KO-PLAY-1.title': 'Elke beurt wordt een kaart gespeeld',
 'KO-PLAY-1.law': 'Wie een kaart kan spelen, moet dat doen.',
 'KO-PLAY-1.keep': '{player} kan een kaart spelen en moet dat dus doen',
 'KO-PLAY-1.none': '{player} moet in deze beurt een kaart spelen en heeft dat niet gedaan',
 'KO-BOX-1.title': 'Een moai gaat alleen in de doos met drie moais in de hand',
 'KO-BOX-1.law': 'Alleen wie drie moais in de hand heeft en niet genoeg hout om er een te bouwen, legt '
                 'een moai in de doos.',
 'KO-BOX-1': '{player} heeft {number|0=geen moais|{number} moai|{number} moais} in de hand; pas met '
             'drie mag er een in de doos',
 'KO-BOX-2.title': 'Met drie moais in de hand: bouwen als het kan, anders één in de doos',
 'KO-BOX-2.law': 'Wie drie moais in de hand heeft, bouwt er een als er genoeg hout is. Anders gaat er '
                 'een in de doos.',
 'KO-BOX-2.can': '{player} heeft {wood} hout en kan een moai bouwen, dus er gaat er geen in de doos',
 'KO-BOX-2.could': '{player} had vóór het kopen {wood} hout en had een moai kunnen bouwen, dus er gaat '
                   'er geen in de doos',
 'KO-BOX-2.keep': '{player} heeft drie moais in de hand en moet {price} hout bewaren om er een te '
                  'bouwen',
 'KO-BOX-2.must': '{player} kan geen kaart spelen en moet dus een moai in de doos leggen',
 'KO-BOX-3.title': 'Eén moai gaat in de doos',
 'KO-BOX-3.law': 'Precies één moai verlaat het spel.',
 'KO-BOX-3': 'precies één moai gaat in de doos, niet {cards}',
 'KO-BOX-4.title': 'In de doos leggen is niet bouwen',
 'KO-BOX-4.law': 'Een moai in de doos kost niets, komt niet in de vitrine en geeft geen offerronde. Er '
                 'wordt gewoon één kaart getrokken.',
 'KO-BOX-4.round': 'een moai in de doos geeft geen offerronde',
 'KO-BOX-4.extra': 'een moai in de doos geeft geen extra kaart',
 'KO-OFFER-1.title': 'Na elke moai meteen één offerronde',
 'KO-OFFER-1.law': 'Na het bouwen van een moai komt één offerronde, voordat er een kaart getrokken '
                   'wordt. Andere offerrondes zijn er niet.',
 'KO-OFFER-1.none': 'er is geen moai gebouwd, dus er is geen offerronde',
 'KO-OFFER-1.due': 'er is een moai gebouwd, dus eerst komt de offerronde en dan het trekken',
 'KO-OFFER-1.extra': 'de extra kaart hoort bij de offerronde, en die komt vóór het trekken',
 'KO-OFFER-1.missing': '{player} heeft een moai gebouwd, maar de offerronde ontbreekt',
 'KO-OFFER-1.twice': 'de offerronde van deze moai is al geweest',
 'KO-OFFER-4.title': 'Wie geen offerkaarten heeft, wordt overgeslagen',
 'KO-OFFER-4.law': 'Een speler zonder offerkaarten legt er geen. Dat geldt ook voor de bouwer.',
 'KO-OFFER-4.none': '{player} heeft geen offerkaart en wordt dus overgeslagen',
 'KO-OFFER-4.bought': '{player} heeft alleen de zojuist gekochte offerkaart, en die kan aan deze tafel '
                      'niet geofferd worden',
 'KO-OFFER-3.title': 'Wie een kaart heeft, offert er een',
 'KO-OFFER-3.law': 'Elke andere speler met een offerkaart legt er precies één.',
 'KO-OFFER-3.left out': '{player} heeft {number}, maar is overgeslagen',
 'KO-OFFER-3.twice': '{player} legt meer dan één kaart, maar elke speler offert er precies één',
 'KO-OFFER-2.title': 'De volgorde van de offerronde',
 'KO-OFFER-2.law': 'De andere spelers offeren met de klok mee, te beginnen met de linkerbuurman van de '
                   'bouwer. Daarna offert de bouwer, en de extra kaart komt als laatste. In de Franse '
                   'tekst begint de linkerbuurman van de startspeler: zie de afspraak offer-start.',
 'KO-OFFER-2.order': '{due} moet een kaart leggen vóór {player}',
 'KO-OFFER-2.extra': 'de extra kaart komt als laatste, na de eigen kaart van {player}',
 'KO-OFFER-6.title': 'De andere spelers offeren open',
 'KO-OFFER-6.law': 'De kaarten van de andere spelers worden open gelegd, dus het verslag noemt ze.',
 'KO-OFFER-6': 'de kaart van {player} ligt open, dus het verslag moet de soort noemen',
 'KO-OFFER-7.title': 'De bouwer offert als laatste, verdekt',
 'KO-OFFER-7.law': 'Een bouwer die een offerkaart heeft, legt er na de anderen precies één, verdekt.',
 'KO-OFFER-7.none': '{player} heeft {number}, maar legt er geen',
 'KO-OFFER-7.open': '{player} is de bouwer en legt de kaart verdekt, niet open',
 'KO-OFFER-7.twice': '{player} offert precies één kaart, niet {number}',
 'KO-OFFER-5.title': 'Alleen eigen kaarten worden geofferd',
 'KO-OFFER-5.law': 'De speler kan een kaart van de geofferde soort hebben. Zolang verdekte kaarten '
                   'onbekend zijn, is één mogelijkheid genoeg.',
 'KO-OFFER-5.owned': '{player} kan nu geen {kind} hebben{hint}',
 'KO-OFFER-5.bought': 'de enige kaart {kind} die {player} kan hebben is zojuist gekocht, en die kan '
                      'aan deze tafel niet geofferd worden',
 'KO-OFFER-8.title': 'De bouwer legt één extra kaart uit de voorraad',
 'KO-OFFER-8.law': 'De bouwer legt er één kaart van een voorraadstapel bij, open. Die komt niet uit de '
                   'eigen verzamelde kaarten.',
 'KO-OFFER-8.number': 'er moet precies één extra kaart gelegd worden, niet '
                      '{number|0=nul|{number}|{number}}',
 'KO-OFFER-8.own': 'de extra kaart komt uit de voorraad, niet uit de verzamelde kaarten van {player}',
 'KO-OFFER-8.missing': 'de extra kaart ontbreekt',
 'KO-OFFER-8.twice': 'de extra kaart ligt er al',
 'KO-OFFER-8.none': 'niemand heeft een moai gebouwd, dus er kan geen kaart op de offersteen liggen, '
                    'maar het verslag telt er {number}',
 'KO-OFFER-8.untold': 'er {number|ligt|liggen} {number} {number|kaart|kaarten} op de offersteen, dus '
                      'er zijn moais gebouwd, maar geen vitrine laat er een zien: hun punten zijn hier '
                      'niet meegeteld',
 'KO-OFFER-8.many': '{moai|er is 1 moai gebouwd|er zijn {moai} moais gebouwd}, dus er liggen hoogstens '
                    '{most} kaarten op de offersteen, maar het verslag telt er {number}: voor elke '
                    'moai legt elke speler één kaart en komt er één van een voorraadstapel',
 'KO-OFFER-8.few': '{moai|er is 1 moai gebouwd|er zijn {moai} moais gebouwd}, dus er {moai|ligt '
                   'minstens 1 kaart|liggen minstens {moai} kaarten} op de offersteen, maar het '
                   'verslag telt er {number|0=geen|{number}|{number}}: voor elke moai komt er één '
                   'kaart van een voorraadstapel',
 'KO-OFFER-9.title': 'De stapel van de extra kaart heeft een kaart',
 'KO-OFFER-9.law': 'De extra kaart komt van een stapel die niet leeg is.',
 'KO-OFFER-9': 'de voorraad {kind} is leeg',
 'KO-OFFER-10.title': 'Kaarten blijven op de offersteen',
 'KO-OFFER-10.law': 'Kaarten gaan nooit van de offersteen af, en niemand bekijkt vóór het einde '
                    'kaarten die niet te zien zijn: de verdekte en, volgens de Nederlandse tekst, die '
                    'onder een andere kaart.',
 'KO-OFFER-10.touched': 'kaarten blijven op de offersteen, en niemand bekijkt vóór het einde kaarten '
                        'die niet te zien zijn',
 'KO-OFFER-10.sorted': 'de offersteen wordt pas na het einde van het spel gesorteerd',
 'KO-OFFER-10.looked': 'iemand heeft de open kaarten van de offersteen doorgekeken; de verdekte moeten '
                       'ongezien blijven',
 'KO-HIDE-2.title': 'Een offer wordt alleen geweigerd als het onmogelijk is',
 'KO-HIDE-2.law': 'Zolang een verdekte kaart onbekend is, wordt een offer alleen geweigerd '
                  '(KO-OFFER-5) als het onmogelijk is, wat die kaart ook was. Een offer dat wel kan, '
                  'laat soms zien wat de kaart geweest moet zijn.',
 'KO-HIDE-2': '{player} had nog {kind}, dus {cards}',
 'KO-DRAW-3.title': 'Eén kaart tegelijk',
 'KO-DRAW-3.law': 'Kaarten worden één voor één genomen, zodat er steeds een kaart vrijkomt voordat de '
                  'volgende gekozen wordt.',
 'KO-DRAW-3': 'kaarten worden één voor één getrokken; schrijf in welke volgorde',
 'KO-FILL-1.title': 'Een lege kolom wordt meteen aangevuld',
 'KO-FILL-1.law': 'Wordt de laatste kaart van een kolom getrokken, dan wordt de kolom aangevuld '
                  'voordat er iets anders gebeurt.',
 'KO-FILL-1.draw': 'kolom {column} is leeg en moet worden aangevuld voordat er weer getrokken wordt',
 'KO-FILL-1.take': 'kolom {column} is leeg en moet worden aangevuld vóór de waardering',
 'KO-FILL-1.turn': 'kolom {column} is leeg, maar de aanvulling ontbreekt; schrijf `aanvulling '
                   '{column}: …`, de voorste kaart als laatste',
 'KO-DRAW-6.title': 'Alleen uit de algemene vitrine',
 'KO-DRAW-6.law': 'Er wordt niets getrokken van de voorraadstapel, uit de doos of van een andere '
                  'speler.',
 'KO-DRAW-6': 'kaarten worden uit de vier kolommen getrokken, niet van de voorraadstapel',
 'KO-DRAW-5.title': 'Er moet één kolom bedoeld zijn',
 'KO-DRAW-5.law': 'Een kaart mag alleen met de soort aangeduid worden als die soort in maar één kolom '
                  'vooraan ligt.',
 'KO-DRAW-5.several': 'in de kolommen {columns} ligt {card} vooraan; schrijf welke',
 'KO-DRAW-5.none': 'in geen kolom ligt {card} vooraan: vooraan liggen {fronts}',
 'KO-DRAW-1.title': 'Alleen voorste kaarten',
 'KO-DRAW-1.law': 'Alleen de voorste kaart van een kolom mag genomen worden.',
 'KO-DRAW-1.column': 'de voorste kaart van kolom {column} is {right}; {card} ligt erachter',
 'KO-DRAW-1.none': 'in geen kolom ligt {card} vooraan: vooraan liggen {fronts}',
 'KO-DRAW-4.title': 'De kaarten zijn zoals geschreven',
 'KO-DRAW-4.law': 'De kaart die het verslag als getrokken noemt, was de voorste van de kolom. De kaart '
                  'die het als blootgelegd noemt, was de volgende.',
 'KO-DRAW-4.took': 'de voorste kaart van kolom {column} is {right}, niet {written}',
 'KO-DRAW-4.exposed': 'de kaart die hier vrijkomt is {right}, niet {written}',
 'KO-DRAW-4.many': 'hier {right|is|zijn} {right} getrokken, maar het verslag noemt {written}',
 'KO-DRAW-2.title': 'Vul aan tot drie kaarten',
 'KO-DRAW-2.law': 'Een speler trekt zoveel kaarten als er gespeeld zijn, of één na een moai in de '
                  'doos.',
 'KO-DRAW-2.many': '{player} moet hier {right} trekken, niet {written}',
 'KO-DRAW-2.over': '{player} heeft al drie kaarten in de hand en trekt niet meer',
 'KO-DRAW-2.empty': 'kolom {column} heeft geen kaart meer om te trekken',
 'KO-DRAW-2.few': '{player} moet in totaal {due} {due|kaart|kaarten} trekken, maar trok {drawn}: '
                  '{left} te weinig',
 'KO-FILL-3.title': 'Alleen lege kolommen worden aangevuld',
 'KO-FILL-3.law': 'Een kolom die nog een kaart heeft, wordt nooit aangevuld.',
 'KO-FILL-3': 'kolom {column} heeft nog {number} en wordt dus niet aangevuld',
 'KO-FILL-2.title': 'Een aanvulling is vier kaarten, of de laatste',
 'KO-FILL-2.law': 'Een aanvulling is vier kaarten van de voorraadstapel, of alles wat er nog is.',
 'KO-FILL-2.size': 'een aanvulling moet {right} hebben, niet {written}',
 'KO-FILL-2.last': '{left|er is nog maar {left} kaart|er zijn nog maar {left} kaarten} op de '
                   'voorraadstapel, dus deze aanvulling moet {right} hebben, niet {written}',
 'KO-FILL-2.none': 'aan deze tafel wordt niet aangevuld als er minder dan vier kaarten over zijn: het '
                   'spel is afgelopen',
 'KO-FILL-4.title': 'De laatst gelegde kaart ligt vooraan',
 'KO-FILL-4.law': 'De kaarten van een aanvulling staan in de volgorde waarin ze gelegd zijn, en de '
                  'laatste ligt vooraan.',
 'KO-FILL-4': 'vooraan ligt de laatst gelegde kaart, {right}, niet {written}',
 'KO-EVAL-1.title': 'Eén waardering per beurt',
 'KO-EVAL-1.law': 'Elke beurt eindigt met precies één waardering van één soort kaart.',
 'KO-EVAL-1.twice': 'de waardering van deze beurt staat er al',
 'KO-EVAL-1.early': '{player} moet eerst nog {number} trekken: alleen de laatst blootgelegde kaart '
                    'wordt gewaardeerd',
 'KO-EVAL-2.title': 'De laatst blootgelegde kaart wordt gewaardeerd',
 'KO-EVAL-2.law': 'Gewaardeerd wordt de voorste kaart van de kolom waaruit als laatste getrokken is, '
                  'na de aanvulling als die er was.',
 'KO-EVAL-2': 'hier wordt {card} gewaardeerd, en dat levert geen {thing} op',
 'KO-EVAL-3.title': 'Iedereen met zulke kaarten krijgt iets',
 'KO-EVAL-3.law': 'Elke speler met kaarten van de gewaardeerde soort in de vitrine krijgt er iets '
                  'voor. Kaarten in de hand tellen niet.',
 'KO-EVAL-3': '{player} krijgt hier {things}, maar staat er niet bij',
 'KO-EVAL-5.title': 'Inkomsten kan men niet weigeren',
 'KO-EVAL-5.law': 'Niemand kan weigeren wat een waardering oplevert. Alleen een vervangende kaart mag '
                  'geweigerd worden.',
 'KO-EVAL-5': '{player} kan de inkomsten van een waardering niet weigeren',
 'KO-STATUE-3.title': 'Wie moais heeft, kiest',
 'KO-STATUE-3.law': 'Van elke speler met een moai zegt het verslag of die hout of roempunten neemt. '
                    'Andere spelers kiezen niets.',
 'KO-STATUE-3.missing': '{player} heeft een moai, maar de keuze tussen hout en roempunten ontbreekt',
 'KO-STATUE-3.surplus': '{player} heeft geen moai en kiest dus niets',
 'KO-STATUE-3.order': 'aan deze tafel kiezen de spelers met de klok mee vanaf de actieve speler, dus '
                      '{due} komt vóór {player}',
 'KO-STATUE-2.title': 'Alles in hout of alles in roempunten',
 'KO-STATUE-2.law': 'Een speler met moais neemt het hele bedrag in hout of het hele bedrag in '
                    'roempunten.',
 'KO-STATUE-2.mixed': '{player} moet het hele bedrag in hout of het hele bedrag in roempunten nemen',
 'KO-STATUE-2.twice': '{player} kiest één keer, voor het hele bedrag',
 'KO-GATHER-4.title': 'De gewaardeerde soort, zolang die stapel kaarten heeft',
 'KO-GATHER-4.law': 'Zolang de stapel van de gewaardeerde soort kaarten heeft, wordt die soort '
                    'genomen.',
 'KO-GATHER-4': 'de voorraad heeft nog {kind}, dus {player} kan geen {thing} nemen',
 'KO-GATHER-6.title': 'Niets van lege stapels',
 'KO-GATHER-6.law': 'Zijn alle vier de stapels leeg, dan krijgt niemand iets.',
 'KO-GATHER-6': 'alle vier de stapels zijn leeg, dus {player} krijgt niets',
 'KO-GATHER-5.title': 'Voor elke ontbrekende kaart een vervanging',
 'KO-GATHER-5.law': 'Voor elke kaart die een lege stapel niet kan geven, neemt een speler er een van '
                    'een andere stapel, of geen. Het verslag zegt welke.',
 'KO-GATHER-5.silent': '{player} komt {number} tekort: noem een vervanging, of schrijf `geen`',
 'KO-GATHER-5.empty': 'de stapel {thing} is leeg',
 'KO-GATHER-5.must': 'aan deze tafel is een vervanging verplicht zolang er een is, dus {player} kan er '
                     'niet van afzien',
 'KO-GATHER-5.same': 'aan deze tafel komen alle vervangingen van een speler van één stapel: {player} '
                     'neemt weer {pile}, of geen',
 'KO-GATHER-5.one': 'aan deze tafel neemt een speler hoogstens één vervanging, dus {player} kan er '
                    'geen tweede nemen',
 'KO-GATHER-3.title': 'De actieve speler neemt eerst',
 'KO-GATHER-3.law': 'Als een stapel opraakt, neemt eerst de actieve speler al zijn kaarten. De anderen '
                    'volgen met de klok mee.',
 'KO-GATHER-3.short': '{due} neemt {kind} vóór {player}, want de stapel raakt op',
 'KO-GATHER-3.order': 'aan deze tafel staat alles op volgorde, en {due} neemt vóór {player}',
 'KO-GATHER-3.bonus': '{player} neemt alle kaarten in één keer, vóór {due}',
 'KO-EVAL-4.title': 'De enige meerderheid levert een bonus op',
 'KO-EVAL-4.law': 'Wie minstens twee kaarten van de gewaardeerde soort heeft, en meer dan ieder ander, '
                  'krijgt er één bij.',
 'KO-EVAL-4.wood': '{player} krijgt hier {right|0=geen|{right}|{right}} hout, maar het verslag zegt '
                   '{written}: {why}',
 'KO-EVAL-4.glory': '{player} krijgt hier {right|0=geen roempunten|{right} roempunt|{right} '
                    'roempunten}, maar het verslag zegt {written}: {why}',
 'KO-EVAL-4.either': '{player} krijgt hier {right|0=geen hout en geen roempunten|{right} hout of '
                     'roempunt|{right} hout of roempunten}, maar het verslag zegt {written}: {why}',
 'KO-GATHER-2.title': 'De bonus voor jagers & verzamelaars',
 'KO-GATHER-2.law': 'Wie de enige meerderheid in de gewaardeerde soort heeft, krijgt er nog een kaart '
                    'van bij.',
 'KO-GATHER-2': '{player} krijgt hier {right|0=geen offerkaarten|{right} offerkaart|{right} '
                'offerkaarten}, maar het verslag zegt {written}: {why}',
 'KO-WOOD-1.title': 'Houthakkers leveren hout op',
 'KO-WOOD-1.law': 'Elke houthakker in de vitrine levert één hout op.',
 'KO-WOOD-1': '{player} krijgt hier {right|0=geen|{right}|{right}} hout, maar het verslag zegt '
              '{written}: {why}',
 'KO-PRIEST-1.title': 'Priesters leveren roempunten op',
 'KO-PRIEST-1.law': 'Elke priester in de vitrine levert één roempunt op.',
 'KO-PRIEST-1': '{player} krijgt hier {right|0=geen roempunten|{right} roempunt|{right} roempunten}, '
                'maar het verslag zegt {written}: {why}',
 'KO-STATUE-1.title': 'Elke moai levert één hout of één roempunt op',
 'KO-STATUE-1.law': 'Elke moai in de vitrine levert één hout of één roempunt op.',
 'KO-STATUE-1': '{player} krijgt hier {right|0=geen hout en geen roempunten|{right} hout of '
                'roempunt|{right} hout of roempunten}, maar het verslag zegt {written}: {why}',
 'KO-GATHER-1.title': 'Jagers & verzamelaars leveren één kaart op',
 'KO-GATHER-1.law': 'Wie een of meer jagers & verzamelaars van de gewaardeerde soort heeft, krijgt er '
                    'één offerkaart van.',
 'KO-GATHER-1': '{player} krijgt hier {right|0=geen offerkaarten|{right} offerkaart|{right} '
                'offerkaarten}, maar het verslag zegt {written}: {why}',
 'KO-HIDE-1.title': 'Alleen de kaart van de bouwer is verdekt',
 'KO-HIDE-1.law': '`?` staat alleen voor de eigen verdekte kaart van de bouwer.',
 'KO-HIDE-1': 'de extra kaart ligt open, dus het verslag moet de soort noemen',
 'KO-HIDE-3.title': 'Een onthulde kaart is mogelijk',
 'KO-HIDE-3.law': '`onthul` noemt een verdekte kaart die nog onbekend is, en een soort die de bouwer '
                  'toen kon leggen.',
 'KO-HIDE-3.none': 'beurt {turn} heeft geen verdekte kaart die nog onbekend is',
 'KO-HIDE-3.impossible': 'de verdekte kaart van beurt {turn} kan geen {kind} geweest zijn',
 'KO-HIDE-3.told': 'de gesorteerde offersteen laat geen {kind} over voor de verdekte kaart van beurt '
                   '{turn}',
 'KO-HIDE-4.title': 'Wat er aan het einde over is, is mogelijk',
 'KO-HIDE-4.law': 'De offerkaarten die een speler aan het einde laat zien, zijn er zoveel als het '
                  'verslag geeft, en van mogelijke soorten.',
 'KO-HIDE-4.number': 'het aantal offerkaarten van {player} is {right}, niet {written}',
 'KO-HIDE-4.kinds': '{player} kan deze kaarten niet hebben: {cards}',
 'KO-HIDE-5.title': 'De gesorteerde offersteen is mogelijk',
 'KO-HIDE-5.law': 'Op de offersteen liggen zoveel kaarten als er gelegd zijn, en van elke soort '
                  'minstens zoveel als er open gelegd zijn. De rest zijn soorten die de verdekte '
                  'kaarten geweest kunnen zijn.',
 'KO-HIDE-5.number': 'het aantal kaarten op de offersteen is {right}, niet {written}',
 'KO-HIDE-5.seen': 'op de offersteen {right|ligt|liggen} minstens {right} {right|kaart|kaarten} {kind} '
                   '(open gelegd), maar het verslag telt er {written}',
 'KO-HIDE-5.kinds': 'met de verdekte kaarten kan de offersteen er niet uitzien zoals het er staat',
 'KO-HIDE-5.again': 'de offersteen is al gesorteerd: er liggen {right}, niet {written}',
 'KO-HIDE-6.title': 'Offersteen, bezit en voorraad kloppen samen',
 'KO-HIDE-6.law': 'Van elke soort zijn de kaarten op de offersteen, bij de spelers en in de voorraad '
                  'samen 25.',
 'KO-HIDE-6.kind': 'op de offersteen ({stone}) en bij de spelers ({held}) liggen samen niet de {right} '
                   'kaarten {kind} die uit de voorraad zijn',
 'KO-HIDE-6.box': 'het spel heeft maar {most} kaarten {kind}, maar op de offersteen en bij de spelers '
                  'zouden er {number} zijn',
 'KO-HIDE-6.mix': 'de gesorteerde offersteen en de kaarten van de spelers spreken elkaar tegen',
 'KO-END-2.title': 'Niets na het einde',
 'KO-END-2.law': 'Is de voorraadstapel op, dan is het spel afgelopen. Er wordt niet meer getrokken, '
                 'gewaardeerd, gespeeld of gekocht.',
 'KO-END-2': '{why}, dus het spel is afgelopen',
 'KO-END-1.title': 'De laatste aanvulling beëindigt het spel',
 'KO-END-1.law': 'Het spel eindigt als een aanvulling de voorraadstapel opmaakt, en niet eerder.',
 'KO-END-1.early': 'het spel is niet afgelopen: er {pile|ligt nog {pile} kaart|liggen nog {pile} '
                   'kaarten} op de voorraadstapel',
 'KO-END-1.hand': 'het spel is niet afgelopen: {player} moet eerst bijtrekken tot drie kaarten',
 'KO-END-1.over': '{why}, dus het spel is afgelopen en niet onvoltooid',
 'KO-END-1.table': '`stand: einde` vervangt een heel spel en kan dus geen deel van een spel zijn',
 'KO-NOTE-1.title': 'Tellingen kloppen',
 'KO-NOTE-1.law': 'Een aantal dat het verslag tijdens het spel opgeeft, is het aantal dat Referee '
                  'uitrekent.',
 'KO-NOTE-1.wrong': '{player} heeft hier {right} {units}, niet {claimed}: {too}',
 'KO-NOTE-1.table': '{right|er is hier|er zijn hier} {right} {units}, niet {claimed}: {too} (van de '
                    'hele tafel, niet van {player})',
 'KO-NOTE-1.total': '{player} heeft hier {right} {units} aan fiches, niet {claimed}; bedoel je het '
                    'totaal? Schrijf dan `telling {player} totaal {claimed}`',
 'KO-END-3.title': 'Geen eindtotaal vóór het einde',
 'KO-END-3.law': 'Een verslag dat eerder ophoudt, is onvoltooid. Het heeft geen eindtotaal, alleen de '
                 'punten tot dan toe.',
 'KO-END-3': 'het spel is niet afgelopen, dus er is geen eindtotaal; tot nu toe heeft {player} '
             '{right}, niet {claimed}: {too}',
 'KO-END-4.title': 'De laatste beurt telt tot het einde',
 'KO-END-4.law': 'Alles wat gekocht, gebouwd en geofferd is in de beurt waarin het spel eindigde, telt '
                 'mee.',
 'KO-END-4': 'de moai van de laatste beurt telt mee: {player} heeft {right} {right|moai|moais}, niet '
             '{claimed}: {too}',
 'KO-FINAL-1.title': 'Het totaal',
 'KO-FINAL-1.law': 'Het totaal bestaat uit de roempunten van de speler, vier punten voor elke moai in '
                   'de vitrine, één punt voor elke vijf hout, en de waarde van de offerkaarten. Verder '
                   'telt er niets.',
 'KO-FINAL-1.wrong': 'het totaal van {player} is {right}, niet {claimed}: {too}',
 'KO-FINAL-1.players': 'de uitslag heeft {written} {written|totaal|totalen} voor {right} spelers',
 'KO-FINAL-1.together': 'deze totalen kunnen niet samen voorkomen, wat de verdekte kaarten ook waren',
 'KO-FINAL-1.open': 'de totalen hangen af van verdekte kaarten die niet bekend zijn: ze kunnen '
                    '{totals} zijn',
 'KO-FINAL-2.title': 'Vijf hout is één punt',
 'KO-FINAL-2.law': 'Elke volle vijf hout is één roempunt waard. Wat overblijft is niets waard.',
 'KO-FINAL-2': 'het hout van {player} is {right} waard, niet {claimed}: {too}',
 'KO-FINAL-3.title': 'Alleen kaarten die men nog heeft, tellen',
 'KO-FINAL-3.law': 'Offerkaarten die een speler nog heeft, tellen mee. Kaarten op de offersteen tellen '
                   'voor niemand.',
 'KO-FINAL-3': 'de offerkaarten van {player} zijn {right} waard, niet {claimed}: {too}',
 'KO-VALUE-4.title': 'Met een lege offersteen heeft geen soort waarde',
 'KO-VALUE-4.law': 'Ligt er geen kaart op de offersteen, dan is elke soort niets waard.',
 'KO-VALUE-4': 'de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-6.title': 'Eén waarde voor alle spelers',
 'KO-VALUE-6.law': 'Elke soort heeft voor alle spelers dezelfde waarde, die van de hele offersteen '
                   'afhangt.',
 'KO-VALUE-6': 'geen soort is meer dan 3 waard: de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-3.title': 'Alle kaarten op de offersteen tellen',
 'KO-VALUE-3.law': 'Open, verdekte en extra kaarten tellen allemaal mee.',
 'KO-VALUE-3': 'de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-5.title': 'Ook soorten die nooit geofferd zijn, tellen mee',
 'KO-VALUE-5.law': 'Is de offersteen niet leeg, dan krijgt een soort zonder kaart een plaats als elke '
                   'andere.',
 'KO-VALUE-5': 'de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-2.title': 'Een soort is alleen 0 waard als alle vier de aantallen verschillen',
 'KO-VALUE-2.law': 'Hebben twee soorten evenveel kaarten, dan is geen soort 0 waard.',
 'KO-VALUE-2': 'de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-1.title': 'Waarden naar plaats',
 'KO-VALUE-1.law': 'De meest geofferde soort is 3 waard, de volgende 2, dan 1 en 0; soorten met '
                   'evenveel kaarten delen een waarde, en er wordt geen waarde overgeslagen.',
 'KO-VALUE-1.wrong': 'de waarden van de soorten zijn {right}, niet {written}',
 'KO-VALUE-1.never': 'de soorten kunnen geen {written} waard zijn, wat de verdekte kaarten ook waren',
 'KO-VALUE-1.open': 'de waarden van de soorten hangen af van verdekte kaarten die niet bekend zijn: '
                    '{right}',
 'KO-WIN-1.title': 'Het hoogste totaal wint',
 'KO-WIN-1.law': 'De speler met het hoogste totaal wint.',
 'KO-WIN-1.wrong': '{winners} {winners|wint|winnen}; de totalen zijn {totals}',
 'KO-WIN-1.never': 'dit kan de uitslag niet zijn, wat de verdekte kaarten ook waren; mogelijke '
                   'winnaars: {players}',
 'KO-WIN-1.open': 'de winnaar hangt af van verdekte kaarten die niet bekend zijn; mogelijke winnaars: '
                  '{players}',
 'KO-WIN-2.title': 'Bij een gelijke stand winnen de meeste moais',
 'KO-WIN-2.law': 'Van de spelers met hetzelfde hoogste totaal wint wie de meeste moais in de vitrine '
                 'heeft.',
 'KO-WIN-2': '{winners} {winners|wint|winnen}; de totalen zijn {totals}',
 'KO-WIN-3.title': 'Daarna beslist hout, maar niet in de Franse spelregels',
 'KO-WIN-3.law': 'In de Nederlandse spelregels beslist bij een blijvende gelijke stand het meeste '
                 'hout. De Franse hebben die regel niet.',
 'KO-WIN-3': '{winners} {winners|wint|winnen}; de totalen zijn {totals}',
 'KO-WIN-4.title': 'Wie dan nog gelijk staat, deelt de overwinning',
 'KO-WIN-4.law': 'Spelers die na alle vergelijkingen gelijk staan, winnen samen.',
 'KO-WIN-4': '{winners} {winners|wint|winnen}; de totalen zijn {totals}'}
