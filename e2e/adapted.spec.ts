import type { Page } from '@playwright/test';
import { optionGroups } from './api-text';
import { quietPage, unless } from './conditions';
import * as places from './places';
import { living, sofa, sofas } from './products';
import { addToBasket, open } from './shopper';
import { expectNoSidewaysScrolling } from './sideways';
import { expect, test } from './test';
import { pattern, text } from './text';

/** WCAG 1.4.12: a reader's own distances, which take nothing away. */
async function spaceOut(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

const cutTitles = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 1).length);

for (const path of [places.home, sofas.path, sofa.path])
  test(`wider text neither widens nor cuts ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await spaceOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const width of path === sofas.path ? [320, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole('article').count()).toBeGreaterThan(1);
      expect(await cutTitles(page)).toBe(0);
    }
  });

test('prices of a row stand on one line', async ({ page }) => {
  await open(page, living.path);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.getByRole('article').evaluateAll((cards) => {
      const lines = new Map<number, Set<number>>();
      for (const card of cards) {
        const top = Math.round(card.getBoundingClientRect().top);
        const price = card.querySelector('.flex.items-baseline')?.getBoundingClientRect().top ?? 0;
        lines.set(top, (lines.get(top) ?? new Set()).add(Math.round(price)));
      }
      return [...lines.values()].map((line) => line.size);
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((lines) => lines === 1)).toBe(true);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen looks other than the rest', async ({ page }) => {
    await open(page, sofa.path);
    const edge = (element: Element) => getComputedStyle(element).borderTopWidth;
    for (const group of [
      page.getByRole('navigation', { name: optionGroups.colour }),
      page.getByRole('region', { name: pattern('product.gallery.label') }).getByRole('navigation'),
    ]) {
      const chosen = await group.locator('a[aria-current]').first().evaluate(edge);
      const other = await group.locator('a:not([aria-current])').first().evaluate(edge);
      expect(chosen).not.toBe(other);
    }
  });

  test('no category is underlined but the one that is pointed at', async ({ page }) => {
    await open(page, places.home);
    const colours = (element: Element) => {
      const { borderBottomColor, color } = getComputedStyle(element);
      return borderBottomColor === color ? 'line' : 'none';
    };
    const items = page.getByRole('navigation', { name: text('layout.categories') }).locator('.menu-item');
    expect(
      new Set(await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).borderBottomColor)))
        .size,
    ).toBe(1);
    expect(await items.first().evaluate(colours)).toBe('none');
    await items.first().hover();
    await expect.poll(() => items.first().evaluate(colours)).toBe('line');
  });
});

test('no heading of the help centre leaves out a level', async ({ page }) => {
  test.skip(...unless('content pages'));
  await open(page, places.template('help-centre'));
  const levels = await page
    .getByRole('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

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

test.describe('for whoever asks for less motion', () => {
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
