import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { open } from './shopper';

/** Opens the page with the scripts of its first load; `release` lets the others come. */
export async function openWithoutLateCode(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!html.includes(basename(new URL(route.request().url()).pathname))) await released;
    await route.continue();
  });
  await open(page, path);
  return () => release();
}

/** Opens the page with the scripts of its first load; all others are lost. Returns how many were. */
export async function openWithLostCode(page: Page, path: string): Promise<() => number> {
  const html = await (await page.request.get(path)).text();
  let lost = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (html.includes(basename(new URL(route.request().url()).pathname))) return route.continue();
    lost += 1;
    await route.abort();
  });
  await open(page, path);
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
