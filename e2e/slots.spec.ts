import * as places from './places';
import {
  anySlot,
  expectSlotRules,
  letReact,
  openHome,
  slotOf,
  waitingSlots,
  watchFetchedSlots,
} from './slots';
import { expect, test } from './test';

test('the later slots of a page are fetched once the visitor has scrolled past half of the window', async ({
  page,
}) => {
  await expectSlotRules(page);
});

test('a slot of which a quarter is in view is fetched, and no other', async ({ page }) => {
  const { waiting, fetched } = await openHome(page);
  const [first = '', second = ''] = waiting;
  const placeOf = async () => {
    const box = await page.locator(`[data-slot="${first}"]`).boundingBox();
    if (!box) throw new Error('the first slot to come has no place');
    return box;
  };
  // The picture above grows with the window, as far as it goes: measured in a tall one.
  await page.setViewportSize({ width: 1440, height: Math.round((await placeOf()).y) });
  const box = await placeOf();
  // A window so tall that a fifth of the slot is in view: scrolled by a tenth of it, it shows more than a quarter.
  const height = Math.round(box.y + box.height / 5);
  await page.setViewportSize({ width: 1440, height });
  await letReact(page);
  expect(fetched).toEqual([]);
  await page.evaluate((top) => window.scrollTo(0, top), Math.round(box.height / 10));
  await expect.poll(() => fetched).toEqual([first]);
  await expect(page.locator(`[data-slot="${first}"]`)).toHaveCount(0);
  await expect(slotOf(page, first)).toBeVisible();
  await expect(page.locator(`[data-slot="${second}"]`)).toHaveCount(1);
  expect(fetched).toEqual([first]);
});

test('an address leads to a slot that is far down', async ({ page }) => {
  const { waiting } = await openHome(page);
  const last = waiting.at(-1) ?? '';
  await page.goto('about:blank');
  await page.goto(`${places.home}#slot-${last}`);
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await expect(slotOf(page, last)).toBeInViewport();
});

test('Back finds the slots and the place, and fetches nothing again', async ({ page }) => {
  const { waiting } = await openHome(page);
  await page.mouse.wheel(0, 1000);
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  const link = slotOf(page, waiting[0] ?? '')
    .getByRole('link')
    .first();
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await letReact(page);
  const before = await top();
  await link.click();
  await expect(page).not.toHaveURL(places.endsWith(places.home));
  const fetched = watchFetchedSlots(page);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
  expect(fetched).toEqual([]);
});

test('what is read from above to below is all in the page for a crawler', async ({ page, request }) => {
  const { waiting } = await openHome(page);
  const missing = waiting.map((id) => `id="slot-${id}"`);
  const asked = async (agent: string) =>
    (await request.get(places.home, { headers: { 'user-agent': agent } })).text();
  const whole = await asked('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  expect(missing.filter((id) => !whole.includes(id))).toEqual([]);
  expect(whole).not.toContain('data-slot');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  const answers = await page.locator('main details p').allTextContents();
  expect(answers.length).toBeGreaterThan(0);
  const text = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const script of parsed.querySelectorAll('script, noscript')) script.remove();
    return parsed.body.textContent ?? '';
  }, whole);
  expect(answers.filter((answer) => !text.includes(answer))).toEqual([]);
});

test('a narrow window of a desktop has the page of a phone from the next page on', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const shown = () => page.evaluate(() => window.scrollTo(0, 2000));
  const devices: string[] = [];
  page.on('request', (request) => {
    const device = /\/slots\/(desktop|mobile)\//.exec(request.url())?.[1];
    if (device) devices.push(device);
  });
  await page.goto(places.home);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'linden-window')?.value)
    .toBe('narrow');
  await shown();
  await expect.poll(() => new Set(devices)).toEqual(new Set(['desktop']));
  devices.length = 0;
  await page.goto('about:blank');
  await page.goto(places.home);
  await shown();
  await expect.poll(() => new Set(devices)).toEqual(new Set(['mobile']));
  // And of a desktop again once it is wide.
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'linden-window'))
    .toBe(false);
});

test.describe('a slot that fails', () => {
  test.use({ allowedNoise: { patterns: [/Failed to load resource/, /TypeError/] } });

  for (const [how, answer] of [
    ['cannot be fetched', { status: 500, body: '{}' }],
    ['is refused', { status: 404, body: '' }],
    ['is no slot', { status: 200, contentType: 'text/html', body: '<p>proxy</p>' }],
    ['cannot be drawn', null],
    ['never arrives', 'abort'],
  ] as const) {
    test(`is hidden and reported when it ${how}; the others stay`, async ({ page }) => {
      const reports: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') reports.push(message.text());
      });
      const { waiting } = await openHome(page);
      const [broken = '', ...others] = waiting;
      await page.route(anySlot(broken), async (route) => {
        if (answer === 'abort') return route.abort();
        if (answer) return route.fulfill(answer);
        const response = await route.fetch();
        const slot = await response.json();
        return route.fulfill({ json: { ...slot, slot: { ...slot.slot, context: {} } } });
      });
      await page.evaluate(() => window.scrollTo(0, 2000));
      await expect(page.locator('[data-slot]')).toHaveCount(0);
      await expect(slotOf(page, broken)).toHaveCount(0);
      for (const id of others) await expect(slotOf(page, id)).toHaveCount(1);
      await expect.poll(() => reports.join('\n')).toContain(`slot ${broken} is hidden`);
      expect(await waitingSlots(page)).toEqual([]);
    });
  }
});
