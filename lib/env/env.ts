import { isSiteCode, type SiteCode } from '../../api/contract/sites.ts';

/** Every variable the storefront reads, parsed. `.env.example` explains each. */
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

type Source = Readonly<Record<string, string | undefined>>;

export class EnvError extends Error {
  override name = 'EnvError';
}

function readUrl(source: Source, name: string, problems: string[]): URL | null {
  const text = source[name]?.trim();
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  problems.push(`${name} must be an http(s) address, not "${text}"`);
  return null;
}

function readInteger(
  source: Source,
  name: string,
  fallback: number,
  limits: readonly [number, number],
  problems: string[],
): number {
  const text = source[name]?.trim();
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= limits[0] && value <= limits[1]) return value;
  problems.push(`${name} must be a whole number from ${limits[0]} to ${limits[1]}, not "${text}"`);
  return fallback;
}

function readSites(source: Source, problems: string[]): readonly SiteCode[] | null {
  const codes = (source.SITES ?? '').split(',').flatMap((code) => code.trim() || []);
  if (codes.length === 0) return null;
  const unknown = codes.filter((code) => !isSiteCode(code));
  if (unknown.length > 0) problems.push(`SITES names unknown sites: ${unknown.join(', ')}`);
  return codes.filter(isSiteCode);
}

/** @throws EnvError naming every wrong variable at once. */
export function parseEnv(source: Source): Env {
  const problems: string[] = [];
  const port = readInteger(source, 'PORT', 3000, [0, 65_535], problems);
  const parsed: Env = {
    sites: readSites(source, problems),
    apiUrl: readUrl(source, 'API_URL', problems)?.href.replace(/\/+$/, '') ?? null,
    publicUrl: readUrl(source, 'PUBLIC_URL', problems) ?? new URL(`http://localhost:${port}`),
    port,
    host: source.HOST?.trim() || null,
    sentryDsn: readUrl(source, 'SENTRY_DSN', problems)?.href ?? null,
    internalSecret: source.INTERNAL_SECRET?.trim() || null,
    pageCacheBytes: readInteger(source, 'PAGE_CACHE_MB', 256, [0, 8192], problems) * 1024 * 1024,
    designPage: source.DESIGN_PAGE === '1' || source.NODE_ENV === 'development',
  };
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
  return parsed;
}

let cached: Env | undefined;

/** The environment of this process, parsed once. Server only. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
