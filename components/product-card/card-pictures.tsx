import clsx from 'clsx';
import type { Media } from '@/api/contract/catalogue';
import { Picture } from '@/components/ui/picture';

type Props = { picture: Media; second: Media | null; sizes: string; priority: boolean };

const look = (media: Media) =>
  clsx('size-full object-cover', media.kind !== 'room' && media.kind !== 'detail' && 'packshot');

/** The 4:3 well. The second picture is not even fetched before the card is pointed at or focused. */
export function CardPictures({ picture, second, sizes, priority }: Props) {
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-sm bg-linen">
      <Picture
        src={picture.securePath}
        alt=""
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        priority={priority}
        className={look(picture)}
      />
      {second && (
        <div className="fade-in absolute inset-0 hidden bg-linen group-focus-within/card:block group-hover/card:block">
          <Picture
            src={second.securePath}
            alt=""
            width={second.width}
            height={second.height}
            sizes={sizes}
            className={look(second)}
          />
        </div>
      )}
    </div>
  );
}
