import { accounts } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'own',
  paymentMethods: ['card', 'masterpass', 'bnpl', 'wire'],
  giftCardAmounts: [100_000, 250_000, 500_000, 750_000, 1_000_000, 2_000_000],
  bankAccount: accounts.TRY,
  delivery: { parcel: 19_900, furniture: 150_000, placement: 120_000 },
  letterDays: [3, 6],
  freeDeliveryFrom: 25_000,
  priceLevel: 47,
  // 30 days from the order (law 6502, art. 48). With all holidays that is never fewer working days until the end of 2028.
  mostDeliveryDays: 15,
  sellsTo: 'consumers',
};
