import { type CategoryRow, childrenOf, pathTo, toCategoryTree } from './category-directory.ts';

function row(
  id: number,
  parentId: number | null,
  [lft, rgt]: readonly [number, number],
  count = 1,
): CategoryRow {
  const title = { nl: `Soort ${id}` };
  const alias = { nl: `soort-${id}` };
  const fixed = { depth: 0, intro: {}, media: null, setupVsin: null };
  return { id, vsin: `C${id}`, parentId, lft, rgt, count, title, alias, ...fixed };
}
const living = row(1, null, [1, 4]);
const sofas = row(2, 1, [2, 3]);
const corner = row(3, 2, [3, 3]);
const empty = row(4, 1, [4, 4], 0);
const garden = row(5, null, [5, 5]);
const directory = [living, sofas, corner, empty, garden];

describe('the tree of categories', () => {
  test('leads from the root down to a category', () => {
    expect(pathTo(directory, corner)).toEqual([living, sofas, corner]);
    expect(pathTo(directory, garden)).toEqual([garden]);
  });

  test('leaves out what is empty', () => {
    expect(childrenOf(directory, 1)).toEqual([sofas]);
    const [first, second] = toCategoryTree(directory, 'nl');
    expect(first).toMatchObject({
      vsin: 'C1',
      children: [{ vsin: 'C2', children: [{ vsin: 'C3', children: [] }] }],
    });
    expect(second).toMatchObject({ vsin: 'C5', alias: 'soort-5', children: [] });
  });
});
