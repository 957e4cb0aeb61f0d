import { createNodeListener } from '../api/http/node-listener.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { startApi } from '../api/start.ts';
import { reportFailedAnswer } from '../lib/start/server-reports.ts';

const texts = {
  database: 'Opening the database …',
  seed: 'Preparing the catalogue …',
  ready: 'The commerce API is ready',
} as const;

/** Starts the embedded API and makes it a listener of Node's server. */
export async function openApi() {
  const since = Date.now();
  const { trustedProxies, shutdownDelayMs } = readEnvironment();
  const api = await startApi({
    onStep: (step) => console.info(`${texts[step]} (${((Date.now() - since) / 1000).toFixed(1)} s)`),
    onUnexpected: reportFailedAnswer,
  });
  return { ...api, shutdownDelayMs, listener: createNodeListener(api.fetch, trustedProxies) };
}
