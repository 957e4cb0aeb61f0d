import type { SiteRules } from '../../contract/sites.ts';
import type { WithdrawalCheck, WithdrawalCheckInput } from '../../contract/withdrawals.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { authorise } from '../../http/authorise.ts';
import { networkOf } from '../../rate-limits.ts';
import type { Services } from '../../services.ts';
import { localDate } from '../delivery/working-days.ts';
import { findOrder, listOrderItems, type StoredOrder, type StoredOrderItem } from '../orders/repo.ts';
import { currencyOf, toOrderItems } from '../orders/view.ts';
import { findDeliveredAt, findOrderByNumber, listDeclared } from './repo.ts';
import { type LineRight, piecesMinor, rightOf, withdrawUntil } from './rights.ts';
import { nameOf } from './view.ts';

/** A call that may come with a token or without. */
export type OpenCall = { site: SiteRules; request: Request; clientAddress: string };
type Rights = { until: string | null; items: StoredOrderItem[]; lines: LineRight[] };

/** Order numbers follow each other: whoever knows an address shall not find its number, from however many clients. */
const perAddress = { points: 1000, seconds: 3600 };
/** Far narrower, so that whoever guesses is stopped before the shopper whose address it is. */
const perAddressAndClient = { points: 20, seconds: 3600 };

/** @throws ApiError order-not-found, whatever was wrong; too-many-requests; with an orderId also what a missing token gives */
export async function findContract(
  { site, request, clientAddress }: OpenCall,
  { orderId, orderNumber = '', email = '' }: WithdrawalCheckInput,
  services: Services,
): Promise<StoredOrder> {
  if (orderId === undefined) {
    const address = `${site.code} ${email}`;
    const ofClient = `${address} ${networkOf(clientAddress)}`;
    await services.limits.consume('contract-address-client', ofClient, perAddressAndClient);
    await services.limits.consume('contract-address', address, perAddress);
    const order = await findOrderByNumber(services.db, site.code, orderNumber, email);
    if (!order) throw new ApiError('order-not-found');
    return order;
  }
  const claims = await authorise(request.headers.get('authorization'), 'token', site, services);
  const owner = { ownerId: claims?.sub ?? '', site: site.code };
  const order = claims && (await findOrder(services.db, owner, orderId));
  if (!order) throw new ApiError('order-not-found');
  return order;
}

/** @throws ApiError not-withdrawable for an order that is over */
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
  const isTooLate = until !== null && localDate(services.now(), site.timeZone) > until;
  const items = await listOrderItems(db, [order.id]);
  const declared = await listDeclared(db, order.id);
  const lines = items.map((item) => rightOf(item, declared.get(item.position) ?? 0, isTooLate));
  return { until, items, lines };
}

/** POST withdrawals/check: the first step, which changes nothing. @throws ApiError order-not-found, not-withdrawable */
export async function checkWithdrawal(
  call: OpenCall,
  input: WithdrawalCheckInput,
  services: Services,
): Promise<WithdrawalCheck> {
  const order = await findContract(call, input, services);
  const { until, items, lines } = await readRights(services.db, order, call.site, services);
  const shown = toOrderItems(order, items);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.createdAt.toISOString(),
    email: order.email,
    name: nameOf(order),
    withdrawUntil: until,
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
