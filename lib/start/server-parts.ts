import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EmbeddedApi, embeddedApi } from '@/lib/api/embedded';
import { keepOwnFetch } from '@/lib/api/own-fetch';
import { announceChanges } from '@/lib/cache/announce';
import { env } from '@/lib/env/env';
import { servedSites } from '@/lib/sites/sites';
import { awaitApi, isApiAwaited } from './await-api';
import { startErrorReports } from './error-reports';

type StartFailure = { checkSettings(): void; endStart(error: unknown): never };

/** Node loads the API itself (it is never bundled), hence the address built at run time. */
async function load<T>(file: string): Promise<T> {
  return await import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), file)).href);
}

/** Under `next start` and `next dev` the API starts here; `server.mjs` has started it already. */
async function startEmbeddedApi(): Promise<void> {
  const { apiUrl } = env();
  if (apiUrl && !isApiAwaited())
    await awaitApi(
      apiUrl,
      servedSites().map(({ code }) => code),
    );
  if (apiUrl || embeddedApi()) return;
  const { startApi } = await load<{ startApi(): Promise<EmbeddedApi> }>('api/start.ts');
  const { changes } = await startApi();
  const { internalSecret, host, port } = env();
  changes.subscribe((tags) => {
    announceChanges({ host, port, secret: internalSecret ?? '' }, tags).catch(console.error);
  });
}

/** Ends the process when a setting is wrong or the API does not start: Next would print errors with all they hold. */
export async function startServerParts(): Promise<void> {
  const { checkSettings, endStart } = await load<StartFailure>('api/start-failure.ts');
  keepOwnFetch();
  try {
    checkSettings();
    process.env.INTERNAL_SECRET = process.env.INTERNAL_SECRET?.trim() || randomUUID();
    await Promise.all([startErrorReports(), startEmbeddedApi()]);
  } catch (error) {
    endStart(error);
  }
}
