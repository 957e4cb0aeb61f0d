import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'aber als am an auch auf aus bei bin bitte da damit danke das dass dem den der des die dies diese diesem ' +
    'diesen dieser dieses du ein eine einem einen einer es fur gibt guten tag hallo hab habe haben hat hier ich ' +
    'ihr ihre ihren im in ist ja kann kein keine konnen man mein meine mich mir mit muss nach nein nicht noch nur ' +
    'ob oder sein seine sich sie sind so uber um und uns unser vom von vor wann warum was welche welcher welches ' +
    'wenn wer werden wie wieviel wird wir wo zu zum zur frage fragen mochte will sofa stuhl tisch produkt artikel ' +
    'mobel darf durch durchs weg bekomme bekommen moglich geht steht welchem welchen jemand viel denn eigentlich ' +
    'sofas',
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
    cover:
      'bezug bezuge hussen husse uberzug waschen waschbar gewaschen waschmaschine maschine abnehmbar abnehmbare ' +
      'abnehmen abziehbar abziehen reissverschluss reinigung reinigen',
    care: 'pflege pflegen reinigen reinigung saubermachen sauber waschen waschbar fleck flecken putzen',
    fit:
      'passt passen tur haustur turrahmen turbreite treppe treppen treppenhaus aufzug fahrstuhl lift flur gang ' +
      'ecke paket pakete karton kartons verpackung verpackt gross grosse kommt schmal',
    measures:
      'masse mass abmessungen grosse gross breit breite hoch hohe tief tiefe lang lange gewicht wiegt schwer ' +
      'zentimeter cm',
    seat:
      'sitzhohe sitztiefe sitzflache sitz sitzt sitzen sitzkomfort sitzharte komfort weich weiche hart harte fest ' +
      'hoch tief hohe tiefe',
    delivery: 'lieferung liefern geliefert lieferzeit lieferdauer versand kommt dauert lange',
    floor:
      'etage etagen stock stockwerk obergeschoss oben wohnung hochtragen tragen hochbringen aufzug bordsteinkante ' +
      'liefern geliefert lieferung',
    stock: 'vorrat lager vorratig verfugbar ausverkauft lieferbar',
    price: 'preis kostet kosten euro teuer',
    material: 'material materialien stoff bezug holz massiv gemacht leder fullung',
    colours: 'farbe farben farbton ausfuhrung ausfuhrungen varianten andere anderen',
    samples: 'muster stoffmuster stoffprobe stoffproben probe proben holzmuster materialprobe stoff',
    assembly:
      'montage montieren montiert aufbau aufbauen aufgebaut zusammenbauen zusammengebaut werkzeug schrauben ' +
      'selbst',
    warranty: 'garantie gewahrleistung lange jahre jahr',
    returns:
      'ruckgabe zuruckgeben zuruckschicken zurucksenden retoure umtausch umtauschen widerruf widerrufen ' +
      'widerrufsrecht gefallt',
    showrooms: 'showroom ausstellung laden geschaft ansehen anschauen probesitzen',
  },
  topicTitles: {
    cover: 'Bezug und Waschen',
    care: 'Pflege',
    fit: 'passt es hinein?',
    measures: 'Maße',
    seat: 'Sitzkomfort',
    delivery: 'Lieferung',
    floor: 'wie weit wir liefern',
    stock: 'Verfügbarkeit',
    price: 'Preis',
    material: 'Material',
    colours: 'Ausführungen',
    samples: 'Muster',
    assembly: 'Montage',
    warranty: 'Garantie',
    returns: 'Rückgabe',
    showrooms: 'im Showroom',
  },
  howMuch: 'viel wieviel',
  facts: {
    'cover-fixed': 'Der Bezug ist fest, nicht abnehmbar.',
    'cover-cushions': 'Der Bezug ist abnehmbar von Sitz- und Rückenkissen.',
    'cover-all': 'Der Bezug ist vollständig abnehmbar.',
    'clean-damp': 'Mit feuchtem Tuch abwischen genügt.',
    'clean-dry': 'Bitte nicht in die Waschmaschine geben: chemisch reinigen, nicht waschen.',
    'clean-wash': 'Waschen ist möglich: Maschinenwäsche bei 30 °C.',
    'clean-leather':
      'Leder wird nicht gewaschen. Zur Pflege genügen ein leicht feuchtes Tuch und Ledercreme.',
    'assembly-ready': 'Dieser Artikel wird fertig montiert geliefert.',
    'assembly-legs': 'Dieser Artikel wird montiert geliefert; nur Fuß oder Füße anschrauben.',
    'assembly-kit': 'Vorgesehen ist die Selbstmontage mit Anleitung.',
    'assembly-stack': 'Dieser Artikel ist ohne Werkzeug zusammensetzbar.',
    'assembly-free': 'Sie bekommen eine kostenlose Montage durch unser Lieferteam.',
    'assembly-hang': 'Dieser Artikel ist selbst aufzuhängen.',
    'assembly-unroll': 'Eine Montage ist nicht nötig: nur ausrollen.',
  },
  assemblyTime: (minutes) => `Rechnen Sie mit ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}.`,
  firmness: ['sehr weich', 'weich', 'mittel', 'fest', 'sehr fest'],
  seatFirmness: (firmness, grade) => `Die Sitzhärte ist ${firmness} (${grade} von 5).`,
  seatIsHigh: (height) => `Die Sitzhöhe beträgt ${height}.`,
  seatIsDeep: (depth) => `Die Sitztiefe beträgt ${depth}.`,
  flatMeasures: ['Länge', 'Breite', 'Dicke'],
  diameter: 'Durchmesser',
  seatHeight: 'Sitzhöhe',
  weight: 'Gewicht',
  parcel: (number) => `Paket ${number}`,
  packed: (count) =>
    count === 1
      ? 'Geliefert wird in einem Paket. Es muss durch Ihre Tür, die Treppe hinauf oder in den Aufzug passen.'
      : `Geliefert wird in ${count} Paketen. Das größte muss durch Ihre Tür, die Treppe hinauf oder in den Aufzug passen.`,
  fitCheck:
    'Geben Sie beim Produkt die Maße von Tür, Treppe oder Aufzug ein; dann sehen Sie sofort, ob es passt.',
  fitTool: 'Passt es durch die Tür?',
  floor: (placement) =>
    placement === null
      ? 'Der Paketdienst bringt es bis an Ihre Tür.'
      : `Wir liefern bis hinter die Haustür im Erdgeschoss, mit Aufzug bis zur Wohnungstür. Bis ins Zimmer, in jede Etage: + ${placement}.`,
  delivered: (period) => `Wenn Sie jetzt bestellen, liefern wir voraussichtlich: ${period}.`,
  madeToOrder: (workingDays) =>
    `Wir fertigen es nach Ihrer Bestellung. Das dauert ${workingDays === 1 ? '1 Werktag; er ist' : `${workingDays} Werktage; sie sind`} eingerechnet.`,
  inStock: 'Auf Lager.',
  lastPieces: (count) => `Es ${count === 1 ? 'ist noch 1 Stück' : `sind noch ${count} Stück`} auf Lager.`,
  notAvailable: 'Dieser Artikel ist derzeit nicht bestellbar.',
  expected: (day) => `Dieser Artikel ist derzeit nicht bestellbar. Wir erwarten ihn wieder am ${day}.`,
  orderable: 'Dieser Artikel ist bestellbar; wir fertigen ihn für Sie.',
  price: (amount) => `Der Preis beträgt ${amount}.`,
  deliveredFree: 'Kostenlose Lieferung nach Hause.',
  deliveredFor: (cost, freeFrom) => `Lieferung ${cost}, kostenlos ab ${freeFrom}.`,
  choices: 'Sie haben die Wahl:',
  samples: (names) => `Sie können ein kostenloses Muster anfordern: ${names}. Es kommt per Post.`,
  noSamples: 'Davon haben wir keine Muster.',
  samplesPage: 'Kostenlose Muster',
  warranty: (years) =>
    `Der Hersteller gibt ${years === 1 ? '1 Jahr' : `${years} Jahre`} Garantie, zusätzlich zu Ihren gesetzlichen Rechten.`,
  returns: (days, isParcel) =>
    `Doch nicht das Richtige? Nach Erhalt haben Sie ${days} Tage Zeit, Ihre Bestellung ohne Angabe von Gründen zu widerrufen. ${isParcel ? 'Sie senden das Produkt kostenlos als Paket zurück.' : 'Wir holen das Produkt kostenlos ab.'}`,
  noReturns: 'Dieses Produkt fertigen wir eigens für Sie nach Maß. Deshalb besteht kein Widerrufsrecht.',
  inShowrooms: (names) => `Sie können es sich hier ansehen: ${names}.`,
  inNoShowroom: 'Dieser Artikel steht derzeit in keinem unserer Showrooms.',
};
