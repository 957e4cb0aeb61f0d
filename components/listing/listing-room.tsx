import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ShoppablePicture } from '@/components/product-card/shoppable-picture';
import type { ListingRoom as Model } from '@/lib/listing/models';

/** In the column of the products, where what is seen in it makes it higher than its own shape, and cut. */
const besideFilters = '(min-width: 993px) 640px, 89vw';
/** As `Picture` takes them, by a picture of 4:3. */
const sizes = {
  cell: '(min-width: 1440px) 620px, (min-width: 993px) 44vw, (min-width: 768px) 55vw, 89vw',
  among: besideFilters,
  column: besideFilters,
  page: '(min-width: 993px) 690px, 89vw',
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
