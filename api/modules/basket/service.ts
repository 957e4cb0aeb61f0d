import type { Basket, BasketInput, BasketItemInput } from '../../contract/basket.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { type Answerable, answerBasket } from './answer.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { type Asked, changeAtOnce, namedAddresses, refuseOthersAddresses } from './change-at-once.ts';
import { checkCoupons, countGuesses, readCoupons } from './check-coupons.ts';
import { checkChosenSlot } from './delivery-slots.ts';
import { readOpenBasket } from './open-basket.ts';
import { listDefinitions } from './promotions/definitions.ts';
import { deleteLines, lockOrOpenBasket, saveLines } from './repo.ts';
import { isLine, listLines, listRows } from './rows.ts';
import { type BasketState, enteredOf, workOut } from './work-out.ts';

async function readState(shopper: ShopperContext, { db, rememberedBaskets }: Services): Promise<BasketState> {
  const owner = ownerOf(shopper);
  const { stored, text, rows } = await readOpenBasket(db, owner);
  const lines = rows.filter(isLine);
  if (text !== null) rememberedBaskets.keep(owner, { text, lines });
  return { stored, lines };
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

/** Others who change this basket wait until the transaction ends. @throws ApiError see `changeAtOnce` */
async function changeLocked(
  tx: Tx,
  shopper: ShopperContext,
  { fields, items, mode, revision }: Asked,
  services: Services,
): Promise<Answerable> {
  const stored = await lockOrOpenBasket(tx, ownerOf(shopper), services.now(), fields);
  if (revision !== undefined && revision !== stored.revision - 1) throw new ApiError('state-conflict');
  if (!items) return { stored, lines: await listLines(tx, stored.id, shopper.site.code) };
  return { stored, ...(await changeLockedBasket(tx, stored.id, shopper, { items, mode })) };
}

/** POST basket: adds to what is there. @throws ApiError product-not-found, out-of-stock, invalid-input */
export async function addToBasket(
  shopper: ShopperContext,
  items: readonly BasketItemInput[],
  services: Services,
): Promise<Basket> {
  const asked = { items, mode: 'add', fields: {} } as const;
  const quick = await changeAtOnce(shopper, asked, services);
  if (quick) return quick;
  const changed = await services.db.transaction((tx) => changeLocked(tx, shopper, asked, services));
  return answerBasket(changed, shopper, services);
}

async function checkAddresses(tx: Tx, shopper: ShopperContext, input: BasketInput): Promise<void> {
  const own: string[] = [];
  for (const id of namedAddresses(input)) {
    const address = await findAddress(tx, ownerOf(shopper), id);
    if (address) own.push(address.id);
  }
  refuseOthersAddresses(input, own);
}

/**
 * PUT basket: `items` replaces all lines, other fields are set when present. Coupons are tried before the basket is
 * kept, and the answer shows what was worked out for that.
 * @throws ApiError product-not-found, out-of-stock, invalid-input (address of somebody else), the codes of coupons,
 * delivery-slot-gone, unavailable, state-conflict when the basket is no longer the one of `revision`
 */
export async function replaceBasket(
  shopper: ShopperContext & { clientIp: string },
  input: BasketInput,
  services: Services,
): Promise<Basket> {
  const { items, couponCode, revision, ...given } = input;
  if (given.deliverySlot) await checkChosenSlot(shopper, given.deliverySlot, services);
  const asked = { items, mode: 'set', fields: given, revision } as const;
  const quick = couponCode === undefined ? await changeAtOnce(shopper, asked, services) : null;
  if (quick) return quick;
  const change = services.db.transaction(async (tx) => {
    await checkAddresses(tx, shopper, input);
    const coupons = await readCoupons(tx, ownerOf(shopper), couponCode);
    const fields = { ...given, ...coupons.fields };
    const changed = await changeLocked(tx, shopper, { ...asked, fields }, services);
    if (coupons.fresh.length === 0) return changed;
    const definitions = await listDefinitions(tx, shopper.site.code, services.now());
    const worked = await workOut(enteredOf(changed, shopper), shopper, services, { tx, definitions });
    checkCoupons(worked, coupons.fresh);
    return { ...changed, worked };
  });
  return answerBasket(await countGuesses(change, shopper, services), shopper, services);
}
