import type { Page } from '@playwright/test';
import { addReviewPicture, removeReview, reportReview, writeReview } from '../api/contract/calls/reviews';
import { send } from './api-call';
import { either, lose } from './lose';
import { product } from './products';
import { linkOfDelivered, publishReviews } from './review-shop';
import { open } from './shopper';
import { staffHeaders } from './staff';
import { expect, test } from './test';
import { pattern, text } from './text';

/** A review that is written with a picture, reported and taken back, when the connection breaks. */

test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 404/] } });

/** Reviewed in no other journey: what a buyer writes takes the place of its examples. */
const chair = product('V102401');
const said = {
  title: 'Stoel zonder verbinding',
  text: 'Zit goed, ook als het internet even weg is. De bekleding is mooi.',
};
const photo = 'public/media/room-living.webp';
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const field = (page: Page, key: 'reviews.own.title' | 'reviews.own.text') =>
  page.getByRole('textbox', { name: text(key), exact: true });

test('a review is written, reported and taken back with the next press, once', async ({ page, request }) => {
  const link = await linkOfDelivered(request, chair.vsin);
  await page.goto(link);
  await press(page, text('reviews.own.writeOf', { title: chair.title }));
  await page.getByRole('radio', { name: text('reviews.own.meanings.4') }).check();
  await field(page, 'reviews.own.title').fill(said.title);
  await field(page, 'reviews.own.text').fill(said.text);
  const pictures = page.getByRole('img', { name: text('reviews.own.pictures.nth', { number: '1' }) });
  for (const lost of either) {
    const whenLost = await lose(page, lost, addReviewPicture);
    await page.getByLabel(text('reviews.own.pictures.add')).setInputFiles(photo);
    await whenLost();
    const failed = text('reviews.own.pictures.failed', { name: 'room-living.webp' });
    await expect(page.getByText(failed)).toBeVisible();
    await expect(pictures).toHaveCount(0);
  }
  await page.getByLabel(text('reviews.own.pictures.add')).setInputFiles(photo);
  await expect(pictures).toHaveCount(1);
  for (const lost of either) {
    const whenLost = await lose(page, lost, writeReview);
    await press(page, text('reviews.own.send'));
    await whenLost();
    await expect(page.getByText(text('auth.failed'))).toBeVisible();
    await expect(field(page, 'reviews.own.text')).toHaveValue(said.text);
    await expect(pictures).toHaveCount(1);
  }
  await press(page, text('reviews.own.send'));
  await expect(page.getByText(text('reviews.own.states.waiting'))).toBeVisible();
  const kept = page.getByRole('button', { name: pattern('reviews.own.pictures.nth') });
  await expect(kept).toHaveCount(1);
  expect(await publishReviews(request, said.title)).toBe(1);

  await expect
    .poll(async () => (await request.get(chair.path)).text().then((html) => html.includes(said.title)))
    .toBe(true);
  await open(page, chair.path);
  await press(page, text('product.review.reportOf', { title: said.title }));
  const dialog = page.getByRole('dialog', { name: text('reviewReport.title') });
  const reason = dialog.getByLabel(text('reviewReport.more'));
  await reason.fill('Dit is reclame.');
  const report = dialog.getByRole('button', { name: text('reviewReport.send') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, reportReview);
    await report.click();
    await whenLost();
    await expect(dialog.getByText(text('reviewReport.failed'))).toBeVisible();
    await expect(reason).toHaveValue('Dit is reclame.');
  }
  await report.click();
  await expect(dialog.getByText(text('reviewReport.sent'))).toBeVisible();
  const token = (await staffHeaders(request)).authorization.replace('Bearer ', '');
  const reported = await send<{ title: string; reports: object[] }>(
    request,
    'GET',
    'admin/reviews?status=reported&size=100',
    { token },
  );
  expect(reported.find(({ title }) => title === said.title)?.reports).toHaveLength(1);

  await page.goto(link);
  await press(page, text('reviews.own.removeOf', { title: chair.title }));
  const confirm = page.getByRole('dialog').getByRole('button', { name: text('reviews.own.removeConfirm') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, removeReview);
    await confirm.click();
    await whenLost();
    await expect(page.getByRole('dialog').getByText(text('reviews.own.failed'))).toBeVisible();
  }
  await confirm.click();
  await expect(
    page.getByRole('button', { name: text('reviews.own.writeOf', { title: chair.title }) }),
  ).toBeVisible();
});
