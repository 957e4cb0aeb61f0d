export const tables = {
  'dining-alma-oak': {
    description: [
      'Die Platte von Alma besteht aus durchgehenden, 11,5 cm breiten Lamellen massiver Eiche. Die Kante ist von unten abgeschrägt, so wirkt die 3 cm starke Platte leicht.',
      'Die Beine stehen fast an den Ecken: An jeder Längsseite sitzen drei Personen, ohne ein Tischbein zwischen den Knien. Unter der Zarge bleiben 65 cm frei.',
      'Das Holz ist geölt und lebt. Einen Rand oder Kratzer schleifen Sie selbst aus, und Öl bringt die Farbe zurück.',
    ],
    materials: [
      'Platte: Europäische Eiche massiv, durchgehende Lamellen',
      'Untergestell: Eiche massiv',
      'Oberfläche: Hartwachsöl auf pflanzlicher Basis',
    ],
  },
  'dining-alma-walnut': {
    description: [
      'Alma in Nussbaum steht auf zwei Böcken mit einem Steg dazwischen, wie ein alter Klostertisch. Die Böcke sind weit nach innen gerückt, deshalb sitzt man auch an den Kopfenden bequem.',
      'Für die Platte suchen wir Bohlen aus demselben Stamm zusammen, damit die Maserung durchläuft. Kein Tisch gleicht dem anderen.',
      'An der größten Ausführung, 300 × 100 cm, sitzen zwölf Personen. Auch sie gehört zu unserem festen Angebot, Sie können sie also ganz normal zurückgeben.',
    ],
    materials: ['Amerikanischer Nussbaum massiv', 'Oberfläche: Hartwachsöl, seidenmatt'],
  },
  'dining-iro-black': {
    description: [
      'Räuchereiche auf zwei Rahmen aus schwarzem Stahl. Beim Räuchern mit Ammoniak dunkelt die Gerbsäure das Holz bis tief in den Kern: Die Farbe nutzt sich nicht ab.',
      'Die Rahmen sind aus 3 cm starkem Rundrohr und stehen leicht schräg. Sechs Schrauben, zehn Minuten, und der Tisch steht.',
    ],
    materials: [
      'Platte: Eiche massiv, 3,2 cm',
      'Untergestell: Stahl, mattschwarz pulverbeschichtet',
      'Oberfläche: Hartwachsöl',
    ],
  },
  'dining-mira-round': {
    description: [
      'Der Fuß von Mira ist aus verleimten Lagen Holz gedrechselt und schwingt oben und unten aus wie eine Garnrolle. Es gibt keine Beine, um die man herumsitzen müsste.',
      'An 120 cm Durchmesser sitzen vier Personen bequem, an 140 cm sechs. Die Platte ist an der Unterkante abgeschrägt und wirkt dadurch schlank.',
    ],
    materials: [
      'Platte, je nach Ausführung: Eiche oder Esche massiv, 3 cm',
      'Fuß: Massivholz, schichtverleimt und gedrechselt',
      'Oberfläche: Hartwachsöl',
    ],
  },
  'dining-flute-round': {
    description: [
      'Eine Säule aus schwarzer Esche mit senkrechten Rillen trägt eine Platte aus Marmor. Die Rillen sind ins massive Holz gefräst und laufen rundum.',
      'Marmor ist ein Naturprodukt: Adern und Farbe unterscheiden sich von Platte zu Platte. Die Oberfläche ist matt geschliffen und gegen Flecken imprägniert.',
    ],
    materials: [
      'Platte: Marmor, 3 cm, matt geschliffen und imprägniert',
      'Fuß: Esche massiv, schwarz gebeizt und lackiert',
    ],
  },
  'dining-bow-round': {
    description: [
      'Vier geschwungene Beine treffen sich unter der Platte und laufen zum Boden hin auseinander. Das gibt Stand und lässt trotzdem Platz für die Füße.',
      'Die Beine sind aus massivem Holz gesägt und von Hand rund geschliffen. An 125 cm Durchmesser sitzen fünf Personen bequem.',
    ],
    materials: ['Nussbaum oder Eiche massiv', 'Oberfläche: Hartwachsöl, seidenmatt'],
  },
  'coffee-runa': {
    description: [
      'Runa hat zwei Platten: oben ist Platz für Tassen, unten für Bücher und die Fernbedienung. Die Kanten sind rund geschliffen, angenehm mit kleinen Kindern im Haus.',
      'Die vier Beine werden mit je einer Schraube befestigt. Die untere Platte hält sie in Position, sodass der Tisch auch nach Jahren nicht wackelt.',
    ],
    materials: [
      'Platten, je nach Ausführung: Eiche oder Nussbaum massiv',
      'Beine: Massivholz',
      'Oberfläche: Hartwachsöl',
    ],
  },
  'coffee-drum-travertine': {
    description: [
      'Eine dicke runde Platte auf einer kräftigen Säule, beides aus echtem Stein. Travertin entsteht, wo warmes Quellwasser Kalk ablagert. Die kleinen Hohlräume, die dabei bleiben, sind gefüllt, und die Platte ist matt geschliffen.',
      'Der Tisch wiegt mindestens 64 Kilo und bleibt, wo er steht. Platte und Fuß werden getrennt geliefert; zu zweit setzen Sie sie ohne Werkzeug aufeinander.',
    ],
    materials: ['Travertin oder Carrara-Marmor, matt geschliffen', 'Filzring unter dem Fuß'],
  },
  'coffee-frame-walnut': {
    description: [
      'Ein schlankes Gestell aus schwarzem Stahl mit zwei Platten. Die untere liegt 13 cm über dem Boden und bietet Platz für Körbe, Bücher oder ein Spiel.',
      'Die Rohre sind 2 × 2 cm stark. Vier Stellfüße gleichen einen unebenen Boden aus.',
    ],
    materials: [
      'Platten, je nach Ausführung: Nussbaum- oder Eichenfurnier auf Multiplex mit Massivholzkante',
      'Gestell: Stahl, schwarz pulverbeschichtet',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'Der Umriss von Pebble hat keine einzige gerade Linie. Die Platte ist 118 cm lang und an der breitesten Stelle 72 cm breit, mit einem Rand, rund wie ein Kieselstein.',
      'Drei Wangen aus Massivholz bilden die Beine. Sie stehen in verschiedene Richtungen, dadurch sieht der Tisch von jeder Seite anders aus und steht trotzdem fest.',
    ],
    materials: ['Nussbaum oder Eiche massiv, 3,4 cm', 'Oberfläche: Hartwachsöl'],
  },
  'side-luna-marble': {
    description: [
      'Eine Marmorplatte von 45 cm Durchmesser auf einer schlanken Säule. Der runde Fuß ist beschwert, damit der Tisch nicht kippt, wenn sich jemand kurz aufstützt.',
      'Mit 50 cm Höhe passt Luna zur Armlehne der meisten Sofas und zur Oberkante einer Matratze.',
    ],
    materials: [
      'Platte: Marmor, 1,8 cm, imprägniert',
      'Säule und Fuß: Stahl, messingfarben gebürstet oder mattschwarz',
    ],
  },
  'desk-nils-oak': {
    description: [
      'Nils ist ein Schreibtisch, der sich auch im Wohnzimmer sehen lassen kann. Zwei Schubladen über die ganze Breite nehmen Laptop, Hefte und Ladegeräte auf; aufgezogen werden sie an Knöpfen aus Messing.',
      'Die Platte ist mindestens 62 cm tief: genug für einen Bildschirm auf Armlänge und eine Tastatur davor. In der hinteren Zarge ist eine Aussparung für Kabel.',
      'Die Beine stehen schräg und lassen sich abschrauben, so kommt der Tisch auch durch ein enges Treppenhaus.',
    ],
    materials: [
      'Platte und Beine, je nach Ausführung: Eiche oder Nussbaum massiv',
      'Schubladen: Birken-Multiplex auf Metallauszügen mit Dämpfung',
      'Knöpfe: Messing',
    ],
  },
  'bench-alma-oak': {
    description: [
      'Die Bank zum Tisch Alma. Auf 140 cm sitzen zwei Erwachsene, auf 180 cm drei. Die kleine Bank passt zwischen die Beine einer Alma mit 180 oder 200 cm, die große unter die mit 240 cm.',
      'Die Sitzfläche ist aus durchgehenden Eichenlamellen mit gerundeten Kanten. Wird die Bank nicht gebraucht, verschwindet sie ganz unter dem Tisch.',
    ],
    materials: ['Europäische Eiche massiv', 'Oberfläche: Hartwachsöl'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera steht am Fußende des Bettes, in der Diele oder unter einem Fenster. Das Polster ist 9 cm stark und ringsum mit einem Keder eingefasst.',
      'Mit 120 cm passt die Bank vor ein Bett ab 140 cm Breite. Die Beine stehen schräg und sind aus Massivholz.',
    ],
    materials: [
      'Sitz: Kaltschaum, bezogen mit Bouclé (62 % Polyester, 28 % Polyacryl, 10 % Wolle)',
      'Untergestell, je nach Ausführung: Nussbaum oder Eiche massiv, geölt',
    ],
  },
};
