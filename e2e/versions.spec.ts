import { otherSofa, sofa } from './products';
import { open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text } from './text';

test('all versions of a product are shown beside it, and one of them is chosen', async ({ page }) => {
  await open(page, sofa.path);
  const opener = page.getByRole('button', { name: text('product.allVariants') });
  const drawer = page.getByRole('dialog', { name: text('product.allVariants') });
  await opener.click();
  await expect(drawer.getByText(text('variants.chosen'))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${sofa.path}$`));
  await opener.click();
  await drawer.locator(`a[href="${otherSofa.path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${otherSofa.path}$`));
  await expect(page.getByRole('heading', { level: 1, name: otherSofa.title })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(`${otherSofa.path}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the versions are links, and no button promises more', async ({ page }) => {
    await page.goto(sofa.path);
    await expect(page.getByRole('button', { name: text('product.allVariants') })).toBeHidden();
    await expect(page.getByRole('link', { name: otherSofa.colour, exact: true })).toBeVisible();
  });
});
