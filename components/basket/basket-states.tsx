import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RetryButton } from '@/components/status/retry-button';
import { chipStyles } from '@/components/ui/chip-styles';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { homePath, listingPath, samplesPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { OpenOrder } from './open-order';

export function BasketLoading() {
  const t = useTranslations('basket');
  return (
    <div role="status" className="grid gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem]">
      <span className="sr-only">{t('loading')}</span>
      <div className="border-t border-sand">
        {['first', 'second'].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[6rem_1fr] gap-4 border-b border-sand py-6 xs:grid-cols-[9rem_1fr]"
          >
            <Skeleton className="aspect-4/3" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="mt-4 h-12 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

type StateProps = {
  site: SiteCode;
  title: string;
  text: string;
  role?: 'alert';
  action: ReactNode;
  /** What comes before it all; a link in it takes the place of the action, what is marked as waiting that of the words. */
  first?: ReactNode;
  /** Further ways on. */
  more?: ReactNode;
};

/** What is the matter, what to do about it, and the way back into the shop, beside a picture. */
function BasketState({ site, title, text, role, action, first, more }: StateProps) {
  const t = useTranslations('basket');
  return (
    <div className="empty-panel">
      <div role={role} className="empty-panel-words">
        <div className="peer">{first}</div>
        <h2 tabIndex={-1} className="heading text-2xl outline-none peer-has-[[data-waiting]]:hidden">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-stone peer-has-[[data-waiting]]:hidden">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-xs:*:w-full peer-has-[a]:[&>:first-child]:hidden">
          {action}
          <LinkButton href={homePath(site)} variant="secondary">
            {t('continueShopping')}
          </LinkButton>
        </div>
        {more}
      </div>
      <div className="relative h-44 sm:h-auto sm:min-h-68">
        <Picture
          src="/media/room-breakfast.webp"
          alt=""
          width={1920}
          height={1280}
          sizes="(min-width: 1440px) 656px, (min-width: 768px) 46vw, 92vw"
          fit="wide"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  );
}

/** Where else somebody may have something in mind already. */
function MoreWays({ site }: { site: SiteCode }) {
  const [t, layout] = [useTranslations('account.menu'), useTranslations('layout')];
  const samples = useTranslations('samplesPage');
  const ways = [
    { title: layout('express'), href: listingPath(site, { type: 'express' }) },
    { title: t('favorites'), href: favouritesPath(site) },
    { title: samples('title'), href: samplesPath(site) },
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {ways.map(({ title, href }) => (
        <li key={href} className="max-xs:last:hidden">
          <Link href={href} className={chipStyles()}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function BasketEmpty({ site }: { site: SiteCode }) {
  const t = useTranslations('basket');
  return (
    <BasketState
      site={site}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<LinkButton href={listingPath(site, { type: 'newest' })}>{t('emptyAction')}</LinkButton>}
      first={<OpenOrder />}
      more={<MoreWays site={site} />}
    />
  );
}

export function BasketFailed({ site }: { site: SiteCode }) {
  const t = useTranslations('basket');
  return (
    <BasketState
      site={site}
      title={t('failedTitle')}
      text={t('failedText')}
      role="alert"
      action={<RetryButton>{t('tryAgain')}</RetryButton>}
    />
  );
}
