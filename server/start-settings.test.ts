/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutSetting, type SettingName, settingNames } from '../api/contract/settings/schema';
import { readEnvironment } from '../api/runtime/environment';
import { tellFailure } from '../api/runtime/start-failure';

const folder = mkdtempSync(join(tmpdir(), 'linden-settings-'));
const file = join(folder, 'no-folder-c0ffee');
writeFileSync(file, 'c0ffee');
afterAll(() => rmSync(folder, { recursive: true }));

const key = '-----BEGIN PRIVATE KEY-----\\nkEyOfTheServiceAccount\\n-----END PRIVATE KEY-----';
const account = `{"project_id":"pRoject7","client_email":"robot7@g.example","private_key":"${key}"}`;

/** A right value and wrong ones of every setting, all of them easily found in what is printed. */
const values: Readonly<Record<SettingName, readonly [right: string, ...wrong: string[]]>> = {
  PORT: ['43117', '43117x', '1e3', '0x1f90', '65999', '-43'],
  HOST: ['host-r1ght', 'host wr0ng', 'host/wr0ng', '[::99', 'h0st:99999'],
  PUBLIC_URL: [
    'https://publ1c.test',
    'ftp://publ1c.test',
    'https://publ1c.test/path',
    'https://a:s3cret1@publ1c.test',
  ],
  SITES: ['uk,cz', 'uk,zz9'],
  PAGE_CACHE_MB: ['277', '277.5', 'much277', '99277'],
  INTERNAL_SECRET: ['1nternal-secret-r1ght', '1nternal-short', '1nternal secret with spaces'],
  API_URL: ['https://ap1.test/v7', 'ap1.test', 'https://user:s3cret2@ap1.test', 'https://ap1.test:99999'],
  DATABASE_URL: [
    'postgres://dbuser7:s3cret3@db.test/x7',
    'mysql://dbuser7:s3cret3@db.test/x7',
    'postgres://dbuser7:s3cret3#@db.test/x7',
    'postgres://dbuser7:s3cret3%E0%A4@db.test/x7',
    'postgres://dbuser7:s3cret3@db.test:99999/x7',
  ],
  DATA_DIR: [join(folder, 'd4ta'), file, 'd4ta\u0007'],
  QUERY_LIMIT_MS: ['7177', '17', '7e3', '7177 ms'],
  SMTP_URL: [
    'smtp://ma1ler:s3cret4@mail.test:25',
    'http://ma1ler:s3cret4@mail.test',
    'smtp://ma1ler:s3c/ret4@mail.test',
  ],
  MAIL_FROM: ['Shop <sh0p@mail.test>', 'sh0p', 'Shop <sh0p@>', 'Shop <sh0p@mail.test> more'],
  DEV_MAIL: ['false', 'maybe7'],
  MOLLIE_API_KEY: ['live_m0lliekey', 'm0lliekey', 'live_m0llie key'],
  MOLLIE_API_URL: ['https://m0llie.test', 'm0llie.test', 'https://m0llie.test?key=s3cret5'],
  PDOK_URL: ['https://pd0k.test/v3', 'pd0k', 'https://user:s3cret6@pd0k.test'],
  VIES_URL: ['https://v1es.test/rest-api', 'v1es', 'https://user:s3cret8@v1es.test'],
  LOQATE_KEY: ['L0QATE-KEY', 'L0QATE KEY'],
  LOQATE_URL: ['https://l0qate.test', 'l0qate.test', 'https://:99999/l0qate'],
  ADMIN_EMAIL: ['b0ss@shop.test', 'b0ss', ''],
  ADMIN_PASSWORD: ['s3cret7-long-enough', 's3cret7', ''],
  ADMIN_ORDER_URL: [
    'https://t00l.test/new?site=nl',
    'http://t00l.test/new',
    'javascript:t00l',
    'https://us3r:pw77@t00l.test',
  ],
  REDIS_URL: [
    'redis://:s3cret8@redis.test',
    'http://:s3cret8@redis.test',
    'redis://:s3cret8@redis.test/zer0',
  ],
  TRUSTED_PROXIES: ['10.97.0.0/16', '10.97.0.0/16, the pr0xy', '10.97.0.300', '10.97.0.0/33', '::97/0'],
  RATE_LIMIT_READS: ['61177', '-61177', '6e4'],
  RATE_LIMIT_WRITES: ['6177', '6177/min'],
  RATE_LIMIT_PAGES: ['6178', '6178/min'],
  SHUTDOWN_DELAY_MS: ['1177', '61178'],
  DESIGN_PAGE: ['true', 'yes7'],
  MAINTENANCE: ['0', 'on7'],
  FIREBASE_SERVICE_ACCOUNT: [
    account,
    `${account},`,
    account.replace('BEGIN', 'END'),
    join(folder, 'n0-file'),
  ],
  SENTRY_DSN: [
    'https://s3cret9@sentry.test/77',
    's3cret9',
    'https://sentry.test/77',
    'https://s3cret9@sentry.test/',
  ],
  GTM_ID: ['GTM-R1GHT77', 'G-WR0NG77', 'gtm-wr0ng77'],
  GTM_URL: ['https://tags.test/77', 'tags.test/77', 'https://us3r:pw77@tags.test'],
  CHAT_SCRIPT_URL: ['https://chat.test/77.js', 'chat.test/77.js', 'https://us3r:pw77@chat.test/x.js'],
  METRICS_TOKEN: ['metr1cs-token-r1ght', 'metr1cs'],
  LOG_LEVEL: ['warn', 'l0ud'],
};

