import type { SupportTexts } from '../shape/support.ts';

/** After a number Czech has a form for one, one for two to four, and one for the others. */
function counted(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  return count >= 2 && count <= 4 ? few : many;
}

export const support: SupportTexts = {
  emptyWords:
    'a aby ale ani asi az bez bude budu by byl byla bych chci co dekuji dobry den do ho i ja jak jake jaka jaky jako je jeho jen ' +
    'jeste ji jsem jsme jsou jste k kde kdy kdyz kolik kolika ktera ktere ktery ma mam mate mi mne moje moji mu mohu muzu muze ' +
    'na nam nas nase ne nebo nejsem neni nez o od on ona pak po pokud prave pri prosim pro proc prosim s se si sve ta tak take ' +
    'ten tento tato toto ti to tu ty tyto u uz v va vam vas vase ve vy z za ze dotaz otazka zeptat pohovka zidle stul produkt ' +
    'zbozi nabytek',
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
    measures:
      'rozmery rozmer velikost velky velka velke siroky sirka vysoky vyska hluboky hloubka dlouhy delka sedu vaha vazi tezky ' +
      'cm vejde dvere dvermi balik baliky',
    delivery: 'doruceni doruci dorucit dodani dodaci doprava prijde lhuta',
    stock: 'skladem sklad dostupny dostupne dostupnost vyprodano',
    material: 'material materialy latka potah drevo masiv vyroben kuze vypln slozeni',
    care: 'udrzba pece cistit cisteni prat skvrna skvrny myt',
    colours: 'barva barvy barve odstin odstiny provedeni varianty',
    warranty: 'zaruka zaruky zarucni',
    showrooms: 'showroom showroomu prodejna vzorkovna videt vyzkouset prohlednout',
  },
  topicTitles: {
    measures: 'rozměry',
    delivery: 'doručení',
    stock: 'dostupnost',
    material: 'materiály',
    care: 'údržba',
    colours: 'provedení',
    warranty: 'záruka',
    showrooms: 'v showroomu',
  },
  seatHeight: 'Výška sedu',
  weight: 'Hmotnost',
  parcel: (number) => `Balík ${number}`,
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
  warranty: (years) =>
    `Výrobce dává záruku ${years} ${counted(years, 'rok', 'roky', 'let')}. Vedle ní platí vaše zákonná práva.`,
  inShowrooms: (names) => `Prohlédnout si ho můžete zde: ${names}.`,
  inNoShowroom: 'Toto zboží teď není vystaveno v žádném z našich showroomů.',
};
