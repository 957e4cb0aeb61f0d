import type { Basket, BasketInput, BasketItemInput } from '../../contract/basket.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { checkCoupons, readCoupons } from './check-coupons.ts';
import type { BasketMessage } from './messages.ts';
import {
  deleteLines,
  findOpenBasket,
  listLines,
  listRows,
  lockOrOpenBasket,
  type StoredBasket,
  type StoredLine,
  saveLines,
} from './repo.ts';
import { toBasket } from './view.ts';
import { type Entered, type WorkedOut, workOut } from './work-out.ts';

/** What is stored of a basket; null as long as nothing was added. */
export type BasketState = { stored: StoredBasket | null; lines: StoredLine[] };

/** What this change reduced is told in this answer only: the stored quantity is right from now on. */
function withMessages(basket: Basket, extra: readonly BasketMessage[]): Basket {
  const known = new Set(basket.messages.map(({ code, productId }) => `${code}:${productId}`));
  const fresh = extra.filter(({ code, productId }) => !known.has(`${code}:${productId}`));
  return { ...basket, messages: [...fresh, ...basket.messages] };
}

/** What counts in a stored basket, on behalf of its owner. */
function enteredOf({ stored, lines }: BasketState, shopper: ShopperContext): Entered {
  const { deliveryMethod = 'home', country = null, couponCodes = null } = stored ?? {};
  const buyer = { ...ownerOf(shopper), email: stored?.triedEmail ?? null };
  return { lines, couponCodes, terms: { deliveryMethod, country }, buyer };
}

/**
 * The basket as the shopper sees it, from what the caller has read or written; outside of transactions.
 * @param worked what the caller has worked out of this very state
 */
export async function answerBasket(
  state: BasketState & { messages?: readonly BasketMessage[]; worked?: WorkedOut | null },
  shopper: ShopperContext,
  services: Services,
): Promise<Basket> {
  const [optionValues, { context, evaluated }] = await Promise.all([
    services.catalogue.optionValues(),
    state.worked ?? workOut(enteredOf(state, shopper), shopper, services),
  ]);
  const catalogue = { optionValues, now: services.now() };
  return withMessages(toBasket(state.stored, evaluated, catalogue, context), state.messages ?? []);
}

async function readState(shopper: ShopperContext, { db }: Services): Promise<BasketState> {
  const stored = await findOpenBasket(db, ownerOf(shopper));
  return { stored, lines: stored ? await listLines(db, stored.id, shopper.site.code) : [] };
}

/** The open basket worked out, for those who ask more of it than it shows. */
export async function evaluateOpenBasket(shopper: ShopperContext, services: Services) {
  const state = await readState(shopper, services);
  const { evaluated, offered } = await workOut(enteredOf(state, shopper), shopper, services);
  return { evaluated, offered, email: state.stored?.triedEmail ?? null };
}

export async function readBasket(shopper: ShopperContext, services: Services): Promise<Basket> {
  return answerBasket(await readState(shopper, services), shopper, services);
}

/**
 * Changes the lines of a locked basket.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (too many lines)
 */
export async function changeLockedBasket(
  tx: Tx,
  basketId: string,
  shopper: ShopperContext,
  { items, mode }: { items: readonly BasketItemInput[]; mode: ChangeMode },
): Promise<LinesChange> {
  const vsins = items.map((item) => item.productId);
  const rows = await listRows(tx, basketId, shopper.site.code, { vsins });
  const change = changeLines(rows, items, mode, shopper);
  await deleteLines(tx, basketId, change.removed);
  await saveLines(tx, basketId, change.saved);
  return change;
}

/** POST basket: adds to what is there. @throws ApiError product-not-found, out-of-stock, invalid-input */
export async function addToBasket(
  shopper: ShopperContext,
  items: readonly BasketItemInput[],
  services: Services,
): Promise<Basket> {
  const state = await services.db.transaction(async (tx) => {
    const stored = await lockOrOpenBasket(tx, ownerOf(shopper), services.now());
    return { stored, ...(await changeLockedBasket(tx, stored.id, shopper, { items, mode: 'add' })) };
  });
  return answerBasket(state, shopper, services);
}

async function checkAddresses(tx: Tx, shopper: ShopperContext, input: BasketInput): Promise<void> {
  for (const property of ['shippingAddressId', 'billingAddressId'] as const) {
    const id = input[property];
    if (id && !(await findAddress(tx, ownerOf(shopper), id)))
      throw new ApiError('invalid-input', undefined, [{ property, message: 'invalid' }]);
  }
}

/**
 * PUT basket: `items` replaces all lines, other fields are set when present. Coupons are tried before the basket is
 * kept, and the answer shows what was worked out for that.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (address of somebody else), the codes of coupons,
 * state-conflict when the basket is no longer the one of `revision`
 */
export async function replaceBasket(
  shopper: ShopperContext & { clientIp: string },
  input: BasketInput,
  services: Services,
): Promise<Basket> {
  const { items, couponCode, revision, ...given } = input;
  const state = await services.db.transaction(async (tx) => {
    await checkAddresses(tx, shopper, input);
    const coupons = await readCoupons(tx, ownerOf(shopper), couponCode);
    const fields = { ...given, ...coupons.fields };
    const stored = await lockOrOpenBasket(tx, ownerOf(shopper), services.now(), fields);
    if (revision !== undefined && revision !== stored.revision - 1) throw new ApiError('state-conflict');
    const change = items
      ? await changeLockedBasket(tx, stored.id, shopper, { items, mode: 'set' })
      : { lines: await listLines(tx, stored.id, shopper.site.code) };
    if (coupons.fresh.length === 0) return { stored, ...change };
    const entered = enteredOf({ stored, lines: change.lines }, shopper);
    const worked = await workOut(entered, shopper, services, tx);
    await checkCoupons(worked, coupons.fresh, shopper, services);
    return { stored, ...change, worked };
  });
  return answerBasket(state, shopper, services);
}
