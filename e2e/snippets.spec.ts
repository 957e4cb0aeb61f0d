import { readSeedPages } from '../api/db/seed/content/seed-content.ts';
import * as places from './places';
import { shop, site } from './site';
import { expect, expectAccessible, test } from './test';

/** §2: in templates, but without a component. */
const withoutComponent: readonly string[] = ['spotlight-search-bar', 'collection-list', 'subscription'];

type Shown = { alias: string; codes: readonly string[] };

/** As few pages as show every kind of snippet that stands somewhere in the shop under test. */
function pagesOfAllKinds(): Shown[] {
  const pages = readSeedPages()
    .filter((page) => page.site === shop.code && page.language === site.language && page.device === 'desktop')
    .map(({ alias, slots }) => ({ alias, codes: slots.map(({ snippetCode }) => snippetCode) }));
  const missing = new Set(pages.flatMap(({ codes }) => codes));
  for (const code of withoutComponent) missing.delete(code);
  const chosen: Shown[] = [];
  while (missing.size > 0) {
    const worth = ({ codes }: Shown) => new Set(codes.filter((code) => missing.has(code))).size;
    const best = pages.toSorted((a, b) => worth(b) - worth(a))[0];
    if (!best || worth(best) === 0) break;
    chosen.push(best);
    for (const code of best.codes) missing.delete(code);
  }
  return chosen;
}

for (const width of [390, 1440])
  for (const { alias, codes } of pagesOfAllKinds())
    test(`${alias} at ${width} px shows ${[...new Set(codes)].join(', ')}, all within the window and accessible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${places.template(alias)}?slots=all`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      const beyond = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const isClipped = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
        const wide = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > edge + 1 && !isClipped(element),
        );
        return {
          page: document.documentElement.scrollWidth - edge,
          elements: wide.map((one) => one.className),
        };
      });
      expect(beyond).toEqual({ page: 0, elements: [] });
      await expectAccessible(page);
    });
