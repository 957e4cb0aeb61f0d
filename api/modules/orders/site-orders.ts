import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { OrderStatus } from '../../contract/order-statuses.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { orders } from '../../db/schema/sales.ts';
import type { Paging } from '../../http/paging.ts';

export type OrderFilter = {
  site: SiteCode;
  timeZone: string;
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  orderNumber?: string | undefined;
  email?: string | undefined;
  /** ISO dates in the time zone, both included. */
  from?: string | undefined;
  until?: string | undefined;
};

function matching({ site, status, paymentStatus, orderNumber, email, from, until, timeZone }: OrderFilter) {
  const placedOn = sql`(${orders.createdAt} AT TIME ZONE ${timeZone})::date`;
  return and(
    eq(orders.site, site),
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    orderNumber ? eq(orders.orderNumber, orderNumber) : undefined,
    email ? eq(sql`lower(${orders.email})`, email) : undefined,
    from ? sql`${placedOn} >= ${from}::date` : undefined,
    until ? sql`${placedOn} <= ${until}::date` : undefined,
  );
}

/** Orders of everybody on a site, newest first. */
export async function listOrdersOfSite(db: Queryable, filter: OrderFilter, { limit, offset }: Paging) {
  return db
    .select()
    .from(orders)
    .where(matching(filter))
    .orderBy(desc(orders.sequence))
    .limit(limit)
    .offset(offset);
}

/** How many the list has in all, and what they come to, minor units. */
export async function sumOrdersOfSite(db: Queryable, filter: OrderFilter) {
  const [found] = await db
    .select({ orders: count(), totalMinor: sum(orders.total) })
    .from(orders)
    .where(matching(filter));
  return { orders: found?.orders ?? 0, totalMinor: Number(found?.totalMinor ?? 0) };
}
