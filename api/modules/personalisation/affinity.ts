import type { Db } from '../../db/client.ts';
import type { Owner } from '../../http/owner.ts';
import { listCategoryOrders, listRelated } from './candidate-repo.ts';
import { listEvents } from './event-repo.ts';

/** The products viewed last say the most. */
const maxViewed = 10;
const relatedOfEach = 10;
/** A purchase together says more than a view together. */
const purchaseFactor = 3;

export type Affinity = {
  /** The latest first. */
  viewed: number[];
  purchased: ReadonlySet<number>;
  /** Products that go with those viewed, 1 for the best. */
  related: ReadonlyMap<number, number>;
  /** Categories of those viewed, by their order, the best first, 1 for it: what helps before anybody viewed things together. */
  categories: ReadonlyMap<number, number>;
  /** What was searched, the latest first. */
  terms: string[];
};

/** Sums as shares of the greatest, the best first. */
function toShares(sums: ReadonlyMap<number, number>): Map<number, number> {
  const best = Math.max(...sums.values(), Number.MIN_VALUE);
  return new Map([...sums].sort(([a, x], [b, y]) => y - x || a - b).map(([id, sum]) => [id, sum / best]));
}

async function readCategories(
  db: Db,
  { site }: Owner,
  rank: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const orders = await listCategoryOrders(db, site, [...rank.keys()]);
  const sums = new Map<number, number>();
  for (const [id, order] of orders) sums.set(order, (sums.get(order) ?? 0) + (rank.get(id) ?? 0));
  return toShares(sums);
}

/** What the visitor's own events say; nothing of visitors who did not agree, for they have none. */
export async function readAffinity(db: Db, owner: Owner): Promise<Affinity> {
  const events = await listEvents(db, owner);
  const productsOf = (kind: string) => [
    ...new Set(events.flatMap((event) => (event.kind === kind ? (event.productId ?? []) : []))),
  ];
  const viewed = productsOf('view');
  const anchors = viewed.slice(0, maxViewed);
  const rank = new Map(anchors.map((id, index) => [id, 1 / (index + 1)]));
  const sums = new Map<number, number>();
  for (const kind of ['view', 'purchase'] as const) {
    const factor = kind === 'purchase' ? purchaseFactor : 1;
    const found = await listRelated(db, owner.site, { kind, productIds: anchors, limit: relatedOfEach });
    for (const { productId, otherId, score } of found)
      sums.set(otherId, (sums.get(otherId) ?? 0) + score * factor * (rank.get(productId) ?? 0));
  }
  return {
    viewed,
    purchased: new Set(productsOf('purchase')),
    related: toShares(sums),
    categories: await readCategories(db, owner, rank),
    terms: [...new Set(events.flatMap(({ term }) => term ?? []))],
  };
}
