import { LRUCache } from 'lru-cache';

/** A row as the database has it now: `version` is its `xmin`, which no two changes of a row have in common. */
export type RowVersion = { id: number; version: string };

/**
 * Rows as they were read last, so that long texts need not be read and parsed each time. What a row says counts only while
 * its version is the one that the caller has just read: a change is seen at once, whoever made it.
 * @param max rows that are kept
 * @param read the rows of these ids with the versions they have by then
 */
export function keepRows<Row extends RowVersion>(
  max: number,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): (wanted: readonly RowVersion[]) => Promise<ReadonlyMap<number, Row>> {
  const known = new LRUCache<number, Row>({ max });

  return async (wanted) => {
    const rows = new Map<number, Row>();
    const missing = wanted.filter(({ id, version }) => {
      const row = known.get(id);
      if (row?.version !== version) return true;
      rows.set(id, row);
      return false;
    });
    if (missing.length === 0) return rows;
    for (const row of await read(missing.map(({ id }) => id))) {
      known.set(row.id, row);
      rows.set(row.id, row);
    }
    return rows;
  };
}
