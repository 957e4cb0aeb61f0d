'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { sharedFavouritesOf, sharedNameOf } from '@/lib/routes/favourites-paths';
import { FavouritesView } from './favourites-view';
import { SharedFavourites } from './shared-favourites';

/** The visitor's own list, or the one that the address names. */
function Page({ empty, gone }: { empty: ReactNode; gone: ReactNode }) {
  const search = useSearchParams().toString();
  const shared = sharedFavouritesOf(search);
  if (!shared) return <FavouritesView empty={empty} />;
  return <SharedFavourites vsins={shared} name={sharedNameOf(search)} gone={gone} />;
}

export const FavouritesPage = withQueryProvider(Page);
