import { sofa } from '../products';
import { open } from '../shopper';
import { letReact } from '../slots';
import { expect, expectAccessible, test } from '../test';
import { text } from '../text';
import { undecided } from '../visitor';

test.use({ storageState: undecided });

test('the chat of a phone is a sheet that names the product, covers no button to buy, and Back or Escape closes it', async ({
  page,
}) => {
  await open(page, sofa.path);
  const launcher = page.getByRole('button', { name: text('chat.launcher') });
  const banner = page.getByRole('region', { name: text('consent.bannerTitle') });
  await expect(banner).toBeVisible();
  await expect(launcher).toBeHidden();
  await banner.getByRole('button', { name: text('consent.reject') }).click();
  // Covers nothing that is read: neither the first window nor what comes after it on the way down.
  await expect(launcher).toHaveCSS('opacity', '0');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await letReact(page);
  await expect(launcher).toHaveCSS('opacity', '0');
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await expect(launcher).toHaveCSS('opacity', '1');

  const bar = page.locator('.buy-bar:not([inert])');
  await expect(bar).toBeVisible();
  const buy = await bar.boundingBox();
  await expect
    .poll(async () => {
      const box = await launcher.boundingBox();
      return box && buy ? box.y + box.height <= buy.y : false;
    })
    .toBe(true);

  await launcher.click();
  const panel = page.getByRole('dialog', { name: text('chat.title') });
  await expect(panel).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await panel.boundingBox();
  expect(box).toMatchObject({ x: 0, width });
  expect(box?.y).toBeGreaterThan(height * 0.15);
  const title = (await page.locator('main h1').textContent()) ?? '';
  await expect(panel.getByText(title)).toBeVisible();
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expect(launcher).toBeFocused();

  await launcher.click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await launcher.click();
  await panel.getByRole('button', { name: text('chat.close') }).click();
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});
