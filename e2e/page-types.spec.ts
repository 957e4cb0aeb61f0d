import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { collection, living, sofa, sofas } from './products';
import { open } from './shopper';
import { expectNoSidewaysScrolling } from './sideways';
import { expect, expectFlawless, test } from './test';

/** Each kind of page, on the device of the project; the fixture fails on whatever the browser complains about. */
const pageTypes = [
  ['home', places.home],
  ['a category', sofas.path],
  ['a collection', collection('CL1').path],
  ['a filtered listing', `${living.path}?colour=beige&price=200-900&sort=price-asc`],
  ['a search', places.search(searches.oak)],
  ['an empty search', places.search('xyzzyqwerty')],
  ['newest products', places.newest],
  ['express delivery', places.express],
  ['showroom products', places.showroomProducts],
  ['a product', sofa.path],
  ['a content page', quietPage.path],
  ['the newsletter', places.newsletter],
  ['an empty basket', places.basket],
  ['an unknown order', places.completed],
] as const;

/** Past everything that appears or is loaded on the way, until nothing more is asked for. */
async function lookAtAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const place of ['end', 'start'] as const) {
    await page.evaluate((where) => {
      const top = where === 'end' ? document.documentElement.scrollHeight : 0;
      window.scrollTo({ top, behavior: 'instant' });
    }, place);
    await page.waitForLoadState('networkidle');
  }
}

for (const [name, path] of pageTypes) {
  test(`${name} comes alive without a complaint, is accessible and fits 320 px`, async ({
    page,
    isMobile,
  }) => {
    await open(page, path);
    await lookAtAll(page);
    await expectNoSidewaysScrolling(page);
    // Phones have no rules of their own.
    if (!isMobile) await expectFlawless(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await lookAtAll(page);
    await expectNoSidewaysScrolling(page);
  });
}

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });
  test('the 404 page comes alive without a complaint and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, places.within('bestaat-niet'));
    await lookAtAll(page);
    await expectNoSidewaysScrolling(page);
  });
});
