import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** What stands in `<noscript>` has neither a role nor a text for the tools of a browser that has scripts. */
const inNoScript = (page: Page, element: 'p' | 'button', text: string) =>
  page.locator(`noscript ${element}`).filter({ hasText: text });

/** Of the page whose address has just been seen; its end may still be on the way. */
async function cardTitles(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  return page.getByRole('article').getByRole('heading').allTextContents();
}

test('without JavaScript one finds a sofa by category, filter and order, and chooses its colour', async ({
  page,
}) => {
  await page.goto('/nl');
  await page.getByRole('main').getByRole('link', { name: 'Banken', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  const all = await cardTitles(page);

  await page.getByRole('checkbox', { name: /Beige/ }).check();
  await inNoScript(page, 'button', 'Filters toepassen').click();
  await expect(page).toHaveURL(/banken-c-C11\?colour=beige/);
  await expect(page.getByRole('checkbox', { name: /Beige/ })).toBeChecked();
  const beige = await cardTitles(page);
  expect(beige.length).toBeGreaterThan(0);
  expect(beige.length).toBeLessThan(all.length);

  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption('Prijs hoog – laag');
  await inNoScript(page, 'button', 'Sorteer').click();
  await expect(page).toHaveURL(/colour=beige&sort=price-desc/);
  await expect(page.getByRole('combobox', { name: 'Sorteer op' })).toHaveValue('price-desc');
  expect((await cardTitles(page)).sort()).toEqual(beige.sort());

  await page.getByRole('link', { name: /Oslo 3-zitsbank/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oslo 3-zitsbank/);
  await expect(inNoScript(page, 'p', 'Zet JavaScript aan')).toBeVisible();
  await page.getByRole('navigation', { name: 'Kleur' }).getByRole('link', { name: 'Weefstof salie' }).click();
  await expect(page).toHaveURL(/-p-V100104$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/saliegroene weefstof/);
  await page.getByRole('link', { name: 'Toon foto 2' }).click();
  await expect(page).toHaveURL(/#foto-2$/);

  await page.getByRole('link', { name: 'Winkelmand' }).click();
  await expect(inNoScript(page, 'p', 'De winkelmand werkt alleen met JavaScript')).toBeVisible();
});

test('without JavaScript every page of a long listing can be read', async ({ page }) => {
  await page.goto('/nl');
  await page.getByRole('searchbox', { name: 'Zoek in de winkel' }).fill('eiken');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/search\?term=eiken$/);
  const first = await cardTitles(page);
  expect(first).toHaveLength(24);

  await page.getByRole('link', { name: 'Meer producten tonen' }).click();
  await expect(page).toHaveURL(/term=eiken&page=2$/);
  const second = await cardTitles(page);
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((title) => second.includes(title))).toEqual([]);
  await page.getByRole('link', { name: 'Vorige producten' }).click();
  await expect(page).toHaveURL(/term=eiken$/);
  expect(await cardTitles(page)).toEqual(first);
});

for (const path of ['/nl/checkout', '/nl/order-completed', '/nl/checkout-callback/ideal']) {
  test(`without JavaScript ${path} says what it needs`, async ({ page }) => {
    await page.goto(path);
    await expect(inNoScript(page, 'p', 'JavaScript')).toBeVisible();
  });
}
