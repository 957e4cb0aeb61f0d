import type { WithdrawalCheckInput } from '../../contract/withdrawals.ts';
import { ApiError } from '../../http/api-error.ts';
import { authorise } from '../../http/authorise.ts';
import { evenly } from '../../http/evenly.ts';
import type { OpenCall } from '../../http/route.ts';
import { isSameText } from '../../http/same-text.ts';
import type { Services } from '../../services.ts';
import { findOrder, findOrderOfSite, type StoredOrder } from '../orders/repo.ts';
import { countWrongTry, lockMailed } from './declarations-repo.ts';
import { declarationCodes, orderOfKey } from './order-secrets.ts';
import { findOrderByNumber } from './repo.ts';

/** A call that may come with a token or without. */
export type ContractCall = Pick<OpenCall, 'site' | 'request' | 'clientIp'>;
export type Typed = { orderNumber: string; email: string };

/** Whoever knows an address shall not find the numbers of its orders, from however many clients. */
const perAddress = { points: 1000, seconds: 3600 };
/** Far narrower, so that whoever guesses is stopped before the shopper whose address it is. */
const perAddressAndClient = { points: 20, seconds: 3600 };

/** @throws ApiError too-many-requests, whether there is such an order or not */
export async function limitTyped(
  { site, clientIp }: ContractCall,
  { email }: Typed,
  { limits }: Services,
): Promise<void> {
  const address = `${site.code} ${email}`;
  await limits.consume('contract-address-client', [address, clientIp], perAddressAndClient);
  await limits.consume('contract-address', address, perAddress);
}

export const codeMs = 24 * 3_600_000;
/** Wrong codes; the next mail brings a new one. */
export const maxTries = 5;

async function isCodeOf(orderId: string, code: string, services: Services): Promise<boolean> {
  const since = new Date(services.now().getTime() - codeMs);
  return services.db.transaction(async (tx) => {
    const mailed = await lockMailed(tx, orderId, { since, maxTries });
    const ids = mailed.map(({ id }) => id);
    const codes = await declarationCodes(tx, ids);
    if (codes.some((right) => isSameText(code, right))) return true;
    await countWrongTry(tx, ids);
    return false;
  });
}

async function findByCode(
  call: ContractCall,
  typed: Typed & { code: string },
  services: Services,
): Promise<StoredOrder> {
  await limitTyped(call, typed, services);
  const order = await findOrderByNumber(services.db, call.site.code, typed);
  if (!order || !(await isCodeOf(order.id, typed.code, services)))
    throw new ApiError('withdrawal-code-invalid');
  return order;
}

async function findByToken({ site, request }: ContractCall, orderId: string, services: Services) {
  const claims = await authorise(request.headers.get('authorization'), 'token', site, services);
  return claims && findOrder(services.db, { ownerId: claims.sub, site: site.code }, orderId);
}

async function findByKey({ site }: ContractCall, key: string, { db }: Services): Promise<StoredOrder | null> {
  const id = await orderOfKey(db, key);
  return id === null ? null : findOrderOfSite(db, site.code, id);
}

/**
 * The order whose owner the caller has proven to be, or whose mails the caller reads.
 * @throws ApiError order-not-found; withdrawal-code-invalid, whatever was wrong; too-many-requests; with an orderId also
 * what a missing token gives
 */
export async function findContract(
  call: ContractCall,
  { key, orderId, orderNumber, email, code }: WithdrawalCheckInput,
  services: Services,
): Promise<StoredOrder> {
  if (orderNumber && email && code) return evenly(findByCode(call, { orderNumber, email, code }, services));
  const order = key ? await findByKey(call, key, services) : await findByToken(call, orderId ?? '', services);
  if (!order) throw new ApiError('order-not-found');
  return order;
}
