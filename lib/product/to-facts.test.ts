import { factsOf } from '@/api/db/seed/catalogue/facts/facts-of';
import { productSeeds } from '@/api/db/seed/catalogue/products';
import { variantsOf } from '@/api/db/seed/catalogue/variants';
import { toFacts } from './to-facts';

const every = productSeeds.flatMap(variantsOf).map(factsOf);

/** Codes and texts of one group. */
const said = (facts: Parameters<typeof toFacts>[0], locale = 'nl-NL') =>
  Object.values(toFacts(facts, locale))
    .flat()
    .map(({ code, value }) => [code, value.kind === 'text' ? value.text : value.kind]);

test('figures have the unit that their name ends with, as the language writes it', () => {
  const facts = {
    seatDepthCm: 56.5,
    pileMm: 11,
    loadKg: 60,
    screenInch: 75,
    martindale: 40_000,
    bulbWatt: 9,
  };
  expect(said(facts)).toEqual([
    ['seatDepthCm', '56,5 cm'],
    ['pileMm', '11 mm'],
    ['screenInch', '75″'],
    ['loadKg', '60 kg'],
    ['bulbWatt', '9 W'],
    ['martindale', '40.000'],
  ]);
  expect(said({ assemblyMinutes: 20 }, 'de-DE')).toEqual([['assemblyMinutes', '20 Minuten']]);
});

test('width and length of a mattress are one line', () => {
  expect(said({ mattressWidthCm: 160, mattressLengthCm: 200 })).toEqual([
    ['mattressWidthCm', '160 × 200 cm'],
  ]);
});

test('a fabric is told with the share of each fibre, grades with what they are grades of', () => {
  const { material } = toFacts(
    { composition: [{ fibre: 'linen', percent: 55 }], pilling: 4, cover: 'cover-fixed' },
    'tr-TR',
  );
  expect(material.map(({ value }) => value)).toEqual([
    { kind: 'fibres', parts: [{ fibre: 'linen', share: '%55' }] },
    { kind: 'grade', grade: 4, most: 5 },
    { kind: 'words', words: ['cover-fixed'] },
  ]);
});

test('a country is named in the language, and what is no word of the contract stands as it is', () => {
  expect(said({ madeIn: 'PT', fitting: 'E27', isDimmable: false })).toEqual([
    ['fitting', 'E27'],
    ['isDimmable', 'yes'],
    ['madeIn', 'Portugal'],
  ]);
});

test('whatever is known of the sample goods is shown, once', () => {
  for (const facts of every) {
    const { guarantee: _beside, ...told } = facts;
    const known = Object.entries(told).flatMap(([code, value]) => (value === undefined ? [] : code));
    const shown = said(facts).map(([code]) => code);
    const paired = shown.includes('mattressWidthCm') ? ['mattressLengthCm', 'insideLengthCm'] : [];
    expect([...shown, ...paired].sort()).toEqual(known.sort());
  }
});
