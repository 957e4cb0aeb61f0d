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
    const waiting = order ? await saveAccount(tx, orderId, account) : [];
    if (!order || waiting.length === 0) throw new ApiError('state-conflict');
    for (const { id, amount } of waiting) {
      await tellStaff(tx, order, { what: 'toTransfer', amountMinor: amount, cause: id });
      await tellOfAccount(tx, order, id);
    }
  });
}

export function toAdminRefund(refund: StoredRefund, order: StoredOrder): AdminRefund {
  const { reference, attempts } = refund;
  const { id: orderId, orderNumber, email } = order;
  return { ...toRefund(refund, order), ...{ orderId, orderNumber, email, reference, attempts } };
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

type Recorded = { site: SiteCode; refundId: string; doneBy: string; reference: string | null };

/**
 * Staff have given the money back themselves. Told again, it stays as it is.
 * @throws ApiError resource-not-found, state-conflict
 */
export async function recordRefund(
  { site, refundId, doneBy, reference }: Recorded,
  services: Services,
): Promise<AdminRefund> {
  return services.db.transaction(async (tx) => {
    const known = await findRefundWithOrder(tx, site, refundId);
    // The order before its refund, as whoever asks for one does.
    const order = known && (await lockOrder(tx, known.order.id));
    const refund = order && (await lockRefund(tx, refundId));
    if (!order || !refund) throw new ApiError('resource-not-found');
    if (refund.status !== 'done') {
      await checkByHand(tx, refund);
      const done = { reference: reference ?? refund.reference, now: services.now(), doneBy };
      await finishRefund(tx, order, refund, done);
    }
    return toAdminRefund((await lockRefund(tx, refundId)) ?? refund, order);
  });
}
