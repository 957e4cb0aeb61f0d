import * as places from './places';
import { living, sofas } from './products';
import { open } from './shopper';
import { expect, test } from './test';

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
