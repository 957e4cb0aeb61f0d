import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sale' | 'green' | 'dark';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-white text-ink',
  sale: 'bg-terracotta text-white',
  green: 'bg-linden text-white',
  dark: 'bg-ink text-white',
};

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'forced-edge inline-block rounded-sm px-1.5 py-0.5 sm:px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
