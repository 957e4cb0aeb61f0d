import type { TokenClaims } from '../../contract/auth.ts';
import { type Basket, type BasketInput, type BasketItemInput, maxLines } from '../../contract/basket.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from '../address/owner.ts';
import { findAddress } from '../address/repo.ts';
import { localDate } from '../delivery/working-days.ts';
import { listPriceLogs, optionValuesOf } from '../product/card-rows.ts';
import { pickText } from '../product/localise.ts';
import { type BasketContext, createMoneyText, evaluateBasket, orderableQuantity } from './evaluate.ts';
import { type BasketMessage, createMessages, unknownCouponText } from './messages.ts';
import {
  deleteLines,
  findOpenBasket,
  type LineToSave,
  listLines,
  listQuantities,
  listSellable,
  lockOrOpenBasket,
  type Sellable,
  saveBasketFields,
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

export async function readBasket(shopper: Shopper, services: Services): Promise<Basket> {
  const context = basketContext(shopper, services);
  const stored = await findOpenBasket(services.db, ownerOf(shopper));
  const lines = stored ? await listLines(services.db, stored.id, shopper.site.code) : [];
  const terms = { deliveryMethod: stored?.deliveryMethod ?? 'home', country: stored?.country ?? null };
  const evaluated = evaluateBasket(lines, terms, context);
  const variantIds = evaluated.lines.map((line) => line.variantId);
  const [optionValues, priceLogs] = await Promise.all([
    optionValuesOf(services.db),
    listPriceLogs(services.db, shopper.site.code, variantIds),
  ]);
  return toBasket(stored, evaluated, { optionValues, priceLogs, now: services.now() }, context);
}

/** The same product named twice counts as one line. */
function mergeItems(items: readonly BasketItemInput[]): BasketItemInput[] {
  const merged = new Map<string, BasketItemInput>();
  for (const item of items) {
    const known = merged.get(item.productId);
    merged.set(item.productId, known ? { ...item, quantity: known.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

type Wanted = { item: BasketItemInput; product: Sellable };

/** @throws ApiError product-not-found when one of the products is not sold on this site */
async function findWanted(tx: Tx, { site }: Shopper, items: readonly BasketItemInput[]): Promise<Wanted[]> {
  const merged = mergeItems(items);
  const sellable = await listSellable(
    tx,
    site.code,
    merged.map((item) => item.productId),
  );
  const byVsin = new Map(sellable.map((product) => [product.vsin, product]));
  return merged.map((item) => {
    const product = byVsin.get(item.productId);
    if (!product) throw new ApiError('product-not-found');
    return { item, product };
  });
}

type Change = { lines: LineToSave[]; messages: BasketMessage[] };

/**
 * Turns wishes into lines, capped by what can be ordered.
 * @param present quantities that stand in the basket now
 * @param mode `add` sums, `set` replaces
 * @throws ApiError out-of-stock for a sold-out product that is not in the basket yet
 */
function capped(
  wanted: readonly Wanted[],
  present: ReadonlyMap<number, number>,
  mode: 'add' | 'set',
  { site, language }: Shopper,
): Change {
  const texts = createMessages(language, createMoneyText({ site, language }));
  const messages: BasketMessage[] = [];
  const lines = wanted.map(({ item, product }) => {
    const before = present.get(product.variantId);
    const asked = item.quantity + (mode === 'add' ? (before ?? 0) : 0);
    const most = orderableQuantity(product);
    if (most === 0 && (mode === 'add' || before === undefined)) throw new ApiError('out-of-stock');
    const quantity = most === 0 ? (before ?? asked) : Math.min(asked, most);
    if (most > 0 && asked > most)
      messages.push(texts.quantityReduced(product.vsin, pickText(product.title, language), most));
    const components = item.components ?? null;
    return { variantId: product.variantId, quantity, seenAmount: product.unitMinor, components };
  });
  return { lines, messages };
}

function checkLineCount(count: number): void {
  if (count > maxLines)
    throw new ApiError('invalid-input', undefined, [{ property: 'items', message: 'invalid' }]);
}

/** What this change reduced stands in this answer only: the stored quantity is right from now on. */
function withMessages(basket: Basket, extra: readonly BasketMessage[]): Basket {
  const known = new Set(basket.messages.map(({ code, productId }) => `${code}:${productId}`));
  const fresh = extra.filter(({ code, productId }) => !known.has(`${code}:${productId}`));
  return { ...basket, messages: [...fresh, ...basket.messages] };
}

/** POST basket: adds to what is there. @throws ApiError product-not-found, out-of-stock, invalid-input */
export async function addToBasket(
  shopper: Shopper,
  items: readonly BasketItemInput[],
  services: Services,
): Promise<Basket> {
  const messages = await services.db.transaction(async (tx) => {
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper));
    const wanted = await findWanted(tx, shopper, items);
    const present = await listQuantities(tx, basket.id);
    const change = capped(wanted, present, 'add', shopper);
    checkLineCount(new Set([...present.keys(), ...change.lines.map((line) => line.variantId)]).size);
    await saveLines(tx, basket.id, change.lines, 'renew');
    return change.messages;
  });
  return withMessages(await readBasket(shopper, services), messages);
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

async function replaceLines(
  tx: Tx,
  basketId: string,
  shopper: Shopper,
  items: readonly BasketItemInput[],
): Promise<BasketMessage[]> {
  const wanted = await findWanted(tx, shopper, items);
  const present = await listQuantities(tx, basketId);
  const change = capped(wanted, present, 'set', shopper);
  const kept = new Set(change.lines.map((line) => line.variantId));
  await deleteLines(
    tx,
    basketId,
    [...present.keys()].filter((variantId) => !kept.has(variantId)),
  );
  await saveLines(tx, basketId, change.lines, 'keep');
  return change.messages;
}

/**
 * PUT basket: `items` replaces all lines, other fields are set when present.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (coupon, address of somebody else)
 */
export async function replaceBasket(
  shopper: Shopper,
  input: BasketInput,
  services: Services,
): Promise<Basket> {
  checkCoupons(input, shopper.language);
  const { items, couponCode, ...fields } = input;
  const messages = await services.db.transaction(async (tx) => {
    const basket = await lockOrOpenBasket(tx, ownerOf(shopper));
    await checkAddresses(tx, shopper, input);
    const cleared = couponCode === undefined ? {} : { couponCode: null };
    await saveBasketFields(tx, basket.id, { ...fields, ...cleared }, services.now());
    return items ? replaceLines(tx, basket.id, shopper, items) : [];
  });
  return withMessages(await readBasket(shopper, services), messages);
}
