import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import { expectNoDialogEntry } from './dialog-entry';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { sofa, sofas } from './products';
import { welcomePopup } from './remote-config';
import { open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { text } from './text';
import { newcomer, refused, undecided } from './visitor';

test.use({ storageState: newcomer });

const title = welcomePopup.popupTitle[site.language] ?? '';
const popup = (page: Page) => page.getByRole('dialog', { name: title });
const { delay } = welcomePopup;

type Change = Partial<typeof welcomePopup>;

/** The shop as its config would make it: pages carry what browsers need of it. */
async function withPopup(page: Page, change: Change): Promise<void> {
  await page.route(places.endsWith(places.home), async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const config = /(<script type="application\/json" id="page-config">)(.*?)(<\/script>)/;
    const changed = html.replace(config, (_whole, start, json, end) => {
      const { welcomePopup: popupBefore, ...others } = JSON.parse(json);
      return start + JSON.stringify({ ...others, welcomePopup: { ...popupBefore, ...change } }) + end;
    });
    await route.fulfill({ response: answer, body: changed });
  });
}

/** Late parts are there, and a popup that may come is waiting: nothing else tells when nothing is to come. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: text('chat.launcher') })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Time passes only where the journey says so, however busy the machine is. The page has no code yet: that comes after the first
 * paint, for which time must pass.
 */
async function openWithTimeHeld(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(places.home);
}

/** Lets as little time pass as code and late parts need to come, of which the popup is one. Returns how much that was. */
async function letLatePartsCome(page: Page): Promise<number> {
  let passedMs = 0;
  await expect
    .poll(async () => {
      passedMs += 100;
      await page.clock.runFor(100);
      return page.getByRole('button', { name: text('chat.launcher') }).isVisible();
    })
    .toBe(true);
  expect(passedMs, 'late parts took longer than the popup waits').toBeLessThan(delay);
  return passedMs;
}

/** Lets time pass until it is there: its delay begins when late parts have come, at their own pace. */
async function expectToCome(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return popup(page).isVisible();
    })
    .toBe(true);
}

async function expectToBeGone(page: Page): Promise<void> {
  await expect(popup(page)).toBeHidden();
  await expectNoDialogEntry(page);
}

async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await page.clock.runFor(3000);
  await settle(page);
}

test('it comes after its delay, once, and its form asks for the mail', async ({ page }) => {
  await openWithTimeHeld(page);
  const shifts = await watchShifts(page);
  const passedMs = await letLatePartsCome(page);
  // The delay began with them, so it cannot be over yet.
  await page.clock.runFor(delay - passedMs - 1);
  await expect(popup(page)).toBeHidden();
  await expectToCome(page);
  await page.clock.resume();
  await expect(popup(page).locator(':focus')).toHaveCount(1);
  expect((await popup(page).boundingBox())?.width).toBe(welcomePopup.popupWidth);
  await expectAccessible(page);
  await expectSmallShift(shifts);

  const sent = page.waitForRequest(/subscribe\?origin=desktop/);
  await popup(page).getByLabel(text('newsletter.label')).fill(`welkom-${randomUUID()}@example.nl`);
  await popup(page)
    .getByRole('button', { name: text('newsletter.submit') })
    .click();
  await sent;
  await expect(popup(page).getByText(text('newsletter.sent'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await page.clock.runFor(delay + 60_000);
  await expect(popup(page)).toBeHidden();
});

test('Back closes it and stays, and the focus returns', async ({ page }) => {
  await page.clock.install();
  await open(page, quietPage.path);
  await open(page, places.home);
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await expectToCome(page);
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(places.endsWith(places.home));
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(places.endsWith(quietPage.path));
});

test('it comes again when its interval is over, and under another key', async ({ page }) => {
  await page.clock.install();
  await withPopup(page, { cacheKey: 'spring', delay: 1000, interval: 30 });
  await open(page, places.home);
  await page.clock.runFor(5000);
  await popup(page)
    .getByRole('button', { name: text('welcome.close') })
    .click();
  await expectToBeGone(page);
  await comeBack(page);
  await expect(popup(page)).toBeHidden();
  await page.clock.fastForward('31:00');
  await page.reload();
  await expectToCome(page);
  await page.keyboard.press('Escape');
  await expectToBeGone(page);
  await withPopup(page, { cacheKey: 'summer', delay: 1000 });
  await page.reload();
  await expectToCome(page);
});

test('it waits while somebody types and on pages where people choose and buy', async ({ page }) => {
  await page.clock.install();
  for (const path of [places.basket, sofa.path]) {
    await open(page, path);
    await page.clock.runFor(delay + 5000);
    await expect(popup(page)).toBeHidden();
  }
  await open(page, sofas.path);
  await page.getByRole('searchbox').first().focus();
  await page.clock.runFor(delay + 5000);
  await expect(popup(page)).toBeHidden();
  // What the field suggests lies over the page, and would come after an Escape that was too early.
  await expect(page.getByRole('listbox', { name: text('layout.search.suggestions') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await expectToCome(page);
});

test.describe('before anything was decided', () => {
  test.use({ storageState: undecided });

  test('it waits for the choice, and then for its delay', async ({ page }) => {
    await openWithTimeHeld(page);
    await letLatePartsCome(page);
    const reject = page.getByRole('button', { name: text('consent.reject') });
    await expect(reject).toBeVisible();
    await page.clock.runFor(delay + 5000);
    await expect(popup(page)).toBeHidden();
    await reject.click();
    await page.clock.runFor(delay - 1);
    await expect(popup(page)).toBeHidden();
    await expectToCome(page);
  });
});

for (const [name, use] of [
  ['a program', { storageState: newcomer, userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
  ['who has seen it', { storageState: refused }],
] as const)
  test.describe(name, () => {
    test.use(use);

    test('does not meet it', async ({ page }) => {
      await page.clock.install();
      await open(page, places.home);
      await page.clock.runFor(delay + 5000);
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(delay + 5000);
      await expect(popup(page)).toBeHidden();
    });
  });

test('an app does not meet it', async ({ page }) => {
  await page.clock.install();
  await open(page, `${places.home}?webview=1`);
  await page.clock.runFor(delay + 5000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(delay + 5000);
  await expect(popup(page)).toBeHidden();
});
