import * as places from './places';
import { comeWithBasket } from './shop-api';
import { site } from './site';
import { expect, test } from './test';
import { text } from './text';

test('an address offered while its street is typed is taken with the keys, and survives a reload', async ({
  page,
}) => {
  test.skip(site.defaultCountry !== 'NL', 'the addresses that come with the shop are Dutch');
  await comeWithBasket(page);
  await page.goto(places.checkout);
  const field = (name: 'street' | 'zipCode' | 'houseNumber' | 'city' | 'companyName') =>
    page.getByLabel(text(`checkout.fields.${name}`), { exact: true });
  await field('street').pressSequentially('Damrak 243');
  const offered = page
    .getByRole('listbox', { name: text('checkout.addressSuggestions') })
    .getByRole('option');
  await expect(offered).toHaveText([/1012 LG/, /1012 ZJ/]);
  await field('street').press('ArrowDown');
  await field('street').press('ArrowDown');
  await field('street').press('Enter');
  await expect(field('zipCode')).toHaveValue('1012 ZJ');
  await expect(offered).toHaveCount(0);
  await page.getByRole('radio', { name: text('checkout.addressInfos.business') }).check();
  await field('companyName').fill('Linden & Zn');

  await page.reload();
  await expect(field('street')).toHaveValue('Damrak');
  await expect(field('houseNumber')).toHaveValue('243');
  await expect(field('zipCode')).toHaveValue('1012 ZJ');
  await expect(field('city')).toHaveValue('Amsterdam');
  await expect(field('companyName')).toHaveValue('Linden & Zn');
});
