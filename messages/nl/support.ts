import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'aan al als ben bij dan dat de deze die dit door een en er geen gaan graag haar had heb hebben heeft hem het hier hij hoe ' +
    'hoeveel iets ik in is ja jij jullie kan kun kunnen kunt maar mag me mij mijn moet naar nee niet nog nu of om omdat ons ' +
    'ook op over per toch tot u uit uw van voor waar waarom wanneer wat we wel welk welke wie wij wil wilt word worden wordt ' +
    'zal ze zich zij zijn zo zou hallo hoi goedemorgen goedemiddag goedendag vraag vragen weten graag alstublieft bank stoel ' +
    'tafel product artikel meubel',
  synonyms: [
    [
      'retour',
      'terugsturen',
      'teruggeven',
      'terugbrengen',
      'ruilen',
      'retourneren',
      'herroepen',
      'bedenktijd',
    ],
    [
      'bezorging',
      'bezorgen',
      'bezorgd',
      'levering',
      'leveren',
      'levertijd',
      'verzending',
      'verzenden',
      'thuisbezorgd',
    ],
    ['kosten', 'kost', 'prijs', 'betaal', 'gratis', 'tarief'],
    ['betalen', 'betaling', 'betaalmethoden', 'ideal', 'wero', 'paypal', 'creditcard'],
    ['achteraf', 'klarna', 'termijnen', 'gespreid'],
    ['kapot', 'beschadigd', 'schade', 'defect', 'stuk', 'gebroken', 'kras'],
    ['garantie', 'klacht', 'reparatie'],
    ['annuleren', 'wijzigen', 'veranderen', 'afzeggen'],
    ['geld', 'terugbetaling', 'terugkrijgen', 'terugbetaald'],
    ['montage', 'monteren', 'elkaar', 'opbouwen'],
    ['schoonmaken', 'reinigen', 'onderhoud', 'onderhouden', 'poetsen', 'vlek', 'vlekken'],
    ['account', 'inloggen', 'registreren', 'aanmelden'],
    ['belgie', 'luxemburg', 'buitenland'],
    ['winkel', 'showroom', 'showrooms', 'openingstijden'],
  ],
  topicWords: {
    measures:
      'maten maat afmetingen afmeting groot grootte breed breedte hoog hoogte diep diepte lang lengte zithoogte gewicht weegt ' +
      'zwaar centimeter cm past passen deur pakket pakketten',
    delivery: 'bezorgd bezorging bezorgen levering levertijd leveren geleverd krijgen binnen huis thuis',
    stock: 'voorraad leverbaar beschikbaar uitverkocht verkrijgbaar',
    material: 'materiaal materialen stof bekleding hout massief gemaakt leer samenstelling vulling',
    care: 'onderhoud onderhouden schoonmaken reinigen wassen vlek vlekken poetsen',
    colours: 'kleur kleuren tint uitvoering uitvoeringen maatvoering varianten',
    warranty: 'garantie garantietermijn',
    showrooms: 'showroom showrooms winkel bekijken proefzitten uitproberen',
  },
  topicTitles: {
    measures: 'maten',
    delivery: 'bezorging',
    stock: 'voorraad',
    material: 'materiaal',
    care: 'onderhoud',
    colours: 'uitvoeringen',
    warranty: 'garantie',
    showrooms: 'in de showroom',
  },
  seatHeight: 'Zithoogte',
  weight: 'Gewicht',
  parcel: (number) => `Pakket ${number}`,
  delivered: (period) => `Bestelt u nu, dan verwachten wij het bij u te bezorgen: ${period}.`,
  madeToOrder: (workingDays) =>
    `Wij maken het nadat u hebt besteld. Dat duurt ${workingDays === 1 ? '1 werkdag; die is' : `${workingDays} werkdagen; die zijn`} meegerekend.`,
  inStock: 'Op voorraad.',
  lastPieces: (count) =>
    count === 1 ? 'Er is nog 1 stuk op voorraad.' : `Er zijn nog ${count} stuks op voorraad.`,
  notAvailable: 'Dit is nu niet te bestellen.',
  expected: (day) => `Dit is nu niet te bestellen. Wij verwachten het weer op ${day}.`,
  orderable: 'Dit is te bestellen; wij maken het voor u.',
  warranty: (years) =>
    `De fabrikant geeft ${years} jaar garantie, naast uw wettelijke recht op een deugdelijk product.`,
  inShowrooms: (names) => `U kunt het bekijken in: ${names}.`,
  inNoShowroom: 'Dit staat nu in geen van onze showrooms.',
};
