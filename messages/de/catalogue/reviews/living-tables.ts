import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for low tables and rugs. */
export const livingTables: WrittenReviews = {
  'coffee-runa': [
    {
      author: 'Daniel M.',
      rating: 5,
      title: 'Ablage unten ist Gold wert',
      text: 'Oben bleibt frei, unten liegen Fernbedienung, Hefte und das Strickzeug.',
    },
    {
      author: 'Silke V.',
      rating: 4,
      title: 'Klein und standfest',
      text: 'Wir haben die 80 genommen, für zwei Personen reicht das. Die Beine saßen beim ersten Versuch.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Moritz B.',
      rating: 5,
      title: 'Steht wie ein Fels',
      text: 'Der Stein ist matt und fühlt sich fast samtig an.',
    },
    {
      author: 'Claudia H.',
      rating: 3,
      title: 'Niedrig',
      text: 'Mit 33 Zentimetern tiefer, als wir es gewohnt sind. Als Skulptur großartig, zum Essen vor dem Fernseher weniger.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Henning S.',
      rating: 4,
      title: 'Schlicht',
      text: 'Gerade Linien, dünnes Gestell, zwei Ebenen. Unten steht ein Korb mit Spielzeug.',
    },
    {
      author: 'Anke K.',
      rating: 5,
      title: 'Wackelt nicht auf alten Dielen',
      text: 'Mit den Stellfüßen stand er nach einer Minute gerade.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Stefan W.',
      rating: 5,
      title: 'Handschmeichler',
      text: 'Man erwischt sich, wie man beim Fernsehen über die Kante streicht.',
    },
    {
      author: 'Julia D.',
      rating: 5,
      title: 'Kein blauer Fleck mehr',
      text: 'An unserem alten Tisch bin ich ständig hängen geblieben. Hier geht man einfach herum.',
    },
    {
      author: 'Dieter R.',
      rating: 3,
      title: 'Größe unterschätzt',
      text: 'Schöner Tisch, keine Frage, aber vor unserem Zweisitzer wirkt er wuchtig.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Ines J.',
      rating: 5,
      title: 'Klein und schwer',
      text: 'Er rutscht nicht, und neben dem Weinglas ist noch Platz für ein Buch.',
    },
    {
      author: 'Rolf M.',
      rating: 4,
      title: 'Jede Platte anders',
      text: 'Unsere hat eine graue Ader quer durch die Mitte. Das Messing zeigt Fingerabdrücke.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Gudrun V.',
      rating: 5,
      title: 'Warme Füße',
      text: 'Wir haben Estrich mit Fußbodenheizung, darauf liegt er ideal.',
    },
    {
      author: 'Kai B.',
      rating: 4,
      title: 'Fransen verheddern sich',
      text: 'Ein Saugroboter hat damit seine Mühe. Das Muster ist schön unregelmäßig.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Svenja H.',
      rating: 5,
      title: 'Terrakotta statt Orange',
      text: 'Ich hatte Angst vor einem grellen Ton. Er ist erdig und ruhig.',
    },
    {
      author: 'Bernd S.',
      rating: 4,
      title: 'Gut gegen Tritthall',
      text: 'Die Nachbarn unten haben sich bedankt. Zur Tür hin mussten wir ihn etwas rücken.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Carolin K.',
      rating: 4,
      title: 'Unter dem Lesesessel',
      text: 'Die 150 reicht für Sessel und Lampe. Eine Unterlage gegen das Rutschen haben wir dazugekauft.',
    },
    {
      author: 'Olaf W.',
      rating: 5,
      title: 'Ruhige Fläche',
      text: 'Naturweiß ist bei uns mutig, aber die Wolle nimmt Flecken nicht so leicht an.',
    },
  ],
};
