import type { Money } from '@/lib/money/models';
import type { Summary } from './models';

/** As it is shown beside what paying in parts costs: the VAT of that is known once it is ordered. */
export function withFee(summary: Summary, feeMinor: number) {
  return { ...summary, vat: feeMinor > 0 ? null : summary.vat };
}

/** With what paying in parts costs. */
export function totalWithFee({ total }: Pick<Summary, 'total'>, feeMinor: number): Money {
  return { ...total, amount: total.amount + feeMinor };
}
