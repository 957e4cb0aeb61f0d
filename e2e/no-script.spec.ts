import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { siteIdentities } from '../sites/identities.ts';
import { newsletterPages, optionGroups } from './api-text';
import { searches } from './inputs/own';
import { mailTo } from './outbox';
import * as places from './places';
import { beige, otherSofa, sofa, sofas } from './products';
import { shop } from './site';
import { expect, test } from './test';
import { pattern, text, words } from './text';

test.use({ javaScriptEnabled: false });

/** What is in `<noscript>` has neither a role nor a text for the tools of a browser that has scripts. */
const inNoScript = (page: Page, element: 'p' | 'button', text: string) =>
  page.locator(`noscript ${element}`).filter({ hasText: text });

const { phone } = siteIdentities[shop.code].contact;

/** Of the page whose address has just been seen; its end may still be on the way. */
async function cardTitles(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  return page.getByRole('article').getByRole('heading').allTextContents();
}

test('without JavaScript one finds a sofa by category, filter and order, and chooses its colour', async ({
  page,
}) => {
  await page.goto(places.home);
  await page.getByRole('main').getByRole('link', { name: sofas.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  const all = await cardTitles(page);

  await page.getByRole('checkbox', { name: words(beige) }).check();
  await inNoScript(page, 'button', text('listing.applyFilters')).click();
  await expect(page).toHaveURL(words(`${sofas.path}?colour=beige`));
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  const found = await cardTitles(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);

  await page
    .getByRole('combobox', { name: text('listing.sortBy') })
    .selectOption(text('listing.sort.price-desc'));
  await inNoScript(page, 'button', text('listing.applySort')).click();
  await expect(page).toHaveURL(/colour=beige&sort=price-desc/);
  await expect(page.getByRole('combobox', { name: text('listing.sortBy') })).toHaveValue('price-desc');
  expect((await cardTitles(page)).sort()).toEqual(found.sort());

  await page.getByRole('link', { name: words(sofa.name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(sofa.name));
  await expect(inNoScript(page, 'p', text('product.needsScript', { phone: phone }))).toBeVisible();
  await page
    .getByRole('navigation', { name: optionGroups.colour })
    .getByRole('link', { name: otherSofa.colour })
    .click();
  await expect(page).toHaveURL(places.endsWith(otherSofa.path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(otherSofa.title));
  await page.getByRole('link', { name: pattern('product.gallery.show', { index: 2 }) }).click();
  await expect(page).toHaveURL(/#photo-2$/);

  await page.getByRole('link', { name: text('layout.basket.title') }).click();
  await expect(inNoScript(page, 'p', text('basket.needsScript'))).toBeVisible();
});

test('without JavaScript a page shows all its slots', async ({ page, request, userAgent }) => {
  const first = await (await request.get(places.home, { headers: { 'user-agent': userAgent ?? '' } })).text();
  const later = [...first.matchAll(/data-slot="([^"]+)"/g)].map(([, id = '']) => id);
  expect(later.length).toBeGreaterThan(1);
  await page.goto(places.home);
  await expect(page).toHaveURL(places.endsWith(`${places.home}?slots=all`));
  for (const id of later) await expect(page.locator(`#slot-${id}`)).toHaveCount(1);
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', places.endsWith(places.home));
});

test('without JavaScript every page of a long listing can be read', async ({ page }) => {
  await page.goto(places.home);
  await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(searches.oak);
  await page.getByRole('button', { name: text('layout.search.submit') }).click();
  await expect(page).toHaveURL(places.endsWith(places.search(searches.oak)));
  const first = await cardTitles(page);
  expect(first).toHaveLength(24);

  await page.getByRole('link', { name: text('listing.more.show') }).click();
  await expect(page).toHaveURL(places.endsWith(`${places.search(searches.oak)}&page=2`));
  const second = await cardTitles(page);
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((title) => second.includes(title))).toEqual([]);
  await page.getByRole('link', { name: text('listing.previousPage') }).click();
  await expect(page).toHaveURL(places.endsWith(places.search(searches.oak)));
  expect(await cardTitles(page)).toEqual(first);
});

test('without JavaScript the newsletter is asked for, and nothing is shown that would do nothing', async ({
  page,
  request,
}) => {
  const email = `anna-${randomUUID()}@example.nl`;
  await page.goto(sofas.path);
  for (const dead of ['[data-favourite]', 'header button[aria-expanded]'])
    for (const one of await page.locator(dead).all()) await expect(one).toBeHidden();
  await page.locator('header noscript a').click();
  await expect(page).toHaveURL(places.endsWith(places.auth('sign-in')));

  await page.goto(places.newsletter);
  const form = page.getByRole('main');
  await form.getByLabel(text('newsletter.label')).fill(email);
  await form.getByRole('button', { name: text('newsletter.submit') }).click();
  await expect(page.getByRole('heading', { name: newsletterPages.asked.title })).toBeVisible();
  expect(await mailTo(request, email, 'newsletter-confirm')).toContain(places.api('subscribe'));
});

for (const path of [places.checkout, places.completed, places.callback]) {
  test(`without JavaScript ${path} says what it needs`, async ({ page }) => {
    await page.goto(path);
    await expect(inNoScript(page, 'p', 'JavaScript')).toBeVisible();
  });
}
