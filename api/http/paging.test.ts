import fc from 'fast-check';
import { object } from 'yup';
import { pagingQuery, readPaging } from './paging.ts';

const schema = object(pagingQuery);

test('pages lie behind each other without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 100 }), (page, size) => {
      const read = (number: number) =>
        readPaging(new URLSearchParams({ page: String(number), size: String(size) }));
      expect(schema.isValidSync({ page: String(page), size: String(size) })).toBe(true);
      expect(read(1).offset).toBe(0);
      expect(read(page + 1).offset).toBe(read(page).offset + read(page).limit);
    }),
  );
});

test.each([{ page: '0' }, { page: '-1' }, { page: '1e3' }, { size: '0' }, { size: '101' }, { size: '5.5' }])(
  '%j is no page',
  (query) => {
    expect(schema.isValidSync(query)).toBe(false);
  },
);

test('nothing said is the first page', () => {
  expect(readPaging(new URLSearchParams())).toEqual({ limit: 20, offset: 0 });
});
