import creditCardType from 'credit-card-type';
import { cardBrands } from '../../contract/payments.ts';

type Brand = { brand: (typeof cardBrands)[number]; brandName: string };

const names: Readonly<Record<Brand['brand'], string>> = {
  visa: 'Visa',
  'american-express': 'American Express',
  mastercard: 'Master Card',
  discover: 'Discover',
  'diners-club': 'Diners',
  jcb: 'JCB',
  unionpay: 'China Union Pay',
};

/** The brand by the first digits (§5): what fits none of the seven counts as JCB. */
export function brandOf(bin: string): Brand {
  const types = creditCardType(bin).map(({ type }) => type);
  const brand = types.flatMap((type) => cardBrands.find((one) => one === type) ?? [])[0] ?? 'jcb';
  return { brand, brandName: names[brand] };
}
