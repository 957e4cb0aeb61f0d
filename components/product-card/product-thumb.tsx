import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { ThumbPicture } from '@/lib/product-card/models';
import { pictureLook } from './picture-look';

type Props = {
  media: ThumbPicture;
  alt?: string;
  sizes: string;
  className?: string;
};

/** A product small, in a list. The well is a box of its own: on the picture itself there is nothing to melt into. */
export function ProductThumb({ media, alt = '', sizes, className }: Props) {
  return (
    <span className={clsx('block aspect-4/3 overflow-hidden rounded-sm bg-linen', className)}>
      <Picture
        src={media.securePath}
        width={media.width}
        height={media.height}
        alt={alt}
        sizes={sizes}
        fit="thumb"
        className={pictureLook(media)}
      />
    </span>
  );
}
