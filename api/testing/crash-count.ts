/** What is in the database after a crash. */
import { count, eq, sql, sum } from 'drizzle-orm';
import { type DatabaseOptions, type Db, openDatabase } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { variants } from '../db/schema/catalogue.ts';
import { invoices } from '../db/schema/invoices.ts';
import { refunds } from '../db/schema/payments.ts';
import { orderItems, orders, payments } from '../db/schema/sales.ts';
import { sofa } from './crash-shopper.ts';

export type CrashCount = {
  /** Orders, and pieces in them. */
  orders: number;
  pieces: number;
  payments: number;
  cancelled: number;
  onHand: number;
  paid: number;
  invoices: number;
  creditNotes: number;
  /** Minor units. */
  refundedMinor: number;
  /** Orders without lines, history, payment or mail, or with a basket that is still open. */
  halfOrders: number;
  /** Paid orders without their one invoice or their mail, others with one; refunds without their credit note. */
  unbooked: number;
  /** Series of invoice numbers that leave one out or have one twice. */
  brokenSeries: number;
  /** Orders of which more went back than came in. */
  overRefunded: number;
};

const halfOrders = sql`
  SELECT count(*) AS found FROM orders o
  WHERE NOT EXISTS (SELECT FROM order_items WHERE order_id = o.id)
    OR NOT EXISTS (SELECT FROM order_events WHERE order_id = o.id AND status = 'waitingForPayment')
    OR (o.status = 'cancelled') <>
      EXISTS (SELECT FROM order_events WHERE order_id = o.id AND status = 'cancelled')
    OR NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
    OR (o.status = 'waitingForPayment' AND NOT EXISTS (SELECT FROM mails WHERE cause_key = 'order-placed:' || o.id))
    OR NOT EXISTS (SELECT FROM baskets WHERE id = o.basket_id AND status = 'closed')`;

const unbooked = sql`
  SELECT (SELECT count(*) FROM orders o
    WHERE (o.payment_status = 'paid')::int <>
        (SELECT count(*) FROM invoices WHERE order_id = o.id AND kind = 'invoice')
      OR (o.payment_status = 'paid') <> EXISTS (SELECT FROM payments WHERE order_id = o.id AND status = 'paid')
      OR (o.payment_status = 'paid') <> EXISTS (SELECT FROM mails WHERE cause_key = 'order-paid:' || o.id))
    + (SELECT count(*) FROM refunds r
    WHERE 1 <> (SELECT count(*) FROM invoices WHERE refund_id = r.id AND order_id = r.order_id
      AND kind = 'creditNote' AND (document -> 'total' ->> 'amount')::int = r.amount)) AS found`;

const brokenSeries = sql`
  SELECT count(*) AS found FROM (
    SELECT 1 FROM invoice_counters c FULL JOIN invoices i USING (site, kind, year)
    GROUP BY site, kind, year, c.last
    HAVING count(i.number) IS DISTINCT FROM c.last OR max(i.sequence) IS DISTINCT FROM c.last
      OR count(DISTINCT i.sequence) IS DISTINCT FROM c.last) AS broken`;

const overRefunded = sql`
  SELECT count(*) AS found FROM orders o
  WHERE coalesce((SELECT sum(amount) FROM refunds WHERE order_id = o.id AND status <> 'failed'), 0) >
    o.gift_card_amount + coalesce((SELECT sum(amount + installment_fee) FROM payments
      WHERE order_id = o.id AND status = 'paid'), 0)`;

async function numberOf(db: Db, query: typeof halfOrders): Promise<number> {
  const [row] = rowsOf<{ found: string | number }>(await db.execute(query));
  return Number(row?.found);
}

async function countFaults(db: Db) {
  return {
    halfOrders: await numberOf(db, halfOrders),
    unbooked: await numberOf(db, unbooked),
    brokenSeries: await numberOf(db, brokenSeries),
    overRefunded: await numberOf(db, overRefunded),
  };
}

export async function countIn(
  options: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>,
): Promise<CrashCount> {
  const { db, close } = await openDatabase(options);
  const [lines] = await db.select({ pieces: sum(orderItems.quantity) }).from(orderItems);
  const [given] = await db.select({ minor: sum(refunds.amount) }).from(refunds);
  const [stock] = await db.select({ onHand: variants.onHand }).from(variants).where(eq(variants.vsin, sofa));
  const kinds = await db
    .select({ kind: invoices.kind, issued: count() })
    .from(invoices)
    .groupBy(invoices.kind);
  const issued = (wanted: 'invoice' | 'creditNote') => kinds.find(({ kind }) => kind === wanted)?.issued ?? 0;
  const found = {
    orders: await db.$count(orders),
    pieces: Number(lines?.pieces ?? 0),
    payments: await db.$count(payments),
    cancelled: await db.$count(orders, eq(orders.status, 'cancelled')),
    onHand: stock?.onHand ?? 0,
    paid: await db.$count(orders, eq(orders.paymentStatus, 'paid')),
    invoices: issued('invoice'),
    creditNotes: issued('creditNote'),
    refundedMinor: Number(given?.minor ?? 0),
    ...(await countFaults(db)),
  };
  await close();
  return found;
}
