import { basename } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { open } from './shopper';

/** Opens the page with the scripts of its first load; what becomes of each other one is for `treat` to say. */
async function openWith(page: Page, path: string, treat: (late: Route) => Promise<void>): Promise<void> {
  const html = await (await page.request.get(path)).text();
  // A page that is kept names the code of its first load in its payload.
  const [, payload] = /src="([^"]*\/payload\/[^"]*)"/.exec(html) ?? [];
  const first = html + (payload ? await (await page.request.get(payload)).text() : '');
  await page.route('**/_next/static/chunks/*.js', (route) =>
    first.includes(basename(new URL(route.request().url()).pathname)) ? route.continue() : treat(route),
  );
  await open(page, path);
}

/** Lets no page run any code until the function that it gives is called. */
export async function holdCode(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/payload/**', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Opens the page with the scripts of its first load; `release` lets the others come. */
export async function openWithoutLateCode(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openWith(page, path, async (late) => {
    await released;
    await late.continue();
  });
  return () => release();
}

/** Opens the page with the scripts of its first load; all others are lost. Returns how many were. */
export async function openWithLostCode(page: Page, path: string): Promise<() => number> {
  let lost = 0;
  await openWith(page, path, async (late) => {
    lost += 1;
    await late.abort();
  });
  return () => lost;
}

/**
 * What has come is drawn: all is fetched, and the tasks that it left have run. Whatever has not shown itself by then will not.
 * Needs no clock, which a journey may hold.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < 5; round += 1)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
}
