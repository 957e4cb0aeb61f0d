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

/** SQLSTATE and constraint of a failed statement, found below Drizzle's wrapper; null for any other error. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | null } | null {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      const constraint = 'constraint' in current && current.constraint;
      return { code: current.code, constraint: typeof constraint === 'string' ? constraint : null };
    }
    current = 'cause' in current ? current.cause : null;
  }
  return null;
}
