/**
 * What a table of ours says about a text from outside. Written `table[text]`, `constructor` and the like would find what
 * every object inherits.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, text: string): T | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined;
}
