'use client';

import { late } from '@/lib/browser/late-island';

/** Leads guests to sign in from the start; the account's own address and the count come after the first load. */
export const LateFavouritesLink = late<object>(() =>
  import('./favourites-link').then(({ FavouritesLink }) => FavouritesLink),
);
