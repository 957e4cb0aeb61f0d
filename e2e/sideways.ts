import { expect, type Page } from '@playwright/test';

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const culprits = [...document.querySelectorAll('main *, header *, footer *')].filter(isTooWide);
    return {
      clientWidth,
      scrollWidth,
      culprits: culprits.slice(-3).map((one) => one.outerHTML.slice(0, 150)),
    };
  });
  const text = `wider than ${widths.clientWidth} px, perhaps by ${widths.culprits.join('\n')}`;
  expect(widths.scrollWidth, text).toBeLessThanOrEqual(widths.clientWidth);
}
