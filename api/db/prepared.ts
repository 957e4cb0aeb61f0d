import { fillPlaceholders, type Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A name of at most 63 letters: PostgreSQL would cut off the rest, and two statements could become one. */
const mark = /\/\* prepared ([a-z][a-z-]{0,62}) \*\//;

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

/** A statement as the driver takes it. */
class Written extends SQL {
  readonly #query: Query;

  constructor(query: Query) {
    super([]);
    this.#query = query;
  }

  override toQuery(): Query {
    return this.#query;
  }
}

/**
 * A `prepared` statement that is also written once only, before it is first asked: what differs each time stands in it
 * as `value('name')`.
 */
export function preparedStatement<Value extends string>(
  name: string,
  write: (value: (name: Value) => Placeholder) => SQL,
): (values: Readonly<Record<Value, unknown>>) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`${prepared(name)} ${write((one) => sql.placeholder(one))}`,
  );
  return (values) => new Written({ sql: text, params: fillPlaceholders(params, values) });
}
