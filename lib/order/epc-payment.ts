import type { Transfer } from './models';

/** The largest sum of one transfer, minor units. */
const mostMinor = 99_999_999_999;

/**
 * What banking apps read from a code to fill in a transfer (EPC069-12, version 2, UTF-8); null where there is no such code:
 * it knows euros only.
 */
export function epcPayment({ holder, iban, bic, amount, reference }: Transfer): string | null {
  if (amount.currency !== 'EUR' || amount.amount < 1 || amount.amount > mostMinor) return null;
  const cents = String(amount.amount).padStart(3, '0');
  const sum = `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`;
  // Purpose and structured reference stay empty: order numbers are no RF references.
  const lines = ['BCD', '002', '1', 'SCT', bic, holder.slice(0, 70), iban.replaceAll(' ', ''), sum];
  return [...lines, '', '', reference.slice(0, 140)].join('\n');
}
