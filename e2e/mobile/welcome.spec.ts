import { expectSmallShift, watchShifts } from '../layout-shift';
import * as places from '../places';
import { welcomePopup } from '../remote-config';
import { open } from '../shopper';
import { site } from '../site';
import { expect, expectAccessible, test } from '../test';
import { text } from '../text';
import { newcomer } from '../visitor';

test.use({ storageState: newcomer });

test('the welcome popup fills a phone and goes with one press', async ({ page }) => {
  await page.clock.install();
  await open(page, places.home);
  const shifts = await watchShifts(page);
  const popup = page.getByRole('dialog', { name: welcomePopup.popupTitle[site.language] });
  // The delay begins when late parts have come, at their own pace.
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return popup.isVisible();
    })
    .toBe(true);
  const { width, height } = (await popup.boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  await expect(popup.getByRole('button', { name: text('newsletter.submit') })).toBeInViewport();
  await expectAccessible(page);
  await popup.getByRole('button', { name: text('welcome.close') }).tap();
  await expect(popup).toBeHidden();
  await expectSmallShift(shifts);
});
