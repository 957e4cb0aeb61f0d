import { at } from './facet-columns.ts';

/**
 * `tied` in the order of its rows' keys; equal ones stay as they are. Key and place are packed into one number, because numbers
 * are sorted ten times faster than rows are compared: there is room for four million rows.
 */
export function orderBy(key: Int32Array, tied: Int32Array, direction: 'asc' | 'desc'): Int32Array {
  const size = tied.length;
  const sign = direction === 'asc' ? 1 : -1;
  const least = key.reduce((so, one) => Math.min(so, sign * one), 2 ** 31);
  const packed = new Float64Array(size);
  for (let place = 0; place < size; place += 1)
    packed[place] = (sign * at(key, at(tied, place)) - least) * size + place;
  packed.sort();
  const order = new Int32Array(size);
  for (let place = 0; place < size; place += 1) order[place] = at(tied, (packed[place] ?? 0) % size);
  return order;
}

/** All rows in the order of their keys. */
export const orderRows = (key: Int32Array): Int32Array =>
  orderBy(
    key,
    key.map((_, row) => row),
    'asc',
  );
