import type { SiteRules } from '../../contract/sites.ts';
import {
  type WithdrawalInput,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
} from '../../contract/withdrawals.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { readIdempotencyKey, withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { addresseeOf } from '../orders/mails.ts';
import { moveOrder } from '../orders/move-order.ts';
import {
  closeOpenPayments,
  lockOrderToMove,
  type StoredOrder,
  type StoredOrderItem,
} from '../orders/repo.ts';
import { canHappen } from '../orders/states.ts';
import { queueMail } from '../outbox/queue.ts';
import { announceStockMove, type StockMove } from '../stock/stock.ts';
import { readRights } from './check.ts';
import { confirmDeclarations } from './declarations-repo.ts';
import { type ContractCall, findContract } from './proof.ts';
import { findSame, insertWithdrawal } from './repo.ts';
import { type Chosen, type LineRight, withGifts } from './rights.ts';
import { nameOf, readReceipts } from './view.ts';

function toAsked({ lines }: Declaring): string {
  if (!lines) return 'all';
  return lines
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, quantity }) => `${line}:${quantity}`)
    .join(',');
}

/** Null when more is asked for than can be withdrawn, or nothing at all. */
function choose({ lines }: Declaring, rights: readonly LineRight[]): Chosen[] | null {
  if (!lines) {
    const all = rights.filter(({ withdrawable }) => withdrawable > 0);
    return all.length > 0
      ? all.map(({ position, withdrawable: quantity }) => ({ position, quantity }))
      : null;
  }
  const left = new Map(rights.map(({ position, withdrawable }) => [position, withdrawable]));
  const chosen = lines.map(({ line, quantity }) => ({ position: line, quantity }));
  const isDouble = new Set(chosen.map(({ position }) => position)).size < chosen.length;
  const fits = chosen.every(({ position, quantity }) => quantity <= (left.get(position) ?? 0));
  return fits && !isDouble ? chosen : null;
}

function isGift({ snapshot }: StoredOrderItem): boolean {
  return snapshot.isGift === true;
}

/**
 * Whether nothing of the order would be kept, earlier declarations counted, and nothing has left the shop, so that
 * there is nothing to wait for.
 */
function endsOrder(order: StoredOrder, rights: readonly LineRight[], chosen: readonly Chosen[]): boolean {
  const wanted = new Map(chosen.map(({ position, quantity }) => [position, quantity]));
  return (
    canHappen(order, 'cancel') && rights.every(({ position, left }) => left === (wanted.get(position) ?? 0))
  );
}

type Declaring = Pick<WithdrawalInput, 'name' | 'reason' | 'lines'>;
type Declared = { receipt: WithdrawalReceipt; stock?: StockMove };

type How = {
  site: SiteRules;
  isKeyed: boolean;
  /** The moment of a declaration that staff let count. */
  grantedAt?: Date;
};

/**
 * Withdraws in the caller's transaction, which has locked the order with its payments.
 * @throws ApiError not-withdrawable
 */
export async function declare(
  tx: Tx,
  order: StoredOrder,
  input: Declaring,
  { site, isKeyed, grantedAt }: How,
  services: Services,
): Promise<Declared> {
  const asked = toAsked(input);
  const same = await findSame(tx, order.id, asked);
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  const rights = same && isOver ? null : await readRights(tx, order, { site, grantedAt }, services);
  const named = rights && choose(input, rights.lines);
  // With a key of its own the same request may mean further pieces, as long as there are any.
  if (same && (!isKeyed || !named)) {
    const [receipt] = await readReceipts(tx, [{ withdrawal: same, order }]);
    if (receipt) {
      await confirmDeclarations(tx, order.id, same.id);
      return { receipt };
    }
  }
  if (!rights || !named) throw new ApiError('not-withdrawable');
  const gifts = new Set(rights.items.filter(isGift).map(({ position }) => position));
  const chosen = withGifts(named, rights.lines, (position) => gifts.has(position));
  const isOrderCancelled = endsOrder(order, rights.lines, chosen);
  const withdrawal = await insertWithdrawal(
    tx,
    order,
    {
      site: site.code,
      language: order.language,
      email: order.email,
      name: input.name || nameOf(order),
      reason: input.reason || null,
      asked,
      isOrderCancelled,
      receivedAt: rights.declaredAt ?? services.now(),
    },
    chosen.map((line) => ({ ...line, takenBack: 0, refunded: 0 })),
  );
  await confirmDeclarations(tx, order.id, withdrawal.id);
  const data = { withdrawalId: withdrawal.id };
  const causeKey = `withdrawal-received:${withdrawal.id}`;
  await queueMail(tx, { ...addresseeOf(order), kind: 'withdrawal-received', data, causeKey });
  if (isOrderCancelled) await closeOpenPayments(tx, order.id);
  const moved = isOrderCancelled ? await moveOrder(tx, order, 'cancel', services.now()) : null;
  const status = isOrderCancelled ? 'completed' : 'received';
  const [receipt] = await readReceipts(tx, [{ withdrawal: { ...withdrawal, status }, order }]);
  if (!receipt) throw new Error('The withdrawal has no receipt.');
  return moved ? { receipt, stock: moved.stock } : { receipt };
}

/**
 * POST withdrawals: the declaration itself, with its receipt and a mail that says the same. An order of which
 * nothing is kept and nothing has left is cancelled at once; otherwise the shop waits for the goods.
 * @throws ApiError as findContract, not-withdrawable, idempotency-conflict
 */
export async function withdraw(
  call: ContractCall,
  input: WithdrawalInput,
  services: Services,
): Promise<WithdrawalReceipt> {
  const key = readIdempotencyKey(call.request);
  const { id } = await findContract(call, input, services);
  const moves: StockMove[] = [];
  const receipt = await services.db.transaction(async (tx) => {
    const order = await lockOrderToMove(tx, call.site.code, id);
    if (!order) throw new ApiError('order-not-found');
    const payload = { withdrawal: input, site: call.site.code };
    return withIdempotency(tx, { ownerId: order.id, key, payload }, withdrawalReceiptSchema, async () => {
      const declared = await declare(tx, order, input, { site: call.site, isKeyed: key !== null }, services);
      if (declared.stock) moves.push(declared.stock);
      return declared.receipt;
    });
  });
  for (const move of moves) await announceStockMove(move, services);
  return receipt;
}
