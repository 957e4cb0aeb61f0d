import { siteRules } from '@/sites/rules';
import { isBlocked } from './basket-math';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

test('a line keeps what is shown of it', () => {
  const options = [
    { title: 'Kleur', value: 'zand' },
    { title: 'Maat', value: '3-zits' },
  ];
  const setupProduct = {
    vsin: 'S1',
    title: 'Montage',
    quantity: 2,
    unitPrice: eur(300),
    lineTotal: eur(600),
  };
  const [line] = toBasket(basketAnswer([itemAnswer('V1', 2, { options, setupProduct })]), siteRules.nl).items;
  expect(line).toEqual({
    ...{ vsin: 'V1', alias: 'oslo', title: 'Bank V1', quantity: 2, maxQuantity: 50 },
    ...{
      isGift: false,
      isMadeToMeasure: false,
      guarantee: null,
      hasFreeInstallation: false,
      unitPrice: eur(1000),
      lineTotal: eur(2000),
      afterDiscount: null,
    },
    ...{ generalMarketPrice: null, seenUnitPrice: null },
    media: { securePath: '/media/oslo.webp', width: 4, height: 3, kind: 'packshot' },
    options: 'Kleur: zand · Maat: 3-zits',
    category: { nl: 'Banken' },
    categoryVsin: 'C1',
    deliveryDays: 9,
    delivery: { from: '2026-12-12', until: '2026-12-15' },
    availableInstallation: null,
    installation: { vsin: 'S1', title: 'Montage', quantity: 2, unitPrice: eur(300), lineTotal: eur(600) },
  });
});

test('a line tells what a promotion leaves of it', () => {
  const [line] = toBasket(basketAnswer([itemAnswer('V1', 2, { discount: eur(300) })]), siteRules.nl).items;
  expect(line?.afterDiscount).toEqual(eur(1700));
});

test('French has a narrow space before the colon', () => {
  const options = [{ title: 'Couleur', value: 'Tissu gris' }];
  const [line] = toBasket(basketAnswer([itemAnswer('V1', 1, { options })]), { locale: 'fr-BE' }).items;
  expect(line?.options).toBe('Couleur\u202f: Tissu gris');
});

test('a day of delivery that nobody knows is none', () => {
  const item = itemAnswer('V1', 1, { deliveryDate: '', bufferedDeliveryDate: '' });
  expect(toBasket(basketAnswer([item]), siteRules.nl).items[0]?.delivery).toBeNull();
});

test('codes that were given are a list, also when none was', () => {
  expect(toBasket(basketAnswer([]), siteRules.nl).couponCodes).toEqual([]);
  expect(toBasket(basketAnswer([], { couponCode: ['WELKOM10'] }), siteRules.nl).couponCodes).toEqual([
    'WELKOM10',
  ]);
});

test('messages from 4000 on block', () => {
  const message = { message: 'x', productId: null };
  const withCode = (code: number) =>
    toBasket(basketAnswer([], { messages: [{ ...message, code }] }), siteRules.nl);
  expect(isBlocked(withCode(3999))).toBe(false);
  expect(isBlocked(withCode(4000))).toBe(true);
});
