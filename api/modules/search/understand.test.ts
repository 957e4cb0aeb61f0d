import { apiTexts } from '../../../messages/api.ts';
import { search as czech } from '../../../messages/cs/search.ts';
import { search as english } from '../../../messages/en/search.ts';
import { search as dutch } from '../../../messages/nl/search.ts';
import { search as turkish } from '../../../messages/tr/search.ts';
import type { Range } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import { understand } from './understand.ts';

test.each([
  ['bank onder 1200', ['bank'], { price: { from: null, to: 1200 } }],
  ['stoel tot 500 euro', ['stoel'], { price: { from: null, to: 500 } }],
  ['stoel max € 1.250,-', ['stoel'], { price: { from: null, to: 1250 } }],
  ['tafel vanaf 300 euro', ['tafel'], { price: { from: 300, to: null } }],
  ['lamp tussen 50 en 150 euro', ['lamp'], { price: { from: 50, to: 150 } }],
  ['lamp 50-150 euro', ['lamp'], { price: { from: 50, to: 150 } }],
  ['lamp 100 euro', ['lamp'], { price: { from: 80, to: 120 } }],
  ['bank 260 cm', ['bank'], { width: { from: 255, to: 265 } }],
  ['bank 260cm breed', ['bank'], { width: { from: 255, to: 265 } }],
  ['tafel 2 meter lang', ['tafel'], { width: { from: 195, to: 205 } }],
  ['kast tot 45 cm diep', ['kast'], { depth: { from: null, to: 45 } }],
  [
    'kast 200 cm hoog onder 800',
    ['kast'],
    { height: { from: 195, to: 205 }, price: { from: null, to: 800 } },
  ],
  ['bed 160x200', ['bed', '160', '200'], {}],
  ['3-zitsbank', ['3', 'zitsbank'], {}],
  ['bank voor 3 personen', ['bank', '3', 'personen'], {}],
  ['onder', ['onder'], {}],
  ['bank onder 999.999.999.999 euro', ['bank'], { price: { from: null, to: 9_999_999 } }],
  ['bank tot 999999 meter', ['bank'], { width: { from: null, to: 9_999_999 } }],
  ['99999999999999999999 cm', ['99999999999999999999', 'cm'], {}],
])('"%s"', (term, words, ranges) => {
  expect(understand(term, dutch)).toEqual({ words, ranges, isPriceGuessed: expect.any(Boolean) });
});

test('each language has its own words', () => {
  expect(understand('sofa under 900', apiTexts.en.search)).toEqual({
    words: ['sofa'],
    ranges: { price: { from: null, to: 900 } },
    isPriceGuessed: true,
  });
});

test.each([
  ['pohovka do 30 000 Kč', ['pohovka'], { price: { from: null, to: 30_000 } }],
  ['pohovka od 20000 do 40 000 korun', ['pohovka'], { price: { from: 20_000, to: 40_000 } }],
  ['stůl 180 cm dlouhý', ['stul'], { width: { from: 175, to: 185 } }],
  ['komoda do obýváku', ['komoda', 'obyvaku'], {}],
  ['postel 160 200', ['postel', '160', '200'], {}],
  ['koberec 160 200 cm', ['koberec', '160', '200'], {}],
  ['koberec 160 cm x 200 cm', ['koberec', '160', '200'], {}],
  ['skrin do 5000 200 cm', ['skrin'], { price: { from: null, to: 5000 }, width: { from: 195, to: 205 } }],
])('"%s" in Czech', (term, words, ranges) => {
  expect(understand(term, czech)).toEqual({ words, ranges, isPriceGuessed: expect.any(Boolean) });
});

test.each([
  ['kanepe 30.000 TL altı', ['kanepe'], { price: { from: null, to: 30_000 } }],
  ['KANEPE 30000 LİRAYA KADAR', ['kanepe'], { price: { from: null, to: 30_000 } }],
  ['5.000 TL’den ucuz sandalye', ['sandalye'], { price: { from: null, to: 5000 } }],
  ['masa ₺20.000 üzeri', ['masa'], { price: { from: 20_000, to: null } }],
  ['halı 10.000 ile 20.000 TL arası', ['hali'], { price: { from: 10_000, to: 20_000 } }],
  ['köşe koltuk 260 cm', ['kose', 'koltuk'], { width: { from: 255, to: 265 } }],
  ['90 cm yüksekliğinde konsol', ['konsol'], { height: { from: 85, to: 95 } }],
  ['yemek masası modelleri ve fiyatları', ['yemek', 'masasi'], {}],
  ['160x230 halı', ['160', '230', 'hali'], {}],
])('"%s" in Turkish', (term, words, ranges) => {
  expect(understand(term, turkish)).toEqual({ words, ranges, isPriceGuessed: expect.any(Boolean) });
});

