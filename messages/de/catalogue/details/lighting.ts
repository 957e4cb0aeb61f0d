export const lighting = {
  'lamp-vega-floor': {
    description: [
      'Ein gerader Stab auf einem runden Fuß, darauf ein Leinenschirm mit 44 cm Durchmesser. Vega gibt weiches Licht nach oben und unten und ist eine gute Leseleuchte neben dem Sessel.',
      'Der Dimmer sitzt im Kabel, auf Kniehöhe. Fassung E27, für LED bis 15 Watt; das Leuchtmittel ist nicht enthalten.',
    ],
    materials: [
      'Fuß und Stab: Stahl, messingfarben gebürstet oder mattschwarz',
      'Schirm: Leinen auf Kunststoff',
      'Kabel: Textil, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Drei Beine aus Massivholz tragen einen Leinenschirm. Trio steht sicher in einer Ecke und braucht am Boden 50 cm.',
      'Den Fußschalter finden Sie auch im Dunkeln. Fassung E27, LED bis 15 Watt; das Leuchtmittel ist nicht enthalten.',
    ],
    materials: [
      'Beine, je nach Ausführung: Eiche oder Nussbaum massiv, geölt',
      'Schirm: Leinen auf Kunststoff',
      'Kabel: Textil, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge bringt das Licht mitten über den Tisch, ganz ohne Haken an der Decke. Der Bogen reicht 105 cm weit; der Schirm hängt 170 cm über dem Boden.',
      'Ein 16 Kilo schwerer Fuß aus Marmor hält die Leuchte im Gleichgewicht. Der Schirm dreht sich um 90 Grad, so richten Sie das Licht aus. Das Leuchtmittel ist nicht enthalten.',
    ],
    materials: [
      'Bogen und Schirm: Stahl, messingfarben gebürstet oder mattschwarz',
      'Fuß: Carrara-Marmor',
      'Fassung E27, LED bis 12 Watt',
    ],
  },
  'lamp-table-luna': {
    description: [
      'Der Fuß von Luna ist auf der Töpferscheibe gedreht und matt glasiert. Weil er von Hand entsteht, fällt die Farbe von Stück zu Stück etwas anders aus.',
      'Der Leinenschirm ist 35 cm breit und wirft einen ruhigen Lichtkegel: hell genug zum Lesen, sanft genug zum Einschlafen. Fassung E27, LED bis 9 Watt; das Leuchtmittel ist nicht enthalten.',
    ],
    materials: ['Fuß: Keramik, matt glasiert', 'Stab: Messing', 'Schirm: Leinen auf Kunststoff'],
  },
  'pendant-dome-black': {
    description: [
      'Eine tiefe Kuppel, die das Licht auf dem Tisch hält und nicht blendet. Die Innenseite ist messingfarben, damit wirkt auch kühles LED-Licht warm.',
      'Das Kabel ist 150 cm lang und lässt sich kürzen. Hängen Sie die Leuchte 60 bis 70 cm über die Tischplatte. Das Leuchtmittel ist nicht enthalten.',
    ],
    materials: [
      'Schirm: Stahl, pulverbeschichtet, innen messingfarben',
      'Kabel: Textil, 150 cm',
      'Fassung E27, LED bis 15 Watt',
    ],
  },
  'pendant-paper': {
    description: [
      'Eine gerippte Kugel aus Reispapier, die das Licht gleichmäßig im Raum verteilt. Sie kommt flach im Karton und ist in einer Minute aufgefaltet.',
      'Kabel und Fassung in Weiß gehören dazu, das Leuchtmittel nicht. Verwenden Sie eine LED bis 10 Watt.',
    ],
    materials: ['Schirm: Reispapier auf Stahldraht', 'Kabel: weißes Textil, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'Dünne Rattanstäbe sind schräg gegeneinander gebogen und von Hand befestigt. Eingeschaltet wirft das Geflecht feine Linien an Wand und Decke.',
      'Schwarzes Kabel, 150 cm lang, Fassung E27 für LED bis 12 Watt; das Leuchtmittel ist nicht enthalten. Ein klares Leuchtmittel wirft die schärfsten Schatten.',
    ],
    materials: ['Schirm: Rattan auf Stahlring', 'Kabel: schwarzes Textil, 150 cm'],
  },
};
