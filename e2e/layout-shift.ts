import type { Page } from '@playwright/test';
import { expect } from './test';

/** What may jump on a page, in the measure of browsers (CLS). */
const allowedShift = 0.02;

/** Adds up what has moved under the eyes of the shopper since the page began to load. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

export async function expectSmallShift(shifts: () => Promise<number>): Promise<void> {
  expect(await shifts()).toBeLessThanOrEqual(allowedShift);
}
