import { getTranslations } from 'next-intl/server';
import type { CardModel } from '@/lib/product-card/models';
import { LateCardSlider } from './late-card-slider';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Names the row for those who cannot see the heading above it. */
  label: string;
  cards: readonly CardModel[];
};

/** Product cards in a row that scrolls sideways, below what the page is about. */
export async function ProductSlider({ id, label, cards }: Props) {
  const t = await getTranslations('productCard.slider');
  return (
    <LateCardSlider
      id={id}
      label={label}
      labels={{ previous: t('previous'), next: t('next') }}
      cards={cards}
    />
  );
}
