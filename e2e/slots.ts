import type { Page } from '@playwright/test';
import { slotPath } from '../lib/routes/paths';
import * as places from './places';
import { site } from './site';
import { expect } from './test';

const alias = 'index';

/** The ids of the slots that have been fetched, in this order, from now on. */
export function watchFetchedSlots(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [area, device, of, id] = new URL(request.url()).pathname.split('/').slice(2);
    if (area === 'slots' && device && of && id) fetched.push(decodeURIComponent(id));
  });
  return fetched;
}

/** The ids of the slots that are still to come, from above to below. */
export function waitingSlots(page: Page): Promise<string[]> {
  return page
    .locator('[data-slot]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-slot') ?? ''));
}

/** Time for the page to do what it would do, where nothing is to happen. */
export async function letReact(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

/** Home, and the slots that are no part of it. */
export async function openHome(page: Page): Promise<{ waiting: string[]; fetched: string[] }> {
  const fetched = watchFetchedSlots(page);
  await page.goto(places.home);
  await page.waitForLoadState('networkidle');
  const waiting = await waitingSlots(page);
  expect(waiting.length).toBeGreaterThan(1);
  return { waiting, fetched };
}

export const anySlot = (id: string) => `**${slotPath(site.code, { device: 'desktop', alias, id })}`;
export const slotOf = (page: Page, id: string) => page.locator(`#slot-${id}`);

export async function expectSlotRules(page: Page): Promise<void> {
  const { waiting, fetched } = await openHome(page);
  expect(fetched).toEqual([]);

  const half = Math.ceil((page.viewportSize()?.height ?? 0) / 2);
  await page.evaluate((top) => window.scrollTo(0, top), half - 2);
  await letReact(page);
  expect(fetched).toEqual([]);

  await page.evaluate((top) => window.scrollTo(0, top), half + 2);
  await expect.poll(() => fetched.toSorted()).toEqual(waiting.toSorted());
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  // Each once, whatever happens later.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(fetched).toHaveLength(waiting.length);
}
