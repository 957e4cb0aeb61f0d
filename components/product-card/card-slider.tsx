import { Carousel } from '@/components/ui/carousel';
import type { CardModel } from '@/lib/product-card/models';
import { ProductCardView } from './product-card-view';
import { sliderSizes, sliderStyles } from './slider-styles';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Names the row for those who cannot see the heading above it. */
  label: string;
  labels: { previous: string; next: string };
  cards: readonly (CardModel & { travels?: boolean })[];
};

/** Product cards in a row that scrolls sideways, for whoever knows which of them travel. */
export function CardSlider({ id, label, labels, cards }: Props) {
  return (
    <Carousel id={id} label={label} labels={labels} className={sliderStyles.row}>
      {cards.map(({ travels, ...card }) => (
        <li key={card.vsin} className={sliderStyles.card}>
          <ProductCardView card={card} travels={travels} sizes={sliderSizes} />
        </li>
      ))}
    </Carousel>
  );
}
