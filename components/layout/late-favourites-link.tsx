'use client';

import { late } from '@/lib/browser/late-island';

/** A link from the start; the count comes after the first load, and with it what else the header can do without. */
export const LateFavouritesLink = late<object>(() =>
  import('./later-header').then(({ LaterHeader }) => LaterHeader),
);
