import type { SearchLanguage } from '../shape/search.ts';

/**
 * Words that Dutch compounds are made of: `hoekbank` is found by "bank" and by "hoek bank". Inflected endings need not
 * be listed, changed stems do (`kleden`).
 */
const parts =
  'achter bank bar bed bedden berg bij bij blad bloem boek boeken bodem boog box bureau cabinet console dek ' +
  'dien dining draai dressoir eet eik eiken fauteuil garderobe glas gang hal hang hocker hoek hout houten ' +
  'hoofd huis kader kamer kandelaar kap kast kasten kist kleding kleed kleden kleur kolom koffie kruk kuip kunst kussen ' +
  'laden lade lamp lampen leder leer lees leun linnen loft lounge lowboard mand manden marmer massief mat meubel meubels ' +
  'metaal muur nacht nep onder opberg open plafond plank plant planten poef pot rek relax rotan salon schemer ' +
  'schuif sier slaap sofa spiegel spijlen spring sta staal stelling stoel stof studie table tafel tapijt thee ' +
  'trommel tuin tv vaas vakken vazen velvet vitrine vloer voet voeten wand webbing werk wijn wol woon zadel zee gras ' +
  'zetel zet zit zits zitter zitting zweef led rond hoog';

/** Endings an otherwise known part may have: plural and diminutive. */
const endings = ['', 's', 'en', 'n', 'je', 'jes', 'tje', 'tjes', 'pje', 'pjes'];

/** Words that mean the same to a shopper. Several words in one entry must all occur. */
const synonyms = [
  ['bank', 'sofa', 'zitbank', 'canape', 'couch'],
  ['hoekzetel', 'hoeksalon', 'hoek bank'],
  ['driezit', 'driezitter', 'driezitsbank', '3 zitsbank'],
  ['tweezit', 'tweezitter', 'tweezitsbank', '2 zitsbank'],
  ['eetkamer', 'eet', 'dining'],
  ['eettafel', 'eetkamertafel', 'keukentafel'],
  ['eetkamerstoel', 'eetstoel', 'eettafelstoel', 'keukenstoel'],
  ['fauteuil', 'leunstoel', 'zetel', 'loungestoel', 'relaxstoel', 'luie stoel', 'armchair'],
  ['salontafel', 'koffietafel', 'coffeetable', 'banktafel'],
  ['bijzettafel', 'sidetable', 'hoektafel'],
  ['dressoir', 'sideboard', 'buffetkast', 'commode'],
  ['tv', 'televisie'],
  [
    'tvmeubel',
    'tv meubel',
    'tv kast',
    'tvkast',
    'televisiemeubel',
    'televisiekast',
    'televisie kast',
    'lowboard',
  ],
  ['vloerkleed', 'karpet', 'tapijt', 'kleed', 'carpet'],
  ['vloerlamp', 'staande lamp', 'schemerlamp', 'staanlamp', 'leeslamp', 'staande lampen'],
  ['hanglamp', 'pendel', 'pendellamp', 'plafondlamp', 'luster', 'luchter'],
  ['tafellamp', 'bureaulamp', 'nachtlamp'],
  ['bureau', 'werktafel', 'schrijftafel', 'desk'],
  ['kledingkast', 'garderobekast', 'linnenkast', 'kleerkast'],
  ['boekenkast', 'wandkast', 'boekenrek', 'vakkenkast'],
  ['stellingkast', 'stelling', 'rek', 'open kast'],
  ['nachtkast', 'nachtkastje', 'nachttafel'],
  ['bed', 'ledikant', 'bedframe', 'tweepersoonsbed', 'persoonsbed', '2 persoonsbed', '2 persoons bed'],
  ['boogspiegel', 'passpiegel'],
  ['kruk', 'poef', 'hocker', 'krukje'],
  ['mand', 'opbergmand'],
  ['kunstplant', 'nepplant', 'plant'],
  ['leer', 'leder', 'leren', 'lederen'],
  ['eiken', 'eik', 'eikenhout', 'eikenhouten'],
  ['walnoot', 'noten', 'notenhout', 'notenhouten', 'walnoten'],
  ['velvet', 'fluweel', 'fluwelen'],
  ['boucle', 'teddy'],
  ['rotan', 'riet', 'webbing', 'rieten'],
  ['staal', 'metaal', 'metalen', 'stalen'],
  ['messing', 'goud', 'gouden', 'brass'],
  ['marmer', 'marmeren'],
  ['wol', 'wollen'],
  ['grijs', 'grijze', 'antraciet'],
  ['beige', 'zand', 'taupe'],
  ['creme', 'ecru', 'gebroken wit'],
  ['oker', 'geel', 'gele'],
  ['terracotta', 'terra', 'roest', 'oranje'],
  ['industrieel', 'industriele', 'stoer'],
  ['scandinavisch', 'scandi', 'noors', 'deens'],
  ['landelijk', 'landelijke'],
];

