import type { Page } from '@playwright/test';
import * as places from './places';
import { sofas } from './products';
import { open } from './shopper';
import { expect, test } from './test';

/** Collects what the browser moves between two pages, frame by frame. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'moves', seen);
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) seen.add(effect.pseudoElement);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'moves') as Set<string>)]);
}

async function followFirstCard(page: Page): Promise<void> {
  const link = page.locator('main article').first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  // Pointing fetches the page ahead.
  const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await link.hover();
  await (await fetched).finished();
  // Until it is read, and while parts of this page come alive, the browser shows the next one without any move.
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  await link.click();
  await expect(page).toHaveURL(places.anyProduct);
  await expect(page.locator('main figure img').first()).toBeVisible();
}

test('the picture of a card travels to the page of its product', async ({ page }) => {
  // A browser that is busy shows the next page without any move: one of several times it does move.
  await expect(async () => {
    await open(page, sofas.path);
    const moves = await watchMoves(page);
    await followFirstCard(page);
    const vsin = /V\d+$/.exec(page.url())?.[0];
    await expect.poll(moves, { timeout: 3000 }).toContain(`::view-transition-group(picture-${vsin})`);
  }).toPass({ timeout: 100_000 });
});

test.describe('who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('sees no picture travel', async ({ page }) => {
    await open(page, sofas.path);
    const moves = await watchMoves(page);
    await followFirstCard(page);
    await page.waitForTimeout(500);
    expect((await moves()).filter((move) => move.includes('picture'))).toEqual([]);
  });
});
