import { useTranslations } from 'next-intl';
import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { toCardModel } from '@/lib/product-card/to-card-model';
import { useSite } from '@/lib/sites/use-site';
import { type CardProps, ProductCardView } from './product-card-view';

/** A product that the browser has fetched itself. Wants the messages of `productCard`. */
export function FetchedProductCard({ product, ...props }: CardProps & { product: ProductCardData }) {
  const site = useSite();
  const t = useTranslations('productCard');
  return <ProductCardView {...props} card={toCardModel(product, site, t)} />;
}
