import { asc, eq, sql } from 'drizzle-orm';
import type { Refund } from '../../contract/refunds.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations, withdrawalLines, withdrawals } from '../../db/schema/withdrawals.ts';
import { showOrder } from '../orders/show-orders.ts';
import { toOrder } from '../orders/view.ts';
import { refundAccountPath } from '../refunds/refund-key.ts';
import { reviewPathOf } from '../reviews/review-key.ts';
import { declarationCode, writeCode } from '../withdrawals/order-secrets.ts';
import { withdrawalPathOf } from '../withdrawals/withdrawal-link.ts';
import type { OrderFacts } from './order-content.ts';
import { orderPagePath } from './order-page-key.ts';

/** @throws when there is no such order */
export async function readOrderFacts(db: Db, orderId: string): Promise<OrderFacts> {
  const ofMail = sql`${eq(orders.id, orderId)} ${prepared('order-of-mail')}`;
  const [order] = await db.select().from(orders).where(ofMail);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const withdrawalPath = await withdrawalPathOf(db, order);
  const refundPath = await refundAccountPath(db, order);
  return {
    ...(await showOrder(db, order, toOrder)),
    note: order.note,
    email: order.email,
    withdrawalPath,
    refundPath,
    pagePath: await orderPagePath(db, order),
    reviewPath: await reviewPathOf(db, order),
  };
}

/** @throws when there is no such refund */
export async function readRefundFacts(
  db: Db,
  refundId: string,
): Promise<{ order: OrderFacts; refund: Refund }> {
  const [found] = await db.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
  const order = found && (await readOrderFacts(db, found.orderId));
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (!order || !refund) throw new Error(`There is no refund ${refundId}.`);
  return { order, refund };
}

export type WithdrawalFacts = {
  receiptNumber: string;
  orderNumber: string;
  name: string;
  email: string;
  reason: string | null;
  receivedAt: Date;
  lines: readonly { title: string; quantity: number }[];
  order: OrderFacts;
};

function titleOf(snapshot: Record<string, unknown>, vsin: string): string {
  return typeof snapshot.title === 'string' ? snapshot.title : vsin;
}

/** @throws when there is no such withdrawal */
export async function readWithdrawalFacts(db: Db, id: string): Promise<WithdrawalFacts> {
  const [found] = await db
    .select({ withdrawal: withdrawals, orderNumber: orders.orderNumber })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.id, id));
  if (!found) throw new Error(`There is no withdrawal ${id}.`);
  const { withdrawal, orderNumber } = found;
  const withdrawn = await db
    .select()
    .from(withdrawalLines)
    .where(eq(withdrawalLines.withdrawalId, id))
    .orderBy(asc(withdrawalLines.position));
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, withdrawal.orderId));
  const { receiptNumber, name, email, reason, receivedAt } = withdrawal;
  const lines = withdrawn.flatMap(({ position, quantity }) => {
    const item = items.find((one) => one.position === position);
    return item ? [{ title: titleOf(item.snapshot, item.vsin), quantity }] : [];
  });
  const order = await readOrderFacts(db, withdrawal.orderId);
  return { receiptNumber, orderNumber, name, email, reason, receivedAt, lines, order };
}

export type DeclarationFacts = Pick<WithdrawalFacts, 'orderNumber' | 'name' | 'email'> & {
  statement: string | null;
  declaredAt: Date;
  /** In groups, as it is shown. */
  code: string;
  withdrawalPath: string | null;
};

/** @throws when there is no such declaration */
export async function readDeclarationFacts(db: Db, id: string): Promise<DeclarationFacts> {
  const [found] = await db
    .select({ declaration: withdrawalDeclarations, order: orders })
    .from(withdrawalDeclarations)
    .innerJoin(orders, eq(orders.id, withdrawalDeclarations.orderId))
    .where(eq(withdrawalDeclarations.id, id));
  if (!found) throw new Error(`There is no declaration ${id}.`);
  const { order, declaration } = found;
  const { name, statement, declaredAt } = declaration;
  return {
    name,
    statement,
    declaredAt,
    orderNumber: order.orderNumber,
    email: order.email,
    code: writeCode(await declarationCode(db, id)),
    withdrawalPath: await withdrawalPathOf(db, order),
  };
}
