import { Picture } from '@/components/ui/picture';
import type { CardPicture } from '@/lib/product-card/models';

type Props = { picture: CardPicture; second: CardPicture | null; sizes: string; priority: boolean };

/** The 4:3 well. The second picture is not even fetched before the card is pointed at or focused. */
export function CardPictures({ picture, second, sizes, priority }: Props) {
  return (
    <div className="picture-well">
      <Picture
        src={picture.securePath}
        alt=""
        width={picture.width}
        height={picture.height}
        placeholder={picture.placeholder}
        focus={picture.focus}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover"
      />
      {second && (
        <div className="card-second-picture fade-in">
          <Picture
            src={second.securePath}
            alt=""
            width={second.width}
            height={second.height}
            placeholder={second.placeholder}
            focus={second.focus}
            sizes={sizes}
            fit="single"
            className="size-full object-cover"
          />
        </div>
      )}
    </div>
  );
}
