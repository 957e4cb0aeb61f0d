import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas and armchairs. */
export const livingSofas: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Katrin B.',
      rating: 5,
      title: 'Füße auf dem Boden',
      text: 'Ich bin 1,60 m und rutsche auf den meisten Sofas hin und her. Hier sitze ich angelehnt, und die Füße stehen trotzdem auf dem Teppich.',
    },
    {
      author: 'Thomas H.',
      rating: 4,
      title: 'Die ersten Tage fest',
      text: 'Neu ist die Sitzfläche straff, nach gut drei Wochen war sie genau richtig. Aufschütteln muss man die Kissen nicht.',
    },
    {
      author: 'Aylin S.',
      rating: 5,
      title: 'Auch von hinten schön',
      text: 'Es trennt bei uns Küche und Wohnzimmer, man sieht also ständig auf die Rückseite. Sauber verarbeitet, da hängt kein Faden.',
    },
    {
      author: 'Jürgen W.',
      rating: 3,
      title: 'Sandfarben und neue Jeans',
      text: 'Bequem und gut gebaut. Nur hat eine dunkle Jeans auf dem hellen Leinen abgefärbt, beim nächsten Mal nehme ich Grau.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Lena K.',
      rating: 5,
      title: 'Für die Altbauwohnung',
      text: 'Unser Zimmer ist lang und schmal, da war ein Dreisitzer nie drin. Zu zweit sitzt man bequem, und die Balkontür geht noch auf.',
    },
    {
      author: 'Florian M.',
      rating: 4,
      title: 'Salbeigrün gefällt',
      text: 'In der Abendsonne wirkt der Bezug etwas grauer als am Vormittag. Uns gefällt beides.',
    },
    {
      author: 'Birgit R.',
      rating: 4,
      title: 'Passt zum Großen',
      text: 'Wir haben den Dreisitzer schon länger und nun den kleinen gegenübergestellt. Armlehnen auf gleicher Höhe, alles stimmig.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Matthias D.',
      rating: 5,
      title: 'Sonntagssofa',
      text: 'Seit es da ist, wird am Sonntag nicht mehr aufgestanden.',
    },
    {
      author: 'Leyla J.',
      rating: 4,
      title: 'Weich, aber man kommt hoch',
      text: 'Ich hatte Sorge, dass meine Eltern darin versinken. Sie kommen gut wieder heraus, nur der Rücken ist für meinen Vater etwas niedrig.',
    },
    {
      author: 'Sabine V.',
      rating: 4,
      title: 'Kam fertig an',
      text: 'Ausgepackt, hingestellt, fertig. Die runden Lehnen brauchen Platz, also vorher ausmessen.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Jonas B.',
      rating: 5,
      title: 'Samt, der etwas aushält',
      text: 'Ein Umzug und zwei Kindergeburtstage, und man sieht ihm nichts an.',
    },
    {
      author: 'Heike S.',
      rating: 4,
      title: 'Dunkles Grün',
      text: 'Das Waldgrün ist dunkler, als ich dachte, mit Lampenlicht aber wunderbar. Die Kufen glänzen dezent.',
    },
    {
      author: 'Sebastian K.',
      rating: 2,
      title: 'Zu straff für uns',
      text: 'Schön anzusehen, doch wir lümmeln lieber. Zum Aufrechtsitzen gut, zum Filmabend fehlt uns die Tiefe.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Ulrike H.',
      rating: 5,
      title: 'Riecht nach Leder, nicht nach Chemie',
      text: 'Die kleinen Narben in der Haut haben mir sofort gefallen. Mit feuchtem Tuch abwischen, mehr Pflege braucht es bei uns nicht.',
    },
    {
      author: 'Martin W.',
      rating: 4,
      title: 'Im Winter kurz kühl',
      text: 'Morgens ist das Leder frisch, nach zwei Minuten warm. Am Anfang saß ich härter als erwartet, das gab sich.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Hannah D.',
      rating: 5,
      title: 'Endlich Platz für alle',
      text: 'Zwei Erwachsene, drei Kinder, eine Decke. Die Ecke ist abends heiß umkämpft.',
    },
    {
      author: 'Mehmet R.',
      rating: 4,
      title: 'Aufbau durch die Lieferanten',
      text: 'Die beiden haben die Teile verbunden, ausgerichtet und den Karton mitgenommen. Ich musste nur Kaffee kochen.',
    },
    {
      author: 'Petra J.',
      rating: 3,
      title: 'Größer als gedacht',
      text: 'Der Stoff ist herrlich weich. In unseren 18 Quadratmetern ist jetzt allerdings nicht mehr viel anderes.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Lukas M.',
      rating: 5,
      title: 'Wie ein Nest eben',
      text: 'Der Name stimmt. Meine Tochter schläft beim Vorlesen regelmäßig darin ein.',
    },
    {
      author: 'Nadine V.',
      rating: 4,
      title: 'Für kleine Menschen ideal',
      text: 'Mit 1,58 m lehne ich bis oben an. Ein Fußhocker dazu wäre schön.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Markus B.',
      rating: 4,
      title: 'Kräftiges Ocker',
      text: 'Ein Farbtupfer, der sich nicht aufdrängt. Streicht man mit der Hand über den Samt, sieht man es, das muss man mögen.',
    },
    {
      author: 'Franziska H.',
      rating: 5,
      title: 'Schnell gereinigt',
      text: 'Ein Tropfen Rotwein lag obenauf und ließ sich wegtupfen, bevor ich in Panik geraten war.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Uwe S.',
      rating: 5,
      title: 'Besser als ein Erbstück',
      text: 'Nussbaum, Leder, saubere Verbindungen. Die Kissen liegen lose auf Latten, nichts knarrt.',
    },
    {
      author: 'Christina K.',
      rating: 4,
      title: 'Breite Lehnen',
      text: 'Links die Zeitung, rechts die Tasse. Mit einem Hocker davor wäre es vollkommen.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Tobias W.',
      rating: 5,
      title: 'Gestell zum Anfassen',
      text: 'Das Eichenholz ist so fein geschliffen, dass man ständig darüberstreicht.',
    },
    {
      author: 'Miriam D.',
      rating: 4,
      title: 'Leicht zu verschieben',
      text: 'Ich ziehe ihn zum Saugen mit einer Hand weg. Die Lehne ist aus Holz, zum Kopfanlegen nehme ich ein Kissen.',
    },
  ],
  'stool-tri': [
    {
      author: 'Wolfgang R.',
      rating: 5,
      title: 'Drei Beine, kein Wackeln',
      text: 'Unsere Dielen sind von 1908 und nirgends eben. Der Hocker steht trotzdem.',
    },
    {
      author: 'Agnieszka J.',
      rating: 4,
      title: 'Nachttisch auf Zeit',
      text: 'Sollte nur vorübergehend neben dem Bett stehen. Jetzt bleibt er dort.',
    },
  ],
};
