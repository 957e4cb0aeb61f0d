type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Leaf = { path: string; value: unknown };

/** Everything in a value that holds nothing else, with its path: `tiles[0].title`. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
  if (!isFields(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key));
}
