import type { APIRequestContext } from '@playwright/test';
import { orderByApi, pay } from './shop-api';
import { addToBasket, open, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';

/** The seed has one piece of this, and it is not made again. */
const plant = {
  vsin: 'V105901',
  title: 'Sansa kunst-vrouwentong',
  path: '/nl/sansa-kunst-vrouwentong-in-pot-antraciet-keramiek-p-V105901',
  listing: '/nl/kunstplanten-c-C82',
};
/** Two pieces. */
const lamp = { path: '/nl/boge-booglamp-messing-p-V105101', listing: '/nl/vloerlampen-c-C61' };
/** None from the start. */
const pendantPath = '/nl/riet-rotan-hanglamp-naturel-rotan-p-V105501';

const onProductPage = 'Nu uitverkocht';
const onCard = 'Uitverkocht';

/** The page in the cache, as the next visitor gets it; elements only, not the texts that scripts carry. */
async function shows(request: APIRequestContext, path: string, text: string): Promise<boolean> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return (await answer.text()).includes(`>${text}<`);
}

/** The shop promises five seconds. Rendering in turn would take five minutes. */
async function becomes(request: APIRequestContext, path: string, text: string, isShown: boolean) {
  await expect
    .poll(() => shows(request, path, text), { message: `"${text}" on ${path}`, timeout: 5000 })
    .toBe(isShown);
}

async function fillCache(request: APIRequestContext, path: string) {
  await expect
    .poll(async () => (await request.get(path)).headers()['x-linden-cache'], { message: `${path} is cached` })
    .toBe('hit');
}

test('cached pages and baskets follow the last piece: gone, and back once the payment is cancelled', async ({
  page,
  request,
}) => {
  for (const path of [plant.path, plant.listing]) await fillCache(request, path);
  expect(await shows(request, plant.path, onProductPage)).toBe(false);
  expect(await shows(request, plant.listing, onCard)).toBe(false);
  await addToBasket(page, plant.path);

  const ordered = await orderByApi(request, plant.vsin);
  await becomes(request, plant.path, onProductPage, true);
  await becomes(request, plant.listing, onCard, true);

  await page.goto(plant.path);
  await expect(page.getByText(onProductPage)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In winkelmand' })).toHaveCount(0);
  await page.goto(plant.listing);
  const card = page.getByRole('article').filter({ hasText: plant.title });
  await expect(card.getByText(onCard)).toBeVisible();
  // Whoever was slower keeps the line, is told why it cannot be ordered, and can order again later.
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: new RegExp(plant.title) }).first()).toBeVisible();
  await expect(page.getByText('Pas uw winkelmand aan om verder te gaan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toHaveCount(0);

  await pay(request, ordered, 'cancel');
  await becomes(request, plant.path, onProductPage, false);
  await becomes(request, plant.listing, onCard, false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
});

test('no more can be chosen than there are, and buying them sells the product out', async ({
  page,
  request,
}) => {
  for (const path of [lamp.path, lamp.listing]) await fillCache(request, path);
  await open(page, lamp.path);
  await expect(page.getByText('Nog 2 stuks op voorraad')).toBeVisible();
  const more = page.getByRole('button', { name: 'Eén meer' });
  await more.click();
  await expect(page.getByText('U kunt er hoogstens 2 tegelijk bestellen.')).toBeVisible();
  await expect(more).toBeDisabled();
  const add = page.getByRole('button', { name: 'In winkelmand' }).first();
  await add.click();
  await expect(page.getByRole('link', { name: 'Winkelmand (2)' })).toBeVisible();

  await page.goto('/nl/basket');
  const line = page.getByRole('listitem').filter({ hasText: 'Boge booglamp' });
  await expect(line.getByRole('status')).toHaveText('2');
  await expect(line.getByText('Meer dan 2 is nu niet leverbaar')).toBeVisible();
  await expect(line.getByRole('button', { name: /Eén meer/ })).toBeDisabled();

  await orderAndGoToPayment(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await becomes(request, lamp.path, onProductPage, true);
  await becomes(request, lamp.listing, onCard, true);
  await page.getByRole('button', { name: 'Betaling annuleren' }).click();
  await expect(page.getByRole('heading', { name: 'U hebt de betaling afgebroken' })).toBeVisible();
  await becomes(request, lamp.path, onProductPage, false);
});

test('a sold-out product offers no button, but a way on', async ({ page }) => {
  await open(page, pendantPath);
  await expect(page.getByText(onProductPage)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In winkelmand' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Rotan naturel, nu niet leverbaar' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bekijk vergelijkbare producten' }).click();
  await expect(page).toHaveURL(/-c-C\d+$/);
});
