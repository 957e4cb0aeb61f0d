import { containedVatMinor } from './totals.ts';

/** What is charged at one rate, VAT included, in minor units. */
export type TaxedPart = { percent: number; grossMinor: number };
export type TaxedRate = TaxedPart & { vatMinor: number };

/** The parts of each rate together, highest rate first, with the VAT they contain. Rates without an amount are left out. */
export function vatByRate(parts: readonly TaxedPart[]): TaxedRate[] {
  const byRate = new Map<number, number>();
  for (const { percent, grossMinor } of parts) byRate.set(percent, (byRate.get(percent) ?? 0) + grossMinor);
  return [...byRate]
    .filter(([, grossMinor]) => grossMinor !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([percent, grossMinor]) => ({
      percent,
      grossMinor,
      vatMinor: containedVatMinor(grossMinor, percent),
    }));
}

/**
 * Takes so much out of what is left at each rate: first what is named, then of the others from the highest rate on.
 * @returns what is taken, by rate
 */
export function takeByRate(
  amountMinor: number,
  left: readonly TaxedPart[],
  named: readonly TaxedPart[] = [],
): TaxedPart[] {
  const open = new Map(left.map(({ percent, grossMinor }) => [percent, grossMinor]));
  let wanted = amountMinor;
  const taken: TaxedPart[] = [];
  for (const { percent, grossMinor } of [...named, ...left]) {
    const most = Math.min(grossMinor, open.get(percent) ?? 0, wanted);
    if (most <= 0) continue;
    open.set(percent, (open.get(percent) ?? 0) - most);
    wanted -= most;
    taken.push({ percent, grossMinor: most });
  }
  return vatByRate(taken).map(({ percent, grossMinor }) => ({ percent, grossMinor }));
}
