import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import type { CardModel } from '@/lib/product-card/models';
import { cellStyles, gridStyles } from './grid-styles';

type Props = {
  ref?: Ref<HTMLUListElement>;
  cards: CardModel[];
  /** Cells of the shop's own, after the products. */
  offers: ReactNode;
};

export function ProductGrid({ ref, cards, offers }: Props) {
  const t = useTranslations('productCard');
  return (
    <ul ref={ref} className={gridStyles}>
      {cards.map((card, index) => (
        <li key={card.vsin} className={cellStyles}>
          <ProductCardView card={card} headingLevel="h2" priority={index === 0} compareText={t('compare')} />
        </li>
      ))}
      {offers}
    </ul>
  );
}
