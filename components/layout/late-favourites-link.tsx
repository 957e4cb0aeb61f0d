'use client';

import { late } from '@/lib/browser/late-island';

/** A link from the start; the count comes after the first load. */
export const LateFavouritesLink = late<object>(() =>
  import('./favourites-link').then(({ FavouritesLink }) => FavouritesLink),
);
