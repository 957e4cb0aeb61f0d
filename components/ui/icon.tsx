import clsx from 'clsx';
import type { IconName } from './icon-names';

type Props = { name: IconName; size?: number; className?: string; isFilled?: boolean };

/** A picture of the sprite: no client code, a few bytes of HTML. Decorative; the text beside it speaks. */
export function Icon({ name, size = 20, className, isFilled = false }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', className)}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
