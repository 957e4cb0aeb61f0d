'use client';

import { useTranslations } from 'next-intl';
import type { ProductCard } from '@/api/contract/catalogue';
import { FetchedProductCard } from '@/components/product-card/fetched-product-card';
import { sliderSizes, sliderStyles } from '@/components/product-card/slider-styles';
import { Carousel } from '@/components/ui/carousel';

type Props = { id: string; title: string; products: readonly ProductCard[] };

export default function PersonalRow({ id, title, products }: Props) {
  const t = useTranslations('productCard.slider');
  return (
    <section aria-labelledby={`${id}-title`} className="py-10 md:py-14">
      <h2 id={`${id}-title`} className="heading mb-6 text-2xl">
        {title}
      </h2>
      <Carousel
        id={id}
        label={title}
        labels={{ previous: t('previous'), next: t('next') }}
        className={sliderStyles.row}
      >
        {products.map((product) => (
          <li key={product.vsin} className={sliderStyles.card}>
            <FetchedProductCard product={product} travels={false} sizes={sliderSizes} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
