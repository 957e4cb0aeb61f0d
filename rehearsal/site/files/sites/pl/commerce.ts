import { company } from '../company.ts';
import type { SiteCommerce } from '../site-types.ts';

export const commerce: SiteCommerce = {
  vatOf: 'destination',
  paymentMethods: ['blik', 'card', 'paypal', 'pay-later', 'wire'],
  bankAccount: { holder: company, iban: 'PL61 1090 1014 0000 0712 1981 2874', bic: 'WBKPPLPP' },
  delivery: { parcel: 2_500, furniture: 19_900, placement: 15_900 },
  freeDeliveryFrom: 2_000,
  priceLevel: 4.3,
  sellsTo: 'consumers',
};
