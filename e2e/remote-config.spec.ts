import type { APIRequestContext } from '@playwright/test';
import { siteCommerce } from '../sites/commerce.ts';
import { policy, unless } from './conditions';
import { type Headers, resetConfig, setConfig } from './config-values';
import { address } from './inputs/own';
import * as places from './places';
import { sofa, sofas } from './products';
import { origin } from './server';
import { addToBasket, fillAddress, open } from './shopper';
import { shop, site } from './site';
import { staffHeaders } from './staff';
import { expect, expectAccessible, test } from './test';
import { literal, pattern, text } from './text';

const helpCentre = places.template('help-centre');
const inLanguage = (words: string) => ({ [site.language]: words });
const popup = { popupTitle: inLanguage('p'), title: inLanguage('p'), description: inLanguage('p') };

/** A key, another value of it, and what then stands in the HTML of a page and did not before. */
type Row = { key: string; value: unknown; path: string; shows: (html: string) => boolean };
const holds = (words: string | RegExp) => (html: string) => new RegExp(words).test(html);
const without = (words: string) => (html: string) => !html.includes(words);
const highlightsOf = (html: string) =>
  html.split(`aria-label="${text('product.highlightsTitle')}"`)[1]?.split('</ul>')[0] ?? '';
const footerOf = (html: string) => html.slice(html.indexOf('<footer'));
const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
const indexInFooter = (html: string, { path }: { path: string }) => footerOf(html).indexOf(`href="${path}"`);
const linkTo = (alias: string) => `href="${places.template(alias)}"`;

/** A shop for businesses promises nobody that. */
const mayWithdraw = siteCommerce[shop.code].sellsTo === 'consumers';

const rows: readonly Row[] = [
  {
    key: 'featureFlags',
    value: { franchise: false },
    path: places.home,
    shows: without(linkTo('linden-franchise')),
  },
  {
    key: 'staticAttributes',
    value: [{ code: 'origin', title: inLanguage('Bosrand'), value: inLanguage('Achterhoek 7') }],
    path: sofa.path,
    shows: holds(/Bosrand.*Achterhoek 7/s),
  },
  {
    key: 'banners',
    value: [{ id: 'sunday', text: inLanguage('Zevende dag'), link: '/help-centre' }],
    path: sofas.path,
    shows: (html) => html.slice(0, html.indexOf('<header')).includes('Zevende dag'),
  },
  {
    key: 'headerOptions',
    value: { showsShowrooms: false },
    path: places.home,
    shows: (html) => !headerOf(html).includes(linkTo('showrooms')),
  },
  {
    key: 'footerOptions',
    value: { showsNewsletter: false, showsOtherSites: false },
    path: places.home,
    shows: (html) => !footerOf(html).includes(text('footer.newsletter.title')),
  },
  {
    key: 'faq',
    value: [{ question: inLanguage('Mag de hond mee?'), answer: inLanguage('Aan de lijn.') }],
    path: helpCentre,
    shows: holds('Mag de hond mee'),
  },
  ...(mayWithdraw
    ? [
        {
          key: 'freeReturnDays',
          value: 37,
          path: sofa.path,
          shows: holds(literal(text('product.deliveryText.returns', { by: 'carrier', days: 37 }))),
        },
      ]
    : []),
  {
    key: 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT',
    value: 7_654,
    path: places.home,
    shows: (html) => /7.?654/.test(html.slice(0, html.indexOf('<header'))),
  },
  {
    key: 'EXPRESS_DELIVERY_MAX_LIMIT',
    value: 3,
    path: places.express,
    shows: holds(literal(text('listing.express.intro', { days: 3 }))),
  },
  {
    key: 'PRODUCT_NEW_PRODUCTS_MAX_DAY',
    value: 0,
    path: places.newest,
    shows: holds(`>${literal(text('listing.emptyListing.title'))}<`),
  },
  {
    key: 'highlightLimit',
    value: 1,
    path: sofa.path,
    shows: (html) => highlightsOf(html).split('<li').length === 2,
  },
  {
    key: 'highlightOrder',
    value: ['fabricOptions'],
    path: sofa.path,
    shows: (html) =>
      highlightsOf(html).split('<li')[1]?.includes(text('product.highlights.fabricOptions')) === true,
  },
  {
    key: 'socialLinks',
    value: [{ name: 'Wei', url: 'https://wei.example/a' }],
    path: places.home,
    shows: holds('https://wei.example/a'),
  },
  {
    key: 'appStoreLinks',
    value: [{ name: 'Winkel', url: 'https://winkel.example/b' }],
    path: places.home,
    shows: holds('https://winkel.example/b'),
  },
  {
    key: 'policiesList',
    value: ['privacy'],
    path: places.home,
    shows: (html) => indexInFooter(html, policy('privacy')) < indexInFooter(html, policy('delivery')),
  },
  {
    key: 'welcomePopup',
    value: { cacheKey: 'spring-7', ...popup },
    path: places.home,
    shows: holds('"cacheKey":"spring-7"'),
  },
];

