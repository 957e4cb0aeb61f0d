import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'aan al als ben bij dan dat de deze die dit door een en er geen gaan graag haar had heb hebben heeft hem het ' +
    'hier hij hoe hoeveel iets ik in is ja jij jullie kan kun kunnen kunt maar mag me mij mijn moet naar nee niet ' +
    'nog nu of om omdat ons ook op over per toch tot u uit uw van voor waar waarom wanneer wat we wel welk welke ' +
    'wie wij wil wilt word worden wordt zal ze zich zij zijn zo zou hallo hoi goedemorgen goedemiddag goedendag ' +
    'vraag vragen weten graag alstublieft bank stoel tafel product artikel meubel doe doet tegen erop ermee ' +
    'ergens erg eigenlijk precies zelfde hebt krijg wonen woon jouw jou staat',
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
    cover:
      'hoes hoezen overtrek wassen wasbaar gewassen wasmachine wasmachinebestendig machine stomerij stomen ' +
      'afneembaar afneembare afhalen afritsen rits uitwasbaar reinigen',
    care:
      'onderhoud onderhouden schoonmaken schoonhouden schoon schoongemaakt reinigen wassen wasbaar vlek vlekken ' +
      'poetsen vlekbestendig',
    fit:
      'past passen pas deur voordeur deuropening deurpost trap trappen trapgat trappenhuis lift gang hal bocht ' +
      'pakket pakketten doos dozen verpakking verpakt colli naarbinnen groot grote smal smalle',
    measures:
      'maten maat afmetingen afmeting groot grootte breed breedte hoog hoogte diep diepte lang lengte gewicht ' +
      'weegt zwaar centimeter cm',
    seat:
      'zithoogte zitdiepte zitting zit zitcomfort comfort zacht zachte hard harde stevig stevige stevigheid ' +
      'hardheid hoog diep hoogte diepte',
    delivery:
      'bezorgd bezorging bezorgen levering levertijd leveren geleverd krijgen binnen huis thuis lang duurt komt',
    floor:
      'verdieping verdiepingen etage bovenwoning boven lift drempel naarboven dragen sjouwen appartement flat ' +
      'bezorgen bezorgd brengen leveren geleverd',
    stock: 'voorraad leverbaar beschikbaar uitverkocht verkrijgbaar',
    price: 'prijs kost kosten euro duur betaal',
    material: 'materiaal materialen stof bekleding hout massief gemaakt leer samenstelling vulling',
    colours: 'kleur kleuren tint uitvoering uitvoeringen maatvoering varianten versies verkrijgbaar andere',
    samples:
      'staal stalen stofstaal stofstalen kleurstaal kleurstalen monster monsters proefstukje stukje stof',
    assembly:
      'montage monteren gemonteerd opbouwen elkaar zetten schroeven gereedschap bouwpakket zelf erbij',
    warranty: 'garantie garantietermijn jaar lang',
    returns: 'retour retourneren terugsturen terugbrengen teruggeven ruilen bedenktijd herroepen bevalt',
    showrooms: 'showroom showrooms winkel bekijken proefzitten uitproberen proberen',
  },
  topicTitles: {
    cover: 'hoezen en wassen',
    care: 'onderhoud',
    fit: 'past het naar binnen?',
    measures: 'maten',
    seat: 'zitcomfort',
    delivery: 'bezorging',
    floor: 'tot waar wij bezorgen',
    stock: 'voorraad',
    price: 'prijs',
    material: 'materiaal',
    colours: 'uitvoeringen',
    samples: 'stalen',
    assembly: 'montage',
    warranty: 'garantie',
    returns: 'retour',
    showrooms: 'in de showroom',
  },
  howMuch: 'hoeveel',
  facts: {
    'cover-fixed': 'De hoes is vast, niet afneembaar.',
    'cover-cushions': 'De hoezen zijn afneembaar van de zit- en rugkussens.',
    'cover-all': 'De hoes is helemaal afneembaar.',
    'clean-damp': 'Schoonmaken is eenvoudig: afnemen met een vochtige doek.',
    'clean-dry': 'In de wasmachine kan het niet: stomerij; niet wassen.',
    'clean-wash': 'Wassen kan: machinewas op 30 graden.',
    'clean-leather': 'Leer wast u niet. U onderhoudt het met een licht vochtige doek en leercrème.',
    'assembly-ready': 'Dit wordt gemonteerd geleverd.',
    'assembly-legs': 'Dit wordt gemonteerd geleverd; u schroeft alleen de poten of de voet vast.',
    'assembly-kit': 'Dit is zelf te monteren, met handleiding.',
    'assembly-stack': 'Dit is zonder gereedschap in elkaar te zetten.',
    'assembly-free': 'U krijgt gratis montage door onze bezorgers.',
    'assembly-hang': 'Dit is zelf op te hangen.',
    'assembly-unroll': 'Monteren hoeft niet: alleen uitrollen.',
  },
  assemblyTime: (minutes) => `Reken op ${minutes === 1 ? '1 minuut' : `${minutes} minuten`}.`,
  firmness: ['zeer zacht', 'zacht', 'middelstevig', 'stevig', 'zeer stevig'],
  seatFirmness: (firmness, grade) => `Het zitcomfort is ${firmness} (${grade} van 5).`,
  seatIsHigh: (height) => `De zithoogte is ${height}.`,
  seatIsDeep: (depth) => `De zitdiepte is ${depth}.`,
  flatMeasures: ['Lengte', 'Breedte', 'Dikte'],
  diameter: 'Doorsnede',
  seatHeight: 'Zithoogte',
  weight: 'Gewicht',
  parcel: (number) => `Pakket ${number}`,
  packed: (count) =>
    count === 1
      ? 'Het komt in één pakket. Dat moet door uw deur, over uw trap of in uw lift passen.'
      : `Het komt in ${count} pakketten. Het grootste moet door uw deur, over uw trap of in uw lift passen.`,
  fitCheck: 'Vul bij het product de maten van uw deur, trap of lift in; dan ziet u meteen of het past.',
  fitTool: 'Past het naar binnen?',
  floor: (placement) =>
    placement === null
      ? 'De pakketdienst brengt het tot aan uw deur.'
      : `Wij bezorgen over de drempel op de begane grond, of in een gebouw met lift tot bij uw voordeur. Bezorging met plaatsing, op elke verdieping: + ${placement}.`,
  delivered: (period) => `Bestelt u nu, dan is de verwachte bezorging: ${period}.`,
  madeToOrder: (workingDays) =>
    `Wij maken het nadat u hebt besteld. Dat duurt ${workingDays === 1 ? '1 werkdag; die is' : `${workingDays} werkdagen; die zijn`} meegerekend.`,
  inStock: 'Op voorraad.',
  lastPieces: (count) =>
    count === 1 ? 'Er is nog 1 stuk op voorraad.' : `Er zijn nog ${count} stuks op voorraad.`,
  notAvailable: 'Dit is nu niet te bestellen.',
  expected: (day) => `Dit is nu niet te bestellen. Wij verwachten het weer op ${day}.`,
  orderable: 'Dit is te bestellen; wij maken het voor u.',
  price: (amount) => `De prijs is ${amount}.`,
  deliveredFree: 'Gratis thuisbezorgd.',
  deliveredFor: (cost, freeFrom) => `Bezorging ${cost}, gratis vanaf ${freeFrom}.`,
  choices: 'U kunt kiezen uit:',
  samples: (names) => `U kunt een gratis staal aanvragen van: ${names}. Het komt per post.`,
  noSamples: 'Hiervan hebben wij geen stalen.',
  samplesPage: 'Gratis stalen',
  warranty: (years) =>
    `De fabrikant geeft ${years} jaar garantie, naast uw wettelijke recht op een deugdelijk product.`,
  returns: (days, isParcel) =>
    `Niet naar wens? U hebt ${days} dagen bedenktijd na ontvangst en kunt uw bestelling dan zonder opgave van redenen herroepen. ${isParcel ? 'U stuurt het product gratis terug als pakket.' : 'Wij halen het product gratis bij u op.'}`,
  noReturns: 'Dit product maken wij voor u op maat. Daarom geldt de bedenktijd niet.',
  inShowrooms: (names) => `U kunt het bekijken in: ${names}.`,
  inNoShowroom: 'Dit staat nu in geen van onze showrooms.',
};
