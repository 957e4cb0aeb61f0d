'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { sharedFavouritesOf } from '@/lib/routes/favourites-paths';
import { FavouritesView } from './favourites-view';
import { SharedFavourites } from './shared-favourites';

/** The visitor's own list, or the one that the address names. */
function Page({ empty, gone }: { empty: ReactNode; gone: ReactNode }) {
  const shared = sharedFavouritesOf(useSearchParams().toString());
  return shared ? <SharedFavourites vsins={shared} gone={gone} /> : <FavouritesView empty={empty} />;
}

export const FavouritesPage = withQueryProvider(Page);
