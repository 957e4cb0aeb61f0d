export const beds = {
  'bed-haga-160': {
    description: [
      'Haga hat ein 108 cm hohes Kopfteil mit zwei weichen Kissen, genau auf Schulterhöhe, wenn Sie im Bett sitzen und lesen.',
      'Auch die Seiten sind ringsum gepolstert: keine harte Kante fürs Schienbein. Der Lattenrost aus verleimter Birke gehört dazu.',
      'Matratze, Kissen und Bettwäsche sind nicht im Preis enthalten.',
    ],
    materials: [
      'Gestell: Kiefer massiv und Multiplex',
      'Bezug, je nach Ausführung: 100 % Leinen oder Webstoff',
      'Lattenrost: 2 × 14 Leisten aus Birke',
      'Füße: Eiche massiv',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Neun senkrechte Bahnen aus Samt machen das Kopfteil zu einem weichen Vorhang. Jede ist einzeln gefüllt, damit die Form auch nach Jahren klar bleibt.',
      'Das Bett ist stabil gebaut, mit Mittelbalken und zusätzlichem Fuß. Der Lattenrost gehört dazu; Matratze und Bettwäsche sind nicht enthalten.',
    ],
    materials: [
      'Gestell: Buche massiv und Multiplex',
      'Bezug: Samt (100 % Polyester), 80.000 Scheuertouren (Martindale)',
      'Lattenrost: Birke',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'Ein Bett aus massiver Eiche, dessen Kopfteil aus 21 gedrechselten Sprossen besteht. Die Oberkante ist leicht geschwungen, wie beim Stuhl Alva.',
      'Unter dem Bett bleiben 25 cm frei, etwa für Bettkästen. Die Verbindungen sind verschraubt und knarren nicht.',
      'Der Lattenrost gehört dazu. Matratze, Kissen und Bettwäsche auf dem Bild sind nicht enthalten.',
    ],
    materials: ['Europäische Eiche massiv', 'Lattenrost: Birke', 'Oberfläche: Hartwachsöl'],
  },
  'bed-boucle-180': {
    description: [
      'Dieses Bett ist vom Kopfteil bis zum Fußende mit Bouclé bezogen. Die Schlingen sind so dicht, dass nichts hängen bleibt, und so weich, dass man sich gern anlehnt.',
      'Das Kopfteil besteht aus zwei Kissen mit Keder. Es ist auch hinten bezogen, das Bett darf also frei im Raum stehen.',
      'Der Lattenrost gehört dazu. Matratze, Kissen und Bettwäsche sind nicht enthalten.',
    ],
    materials: [
      'Gestell: Kiefer massiv und Multiplex',
      'Bezug: Bouclé (62 % Polyester, 28 % Polyacryl, 10 % Wolle)',
      'Lattenrost: Birke',
      'Füße: Eiche massiv',
    ],
  },
};
