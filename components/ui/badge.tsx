import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sale' | 'green' | 'dark';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-white text-ink inset-ring inset-ring-sand',
  sale: 'bg-terracotta text-white',
  green: 'bg-linden text-white',
  dark: 'bg-ink text-white',
};

type Props = {
  tone?: BadgeTone;
  /** `sm` for a corner of a picture. */
  size?: 'sm' | 'md';
  children: ReactNode;
};

export function Badge({ tone = 'plain', size = 'md', children }: Props) {
  return (
    <span className={clsx('badge', size === 'sm' ? 'text-2xs' : 'py-0.5 text-xs sm:px-2', tones[tone])}>
      {children}
    </span>
  );
}
