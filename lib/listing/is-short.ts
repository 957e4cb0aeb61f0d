import type { ListingModel } from './models';

/** Up to here a listing would leave holes beside its filters: it has three columns at most, and a room below. */
const fewProducts = 9;
export const fewColumns = 3;
/** Fewer are seen at a glance: there is nothing to filter or to put in order. */
const fewestToFilter = 4;

type Sized = { total: number; cards: readonly unknown[] };

export const isShort = ({ total }: Pick<ListingModel, 'total'>): boolean => total <= fewProducts;

/** So few that the page leads on to what else the department has. */
export const isSmall = ({ total }: Pick<ListingModel, 'total'>): boolean =>
  total > 0 && total < fewestToFilter;

/** Also where something is chosen, so that it can be taken away again. */
export const hasFilterColumn = ({ total, chips }: Pick<ListingModel, 'total' | 'chips'>): boolean =>
  total >= fewestToFilter || chips.length > 0;

/**
 * How many columns of the last row of a short listing stay empty, beside which a room can stand.
 * @param tileCount cells of the shop's own among the products
 */
export function freeColumns({ total, cards }: Sized, tileCount: number): number {
  if (!isShort({ total }) || cards.length === 0) return 0;
  return (fewColumns - ((cards.length + tileCount) % fewColumns)) % fewColumns;
}

/** Where the room of a listing stands: in its last row, below its products beside the filters, among many of them, or below all of it. */
export function roomPlace(
  model: Sized & Pick<ListingModel, 'chips'>,
  tileCount: number,
): 'cell' | 'column' | 'among' | 'page' {
  if (freeColumns(model, tileCount) > 0) return 'cell';
  if (!isShort(model)) return 'among';
  return hasFilterColumn(model) ? 'column' : 'page';
}
