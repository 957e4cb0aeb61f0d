export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo ist ein Sofa mit geraden Armlehnen und drei losen Sitzkissen. Die Sitztiefe beträgt 56 cm: So stehen die Füße auf dem Boden, und der Rücken ruht in den Kissen. Ohne Rückenkissen wird der Sitz tiefer: Platz genug, um mit angezogenen Beinen zu lesen.',
      'Die Kissen haben einen Kern aus Kaltschaum und darüber eine Faserlage. Sie federn von selbst zurück; wenden und aufschütteln genügt ab und zu. Ein Keder fasst die Nähte ein und hält die Form.',
      'Die Füße aus massiver Eiche sind leicht nach außen gestellt. Unter dem Sofa bleiben 14 cm frei, das reicht für einen Saugroboter. Die beiden Zierkissen auf dem Bild gehören dazu.',
    ],
    materials: [
      'Gestell: Kiefer massiv und Birken-Multiplex, verleimt und verschraubt',
      'Sitz: Nosagfedern, Kaltschaum RG 35 mit Faserlage',
      'Bezug, je nach Ausführung: 100 % Leinen oder Webstoff (100 % recyceltes Polyester), ab 40.000 Scheuertouren (Martindale)',
      'Füße: Eiche massiv, geölt',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'Der Zweisitzer der Serie Oslo ist 168 cm breit und passt in ein kleines Wohnzimmer, in ein Apartment oder gegenüber vom Dreisitzer. Seine Armlehnen sind genauso hoch wie beim großen Sofa, sodass beide nebeneinander stimmen.',
      'Sie sitzen auf Nosagfedern mit einem Kern aus Kaltschaum. Die Bezüge der Sitz- und Rückenkissen haben einen Reißverschluss und dürfen in die Reinigung.',
      'Auch in 188 cm Breite erhältlich, wenn es etwas mehr Platz sein darf, aber noch kein Dreisitzer.',
    ],
    materials: [
      'Gestell: Kiefer massiv und Birken-Multiplex',
      'Sitz: Nosagfedern, Kaltschaum RG 35 mit Faserlage',
      'Bezug, je nach Ausführung: Webstoff (100 % recyceltes Polyester) oder 100 % Leinen',
      'Füße: Eiche massiv, geölt',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund ist niedrig, weich und rund. Die Armlehnen sind 22 cm breit und laufen in einem Bogen zum Boden; der Rücken endet auf 74 cm, sodass das Sofa den Raum nicht in zwei Hälften teilt.',
      'Zwei breite Sitzkissen statt drei wirken ruhig, und zu zweit sitzt niemand auf der Naht. Gefüllt sind sie mit Kaltschaum und einer Auflage aus Daunen und Fasern. Man sinkt ein wenig ein und kommt trotzdem leicht wieder hoch.',
      'Der schwarze Sockel ist zurückgesetzt, als würde das Sofa knapp über dem Boden schweben.',
    ],
    materials: [
      'Gestell: Buche massiv und Multiplex',
      'Sitz: Taschenfederkern, Kaltschaum RG 38, Auflage aus Daunen und Polyesterfasern',
      'Bezug, je nach Ausführung: Bouclé (62 % Polyester, 28 % Polyacryl, 10 % Wolle) oder Chenille (100 % recyceltes Polyester), ab 35.000 Scheuertouren (Martindale)',
      'Sockel: Buche, schwarz lackiert',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como steht auf zwei Kufen aus messingfarbenem Stahl. Die Armlehnen sind mit 14 cm schmal, damit von den 218 cm Breite möglichst viel zum Sitzen bleibt.',
      'Der Samt ist kurzflorig und dicht gewebt. Er fängt das Licht zu jeder Tageszeit anders ein und lässt sich gut absaugen. Tierhaare bleiben obenauf liegen, statt sich festzusetzen.',
      'Ein Zierkissen aus Samt in einer zweiten Farbe gehört dazu.',
    ],
    materials: [
      'Gestell: Buche massiv',
      'Sitz: Nosagfedern, Kaltschaum RG 35',
      'Bezug: Samt (100 % Polyester), 80.000 Scheuertouren (Martindale)',
      'Untergestell: Stahl, messingfarben beschichtet',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'Für Rio verwenden wir Semianilinleder von 1,2 bis 1,4 mm Stärke. Narben und Unterschiede in der Maserung bleiben sichtbar, daran erkennen Sie echtes Leder. Mit den Jahren wird die Farbe dort wärmer, wo Sie sitzen.',
      'Die Kissen sind etwas fester als bei unseren Stoffsofas, denn Leder muss sich erst einsitzen. Nach ein paar Monaten hat sich das Sofa Ihnen angepasst.',
      'Die Füße sind aus Stahlblech, 9 cm breit und 1 cm stark, schwarz pulverbeschichtet. Das Wollkissen gehört dazu.',
    ],
    materials: [
      'Gestell: Buche massiv',
      'Sitz: Nosagfedern, Kaltschaum RG 40 mit Faserlage',
      'Bezug: Semianilin-Rindsleder aus Italien, pflanzlich nachgegerbt',
      'Füße: Stahl, schwarz pulverbeschichtet',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen ist das Sofa für die ganze Familie. Die Récamiere reicht 158 cm nach vorn, davon sind 122 cm Sitzfläche: genug, um die Beine auszustrecken. Auf den Armlehnen liegt je ein loses Kissen, das auch als Kopfkissen taugt.',
      'Das Sofa kommt in zwei Teilen, die unser Lieferteam bei Ihnen kostenlos zusammensteckt. Jedes Teil passt hochkant durch eine 86 cm breite Tür.',
      'Chenille fühlt sich weich an und ist dicht gewebt, Krümel und Haare gehen leicht ab. Die Kissenbezüge sind abnehmbar.',
    ],
    materials: [
      'Gestell: Kiefer massiv und Multiplex, Verbinder aus Stahl',
      'Sitz: Nosagfedern, Kaltschaum RG 35 mit Faserlage',
      'Bezug, je nach Ausführung: Chenille (100 % recyceltes Polyester), Leinen oder Webstoff, ab 40.000 Scheuertouren (Martindale)',
      'Füße: Eiche massiv, dunkel gebeizt',
    ],
  },
};
