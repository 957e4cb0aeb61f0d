import type { OrderDetail } from '@/api/contract/checkout';
import { someAddress } from '@/api/contract/testing/some-address';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';

const { id: _id, ...address } = someAddress;
/** An order that waits for a transfer, as the API answers it. */
export const someOrder: OrderDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'LW-7K4-M9X-R39',
  status: 'waitingForPayment',
  paymentStatus: 'pending',
  placedAt: '2026-11-16T09:00:00.000Z',
  items: [{ ...itemAnswer('V1', 2, { options: [{ title: 'Kleur', value: 'zand' }] }), vatPercent: 21 }],
  orderSummary: basketAnswer([itemAnswer('V1', 2)]).orderSummary,
  promotions: [],
  installmentFee: { amount: 0, currency: 'EUR' },
  giftCard: null,
  boughtCard: null,
  notAsked: { amount: 0, currency: 'EUR' },
  charged: { amount: 2000, currency: 'EUR' },
  vat: {
    ...{ country: 'NL', percent: 21, rates: [] },
    total: { amount: 0, currency: 'EUR' },
    goods: { amount: 0, currency: 'EUR' },
    services: { amount: 0, currency: 'EUR' },
    delivery: { amount: 0, currency: 'EUR' },
    installmentFee: { amount: 0, currency: 'EUR' },
  },
  shippingAddress: address,
  billingAddress: { ...address, firstName: 'Sanne', street: 'Kade' },
  deliveryMethod: 'home',
  oldPieces: 0,
  deliverySlot: null,
  subIntegrationType: 'wire',
  paymentName: 'Bankoverschrijving',
  payBefore: '2026-11-26T09:00:00.000Z',
  paid: { amount: 0, currency: 'EUR' },
  refunded: { amount: 0, currency: 'EUR' },
  chargedBack: { amount: 0, currency: 'EUR' },
  remaining: { amount: 0, currency: 'EUR' },
  refunds: [],
  withdrawn: null,
  events: [{ time: '2026-11-16T09:00:00.000Z', status: 'waitingForPayment', paymentStatus: 'pending' }],
  transfer: {
    ...{ holder: 'Linden Wonen B.V.', iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' },
    amount: { amount: 2000, currency: 'EUR' },
    ...{ reference: 'LW-7K4-M9X-R39', payBefore: '2026-11-26T09:00:00.000Z' },
  },
  canCancel: true,
};
