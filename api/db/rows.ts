function hasRows<T>(result: unknown): result is { rows: T[] } {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows);
}

/** The rows of a raw `db.execute(sql…)`, alike on both drivers. `T` is what the statement selects. */
export function rowsOf<T extends Record<string, unknown>>(result: unknown): T[] {
  if (!hasRows<T>(result)) throw new TypeError('The statement gave no rows.');
  return result.rows;
}

/** How many rows a statement without `returning` changed: PGlite says `affectedRows`, pg `rowCount`. */
export function changedRowsOf(result: unknown): number {
  if (typeof result !== 'object' || result === null) return 0;
  if ('affectedRows' in result) return Number(result.affectedRows ?? 0);
  return 'rowCount' in result ? Number(result.rowCount ?? 0) : 0;
}
