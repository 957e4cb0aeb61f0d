import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { collection, living, sofa, sofas } from './products';
import { addToBasket, open } from './shopper';
import { expectNoSidewaysScrolling } from './sideways';
import { expect, expectFlawless, test } from './test';
import { pattern, text } from './text';

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

test('a full basket and the checkout fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addToBasket(page);
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.goto(places.checkout);
  await expect(page.getByLabel(text('checkout.fields.email'), { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });
  test('the 404 page comes alive without a complaint and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, places.within('bestaat-niet'));
    await lookAtAll(page);
    await expectNoSidewaysScrolling(page);
  });
});

test('at 400 % on a small laptop everything is there and nothing covers what is typed', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [places.home, sofas.path, quietPage.path]) {
    await open(page, path);
    await expectNoSidewaysScrolling(page);
  }
  await addToBasket(page);
  await expectNoSidewaysScrolling(page);
  await page.goto(places.checkout);
  const field = page.getByLabel(text('checkout.fields.zipCode'), { exact: true });
  await field.focus();
  const isOnTop = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
});

test.describe('for who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves longer than a moment, and everything still opens', async ({ page }) => {
    for (const path of [places.home, sofas.path, sofa.path]) {
      await open(page, path);
      const slow = await page.evaluate(() => {
        const seconds = (value: string) => Math.max(...value.split(',').map((one) => Number.parseFloat(one)));
        return [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
            return (
              Math.max(seconds(animationDuration), seconds(transitionDuration)) > 0.01 ||
              scrollBehavior === 'smooth'
            );
          })
          .map((element) => element.outerHTML.slice(0, 150));
      });
      expect(slow, path).toEqual([]);
    }
    await page
      .getByRole('link', { name: pattern('product.gallery.zoom') })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: pattern('product.gallery.label') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
