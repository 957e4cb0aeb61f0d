import { getTranslations } from 'next-intl/server';
import { isPackshot } from '@/components/product-card/picture-look';
import type { ProductModel } from '@/lib/product/models';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-pictures';

/** Gives the gallery its pictures and texts. */
export async function ProductGallery({
  vsin,
  pictures: photos,
  title,
}: {
  vsin: string;
  pictures: ProductModel['pictures'];
  title: string;
}) {
  const t = await getTranslations('product.gallery');
  const pictures = photos.map(
    (photo, index): GalleryPicture => ({
      src: photo.securePath,
      width: photo.width,
      height: photo.height,
      alt: photo.alt,
      placeholder: photo.placeholder,
      focus: photo.focus,
      caption: photo.shows ? t('shows', { option: photo.shows }) : null,
      thumbLabel: t('show', { index: String(index + 1), count: String(photos.length) }),
      isPackshot: isPackshot(photo),
    }),
  );
  const texts = {
    label: t('label', { title }),
    thumbnails: t('thumbnails'),
    zoom: t('zoom'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
  };
  return <Gallery vsin={vsin} pictures={pictures} texts={texts} />;
}
