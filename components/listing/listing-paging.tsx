import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ListingModel } from '@/lib/listing/models';
import { withPage } from '@/lib/listing/query-changes';
import { listingSearch } from '@/lib/listing/query-text';
import { LoadMore } from './load-more';

/** Stands above the grid of every page but the first. */
export async function PreviousPage({ href }: { href: string | null }) {
  if (!href) return null;
  const t = await getTranslations('listing');
  return (
    <p className="mb-8 text-center">
      <a href={href} rel="prev" className={buttonStyles('secondary', 'sm')}>
        <Icon name="chevron-up" size={18} />
        {t('previousPage')}
      </a>
    </p>
  );
}

export async function ListingPaging({ model }: { model: ListingModel }) {
  const { page, pageCount, total, nextHref, query } = model;
  if (!nextHref) return null;
  const search = listingSearch(model.place, withPage(query, 1));
  return (
    <ClientMessages namespaces={['listing.more', 'productCard']}>
      <LoadMore key={search} {...{ search, page, pageCount, total, nextHref }} pageSize={query.pageSize} />
    </ClientMessages>
  );
}
