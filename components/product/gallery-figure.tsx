import { useTranslations } from 'next-intl';
import { ProductPicture } from '@/components/product-card/product-picture';
import { Picture } from '@/components/ui/picture';
import type { GalleryPicture } from './gallery-pictures';

type Props = {
  vsin: string;
  picture: GalleryPicture;
  isFirst: boolean;
  /** As `Picture` has them. */
  sizes: string;
  onZoom: () => void;
};

/** One picture of the row. Without client code its link shows the whole picture. */
export function GalleryFigure({ vsin, picture, isFirst, sizes, onZoom }: Props) {
  const t = useTranslations('product.gallery');
  const figure = (
    <figure className="relative bg-ground">
      <a
        href={picture.src}
        className="gallery-link"
        onClick={(event) => {
          event.preventDefault();
          onZoom();
        }}
      >
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          placeholder={picture.placeholder}
          focus={picture.focus}
          sizes={sizes}
          fit="wide"
          priority={isFirst}
          className="gallery-picture"
        />
        <span className="sr-only">, {t('zoom')}</span>
      </a>
      {picture.shows && (
        <figcaption className="absolute bottom-3 left-3 on-picture rounded-full px-3 py-1 text-xs">
          {t('shows', { option: picture.shows })}
        </figcaption>
      )}
    </figure>
  );
  return isFirst ? <ProductPicture vsin={vsin}>{figure}</ProductPicture> : figure;
}
