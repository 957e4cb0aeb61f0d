import type { ProductCard as ProductCardData } from '@/api/contract/catalogue';
import { OfferCards } from '@/components/offers/offer-cards';
import { ProductCard } from '@/components/product-card/product-card';
import type { ListingPlace } from '@/lib/listing/models';
import { listingSegments } from '@/lib/offers/segments';
import { cellStyles, gridStyles } from './grid-styles';

type Props = {
  products: ProductCardData[];
  place: ListingPlace;
};

export function ProductGrid({ products, place }: Props) {
  const offers = { site: place.site, where: listingSegments(place.type, place.link?.vsin) };
  return (
    <ul className={gridStyles}>
      {products.map((product, index) => (
        <li key={product.vsin} className={cellStyles}>
          <ProductCard product={product} headingLevel="h2" priority={index === 0} />
        </li>
      ))}
      <OfferCards {...offers} as="li" placement="listProductCard" look="tile" className="row-span-2" />
      <OfferCards {...offers} as="li" placement="listWithCard" className="col-span-full" />
    </ul>
  );
}
