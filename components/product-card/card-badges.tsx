import clsx from 'clsx';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { BadgeCode, CardModel } from '@/lib/product-card/to-card-model';

const tones: Record<BadgeCode, BadgeTone> = {
  sale: 'sale',
  new: 'plain',
  express: 'green',
  collection: 'plain',
  'last-items': 'plain',
  'sold-out': 'dark',
};

export function CardBadges({ badges }: Pick<CardModel, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute top-2 right-11 left-2 flex flex-wrap gap-1 sm:top-3 sm:left-3">
      {badges.map(({ code, text }) => (
        // A phone has room for one beside the heart, and none to spare for whose design it is.
        <li
          key={code}
          className={clsx('flex max-sm:not-first:hidden', code === 'collection' && 'max-sm:hidden')}
        >
          <Badge tone={tones[code]}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
