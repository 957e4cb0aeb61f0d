'use client';

import { useTranslations } from 'next-intl';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { sliderSizes, sliderStyles } from '@/components/product-card/slider-styles';
import { Carousel } from '@/components/ui/carousel';
import type { CardSource } from '@/lib/product-card/to-card-model';
import { useToCard } from '@/lib/product-card/use-to-card';

export type RowProps = {
  id: string;
  /** Null for products that everybody sees there. */
  title: string | null;
  /** Why all of them stand there. */
  text?: string;
  products: readonly CardSource[];
  /** Why some of them stand there, by vsin. */
  notes?: ReadonlyMap<string, string>;
};

export function PersonalRow({ id, title: personalTitle, text, products, notes }: RowProps) {
  const t = useTranslations('productCard.slider');
  const title = personalTitle ?? t('popular');
  const toCard = useToCard();
  return (
    <section aria-labelledby={`${id}-title`} className="py-10 md:py-14">
      <div className="mb-6">
        <h2 id={`${id}-title`} className="heading text-2xl in-data-template:text-3xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-stone">{text}</p>}
      </div>
      <Carousel
        id={id}
        label={title}
        labels={{ previous: t('previous'), next: t('next') }}
        className={sliderStyles.row}
      >
        {products.map((product) => {
          const note = notes?.get(product.vsin);
          const card = toCard(product);
          return (
            <li key={product.vsin} className={sliderStyles.card}>
              <ProductCardView card={note ? { ...card, note } : card} travels={false} sizes={sliderSizes} />
            </li>
          );
        })}
      </Carousel>
    </section>
  );
}
