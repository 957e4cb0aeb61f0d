import { existsSync, readFileSync } from 'node:fs';
import type { SiteCode } from '../../contract/sites.ts';
import { type ConfigTexts, defaultConfig } from './config-values.ts';
import { readTemplateFile, textsOf } from './template-file.ts';

const fetchLimitMs = 10_000;
/** The least time between two fetches (§7). */
const fetchEveryMs = 120_000;
/** Of the file on this machine. */
const readEveryMs = 10_000;

export type ConfigSource = {
  /** Fetches or reads the template anew. @throws when that fails */
  refresh(): Promise<void>;
  /** What holds for a site. @throws when the template is not one */
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
 * The server template of a Firebase project, evaluated by firebase-admin per site; conditions see the custom signal `site`.
 * @param serviceAccount JSON text of a service account, or the path of its file
 */
async function openFirebaseSource(serviceAccount: string): Promise<ConfigSource> {
  // Loaded here and not at the top: the package is large, and few shops have such a project.
  const { cert, initializeApp } = await import('firebase-admin/app');
  const { getRemoteConfig } = await import('firebase-admin/remote-config');
  const account = existsSync(serviceAccount) ? readFileSync(serviceAccount, 'utf8') : serviceAccount;
  const app = initializeApp({ credential: cert(JSON.parse(account)) }, `linden-${Date.now()}`);
  const template = getRemoteConfig(app).initServerTemplate({
    defaultConfig: plainDefaults,
    template: readTemplateFile(),
  });
  return {
    refresh: () => withinLimit(template.load()),
    evaluate(site) {
      const values = template.evaluate({ site });
      return (key) => values.getString(key);
    },
    everyMs: fetchEveryMs,
  };
}

/** The file of the shop, which may be changed while it is open. Of conditions it knows those of the sites. */
function openFileSource(): ConfigSource {
  let template = readTemplateFile();
  return {
    async refresh() {
      template = readTemplateFile();
    },
    evaluate: (site) => textsOf(template, site),
    everyMs: readEveryMs,
  };
}

/** Where values of the remote config are fetched: a Firebase project where the shop has one, else its file. */
export async function openConfigSource(serviceAccount: string | undefined): Promise<ConfigSource> {
  return serviceAccount ? openFirebaseSource(serviceAccount) : openFileSource();
}
