import type { SearchLanguage } from '../shape/search.ts';

/**
 * Words that German compounds are made of: `Ecksofa` is found by "Sofa" and by "Eck Sofa". Umlauts are folded, so most
 * plurals (`stuhle`, `schranke`) are endings.
 */
const parts =
  'arbeit aufbewahrung auszieh bad ball bank baum beistell besteck bett bild bistro blumen boden bogen boucle box ' +
  'brett buch buro couch creme daunen decke deko design dielen doppel dreh drei dreibein eck ecke eiche einzel ess ' +
  'esche familien fern fernseh flur furnier fuss garderobe geflecht geschirr glas glastur gold grau grun hange haus ' +
  'hocker holz holzbein jugend kaffee keramik kinder kissen kleid kloster kommode konsole korb kubus kuche kunst ' +
  'kupfer lack lamelle lampe leder lehn lehne leinen lese leuchte licht liege lounge lowboard marmor massiv matratze ' +
  'messing metall mobel mode nacht natur nuss nussbaum ohren oliven ordner papier pendel pflanze plaid platte polster ' +
  'rahmen rattan raum regal reis relax rohr rund salon samt schale schlaf schmink schrank schreib schub schuh seegras ' +
  'sessel set sideboard sitz sitzer sofa speise spiegel sprosse stahl stand steh stein stoff stuhl tablett tagesbett ' +
  'teddy teppich tisch topf travertin truhe tur tv vase velours wand wasche web webstoff weinregal wohn woll wolle ' +
  'zeitung zimmer zwei';

/** Endings an otherwise known part may have: plural, case and diminutive. */
const endings = ['', 'e', 'n', 'en', 's', 'es', 'er', 'ern', 'em', 'chen', 'lein'];

/** Words that mean the same to a shopper, Austrian ones included. Several words in one entry must all occur. */
const synonyms = [
  ['sofa', 'sofas', 'couch', 'couches', 'polstersofa', 'kanapee', 'diwan'],
  ['ledersofa', 'ledercouch'],
  ['samtsofa', 'samtcouch'],
  ['ecksofa', 'eckcouch', 'wohnlandschaft', 'polsterecke', 'eck sofa', 'lsofa'],
  ['recamiere', 'ottomane', 'longchair', 'chaiselongue'],
  ['zweisitzer', '2 sitzer', 'zweisitzersofa', 'loveseat'],
  ['dreisitzer', '3 sitzer', 'dreisitzersofa'],
  [
    'sessel',
    'ohrensessel',
    'relaxsessel',
    'fernsehsessel',
    'lesesessel',
    'cocktailsessel',
    'armsessel',
    'fauteuil',
  ],
  ['couchtisch', 'wohnzimmertisch', 'sofatisch', 'kaffeetisch', 'salontisch'],
  ['beistelltisch', 'tischchen', 'anstelltisch', 'satztisch'],
  ['esstisch', 'esszimmertisch', 'kuchentisch', 'speisetisch', 'tafel'],
  ['esszimmerstuhl', 'essstuhl', 'esstischstuhl', 'kuchenstuhl', 'speisestuhl'],
  ['schalenstuhl', 'armlehnstuhl', 'polsterstuhl'],
  ['esszimmerbank', 'essbank', 'kuchenbank', 'sitzbank', 'tischbank'],
  ['bettbank', 'polsterbank', 'garderobenbank', 'dielenbank', 'flurbank', 'schuhbank'],
  ['hocker', 'schemel', 'stockerl', 'pouf', 'puff'],
  ['schreibtisch', 'arbeitstisch', 'burotisch', 'computertisch', 'sekretar'],
  ['sideboard', 'anrichte', 'kommode', 'highboard', 'buffet', 'kredenz', 'wohnzimmerschrank'],
  [
    'lowboard',
    'fernsehschrank',
    'fernsehtisch',
    'fernsehbank',
    'fernsehmobel',
    'fernsehkommode',
    'medienmobel',
  ],
  ['tv', 'fernseher', 'fernseh'],
  ['kleiderschrank', 'garderobenschrank', 'schlafzimmerschrank', 'wascheschrank', 'kleiderkasten', 'kasten'],
  ['bucherregal', 'buecherregal', 'bucherschrank', 'bucherwand', 'buecherschrank'],
  ['regal', 'standregal', 'metallregal', 'raumteiler', 'stellage', 'buroregal'],
  ['nachttisch', 'nachtkastchen', 'nachtkonsole', 'nachtkommode', 'nachtschrank', 'nachtschrankchen'],
  ['bett', 'bettgestell', 'bettrahmen', 'doppelbett', 'ehebett', 'boxspringbett', 'futonbett'],
  ['polsterbett', 'stoffbett', 'samtbett'],
  ['korb', 'aufbewahrungskorb', 'deckenkorb', 'waschekorb', 'zeitungskorb', 'flechtkorb'],
  ['leuchte', 'lampe', 'licht', 'beleuchtung'],
  ['stehleuchte', 'stehlampe', 'standleuchte', 'standlampe', 'leselampe', 'bodenlampe'],
  ['bogenleuchte', 'bogenlampe'],
  ['dreibein', 'stativlampe', 'tripod'],
  ['tischleuchte', 'tischlampe', 'nachttischlampe', 'nachttischleuchte', 'schreibtischlampe', 'bettlampe'],
  [
    'pendelleuchte',
    'pendellampe',
    'hangelampe',
    'haengelampe',
    'hangeleuchte',
    'deckenlampe',
    'deckenleuchte',
    'esstischlampe',
  ],
  ['teppich', 'laufer', 'vorleger', 'kurzflorteppich', 'wohnzimmerteppich'],
  ['spiegel', 'standspiegel', 'ganzkorperspiegel', 'garderobenspiegel', 'flurspiegel', 'badspiegel'],
  ['kunstpflanze', 'plastikpflanze', 'textilpflanze', 'kunstbaum', 'zimmerpflanze'],
  ['bogenhanf', 'sansevieria', 'schwiegermutterzunge'],
  ['gummibaum', 'ficus'],
  ['vase', 'blumenvase', 'bodenvase', 'tischvase'],
  ['leder', 'echtleder', 'rindsleder'],
  ['eiche', 'eichenholz', 'wildeiche'],
  ['nussbaum', 'nuss', 'nussholz', 'walnuss', 'nussbaumholz'],
  ['massivholz', 'massiv', 'vollholz'],
  ['samt', 'velvet', 'velours'],
  ['boucle', 'teddy', 'teddystoff', 'teddyfell'],
  ['geflecht', 'rattan', 'rohrgeflecht', 'wienergeflecht', 'korbgeflecht'],
  ['stahl', 'metall', 'eisen'],
  ['messing', 'gold', 'golden', 'goldfarben'],
  ['wolle', 'schurwolle', 'wollteppich'],
  ['marmor', 'naturstein'],
  ['grau', 'anthrazit', 'hellgrau', 'dunkelgrau'],
  ['beige', 'sand', 'sandfarben', 'taupe'],
  ['creme', 'ecru', 'cremeweiss', 'naturweiss', 'wollweiss'],
  ['ocker', 'gelb', 'senfgelb', 'senf'],
  ['terrakotta', 'terracotta', 'rost', 'rostrot', 'orange'],
  ['grun', 'gruen', 'salbei', 'salbeigrun', 'olivgrun', 'dunkelgrun', 'waldgrun'],
  ['blau', 'marineblau', 'dunkelblau', 'graublau', 'petrol'],
  ['skandinavisch', 'nordisch', 'scandi', 'hygge'],
  ['industriell', 'industrial', 'industrie', 'vintage'],
  ['landhaus', 'landhausstil', 'shabby'],
];

