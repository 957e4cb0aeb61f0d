import type { Money } from './models';

export { formatMoney } from '@/sites/money';

/** `1299.00`: the amount as schema.org and the data layer want it. */
export function toDecimal(money: Money): string {
  const minor = Math.abs(money.amount);
  return `${money.amount < 0 ? '-' : ''}${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
