import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { anchors } from '@/lib/product/anchors';
import type { ProductModel } from '@/lib/product/models';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-pictures';

/** The pictures, and a way past them: name and price come behind. */
export async function ProductGallery({
  vsin,
  pictures: photos,
  title,
  isHigh,
}: {
  vsin: string;
  pictures: ProductModel['pictures'];
  title: string;
  isHigh: boolean;
}) {
  const t = await getTranslations('product');
  const pictures = photos.map(
    (photo): GalleryPicture => ({
      src: photo.securePath,
      width: photo.width,
      height: photo.height,
      alt: photo.alt,
      placeholder: photo.placeholder,
      focus: photo.focus,
      shows: photo.shows,
    }),
  );
  return (
    <div className="relative min-w-0">
      <a href={`#${anchors.purchase}`} className={buttonStyles('primary', 'sm', 'skip-pictures')}>
        {t('skipPhotos')}
      </a>
      <Gallery vsin={vsin} pictures={pictures} title={title} isHigh={isHigh} />
    </div>
  );
}
