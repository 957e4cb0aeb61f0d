import { registeredApi } from '@/api/contract/registered';

/** The commerce API in this process, as `api/start.ts` keeps it on the global object. */
export type EmbeddedApi = {
  fetch(request: Request): Promise<Response>;
  changes: { subscribe(listener: (tags: readonly string[]) => void): () => void };
  stop(): Promise<void>;
};

function isEmbeddedApi(value: unknown): value is EmbeddedApi {
  return typeof value === 'object' && value !== null && 'fetch' in value && 'changes' in value;
}

/** Null where it does not run: during the build, or when `API_URL` names another server. */
export function embeddedApi(): EmbeddedApi | null {
  const value: unknown = Reflect.get(globalThis, registeredApi);
  return isEmbeddedApi(value) ? value : null;
}
