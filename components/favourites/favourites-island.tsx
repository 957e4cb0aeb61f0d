'use client';

import dynamic from 'next/dynamic';
import { FavouritesLoading } from './favourites-states';

/** Comes after the page: it depends on the visitor, and the page is the same for everyone. */
export const FavouritesIsland = dynamic(
  () => import('./favourites-page').then(({ FavouritesPage }) => FavouritesPage),
  { ssr: false, loading: () => <FavouritesLoading /> },
);
