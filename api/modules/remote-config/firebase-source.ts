import { existsSync, readFileSync } from 'node:fs';
import type { SiteCode } from '../../contract/sites.ts';
import { type ConfigTexts, defaultConfig } from './config-values.ts';
import { readTemplateFile } from './template-file.ts';

const fetchLimitMs = 10_000;
/** The least time between two fetches (§7). */
const fetchEveryMs = 120_000;
/** Of the file on this machine. */
const readEveryMs = 10_000;

export type ConfigSource = {
  /** Fetches the template where there is a Firebase project, else reads the file. @throws when that fails */
  refresh(): Promise<void>;
  /** What holds for a site. */
  evaluate(site: SiteCode): ConfigTexts;
  /** The least time between two fetches. */
  everyMs: number;
};

function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Remote config did not answer in time.')), fetchLimitMs);
  });
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer));
}

/** Firebase takes only plain values as defaults; lists are JSON there. */
const plainDefaults = Object.fromEntries(
  Object.entries(defaultConfig).map(([key, value]) => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]),
);

/**
 * Evaluates the server template of firebase-admin per site; conditions see the custom signal `site`.
 * @param serviceAccount JSON text of a service account, or the path of its file; without it only the file of the
 *   shop is read and no network is used
 */
export async function openFirebaseSource(serviceAccount: string | undefined): Promise<ConfigSource> {
  // Loaded here and not at the top: the package is large and the first answers must not wait for it.
  const { cert, initializeApp } = await import('firebase-admin/app');
  const { getRemoteConfig } = await import('firebase-admin/remote-config');
  const account =
    serviceAccount && existsSync(serviceAccount) ? readFileSync(serviceAccount, 'utf8') : serviceAccount;
  const options = account ? { credential: cert(JSON.parse(account)) } : { projectId: 'linden-local' };
  const template = getRemoteConfig(initializeApp(options, `linden-${Date.now()}`)).initServerTemplate({
    defaultConfig: plainDefaults,
    template: readTemplateFile(),
  });
  return {
    async refresh() {
      if (account) await withinLimit(template.load());
      else template.set(readTemplateFile());
    },
    evaluate(site) {
      const values = template.evaluate({ site });
      return (key) => values.getString(key);
    },
    everyMs: account ? fetchEveryMs : readEveryMs,
  };
}
