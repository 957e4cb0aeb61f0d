import { readFileSync, statSync } from 'node:fs';
import { readServiceAccount } from '../contract/settings/forms.ts';
import { readSettings } from '../contract/settings/read.ts';
import type { logLevels, SettingName } from '../contract/settings/schema.ts';

export type ApiEnvironment = {
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: (typeof logLevels)[number];
  maintenance: boolean;
  serviceAccount: string | undefined;
  queryLimitMs: number;
  port: number;
  publicUrl: string;
  /** Undefined keeps mails in the outbox of the database. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether `/api/dev/mail` shows the outbox; undefined means: unless NODE_ENV is production. */
  devMail: boolean | undefined;
  redisUrl: string | undefined;
  /** Addresses or networks, separated by commas, whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Calls one client may make in a minute, by kind; 0 limits nothing. Routes may have limits of their own. */
  rateLimits: { reads: number; writes: number };
  /** Pages rendered for one client in a minute; 0 limits nothing. */
  pageLimit: number;
  /** Opens `/api/metrics` to its bearer; undefined opens it to this machine alone. */
  metricsToken: string | undefined;
  /** How long a stopping process still accepts calls while `/api/ready` already says 503. */
  shutdownDelayMs: number;
  mollieApiKey: string | undefined;
  mollieApiUrl: string;
  loqateKey: string | undefined;
  loqateUrl: string;
  /** Undefined answers look-ups from embedded sample data. */
  pdokUrl: string | undefined;
  /** Undefined answers about VAT numbers from the sandbox. */
  viesUrl: string | undefined;
  /** The first administrator, made at start; null without both variables. */
  admin: { email: string; password: string } | null;
  /** Where administrators make orders; undefined while the shop has no such page. */
  adminOrderUrl: string | undefined;
};

function isFolderOrNothing(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
}

function holdsServiceAccount(path: string): boolean {
  return readServiceAccount(readFileSync(path, 'utf8')) !== null;
}

function passes(isRight: (path: string) => boolean, path: string | undefined): boolean {
  try {
    return path === undefined || isRight(path);
  } catch {
    return false;
  }
}

/** Settings whose file or folder on this machine is missing or of the wrong kind. */
function findWrongPaths(given: Readonly<Record<string, string>>): readonly SettingName[] {
  const { DATA_DIR, FIREBASE_SERVICE_ACCOUNT } = given;
  const account = FIREBASE_SERVICE_ACCOUNT?.startsWith('{') ? undefined : FIREBASE_SERVICE_ACCOUNT;
  const wrong: SettingName[] = [];
  if (!passes(isFolderOrNothing, DATA_DIR)) wrong.push('DATA_DIR');
  if (!passes(holdsServiceAccount, account)) wrong.push('FIREBASE_SERVICE_ACCOUNT');
  return wrong;
}

type Settings = ReturnType<typeof readSettings>;

function adminOf(values: Settings): ApiEnvironment['admin'] {
  const [email, password] = [values.ADMIN_EMAIL, values.ADMIN_PASSWORD];
  return email && password ? { email, password } : null;
}

/**
 * What the API reads of the environment. Empty variables count as unset.
 * @throws SettingsError naming every wrong setting of the shop, also those only the storefront reads
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): ApiEnvironment {
  const values = readSettings(variables, findWrongPaths);
  return {
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR ?? '.data',
    logLevel: values.LOG_LEVEL ?? 'info',
    maintenance: values.MAINTENANCE ?? false,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    queryLimitMs: values.QUERY_LIMIT_MS ?? 10_000,
    port: values.PORT ?? 3001,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT ?? 3000}`).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Linden <noreply@linden.example>',
    devMail: values.DEV_MAIL,
    redisUrl: values.REDIS_URL,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    rateLimits: { reads: values.RATE_LIMIT_READS ?? 6000, writes: values.RATE_LIMIT_WRITES ?? 600 },
    pageLimit: values.RATE_LIMIT_PAGES ?? 600,
    metricsToken: values.METRICS_TOKEN,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? 0,
    mollieApiKey: values.MOLLIE_API_KEY,
    mollieApiUrl: values.MOLLIE_API_URL ?? 'https://api.mollie.com',
    loqateKey: values.LOQATE_KEY,
    loqateUrl: (values.LOQATE_URL ?? 'https://api.addressy.com').replace(/\/+$/, ''),
    pdokUrl: values.PDOK_URL?.replace(/\/+$/, ''),
    viesUrl: values.VIES_URL?.replace(/\/+$/, ''),
    admin: adminOf(values),
    adminOrderUrl: values.ADMIN_ORDER_URL,
  };
}
