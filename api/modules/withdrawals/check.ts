import { siteCommerce } from '../../../sites/commerce.ts';
import { dayMs } from '../../contract/calendar.ts';
import { isOver } from '../../contract/order-statuses.ts';
import type { SiteRules } from '../../contract/sites.ts';
import {
  provenWithinDays,
  type WithdrawalCheck,
  type WithdrawalCheckInput,
} from '../../contract/withdrawals.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { isSpent } from '../gift-cards/ledger.ts';
import { piecesMinor } from '../orders/pieces-minor.ts';
import { listOrderItems, type StoredOrder, type StoredOrderItem } from '../orders/repo.ts';
import { toOrderItems } from '../orders/view.ts';
import { listDeclared } from '../orders/withdrawn-pieces.ts';
import { listOpenDeclarations } from './declarations-repo.ts';
import { type ContractCall, findContract } from './proof.ts';
import { findDeliveredAt } from './repo.ts';
import { type LineRight, rightOf, withdrawUntil } from './rights.ts';
import { nameOf } from './view.ts';

type Rights = {
  until: string | null;
  /** The moment that counts, of a declaration without proof; null when that is now. */
  declaredAt: Date | null;
  /** Of one that was in time, but is proven too late to count by itself. */
  undecidedAt: Date | null;
  items: StoredOrderItem[];
  lines: LineRight[];
};

/** Later, whoever declared could have used the goods all the while. */
const provenWithinMs = provenWithinDays * dayMs;

/** Of the open declarations, the first that is proven soon enough, or the first at all. */
async function findMoments(db: Queryable, orderId: string, now: Date) {
  const open = await listOpenDeclarations(db, orderId);
  const soon = open.find(({ declaredAt }) => now.getTime() - declaredAt.getTime() <= provenWithinMs);
  return { first: open[0]?.declaredAt ?? null, counting: soon?.declaredAt ?? null };
}

/**
 * What was declared without proof counts from its own moment when it is proven within 30 days.
 * @param grantedAt the moment that staff let count, however long ago it is
 * @throws ApiError not-withdrawable for an order that is over, a gift card of which something was spent, and in a shop for businesses
 */
export async function readRights(
  db: Queryable,
  order: StoredOrder,
  { site, grantedAt }: { site: SiteRules; grantedAt?: Date | undefined },
  services: Services,
): Promise<Rights> {
  if (isOver(order.status) || siteCommerce[site.code].sellsTo === 'businesses')
    throw new ApiError('not-withdrawable');
  if (order.kind === 'gift-card' && (await isSpent(db, order.id))) throw new ApiError('not-withdrawable');
  const deliveredAt = await findDeliveredAt(db, order.id);
  const { freeReturnDays } = services.config(site.code);
  const until = deliveredAt && withdrawUntil(deliveredAt, freeReturnDays, site);
  const now = services.now();
  const { first, counting } = await findMoments(db, order.id, now);
  const declaredAt = grantedAt ?? counting;
  const isAfterLastDay = (moment: Date) => until !== null && localDate(moment, site.timeZone) > until;
  const isTooLate = isAfterLastDay(declaredAt ?? now);
  const items = await listOrderItems(db, [order.id]);
  const declared = await listDeclared(db, order.id);
  const lines = items.map((item) => rightOf(item, declared.get(item.position) ?? 0, isTooLate));
  const undecidedAt = isTooLate && first && !isAfterLastDay(first) ? first : null;
  return { until, declaredAt, undecidedAt, items, lines };
}

/** POST withdrawals/check: the first step, which changes nothing. @throws ApiError as findContract, not-withdrawable */
export async function checkWithdrawal(
  call: ContractCall,
  input: WithdrawalCheckInput,
  services: Services,
): Promise<WithdrawalCheck> {
  const order = await findContract(call, input, services);
  const rights = await readRights(services.db, order, { site: call.site }, services);
  const { until, declaredAt, undecidedAt, items, lines } = rights;
  const shown = toOrderItems(order, items);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.createdAt.toISOString(),
    email: order.email,
    name: nameOf(order),
    withdrawUntil: until,
    declaredAt: declaredAt?.toISOString() ?? null,
    undecidedAt: undecidedAt?.toISOString() ?? null,
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
          currency: order.currency,
        },
      };
    }),
  };
}
