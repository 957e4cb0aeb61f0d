import { search as czech } from '../../../messages/cs/search.ts';
import { search as dutch } from '../../../messages/nl/search.ts';
import { alternativesOf, splitCompound, stemOf, tellingWords, wordsOf } from './words.ts';

test('words are folded: no case, accents, signs or glued units', () => {
  expect(wordsOf('Bouclé FAUTEUIL – „Nest”')).toEqual(['boucle', 'fauteuil', 'nest']);
  expect(wordsOf('3-zitsbank 260cm 160×200 140 x 70')).toEqual([
    '3',
    'zitsbank',
    '260',
    'cm',
    '160',
    '200',
    '140',
    '70',
  ]);
  expect(wordsOf("'; DROP TABLE products; -- & | ! <-> :*")).toEqual(['drop', 'table', 'products']);
  expect(wordsOf('🛋️')).toEqual([]);
});

test.each([
  ['hoekbank', ['hoek', 'bank']],
  ['hoekbanken', ['hoek', 'bank']],
  ['eettafel', ['eet', 'tafel']],
  ['eetkamerstoelen', ['eet', 'kamer', 'stoel']],
  ['nachtkastje', ['nacht', 'kast']],
  ['bijzettafeltje', ['bij', 'zet', 'tafel']],
  ['vloerkleden', ['vloer', 'kleed']],
  ['boekenkast', ['boek', 'kast']],
  ['bank', []],
  ['fauteuil', []],
  ['oslo', []],
])('%s is made of %j', (word, parts) => {
  expect(splitCompound(word, dutch)).toEqual(parts);
});

test('a word stands for itself, its parts and its synonyms', () => {
  expect(alternativesOf('sofa', dutch)).toContainEqual(['bank']);
  expect(alternativesOf('banken', dutch)).toContainEqual(['sofa']);
  expect(alternativesOf('hoekbank', dutch)).toEqual([['hoekbank'], ['hoek', 'bank']]);
  expect(alternativesOf('oslo', dutch)).toEqual([['oslo']]);
});

test.each([
  ['pohovka pohovky pohovku pohovce pohovek pohovkou pohovkami'],
  ['koberec koberce koberci koberců kobercem'],
  ['stůl stolu stoly stolů stolem stolech'],
  ['židle židli židlí židlemi židlích'],
  ['zrcadlo zrcadla zrcadel zrcadlem'],
  ['dubový dubová dubové dubového dubovému dubovou dubových'],
  ['skříň skříně skříní skříních'],
  ['lavice lavici lavic lavicemi'],
  ['stolek stolku stolky'],
])('in Czech the forms %s are one word', (forms) => {
  expect(new Set(wordsOf(forms).map((word) => stemOf(word, czech))).size).toBe(1);
});

test.each([
  ['stůl', 'židle'],
  ['postel', 'polštář'],
  ['dub', 'buk'],
  ['len', 'lampa'],
  ['komoda', 'kamen'],
])('in Czech %s is not %s', (one, other) => {
  const [a = '', b = ''] = [one, other].map((word) => stemOf(wordsOf(word)[0] ?? '', czech));
  expect(a).not.toBe(b);
});

test('a Czech word stands for its synonyms whatever its form', () => {
  expect(alternativesOf('gauce', czech)).toContainEqual(['pohovka']);
  expect(alternativesOf('sedacku', czech)).toContainEqual(['pohovka']);
  expect(alternativesOf('dubove', czech)).toContainEqual(['dub']);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(tellingWords(['postel', 's', 'roštem'], czech)).toEqual(['postel', 'roštem']);
  expect(tellingWords(['do'], czech)).toEqual(['do']);
  expect(tellingWords(['postel', 's'], dutch)).toEqual(['postel', 's']);
});
