import type { TokenClaims } from '../../contract/auth.ts';
import type { Basket, BasketInput, BasketItemInput } from '../../contract/basket.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from '../address/owner.ts';
import { findAddress } from '../address/repo.ts';
import { localDate } from '../delivery/working-days.ts';
import { optionValuesOf } from '../product/card-rows.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { type BasketContext, evaluateBasket } from './evaluate.ts';
import { type BasketMessage, unknownCouponText } from './messages.ts';
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

/** Who asks, where and in which language: what a call with a token tells of it. */
export type Shopper = { claims: Pick<TokenClaims, 'sub'>; site: SiteRules; language: Language };

export function basketContext(
  { site, language }: Pick<Shopper, 'site' | 'language'>,
  services: Services,
): BasketContext {
  return {
    site,
    language,
    today: localDate(services.now(), site.timeZone),
    config: services.config(site.code),
  };
}

/** What is stored of a basket; null as long as nothing was added. */
export type BasketState = { stored: StoredBasket | null; lines: StoredLine[] };

/** What this change reduced stands in this answer only: the stored quantity is right from now on. */
function withMessages(basket: Basket, extra: readonly BasketMessage[]): Basket {
  const known = new Set(basket.messages.map(({ code, productId }) => `${code}:${productId}`));
  const fresh = extra.filter(({ code, productId }) => !known.has(`${code}:${productId}`));
  return { ...basket, messages: [...fresh, ...basket.messages] };
}

/** The basket as the shopper sees it, from what the caller has read or written; outside of transactions. */
export async function answerBasket(
  { stored, lines }: BasketState,
  shopper: Shopper,
  services: Services,
  messages: readonly BasketMessage[] = [],
): Promise<Basket> {
  const context = basketContext(shopper, services);
  const terms = { deliveryMethod: stored?.deliveryMethod ?? 'home', country: stored?.country ?? null };
  const optionValues = await optionValuesOf(services.db);
  const catalogue = { optionValues, now: services.now() };
  return withMessages(toBasket(stored, evaluateBasket(lines, terms, context), catalogue, context), messages);
}

export async function readBasket(shopper: Shopper, services: Services): Promise<Basket> {
  const stored = await findOpenBasket(services.db, ownerOf(shopper));
  const lines = stored ? await listLines(services.db, stored.id, shopper.site.code) : [];
  return answerBasket({ stored, lines }, shopper, services);
}

/**
 * Changes the lines of a locked basket.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (too many lines)
 */
export async function changeLockedBasket(
  tx: Tx,
  basketId: string,
  shopper: Shopper,
  items: readonly BasketItemInput[],
  mode: ChangeMode,
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
  shopper: Shopper,
  items: readonly BasketItemInput[],
  services: Services,
): Promise<Basket> {
  const { stored, change } = await services.db.transaction(async (tx) => {
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper), services.now());
    return { stored: basket, change: await changeLockedBasket(tx, basket.id, shopper, items, 'add') };
  });
  return answerBasket({ stored, lines: change.lines }, shopper, services, change.messages);
}

async function checkAddresses(tx: Tx, shopper: Shopper, input: BasketInput): Promise<void> {
  for (const property of ['shippingAddressId', 'billingAddressId'] as const) {
    const id = input[property];
    if (id && !(await findAddress(tx, ownerOf(shopper), id)))
      throw new ApiError('invalid-input', undefined, [{ property, message: 'invalid' }]);
  }
}

function checkCoupons({ couponCode }: BasketInput, language: Language): void {
  if (!couponCode || couponCode.length === 0) return;
  const message = unknownCouponText(language);
  throw new ApiError('invalid-input', message, [{ property: 'couponCode', message }]);
}

/**
 * PUT basket: `items` replaces all lines, other fields are set when present.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (coupon, address of somebody else),
 * state-conflict when the basket is no longer the one of `revision`
 */
export async function replaceBasket(
  shopper: Shopper,
  input: BasketInput,
  services: Services,
): Promise<Basket> {
  checkCoupons(input, shopper.language);
  const { items, couponCode, revision, ...given } = input;
  const fields = couponCode === undefined ? given : { ...given, couponCode: null };
  const { stored, change } = await services.db.transaction(async (tx) => {
    await checkAddresses(tx, shopper, input);
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper), services.now(), fields);
    if (revision !== undefined && revision !== basket.revision - 1) throw new ApiError('state-conflict');
    if (items)
      return { stored: basket, change: await changeLockedBasket(tx, basket.id, shopper, items, 'set') };
    const lines = await listLines(tx, basket.id, shopper.site.code);
    return { stored: basket, change: { lines, messages: [] } };
  });
  return answerBasket({ stored, lines: change.lines }, shopper, services, change.messages);
}
