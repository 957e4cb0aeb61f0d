import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const collections: CatalogueTexts['collections'] = {
  linden: {
    title: 'Linden-Kollektion',
    intro: 'Unsere eigenen Entwürfe, gezeichnet in Utrecht und gefertigt in Werkstätten, die wir kennen.',
  },
  autumn: {
    title: 'Gemütlich zu Hause',
    intro: 'Rost, Ocker und Mokka, dazu Leuchten, die schon früh angehen dürfen.',
  },
  'light-summer': {
    title: 'Leichter Sommer',
    intro: 'Rattan, Leinen und weiß geölte Eiche für Räume mit offenen Fenstern.',
  },
  japandi: {
    title: 'Ruhe im Japandi-Stil',
    intro: 'Niedrige Möbel, stille Farben und sichtbares Holz.',
  },
  'mid-century': {
    title: 'Mid-Century in Nussbaum',
    intro: 'Nussbaum, Leder und Messing, mit den Linien der Fünfzigerjahre.',
  },
  'home-office': {
    title: 'Arbeiten zu Hause',
    intro: 'Schreibtisch, Stuhl, Leuchte und Regal, die zusammen in eine Ecke des Zimmers passen.',
  },
  boucle: {
    title: 'Weicher Bouclé',
    intro: 'Wollig, hell und angenehm anzufassen.',
  },
  dinner: {
    title: 'Lange Tafel',
    intro: 'Große Tische und Stühle, auf denen Sie es bis nach dem Kaffee aushalten.',
  },
};

export const tags: CatalogueTexts['tags'] = {
  'solid-wood': {
    title: 'Massivholz',
    intro: 'Platte, Gestell oder Füße sind aus massivem Holz, das Sie abschleifen und neu behandeln können.',
  },
  'free-installation': {
    title: 'Kostenlose Montage',
    intro: 'Unser Lieferteam baut diese Möbel bei Ihnen auf und nimmt die Verpackung mit.',
  },
  'made-to-measure': {
    title: 'Nach Maß bestellbar',
    intro: 'Auch in einer anderen Größe lieferbar. Maßanfertigungen sind vom Widerruf ausgenommen.',
  },
  quick: {
    title: 'Schnell lieferbar',
    intro: 'In unserem Lager vorrätig und in wenigen Werktagen bei Ihnen.',
  },
  'no-promotion': {
    title: 'Kein Aktionsprodukt',
    intro: 'Diese Produkte sind von Aktionen und Rabattcodes ausgenommen.',
  },
  'washable-cover': {
    title: 'Abnehmbarer Bezug',
    intro: 'Die Bezüge der Kissen lassen sich abnehmen und reinigen.',
  },
  handmade: {
    title: 'Von Hand gefertigt',
    intro: 'Geflochten, gewebt, gedrechselt oder gegossen: Kein Stück gleicht ganz dem anderen.',
  },
  compact: {
    title: 'Kleine Räume',
    intro: 'Möbel, die wenig Platz brauchen und viel verstauen.',
  },
  natural: {
    title: 'Natürliche Materialien',
    intro: 'Holz, Wolle, Leinen, Stein und Rattan, außen ganz ohne Kunststoff.',
  },
  pets: {
    title: 'Haustierfreundlich',
    intro: 'Dichte Stoffe, in denen keine Kralle hängen bleibt und die sich feucht abwischen lassen.',
  },
  dimmable: {
    title: 'Dimmbar',
    intro: 'Funktioniert mit einem Dimmer oder hat einen im Kabel.',
  },
  repairable: {
    title: 'Ersatzteile erhältlich',
    intro: 'Beine, Bezüge, Griffe und Schirme sind bis zu zehn Jahre nach dem Kauf nachbestellbar.',
  },
  'room-delivery': {
    title: 'Bis in den Raum',
    intro: 'Auf Wunsch tragen zwei Personen dieses Möbel in den Raum Ihrer Wahl.',
  },
};
