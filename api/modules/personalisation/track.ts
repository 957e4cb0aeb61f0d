import { dayMs } from '../../contract/calendar.ts';
import type { TrackedEvent } from '../../contract/personalisation.ts';
import type { Tx } from '../../db/client.ts';
import type { Owner } from '../../http/owner.ts';
import type { Services } from '../../services.ts';
import {
  type Affinity,
  addAffinity,
  addEvents,
  addInterest,
  hasPurchase,
  listEvents,
  listOrderedProducts,
  listSoldProducts,
  type NewEvent,
} from './event-repo.ts';
import { lockVisitor, updateVisitor } from './visitor-repo.ts';
import { interestOf, weightAt } from './weights.ts';

/** The same again within this time is one event: a page that is loaded twice was viewed once. */
const sameEventMs = 30 * 60_000;
/** Products viewed within this time belong together. */
const togetherMs = dayMs;
const maxTogether = 10;
/** Orders one call may name; each is looked up. */
const maxOrders = 5;
/** Of a larger order only so many products are paired. */
const maxPaired = 20;

type Gathered = { events: NewEvent[]; interest: Map<number, number>; affinity: Map<string, Affinity> };
type Recent = { kind: TrackedEvent['kind']; productId: number | null; term: string | null; at: Date };

function addPair(gathered: Gathered, kind: Affinity['kind'], pair: [number, number], score: number): void {
  const [a, b] = pair;
  if (a === b) return;
  for (const [productId, otherId] of [
    [a, b],
    [b, a],
  ] as const) {
    const key = `${kind} ${productId} ${otherId}`;
    const known = gathered.affinity.get(key);
    gathered.affinity.set(key, { kind, productId, otherId, score: (known?.score ?? 0) + score });
  }
}

function addProduct(
  gathered: Gathered,
  recent: readonly Recent[],
  event: { kind: 'view' | 'addToBasket' | 'click'; productId: number },
  now: Date,
): void {
  const { kind, productId } = event;
  const age = ({ at }: Recent) => now.getTime() - at.getTime();
  if (recent.some((one) => one.kind === kind && one.productId === productId && age(one) < sameEventMs))
    return;
  const weight = weightAt(now);
  gathered.events.push({ kind, productId });
  gathered.interest.set(productId, (gathered.interest.get(productId) ?? 0) + interestOf[kind] * weight);
  if (kind !== 'view') return;
  const together = recent.flatMap((one) =>
    one.kind === 'view' && one.productId !== null && age(one) < togetherMs ? [one.productId] : [],
  );
  for (const other of [...new Set(together)].slice(0, maxTogether))
    addPair(gathered, 'view', [productId, other], weight);
}

async function addPurchase(
  tx: Tx,
  owner: Owner,
  gathered: Gathered,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  if (await hasPurchase(tx, owner, orderId)) return;
  const bought = (await listOrderedProducts(tx, owner, orderId)).slice(0, maxPaired);
  const weight = weightAt(now);
  for (const [index, productId] of bought.entries()) {
    gathered.events.push({ kind: 'purchase', productId, orderId });
    gathered.interest.set(productId, (gathered.interest.get(productId) ?? 0) + interestOf.purchase * weight);
    for (const other of bought.slice(index + 1)) addPair(gathered, 'purchase', [productId, other], weight);
  }
}

/** What was gathered so far, the latest first. */
function recentOf({ events }: Gathered, at: Date): Recent[] {
  return events
    .map(({ kind, productId = null, term = null }) => ({ kind, productId, term, at }))
    .toReversed();
}

function ordersOf(events: readonly TrackedEvent[]): string[] {
  const named = events.flatMap(({ kind, orderId }) => (kind === 'purchase' && orderId ? [orderId] : []));
  return [...new Set(named)];
}

function addSearch(gathered: Gathered, recent: readonly Recent[], term: string | null | undefined): void {
  if (term && !recent.some((one) => one.term === term)) gathered.events.push({ kind: 'search', term });
}

/** Each event in its order; those before in the same call count as recent. */
async function gather(tx: Tx, owner: Owner, events: readonly TrackedEvent[], now: Date): Promise<Gathered> {
  const gathered: Gathered = { events: [], interest: new Map(), affinity: new Map() };
  const named = events.flatMap(({ productId }) => productId ?? []);
  const sold = await listSoldProducts(tx, owner.site, named);
  const before: Recent[] = await listEvents(tx, owner, 50);
  const left = new Set(ordersOf(events).slice(0, maxOrders));
  for (const { kind, productId: vsin, term, orderId } of events) {
    const recent = [...recentOf(gathered, now), ...before];
    const productId = sold.get(vsin ?? '');
    if (kind === 'purchase') {
      if (left.delete(orderId ?? '')) await addPurchase(tx, owner, gathered, { orderId: orderId ?? '', now });
    } else if (kind === 'search') addSearch(gathered, recent, term);
    else if (productId !== undefined) addProduct(gathered, recent, { kind, productId }, now);
  }
  return gathered;
}

/**
 * Stores events of a visitor who agreed, and counts them for everybody's recommendations. Events that repeat an earlier
 * one, name no product of the site, or an order that is not the visitor's are left out.
 * @returns how many were stored
 */
export function track(owner: Owner, events: readonly TrackedEvent[], services: Services): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    if (!(await lockVisitor(tx, owner))) return 0;
    const gathered = await gather(tx, owner, events, now);
    await updateVisitor(tx, owner, { seenAt: now });
    await addEvents(tx, owner, gathered.events, now);
    await addInterest(
      tx,
      owner.site,
      [...gathered.interest].map(([productId, score]) => ({ productId, score })),
    );
    await addAffinity(tx, owner.site, [...gathered.affinity.values()]);
    return gathered.events.length;
  });
}
