'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { currentIdentity } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import { savePendingFavourite } from '@/lib/favourites/pending-favourite';
import { loadFavourites, toggleFavourite, useFavouritesStore } from '@/lib/favourites/store';
import { notify } from '@/lib/notifications/notify';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  vsin: string;
  label: string;
  /** Said when the server has refused. */
  failed: string;
  /** On the picture of a card: on a white disc, so that it is seen on every picture. */
  isOnPicture?: boolean;
  className?: string;
};

/**
 * A heart. It is full, or empty, from the press on; a refusal puts it back. Guests are asked to sign in and come back
 * to the page, where it is kept.
 */
export function FavouriteButton({ vsin, label, failed, isOnPicture = false, className }: Props) {
  const site = useSite();
  const router = useRouter();
  const isCustomer = useIdentity(site)?.type === 'Customer';
  const isChanging = useFavouritesStore(({ changing }) => changing.has(vsin));
  const isFavourite = useFavouritesStore(
    ({ ids, changing }) => changing.get(vsin) ?? ids?.has(vsin) ?? false,
  );
  const isLoaded = useFavouritesStore(({ ids }) => ids !== null);

  useEffect(() => {
    // Without the list the hearts stay empty; nothing else depends on it.
    if (isCustomer && !isLoaded) void loadFavourites(site).catch(() => undefined);
  }, [isCustomer, isLoaded, site]);

  function press(): void {
    // Asked at the press: React replays one of before hydration while a visitor is still unknown to what is drawn.
    if (currentIdentity(site)?.type !== 'Customer') {
      savePendingFavourite(site, vsin);
      const { pathname, search } = window.location;
      router.push(authPath(site.code, 'sign-in', pathname + search));
      return;
    }
    if (!isChanging) toggleFavourite(site, vsin).catch(() => notify('error', failed));
  }

  return (
    <button
      type="button"
      data-favourite={vsin}
      aria-label={label}
      aria-pressed={isFavourite}
      aria-busy={isChanging || undefined}
      onClick={press}
      className={clsx(
        'group/heart inline-grid size-11 place-items-center rounded-full',
        isFavourite && 'text-terracotta [&_svg]:fill-current',
        className,
      )}
    >
      <span
        className={clsx(
          'grid place-items-center rounded-full transition-colors group-hover/heart:bg-linen',
          isOnPicture ? 'size-8 bg-white sm:size-9' : 'size-full',
        )}
      >
        <Icon name="heart" size={isOnPicture ? 20 : 22} />
      </span>
    </button>
  );
}
