import { accounts } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'destination',
  paymentMethods: ['gopay', 'card', 'paypal', 'pay-later', 'wire'],
  giftCardAmounts: [50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000],
  bankAccount: accounts.CZK,
  delivery: { parcel: 14_900, furniture: 99_000, placement: 79_000 },
  letterDays: [3, 5],
  takesOldFurniture: true,
  freeDeliveryFrom: 12_500,
  priceLevel: 24.5,
  sellsTo: 'consumers',
};
