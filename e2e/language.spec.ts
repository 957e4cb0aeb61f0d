import type { Page } from '@playwright/test';
import { categoryRows } from '../api/db/seed/catalogue/category-rows';
import { variantRows } from '../api/db/seed/catalogue/rows';
import { pickText } from '../api/modules/product/localise';
import { basketPath, linkPath, productPath } from '../lib/routes/paths';
import { editionsOf } from '../sites/editions';
import * as places from './places';
import { sofa, sofas } from './products';
import { addToBasket, open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';

/** `SITE=be npx playwright test e2e/language.spec.ts`: only a site with several languages has a choice. */
const [first = site, other = site] = editionsOf(site.code);
test.skip(first === other, 'the site speaks one language');

const nameOf = (language: string) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
const row = categoryRows.find(({ vsin }) => vsin === sofas.vsin);
const variant = variantRows.find(({ vsin }) => vsin === sofa.vsin);
const otherSofas = {
  title: pickText(row?.title ?? {}, other.language),
  path: linkPath(other.code, {
    type: 'category',
    vsin: sofas.vsin,
    alias: pickText(row?.alias ?? {}, other.language),
  }),
};
const otherSofa = productPath(other.code, {
  vsin: sofa.vsin,
  alias: pickText(variant?.alias ?? {}, other.language),
});

const choice = (page: Page) => page.locator('[popovertarget=language-choice]').filter({ visible: true });
const to = (page: Page, language: string) =>
  page.locator('#language-choice').getByRole('link', { name: nameOf(language), exact: true });

test('the header leads to the same page in the other language, with what was chosen on it, and Back leads back', async ({
  page,
}) => {
  await open(page, `${sofas.path}?sort=price-asc`);
  await choice(page).focus();
  await page.keyboard.press('Enter');
  await expect(to(page, other.language)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(to(page, other.language)).toBeHidden();
  await expect(choice(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(to(page, other.language)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${otherSofas.path}?sort=price-asc`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherSofas.title);
  await expect(page.locator('html')).toHaveAttribute('lang', other.locale);

  await page.goBack();
  await expect(page).toHaveURL(`${sofas.path}?sort=price-asc`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sofas.title);
  await expect(page.locator('html')).toHaveAttribute('lang', first.locale);
});

test('the language stays in every link, and the basket in every language', async ({ page }) => {
  await addToBasket(page);
  await open(page, otherSofas.path);
  const links = await page.locator('main a[href^="/"], header a[href^="/"], footer a[href^="/"]').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(20);
  const strayed = paths.filter((path) => path !== `/${other.code}` && !path?.startsWith(`/${other.code}/`));
  expect(strayed).toEqual([]);

  await page.goto(basketPath(other.code));
  await expect(page.locator(`main a[href="${otherSofa}"]`).first()).toBeVisible();
});

test('search engines find each page once in each language', async ({ page, request }) => {
  await page.goto(sofa.path);
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const origin = new URL(page.url()).origin;
  expect(await hrefs('link[rel=canonical]')).toEqual([origin + sofa.path]);
  expect(await hrefs(`link[rel=alternate][hreflang="${first.locale}"]`)).toEqual([origin + sofa.path]);
  expect(await hrefs(`link[rel=alternate][hreflang="${other.locale}"]`)).toEqual([origin + otherSofa]);
  expect((await request.get(otherSofa, { maxRedirects: 0 })).status()).toBe(200);

  const sitemap = await (await request.get(`/sitemaps/${other.code}-pages.xml`)).text();
  expect(sitemap).toContain(`<loc>${origin}${otherSofas.path}</loc>`);
  expect(sitemap).toContain(`hreflang="${first.locale}" href="${origin}${sofas.path}"`);
});

test('guessed addresses of a language lead to the right one', async ({ request }) => {
  const guessed = await request.get(`/${site.code}/${other.language}/basket`, { maxRedirects: 0 });
  expect([guessed.status(), guessed.headers().location]).toEqual([308, `/${other.code}/basket`]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the choice is in the header and fits', async ({ page }) => {
    await open(page, places.home);
    await choice(page).click();
    const list = await page.locator('#language-choice').boundingBox();
    expect((list?.x ?? -1) >= 0 && (list?.x ?? 0) + (list?.width ?? 0) <= 390).toBe(true);
    await to(page, other.language).click();
    await expect(page).toHaveURL(`/${other.code}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one reads a product in the other language', async ({ page }) => {
    await page.goto(sofa.path);
    await choice(page).click();
    await to(page, other.language).click();
    await expect(page).toHaveURL(otherSofa);
    await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
  });
});
