import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import type { ListingModel } from '@/lib/listing/models';
import { listingSearch } from '@/lib/listing/query-text';
import { LoadMore } from './load-more';

/** Stands above the grid of every page but the first. */
export function PreviousPage({ href }: { href: string | null }) {
  const t = useTranslations('listing');
  if (!href) return null;
  return (
    <p className="mb-8 text-center">
      <a href={href} rel="prev" className={buttonStyles('secondary', 'sm')}>
        <Icon name="chevron-up" size={18} />
        {t('previousPage')}
      </a>
    </p>
  );
}

export function ListingPaging({ model }: { model: ListingModel }) {
  const { page, pageCount, total, nextHref, query } = model;
  if (!nextHref) return null;
  const search = listingSearch(model.source, { ...query, page: 1 });
  return (
    <LoadMore
      key={search}
      search={search}
      page={page}
      pageCount={pageCount}
      total={total}
      nextHref={nextHref}
      pageSize={query.pageSize}
    />
  );
}
