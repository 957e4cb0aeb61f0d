import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { CardModel } from '@/lib/product-card/to-card-model';
import { CardBadges } from './card-badges';
import { CardDeliveryLine } from './card-delivery-line';
import { CardPictures } from './card-pictures';
import { CardSwatches } from './card-swatches';
import { ProductPicture, toProduct } from './product-picture';

export type CardProps = {
  /** For the first cards above the fold. */
  priority?: boolean;
  /** How wide the card is shown; the default is that of the listing's grid. */
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
  /** Whether its picture travels to the product's page; of two cards of one product on a page only one may. */
  travels?: boolean;
  className?: string;
};

const gridSizes =
  '(min-width: 1440px) 250px, (min-width: 1300px) 17vw, (min-width: 993px) 22vw, (min-width: 768px) 30vw, 45vw';

/**
 * A product in a grid or slider: one link over the whole card, named by the title, and a heart. Drawn by the server, and by
 * the browser where it appends further pages of a listing.
 */
export function ProductCardView({
  card,
  priority = false,
  sizes = gridSizes,
  headingLevel: Heading = 'h3',
  travels = true,
  className,
}: CardProps & { card: CardModel }) {
  const t = useTranslations('productCard');
  return (
    <article className={clsx('group/card relative flex h-full flex-col', className)}>
      <ProductPicture vsin={travels ? card.vsin : null}>
        <CardPictures picture={card.picture} second={card.secondPicture} sizes={sizes} priority={priority} />
      </ProductPicture>
      <CardBadges badges={card.badges} discount={card.discount} />
      <Heading className="mt-3 line-clamp-2 min-h-[2lh] leading-snug">
        <Link
          href={card.href}
          transitionTypes={[toProduct]}
          className="rounded-sm after:absolute after:inset-0 group-hover/card:underline group-hover/card:underline-offset-4"
        >
          {card.title}
        </Link>
      </Heading>
      <CardSwatches swatches={card.swatches} more={card.moreSwatches} />
      <div className="mt-2">
        <Price
          current={card.price}
          currentLabel={t(card.previousPrice ? 'priceNow' : 'price')}
          previous={card.previousPrice}
          previousLabel={t('priceBefore')}
        />
      </div>
      <CardDeliveryLine delivery={card.delivery} />
      <FavouriteButton
        vsin={card.vsin}
        label={t('favouriteOf', { title: card.title })}
        failed={t('favouriteFailed')}
        isOnPicture
        className="absolute top-0 right-0 z-1 sm:top-1 sm:right-1"
      />
    </article>
  );
}
