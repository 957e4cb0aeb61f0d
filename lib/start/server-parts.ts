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

/**
 * Under `next start` and `next dev` the API starts here; `server.mjs` has started it already. Node loads the
 * API itself (it is never bundled), hence the address built at run time.
 */
async function startEmbeddedApi(): Promise<void> {
  const { apiUrl } = env();
  if (apiUrl && !isApiAwaited())
    await awaitApi(
      apiUrl,
      servedSites().map(({ code }) => code),
    );
  if (apiUrl || embeddedApi()) return;
  const file = pathToFileURL(join(process.cwd(), 'api/start.ts')).href;
  const { startApi }: { startApi(): Promise<EmbeddedApi> } = await import(/* turbopackIgnore: true */ file);
  const { changes } = await startApi();
  const { internalSecret, host, port } = env();
  changes.subscribe((tags) => {
    announceChanges({ host, port, secret: internalSecret ?? '' }, tags).catch(console.error);
  });
}

export async function startServerParts(): Promise<void> {
  keepOwnFetch();
  process.env.INTERNAL_SECRET ||= randomUUID();
  await Promise.all([startErrorReports(), startEmbeddedApi()]);
}
