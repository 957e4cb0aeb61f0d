import * as places from '../places';
import { sofa, sofas } from '../products';
import { open } from '../shopper';
import { expect, test } from '../test';

const maxBytes = 80_000;

for (const [name, path] of [
  ['home', places.home],
  ['a listing', sofas.path],
  ['a product', sofa.path],
] as const) {
  test(`the largest picture of ${name} is the one that is fetched first, and light`, async ({ page }) => {
    await open(page, path);
    const first = page.locator('img[fetchpriority="high"]');
    await expect(first).toHaveCount(1);
    const { source, largest, bytes } = await first.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const inSight = [...document.images].filter((other) => other.getBoundingClientRect().top < innerHeight);
      const area = ({ offsetWidth, offsetHeight }: HTMLImageElement) => offsetWidth * offsetHeight;
      const [top] = inSight.sort((one, other) => area(other) - area(one));
      const [entry] = performance.getEntriesByName(image.currentSrc);
      const sent = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      return { source: image.currentSrc, largest: top?.currentSrc, bytes: sent };
    });
    console.info(`${name}: ${source} is ${bytes} bytes`);
    expect(largest).toBe(source);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}
