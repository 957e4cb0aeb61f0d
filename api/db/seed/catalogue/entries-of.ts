/** `Object.entries` of a table whose keys are known: it has those of its type and no others. */
export function entriesOf<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][];
export function entriesOf(table: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(table);
}
