import type { OrderDetail } from '@/api/contract/checkout';
import { someAddress } from '@/lib/address/testing/some-address';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toOrder, toOrderDetail } from './to-order';

const { id: _id, ...address } = someAddress;
const order: OrderDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'LW-7K4-M9X-R39',
  status: 'waitingForPayment',
  paymentStatus: 'pending',
  placedAt: '2026-11-16T09:00:00.000Z',
  items: [itemAnswer('V1', 2, { options: [{ title: 'Kleur', value: 'zand' }] })],
  orderSummary: basketAnswer([itemAnswer('V1', 2)]).orderSummary,
  installmentFee: { amount: 0, currency: 'EUR' },
  shippingAddress: address,
  billingAddress: { ...address, firstName: 'Sanne', street: 'Kade' },
  deliveryMethod: 'home',
  subIntegrationType: 'wire',
  payBefore: '2026-11-26',
  events: [{ time: '2026-11-16T09:00:00.000Z', status: 'waitingForPayment', paymentStatus: 'pending' }],
  canCancel: true,
};

test('an order tells what was bought, where it goes and who pays', () => {
  const { items, summary, deliverTo, billTo, payer } = toOrder(order);
  expect(items).toMatchObject([
    { vsin: 'V1', quantity: 2, options: 'Kleur: zand', delivery: { from: '2026-12-12' }, installation: null },
  ]);
  expect(summary.total.amount).toBe(2000);
  expect(deliverTo).toEqual(['Jan de Vries', 'Lindenlaan 12 a', '1234 AB Utrecht', 'jan@example.nl']);
  expect(billTo).toEqual(['Sanne de Vries', 'Kade 12 a', '1234 AB Utrecht', 'jan@example.nl']);
  expect(payer).toBe('Sanne');
});

test('a transfer is asked for as long as it is awaited', () => {
  expect(toOrder(order).payBefore).toBe('2026-11-26');
  expect(toOrder({ ...order, paymentStatus: 'paid', status: 'orderPlaced' }).payBefore).toBeNull();
});

test('one order has its history beside it', () => {
  const { timeline, canCancel, outcome } = toOrderDetail(order);
  expect(timeline[0]).toEqual({ status: 'waitingForPayment', time: order.placedAt, isCurrent: true });
  expect([canCancel, outcome]).toEqual([true, 'received']);
});
