import { policy, quietPage, unless } from '../conditions';
import { searches } from '../inputs/own';
import * as places from '../places';
import { living, pendant, sofa, sofas } from '../products';
import { departmentIn, open } from '../shopper';
import { pattern, text } from '../text';
import { expect, test } from './look';

const isPhone = (width: number | undefined) => (width ?? 0) < 993;

test('shop', async ({ page, look }) => {
  for (const [name, path] of [
    ['home', places.home],
    ['department', living.path],
    ['category', sofas.path],
    ['filtered', `${living.path}?colour=beige&sort=price-asc`],
    ['filtered to nothing', `${sofas.path}?price=1-2`],
    ['newest', places.newest],
    ['express', places.express],
    ['showroom products', places.showroomProducts],
    ['search', places.search(searches.sofa)],
    ['empty search', places.search('xyzzyqwerty')],
  ] as const) {
    await open(page, path);
    await look(name);
  }
});

test('product', async ({ page, look }) => {
  await open(page, sofa.path);
  await look('product');
  await open(page, pendant.path);
  await look('sold out');
});

test('content', async ({ page, look }) => {
  test.skip(...unless('content pages'));
  for (const [name, path] of [
    ['policy', quietPage.path],
    ['terms', policy('terms').path],
    ['help', places.template('help-centre')],
    ['showrooms', places.template('showrooms')],
    ['about us', places.template('about-us')],
    ['withdrawal', places.withdrawal ?? ''],
  ] as const) {
    await open(page, path);
    await look(name);
  }
  await open(page, places.within('bestaat-niet'));
  await look('not found', { noise: /status of 404/ });
});

test('opened', async ({ page, look, viewport }) => {
  await open(page, sofas.path);
  await page.getByLabel(text('layout.search.label')).first().fill(searches.oak.slice(0, 3));
  await expect(page.getByRole('listbox', { name: text('layout.search.suggestions') })).toBeVisible();
  await look('search suggestions', { window: true });
  await open(page, sofa.path);
  await page
    .getByRole('link', { name: pattern('product.gallery.zoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: pattern('product.gallery.label') })).toBeVisible();
  await look('zoomed picture', { window: true });

  await open(page, sofas.path);
  if (isPhone(viewport?.width)) {
    await page.getByRole('button', { name: text('listing.filters'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: text('listing.filters') })).toBeVisible();
    await look('filters', { window: true });
    await open(page, sofas.path);
    await page.getByRole('button', { name: text('layout.openMenu') }).click();
    await expect(page.getByRole('dialog', { name: text('layout.menu') })).toBeVisible();
    await look('menu', { window: true });
  } else {
    const menu = page.getByRole('navigation', { name: text('layout.categories') });
    await departmentIn(menu, living).hover();
    await expect(
      menu.getByRole('link', { name: text('layout.allIn', { title: living.title }) }),
    ).toBeVisible();
    await look('menu', { window: true });
  }
});
