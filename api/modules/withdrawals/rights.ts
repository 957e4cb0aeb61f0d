/** What can be withdrawn of an order, until when, and what is paid back for it. Pure. */

import { addDays } from '../../contract/calendar.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import type { SiteRules } from '../../contract/sites.ts';
import type { notWithdrawableReasons } from '../../contract/withdrawals.ts';
import { localDate } from '../../runtime/local-date.ts';
import { addWorkingDays } from '../delivery/working-days.ts';
import type { StoredOrderItem } from '../orders/repo.ts';

type Item = Pick<
  StoredOrderItem,
  'position' | 'quantity' | 'takenBack' | 'lineAmount' | 'discount' | 'isMadeToMeasure'
>;
export type LineRight = {
  position: number;
  /** Pieces that are the shopper's: neither back nor withdrawn. */
  left: number;
  /** Pieces; 0 with a reason. */
  withdrawable: number;
  reason: (typeof notWithdrawableReasons)[number] | null;
};

/**
 * The last date of the period. The day of delivery does not count, and a period that would end on a weekend or
 * holiday ends with the next working day (Regulation 1182/71 art. 3).
 */
export function withdrawUntil(
  deliveredAt: Date,
  freeReturnDays: number,
  { timeZone, defaultCountry }: Pick<SiteRules, 'timeZone' | 'defaultCountry'>,
): string {
  const lastDay = addDays(localDate(deliveredAt, timeZone), returnDaysOf({ freeReturnDays }));
  return addWorkingDays(lastDay, 0, defaultCountry);
}

/** @param declared pieces of the line that are withdrawn already and still with the shopper */
export function rightOf(item: Item, declared: number, isTooLate: boolean): LineRight {
  const { position } = item;
  const left = Math.max(0, item.quantity - item.takenBack - declared);
  const reason = item.isMadeToMeasure
    ? 'made-to-measure'
    : left === 0
      ? 'already-withdrawn'
      : isTooLate
        ? 'too-late'
        : null;
  return { position, left, withdrawable: reason ? 0 : left, reason };
}

/** Pieces of lines. */
export type Chosen = { position: number; quantity: number };

/**
 * What is chosen, with the gifts where nothing that was paid for is kept: a gift comes with a purchase, and goes back
 * with the last piece of it.
 */
export function withGifts(
  chosen: readonly Chosen[],
  rights: readonly LineRight[],
  isGift: (position: number) => boolean,
): Chosen[] {
  const quantities = new Map(chosen.map(({ position, quantity }) => [position, quantity]));
  const isKept = ({ position, left }: LineRight) => left > (quantities.get(position) ?? 0);
  if (rights.some((line) => isKept(line) && !isGift(line.position))) return [...chosen];
  for (const { position, withdrawable } of rights)
    if (withdrawable > 0 && isGift(position)) quantities.set(position, withdrawable);
  return [...quantities].map(([position, quantity]) => ({ position, quantity }));
}
