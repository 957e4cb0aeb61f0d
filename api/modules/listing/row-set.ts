/** A set of rows, a bit each: row 33 is the second bit of the second number. */
export type RowSet = Int32Array;

export const emptySet = (size: number): RowSet => new Int32Array((size + 31) >>> 5);

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** Puts a row in that is not there, and takes one out that is. */
export function flipRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) ^ (1 << (row & 31));
}

/** The same for each row of another set. */
export function flipRows(set: RowSet, rows: RowSet): void {
  for (let position = 0; position < set.length; position += 1)
    set[position] = (set[position] ?? 0) ^ (rows[position] ?? 0);
}

export const hasRow = (set: RowSet, row: number): boolean =>
  ((set[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;

/** Positions of the numbers of a set that are not 0. @param within positions beside which there are none */
export function filledOf(set: RowSet, within?: Int32Array): Int32Array {
  const filled = new Int32Array(within?.length ?? set.length);
  let count = 0;
  for (let index = 0; index < filled.length; index += 1) {
    const position = within ? (within[index] ?? 0) : index;
    if (set[position] !== 0) filled[count++] = position;
  }
  return filled.subarray(0, count);
}

/** What is in `set` but not in `other`. */
export function without(filled: Int32Array, set: RowSet, other: RowSet): RowSet {
  const left = new Int32Array(set.length);
  for (const position of filled) left[position] = (set[position] ?? 0) & ~(other[position] ?? 0);
  return left;
}

/** What is in all `sets`, of which there is one at least; nothing is looked at but what is `filled`. */
export function intersect(filled: Int32Array, [first = emptySet(0), ...others]: readonly RowSet[]): RowSet {
  // Where everything is looked at, set by set takes a third of the time.
  if (filled.length === first.length) {
    const common = first.slice();
    for (const set of others)
      for (let position = 0; position < common.length; position += 1)
        common[position] = (common[position] ?? 0) & (set[position] ?? 0);
    return common;
  }
  const common = new Int32Array(first.length);
  for (const position of filled) {
    let word = first[position] ?? 0;
    for (const set of others) word &= set[position] ?? 0;
    common[position] = word;
  }
  return common;
}

/** What is in one of `sets` or in several. */
export function unite(size: number, sets: readonly RowSet[]): RowSet {
  const united = emptySet(size);
  for (const set of sets)
    for (let position = 0; position < united.length; position += 1)
      united[position] = (united[position] ?? 0) | (set[position] ?? 0);
  return united;
}

/** The first row that these bits, of the number at this position, hold. */
export const firstRow = (position: number, bits: number): number =>
  (position << 5) + 31 - Math.clz32(bits & -bits);

/** How many rows are in both. */
export function countBoth(filled: Int32Array, a: RowSet, b: RowSet): number {
  let count = 0;
  for (let index = 0; index < filled.length; index += 1) {
    const position = filled[index] ?? 0;
    // The bits of pairs, of fours and of bytes, which the multiplication adds up.
    let bits = (a[position] ?? 0) & (b[position] ?? 0);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The rows of a set, ascending. */
export function listRows(filled: Int32Array, set: RowSet): Int32Array {
  const rows = new Int32Array(countBoth(filled, set, set));
  let count = 0;
  for (let index = 0; index < filled.length; index += 1) {
    const position = filled[index] ?? 0;
    for (let rest = set[position] ?? 0; rest !== 0; rest &= rest - 1)
      rows[count++] = firstRow(position, rest);
  }
  return rows;
}

/** The rows from `from` up to the one before `end`. */
export function rowsBetween(size: number, from: number, end: number): RowSet {
  const set = emptySet(size);
  const [firstWhole, endOfWhole] = [(from + 31) >>> 5, end >>> 5];
  if (firstWhole < endOfWhole) set.fill(-1, firstWhole, endOfWhole);
  for (let row = from; row < Math.min(end, firstWhole << 5); row += 1) addRow(set, row);
  for (let row = Math.max(from, endOfWhole << 5); row < end; row += 1) addRow(set, row);
  return set;
}
