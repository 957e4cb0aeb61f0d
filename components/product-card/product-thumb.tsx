import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { ThumbPicture } from '@/lib/product-card/models';

type Props = {
  media: ThumbPicture;
  alt?: string;
  sizes: string;
  className?: string;
};

/** A product small, in a list. */
export function ProductThumb({ media, alt = '', sizes, className }: Props) {
  return (
    <span className={clsx('block aspect-4/3 overflow-hidden rounded-sm bg-ground', className)}>
      <Picture
        src={media.securePath}
        width={media.width}
        height={media.height}
        alt={alt}
        sizes={sizes}
        fit="thumb"
        className="size-full object-cover"
      />
    </span>
  );
}
