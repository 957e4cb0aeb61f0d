import type { SupportTexts } from '../shape/support.ts';

/** After a number Czech has a form for one, one for two to four, and one for the others. */
function counted(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  return count >= 2 && count <= 4 ? few : many;
}

export const support: SupportTexts = {
  emptyWords:
    'a aby ale ani asi az bez bude budu by byl byla bych chci co dekuji dobry den do ho i ja jak jake jaka jaky ' +
    'jako je jeho jen jeste ji jsem jsme jsou jste k kde kdy kdyz kolik kolika ktera ktere ktery ma mam mate mi ' +
    'mne moje moji mu mohu muzu muze na nam nas nase ne nebo nejsem neni nez o od on ona pak po pokud prave pri ' +
    'prosim pro proc prosim s se si sve ta tak take ten tento tato toto ti to tu ty tyto u uz v va vam vas vase ' +
    've vy z za ze dotaz otazka zeptat pohovka zidle stul produkt zbozi nabytek jakeho jakem jakych musim musi ' +
    'nutna nutne nutny dostat da daji dat lze jde mit moci',
  synonyms: [
    ['vraceni', 'vratit', 'vrati', 'vracet', 'vymenit', 'vymena', 'odstoupit', 'odstoupeni', 'reklamovat'],
    ['doruceni', 'dorucit', 'doruci', 'doprava', 'dodani', 'dodaci', 'doveze', 'dovezete', 'zaslani'],
    ['cena', 'ceny', 'stoji', 'zdarma', 'poplatek', 'naklady'],
    ['platba', 'platit', 'zaplatit', 'platby', 'karta', 'kartou', 'gopay', 'prevodem'],
    ['splatky', 'pozdeji', 'odlozena'],
    ['poskozeny', 'poskozene', 'rozbity', 'rozbite', 'vada', 'vadny', 'skrabanec', 'poskozeni'],
    ['zaruka', 'zaruky', 'zarucni', 'reklamace', 'oprava'],
    ['zrusit', 'zmenit', 'zmena', 'storno', 'zruseni'],
    ['penize', 'vraceni', 'zpet'],
    ['montaz', 'sestavit', 'slozit', 'smontovat'],
    ['cisteni', 'cistit', 'udrzba', 'pece', 'pecovat', 'prat', 'skvrna', 'skvrny', 'myt'],
    ['ucet', 'prihlaseni', 'prihlasit', 'registrace'],
    ['prodejna', 'obchod', 'showroom', 'vzorkovna', 'oteviraci'],
  ],
  topicWords: {
    cover:
      'potah potahy potahu prat vyprat perou pere pratelny pratelne pracka pracce pracky sundat snimatelny ' +
      'snimatelne sejmout snima zip cistirna cistit',
    care: 'udrzba pece cistit cisteni prat vyprat skvrna skvrny skvrn myt umyt',
    fit:
      'vejde vejdou projde projdou dvere dveri dvermi zarubne schody schodiste schodech vytah vytahu chodba ' +
      'chodby balik baliky baliku krabice krabic baleni velke velky uzke',
    measures:
      'rozmery rozmer velikost velky velka velke siroky siroka sirka vysoky vysoka vyska hluboky hluboka hloubka ' +
      'dlouhy dlouha delka vaha vazi tezky tezka cm',
    seat:
      'sed sedu sedak sedaku sedi sezeni mekky mekka mekke tvrdy tvrda tuhy tuha tuhost pohodlny pohodlna pohodli ' +
      'vyska hloubka vysoko hluboky',
    delivery: 'doruceni doruci dorucite dorucit dodani dodaci doprava prijde dovezete lhuta trva dlouho',
    floor:
      'patro patra patre poschodi nahoru vynesete vynest vynaska vytah prah byt bytu doruceni dorucite dovezete ' +
      'doprava',
    stock: 'skladem sklad dostupny dostupna dostupne dostupnost vyprodano',
    price: 'cena cenu ceny stoji draha drahy',
    material:
      'material materialy latka latky potah drevo dreva masiv masivu vyroben vyrobena kuze vypln slozeni',
    colours: 'barva barvy barve barvach odstin odstiny provedeni varianty jine jina',
    samples: 'vzorek vzorky vzorku vzornik vzorniky latky latka',
    assembly: 'montaz montaze sestavit slozit smontovat smontovana smontovany naradi sroubovat',
    warranty: 'zaruka zaruku zaruky zarucni dlouha',
    returns: 'vraceni vratit vracet vymenit vymena odstoupit odstoupeni nelibi',
    showrooms: 'showroom showroomu prodejna prodejne vzorkovna videt vyzkouset prohlednout',
  },
  topicTitles: {
    cover: 'potah a praní',
    care: 'údržba',
    fit: 'projde to dovnitř?',
    measures: 'rozměry',
    seat: 'sezení',
    delivery: 'doručení',
    floor: 'kam až doručujeme',
    stock: 'dostupnost',
    price: 'cena',
    material: 'materiály',
    colours: 'provedení',
    samples: 'vzorky',
    assembly: 'montáž',
    warranty: 'záruka',
    returns: 'vrácení',
    showrooms: 'v showroomu',
  },
  howMuch: 'kolik',
  facts: {
    'cover-fixed': 'Potah je pevný, nesnímatelný.',
    'cover-cushions': 'Potah je snímatelný ze sedáků a opěrek.',
    'cover-all': 'Potah je celý snímatelný.',
    'clean-damp': 'Stačí otírat vlhkým hadříkem.',
    'clean-dry': 'V pračce prát nelze: chemické čištění, neprat.',
    'clean-wash': 'Prát lze: praní v pračce na 30 °C.',
    'clean-leather': 'Kůže se nepere. Na údržbu stačí lehce vlhký hadřík a krém na kůži.',
    'assembly-ready': 'Nic nemontujete: dodáváme smontované.',
    'assembly-legs': 'Dodáváme smontované, stačí připevnit nohy nebo podstavec.',
    'assembly-kit': 'Zboží je k vlastní montáži s návodem.',
    'assembly-stack': 'Montáž je snadná: složíte bez nářadí.',
    'assembly-free': 'Postaráme se o to my: montáž zdarma při doručení.',
    'assembly-hang': 'Zboží je k vlastnímu zavěšení.',
    'assembly-unroll': 'Nic nemontujete, stačí rozvinout.',
  },
  assemblyTime: (minutes) => `Počítejte s ${minutes} ${counted(minutes, 'minutou', 'minutami', 'minutami')}.`,
  firmness: ['velmi měkký', 'měkký', 'střední', 'tuhý', 'velmi tuhý'],
  seatFirmness: (firmness, grade) => `Sedák je ${firmness} (${grade} z 5).`,
  seatIsHigh: (height) => `Výška sedu je ${height}.`,
  seatIsDeep: (depth) => `Hloubka sedáku je ${depth}.`,
  flatMeasures: ['Délka', 'Šířka', 'Tloušťka'],
  diameter: 'Průměr',
  seatHeight: 'Výška sedu',
  weight: 'Hmotnost',
  parcel: (number) => `Balík ${number}`,
  packed: (count) =>
    count === 1
      ? 'Přijde v jednom balíku. Ten musí projít dveřmi, po schodech nebo se vejít do výtahu.'
      : `Přijde v ${count} balících. Největší musí projít dveřmi, po schodech nebo se vejít do výtahu.`,
  fitCheck: 'U produktu zadejte rozměry dveří, schodiště nebo výtahu a hned uvidíte, zda projde.',
  fitTool: 'Projde to dveřmi?',
  floor: (placement) =>
    placement === null
      ? 'Balík vám dopravce doručí až ke dveřím.'
      : `Doručujeme za práh v přízemí, s výtahem ke dveřím bytu. Umístění na místo v kterémkoli patře: + ${placement}.`,
  delivered: (period) => `Pokud si objednáte nyní, očekáváme doručení: ${period}.`,
  madeToOrder: (workingDays) =>
    `Vyrábíme až po vaší objednávce. Trvá to ${workingDays} ${counted(workingDays, 'pracovní den', 'pracovní dny', 'pracovních dnů')}; v termínu je to započítáno.`,
  inStock: 'Skladem.',
  lastPieces: (count) =>
    counted(
      count,
      'Poslední kus skladem.',
      `Poslední ${count} kusy skladem.`,
      `Posledních ${count} kusů skladem.`,
    ),
  notAvailable: 'Toto zboží teď nelze objednat.',
  expected: (day) => `Toto zboží teď nelze objednat. Znovu ho očekáváme ${day}.`,
  orderable: 'Zboží si můžete objednat; vyrobíme ho pro vás.',
  price: (amount) => `Cena je ${amount}.`,
  deliveredFree: 'Doručení domů zdarma.',
  deliveredFor: (cost, freeFrom) => `Doručení ${cost}, zdarma od ${freeFrom}.`,
  choices: 'Vybrat si můžete:',
  samples: (names) => `Zdarma si můžete vyžádat vzorek: ${names}. Přijde poštou.`,
  noSamples: 'Od tohoto zboží vzorky nemáme.',
  samplesPage: 'Vzorky zdarma',
  warranty: (years) =>
    `Výrobce dává záruku ${years} ${counted(years, 'rok', 'roky', 'let')}. Vedle ní platí vaše zákonná práva.`,
  returns: (days, isParcel) =>
    `Nesedí vám? Do ${days} ${counted(days, 'dne', 'dnů', 'dnů')} od převzetí můžete od smlouvy odstoupit bez udání důvodu. ${isParcel ? 'Produkt pošlete zdarma zpět jako balík.' : 'Produkt si u vás zdarma vyzvedneme.'}`,
  noReturns: 'Tento produkt vyrábíme přímo pro vás na míru. Proto od smlouvy nelze odstoupit.',
  inShowrooms: (names) => `Prohlédnout si ho můžete zde: ${names}.`,
  inNoShowroom: 'Toto zboží teď není vystaveno v žádném z našich showroomů.',
};
