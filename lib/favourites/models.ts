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

/** As the API has them, whose schemas would bring yup. */
export const maxListName = 60;
export const maxListNote = 500;
