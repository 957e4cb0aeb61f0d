import { type AnySchema, type InferType, object, string } from 'yup';
import { isHost, isOrigin, isPath, isReportUrl, isSecureUrl } from './forms.ts';
import {
  flag,
  mailbox,
  networks,
  oneOf,
  serviceAccount,
  serviceUrl,
  sites,
  text,
  together,
  token,
  webUrl,
  whole,
} from './kinds.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const isKey = (value: string) => /^[\x21-\x7e]{1,200}$/.test(value);
const password = text(
  (value) => value.length >= 12 && value.length <= 128,
  'a password of 12 to 128 characters, set together with ADMIN_EMAIL',
  'three-words-and-42',
).meta({ isSecret: true });
const administrator = string()
  .email()
  .max(254)
  .meta({ mustBe: 'an e-mail address, set together with ADMIN_PASSWORD', example: 'admin@example.nl' })
  .meta({ isSecret: true });

/** Every variable of storefront and API. `.env.example` explains each. */
const shape = {
  PORT: whole(0, 65_535, 3000),
  HOST: text(isHost, 'a name or an address of this machine', '127.0.0.1'),
  PUBLIC_URL: text(isOrigin, 'an http(s) address without a path', 'https://shop.example.nl'),
  SITES: sites(),
  PAGE_CACHE_MB: whole(0, 8192, 256),
  INTERNAL_SECRET: token('a-random-text-of-32-signs-or-more'),
  API_URL: webUrl('https://api.example.com'),
  DATABASE_URL: serviceUrl(['postgres', 'postgresql'], /./, 'postgres://user:password@host:5432/linden'),
  DATA_DIR: text(isPath, 'the path of a folder', '.data'),
  /** Milliseconds. */
  QUERY_LIMIT_MS: whole(100, 3_600_000, 10_000),
  SMTP_URL: serviceUrl(['smtp', 'smtps'], /^[^/?]+\/?(?:\?.*)?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: mailbox(),
  DEV_MAIL: flag(),
  MOLLIE_API_KEY: text(
    (value) => /^(?:test|live)_\w{1,100}$/.test(value),
    'a key that begins with test_ or live_',
    'test_0123456789abcdefghijklmnopqrst',
  ).meta({ isSecret: true }),
  MOLLIE_API_URL: webUrl('https://api.mollie.com'),
  PDOK_URL: webUrl('https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  VIES_URL: webUrl('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  LOQATE_KEY: text(isKey, 'a key without spaces', 'AB12-CD34-EF56-GH78').meta({ isSecret: true }),
  LOQATE_URL: webUrl('https://api.addressy.com'),
  ADMIN_EMAIL: together(administrator, 'ADMIN_PASSWORD'),
  ADMIN_PASSWORD: together(password, 'ADMIN_EMAIL'),
  ADMIN_ORDER_URL: text(
    isSecureUrl,
    'an https address without user and password',
    'https://orders.example.nl/orders/new',
  ),
  REDIS_URL: serviceUrl(
    ['redis', 'rediss'],
    /^[^/?]+(?:\/\d*)?(?:\?.*)?$/,
    'redis://user:password@host:6379',
  ),
  TRUSTED_PROXIES: networks(),
  RATE_LIMIT_READS: whole(0, 1_000_000_000, 6000),
  RATE_LIMIT_WRITES: whole(0, 1_000_000_000, 600),
  RATE_LIMIT_PAGES: whole(0, 1_000_000_000, 600),
  /** Milliseconds. */
  SHUTDOWN_DELAY_MS: whole(0, 5000, 0),
  DESIGN_PAGE: flag(),
  MAINTENANCE: flag(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount(),
  SENTRY_DSN: text(isReportUrl, 'the DSN of a project', 'https://key@sentry.example.com/1').meta({
    isSecret: true,
  }),
  GTM_ID: text(
    (value) => /^GTM-[A-Z0-9]{4,12}$/.test(value),
    'the number of a container, which begins with GTM-',
    'GTM-AB12CD3',
  ),
  GTM_URL: webUrl('https://www.googletagmanager.com'),
  CHAT_SCRIPT_URL: webUrl('https://chat.example.com/linden.js'),
  METRICS_TOKEN: token('a-random-text-of-32-signs-or-more'),
  LOG_LEVEL: oneOf(logLevels, 'info'),
};

export const settingsSchema = object(shape);
export type Settings = InferType<typeof settingsSchema>;
export type SettingName = keyof Settings;

function isName(name: string): name is SettingName {
  return name in shape;
}
export const settingNames: readonly SettingName[] = Object.keys(shape).filter(isName);

const schemas: Readonly<Record<string, AnySchema>> = shape;

/** What a setting must be, an example, and whether its value is a secret. */
export function aboutSetting(name: string): { mustBe: string; example: string; isSecret: boolean } {
  const { mustBe = '', example = '', isSecret = false } = schemas[name]?.meta() ?? {};
  return { mustBe, example, isSecret };
}
