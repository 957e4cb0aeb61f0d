'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { toggleFavourite, useFavouritesStore } from '@/lib/favourites/store';
import { useFavourites } from '@/lib/favourites/use-favourites';
import { notifyRefusal } from '@/lib/notifications/notify-refusal';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  vsin: string;
  label: string;
  /** Said when it has not worked and the server does not say why. */
  failed: string;
  /** On the picture of a card: seen on white walls and in rooms. */
  isOnPicture?: boolean;
  className?: string;
};

/**
 * A heart. It is full, or empty, from the press on; a refusal puts it back. Who has no account keeps it in the browser.
 */
export function FavouriteButton({ vsin, label, failed, isOnPicture = false, className }: Props) {
  const site = useSite();
  const isChanging = useFavouritesStore(({ changing }) => changing.has(vsin));
  const isFavourite = useFavouritesStore(
    ({ ids, changing }) => changing.get(vsin) ?? ids?.has(vsin) ?? false,
  );
  useFavourites();

  function press(): void {
    // Whose list it is, is asked at the press: React replays one of before hydration while a visitor is still unknown.
    if (!isChanging) toggleFavourite(site, vsin).catch((error) => notifyRefusal(error, failed));
  }

  return (
    <button
      type="button"
      data-favourite={vsin}
      aria-label={label}
      aria-pressed={isFavourite}
      aria-busy={isChanging || undefined}
      onClick={press}
      className={clsx('heart', isFavourite && 'text-terracotta [&_svg]:fill-current', className)}
    >
      <span className={isOnPicture ? 'card-heart size-9' : 'size-full'}>
        <Icon name="heart" size={22} />
      </span>
    </button>
  );
}
