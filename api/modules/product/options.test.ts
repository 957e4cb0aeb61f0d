import { optionCodes } from '../../contract/catalogue.ts';
import { toOptions } from './options.ts';

const [first, second] = optionCodes;
const variant = (vsin: string, one: string, other: string, onHand: number | null = null) => ({
  vsin,
  alias: { nl: `bank-${vsin}` },
  options: { [first]: one, [second]: other },
  onHand,
  inventoryPolicy: 'deny' as const,
  isMadeToMeasure: false,
});
const variants = [
  variant('V1', 'a', 'x'),
  variant('V2', 'b', 'x'),
  variant('V3', 'b', 'y', 0),
  variant('V4', 'a', 'y'),
];
const named = (value: string, position: number) => ({
  option: first,
  value,
  position,
  title: { nl: `Soort ${value}` },
  swatch: '#aabbcc',
  family: null,
  material: null,
  hasSample: false,
});
const known = new Map([
  [`${first}:a`, named('a', 2)],
  [`${first}:b`, named('b', 1)],
]);
const optionsOf = (index: number) => {
  const current = variants[index];
  if (!current) throw new Error('There is no such variant.');
  return toOptions(current, variants, {
    optionValues: known,
    language: 'nl',
    termsOf: ({ vsin }) => ({
      unitPrice: { amount: Number(vsin.slice(1)) * 100, currency: 'EUR' },
      deliveryTime: null,
    }),
  });
};

describe('the options of a product', () => {
  test('lead to the sibling that keeps the other choice', () => {
    const [one] = optionsOf(3);
    expect(one?.values.map(({ value, vsin }) => [value, vsin])).toEqual([
      ['b', 'V3'],
      ['a', 'V4'],
    ]);
  });

  test('are chosen once each, as the variant has them', () => {
    for (const { values } of optionsOf(0))
      expect(values.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  });

  test('say where nothing is left', () => {
    const values = optionsOf(1).flatMap((option) => option.values);
    expect(values.filter(({ isAvailable }) => !isAvailable).map(({ vsin }) => vsin)).toEqual(['V3']);
  });

  test('are called by their value where no name is known', () => {
    const titles = optionsOf(0).map(({ values }) => values.map(({ title }) => title));
    expect(titles).toEqual([
      ['Soort b', 'Soort a'],
      ['x', 'y'],
    ]);
  });
});
