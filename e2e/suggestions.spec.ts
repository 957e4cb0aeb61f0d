import { optionGroups } from './api-text';
import * as places from './places';
import { rug, sofa } from './products';
import { addToBasket, open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text } from './text';

test('what goes with a sofa stands in the notice that it lies in the basket, a press away', async ({
  page,
}) => {
  await addToBasket(page, sofa.path);
  // The page itself has a row of that name.
  const notice = page.locator('[data-sonner-toast]');
  const suggested = notice.getByRole('list', { name: text('goesWith.title') });
  // It stays while it is pointed at.
  await suggested.hover();
  await expect(suggested.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await suggested.getByRole('link').first().click();
  await expect(page).toHaveURL(places.anyProduct);
  await expect(page).not.toHaveURL(places.endsWith(sofa.path));
  await expect(suggested).toBeHidden();
});

test('the notice of what was added says what the basket comes to, can be closed, and leads there', async ({
  page,
}) => {
  await addToBasket(page, sofa.path);
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice.getByText(`${text('added.total')} (1)`)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await notice.getByRole('button', { name: text('added.close') }).click();
  await expect(notice).toBeHidden();
  await page
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  await expect(notice.getByText(`${text('added.total')} (2)`)).toBeVisible();
  await notice.getByRole('link', { name: text('added.view') }).click();
  await expect(page).toHaveURL(places.endsWith(places.basket));
});

test('what comes in one colour says which, and offers no choice of it', async ({ page }) => {
  await open(page, rug.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: optionGroups.size })).toBeVisible();
  await expect(main.getByRole('navigation', { name: optionGroups.colour })).toHaveCount(0);
  await expect(main.getByText(rug.colour, { exact: true }).first()).toBeVisible();
});
