export const decor = {
  'plant-ficus': {
    description: [
      'Ein Gummibaum mit vier Stämmen und breiten, dunklen Blättern. Die Adern sind ins Blatt geprägt, die Unterseite ist heller, wie bei der echten Pflanze.',
      'Die Pflanze sitzt fest in einem Keramiktopf mit 34 cm Durchmesser und ist 135 cm hoch. Sie braucht weder Licht noch Wasser.',
    ],
    materials: [
      'Blätter: Polyester und PE, UV-beständig',
      'Stämme: Kunststoff auf Stahldraht',
      'Topf: Keramik',
    ],
  },
  'plant-fiddle': {
    description: [
      'Die Geigenfeige ist beliebt, aber eigensinnig. Diese hier macht keine Mühe: 165 cm hoch, ein Stamm und große, gewellte Blätter, die Sie selbst in Form biegen.',
      'Der runde Topf ist aus Faserbeton oder Keramik und hat Filz unter dem Boden.',
    ],
    materials: [
      'Blätter: Polyester, UV-beständig',
      'Stamm: Kunststoff auf Stahldraht',
      'Topf, je nach Ausführung: Faserbeton oder Keramik',
    ],
  },
  'plant-olive': {
    description: [
      'Ein 170 cm hoher Olivenbaum mit feinen, graugrünen Blättern und rauer Rinde. Die Zweige haben einen Drahtkern und lassen sich in jede Richtung biegen.',
      'Der bauchige Topf aus Keramik steht lose, Sie können den Baum also auch in einen eigenen Topf setzen.',
    ],
    materials: ['Blätter: Polyester, UV-beständig', 'Stamm: Kunststoff mit Holzmehl', 'Topf: Keramik'],
  },
  'plant-snake': {
    description: [
      'Gerade, feste Blätter von 95 cm Höhe, die wenig Platz brauchen: gut neben einem Schrank oder in einer schmalen Diele.',
      'Die Blätter haben den hellen Rand und die Querzeichnung des echten Bogenhanfs.',
    ],
    materials: ['Blätter: PE, UV-beständig', 'Topf: Keramik, 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Dunkle Linien zeichnen Rauten auf einen Grund aus ungefärbter Wolle. Das Muster ist von Hand geknüpft und deshalb nirgends ganz gerade.',
      'Der Teppich ist 13 mm dick, davon sind 11 mm Flor; die kurzen Seiten haben Fransen aus Baumwolle. Wolle weist Schmutz von Natur aus ab und dämpft den Schall in Räumen mit hartem Boden.',
    ],
    materials: ['Flor: 100 % Wolle', 'Kette und Fransen: Baumwolle'],
  },
  'rug-line-stripe': {
    description: [
      'Breite sandfarbene Bahnen mit Streifen in Terrakotta oder Marineblau. Die Streifen laufen quer und lassen einen schmalen Raum breiter wirken.',
      'Der Teppich ist 13 mm dick: angenehm für bloße Füße. Liegt er an einer Tür, messen Sie bitte nach, ob sie darüber aufgeht.',
    ],
    materials: ['Flor: 100 % Wolle', 'Rücken: Baumwolle und Jute'],
  },
  'rug-plain-round': {
    description: [
      'Ein einfarbiger runder Teppich, der unter den Lesesessel oder einen runden Tisch gehört. Zwei Wolltöne sind miteinander verzwirnt, so ist die Fläche ruhig, aber nicht leblos.',
      'Der Rand ist von Hand gesäumt. Zu einem Tisch mit 120 cm Durchmesser passt ein Teppich mit 200 cm: Dann stehen die Stuhlbeine auch beim Zurückrücken noch darauf.',
    ],
    materials: ['Flor: 100 % Wolle', 'Rücken: Baumwolle'],
  },
  'mirror-luna': {
    description: [
      'Ein runder Spiegel mit schmalem Rand aus gebürstetem Metall. Der Rand steht 3 cm vor der Wand und wirft eine feine Schattenlinie.',
      'Die Aufhängung auf der Rückseite lässt sich um einen Zentimeter verschieben, so hängt der Spiegel gerade, auch wenn das Bohrloch nicht ganz stimmt. Schraube und Dübel liegen bei.',
    ],
    materials: [
      'Glas: 5 mm, Silberspiegel mit Splitterschutzfolie',
      'Rand: Stahl, messingfarben oder mattschwarz',
    ],
  },
  'mirror-arch': {
    description: [
      'Mit 175 cm zeigt Arka Sie von Kopf bis Fuß. Er lehnt an der Wand oder hängt flach daran; beide Befestigungen liegen bei.',
      'Der runde Abschluss oben nimmt dem Spiegel die Strenge eines Rechtecks und fängt das Licht vom Fenster gegenüber ein.',
    ],
    materials: [
      'Glas: 5 mm, Silberspiegel mit Splitterschutzfolie',
      'Rahmen: Stahl, mattschwarz oder messingfarben',
    ],
  },
  'vase-moon': {
    description: [
      'Eine bauchige Vase mit schmalem Hals, angelehnt an koreanische Mondvasen. Drei Zweige Eukalyptus genügen, und sie ist gefüllt.',
      'Die matte Glasur ist innen wasserdicht. Die Zweige auf dem Bild sind nicht enthalten.',
    ],
    materials: ['Steinzeug, matt glasiert'],
  },
  'basket-seagrass': {
    description: [
      'Ein fester Korb, aus gedrehtem Seegras um einen Stahlring geflochten. Gut für Decken, Spielzeug, Kaminholz oder als Übertopf.',
      'Seegras riecht in den ersten Wochen leicht nach Heu; das verfliegt.',
    ],
    materials: ['Seegras, von Hand geflochten', 'Ring: Stahl'],
  },
};
