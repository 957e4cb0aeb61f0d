import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for tables and chairs. */
export const dining: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Renate D.',
      rating: 5,
      title: 'Skatrunde zufrieden',
      text: 'Vier Stunden gespielt, keiner hat über den Rücken geklagt.',
    },
    {
      author: 'Philipp R.',
      rating: 4,
      title: 'Fester Sitz',
      text: 'Wer weiche Polster mag, sollte vorher probesitzen. Uns gefällt es so, und das Holz ist tadellos.',
    },
    {
      author: 'Esra J.',
      rating: 5,
      title: 'Sechs Stück, alle gleich',
      text: 'Keiner kippelt, und der Eichenton stimmt bei allen überein.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Gisela M.',
      rating: 5,
      title: 'Passt zum alten Tisch',
      text: 'Unser Tisch ist von meinen Großeltern, und man könnte meinen, die Stühle gehörten dazu.',
    },
    {
      author: 'Arne V.',
      rating: 4,
      title: 'Leder zum Abwischen',
      text: 'Mit zwei Kleinkindern war Leder die beste Idee. Günstig ist etwas anderes.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Nicole B.',
      rating: 5,
      title: 'Lange Abende',
      text: 'Die Schale hält den Rücken, und die Arme haben Platz am Tisch.',
    },
    {
      author: 'Frank H.',
      rating: 3,
      title: 'Samt sammelt Flusen',
      text: 'Der Stuhl ist bequem. Mit Wollpullovern sieht man abends, wer wo gesessen hat.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Marlene S.',
      rating: 4,
      title: 'Weich und warm',
      text: 'Steht am Schminktisch und sieht dort aus wie ein kleiner Sessel.',
    },
    {
      author: 'Ralf K.',
      rating: 4,
      title: 'Passt unter die Platte',
      text: 'Mit 83 cm nicht zu hoch, man sieht vom Tisch noch etwas. Die Eichenbeine waren rasch montiert.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Ute W.',
      rating: 5,
      title: 'Sommerstuhl',
      text: 'Bei 34 Grad klebt man nicht fest. Das Geflecht gibt ganz leicht nach.',
    },
    {
      author: 'Jan D.',
      rating: 3,
      title: 'Leises Knarzen',
      text: 'Sieht großartig aus. Das Rattan hat in den ersten Wochen bei jeder Bewegung geknarzt, seither weniger.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Marion R.',
      rating: 5,
      title: 'Wie früher in der Küche',
      text: 'Ein ehrlicher Holzstuhl, leicht und trotzdem stabil.',
    },
    {
      author: 'Tim J.',
      rating: 4,
      title: 'Matt, nicht glänzend',
      text: 'Der Lack lässt die Maserung durch. Ich lege für den Abend ein flaches Kissen auf.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Elke M.',
      rating: 5,
      title: 'Da war ein Drechsler am Werk',
      text: 'Die Stäbe sind so glatt, dass meine Enkel darauf Harfe spielen.',
    },
    {
      author: 'Sven V.',
      rating: 4,
      title: 'Gut auch ohne Polster',
      text: 'Die Mulde im Sitz macht viel aus.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Karsten B.',
      rating: 5,
      title: 'Kein Bein im Weg',
      text: 'An jeder Seite sitzen drei Leute nebeneinander, ohne dass jemand ein Tischbein umklammern muss.',
    },
    {
      author: 'Dagmar H.',
      rating: 4,
      title: 'Öl gehört dazu',
      text: 'Zweimal im Jahr öle ich nach, das dauert eine halbe Stunde. Dann sieht die Platte aus wie neu.',
    },
    {
      author: 'Emre S.',
      rating: 5,
      title: 'Aufgebaut, ausgerichtet, fertig',
      text: 'Die Monteure haben Filz untergeklebt und sogar die Wasserwaage angelegt.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Barbara K.',
      rating: 5,
      title: 'Zwölf an Weihnachten',
      text: 'Wir haben die drei Meter genommen. Sie ist ein Ungetüm, und wir lieben sie.',
    },
    {
      author: 'Volker W.',
      rating: 4,
      title: 'Der Balken unten',
      text: 'Lange Beine stoßen an die Querstrebe, bis man sich daran gewöhnt. Das Holz entschädigt für alles.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'Astrid D.',
      rating: 4,
      title: 'Zwei Materialien',
      text: 'Schwarzer Stahl und dunkle Eiche, das ist kräftig. Zu weißen Wänden sieht es großartig aus.',
    },
    {
      author: 'Nils R.',
      rating: 5,
      title: 'Tisch mit Haltung',
      text: 'Das Gestell ist schlank, und die Platte trägt auch die Nähmaschine, ohne zu zittern.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Friederike J.',
      rating: 5,
      title: 'Gespräche für alle',
      text: 'Seit der Tisch rund ist, redet man nicht mehr nur mit dem Nachbarn.',
    },
    {
      author: 'Holger M.',
      rating: 4,
      title: 'Zu fünft wird es eng',
      text: 'Vier haben viel Platz, beim Fünften rücken die Teller zusammen. Der gedrehte Fuß ist ein Kunstwerk.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Beate V.',
      rating: 5,
      title: 'Die Säule',
      text: 'Besuch schaut zuerst auf den Fuß und dann auf den Marmor.',
    },
    {
      author: 'Ingo B.',
      rating: 3,
      title: 'Kühl und laut',
      text: 'Teller klappern auf Stein, daran hatten wir nicht gedacht. Seit wir Sets auflegen, ist es gut.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Regina H.',
      rating: 5,
      title: 'Geschwungene Beine',
      text: 'Wie sie unter der Platte zusammenlaufen, ist einfach gut gemacht.',
    },
    {
      author: 'Lars S.',
      rating: 4,
      title: 'Hat gedauert',
      text: 'Rund sieben Wochen vom Auftrag bis zur Lieferung, so war es angekündigt. Fünf Stühle passen rundum.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Verena K.',
      rating: 5,
      title: 'Homeoffice im Wohnzimmer',
      text: 'Um fünf wandert alles in die Schubladen, und es ist wieder ein Wohnzimmer.',
    },
    {
      author: 'Axel W.',
      rating: 4,
      title: 'Flache Schubladen',
      text: 'Laptop und Hefte passen, ein Ordner nicht. Beim Tippen zittert nichts.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Monika D.',
      rating: 4,
      title: 'Sitzbank und Ablage',
      text: 'Meistens liegt die Post darauf, sonntags sitzen wir. Die Kanten sind angenehm rund.',
    },
    {
      author: 'Erik R.',
      rating: 5,
      title: 'Gleiches Holz wie der Tisch',
      text: 'Bank und Tisch kamen im Abstand von Monaten und passen im Ton zusammen.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'Simone J.',
      rating: 4,
      title: 'Vor dem Bett',
      text: 'Zum Sockenanziehen ideal. Hell, also nichts für den nassen Hund.',
    },
    {
      author: 'Gregor M.',
      rating: 5,
      title: 'Hübsch im Flur',
      text: 'Fest gepolstert, man sinkt beim Schuhebinden nicht ein.',
    },
  ],
};
