import clsx from 'clsx';
import type { IconName } from './icon-names';

type Props = { name: IconName; size?: number; className?: string };

/** A picture of the sprite: no client code, a few bytes of HTML. Decorative; the text beside it speaks. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={clsx('icon', className)}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
