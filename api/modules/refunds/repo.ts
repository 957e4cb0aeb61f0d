import { and, asc, eq } from 'drizzle-orm';
import type { RefundStatus } from '../../contract/refunds.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orders } from '../../db/schema/sales.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Paging } from '../../http/paging.ts';

const withOrders = (db: Queryable) =>
  db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId));

export async function findRefundWithOrder(db: Queryable, site: SiteCode, id: string) {
  if (!uuidPattern.test(id)) return null;
  const [row] = await withOrders(db).where(and(eq(refunds.id, id), eq(orders.site, site)));
  return row ?? null;
}

/** Oldest first, as they are to be worked off. */
export async function listRefundsOfSite(
  db: Queryable,
  { site, status }: { site: SiteCode; status?: RefundStatus | undefined },
  { limit, offset }: Paging,
) {
  return withOrders(db)
    .where(and(eq(orders.site, site), status && eq(refunds.status, status)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit)
    .offset(offset);
}
