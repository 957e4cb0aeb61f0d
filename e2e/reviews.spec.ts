import type { Page } from '@playwright/test';
import { product } from './products';
import { linkOfDelivered, publishReviews } from './review-shop';
import { open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';

/** Bought in no other journey: what a buyer writes takes the place of its examples. */
const table = product('V102301');
const said = {
  title: 'Mooie ronde tafel',
  text: 'Stevig en mooi afgewerkt, al was het even zoeken naar de schroeven.',
};

/** Larger than what is sent: browsers make it smaller. */
const photo = 'public/media/room-living.webp';

const field = (page: Page, key: 'reviews.own.title' | 'reviews.own.text') =>
  page.getByRole('textbox', { name: text(key), exact: true });

test('a buyer reviews by the link of the mail, staff publish it, and readers find and report it', async ({
  page,
}) => {
  await page.goto(await linkOfDelivered(page.request, table.vsin));
  await page.getByRole('button', { name: text('reviews.own.writeOf', { title: table.title }) }).click();
  await page.getByRole('button', { name: text('reviews.own.send') }).click();
  await expect(page.getByRole('group', { name: text('reviews.own.rating') })).toContainText(
    text('validation.required'),
  );
  await page.getByRole('radio', { name: text('reviews.own.meanings.4') }).check();
  await field(page, 'reviews.own.title').fill(said.title);
  await field(page, 'reviews.own.text').fill(said.text);
  await page.getByLabel(text('reviews.own.pictures.add')).setInputFiles(photo);
  await expect(
    page.getByRole('img', { name: text('reviews.own.pictures.nth', { number: '1' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text('reviews.own.send') }).click();
  await expect(page.getByText(text('reviews.own.states.waiting'))).toBeVisible();
  await publishReviews(page.request, said.title);

  await expect
    .poll(async () => (await page.request.get(table.path)).text().then((html) => html.includes(said.title)))
    .toBe(true);
  await open(page, table.path);
  const item = page.getByRole('article').filter({ hasText: said.title });
  await expect(item).toContainText(text('product.review.verified'));
  const picture = item.getByRole('button', { name: pattern('product.review.picture', { number: '1' }) });
  await picture.press('Enter');
  const whole = page.getByRole('img', { name: pattern('product.review.picture', { number: '1' }) });
  await expect(whole).toBeVisible();
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(picture).toBeFocused();
  await page.getByRole('button', { name: text('product.review.filter', { stars: 4, count: 1 }) }).click();
  await expect(page.getByText(text('product.review.shown', { stars: 4, count: 1 }))).toBeVisible();
  await item.getByRole('button', { name: text('product.review.reportOf', { title: said.title }) }).click();
  const dialog = page.getByRole('dialog', { name: text('reviewReport.title') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('reviewReport.send') }).click();
  await expect(dialog.getByText(text('reviewReport.sent'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
