import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EmbeddedApi, embeddedApi } from '@/lib/api/embedded';
import { keepOwnFetch } from '@/lib/api/own-fetch';
import { publishChanges } from '@/lib/cache/publish-changes';
import { env } from '@/lib/env/env';
import { isApiAwaited } from './await-api';
import { startErrorReports } from './error-reports';
import { reportFailedAnswer } from './server-reports';

type StartApi = (options: { onUnexpected: typeof reportFailedAnswer }) => Promise<EmbeddedApi>;
type StartFailure = { checkSettings(): void; endStart(error: unknown): never };

/** What Node runs itself (it is never bundled) has an address that is built at run time. */
async function load<T>(file: string): Promise<T> {
  return await import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), file)).href);
}

async function awaitOtherApi(apiUrl: string): Promise<void> {
  if (isApiAwaited()) return;
  const { awaitApi } = await load<typeof import('./await-api')>('lib/start/await-api.ts');
  await awaitApi(apiUrl, env().sites);
}

/**
 * Under `next start` and `next dev` the API starts here, or the other one is awaited; `server.mjs` has done so already.
 */
async function startEmbeddedApi(): Promise<void> {
  const { apiUrl, internalSecret, host, port } = env();
  if (apiUrl) return awaitOtherApi(apiUrl);
  if (embeddedApi()) return;
  const { startApi } = await load<{ startApi: StartApi }>('api/start.ts');
  const { changes } = await startApi({ onUnexpected: reportFailedAnswer });
  changes.subscribe((tags) => {
    publishChanges({ host, port, secret: internalSecret ?? '' }, tags).catch(console.error);
  });
}

/** Ends the process when a setting is wrong or the API does not start: Next would print errors with all they hold. */
export async function startServerParts(): Promise<void> {
  const { checkSettings, endStart } = await load<StartFailure>('api/runtime/start-failure.ts');
  keepOwnFetch();
  try {
    checkSettings();
    process.env.INTERNAL_SECRET = process.env.INTERNAL_SECRET?.trim() || randomUUID();
    await Promise.all([startErrorReports(), startEmbeddedApi()]);
  } catch (error) {
    endStart(error);
  }
}