/** What numbers count that are neither prices nor lengths. */
const counted =
  'kg kilo w watt lm lumen mm l liter % schublade schubladen schubkasten tur turen turig boden einlegeboden ' +
  'regalboden facher fach jahre jahren stuck teilig tage tagen wochen farben';

export const search: SearchLanguage = {
  config: 'german',
  parts: new Set(parts.split(' ')),
  changedStems: new Map([
    ['woll', 'wolle'],
    ['kastchen', 'kasten'],
  ]),
  endings,
  linkingLetters: ['', 's', 'n', 'en', 'er', 'es', 'e'],
  synonyms,
  emptyWords: new Set(
    'am an auf aus bis das der die ein eine einen fur im in mit und von zu zum zur'.split(' '),
  ),
  unsold: new Map([
    ['schlafsofa', 'sofa'],
    ['schlafsofas', 'sofa'],
    ['schlafcouch', 'sofa'],
    ['schlafcouches', 'sofa'],
    ['bettsofa', 'sofa'],
    ['bettsofas', 'sofa'],
  ]),
  numbers: {
    below: [
      ...[
        'unter',
        'bis',
        'bis zu',
        'max',
        'maximal',
        'hochstens',
        'weniger als',
        'gunstiger als',
        'billiger als',
      ],
      ...['kleiner als', 'schmaler als'],
    ],
    above: [
      'uber',
      'ab',
      'min',
      'mindestens',
      'mehr als',
      'teurer als',
      'grosser als',
      'großer als',
      'breiter als',
    ],
    between: ['zwischen', 'von'],
    and: ['und', 'bis', '-', '–'],
    currency: ['euro', 'euros', 'eur'],
    persons: ['personen', 'person', 'leute', 'sitzplatze', 'sitzer'],
    counted: counted.split(' '),
    width: ['breit', 'breite', 'breiter', 'breites', 'lang', 'lange', 'langer', 'langes'],
    depth: ['tief', 'tiefe', 'tiefer', 'tiefes'],
    height: ['hoch', 'hohe', 'hoher', 'hohes'],
  },
};
