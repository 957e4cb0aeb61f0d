import type { ProductCode } from '../../../../messages/shape/catalogue.ts';

/** A price as a share of the list price, `daysAgo` midnights (UTC) before the seed; the last one holds now. */
export type PriceStep = { daysAgo: number; share: number };
type PlansByProduct = Readonly<Partial<Record<ProductCode, readonly PriceStep[]>>>;

const steady: readonly PriceStep[] = [{ daysAgo: 400, share: 1 }];

function reduced(share: number, daysAgo: number): readonly PriceStep[] {
  return [...steady, { daysAgo, share }];
}

/** Honest reductions: a higher price held for at least the 30 days before. */
const sales: PlansByProduct = {
  'sofa-como-3': reduced(0.8, 9),
  'chair-ronja-rust': reduced(0.85, 14),
  'dining-iro-black': reduced(0.9, 5),
  'coffee-frame-walnut': reduced(0.8, 21),
  'tv-plain-oak': reduced(0.85, 3),
  'bed-haga-160': reduced(0.85, 11),
  'lamp-vega-floor': reduced(0.75, 6),
  'rug-line-stripe': reduced(0.7, 17),
  'mirror-arch': reduced(0.9, 2),
  'plant-olive': reduced(0.8, 8),
  'wardrobe-nord-oak': reduced(0.9, 29),
};

/** Cases in which nothing, or less than one might think, may be struck through. */
const traps: PlansByProduct = {
  // Raised a week before the "reduction": the lowest of the 30 days before is today's price.
  'armchair-nest-ochre': [...steady, { daysAgo: 12, share: 1.15 }, { daysAgo: 5, share: 1 }],
  // Reduced more than 30 days ago: it is simply the price now.
  'sideboard-plain-walnut': [...steady, { daysAgo: 45, share: 0.85 }],
  'nightstand-walnut-2': [...steady, { daysAgo: 31, share: 0.9 }],
  // Reduced twice: the second reduction counts from the first.
  'dining-flute-round': [...steady, { daysAgo: 25, share: 0.9 }, { daysAgo: 6, share: 0.8 }],
  // A short dip inside the 30 days before is lower than today's price.
  'stool-tri': [
    ...steady,
    { daysAgo: 36, share: 0.8 },
    { daysAgo: 24, share: 1 },
    { daysAgo: 4, share: 0.9 },
  ],
  // Went up, never down.
  'sofa-oslo-2': [
    { daysAgo: 400, share: 0.95 },
    { daysAgo: 60, share: 1 },
  ],
  'coffee-runa': [
    { daysAgo: 400, share: 0.9 },
    { daysAgo: 120, share: 1 },
  ],
};

/** The price history of a product. A product younger than a step begins with its entry into the range. */
export function pricePlanOf(code: ProductCode, ageDays: number): readonly PriceStep[] {
  const plan = sales[code] ?? traps[code] ?? steady;
  const begun = plan.filter((step) => step.daysAgo <= ageDays);
  const before = plan.filter((step) => step.daysAgo > ageDays).at(-1);
  return before ? [{ daysAgo: ageDays, share: before.share }, ...begun] : begun;
}
