'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { Button } from '@/components/ui/button';
import { favouriteCardsQuery } from '@/lib/favourites/queries';
import { loadFavourites, useFavouritesStore } from '@/lib/favourites/store';
import { useToCard } from '@/lib/product-card/use-to-card';
import { useSite } from '@/lib/sites/use-site';
import { AccountLoading } from './account-loading';
import { LoadFailed } from './load-failed';

const perPage = 24;

/** The favourites as cards. What is taken off stays until the page is left, so that it can be put back. */
export function FavouritesView({ empty }: { empty: ReactNode }) {
  const t = useTranslations('account');
  const site = useSite();
  const toCard = useToCard();
  const ids = useFavouritesStore((state) => state.ids);
  const [vsins, setVsins] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState(perPage);
  const load = () => {
    setFailed(false);
    loadFavourites(site)
      .then(() => setVsins([...(useFavouritesStore.getState().ids ?? [])]))
      .catch(() => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each visit.
  useEffect(load, []);
  const wanted = vsins?.slice(0, shown) ?? [];
  const cards = useQuery(favouriteCardsQuery(site, wanted, toCard));
  const isEmpty = vsins !== null && vsins.length === 0;
  return (
    <>
      <h1 className="heading text-3xl">{t('menu.favorites')}</h1>
      {(hasFailed || cards.isError) && <LoadFailed onRetry={hasFailed ? load : () => void cards.refetch()} />}
      {!hasFailed && !isEmpty && !cards.data && !cards.isError && <AccountLoading />}
      {isEmpty && empty}
      <ul data-list="favourites" className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 md:gap-x-6">
        {cards.data?.map((card) => (
          <li key={card.vsin} className={ids?.has(card.vsin) === false ? 'relative opacity-60' : 'relative'}>
            <ProductCardView
              card={card}
              headingLevel="h2"
              sizes="(min-width: 1440px) 250px, (min-width: 1300px) 22vw, 45vw"
            />
          </li>
        ))}
      </ul>
      {vsins && vsins.length > shown && (
        <Button variant="secondary" className="mt-8" onClick={() => setShown(shown + perPage)}>
          {t('moreFavourites')}
        </Button>
      )}
    </>
  );
}
