import { address } from './inputs/own';
import * as places from './places';
import { comeWithBasket } from './shop-api';
import { fillAddress } from './shopper';
import { site } from './site';
import { expect, test } from './test';
import { pattern, text } from './text';

const { zipCode } = address;
const bare = zipCode.replaceAll(' ', '');

test('a postcode is written as its country writes it, typed, mended or pasted, and the form knows it', async ({
  page,
  context,
}) => {
  test.skip(site.defaultCountry === 'GB', 'its postcodes are written in several ways');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await fillAddress(page);
  const field = page.getByLabel(text('checkout.fields.zipCode'), { exact: true });
  await field.clear();
  await field.pressSequentially(bare);
  await expect(field).toHaveValue(zipCode);

  await field.press('Home');
  await field.press('Delete');
  await field.press(bare.charAt(0));
  await expect(field).toHaveValue(zipCode);

  await page.evaluate((copied) => navigator.clipboard.writeText(copied), `${site.defaultCountry}-${bare}`);
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(zipCode);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await expect(page.getByRole('radio', { name: pattern('checkout.deliveryMethods.home') })).toBeVisible();
});
