import { getTranslations } from 'next-intl/server';
import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { Carousel } from '@/components/ui/carousel';
import { ProductCard } from './product-card';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Names the row for those who cannot see the heading above it. */
  label: string;
  products: readonly ProductCardData[];
};

const sizes =
  '(min-width: 1440px) 320px, (min-width: 1300px) 22vw, (min-width: 993px) 30vw, (min-width: 768px) 38vw, 62vw';

/** Product cards in a row that scrolls sideways. */
export async function ProductSlider({ id, label, products }: Props) {
  const t = await getTranslations('productCard.slider');
  return (
    <Carousel
      id={id}
      label={label}
      labels={{ previous: t('previous'), next: t('next') }}
      // On a phone the row runs to the edge of the screen, which tells that it goes on.
      className="max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter"
    >
      {products.map((product) => (
        <li
          key={product.vsin}
          className="w-[62%] shrink-0 snap-start sm:w-[38%] md:w-[calc((100%-3rem)/3)] lg:w-[calc((100%-4.5rem)/4)]"
        >
          <ProductCard product={product} sizes={sizes} />
        </li>
      ))}
    </Carousel>
  );
}
