import type { AdminRefund, RefundAccountInput, RefundStatus } from '../../contract/refunds.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { finishRefund } from '../orders/finish-refund.ts';
import { tellOfAccount, tellStaff } from '../orders/mails.ts';
import { lockRefund, type StoredRefund, saveAccount } from '../orders/refunds-repo.ts';
import { lockOrder, type StoredOrder } from '../orders/repo.ts';
import { findRefundable } from '../orders/request-refund.ts';
import { toRefund } from '../orders/view.ts';
import { findRefundWithOrder } from './repo.ts';

/**
 * Notes where the refunds of an order go, which staff then transfer.
 * @throws ApiError state-conflict when none of them waits for it: a known account is changed by staff alone
 */
export async function takeAccount(
  orderId: string,
  account: RefundAccountInput,
  { db }: Services,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const waiting = order ? await saveAccount(tx, { orderId, status: 'account-needed' }, account) : [];
    if (!order || waiting.length === 0) throw new ApiError('state-conflict');
    for (const { id, amount } of waiting) {
      await tellStaff(tx, order, { what: 'toTransfer', amountMinor: amount, cause: id });
      await tellOfAccount(tx, order, id);
    }
  });
}

export function toAdminRefund(refund: StoredRefund, order: StoredOrder): AdminRefund {
  const { reference, receipt, attempts } = refund;
  const { id: orderId, orderNumber, email } = order;
  return { ...toRefund(refund, order), orderId, orderNumber, email, reference, receipt, attempts };
}

type Named = { site: SiteCode; refundId: string };

/** The order before its refund, as whoever asks for one does. @throws ApiError resource-not-found */
async function lockNamed(tx: Tx, { site, refundId }: Named) {
  const known = await findRefundWithOrder(tx, site, refundId);
  const order = known && (await lockOrder(tx, known.order.id));
  const refund = order && (await lockRefund(tx, refundId));
  if (!order || !refund) throw new ApiError('resource-not-found');
  return { order, refund };
}

/**
 * Staff correct where the transfers of an order go, which the shopper is told of those that go elsewhere by it.
 * @throws ApiError resource-not-found; state-conflict unless the refund waits to be transferred
 */
export async function changeAccount(
  named: Named,
  account: RefundAccountInput,
  { db }: Services,
): Promise<AdminRefund> {
  return db.transaction(async (tx) => {
    const { order, refund } = await lockNamed(tx, named);
    if (refund.status !== 'to-transfer') throw new ApiError('state-conflict');
    const changed = await saveAccount(tx, { orderId: order.id, status: 'to-transfer' }, account);
    for (const { id } of changed) await tellOfAccount(tx, order, id);
    return toAdminRefund((await lockRefund(tx, refund.id)) ?? refund, order);
  });
}

/** What only people bring to an end. */
const byHand: ReadonlySet<RefundStatus> = new Set(['account-needed', 'to-transfer', 'failed']);

/** @throws ApiError state-conflict for what goes back by itself, or would be more than was paid */
async function checkByHand(tx: Tx, { status, amount, orderId }: StoredRefund): Promise<void> {
  if (!byHand.has(status)) throw new ApiError('state-conflict');
  // One that has failed counts no more, so something else may have gone back instead.
  if (status === 'failed' && (await findRefundable(tx, orderId)).left < amount)
    throw new ApiError('state-conflict');
}

type Recorded = Named & { doneBy: string; reference: string | null };

/**
 * Staff have given the money back themselves. Told again, it stays as it is.
 * @throws ApiError resource-not-found, state-conflict
 */
export async function recordRefund(
  { doneBy, reference, ...named }: Recorded,
  services: Services,
): Promise<AdminRefund> {
  return services.db.transaction(async (tx) => {
    const { order, refund } = await lockNamed(tx, named);
    if (refund.status !== 'done') {
      await checkByHand(tx, refund);
      const done = { reference: reference ?? refund.reference, now: services.now(), doneBy };
      await finishRefund(tx, order, refund, done);
    }
    return toAdminRefund((await lockRefund(tx, refund.id)) ?? refund, order);
  });
}