/** What numbers count that are neither prices nor lengths. */
const counted =
  'kg kilo w watt lm lumen mm l liter % lade lades laden deur deuren deurs plank planken legplanken vak ' +
  'vakken jaar stuks stuk delig dagen weken kleuren';

export const search: SearchLanguage = {
  config: 'dutch',
  parts: new Set(parts.split(' ')),
  changedStems: new Map([
    ['kleden', 'kleed'],
    ['kleedje', 'kleed'],
    ['bedden', 'bed'],
    ['vazen', 'vaas'],
    ['boeken', 'boek'],
    ['planten', 'plant'],
    ['lampen', 'lamp'],
    ['kasten', 'kast'],
    ['manden', 'mand'],
    ['meubels', 'meubel'],
    ['houten', 'hout'],
    ['zits', 'zit'],
    ['zitter', 'zit'],
  ]),
  endings,
  linkingLetters: ['', 's', 'e', 'en'],
  synonyms,
  emptyWords: new Set('aan bij de een en het in met naar of op te tot uit van voor'.split(' ')),
  unsold: new Map([
    ['boxspring', 'bed'],
    ['matras', 'bed'],
    ['matrassen', 'bed'],
    ['topper', 'bed'],
    ['slaapbank', 'bank'],
    ['slaapbanken', 'bank'],
    ['slaapzetel', 'bank'],
    ['zetelbed', 'bank'],
    ['bedbank', 'bank'],
    ['bedbanken', 'bank'],
    ['relaxfauteuil', 'fauteuil'],
    ['draaifauteuil', 'fauteuil'],
    ['wandplank', 'stellingkast'],
    ['wandplanken', 'stellingkast'],
    ['kapstok', ''],
    ['gordijn', ''],
    ['gordijnen', ''],
    ['hoeslaken', ''],
    ['hoeslakens', ''],
    ['beddengoed', ''],
    ['dekbed', ''],
    ['dekbedovertrek', ''],
    ['kussen', ''],
    ['kussens', ''],
    ['sierkussen', ''],
    ['sierkussens', ''],
    ['plaid', ''],
    ['tuinset', ''],
    ['tuinbank', ''],
  ]),
  numbers: {
    below: ['onder', 'tot', 'max', 'maximaal', 'hooguit', 'minder dan', 'goedkoper dan', 'kleiner dan'],
    above: ['boven', 'vanaf', 'min', 'minimaal', 'meer dan', 'duurder dan', 'groter dan', 'minstens'],
    between: ['tussen', 'van'],
    and: ['en', 'tot', 't/m', '-'],
    currency: ['euro', 'euros', 'eur'],
    persons: ['personen', 'persoon', 'persoons', 'mensen', 'man', 'zitplaatsen', 'zits', 'zitter'],
    counted: counted.split(' '),
    width: ['breed', 'brede', 'breedte', 'lang', 'lange'],
    depth: ['diep', 'diepe', 'diepte'],
    height: ['hoog', 'hoge', 'hoogte'],
    named: {
      seatDepth: ['zitdiepte'],
      seatHeight: ['zithoogte'],
      width: ['breedte'],
      depth: ['diepte'],
      height: ['hoogte'],
    },
  },
};
