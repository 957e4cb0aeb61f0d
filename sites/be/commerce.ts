import { accounts } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'destination',
  paymentMethods: ['bancontact', 'ideal', 'card', 'paypal', 'pay-later', 'wire'],
  giftCardAmounts: [2500, 5000, 10_000, 15_000, 25_000, 50_000],
  bankAccount: accounts.EUR,
  delivery: { parcel: 595, furniture: 4900, placement: 3900 },
  letterDays: [2, 4],
  takesOldFurniture: true,
  freeDeliveryFrom: 500,
  priceLevel: 1,
  sellsTo: 'consumers',
};
