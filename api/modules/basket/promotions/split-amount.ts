export type Share = { key: number; weightMinor: number };

/**
 * Splits an amount by weight, to the cent: largest remainder first, ties by key, so that the order of the shares does
 * not matter. Sums up to the amount, or to the sum of the weights when that is less; no share exceeds its weight.
 */
export function splitAmount(amountMinor: number, shares: readonly Share[]): Map<number, number> {
  // Products of two amounts do not fit a double.
  const total = shares.reduce((sum, { weightMinor }) => sum + BigInt(weightMinor), 0n);
  if (total === 0n || amountMinor <= 0) return new Map(shares.map(({ key }) => [key, 0]));
  const amount = BigInt(amountMinor) < total ? BigInt(amountMinor) : total;
  const parts = shares.map(({ key, weightMinor }) => {
    const product = amount * BigInt(weightMinor);
    return { key, whole: product / total, rest: product % total };
  });
  const left = amount - parts.reduce((sum, { whole }) => sum + whole, 0n);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.key - b.key : a.rest > b.rest ? -1 : 1));
  return new Map(
    byRest.map(({ key, whole }, index) => [key, Number(whole) + (BigInt(index) < left ? 1 : 0)]),
  );
}
