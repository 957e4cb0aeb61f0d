import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { ProductCardView } from '@/components/product-card/product-card-view';
import type { CardModel } from '@/lib/product-card/models';
import { cellStyles, fewStyles, gridStyles } from './grid-styles';

/** As wide as the others up to where those have a fourth column. */
const fewSizes =
  '(min-width: 1440px) 336px, (min-width: 1300px) 24vw, (min-width: 993px) 22vw, (min-width: 768px) 30vw, 45vw';

type Props = {
  ref?: Ref<HTMLUListElement>;
  cards: CardModel[];
  /** Of all of them, on all pages. */
  isShort: boolean;
  /** Cells of the shop's own, after the products. */
  offers: ReactNode;
};

export function ProductGrid({ ref, cards, isShort, offers }: Props) {
  const t = useTranslations('productCard');
  return (
    <ul ref={ref} className={isShort ? fewStyles : gridStyles}>
      {cards.map((card, index) => (
        <li key={card.vsin} className={cellStyles}>
          <ProductCardView
            card={card}
            headingLevel="h2"
            priority={index === 0}
            compareText={t('compare')}
            sizes={isShort ? fewSizes : undefined}
          />
        </li>
      ))}
      {offers}
    </ul>
  );
}
