import type { SiteRules } from '../../contract/sites.ts';
import type { WithdrawalCheck, WithdrawalCheckInput } from '../../contract/withdrawals.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { localDate } from '../delivery/working-days.ts';
import { listOrderItems, type StoredOrder, type StoredOrderItem } from '../orders/repo.ts';
import { currencyOf, toOrderItems } from '../orders/view.ts';
import { listOpenDeclarations } from './declarations-repo.ts';
import { findContract, type OpenCall } from './proof.ts';
import { findDeliveredAt, listDeclared } from './repo.ts';
import { type LineRight, piecesMinor, rightOf, withdrawUntil } from './rights.ts';
import { nameOf } from './view.ts';

type Rights = { until: string | null; declaredAt: Date | null; items: StoredOrderItem[]; lines: LineRight[] };

/**
 * What was declared without proof counts from its own moment, however much later it is proven.
 * @throws ApiError not-withdrawable for an order that is over
 */
export async function readRights(
  db: Queryable,
  order: StoredOrder,
  site: SiteRules,
  services: Services,
): Promise<Rights> {
  if (order.status === 'cancelled' || order.status === 'returned') throw new ApiError('not-withdrawable');
  const deliveredAt = await findDeliveredAt(db, order.id);
  const { freeReturnDays } = services.config(site.code);
  const until = deliveredAt && withdrawUntil(deliveredAt, freeReturnDays, site);
  const [open] = await listOpenDeclarations(db, order.id);
  const declaredAt = open?.declaredAt ?? null;
  const isTooLate = until !== null && localDate(declaredAt ?? services.now(), site.timeZone) > until;
  const items = await listOrderItems(db, [order.id]);
  const declared = await listDeclared(db, order.id);
  const lines = items.map((item) => rightOf(item, declared.get(item.position) ?? 0, isTooLate));
  return { until, declaredAt, items, lines };
}

/** POST withdrawals/check: the first step, which changes nothing. @throws ApiError as findContract, not-withdrawable */
export async function checkWithdrawal(
  call: OpenCall,
  input: WithdrawalCheckInput,
  services: Services,
): Promise<WithdrawalCheck> {
  const order = await findContract(call, input, services);
  const { until, declaredAt, items, lines } = await readRights(services.db, order, call.site, services);
  const shown = toOrderItems(order, items);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.createdAt.toISOString(),
    email: order.email,
    name: nameOf(order),
    withdrawUntil: until,
    declaredAt: declaredAt?.toISOString() ?? null,
    lines: items.map((item, index) => {
      const { withdrawable = 0, reason = null } = lines[index] ?? {};
      const before = item.quantity - withdrawable;
      return {
        line: item.position,
        vsin: item.vsin,
        title: shown[index]?.title ?? item.vsin,
        ordered: item.quantity,
        withdrawable,
        reason,
        refund: {
          amount: piecesMinor(item, before, withdrawable),
          currency: currencyOf(order),
        },
      };
    }),
  };
}
