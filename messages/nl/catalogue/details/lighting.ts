export const lighting = {
  'lamp-vega-floor': {
    description: [
      'Een rechte stang op een ronde voet, met een linnen kap van 44 cm. Vega geeft zacht licht naar boven en beneden en is een goede leeslamp naast een fauteuil.',
      'De dimmer zit in het snoer, op kniehoogte. Fitting E27, geschikt voor led tot 15 watt; de lichtbron is niet inbegrepen.',
    ],
    materials: [
      'Voet en stang: staal, geborsteld messing of mat zwart',
      'Kap: linnen op kunststof',
      'Snoer: textiel, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Drie poten van massief hout dragen een linnen kap. Trio staat stevig in een hoek en neemt onderaan 50 cm in.',
      'De voetschakelaar vindt u ook in het donker. Fitting E27, led tot 15 watt; de lichtbron is niet inbegrepen.',
    ],
    materials: [
      'Poten: massief eiken of walnoot, geolied',
      'Kap: linnen op kunststof',
      'Snoer: textiel, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge brengt het licht midden boven de tafel, zonder dat er een haak in het plafond hoeft. De boog reikt 105 cm ver; de kap hangt op 170 cm, zodat u er staand niet tegenaan loopt.',
      'Een voet van 16 kilo marmer houdt de lamp in evenwicht. De kap draait een kwartslag, zodat u het licht kunt richten. De lichtbron is niet inbegrepen.',
    ],
    materials: [
      'Boog en kap: staal, geborsteld messing of mat zwart',
      'Voet: carraramarmer',
      'Fitting E27, led tot 12 watt',
    ],
  },
  'lamp-table-luna': {
    description: [
      'De voet van Luna is op de draaischijf gemaakt en mat geglazuurd. Door de handmatige afwerking verschilt de kleur licht van stuk tot stuk.',
      'De linnen kap is 35 cm breed en geeft een rustige kegel licht: genoeg om bij te lezen, niet te fel om bij in slaap te vallen. Fitting E27, led tot 9 watt; de lichtbron is niet inbegrepen.',
    ],
    materials: ['Voet: keramiek, mat glazuur', 'Stang: messing', 'Kap: linnen op kunststof'],
  },
  'pendant-dome-black': {
    description: [
      'Een diepe koepel die het licht op de tafel houdt en niet in de ogen schijnt. De binnenkant is messingkleurig, waardoor ook koele led warm oogt.',
      'Het snoer is 150 cm en kan worden ingekort. Hang de lamp op 60 tot 70 cm boven het tafelblad. De lichtbron is niet inbegrepen.',
    ],
    materials: [
      'Kap: staal, gepoedercoat, binnenzijde messingkleurig',
      'Snoer: textiel, 150 cm',
      'Fitting E27, led tot 15 watt',
    ],
  },
  'pendant-paper': {
    description: [
      'Een geribde bol van rijstpapier die het licht gelijkmatig in de kamer verdeelt. Hij komt plat in een doos en vouwt in een minuut open.',
      'Snoer en fitting in wit zitten erbij. Gebruik een led-lichtbron tot 10 watt; die is niet inbegrepen.',
    ],
    materials: ['Kap: rijstpapier op stalen draad', 'Snoer: wit textiel, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'Dunne rotanstelen zijn schuin tegen elkaar in gebogen en met de hand vastgezet. Als de lamp brandt, tekent het vlechtwerk lijnen op muur en plafond.',
      'Zwart snoer van 150 cm, fitting E27 voor led tot 12 watt. De lichtbron is niet inbegrepen; een heldere geeft de scherpste schaduw.',
    ],
    materials: ['Kap: rotan op stalen ring', 'Snoer: zwart textiel, 150 cm'],
  },
};
