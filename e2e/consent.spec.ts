import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import { tabTo } from './hands';
import { openWithoutLateCode, settle } from './late-code';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { sofa } from './products';
import { addToBasket, open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text } from './text';
import { undecided } from './visitor';

test.use({ storageState: undecided });

const banner = (page: Page) => page.getByRole('region', { name: text('consent.bannerTitle') });
const settings = (page: Page) => page.getByRole('dialog', { name: text('consent.title') });
const button = (page: Page, key: 'reject' | 'accept' | 'adjust' | 'save') =>
  page.getByRole('button', { name: text(`consent.${key}`) });
const purpose = (page: Page, key: 'statistics' | 'personalisation' | 'marketing') =>
  page.getByRole('checkbox', { name: text(`consent.purposes.${key}.name`) });

/** The entry of the footer. */
const entry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: text('footer.cookies') });

/** What is kept of the visitor beyond what the shop needs, and what is said of them. */
async function optionalParts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isElsewhere = !request.url().startsWith(new URL(page.url()).origin);
    if (isElsewhere || /personalisation|counts/.test(request.url())) asked.push(request.url());
  });
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed|told/.test(key)));
  return { asked, kept };
}

test('refusing is one press, as near as accepting, and nothing optional happens before or after', async ({
  page,
}) => {
  await addToBasket(page);
  const { asked, kept } = await optionalParts(page);
  await page.goto(sofa.path);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  const [reject, accept] = [button(page, 'reject'), button(page, 'accept')];
  const [first, second] = [await reject.boundingBox(), await accept.boundingBox()];
  expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y]);
  const look = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await reject.evaluate(look)).toBe(await accept.evaluate(look));
  await reject.click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await page.goto(places.home);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await kept()).toEqual([]);
});

/** The API has heard it. */
const told = (page: Page, consent: boolean) =>
  page.waitForResponse(async (answer) => {
    if (!answer.url().endsWith('personalisation/init')) return false;
    return (await answer.json()).items[0].consent === consent;
  });

test('accepting begins what was agreed to, and taking it back deletes it', async ({ page, context }) => {
  await addToBasket(page);
  const isBegun = told(page, true);
  await button(page, 'accept').click();
  await isBegun;
  const other = await context.newPage();
  await open(other, sofa.path);
  const viewed = () =>
    other.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('recently-viewed')));
  await expect.poll(viewed).toHaveLength(1);
  await expect(banner(other)).toBeHidden();

  const isEnded = told(page, false);
  await entry(page).click();
  await expect(purpose(page, 'personalisation')).toBeChecked();
  await settings(page)
    .getByRole('button', { name: text('consent.reject') })
    .click();
  await expect(page.getByText(text('consent.saved'))).toBeVisible();
  await isEnded;
  await expect.poll(viewed).toEqual([]);
});

test('one purpose can be allowed alone; nothing is ticked before, and the choice can be read again', async ({
  page,
}) => {
  await open(page, quietPage.path);
  await button(page, 'adjust').click();
  await expect(settings(page)).toBeVisible();
  for (const key of ['statistics', 'personalisation', 'marketing'] as const)
    await expect(purpose(page, key)).not.toBeChecked();
  await expectAccessible(page);
  await purpose(page, 'statistics').check();
  await button(page, 'save').click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await entry(page).click();
  await expect(purpose(page, 'statistics')).toBeChecked();
  await expect(purpose(page, 'marketing')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
});

test('the banner is the first stop of the keyboard, takes no focus, and leaves none behind it', async ({
  page,
}) => {
  await open(page, quietPage.path);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(button(page, 'reject')).toBeFocused();
  await tabTo(page, button(page, 'adjust'));
  await page.keyboard.press('Enter');
  await expect(settings(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page, 'adjust')).toBeFocused();
  await button(page, 'reject').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the button of a form that fills the window can be brought above the banner', async ({ page }) => {
  await open(page, places.auth('sign-up'));
  await expect(banner(page)).toBeVisible();
  const submit = page.getByRole('button', { name: text('auth.createAccount') });
  await submit.focus();
  await page.mouse.wheel(0, 3000);
  const gap = async () =>
    ((await banner(page).boundingBox())?.y ?? 0) -
    (await submit.evaluate((element) => element.getBoundingClientRect().bottom));
  await expect.poll(gap).toBeGreaterThan(0);
  await submit.click({ trial: true });
});

test('a press before the settings have been loaded counts, and Back closes them', async ({ page }) => {
  await open(page, places.home);
  const release = await openWithoutLateCode(page, quietPage.path);
  await entry(page).click();
  await expect(settings(page)).toHaveCount(0);
  release();
  await expect(settings(page)).toBeVisible();
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(places.endsWith(quietPage.path));
  await page.goBack();
  await expect(page).toHaveURL(places.endsWith(places.home));
});

test('nothing moves while the banner and the settings come', async ({ page }) => {
  await page.goto(places.home);
  const shifts = await watchShifts(page);
  await expect(banner(page)).toBeVisible();
  await button(page, 'adjust').click();
  await expect(settings(page)).toBeVisible();
  await expectSmallShift(shifts);
});

test('what stands at the end of a page can be brought above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, places.auth('sign-up'));
  await expect(banner(page)).toBeVisible();
  const last = page.getByRole('button', { name: text('auth.createAccount') });
  await last.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await last.click({ trial: true, timeout: 5_000 });
});

test('who is about to pay is not asked', async ({ page }) => {
  await addToBasket(page);
  await expect(banner(page)).toBeVisible();
  await page.goto(places.checkout);
  await expect(page.getByLabel(text('checkout.fields.email'))).toBeVisible();
  await settle(page);
  await expect(banner(page)).toBeHidden();
});

test.describe('a browser that refuses for its owner', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  );

  test('is not asked, and the settings say so', async ({ page }) => {
    await open(page, quietPage.path);
    await entry(page).click();
    await expect(settings(page).getByText(text('consent.signal'))).toBeVisible();
    await page.keyboard.press('Escape');
    // It has been found to be no program by then.
    await expect(page.getByRole('button', { name: text('chat.launcher') })).toBeVisible();
    await settle(page);
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('while the API does not answer', () => {
  test.use({ allowedNoise: { patterns: [/Failed to load resource|ERR_FAILED/] } });

  test('a choice is made and kept all the same', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await open(page, quietPage.path);
    await button(page, 'accept').click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await entry(page).click();
    await expect(purpose(page, 'marketing')).toBeChecked();
  });
});

test.describe('a program that reads pages', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('is not asked', async ({ page }) => {
    await open(page, quietPage.path);
    await entry(page).click();
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(banner(page)).toBeHidden();
  });
});
