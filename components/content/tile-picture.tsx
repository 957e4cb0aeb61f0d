import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { PicturePreset } from '@/config/pictures/sizes';

type Props = {
  image: { path: string; alt: string; width: number; height: number; placeholder?: string; focus?: string };
  sizes: string;
  fit?: PicturePreset;
  priority?: boolean;
  className?: string;
  /** Named beside it, so the picture itself stays silent. */
  isDecorative?: boolean;
};

/** A picture, 4:3 unless a class says otherwise, that grows a little while its card is pointed at. */
export function TilePicture({ image, sizes, fit, priority, className, isDecorative = false }: Props) {
  return (
    <div className={clsx('overflow-hidden rounded-sm bg-ground', className ?? 'aspect-4/3')}>
      <Picture
        src={image.path}
        alt={isDecorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        placeholder={image.placeholder}
        focus={image.focus}
        sizes={sizes}
        fit={fit}
        priority={priority}
        className="tile-picture"
      />
    </div>
  );
}
