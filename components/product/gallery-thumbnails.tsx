import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { GalleryPicture } from './gallery-pictures';

type Props = {
  label: string;
  pictures: GalleryPicture[];
  current: number;
  hrefOf: (index: number) => string;
  onChoose: (index: number) => void;
};

export function GalleryThumbnails({ label, pictures, current, hrefOf, onChoose }: Props) {
  return (
    <nav aria-label={label} className="hidden md:block">
      <ul className="flex flex-col gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={hrefOf(index)}
              aria-label={picture.thumbLabel}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
              className={clsx(
                'block aspect-4/3 overflow-hidden rounded-sm border bg-linen transition-colors',
                index === current
                  ? 'border-ink forced-colors:border-3'
                  : 'border-transparent hover:border-edge forced-colors:border-[Canvas]',
              )}
            >
              <Picture
                src={picture.src}
                alt=""
                width={picture.width}
                height={picture.height}
                sizes="72px"
                fit="thumb"
                className={clsx('size-full object-cover', picture.isPackshot && 'packshot')}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
