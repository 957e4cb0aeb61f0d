import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for beds and storage. */
export const sleepingStorage: WrittenReviews = {
  'bed-haga-160': [
    {
      author: 'Heidi V.',
      rating: 5,
      title: 'Lesen bis Mitternacht',
      text: 'Das Kopfteil stützt genau die Schultern, ich brauche kein zweites Kissen mehr.',
    },
    {
      author: 'Stephan B.',
      rating: 4,
      title: 'Matratze passt',
      text: 'Unsere alte 160er liegt ohne Spalt darin. Grau ist heller als auf dem Bildschirm.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Tanja H.',
      rating: 5,
      title: 'Großes Kino',
      text: 'Der Samt in Rostrot vor der grauen Wand: Wir haben nichts weiter dekoriert.',
    },
    {
      author: 'Armin S.',
      rating: 4,
      title: 'Staub in den Rillen',
      text: 'Mit dem Polsteraufsatz geht man alle paar Wochen darüber. Sonst steht es satt und ruhig.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Corinna K.',
      rating: 5,
      title: 'Kein Laut',
      text: 'Ich wälze mich viel, das alte Bett hat jedes Mal geantwortet. Dieses schweigt.',
    },
    {
      author: 'Detlef W.',
      rating: 4,
      title: 'Platz darunter',
      text: 'Vier flache Boxen verschwinden unter dem Rahmen. Zum Lesen braucht man ein dickes Kissen im Rücken.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Yvonne D.',
      rating: 5,
      title: 'Ruhe im Raum',
      text: 'Mit weißer Bettwäsche sieht es aus wie aus einem Guss.',
    },
    {
      author: 'Jörg R.',
      rating: 4,
      title: 'Braucht Platz',
      text: 'Es ist rundum ein paar Zentimeter größer als die Matratze, also vorher messen.',
    },
  ],
  'sideboard-slat-oak': [
    {
      author: 'Annette J.',
      rating: 5,
      title: 'Griffe vermisse ich nicht',
      text: 'Ein leichter Druck, und die Tür springt auf. Teller und Gläser für zwölf sind darin verschwunden.',
    },
    {
      author: 'Thorsten M.',
      rating: 4,
      title: 'Leisten abstauben',
      text: 'Einmal die Woche mit dem Pinsel, mehr ist es nicht. Innen ein Loch für Kabel, gut mitgedacht.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Kerstin V.',
      rating: 4,
      title: 'Geschirr riecht nicht muffig',
      text: 'Durch das Geflecht kommt Luft an die Tischwäsche. Ein viertes Brett hätte ich noch brauchen können.',
    },
    {
      author: 'Ludwig B.',
      rating: 5,
      title: 'Wirkt leicht',
      text: 'Trotz anderthalb Metern Breite erschlägt es unser kleines Esszimmer nicht.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Johanna H.',
      rating: 5,
      title: 'Besteck auf Filz',
      text: 'Nichts klappert mehr, wenn ich die Schublade aufziehe.',
    },
    {
      author: 'Peter S.',
      rating: 4,
      title: 'Kleine Knöpfe',
      text: 'Mit nassen Händen rutscht man ab. Der Nussbaum selbst ist wunderbar ruhig.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Rainer K.',
      rating: 5,
      title: 'Wohnlich',
      text: 'Der Fernseher ist aus, und trotzdem schaut man hin.',
    },
    {
      author: 'Susanne W.',
      rating: 4,
      title: 'Fach für die Konsole',
      text: 'Die Konsole meines Sohnes passt in die Mitte. Die Leisten wollen ab und zu abgestaubt werden.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Michael D.',
      rating: 3,
      title: 'Eine Stunde Aufbau',
      text: 'Das Ergebnis ist gut, die Anleitung weniger. Bei den Klappen brauchte ich zwei Anläufe.',
    },
    {
      author: 'Ilona R.',
      rating: 5,
      title: 'Hell und niedrig',
      text: 'Weiß geölt, nicht gelb. Die Klappen gehen gebremst auf, das mag ich.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Gerhard J.',
      rating: 5,
      title: 'Innen durchdacht',
      text: 'Links hängen die Hemden, rechts liegen die Pullover, so findet jeder etwas. Die Griffe sind angenehm zu fassen.',
    },
    {
      author: 'Vanessa M.',
      rating: 4,
      title: 'Licht fehlt',
      text: 'Ein Innenlicht hätte ich mir gewünscht. Sonst schließt und steht alles, wie es soll.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Ursula V.',
      rating: 4,
      title: 'Gedecktes Blau',
      text: 'Fast grau, je nach Licht. Für meine Kleider ist die Stange hoch genug.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Konrad B.',
      rating: 5,
      title: 'Maßanfertigung',
      text: 'Ausgemessen, gebaut, eingepasst. Zwischen Schrank und Decke passt kein Blatt mehr.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Hildegard H.',
      rating: 5,
      title: 'Trägt meine Krimis',
      text: 'Zwei Reihen pro Boden, und nichts hängt durch.',
    },
    {
      author: 'Marco S.',
      rating: 4,
      title: 'Zu zweit aufrichten',
      text: 'Im Liegen zusammengebaut und dann aufgestellt, das geht nur mit Hilfe. Wandbefestigung lag bei.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Anja K.',
      rating: 5,
      title: 'Leicht trotz Größe',
      text: 'Man schaut hindurch, das Zimmer bleibt hell.',
    },
    {
      author: 'Hartmut W.',
      rating: 3,
      title: 'Ordnung ist Pflicht',
      text: 'Ohne Rückwand sieht man alles, von beiden Seiten. Wer nicht gern sortiert, nimmt besser ein anderes.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Elisabeth D.',
      rating: 5,
      title: 'Zinken zum Verlieben',
      text: 'Ich bin Tischler und habe die Schublade dreimal herausgezogen.',
    },
    {
      author: 'Benjamin R.',
      rating: 4,
      title: 'Schmal, aber reicht',
      text: 'Lampe, Buch, Wasser. Mehr sollte nachts ohnehin nicht da liegen.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Roswitha J.',
      rating: 4,
      title: 'Zwei Schubladen',
      text: 'Oben die Brille, unten das Tablet, das Kabel kommt hinten heraus.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Jana M.',
      rating: 5,
      title: 'Spielzeug weg',
      text: 'Abends fliegt alles hinein, und der Boden ist frei.',
    },
    {
      author: 'Werner V.',
      rating: 4,
      title: 'Als Übertopf',
      text: 'Unsere große Monstera steht darin, mit einem Teller unter dem Topf. Der Rand bleibt rund.',
    },
  ],
};
