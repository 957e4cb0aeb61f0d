import type { Page } from '@playwright/test';
import { changeAddresses } from '../api/contract/calls/addresses';
import { changeBusiness, changeEmail, changePassword, deleteAccount } from '../api/contract/calls/customer';
import { subscribe, unsubscribe } from '../api/contract/calls/newsletter';
import { setSubscription } from '../api/contract/calls/personalisation';
import { address, other } from './inputs/own';
import { either, lose } from './lose';
import { mailTo } from './outbox';
import * as places from './places';
import { saveAddress, streetsOf } from './shop-api';
import { open, password } from './shopper';
import { expect, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';
import { accepted } from './visitor';

/** What an account is asked to change, when the connection breaks. */

// An account that is gone opens with no password, and neither does a session that has ended.
test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 40[134]/] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('an address and a business are changed with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await saveAddress(page, { street: address.street });
  await open(page, places.account('addresses'));
  await page.getByRole('button', { name: pattern('account.editOf') }).click();
  const dialog = page.getByRole('dialog');
  const street = dialog.getByLabel(text('checkout.fields.street'), { exact: true });
  await street.fill(other.street);
  for (const lost of either) {
    const whenLost = await lose(page, lost, changeAddresses);
    await dialog.getByRole('button', { name: text('account.save'), exact: true }).click();
    await whenLost();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(street).toHaveValue(other.street);
  }
  await dialog.getByRole('button', { name: text('account.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await streetsOf(page)).toEqual([other.street]);

  await open(page, places.account('profile'));
  const company = page.locator('#business-companyName');
  await company.fill('Meubelhuis Elders');
  for (const lost of either) {
    const whenLost = await lose(page, lost, changeBusiness);
    await press(page, text('account.businessSave'));
    await whenLost();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(company).toHaveValue('Meubelhuis Elders');
  }
  await press(page, text('account.businessSave'));
  await seen(page, text('account.saved'));
  await page.reload();
  await expect(company).toHaveValue('Meubelhuis Elders');
});

test.describe('with consent', () => {
  test.use({ storageState: accepted });

  test('newsletter and channels are chosen with the next press', async ({ page }) => {
    await enterAs(page, 'customer');
    await open(page, places.account('profile'));
    // The foot of the page has a newsletter, too.
    const main = page.getByRole('main');
    const steps = [
      {
        call: subscribe,
        button: text('account.newsletter.subscribe'),
        done: text('account.newsletter.asked'),
      },
      { call: unsubscribe, button: text('account.newsletter.end'), done: text('account.newsletter.ended') },
    ];
    for (const { call, button, done } of steps) {
      for (const lost of either) {
        const whenLost = await lose(page, lost, call);
        await main.getByRole('button', { name: button }).click();
        await whenLost();
        await seen(page, text('account.failed'));
      }
      await main.getByRole('button', { name: button }).click();
      await seen(page, done);
    }

    const byMail = page.getByRole('checkbox', { name: text('account.channels.names.email'), exact: true });
    await expect(byMail).toBeEnabled();
    for (const lost of either) {
      const whenLost = await lose(page, lost, setSubscription);
      await byMail.click();
      await whenLost();
      await seen(page, text('account.channels.failed'));
      await expect(byMail).not.toBeChecked();
    }
    await byMail.click();
    await seen(page, text('account.channels.saved'));
    await expect(byMail).toBeChecked();
  });
});

test('another e-mail address is asked for with the next press', async ({ page, request }) => {
  const email = await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await page.getByRole('button', { name: text('account.email.change') }).click();
  const dialog = page.getByRole('dialog', { name: text('account.email.title') });
  await dialog.getByLabel(text('account.email.field')).fill(`nieuw-${email}`);
  await dialog.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  for (const lost of either) {
    const whenLost = await lose(page, lost, changeEmail);
    await press(page, text('account.email.send'));
    await whenLost();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
  }
  await press(page, text('account.email.send'));
  await seen(page, text('account.email.sentTitle'));
  await mailTo(request, `nieuw-${email}`, 'email-change');
});

test('a password whose change was not heard of is changed with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await page.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  await page.getByLabel(text('auth.newPassword'), { exact: true }).fill('een heel ander woord');
  for (const lost of either) {
    const whenLost = await lose(page, lost, changePassword);
    await press(page, text('auth.savePassword'));
    await whenLost();
    await seen(page, text('auth.failed'));
  }
  await press(page, text('auth.savePassword'));
  await seen(page, text('account.passwordChanged'));
});

test('an account is deleted with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await press(page, text('account.deleteAccount'));
  const dialog = page.getByRole('dialog', { name: text('account.deleteTitle') });
  await dialog.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  const confirm = dialog.getByRole('button', { name: text('account.deleteConfirm') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, deleteAccount);
    await confirm.click();
    await whenLost();
    await expect(dialog.getByText(text('account.failed'))).toBeVisible();
  }
  await confirm.click();
  await expect(page).toHaveURL(places.endsWith(places.home));
  await page.goto(places.account('profile'));
  await expect(page).toHaveURL(places.endsWith(places.home));
});
