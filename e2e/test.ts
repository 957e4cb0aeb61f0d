import { test as base, expect, type Page } from '@playwright/test';
import { countJudged } from './engines/count';
import { judge, judgeByAxe } from './engines/judge';
import { site } from './site';
import { refused } from './visitor';

/** Noise a test expects, e.g. the browser's own line about a 404 document it was sent to on purpose. */
type Noise = { allowedNoise: { patterns: RegExp[] } };

let clients = 0;

/**
 * Fails a journey on anything the browser complains about: console errors and warnings of React, uncaught
 * exceptions, refused scripts (CSP), failed requests to the shop.
 */
export const test = base.extend<Noise>({
  allowedNoise: [{ patterns: [] }, { option: true }],
  locale: site.locale,
  timezoneId: site.timeZone,
  storageState: refused,
  // Each journey is a client of its own to the rate limits; the server under test believes this machine's word on it.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { parallelIndex, workerIndex }) => {
    clients += 1;
    const address = `10.${parallelIndex}.${workerIndex % 256}.${clients % 256}`;
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
  // Only of journeys that ask for a page: to open one for those that only send requests would be work for nothing.
  page: async ({ page, allowedNoise }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      const isHydration = /hydrat|did not match/i.test(message.text());
      // Of a failed request the text names no address.
      const { url } = message.location();
      if (message.type() === 'error' || isHydration)
        noise.push(`${message.type()}: ${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    await use(page);
    const unexpected = noise.filter((line) => !allowedNoise.patterns.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the browser complained').toEqual([]);
  },
});

/** Axe alone, on the way through what a page can become; what is held against it is nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await judgeByAxe(page), 'what axe holds against the page').toEqual([]);
}

/**
 * All three engines: two for accessibility (WCAG 2.2 A and AA), one for HTML. Once for each type of page and each language; on
 * a phone two of them, where a desktop walks the same pages. `npm run found` asks all of them everywhere.
 */
export async function expectFlawless(page: Page): Promise<void> {
  const { isOnDesktopToo } = test.info().project.metadata;
  const verdict = await judge(page, isOnDesktopToo && !process.env.FOUND_COUNTS);
  // `npm run found` counts what has been looked at.
  countJudged(test.info(), site.code);
  expect(verdict, 'what engines hold against the page').toEqual({ axe: [], ibm: [], html: [] });
}

export { expect };
