import { homeRowTitle, unless } from './conditions';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { sofa } from './products';
import { addToBasket, open } from './shopper';
import { expect, test } from './test';
import { text } from './text';

const row = { home: homeRowTitle ?? '', product: text('product.sections.alsoViewed') };

test('a visitor without a session gets no recommendations, and no session for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/personalisation|signin/.test(request.url())) asked.push(request.url());
  });
  await open(page, sofa.path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  await expect(page.getByRole('heading', { name: row.product })).toHaveCount(0);
});

test('who shops here sees more of the kind on a product page, and nothing jumps', async ({ page }) => {
  await addToBasket(page);
  const answer = page.waitForResponse(/personalisation\/recommend/);
  await page.goto(sofa.path);
  const shifts = await watchShifts(page);
  await answer;
  await expect(page.getByRole('heading', { name: row.product })).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectSmallShift(shifts);
});

test('the home page recommends to a visitor only with consent', async ({ page }) => {
  test.skip(...unless('recommendations at home'));
  await addToBasket(page);
  const decide = (consent: boolean) =>
    page.evaluate(
      async ([path, decision]) => {
        const key = Object.keys(localStorage).find((each) => each.endsWith('.token')) ?? '';
        const { value } = JSON.parse(localStorage.getItem(key) ?? '{}');
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${value}` },
          body: JSON.stringify({ items: [{ consent: decision }] }),
        });
        return answer.status;
      },
      [places.api('personalisation/init'), consent] as const,
    );
  // The row is one of the slots that come later.
  const scrollDown = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const isAsked = page.waitForResponse(/personalisation\/init/);
  await page.goto(places.home);
  await scrollDown();
  await isAsked;
  await expect(page.getByRole('heading', { name: row.home })).toHaveCount(0);
  expect(await decide(true)).toBe(200);
  await page.reload();
  await scrollDown();
  await expect(page.getByRole('heading', { name: row.home })).toBeAttached();
  expect(await decide(false)).toBe(200);
  const isAskedAgain = page.waitForResponse(/personalisation\/init/);
  await page.reload();
  await scrollDown();
  await isAskedAgain;
  await expect(page.getByRole('heading', { name: row.home })).toHaveCount(0);
});
