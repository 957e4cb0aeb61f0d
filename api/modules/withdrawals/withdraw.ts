import { isOver } from '../../contract/order-statuses.ts';
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
import { askForLess } from '../orders/asked-amount.ts';
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
import { hasFixedAmount } from '../payments/fixed-amount.ts';
import { moveStock, type NoteMove } from '../stock/stock.ts';
import { readRights } from './check.ts';
import { confirmDeclarations } from './declarations-repo.ts';
import { type ContractCall, findContract } from './proof.ts';
import { findSame, insertWithdrawal, type StoredWithdrawal } from './repo.ts';
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

/** How an order ends of which nothing is kept; null where goods have to come back first. Of a gift card nothing does. */
function endOf(order: StoredOrder): 'cancel' | 'takeBack' | null {
  if (canHappen(order, 'cancel')) return 'cancel';
  return order.kind === 'gift-card' && canHappen(order, 'takeBack') ? 'takeBack' : null;
}

/**
 * Whether nothing of the order would be kept, earlier declarations counted, and nothing has left the shop, so that
 * there is nothing to wait for.
 */
function endsOrder(order: StoredOrder, rights: readonly LineRight[], chosen: readonly Chosen[]): boolean {
  const wanted = new Map(chosen.map(({ position, quantity }) => [position, quantity]));
  return endOf(order) !== null && rights.every(({ position, left }) => left === (wanted.get(position) ?? 0));
}

type Declaring = Pick<WithdrawalInput, 'name' | 'reason' | 'lines'>;

/** What is declared about an order that the caller's transaction has locked with its payments. */
type Declared = {
  order: StoredOrder;
  input: Declaring;
  site: SiteRules;
  isKeyed: boolean;
  /** The moment of a declaration that staff let count. */
  grantedAt?: Date;
};
type Picked = { chosen: Chosen[]; isOrderCancelled: boolean; declaredAt: Date | null };

/** The pieces that are meant, with the gifts that came with them; null when they cannot be withdrawn. */
async function pickPieces(
  tx: Tx,
  { order, input, site, grantedAt }: Declared,
  services: Services,
): Promise<Picked | null> {
  const { items, lines, declaredAt } = await readRights(tx, order, { site, grantedAt }, services);
  const named = choose(input, lines);
  if (!named) return null;
  const gifts = new Set(items.filter(isGift).map(({ position }) => position));
  const chosen = withGifts(named, lines, (position) => gifts.has(position));
  return { chosen, isOrderCancelled: endsOrder(order, lines, chosen), declaredAt };
}

async function receiptOf(
  tx: Tx,
  order: StoredOrder,
  withdrawal: StoredWithdrawal,
): Promise<WithdrawalReceipt> {
  const [receipt] = await readReceipts(tx, [{ withdrawal, order }]);
  if (!receipt) throw new Error('The withdrawal has no receipt.');
  return receipt;
}

async function store(
  tx: Tx,
  { order, input, site }: Declared,
  { chosen, isOrderCancelled, declaredAt }: Picked,
  now: Date,
): Promise<StoredWithdrawal> {
  return insertWithdrawal(
    tx,
    order,
    {
      site: site.code,
      language: order.language,
      email: order.email,
      name: input.name || nameOf(order),
      reason: input.reason || null,
      asked: toAsked(input),
      isOrderCancelled,
      receivedAt: declaredAt ?? now,
    },
    chosen.map((line) => ({ ...line, takenBack: 0, refunded: 0 })),
  );
}

/**
 * Withdraws in the caller's transaction.
 * @throws ApiError not-withdrawable
 */
export async function declare(
  tx: Tx,
  declared: Declared,
  services: Services,
  note: NoteMove,
): Promise<WithdrawalReceipt> {
  const { order, input, isKeyed } = declared;
  const same = await findSame(tx, order.id, toAsked(input));
  const picked = same && isOver(order.status) ? null : await pickPieces(tx, declared, services);
  // With a key of its own the same request may mean further pieces, as long as there are any.
  if (same && (!isKeyed || !picked)) {
    await confirmDeclarations(tx, order.id, same.id);
    return receiptOf(tx, order, same);
  }
  if (!picked) throw new ApiError('not-withdrawable');
  const withdrawal = await store(tx, declared, picked, services.now());
  await confirmDeclarations(tx, order.id, withdrawal.id);
  const data = { withdrawalId: withdrawal.id };
  const causeKey = `withdrawal-received:${withdrawal.id}`;
  await queueMail(tx, { ...addresseeOf(order), kind: 'withdrawal-received', data, causeKey });
  if (!picked.isOrderCancelled) {
    await askForLess(tx, order, (payment) => hasFixedAmount(payment, services));
    return receiptOf(tx, order, { ...withdrawal, status: 'received' });
  }
  await closeOpenPayments(tx, order.id);
  const { stock } = await moveOrder(tx, order, endOf(order) ?? 'cancel', services.now());
  note(stock);
  return receiptOf(tx, order, { ...withdrawal, status: 'completed' });
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
  return moveStock(services, async (tx, note) => {
    const order = await lockOrderToMove(tx, call.site.code, id);
    if (!order) throw new ApiError('order-not-found');
    const guard = { ownerId: order.id, key, payload: { withdrawal: input, site: call.site.code } };
    const declared = { order, input, site: call.site, isKeyed: key !== null };
    return withIdempotency(tx, guard, withdrawalReceiptSchema, () => declare(tx, declared, services, note));
  });
}
