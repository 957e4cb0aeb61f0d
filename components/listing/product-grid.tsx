import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { ProductCard } from '@/components/product-card/product-card';
import { gridStyles } from './grid-styles';

/** Cards in the first row of a phone; their pictures load at once. */
const firstCards = 2;

export function ProductGrid({ products }: { products: ProductCardData[] }) {
  return (
    <ul className={gridStyles}>
      {products.map((product, index) => (
        <li key={product.vsin} className="min-w-0">
          <ProductCard product={product} headingLevel="h2" priority={index < firstCards} />
        </li>
      ))}
    </ul>
  );
}
