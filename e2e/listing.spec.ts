import type { Page } from '@playwright/test';
import { showroomRows } from '../api/db/seed/catalogue/showrooms';
import { unless } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { anyPrice, beige, floorLamps, living, modern, sofas } from './products';
import { open } from './shopper';
import { shop } from './site';
import { expect, test } from './test';
import { pattern, text, whole, words } from './text';

test('filters stand in the address, Back brings the former state', async ({ page }) => {
  await open(page, sofas.path);
  const total = await page
    .getByText(whole(pattern('listing.resultCount')))
    .first()
    .textContent();
  await page.getByRole('checkbox', { name: words(beige) }).check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();
  await expect(page.getByText(whole(pattern('listing.resultCount'))).first()).not.toHaveText(total ?? '');
  await page.goBack();
  await expect(page).toHaveURL(places.endsWith(sofas.path));
  await expect(page.getByText(whole(pattern('listing.resultCount'))).first()).toHaveText(total ?? '');
});

test('groups stay open at the first filter, and after the last has gone', async ({ page }) => {
  await open(page, sofas.path);
  const more = page.locator('#more-facets');
  await more.getByText(pattern('listing.moreFilters')).click();
  const style = page.locator('#facet-style');
  await style.locator('summary').click();
  const box = style.getByRole('checkbox', { name: words(modern) });
  await box.check();
  await expect(page).toHaveURL(/style=modern/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();
  await page.locator('input[name="colour"]:enabled').first().check();
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toHaveCount(2);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/C11\?colour=\w+$/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toHaveCount(1);
  await expect(style).toHaveAttribute('open');
  await expect(more).toHaveAttribute('open');
  await expect(box).toBeFocused();
});

test('who takes a filter away by keyboard goes on at the number of products', async ({ page }) => {
  await open(page, `${sofas.path}?colour=beige,grey&style=modern`);
  const chips = page.getByRole('link', { name: pattern('listing.removeFilter') });
  const count = page
    .getByRole('status')
    .filter({ hasText: pattern('listing.resultCount') })
    .first();
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(count).toBeFocused();
  await page.getByRole('link', { name: text('listing.clearAll') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/C11$/);
  await expect(chips).toHaveCount(0);
  await expect(count).toBeFocused();
});

test('a shared address shows the same selection', async ({ page }) => {
  await open(page, `${sofas.path}?colour=beige&sort=price-asc`);
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('sorting by price puts the cheapest first', async ({ page }) => {
  await open(page, `${living.path}?sort=price-asc`);
  const texts = await page.locator('main article, main li').filter({ hasText: anyPrice }).allTextContents();
  const prices = texts.map((text) => Number(anyPrice.exec(text)?.[0].replaceAll(/\D/g, ''))).filter(Boolean);
  expect(prices.length).toBeGreaterThan(5);
});

test('a search with a typing error still finds sofas', async ({ page }) => {
  await open(page, places.search(searches.misspelt));
  await expect(page.getByText(pattern('listing.corrected'))).toBeVisible();
});

test('a search without results offers a way on', async ({ page }) => {
  await open(page, places.search('xyzzyqwerty'));
  await expect(
    page.getByRole('heading', { level: 1, name: pattern('listing.search.emptyTitle') }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: text('listing.search.popularCategories') })).toBeVisible();
});

/** The addresses of pages that the router asks the server for, and the number of calls of the API for listings. */
function watch(page: Page) {
  const asked = { pages: [] as string[], listings: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/products-listing')) asked.listings += 1;
    else if (searchParams.has('_rsc') && !request.headers()['next-router-prefetch'])
      asked.pages.push(pathname);
  });
  return asked;
}

test('a filter is one call of the API and no page; taking it back is neither', async ({ page }) => {
  await open(page, sofas.path);
  const asked = watch(page);
  await page.getByRole('checkbox', { name: words(beige) }).check();
  await expect(page).toHaveURL(/colour=beige/);
  await page.goBack();
  await expect(page).toHaveURL(places.endsWith(sofas.path));
  await expect(page.getByRole('checkbox', { name: words(beige) })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  expect(asked).toEqual({ pages: [], listings: 1 });
});

test('a filter is drawn by the server when the browser gets no answer of the API', async ({ page }) => {
  await page.route('**/products-listing*', (route) => route.fulfill({ json: {} }));
  await open(page, sofas.path);
  await page.getByRole('checkbox', { name: words(beige) }).check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
});

const cards = (page: Page) => page.locator('main article');
/** The number of products, as the page says it. */
const count = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: pattern('listing.resultCount') })
    .first();

test('a room that stands beside no product is tall enough to be seen', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, floorLamps.path);
    const picture = page
      .locator('section', { has: page.locator('[data-list="places"]') })
      .last()
      .locator('img')
      .first();
    await picture.scrollIntoViewIfNeeded();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
  }
});

test('what stands in a showroom is told with where that is and when it is open', async ({ page }) => {
  test.skip(...unless('showrooms'));
  const showroom = showroomRows.find(({ site }) => site === shop.code);
  await open(page, `${places.showroomProducts}?showroomId=${showroom?.id}`);
  const visit = page.getByRole('region', { name: showroom?.name });
  for (const line of showroom?.addressLines ?? []) await expect(visit.getByText(line)).toBeVisible();
  await expect(visit.getByRole('link')).toHaveAttribute('href', showroom?.mapsLink ?? '');
});

test('a link to the plain listing takes a filter away', async ({ page }) => {
  test.skip(...unless('showrooms'));
  await open(page, places.showroomProducts);
  const total = (await count(page).textContent()) ?? '';
  const box = page.getByRole('checkbox', { name: words(beige) });
  await box.check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(count(page)).not.toHaveText(total);
  await page
    .getByRole('navigation', { name: text('listing.showroom.choose') })
    .getByRole('link', { name: text('listing.showroom.all') })
    .click();
  await expect(page).toHaveURL(places.endsWith(places.showroomProducts));
  await expect(count(page)).toHaveText(total);
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(box).toBeChecked();
  await expect(count(page)).not.toHaveText(total);
});

test('Back to a later page finds its products', async ({ page }) => {
  test.skip(...unless('showrooms'));
  await open(page, `${places.showroomProducts}?page=2`);
  const first = (await cards(page).first().textContent()) ?? '';
  const box = page.getByRole('checkbox', { name: words(beige) });
  await box.check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(cards(page).first()).not.toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(cards(page).first()).toHaveText(first);
  await expect(box).not.toBeChecked();
});

test('Back to a search without results does not ask the server again and again', async ({ page }) => {
  await open(page, places.search('xyzzyqwerty'));
  await page.locator('header input[name="term"]').fill(searches.sofa);
  // The last of what is suggested: all that is found.
  const all = page
    .getByRole('listbox', { name: text('layout.search.suggestions') })
    .getByRole('option')
    .last();
  await expect(all).toContainText(searches.sofa);
  await all.click();
  await expect(page).not.toHaveURL(/xyzzy/);
  await expect(cards(page).first()).toBeVisible();
  const asked = watch(page);
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: pattern('listing.search.emptyTitle') }),
  ).toBeVisible();
  // As long as the server takes for ten such pages, whatever its pace: who asks for ever has asked for some by then.
  for (let turn = 0; turn < 10; turn += 1)
    await page.evaluate(async (path) => (await fetch(path)).text(), places.search(`xyzzy${turn}`));
  expect(asked.pages.length).toBeLessThanOrEqual(2);
  expect(asked.listings).toBe(0);
});
