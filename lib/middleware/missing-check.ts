/**
 * Tells the server in front of Next, which shares no modules with middleware, whether nothing lives at an address: it then
 * sends the page that says so without having it rendered.
 */
export type IsMissing = (url: string) => Promise<boolean>;

const key = Symbol.for('linden.is-missing');

/** Middleware does it when it is first asked for a page; until then nobody knows. */
export function provideMissingCheck(check: IsMissing): void {
  Reflect.set(globalThis, key, check);
}

function isCheck(value: unknown): value is IsMissing {
  return typeof value === 'function';
}

/** False also where that cannot be told: rendering the page will tell. */
export async function isKnownMissing(url: string): Promise<boolean> {
  const check: unknown = Reflect.get(globalThis, key);
  return isCheck(check) && check(url).catch(() => false);
}
