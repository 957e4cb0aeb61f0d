export { maxListName, maxListNote } from '@/api/contract/favourite-limits';

/** Favourites that belong together. */
export type FavouriteList = {
  /** A UUID that the browser has chosen. */
  id: string;
  name: string;
  /** Empty without one. */
  note: string;
  /** Vsins; those that are no favourites any more are not shown. */
  products: readonly string[];
};