test.each([
  ['sofa under £1,500', ['sofa'], { price: { from: null, to: 1500 } }],
  ['sofa under £500', ['sofa'], { price: { from: null, to: 500 } }],
  ['armchair up to 450 quid', ['armchair'], { price: { from: null, to: 450 } }],
  ['lamp between £50 and £149.99', ['lamp'], { price: { from: 50, to: 149 } }],
  ['rug from £100 to £300', ['rug'], { price: { from: 100, to: 300 } }],
  ['dining table 1.8m long', ['dining', 'table'], { width: { from: 175, to: 185 } }],
  ['dining table 6ft', ['dining', 'table'], { width: { from: 178, to: 188 } }],
  ['bookcase 6 feet 3 high', ['bookcase'], { height: { from: 186, to: 196 } }],
  ['desk 60 inches wide', ['desk'], { width: { from: 147, to: 157 } }],
  ['sideboard less than 45 cm deep', ['sideboard'], { depth: { from: null, to: 45 } }],
  ['bed 160 x 200', ['bed', '160', '200'], {}],
  ['sofa for three', ['sofa', 'three'], {}],
])('"%s" in English', (term, words, ranges) => {
  expect(understand(term, english)).toEqual({ words, ranges, isPriceGuessed: expect.any(Boolean) });
});

test('metres with decimals are as long as they say', () => {
  expect(understand('tafel 1,8 m', dutch).ranges).toEqual({ width: { from: 175, to: 185 } });
});

test.each<[term: string, language: Language, words: string[], persons: Range]>([
  ['eettafel tot 6 personen', 'nl', ['eettafel'], { from: null, to: 6 }],
  ['eettafel voor 4 tot 6 personen', 'nl', ['eettafel'], { from: 4, to: 6 }],
  ['eettafel minimaal 8 personen', 'nl', ['eettafel'], { from: 8, to: null }],
  ['Esstisch für 4 bis 6 Personen', 'de', ['esstisch'], { from: 4, to: 6 }],
  ['table up to 6 people', 'en', ['table'], { from: null, to: 6 }],
  ['stůl do 6 osob', 'cs', ['stul'], { from: null, to: 6 }],
  ["table jusqu'à 6 personnes", 'fr', ['table'], { from: null, to: 6 }],
  ['table de 4 à 6 personnes', 'fr', ['table'], { from: 4, to: 6 }],
  ['6 kişiye kadar masa', 'tr', ['masa'], { from: null, to: 6 }],
  ['4-6 kişilik yemek masası', 'tr', ['yemek', 'masasi'], { from: 4, to: 6 }],
])('"%s" says for how many', (term, language, words, persons) => {
  expect(understand(term, apiTexts[language].search)).toMatchObject({ words, ranges: { persons } });
});

test.each<[term: string, language: Language]>([
  ['kast min 3 lades', 'nl'],
  ['lamp max 60 watt', 'nl'],
  ['lamp max 1,5 kg', 'nl'],
  ['kast 2 tot 4 deuren', 'nl'],
  ['bed 160 tot 200', 'nl'],
  ['Kommode mindestens 3 Schubladen', 'de'],
  ['étagère plus de 4 tablettes', 'fr'],
  ['komoda min 3 zásuvky', 'cs'],
  ['en az 3 çekmeceli şifonyer', 'tr'],
])('"%s" is no price', (term, language) => {
  expect(understand(term, apiTexts[language].search).ranges).toEqual({});
});

test.each<[term: string, language: Language, isGuessed: boolean]>([
  ['bank onder 1200', 'nl', true],
  ['bank onder € 1200', 'nl', false],
  ['bank onder 1200 euro', 'nl', false],
  ['sofa £500 - £900', 'en', false],
  ['halı ₺5.000 altı', 'tr', false],
])('whether the price of "%s" (%s) is guessed: %s', (term, language, isGuessed) => {
  const { ranges, isPriceGuessed } = understand(term, apiTexts[language].search);
  expect([ranges.price === undefined, isPriceGuessed]).toEqual([false, isGuessed]);
});
