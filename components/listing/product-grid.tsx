import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { ProductCard } from '@/components/product-card/product-card';
import { gridStyles } from './grid-styles';

export function ProductGrid({ products }: { products: ProductCardData[] }) {
  return (
    <ul className={gridStyles}>
      {products.map((product, index) => (
        <li key={product.vsin} className="min-w-0">
          <ProductCard product={product} headingLevel="h2" priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
