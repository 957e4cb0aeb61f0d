'use client';

import clsx from 'clsx';
import { CompareToggle } from '@/components/compare/compare-toggle';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { CardModel } from '@/lib/product-card/models';
import { CardBadge } from './card-badge';
import { CardFacts } from './card-facts';
import { CardPictures } from './card-pictures';
import { CardSwatches } from './card-swatches';
import { CardTitle } from './card-title';
import { ProductPicture, toProduct } from './product-picture';

export type CardProps = {
  card: CardModel;
  /** For the first cards above the fold. */
  priority?: boolean;
  /** How wide the card is shown; the default is that of the listing's grid. */
  sizes?: string | undefined;
  headingLevel?: 'h2' | 'h3';
  /** Whether its picture travels to the product's page; of two cards of one product on a page only one may. */
  travels?: boolean;
  /** With it the card can be put beside others. */
  compareText?: string;
};

const gridSizes =
  '(min-width: 1440px) 250px, (min-width: 1300px) 17vw, (min-width: 993px) 22vw, (min-width: 768px) 30vw, 45vw';

/** Picture and title; below them, on one line with the neighbours' however long a title is, size, price, delivery, colours. */
const cardRows = 'card group/card row-span-2 grid-rows-subgrid';

/**
 * A product in a grid or slider: one link over the whole card, named by the title, and a heart. The browser gets its
 * model and builds the same elements from it, which takes fewer bytes than the elements would (decision 20).
 */
export function ProductCardView({
  card,
  priority = false,
  sizes = gridSizes,
  headingLevel: Heading = 'h3',
  travels = true,
  compareText,
}: CardProps) {
  const { delivery } = card;
  return (
    <article data-card={card.mark} className={cardRows}>
      <div>
        <ProductPicture vsin={travels ? card.vsin : null}>
          <CardPictures
            picture={card.picture}
            second={card.secondPicture}
            sizes={sizes}
            priority={priority}
          />
        </ProductPicture>
        <Heading className="mt-2.5 leading-snug font-medium">
          <Link href={card.href} transitionType={toProduct} className="card-link">
            <CardTitle title={card.title} />
          </Link>
        </Heading>
      </div>
      <div>
        <div className="card-price">
          <Price {...card.price} />
          <CardBadge badge={card.badge} />
        </div>
        {card.basketText && <p className="text-sm font-medium text-terracotta">{card.basketText}</p>}
        <CardFacts sizeText={card.sizeText} rating={card.rating} />
        <p
          className={clsx(
            'text-xs first-letter:uppercase',
            delivery.isQuick ? 'font-medium text-linden' : 'text-stone',
          )}
        >
          {delivery.lead && <span className="max-xs:sr-only">{`${delivery.lead} `}</span>}
          {delivery.text}
        </p>
        <CardSwatches swatches={card.swatches} coloursText={card.coloursText} moreText={card.moreText} />
        {card.note && <p className="mt-1 text-sm text-linden">{card.note}</p>}
        {compareText && (
          <CompareToggle vsin={card.vsin} text={compareText} title={card.title} className="card-action" />
        )}
      </div>
      <FavouriteButton
        vsin={card.vsin}
        label={card.favouriteLabel}
        failed={card.favouriteFailed}
        isOnPicture
        className="card-corner"
      />
    </article>
  );
}
