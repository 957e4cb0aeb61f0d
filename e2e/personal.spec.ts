import type { Page } from '@playwright/test';
import { homeRowTitle, unless } from './conditions';
import { searches } from './inputs/own';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { category, sofa } from './products';
import { addToBasket, open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { text } from './text';
import { enterAs } from './visit';
import { accepted } from './visitor';

type Card = { vsin: string; alias: string; title: string };

const lighting = category('C6');
const homeRow = homeRowTitle ?? '';
const everybodysRow = text('productCard.slider.popular');

async function listCards(page: Page, query: string): Promise<Card[]> {
  const answer = await page.request.get(places.api(`products-listing?${query}`));
  return (await answer.json()).items[0].products;
}
const listLamps = (page: Page) => listCards(page, `type=category&vsin=${lighting.vsin}&size=96`);

/** The numbers of the products a part of the page links to, in its order. */
const linked = (page: Page, within: string) =>
  page
    .locator(`${within} a[href*="-p-V"]`)
    .evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')?.split('-p-').at(-1)?.split(/[?#]/)[0] ?? '')),
    ]);

/** What is said of the visitor to personalisation, by the end of its path. */
function watchPersonal(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/personalisation/');
    if (call) asked.push(call);
  });
  return asked;
}

/** What the shop has stored of the visitor, which only their own token can ask. */
const stored = (page: Page) =>
  page.evaluate(
    async ([path, code]) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith(`${code}.token`));
      const { value } = JSON.parse((key && localStorage.getItem(key)) ?? '{}');
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${value}` },
        body: JSON.stringify({ items: [{}] }),
      });
      return (await answer.json()).items?.[0]?.consent;
    },
    [places.api('personalisation/init'), site.code] as const,
  );

/** Looks at products one after the other, each until the shop has been told. */
async function lookAt(page: Page, cards: readonly Card[]): Promise<void> {
  for (const card of cards) {
    const isTold = page.waitForResponse(/personalisation\/track/);
    await open(page, places.product(card));
    expect((await (await isTold).json()).items).toEqual([{ stored: 1 }]);
  }
}

/** Down to where rows are asked for, and up again, so that nobody looks where they come. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

test.describe('who has allowed it', () => {
  test.use({ storageState: accepted });

  test('looks at lamps and sees lamps: at home, in the search box and in its results', async ({ page }) => {
    test.skip(...unless('recommendations at home'));
    const lamps = await listLamps(page);
    const isLamp = (vsin: string) => lamps.some((lamp) => lamp.vsin === vsin);
    const seen = lamps.slice(0, 2);
    await lookAt(page, seen);

    await open(page, places.home);
    await passThrough(page);
    const row = page.getByRole('region', { name: homeRow });
    await expect(row).toBeAttached();
    const shown = await linked(page, `section:has(h2:text-is("${homeRow}"))`);
    expect(shown.slice(0, 3).filter(isLamp)).toHaveLength(3);
    expect(shown).not.toContain(seen[0]?.vsin);

    const term = searches.oak;
    const plain = (await listCards(page, `type=search&term=${encodeURIComponent(term)}`)).map(
      ({ vsin }) => vsin,
    );
    const placesOf = (vsins: readonly string[]) =>
      vsins.reduce((sum, vsin, index) => sum + (isLamp(vsin) ? index : 0), 0);
    const isAsked = page.waitForResponse(/personalisation\/search/);
    const isTold = page.waitForResponse(/personalisation\/track/);
    await open(page, places.search(term));
    const shifts = await watchShifts(page);
    const results = () => linked(page, '[data-list="search"] > ul');
    await isAsked;
    await expect.poll(async () => placesOf(await results())).toBeLessThan(placesOf(plain));
    expect((await results()).toSorted()).toEqual(plain.toSorted());
    expect((await results())[0]).toBe(plain[0]);
    await expectSmallShift(shifts);
    await isTold;

    await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(term.slice(0, 3));
    const recent = page.getByRole('group', { name: text('layout.search.recent') });
    await expect(recent.getByRole('option', { name: term })).toBeVisible();
  });

  test('has it end at once, and all of it deleted, by taking it back', async ({ page }) => {
    const lamps = await listLamps(page);
    await lookAt(page, lamps.slice(0, 1));
    expect(await stored(page)).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: text('footer.cookies') })
      .click();
    const isEnded = page.waitForResponse(/personalisation\/init/);
    await page
      .getByRole('dialog', { name: text('consent.title') })
      .getByRole('button', { name: text('consent.reject') })
      .click();
    await isEnded;
    expect(await stored(page)).toBe(false);
    const asked = watchPersonal(page);
    await open(page, lamps[1] ? places.product(lamps[1]) : places.home);
    await passThrough(page);
    expect(asked).toEqual([]);
  });

  test('chooses in the account by which channels to hear of it', async ({ page }) => {
    await enterAs(page, 'customer');
    await open(page, places.account('profile'));
    const email = page.getByRole('checkbox', { name: text('account.channels.names.email'), exact: true });
    await expect(email).toBeEnabled();
    await expect(email).not.toBeChecked();
    await email.click();
    await expect(page.getByText(text('account.channels.saved'))).toBeVisible();
    await expect(email).toBeChecked();
    await expectAccessible(page);
    const isTold = page.waitForResponse(/personalisation\/profile/);
    await page.getByRole('button', { name: text('account.save'), exact: true }).click();
    expect((await isTold).status()).toBe(200);
    await page.reload();
    await expect(email).toBeChecked();
  });
});

test.describe('who has allowed it, while personalisation is away', () => {
  test.use({ storageState: accepted, allowedNoise: { patterns: [/status of 503/] } });

  test('sees what everybody sees', async ({ page }) => {
    test.skip(...unless('recommendations at home'));
    await page.route(places.anyApi('personalisation/*'), (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', fields: [], requestId: 'r' } }),
    );
    await open(page, places.home);
    await passThrough(page);
    await expect(page.getByRole('region', { name: everybodysRow })).toBeAttached();
    await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(searches.oak.slice(0, 3));
    await expect(page.getByRole('listbox', { name: text('layout.search.suggestions') })).toBeVisible();
  });
});

test('who refuses is told of in no call, and sees what everybody sees', async ({ page }) => {
  const asked = watchPersonal(page);
  await addToBasket(page);
  await open(page, sofa.path);
  await passThrough(page);
  await open(page, places.search(searches.oak));
  await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(searches.oak.slice(0, 3));
  await expect(page.getByRole('listbox', { name: text('layout.search.suggestions') })).toBeVisible();
  await open(page, places.basket);
  await passThrough(page);
  await expect(page.getByRole('region', { name: text('productCard.slider.goesWith') })).toBeAttached();
  expect(asked).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed|told/.test(key)));
  expect(kept).toEqual([]);
  expect(await stored(page)).toBe(false);
});

test('who refuses and has no session gets none for a row of products', async ({ page }) => {
  const asked = watchPersonal(page);
  const sessions: string[] = [];
  page.on('request', (request) => void (request.url().includes('signin') && sessions.push(request.url())));
  await open(page, sofa.path);
  await passThrough(page);
  expect([...asked, ...sessions]).toEqual([]);
});
