import { getTranslations } from 'next-intl/server';
import type { Media } from '@/api/contract/catalogue';
import { isPackshot } from '@/components/product-card/picture-look';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-pictures';

/** Gives the gallery its pictures and texts. */
export async function ProductGallery({
  vsin,
  media,
  title,
}: {
  vsin: string;
  media: Media[];
  title: string;
}) {
  const t = await getTranslations('product.gallery');
  const pictures = media.map(
    (medium, index): GalleryPicture => ({
      src: medium.securePath,
      width: medium.width,
      height: medium.height,
      alt: medium.alt,
      placeholder: medium.placeholder,
      focus: medium.focus,
      caption: medium.shows ? t('shows', { option: medium.shows }) : null,
      thumbLabel: t('show', { index: index + 1, count: media.length }),
      isPackshot: isPackshot(medium),
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
