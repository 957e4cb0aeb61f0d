import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Basket, BasketInput, BasketItemInput } from '../../contract/basket.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { answerBasket } from './answer.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { changeRemembered } from './change-remembered.ts';
import { readOpenBasket, type Writing, type Written, writeOpenBasket } from './open-basket.ts';
import type { Remembered } from './remembered.ts';
import type { BasketFields, StoredBasket } from './repo.ts';
import { type CatalogueRow, isLine } from './rows.ts';

/** What a shopper asks to be changed; without items the lines stay. */
export type Asked = {
  items?: readonly BasketItemInput[] | undefined;
  mode: ChangeMode;
  fields: BasketFields;
  /** Of the basket that the change was made from. */
  revision?: number | undefined;
};
type Plan = LinesChange & { before: StoredBasket | null };

const addressProperties = ['shippingAddressId', 'billingAddressId'] as const;

/** The addresses that a change names. */
export function namedAddresses(fields: Pick<BasketInput, (typeof addressProperties)[number]>): string[] {
  return addressProperties.flatMap((property) => fields[property] ?? []);
}

/** @throws ApiError invalid-input for addresses that are not among the owner's own */
export function refuseOthersAddresses(
  fields: Pick<BasketInput, (typeof addressProperties)[number]>,
  ownIds: readonly string[],
): void {
  const property = addressProperties.find((one) => {
    const id = fields[one];
    return id && !ownIds.includes(id.toLowerCase());
  });
  if (property) throw new ApiError('invalid-input', undefined, [{ property, message: 'invalid' }]);
}

function changeRows(
  rows: readonly CatalogueRow[],
  { items, mode }: Asked,
  shopper: ShopperContext,
): LinesChange {
  if (items) return changeLines(rows, items, mode, shopper);
  return { lines: rows.filter(isLine), saved: [], removed: [], messages: [] };
}

/** The basket as a change will leave it, and the answer to that. */
type Foreseen = { stored: StoredBasket; basket: Basket };

/** Works out the answer while the database writes; null where what is written is not known before. */
async function foresee(
  { before, lines, messages }: Plan,
  { fields }: Asked,
  { shopper, services }: { shopper: ShopperContext; services: Services },
): Promise<Foreseen | null> {
  // Another address is another country, and may be known to the limits of promotions.
  if (!before || fields.shippingAddressId !== undefined || fields.couponCodes !== undefined) return null;
  const { note, billingAddressId, deliveryMethod, oldPieces, deliverySlot } = fields;
  const stored: StoredBasket = {
    ...before,
    ...(note !== undefined && { note }),
    ...(billingAddressId !== undefined && { billingAddressId }),
    ...(deliveryMethod !== undefined && { deliveryMethod }),
    ...(oldPieces !== undefined && { oldPieces }),
    ...(deliverySlot !== undefined && { deliverySlot }),
    revision: before.revision + 1,
  };
  // By then the statement is on its way.
  await setImmediate();
  return { stored, basket: await answerBasket({ stored, lines, messages }, shopper, services) };
}

/**
 * Writes, and works out the answer at the same time. What was foreseen is answered only where it is what the database
 * has written; an address may have been changed meanwhile.
 * @returns null where nothing was written
 */
async function writeAndAnswer(
  plan: Plan,
  asked: Asked,
  { shopper, services }: { shopper: ShopperContext; services: Services },
  send: (writing: Writing) => Promise<Written | null>,
): Promise<Basket | null> {
  const { before, lines, messages, saved, removed } = plan;
  const [written, foreseen] = await Promise.all([
    send({ before, fields: asked.fields, saved, removed, now: services.now() }),
    foresee(plan, asked, { shopper, services }),
  ]);
  if (!written) return null;
  const { stored, text } = written;
  services.rememberedBaskets.keep(ownerOf(shopper), { text, lines });
  if (foreseen && isDeepStrictEqual(stored, foreseen.stored)) return foreseen.basket;
  return answerBasket({ stored, lines, messages }, shopper, services);
}

/** What becomes of a basket as this process remembers it; null where it cannot be told, or would be refused. */
function planRemembered(
  asked: Asked,
  remembered: Remembered,
  shopper: ShopperContext,
): (Plan & { before: StoredBasket }) | null {
  const isKnown = ({ productId }: BasketItemInput) =>
    remembered.lines.some((line) => line.vsin === productId);
  if (namedAddresses(asked.fields).length > 0 || !(asked.items ?? []).every(isKnown)) return null;
  const before: StoredBasket = JSON.parse(remembered.text);
  if (asked.revision !== undefined && asked.revision !== before.revision) return null;
  try {
    return { before, ...changeRows(remembered.lines, asked, shopper) };
  } catch (error) {
    // Only what is there now refuses anybody.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** @returns null where nothing was written */
async function changeAsRemembered(
  shopper: ShopperContext,
  asked: Asked,
  services: Services,
): Promise<Basket | null> {
  const owner = ownerOf(shopper);
  const remembered = services.rememberedBaskets.of(owner);
  const plan = remembered && planRemembered(asked, remembered, shopper);
  if (!plan) return null;
  return writeAndAnswer(plan, asked, { shopper, services }, (writing) =>
    changeRemembered(services.db, owner, remembered, { ...writing, before: plan.before }),
  );
}

/**
 * Changes the open basket without a lock: by one statement where this process remembers what it was, which holds then;
 * else by one that reads and one that writes.
 * @returns null when somebody else changed the basket in between; then nothing was written
 * @throws ApiError product-not-found, out-of-stock, invalid-input, state-conflict (another revision)
 */
export async function changeAtOnce(
  shopper: ShopperContext,
  asked: Asked,
  services: Services,
): Promise<Basket | null> {
  const quick = await changeAsRemembered(shopper, asked, services);
  if (quick) return quick;
  const { db } = services;
  const { fields, items = [], revision } = asked;
  const owner = ownerOf(shopper);
  const vsins = items.map((item) => item.productId);
  const read = await readOpenBasket(db, owner, { vsins, addressIds: namedAddresses(fields) });
  const { stored: before, rows, ownAddressIds } = read;
  refuseOthersAddresses(fields, ownAddressIds);
  if (revision !== undefined && revision !== (before?.revision ?? 0)) throw new ApiError('state-conflict');
  const plan = { before, ...changeRows(rows, asked, shopper) };
  return writeAndAnswer(plan, asked, { shopper, services }, (writing) => writeOpenBasket(db, owner, writing));
}
