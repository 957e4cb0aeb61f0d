import { settle } from './late-code';
import * as places from './places';
import { sofas } from './products';
import { open } from './shopper';
import { site } from './site';
import { expect, test } from './test';
import { text } from './text';

const agents = {
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  shopper: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** Calls that only pages in front of people make (§4, §6). */
const forPeople = /\/api\/\w+\/(?:basket|offercard|personalisation|signin|support)/;

test('search words with a page of their own lead shoppers there, and no program', async ({ request }) => {
  type Redirect = { searchTerm: string };
  const { items }: { items: Redirect[] } = await (await request.get(places.api('searchRedirects'))).json();
  const [redirect] = items;
  test.skip(!redirect, `${site.code}: no search words have a page of their own`);
  const statusFor = async (headers: Record<string, string>) => {
    const path = places.search(redirect?.searchTerm ?? '');
    return (await request.get(path, { headers, maxRedirects: 0 })).status();
  };
  expect(await statusFor({ 'user-agent': agents.shopper })).toBe(307);
  expect(await statusFor({ 'user-agent': agents.crawler })).toBe(200);
  expect(await statusFor({ 'user-agent': agents.shopper, 'x-prerender': '1' })).toBe(200);
});

test.describe('a program', () => {
  for (const [name, userAgent, isFlagged] of [
    ['with the agent of a crawler', agents.crawler, false],
    ['with the flag of one that draws pages', agents.shopper, true],
  ] as const)
    test(`${name} is asked nothing and asks nothing`, async ({ browser }) => {
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      if (isFlagged) await page.addInitScript(() => Object.assign(window, { __PRERENDER__: true }));
      await page.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, sofas.path);
      await settle(page);
      await page.clock.runFor(10_000);
      await settle(page);
      await expect(page.getByRole('button', { name: text('chat.launcher') })).toHaveCount(0);
      await expect(page.getByRole('region', { name: text('consent.bannerTitle') })).toHaveCount(0);
      expect(asked.filter((url) => forPeople.test(url))).toEqual([]);
      await context.close();
    });
});
