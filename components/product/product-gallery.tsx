import type { ProductModel } from '@/lib/product/models';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-pictures';

export function ProductGallery({
  vsin,
  pictures: photos,
  title,
}: {
  vsin: string;
  pictures: ProductModel['pictures'];
  title: string;
}) {
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
  return <Gallery vsin={vsin} pictures={pictures} title={title} />;
}
