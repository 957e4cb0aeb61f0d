import { getTranslations } from 'next-intl/server';
import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { Carousel } from '@/components/ui/carousel';
import { ProductCard } from './product-card';
import { sliderSizes, sliderStyles } from './slider-styles';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Names the row for those who cannot see the heading above it. */
  label: string;
  products: readonly ProductCardData[];
};

/** Product cards in a row that scrolls sideways. */
export async function ProductSlider({ id, label, products }: Props) {
  const t = await getTranslations('productCard.slider');
  return (
    <Carousel
      id={id}
      label={label}
      labels={{ previous: t('previous'), next: t('next') }}
      className={sliderStyles.row}
    >
      {products.map((product) => (
        <li key={product.vsin} className={sliderStyles.card}>
          <ProductCard product={product} sizes={sliderSizes} />
        </li>
      ))}
    </Carousel>
  );
}
