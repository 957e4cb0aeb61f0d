import 'server-only';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { embeddedApi } from '@/lib/api/embedded';
import { env } from '@/lib/env/env';
import { startErrorReports } from './error-reports';

/**
 * Under `next start` and `next dev` the API starts here; `server.mjs` has started it already. Node loads the
 * API itself (it is never bundled), hence the address built at run time.
 */
async function startEmbeddedApi(): Promise<void> {
  if (env().apiUrl || embeddedApi()) return;
  const file = pathToFileURL(join(process.cwd(), 'api/start.ts')).href;
  const api: { startApi(): Promise<unknown> } = await import(/* turbopackIgnore: true */ file);
  await api.startApi();
}

export async function startServerParts(): Promise<void> {
  await Promise.all([startErrorReports(), startEmbeddedApi()]);
}
