import fc from 'fast-check';
import { orderBy } from './order-by.ts';

test('rows are in the order of their keys, and equal ones as they were', () => {
  const keys = fc.array(fc.oneof(fc.nat(5), fc.constantFrom(2 ** 31 - 1, -7)), {
    maxLength: 60,
    size: 'max',
  });
  fc.assert(
    fc.property(keys, fc.constantFrom('asc', 'desc'), (list, direction) => {
      const key = Int32Array.from(list);
      const tied = key.map((_, row) => list.length - 1 - row);
      const sign = direction === 'asc' ? 1 : -1;
      const wanted = [...tied].sort((a, b) => sign * ((list[a] ?? 0) - (list[b] ?? 0)));
      expect([...orderBy(key, tied, direction)]).toEqual(wanted);
    }),
  );
});