const right = Object.fromEntries(settingNames.map((name) => [name, values[name][0]]));
/** Too common to be looked for; nothing of a process can be known from them. */
const plain = new Set(['', '0', 'true', 'false', 'warn', 'uk,cz']);

/** A loaded machine takes long for a start; where nothing refuses a value, the shop would open and stay. */
const startLimitMs = 150_000;
const testLimitMs = startLimitMs + 30_000;

async function start(script: string, changed: Readonly<Record<string, string>>) {
  const variables: Readonly<Record<string, string>> = { ...right, ...changed };
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return { output, exitCode, variables };
}

/** What `start` would print, without a process. */
function tell(changed: Readonly<Record<string, string>>) {
  const variables: Readonly<Record<string, string>> = { ...right, ...changed };
  try {
    readEnvironment(variables);
    return { output: '', exitCode: 0, variables };
  } catch (error) {
    const { text, exitCode } = tellFailure(error, variables);
    return { output: text, exitCode, variables };
  }
}

function expectNoValue(output: string, variables: Readonly<Record<string, string>>): void {
  const said = settingNames.map((name) => Object.values(aboutSetting(name)).join(' ')).join(' ');
  const parts = Object.values(variables).flatMap((value) => [value, ...value.split(/[\s:/@,"#?<>]+/)]);
  const told = parts.filter((part) => part.length > 3 && !plain.has(part) && !said.includes(part));
  for (const part of told) expect(output).not.toContain(part);
}

const wrongs = settingNames.flatMap((name) => values[name].slice(1).map((wrong) => ({ name, wrong })));

it.each(wrongs)('tells that $name is wrong, and no value of any setting', ({ name, wrong }) => {
  const { output, exitCode, variables } = tell({ [name]: wrong });
  const { mustBe, example } = aboutSetting(name);
  expect(output).toContain(`${name} must be ${mustBe}, for example ${example}`);
  expect(output).toMatch(/^A setting is wrong/);
  expect(exitCode).toBe(78);
  expectNoValue(output, variables);
});

/** A wrong value of every setting: the first of each, the second … */
const turns = Array.from(
  { length: Math.max(...settingNames.map((name) => values[name].length)) - 1 },
  (_, turn) =>
    Object.fromEntries(
      settingNames.flatMap((name) => {
        const [, ...wrong] = values[name].filter((value) => value !== '');
        return [[name, wrong[Math.min(turn, wrong.length - 1)] ?? '']];
      }),
    ),
);

async function expectAllTold(script: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { output, exitCode, variables } = await start(script, changed);
  for (const name of settingNames) expect(output).toContain(`${name} must be `);
  expect(exitCode).toBe(78);
  expectNoValue(output, variables);
}

it.each(turns)(
  'tells all that are wrong at once, before anything is installed or built',
  (changed) => expectAllTold('scripts/check-settings.ts', changed),
  testLimitMs,
);

describe.each(['server.mjs', 'api/standalone.ts'])('a start of %s', (script) => {
  it('tells all that are wrong at once', () => expectAllTold(script, turns[0] ?? {}), testLimitMs);

  it.each(['DATABASE_URL', 'FIREBASE_SERVICE_ACCOUNT'] as const)(
    'tells that %s alone is wrong',
    async (name) => {
      const { output, exitCode, variables } = await start(script, { [name]: values[name][1] ?? '' });
      expect(output).toMatch(new RegExp(`^\\s*A setting is wrong[^\\n]*\\n {2}${name} must be [^\\n]*\\s*$`));
      expect(exitCode).toBe(78);
      expectNoValue(output, variables);
    },
    testLimitMs,
  );
});

it(
  'takes every right value',
  async () => {
    const { output, exitCode } = await start('scripts/check-settings.ts', {});
    // What the owner is to put in is told; nothing is wrong.
    expect(output.replace(/^\s*The official notice on the legal guarantee[^\n]*\s*$/, '')).toBe('');
    expect(exitCode).toBe(0);
  },
  testLimitMs,
);

it(
  'tells which official notices the owner is still to put in, where the law prescribes them',
  async () => {
    const czech = await start('scripts/check-settings.ts', { SITES: 'uk,cz' });
    expect(czech.output).toMatch(
      /official notice on the legal guarantee .* into config\/notices as cs\.svg\./,
    );
    const british = await start('scripts/check-settings.ts', { SITES: 'uk' });
    expect(british.output.trim()).toBe('');
  },
  testLimitMs,
);

it(
  'tells what else ends a start without the password',
  async () => {
    const { output, exitCode } = await start('api/standalone.ts', {
      HOST: '',
      PORT: '0',
      REDIS_URL: '',
      API_URL: '',
      FIREBASE_SERVICE_ACCOUNT: '',
      DATABASE_URL: 'postgres://dbuser7:s3cret3@127.0.0.1:1/x7',
    });
    expect(output).toContain('cannot be reached');
    for (const part of ['dbuser7', 's3cret']) expect(output).not.toContain(part);
    expect(exitCode).toBe(1);
  },
  testLimitMs,
);
