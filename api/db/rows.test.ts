import { changedRowsOf, rowsOf } from './rows.ts';

test('the rows of a statement are alike on both drivers; anything else is a mistake of ours', () => {
  expect(rowsOf({ rows: [{ a: 1 }], rowCount: 1 })).toEqual([{ a: 1 }]);
  for (const result of [null, undefined, [], {}, { rows: null }])
    expect(() => rowsOf(result)).toThrow(TypeError);
});

test.each([
  [{ affectedRows: 3, rows: [] }, 3],
  [{ rowCount: 2, rows: [] }, 2],
  [{ rowCount: null }, 0],
  [{}, 0],
  [null, 0],
])('%j has changed %d rows', (result, count) => {
  expect(changedRowsOf(result)).toBe(count);
});
