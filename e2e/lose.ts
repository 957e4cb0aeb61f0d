import type { Page } from '@playwright/test';
import * as places from './places';

/** A connection that breaks at a call: before the shop has heard it, or before its answer is. */
type Lost = 'request' | 'answer';
export type Call = `${'DELETE' | 'POST' | 'PUT'} ${string}`;
export const either = ['request', 'answer'] as const;

/** The next call of that kind is lost. @returns what waits until it was */
export async function lose(page: Page, lost: Lost, call: Call): Promise<() => Promise<void>> {
  const [method, path = ''] = call.split(' ');
  const url = path.startsWith('**') ? path : places.anyApi(path);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let isOver = false;
  await page.route(url, async (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    if (lost === 'answer') await route.fetch({ maxRedirects: 0 });
    await route.abort();
    tell();
  });
  return () => told;
}
