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
