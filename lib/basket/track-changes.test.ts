import type { ShopEvent } from '@/lib/analytics/events';
import { onEvent } from '@/lib/analytics/track';
import { siteRules } from '@/sites/rules';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';
import { toEventItems } from './to-event-items';
import { trackInstallation, trackPieces } from './track-changes';

const { nl, de } = siteRules;
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const setUp = { vsin: 'S1', title: 'Montage', unitPrice: eur(300) };
const offered = {
  ...setUp,
  category: { vsin: 'C9', title: { nl: 'Diensten' } },
  calculatedDeliveryDays: 9,
  discountRate: 0,
};
const bought = { ...setUp, quantity: 2, lineTotal: eur(600) };

const item = {
  vsin: 'V1',
  title: 'Bank V1',
  unitPriceMinor: 1000,
  generalMarketPriceMinor: null,
  deliveryDays: 9,
  category: 'Banken',
};

let told: ShopEvent[] = [];
let stop = () => {};
beforeEach(() => {
  told = [];
  let isNew = false;
  stop = onEvent((event) => isNew && told.push(event));
  isNew = true;
});
afterEach(() => stop());

function basketWith(changes: Parameters<typeof itemAnswer>[2] = {}) {
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2, changes)]), siteRules.nl);
  const [line] = basket.items;
  if (!line) throw new Error('no line');
  return { basket, line };
}

test('as many pieces are told of as came or went, not as there are', () => {
  const { line } = basketWith();
  trackPieces(nl, line, 3);
  trackPieces(nl, line, -1);
  trackPieces(nl, line, 0);
  expect(told).toEqual([
    { name: 'addToBasket', currency: 'EUR', item: { ...item, quantity: 3 } },
    { name: 'removeFromBasket', currency: 'EUR', item: { ...item, quantity: 1 } },
  ]);
});

test('an installation is a thing of its own that comes and goes, for every piece', () => {
  const service = { ...item, vsin: 'S1', title: 'Montage', unitPriceMinor: 300, category: null, quantity: 2 };
  trackInstallation(basketWith({ availableSetupProduct: offered, setupProduct: bought }).basket, 'V1');
  trackInstallation(basketWith({ availableSetupProduct: offered }).basket, 'V1');
  trackInstallation(basketWith().basket, 'V1');
  expect(told).toEqual([
    { name: 'addToBasket', currency: 'EUR', item: service },
    { name: 'removeFromBasket', currency: 'EUR', item: service },
  ]);
});

test('a basket is its lines and what is installed with them, in the language of the site', () => {
  const { basket } = basketWith({ availableSetupProduct: offered, setupProduct: bought });
  expect(toEventItems(basket.items, nl).map(({ vsin, quantity }) => [vsin, quantity])).toEqual([
    ['V1', 2],
    ['S1', 2],
  ]);
  expect(toEventItems(basket.items, de)[0]?.category).toBeNull();
});
