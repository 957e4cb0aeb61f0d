import type { Page } from '@playwright/test';
import { paymentPage, payments } from './api-text';
import { quietPage } from './conditions';
import { tabTo } from './hands';
import { address } from './inputs/own';
import * as places from './places';
import { category, living, sofa, sofas } from './products';
import { addressFields, departmentIn, open } from './shopper';
import { expect, test } from './test';
import { pattern, text, words } from './text';

const decoration = category('C8');

type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'textbox';

const reach = (page: Page, name: RegExp | string, role: Role) => tabTo(page, page.getByRole(role, { name }));

test('a sofa can be bought with the keyboard alone', async ({ page }) => {
  await open(page, sofa.path);
  await reach(page, pattern('product.purchase.add'), 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
  await reach(page, pattern('basket.toCheckout'), 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(text('checkout.fields.email'))).toBeVisible();
  for (const field of addressFields) {
    await reach(page, text(`checkout.fields.${field}`), field === 'street' ? 'combobox' : 'textbox');
    await page.keyboard.type(address[field]);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: text('checkout.toPayment') })).toBeVisible();
  const slots = (key: 'label' | 'time') =>
    page.getByRole('combobox', { name: text(`checkout.deliverySlot.${key}`) });
  await slots('label').waitFor();
  await tabTo(page, slots('label'));
  for (const press of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(press);
  await tabTo(page, slots('time'));
  await page.keyboard.press('ArrowDown');
  const from = await slots('time').inputValue();
  await reach(page, pattern('checkout.toPayment'), 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: payments.atOnce })).toBeVisible();
  await reach(page, payments.atOnce, 'radio');
  await page.keyboard.press('Space');
  await reach(page, pattern('checkout.terms'), 'checkbox');
  await page.keyboard.press('Space');
  await reach(page, pattern('checkout.placeOrder'), 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sandbox-payment/);
  await reach(page, words(paymentPage.success), 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await expect(page.getByRole('complementary').getByText(`${from}–`)).toBeVisible();
});

test('the departments open, close and lead on by keyboard', async ({ page }) => {
  await open(page, quietPage.path);
  const menu = page.getByRole('navigation', { name: text('layout.categories') });
  const department = departmentIn(menu, living);
  const all = menu.getByRole('link', { name: text('layout.allIn', { title: living.title }) });
  await tabTo(page, department);
  await page.keyboard.press('Enter');
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(department).toBeFocused();

  await page.keyboard.press('Enter');
  const below = menu.getByRole('link', { name: sofas.title, exact: true });
  await expect(below).toBeVisible();
  await tabTo(page, below);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  await expect(all).toBeHidden();
});

test('who goes on with Tab leaves no department open behind', async ({ page }) => {
  await open(page, quietPage.path);
  const menu = page.getByRole('navigation', { name: text('layout.categories') });
  await tabTo(page, departmentIn(menu, decoration));
  await page.keyboard.press('Enter');
  const all = menu.getByRole('link', { name: text('layout.allIn', { title: decoration.title }) });
  await expect(all).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link').first());
  await expect(all).toBeHidden();
});

test('arrows turn the pictures of a product over, small and large', async ({ page }) => {
  await open(page, sofa.path);
  const gallery = page.getByRole('region', { name: pattern('product.gallery.label') });
  const large = gallery.getByRole('link', { name: pattern('product.gallery.zoom') });
  const count = await large.count();
  const thumb = (index: number) =>
    gallery.getByRole('link', { name: text('product.gallery.show', { index, count }) });
  await tabTo(page, large.first());
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: pattern('product.gallery.label') });
  await expect(zoom.getByText(`1 / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText(`3 / ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  await expect(large.nth(2)).toBeFocused();
});
