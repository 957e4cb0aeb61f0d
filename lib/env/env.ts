import { readSettings, type Variables } from '../../api/contract/settings/read.ts';
import type { SiteCode } from '../../api/contract/sites.ts';

export { SettingsError as EnvError } from '../../api/contract/settings/read.ts';

/** What the storefront reads of the settings. `.env.example` explains each. */
export type Env = {
  /** Sites chosen by `SITES`; null means every site that is open. */
  sites: readonly SiteCode[] | null;
  /** Base of another commerce API without the trailing slash; null runs the embedded one. */
  apiUrl: string | null;
  /** Origin of canonical addresses. */
  publicUrl: URL;
  port: number;
  host: string | null;
  sentryDsn: string | null;
  /** Guards the internal route that drops cached pages. */
  internalSecret: string | null;
  /** Limit of the page cache in bytes; 0 turns it off. */
  pageCacheBytes: number;
  /** Whether `/design` shows the primitives. */
  designPage: boolean;
};

/**
 * What the storefront reads of the environment. Empty variables count as unset.
 * @throws EnvError naming every wrong setting of the shop, also those only the API reads
 */
export function parseEnv(source: Variables): Env {
  const values = readSettings(source);
  const port = values.PORT ?? 3000;
  return {
    sites: values.SITES?.length ? values.SITES : null,
    apiUrl: values.API_URL ? new URL(values.API_URL).href.replace(/\/+$/, '') : null,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${port}`),
    port,
    host: values.HOST ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    internalSecret: values.INTERNAL_SECRET ?? null,
    pageCacheBytes: (values.PAGE_CACHE_MB ?? 256) * 1024 * 1024,
    designPage: values.DESIGN_PAGE ?? source.NODE_ENV === 'development',
  };
}

let cached: Env | undefined;

/** The environment of this process, parsed once. Server only. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
