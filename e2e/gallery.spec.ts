import type { Page } from '@playwright/test';
import { sofa } from './products';
import { open } from './shopper';
import { expect, test } from './test';
import { pattern, text, whole } from './text';

const thumbnails = (page: Page) =>
  page.getByRole('navigation', { name: text('product.gallery.thumbnails') }).getByRole('link');
const zoomed = (page: Page) => page.getByRole('dialog', { name: whole(pattern('product.gallery.label')) });
const scaleOf = async (page: Page) =>
  zoomed(page)
    .getByRole('img')
    .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth);

test('arrows and thumbnails turn the pictures and stay in step', async ({ page }) => {
  await open(page, sofa.path);
  const last = (await thumbnails(page).count()) - 1;
  expect(last).toBeGreaterThan(1);
  await thumbnails(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main figure').nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await thumbnails(page).nth(last).click();
  await expect(page.locator('main figure').nth(last)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: text('product.gallery.next') }).click();
  await expect(thumbnails(page).first()).toHaveAttribute('aria-current', 'true');
});

test('a picture is enlarged, moved and turned by the keyboard, which ends up where it began', async ({
  page,
}) => {
  await open(page, sofa.path);
  await page.locator('main figure a').first().focus();
  await page.keyboard.press('Enter');
  await expect(zoomed(page)).toBeVisible();
  await expect(zoomed(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  const left = async () => (await zoomed(page).getByRole('img').boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before - 50);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
  await page.keyboard.press('ArrowRight');
  await expect(zoomed(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(page.locator('main figure a').nth(1)).toBeFocused();
  await expect(page.locator('main figure').nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('two fingers enlarge a picture, one swipes to the next', async ({ page }) => {
  await open(page, sofa.path);
  await page.locator('main figure a').first().click();
  await expect(zoomed(page)).toBeVisible();
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await send('touchStart', [900, 450]);
  await send('touchMove', [800, 455]);
  await send('touchMove', [700, 455]);
  await send('touchEnd');
  await expect(zoomed(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await send('touchStart', [700, 450], [740, 450]);
  await send('touchMove', [660, 450], [780, 450]);
  await send('touchMove', [620, 450], [820, 450]);
  await send('touchEnd');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
});

test('until its large copy is there, an enlarged picture is the one of the page', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/1920w/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, sofa.path);
  const shown = page.locator('main figure').first();
  const source = await shown.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await shown.getByRole('link').click();
  const picture = zoomed(page).getByRole('img');
  await expect(picture).toHaveCSS('background-image', `url("${source}")`);
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(700);
  letGo();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(before);
});
