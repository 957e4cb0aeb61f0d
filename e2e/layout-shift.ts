import type { Page } from '@playwright/test';
import { expect } from './test';

/** What may jump on a page, all shifts together, in the measure of browsers (CLS). */
export const allowedShift = 0.02;

/** All that has moved, and what it was. */
export type Shift = { value: number; movers: string[] };

/** Runs in a page: adds up what moves without the shopper's doing since the document began to load. */
export function addUpShifts(): void {
  const seen: Shift = { value: 0, movers: [] };
  Object.assign(window, { seenShift: seen });
  // What the standard library does not know yet.
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      seen.value += value;
      for (const { node, previousRect, currentRect } of sources) {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40);
        seen.movers.push(`${what} from ${previousRect.y} to ${currentRect.y}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Nothing, where nobody looks. */
export const shiftOf = (page: Page): Promise<Shift> =>
  page.evaluate(() => ('seenShift' in window ? (window.seenShift as Shift) : { value: 0, movers: [] }));

/** Looks at what has moved under the eyes of the shopper since the page began to load. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift>> {
  await page.evaluate(addUpShifts);
  return () => shiftOf(page);
}

export async function expectSmallShift(shifts: () => Promise<Shift>): Promise<void> {
  const { value, movers } = await shifts();
  expect(value, movers.join(', ')).toBeLessThanOrEqual(allowedShift);
}
