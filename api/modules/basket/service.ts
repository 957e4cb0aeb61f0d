import type { TokenClaims } from '../../contract/auth.ts';
import type { Basket, BasketInput, BasketItemInput } from '../../contract/basket.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { localDate } from '../delivery/working-days.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { couponProblem } from './check-coupons.ts';
import { type BasketContext, evaluateBasket } from './evaluate.ts';
import type { BasketMessage } from './messages.ts';
import { loadOffered } from './offered.ts';
import { toCouponCodes } from './promotions/coupon-code.ts';
import { keptDefinitions } from './promotions/kept-definitions.ts';
import { type Buyer, listDefinitions } from './promotions/repo.ts';
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

function buyerOf(shopper: Shopper, stored: StoredBasket | null): Buyer {
  return { ...ownerOf(shopper), email: stored?.triedEmail ?? null };
}

async function evaluateState({ stored, lines }: BasketState, shopper: Shopper, services: Services) {
  const context = basketContext(shopper, services);
  const terms = { deliveryMethod: stored?.deliveryMethod ?? 'home', country: stored?.country ?? null };
  const buyer = buyerOf(shopper, stored);
  const entered = { lines, couponCode: stored?.couponCode ?? null };
  const now = services.now();
  const definitions = await keptDefinitions(services.db, shopper.site.code, now);
  const offered = await loadOffered(services.db, buyer, entered, { definitions, now });
  return { context, offered, evaluated: evaluateBasket(lines, terms, context, offered) };
}

/** The basket as the shopper sees it, from what the caller has read or written; outside of transactions. */
export async function answerBasket(
  state: BasketState,
  shopper: Shopper,
  services: Services,
  messages: readonly BasketMessage[] = [],
): Promise<Basket> {
  const [optionValues, { context, evaluated }] = await Promise.all([
    services.catalogue.optionValues(),
    evaluateState(state, shopper, services),
  ]);
  const catalogue = { optionValues, now: services.now() };
  return withMessages(toBasket(state.stored, evaluated, catalogue, context), messages);
}

async function readState(shopper: Shopper, { db }: Services): Promise<BasketState> {
  const stored = await findOpenBasket(db, ownerOf(shopper));
  return { stored, lines: stored ? await listLines(db, stored.id, shopper.site.code) : [] };
}

/** The open basket worked out, for those who ask more of it than it shows. */
export async function evaluateOpenBasket(shopper: Shopper, services: Services) {
  const state = await readState(shopper, services);
  const { evaluated, offered } = await evaluateState(state, shopper, services);
  return { evaluated, offered, email: state.stored?.triedEmail ?? null };
}

export async function readBasket(shopper: Shopper, services: Services): Promise<Basket> {
  return answerBasket(await readState(shopper, services), shopper, services);
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

/** Codes of the input, and which of them are new; those that are in the basket stay even while they do not count. */
async function readCoupons(tx: Tx, shopper: Shopper, { couponCode }: BasketInput) {
  if (couponCode === undefined) return { fields: {}, fresh: [] };
  const codes = toCouponCodes(couponCode ?? []);
  if (codes.length === 0) return { fields: { couponCode: null }, fresh: [] };
  const present = (await findOpenBasket(tx, ownerOf(shopper)))?.couponCode ?? [];
  return { fields: { couponCode: codes }, fresh: codes.filter((code) => !present.includes(code)) };
}

/** How often one shopper may try a code that does not exist, and one client with as many tokens as it likes. */
const guesses = { points: 20, seconds: 600 };
const guessesOfClient = { points: 60, seconds: 600 };
type Client = Shopper & { clientAddress: string };

/** @throws ApiError coupon-invalid, coupon-expired, coupon-not-applicable, too-many-requests */
async function checkCoupons(
  tx: Tx,
  shopper: Client,
  { stored, lines }: { stored: StoredBasket; lines: readonly StoredLine[] },
  fresh: readonly string[],
  services: Services,
): Promise<void> {
  if (fresh.length === 0) return;
  const context = basketContext(shopper, services);
  const now = services.now();
  const definitions = await listDefinitions(tx, shopper.site.code, now);
  const offered = await loadOffered(tx, buyerOf(shopper, stored), { ...stored, lines }, { definitions, now });
  const problem = couponProblem(evaluateBasket(lines, stored, context, offered), fresh, context);
  if (problem?.code === 'coupon-invalid') {
    await services.limits.consume('coupon', shopper.claims.sub, guesses);
    await services.limits.consume('coupon by client', shopper.clientAddress, guessesOfClient);
  }
  if (problem) throw problem;
}

/**
 * PUT basket: `items` replaces all lines, other fields are set when present.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (address of somebody else), the codes of coupons,
 * state-conflict when the basket is no longer the one of `revision`
 */
export async function replaceBasket(
  shopper: Client,
  input: BasketInput,
  services: Services,
): Promise<Basket> {
  const { items, couponCode: _entered, revision, ...given } = input;
  const { stored, change } = await services.db.transaction(async (tx) => {
    await checkAddresses(tx, shopper, input);
    const coupons = await readCoupons(tx, shopper, input);
    const fields = { ...given, ...coupons.fields };
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper), services.now(), fields);
    if (revision !== undefined && revision !== basket.revision - 1) throw new ApiError('state-conflict');
    const changed = items
      ? await changeLockedBasket(tx, basket.id, shopper, items, 'set')
      : { lines: await listLines(tx, basket.id, shopper.site.code), messages: [] };
    await checkCoupons(tx, shopper, { stored: basket, lines: changed.lines }, coupons.fresh, services);
    return { stored: basket, change: changed };
  });
  return answerBasket({ stored, lines: change.lines }, shopper, services, change.messages);
}
