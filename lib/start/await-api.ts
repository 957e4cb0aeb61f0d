import { setTimeout as pause } from 'node:timers/promises';
import { StartError, wrongSettingsCode } from '../../api/contract/settings/start-error.ts';
import { apiBase } from '../api/base-url.ts';
import { askApi } from './ask-api.ts';

type Waiting = {
  /** How long the shop waits for an API that is away before it opens without. */
  waitMs?: number;
  /** How long a wrong answer may come from something that is only starting, such as the proxy before the API. */
  patienceMs?: number;
  everyMs?: number;
  /** How often an API that is still away is told of. */
  warnEveryMs?: number;
  limitMs?: number;
  tell?: (text: string) => void;
};

const key = Symbol.for('linden.api.awaited');

/** Whether someone in this process has begun to look at the API: `server.mjs` does so before Next. */
export function isApiAwaited(): boolean {
  return Reflect.get(globalThis, key) === true;
}

async function warnWhileAway(apiUrl: string, sites: readonly string[], options: Required<Waiting>) {
  for (;;) {
    await pause(options.warnEveryMs, undefined, { ref: false });
    const verdict = await askApi(apiUrl, sites, options.limitMs);
    if (verdict.kind === 'well') return options.tell(`The API at ${apiBase(apiUrl)} is there.`);
    options.tell(`API_URL leads to ${apiBase(apiUrl)}, which ${verdict.why}.`);
  }
}

/**
 * Looks whether `API_URL` leads to an API of our contract. An API that is away is waited for, then the shop opens with
 * what it has (503) and tells so again and again; one that answers something else ends the start.
 * @throws StartError with a sentence that holds nothing secret
 */
export async function awaitApi(
  apiUrl: string,
  sites: readonly string[],
  {
    waitMs = 30_000,
    patienceMs = 5000,
    everyMs = 1000,
    warnEveryMs = 60_000,
    limitMs = 5000,
    tell = console.warn,
  }: Waiting = {},
): Promise<void> {
  Reflect.set(globalThis, key, true);
  const since = Date.now();
  let wrongSince: number | null = null;
  let told = '';
  for (;;) {
    const verdict = await askApi(apiUrl, sites, limitMs);
    if (verdict.kind === 'well') return;
    const text = `API_URL leads to ${apiBase(apiUrl)}, which ${verdict.why}`;
    wrongSince = verdict.kind === 'wrong' ? (wrongSince ?? Date.now()) : null;
    if (wrongSince !== null && Date.now() - wrongSince >= patienceMs)
      throw new StartError(`${text}.`, wrongSettingsCode);
    if (wrongSince === null && Date.now() - since >= waitMs) {
      tell(`${text}. The shop opens without it; until it is there, pages are answered with 503.`);
      void warnWhileAway(apiUrl, sites, { waitMs, patienceMs, everyMs, warnEveryMs, limitMs, tell });
      return;
    }
    if (text !== told) tell(`${text}. Waiting for it …`);
    told = text;
    await pause(everyMs);
  }
}
