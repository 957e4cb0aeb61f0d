import type { ReactNode } from 'react';
import { chipStyles } from './chip-styles';
import { Icon } from './icon';
import { Link } from './link';

type Props = {
  href: string;
  children: ReactNode;
  isSelected?: boolean;
  /** Spoken for a chip that takes a filter away: "Verwijder filter: groen". */
  removeLabel?: string;
};

export function ChipLink({ href, children, isSelected, removeLabel }: Props) {
  return (
    <Link href={href} aria-label={removeLabel} className={chipStyles(isSelected)} scroll={!removeLabel}>
      {children}
      {removeLabel && <Icon name="x" size={16} />}
    </Link>
  );
}
