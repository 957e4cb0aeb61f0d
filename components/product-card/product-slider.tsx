import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import type { CardModel } from '@/lib/product-card/models';
import { ProductCard } from './product-card';
import { sliderSizes, sliderStyles } from './slider-styles';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Names the row for those who cannot see the heading above it. */
  label: string;
  cards: readonly CardModel[];
};

/** Product cards in a row that scrolls sideways. */
export async function ProductSlider({ id, label, cards }: Props) {
  const t = await getTranslations('productCard.slider');
  return (
    <Carousel
      id={id}
      label={label}
      labels={{ previous: t('previous'), next: t('next') }}
      className={sliderStyles.row}
    >
      {cards.map((card) => (
        <li key={card.vsin} className={sliderStyles.card}>
          <ProductCard card={card} sizes={sliderSizes} />
        </li>
      ))}
    </Carousel>
  );
}
