import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OfferModel } from '@/lib/offers/models';

/** The page is the same for everyone, so each device hides what is not for it. */
const visibility = { both: '', desktop: 'max-md:hidden', mobile: 'md:hidden' } as const;

const looks = {
  /** A quiet line across the page. */
  strip: 'offer-strip',
  /** As high as the cards beside it, and dark among them: its words stand at its foot. */
  tile: 'flex h-full min-h-48 flex-col justify-end gap-4 rounded-sm bg-linden-dark p-5 text-white md:p-8',
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
  const isTile = look === 'tile';
  return (
    <Frame className={clsx('group/offer relative', visibility[device], className)}>
      <div data-dark={isTile || undefined} className={looks[look]}>
        <p className={isTile ? 'heading text-2xl lg:text-3xl' : 'text-sm'}>
          {href ? (
            <Link href={href} className="offer-link">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {href && <Icon name="arrow-right" size={20} className={clsx(!isTile && 'text-linden')} />}
      </div>
    </Frame>
  );
}
