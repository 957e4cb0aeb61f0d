import proxyAddr from '@fastify/proxy-addr';
import { boolean, number, object, string } from 'yup';

function isProxy(text: string): boolean {
  try {
    return typeof proxyAddr.compile(text) === 'function';
  } catch {
    return false;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const schema = object({
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://')
    .optional(),
  DATA_DIR: string().default('.data'),
  LOG_LEVEL: string().oneOf(logLevels).default('info'),
  MAINTENANCE: boolean().default(false),
  FIREBASE_SERVICE_ACCOUNT: string().optional(),
  /** Milliseconds. */
  QUERY_LIMIT_MS: number().integer().min(100).default(10_000),
  PORT: number().integer().min(0).max(65_535).default(3001),
  /** Origin of links in mails. */
  PUBLIC_URL: string()
    .matches(/^https?:\/\//, 'PUBLIC_URL must start with http:// or https://')
    .default('http://localhost:3000'),
  SMTP_URL: string()
    .matches(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: string().default('Linden <noreply@linden.example>'),
  DEV_MAIL: boolean().optional(),
  REDIS_URL: string()
    .matches(/^rediss?:\/\//, 'REDIS_URL must start with redis://')
    .optional(),
  TRUSTED_PROXIES: string()
    .default('')
    .test('proxies', 'TRUSTED_PROXIES must list addresses or networks, such as 10.0.0.0/8', (text) =>
      text.split(',').every((one) => one.trim() === '' || isProxy(one.trim())),
    ),
  RATE_LIMIT_READS: number().integer().min(0).default(6000),
  RATE_LIMIT_WRITES: number().integer().min(0).default(600),
  RATE_LIMIT_PAGES: number().integer().min(0).default(600),
  METRICS_TOKEN: string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  SHUTDOWN_DELAY_MS: number().integer().min(0).max(5000).default(0),
  MOLLIE_API_KEY: string().optional(),
  MOLLIE_API_URL: string()
    .matches(/^https?:\/\//, 'MOLLIE_API_URL must start with http:// or https://')
    .default('https://api.mollie.com'),
  LOQATE_KEY: string().optional(),
  LOQATE_URL: string()
    .matches(/^https?:\/\//, 'LOQATE_URL must start with http:// or https://')
    .default('https://api.addressy.com'),
  PDOK_URL: string()
    .matches(/^https?:\/\//, 'PDOK_URL must start with http:// or https://')
    .optional(),
  ADMIN_EMAIL: string().email().optional(),
  ADMIN_PASSWORD: string().min(12).optional(),
});

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
  /** How long a stopping process still takes calls while `/api/ready` already says 503. */
  shutdownDelayMs: number;
  mollieApiKey: string | undefined;
  mollieApiUrl: string;
  loqateKey: string | undefined;
  loqateUrl: string;
  /** Undefined answers look-ups from embedded sample data. */
  pdokUrl: string | undefined;
  /** The first administrator, made at start; null without both variables. */
  admin: { email: string; password: string } | null;
};

/** What the API reads of the environment, checked once at start. Empty variables count as unset. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): ApiEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  for (const name of ['MAINTENANCE', 'DEV_MAIL']) {
    if (set[name] === '1') set[name] = 'true';
    if (set[name] === '0') set[name] = 'false';
  }
  const values = schema.validateSync(set);
  return {
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    maintenance: values.MAINTENANCE,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    queryLimitMs: values.QUERY_LIMIT_MS,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    devMail: values.DEV_MAIL,
    redisUrl: values.REDIS_URL,
    trustedProxies: values.TRUSTED_PROXIES.split(',').flatMap((one) => one.trim() || []),
    rateLimits: { reads: values.RATE_LIMIT_READS, writes: values.RATE_LIMIT_WRITES },
    pageLimit: values.RATE_LIMIT_PAGES,
    metricsToken: values.METRICS_TOKEN,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    mollieApiKey: values.MOLLIE_API_KEY,
    mollieApiUrl: values.MOLLIE_API_URL,
    loqateKey: values.LOQATE_KEY,
    loqateUrl: values.LOQATE_URL.replace(/\/+$/, ''),
    pdokUrl: values.PDOK_URL?.replace(/\/+$/, ''),
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
  };
}
