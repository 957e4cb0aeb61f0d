import type { BasketInput, BasketItemInput } from '../../contract/basket.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { type ChangeMode, changeLines, type LinesChange } from './change.ts';
import type { BasketMessage } from './messages.ts';
import { readOpenBasket, writeOpenBasket } from './open-basket.ts';
import type { BasketFields, StoredBasket } from './repo.ts';
import { isLine, type StoredLine } from './rows.ts';

/** What a shopper asks to be changed; without items the lines stay. */
export type Asked = {
  items?: readonly BasketItemInput[] | undefined;
  mode: ChangeMode;
  fields: BasketFields;
  /** Of the basket that the change was made from. */
  revision?: number | undefined;
};
export type Changed = { stored: StoredBasket; lines: StoredLine[]; messages?: readonly BasketMessage[] };

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
  rows: Awaited<ReturnType<typeof readOpenBasket>>['rows'],
  { items, mode }: Asked,
  shopper: ShopperContext,
): LinesChange {
  if (items) return changeLines(rows, items, mode, shopper);
  return { lines: rows.filter(isLine), saved: [], removed: [], messages: [] };
}

/**
 * Changes the open basket by one statement that reads and one that writes, without a lock between them.
 * @returns null when somebody else changed the basket in between; then nothing was written
 * @throws ApiError product-not-found, out-of-stock, invalid-input, state-conflict (another revision)
 */
export async function changeAtOnce(
  shopper: ShopperContext,
  asked: Asked,
  { db, now }: Services,
): Promise<Changed | null> {
  const { fields, items = [], revision } = asked;
  const owner = ownerOf(shopper);
  const vsins = items.map((item) => item.productId);
  const read = await readOpenBasket(db, owner, { vsins, addressIds: namedAddresses(fields) });
  const { stored: before, rows, ownAddressIds } = read;
  refuseOthersAddresses(fields, ownAddressIds);
  if (revision !== undefined && revision !== (before?.revision ?? 0)) throw new ApiError('state-conflict');
  const { lines, saved, removed, messages } = changeRows(rows, asked, shopper);
  const stored = await writeOpenBasket(db, owner, { before, fields, saved, removed, now: now() });
  return stored && { stored, lines, messages };
}
