import { getTranslations } from 'next-intl/server';
import { ShoppablePicture } from '@/components/product-card/shoppable-picture';
import type { ListingRoom as Model } from '@/lib/listing/models';

const wholeSizes = '(min-width: 1300px) 697px, (min-width: 993px) 49vw, 89vw';
const columnSizes = '(min-width: 1440px) 547px, (min-width: 1300px) 37vw, (min-width: 993px) 35vw, 89vw';

/** Below the products: a room in which some of them stand, each of them a step away. The list says what the picture shows. */
export async function ListingRoom({ room, isBesideFilters }: { room: Model; isBesideFilters: boolean }) {
  const t = await getTranslations('productCard');
  return (
    <section className="-mx-(--spacing-gutter) mt-section bg-linen md:mx-0 md:rounded-sm">
      <ShoppablePicture
        image={{ ...room.image, alt: '' }}
        sizes={isBesideFilters ? columnSizes : wholeSizes}
        places={room.places}
        title={t('inThisRoom')}
        list="places"
        layout="beside"
      />
    </section>
  );
}
