import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { tellWhoWaits } from '../back-in-stock/tell-who-waits.ts';
import { publishProducts } from '../listing/publish-products.ts';
import type { StockState } from '../product/quantity-limits.ts';

type Wanted = { variantId: number; vsin: string; quantity: number; message: string } & StockState;
/** What moved. `availabilityChanged`: something sold out or came back. */
export type StockMove = { variantIds: number[]; availabilityChanged: boolean };
/** Hears of what a transaction moves. */
export type NoteMove = (move: StockMove) => void;
export const nothingMoved: StockMove = { variantIds: [], availabilityChanged: false };

/** All who move stock lock the rows in this order, so that two orders never wait for each other. */
const byVariant = (a: { variantId: number }, b: { variantId: number }) => a.variantId - b.variantId;

/** Bought and given along, the same variant is taken once. */
function piecesOf(
  wanted: readonly Wanted[],
): { id: number; quantity: number; policy: Wanted['inventoryPolicy'] }[] {
  const pieces = new Map<number, { quantity: number; policy: Wanted['inventoryPolicy'] }>();
  for (const { variantId, quantity, inventoryPolicy } of wanted)
    pieces.set(variantId, {
      quantity: (pieces.get(variantId)?.quantity ?? 0) + quantity,
      policy: inventoryPolicy,
    });
  return [...pieces].map(([id, piece]) => ({ id, ...piece }));
}

/**
 * Takes the stock of an order. One conditional update: whoever comes second finds too little and gets none.
 * Where sales beyond stock are allowed, on this site too, the number may fall below zero: that much has to be made.
 * @throws ApiError out-of-stock, naming the line
 */
export async function takeStock(tx: Tx, wanted: readonly Wanted[]): Promise<StockMove> {
  const limited = wanted.filter(isLimited).toSorted(byVariant);
  if (limited.length === 0) return nothingMoved;
  const taken = rowsOf<{ id: number; before: number; after: number }>(
    await tx.execute(sql`${prepared('take-stock')}
      WITH wanted AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(piecesOf(limited))}::jsonb)
          AS piece (id int, quantity int, policy text)),
        locked AS MATERIALIZED (SELECT id FROM variants WHERE id IN (SELECT id FROM wanted) ORDER BY id FOR UPDATE)
      UPDATE variants SET on_hand = on_hand - wanted.quantity
        FROM wanted JOIN locked ON locked.id = wanted.id
        WHERE variants.id = locked.id AND (on_hand >= wanted.quantity OR (inventory_policy = 'continue' AND policy = 'continue'))
        RETURNING variants.id, on_hand + wanted.quantity AS before, on_hand AS after`),
  );
  const variantIds = taken.map(({ id }) => id);
  const refused = limited.find(({ variantId }) => !variantIds.includes(variantId));
  if (refused)
    throw new ApiError('out-of-stock', undefined, [{ property: refused.vsin, message: refused.message }]);
  return { variantIds, availabilityChanged: taken.some(({ before, after }) => isCrossed(after, before)) };
}

/** Whether something was there at the one moment and nothing at the other. Below zero nothing changes any more. */
function isCrossed(lower: number, higher: number): boolean {
  return lower <= 0 && higher > 0;
}

function isLimited({ onHand }: Wanted): boolean {
  return onHand !== null;
}

export type Returned = { variantId: number; quantity: number };

/** Puts pieces back. The caller sees to it that this happens once. */
export async function returnStock(tx: Tx, pieces: readonly Returned[]): Promise<StockMove> {
  const move: StockMove = { variantIds: [], availabilityChanged: false };
  for (const { variantId, quantity } of pieces.toSorted(byVariant)) {
    const [row] = await tx
      .update(variants)
      .set({ onHand: sql`${variants.onHand} + ${quantity}` })
      .where(and(eq(variants.id, variantId), isNotNull(variants.onHand)))
      .returning({ onHand: variants.onHand });
    if (!row || row.onHand === null) continue;
    move.variantIds.push(variantId);
    if (isCrossed(row.onHand - quantity, row.onHand)) move.availabilityChanged = true;
  }
  return move;
}

/** Two moves of one transaction as one. */
function joinMoves(one: StockMove, other: StockMove): StockMove {
  return {
    variantIds: [...new Set([...one.variantIds, ...other.variantIds])],
    availabilityChanged: one.availabilityChanged || other.availabilityChanged,
  };
}

/** A mail that cannot be queued now is queued within a minute, by the job that looks for such. */
async function tellOfReturn(services: Services): Promise<void> {
  try {
    await tellWhoWaits(services);
  } catch (error) {
    services.log.error({ err: error }, 'who waits for a product could not be told');
  }
}

/** Makes a stock move seen, after its transaction has committed; who waits for what came back is told. */
async function publishStockMove({ variantIds, availabilityChanged }: StockMove, services: Services) {
  if (availabilityChanged) await tellOfReturn(services);
  await publishProducts(variantIds, availabilityChanged, services);
}

/**
 * Works in one transaction and makes the stock it moved seen once that has committed. The work tells of each move by
 * `note`: under an Idempotency-Key its answer may be an earlier one, which moves nothing.
 */
export async function moveStock<T>(
  services: Services,
  work: (tx: Tx, note: NoteMove) => Promise<T>,
): Promise<T> {
  let moved = nothingMoved;
  const answer = await services.db.transaction((tx) =>
    work(tx, (move) => {
      moved = joinMoves(moved, move);
    }),
  );
  await publishStockMove(moved, services);
  return answer;
}
