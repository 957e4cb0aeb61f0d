import type { Page } from '@playwright/test';
import type { Call as AnyCall } from '../api/contract/call';
import * as places from './places';
import { literal } from './text';

/** A connection that breaks at a call: before the shop has heard it, or before its answer is. */
type Lost = 'request' | 'answer';
/** By its name in the contract: `scripts/dropped-calls.test.ts` looks for the names of those that no journey loses. */
export type Call = Pick<AnyCall, 'method' | 'path'>;
export const either = ['request', 'answer'] as const;

function addressOf({ path }: Call): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literal(part)));
  return new RegExp(`${literal(places.api(''))}${parts.join('/')}$`);
}

/** The next call of that kind is lost. @returns what waits until it was */
export async function lose(page: Page, lost: Lost, call: Call): Promise<() => Promise<void>> {
  const address = addressOf(call);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let isOver = false;
  await page.route(
    (url) => address.test(url.pathname),
    async (route) => {
      if (isOver || route.request().method() !== call.method) return route.fallback();
      isOver = true;
      // A shop that is too busy has done nothing.
      while (lost === 'answer' && (await route.fetch({ maxRedirects: 0 })).status() === 503);
      await route.abort();
      tell();
    },
  );
  return () => told;
}
