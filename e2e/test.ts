import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { site } from './site';
import { refused } from './visitor';

/** Noise a test expects, e.g. the browser's own line about a 404 document it was sent to on purpose. */
type Noise = { allowedNoise: { patterns: RegExp[] } };

let clients = 0;

/**
 * Fails a journey on anything the browser complains about: console errors and warnings of React, uncaught
 * exceptions, refused scripts (CSP), failed requests to the shop.
 */
export const test = base.extend<Noise & { quiet: undefined }>({
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
  quiet: [
    async ({ page, allowedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const isHydration = /hydrat|did not match/i.test(message.text());
        if (message.type() === 'error' || isHydration) noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      await use(undefined);
      const unexpected = noise.filter((line) => !allowedNoise.patterns.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** All WCAG 2.2 A and AA rules plus best practices; the list of violations must be empty. */
export async function expectAccessible(page: Page): Promise<void> {
  // Results of one document need no second page to be put together in: a third of the time. What passed is not asked for.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.target.join(' ')) })),
    'axe violations',
  ).toEqual([]);
}

export { expect };
