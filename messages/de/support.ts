import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'aber als am an auch auf aus bei bin bitte da damit danke das dass dem den der des die dies diese diesem diesen dieser ' +
    'dieses du ein eine einem einen einer es fur gibt guten tag hallo hab habe haben hat hier ich ihr ihre ihren im in ist ja ' +
    'kann kein keine konnen man mein meine mich mir mit muss nach nein nicht noch nur ob oder sein seine sich sie sind so uber ' +
    'um und uns unser vom von vor wann warum was welche welcher welches wenn wer werden wie wieviel wird wir wo zu zum zur ' +
    'frage fragen mochte will sofa stuhl tisch produkt artikel mobel',
  synonyms: [
    [
      'ruckgabe',
      'zuruckgeben',
      'zuruckschicken',
      'zurucksenden',
      'retoure',
      'umtausch',
      'umtauschen',
      'widerruf',
      'widerrufen',
    ],
    ['lieferung', 'liefern', 'geliefert', 'lieferzeit', 'versand', 'versenden', 'zustellung'],
    ['kosten', 'kostet', 'preis', 'kostenlos', 'gebuhr', 'gratis'],
    ['zahlen', 'bezahlen', 'zahlung', 'zahlungsarten', 'paypal', 'kreditkarte'],
    ['rechnung', 'klarna', 'raten', 'ratenzahlung', 'spater'],
    ['kaputt', 'beschadigt', 'schaden', 'defekt', 'kratzer', 'gebrochen'],
    ['garantie', 'gewahrleistung', 'reklamation', 'reparatur'],
    ['stornieren', 'andern', 'anderung', 'absagen'],
    ['geld', 'erstattung', 'erstattet', 'ruckzahlung'],
    ['montage', 'montieren', 'aufbau', 'aufbauen', 'zusammenbauen'],
    ['reinigen', 'reinigung', 'pflege', 'pflegen', 'putzen', 'waschen', 'fleck', 'flecken'],
    ['konto', 'anmelden', 'registrieren', 'einloggen'],
    ['laden', 'geschaft', 'showroom', 'ausstellung', 'offnungszeiten'],
  ],
  topicWords: {
    measures:
      'masse mass abmessungen grosse gross breit breite hoch hohe tief tiefe lang lange sitzhohe gewicht wiegt schwer ' +
      'zentimeter cm passt passen tur paket pakete',
    delivery: 'lieferung liefern geliefert lieferzeit lieferbar versand kommt dauert lange',
    stock: 'vorrat lager vorratig verfugbar ausverkauft lieferbar',
    material: 'material materialien stoff bezug holz massiv gemacht leder fullung',
    care: 'pflege pflegen reinigen reinigung waschen fleck flecken putzen',
    colours: 'farbe farben farbton ausfuhrung ausfuhrungen varianten',
    warranty: 'garantie gewahrleistung',
    showrooms: 'showroom ausstellung laden geschaft ansehen probesitzen',
  },
  topicTitles: {
    measures: 'Maße',
    delivery: 'Lieferung',
    stock: 'Verfügbarkeit',
    material: 'Material',
    care: 'Pflege',
    colours: 'Ausführungen',
    warranty: 'Garantie',
    showrooms: 'im Showroom',
  },
  seatHeight: 'Sitzhöhe',
  weight: 'Gewicht',
  parcel: (number) => `Paket ${number}`,
  delivered: (period) => `Wenn Sie jetzt bestellen, liefern wir voraussichtlich: ${period}.`,
  madeToOrder: (workingDays) =>
    `Wir fertigen es nach Ihrer Bestellung. Das dauert ${workingDays === 1 ? '1 Werktag; er ist' : `${workingDays} Werktage; sie sind`} eingerechnet.`,
  inStock: 'Auf Lager.',
  lastPieces: (count) => `Es ${count === 1 ? 'ist noch 1 Stück' : `sind noch ${count} Stück`} auf Lager.`,
  notAvailable: 'Dieser Artikel ist derzeit nicht bestellbar.',
  expected: (day) => `Dieser Artikel ist derzeit nicht bestellbar. Wir erwarten ihn wieder am ${day}.`,
  orderable: 'Dieser Artikel ist bestellbar; wir fertigen ihn für Sie.',
  warranty: (years) =>
    `Der Hersteller gibt ${years === 1 ? '1 Jahr' : `${years} Jahre`} Garantie, zusätzlich zu Ihren gesetzlichen Rechten.`,
  inShowrooms: (names) => `Sie können es sich hier ansehen: ${names}.`,
  inNoShowroom: 'Dieser Artikel steht derzeit in keinem unserer Showrooms.',
};
