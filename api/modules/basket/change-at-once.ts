import { setImmediate } from 'node:timers/promises';
import type { BasketInput, BasketItemInput } from '../../contract/basket.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import { changeRemembered } from './change-remembered.ts';
import type { BasketMessage } from './messages.ts';
import { type OpenBasket, readOpenBasket, type Writing, writeOpenBasket } from './open-basket.ts';
import type { Remembered } from './remembered.ts';
import type { BasketFields, StoredBasket } from './repo.ts';
import { type CatalogueRow, isLine, type StoredLine } from './rows.ts';
import { enteredOf, type WorkedOut, workOut } from './work-out.ts';

/** What a shopper asks to be changed; without items the lines stay. */
export type Asked = {
  items?: readonly BasketItemInput[] | undefined;
  mode: ChangeMode;
  fields: BasketFields;
  /** Of the basket that the change was made from. */
  revision?: number | undefined;
};
export type Changed = {
  stored: StoredBasket;
  lines: StoredLine[];
  messages?: readonly BasketMessage[];
  worked?: WorkedOut | null;
};

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

/** Works out what the basket comes to while the database writes it; null where what is written is not known before. */
async function workOutMeanwhile(
  { before, fields, lines }: { before: StoredBasket | null; fields: BasketFields; lines: StoredLine[] },
  shopper: ShopperContext,
  services: Services,
): Promise<WorkedOut | null> {
  // Another address is another country, and may be known to the limits of promotions.
  if (!before || fields.shippingAddressId !== undefined || fields.couponCodes !== undefined) return null;
  const stored = { ...before, deliveryMethod: fields.deliveryMethod ?? before.deliveryMethod };
  // By then the statement is on its way.
  await setImmediate();
  return workOut(enteredOf({ stored, lines }, shopper), shopper, services);
}

/** Writes and works out at the same time. */
async function write<Result>(
  plan: LinesChange & { before: StoredBasket | null },
  { fields }: Asked,
  { shopper, services }: { shopper: ShopperContext; services: Services },
  send: (writing: Writing) => Promise<Result>,
): Promise<[Result, WorkedOut | null]> {
  const { before, lines, saved, removed } = plan;
  return Promise.all([
    send({ before, fields, saved, removed, now: services.now() }),
    workOutMeanwhile({ before, fields, lines }, shopper, services),
  ]);
}

/** What becomes of a basket as this process remembers it; null where it cannot be told, or would be refused. */
function planRemembered(
  asked: Asked,
  { remembered, vsins }: { remembered: Remembered; vsins: readonly string[] },
  shopper: ShopperContext,
): (LinesChange & { before: StoredBasket }) | null {
  const isKnown = (vsin: string) => remembered.lines.some((line) => line.vsin === vsin);
  if (namedAddresses(asked.fields).length > 0 || !vsins.every(isKnown)) return null;
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

/** @returns the change, or what was read in trying it */
async function tryRemembered(
  shopper: ShopperContext,
  asked: Asked,
  services: Services,
): Promise<{ changed: Changed } | { read: OpenBasket | null }> {
  const owner = ownerOf(shopper);
  const remembered = services.rememberedBaskets.of(owner);
  const vsins = (asked.items ?? []).map((item) => item.productId);
  const plan = remembered && planRemembered(asked, { remembered, vsins }, shopper);
  if (!plan) return { read: null };
  const { before, lines, messages } = plan;
  const [answered, worked] = await write(plan, asked, { shopper, services }, (writing) =>
    changeRemembered(services.db, owner, { remembered, vsins }, { ...writing, before }),
  );
  if (!answered.written) return { read: answered.read };
  const { stored, text } = answered.written;
  services.rememberedBaskets.keep(owner, { text, lines });
  return { changed: { stored, lines, messages, worked } };
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
): Promise<Changed | null> {
  const tried = await tryRemembered(shopper, asked, services);
  if ('changed' in tried) return tried.changed;
  const { db } = services;
  const { fields, items = [], revision } = asked;
  const owner = ownerOf(shopper);
  const vsins = items.map((item) => item.productId);
  const read = tried.read ?? (await readOpenBasket(db, owner, { vsins, addressIds: namedAddresses(fields) }));
  const { stored: before, rows, ownAddressIds } = read;
  refuseOthersAddresses(fields, ownAddressIds);
  if (revision !== undefined && revision !== (before?.revision ?? 0)) throw new ApiError('state-conflict');
  const plan = { before, ...changeRows(rows, asked, shopper) };
  const [written, worked] = await write(plan, asked, { shopper, services }, (writing) =>
    writeOpenBasket(db, owner, writing),
  );
  if (!written) return null;
  const { lines, messages } = plan;
  services.rememberedBaskets.keep(owner, { text: written.text, lines });
  return { stored: written.stored, lines, messages, worked };
}
