'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { FavouriteButton as Part } from './favourite-button';

/** The heart of a page that has no cards in its first load; a press waits for its code. */
export const LateFavouriteButton = late<ComponentProps<typeof Part>>(() =>
  import('./favourite-button').then(({ FavouriteButton }) => FavouriteButton),
);
