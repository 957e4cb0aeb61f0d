'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { useIdentity } from '@/lib/auth/use-identity';
import { whenIdle } from '@/lib/browser/when-idle';
import { loadFavourites, useFavouritesStore } from '@/lib/favourites/store';
import { accountPath, authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { CountedIcon } from './counted-icon';

/** The favourites with their count; a guest signs in first. On a phone they are in the menu of the account. */
export function FavouritesLink() {
  const t = useTranslations('account.menu');
  const site = useSite();
  const isCustomer = useIdentity(site)?.type === 'Customer';
  const count = useFavouritesStore(({ ids }) => ids?.size ?? 0);
  const isLoaded = useFavouritesStore(({ ids }) => ids !== null);
  const favourites = accountPath(site.code, 'favorites');

  useEffect(() => {
    // The page of the favourites reads them itself.
    if (!isCustomer || isLoaded || window.location.pathname === favourites) return;
    // Without the list there is no count; nothing else depends on it.
    return whenIdle(() => void loadFavourites(site).catch(() => undefined));
  }, [isCustomer, isLoaded, favourites, site]);

  return (
    <Link
      data-held
      href={isCustomer ? favourites : authPath(site.code, 'sign-in', favourites)}
      className="relative hidden size-11 items-center justify-center rounded-full transition-colors hover:bg-linen md:inline-flex"
    >
      <CountedIcon icon="heart" title={t('favorites')} count={count} />
    </Link>
  );
}
