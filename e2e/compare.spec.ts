import type { Page } from '@playwright/test';
import { comparePath } from '../lib/routes/compare-paths';
import * as places from './places';
import { sofas } from './products';
import { open } from './shopper';
import { shop } from './site';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';

/** Chooses the first two products of a list on their cards, and opens the comparison. Returns their names. */
async function compareTwo(page: Page): Promise<string[]> {
  await open(page, sofas.path);
  const cards = page.locator('main article');
  const names: string[] = [];
  for (const index of [0, 1]) {
    const card = cards.nth(index);
    await card.hover();
    const choose = card.getByRole('button', { name: pattern('productCard.compare') });
    await choose.click();
    await expect(choose).toHaveAttribute('aria-pressed', 'true');
    names.push(((await card.getByRole('heading').textContent()) ?? '').trim());
  }
  await page.getByRole('link', { name: text('compare.open', { count: 2 }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('comparePage.title') })).toBeVisible();
  return names;
}

for (const screen of ['desktop', 'phone'] as const)
  test.describe(screen, () => {
    if (screen === 'phone')
      test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('two products chosen on their cards stand side by side, at an address that can be passed on', async ({
      page,
      browser,
    }) => {
      const names = await compareTwo(page);
      expect(new URL(page.url()).pathname).toBe(comparePath(shop.code));
      const table = page.getByRole('table');
      const columns = table.getByRole('columnheader');
      await expect(columns).toHaveCount(2);
      for (const [index, name] of names.entries()) await expect(columns.nth(index)).toContainText(name);
      await expectAccessible(page);

      // Somebody else sees the same.
      const other = await (await browser.newContext()).newPage();
      await open(other, page.url());
      await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(2);
      await other.context().close();

      await table
        .getByRole('link', { name: pattern('comparePage.actions.remove') })
        .first()
        .click();
      await expect(columns).toHaveCount(1);
      await expect(page.getByText(text('comparePage.alone'))).toBeVisible();
      await page.goBack();
      await expect(columns).toHaveCount(2);
      await page.goBack();
      await expect(page).toHaveURL(places.endsWith(sofas.path));
    });
  });
