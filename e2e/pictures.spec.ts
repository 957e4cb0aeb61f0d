import { expectRightSizes } from './pictures';
import * as places from './places';
import { sofa, sofas } from './products';
import { addToBasket, open } from './shopper';
import { expect, test } from './test';
import { text } from './text';

const pages = [
  ['home', places.home],
  ['a listing', sofas.path],
  ['a product', sofa.path],
] as const;

for (const [name, path] of pages) {
  test(`one picture of ${name} is fetched first, all others when they come into sight`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(4);
    const first = pictures.filter((tag) => tag.includes('fetchPriority="high"'));
    expect(first).toHaveLength(1);
    expect(pictures.filter((tag) => !tag.includes('loading="lazy"'))).toEqual(first);
  });
}

test('pictures are as wide as they say', async ({ page }) => {
  for (const [, path] of pages) {
    await open(page, path);
    for (const width of [390, 768, 1000, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRightSizes(page);
    }
  }
});

test('pictures of the basket and of the checkout are as wide as they say', async ({ page }) => {
  await addToBasket(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(places.basket);
    await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
    await expectRightSizes(page);
  }
  await page.goto(places.checkout);
  const summary = page.getByRole('region', { name: text('checkout.summary') });
  await expect(summary.locator('img').first()).toBeVisible();
  await expectRightSizes(page);
});

test('a picture comes in the format the browser takes, and only in sizes of the shop', async ({
  request,
}) => {
  const read = async (path: string, accept = '*/*') => {
    const answer = await request.get(path, { headers: { accept } });
    return [answer.status(), answer.headers()['content-type'] ?? ''];
  };
  const room = '/media/640w/room-living.webp';
  expect(await read(room, 'image/avif,image/webp,*/*')).toEqual([200, 'image/avif']);
  expect(await read(room, 'image/webp,*/*')).toEqual([200, 'image/webp']);
  expect(await read(room)).toEqual([200, 'image/jpeg']);
  expect(await read('/media/room-living.webp')).toEqual([200, 'image/webp']);
  expect(await read('/media/9999w/room-living.webp')).toEqual([400, '']);
  expect(await read('/media/640w/room-living.webp?width=9999')).toEqual([400, '']);
  expect(await read('/_next/image?url=https%3A%2F%2Fevil.test%2Fx.png&w=640&q=75')).toEqual([400, '']);
  expect(await read('/media/640w/room-nowhere.webp')).toEqual([404, '']);
});
