import { readSettings, type Variables } from '../../api/contract/settings/read.ts';
import { openSites, type SiteCode } from '../../api/contract/sites.ts';

/** What the storefront reads of the settings. `.env.example` explains each. */
export type Env = {
  /** The sites this process answers for, the default one first: those of `SITES`, else every one that is open. */
  sites: readonly [SiteCode, ...SiteCode[]];
  /** Base of another commerce API without the trailing slash; null runs the embedded one. */
  apiUrl: string | null;
  /** Origin of canonical addresses. */
  publicUrl: URL;
  port: number;
  host: string | null;
  sentryDsn: string | null;
  /** Script of another provider's chat; null where the shop answers itself. */
  chatScript: URL | null;
  /** Script of the container of Google Tag Manager; null loads none. */
  tagManager: URL | null;
  /** Guards the internal route that drops cached pages. */
  internalSecret: string | null;
  /** Limit of the page cache in bytes; 0 turns it off. */
  pageCacheBytes: number;
  /** Whether `/design` shows the primitives. */
  designPage: boolean;
};

const googleTags = 'https://www.googletagmanager.com';

function toTagManager(id: string | undefined, server = googleTags): URL | null {
  if (!id) return null;
  const script = new URL(server);
  script.pathname = `${script.pathname.replace(/\/+$/, '')}/gtm.js`;
  script.searchParams.set('id', id);
  return script;
}

/**
 * What the storefront reads of the environment. Empty variables count as unset.
 * @throws SettingsError naming every wrong setting of the shop, also those only the API reads
 */
export function parseEnv(source: Variables): Env {
  const values = readSettings(source);
  const port = values.PORT ?? 3000;
  const [first, ...rest] = values.SITES ?? [];
  return {
    sites: first ? [first, ...rest] : openSites,
    apiUrl: values.API_URL ? new URL(values.API_URL).href.replace(/\/+$/, '') : null,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${port}`),
    port,
    host: values.HOST ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    tagManager: toTagManager(values.GTM_ID, values.GTM_URL),
    chatScript: values.CHAT_SCRIPT_URL ? new URL(values.CHAT_SCRIPT_URL) : null,
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
