import { siteRules } from '@/sites/rules';
import { someOrder as order } from './testing/some-order';
import { toOrder, toOrderDetail } from './to-order';

test('says what its discount consists of, and of old orders nothing that has no name', () => {
  const discount = { amount: 500, currency: 'EUR' as const };
  const promotions = [
    { id: 'p-1', title: 'Welkomstkorting', couponCode: 'WELKOM10', discount },
    { id: 'p-2', title: '', couponCode: null, discount },
  ];
  expect(toOrder({ ...order, promotions }, siteRules.nl).promotions).toEqual([
    { id: 'p-1', title: 'Welkomstkorting', discount },
  ]);
});

test('an order tells what was bought, where it goes and who it is billed to', () => {
  const { items, summary, deliverTo, billTo, contact } = toOrder(order, siteRules.nl);
  expect(items).toMatchObject([{ vsin: 'V1', quantity: 2, options: 'Kleur: zand', installation: null }]);
  expect(summary.total.amount).toBe(2000);
  expect(deliverTo).toEqual(['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht']);
  expect(billTo).toEqual(['Sanne de Vries', 'Kade 12 a', '1234 AB Utrecht']);
  const { firstName, lastName, email } = order.shippingAddress;
  expect(contact).toEqual({ firstName, lastName, email });
});

test('a line says that it is put together for nothing, a gift does not', () => {
  const assembled = (isGift: boolean) => {
    const items = order.items.map((item) => ({ ...item, isGift, hasFreeInstallation: true }));
    return toOrder({ ...order, items }, siteRules.nl).items.map((line) => line.isAssembledForFree);
  };
  expect([assembled(false), assembled(true)]).toEqual([[true], [false]]);
});

test('a business is billed by its name and number', () => {
  const business = { companyName: 'Vries BV', vatNumber: 'NL123456789B01' };
  const billingAddress = { ...order.billingAddress, ...business };
  expect(toOrder({ ...order, billingAddress }, siteRules.nl).billTo).toEqual([
    'Sanne de Vries',
    ...Object.values(business),
    'Kade 12 a',
    '1234 AB Utrecht',
  ]);
});

test('what is ordered together arrives with the line that takes longest, or on the day that was chosen', () => {
  const [item] = order.items;
  const late = item && {
    ...item,
    vsin: 'V2',
    deliveryDate: '2026-12-20',
    bufferedDeliveryDate: '2026-12-23',
  };
  const items = late ? [late, ...order.items] : [];
  expect(toOrder({ ...order, items }, siteRules.nl).arrival).toEqual({
    from: '2026-12-20',
    until: '2026-12-23',
  });
  const deliverySlot = { date: '2026-12-22', from: '08:00', until: '12:00' };
  expect(toOrder({ ...order, items, deliverySlot }, siteRules.nl).arrival).toBeNull();
});

test('of an order that is cancelled or has gone back nothing is expected any more', () => {
  const deliverySlot = { date: '2026-12-22', from: '08:00', until: '12:00' };
  for (const status of ['cancelled', 'returned'] as const) {
    expect(toOrder({ ...order, status }, siteRules.nl).arrival).toBeNull();
    expect(toOrder({ ...order, status, deliverySlot }, siteRules.nl).deliverySlot).toBeNull();
  }
});

test('a transfer is asked for as long as it is awaited', () => {
  expect(toOrderDetail(order, siteRules.nl).transfer).toMatchObject({
    reference: order.orderNumber,
    payBefore: order.transfer?.payBefore,
  });
  expect(toOrderDetail({ ...order, transfer: null }, siteRules.nl).transfer).toBeNull();
});

test('what was paid is told once it has come, by a gift card alone too, and not where a lender is paid later', () => {
  const paidOf = (changes: Partial<typeof order>) =>
    toOrderDetail({ ...order, paymentStatus: 'paid', ...changes }, siteRules.nl).paid;
  const giftCard = { end: 'K7Q2', amount: { ...order.charged, amount: 2500 } };
  expect(paidOf({ subIntegrationType: 'ideal' })).toEqual(order.charged);
  expect(paidOf({ giftCard })).toEqual(order.charged);
  expect(paidOf({ giftCard, charged: { ...order.charged, amount: 0 } })).toEqual(giftCard.amount);
  expect(paidOf({ paymentStatus: 'pending' })).toBeNull();
  expect(paidOf({ status: 'cancelled' })).toBeNull();
  expect(paidOf({ subIntegrationType: 'pay-later' })).toBeNull();
  expect(paidOf({ subIntegrationType: 'bnpl' })).toBeNull();
});

test('one order has its history beside it', () => {
  const { timeline, canCancel, outcome } = toOrderDetail(order, siteRules.nl);
  expect(timeline[0]).toEqual({ status: 'waitingForPayment', time: order.placedAt, isCurrent: true });
  expect([canCancel, outcome]).toEqual([true, 'received']);
});

test('the VAT of an order is that of all that was charged, its fee for paying in parts included', () => {
  const vat = { ...order.vat, total: { amount: 468, currency: 'EUR' as const } };
  expect(toOrder({ ...order, vat }, siteRules.nl).summary.vat).toEqual(vat.total);
});
