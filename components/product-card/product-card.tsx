import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { toCardModel } from '@/lib/product-card/to-card-model';
import { currentSite } from '@/lib/sites/current';
import { type CardProps, ProductCardView } from './product-card-view';

/** Vsins of the cards drawn on this page so far. */
const drawn = cache(() => new Set<string>());

/** A product as the server draws it in a grid or slider. */
export async function ProductCard({ product, ...props }: CardProps & { product: ProductCardData }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('productCard')]);
  const travels = !drawn().has(product.vsin);
  drawn().add(product.vsin);
  return <ProductCardView {...props} travels={travels} card={toCardModel(product, site, t)} />;
}
