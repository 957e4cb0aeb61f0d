import clsx from 'clsx';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { BadgeCode, CardModel } from '@/lib/product-card/models';

const tones: Record<BadgeCode, BadgeTone> = {
  sale: 'sale',
  new: 'plain',
  express: 'green',
  collection: 'plain',
  'last-items': 'plain',
  'sold-out': 'dark',
};

/** In the corner of the picture, where packshots have nothing but their wall; the link lies above it. */
export function CardBadge({ badge }: Pick<CardModel, 'badge'>) {
  if (!badge) return null;
  return (
    <p
      className={clsx(
        'absolute top-1 left-1 flex sm:top-2 sm:left-2',
        // A phone has no room to spare for whose design it is.
        badge.code === 'collection' && 'max-sm:hidden',
      )}
    >
      <Badge tone={tones[badge.code]} size="sm">
        {badge.text}
      </Badge>
    </p>
  );
}
