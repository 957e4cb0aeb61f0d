import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ShoppablePicture } from '@/components/product-card/shoppable-picture';
import type { ListingRoom as Model } from '@/lib/listing/models';

/** In the column of the products. */
const besideFilters = '(min-width: 1440px) 547px, (min-width: 1300px) 37vw, (min-width: 993px) 35vw, 89vw';
/** As `Picture` takes them, by a picture of 4:3. */
const sizes = {
  cell: '(min-width: 1440px) 620px, (min-width: 993px) 44vw, (min-width: 768px) 55vw, 89vw',
  among: besideFilters,
  column: besideFilters,
  page: '(min-width: 1300px) 697px, (min-width: 993px) 49vw, 89vw',
} as const;

type Props = {
  room: Model;
  /** In the last row of the products, among them, below them beside the filters, or below all. */
  place: keyof typeof sizes;
};

/** A room in which some of the products stand, each of them a step away. The list says what the picture shows. */
export async function ListingRoom({ room, place }: Props) {
  const t = await getTranslations('productCard');
  const isCell = place === 'cell';
  return (
    <section
      className={clsx(
        '-mx-(--spacing-gutter) bg-linen md:rounded-sm',
        isCell ? 'sm:absolute sm:inset-0 sm:mx-0' : 'md:mx-0',
        (place === 'column' || place === 'page') && 'mt-section',
      )}
    >
      <ShoppablePicture
        image={{ ...room.image, alt: '' }}
        sizes={sizes[place]}
        places={room.places}
        title={t('inThisRoom')}
        list="places"
        layout={isCell ? 'cell' : 'beside'}
      />
    </section>
  );
}
