import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

export function chipStyles(isSelected = false) {
  return clsx(
    'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors',
    isSelected
      ? 'border-linden bg-linden-soft text-linden-dark'
      : 'border-sand bg-white hover:border-ink active:bg-linen',
  );
}

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
