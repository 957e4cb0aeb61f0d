import type { Page } from '@playwright/test';
import { siteStorefront } from '../sites/storefront';
import { contentPages, unless } from './conditions';
import * as places from './places';
import { collection, sofa, tag } from './products';
import { open } from './shopper';
import { expectNoSidewaysScrolling } from './sideways';
import { shop, site } from './site';
import { expect, expectAccessible, test } from './test';
import { text } from './text';

/** Pages that marketing shares: products and pictures, and no form or address to be read. */
const campaigns = contentPages.filter(
  ({ alias, snippets }) =>
    alias !== 'index' && (snippets.includes('hero-products') || snippets.includes('dynamic-products')),
);
const { campaigns: inMenu } = siteStorefront[shop.code];

/** Down the page in steps of a window, so that every block comes to life, and back. */
async function walk(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    const left = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(left).toBeLessThan(2);
  }).toPass({ intervals: [100] });
  await page.waitForLoadState('networkidle');
}

/** Sources of pictures that were asked for and did not come. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

test('there are campaigns to walk', () => {
  test.skip(...unless('content pages'));
  expect(campaigns.length).toBeGreaterThanOrEqual(5);
});

for (const width of [390, 1440])
  test.describe(() => {
    test.use({ viewport: { width, height: 900 } });

    for (const { alias, path, headings } of campaigns)
      test(`${alias} is whole at ${width} px`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await walk(page);
        for (const name of headings)
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        expect(await page.locator('main img').count()).toBeGreaterThan(4);
        await expect.poll(() => brokenPictures(page)).toEqual([]);
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      });
  });

test('the menu leads to campaigns, and they to others', async ({ page }) => {
  test.skip(inMenu.length === 0, `${site.code}: no campaign is in the menu`);
  await open(page, places.home);
  for (const { key, alias } of inMenu) {
    const link = page
      .getByRole('navigation', { name: text('layout.categories') })
      .getByRole('link', { name: text(`layout.campaigns.${key}`), exact: true });
    await link.click();
    await page.waitForURL(places.endsWith(places.template(alias)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the menu fits the smallest desktop', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 700 });
  await open(page, places.home);
  await expect(page.getByRole('navigation', { name: text('layout.categories') })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('a product leads to its collection and to its qualities', async ({ page }) => {
  for (const group of [collection('CL1'), tag('T6')]) {
    await open(page, sofa.path);
    const groups = page.getByRole('navigation', { name: text('product.groups') });
    await groups.getByRole('link', { name: group.title, exact: true }).click();
    await page.waitForURL(places.endsWith(group.path));
    await expect(page.getByRole('heading', { level: 1, name: group.title })).toBeVisible();
  }
});

test('the sitemap names every campaign, collection and quality', async ({ request }) => {
  const sitemap = await (await request.get(`/sitemaps/${site.code}-pages.xml`)).text();
  const paths = [
    ...contentPages.map(({ path }) => path),
    ...[collection('CL1').path, collection('CL7').path, tag('T9').path, places.newest, places.express],
  ];
  for (const path of paths) expect(sitemap).toMatch(new RegExp(`<loc>[^<]*//[^/<]+${path}</loc>`));
});
