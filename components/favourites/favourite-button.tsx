'use client';

import clsx from 'clsx';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { useIdentity } from '@/lib/auth/use-identity';
import { loadFavourites, toggleFavourite, useFavouritesStore } from '@/lib/favourites/store';
import { notify } from '@/lib/notifications/notify';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

export type FavouriteTexts = { add: string; failed: string };
type Props = { vsin: string; texts: FavouriteTexts; className?: string };

/** A heart. Guests are asked to sign in and come back to the page; customers keep the product. */
export function FavouriteButton({ vsin, texts, className }: Props) {
  const site = useSite();
  const router = useRouter();
  const pathname = usePathname();
  const isCustomer = useIdentity(site)?.type === 'Customer';
  const isFavourite = useFavouritesStore(({ ids }) => ids?.has(vsin) ?? false);
  const isChanging = useFavouritesStore(({ changing }) => changing.has(vsin));
  const isLoaded = useFavouritesStore(({ ids }) => ids !== null);

  useEffect(() => {
    // Without the list the hearts stay empty; nothing else depends on it.
    if (isCustomer && !isLoaded) void loadFavourites(site).catch(() => undefined);
  }, [isCustomer, isLoaded, site]);

  function press(): void {
    if (!isCustomer) {
      router.push(authPath(site.code, 'sign-in', pathname));
      return;
    }
    if (!isChanging) toggleFavourite(site, vsin).catch(() => notify('error', texts.failed));
  }

  return (
    <button
      type="button"
      aria-label={texts.add}
      aria-pressed={isFavourite}
      aria-busy={isChanging || undefined}
      onClick={press}
      className={clsx(
        'inline-grid size-11 place-items-center rounded-full transition-colors hover:bg-linen',
        isFavourite && 'text-terracotta [&_svg]:fill-current',
        isChanging && 'opacity-60',
        className,
      )}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
