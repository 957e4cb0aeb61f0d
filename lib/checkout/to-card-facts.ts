import type { BinCheck } from '@/api/contract/payments';
import type { CardFacts, Parts } from './models';

type WireParts = BinCheck['installmentOptions'][number];

export function toParts({ installmentCount, installmentFee, total, amounts }: WireParts): Parts {
  return { count: installmentCount, fee: installmentFee, total, amounts };
}

export function toCardFacts({ brandName, bankName, installmentOptions }: BinCheck): CardFacts {
  return { brand: brandName, bank: bankName, parts: installmentOptions.map(toParts) };
}
