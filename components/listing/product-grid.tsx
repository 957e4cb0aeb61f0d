import { OfferCards } from '@/components/offers/offer-cards';
import { ProductCard } from '@/components/product-card/product-card';
import type { ListingPlace } from '@/lib/listing/models';
import { listingSegments } from '@/lib/offers/segments';
import type { CardModel } from '@/lib/product-card/models';
import { cellStyles, gridStyles } from './grid-styles';

type Props = {
  cards: CardModel[];
  place: ListingPlace;
};

export function ProductGrid({ cards, place }: Props) {
  const offers = { site: place.site, where: listingSegments(place.type, place.link?.vsin) };
  return (
    <ul className={gridStyles}>
      {cards.map((card, index) => (
        <li key={card.vsin} className={cellStyles}>
          <ProductCard card={card} headingLevel="h2" priority={index === 0} />
        </li>
      ))}
      <OfferCards {...offers} as="li" placement="listProductCard" look="tile" className="row-span-2" />
      <OfferCards {...offers} as="li" placement="listWithCard" className="col-span-full" />
    </ul>
  );
}
