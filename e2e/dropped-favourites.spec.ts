import type { Page } from '@playwright/test';
import { addToBasket } from '../api/contract/calls/basket';
import { keepFavouriteList, removeFavouriteList } from '../api/contract/calls/favourite-lists';
import { addFavourite, mergeFavourites, removeFavourite } from '../api/contract/calls/favourites';
import { either, lose } from './lose';
import * as places from './places';
import { mirror, sofa } from './products';
import { open } from './shopper';
import { expect, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';

/** Favourites and their lists, when the connection breaks. */

test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const pieces = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('status');

test('favourites are kept, taken off and put into the basket with the next press, once', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: text('productCard.favourite'), exact: true });
  for (const [call, isKept] of [
    [addFavourite, true],
    [removeFavourite, false],
    [addFavourite, true],
  ] as const) {
    for (const lost of either) {
      await lose(page, lost, call);
      await heart.click();
      await seen(page, text('productCard.favouriteFailed'));
      await expect(heart).toHaveAttribute('aria-pressed', String(!isKept));
    }
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(isKept));
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  }

  await page.goto(places.account('favorites'));
  for (const lost of either) {
    const whenLost = await lose(page, lost, addToBasket);
    await press(page, text('favourites.toBasket'));
    await whenLost();
    await seen(page, lost === 'request' ? text('favourites.basketFailed') : pattern('favourites.inBasket'));
  }
  await page.goto(places.basket);
  await expect(pieces(page)).toHaveText(['1']);
});

test('lists are kept and removed with the next press, once', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: text('productCard.favourite'), exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await page.goto(places.account('favorites'));
  await press(page, text('favourites.lists.new'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('favourites.lists.name')).fill('Hal');
  const list = page.getByRole('link', { name: /^Hal/ });
  const steps = [
    { call: keepFavouriteList, button: text('favourites.lists.save'), left: 1 },
    { call: removeFavouriteList, button: text('favourites.lists.remove'), left: 0 },
  ];
  for (const { call, button, left } of steps) {
    for (const lost of either) {
      const whenLost = await lose(page, lost, call);
      await dialog.getByRole('button', { name: button }).click();
      await whenLost();
      await expect(dialog.getByText(text('favourites.lists.failed'))).toBeVisible();
      await expect(dialog.getByLabel(text('favourites.lists.name'))).toHaveValue('Hal');
    }
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: text('favourites.lists.new') })).toBeVisible();
    await expect(list).toHaveCount(left);
    if (left > 0) await press(page, text('favourites.lists.changeOf', { name: 'Hal' }));
  }
});

test('what somebody shares is kept with the next press, and what a guest kept comes along', async ({
  page,
}) => {
  await enterAs(page, 'customer');
  await open(page, `${places.favourites}?of=${sofa.vsin},${mirror.vsin}`);
  const keep = page.getByRole('button', { name: text('favourites.keepAll') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, mergeFavourites);
    await keep.click();
    await whenLost();
    await seen(page, text('favourites.keepFailed'));
  }
  await keep.click();
  await page.goto(places.account('favorites'));
  await expect(page.getByText(text('favourites.count', { count: 2 }))).toBeVisible();
});
