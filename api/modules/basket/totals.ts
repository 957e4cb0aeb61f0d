/** Arithmetic of a basket. All amounts are integers in minor units, VAT included. Pure. */

export type PricedLine = { unitMinor: number; quantity: number };
export type Totals = {
  subTotalMinor: number;
  discountMinor: number;
  deliveryMinor: number;
  /** subTotal − discount + delivery; never negative. */
  totalMinor: number;
  /** VAT contained in the total. */
  vatMinor: number;
};

export function lineTotalMinor({ unitMinor, quantity }: PricedLine): number {
  return unitMinor * quantity;
}

/** The VAT hidden in an amount that includes it: gross × p / (100 + p), rounded half up. */
export function containedVatMinor(grossMinor: number, percent: number): number {
  return Math.round((grossMinor * percent) / (100 + percent));
}

/** A discount larger than the goods takes off the goods and no more: delivery is never paid back. */
export function toTotals(
  lines: readonly PricedLine[],
  charges: { discountMinor: number; deliveryMinor: number },
  vatPercent: number,
): Totals {
  const subTotalMinor = lines.reduce((sum, line) => sum + lineTotalMinor(line), 0);
  const discountMinor = Math.min(Math.max(0, charges.discountMinor), subTotalMinor);
  const totalMinor = subTotalMinor - discountMinor + charges.deliveryMinor;
  return {
    subTotalMinor,
    discountMinor,
    deliveryMinor: charges.deliveryMinor,
    totalMinor,
    vatMinor: containedVatMinor(totalMinor, vatPercent),
  };
}
