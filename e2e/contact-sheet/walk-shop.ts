import { open, sofa } from '../shopper';
import { expect, test } from './look';

const soldOut = '/nl/riet-rotan-hanglamp-naturel-rotan-p-V105501';
const isPhone = (width: number | undefined) => (width ?? 0) < 993;

test('shop', async ({ page, look }) => {
  for (const [name, path] of [
    ['home', '/nl'],
    ['department', '/nl/wonen-c-C1'],
    ['category', '/nl/banken-c-C11'],
    ['filtered', '/nl/wonen-c-C1?colour=beige&sort=price-asc'],
    ['filtered to nothing', '/nl/banken-c-C11?price=1-2'],
    ['newest', '/nl/newest-products'],
    ['express', '/nl/express-delivery'],
    ['showroom products', '/nl/showroom-products'],
    ['search', '/nl/search?term=bank'],
    ['empty search', '/nl/search?term=xyzzyqwerty'],
  ] as const) {
    await open(page, path);
    await look(name);
  }
});

test('product', async ({ page, look }) => {
  await open(page, sofa.path);
  await look('product');
  await open(page, soldOut);
  await look('sold out');
});

test('content', async ({ page, look }) => {
  for (const [name, path] of [
    ['policy', '/nl/retourbeleid'],
    ['terms', '/nl/algemene-voorwaarden'],
    ['help', '/nl/help-centre'],
    ['showrooms', '/nl/showrooms'],
    ['about us', '/nl/about-us'],
    ['withdrawal', '/nl/overeenkomst-herroepen'],
  ] as const) {
    await open(page, path);
    await look(name);
  }
  await open(page, '/nl/bestaat-niet');
  await look('not found', { noise: /status of 404/ });
});

test('opened', async ({ page, look, viewport }) => {
  await open(page, '/nl/banken-c-C11');
  await page.getByLabel('Zoek in de winkel').first().fill('eik');
  await expect(page.getByRole('listbox', { name: 'Zoeksuggesties' })).toBeVisible();
  await look('search suggestions', { window: true });
  await open(page, sofa.path);
  await page
    .getByRole('link', { name: /Foto vergroten/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Foto’s van/ })).toBeVisible();
  await look('zoomed picture', { window: true });

  await open(page, '/nl/banken-c-C11');
  if (isPhone(viewport?.width)) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await look('filters', { window: true });
    await open(page, '/nl/banken-c-C11');
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await look('menu', { window: true });
  } else {
    const menu = page.getByRole('navigation', { name: 'Categorieën' });
    await menu.getByText('Wonen', { exact: true }).hover();
    await expect(menu.getByRole('link', { name: 'Alles in Wonen' })).toBeVisible();
    await look('menu', { window: true });
  }
});
