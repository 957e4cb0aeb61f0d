import { accounts } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'own',
  paymentMethods: ['card', 'masterpass', 'bnpl', 'wire'],
  bankAccount: accounts.TRY,
  delivery: { parcel: 19_900, furniture: 150_000, placement: 120_000 },
  letterDays: [3, 6],
  freeDeliveryFrom: 25_000,
  flags: { adminCheckout: true },
  priceLevel: 39,
  sellsTo: 'businesses',
};
