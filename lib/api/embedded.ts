/** The commerce API in this process, as `api/start.ts` leaves it on the global object. */
export type EmbeddedApi = {
  fetch(request: Request): Promise<Response>;
  changes: { subscribe(listener: (tags: string[]) => void): unknown };
  stop(): Promise<void>;
};

const key = Symbol.for('linden.api');

function isEmbeddedApi(value: unknown): value is EmbeddedApi {
  return typeof value === 'object' && value !== null && 'fetch' in value && 'changes' in value;
}

/** Null while it is not running: during the build, or when `API_URL` names another server. */
export function embeddedApi(): EmbeddedApi | null {
  const value: unknown = Reflect.get(globalThis, key);
  return isEmbeddedApi(value) ? value : null;
}