let staff: Headers;
test.describe.configure({ mode: 'serial' });
// What is refused on purpose.
test.use({ allowedNoise: { patterns: [/status of 400/] } });
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({
    baseURL: origin,
  });
  staff = await staffHeaders(request);
  await request.dispose();
});

async function shows(request: APIRequestContext, { path, shows: isShown }: Row): Promise<boolean> {
  return isShown(await (await request.get(path)).text());
}

test('each key shows on its pages within seconds, and no longer once it is reset', async ({ request }) => {
  test.skip(...unless('policies'));
  test.skip(...unless('showrooms'));
  for (const row of rows) expect(await shows(request, row), `${row.key} before`).toBe(false);
  try {
    for (const { key, value } of rows) await setConfig(request, staff, key, value);
    for (const row of rows) await expect.poll(() => shows(request, row), { message: row.key }).toBe(true);
  } finally {
    for (const { key } of rows) await resetConfig(request, staff, key);
  }
  for (const row of rows)
    await expect.poll(() => shows(request, row), { message: `${row.key} afterwards` }).toBe(false);
});

test('the page of a feature that is switched off is gone', async ({ request }) => {
  const path = places.template('linden-franchise');
  test.skip((await request.get(path)).status() !== 200, 'the site has no page for partners');
  const statusOf = async (asked: string) => (await request.get(asked, { maxRedirects: 0 })).status();
  const status = () => statusOf(path);
  await setConfig(request, staff, 'featureFlags', { franchise: false });
  try {
    await expect.poll(status).toBe(404);
    // Who looks for it gets results, and is not led to the page.
    expect(await statusOf(places.search('franchise'))).toBe(200);
  } finally {
    await resetConfig(request, staff, 'featureFlags');
  }
  await expect.poll(status).toBe(200);
});

test('days of return stand in the basket, and a postcode nobody delivers to is explained at its field', async ({
  page,
  request,
}) => {
  await setConfig(request, staff, 'freeReturnDays', 37);
  await setConfig(request, staff, 'invalidZipCodePatterns', [`^${literal(address.zipCode.slice(0, 2))}`]);
  await setConfig(request, staff, 'featureFlags', { loginBeforeCheckout: true });
  try {
    await addToBasket(page);
    await page.goto(places.basket);
    if (mayWithdraw) await expect(page.getByText(text('basket.assurances', { days: 37 }))).toBeVisible();
    await page.goto(places.checkout);
    await expect(page.getByRole('heading', { name: text('checkout.signIn.title') })).toBeVisible();
    await expectAccessible(page);
    await fillAddress(page);
    await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
    const zipCode = page.getByLabel(text('checkout.fields.zipCode'), { exact: true });
    await expect(zipCode).toHaveAttribute('aria-invalid', 'true');
    await expect(zipCode).toHaveAccessibleDescription(pattern('validation.zipCodeUk'));
    await expect(page.getByRole('alert').filter({ hasText: text('checkout.fields.zipCode') })).toBeFocused();
  } finally {
    for (const key of ['freeReturnDays', 'invalidZipCodePatterns', 'featureFlags'])
      await resetConfig(request, staff, key);
  }
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await expect(page).toHaveURL(/step=delivery/);
});

test.describe('maintenance', () => {
  test.use({ allowedNoise: { patterns: [/status of 503/] } });

  test('closes pages that are kept, and nothing comes up there', async ({ page, request }) => {
    await open(page, sofas.path);
    await setConfig(request, staff, 'maintenanceMode', true);
    const status = async () => (await request.get(sofas.path)).status();
    try {
      await expect.poll(status).toBe(503);
      await page.clock.install();
      await open(page, sofas.path);
      await expect(page.locator('meta[name=status]')).toHaveAttribute('content', '503');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      // What comes late comes when the page is idle; the chat a second later, the popup after its delay.
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(60_000);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } finally {
      await resetConfig(request, staff, 'maintenanceMode');
    }
    await expect.poll(status).toBe(200);
  });
});

test('browsers may read what pages show, and nothing else', async ({ request }) => {
  const { items } = await (await request.get(places.api('remote-config'))).json();
  expect(Object.keys(items[0])).toEqual(expect.arrayContaining(['featureFlags', 'faq', 'banners']));
  for (const key of ['wireStockShare', 'personalisationSegments', 'checkoutCityOrders'])
    expect(items[0]).not.toHaveProperty(key);
  expect((await request.get(places.api('admin/remote-config'))).status()).toBe(401);
});
