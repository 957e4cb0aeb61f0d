import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { toCardModel } from '@/lib/product-card/to-card-model';
import { currentSite } from '@/lib/sites/current';
import { type CardProps, ProductCardView } from './product-card-view';

/** A product as the server draws it in a grid or slider. */
export async function ProductCard({ product, ...props }: CardProps & { product: ProductCardData }) {
  return <ProductCardView {...props} card={toCardModel(product, await currentSite())} />;
}
