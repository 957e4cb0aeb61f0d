import { search as dutch } from '../../../languages/nl/search.ts';
import { alternativesOf, splitCompound, wordsOf } from './words.ts';

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
