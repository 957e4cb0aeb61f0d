import clsx from 'clsx';
import type { SiteCode } from '@/api/contract/sites';
import type { OfferCard } from '@/api/contract/template';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { loadOffers } from '@/lib/offers/loader';
import { sitePath } from '@/lib/routes/paths';

type Placement = OfferCard['placement'];

/** The page is the same for everyone, so each device hides what is not for it. */
const visibility = { both: '', desktop: 'max-md:hidden', mobile: 'md:hidden' } as const;

const looks = {
  /** A quiet line across the page. */
  strip: 'flex items-center justify-between gap-4 rounded-md bg-linden-soft px-5 py-3.5',
  /** As high as the cards beside it. */
  tile: 'flex h-full min-h-48 flex-col justify-between gap-6 rounded-sm bg-linden-soft p-5 md:p-6',
} as const;

type Props = {
  site: SiteCode;
  /** What the page is about; see `lib/offers/segments.ts`. */
  where: string;
  placement: Placement;
  look?: keyof typeof looks;
  /** `li` where they stand among products. */
  as?: 'div' | 'li';
  className?: string;
};

/** The offers of one place of the page, if there are any. */
export async function OfferCards({
  site,
  where,
  placement,
  look = 'strip',
  as: Frame = 'div',
  className,
}: Props) {
  const cards = (await loadOffers(site, where)).filter((card) => card.placement === placement);
  return cards.map(({ id, text, link, type }) => (
    <Frame key={id} className={clsx('group/offer relative', visibility[type], className)}>
      <div className={looks[look]}>
        <p className={look === 'tile' ? 'heading text-2xl' : 'text-sm'}>
          {link ? (
            <Link
              href={sitePath(site, link)}
              className="rounded-sm after:absolute after:inset-0 group-hover/offer:underline group-hover/offer:underline-offset-4"
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {link && <Icon name="arrow-right" size={20} className="text-linden" />}
      </div>
    </Frame>
  ));
}
