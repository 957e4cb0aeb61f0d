import { accounts } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'own',
  paymentMethods: ['card', 'paypal', 'pay-later', 'wire'],
  giftCardAmounts: [2500, 5000, 10_000, 15_000, 25_000, 50_000],
  bankAccount: accounts.GBP,
  delivery: { parcel: 495, furniture: 4500, placement: 3500 },
  letterDays: [2, 4],
  freeDeliveryFrom: 500,
  priceLevel: 0.88,
  sellsTo: 'consumers',
};
