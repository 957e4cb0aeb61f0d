import { type SQL, sql } from 'drizzle-orm';

/** One parameter of type `int[]`; a plain array in a `sql` template would become a list of parameters. */
export function intArray(values: Iterable<number>): SQL {
  return sql`${`{${[...values].join(',')}}`}::int[]`;
}

/** The same of ids as the database gives them: one text, however many there are. */
export function uuidArray(ids: Iterable<string>): SQL {
  return sql`${`{${[...ids].join(',')}}`}::uuid[]`;
}

export function textArray(values: Iterable<string>): SQL {
  return sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify([...values])}::jsonb))`;
}
