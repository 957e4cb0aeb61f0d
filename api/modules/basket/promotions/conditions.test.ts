import fc from 'fast-check';
import type { Condition } from '../../../db/schema/promotions.ts';
import { coveredLines, covers, missingTotalMinor } from './conditions.ts';
import { someLine } from './testing/builders.ts';

const sofa = someLine(1, 90_000, { category: ['C1', 'C11'], brand: ['Linden'] });
const lamp = someLine(2, 10_000, { category: ['C6'], brand: ['Lumo'] });
const lines = [sofa, lamp];
const keysOf = (terms: Terms) => coveredLines(terms, lines).map(({ key }) => key);
const category = (...values: string[]): Condition => ({ type: 'category', values });
const brand = (...values: string[]): Condition => ({ type: 'brand', values });
const total = (fromMinor: number): Condition => ({ type: 'totalBasket', fromMinor });

type Terms = Parameters<typeof coveredLines>[0];
type Case = [string, Terms['match'], Terms['conditions'], number[]];

describe('the lines a promotion covers', () => {
  test.each([
    ['no condition', 'all', [], [1, 2]],
    ['a category above', 'all', [category('C1')], [1]],
    ['a value written in another case', 'all', [brand('LUMO')], [2]],
    ['one of two values', 'all', [brand('Lumo', 'Linden')], [1, 2]],
    ['two conditions that no line meets', 'all', [category('C1'), brand('Lumo')], []],
    ['the same, one is enough', 'any', [category('C1'), brand('Lumo')], [1, 2]],
    ['a total that is reached to the cent', 'all', [total(100_000)], [1, 2]],
    ['a total that lacks a cent', 'all', [total(100_001)], []],
    ['a total or a category', 'any', [total(100_001), category('C6')], [2]],
  ] satisfies Case[])('with %s', (_, match, conditions, keys) => {
    expect(keysOf({ match, conditions })).toEqual(keys);
  });

  test('never are those of the exception list, though they count for the total', () => {
    const exception = someLine(3, 50_000, { isException: true });
    const covered = coveredLines({ match: 'all', conditions: [total(150_000)] }, [...lines, exception]);
    expect(covered.map(({ key }) => key)).toEqual([1, 2]);
  });
});

describe('what the goods lack', () => {
  const from = fc.integer({ min: 0, max: 300_000 });

  test('once it is added, the conditions on the total hold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('all' as const, 'any' as const),
        fc.array(from, { minLength: 1 }),
        from,
        (match, minima, sum) => {
          const terms = { match, conditions: minima.map(total) };
          const missing = missingTotalMinor(terms, sum);
          expect(covers(terms, sofa.facts, sum + missing)).toBe(true);
          if (missing > 0) expect(covers(terms, sofa.facts, sum + missing - 1)).toBe(false);
        },
      ),
    );
  });

  test('is nothing where a condition on lines is another way in', () => {
    expect(missingTotalMinor({ match: 'any', conditions: [total(5_000), brand('Lumo')] }, 0)).toBe(0);
    expect(missingTotalMinor({ match: 'all', conditions: [total(5_000), brand('Lumo')] }, 0)).toBe(5_000);
  });
});
