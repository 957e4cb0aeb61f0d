import { open } from './shopper';
import { expect, test } from './test';

test('filters stand in the address, Back brings the former state', async ({ page }) => {
  await open(page, '/nl/banken-c-C11');
  const total = await page
    .getByText(/^\d+ producten$/)
    .first()
    .textContent();
  await page.getByRole('checkbox', { name: /Beige/ }).check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(page.getByRole('link', { name: /Verwijder filter/ })).toBeVisible();
  await expect(page.getByText(/^\d+ product(en)?$/).first()).not.toHaveText(total ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/banken-c-C11$/);
  await expect(page.getByText(/^\d+ producten$/).first()).toHaveText(total ?? '');
});

test('groups stay open at the first filter, and after the last has gone', async ({ page }) => {
  await open(page, '/nl/banken-c-C11');
  const style = page.locator('#listing-filter-drawer details').filter({ hasText: 'Stijl' });
  await style.locator('summary').click();
  const modern = style.getByRole('checkbox', { name: /Modern/ });
  await modern.check();
  await expect(page).toHaveURL(/style=modern/);
  await expect(page.getByRole('link', { name: /Verwijder filter/ })).toBeVisible();
  await page.locator('input[name="colour"]:enabled').first().check();
  await expect(page.getByRole('link', { name: /Verwijder filter/ })).toHaveCount(2);
  await modern.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/C11\?colour=\w+$/);
  await expect(page.getByRole('link', { name: /Verwijder filter/ })).toHaveCount(1);
  await expect(style).toHaveAttribute('open');
  await expect(modern).toBeFocused();
});

test('who takes a filter away by keyboard goes on at the number of products', async ({ page }) => {
  await open(page, '/nl/banken-c-C11?colour=beige,grey&style=modern');
  const chips = page.getByRole('link', { name: /Verwijder filter/ });
  const count = page
    .getByRole('status')
    .filter({ hasText: /^\d+ product/ })
    .first();
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(count).toBeFocused();
  await page.getByRole('link', { name: 'Alles wissen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/C11$/);
  await expect(chips).toHaveCount(0);
  await expect(count).toBeFocused();
});

test('a shared address shows the same selection', async ({ page }) => {
  await open(page, '/nl/banken-c-C11?colour=beige&sort=price-asc');
  await expect(page.getByRole('checkbox', { name: /Beige/ })).toBeChecked();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('sorting by price puts the cheapest first', async ({ page }) => {
  await open(page, '/nl/wonen-c-C1?sort=price-asc');
  const texts = await page.locator('main article, main li').filter({ hasText: '€' }).allTextContents();
  const prices = texts
    .map((text) => Number(/€\s*([\d.]+)/.exec(text.replaceAll('.', ''))?.[1] ?? 0))
    .filter(Boolean);
  expect(prices.length).toBeGreaterThan(5);
});

test('a search with a typing error still finds sofas', async ({ page }) => {
  await open(page, '/nl/search?term=hoekbnak');
  await expect(page.getByText(/Dit zijn de resultaten voor/)).toBeVisible();
});

test('a search without results offers a way on', async ({ page }) => {
  await open(page, '/nl/search?term=xyzzyqwerty');
  await expect(page.getByRole('heading', { level: 1, name: /Geen resultaten/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Populaire categorieën' })).toBeVisible();
});
