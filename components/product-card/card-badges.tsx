import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { badgeCodes } from '@/api/contract/catalogue';
import { Badge, type BadgeTone } from '@/components/ui/badge';

type BadgeCode = (typeof badgeCodes)[number];

const tones: Record<BadgeCode, BadgeTone> = {
  sale: 'sale',
  new: 'plain',
  express: 'green',
  collection: 'plain',
  'last-items': 'plain',
  'sold-out': 'dark',
};

type Props = {
  badges: readonly BadgeCode[];
  /** Beside the word, e.g. `-20%`. */
  discount: string | null;
};

export function CardBadges({ badges, discount }: Props) {
  const t = useTranslations('productCard.badges');
  if (badges.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute top-2 right-11 left-2 flex flex-wrap gap-1 sm:top-3 sm:left-3">
      {badges.map((code) => (
        // A phone has room for one beside the heart, and none to spare for whose design it is.
        <li
          key={code}
          className={clsx('flex max-sm:not-first:hidden', code === 'collection' && 'max-sm:hidden')}
        >
          <Badge tone={tones[code]}>{code === 'sale' && discount ? `${t(code)} ${discount}` : t(code)}</Badge>
        </li>
      ))}
    </ul>
  );
}
