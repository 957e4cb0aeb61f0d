import type { Money } from '@/lib/money/models';

/** What is chosen before anybody chooses: not the least. */
export function firstAmount(amounts: readonly Money[]): Money | undefined {
  return amounts[1] ?? amounts[0];
}
