import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { fewColumns } from '@/lib/listing/is-short';
import type { CardModel } from '@/lib/product-card/models';
import { fewStyles, gridStyles } from './grid-styles';

/** `few`: as wide as those of `many` up to where these have a fourth column. `largest`: without filters beside them. */
const sizes = {
  many: undefined,
  few: '(min-width: 1440px) 336px, (min-width: 1300px) 24vw, (min-width: 993px) 22vw, (min-width: 768px) 30vw, 45vw',
  largest: '(min-width: 1440px) 432px, (min-width: 768px) 30vw, 45vw',
  /** Alone it has the width of a phone. */
  single: '(min-width: 1440px) 432px, (min-width: 768px) 30vw, 92vw',
} as const;

const spans = ['sm:col-span-full sm:aspect-5/2', 'sm:col-span-1', 'sm:col-span-2'] as const;
/** Beside products it is as tall as they are. */
const ownHeight = 'sm:min-h-104 lg:min-h-136';
const beforeAdvice = 4;
const beforeRoom = 8;

type Props = {
  ref?: Ref<HTMLUListElement>;
  cards: CardModel[];
  width: keyof typeof sizes;
  /** After the fourth product: on a phone that is where the products have been seen. */
  advice: ReactNode;
  /** A room in which some of them stand, as wide as all of them. */
  among: ReactNode;
  /** Cells of the shop's own, after the products. */
  offersAmong: ReactNode;
  /** Fills the last row, of which so many columns are free. */
  room: ReactNode;
  freeColumns: number;
};

export function ProductGrid({ ref, cards, width, advice, among, offersAmong, room, freeColumns }: Props) {
  const t = useTranslations('productCard');
  const isSingle = cards.length === 1;
  const cells = cards.map((card, index) => (
    <li key={card.vsin} className={clsx('card-cell', isSingle && 'max-sm:col-span-full')}>
      <ProductCardView
        card={card}
        headingLevel="h2"
        priority={index === 0}
        compareText={t('compare')}
        sizes={sizes[isSingle && width === 'largest' ? 'single' : width]}
      />
    </li>
  ));
  return (
    <ul ref={ref} className={width === 'many' ? gridStyles : fewStyles}>
      {cells.slice(0, beforeAdvice)}
      {advice}
      {cells.slice(beforeAdvice, beforeRoom)}
      {among && <li className="col-span-full">{among}</li>}
      {cells.slice(beforeRoom)}
      {offersAmong}
      {room && (
        <li
          className={clsx(
            'relative row-span-2 max-sm:col-span-full',
            spans[freeColumns],
            cards.length % fewColumns === 0 && ownHeight,
          )}
        >
          {room}
        </li>
      )}
    </ul>
  );
}
