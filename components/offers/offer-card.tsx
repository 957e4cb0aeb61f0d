import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OfferModel } from '@/lib/offers/models';

/** The page is the same for everyone, so each device hides what is not for it. */
const visibility = { both: '', desktop: 'max-md:hidden', mobile: 'md:hidden' } as const;

const looks = {
  /** A quiet line across the page. */
  strip: 'offer-strip',
  /** As high as the cards beside it. */
  tile: 'flex h-full min-h-48 flex-col justify-between gap-6 rounded-md bg-linden-soft p-5 md:p-6',
} as const;

export type OfferLook = {
  look?: keyof typeof looks;
  /** `li` among products. */
  as?: 'div' | 'li';
  className?: string;
};

type Props = OfferLook & { card: Omit<OfferModel, 'id'> };

/** A sentence on a green ground; the whole of it leads where the offer leads, if anywhere. */
export function OfferCard({ card, look = 'strip', as: Frame = 'div', className }: Props) {
  const { text, href, device } = card;
  return (
    <Frame className={clsx('group/offer relative', visibility[device], className)}>
      <div className={looks[look]}>
        <p className={look === 'tile' ? 'heading text-2xl' : 'text-sm'}>
          {href ? (
            <Link href={href} className="offer-link">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {href && <Icon name="arrow-right" size={20} className="text-linden" />}
      </div>
    </Frame>
  );
}
