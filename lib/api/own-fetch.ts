const key = Symbol.for('linden.fetch');

/**
 * Keeps Node's own `fetch`, before Next replaces it by one that stores every answer with status 200, an outage's too,
 * and shares one call among readers whose limits differ.
 */
export function keepOwnFetch(): void {
  Reflect.set(globalThis, key, globalThis.fetch);
}

function isFetch(value: unknown): value is typeof fetch {
  return typeof value === 'function';
}

export function ownFetch(): typeof fetch {
  const kept: unknown = Reflect.get(globalThis, key);
  return isFetch(kept) ? kept : globalThis.fetch;
}
