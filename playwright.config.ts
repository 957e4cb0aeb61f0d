import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { defaultSite, openSites } from './api/contract/sites';
import { at, dataDir, origin, port, staff } from './e2e/server';
import { findChromium } from './scripts/start/chromium.mjs';
import { editionsOf } from './sites/editions';

// Nothing of e2e/site is loaded here: workers load this file before they know which site they walk (e2e/sites/speak-as.ts).
const [ownSite] = (process.env.SITE || defaultSite).split('-');
/** The one under test first: it is where addresses lead that name none. */
const servedSites = [...new Set([ownSite, ...openSites])].join(',');

/**
 * The other sites, each in each of its languages: a worker of its own, see e2e/sites/walk.ts. Not in a run for one site: that
 * walks it with every journey.
 */
const otherEditions = openSites
  .filter((code) => code !== defaultSite && !process.env.SITE)
  .flatMap(editionsOf)
  .map(({ code }) => code);
const onPhone = (code: string) => `${code} on a phone`;
/**
 * The shop in which a purchase is walked on a desktop too: its way to pay leads furthest. Everywhere else a phone, whose lines
 * are short, tells of the words; `nl` tells of both.
 */
const onBoth: readonly string[] = ['tr'];

/** With the agent of a shopper's Chrome: that of a browser without a window is in the list of bots. */
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const closing = /(maintenance|remote-config)\.spec\.ts/;

/** Journeys run against the built shop, started as `npm start` starts it, on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  // Generous: two cores carry the shop, two browsers and whatever else the machine does.
  timeout: 150_000,
  expect: {
    timeout: 30_000,
    // Of the pictures of /design: edges of letters may differ, a changed colour or length may not.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.0005,
      threshold: 0.1,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try only is printed as flaky, to be looked at.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: origin,
    // Of the second try only: to note down each step of those that pass took half of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      // Letters are drawn alike on every Linux, so that pictures can be compared.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf') },
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        // A process less for each browser: an eighth of the time of all journeys.
        '--in-process-gpu',
        '--disable-lcd-text',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: [/(mobile|sites)\//, closing] },
    {
      name: 'mobile',
      metadata: { isOnDesktopToo: true },
      use: devices['Pixel 7'],
      testMatch: /(mobile\/.*|purchase|outcomes|checkout-steps|page-types)\.spec\.ts/,
    },
    ...otherEditions.map((code) => ({
      name: code,
      use: desktop,
      testMatch: `sites/${code}.spec.ts`,
      ...(onBoth.includes(code) ? {} : { grepInvert: /@phone/ }),
    })),
    ...otherEditions.map((code) => ({
      name: onPhone(code),
      metadata: { isOnDesktopToo: onBoth.includes(code) },
      use: devices['Pixel 7'],
      testMatch: `sites/${code}.spec.ts`,
      grep: /@phone/,
    })),
    // Changes the shop for everybody, so it comes last. Alone: `--project=maintenance --no-deps`.
    {
      name: 'maintenance',
      use: desktop,
      testMatch: closing,
      dependencies: ['desktop', 'mobile', ...otherEditions, ...otherEditions.map(onPhone)],
      workers: 1,
      fullyParallel: false,
    },
  ],
  webServer: {
    command: `node scripts/e2e-server.mjs ${port} ${dataDir} ${servedSites}`,
    cwd: import.meta.dirname,
    env: { ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password },
    url: at('/api/ready'),
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
