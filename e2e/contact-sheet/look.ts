import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { addUpShifts, allowedShift, shiftOf } from '../layout-shift';
import { expect } from '../test';
import { folder, type Sight } from './folder';

type Options = {
  /** Shows the window alone: for what covers it. */
  window?: boolean;
  /** What the browser may complain about here. */
  noise?: RegExp;
  /** It is the answer to a press, which may take its room however long the server thinks. */
  pressed?: boolean;
};

type Look = {
  /** Takes the picture of a page as it is, and notes what is wrong with it. */
  look: (name: string, options?: Options) => Promise<void>;
};

let clients = 0;

/** Down and up again, so that everything that is loaded late is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The picture of a whole page shows too what the browser leaves out because it is not in sight. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A sheet that no content security policy refuses, the payment page's included.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

async function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const overflow =
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
    const broken = [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => `broken picture ${image.currentSrc}`);
    const isStretched = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const drawn = width / height / (image.naturalWidth / image.naturalHeight);
      return getComputedStyle(image).objectFit === 'fill' && height > 0 && Math.abs(drawn - 1) > 0.03;
    };
    const stretched = [...document.images]
      .filter((image) => image.naturalWidth > 0 && image.checkVisibility() && isStretched(image))
      .map((image) => `stretched picture ${image.currentSrc}`);
    return [...overflow, ...broken, ...stretched];
  });
}

export const test = base.extend<Look>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { parallelIndex, workerIndex }) => {
    clients += 1;
    await use({
      ...extraHTTPHeaders,
      'x-forwarded-for': `10.${parallelIndex}.${workerIndex % 256}.${clients % 256}`,
    });
  },
  look: async ({ page, viewport }, use, { titlePath }) => {
    const width = viewport?.width ?? 0;
    const group = titlePath.at(-1) ?? '';
    const noise: string[] = [];
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image' && response.status() >= 400)
        problems.push(`picture ${response.status()} ${response.url()}`);
    });
    await page.addInitScript(addUpShifts);

    await use(async (name, options = {}) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      if (!options.window) await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const { value, movers } = await shiftOf(page);
      if (!options.window) await drawAll(page);
      const found = [...problems.splice(0), ...(await problemsOf(page))];
      if (value > allowedShift && !options.pressed)
        found.push(`moves by ${value.toFixed(3)}: ${movers.join(', ')}`);
      for (const line of noise.splice(0)) if (!options.noise?.test(line)) found.push(`console: ${line}`);

      const base = `${width}-${group}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const sight: Sight = {
        width,
        group,
        name,
        order: Date.now(),
        file: `${base}.jpg`,
        shift: value,
        problems: found,
      };
      mkdirSync(folder, { recursive: true });
      await page.screenshot({
        path: join(folder, sight.file),
        type: 'jpeg',
        quality: 80,
        fullPage: !options.window,
        animations: 'disabled',
      });
      writeFileSync(join(folder, `${base}.json`), JSON.stringify(sight));
      expect.soft(found, `${group}: ${name} at ${width}`).toEqual([]);
    });
  },
});

export { expect };
