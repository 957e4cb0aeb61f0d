'use client';

import dynamic from 'next/dynamic';
import { AccountLoading } from './account-loading';

const loading = () => <AccountLoading />;

/** What the pages show comes after them: it needs the customer's data anyway, and the forms are heavy. */
export const AccountFrameIsland = dynamic(
  () => import('./account-frame').then(({ AccountFrame }) => AccountFrame),
  { ssr: false, loading },
);
export const OrdersIsland = dynamic(() => import('./orders-view').then(({ OrdersView }) => OrdersView), {
  ssr: false,
  loading,
});
export const ProfileIsland = dynamic(() => import('./profile-view').then(({ ProfileView }) => ProfileView), {
  ssr: false,
  loading,
});
export const AddressesIsland = dynamic(
  () => import('./addresses-view').then(({ AddressesView }) => AddressesView),
  { ssr: false, loading },
);
export const FavouritesIsland = dynamic(
  () => import('@/components/favourites/favourites-view').then(({ FavouritesView }) => FavouritesView),
  { ssr: false, loading },
);
export const PreferencesIsland = dynamic(
  () => import('./preferences-view').then(({ PreferencesView }) => PreferencesView),
  { ssr: false, loading },
);
