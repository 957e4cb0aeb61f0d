import { searches } from './inputs/own';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { living, sofa } from './products';
import { open } from './shopper';
import { expect, test } from './test';

for (const [name, path] of [
  ['home', places.home],
  ['a category', living.path],
  ['a search', places.search(searches.oak)],
  ['an empty search', places.search('xyzzyqwerty')],
  ['a product', sofa.path],
] as const) {
  test(`nothing jumps on ${name}, from the first paint down to the footer`, async ({ page }) => {
    await open(page, path);
    const shifts = await watchShifts(page);
    const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / window.innerHeight));
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(150);
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expectSmallShift(shifts);
  });
}
