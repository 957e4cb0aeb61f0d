'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { favouriteCardsQuery } from '@/lib/favourites/queries';
import type { CardModel } from '@/lib/product-card/models';
import { useToCard } from '@/lib/product-card/use-to-card';
import { useSite } from '@/lib/sites/use-site';
import { FavouritesFailed, FavouritesLoading } from './favourites-states';
import { OneToBasket } from './list-actions';

type Props = {
  /** Null until they are known. */
  vsins: readonly string[] | null;
  /** Instead of the cards when the shop sells none of them any more, or there are none. */
  empty: ReactNode;
  /** What can be done with all of them. */
  actions: (cards: readonly CardModel[]) => ReactNode;
  /** Over a card; with it the card is faded, as it is no longer on the list. */
  removed?: (card: CardModel) => ReactNode;
};

/** Cards of products somebody chose, with what can be done with all of them. */
export function FavouriteCards({ vsins, empty, actions, removed }: Props) {
  const site = useSite();
  const t = useTranslations('productCard');
  const toCard = useToCard();
  const { data, isError, refetch } = useQuery(favouriteCardsQuery(site, vsins ?? [], toCard));
  if (vsins?.length === 0 || data?.length === 0) return empty;
  if (isError) return <FavouritesFailed onRetry={() => void refetch()} />;
  if (!vsins || !data) return <FavouritesLoading />;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3 max-xs:*:grow">{actions(data)}</div>
      <ul
        data-list="favourites"
        className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4"
      >
        {data.map((card) => {
          const gone = removed?.(card);
          return (
            <li
              key={card.vsin}
              className={clsx('relative card-cell row-span-3!', gone && '[&>article]:opacity-60')}
            >
              <ProductCardView
                card={card}
                headingLevel="h2"
                compareText={t('compare')}
                sizes="(min-width: 1440px) 320px, (min-width: 1300px) 22vw, (min-width: 768px) 30vw, 45vw"
              />
              {/* Below what compares, where a pointer finds that. */}
              <div className="mt-3 grid pointer-fine:mt-10">{!gone && <OneToBasket card={card} />}</div>
              {gone}
            </li>
          );
        })}
      </ul>
    </>
  );
}
