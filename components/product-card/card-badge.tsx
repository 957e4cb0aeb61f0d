import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { BadgeCode, CardModel } from '@/lib/product-card/models';

const tones: Record<BadgeCode, BadgeTone> = {
  sale: 'sale',
  new: 'green',
  'last-items': 'plain',
  'sold-out': 'dark',
};

/** At the end of the line of the price, where it covers nothing of the product. */
export function CardBadge({ badge }: Pick<CardModel, 'badge'>) {
  if (!badge) return null;
  return (
    <Badge tone={tones[badge.code]} size="sm">
      {badge.text}
    </Badge>
  );
}
