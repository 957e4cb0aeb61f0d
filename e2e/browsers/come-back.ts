import * as places from '../places';
import { sofa, sofas } from '../products';
import { at } from '../server';
import { expect } from '../test';
import type { OtherBrowser } from './browser';

const kept = [places.home, sofas.path, sofa.path, places.basket, places.checkout];
const isAlive = `'followsLinks' in document.documentElement.dataset && document.readyState === 'complete'`;
const rememberReturn = `addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))`;

/** Leaves the page, after it has rested that long, for a document of another kind and comes back. */
async function leaveAndReturn(browser: OtherBrowser, restMs: number): Promise<boolean> {
  const left = await browser.url();
  await browser.read(`void (${rememberReturn})`);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await browser.open(at('/robots.txt'));
  // Once this answer is on its way.
  await browser.read('void setTimeout(() => history.back())');
  await expect.poll(() => browser.url()).toBe(left);
  await expect.poll(() => browser.read(isAlive)).toBe(true);
  return (await browser.read('window.isKept === true')) === true;
}

/**
 * Comes back to pages: they are as they were, alive, and nothing is fetched again. No browser keeps one that still waits for an
 * answer, so each gets more rest until it is kept.
 */
export async function comeBack(browser: OtherBrowser): Promise<void> {
  for (const path of kept) {
    await browser.open(at(path));
    await expect.poll(() => browser.read(isAlive)).toBe(true);
    let isKept = false;
    for (let restMs = 1000; !isKept && restMs <= 16_000; restMs *= 2)
      isKept = await leaveAndReturn(browser, restMs);
    expect(isKept, path).toBe(true);
  }
}
