/** What one customer keeps at most, and a browser for whoever has no account: without yup, as hearts are on every page. */
export const maxFavourites = 200;
export const maxFavouriteLists = 20;
/** Characters of the name of a list, and of what its owner notes beside it. */
export const maxListName = 60;
export const maxListNote = 500;
