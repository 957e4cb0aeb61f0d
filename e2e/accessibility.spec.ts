import type { Page } from '@playwright/test';
import { optionGroups } from './api-text';
import { judge } from './engines/judge';
import * as places from './places';
import { sofa } from './products';
import { addressFields, addToBasket } from './shopper';
import { expect, expectFlawless, test } from './test';
import { text } from './text';

/** Of whatever width its spaces are. */
const plain = (words: string) => words.replaceAll(/\s+/g, ' ');

/** What is read out in the main part, in its order: a line each, as the tree of the page has it. */
async function expectSpokenInOrder(page: Page, words: readonly string[]): Promise<void> {
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
  let at = -1;
  const found = words.filter((word) => {
    const next = lines.findIndex((line, index) => index > at && plain(line).includes(plain(word)));
    at = next < 0 ? at : next;
    return next >= 0;
  });
  expect(found, lines.join('\n')).toEqual(words);
}

// The other types of pages are asked on their visit in page-types.spec.ts.
test('product, basket and checkout are read out in their order, and no engine holds anything against them', async ({
  page,
}) => {
  await addToBasket(page);
  await expectSpokenInOrder(page, [
    text('product.breadcrumbs'),
    text('product.skipPhotos'),
    text('product.gallery.label', { title: sofa.title }),
    sofa.title,
    text('productCard.favourite'),
    optionGroups.colour,
    text('product.purchase.quantity'),
    text('product.purchase.add'),
    text('product.sections.dimensions'),
  ]);
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
  await expectFlawless(page);
  await page.goto(places.checkout);
  await expect(page.getByLabel(text('checkout.fields.email'), { exact: true })).toBeVisible();
  await expectFlawless(page);
  await expectSpokenInOrder(page, [
    text('checkout.required'),
    ...addressFields.map((field) => text(`checkout.fields.${field}`)),
    text('checkout.toDelivery'),
  ]);
  for (const field of addressFields)
    await expect(page.getByLabel(text(`checkout.fields.${field}`), { exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    );
});

test('each engine finds faults where there are some', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html><title>Fouten</title><main><h1>Fouten</h1><img src="data:,"><button></button><ul><p>Geen lijst</p></ul></main></html>',
  );
  const { axe, ibm, html } = await judge(page);
  expect(axe.map(({ rule }) => rule)).toContain('button-name');
  expect(html.map(({ rule }) => rule)).toContain('element-permitted-content');
  expect(ibm).not.toEqual([]);
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });
  test('no engine holds anything against the 404 page', async ({ page }) => {
    await page.goto(places.within('bestaat-niet'));
    await expect(page.getByRole('heading', { name: text('status.notFound.title') })).toBeVisible();
    await expectFlawless(page);
  });
});
