import * as places from './places';
import { living, sofa, sofas } from './products';
import { open } from './shopper';
import { expect, test } from './test';
import { text } from './text';

const picture = 'main [data-card] .picture-well';

for (const [name, path] of [
  ['a category', sofas.path],
  ['a department', living.path],
  ['the newest', places.newest],
] as const) {
  test(`a desktop's first window shows the products of ${name}, not only what stands above them`, async ({
    page,
  }) => {
    await open(page, path);
    const { y = Number.POSITIVE_INFINITY, height = 0 } =
      (await page.locator(picture).first().boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(410);
    expect(y + height).toBeLessThan(900);
  });
}

test('no category is said to have one product: a number stands beside all of them, or beside none', async ({
  page,
}) => {
  for (const { path } of [sofas, living]) {
    await open(page, path);
    const names = await page
      .getByRole('navigation', { name: text('listing.subCategories') })
      .getByRole('link')
      .allInnerTexts();
    const counted = names.filter((name) => /\s\d+$/.test(name));
    expect(names.length).toBeGreaterThan(1);
    expect([0, names.length]).toContain(counted.length);
    expect(counted.filter((name) => /\s1$/.test(name))).toEqual([]);
  }
});

test('an upright tablet shows a product as wide as its window, and below it what it is beside what buys it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, sofa.path);
  const main = page.getByRole('main');
  const [picture, name, button] = await Promise.all([
    main.locator('figure').first().boundingBox(),
    main.getByRole('heading', { level: 1 }).boundingBox(),
    main
      .getByRole('button', { name: text('product.purchase.add') })
      .first()
      .boundingBox(),
  ]);
  const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
  expect(picture?.width).toBeGreaterThan(600);
  expect(name?.y).toBeGreaterThan(bottom);
  expect(button?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect((button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0)).toBeLessThan(1024);
});

test('in a low window of a tablet all but the choice of a product stands below its pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 720 });
  await open(page, sofa.path);
  const main = page.getByRole('main');
  const [pictures, further, button] = await Promise.all([
    main.locator('figure').first().boundingBox(),
    main.getByText(text('product.showrooms')).boundingBox(),
    main
      .getByRole('button', { name: text('product.purchase.add') })
      .first()
      .boundingBox(),
  ]);
  const right = (pictures?.x ?? 0) + (pictures?.width ?? 0);
  expect((further?.x ?? right) + (further?.width ?? 0)).toBeLessThan(right);
  expect(button?.x).toBeGreaterThan(right);
});

test('what tells that a product lies in the basket leaves its name and its price in sight', async ({
  page,
}) => {
  await open(page, sofa.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  const notice = page.locator('.added-notice');
  await expect(notice).toBeInViewport({ ratio: 1 });
  const price = await page.locator('.live-price .tabular').first().boundingBox();
  const bottom = (price?.y ?? Number.POSITIVE_INFINITY) + (price?.height ?? 0);
  // It slides into its place.
  await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(bottom);
});
