import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { GalleryPicture } from './gallery-pictures';

type Props = {
  pictures: GalleryPicture[];
  current: number;
  hrefOf: (index: number) => string;
  onChoose: (index: number) => void;
};

export function GalleryThumbnails({ pictures, current, hrefOf, onChoose }: Props) {
  const t = useTranslations('product.gallery');
  return (
    <nav aria-label={t('thumbnails')} className="hidden sm:block sm:max-md:mt-3 tablet:mt-0">
      <ul className="gallery-thumbnails">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={hrefOf(index)}
              aria-label={t('show', { index: String(index + 1), count: String(pictures.length) })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
            >
              <Picture
                src={picture.src}
                alt=""
                width={picture.width}
                height={picture.height}
                focus={picture.focus}
                sizes="72px"
                fit="thumb"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
