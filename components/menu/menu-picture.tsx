import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { MenuEntry } from '@/lib/menu/models';

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'fit'> & {
  picture: MenuEntry['picture'];
  /** Of its frame. */
  className: string;
};

/** What a category looks like, beside its name; nothing where it has no picture. */
export function MenuPicture({ picture, className, ...shown }: Props) {
  return (
    picture && (
      <span className={clsx('block aspect-4/3 overflow-hidden rounded-sm bg-ground', className)}>
        <Picture
          src={picture.securePath}
          alt=""
          width={picture.width}
          height={picture.height}
          className="size-full object-cover"
          {...shown}
        />
      </span>
    )
  );
}
