import { type SQL, sql } from 'drizzle-orm';

const mark = /\/\* prepared ([a-z][a-z-]{0,50}) \*\//;

/**
 * Stands anywhere in a statement whose text never changes, whatever its parameters are: a connection then parses and
 * plans it once. For what every shopper waits for; each name is kept until the connection ends.
 */
export function prepared(name: string): SQL {
  const text = `/* prepared ${name} */`;
  if (!mark.test(text)) throw new TypeError(`${name} is no name of a statement.`);
  return sql.raw(text);
}

/** The name that `prepared` gave to a statement. */
export function preparedNameOf(text: string): string | undefined {
  // Most statements have none, and some are long.
  return text.includes('/* prepared ') ? mark.exec(text)?.[1] : undefined;
}
