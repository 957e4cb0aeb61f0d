'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { whenIdle } from '@/lib/browser/when-idle';
import { useFavouritesStore } from '@/lib/favourites/store';
import { useFavourites } from '@/lib/favourites/use-favourites';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { useSite } from '@/lib/sites/use-site';
import { CountedIcon } from './counted-icon';

/** Reads the list itself. */
const favouritesPage = /\/account\/favorites$/;

/** §4: customers' favourites come at the start, but for the page that shows them. */
function atStart(load: () => void): (() => void) | null {
  return favouritesPage.test(window.location.pathname) ? null : whenIdle(load);
}

/** The favourites with their count. The narrowest phones have no room for it: there they are in the menu. */
export function FavouritesLink() {
  const t = useTranslations('account.menu');
  const site = useSite();
  const count = useFavouritesStore(({ ids }) => ids?.size ?? 0);
  useFavourites(atStart);
  return (
    <Link href={favouritesPath(site.code)} className="icon-link hidden phone:inline-flex">
      <CountedIcon icon="heart" title={t('favorites')} count={count} />
    </Link>
  );
}
