import { asc, eq } from 'drizzle-orm';
import type { AdminOrderDetail } from '../../contract/checkout.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { findOrderOfSite } from './repo.ts';
import { toDetail } from './service.ts';

type Asked = { site: SiteRules; params: { orderId: string } };

/** An order with all that staff are asked about it on the telephone. @throws ApiError order-not-found */
export async function readAdminOrder({ site, params }: Asked, { db }: Services): Promise<AdminOrderDetail> {
  const order = await findOrderOfSite(db, site.code, params.orderId);
  if (!order) throw new ApiError('order-not-found');
  const [detail, tries] = await Promise.all([
    toDetail(db, order),
    db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.createdAt)),
  ]);
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    ...detail,
    email: order.email,
    note: order.note,
    payments: tries.map(({ sessionId, integrationType, status, reference, createdAt, ...payment }) => ({
      sessionId,
      integrationType,
      status,
      reference,
      startedAt: createdAt.toISOString(),
      amount: money(payment.amount + payment.installmentFee),
      installmentCount: payment.installmentCount,
      chargedBack: money(payment.chargedBack),
    })),
  };
}
